/**
 * What lines oblige to: a question owes an answer, a proposal a reply, news told a word on it, an
 * apology forgiveness or a no, a greeting a greeting, a farewell a farewell. Read from the acts of a talk alone. What is owed comes before
 * all else, and nobody takes their leave owing.
 */
import type { LineId } from "../../world/events.ts";
import { isVisitor, type Line } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { proposedIn, type SpeechAct } from "../../world/speech-acts.ts";

/** Something owed by one member of a talk to another. */
export interface Owed {
  readonly what: "answer" | "reply" | "reaction" | "forgiveness" | "greeting" | "farewell";
  /** The line that obliges, and who said it. */
  readonly to: LineId;
  readonly by: PersonId;
}

/** What an act of somebody obliges whom they speak to, or null. */
function obliges(one: SpeechAct): Owed["what"] | null {
  switch (one.act) {
    case "ask":
      return "answer";
    case "propose":
      return "reply";
    case "tell":
      return "news" in one ? "reaction" : null;
    case "warn":
    case "confide":
      return "reaction";
    case "apologise":
      return "forgiveness";
    case "greet":
      return "greeting";
    case "farewell":
      return "farewell";
    case "introduce":
    case "answer":
    case "reply":
    case "withdraw":
    case "react":
    case "correct":
    case "thank":
    case "forgive":
    case "compliment":
    case "insult":
    case "tease":
    case "chat":
      return null;
    default:
      return one satisfies never;
  }
}

/** Whether an act gives what is owed. */
export function gives(one: SpeechAct, { what, to }: Owed): boolean {
  switch (what) {
    case "answer":
      return one.act === "answer" && one.to === to;
    case "reply":
      return (
        one.act === "reply" && "what" in one.to && (one.to.proposal === null || one.to.proposal.startsWith(`${to}.`))
      );
    case "reaction":
      return ["react", "ask", "reply", "answer", "thank", "correct"].includes(one.act);
    case "forgiveness":
      return one.act === "forgive" || one.act === "react";
    case "greeting":
      return one.act === "greet";
    case "farewell":
      return one.act === "farewell";
    default:
      return what satisfies never;
  }
}

/** Whether something owed waits for words of its own; a greeting and a farewell go along with any. */
export const waits = ({ what }: Owed): boolean => what !== "greeting" && what !== "farewell";

/** Whether a line is to somebody; of those that do not say, to whoever else spoke last before it, or to all. */
function isTo(who: PersonId, { to, who: speaker }: Line, before: readonly Line[]): boolean {
  if (to) return to.includes(who);
  const last = before.findLast((line) => line.who !== speaker);
  return !last || last.who === who;
}

/** Whether a line takes back what a reply is owed to. */
function takesBack({ who, acts }: Line, { what, to, by }: Owed, lines: readonly Line[]): boolean {
  if (what !== "reply" || by !== who) return false;
  const back = acts.flatMap((one) => (one.act === "withdraw" && "what" in one.to ? [JSON.stringify(one.to.what)] : []));
  return proposedIn(lines.find(({ id }) => id === to)?.acts ?? []).every((one) => back.includes(JSON.stringify(one)));
}

/** What somebody owes in a talk by now, oldest first. A greeting is returned with one's next words or not at all. */
export function owed({ lines }: { readonly lines: readonly Line[] }, who: PersonId): Owed[] {
  let open: Owed[] = [];
  let greeted = false;
  lines.forEach((line, at) => {
    const { acts } = line;
    open = open.filter((one) => !takesBack(line, one, lines));
    if (line.who === who) {
      // What a person meant is known with less than certainty: whatever is said to them answers them.
      const answers = (one: Owed) =>
        acts.some((act) => gives(act, one)) || (isVisitor(one.by) && line.to?.includes(one.by));
      open = open.filter((one) => one.what !== "greeting" && !answers(one));
      greeted ||= acts.some(({ act }) => act === "greet");
    } else if (isTo(who, line, lines.slice(0, at)))
      for (const act of acts) {
        const what = obliges(act);
        if (what && !(what === "greeting" && greeted)) open.push({ what, to: line.id, by: line.who });
      }
  });
  return open;
}

/** The line that somebody's next words are to: the newest that waits for them by one who is still there, else the last; or null. */
export function answersTo(lines: readonly Line[], who: PersonId, there: readonly PersonId[]): Line | null {
  const last = lines.findLast((line) => line.who !== who) ?? null;
  const due = owed({ lines }, who).findLast((one) => waits(one) && there.includes(one.by));
  // A person is not kept waiting.
  if (!last || !due || isVisitor(last.who)) return last;
  return lines.find(({ id }) => id === due.to) ?? last;
}
