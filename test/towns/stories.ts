/** What else goes round in a generated town beside its gatherings: from a throw of its own, so that all else is as without it. */
import type { TownFile } from "../../src/town/file/definition.ts";
import { randomFor } from "../../src/world/chance.ts";
import { firstName } from "../../src/world/people.ts";
import type { WordClass } from "./word.ts";

/** The kinds there are words for. */
export type ToldKind = "loss" | "danger" | "need" | "quarrel" | "change" | "office" | "project" | "happening";

/** How a kind is told; {holder}, {first}, {other}, {friend}, {place}, {thing}, {mine} and {their} are filled in. */
export interface ToldWords {
  readonly things: readonly string[];
  readonly memory: string;
  readonly tells: readonly string[];
  readonly passes: readonly string[];
}
/** All that a language has for them. */
export interface StoryWords {
  readonly their: Readonly<Record<"she" | "he", string>>;
  readonly my: string;
  readonly kinds: Readonly<Record<ToldKind, ToldWords>>;
}

type Said = (of: WordClass, text: string, gaps?: Readonly<Record<string, string>>) => string;
interface Person {
  readonly id: string;
  readonly home: string;
}
type StoryOf = NonNullable<NonNullable<TownFile["stories"]>[number]["of"]>;

/** So many pieces of news a town has. */
const NEWS = [2, 4] as const;

function matterOf(kind: ToldKind, holder: Person, other: Person, place: string, thing: string): StoryOf {
  switch (kind) {
    case "loss":
      return { kind, thing, lastSeen: place };
    case "danger":
      return { kind, where: [other.home] };
    case "need":
      return { kind, what: thing };
    case "quarrel":
      return { kind, two: [holder.id, other.id], over: thing };
    case "change":
      return { kind, change: "comes" };
    case "office":
      return { kind, post: thing };
    case "project":
      return { kind, stages: [thing] };
    case "happening":
      return { kind, report: "hurt" };
  }
}

/** The same town with news of some kinds, each of somebody else's. */
export function withNews(file: TownFile, seed: number | string, words: StoryWords, say: Said): TownFile {
  const random = randomFor(seed, `town/news/${file.language}`);
  const people = file.residents.map((one) => ({ ...one, id: one.id!, home: one.home.place }));
  const kinds = random.shuffled(Object.keys(words.kinds) as ToldKind[]).slice(0, random.whole(...NEWS));
  const holders = random.shuffled(people.filter(({ age }) => age >= 16));
  const places = file.places.flatMap(({ id, name }) =>
    id !== undefined && people.every(({ home }) => home !== id) ? [{ id, name }] : [],
  );
  const news = kinds.flatMap((kind, i) => {
    const holder = holders[i];
    const other = holder && random.shuffled(people).find(({ home }) => home !== holder.home);
    if (!holder || !other) return [];
    const its = words.kinds[kind];
    const place = random.pick(places);
    const their = words.their[holder.pronouns === "he" ? "he" : "she"];
    const named = random.pick(its.things);
    const thing = say("story", named, { their });
    const mine = say("story", named, { their: words.my });
    const gaps = {
      ...{ holder: holder.name, first: firstName(holder.name), other: other.name, friend: firstName(other.name) },
      ...{ mine, place: place.name, house: file.places.find(({ id }) => id === other.home)!.name, thing, their },
    };
    const filled = (text: string) => say("story", text, gaps);
    return [
      {
        id: `k${i + 1}`,
        holder: holder.id,
        memory: filled(its.memory),
        tells: its.tells.map(filled),
        passes: its.passes.map(filled),
        poignancy: random.whole(5, 7),
        of: matterOf(kind, holder, other, place.id, thing),
      },
    ];
  });
  return { ...file, stories: [...(file.stories ?? []), ...news] };
}
