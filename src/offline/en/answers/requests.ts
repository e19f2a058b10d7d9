/**
 * What somebody asks a resident to do, offline: come along, meet, help, perform, do a thing. An answer comes from facts: the plan and
 * what was agreed (with an hour that is really free instead), their nature, and how they feel about who is asked for (issue 3, 7).
 */

import { dayOf, later, type Minutes, minutes } from "../../../clock/units.ts";
import { spokenClock } from "../../../language/en/times.ts";
import type { TimeNamed } from "../../../language/moments.ts";
import { actsOf } from "../../../mind/memory/episode.ts";
import { memoriesOf } from "../../../mind/memory/stream.ts";
import { stems } from "../../../mind/memory/words.ts";
import { type Busy, busyAt, freeNear } from "../../../mind/plan/free.ts";
import { opensFor, wakingDay } from "../../../mind/plan/plan.ts";
import type { Self } from "../../../mind/self.ts";
import { hindrance } from "../../../mind/talk/at-once.ts";
import { placeNamed, timeNamed } from "../../../mind/talk/named.ts";
import { type Offer, offerOf } from "../../../mind/talk/offers.ts";
import { isOpen, type PlaceId, placeOf } from "../../../world/places.ts";
import { proposedIn } from "../../../world/speech-acts.ts";
import { stateOf } from "../../../world/world.ts";
import { type Ask, choose, meIn } from "../../answers/ask.ts";
import { commitmentAt } from "../../answers/known.ts";
import type { Answer } from "../../tongue.ts";
import { doings } from "../doings.ts";
import { answer, busyWith, type Rule, tieOf } from "./ask.ts";
import { answerLines as lines } from "./lines.ts";
import { usualAt } from "./time.ts";
import { doingAt, myDoing, placeName } from "./voice.ts";

const cap = (word: string): string => `${word[0]!.toUpperCase()}${word.slice(1)}`;

/** Words that ask to drop everything. */
const rightNow =
  /\b(?:right )?now\b|\bright away\b|\bat once\b|\bimmediately\b|\bcome with me\b|\b(?:leave|drop|skip|forget|stop) (?:your |the |all )*(?:work\w*|job|class(?:es)?|shift|desk|counter|shop|studies|everything|cafe|what you are doing)\b|\btake the (?:day|afternoon|morning|rest of the day) off\b/;

/** How long a visit lasts for which nobody names a length, in minutes. */
const AN_HOUR = 60;

/** "For two hours": in minutes. */
function lengthNamed(p: string): number {
  const [, many, unit] =
    /\bfor (?:just |only )?(an?|one|two|three|four|five|half an|\d+) (hours?|minutes?)\b/.exec(p) ?? [];
  if (!many) return AN_HOUR;
  const n = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, "half an": 0.5 }[many] ?? Number(many);
  return Math.max(15, Math.min(240, n * (unit?.startsWith("hour") ? 60 : 1)));
}

/** "Ok, six then": taking up what the resident proposed a moment ago. */
export const takingUp: Rule = (ask) => {
  const { self } = ask;
  const mine = memoriesOf(self.mind.stream).findLast(
    (memory) => memory.speaker === self.persona.id && memory.subjects.includes(ask.asker.id),
  );
  const made = mine && mine.created >= self.now - 60 ? proposedIn(actsOf(mine)).at(-1) : undefined;
  const offer = made ? offerOf(made, self) : null;
  if (!offer) return null;
  const other = timeNamed(self, ask.whole, false);
  if (other?.exact && other.from !== offer.from && other.from % 720 !== offer.from % 720)
    return meeting(ask, offer.place, other, AN_HOUR);
  if (
    /\b(?:no|not|cannot|sorry|but|instead|too late|too early)\b/.test(ask.all) ||
    !/\b(?:yes|yeah|yep|sure|ok|okay|fine|deal|perfect|great|good|works?|agreed|alright|all right|lovely|see you|suits?|gladly|let us|i will be there|count me in|sounds|then)\b/.test(
      ask.all,
    )
  )
    return null;
  const until = later(offer.from, AN_HOUR);
  if (busyAt(self, offer.from, until, offer.place)) return null;
  return agreeing(ask, offer, lines.comeSettled);
};

