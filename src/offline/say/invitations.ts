/**
 * Invitations, requests and asking somebody along, offline: what the speaker wants of this very person, and what the other makes of it
 * (paper sections 3.4, 7: conflicts, or simply no wish).
 */

import { later, timeOfDay } from "../../clock/units.ts";
import { actsOf } from "../../mind/memory/episode.ts";
import { memoriesWith } from "../../mind/memory/stream.ts";
import { nameOf } from "../../mind/memory/tell.ts";
import { keepsAway } from "../../mind/news/concern.ts";
import { answered, believesKnows, bestMemory, hasAsked } from "../../mind/news/stories.ts";
import { gatheringOf, outgoing, type Story } from "../../mind/persona.ts";
import { busyAt, freeNear, workAt } from "../../mind/plan/free.ts";
import { opensFor } from "../../mind/plan/plan.ts";
import type { Self } from "../../mind/self.ts";
import { belovedOf } from "../../mind/talk/longing.ts";
import { helpAt, helpFor, LASTS, offerOf } from "../../mind/talk/offers.ts";
import { offers, type TalkInput } from "../../mind/talk/spoken.ts";
import type { Random } from "../../world/chance.ts";
import { isVisitor, type Line } from "../../world/people.ts";
import { type PersonId, placeOf } from "../../world/places.ts";
import {
  type Answer,
  does,
  newsProposed,
  proposedIn,
  repliesSo,
  type SpeechAct,
  type Taken,
} from "../../world/speech-acts.ts";
import { fill } from "./fill.ts";
import { ofGathering } from "./news.ts";
import { calledBy, capital, fresh, grumpy, type Part, reacts, warmthTo } from "./spoken.ts";
import { talkWords } from "./words.ts";

/** Whether a resident goes to an event, and why: work, the host, their own nature (paper section 7: conflicts, or simply no wish). */
export function decide(
  input: Self,
  story: Story,
  inviter: PersonId,
  random: Random,
): { answer: "accept" | "decline" | "maybe"; why: string } {
  const event = gatheringOf(story);
  if (!event) return { answer: "maybe", why: "" };
  const { persona } = input;
  const warmth = input.mind.ties.get(event.host)?.warmth ?? 0;
  const longs = belovedOf(persona.id, input) !== null;
  if (persona.work && persona.work.spot.place !== event.spot.place && workAt(input, event.from, event.to)) {
    const away = persona.work.spot.place !== persona.home.place;
    // Who hopes to go with somebody lets work at home wait.
    if (away || (!longs && random.chance(0.35))) return { answer: "decline", why: persona.work.doing };
  }
  const promised = input.mind.commitments.some(
    (one) =>
      one.from !== null && one.to !== null && one.from < event.to && one.to > event.from && one.story !== story.id,
  );
  if (promised) return { answer: "decline", why: "already promised elsewhere" };
  if (keepsAway(input.mind, [event.host, inviter], event.spot.place))
    return { answer: "decline", why: "keeps away for a reason of their own" };
  if (warmth < 0)
    return { answer: "decline", why: `does not get on with ${nameOf(input.town, input.world, event.host)}` };
  const haunts = persona.haunts.includes(event.spot.place);
  const keen =
    (longs ? 0.95 : warmth >= 1 ? 0.85 : haunts ? 0.7 : outgoing(persona, input.town.language) ? 0.62 : 0.45) *
    (inviter === event.host ? 1 : 0.75);
  const thrown = random.next();
  if (thrown < keen)
    return {
      answer: "accept",
      why: warmth >= 1 ? `likes ${nameOf(input.town, input.world, event.host)}` : "feels like company",
    };
  return thrown < keen + 0.5 * (1 - keen)
    ? { answer: "maybe", why: "has not made up their mind" }
    : { answer: "decline", why: "would rather have some quiet" };
}

