/** The acts of a file, taken at their minutes in a town that is lived through. */
import type { Minutes } from "../../clock/units.ts";
import { UserError } from "../../world/user-error.ts";
import { type Act, takeAct, visitorId } from "../acts/take-act.ts";
import type { Town } from "../town.ts";
import type { FileAct } from "./acts-file.ts";

/** A visitor of a file leaves after so many town minutes of silence: fifteen real ones at the usual pace. */
const VISIT = 150;

/** The stable id of whoever a file names. */
const memberOf = (who: string): string => `file:${who.toLowerCase()}`;

/** What somebody means by the one key of an act that says what they do. Without any they leave. */
const meant: Readonly<
  Record<"whisper" | "object" | "say" | "do" | "go" | "event", (what: string, act: FileAct) => Act>
> = {
  whisper: (text, { who = "" }) => ({ kind: "whisper", resident: who, text }),
  object: (object, { place, state = null }) => {
    const there = place && !object.includes(":") ? `${place}: ${object}` : object;
    return { kind: "object", object: there, state };
  },
  say: (text, { place = null, to = null }) => ({ kind: "say", place, text, to }),
  do: (text, { place = null }) => ({ kind: "do", place, text }),
  go: (place) => ({ kind: "go", place }),
  event: (event) => ({ kind: "event", event }),
};
const kinds = Object.keys(meant) as (keyof typeof meant)[];

/** Takes what is due of a file's acts, and sees off who has been silent. `say` is told what the town does not allow; the day goes on. */
export function filedActs(town: Town, acts: readonly FileAct[], say: (sentence: string) => void) {
  const waiting = [...acts];
  const heard = new Map<string, Minutes>();

  /** Taken like a person's in a server. */
  async function take(act: FileAct): Promise<void> {
    const { who = "somebody", about = "" } = act;
    const kind = kinds.find((key) => act[key] !== undefined);
    try {
      const wanted: Act = kind ? meant[kind](act[kind]!, act) : { kind: "leave" };
      const { answered } = await takeAct(town, { id: memberOf(who), name: who, about }, wanted);
      await answered;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      say(`acts, line ${act.line}: ${error.message}`);
    }
  }

  return {
    async takeDue(): Promise<void> {
      const { now } = town.state;
      while (waiting[0] && waiting[0].at <= now) {
        const act = waiting.shift()!;
        if (act.who) heard.set(act.who, now);
        await take(act);
      }
      for (const [who, at] of heard) {
        if (now - at <= VISIT) continue;
        heard.delete(who);
        if (town.state.world.people.has(visitorId(memberOf(who)))) await take({ at: now, line: 0, who, leave: true });
      }
    },
    /** When the next one is due; null when none is left. */
    next: (): Minutes | null => waiting[0]?.at ?? null,
  };
}
