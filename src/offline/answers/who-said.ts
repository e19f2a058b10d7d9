/** Whose words are asked after, and of or to whom those were: "did you hear what Klaus said about Maria?" asks for Klaus's, though it is put to somebody else. */
import { isUnspaced, stems } from "../../mind/memory/words.ts";
import { firstName } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import type { Asked, Understood } from "./answerer.ts";
import { contentOf } from "./content.ts";
import { tieNamed, whom } from "./people.ts";
import { peopleWho, roleAsked } from "./ties.ts";

/** Who said what is asked after. */
export interface Saying {
  /** Somebody else; whoever is asked; whoever it may be; somebody of whom it is not plain who; one's own whom one has not; somebody whom nobody here knows; null where the words do not say. */
  readonly by: PersonId | "you" | "anyone" | "another" | "none" | "unknown" | null;
  /** Whom else they name: those that were spoken to, and those that were spoken of; whoever is asked and whoever asks may be among them. */
  readonly to: readonly PersonId[];
  readonly of: readonly PersonId[];
}

/** A piece of a text. */
interface Piece {
  readonly from: number;
  readonly end: number;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Where a word stands in a text: by itself, but where words stand without spaces. */
function places(text: string, word: string): readonly Piece[] {
  const found: Piece[] = [];
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) {
    const end = from + word.length;
    const within = LETTER.test(text[from - 1] ?? "") || LETTER.test(text[end] ?? "");
    if (isUnspaced(word) || !within) found.push({ from, end });
  }
  return found;
}

const placesOf = (text: string, words: readonly string[]): readonly Piece[] =>
  words.flatMap((word) => places(text, word)).sort((a, b) => a.from - b.from || b.end - a.end);

/** A text with some pieces of it blank, so that nothing else moves. */
const without = (text: string, words: readonly string[]): string =>
  placesOf(text, words).reduce(
    (left, { from, end }) => left.slice(0, from) + " ".repeat(end - from) + left.slice(end),
    text,
  );

/** Words for somebody's own: husband, boss, neighbour. */
function roleWords({ kinds, ties }: Asked["lines"]): readonly string[] {
  return [
    ...kinds.flatMap(({ words }) => words),
    ...Object.values(ties.roles).flat(),
    ...Object.values(ties.also).flat(),
  ];
}

/** Whose words a question is after, by who stands before what says that something was said. */
export function sayingIn(ask: Asked, clause: Pick<Understood, "slots">): Saying {
  const { self, asker, people, lines } = ask;
  const { words } = lines.saying;
  const me = self.persona.id;
  // 听说 says nothing of who said it, nor does "can you tell me".
  const text = without(ask.text.toLowerCase().replaceAll("’", "'"), words.not);
  const before = (at: Piece): string => text.slice(0, at.from).trimEnd();
  const follows = (at: Piece, some: readonly string[]): boolean => {
    const head = before(at);
    return some.some((one) => head.endsWith(one) && places(head, one).some(({ end }) => end === head.length));
  };
  const isTo = (at: Piece) => follows(at, words.to);
  const isOf = (at: Piece) => follows(at, words.of) || follows(at, words.ofBehind);
  const roles = roleWords(lines);
  // 你爸 is not whoever is asked, nor 我的车 whoever asks.
  const isOwner = ({ end }: Piece): boolean =>
    isUnspaced(text.slice(end, end + 1)) &&
    (roles.some((one) => text.startsWith(one, end)) ||
      // 说你的？ is of nobody else.
      words.notSelf.some((one) => text.startsWith(one, end) && LETTER.test(text[end + one.length] ?? "")));
  const named = people.flatMap(({ name, ids }) => {
    const [at] = placesOf(text, [name.toLowerCase(), firstName(name).toLowerCase()]);
    const id = ids.includes(me) ? me : ids[0];
    return at && id !== undefined ? [{ ...at, id }] : [];
  });
  const ownPlaces = (some: readonly string[], id: PersonId) =>
    placesOf(text, some)
      .filter((at) => !isOwner(at))
      .map((at) => ({ ...at, id }));
  const whoever = (some: readonly string[], by: string) => placesOf(text, some).map((at) => ({ ...at, by }));
  const speakers: readonly (Piece & { readonly by: string })[] = [
    ...named.filter(({ id }) => id !== me).map((one) => ({ ...one, by: one.id })),
    ...ownPlaces(words.you, me).map((one) => ({ ...one, by: "you" })),
    ...whoever(words.anyone, "anyone"),
    ...whoever(words.another, "another"),
    ...whoever(roles, "kin"),
  ].filter((one) => !isTo(one) && !follows(one, words.of));
  const spoken = spokenIn(text, words, speakers);
  const speaker = spoken?.speaker;
  const other = speaker?.by === "another" ? (whom({ ...ask, people: [] }, withoutNames(clause))?.id ?? null) : null;
  const by =
    speaker?.by === "kin"
      ? ownNamed(ask, before(spoken!.verb))
      : speaker?.by === "another" && other !== me
        ? (other ?? "another")
        : (speaker?.by ?? null);
  // "What did Zoe say?"
  const unknown = (by === null || spoken?.from === 0) && isUnknown(ask, text, speakers);
  if (unknown) return { by: "unknown", to: [], of: [] };
  const ids = (some: readonly { readonly id: PersonId }[]) => [...new Set(some.map(({ id }) => id))];
  const from = spoken?.from ?? 0;
  const rest = [
    ...named.filter(({ id, ...at }) => id !== by && (id !== me || isTo(at) || isOf(at))),
    ...ownPlaces(words.you, me).filter((at) => isTo(at) || isOf(at)),
    ...ownPlaces(words.me, asker.id).filter((at) => !isTo(at) && isOf(at)),
  ].filter((one) => one.from >= from && !(by === "you" && one.id === me));
  return { by, to: ids(rest.filter(isTo)), of: ids(rest.filter((one) => !isTo(one))) };
}

