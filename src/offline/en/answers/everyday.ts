/**
 * What whoever comes in asks of any place: the washroom, what a thing costs, what there is to be had, whether it is open, the weather, where
 * something stands. Answered from the town's file and from what is seen; of what the town knows nothing one says so.
 */

import type { Minutes } from "../../../clock/units.ts";
import { goods } from "../../../language/en/goods.ts";
import { spokenClock } from "../../../language/en/times.ts";
import { stems } from "../../../mind/memory/words.ts";
import { placeNamed } from "../../../mind/talk/named.ts";
import { isOpen, type Purpose, placeOf } from "../../../world/places.ts";
import { stateOf } from "../../../world/world.ts";
import { type Ask, choose, meIn } from "../../answers/ask.ts";
import { hereOf, hits, nearest, servesHere, staffAt, thingIn, washrooms } from "../../answers/here.ts";
import type { Answer } from "../../tongue.ts";
import { answer, isNew, joined, listed, type Rule } from "./ask.ts";
import { callName, myDoing, placeName } from "./voice.ts";

const lines = {
  /** {areas} with its article, {minutes} is "3 minutes'". */
  washHere: ["There's {areas} right here.", "Here, yes: {areas}.", "You needn't go far: there's {areas} here."],
  washThere: [
    "Not here. The nearest I know of is at {place}, {minutes} walk.",
    "You'd have to go to {place}, {minutes} walk from here.",
  ],
  washNowhere: ["There's none here, and I couldn't tell you where the nearest is."],
  priceOwn: [
    "Say what you'd like first; the prices here frighten nobody.",
    "I don't carry the prices in my head. Just tell me what you'd like.",
    "Put your purse away till you've seen it. We'll talk of prices after.",
  ],
  priceAsk: [
    "I don't carry the prices in my head. {Who} works here and does.",
    "Ask {who} about prices, just over there.",
  ],
  price: ["I couldn't tell you. I don't carry prices in my head.", "I don't know the prices. Ask where it's sold."],
  /** {ware} is "coffee and something to eat"; {look} a sentence more, or nothing. */
  wares: ["{Ware}.{look}", "There's {ware}.{look}", "You can have {ware} here.{look}"],
  look: ["The {object} tells you the rest.", "Have a look at the {object}."],
  open: ["Yes, {place} is open until {to}.", "It's open, yes, until {to}."],
  shut: ["{Place} is closed now. It opens at {from}.", "No, it's closed. It opens at {from}."],
  always: ["{Place} has no closing hours. You can come whenever you like."],
  alwaysHome: ["This is somebody's home, so there are no hours. Whoever is in answers the door."],
  weather: [
    "I couldn't tell you, and I'd only be guessing. What's it like where you come from?",
    "You'd have to put your head out of the door. Nobody here keeps a weather book.",
    "I've no idea what it means to do. I've been too busy {doing} to look up.",
  ],
  likes: ["I do. I wouldn't be anywhere else.", "Yes. I know people here, and they know me."],
  likesFor: [
    "I do. Give me an hour of {doing}, and I ask for nothing else.",
    "Yes, I do. As long as there's time for {doing}.",
  ],
  thing: ["The {object} is in the {area}, here.", "In the {area}, right here: the {object}."],
  room: ["The {area} is here, in {place}.", "You're nearly there: the {area} is a part of {place}."],
  roomThere: ["The {area} is at {place}, {minutes} walk from here.", "At {place}. It's {minutes} walk."],
  thingNone: ["No {thing} here that I know of.", "I don't see any {thing} here."],
  state: ["The {object}? {State}, as far as I can see.", "{State}, by the look of it. The {object}, I mean."],
} as const;

const cap = (text: string): string => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;
const aOr = (name: string): string =>
  /^[\p{Lu}]/u.test(name) ? name : `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;
const walk = (minutes: number): string => (minutes <= 1 ? "a minute's" : `${minutes} minutes'`);

/** The hour at which a place closes or opens, as it is said: "six in the evening". */
export const hourOf = (at: Minutes): string =>
  `${spokenClock(at)}${at > 720 && at < 1440 ? (at < 1080 ? " in the afternoon" : " in the evening") : ""}`;

const asksWashroom =
  /\b(?:where|which way|is there|are there|have you|do you have|can i|could i|may i|find|need|looking for)\b.{0,200}\b(?:bath ?rooms?|rest ?rooms?|toilets?|loos?|wash ?rooms?|lavator(?:y|ies)|wc|gents|ladies|wash my hands|freshen up)\b/;

