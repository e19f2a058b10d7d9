/**
 * What an episode is to whoever lives it: felt by its kind and by whose it is, and from there how much it weighs (paper section
 * 4.1: 1 brushing one's teeth, 10 a break-up). Tables, so that a new kind of episode or act does not compile until it is in them.
 */
import { type Episode, type EpisodeOf, type Felt, reports, type Stage } from "../../world/episodes.ts";
import type { Memory, StoryId } from "../../world/events.ts";
import { type PersonId, placeOf, type TownMap } from "../../world/places.ts";
import { type SpeechAct, toldIn } from "../../world/speech-acts.ts";
import type { Mind } from "../mind.ts";
import { actsOf } from "./episode.ts";
import { type MemoryStream, memoriesWith } from "./stream.ts";

/** Whose it is: the holder's own, a friend's or kin's, a stranger's, of somebody they do not get on with. */
type Whose = 0 | 1 | 2 | 3;
const [MINE, FRIEND, STRANGER, RIVAL] = [0, 1, 2, 3] as const;

/** How it is to the holder: where it is mine, a friend's, a stranger's, a rival's. */
type Feelings = readonly [Felt, Felt, Felt, Felt];
const none: Feelings = [0, 0, 0, 0];

/** What a kind is to the holder, and how much it weighs when nothing is felt. */
interface Row {
  readonly feels: Feelings;
  readonly calm: number;
}

const kinds: Readonly<Record<Exclude<Episode["kind"], "said">, Row>> = {
  did: { feels: none, calm: 1 },
  saw: { feels: none, calm: 1 },
  "saw act": { feels: none, calm: 2 },
  met: { feels: [1, 1, 1, 0], calm: 2 },
  came: { feels: none, calm: 1 },
  passed: { feels: none, calm: 1 },
  left: { feels: none, calm: 2 },
  knocked: { feels: none, calm: 2 },
  "heart jumped": { feels: [2, 2, 2, 2], calm: 1 },
  "asked in": { feels: [1, 0, 0, 0], calm: 2 },
  "turned away": { feels: [-1, 0, 0, 0], calm: 1 },
  instead: { feels: none, calm: 3 },
  "found odd": { feels: [-1, 0, 0, 0], calm: 2 },
  changed: { feels: none, calm: 1 },
  "put right": { feels: [1, 0, 0, 0], calm: 1 },
  "gave up": { feels: [-1, 0, 0, 0], calm: 1 },
  "made shift": { feels: [-1, 0, 0, 0], calm: 2 },
  "looked for": { feels: none, calm: 3 },
  "saw to": { feels: none, calm: 3 },
  ended: { feels: [1, 1, 1, 0], calm: 4 },
  found: { feels: [2, 2, 1, 0], calm: 4 },
  attended: { feels: [1, 1, 1, 0], calm: 4 },
  stage: { feels: none, calm: 3 },
  result: { feels: none, calm: 4 },
  quarrelled: { feels: [-2, -1, 0, 0], calm: 4 },
  "made up": { feels: [2, 1, 0, 0], calm: 4 },
  talked: { feels: none, calm: 4 },
  agreed: { feels: [1, 1, 0, 0], calm: 3 },
  declined: { feels: [-1, -1, 0, 0], calm: 4 },
  kept: { feels: [1, 1, 0, 0], calm: 1 },
  helped: { feels: [1, 1, 1, 0], calm: 1 },
  "stood up": { feels: [-2, -1, 0, 0], calm: 1 },
  missed: { feels: [-1, -1, 0, 0], calm: 2 },
  "called off": { feels: [-1, -1, 0, 0], calm: 2 },
  "heard off": { feels: [-1, -1, 0, 0], calm: 2 },
  "made time": { feels: [1, 0, 0, 0], calm: 2 },
  thought: { feels: none, calm: 8 },
  followed: { feels: [1, 0, 0, 0], calm: 3 },
  "let go": { feels: [-1, 0, 0, 0], calm: 3 },
  planned: { feels: none, calm: 2 },
};