/** The answer to an invitation: yes, no with its reason, or perhaps; once given, it stands. */
export function toInvitation(input: TalkInput, story: Story, last: Line, random: Random): Part {
  const inviter = last.who;
  const event = gatheringOf(story)!;
  const { persona, mind } = input;
  const { lines, when, shortName, inOwnWords } = talkWords(input);
  if (event.host === persona.id) return { text: random.pick(lines.hostConfirms), acts: [reacts(last, "agree")] };
  const held = ofGathering(input, story, last, random);
  if (held) return held;
  const already = answered(mind, story.id);
  const replies = (answer: Answer): SpeechAct[] => [{ act: "reply", to: { news: story.id }, answer }];
  if (already === "accepted")
    return { text: fresh(input, byTemper(input, lines.accepted, lines.acceptedShort), random), acts: replies("yes") };
  if (already === "declined") return { text: fresh(input, lines.declined, random), acts: replies("no") };
  const { answer } = decide(input, story, inviter, random);
  const values = {
    when: when(input, event.from),
    host: shortName(nameOf(input.town, input.world, event.host)),
    work: inOwnWords(persona.work?.doing ?? "busy"),
  };
  if (answer === "accept")
    return {
      text: capital(
        fill(
          fresh(
            input,
            byTemper(input, inviter === event.host ? lines.accept : lines.acceptHearsay, lines.acceptShort),
            random,
          ),
          values,
        ),
      ),
      acts: replies("yes"),
    };
  if (answer === "maybe") return { text: fresh(input, lines.maybe, random), acts: replies("maybe") };
  const warmth = warmthTo(input, event.host) ?? 0;
  const works = persona.work !== null && workAt(input, event.from, event.to);
  return {
    text: fill(
      fresh(input, warmth < 0 ? lines.declineDislike : works ? lines.declineWork : lines.declineMood, random),
      values,
    ),
    acts: replies("no"),
  };
}

/** The wordings of whoever is short with people, or of anybody else. */
const byTemper = ({ persona }: Self, plain: readonly string[], short: readonly string[]): readonly string[] =>
  grumpy(persona) ? short : plain;

/** What is proposed to a speaker in a line, with what a reply to it is to; null where nothing is. */
export function proposedTo({ persona }: Self, { acts, who }: Line): Taken | null {
  const made = acts.findLast((one) => one.act === "propose");
  return made && who !== persona.id ? { proposal: made.proposal, by: who, what: made.what } : null;
}

/** The answer to being asked along by somebody. */
export function toAlong(input: TalkInput, story: Story, to: Taken, random: Random): Part {
  const event = gatheringOf(story)!;
  const { lines } = talkWords(input);
  const replies = (answer: Answer): SpeechAct[] => [{ act: "reply", to, answer }];
  const no = (): Part => ({ text: fresh(input, lines.alongNo, random), acts: replies("no") });
  if (
    answered(input.mind, story.id) === "declined" ||
    keepsAway(input.mind, [to.by, event.host], event.spot.place) ||
    (input.persona.work &&
      workAt(input, event.from, event.to) &&
      input.persona.work.spot.place !== input.persona.home.place &&
      random.chance(0.5))
  )
    return no();
  const warmth = warmthTo(input, to.by) ?? 0;
  return random.chance(0.35 + 0.25 * warmth)
    ? { text: fresh(input, lines.alongYes, random), acts: replies("yes") }
    : no();
}

/** What is asked of somebody, as they weigh it. */
interface Weighed {
  readonly input: TalkInput;
  readonly to: Taken;
  readonly offer: NonNullable<ReturnType<typeof offerOf>>;
  readonly random: Random;
  /** It is help with what they give themselves: with a gathering, or with another matter. */
  readonly host: boolean;
  readonly gives: boolean;
}

const replied = ({ to }: Weighed, answer: Answer): SpeechAct => ({ act: "reply", to, answer });

/** What is said to it, in words of a bank. */
function inWords(
  { input, offer, random }: Weighed,
  bank: readonly string[],
  values: Readonly<Record<string, string>> = {},
): string {
  const { when, placeName } = talkWords(input);
  const own = { when: when(input, offer.from), place: placeName(input, offer.place), ...values };
  return capital(fill(fresh(input, bank, random), own));
}

/** What keeps somebody from it then; null where nothing does. A host who is decorating then anyway is just glad of the hands. */
function busyThen({ input, offer, host }: Weighed) {
  const { mind } = input;
  const own = ({ story }: { readonly story: unknown }) => story === offer.story?.id;
  const free = host ? { ...input, mind: { ...mind, commitments: mind.commitments.filter((one) => !own(one)) } } : input;
  const preparing = mind.commitments.some(
    (one) => own(one) && one.from !== null && one.from <= offer.from && offer.from < (one.to ?? one.from),
  );
  return host && preparing ? null : busyAt(free, offer.from, later(offer.from, LASTS[offer.kind]), offer.place);
}

