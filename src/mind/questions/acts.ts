/**
 * What a line does, as a model is asked for it and as it is understood: one constant shape; the news and the proposals of a question
 * have codes (N1, P1), so that what is meant need not be read out of the words.
 */
import { z } from "zod";
import { dayOf, minutes, parseClock, startOfDay } from "../../clock/units.ts";
import type { Memory } from "../../world/events.ts";
import { firstName, isVisitor } from "../../world/people.ts";
import type { PlaceId } from "../../world/places.ts";
import {
  type Answer,
  type AtOnce,
  answers,
  answersTo as answersAsked,
  askedFor,
  bareActs,
  deeds,
  MOST_ACTS,
  type Proposed,
  reactions,
  type SpeechAct,
  type Told,
} from "../../world/speech-acts.ts";
import { gatheringOf, type Story } from "../persona.ts";
import { hourToHelp } from "../plan/free.ts";
import type { Self } from "../self.ts";
import { isPossible } from "../talk/at-once.ts";
import { placeNamed } from "../talk/named.ts";
import { helpAt, helpFor, LASTS } from "../talk/offers.ts";
import { answersTo } from "../talk/owed.ts";
import type { AboutToSpeak } from "../talk/violations.ts";
import { gainsaid } from "../talk/yes-or-no.ts";
import { agreedWith, newsFor, proposalsFor } from "./codes.ts";

/** The names of acts, as a model is given them. */
const ACTS = [
  "ask",
  "answer",
  "tell",
  "propose",
  "reply",
  "withdraw",
  "react",
  "warn",
  "confide",
  ...bareActs,
] as const satisfies readonly SpeechAct["act"][];

/** The acts of a line, as a model gives them. */
export const actsShape = z
  .array(
    z.object({
      act: z.enum(ACTS),
      code: z.string().nullable(),
      what: z.enum(["meet", "help", "company", "service", ...deeds, ...askedFor]).nullable(),
      how: z.enum(reactions).nullable(),
      answer: z.enum([...answers, "unknown", "value"]).nullable(),
      place: z.string().nullable(),
      day: z.enum(["today", "tomorrow"]).nullable(),
      at: z.string().nullable(),
    }),
  )
  .max(MOST_ACTS);

/** The acts of a line before they are understood. */
export type GivenActs = z.infer<typeof actsShape>;

/** Whoever is about to speak, and the statements that the question numbers. */
type Speaker = AboutToSpeak & { readonly recalled?: readonly Memory[] };

/** What a model's acts mean. Codes that are none, and acts that lack what makes them one, count for nothing. */
export function understood(given: GivenActs, input: Speaker): SpeechAct[] {
  const news = newsFor(input);
  const proposals = proposalsFor(input);
  const newsOf = (code: string | null) => news[numberOf(code, "N")] ?? null;
  const last = answersTo(input.lines, input.mind.id, input.others);
  return given.flatMap((one): SpeechAct[] => {
    if (isBare(one.act)) return [{ act: one.act }];
    switch (one.act) {
      case "tell": {
        const told = one.what === "opinion" ? viewOn(one.code) : toldBy(one.code);
        return told ? [{ act: "tell", ...told }] : [];
      }
      case "warn":
      case "confide": {
        const told = newsOf(one.code);
        return told ? [{ act: one.act, news: told.id }] : [];
      }
      case "ask": {
        const what = askedFor.find((asked) => asked === one.what) ?? "what";
        return [{ act: "ask", what, about: aboutOf(one.code) }];
      }
      case "answer": {
        const answer = answersAsked.find((way) => way === one.answer) ?? "value";
        return last ? [{ act: "answer", to: last.id, answer }] : [];
      }
      case "react":
        return last && one.how ? [{ act: "react", to: last.id, how: one.how }] : [];
      case "withdraw":
        return withdrawn(one.code);
      case "propose":
        return proposed(one, newsOf(one.code), input);
      case "reply":
        return one.answer === null || one.answer === "unknown" || one.answer === "value"
          ? []
          : repliedTo(one, one.answer);
      default:
        return one.act satisfies never;
    }
  });

  /** Taken back is what the code says, or else the one thing that the speaker has proposed to these people. */
  function withdrawn(code: string | null): SpeechAct[] {
    const told = newsOf(code);
    const mine = [...input.world.proposals.values()].filter(
      ({ by, to }) => by === input.mind.id && to.some((id) => input.others.includes(id)),
    );
    const agreed = agreedWith(input)[numberOf(code, "W")];
    if (agreed) return [{ act: "withdraw", to: agreed.to, with: agreed.with }];
    if (told) return [{ act: "withdraw", to: { news: told.id } }];
    return mine.length === 1 ? [{ act: "withdraw", to: { what: mine[0]!.what } }] : [];
  }

  /** The statement of a code. */
  function memoryOf(code: string | null): Memory | null {
    return input.recalled?.[numberOf(code, "L")] ?? null;
  }

  /** The id that a code stands for: of news, of a statement, or of whoever is called so. */
  function aboutOf(code: string | null): string | null {
    const name = code?.trim();
    const named = [...input.town.personas.values()].find((one) => one.name === name || firstName(one.name) === name);
    return newsOf(code)?.id ?? memoryOf(code)?.id ?? named?.id ?? null;
  }

  function viewOn(code: string | null): Told | null {
    const about = aboutOf(code);
    return about === null ? null : { opinion: about };
  }

  /** News or what is remembered, as it is told: what others said is passed on. */
  function toldBy(code: string | null): Told | null {
    const told = newsOf(code);
    const memory = memoryOf(code);
    if (told) return { news: told.id };
    if (!memory) return null;
    const others = memory.speaker !== null && memory.speaker !== input.mind.id;
    return others ? { reported: memory.id } : { memory: memory.id };
  }

  /** A reply without a code is to the one thing that waits for one, or to what a person asked in words of their own. */
  function repliedTo(one: GivenActs[number], answer: Answer): SpeechAct[] {
    const { code } = one;
    const taken =
      proposals[numberOf(code, "P")] ?? (code === null && proposals.length === 1 ? proposals[0] : undefined);
    if (taken) return [{ act: "reply", to: taken.to, answer }];
    const told = newsOf(code);
    // The code of a gathering says what is answered, whatever else is given; a vote is on what its code says.
    const said =
      last && isVisitor(last.who) && (!gatheringOf(told) || one.what === "vote") ? atOnceBy(one, told, input) : null;
    if (last && said && isPossible(said, last.who, input.mind.id, input))
      return [{ act: "reply", to: { proposal: null, by: last.who, what: said }, answer }];
    const story = told ?? (code === null ? gatheringJustTold(input) : null);
    return story?.of.kind === "gathering" ? [{ act: "reply", to: { news: story.id }, answer }] : [];
  }
}