/** A yes to a time and a place, which it names for the commitment that comes of it. */
function agreeing(ask: Ask, { place, from }: Pick<Offer, "place" | "from">, wordings: readonly string[]): Answer {
  const when = inWords(ask.self, from);
  return {
    ...answer(ask, "accept", true, choose(ask, wordings, { when, When: cap(when), place: placeName(ask.self, place) })),
    offer: { kind: "meet", place: place, from: from },
  };
}

/** A moment as one would say it: "at five", "tomorrow at ten". */
const inWords = (self: Self, at: Minutes): string =>
  `${["", "tomorrow "][dayOf(at) - dayOf(self.now)] ?? "the day after tomorrow "}at ${spokenClock(at)}`;

/** Invitations: a time is checked against the plan, and another is named that is free; without one it stays open. */
export const invitations: Rule = (ask) => {
  const p = ask.all;
  const drop = rightNow.test(p) && asksToDrop.test(p);
  if ((!doings.invites.test(p) && !drop) || doings.invitesNot.test(p)) return null;
  const { self } = ask;
  const warmth = tieOf(self, ask.asker.id)?.warmth ?? 0;
  if (warmth < 0) return answer(ask, "decline", true, choose(ask, lines.comeDislike));
  const unlike = againstNature(ask);
  if (unlike) return unlike;
  const time = timeNamed(self, ask.whole, false);
  const place = placeNamed(self, ask.whole);
  if (time?.exact || (time && !time.wholeDay)) return meeting(ask, place, time, lengthNamed(p));
  if (rightNow.test(p) || (!time && place !== null && /\b(?:join|come along|come to)\b/.test(p)))
    return now(ask, place, lengthNamed(p));
  return answer(ask, "maybe", true, choose(ask, lines.comeMaybe));
};

const asksToDrop = /\b(?:leave|drop|skip|forget|stop|take)\b/;

/** To come this minute: yes when nothing keeps one; else later, at an hour that is free. */
function now(ask: Ask, named: PlaceId | null, length: number): Answer {
  const { self } = ask;
  const from = minutes(Math.ceil((self.now + 1) / 5) * 5);
  const place = named ?? meIn(self)?.spot.place ?? null;
  const busy = busyAt(self, from, later(from, length), place);
  const closed =
    place !== null && !opensFor(self.town.map, place, self.persona.id, from, later(from, Math.min(length, 30)));
  if (!busy && closed && place !== null) {
    const name = placeName(self, place);
    return answer(ask, "decline", true, choose(ask, lines.comeClosed, { when: "now", When: "Now", place: cap(name) }));
  }
  const along =
    place === null || place === meIn(self)?.spot.place ? null : ({ kind: "deed", deed: "come", place } as const);
  const kept = along === null ? null : hindrance(along, ask.asker.id, self);
  const easy = kept === null && (!busy || (busy.why === "work" && easygoing(self) && ask.random.chance(0.35)));
  if (easy && place !== null)
    return {
      ...answer(
        ask,
        "accept",
        true,
        choose(ask, busy ? lines.comeNowAnyway : lines.comeNowYes, { doing: busyWith(self) }),
      ),
      offer: along ?? { kind: "meet", place: place, from: from },
    };
  const free = place === null ? null : freeNear(self, place, later(from, 60), AN_HOUR, later(from, 1440));
  const doing = busy ? inMouth(self, busy) : busyWith(self);
  if (free === null || place === null) return answer(ask, "decline", true, choose(ask, lines.comeNo, { doing }));
  const other = inWords(self, free);
  return {
    ...answer(ask, "propose", true, choose(ask, lines.comeNowOther, { doing, other, Other: cap(other) })),
    offer: { kind: "meet", place: place, from: free },
  };
}