/** An hour that is really free is proposed instead, by whoever would like to; else it is declined with what keeps them. */
function declinedFor(weighed: Weighed, busy: NonNullable<ReturnType<typeof busyAt>>, willing: boolean): Part {
  const { input, offer } = weighed;
  const { lines, when, busy: busyInWords } = talkWords(input);
  const doing = busyInWords(busy);
  const again = saidBefore(input, doing);
  // One counter-proposal each is enough for anybody.
  const countered = input.lines.some((line) => does(line.acts, "propose") && line.who === input.persona.id);
  const until = offer.story?.of.kind === "gathering" ? later(offer.story.of.from, -15) : undefined;
  const other = willing && !countered ? freeNear(input, offer.place, offer.from, LASTS[offer.kind], until) : null;
  const no = replied(weighed, "no");
  if (other === null) {
    const bank = again ? lines.noAgain : busy.why === "asleep" ? lines.busyAsleep : lines.busyThen;
    return { text: inWords(weighed, bank, { doing }), acts: [no] };
  }
  const bank = again ? lines.otherThen : offer.kind === "help" ? lines.helpOther : lines.meetOther;
  const what = offer.story
    ? ({ kind: "help", news: offer.story.id, from: other } as const)
    : ({ kind: "meet", place: offer.place, from: other } as const);
  return {
    text: inWords(weighed, bank, { doing, other: when(input, other) }),
    acts: [no, { act: "propose", proposal: null, what }],
    weighty: true,
  };
}

/** Whether somebody would, if they are free. */
function isWilling({ input, offer, random, host, gives }: Weighed, warmth: number): boolean {
  const helpers = input.mind.commitments.filter((one) => one.id.startsWith(`help:${offer.story?.id}`)).length;
  if (host) return helpers < (gives ? 3 : 1);
  return random.chance((offer.kind === "help" ? 0.75 : 0.5) + 0.18 * warmth);
}

/** A time proposed by somebody, as far as it suits: taken, countered with an hour that is really free, or declined with the reason. */
export function toRequest(input: TalkInput, to: Taken, random: Random): Part {
  const { lines, news, when } = talkWords(input);
  const offer = offerOf(to.what, input);
  if (!offer) {
    const at = "from" in to.what ? to.what.from : input.now;
    const text = capital(fill(fresh(input, lines.meetMood, random), { when: when(input, at) }));
    return { text, acts: [{ act: "reply", to, answer: "no" }] };
  }
  const { mind, persona } = input;
  const warmth = warmthTo(input, to.by) ?? 0;
  const help = offer.kind === "help";
  const host = offer.story !== null && helpFor(offer.story, input.town)?.who === persona.id;
  const gives = gatheringOf(offer.story) !== null;
  const weighed: Weighed = { input, to, offer, random, host, gives };
  if (warmth < 0)
    return {
      text: fresh(input, help ? lines.helpDislike : lines.meetDislike, random),
      acts: [replied(weighed, "no")],
    };
  // Why one keeps away is nobody's business: one is in no mood for it.
  const away = keepsAway(mind, [to.by], offer.place);
  const busy = away ? null : busyThen(weighed);
  const willing = !away && isWilling(weighed, warmth);
  if (busy) return declinedFor(weighed, busy, willing);
  // With what is no gathering few hands are enough.
  const own = host && !gives;
  if (!willing)
    return {
      text: inWords(weighed, own ? news.dues.helpEnough : help ? lines.helpMood : lines.meetMood),
      acts: [replied(weighed, "no")],
    };
  const bank = own ? news.dues.helpTaken : host ? lines.helpWelcome : help ? lines.helpYes : lines.meetYes;
  return { text: inWords(weighed, bank), acts: [replied(weighed, "yes")], weighty: true };
}

/** Whether the speaker has said in this talk that this is what keeps them. */
const saidBefore = ({ lines, persona }: TalkInput, doing: string): boolean =>
  lines.some((line) => line.who === persona.id && repliesSo(line.acts, "no") && line.text.includes(doing));

