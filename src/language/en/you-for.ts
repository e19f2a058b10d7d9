/** English: what somebody says of themselves, said back to them: "I wrote while you were away" is "you wrote while I was away". Pure. */
import { endsYou, isObjectYou } from "./object-you.ts";

/** What a word is when it is said back; "you" may be "I" or "me". */
const BACK: Readonly<Record<string, string>> = {
  ...{ i: "you", me: "you", my: "your", mine: "yours", myself: "yourself", im: "you're", ive: "you've" },
  ...{ we: "you", us: "you", our: "your", ours: "yours", ourselves: "yourselves" },
  ...{ "i'm": "you're", "i've": "you've", "i'll": "you'll", "i'd": "you'd" },
  ...{ "we're": "you're", "we've": "you've", "we'll": "you'll", "we'd": "you'd" },
  ...{ your: "my", yours: "mine", yourself: "myself", yourselves: "ourselves" },
  ...{ "you're": "I'm", "you've": "I've", "you'll": "I'll", "you'd": "I'd" },
};

/** Forms of "be" that follow their person, by whose they were before. */
const BE: Readonly<Record<"i" | "you", Readonly<Record<string, string>>>> = {
  i: { am: "are", was: "were", "wasn't": "weren't", "ain't": "aren't" },
  you: { are: "am", were: "was", "weren't": "wasn't", "aren't": "am not" },
};

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));
/** What may stand between a person and their verb. */
const ADVERBS = set("always never ever still only just really also already so too almost now once probably certainly");
/** After these, or as the first of its clause, "be" stands before its person: "where were you". */
const ASKING = set("how where why what when who whom which so nor neither and but or then");
const MANY = set("two three four both all");

interface Word {
  readonly text: string;
  readonly lower: string;
  readonly at: number;
  /** Whether it begins its clause, and its sentence. */
  readonly first: boolean;
  readonly begins: boolean;
}

/** What the speaker says of themselves, turned to "you". */
export function youFor(text: string): string {
  const plain = text.replace(/[’]/g, "'");
  const words: Word[] = [];
  for (const found of plain.matchAll(/\p{L}[\p{L}']*/gu)) {
    const last = words.at(-1);
    const gap = plain.slice(last ? last.at + last.text.length : 0, found.index);
    const begins = last === undefined || /[.!?]/.test(gap);
    const word = { text: found[0], lower: found[0].toLowerCase(), at: found.index };
    words.push({ ...word, begins, first: begins || /[^ ]/.test(gap) });
  }
  let turned = "";
  let done = 0;
  words.forEach((word, i) => {
    const back = saidBack(words, i) ?? word.text;
    turned += plain.slice(done, word.at) + (word.begins && back !== word.text ? capital(back) : back);
    done = word.at + word.text.length;
  });
  return turned + plain.slice(done);
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** What a word becomes, or null: it stays. */
function saidBack(words: readonly Word[], i: number): string | null {
  const { lower, first } = words[i]!;
  const before = first ? null : words[i - 1]!.lower;
  const next = words[i + 1];
  const after = next && !next.first ? next.lower : null;
  if (lower === "you") {
    if (!MANY.has(after ?? "")) return isObjectYou(before, after) ? "me" : "I";
    // "I saw you two at the market", but "Tom owes you two pounds".
    const third = words[i + 2];
    const beyond = third && !third.first ? third.lower : null;
    if (!isObjectYou(before, beyond)) return "we";
    return endsYou(beyond) ? "us" : "me";
  }
  return bent(words, i, before, after) ?? BACK[lower] ?? null;
}

/** A form of "be" as it goes with who its person becomes, or null: it is none, or of somebody else. */
function bent(words: readonly Word[], i: number, before: string | null, after: string | null): string | null {
  const { lower } = words[i]!;
  const ask =
    (after === "i" || after === "you") && (before === null || ASKING.has(before)) ? BE[after][lower] : undefined;
  if (ask) return ask;
  let at = i;
  while (at > 0 && !words[at]!.first && ADVERBS.has(words[at - 1]!.lower)) at -= 1;
  const person = at > 0 && !words[at]!.first ? words[at - 1]! : null;
  if (person?.lower !== "i" && person?.lower !== "you") return null;
  // Of two it stays: "Ann and you were".
  if (person.lower === "you" && !person.first && words[at - 2]?.lower === "and") return null;
  return BE[person.lower][lower] ?? null;
}
