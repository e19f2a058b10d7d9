/**
 * That news is over is seen by whoever it is up to, and is news of its own: the day of a danger or of a choice has passed, what was needed is
 * there, a work is done, two have made it up; whoever was said to be dead is alive, or hurt is well. A place that opens or closes has its day, which everybody knows.
 */
import { minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Episode } from "../../world/episodes.ts";
import { firstName } from "../../world/people.ts";
import { type PersonId, placeOf } from "../../world/places.ts";
import { type Note, remember } from "../memory/remember.ts";
import { memoriesWith } from "../memory/stream.ts";
import { nameOf } from "../memory/tell.ts";
import type { Lived, Mind, Opened } from "../mind.ts";
import { knownSince, partsOf, phaseOf, placesOf } from "../news/concern.ts";
import { hadItsTime } from "../news/danger.ts";
import { areReconciled } from "../news/dues.ts";
import { shownOn } from "../news/happening.ts";
import type { MatterOf } from "../news/kind.ts";
import { chosenOf } from "../news/office.ts";
import { bestMemory } from "../news/stories.ts";
import type { Story } from "../persona.ts";
import type { Thinking } from "../thinking.ts";
import { isSeenTo, timesWorked } from "./seeing-to.ts";

/** What has no stages is done when it was worked at so often. */
const TIMES = 5;

/** What a resident sees to be over and does not know yet; the first who sees it opens the news of it. */
export async function seeOver(mind: Mind, thinking: Thinking): Promise<Lived> {
  for (const story of thinking.stories.values()) {
    if (story.ends !== undefined || story.secret || story.suspects || knownSince(mind, story) === null) continue;
    const known = story.off === undefined ? null : (thinking.stories.get(story.off) ?? null);
    if (known && bestMemory(mind, known.id)) continue;
    const how = endOf(story, mind, thinking);
    if (!how || (story.off !== undefined && !known)) continue;
    const opened = known ? [] : [ending(story, how, mind, thinking)];
    const told = known ?? opened[0]!.story;
    const note: Note = {
      text: told.memory,
      subjects: [mind.id, ...partsOf(story).map(([who]) => who), ...placesOf(story)],
      source: { how: "did" },
      evidence: [bestMemory(mind, story.id)?.id ?? []].flat(),
      stories: [told.id],
      episode: episodeOf(story, how, mind),
    };
    const noted = await remember(mind, [note], thinking);
    return { mind: noted.mind, events: noted.events, actions: [], opened };
  }
  return { mind, events: [], actions: [] };
}

/** How it came to its end: by whom, where somebody did it. */
interface End {
  readonly by: PersonId | null;
}

/** Whether a resident sees that news is over; null where they do not. */
function endOf(story: Story, mind: Mind, thinking: Thinking): End | null {
  const { of } = story;
  const { town, now } = thinking;
  switch (of.kind) {
    case "office":
      return phaseOf(story, now) === "over" && isWitness(story, mind, thinking)
        ? { by: chosenOf(of, town, thinking.votes(of)) }
        : null;
    case "danger":
      // What has its day ends with it; what has none, or has had its time, when everything it came to is safe.
      return (phaseOf(story, now) === "over" && isWitness(story, mind, thinking)) ||
        isMadeSafe(story, of, mind, thinking)
        ? { by: null }
        : null;
    case "need": {
      const helped = memoriesWith(mind.stream, { story: story.id }).find(({ episode }) => episode?.kind === "helped");
      const [by] = helped?.episode?.kind === "helped" ? helped.episode.with : [];
      return of.who === mind.id && by !== undefined ? { by } : null;
    }
    case "project": {
      const due = phaseOf(story, now) === "over";
      const done = timesWorked(mind, story.id) >= (of.stages.length || TIMES);
      return of.owner === mind.id && (due || done) ? { by: mind.id } : null;
    }
    case "quarrel": {
      const other = of.two.find((one) => one !== mind.id);
      const since = knownSince(mind, story)!;
      return of.two.includes(mind.id) && other !== undefined && areReconciled(mind, other, since)
        ? { by: other }
        : null;
    }
    case "happening":
      return isSaidOf(story) !== null && isSeenWell(isSaidOf(story)!, mind, thinking) ? { by: of.who } : null;
    default:
      return null;
  }
}

/** Of whom outsiders say what would show on them; null of nobody, and of what the town itself tells: that is so. */
const isSaidOf = ({ of, by }: Story): PersonId | null => (by === undefined ? null : shownOn(of));

