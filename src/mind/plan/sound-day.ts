/**
 * A day made sound (paper section 4.3): what a model or its stand-in proposes becomes pieces that tile the waking day, in places that
 * are known and open, with washing, meals, company and sleep where a body needs them, with what was promised and what is meant. Every
 * repair says why.
 */
import { clockText, DAY, later, type Minutes, timeOfDay } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Activity } from "../../world/kinds.ts";
import { type PersonId, type PlaceId, placeOf, type TownMap } from "../../world/places.ts";
import type { Chunk, Commitment } from "../mind.ts";
import type { Persona } from "../persona.ts";
import { bedtimeSound, companySound, type DayFrame, mealsSound, type Repair, washingSound } from "./needs.ts";
import { commitmentChunk, opensFor, type Proposed, spliced, wakingDay } from "./plan.ts";
import { type Weighed, weigh } from "./promises.ts";

/** Something the resident means to do today: an intent of the inner voice as a piece of the day. */
export interface Meant {
  readonly id: string;
  /** Reads after "is". */
  readonly doing: string;
  readonly activity: Activity;
  readonly minutes: number;
  /** Where it has to be done; absent or null: wherever one is. */
  readonly place?: PlaceId | null;
}

/** What a day is made sound from. */
export interface DayProposal {
  readonly proposed: readonly Proposed[];
  readonly persona: Persona;
  readonly map: TownMap;
  /** The calendar day the town starts on, "2023-02-13". */
  readonly start: string;
  readonly day: number;
  readonly now: Minutes;
  readonly commitments: readonly Commitment[];
  readonly meant?: readonly Meant[];
  /** Nobody has talked to them for a day. */
  readonly lonely?: boolean;
  /** Places they know of; absent: all. */
  readonly knows?: (place: PlaceId) => boolean;
}

/** A sound day, a sentence for each repair worth telling, and what was decided about promises. */
export interface SoundDay {
  readonly chunks: readonly Chunk[];
  readonly why: readonly string[];
  readonly weighed: Weighed;
}

/** The broad strokes of a day (paper section 4.3: five to eight); washing, bed and promises come on top. */
export const BROAD = { least: 5, most: 8 } as const;
/** A day proposed in so many pieces is told of as one in crumbs. */
const CRUMBS = 18;

/** Makes a proposed day sound. */
export function soundDay(given: DayProposal): SoundDay {
  const { persona, map, day, now } = given;
  const { wake, sleep } = wakingDay(persona, day);
  const begins = Math.max(wake, Math.min(now, sleep - 30)) as Minutes;
  const weighed = weigh(given.commitments, persona, map, given.start, begins, sleep);
  const promised = weighed.kept.map((one) => commitmentChunk(one)!);
  const frame: DayFrame = { persona, map, day, begins, promised };
  let repair = placed(clipped(given, begins, sleep), given);
  repair = meantSound(repair, given.meant ?? [], map, persona.id);
  repair = mealsSound(repair, frame);
  repair = washingSound(repair, frame);
  repair = bedtimeSound(repair, frame);
  if (given.lonely) repair = companySound(repair, frame);
  const full = promised.reduce((chunks, promise) => spliced(chunks, promise), repair.chunks as Proposed[]);
  const tiles = joined(tiled(full, begins, sleep, persona, map, day));
  const own = new Set(given.proposed.map((chunk) => chunk.doing));
  const broad = fewer(tiles, own, persona, map);
  const why = [...repair.why];
  if (broad.length < tiles.length && given.proposed.length >= CRUMBS)
    why.push(languageOf(map.language).planning.repaired.pieces(given.proposed.length));
  return { chunks: broad, why, weighed };
}

/** What lies in the waking day; nights are for sleeping. */
function clipped({ proposed, map }: DayProposal, begins: Minutes, sleep: Minutes): Repair {
  const why: string[] = [];
  const late = proposed.find((chunk) => chunk.to > sleep + 15);
  if (late) why.push(languageOf(map.language).planning.repaired.late(late.doing, clockText(late.to), clockText(sleep)));
  const chunks = proposed
    .filter((chunk) => chunk.to > begins && chunk.from < sleep && chunk.to > chunk.from)
    .map((chunk) => ({
      ...chunk,
      from: Math.max(chunk.from, begins) as Minutes,
      to: Math.min(chunk.to, sleep) as Minutes,
    }))
    .sort((a, b) => a.from - b.from);
  return { chunks, why };
}

