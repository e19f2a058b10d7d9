/**
 * Answers to what people want: something to be had, company, help, a hand with something. What exists as a service or a deed is done by the plan
 * (`mind/plan/at-once.ts`); here is what is said, and what one agrees to by hour, place and duty.
 */

import { DAY, later, type Minutes } from "../../clock/units.ts";
import { capital } from "../../language/capital.ts";
import { keepsAway } from "../../mind/news/concern.ts";
import { bestMemory, knowsOff } from "../../mind/news/stories.ts";
import { type Gathering, gatheringOf, type Story } from "../../mind/persona.ts";
import { busyAt, freeNear } from "../../mind/plan/free.ts";
import { livedDay, opensFor, wakingDay } from "../../mind/plan/plan.ts";
import { hindrance, serves } from "../../mind/talk/at-once.ts";
import { type PlaceId, placeOf } from "../../world/places.ts";
import { isAtOnce, type Proposed, proposedIn } from "../../world/speech-acts.ts";
import { stateOf } from "../../world/world.ts";
import type { Answer } from "../tongue.ts";
import { type Answerer, type Asked, joined, oneOf, said, type Understood } from "./answerer.ts";
import { choose, meIn } from "./ask.ts";
import { order } from "./counter.ts";
import { going, hands, newsAsked } from "./events.ts";
import { hereOf, thingIn } from "./here.ts";
import { tellOf } from "./knowledge.ts";
import { tieTo } from "./known.ts";
import { isInNeed, lastOwn, saysYes } from "./manner.ts";
import { names, says } from "./naming.ts";
import { ownField } from "./of-self.ts";
import { ofTopics } from "./oneself.ts";
import { moving } from "./people.ts";
import { isLodging, lodge, may, offersLike, offersNamed, wordsIn } from "./places.ts";

/** So long a meeting or a favour takes, in minutes. */
const LASTS = 60;

const warmth = ({ self, asker }: Asked): number => tieTo(self, asker.id)?.warmth ?? 0;

/** What goes against the grain: it is for somebody one doesn't get on with, or not for one of one's nature; the reason is in the answer. */
export function unlike(ask: Asked): Answer | null {
  const { self, lines, mouth, random } = ask;
  const foe = ask.reading?.people.find((id) => id !== self.persona.id && (tieTo(self, id)?.warmth ?? 0) < 0);
  if (foe) return oneOf(ask, "refuse", lines.wanting.notForThem, { who: mouth.called(self, foe) });
  const { asksFor, suits, suitsNot, notMe } = lines.wanting;
  const kind = (Object.keys(asksFor) as (keyof typeof asksFor)[]).find((one) => says(asksFor[one], ask.whole));
  const mine = [self.persona.occupation, ...self.persona.pastimes.map(({ doing }) => doing)].join(" ");
  if (kind === undefined || says(asksFor[kind], mine)) return null;
  const like = (traits: readonly string[]) => self.persona.traits.find((one) => traits.includes(one));
  const against = like(suitsNot[kind]);
  const unfit = suitsNot[kind].length === 0 || against !== undefined;
  if (like(suits[kind]) || !unfit || !random.chance(0.75)) return null;
  const trait = against ?? self.persona.traits[0] ?? "";
  return oneOf(ask, "refuse", notMe[kind], { trait, a: /^[aeiou]/i.test(trait) ? "an" : "a" });
}

/** What keeps the resident then, as a reason one gives; null where nothing does. */
function keptBy(ask: Asked, from: Minutes, place: string | null): string | null {
  const { self, mouth } = ask;
  const busy = busyAt(self, from, later(from, LASTS), place);
  return busy && (busy.why === "asleep" ? ask.lines.wanting.asleep[0]! : mouth.doing(self, busy.doing));
}

/** Whether one does nothing with whoever asks, or nothing there: one cannot stand them, or keeps away. */
const isUnwelcome = (ask: Asked, place?: PlaceId): boolean =>
  warmth(ask) < 0 || keepsAway(ask.self.mind, [ask.asker.id], place ?? null);

