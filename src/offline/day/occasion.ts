/** What a gathering is for those who come, where its town does not say what is done there. */
import { literal } from "../../language/literal.ts";
import type { TownFacts } from "../../mind/mind.ts";
import type { Story, StoryEvent } from "../../mind/persona.ts";
import { occasionOf } from "../../world/activities.ts";
import { type Occasion, occasionIn } from "../../world/kinds.ts";

/** As its town says, else by what is done there, by its name, by what most of its wordings call it; "other" where nothing says so. */
export function occasionAt(
  story: Story,
  { name, occasion, activity, meal }: StoryEvent,
  { map, language }: Pick<TownFacts, "map" | "language">,
): Occasion {
  if (occasion) return occasion;
  if (activity) {
    const done = occasionOf(activity.like);
    return done === "other" && activity.doing.length === 0 ? occasionIn(name, language) : done;
  }
  const named = occasionIn(name, language);
  if (named !== "other") return named;
  if (meal) return "meal";
  // A dance hall makes no dance of what is held there.
  const places = new RegExp([...map.places.values()].map((place) => literal(place.name)).join("|"), "gi");
  const wordings = [...story.tells, ...story.passes];
  const told = wordings.map((text) => occasionIn(text.replace(places, " "), language));
  const most = told.find(
    (one) => one !== "other" && told.filter((other) => other === one).length * 2 > wordings.length,
  );
  return most ?? "other";
}
