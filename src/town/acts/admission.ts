/**
 * Who may take part in a town (discord-facts section 8): whoever speaks there, or, where its keeper wants it so, whoever has stepped
 * in, which the town knows by knowing them; nobody whom a keeper banned.
 */
import { languageOf } from "../../language/language.ts";
import { UserError } from "../../world/user-error.ts";
import type { Member } from "../desk/member.ts";
import type { Bans } from "../keeping/bans.ts";
import type { Settings } from "../keeping/settings.ts";
import type { Town } from "../town.ts";
import { type Act, visitorId } from "./take-act.ts";

/** What a member may do in town: take part, take part once they have stepped in, or nothing. */
export type Admission = "in" | "outside" | "banned";

/** What decides it. */
export interface Door {
  readonly town: Town;
  readonly bans: Bans;
  readonly settings: () => Settings;
}

/** What a member may do. */
export function admissionOf({ town, bans, settings }: Door, member: Member): Admission {
  if (bans.has(member.id)) return "banned";
  return settings().joining === "open" || town.state.known.has(visitorId(member.id)) ? "in" : "outside";
}

/** What somebody wants to do: an act, to step in, or to ask in private. */
export type Wanted = Act["kind"] | "visit" | "interview";

/** Leads out of town, for whoever is in it. */
export const outward: ReadonlySet<Wanted> = new Set<Wanted>(["leave", "release"]);
/** Puts nobody into town, or is how one steps in. */
const beforehand: ReadonlySet<Wanted> = new Set<Wanted>(["visit", "interview", "event", "cancel"]);

/** Lets a member's act through. @throws UserError when they are banned, or have not stepped in where that is asked for */
export function letThrough(door: Door, member: Member, wanted: Wanted): void {
  if (outward.has(wanted)) return;
  const { language, name } = door.town.definition;
  const words = languageOf(language).admission;
  const admission = admissionOf(door, member);
  if (admission === "banned") throw new UserError("banned", words.banned);
  if (admission === "outside" && !beforehand.has(wanted)) throw new UserError("outside", words.outside(name));
}