/** Every piece in a place that exists, is known and is open then; else at home. */
function placed({ chunks, why }: Repair, { persona, map, knows }: DayProposal): Repair {
  const home = persona.home.place;
  const said = [...why];
  const { repaired } = languageOf(map.language).planning;
  const moved = chunks.map((chunk): Proposed => {
    const atHome = (reason: string): Proposed => {
      said.push(reason);
      return { ...chunk, place: home, area: null };
    };
    if (!map.places.has(chunk.place)) return atHome(repaired.noPlace(chunk.doing));
    const { name } = placeOf(map, chunk.place);
    if (knows && !knows(chunk.place)) return atHome(repaired.unknown(chunk.doing, persona.name, name));
    if (opensFor(map, chunk.place, persona.id, chunk.from, chunk.to)) return chunk;
    const open = clipToHours(map, chunk);
    if (open && opensFor(map, chunk.place, persona.id, open.from, open.to) && open.to - open.from >= 30) return open;
    return atHome(repaired.closed(chunk.doing, clockText(chunk.from), name));
  });
  return { chunks: moved, why: said };
}

function clipToHours(map: TownMap, chunk: Proposed): Proposed | null {
  const hours = placeOf(map, chunk.place).hours;
  if (!hours) return null;
  const midnight = chunk.from - timeOfDay(chunk.from);
  const from = Math.max(chunk.from, midnight + hours.from) as Minutes;
  const to = Math.min(chunk.to, midnight + (hours.to > hours.from ? hours.to : hours.to + DAY)) as Minutes;
  return to > from ? { ...chunk, from, to } : null;
}

/** What the inner voice wants done has its piece of the day (paper section 3.1.2), taken from the longest free time. */
function meantSound({ chunks, why }: Repair, meant: readonly Meant[], map: TownMap, who: PersonId): Repair {
  const { repaired } = languageOf(map.language).planning;
  let next = [...chunks];
  const said = [...why];
  for (const one of meant) {
    if (next.some((chunk) => chunk.serves === one.id)) continue;
    const free = next
      .filter((chunk) => chunk.kind === "pastime" && !chunk.serves && chunk.to - chunk.from >= 20)
      .filter(({ from }) => !one.place || opensFor(map, one.place, who, from, later(from, 30)))
      .sort((a, b) => b.to - b.from - (a.to - a.from))[0];
    if (!free) {
      said.push(repaired.noTime(one.doing));
      continue;
    }
    const to = later(free.from, Math.min(one.minutes, free.to - free.from));
    const place = one.place ?? free.place;
    next = spliced(next, {
      ...free,
      to,
      place,
      doing: one.doing,
      activity: one.activity,
      emoji: "💭",
      kind: "errand",
      serves: one.id,
    });
    said.push(repaired.missing(one.doing));
  }
  return { chunks: next, why: said };
}

/** Overlaps cut, gaps filled: a short one by what is before or after it, while its doors are open, else by free time. */
function tiled(
  chunks: readonly Proposed[],
  begins: Minutes,
  ends: Minutes,
  persona: Persona,
  map: TownMap,
  day: number,
): Chunk[] {
  const home = persona.home.place;
  const stretches = (chunk: Proposed, from: Minutes, to: Minutes) =>
    chunk.kind !== "commitment" && (chunk.place === home || opensFor(map, chunk.place, persona.id, from, to));
  const tiles: Chunk[] = [];
  let at = begins;
  const fill = (from: Minutes, to: Minutes) => {
    // A long hole is two things, not one.
    const half = to - from > 150 ? Math.round((from + (to - from) / 2) / 5) * 5 - from : to - from;
    for (let start = from; start < to; start = later(start, half)) {
      const end = Math.min(later(start, half), to) as Minutes;
      tiles.push(leisure(start, end - start < 20 ? to : end, persona, map, [...chunks, ...tiles], day));
      if (tiles.at(-1)!.to >= to) break;
    }
  };
  for (const chunk of chunks) {
    let from = Math.max(chunk.from, at) as Minutes;
    if (chunk.to - from < 5) continue;
    const last = tiles.at(-1);
    const short = from - at <= 30;
    if (from > at && short && last && stretches(last, last.from, from)) tiles[tiles.length - 1] = { ...last, to: from };
    else if (from > at && short && last && stretches(chunk, at, chunk.to)) from = at;
    else if (from > at) fill(at, from);
    tiles.push({ area: null, serves: null, ...chunk, from });
    at = chunk.to;
  }
  if (ends - at > 0) {
    const last = tiles.at(-1);
    if (ends - at <= 30 && last && last.place === home && last.kind !== "commitment")
      tiles[tiles.length - 1] = { ...last, to: ends };
    else fill(at, ends);
  }
  return tiles;
}

