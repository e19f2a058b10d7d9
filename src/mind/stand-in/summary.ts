/** Offline summaries: who I am, what yesterday was, drawn from the resident's own memories and facts. */
import type { Random } from "../../world/chance.ts";
import type { Memory } from "../../world/events.ts";
import type { Self } from "../prompts/phrases.ts";

/** A sentence without its subject, for joining: "Klaus Mueller is kind" -> "is kind". */
const predicate = (name: string, text: string): string =>
  text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;

/** The three syntheses of appendix A, from what was retrieved for them. */
export function standInWhoIAm(
  self: Self,
  about: readonly Memory[],
  random: Random,
): { core: string; occupation: string; feeling: string } {
  const { persona, mind } = self;
  const given = persona.paragraph
    .split(/[;；]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const traits = persona.traits.join(", ");
  const reflected = about.filter((memory) => memory.kind === "reflection");
  const first = given[0] ?? `${persona.name} is ${persona.occupation}`;
  const insight = reflected[0];
  const core = `${persona.name} is ${traits}${insight ? `; ${predicate(persona.name, insight.text)}` : ""}.`;
  const mood =
    reflected.length > 0
      ? random.pick(["feels that things are moving", "feels livelier than a few days ago", "has a lot to think about"])
      : "is getting on with things";
  const concern = mind.intents.at(-1)?.text ?? persona.currently[0] ?? persona.occupation;
  return {
    core,
    occupation: `${first}.`,
    feeling: `${persona.name} ${mood}; on their mind: ${concern}.`,
  };
}

/** Yesterday in a sentence, from its weightiest memories; empty on the first day. */
export function standInYesterday(
  input: Self & { readonly day: number; readonly yesterday: readonly Memory[] },
): string {
  if (input.day === 1 || input.yesterday.length === 0) return "";
  const best = input.yesterday.slice(0, 2).map((memory) => memory.text.replace(/\.$/, ""));
  return `Yesterday stayed with ${input.persona.name} because ${best.join(", and because ")}.`;
}