/** What keeps one, after "I'm". */
const inMouth = (self: Self, busy: Busy): string =>
  busy.why === "hosting"
    ? `giving ${busy.doing}`
    : busy.why === "asleep"
      ? "asleep"
      : myDoing(self.persona, busy.doing);

/** A time that was named: taken when free, else answered with the reason and an hour that is. */
function meeting(ask: Ask, named: PlaceId | null, time: TimeNamed, length: number): Answer {
  const { self } = ask;
  const when = whenAsked(time);
  const values = { when, When: cap(when) };
  const until = (time.exact ? time.from + length : time.to) as Minutes;
  const { wake, sleep } = wakingDay(self.persona, time.day);
  const place = named ?? meIn(self)?.spot.place ?? null;
  const known = named === null ? null : placeOf(self.town.map, named);
  if (time.from < wake || time.from >= sleep)
    return answer(ask, "decline", true, choose(ask, lines.comeAsleep, values));
  const taken = commitmentAt(self, time.from, until);
  if (
    known?.hours &&
    !taken &&
    !opensFor(self.town.map, known.id, self.persona.id, time.from, later(time.from, 30)) &&
    !isOpen(known, time.from)
  )
    return answer(
      ask,
      "decline",
      true,
      choose(ask, lines.comeClosed, { ...values, place: cap(placeName(self, known.id)) }),
    );
  const busy = taken ?? busyAt(self, time.from, until, place);
  if (
    !busy &&
    named === null &&
    /\bare you (?:free|available)\b/.test(ask.all) &&
    !/\b(?:come|join|meet|with me)\b/.test(ask.all)
  )
    return answer(ask, "free", true, choose(ask, [`I'm free ${when}, yes.`, `I've nothing fixed ${when}. Why?`]));
  if (!busy)
    return time.exact && place !== null
      ? agreeing(ask, { place, from: time.from }, lines.comeYes)
      : answer(ask, "accept", true, choose(ask, lines.comeYes, values));
  const usual = usualAt(self, time.from);
  const chunk = self.mind.plan?.chunks.find((one) => one.from < until && one.to > time.from && one.kind === "work");
  const doing = taken
    ? myDoing(self.persona, taken.what)
    : chunk
      ? doingAt(self, chunk.doing, chunk.place)
      : usual && usual.kind !== "meal"
        ? usual.doing
        : "why" in busy
          ? inMouth(self, busy)
          : busyWith(self);
  const free = place === null ? null : freeNear(self, place, time.from, AN_HOUR);
  if (free === null || place === null)
    return answer(ask, "decline", true, choose(ask, lines.comeBusy, { ...values, doing }));
  const other = inWords(self, free);
  return {
    ...answer(ask, "propose", true, choose(ask, lines.comeOther, { ...values, doing, other, Other: cap(other) })),
    offer: { kind: "meet", place: place, from: free },
  };
}

const like = (self: Self, traits: RegExp): string | null =>
  self.persona.traits.find((trait) => traits.test(trait)) ?? null;

/** Whether somebody drops work for company now and then. */
const easygoing = (self: Self): boolean =>
  like(self, /outgoing|energetic|enthusiastic|cheerful|loud|imaginative|humorous|friendly|eccentric/) !== null &&
  like(self, /organi[sz]ed|reliable|hardworking|dedicated|driven|detail/) === null;

/** Traits of those who leave the show to others. */
const quiet =
  /patient|organi[sz]ed|analytical|logical|thoughtful|reflective|wise|intellectual|reliable|detail|pragmatic|driven|hardworking|dedicated|determined|independent|attentive|nurturing|inquisitive|experienced/;

