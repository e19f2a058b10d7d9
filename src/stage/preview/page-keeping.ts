/** How a keeper looks after a town from the page: what was done there is listed and can be taken back, as long as the program runs. */
import { languageOf } from "../../language/language.ts";
import type { Keeping } from "../../town/command.ts";
import type { TownDesk } from "../../town/desk.ts";
import { reverse } from "../../town/reverse.ts";
import type { Undo } from "../../town/undo.ts";
import { UserError } from "../../world/user-error.ts";

interface Done {
  readonly id: string;
  /** Real milliseconds. */
  readonly at: number;
  readonly by: string;
  readonly what: string;
  readonly undo: Undo | null;
  undone: string | null;
}

/** Acts in a list, and kept. */
const SHOWN = 15;

/** What keepers did at the page, by town. */
export class PageKeeping {
  readonly #acts = new Map<string, Done[]>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The number of the latest act that can be undone, or null. */
  latest(desk: TownDesk): string | null {
    return this.#of(desk).findLast((one) => one.undo && one.undone === null)?.id ?? null;
  }

  /** The keeping of one town; what only a server has is refused. */
  of(desk: TownDesk): Keeping {
    const language = languageOf(desk.view().language);
    const words = language.keeping.acts;
    const acts = this.#of(desk);
    const discord = (): never => {
      throw new UserError("only-discord", language.commands.onlyDiscord);
    };
    const note: Keeping["tell"] = (member, what, undo = null) => {
      const id = String(Number(acts.at(-1)?.id ?? 0) + 1);
      acts.push({ id, at: this.#now(), by: member.name, what, undo, undone: null });
      if (acts.length > SHOWN) acts.shift();
    };
    return {
      check: discord,
      why: discord,
      mute: discord,
      unmute: discord,
      logTo: discord,
      mayBan: discord,
      isMember: async () => false,
      hint: "",
      tell: note,
      acts: () =>
        acts.length === 0
          ? words.none
          : [
              words.heading,
              ...[...acts]
                .reverse()
                .map((one) =>
                  words.line(one.id, Math.floor(one.at / 1000), one.by, one.what, one.undone, one.undo !== null),
                ),
              words.howTo,
            ].join("\n"),
      undo: async (member, act) => {
        const found = acts.findLast((one) => (act === null ? one.undo && one.undone === null : one.id === act.trim()));
        if (!found) throw new UserError("no-act", act === null ? words.nothing : words.unknown);
        if (found.undone !== null) throw new UserError("undone", words.already(found.what));
        if (!found.undo || found.undo.kind === "mute") throw new UserError("no-undo", words.never(found.what));
        const { back = null, more = "" } = await reverse(desk, member, found.undo);
        found.undone = member.name;
        const said = [words.done(found.what), more].filter(Boolean).join("\n");
        note(member, said, back);
        return said;
      },
    };
  }

  #of(desk: TownDesk): Done[] {
    const acts = this.#acts.get(desk.id) ?? [];
    this.#acts.set(desk.id, acts);
    return acts;
  }
}