/** To meet at a place and an hour: yes where it can be, else why not, and when. */
export const meet: Answerer = (ask, clause) => {
  const { self, lines, mouth } = ask;
  const { act } = clause;
  const what = act.act === "propose" && act.what.kind === "meet" ? act.what : null;
  // "Ann gives a quiz on Friday, seven o'clock": the hour is the quiz's, and nobody asks to meet.
  const gathering = what === null ? gatheringOf(self.stories.get(clause.slots?.news ?? "")) : null;
  if (gathering && gathering.host !== ask.asker.id)
    return ask.more ? null : ask.answer({ ...clause, intent: "tell-news" });
  const at = what?.from ?? clause.slots?.at;
  const place = what?.place ?? clause.slots?.place ?? hereOf(self)?.id;
  if (isUnwelcome(ask, place)) return oneOf(ask, "decline", lines.wanting.dislike);
  const against = unlike(ask);
  if (against) return against;
  if (at === undefined || place === undefined) return oneOf(ask, "maybe", lines.wanting.whenThen);
  if (at <= self.now) return oneOf(ask, "maybe", lines.wanting.whenThen);
  const all = { when: mouth.moment(self, at), place: mouth.place(self, place), at: mouth.at(self, place) };
  const { wake, sleep } = wakingDay(self.persona, livedDay(self.persona, at));
  if (at < wake || at >= sleep) return oneOf(ask, "decline", lines.wanting.inBed, all);
  const shut =
    placeOf(self.town.map, place).access === "public" &&
    !opensFor(self.town.map, place, self.persona.id, at, later(at, 30));
  const kept = keptBy(ask, at, place);
  if (!kept && !shut)
    return oneOf(ask, "accept", lines.wanting.meetYes, all, { offer: { kind: "meet", place, from: at } });
  const free = freeNear(self, place, at, LASTS);
  const because = shut
    ? choose(ask, lines.wanting.meetShut, all)
    : choose(ask, lines.wanting.busyThen, { ...all, doing: kept! });
  if (free === null) return said("decline", because);
  const other = choose(ask, lines.wanting.another, { when: mouth.moment(self, free) });
  return said("propose", joined(ask, because, other), { offer: { kind: "meet", place, from: free } });
};

/** What the resident proposed last is taken up by a yes: an hour that is still free, or what was to be had. */
export function takenUp(ask: Asked): Answer | null {
  const { self, lines, mouth } = ask;
  if (!saysYes(ask)) return null;
  const made = proposedIn(lastOwn(ask)?.acts ?? []).at(-1);
  if (made?.kind === "service" && isLodging(ask, made.thing))
    return lodge({ ...ask, whole: made.thing, question: false });
  if (made?.kind === "service")
    return oneOf(
      ask,
      "serve",
      lines.counter.serve,
      { things: made.thing, Things: capital(made.thing) },
      { offer: made },
    );
  if (made?.kind !== "meet" || made.from <= self.now || keptBy(ask, made.from, made.place)) return null;
  const all = {
    when: mouth.moment(self, made.from),
    place: mouth.place(self, made.place),
    at: mouth.at(self, made.place),
  };
  return oneOf(ask, "accept", lines.wanting.meetYes, all, { offer: made });
}

/** To come along now, or some day: then it needs an hour. */
export const company: Answerer = (ask, clause) => {
  const { self, lines, mouth } = ask;
  if (isUnwelcome(ask)) return oneOf(ask, "decline", lines.wanting.dislike);
  const against = unlike(ask);
  if (against) return against;
  const { at, day } = clause.slots ?? {};
  if (at !== undefined && at > self.now) return meet(ask, clause);
  if (day !== undefined || says(lines.wanting.someDay, ask.whole)) return oneOf(ask, "maybe", lines.wanting.whenThen);
  const place = clause.slots?.place ?? hereOf(self)?.id;
  const here = meIn(self)?.spot.place;
  const along: Proposed | null = place !== undefined && place !== here ? { kind: "deed", deed: "come", place } : null;
  const why = along && isAtOnce(along) ? hindrance(along, ask.asker.id, self) : null;
  const kept = along ? keptBy(ask, self.now, place ?? null) : null;
  if (why || kept) {
    const no = choose(ask, lines.wanting.notNow, { doing: kept ?? mouth.busy(self) });
    const free =
      place === undefined ? null : freeNear(self, place, later(self.now, LASTS), LASTS, later(self.now, DAY));
    if (free === null || place === undefined) return said("decline", no);
    const other = choose(ask, lines.wanting.another, { when: mouth.moment(self, free) });
    return said("propose", joined(ask, no, other), { offer: { kind: "meet", place, from: free } });
  }
  return oneOf(
    ask,
    along ? "accept" : "comply",
    along ? lines.wanting.along : lines.wanting.stay,
    {},
    along ? { offer: along } : {},
  );
};

