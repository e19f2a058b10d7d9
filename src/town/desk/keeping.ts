/** What keepers do with a town. Verbs throw `UserError` with a sentence for what a person got wrong, or may not do. */
import type { Given } from "../file/export.ts";
import type { KeepersActs } from "../keeping/keepers-acts.ts";
import type { Undo } from "../keeping/undo.ts";
import type { RollWish } from "../roll/roll.ts";
import type { AskedSkip, Done, Skipped } from "./done.ts";
import type { LookingDesk } from "./looking.ts";
import type { Member, Named } from "./member.ts";

/** One town, for whoever keeps it. */
export interface KeepingDesk extends LookingDesk {
  /** What its keepers did lately. */
  readonly acts: Pick<KeepersActs, "list" | "takenBack" | "adopt">;
  /** Keeps what a keeper did, in a sentence, and what undoes it: its number in the list. Never throws. */
  keepAct(member: Member, what: string, undo: Undo | null): Promise<string | null>;
  /** Forgets lines of the town, by their events' ids: how many were still known. Keepers only. */
  strike(member: Member, lines: readonly string[]): Promise<number>;
  /** Somebody moves in, changes or moves away; `isMember` says whether a member at the stage goes by a name. Keepers only. */
  changeRoll(member: Member, wish: RollWish, isMember: (name: string) => Promise<boolean>): Promise<Done>;
  /** The town with all its residents remember, as a file, without its visitors; a fork has another future. Keepers only. */
  export(member: Member, fork: boolean): Promise<Given>;
  /** Stops and starts the clock. Keepers only. */
  pause(member: Member): Promise<Done>;
  resume(member: Member): Promise<Done>;
  /** What to ask before a pace: where it is quicker and costs money; null where nothing need be asked. Keepers only. */
  beforePace(member: Member, pace: number): string | null;
  /** How fast it lives, as `isPace` has it. Keepers only. */
  setPace(member: Member, pace: number): Promise<Done>;
  /** What to ask before skipping, as `skip` is told: where that goes past midnight or costs money; null where nothing need be asked. Keepers only. */
  beforeSkip(member: Member, until: string, day?: number): AskedSkip | null;
  /**
   * Lives on at full speed until a time of day ("07:00", "17:30") or a moment with a name, at most a day away; where a `day` is given, only if
   * it is on that one. Keepers only.
   */
  skip(member: Member, until: string, day?: number): Promise<Skipped>;
  /** Keeps a member out, who leaves town at once, or lets them back in. Keepers only. */
  ban(member: Member, who: Named): Promise<Done>;
  unban(member: Member, who: Named): Promise<Done>;
  /** Who is kept out. */
  banned(): readonly Named[];
  /** Sets one thing as it was typed; with no value, or no name, only says how it is. Keepers only where something is set. */
  set(member: Member, name: string | null, value: string | null): Promise<Done>;
  /** Puts fields of the settings back as they were. Keepers only. */
  putBack(member: Member, before: Readonly<Record<string, unknown>>): Promise<void>;
}
