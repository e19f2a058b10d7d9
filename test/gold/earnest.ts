/** How much of what is said in earnest is recognised, counted on sentences by other hands: totals alone, so that the sets stay unread. */
import { readFileSync } from "node:fs";
import { languageTags } from "../../src/language/tags.ts";
import { earnestExamplesOf } from "../../src/offline/understand/make-intents.ts";
import { recogniser } from "../../src/offline/understand/recognise.ts";
import { packageFile } from "../../src/package-files.ts";

interface Case {
  readonly text: string;
  readonly label: string;
  readonly border?: boolean;
}

const linesOf = (path: string): Case[] =>
  readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Case);

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
/** What is learnt from: a line of it is no test, as short greetings are that everybody writes alike. */
const learntFrom = new Set(languageTags.flatMap((tag) => earnestExamplesOf(tag).map(({ text }) => plain(text))));

/** What lines can be told by, each looked at once however often it is counted. */
export function earnestCounts() {
  const anew = recogniser();
  const known = new Map<string, ReturnType<typeof anew>>();
  const recognise: typeof anew = (text, language) => {
    const read = known.get(`${language} ${text}`) ?? anew(text, language);
    known.set(`${language} ${text}`, read);
    return read;
  };
  /** The lines of a set that count, as they were meant and read; of those every so many. */
  const read = (path: string, language: string, every = 1) =>
    linesOf(packageFile(`test/gold/serious/${path}.jsonl`))
      .filter(({ text, border }) => !border && !learntFrom.has(plain(text)))
      .filter((_, i) => i % every === 0)
      .map(({ text, label }) => ({ label, read: recognise(text, language) }));
  /** How many were found and taken for it, and of how many. */
  const counted = (set: string, language: string, intent: "serious" | "realness" | "goesOn", every = 1) => {
    const label = intent === "goesOn" ? "goes-on" : intent;
    const cases = read(`${set}/${language}`, language, every).map((one) => ({
      is: one.label === label,
      read: one.read[intent],
    }));
    const of = (is: boolean) => cases.filter((one) => one.is === is);
    const count = (is: boolean) => of(is).filter((one) => one.read).length;
    return { found: count(true), meant: of(true).length, alarms: count(false), rest: of(false).length };
  };
  return { recognise, read, counted };
}

/** How many of a hundred. */
export const percent = (part: number, whole: number) => (100 * part) / whole;
