/** `npm run talk`: how much of the gold set is understood, by language and part. `npm run talk -- en missed` prints what was not, of the lines that may be looked at. */
import { readFileSync } from "node:fs";
import { languageTags } from "../../src/language/tags.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import { recogniser } from "../../src/offline/understand/recognise.ts";
import { packageFile } from "../../src/package-files.ts";
import { sceneOf } from "./known.ts";
import { type GoldLine, goldLines, type Split, splits, type TalkLanguage } from "./lines.ts";
import { mainOf, understoodIn } from "./understood.ts";

/** A line, and how it fared. */
export interface Fared {
  readonly gold: GoldLine;
  readonly main: boolean;
  readonly whole: boolean;
  /** It shares less than half its words with any example. */
  readonly strange: boolean;
  readonly as: string;
}

/** The words of a text; of a script without spaces its pairs of signs. */
function wordsIn(text: string): Set<string> {
  const lower = text.toLowerCase();
  const signs = [...(lower.match(/\p{Script=Han}/gu)?.join("") ?? "")];
  return new Set([...(lower.match(/[a-z\d']+/g) ?? []), ...signs.slice(1).map((sign, i) => signs[i]! + sign)]);
}

const examplesOf = new Map<TalkLanguage, readonly ReadonlySet<string>[]>();

/** The words of each example of a language. */
function examples(language: TalkLanguage): readonly ReadonlySet<string>[] {
  const known = examplesOf.get(language);
  if (known) return known;
  const read = readFileSync(packageFile(`data/intents/${language}.acts.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line) => wordsIn((JSON.parse(line) as { text: string }).text));
  examplesOf.set(language, read);
  return read;
}

/** Whether a text shares less than half its words with any example. */
function isStrange(text: string, language: TalkLanguage): boolean {
  const words = [...wordsIn(text)];
  const shared = Math.max(...examples(language).map((one) => words.filter((word) => one.has(word)).length));
  return shared < words.length / 2;
}

/** How the lines of a part fare, or every so many of them. */
export async function faring(language: TalkLanguage, split: Split, every = 1): Promise<Fared[]> {
  const { understand } = offlineOf(language);
  const recognise = recogniser();
  const fared: Fared[] = [];
  for (const gold of goldLines(language, split).filter((_, i) => i % every === 0)) {
    const talk = await sceneOf(gold, language, understand, recognise);
    const reading = understand(gold.text, talk);
    const as = reading.clauses.map(
      ({ act, intent, confidence }) => `${intent ?? "-"} ${JSON.stringify(act)} ${confidence.toFixed(2)}`,
    );
    fared.push({
      gold,
      ...understoodIn(gold, talk, reading, recognise(gold.text, language)),
      // Held against every example: only where it is asked for.
      get strange() {
        return isStrange(gold.text, language);
      },
      as: as.join(" | "),
    });
  }
  return fared;
}

const share = (some: readonly Fared[], is: (one: Fared) => boolean): string =>
  some.length === 0 ? "-" : `${((100 * some.filter(is).length) / some.length).toFixed(1)} %`;

if (process.argv[1]?.endsWith("talk.ts")) {
  const [only, missed] = process.argv.slice(2);
  for (const language of languageTags)
    for (const split of splits) {
      if (only && only !== language) continue;
      const all = await faring(language, split);
      const strange = all.filter((one) => one.strange);
      process.stdout.write(
        `${language} ${split}: ${all.length} lines, understood ${share(all, ({ main }) => main)}, all of it ${share(all, ({ whole }) => whole)}; in strange words (${strange.length}) ${share(strange, ({ main }) => main)}\n`,
      );
      const acts = new Map<string, Fared[]>();
      for (const one of all) acts.set(mainOf(one.gold).act, [...(acts.get(mainOf(one.gold).act) ?? []), one]);
      process.stdout.write(
        `  ${[...acts].map(([act, some]) => `${act} ${some.filter(({ main }) => main).length}/${some.length}`).join(", ")}\n`,
      );
      if (missed && split === "seen")
        for (const { gold, as, main } of all)
          if (!main) {
            const { act, what = "", about = "" } = mainOf(gold);
            process.stdout.write(
              `${gold.id.slice(3)} [${gold.scene.before?.at(-1)?.[1] ?? ""}] ${gold.text}\n    ${act} ${what} ${about}: ${as}\n`,
            );
          }
    }
}