/** Kinds of things people are asked to do that are not for everybody: the words, whom it suits, whom it does not, how likely they say no. */
const natures: readonly {
  readonly kind: keyof typeof lines.notMe;
  readonly words: RegExp;
  readonly suits: RegExp;
  readonly not: RegExp | null;
  readonly chance: number;
}[] = [
  {
    kind: "mischief",
    words:
      /\b(?:steal|rob|cheat|lie to|tell a lie|prank|trick|sneak|break into|vandali[sz]e|spread (?:a |the )?(?:rumou?rs?|gossip)|smash|set fire|spy on|insult|make fun of|scare|shout at|yell at|start a fight)\b/,
    suits: /rude|toxic|aggressive/,
    not: null,
    chance: 0.95,
  },
  {
    kind: "stage",
    words:
      /\b(?:sing|dance|perform\w*|karaoke|on (?:the )?stage|recite|give a speech|make a speech|juggle|stand.?up|act out|do a handstand|do an impression|play (?:the )?(?:piano|guitar) for (?:everyone|everybody|us all))\b/,
    suits: /outgoing|energetic|enthusiastic|musical|loud|humorous|imaginative|hospitable/,
    not: quiet,
    chance: 0.7,
  },
  {
    kind: "sport",
    words:
      /\b(?:run|jog|jogging|race|swim\w*|climb\w*|football|marathon|push.?ups|work ?out|exercise|wrestl\w*|arm.?wrestl\w*|cycling|hike)\b(?! (?:for|against|the))/,
    suits: /energetic|dedicated|outgoing|passionate/,
    not: quiet,
    chance: 0.6,
  },
  {
    kind: "wild",
    words:
      /\b(?:all night|till dawn|until dawn|stay up|get drunk|party tonight|wild party|night ?club|pub crawl|skinny.?dip\w*|drinking (?:contest|game))\b/,
    suits: /outgoing|energetic|enthusiastic|loud|rude|imaginative/,
    not: quiet,
    chance: 0.7,
  },
  {
    kind: "still",
    words:
      /\b(?:meditat\w*|sit (?:quietly|still|in silence)|in silence|be quiet for|silent retreat|yoga|count (?:the )?\w+ with me)\b/,
    suits:
      /thoughtful|reflective|patient|wise|intellectual|analytical|curious|detail|organi[sz]ed|kind|nurturing|eccentric|open/,
    not: /loud|aggressive|energetic|outgoing|enthusiastic/,
    chance: 0.6,
  },
  {
    kind: "kindness",
    words:
      /\b(?:volunteer|be nice|say sorry|apologi[sz]e|cook for|bake for|babysit|look after|visit the sick|carry my|comfort|make friends|make peace|compliment)\b/,
    suits:
      /friendly|kind|helpful|generous|warm|hospitable|patient|nurturing|reliable|cheerful|wise|open|honest|imaginative|thoughtful/,
    not: /rude|toxic|aggressive/,
    chance: 0.7,
  },
];

/** Whether a request goes against the grain of somebody they do not get on with, or of their own nature; the reason is in the answer. */
export function againstNature(ask: Ask): Answer | null {
  const { self, random } = ask;
  const foe = ask.people
    .flatMap(({ ids }) => ids)
    .find((id) => id !== self.persona.id && (tieOf(self, id)?.warmth ?? 0) < 0);
  if (
    foe &&
    /\b(?:help|vote|campaign|support|apologi[sz]e|invite|talk to|visit|forgive|praise|work (?:with|for)|be nice|friends?|have (?:dinner|lunch|coffee|a (?:drink|coffee)) with|go (?:to|with)|meet)\b/.test(
      ask.all,
    )
  )
    return answer(
      ask,
      "refuse",
      true,
      choose(ask, lines.notForThem, { who: self.town.personas.get(foe)?.name.split(" ")[0] ?? "them" }),
    );
  const asked = natures.find(({ words }) => words.test(ask.all));
  if (!asked || fondOf(self, asked.words)) return null;
  const suits = like(self, asked.suits);
  const against = asked.not ? like(self, asked.not) : null;
  if (suits !== null || (asked.not && against === null) || !random.chance(asked.chance)) return null;
  const trait = against ?? self.persona.traits[0]!;
  return answer(
    ask,
    "refuse",
    true,
    choose(ask, lines.notMe[asked.kind], { trait, a: /^[aeiou]/i.test(trait) ? "an" : "a" }),
  );
}