/** To a gathering: whether one goes; where they ask one who gives it, they are welcome. */
export const event: Answerer = (ask, clause) => {
  const { self, lines, mouth } = ask;
  const { news, at, place } = clause.slots ?? {};
  if (news === undefined && (at !== undefined || place !== undefined)) return meet(ask, clause);
  const story = newsAsked(ask, clause);
  const gathering = gatheringOf(story);
  if (!story || !gathering || gathering.to <= self.now) return company(ask, clause);
  const leaveToCome = askedToCome(ask, clause);
  if (leaveToCome) return leaveToCome;
  // Whoever comes while it is on is bid welcome to it, and not asked to come.
  if (gathering.host === self.persona.id && gathering.from <= self.now && hereOf(self)?.id === gathering.spot.place)
    return oneOf(ask, "news", lines.wanting.welcomeNow, { event: gathering.name });
  if (gathering.host === self.persona.id)
    return oneOf(ask, "news", lines.wanting.welcome, {
      when: mouth.moment(self, gathering.from),
      at: mouth.at(self, gathering.spot.place),
    });
  return going(ask, clause);
};

/** Somebody wants to be taught: gladly what is one's own trade or made where one serves, else by who can; null where nobody asks that. */
function taught(ask: Asked, clause: Understood): Answer | null {
  const { self, lines, mouth } = ask;
  if (!says(lines.wanting.teachWords, ask.whole)) return null;
  const here = hereOf(self);
  const ours = here && serves(self.town, self.persona.id, here.id) ? here.offers : [];
  if (ownField(ask, ask.whole) || offersLike(ours, ask.whole).length > 0)
    return oneOf(ask, "comply", lines.wanting.teach, { doing: mouth.busy(self) });
  const can = ask.answer({ ...clause, intent: "ask-your-skill", slots: {} });
  return can?.known && !lines.skillNo.includes(can.line) ? can : oneOf(ask, "cannot", lines.wanting.teachNot);
}

/** Whoever asks whether they may come hears where and when it is; of another's, that those decide. */
function invited(ask: Asked, story: Story, event: Gathering): Answer {
  const { self, lines, mouth } = ask;
  const memory = bestMemory(self.mind, story.id);
  const here = hereOf(self)?.id === event.spot.place;
  if (event.from <= self.now && here) return oneOf(ask, "news", lines.wanting.welcomeNow, { event: event.name });
  const at = mouth.at(self, event.spot.place);
  const when = event.from <= self.now ? lines.events.rightNow[0]! : mouth.moment(self, event.from);
  const host = mouth.called(self, event.host);
  const mine = event.host === self.persona.id;
  return oneOf(
    ask,
    "news",
    mine ? lines.wanting.mayCome : lines.wanting.mayComeBy,
    { at, At: capital(at), when, host, Host: capital(host) },
    { rests: memory ? [memory] : [] },
  );
}

/** Whoever asks whether they may come to one's own gathering, however that was understood; null where nobody asks that. */
function askedToCome(ask: Asked, clause: Understood): Answer | null {
  const { self, whole } = ask;
  const { mayComeWords, comeWords, handWords, bringWords } = ask.lines.wanting;
  if (clause.slots?.news === undefined || warmth(ask) < 0) return null;
  if (!names(mayComeWords, whole) || !says(comeWords, whole) || says([...handWords, ...bringWords], whole)) return null;
  const story = newsAsked(ask, clause);
  const event = gatheringOf(story ?? undefined);
  if (!story || !event || event.to <= self.now || knowsOff(self.mind, story)) return null;
  return event.host === self.persona.id ? invited(ask, story, event) : null;
}

