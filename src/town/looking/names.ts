/** What people are called in views: those who live here, are here or were here, as long as they are not forgotten. Pure. */
import { nameOf } from "../../mind/memory/tell.ts";
import type { PersonId } from "../../world/places.ts";
import type { Town } from "../town.ts";

/** What somebody is called in a town, also who has left meanwhile. */
export const nameIn = ({ state, means }: Pick<Town, "state" | "means">, who: PersonId): string =>
  state.world.people.get(who)?.name ?? state.known.get(who)?.name ?? nameOf(means.town, state.world, who);