/** Free time as this resident spends it: a pastime that is not in the day yet, another one from day to day. */
function leisure(
  from: Minutes,
  to: Minutes,
  persona: Persona,
  map: TownMap,
  others: readonly Proposed[],
  day: number,
): Chunk {
  const home = persona.home.place;
  const fitting = persona.pastimes.filter((one) => {
    const place = one.place ?? home;
    // Who has less than an hour does not go out for it.
    return (place === home || to - from >= 60) && opensFor(map, place, persona.id, from, to);
  });
  const fresh = fitting.filter((one) => !others.some((chunk) => chunk.doing === one.doing));
  const pool = fresh.length > 0 ? fresh : fitting;
  const chosen = pool[day % Math.max(1, pool.length)];
  return {
    from,
    to,
    doing: chosen?.doing ?? languageOf(map.language).planning.idle,
    activity: chosen?.activity ?? "rest",
    place: chosen?.place ?? home,
    emoji: chosen?.emoji ?? "🏠",
    kind: "pastime",
    area: null,
    serves: null,
  };
}

const sameThing = (a: Chunk, b: Chunk): boolean =>
  a.doing === b.doing && a.place === b.place && a.kind === b.kind && a.serves === b.serves;

/** The same thing twice in a row is one piece. */
function joined(tiles: readonly Chunk[]): Chunk[] {
  const whole: Chunk[] = [];
  for (const tile of tiles) {
    const last = whole.at(-1);
    if (last && sameThing(last, tile)) whole[whole.length - 1] = { ...last, to: tile.to };
    else whole.push(tile);
  }
  return whole;
}

const isBroad = (chunk: Chunk): boolean => chunk.kind !== "routine" && chunk.kind !== "commitment";

/**
 * At most eight broad pieces: the shortest gives its time to the shorter of its neighbours. What code filled the
 * day up with goes before what was proposed.
 */
function fewer(tiles: readonly Chunk[], own: ReadonlySet<string>, persona: Persona, map: TownMap): Chunk[] {
  let whole = [...tiles];
  const takes = (chunk: Chunk | undefined, from: Minutes, to: Minutes) =>
    chunk !== undefined &&
    (chunk.kind === "pastime" || chunk.kind === "work") &&
    chunk.serves === null &&
    opensFor(map, chunk.place, persona.id, from, to);
  while (whole.filter(isBroad).length > BROAD.most) {
    const crowded = whole.filter((chunk) => isBroad(chunk) && (own.has(chunk.doing) || chunk.kind === "meal"));
    const gives = (chunk: Chunk) => crowded.length > BROAD.most || !own.has(chunk.doing);
    const short = whole
      .map((chunk, i) => ({ chunk, i }))
      .filter(({ chunk }) => chunk.kind !== "meal" && isBroad(chunk) && chunk.serves === null && gives(chunk))
      .sort((a, b) => {
        const mine = Number(own.has(a.chunk.doing)) - Number(own.has(b.chunk.doing));
        return mine || a.chunk.to - a.chunk.from - (b.chunk.to - b.chunk.from);
      });
    const step = short.flatMap(({ chunk, i }) => {
      const [before, after] = [whole[i - 1], whole[i + 1]];
      // What was proposed stays about as long as it was meant to be.
      const grows = (one: Chunk | undefined) =>
        own.size > BROAD.most ||
        own.has(chunk.doing) ||
        chunk.to - chunk.from <= 30 ||
        (one !== undefined && !own.has(one.doing));
      const heirs = [
        ...(grows(before) && takes(before, before?.from ?? chunk.from, chunk.to) ? [i - 1] : []),
        ...(grows(after) && takes(after, chunk.from, after?.to ?? chunk.to) ? [i + 1] : []),
      ];
      // Rather the shorter of the two, so that no piece grows over half a day.
      const long = (one: number) => whole[one]!.to - whole[one]!.from;
      const heir = [...heirs].sort((a, b) => long(a) - long(b))[0];
      return heir === undefined ? [] : [{ i, heir, chunk }];
    })[0];
    if (!step) break;
    const heir = whole[step.heir]!;
    const grown = {
      ...heir,
      from: Math.min(heir.from, step.chunk.from) as Minutes,
      to: Math.max(heir.to, step.chunk.to) as Minutes,
    };
    whole = joined(whole.map((one, i) => (i === step.heir ? grown : one)).filter((_, i) => i !== step.i));
  }
  return whole;
}