/** Whether something is part of what a resident does anyway: their work, pastimes and favourite subjects. */
const fondOf = (self: Self, words: RegExp): boolean =>
  words.test(
    [self.persona.occupation, self.persona.work?.doing ?? "", ...self.persona.pastimes.map((one) => one.doing)]
      .join(" ")
      .toLowerCase()
      .replace(/ing\b/g, ""),
  );

/** A named time repeated: "at five", "tomorrow at ten", "this evening". */
export function whenAsked(time: TimeNamed): string {
  if (time.exact) return `${time.dayWords ? `${time.dayWords} ` : ""}at ${spokenClock(time.from)}`;
  if (time.wholeDay) return time.dayWords || "today";
  const hour = (time.from % 1440) / 60;
  const part = hour < 12 ? "morning" : hour < 17 ? "afternoon" : "evening";
  return time.dayWords ? `${time.dayWords} ${part}`.replace(/^on the (\d+\w\w) /, "on the $1 in the ") : `this ${part}`;
}

/** Requests: things to see to, money, help. Nothing is promised that is not on the list of what one can do. */
export const requests: Rule = (ask) => {
  const p = ask.all;
  const { self } = ask;
  if (/\bkeep (?:a|my|this) secret\b/.test(p))
    return answer(ask, "ask-back", true, choose(ask, ["I can try. What is it?", "I think so. Go on."]));
  if (
    /\b(?:give|lend|loan|send|pay|wire) me\b.{0,30}\b(?:money|dollars?|euros?|pounds?|\d+|cash|coins?|bucks|loan)\b|\bneed (?:some )?money from you\b|\bcan i (?:have|borrow) (?:some )?(?:money|\$?\d+)/.test(
      p,
    )
  )
    return answer(ask, "decline", true, choose(ask, lines.moneyNo));
  const seeTo =
    /\b(?:turn (?:off|on|down)|switch (?:off|on)|put out|repair|fix|mend|clean|close|open|shut|stop|extinguish|refill)\b (?:the|that|your|this|my)?\s*([a-z ]+)/.exec(
      p,
    );
  const ordered =
    /^(?:\W|please|hey|quick\w{0,5}|could you|can you|would you|will you|you (?:have to|must|should|need to)|kindly)*(?:turn|switch|put out|repair|fix|mend|clean|close|open|shut|stop|extinguish|refill)\b/.test(
      p.trim(),
    );
  if (seeTo && ordered) {
    const me = meIn(self);
    const wanted = new Set(stems(seeTo[1]!));
    const here = me
      ? placeOf(self.town.map, me.spot.place).areas.flatMap((area) =>
          area.enclosed && area.id !== me.spot.area ? [] : area.objects,
        )
      : [];
    const object = here.find((one) => stems(one.name).some((word) => wanted.has(word)));
    if (object) {
      const state = stateOf(self.world, object.id);
      if (state.odd) return answer(ask, "comply", true, choose(ask, lines.objectThere, { object: object.name }));
      return answer(
        ask,
        "object",
        true,
        choose(ask, lines.objectUsual.slice(0, 1), { object: object.name, state: state.text }),
      );
    }
    const known = [...self.mind.map.objects].find(
      ([id]) =>
        stems(self.town.map.objects.get(id)?.fixture.name ?? "").some((word) => wanted.has(word)) &&
        self.town.map.objects.get(id)?.spot.place === self.persona.home.place,
    );
    const fixture = known && self.town.map.objects.get(known[0])?.fixture;
    if (fixture)
      return answer(
        ask,
        "object",
        true,
        choose(ask, lines.objectUsual.slice(1), { object: fixture.name, state: known[1] }),
      );
    return answer(
      ask,
      "decline",
      true,
      choose(ask, lines.objectElsewhere, {
        object: seeTo[1]!
          .trim()
          .split(" ")
          .slice(0, 3)
          .join(" ")
          .replace(/ (?:please|now|at|in|for).*$/, ""),
      }),
    );
  }
  const wanted =
    /\b(?:can|could|would|will|do) you\b|\b(?:i want|i would like|i need) you to\b|^(?:\W|hey|please|now)*(?:please|let us|come on)\b|\byou (?:should|must|have to)\b/.test(
      p,
    );
  if (wanted) {
    const unlike = againstNature(ask);
    if (unlike) return unlike;
  }
  if (
    /\b(?:can|could|would|will) you (?:please )?help (?:me|us)\b|\bi need (?:your |some )?help\b|\bhelp me\b|\bgive me a hand\b|\bdo me a favou?r\b/.test(
      p,
    )
  ) {
    const specific = /\b(?:help (?:me|us)|a hand|help|favou?r)\b,? (?:to |with |and )?(\w+ ?\w*)/.exec(p)?.[1];
    if (specific && !/^(?:please|me|out|now)/.test(specific.trim())) {
      const busy = self.mind.plan?.chunks.find((one) => one.from <= self.now && self.now < one.to);
      if (busy && (busy.kind === "work" || busy.kind === "commitment") && !(easygoing(self) && ask.random.chance(0.4)))
        return now(ask, null, AN_HOUR);
      return answer(
        ask,
        "maybe",
        true,
        choose(ask, [
          "I can try. Where do you want to start?",
          "If it doesn't take all day. What should I do?",
          "I've a little time. Show me.",
        ]),
      );
    }
    return answer(ask, "ask-back", true, choose(ask, lines.helpWhat));
  }
  if (
    /^(?:\W|hey|please|now)*(?:could|can|would|will) you (?:please )?(?:tell|say|explain|describe|remember|see|hear|recommend|introduce|imagine)\b/.test(
      p.trim(),
    )
  )
    return null;
  if (
    /^(?:\W|hey|please|now)*(?:(?:could|can|would|will) you (?:please |just )?(?:\w+) (?:me|my|this|that|the|a|an|for|it)\b|(?:give|bring|buy|sell|lend|send|show|make|write|draw|sing|dance|play|cook|drive|carry|follow|leave|go|run|jump|kill|burn|destroy|steal|hide) )/.test(
      p.trim(),
    ) &&
    !/\?.*\?/.test(p)
  )
    return favour(ask);
  return asksToAct.test(p) ? favour(ask) : null;
};

