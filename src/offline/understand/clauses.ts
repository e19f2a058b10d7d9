/**
 * What a text does, clause by clause: its sentences, and what is said in one without a stop between ("hi where is everybody"). A sentence falls
 * into clauses where they are surer apart than together.
 */
import { type Intent, intents } from "../../world/intents.ts";
import { type After, meantBy, type Ranking, ranked, SIGNS } from "./rank.ts";
import { sentencesOf } from "./sentences.ts";
import type { Doings } from "./words.ts";

/** A clause in words, the likeliest intent, and how likely what it stands for is. */
export interface Said {
  readonly text: string;
  readonly intent: Intent;
  readonly chance: number;
  /** It ends with a question mark. */
  readonly mark: boolean;
}

/** Most clauses that are kept of a text. */
const MOST = 3;
/** Words of a clause that a sentence may begin with and go on without a stop. */
const OPENING = 4;
/** A part is taken for a clause of its own from this chance on. */
const APART = 0.3;
/** So much likelier a question mark makes what is asked. */
const MARKED = 4;
/**
 * Where clauses are told by their words alone, by their meaning too, and by that of their words put into English: so much surer than the whole a
 * part must be to stand apart, so much likelier words that look it make what is asked, and so much less likely words that do not. By hands left
 * out of learning.
 */
const BY_WORDS = { surer: 1, looking: MARKED, unlike: 0.45 };
const BY_MEANING = { surer: 1.2, looking: 2, unlike: 0.6 };
const BY_GLOSS = { ...BY_MEANING, surer: 1 };
const tellingBy = ({ meant }: Ranking) => (meant ? (meant.own ? BY_MEANING : BY_GLOSS) : BY_WORDS);
/** What answers something and asks nothing. */
const ANSWERS: ReadonlySet<Intent> = new Set(["yes", "no", "maybe"]);
/** What stands before or after what matters, and says little by itself. */
const SMALL: ReadonlySet<Intent> = new Set(["filler", "laugh", "nonsense"]);
/** What is often said before something else, without a stop. */
const OPENS: ReadonlySet<Intent> = new Set([
  "greet",
  "thank",
  "apologise",
  "filler",
  "laugh",
  "yes",
  "no",
  "agree",
  "disagree",
  "surprise",
  "farewell",
]);

/** What each intent stands for, to be compared: to meet and to come along are both to be together. */
const STANDS: ReadonlyMap<Intent, string> = new Map(
  Object.entries(intents).map(([intent, stands]) => [
    intent as Intent,
    JSON.stringify("what" in stands && stands.what === "meet" ? { ...stands, what: "company" } : stands),
  ]),
);

/** Where something is said. */
export interface Scene {
  /** What was said before. */
  readonly after: After;
  /** Whether words name what is to be had here. */
  had(words: string): boolean;
  /** A part with what is called by a common word in that word, for what it means: to go to bed is not to go to a lamp. */
  inOwnWords(part: string): string;
}
/** So much likelier an intent is there. */
function inScene(after: After, had: boolean, asks: boolean, goesOn: boolean, intent: Intent): number {
  // "And on Monday?" asks on; it proposes nothing.
  if (goesOn && after !== "nothing") {
    if (intent.startsWith("follow-")) return 3;
    if (intent.startsWith("propose-")) return 0.3;
  }
  if (had && intent === "order") return asks ? 1.5 : 3;
  return had && asks && (intent === "ask-price" || intent === "ask-menu") ? 1.5 : 1;
}

/** So much likelier a request is in words that ask for something to be done. */
const REQUESTED = 2;

const HAN = /\p{Script=Han}/u;
const SPOKEN = /[\p{L}\p{N}]/u;
const signs: ReadonlySet<string> = new Set(Object.values(SIGNS));
/** Words without the signs that stand for names. */
const withoutSigns = (text: string): string => [...text].filter((sign) => !signs.has(sign)).join("");

/** Reads a part as a clause, the first of a text or a further one; `opens` asks only whether it opens one. */
type Read = (text: string, first: boolean, opens?: boolean) => Said;