/** Whether one goes to a gathering; whoever asks that of themselves asks leave. */
export const goes: Answerer = (ask, clause) => askedToCome(ask, clause) ?? going(ask, clause);

/** Leave for something, to come to what is on, to help with it, or to bring somebody along to what is on. */
export const leave: Answerer = (ask, clause) => {
  if (warmth(ask) < 0) return may(ask, clause);
  const lesson = taught(ask, clause);
  if (lesson) return lesson;
  const { lines, self, mouth } = ask;
  const wanted = says(lines.wanting.handWords, ask.whole) ? hands(ask, clause) : null;
  if (wanted) return wanted;
  const comes = clause.slots?.news !== undefined && says(lines.wanting.comeWords, ask.whole);
  const brings = says(lines.wanting.bringWords, ask.whole);
  const story = brings || comes ? newsAsked(ask, clause) : null;
  const event = gatheringOf(story ?? undefined);
  if (!story || !event || event.to <= self.now) return may(ask, clause);
  if (!brings) return invited(ask, story, event);
  return event.host === self.persona.id
    ? oneOf(ask, "comply", lines.wanting.bring)
    : oneOf(ask, "maybe", lines.wanting.bringAsk, { host: mouth.called(self, event.host) });
};

/** Somebody needs help: what one knows of it, when one is free, or who else could. */
export const help: Answerer = (ask, clause) => {
  const { self, lines, mouth } = ask;
  if (isUnwelcome(ask)) return oneOf(ask, "decline", lines.wanting.dislike);
  const against = unlike(ask);
  if (against) return against;
  if (says(lines.wanting.money, ask.whole)) return oneOf(ask, "decline", lines.wanting.moneyNo);
  const known = tellOf(ask, wordsIn(ask, clause)) ?? taught(ask, clause);
  if (known) return known;
  const kept = keptBy(ask, self.now, hereOf(self)?.id ?? null);
  if (ownField(ask, ask.whole))
    return oneOf(ask, "comply", kept ? lines.wanting.favourSoon : lines.wanting.favour, {
      doing: kept ?? mouth.busy(self),
    });
  // Whoever is in need is not put off, whatever one is at.
  if (isInNeed(ask)) return oneOf(ask, "maybe", lines.wanting.helpNeed);
  return oneOf(ask, "maybe", kept ? lines.wanting.helpLater : lines.wanting.help, { doing: kept ?? mouth.busy(self) });
};

/** A hand with something: with what is being prepared, else one manages. */
export const offered: Answerer = (ask, clause) =>
  askedToCome(ask, clause) ??
  hands(ask, clause) ??
  oneOf(ask, "thanks", ask.lines.wanting.helped, { doing: ask.mouth.busy(ask.self) });

/** An object here that somebody is to see to: when something is wrong with it; else one says how it is. */
function seenTo(ask: Asked, { slots }: Understood): Answer | null {
  const { self, lines } = ask;
  const here = hereOf(self);
  const object = here && slots?.thing !== undefined ? thingIn(here, slots.thing).object?.object : undefined;
  if (!object) return null;
  const { odd, text } = stateOf(self.world, object.id);
  return odd
    ? oneOf(ask, "comply", lines.wanting.seesTo, { object: object.name })
    : oneOf(ask, "object", lines.wanting.asUsual, { object: object.name, state: text });
}