/** Whether a resident has somebody of the town, awake, before their eyes, or is them: whoever is said to be dead or hurt is not. */
function isSeenWell(who: PersonId, { id }: Mind, { town, world }: Thinking): boolean {
  const [me, other] = [world.people.get(id), world.people.get(who)];
  if (!me || !other || !town.personas.has(who) || other.asleep || me.asleep) return false;
  return who === id || (me.spot.place === other.spot.place && me.spot.area === other.spot.area);
}

/**
 * Whether every place that a danger comes to has been made safe, and what it announced has had its time, by whoever lives or works there; one who has seen to theirs
 * sees as much of the others'. Where nobody lives or works nobody carries anything away.
 */
function isMadeSafe(
  { id, since, opened }: Story,
  of: MatterOf<"danger">,
  mind: Mind,
  { town, madeSafe, now }: Pick<Thinking, "town" | "madeSafe" | "now">,
): boolean {
  if (!hadItsTime(of, now, since ?? opened ?? minutes(0)) || !isSeenTo(mind, id, "secure", 0)) return false;
  const safe = madeSafe(id);
  return of.where.every((place) => {
    const { household, staff } = placeOf(town.map, place);
    return safe.has(place) || ![...household, ...staff].some((who) => town.personas.has(who));
  });
}

/** What one remembers of an end, as data. */
function episodeOf({ id, of }: Story, { by }: End, mind: Mind): Episode {
  if (of.kind === "office" && by !== null) return { kind: "result", news: id, who: by, post: of.post, won: true };
  if (of.kind === "quarrel" && by !== null) return { kind: "made up", news: id, with: by, over: of.over };
  if (of.kind === "project" && of.what) return { kind: "stage", news: id, who: mind.id, how: "done", what: of.what };
  return { kind: "ended", news: id };
}

/** Whether somebody is the one who says that its day has passed: its holder, else whoever has a part in it or lives where it is. */
function isWitness(story: Story, { id }: Mind, { town }: Thinking): boolean {
  const there = placesOf(story).flatMap((place) => placeOf(town.map, place).household);
  const all = [story.holder, ...partsOf(story).map(([who]) => who), ...there];
  return all.find((who) => town.personas.has(who)) === id;
}

/** What news is of once it is over: of whoever was chosen, or came and helped. */
function decidedBy(of: Story["of"], by: PersonId | null): Story["of"] {
  if (by === null) return of;
  // Whoever was said to be dead or hurt is well.
  if (of.kind === "happening") return { ...of, report: "recovered" };
  return of.kind === "office" ? { ...of, candidates: [by] } : of.kind === "need" ? { ...of, by } : of;
}

/** The news that news is over, as the one who sees it remembers and tells it; a town may have words of its own. */
function ending(story: Story, { by }: End, mind: Mind, { town, world, now }: Thinking): Opened {
  const { over } = languageOf(town.language).concerned;
  const full = (who: PersonId) => nameOf(town, world, who);
  const called = (who: PersonId) => firstName(full(who));
  const { of } = story;
  const names = placesOf(story).map((id) => placeOf(town.map, id).name);
  const words = ((): Pick<Story, "memory" | "tells" | "passes"> => {
    switch (of.kind) {
      case "office":
        return by === null
          ? over.decided(of.post)
          : over.chosen(full(by), by === mind.id ? null : called(by), called(by), of.post);
      case "need":
        return over.need(full(mind.id), called(mind.id), by === null ? "" : called(by), of.what);
      case "project":
        return over.project(full(mind.id), called(mind.id), of.what ?? null);
      case "happening":
        return (of.report === "died" ? over.alive : over.unhurt)(
          full(mind.id),
          called(by ?? mind.id),
          by === null || by === mind.id ? null : full(by),
        );
      case "quarrel":
        return over.quarrel(full(mind.id), called(mind.id), by === null ? "" : called(by), of.over);
      default:
        return over.danger(full(mind.id), names);
    }
  })();
  const own = story.past ?? [];
  return {
    over: story.id,
    story: {
      id: `${story.id}-over`,
      holder: mind.id,
      ...words,
      ...(own.length > 0 ? { tells: own, passes: own } : {}),
      secret: false,
      poignancy: story.poignancy,
      of: decidedBy(of, by),
      ends: now,
      opened: now,
      ...(story.by === undefined ? {} : { by: story.by }),
    },
  };
}