/** How far something has come, to whose it is. */
const byStage: Readonly<Record<Stage, Feelings>> = {
  begun: [1, 0, 0, 0],
  advanced: [1, 0, 0, 0],
  done: [2, 1, 0, -1],
  failed: [-2, -1, 0, 0],
};
/** A post won, and lost. */
const winning: Feelings = [2, 1, 0, -1];
const losing: Feelings = [-2, -1, 0, 1];

/** What is said to the holder; one's own words weigh less. */
const acts: Readonly<Record<SpeechAct["act"], Row>> = {
  greet: { feels: none, calm: 2 },
  farewell: { feels: none, calm: 2 },
  introduce: { feels: [0, 1, 1, 0], calm: 2 },
  ask: { feels: none, calm: 2 },
  answer: { feels: none, calm: 3 },
  tell: { feels: none, calm: 3 },
  propose: { feels: [0, 1, 0, 0], calm: 4 },
  reply: { feels: none, calm: 4 },
  withdraw: { feels: [0, -1, -1, 0], calm: 4 },
  react: { feels: none, calm: 2 },
  correct: { feels: none, calm: 2 },
  thank: { feels: [0, 1, 1, 1], calm: 2 },
  apologise: { feels: [-1, 1, 1, 1], calm: 3 },
  forgive: { feels: [1, 1, 1, 1], calm: 3 },
  compliment: { feels: [0, 1, 1, 1], calm: 2 },
  insult: { feels: [-1, -2, -2, -2], calm: 3 },
  tease: { feels: [0, 0, -1, -1], calm: 2 },
  warn: { feels: [0, -1, -1, -1], calm: 5 },
  confide: { feels: [1, 2, 1, 0], calm: 4 },
  chat: { feels: none, calm: 2 },
};

/** What some acts are to the holder by what they do exactly. */
function rowOf(act: SpeechAct): Row {
  const row = acts[act.act];
  switch (act.act) {
    case "reply":
      return { ...row, feels: { yes: agreeing, no: refusing, maybe: none }[act.answer] };
    case "react":
      return act.how === "sympathy" || act.how === "delight" ? { ...row, feels: agreeing } : row;
    default:
      return row;
  }
}
const agreeing: Feelings = [0, 1, 1, 0];
const refusing: Feelings = [0, -1, -1, 0];

/** What a source weighs where nothing is known of what happened: what the town file gives, what is concluded. */
const bySource: Readonly<Record<Memory["source"]["how"], number>> = {
  given: 4,
  saw: 1,
  did: 1,
  heard: 2,
  "inner-voice": 8,
  concluded: 6,
  planned: 2,
};

/** What news weighs when it is new to the hearer, and when it is not. */
const NEWS = { first: 6, again: 4 } as const;
/** What anything weighs that somebody from outside says or does; their coming and going is less. */
const VISITOR = 4;
/** Most that one's own words weigh, who knew them before. */
const OWN_WORDS = 3;

/** Who keeps a memory: their ties and their town tell whose a thing is; absent, it is a stranger's. */
export interface Holder {
  readonly id: PersonId;
  readonly stream: MemoryStream;
  readonly ties?: Mind["ties"];
  readonly town?: { readonly map: TownMap };
  /** How it is to them to hear of news; absent, it leaves them cold. */
  readonly moved?: (news: StoryId) => Felt;
}

/** What is looked at of a note. */
type Noted = Pick<Memory, "source" | "subjects" | "episode"> &
  Partial<Pick<Memory, "speaker" | "stories" | "visitors">>;

/** What a note is to its holder, and how much it weighs, 1 to 10. */
export function weighed(note: Noted, holder: Holder): { readonly felt: Felt; readonly poignancy: number } {
  const { episode } = note;
  if (!episode) return { felt: 0, poignancy: bySource[note.source.how] };
  const { felt, calm } = episode.kind === "said" ? spoken(note, episode, holder) : lived(episode, holder);
  const from =
    (note.visitors?.length ?? 0) > 0 && !comings.has(episode.kind) && note.source.how !== "did" ? VISITOR : 0;
  const heavy = Math.max(calm + 2 * Math.abs(felt), from);
  const own = note.speaker === holder.id && episode.kind === "said";
  return { felt, poignancy: Math.max(1, Math.min(10, own ? Math.min(heavy - 1, OWN_WORDS) : heavy)) };
}
const comings: ReadonlySet<Episode["kind"]> = new Set(["came", "left", "passed", "talked", "planned"]);