/**
 * The word for saying that is asked after, and the last before it who may have said it. "Did you tell Ruan what Wenna said?" is of what Wenna said:
 * what follows "what" goes before the rest, and where words stand without spaces what is right before 什么.
 */
function spokenIn<Who extends Piece>(
  text: string,
  words: Asked["lines"]["saying"]["words"],
  speakers: readonly Who[],
): { readonly verb: Piece; readonly speaker: Who; readonly from: number } | null {
  const verbs = placesOf(text, words.says);
  const between = (from: number, verb: Piece) =>
    speakers
      .filter((one) => one.from >= from && one.end <= verb.from)
      .sort((a, b) => a.end - b.end)
      .at(-1);
  const first = (from: number) => {
    for (const verb of verbs) {
      const speaker = verb.from >= from ? between(from, verb) : undefined;
      if (speaker) return { verb, speaker, from };
    }
    return null;
  };
  const asked = verbs.findLast(({ end }) => words.asksBehind.some((one) => text.startsWith(one, end)));
  const earlier = asked && verbs.findLast(({ end }) => end <= asked.from);
  const inIt = earlier && between(earlier.end, asked);
  if (inIt) return { verb: asked, speaker: inIt, from: earlier.end };
  const [opens] = placesOf(text, words.asks);
  return (opens ? first(opens.end) : null) ?? first(0);
}

/** Whether what was said is asked after by somebody of whom nothing here is known: words that name nobody stand where others name who said it. */
function isUnknown(ask: Asked, text: string, speakers: readonly Piece[]): boolean {
  const { saying, saidWhen } = ask.lines;
  const { asks, asksBehind, says } = saying.words;
  const verbs = placesOf(text, says);
  const [opens] = placesOf(text, asks);
  const from = opens?.end ?? 0;
  const verb = opens
    ? verbs.find((one) => one.from >= from)
    : verbs.find(({ end }) => asksBehind.some((one) => text.startsWith(one, end)));
  if (!verb || speakers.some((one) => one.from >= from && one.end <= verb.from)) return false;
  const when = new Set(stems(saidWhen));
  const idle = { ...ask, people: [] };
  return contentOf(idle, text.slice(from, verb.from)).some((word) => !when.has(word));
}

/** Who is to whoever is asked what words name: "your dad"; nobody's where it is not plain who, and of what they have not, the kind of tie. */
function ownNamed(ask: Asked, text: string): PersonId | "another" | "none" {
  const role = roleAsked(ask, text);
  if (role === null) return "another";
  const [one, ...more] = peopleWho(ask.self, [role]);
  if (one === undefined) return "none";
  return more.length > 0 ? (tieNamed({ ...ask, text }) ?? "another") : one;
}

/** A clause without whom it names: "what did he say about Tom?" does not mean Tom by "he". */
const withoutNames = ({ slots }: Pick<Understood, "slots">): Pick<Understood, "slots"> => {
  const { people: _, ...rest } = slots ?? {};
  return { slots: rest };
};

/** Whether a text says of somebody, by one of their names, that they said something: "Klaus says", and not "I told Klaus". */
export function tellsOf({ lines }: Pick<Asked, "lines">, names: readonly string[], text: string): boolean {
  const { says, to, light } = lines.saying.words;
  const low = text.toLowerCase();
  const verbs = placesOf(low, says);
  return placesOf(
    low,
    names.map((name) => name.toLowerCase()),
  ).some(({ from, end }) => {
    const head = low.slice(0, from).trimEnd();
    const toThem = to.some((one) => places(head, one).some((at) => at.end === head.length));
    const next = verbs.find((verb) => verb.from >= end);
    const gap = next ? low.slice(end, next.from).trim() : null;
    return !toThem && gap !== null && (gap === "" || light.some((one) => gap === one));
  });
}
