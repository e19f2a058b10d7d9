/**
 * The hands of a town's clock, as keepers move them: stopped, let go on, quicker, slower, ahead. Wherever that is done, by a command or at the
 * page, the same is kept of it (`/town acts`) and the same takes it back.
 */

import type { Done, Skipped } from "../desk/done.ts";
import type { KeepingDesk } from "../desk/keeping.ts";
import type { Member } from "../desk/member.ts";
import type { Undo } from "./undo.ts";

/** What was done, with what undoes it; `kept` false: it was so already, and nothing is to be kept. */
export interface Moved {
  readonly said: string;
  readonly undo: Undo | null;
  readonly kept: boolean;
}

/** Stops the clock, or lets it go on. @throws UserError */
export async function stopped(desk: KeepingDesk, member: Member, stop: boolean): Promise<Moved> {
  const { said, already }: Done = stop ? await desk.pause(member) : await desk.resume(member);
  return { said, undo: { kind: stop ? "pause" : "resume" }, kept: !already };
}

/** Sets how fast it goes. @throws UserError */
export async function paced(desk: KeepingDesk, member: Member, pace: number): Promise<Moved> {
  const before = desk.view().pace;
  const { said, already } = await desk.setPace(member, pace);
  return { said, undo: { kind: "pace", before }, kept: !already };
}

/** Moves it ahead; `day` and `found` as at the desk. @throws UserError */
export async function skipped(
  desk: KeepingDesk,
  member: Member,
  until: string,
  day?: number,
): Promise<Moved & Pick<Skipped, "found">> {
  const { said, found } = await desk.skip(member, until, day);
  return { said, undo: null, kept: true, found };
}
