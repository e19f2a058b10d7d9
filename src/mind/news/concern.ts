/** Whom news concerns and how: the kinds by name, and what a piece of news is to one resident at one minute. */

import { DAY, later, type Minutes, minutes } from "../../clock/units.ts";
import type { Felt } from "../../world/episodes.ts";
import type { NewsKind } from "../../world/news.ts";
import { isVisitor } from "../../world/people.ts";
import { type PersonId, type PlaceId, placeOf, type TownMap } from "../../world/places.ts";
import type { ReactionTo, SpeechAct } from "../../world/speech-acts.ts";
import type { Mind, TownFacts } from "../mind.ts";
import { outgoing, type Persona, type Story } from "../persona.ts";
import type { Self } from "../self.ts";
import { change } from "./change.ts";
import { danger } from "./danger.ts";
import { feeling } from "./feeling.ts";
import { gathering } from "./gathering.ts";
import { happening } from "./happening.ts";
import type { Call, Kind, Matter, MatterOf, Phase, Role, Whose } from "./kind.ts";
import { loss } from "./loss.ts";
import { need } from "./need.ts";
import { office } from "./office.ts";
import { project } from "./project.ts";
import { quarrel } from "./quarrel.ts";
import { bestMemory, knowsOff } from "./stories.ts";

/** The kinds of news by name. */
export const kinds: { readonly [K in NewsKind]: Kind<MatterOf<K>> } = {
  gathering,
  office,
  project,
  loss,
  danger,
  quarrel,
  feeling,
  change,
  need,
  happening,
};

/** The kind of a matter. Each is kept under its own name, so it takes just that matter. */
const kindOf = (of: Matter): Kind<Matter> => kinds[of.kind] as unknown as Kind<Matter>;

/** What news is to one resident. */
export interface Concern {
  readonly whose: Whose;
  /** The part they have in it themselves, or null. */
  readonly role: Role | null;
  /** By whom it is theirs: the one with a part in it whom they are closest to or at odds with. */
  readonly by: PersonId | null;
  readonly phase: Phase;
  /** How it is to hear of it. */
  readonly felt: Felt;
  /** How they show it. */
  readonly shown: ReactionTo;
  /** Whether it is sad or bad for whoever it is of, whatever it is to the hearer: nobody goes over to something else in the same breath. */
  readonly grave: boolean;
}

/** Who has a part in news, the foremost first. */
export const partsOf = ({ of }: Pick<Story, "of">): readonly (readonly [PersonId, Role])[] => kindOf(of).parts(of);

/** How far news has come. */
export const phaseOf = ({ of, ends, opened, since }: Story, now: Minutes): Phase =>
  ends !== undefined && now >= ends ? "over" : kindOf(of).phase(of, now, since ?? opened ?? minutes(0));

/** Whether news was of something to come that is past by its day: it is told as past. What goes round of its end is news of its own. */
export const isPast = (story: Story, now: Minutes): boolean =>
  story.ends === undefined && story.of.kind !== "happening" && phaseOf(story, now) === "over";

/** How much a tie counts, most first; whom one is at odds with before whom one only knows. */
const CLOSEST = ["kin", "friend", "rival", "stranger"] as const;
const whoseBy = (warmth: number | undefined): (typeof CLOSEST)[number] =>
  warmth === undefined ? "stranger" : warmth >= 3 ? "kin" : warmth >= 1 ? "friend" : warmth < 0 ? "rival" : "stranger";

/** Whether news goes on of somebody who has moved away: then there is nothing left to do or to tell of it. What has happened stays so. */
export const isOfGone = (story: Story, { personas, formerly }: Pick<TownFacts, "personas" | "formerly">): boolean =>
  story.ends === undefined &&
  story.of.kind !== "happening" &&
  story.of.kind !== "change" &&
  partsOf(story).some(([who]) => !personas.has(who) && formerly?.has(who));

/** What news calls for of a resident, as it is to them. */
export function callsOf(story: Story, self: Pick<Self, "persona" | "mind" | "town" | "now">): readonly Call[] {
  const { persona, mind, town, now } = self;
  if (isOfGone(story, town)) return [];
  const calls = kindOf(story.of).calls(story.of, {
    ...concernOf(story, self),
    now,
    me: mind.id,
    warmth: (who) => mind.ties.get(who)?.warmth,
    sociable: outgoing(persona, town.language),
    can: (name) => isAbleTo(persona, name.toLowerCase()),
  });
  // Nobody begins to work at something, or misses it, because a visitor says that they do.
  const own = partsOf(story).some(([who]) => who === mind.id);
  return isVisitor(story.holder) && own ? calls.filter(({ does }) => does !== "work" && does !== "search") : calls;
}

/** Whether somebody has a trade or a skill of that name. */
const isAbleTo = ({ occupation, trade, skills }: Persona, name: string): boolean =>
  [
    occupation,
    ...(trade ? [trade.id, trade.name, ...trade.words] : []),
    ...skills.flatMap(({ doing, words }) => [doing, ...words]),
  ].some((one) => one.toLowerCase() === name);

