/** The bot's presence says what time it is in town (discord-facts section 5): "Day 3, 08:20", at most once a minute. */
import { languageOf } from "../../../language/language.ts";
import type { TownView } from "../../../town/looking/views.ts";

/** What the presence says of the towns that one bot shows. */
export function presenceText(views: readonly Pick<TownView, "day" | "clock" | "state" | "language">[]): string {
  const [only, ...others] = views;
  if (!only) return "No town yet: /town found";
  if (others.length > 0) return `${views.length} towns`;
  const { day, clock, state, language } = only;
  return languageOf(language).stage.presence(day, clock, state === "stopped" || state === "waiting" ? "paused" : state);
}
