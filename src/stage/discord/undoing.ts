/** What keepers did lately, listed, and undone: the list is kept with the server's record. */
import { languageOf } from "../../language/language.ts";
import type { Member } from "../../town/desk.ts";
import { type Reversed, reverse } from "../../town/reverse.ts";
import type { Undo } from "../../town/undo.ts";
import { UserError } from "../../world/user-error.ts";
import type { GuildTown } from "./guild-town.ts";
import { userOf } from "./interactions.ts";

/** Acts in a list. */
const SHOWN = 15;

/** The latest acts, newest first. */
export function actsOf({ state, desk }: GuildTown): string {
  const words = languageOf(desk.view().language).keeping.acts;
  const lines = [...state.record.acts]
    .reverse()
    .slice(0, SHOWN)
    .map(({ id, at, by, what, undo, undone }) =>
      words.line(
        id,
        Math.floor(at / 1000),
        by ? `<@${by}>` : words.keeper,
        what,
        undone === null ? null : undone ? `<@${undone}>` : words.keeper,
        undo !== null,
      ),
    );
  return lines.length === 0 ? words.none : [words.heading, ...lines, words.howTo].join("\n");
}

/** Undoes an act, or, null, the latest that can be, and says so. @throws UserError */
export async function undo(town: GuildTown, member: Member, act: string | null): Promise<string> {
  const { state, desk } = town;
  const words = languageOf(desk.view().language).keeping.acts;
  const found = state.record.acts.findLast((one) =>
    act === null ? one.undo && one.undone === null : one.id === act.trim(),
  );
  if (!found) throw new UserError("no-act", act === null ? words.nothing : words.unknown);
  if (found.undone !== null) throw new UserError("undone", words.already(found.what));
  if (!found.undo) throw new UserError("no-undo", words.never(found.what));
  const { back = null, more } = await reversed(town, member, found.undo);
  await state.undid(found.id, userOf(member));
  town.refresh();
  const said = [words.done(found.what), more ?? ""].filter(Boolean).join("\n");
  town.tellAct(userOf(member), said, back);
  return said;
}

/** Does the opposite of what was done. @throws UserError */
async function reversed({ state, desk }: GuildTown, member: Member, undone: Undo): Promise<Reversed> {
  if (undone.kind !== "mute") return reverse(desk, member, undone);
  const before = new Map(Object.entries(undone.before));
  const others = Object.entries(state.record.muted).filter(([place]) => !before.has(place));
  const again = [...before].flatMap(([place, until]) => (until === false ? [] : [[place, until] as const]));
  await state.change({ muted: Object.fromEntries([...others, ...again]) });
  return {};
}