/** A deed that nobody can do by the plan, or that was not understood as one. */
export const deed =
  (bank: "go" | "come" | "wait" | "stop" | "leave" | "fetch" | "tell" | "other"): Answerer =>
  (ask, clause) => {
    const { self, lines, mouth } = ask;
    if (bank === "go" && clause.slots?.place !== undefined && clause.slots.place !== meIn(self)?.spot.place) {
      const place = clause.slots.place;
      const why = hindrance({ kind: "deed", deed: "go", place }, ask.asker.id, self);
      if (why !== null || warmth(ask) < 0)
        return oneOf(ask, "refuse", lines.wanting.deeds.notGo, { doing: mouth.busy(self) });
      return oneOf(
        ask,
        "comply",
        lines.wanting.deeds.go,
        { place: mouth.place(self, place) },
        { offer: { kind: "deed", deed: "go", place } },
      );
    }
    if (bank === "go") return oneOf(ask, "refuse", lines.wanting.deeds.notGo, { doing: mouth.busy(self) });
    if (says(lines.wanting.money, ask.whole)) return oneOf(ask, "decline", lines.wanting.moneyNo);
    const against = bank === "other" ? (unlike(ask) ?? seenTo(ask, clause)) : null;
    if (against) return against;
    if (bank === "other" && ownField(ask, ask.whole)) return help(ask, clause);
    // "I should call my mum and tell her" asks for no word to anybody here.
    if (bank === "tell" && names(lines.wanting.willMyself, ask.text)) return null;
    // Whoever asks nicely hears why not.
    const bankSaid = lines.wanting.deeds[bank === "other" && ask.question ? "otherAsked" : bank];
    return oneOf(ask, bank === "other" ? "refuse" : "comply", bankSaid, { doing: mouth.busy(self) });
  };

/** Another idea for one's own doings or a gathering: yes, no or rather something else, by who one is and whose it is. */
export const suggest: Answerer = (ask, clause) => {
  const { self, lines, mouth, random } = ask;
  // "Could I buy some plasters?" asks for them, and "we steal the piano, are you in?" for nothing that is sold.
  const { buyWords, wants, giveWords } = lines.counter;
  if (
    ask.question &&
    names([...buyWords, ...wants, ...giveWords], ask.whole) &&
    offersNamed(
      [...self.town.map.places.values()].flatMap(({ offers }) => offers),
      ask.whole,
    ).length > 0
  )
    return order(ask, clause);
  const story = newsAsked(ask, clause);
  const gathering = clause.slots?.news === undefined ? null : gatheringOf(story);
  if (gathering && gathering.host !== self.persona.id)
    return oneOf(ask, "maybe", lines.wanting.suggestHost, { host: mouth.called(self, gathering.host) });
  if (warmth(ask) < 0) return oneOf(ask, "refuse", lines.wanting.suggestNo, { doing: mouth.busy(self) });
  if (random.chance(0.45)) return oneOf(ask, "comply", lines.wanting.suggestYes);
  const own = self.persona.pastimes.map(({ doing }) => mouth.doing(self, doing));
  return own.length > 0 && random.chance(0.5)
    ? oneOf(ask, "maybe", lines.wanting.suggestRather, { doing: random.pick(own) })
    : oneOf(ask, "refuse", lines.wanting.suggestNo, { doing: mouth.busy(self) });
};

/** A story or a joke: a saying of one's own that they have not heard, of what they ask for where one likes to tell of that. */
export const entertain: Answerer = (ask, clause) => {
  const { self, lines } = ask;
  const asked = ofTopics(ask, wordsIn(ask, clause))?.says;
  if (asked) return said("topic", asked);
  const own = [
    ...self.persona.sayings.filter(({ tone }) => tone === "playful" || tone === "wry").map(({ text }) => text),
    ...self.persona.topics.flatMap(({ says }) => says),
  ].filter((one) => !ask.said.includes(one));
  return own.length > 0
    ? said("topic", joined(ask, choose(ask, lines.wanting.story), choose(ask, own)))
    : oneOf(ask, "topic", lines.wanting.noStory);
};

/** Something that is called off: what the two had agreed goes by the plan. */
export const cancel: Answerer = (ask) => {
  const { self, lines, mouth } = ask;
  const ours = self.mind.commitments.find(
    (one) => one.with.includes(ask.asker.id) && one.from !== null && one.from > self.now,
  );
  return ours
    ? oneOf(ask, "acknowledge", lines.wanting.cancelled, { when: mouth.moment(self, ours.from!) })
    : oneOf(ask, "acknowledge", lines.wanting.nothingToCancel);
};

export const takeBack: Answerer = (ask): Answer => {
  const hurt = moving({ ...ask, asker: { ...ask.asker, id: "" } }, ask.asker.id).some(
    ({ felt = 0, created }) => felt < 0 && created > ask.self.now - DAY,
  );
  return oneOf(ask, "sorry", hurt ? ask.lines.wanting.forgiven : ask.lines.wanting.takenBack);
};