/** The acts as their line bears them out: an answer that its plain words speak against is none. */
export function borneOut(acts: readonly SpeechAct[], line: string | null, { town }: Pick<Self, "town">): SpeechAct[] {
  const against = gainsaid(acts, line, town.language) !== null;
  return acts.map((one) => (against && one.act === "reply" ? { ...one, answer: "maybe" } : one));
}

/** Which of the answers a line's words speak against, in a sentence; null when none. */
export function gainsaidAnswer(given: GivenActs, line: string | null, { town }: Pick<Self, "town">): string | null {
  const said = gainsaid(given, line, town.language);
  return said === null ? null : `a plain ${said} in the words, and another answer beside them: neither counts`;
}

/** The gathering that the last line told the speaker, or null. */
function gatheringJustTold({ lines, mind, stories }: AboutToSpeak): Story | null {
  const last = lines.findLast(({ who }) => who !== mind.id);
  return last?.stories.map((id) => stories.get(id)).findLast((story) => gatheringOf(story)) ?? null;
}

/** What stands for a thing of the question. */
const CODE = /^([NPLW])(\d{1,2})$/;

/** The place of a code in its list: "N2" is 1; -1 where it is none. */
const numberOf = (code: string | null, letter: "N" | "P" | "L" | "W"): number => {
  const [, kind, digits] = CODE.exec(code?.trim() ?? "") ?? [];
  return kind === letter ? Number(digits) - 1 : -1;
};

/** Whether an act is said whole by its name. */
const isBare = (act: SpeechAct["act"]): act is (typeof bareActs)[number] => bareActs.some((one) => one === act);

function proposedBy(one: GivenActs[number], news: Story | null, input: AboutToSpeak): Proposed | null {
  const { now, world, persona } = input;
  if (one.what === "company") return news?.of.kind === "gathering" ? { kind: "company", news: news.id } : null;
  const clock = one.at === null ? null : parseClock(one.at);
  const at = clock === null ? null : minutes(startOfDay(dayOf(now) + (one.day === "tomorrow" ? 1 : 0)) + clock);
  if (one.what === "help") {
    const help = news && helpFor(news, input.town);
    if (!news || !help) return null;
    const soon = news.of.kind === "gathering" ? helpAt(news.of, now) : hourToHelp(input, help.place, LASTS.help);
    const from = at !== null && at > now ? at : soon;
    return from === null ? null : { kind: "help", news: news.id, from };
  }
  if (one.what !== "meet" || at === null || at <= now) return null;
  const place = placeOfAct(one, input) ?? world.people.get(persona.id)?.spot.place;
  return place === undefined ? null : { kind: "meet", place, from: at };
}

function proposed(one: GivenActs[number], news: Story | null, input: AboutToSpeak): SpeechAct[] {
  const what = atOnceBy(one, news, input) ?? proposedBy(one, news, input);
  const possible = what && input.others.some((who) => isPossible(what, input.mind.id, who, input));
  return possible ? [{ act: "propose", proposal: null, what }] : [];
}

const placeOfAct = ({ place }: GivenActs[number], input: AboutToSpeak): PlaceId | null =>
  place === null ? null : input.town.map.places.has(place) ? place : placeNamed(input, place);

/** Longest name of a thing that is asked for, in characters. */
const LONGEST_THING = 40;

/** What an act would have done at once; null where it lacks what that needs. The code of a thing is what it is called, and none of ours. */
function atOnceBy(one: GivenActs[number], news: Story | null, input: AboutToSpeak): AtOnce | null {
  const here = input.world.people.get(input.persona.id)?.spot.place ?? null;
  const called = one.code?.trim().slice(0, LONGEST_THING) ?? "";
  const thing = called === "" || CODE.test(called) ? null : called;
  const place = placeOfAct(one, input);
  const deed = deeds.find((name) => name === one.what);
  if (one.what === "service") return thing && here ? { kind: "service", thing, place: here } : null;
  switch (deed) {
    case "go":
    case "come":
      return place && { kind: "deed", deed, place };
    case "fetch":
      return thing && place ? { kind: "deed", deed, thing, place } : null;
    case "vote":
      return news && { kind: "deed", deed, news: news.id };
    case "wait":
    case "stop":
    case "leave":
      return { kind: "deed", deed };
    case undefined:
      return null;
    default:
      return deed satisfies never;
  }
}
