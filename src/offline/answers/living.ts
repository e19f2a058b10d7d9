/** Who answers what is asked of others, of the town and of things, what is wanted and what is told. */
import type { Intent } from "../../world/intents.ts";
import type { Answerer } from "./answerer.ts";
import * as counter from "./counter.ts";
import * as events from "./events.ts";
import * as knowledge from "./knowledge.ts";
import { names } from "./naming.ts";
import * as people from "./people.ts";
import * as places from "./places.ts";
import * as telling from "./telling.ts";
import * as wanting from "./wanting.ts";

/** Of others, of the town and things; wanting something, and telling. */
export const living = {
  "ask-person": people.who,
  "ask-person-opinion": people.opinion,
  "ask-person-where": people.where,
  "ask-person-doing": people.doing,
  "ask-person-plan": people.plan,
  "ask-person-did": people.did,
  "ask-person-state": people.state,
  "ask-person-relation": people.relation,
  "ask-person-seen": people.seen,
  "ask-person-work": people.work,
  "ask-person-likes": people.likes,
  "ask-news": events.news,
  "ask-event-what": events.what,
  "ask-event-when": events.when,
  "ask-event-where": (ask, clause) =>
    (clause.slots?.news === undefined ? places.thingWhere(ask, clause) : null) ?? events.where(ask, clause),
  "ask-event-who": events.who,
  // "Isabella's party, are you going?": that its host is, nobody asks.
  "ask-event-going": (ask, clause) =>
    clause.slots?.people?.some((id) => id !== ask.self.persona.id && id !== events.hostOf(ask, clause)) &&
    // "Isabella tells me of a party, are you going?" is asked of whoever is spoken to.
    !names(ask.lines.events.youGo, ask.text)
      ? people.plan(ask, clause)
      : wanting.goes(ask, clause),
  "ask-event-after": events.how,
  "ask-true": events.isTrue,
  "ask-way": places.way,
  "ask-where-get": places.whereGet,
  "ask-hours": places.hours,
  "ask-price": places.price,
  "ask-menu": places.menu,
  "ask-place": places.about,
  "ask-thing": places.thing,
  "ask-time": knowledge.time,
  "ask-weather": knowledge.weather,
  "ask-to-do": places.toDo,
  "ask-who-here": places.whoHere,
  "ask-how-to": knowledge.howTo,
  "ask-fact": knowledge.fact,
  "ask-advice": knowledge.advice,
  "ask-may": wanting.leave,
  order: counter.order,
  "again-order": counter.again,
  pay: counter.pay,
  "propose-meet": wanting.meet,
  "propose-event": wanting.event,
  "propose-company": wanting.company,
  "ask-help": wanting.help,
  "offer-help": wanting.offered,
  "command-go": wanting.deed("go"),
  "command-come": wanting.deed("come"),
  "command-wait": wanting.deed("wait"),
  "command-stop": wanting.deed("stop"),
  "command-leave": wanting.deed("leave"),
  "command-fetch": wanting.deed("fetch"),
  "command-tell": wanting.deed("tell"),
  "command-other": wanting.deed("other"),
  entertain: wanting.entertain,
  suggest: wanting.suggest,
  cancel: wanting.cancel,
  "take-back": wanting.takeBack,
  "tell-own-news": telling.ownNews,
  "tell-own-fact": telling.ownFact,
  "tell-own-feeling": telling.ownFeeling,
  "tell-own-doing": telling.ownDoing,
  "tell-news": telling.news,
  "tell-opinion": telling.view,
  "tell-seen": telling.seen,
} as const satisfies Partial<Record<Intent, Answerer>>;
