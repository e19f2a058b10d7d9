/** Everything that is measured of lived days, in the order of the report (paper section 7, and what went wrong there). */
import { gatheringOf } from "../mind/persona.ts";
import { dayLikeness, fittingMeals, missedMeals, repeatedMeals, untiledDays } from "./days.ts";
import { closedEntries, overfilled, trespasses } from "./doors.ts";
import type { Lived } from "./lived.ts";
import { atLeast, atMost, between, type Found, type Measure, meanOf, none } from "./measure.ts";
import { alikeLines, closingFormulas, longestTalk, reflectionRate, unfoundedClaims, validCitations } from "./minds.ts";
import { accepting, askedAlong, attending, eventStory, invitedTo, knowers, preparing, refusals } from "./society.ts";

/** A number about the event's story; null where the town has none, or it is yet to come. */
const ofEvent =
  (count: (lived: Lived, story: NonNullable<ReturnType<typeof eventStory>>) => Found) =>
  (lived: Lived): Found => {
    const story = eventStory(lived);
    return story ? count(lived, story) : { value: null, cases: [] };
  };

/** How many know the first open story that is no event: a candidacy. */
function newsKnown(lived: Lived): Found {
  const story = lived.definition.stories.find((one) => !gatheringOf(one) && !one.secret);
  return story ? { value: knowers(lived, story).size, cases: [story.id] } : { value: null, cases: [] };
}

function likeness(lived: Lived): Found {
  const all = [...dayLikeness(lived)].sort((a, b) => a[1] - b[1]);
  const told = [all[0], all.at(-1)].flatMap((one) => (one ? [`${one[0]} ${one[1].toFixed(2)}`] : []));
  return { value: meanOf(all.map(([, value]) => value)), cases: told };
}

function likenessOutside(lived: Lived): Found {
  const wrong = [...dayLikeness(lived)].filter(([, value]) => value < 0.3 || value > 0.8);
  return {
    value: lived.days < 2 ? null : wrong.length,
    cases: wrong.map(([who, value]) => `${who} ${value.toFixed(2)}`),
  };
}

function ageing({ cpuMs }: Lived): Found {
  const [second, seventh] = [cpuMs[1], cpuMs[6]];
  const cases = cpuMs.map((ms, i) => `day ${i + 1} ${Math.round(ms)} ms`);
  return { value: second !== undefined && seventh !== undefined ? seventh / second : null, cases };
}

function density(lived: Lived, end: boolean): Found {
  return { value: end ? lived.summary.density.end : lived.summary.density.start, cases: [] };
}

/** The report's lines. */
export const measures: readonly Measure[] = [
  { name: "closed-entry violations", over: "sum", target: none, of: closedEntries },
  { name: "capacity violations", over: "sum", target: none, of: overfilled },
  { name: "access violations", over: "sum", target: none, of: trespasses },
  { name: "reflections per resident and day", over: "mean", target: between(2, 3.5), of: reflectionRate },
  { name: "valid citations", over: "min", target: atLeast(1), of: validCitations },
  { name: "days that do not tile", over: "sum", target: none, of: untiledDays },
  { name: "day-to-day likeness (Jaccard)", over: "mean", target: between(0.3, 0.8), of: likeness },
  { name: "residents outside that likeness", over: "mean", target: null, of: likenessOutside },
  { name: "meals repeated in a day", over: "sum", target: none, of: repeatedMeals },
  { name: "days with less than two meals", over: "sum", target: null, of: missedMeals },
  { name: "meals at a fitting place and hour", over: "min", target: atLeast(0.95), of: fittingMeals },
  { name: "alike lines in a row", over: "sum", target: none, of: alikeLines },
  { name: "processor time, day 7 / day 2", over: "mean", target: atMost(1.3), of: ageing },
  {
    name: "know of the event",
    over: "mean",
    target: atLeast(13),
    of: ofEvent((lived, story) => ({ value: knowers(lived, story).size, cases: [] })),
  },
  {
    name: "runs in which thirteen know of it",
    over: "mean",
    target: atLeast(0.9),
    of: ofEvent((lived, story) => ({ value: knowers(lived, story).size >= 13 ? 1 : 0, cases: [] })),
  },
  { name: "know of the candidacy", over: "mean", target: atLeast(8), of: newsKnown },
  { name: "density at the start", over: "mean", target: null, of: (lived) => density(lived, false) },
  { name: "density at the end", over: "mean", target: atLeast(0.6), of: (lived) => density(lived, true) },
  {
    name: "invited",
    over: "mean",
    target: null,
    of: ofEvent((lived, story) => ({ value: invitedTo(lived, story).length, cases: [] })),
  },
  {
    name: "accepted",
    over: "mean",
    target: null,
    of: ofEvent((lived, story) => ({ value: accepting(lived, story).length, cases: [...accepting(lived, story)] })),
  },
  {
    name: "attended",
    over: "mean",
    target: between(5, 14),
    of: ofEvent((lived, story) => ({ value: came(lived, story).length, cases: came(lived, story) })),
  },
  {
    name: "attended of those invited",
    over: "mean",
    target: atLeast(0.4),
    of: ofEvent((lived, story) => ({
      value: came(lived, story).length / Math.max(1, invitedTo(lived, story).length),
      cases: [],
    })),
  },
  {
    name: "claims without a chain",
    over: "sum",
    target: none,
    of: (lived) => unfoundedClaims(lived, lived.town.state.stories),
  },
  {
    name: "minutes the host prepares on the eve",
    over: "mean",
    target: atLeast(30),
    of: ofEvent((lived, story) => ({ value: preparing(lived, story).minutes, cases: [] })),
  },
  { name: "helpers on the eve", over: "mean", target: null, of: ofEvent((lived, story) => helpers(lived, story)) },
  {
    name: "runs with a helper",
    over: "mean",
    target: atLeast(0.5),
    of: ofEvent((lived, story) => ({ value: preparing(lived, story).helpers.size > 0 ? 1 : 0, cases: [] })),
  },
  { name: "runs with the crush asked along", over: "mean", target: atLeast(0.5), of: askedAlong },
  { name: "commonest closing in 20 talks", over: "max", target: atMost(1), of: closingFormulas },
  { name: "lines of the longest talk", over: "max", target: atMost(10), of: longestTalk },
  { name: "refusals", over: "mean", target: null, of: refusals },
];

const came = (lived: Lived, story: NonNullable<ReturnType<typeof eventStory>>): string[] => {
  const there = attending(lived, story);
  return invitedTo(lived, story).filter((who) => there.has(who));
};

const helpers = (lived: Lived, story: NonNullable<ReturnType<typeof eventStory>>): Found => {
  const who = [...preparing(lived, story).helpers];
  return { value: who.length, cases: who };
};