/** What two people do when they meet, by what the place is for. */
const OCCASIONS = ["coffee", "drinks", "walk"] as const;

/** "Shall we have a coffee at Hobbs Cafe, tomorrow at four?": friends make a date, at a place one of them likes and an hour that is free. */
export function suggestion(input: TalkInput, other: PersonId, random: Random): Part | null {
  const { persona, mind, now } = input;
  const { lines, when, placeName } = talkWords(input);
  const warmth = warmthTo(input, other) ?? 0;
  if (warmth < 1 || warmth >= 3 || isVisitor(other) || !random.chance(0.07 + 0.04 * warmth)) return null;
  if (mind.commitments.some((one) => one.from !== null && one.from > now && one.story === null)) return null;
  const asked = memoriesWith(mind.stream, { speaker: persona.id, subject: other }).some(
    (memory) => memory.created > now - 1440 && proposedIn(actsOf(memory)).some(({ kind }) => kind === "meet"),
  );
  if (asked || input.lines.some(offers)) return null;
  const fits = persona.pastimes.flatMap(({ place, purpose }) => {
    const occasion = OCCASIONS.find((one) => one === purpose);
    return place !== null && occasion && placeOf(input.town.map, place).access === "public"
      ? [{ place, occasion }]
      : [];
  });
  if (fits.length === 0) return null;
  const { place, occasion } = random.pick(fits);
  const t = timeOfDay(now);
  const midnight = later(now, -t);
  const hour = occasion === "drinks" ? 20 : random.pick([11, 15, 16]);
  const wanted = later(midnight, hour * 60 + (hour * 60 < t + 60 ? 1440 : 0));
  const from =
    busyAt(input, wanted, later(wanted, LASTS.meet), place) === null &&
    opensFor(input.town.map, place, persona.id, wanted, later(wanted, LASTS.meet))
      ? wanted
      : freeNear(input, place, wanted, LASTS.meet);
  if (from === null || from > later(now, 1440)) return null;
  return {
    text: capital(
      fill(fresh(input, lines.suggest[occasion], random), {
        when: when(input, from),
        place: placeName(input, place),
        name: calledBy(input, other),
      }),
    ),
    acts: [{ act: "propose", proposal: null, what: { kind: "meet", place, from } }],
    weighty: true,
  };
}

const isWish = (line: Line, story: string): boolean =>
  proposedIn(line.acts).some((what) => what.kind !== "deed" && newsProposed(what) === story);

/** What the speaker wants of this very person: help for an event, somebody to go with. */
export function wishes(input: TalkInput, other: PersonId, random: Random): Part | null {
  const { persona, mind, now } = input;
  const { lines, when } = talkWords(input);
  const warmth = warmthTo(input, other) ?? 0;
  for (const story of input.stories.values()) {
    const event = gatheringOf(story);
    if (!event || event.to <= now || !bestMemory(mind, story.id)) continue;
    if (
      hasAsked(mind, other, story.id) ||
      input.lines.some((line) => line.who === persona.id && isWish(line, story.id))
    )
      continue;
    const knows = believesKnows(mind, other, story);
    const refused = input.lines.some((line) => line.who === other && repliesSo(line.acts, "no"));
    const helpFrom = helpAt(event, now);
    const helpers = mind.commitments.filter((one) => one.id.startsWith(`help:${story.id}`)).length;
    if (
      event.host === persona.id &&
      knows &&
      !refused &&
      warmth >= 0 &&
      helpers < 3 &&
      helpFrom > now &&
      random.chance(0.85)
    )
      return {
        text: capital(fill(fresh(input, lines.askHelp, random), { when: when(input, helpFrom), party: event.name })),
        acts: [{ act: "propose", proposal: null, what: { kind: "help", news: story.id, from: helpFrom } }],
        weighty: true,
      };
    if (
      belovedOf(persona.id, input) === other &&
      event.host !== persona.id &&
      answered(mind, story.id) !== "declined" &&
      random.chance(0.85)
    ) {
      return {
        text: fill(fresh(input, lines.askAlong, random), { event: event.name, when: when(input, event.from) }),
        acts: [{ act: "propose", proposal: null, what: { kind: "company", news: story.id } }],
        weighty: true,
      };
    }
  }
  return null;
}
