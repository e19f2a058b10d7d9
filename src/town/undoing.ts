/** Takes back what a keeper did to a town, through the desk: the part of an undoing that needs no stage. */
import type { Member, TownDesk } from "./desk.ts";
import type { Undo } from "./undo.ts";

/** What would undo an undoing in turn, and what else is to be said of it. */
export interface Reversed {
  readonly back?: Undo;
  readonly more?: string;
}

/** Does the opposite of what was done. What is muted is the stage's own. @throws UserError */
export async function reverse(
  desk: TownDesk,
  member: Member,
  undone: Exclude<Undo, { kind: "mute" }>,
): Promise<Reversed> {
  switch (undone.kind) {
    case "ban":
      await desk.unban(member, undone.who);
      return { back: { kind: "unban", who: undone.who } };
    case "unban":
      await desk.ban(member, undone.who);
      return { back: { kind: "ban", who: undone.who } };
    case "settings":
      await desk.putBack(member, undone.before);
      return {};
    case "pace":
      await desk.setPace(member, undone.before);
      return {};
    case "move-out": {
      const { said } = await desk.changeRoll(member, { kind: "move-back", resident: undone.who.id }, async () => false);
      return { more: said };
    }
    case "pause":
      await desk.resume(member);
      return { back: { kind: "resume" } };
    case "resume":
      await desk.pause(member);
      return { back: { kind: "pause" } };
  }
}
