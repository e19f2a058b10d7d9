/**
 * What a visitor does to a resident, or before one person alone, is met at once with a gesture (design section 3, Visitors): words of their own
 * take an answer's time, a nod takes none. Nobody keeps a nod.
 */
import { gestureIn } from "../../language/gestures.ts";
import { languageOf } from "../../language/language.ts";
import { randomFor } from "../../world/chance.ts";
import type { Draft } from "../../world/events.ts";
import { firstName, type Person } from "../../world/people.ts";
import type { TownState } from "../state.ts";
import { hearers, partnerOf } from "./hearing.ts";

/** The gesture of whoever an act concerns: who is named in it, who talks with the visitor, who is there alone. Null where that is nobody. */
export function metWith(state: TownState, visitor: Person, doing: string): Draft | null {
  const { replies, uses } = languageOf(state.world.map.language);
  const able = hearers(state, visitor).filter(({ id }) => !state.embodied.has(id));
  const names = ({ name }: Person) =>
    replies.address.names(doing, name) || replies.address.names(doing, firstName(name));
  const one = able.find(names) ?? partnerOf(state, visitor, able) ?? (able.length === 1 ? able[0] : undefined);
  if (!one) return null;
  const random = randomFor(state.seed, `${state.id}/a${state.acts}/${visitor.id}/met-with`);
  return {
    kind: "resident-acted",
    at: state.now,
    who: one.id,
    spot: one.spot,
    audience: "place",
    doing: random.pick(uses.metWith[gestureIn(state.world.map.language, doing) ?? "other"](visitor.name)),
    emoji: one.doing.emoji,
    object: null,
    notable: true,
    visitors: [visitor.id],
  };
}
