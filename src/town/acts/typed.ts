/**
 * What a member types into a command or a form, read before anything is done with it: before a name is looked up, a form opened that
 * carries the rest along, or a word of it said again. What keepers write of a town (a new resident, a setting) is no word of their own.
 */
import type { Option, Verb } from "../desk/command.ts";
import type { Member } from "../desk/member.ts";
import type { VisitingDesk } from "../desk/visiting.ts";
import { lookedUp } from "./find.ts";

/** What was used, and what was typed for it. */
export interface Typed {
  readonly verb: Pick<Verb, "options" | "needs" | "aloud">;
  readonly options: Readonly<Record<string, string>>;
  readonly form: Readonly<Record<string, string>> | null;
  readonly place: string | null;
}

/** Lets a command with ordinary words pass. @throws UserError "serious", for that person alone */
export function ordinaryOnly(desk: VisitingDesk, member: Member, { verb, options, form, place }: Typed): void {
  if (verb.needs === "keeper") return;
  const freely = verb.options.filter((option) => isFree(desk, option, options[option.name] ?? "", place));
  const texts = [...freely.map(({ name }) => options[name] ?? ""), ...Object.values(form ?? {})];
  desk.ordinary(member, texts, verb.aloud ? place : null, options.to ?? null);
}

/** Whether an option holds somebody's own words: a choice is none, and neither is a name as the town itself offers it. */
function isFree(desk: VisitingDesk, { type, choices }: Option, typed: string, place: string | null): boolean {
  if (typed === "" || choices) return false;
  const named = lookedUp.find((one) => one === type);
  if (!named) return type === "text";
  return !desk.choices(named, typed, place).some(({ id, label }) => id === typed || label === typed);
}
