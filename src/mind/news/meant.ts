/**
 * Which news words mean: by the news' own wordings and by who and where it is about, never by words that somebody noted for it. A word
 * weighs by how rare it is in everyday language and among the town's news; a name, a place or a day weighs only beside such words.
 */

import chinese from "../../../data/chinese-words.json" with { type: "json" };
import english from "../../../data/english-words.json" with { type: "json" };
import { languageOf } from "../../language/language.ts";
import { firstName } from "../../world/people.ts";
import type { PersonId, TownMap } from "../../world/places.ts";
import { isUnspaced, stems, timesIn } from "../memory/words.ts";
import { gatheringOf, type Persona, type Story } from "../persona.ts";

/** News that words mean, and how sure that is: from 0 to 1. */
export interface Meant {
  readonly story: Story;
  readonly confidence: number;
  /** Somebody whom it is about is named, or speaks of themselves. */
  readonly who: boolean;
}

/** What is known of the town and of the talk. */
export interface Where {
  readonly language: string;
  readonly map: TownMap;
  readonly personas: ReadonlyMap<PersonId, Persona>;
}

/** Who speaks, and whom to, where that is known. */
export interface Between {
  readonly by?: PersonId | null;
  readonly to?: PersonId | null;
}

/** From which confidence on words mean the news: measured on the phrasings in `test/gold/meant`. */
export const MEANT = 0.45;

/** What is less sure is not meant at all. */
const FAINT = 0.05;

/** How rare a word is in everyday language, from .3 to 1, by its rank. */
function rarity(ranked: readonly string[]): (word: string) => number {
  const rank = new Map<string, number>();
  for (const word of ranked) if (!rank.has(word)) rank.set(word, rank.size);
  const most = Math.log(rank.size + 30);
  return (word) => {
    const at = rank.get(word);
    return at === undefined ? 1 : 0.2 + (0.8 * (Math.log(at + 30) - Math.log(30))) / (most - Math.log(30));
  };
}
/** Made with the first word that is weighed, which few programs come to. */
let rare: Readonly<Record<"english" | "chinese", (word: string) => number>> | null = null;
const rareIn = (language: "english" | "chinese", word: string): number => {
  rare ??= { english: rarity(stems(english.common)), chinese: rarity(chinese.common.split(" ")) };
  return rare[language](word);
};

const HAN = /\p{Script=Han}+/gu;

