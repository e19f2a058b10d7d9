/** What keepers did lately, in words, and taken back: the same wherever a town is seen. */
import { languageOf } from "../../language/language.ts";
import { UserError } from "../../world/user-error.ts";
import type { KeepingDesk } from "../desk/keeping.ts";
import type { Member, Named } from "../desk/member.ts";
import type { KeptAct } from "./keepers-acts.ts";
import type { Undo } from "./undo.ts";

/** Acts in a list. */
const SHOWN = 15;

type Mute = Extract<Undo, { kind: "mute" }>;

/** What only a stage can do. */
export interface Undoing {
  /** How a member is called there, or null for one of whom it does not know. */
  readonly call: (who: Named) => string | null;
  /** Mutes places again as they were; null where nothing is muted. */
  readonly remute: ((before: Mute["before"]) => Promise<void>) | null;
}

/** What was taken back: what to say, what others are told and the list keeps, and what would undo that in turn. */
export interface TakenBack {
  readonly said: string;
  readonly told: string;
  readonly back: Undo | null;
}

const canBe = ({ undo, undone }: KeptAct, { remute }: Undoing): boolean =>
  undo !== null && undone === null && (undo.kind !== "mute" || remute !== null);

/** Whether an act only took another back: whoever goes on undoing means what was done before that. */
const onlyUndid = ({ undo }: KeptAct): boolean => undo !== null && "undid" in undo && undo.undid === true;

/** The latest acts, newest first. */
export function actsInWords(desk: KeepingDesk, stage: Undoing): string {
  const words = languageOf(desk.view().language).keeping.acts;
  const called = (who: Named | null) => (who && stage.call(who)) ?? words.keeper;
  const lines = [...desk.acts.list()]
    .reverse()
    .slice(0, SHOWN)
    .map((act) => {
      const { id, at, by, what, undone } = act;
      return words.line(id, Math.floor(at / 1000), called(by), what, undone && called(undone.by), canBe(act, stage));
    });
  return lines.length === 0 ? words.none : [words.heading, ...lines, words.howTo].join("\n");
}

/** Undoes an act or, null, the latest that can be and undid none itself, and says so. @throws UserError */
export async function takeBack(
  desk: KeepingDesk,
  member: Member,
  act: string | null,
  stage: Undoing,
): Promise<TakenBack> {
  const words = languageOf(desk.view().language).keeping.acts;
  const found = desk.acts
    .list()
    .findLast((one) => (act === null ? canBe(one, stage) && !onlyUndid(one) : one.id === act.trim()));
  if (!found) throw new UserError("no-act", act === null ? words.nothing : words.unknown);
  const { undo, undone, what } = found;
  if (undone !== null) throw new UserError("undone", words.already(what));
  if (undo === null) throw new UserError("no-undo", words.never(what));
  if (!canBe(found, stage)) throw new UserError("only-discord", words.elsewhere(what));
  const { back = null, said: now } = await reversed(desk, member, undo, stage);
  await desk.acts.takenBack(found.id, member);
  const said = [words.done(what), now ?? ""].filter(Boolean).join("\n");
  // What was done instead tells itself, and is undone in turn without a chain of "undone".
  return { said, told: now ?? said, back };
}

/** Does the opposite of what was done: what would undo that, and what is to be said of how it is now. @throws UserError */
async function reversed(
  desk: KeepingDesk,
  member: Member,
  undone: Undo,
  { remute }: Undoing,
): Promise<{ readonly back?: Undo; readonly said?: string }> {
  switch (undone.kind) {
    case "ban": {
      const { said } = await desk.unban(member, undone.who);
      return { back: { kind: "unban", who: undone.who, undid: true }, said };
    }
    case "unban": {
      const { said } = await desk.ban(member, undone.who);
      return { back: { kind: "ban", who: undone.who, undid: true }, said };
    }
    case "mute":
      await remute?.(undone.before);
      return {};
    case "settings":
      await desk.putBack(member, undone.before);
      return {};
    case "pace": {
      const { said } = await desk.setPace(member, undone.before);
      return { said };
    }
    case "move-out": {
      const { said } = await desk.changeRoll(member, { kind: "move-back", resident: undone.who.id }, async () => false);
      return { said };
    }
    case "pause": {
      const { said } = await desk.resume(member);
      return { back: { kind: "resume", undid: true }, said };
    }
    case "resume": {
      const { said } = await desk.pause(member);
      return { back: { kind: "pause", undid: true }, said };
    }
  }
}
