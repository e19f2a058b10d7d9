/**
 * Who has moved away and may yet be asked back (`move-out.ts`, `move-back.ts`): their mind is kept as it was, apart from those that live. It
 * is forgotten from and counted on like any other; nothing else in town knows of it.
 */
import type { Minutes } from "../../clock/units.ts";
import type { Commitment, Mind, TownFacts } from "../../mind/mind.ts";
import type { Persona } from "../../mind/persona.ts";
import type { StoryId } from "../../world/events.ts";
import type { AreaId, PersonId, PlaceId } from "../../world/places.ts";
import type { TownFile } from "../file/town-file.ts";

/** So many days of the town somebody who moved away can be asked back: about a week at the usual pace. */
export const AWAY_DAYS = 70;

type ResidentJson = TownFile["residents"][number];

/** What was somebody's when they moved away. */
export interface Away {
  readonly persona: Persona;
  readonly since: Minutes;
  /** They are asked back before this minute, or never. */
  readonly until: Minutes;
  /** Their part of the town's file: themselves, who they were to others, the rooms and stories that were theirs. */
  readonly file: {
    readonly resident: ResidentJson;
    readonly ties: readonly (readonly [PersonId, NonNullable<ResidentJson["ties"]>[number]])[];
    readonly owned: readonly (readonly [PlaceId, AreaId])[];
    readonly stories: NonNullable<TownFile["stories"]>;
  };
  /** What others had agreed with them, as it was. */
  readonly agreed: readonly (readonly [PersonId, Commitment])[];
  /** The events that were called off because they left. */
  readonly off: readonly StoryId[];
}

/** Who is away from a town, and their minds. */
export interface Absent {
  readonly away: ReadonlyMap<PersonId, Away>;
  readonly awayMinds: ReadonlyMap<PersonId, Mind>;
}

type Minds = ReadonlyMap<PersonId, Mind>;

/** The minds of those who live in town, and of those who are away. */
export const everyMind = ({ minds, awayMinds }: Pick<Absent, "awayMinds"> & { readonly minds: Minds }): Minds =>
  awayMinds.size === 0 ? minds : new Map([...minds, ...awayMinds]);

/** What is known of a town, with those who are away among its people. */
export const factsWithAway = (facts: TownFacts, { away }: Pick<Absent, "away">): TownFacts =>
  away.size === 0
    ? facts
    : { ...facts, personas: new Map([...facts.personas, ...[...away].map(([id, one]) => [id, one.persona] as const)]) };

/** The town without somebody among those who are away. */
export const notAway = <Town extends Absent>(state: Town, gone: (id: PersonId, one: Away) => boolean): Town => {
  const left = [...state.away].filter(([id, one]) => !gone(id, one));
  if (left.length === state.away.size) return state;
  const away = new Map(left);
  return { ...state, away, awayMinds: new Map([...state.awayMinds].filter(([id]) => away.has(id))) };
};
