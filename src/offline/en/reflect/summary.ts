/** Offline summaries: who I am, what yesterday was, drawn from the resident's own memories and facts. */

import { plural, theseDays, traits } from "../../../language/en/grammar.ts";
import { occupied } from "../../../language/en/occupation.ts";
import { wishesOf } from "../../../mind/news/stories.ts";
import type { Self } from "../../../mind/self.ts";
import type { Random } from "../../../world/chance.ts";
import type { Memory } from "../../../world/events.ts";

/** A sentence without its subject, for joining: "Klaus Mueller is kind" -> "is kind". */
const predicate = (name: string, text: string): string =>
  text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;

/** The three syntheses of appendix A, from what was retrieved for them. */
export function whoIAm(
  self: Self,
  about: readonly Memory[],
  random: Random,
): { core: string; occupation: string; feeling: string } {
  const { persona, mind } = self;
  const given = persona.paragraph
    .split(/[;；]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const reflected = about.filter((memory) => memory.kind === "reflection");
  const first = given[0] ?? `${persona.name} is ${occupied(persona.occupation)}`;
  const insight = reflected.find(({ text }) => text.startsWith(`${persona.name} `));
  const core = `${traits(persona.name, persona.traits)}${insight ? `; ${predicate(persona.name, insight.text)}` : ""}.`;
  const they = persona.pronouns;
  const mood =
    reflected.length > 0
      ? random.pick(["feels that things are moving", "feels livelier than a few days ago", "has a lot to think about"])
      : null;
  // What comes to mind of nothing is not said.
  const [who, whom] = mood ? [they, { she: "her", he: "him", they: "them" }[they]] : [persona.name, persona.name];
  const intent = wishesOf(mind, self.stories).at(-1)?.text.replace(/[.]$/, "");
  const wish = intent?.startsWith(`${persona.name} `) ? predicate(persona.name, intent) : null;
  const concern = intent
    ? wish
      ? `What matters most to ${whom} now: ${they} ${they === "they" ? plural(wish) : wish}.`
      : `What matters most now: ${intent}.`
    : persona.currently.length > 0
      ? theseDays(who, they, persona.currently.slice(0, 1))
      : "";
  return {
    core,
    occupation: `${first}.`,
    feeling: [mood && `${persona.name} ${mood}.`, concern].filter(Boolean).join(" "),
  };
}

/** Yesterday in a sentence, from its weightiest memories; empty on the first day. */
export function yesterday(input: Self & { readonly day: number; readonly yesterday: readonly Memory[] }): string {
  if (input.day === 1 || input.yesterday.length === 0) return "";
  const best = input.yesterday.slice(0, 2).map((memory) => memory.text.replace(/\.$/, ""));
  return `Yesterday stayed with ${input.persona.name} because ${best.join(", and because ")}.`;
}
