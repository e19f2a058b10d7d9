/** What a person means by their words, as far as it decides something before anybody thinks: a port, handed in (`src/offline/understand`). */
import { capital } from "../language/capital.ts";
import { languageOf } from "../language/language.ts";
import { literal } from "../language/literal.ts";
import { firstName, spelling } from "../world/people.ts";

/** What a text was found to be. */
export interface Recognised {
  /** Said in earnest about harm, grief, health or law: not for residents, models or memories. */
  readonly serious: boolean;
  /** It is, and only just: it may well be everyday talk, and is answered gently without a great word. */
  readonly faint: boolean;
  /** It would go on with something serious, when something serious was said just before. */
  readonly goesOn: boolean;
  /** It may go on with something that was said plainly a moment ago: so much is taken to be that is not plainly something else. */
  readonly mayGoOn: boolean;
  /** Asks whether somebody here, by whatever name, is real. */
  readonly realness: boolean;
}

/** Reads a person's text: pure, at once, and without a model. */
export type Recognise = (text: string, language: string) => Recognised;

const nothing: Recognised = { serious: false, faint: false, goesOn: false, mayGoOn: false, realness: false };

/** What is known of a town where something is said in it. */
interface Reads {
  readonly language: string;
  readonly recognise?: Recognise | undefined;
  readonly personas?: ReadonlyMap<string, { readonly id: string; readonly name: string }>;
}

/** What a text was found to be, in a town that reads what people mean; elsewhere nothing is read into it. */
export function recognised(town: Reads, text: string): Recognised {
  const found = town.recognise?.(text, town.language) ?? nothing;
  if (!found.realness || !town.recognise) return found;
  // Whether one is Arthur asks nothing more: what does is heard without the name as well.
  return { ...found, realness: town.recognise(unnamed(town, text), town.language).realness };
}

/** Letters of a name that may be another word. */
const SHORT = 2;

/** A text without the names of a town's residents, as they are spelt, or written where they are foreign. */
function unnamed({ personas, language }: Reads, text: string): string {
  const all = [...(personas?.values() ?? [])].flatMap((one) => [
    one.name,
    firstName(one.name),
    ...spelling(one).flatMap((typed) => [typed, capital(typed)]),
  ]);
  if (all.length === 0) return text;
  // A name that is two letters or a word like any other is none to be left out: "are you AI?"
  const longest = [...new Set(all)]
    .filter((name) => name.length > SHORT || /\p{Script=Han}/u.test(name))
    .sort((a, b) => b.length - a.length)
    .map(literal);
  const called = `(?<!\\p{Script=Latin})(?:${longest.join("|")})(?!\\p{Script=Latin})`;
  // "Are you Arthur? They call you that." asks who somebody is, and goes on.
  const asks = languageOf(language).serious.asksWho.map(literal).join("|");
  return text
    .replace(
      new RegExp(`(?<=^|[.,!?;。，！？；])\\s*(?:${asks})\\s*${called}(?=\\s*(?:$|[.,!?;。，！？；]))`, "giu"),
      "",
    )
    .replace(new RegExp(called, "gu"), "");
}

/** Recognises by what is made with the first words: a program that hears none reads no weights. */
export function recognisingLate(make: () => Recognise): Recognise {
  let made: Recognise | null = null;
  return (text, language) => {
    made ??= make();
    return made(text, language);
  };
}