function washroom(ask: Ask): Answer | null {
  const { self, p } = ask;
  const here = hereOf(self);
  if (!here || !asksWashroom.test(p)) return null;
  const own = washrooms(here);
  if (own.length > 0)
    return answer(
      ask,
      "way",
      true,
      choose(ask, lines.washHere, {
        areas: listed(
          own.map(({ name }) => aOr(name)),
          "and",
        ),
      }),
    );
  const there = nearest(self, (place) => washrooms(place).length > 0);
  return there
    ? answer(
        ask,
        "way",
        true,
        choose(ask, lines.washThere, { place: placeName(self, there.place.id), minutes: walk(there.minutes) }),
      )
    : answer(ask, "dont-know", false, choose(ask, lines.washNowhere));
}

const asksPrice =
  /\bhow much (?:is|are|for|do i owe|would (?:it|that|a|an|the)|will (?:it|that)|do you (?:charge|ask|take|want) for|(?:does|do) .{1,60} cost)\b|\bwhat (?:does|do|would|will) .{1,60} cost\b|\bwhat do i owe\b|\bprices?\b|\b(?:can|do|could|should|shall|may|how (?:do|can)|where (?:do|can)) (?:i|we) (?:have to )?pay\b|\b(?:take|accept) (?:cards?|cash|credit|coins|money|dollars)\b|\b(?:by|with) (?:card|cash)\b|\bis (?:the \w+|everything|it all) (?:free|expensive|cheap)\b/;

function price(ask: Ask): Answer | null {
  const { self, p } = ask;
  const here = hereOf(self);
  if (here?.access !== "public" || !asksPrice.test(p) || ask.people.length > 0) return null;
  const staff = staffAt(self, here);
  if (servesHere(self, here)) return answer(ask, "price", true, choose(ask, lines.priceOwn));
  const who = staff && callName(self, staff);
  return answer(ask, "price", true, who ? choose(ask, lines.priceAsk, { who, Who: who }) : choose(ask, lines.price));
}

/** What a place has by what it is for. */
const has: readonly (readonly [Purpose, string])[] = [
  ["coffee", "coffee"],
  ["drinks", "drinks"],
  ["meal", "something to eat"],
  ["groceries", "groceries"],
  ["tools", "tools and what goes with them"],
  ["medicine", "medicine"],
];

const asksWares =
  /\bwhat (?:else )?(?:do|have|can|could) (?:you|i|we|one) (?:have|got|get|buy|order|sell|serve|offer|stock|make|eat|drink)\b(?! (?:to do|to say|against|in mind|planned|for me to do|on your mind))|\bwhat is (?:on the menu|there to (?:eat|drink|buy))\b|\b(?:is there|have you|do you have|can i see|may i see|could i see) (?:a|the|your) menu\b|\bwhat kind of \w+ do you (?:have|sell|serve)\b/;

function wares(ask: Ask): Answer | null {
  const { self, p } = ask;
  const here = hereOf(self);
  if (here?.access !== "public" || ask.people.length > 0 || !asksWares.test(p)) return null;
  const ware = listed(has.filter(([purpose]) => here.purposes.includes(purpose)).map(([, words]) => words));
  if (!ware) return null;
  const menu = here.areas.flatMap(({ objects }) => objects).find(({ name }) => /\bmenu\b/i.test(name));
  const look = menu ? ` ${choose(ask, lines.look, { object: menu.name })}` : "";
  const own = servesHere(self, here)
    ? self.persona.topics
        .flatMap(({ says }) => says)
        .find((one) => isNew(ask, one) && goods.some(({ words }) => words.test(one.toLowerCase())))
    : null;
  return answer(ask, "order", true, joined(choose(ask, lines.wares, { ware, Ware: cap(ware), look }), own));
}

const asksOpen =
  /\b(?:is|are) (?:you|we|it|this|that|this place|they|the [a-z' ]{2,40}|[a-z' ]{2,40}) (?:still |already |even |actually )?(?:open|closed|shut)\b(?! (?:on|at|from|until|till) )/;

function openNow(ask: Ask): Answer | null {
  const { self, p } = ask;
  if (!asksOpen.test(p) || /\bwhen\b|\bwhat time\b|\bhours\b|\bopen (?:to|about|for)\b/.test(p)) return null;
  const id = placeNamed(self, ask.text);
  const place = id ? placeOf(self.town.map, id) : hereOf(self);
  if (!place || (id && !self.mind.map.places.has(id))) return null;
  const named = placeName(self, place.id);
  const values = { place: named, Place: cap(named) };
  if (!place.hours)
    return answer(ask, "hours", true, choose(ask, place.access === "public" ? lines.always : lines.alwaysHome, values));
  const { from, to } = place.hours;
  return answer(
    ask,
    "hours",
    true,
    choose(ask, isOpen(place, self.now) ? lines.open : lines.shut, { ...values, from: hourOf(from), to: hourOf(to) }),
  );
}

