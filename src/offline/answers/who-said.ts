/** Whose words are asked after, and of or to whom those were: "did you hear what Klaus said about Maria?" asks for Klaus's, though it is put to somebody else. */
import { isUnspaced } from "../../mind/memory/words.ts";
import { firstName } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import type { Asked, Understood } from "./answerer.ts";
import { whom } from "./people.ts";

/** Who said what is asked after. */
export interface Saying {
  /** Somebody else; whoever is asked; whoever it may be; somebody of whom it is not plain who; null where the words do not say. */
  readonly by: PersonId | "you" | "anyone" | "another" | null;
  /** Whom else they name: those that were spoken to, and those that were spoken of. */
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

/** Whose words a question is after, by who stands before what says that something was said. */
export function sayingIn(ask: Asked, clause: Pick<Understood, "slots">): Saying {
  const { self, people, lines } = ask;
  const { words } = lines.saying;
  // 听说 says nothing of who said it, nor does "can you tell me".
  const text = words.not.reduce(
    (left, one) => left.replaceAll(one, " ".repeat(one.length)),
    ask.text.toLowerCase().replaceAll("’", "'"),
  );
  const [verb] = placesOf(text, words.says);
  const named = people
    .filter(({ ids }) => !ids.includes(self.persona.id))
    .flatMap(({ name, ids: [id] }) => {
      const [at] = placesOf(text, [name.toLowerCase(), firstName(name).toLowerCase()]);
      return at && id !== undefined ? [{ ...at, id }] : [];
    });
  const follows = (at: Piece, some: readonly string[]): boolean =>
    placesOf(text.slice(0, at.from).trimEnd(), some).some(({ end }) => end === text.slice(0, at.from).trimEnd().length);
  const isTo = (at: Piece) => follows(at, words.to);
  // 你爸 is not whoever is asked.
  const isRole = ({ end }: Piece): boolean =>
    isUnspaced(text.slice(end, end + 1)) &&
    lines.kinds.some((kind) => kind.words.some((word) => text.startsWith(word, end)));
  const whoever = (some: readonly string[], by: "you" | "anyone" | "another") =>
    placesOf(text, some).map((at) => ({ ...at, by: by === "you" && isRole(at) ? ("another" as const) : by }));
  const before = [
    ...named.map((one) => ({ ...one, by: one.id })),
    ...whoever(words.you, "you"),
    ...whoever(words.anyone, "anyone"),
    ...whoever([...words.another, ...words.kin], "another"),
  ].filter((one) => verb !== undefined && one.end <= verb.from && !isTo(one) && !follows(one, words.of));
  const speaker = before.sort((a, b) => a.end - b.end).at(-1);
  const other = speaker?.by === "another" ? (whom({ ...ask, people: [] }, withoutNames(clause))?.id ?? null) : null;
  const by = speaker?.by === "another" && other !== self.persona.id ? (other ?? "another") : (speaker?.by ?? null);
  const rest = named.filter(({ id }) => id !== by);
  const ids = (some: readonly { readonly id: PersonId }[]) => [...new Set(some.map(({ id }) => id))];
  return { by, to: ids(rest.filter(isTo)), of: ids(rest.filter((one) => !isTo(one))) };
}

/** A clause without whom it names: "what did he say about Tom?" does not mean Tom by "he". */
const withoutNames = ({ slots }: Pick<Understood, "slots">): Pick<Understood, "slots"> => {
  const { people: _, ...rest } = slots ?? {};
  return { slots: rest };
};