/** The clauses of a text with signs for names, in the order in which they are said. */
export function clausesIn(text: string, ranking: Ranking, scene: Scene, doings: Doings): Said[] {
  const known = new Map<string, Said>();
  // Each part is read once, after what was said before it or further in the same breath; how it may open, by its words alone.
  const read: Read = (said, first, opens = false) => {
    const after = first ? scene.after : "further";
    const key = `${after} ${opens} ${said}`;
    const is = known.get(key) ?? likeliest(said, ranking, { ...scene, after }, doings, opens);
    known.set(key, is);
    return is;
  };
  const { surer } = tellingBy(ranking);
  const said: Said[] = [];
  // What is done rather than said stands between asterisks.
  for (const [i, part] of text.split(/\*([^*]+)\*/u).entries()) {
    if (i % 2 === 1) said.push({ text: part, intent: "act", chance: 0.9, mark: false });
    else
      for (const sentence of sentencesOf(part)) {
        const first = said.length === 0;
        const whole = apart(sentence, first, surer, doings, read);
        // "I asked how old it is": what is insisted on is asked, where that can be made out.
        const insisted = insistedIn(sentence, doings);
        const again = insisted === null ? null : read(insisted, first);
        const asks = again && intents[again.intent].act === "ask" && again.chance >= INSISTED;
        // It is told by how it is asked, and kept as it was said.
        const kept = asks ? { ...again, text: sentence } : null;
        said.push(...(kept ? [...whole.filter(({ intent }) => COMPLAINS.has(intent)), kept] : whole));
      }
  }
  const telling = said.filter(({ intent }) => !SMALL.has(intent));
  const kept = telling.length > 0 ? telling : said.slice(0, 1);
  if (kept.length <= MOST) return kept;
  const least = kept.map(({ chance }) => chance).sort((a, b) => b - a)[MOST - 1]!;
  return kept.filter(({ chance }) => chance >= least).slice(0, MOST);
}

/** What of a sentence is insisted on: "how old it is" of "I asked how old it is"; null where nothing is. */
function insistedIn(sentence: string, { insists, straight }: Doings): string | null {
  const lead = insists.exec(sentence.replaceAll("’", "'"))?.[0];
  const rest = lead === undefined ? "" : straight(sentence.slice(lead.length).trim());
  return (HAN.test(rest) ? [...rest].length : rest.split(" ").length) >= FEWEST && SPOKEN.test(rest) ? rest : null;
}
/** So many words at least are insisted on, and so sure it must be that they ask. */
const FEWEST = 2;
const INSISTED = 0.2;
/** What says beside it that something was not answered. */
const COMPLAINS: ReadonlySet<Intent> = new Set(["correct", "complain"]);