/** What somebody lived through, and whose it is. */
function lived(episode: Exclude<Episode, { kind: "said" }>, holder: Holder): { felt: Felt; calm: number } {
  const { feels: plain, calm } = kinds[episode.kind];
  const feels =
    episode.kind === "stage"
      ? byStage[episode.how]
      : episode.kind !== "result"
        ? plain
        : episode.won
          ? winning
          : losing;
  const felt = feels[whoseIs(episode, holder)];
  if (episode.kind !== "found odd") return { felt, calm };
  const { gravity } = episode;
  return { felt: Math.min(felt, -gravity) as Felt, calm: calm + gravity };
}

/** A line: what of its acts is felt most, and the news it tells. */
function spoken(
  note: Noted,
  { acts: said, reports: report }: EpisodeOf<"said">,
  holder: Holder,
): { felt: Felt; calm: number } {
  const news = [...new Set([...toldIn(said), ...(note.stories ?? [])])];
  const known = (story: string) => memoriesWith(holder.stream, { story }).length > 0;
  const told = news.length === 0 ? 0 : news.every(known) ? NEWS.again : NEWS.first;
  // News moves whoever hears it first, also where it was said to others.
  const moved =
    note.speaker === holder.id ? [] : news.filter((story) => !known(story)).map((story) => holder.moved?.(story) ?? 0);
  const most = moved.reduce<Felt>((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0);
  // What others say to one another in passing weighs little.
  if (note.speaker !== holder.id && !note.subjects.includes(holder.id))
    return { felt: most, calm: Math.max(1, told - 2 * Math.abs(most)) };
  const by = note.speaker === holder.id ? MINE : tiedTo(note.speaker ?? "", holder);
  const rows = said.map(rowOf).map(({ feels, calm }): { felt: Felt; calm: number } => ({ felt: feels[by], calm }));
  // What moves whoever tells it moves whoever hears it, unless they do not get on.
  if (report) rows.push({ felt: by === RIVAL ? 0 : reports[report], calm: acts.tell.calm });
  if (most !== 0) rows.push({ felt: most, calm: acts.tell.calm });
  const first = rows.sort((a, b) => b.calm + 2 * Math.abs(b.felt) - a.calm - 2 * Math.abs(a.felt))[0];
  const felt = first?.felt ?? 0;
  return { felt, calm: Math.max(first?.calm ?? bySource.heard, told - 2 * Math.abs(felt)) };
}

/** Whose something is that happened: the holder's own, unless somebody else did it, or it is at somebody else's. */
function whoseIs(episode: Exclude<Episode, { kind: "said" }>, holder: Holder): Whose {
  if (episode.kind === "found odd") {
    const place = holder.town?.map.objects.get(episode.object)?.spot.place;
    if (!place || !holder.town) return STRANGER;
    const { household, staff } = placeOf(holder.town.map, place);
    return household.includes(holder.id) || staff.includes(holder.id) ? MINE : STRANGER;
  }
  if (episode.kind === "asked in" && episode.guest === holder.id) return MINE;
  if (episode.kind === "attended") return tiedTo(episode.host, holder);
  return "who" in episode ? tiedTo(episode.who, holder) : MINE;
}

/** What somebody is to the holder. */
function tiedTo(who: PersonId, { id, ties }: Holder): Whose {
  if (who === id) return MINE;
  const warmth = ties?.get(who)?.warmth ?? 0;
  return warmth >= 1 ? FRIEND : warmth < 0 ? RIVAL : STRANGER;
}

/** Whether only its words can tell how much a line weighs that was said to one: then a model reads them. */
export const isAmbiguous = (memory: Memory): boolean =>
  memory.source.how === "heard" &&
  memory.poignancy >= 2 &&
  memory.stories.length === 0 &&
  actsOf(memory).every((one) => one.act === "answer" || one.act === "tell" || acts[one.act].calm <= acts.chat.calm);