/** Asking for a deed that has no object: "will you dance", "would you help Sam". */
const asksToAct =
  /\b(?:would|will|could) you (?:please |just |perhaps |maybe )*(?:sing|dance|perform|recite|juggle|volunteer|apologi[sz]e|help|cook|bake|run|swim|race|climb|hide|shout|jump|pose|campaign|pretend|lie|steal|stay|quit|leave|move|wait|stop|teach|paint|draw|write|read|play|get (?:drunk|up)|be nice|babysit|sit)\b/;

/** Something to be done for the asker: gladly when it is one's own field and one has the time; later when not; else it is not promised. */
function favour(ask: Ask): Answer {
  const { self } = ask;
  const chunk = self.mind.plan?.chunks.find((one) => one.from <= self.now && self.now < one.to);
  const field = new Set(
    stems(
      [
        self.persona.occupation,
        ...self.persona.pastimes.map((one) => one.doing),
        ...self.persona.topics.flatMap((one) => [one.label, ...one.words]),
      ].join(" "),
    ),
  );
  const own = stems(ask.all).some((word) => field.has(word));
  const busy =
    chunk && (chunk.kind === "work" || chunk.kind === "commitment") && meIn(self)?.spot.place === chunk.place;
  if (busy && !own) return now(ask, null, AN_HOUR);
  if (own)
    return answer(ask, "comply", true, choose(ask, busy ? lines.favourSoon : lines.favour, { doing: busyWith(self) }));
  const trait = like(self, quiet) ?? self.persona.traits[0]!;
  return ask.random.chance(0.5)
    ? answer(ask, "refuse", true, choose(ask, lines.cantDo, { doing: busyWith(self), trait }))
    : answer(ask, "comply", true, choose(ask, lines.favour));
}