/** What one clause does: of the acts the likeliest, by all the intents that stand for it together, and the likeliest intent of that act. */
function likeliest(
  text: string,
  ranking: Ranking,
  scene: Scene,
  { lead, trail, goesOn, requests, isQuestion, plain }: Doings,
  opens: boolean,
): Said {
  const mark = /[?？]\s*$/u.test(text);
  const asks = mark || isQuestion(plain(text));
  const bare = withoutTrail(text, trail);
  const rest = withoutLead(bare, lead);
  const beside = { sums: opens ? null : meantBy(ranking, scene.inOwnWords(rest)), after: scene.after };
  const all = ranked(ranking, bare, beside);
  if (rest !== text) {
    const chances = new Map(ranked(ranking, rest, beside).map(({ intent, chance }) => [intent, chance]));
    for (const one of all) one.chance = (one.chance + chances.get(one.intent)!) / 2;
  }
  const { looking, unlike } = tellingBy(ranking);
  const looks = (intent: Intent) =>
    intents[intent].act === "ask"
      ? mark
        ? MARKED
        : asks
          ? looking
          : unlike
      : asks && ANSWERS.has(intent)
        ? 1 / MARKED
        : 1;
  const had = scene.had(text);
  const on = asks && goesOn.test(text);
  const wants = requests.test(text);
  const weighed = all.map(({ intent, chance }) => ({
    intent,
    chance:
      chance *
      inScene(scene.after, had, asks, on, intent) *
      (wants && intents[intent].act === "propose" ? REQUESTED : 1) *
      looks(intent),
  }));
  const sum = weighed.reduce((whole, { chance }) => whole + chance, 0);
  const acts = new Map<string, number>();
  for (const { intent, chance } of weighed)
    acts.set(intents[intent].act, (acts.get(intents[intent].act) ?? 0) + chance / sum);
  const act = [...acts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
  const of = weighed.filter(({ intent }) => intents[intent].act === act);
  const { intent } = of.reduce((best, one) => (one.chance > best.chance ? one : best));
  const stands = STANDS.get(intent);
  const chance = of.reduce((whole, one) => whole + (STANDS.get(one.intent) === stands ? one.chance : 0), 0);
  return { text, intent, chance: chance / sum, mark };
}

/** The text without what it ends with beyond what it says: "cheers mate". */
function withoutTrail(text: string, trail: readonly string[]): string {
  const [said = text] = /^.*[\p{L}\p{N}]/u.exec(text) ?? [];
  const lower = said.toLowerCase();
  const word = trail.find(
    (one) => lower.endsWith(one) && (HAN.test(one) || /[^\p{L}\p{N}']$/u.test(lower.slice(0, -one.length))),
  );
  const left = word ? said.slice(0, -word.length).replace(/[^\p{L}\p{N}]+$/u, "") : "";
  // "My mate" is nobody who is called.
  return left === "" || /(?:\b(?:a|an|the|my|your|his|her|this|that|of|is)|[的个是位叫找])$/iu.test(left)
    ? text
    : left + text.slice(said.length);
}

/** The text from where it begins to say something. */
export function withoutLead(text: string, lead: readonly string[], least = 3): string {
  for (let left = text; ; ) {
    const lower = left.toLowerCase();
    const word = lead.find(
      (one) => lower.startsWith(one) && (HAN.test(one) || /^[^\p{L}\p{N}']/u.test(lower.slice(one.length))),
    );
    if (!word) return left;
    const rest = left.slice(word.length).replace(/^[^\p{L}\p{N}]+/u, "");
    // "And you?" is not "you?".
    if ((HAN.test(rest) ? [...rest] : rest.split(" ")).length < least) return left;
    left = rest;
  }
}

/** A sentence as one clause, or as those that it is surer to be. */
function apart(sentence: string, first: boolean, surer: number, doings: Doings, read: Read): Said[] {
  const whole = read(sentence, first);
  const parts = sentence
    .split(HAN.test(sentence) ? /[，,、~～\s—]+/u : /,\s*|\s-+\s|\s—\s?|\s(?=(?:and|but|so)\s)/u)
    .map((part) => part.trim())
    .filter((part) => SPOKEN.test(part));
  if (parts.length > 1 && parts.length < 7) {
    const said = parts.map((part, i) => read(part, first && i === 0));
    // A name alone is part of what stands beside it.
    const sure = said.filter(({ text, chance, mark }) => (chance >= APART || mark) && SPOKEN.test(withoutSigns(text)));
    // "No, the barn, not the mill" is more than its "no".
    const more = !OPENS.has(whole.intent) && whole.chance >= APART && sure.every(({ intent }) => OPENS.has(intent));
    if (!more && sure.some(({ intent, chance }) => intent !== whole.intent && chance > whole.chance * surer))
      return sure.filter(({ intent }, i) => intent !== sure[i - 1]?.intent);
  }
  const words = HAN.test(sentence) ? [] : sentence.split(" ");
  for (let many = Math.min(OPENING, words.length - 2); many > 0; many--) {
    // "I don't think so" does not open with a no.
    if (doings.halfSaid.test(words[many - 1]!)) continue;
    const opening = read(words.slice(0, many).join(" "), first, true);
    if (!OPENS.has(opening.intent) || opening.chance < 0.75) continue;
    const rest = read(words.slice(many).join(" "), false);
    if (rest.intent !== opening.intent && rest.chance >= whole.chance) return [opening, rest];
  }
  return [whole];
}