/** What a text is weighed by: stems; of scripts without spaces signs and pairs of signs. */
function unitsOf(text: string): ReadonlySet<string> {
  const latin = stems(text.replace(HAN, " ").replace(/['’]s\b/g, ""));
  const han = (text.match(HAN) ?? []).flatMap((run) => {
    const signs = [...run];
    return signs.flatMap((sign, i) => (i > 0 ? [sign, signs[i - 1]! + sign] : [sign]));
  });
  return new Set([...latin, ...han]);
}

const rarityOf = (unit: string): number => {
  if (!isUnspaced(unit)) return rareIn("english", unit);
  return (unit.length > 1 ? 0.75 : 0.25) * rareIn("chinese", unit);
};

/** Whether a phrase stands in a text that is in lower case. */
function stands(text: string, phrase: string): boolean {
  if (isUnspaced(phrase)) return text.includes(phrase);
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? "") && !/[\p{L}\p{N}]/u.test(text[at + phrase.length] ?? "")) return true;
  return false;
}

/** How much the kinds of words count. */
const WEIGHT = {
  /** What is in the name of a gathering, or of its kind, at least, however everyday it is. */
  title: 0.7,
  /** The same for a pair of signs. */
  pair: 0.85,
  /** What is rarer than this may be. */
  everyday: 0.4,
  /** A word of a place's name, where the place is not named. */
  ofPlace: 0.5,
  /** How much of it all is news that takes people, where none of them is spoken of; and where another place is. */
  nobody: 0.55,
  elsewhere: 0.6,
  /** Two of its people, with a word of its kind. */
  both: 0.6,
  bare: 0.85,
  /** A word that a kind of news is spoken of with. */
  kind: 0.45,
  maybe: 0.2,
  known: 1.4,
  theirs: 1.4,
  others: 0.35,
  any: 0.65,
  elsewhen: 0.45,
  person: 0.6,
  /** A word of news that was said once, by a person: nobody knows which of its words it is of. */
  once: 0.55,
  place: 0.5,
  time: 0.5,
  allThree: 0.5,
} as const;

/** News, as it is recognised. */
interface Profile {
  readonly story: Story;
  /** How much each of its own words tells. */
  readonly words: ReadonlyMap<string, number>;
  /** The words that it is of. */
  readonly core: ReadonlySet<string>;
  readonly people: ReadonlySet<PersonId>;
  readonly places: readonly string[];
  readonly times: ReadonlySet<string>;
  readonly kinds: readonly {
    readonly of: readonly string[];
    readonly maybe: readonly string[];
    readonly share: number;
  }[];
  readonly takesPeople: boolean;
  /** It is that other news is called off. */
  readonly isOff: boolean;
  readonly names: Names;
}

/** The names of a town, which are no words of news. */
interface Names {
  readonly people: ReadonlyMap<PersonId, readonly string[]>;
  readonly places: ReadonlyMap<string, readonly string[]>;
  readonly ofPeople: ReadonlySet<string>;
  readonly ofPlaces: ReadonlySet<string>;
  /** The longest first. */
  readonly all: readonly string[];
}

const lowered = (names: readonly string[]): string[] => [...new Set(names.map((name) => name.toLowerCase()))];

function namesOf({ personas, map }: Where): Names {
  const people = new Map([...personas.values()].map(({ id, name }) => [id, lowered([name, firstName(name)])]));
  const places = new Map(
    [...map.places.values()].map(({ id, name, aliases }) => [id, lowered([name.replace(/^the /i, ""), ...aliases])]),
  );
  const units = (of: ReadonlyMap<string, readonly string[]>) =>
    new Set([...of.values()].flat().flatMap((name) => [...unitsOf(name)]));
  const all = [...people.values(), ...places.values()].flat().sort((a, b) => b.length - a.length);
  return { people, places, ofPeople: units(people), ofPlaces: units(places), all };
}

/** A text in lower case without the names in it. */
const nameless = (text: string, { all }: Names): string =>
  all.reduce((left, name) => (stands(left, name) ? left.replaceAll(name, " | ") : left), text);

const bare = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'");

function profiles(stories: readonly Story[], where: Where): Profile[] {
  const names = namesOf(where);
  const { meant } = languageOf(where.language);
  const off = new Set(stories.map((story) => story.off));
  const made = stories.map((story) => {
    const event = gatheringOf(story);
    const texts = [
      story.memory,
      ...story.tells,
      ...story.passes,
      ...(story.past ?? []),
      ...(event ? [event.name, event.name] : []),
    ];
    const times = new Set(texts.flatMap(timesIn));
    const timeUnits = new Set([...times].flatMap((one) => [...unitsOf(one)]));
    const held = new Map<string, number>();
    for (const text of texts)
      for (const unit of unitsOf(nameless(bare(text), names)))
        if (!names.ofPeople.has(unit) && !timeUnits.has(unit)) held.set(unit, (held.get(unit) ?? 0) + 1 / texts.length);
    const title = new Set(event ? unitsOf(nameless(bare(event.name), names)) : []);
    const all = bare(texts.join(" | "));
    const kinds = Object.entries(meant.kinds).flatMap(([name, kind]) => {
      const share = texts.filter((text) => kind.of.some((one) => stands(bare(text), one))).length / texts.length;
      const is = name === story.of.kind;
      return share > 0 || is ? [{ ...kind, name, share: is ? 1 : Math.min(1, 0.4 + share) }] : [];
    });
    for (const { of } of kinds) for (const word of of) for (const unit of unitsOf(word)) title.add(unit);
    return {
      story,
      held,
      title,
      times,
      kinds,
      takesPeople: event === null && kinds.some(({ name }) => name === "feeling" || name === "quarrel"),
      core: new Set([
        ...[...held]
          .filter(([unit, share]) => share >= 0.5 && (!isUnspaced(unit) || unit.length > 1))
          .map(([unit]) => unit),
        ...[...title].filter((unit) => held.has(unit)),
      ]),
      isOff: off.has(story.id),
      once: event === null && (story.by !== undefined || new Set(texts).size < 3),
      people: new Set([
        story.holder,
        ...(event ? [event.host] : []),
        ...[...names.people].flatMap(([id, called]) => (called.some((name) => stands(all, name)) ? [id] : [])),
      ]),
      places: [...names.places].flatMap(([id, called]) =>
        id === event?.spot.place || called.some((name) => stands(all, name)) ? called : [],
      ),
    };
  });
  const inStories = new Map<string, number>();
  // That it is called off is said in the words of what was to be.
  for (const { held, isOff } of made)
    if (!isOff) for (const [unit, share] of held) if (share >= 0.2) inStories.set(unit, (inStories.get(unit) ?? 0) + 1);
  return made.map(({ held, title, once, ...one }) => ({
    ...one,
    words: new Map(
      [...held].map(([unit, share]) => {
        const [alone, floor] = [rarityOf(unit), isUnspaced(unit) ? WEIGHT.pair : WEIGHT.title];
        const rare = title.has(unit) && unit.length > 1 && alone > WEIGHT.everyday ? Math.max(alone, floor) : alone;
        const part = Math.min(1, share * 1.6) * (once ? WEIGHT.once : 1);
        return [
          unit,
          (rare * part * (names.ofPlaces.has(unit) ? WEIGHT.ofPlace : 1)) / Math.sqrt(inStories.get(unit) ?? 1),
        ];
      }),
    ),
    names,
  }));
}

/** How the words before a word of the news make it this one or any other. */
function pointed(text: string, { core, people }: Profile, { by, to }: Between, language: string): number {
  const { known, mine, yours, any } = languageOf(language).meant;
  const of = (who: PersonId | null | undefined) => (who === null || who === undefined ? null : people.has(who));
  const how = (word: (list: readonly string[]) => boolean): number => {
    if (word(mine)) return of(by) ? WEIGHT.theirs : WEIGHT.others;
    if (word(yours)) return of(to) === false ? WEIGHT.others : of(to) ? WEIGHT.theirs : 1;
    if (word(known)) return WEIGHT.known;
    // Whoever asks whether there is any asks for this one.
    return word(any) && !/[?？]/u.test(text) ? WEIGHT.any : 1;
  };
  const found: number[] = [];
  const words = text.match(/[\p{Script=Latin}\p{N}]+(?:'\p{L}+)?/gu) ?? [];
  words.forEach((word, i) => {
    const [unit] = stems(word.replace(/'s$/, ""));
    if (!unit || !core.has(unit)) return;
    const before = words.slice(Math.max(0, i - 3), i);
    const at = before.findLastIndex((one) => [...known, ...mine, ...yours, ...any].includes(one) || /'s$/.test(one));
    const last = before[at];
    found.push(last === undefined ? 1 : /'s$/.test(last) ? WEIGHT.known : how((list) => list.includes(last)));
  });
  for (const unit of core) {
    if (!isUnspaced(unit)) continue;
    const at = text.indexOf(unit);
    if (at < 0) continue;
    const before = text.slice(Math.max(0, at - 5), at);
    found.push(how((list) => list.some((one) => before.includes(one))));
  }
  if (found.length === 0) return 1;
  const [low, high] = [Math.min(...found), Math.max(...found)];
  return low < 0.5 ? low : high > 1 ? high : low;
}

/** A town's news as it is recognised, and what was lately found in words: the same are asked about again and again. */
interface Recognised {
  readonly stories: readonly Story[];
  readonly made: readonly Profile[];
  readonly found: Map<string, readonly Meant[]>;
}

const known = new WeakMap<TownMap, Recognised>();
/** So many findings are kept. */
const LATELY = 200;

/** The news of a town as it is recognised: made once as long as nothing of it changes. */
function recognisedOf(stories: readonly Story[], where: Where): Recognised {
  const had = known.get(where.map);
  if (had && had.stories.length === stories.length && had.stories.every((one, i) => one === stories[i])) return had;
  const now = { stories, made: profiles(stories, where), found: new Map() };
  known.set(where.map, now);
  return now;
}

/** Words, taken apart to be weighed. */
interface Text {
  readonly lower: string;
  /** The units of each sentence, without names. */
  readonly sentences: readonly ReadonlySet<string>[];
  readonly times: readonly string[];
  readonly says: (words: readonly string[]) => boolean;
}

/** How much of the news' own words, and of those of its kind, a text has. */
function shared({ sentences, says, lower }: Text, { words, kinds }: Profile): { sum: number; ofKind: boolean } {
  let sum = 0;
  for (const units of sentences) {
    let own = 0;
    for (const unit of units) own += words.get(unit) ?? 0;
    sum = Math.max(sum, own);
  }
  let ofKind = false;
  for (const { of, maybe, share } of kinds) {
    const counted = of.some(
      (word) => stands(lower, word) && [...unitsOf(word)].some((unit) => (words.get(unit) ?? 0) > WEIGHT.maybe),
    );
    const [is, may] = [says(of), says(maybe)];
    ofKind ||= is || may;
    if (is && !counted) sum += WEIGHT.kind * share;
    else if (may) sum += WEIGHT.maybe * share;
  }
  return { sum, ofKind };
}

/** How sure it is that a text means the news. */
function weighed(text: Text, profile: Profile, where: Where, between: Between): Meant {
  const { says, lower, times } = text;
  const { people, places, names, story } = profile;
  const { meant, events } = languageOf(where.language);
  const { by, to } = between;
  const { sum, ofKind } = shared(text, profile);
  const named = [...people].filter((id) => says(names.people.get(id) ?? [])).length;
  const speaks = by !== null && by !== undefined && people.has(by) && says(meant.first);
  const hears = to !== null && to !== undefined && people.has(to);
  const heard = hears ? (says(meant.second) ? 1 : 0.5) : 0;
  const who = Math.min(1.5, named + (speaks ? 1 : heard));
  const there = says(places);
  const then = times.some((one) => profile.times.has(one));
  const roles = who * WEIGHT.person + (there ? WEIGHT.place : 0) + (then ? WEIGHT.time : 0);
  const pointing = pointed(lower, profile, between, where.language);
  const less =
    (pointing === 1 && roles === 0 && !isUnspaced(lower) ? WEIGHT.bare : pointing) *
    (says(meant.elsewhen) ? WEIGHT.elsewhen : 1) *
    (profile.isOff && !says(events.off.words) ? WEIGHT.nobody : 1) *
    (profile.takesPeople && who === 0 ? WEIGHT.nobody : 1) *
    (!there && places.length > 0 && [...names.places.values()].some(says) ? WEIGHT.elsewhere : 1);
  const together = (who > 0 && there && then ? WEIGHT.allThree : 0) + (named > 1 && ofKind ? WEIGHT.both : 0);
  return { story, confidence: 1 - 1 / (1 + sum * less * (1 + roles) + together), who: named > 0 || speaks };
}

/** The news that words mean, the surest first. */
export function newsMeant(
  text: string,
  stories: readonly Story[],
  where: Where,
  between: Between = {},
): readonly Meant[] {
  const { made: list, found: lately } = recognisedOf(stories, where);
  if (!list[0]) return [];
  const key = JSON.stringify([text, between.by, between.to, where.language]);
  const had = lately.get(key);
  if (had) return had;
  const lower = bare(text);
  const said = new Map<readonly string[], boolean>();
  const taken: Text = {
    lower,
    sentences: nameless(lower, list[0].names)
      .split(/[.!?。！？]\s*/u)
      .map(unitsOf),
    times: timesIn(lower),
    says: (words) => {
      const is = said.get(words) ?? words.some((word) => stands(lower, word));
      said.set(words, is);
      return is;
    },
  };
  const found = list
    .map((profile) => weighed(taken, profile, where, between))
    .filter(({ confidence }) => confidence > FAINT)
    .sort((a, b) => b.confidence - a.confidence);
  if (lately.size >= LATELY) lately.clear();
  lately.set(key, found);
  return found;
}

/** The news that words mean for sure, the surest first. */
export const meantIn = (text: string, stories: readonly Story[], where: Where, between?: Between): readonly Story[] =>
  newsMeant(text, stories, where, between).flatMap(({ story, confidence }) => (confidence >= MEANT ? [story] : []));

/** The news that words tell rather than ask after: they say whom it is about as well. */
export const tellsIn = (text: string, stories: readonly Story[], where: Where, between?: Between): readonly Story[] =>
  newsMeant(text, stories, where, between).flatMap(({ story, confidence, who }) =>
    confidence >= MEANT && who ? [story] : [],
  );

/** The people whom news is about or names. */
export const peopleOf = (story: Story, stories: readonly Story[], where: Where): ReadonlySet<PersonId> =>
  recognisedOf(stories, where).made.find((one) => one.story === story)?.people ?? new Set([story.holder]);

/** The words of a text that are what news is of: "party" in "Is the party on?". */
export function ownWords(text: string, story: Story, stories: readonly Story[], where: Where): readonly string[] {
  const core = recognisedOf(stories, where).made.find((one) => one.story === story)?.core ?? new Set<string>();
  const latin = (text.match(/[\p{Script=Latin}\p{N}]+/gu) ?? []).filter((word) =>
    stems(word).some((one) => core.has(one)),
  );
  const han = (text.match(HAN) ?? []).flatMap((run) => {
    const signs = [...run];
    return signs.flatMap((sign, i) => (i > 0 && core.has(signs[i - 1]! + sign) ? [signs[i - 1]! + sign] : []));
  });
  return [...latin, ...han];
}
