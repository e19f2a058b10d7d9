/** What is worth stopping for when somebody skips ahead: news told, an odd thing, a talk with somebody they know, an event. */
import { languageOf } from "../../language/language.ts";
import type { TownEvent } from "../../world/events.ts";
import type { PersonId, PlaceId } from "../../world/places.ts";
import { embodiedBy } from "../acts/embody.ts";
import type { TownState } from "../state.ts";
import { nameIn } from "./names.ts";
import { type Item, type Told, tellable } from "./news.ts";
import type { Sight } from "./sight.ts";

/** Something worth seeing: where, and what, in a sentence. */
export interface Interesting {
  readonly place: PlaceId;
  readonly text: string;
}

/** What of the news is worth stopping for; what matters most comes first. */
const kinds: readonly Item["kind"][] = ["party", "aboutYou", "odd", "spread", "answers", "putRight"];

/** The most interesting thing of one turn for a visitor, or null; `town` is as it is after the turn. */
export function interestingIn(
  town: Told,
  before: TownState,
  events: readonly TownEvent[],
  visitor: PersonId,
  sight: Sight,
): Interesting | null {
  const seen = events.filter(sight.event);
  const items = tellable(town, seen, visitor, before.now, sight.place)
    // What was going on before the turn is nothing new.
    .filter(({ kind, at }) => kind !== "party" || at > before.now)
    .flatMap(({ kind, place, text }) => (place !== null && kinds.includes(kind) ? [{ kind, place, text }] : []))
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  const [first] = items;
  const talk = first?.kind === "party" || first?.kind === "aboutYou" ? null : talkOf(town, seen, visitor);
  return talk ?? (first ? { place: first.place, text: first.text } : null);
}

/** A talk that began with somebody the visitor knows, or with the resident they live as. */
function talkOf(town: Told, events: readonly TownEvent[], visitor: PersonId): Interesting | null {
  const { state, definition } = town;
  const self = embodiedBy(state, visitor);
  const isKnown = (who: PersonId) =>
    self === null ? (state.minds.get(who)?.ties.has(visitor) ?? false) : who === self;
  const { listed, settings } = languageOf(definition.language);
  for (const event of events) {
    if (event.kind !== "talk-began" || !event.spot || !event.members.some(isKnown)) continue;
    const names = event.members.map((who) => nameIn(town, who));
    return { place: event.spot.place, text: settings.skip.talk(listed(names)) };
  }
  return null;
}