const asksWeather =
  /\b(?:what is|how is|how about|what do you (?:think of|make of|say to)) the weather\b|\bweather (?:like|today|tomorrow|forecast|going to)\b|\b(?:is it|will it|does it|was it|is it going to|going to be) (?:rain\w*|snow\w*|cold|warm|hot|sunny|windy|freezing|cloudy|storm\w*|raining|snowing)\b(?: (?:outside|today|out|tomorrow|now|tonight|later|soon|there|out there|at all))*\W*$|\b(?:forecast|temperature outside)\b/;

function weather(ask: Ask): Answer | null {
  const { self, p } = ask;
  if (!asksWeather.test(p)) return null;
  const doing = meIn(self)?.doing.text ?? "";
  const fits = /^\w+ing\b/.test(doing) && !/^(?:talking|looking|sleeping)/.test(doing);
  return answer(ask, "dont-know", false, choose(ask, fits ? lines.weather : lines.weather.slice(0, 2), { doing }));
}

/** "Where is the piano?", "is there a library?": the things and rooms of the place one is in, and rooms of places one knows. */
function whereThing(ask: Ask): Answer | null {
  const { self, p } = ask;
  const here = hereOf(self);
  if (!here || ask.people.length > 0) return null;
  const asked =
    /\b(?:where is|where are|where can i find|where do i find|where do you (?:keep|have)) (?:the |your |an? |any |some )?([a-z' ]{2,40}?)(?: here| around here| please| kept| then)?\W*$/.exec(
      p,
    )?.[1];
  const wanted =
    asked ??
    /\b(?:is there|are there|do you have|have you got) (?:an? |any |some )?([a-z' ]{2,40}?) (?:here|around here|in here|in this (?:place|house|room))\W*$/.exec(
      p,
    )?.[1];
  if (
    !wanted ||
    /^(?:you|we|i|he|she|they|everybody|everyone|it|this|that|any\w*|some\w*|people|news|part(?:y|ies)|event\w*)\b/.test(
      wanted,
    )
  )
    return null;
  const { room, object } = thingIn(here, wanted);
  if (room && asked)
    return answer(ask, "way", true, choose(ask, lines.room, { area: room.name, place: placeName(self, here.id) }));
  if (object)
    return answer(ask, "way", true, choose(ask, lines.thing, { object: object.object.name, area: object.area.name }));
  const words = new Set(stems(wanted));
  const there = nearest(self, (place) =>
    place.areas.some((area) => area.owners.length === 0 && hits(area.name, words) === 1),
  );
  if (there && !placeNamed(self, ask.text)) {
    const area = there.place.areas.find((one) => hits(one.name, words) === 1)!;
    return answer(
      ask,
      "way",
      true,
      choose(ask, lines.roomThere, {
        area: area.name,
        place: placeName(self, there.place.id),
        minutes: walk(there.minutes),
      }),
    );
  }
  if (asked || placeNamed(self, ask.text) || goods.some((one) => one.words.test(wanted))) return null;
  return answer(ask, "dont-know", true, choose(ask, lines.thingNone, { thing: wanted.trim() }));
}

/** "Is the stove on?": how a thing of the place looks, of which nothing is remembered. */
export const looksOf: Rule = (ask) => {
  const { self, p } = ask;
  const here = hereOf(self);
  const wanted = /^\W*(?:and |so )?(?:is|are|was|how is|how does) (?:the|this|that|your) ([a-z' ]{3,60})/.exec(p)?.[1];
  if (!here || !wanted || ask.people.length > 0) return null;
  const { object } = thingIn(here, wanted);
  if (!object) return null;
  const { text } = stateOf(self.world, object.object.id);
  return answer(ask, "state", true, choose(ask, lines.state, { object: object.object.name, State: cap(text) }));
};

/** "Do you like it here?": by what one likes to do, and where. */
function likesHere(ask: Ask): Answer | null {
  const { self, p } = ask;
  if (
    !/\b(?:do|did) you (?:really |still )?(?:like|love|enjoy) (?:it|living|being|your life) ?(?:here|in this town|in town|around here)?\W*$|\bhow do you like (?:it|living|this town)\b|\bare you happy here\b/.test(
      p,
    )
  )
    return null;
  const pastime = self.persona.pastimes.length > 0 ? ask.random.pick(self.persona.pastimes) : null;
  if (!pastime) return answer(ask, "feeling", true, choose(ask, lines.likes));
  return answer(ask, "interests", true, choose(ask, lines.likesFor, { doing: myDoing(self.persona, pastime.doing) }));
}

/** Everyday questions, the first that applies. */
export const everyday: Rule = (ask) =>
  washroom(ask) ?? price(ask) ?? wares(ask) ?? openNow(ask) ?? weather(ask) ?? likesHere(ask) ?? whereThing(ask);