/** Where news comes to. */
export const placesOf = ({ of }: Pick<Story, "of">): readonly PlaceId[] => kindOf(of).places(of);

/** Whether news is for somebody before all else: what they were missing is found, or a danger comes to where they live or work. */
export const presses = (story: Story, who: PersonId, map: TownMap): boolean =>
  story.first?.who === who ||
  (story.of.kind === "danger" &&
    placesOf(story).some((place) => {
      const { household, staff } = placeOf(map, place);
      return household.includes(who) || staff.includes(who);
    }));

/** Whether somebody asks whoever they meet about news of their own: what they have lost, or what they need. */
export const asksAround = (story: Story, who: PersonId): boolean =>
  story.holder === who &&
  (story.of.kind === "loss" || story.of.kind === "need") &&
  partsOf(story).some(([one]) => one === who);

/** The places one knows a danger to come to on a day, or keeps away from for a reason of one's own: nobody seeks their pleasure there. */
export const shunned = (mind: Mind, stories: ReadonlyMap<string, Story>, until: Minutes): ReadonlySet<PlaceId> =>
  new Set([
    ...mind.intents.flatMap(({ shuns }) => shuns?.places ?? []),
    ...[...stories.values()].flatMap((story) =>
      story.of.kind === "danger" &&
      phaseOf(story, later(until, -DAY)) !== "over" &&
      (story.of.from === null || story.of.from < until) &&
      bestMemory(mind, story.id) &&
      !knowsOff(mind, story)
        ? story.of.where
        : [],
    ),
  ]);

/** Whether somebody keeps away, for a reason of their own, from one of these people or from a place: what leads there is refused. */
export const keepsAway = (mind: Mind, people: readonly PersonId[], place: PlaceId | null): boolean =>
  mind.intents.some(
    ({ shuns }) =>
      shuns && (people.some((one) => shuns.people.includes(one)) || (place !== null && shuns.places.includes(place))),
  );

/** Whether somebody has fallen out with another, as far as they know, or keeps away from them: such two keep out of each other's way. */
export const atOdds = (mind: Mind, other: PersonId, stories: ReadonlyMap<string, Story>): boolean =>
  mind.intents.some(({ shuns }) => shuns?.people.includes(other)) ||
  [...stories.values()].some(
    (story) =>
      story.of.kind === "quarrel" &&
      story.of.two.includes(mind.id) &&
      story.of.two.includes(other) &&
      story.ends === undefined &&
      !knowsOff(mind, story),
  );

/** Since when somebody knows news, or null: two who have fallen out know it, whoever tells it. */
export const knownSince = (mind: Mind, story: Story): Minutes | null =>
  bestMemory(mind, story.id)?.created ??
  (story.of.kind === "quarrel" && story.of.two.includes(mind.id) ? (story.opened ?? minutes(0)) : null);

/** The act that tells news: of a danger one warns, a secret is confided. */
export const telling = (story: Story, now: Minutes): SpeechAct => {
  const warns = story.of.kind === "danger" && phaseOf(story, now) !== "over";
  if (story.secret) return { act: "confide", news: story.id };
  return warns ? { act: "warn", news: story.id } : { act: "tell", news: story.id };
};

/** What news is to a resident, now. */
export function concernOf(
  story: Story,
  { persona, mind, town, now }: Pick<Self, "persona" | "mind" | "town" | "now">,
): Concern {
  const { of } = story;
  const kind = kindOf(of);
  const parts = kind.parts(of);
  const phase = knowsOff(mind, story) ? "over" : phaseOf(story, now);
  const own = parts.find(([who]) => who === persona.id);
  const ties = parts
    .filter(([who]) => who !== persona.id)
    .map(([who]) => ({ who, whose: whoseBy(mind.ties.get(who)?.warmth) }))
    .sort((a, b) => CLOSEST.indexOf(a.whose) - CLOSEST.indexOf(b.whose));
  const there = kind.places(of).map((place) => placeOf(town.map, place));
  const here = there.some(({ household, staff }) => household.includes(persona.id) || staff.includes(persona.id));
  const goes = there.some(({ id }) => persona.haunts.includes(id));
  // Kin or friends of whoever lives where it comes are as friends of anybody with a part in it.
  const theirs = there
    .flatMap(({ household }) => household)
    .map((who) => ({ who, whose: whoseBy(mind.ties.get(who)?.warmth) }))
    .sort((a, b) => CLOSEST.indexOf(a.whose) - CLOSEST.indexOf(b.whose))[0];
  const tie = ties[0] ?? theirs;
  const whose: Whose = own
    ? "own"
    : here
      ? "here"
      : tie && tie.whose !== "stranger"
        ? tie.whose
        : goes
          ? "haunt"
          : "stranger";
  const feelings = phase === "over" ? kind.over(of) : kind.feels(of);
  const felt = feelings[whose];
  const grave = feelings.own < 0;
  return {
    whose,
    role: own?.[1] ?? null,
    by: tie?.who ?? null,
    phase,
    felt,
    shown: kind.shown(felt, whose, of),
    grave,
  };
}
