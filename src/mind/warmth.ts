/**
 * How warm somebody is to another: what the town file or an earlier day left, and what the two have done since, counted from the
 * stream in a window. Nothing drifts: a week without deeds leaves every tie as it was, and what is forgotten leaves no warmth.
 */
import { DAY, type Minutes } from "../clock/units.ts";
import type { Memory } from "../world/events.ts";
import type { PersonId } from "../world/places.ts";
import type { SpeechAct } from "../world/speech-acts.ts";
import { actsOf } from "./memory/episode.ts";
import { memoriesWith } from "./memory/stream.ts";
import type { Mind, Tie } from "./mind.ts";

/** What moves a tie, as one of the two sees it. */
type Deed =
  | "agreed"
  | "declined"
  | "kept"
  | "helped"
  | "stood up"
  | "kind"
  | "unkind"
  | "talked"
  | "took to"
  | "took against";

/** A deed done so many times within a time is a step, and is counted anew from there; its steps come to `most` at most. */
interface Row {
  readonly deed: Deed;
  readonly times: number;
  readonly within: number;
  readonly step: number;
  readonly most?: number;
}

/** What deeds do to a tie. */
export const rows: readonly Row[] = [
  { deed: "agreed", times: 1, within: DAY, step: 0.25 },
  { deed: "kept", times: 1, within: DAY, step: 0.25 },
  { deed: "helped", times: 1, within: DAY, step: 0.5 },
  { deed: "kind", times: 2, within: 2 * DAY, step: 0.25 },
  { deed: "talked", times: 4, within: 7 * DAY, step: 0.25, most: 1 },
  { deed: "declined", times: 3, within: 2 * DAY, step: -0.25 },
  { deed: "stood up", times: 1, within: DAY, step: -0.5 },
  { deed: "unkind", times: 1, within: DAY, step: -0.5 },
  // Of no deed of theirs.
  { deed: "took to", times: 1, within: DAY, step: 1, most: 1 },
  { deed: "took against", times: 1, within: DAY, step: -1, most: 1 },
];

/** Dislikes strongly, and kin or partner. */
const [LEAST, MOST] = [-2, 3];

/** The ties of a mind to these people (absent: to all), as warm as what they did makes them. */
export function warmed(mind: Mind, others: Iterable<PersonId> = mind.ties.keys()): Mind {
  const changed = [...others].flatMap((who): [PersonId, Tie][] => {
    const tie = mind.ties.get(who);
    if (!tie) return [];
    const now = warm(mind, who, tie);
    return now === tie ? [] : [[who, now]];
  });
  return changed.length === 0 ? mind : { ...mind, ties: new Map([...mind.ties, ...changed]) };
}

/** What a tie is counted from: of one from before deeds were counted, those count that came after it was last renewed. */
export const baseOf = ({ base, warmth, renewed }: Tie): NonNullable<Tie["base"]> => base ?? { warmth, since: renewed };

/** A tie as warm as what the two did makes it. */
function warm(mind: Mind, other: PersonId, tie: Tie): Tie {
  const base = baseOf(tie);
  const deeds = deedsOf(mind, other, base.since);
  const moved = rows.reduce((sum, row) => sum + stepsOf(deeds.get(row.deed) ?? [], row), 0);
  const warmth = Math.max(LEAST, Math.min(MOST, base.warmth + moved));
  return warmth === tie.warmth ? tie : { ...tie, warmth, base };
}

/** How far a deed moves a tie, from when it was done each time. */
function stepsOf(done: readonly Minutes[], { times, within, step, most }: Row): number {
  let steps = 0;
  let counted: Minutes[] = [];
  for (const at of done) {
    counted = [...counted.filter((one) => at - one < within), at];
    if (counted.length < times) continue;
    steps++;
    counted = [];
  }
  const moved = steps * step;
  return most === undefined ? moved : Math.max(-most, Math.min(most, moved));
}

/** When each deed was done between a mind and somebody, after a moment, in the order of the stream. */
function deedsOf(mind: Mind, other: PersonId, since: Minutes): ReadonlyMap<Deed, Minutes[]> {
  const deeds = new Map<Deed, Minutes[]>();
  const did = (deed: Deed, at: Minutes) => void deeds.set(deed, [...(deeds.get(deed) ?? []), at]);
  const talks = new Set<string>();
  const agreed = new Set<string>();
  for (const memory of memoriesWith(mind.stream, { subject: other })) {
    const { created, episode, scene, speaker, subjects } = memory;
    if (created < since || (created === since && since > 0)) continue;
    if (episode?.kind === "kept" || episode?.kind === "helped" || episode?.kind === "stood up") {
      if (episode.with.includes(other)) did(episode.kind, created);
      continue;
    }
    if (episode?.kind === "followed" && episode.takes?.to === other)
      did(episode.takes.warm ? "took to" : "took against", created);
    const between = speaker === other ? subjects.includes(mind.id) : speaker === mind.id;
    if (!between || scene === null) continue;
    if (!talks.has(scene)) did("talked", created);
    talks.add(scene);
    for (const one of actsOf(memory).filter((one) => !isSaidAgain(one, agreed))) {
      const deed = deedOf(one, memory, other);
      if (deed) did(deed, created);
    }
  }
  return deeds;
}

/** Whether an act is a yes to what was agreed already, whichever line proposed it; a new one is added. */
function isSaidAgain(one: SpeechAct, agreed: Set<string>): boolean {
  if (one.act !== "reply" || one.answer !== "yes") return false;
  const matter = JSON.stringify("news" in one.to ? one.to.news : one.to.what);
  const again = agreed.has(matter);
  agreed.add(matter);
  return again;
}

/** What an act of a line is to the tie: a yes of either is something they have together, all else is what the other does. */
function deedOf(one: SpeechAct, { speaker }: Memory, other: PersonId): Deed | null {
  // What is handed over a counter is business.
  if (one.act === "reply" && "what" in one.to && one.to.what.kind === "service") return null;
  if (one.act === "reply" && one.answer === "yes") return "agreed";
  if (speaker !== other) return null;
  switch (one.act) {
    case "reply":
      return one.answer === "no" ? "declined" : null;
    case "withdraw":
      return "declined";
    case "thank":
    case "compliment":
    case "apologise":
    case "forgive":
      return "kind";
    case "insult":
      return "unkind";
    case "greet":
    case "farewell":
    case "ask":
    case "tell":
    case "propose":
    case "introduce":
    case "answer":
    case "react":
    case "correct":
    case "tease":
    case "warn":
    case "confide":
    case "chat":
      return null;
    default:
      return one satisfies never;
  }
}
