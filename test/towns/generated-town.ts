/**
 * Towns that nobody has seen: everything of them follows from a seed, so that what was made for the towns we ship is found out. The
 * tables say what there is; only how it is put together is here.
 */
import { lookAlike } from "../../src/language/look-alike.ts";
import { readTown, type TownDefinition, type TownFile } from "../../src/town/file/definition.ts";
import { pastimeIn } from "../../src/world/activities.ts";
import { type Random, randomFor } from "../../src/world/chance.ts";
import { activityIn, fixtureIn } from "../../src/world/kinds.ts";
import { firstName } from "../../src/world/people.ts";
import { withFacts } from "./facts.ts";
import { withNews } from "./stories.ts";
import * as tables from "./tables.ts";
import { plainly, type Word, type WordClass } from "./word.ts";
import type { TownWords } from "./words.ts";
import { english } from "./words-en.ts";
import { chinese } from "./words-zh-cn.ts";

const languages = { en: english, "zh-CN": chinese } as const;
/** A language in which there are towns. */
export type TownLanguage = keyof typeof languages;

const entries = <K extends string, V>(table: Readonly<Record<K, V>>): [K, V][] => Object.entries(table) as [K, V][];
const keys = <K extends string>(table: Readonly<Record<K, unknown>>): K[] => Object.keys(table) as K[];
const hour = (clock: string) => Number(clock.slice(0, 2)) + Number(clock.slice(3)) / 60;
/** Words without the brackets around their nouns. */
const plain = (text: string) => text.replace(/[[\]]/g, "");
const MOST = 14;
const LEAST = 6;

interface Person {
  readonly id: string;
  readonly name: string;
  readonly pronouns: "she" | "he";
  readonly age: number;
  readonly house: string;
  readonly trade: tables.TradeId;
  readonly hours: readonly tables.Span[];
  readonly are: tables.Household["are"];
}

/** What all parts of one town share. */
interface Making {
  readonly random: Random;
  readonly words: TownWords;
  /** A text with its gaps filled and its nouns as this town has them. */
  readonly say: (of: WordClass, text: string, gaps?: Readonly<Record<string, string>>) => string;
  /** What something is called that no other place is called. */
  readonly after: () => string;
}

/** The town file of a seed in a language, with its nouns as `word` has them. */
export function generatedFile(seed: number | string, language: TownLanguage, word: Word = plainly): TownFile {
  const random = randomFor(seed, `town/${language}`);
  const words = languages[language];
  const left = random.shuffled(words.after);
  const making: Making = {
    random,
    words,
    say: (of, text, gaps = {}) =>
      text
        .replace(/\{(\w+)\}/g, (whole, gap: string) => gaps[gap] ?? whole)
        .replace(/\[([^\]]+)\]/g, (_, noun: string) => word(of, noun)),
    after: () => left.pop()!,
  };
  const noun = (text: string, gaps: Readonly<Record<string, string>>) => word("place", making.say("place", text, gaps));
  const start = new Date(Date.UTC(2024, 0, random.whole(1, 700)));
  const open = venuesOf(random);
  const households = householdsOf(random);
  const people = peopleOf(making, households, open, (text) => word("person", text));
  const venueNames = new Map(
    open.map((id) => [id, noun(random.pick(words.venues[id].called), { after: making.after() })]),
  );
  const houses = households.map((_, i) => ({
    id: `h${i + 1}`,
    name: noun(random.pick(words.home.called), { after: making.after() }),
  }));
  const around = (i: number, of: number, far: number) => ({
    x: Math.round(50 + far * Math.cos((2 * Math.PI * i) / of)),
    y: Math.round(50 + far * Math.sin((2 * Math.PI * i) / of)),
  });
  const ids = new Map(open.map((id, i) => [id, `p${i + 1}`]));
  const file: TownFile = {
    format: 2,
    name: noun(words.town, { after: making.after() }),
    language,
    start: start.toISOString().slice(0, 10),
    about: making.say("place", words.about, { lies: random.pick(words.lies) }),
    places: [
      ...open.map((id, i) => ({
        ...venue(making, id, word),
        id: ids.get(id)!,
        name: venueNames.get(id)!,
        position: i === 0 ? { x: 50, y: 50 } : around(i, open.length, 16),
      })),
      ...houses.map((house, i) => ({
        ...home(
          making,
          people.filter((one) => one.house === house.id),
          word,
        ),
        ...house,
        position: around(i, houses.length, 36),
      })),
    ],
    roads: [
      ...open.slice(1).map((id): [string, string] => [ids.get(open[0]!)!, ids.get(id)!]),
      ...houses.map(({ id }, i): [string, string] => [id, ids.get(open[i % open.length]!)!]),
    ],
    residents: tied(making, people).map(({ ties, ...one }) => resident(making, one, ties, ids)),
    stories: gatheringsOf(making, people, open).map((one) => story(making, one, start, ids, venueNames)),
  };
  return withNews(withFacts(file, seed), seed, words.stories, making.say);
}

/** The town of a seed in a language. */
export const generatedTown = (seed: number | string, language: TownLanguage, word: Word = plainly): TownDefinition =>
  readTown(generatedFile(seed, language, word), `generated-${seed}.json`);

/** The green, somewhere for the evening, and three to five more. */
function venuesOf(random: Random): tables.VenueId[] {
  const one = random.pick(tables.evening);
  const rest = keys(tables.venues).filter((id) => id !== "green" && id !== one);
  return ["green", one, ...random.shuffled(rest).slice(0, random.whole(3, 5))];
}

/** Households until there are people enough. */
function householdsOf(random: Random): tables.Household[] {
  const wanted = random.whole(LEAST, MOST);
  const made: tables.Household[] = [];
  for (let people = 0; people < wanted; people += made.at(-1)!.ages.length)
    made.push(random.pick(tables.households.filter(({ ages }) => people + ages.length <= wanted)));
  return made;
}

function peopleOf(
  { random, words }: Making,
  households: readonly tables.Household[],
  open: readonly tables.VenueId[],
  word: (name: string) => string,
): Person[] {
  const people: Person[] = [];
  const taken = new Set<string>();
  const fresh = (names: readonly string[]) => random.pick(names.filter((name) => !taken.has(name)));
  households.forEach(({ are, ages }, i) => {
    const cultures = random.shuffled(words.cultures);
    let family = "";
    ages.forEach(([from, to], j) => {
      const culture = cultures.find(({ she, he, family: names }) =>
        [she, he, names].every((some) => some.some((name) => !taken.has(name))),
      )!;
      const partner = are === "couple" && j === 1;
      if (j === 0 || are === "mates" || (partner && !culture.shared)) family = fresh(culture.family);
      taken.add(family);
      const pronouns = partner && people.at(-1)!.pronouns === "she" ? "he" : random.pick(["she", "he"] as const);
      const given = fresh(culture[pronouns]);
      taken.add(given);
      const age = random.whole(from, to);
      const trade = tradeAt(random, age, open, people);
      const { at } = tables.trades[trade];
      people.push({
        id: `r${people.length + 1}`,
        name: culture.whole.replace("{given}", word(given)).replace("{family}", word(family)),
        pronouns,
        age,
        house: `h${i + 1}`,
        trade,
        hours: at === null ? [] : random.pick(tables.trades[trade].hours),
        are,
      });
      if (are === "mates") cultures.push(cultures.shift()!);
    });
  });
  const alike = people.find((one, i) => people.some((other, j) => j < i && lookAlike(one.name, other.name)));
  if (alike) throw new Error(`${alike.name} looks like somebody else`);
  return people;
}

/** A trade for their age, at a place there is, that nobody has yet while there is one. */
function tradeAt(
  random: Random,
  age: number,
  open: readonly tables.VenueId[],
  people: readonly Person[],
): tables.TradeId {
  const fits = entries(tables.trades)
    .filter(([, { at, ages }]) => age >= ages[0] && age <= ages[1] && (at === null || open.includes(at)))
    .map(([id]) => id);
  const here = fits.filter((id) => tables.trades[id].at !== null && !people.some(({ trade }) => trade === id));
  return random.pick(here.length > 0 && random.chance(0.75) ? here : fits);
}

/** A thing by its name, and what it is by the name that anybody can read. */
const thing = ({ words }: Making, name: string, word: Word) => ({
  name: word("object", name),
  kind: fixtureIn(name, words.tag),
  state: words.atRest,
});

/** A place to go to. */
function venue(making: Making, id: tables.VenueId, word: Word) {
  const { emoji, hours, purposes, back } = tables.venues[id];
  const its = making.words.venues[id];
  const objects = its.objects.map((name) => thing(making, name, word));
  return {
    about: making.say("place", its.about),
    emoji,
    hours: hours && { from: hours[0], to: hours[1] },
    purposes: [...purposes],
    areas: [
      { id: "a1", name: word("area", its.area), through: id === "green", purposes: [...purposes], objects },
      ...(its.back && back
        ? [
            {
              id: "a2",
              name: word("area", its.back),
              access: "staff" as const,
              enclosed: true,
              purposes: [...back],
            },
          ]
        : []),
    ],
  };
}

/** A house with a room for each. */
function home(making: Making, people: readonly Person[], word: Word) {
  const its = making.words.home;
  return {
    about: making.say("place", its.about),
    access: "household" as const,
    purposes: ["sleep" as const, "meal" as const, "wash" as const, "reading" as const],
    areas: [
      {
        id: "a1",
        name: word("area", its.kitchen),
        purposes: ["meal" as const, "cook" as const, "company" as const],
        objects: its.objects.map((name) => thing(making, name, word)),
      },
      { id: "a2", name: word("area", its.bath), enclosed: true, capacity: 1, purposes: ["wash" as const] },
      ...people.map(({ id, name }) => ({
        id: `a-${id}`,
        name: its.room.replace("{name}", firstName(name)),
        owners: [id],
        enclosed: true,
        purposes: ["sleep" as const, "reading" as const],
        objects: [thing(making, its.bed, word)],
      })),
    ],
  };
}

interface Tied extends Person {
  readonly ties: readonly { to: string; kind: string; warmth: number }[];
}

/** Everybody with who they are to each other: kin, housemates, friends, neighbours, and one dislike. */
function tied({ random, words }: Making, people: readonly Person[]): Tied[] {
  const ties = people.map(() => new Map<string, { kind: string; warmth: number }>());
  const both = (a: number, b: number, kinds: readonly string[], warmth: number) => {
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const)
      ties[one]!.set(people[other]!.id, { kind: random.pick(kinds), warmth });
  };
  const pairs = people.flatMap((_, a) => people.flatMap((__, b) => (a < b ? [[a, b] as const] : [])));
  for (const [a, b] of pairs) {
    const [one, other] = [people[a]!, people[b]!];
    if (one.house === other.house) {
      ties[a]!.set(other.id, kinOf(words, one, other));
      ties[b]!.set(one.id, kinOf(words, other, one));
    } else if (random.chance(0.2)) both(a, b, words.friends, 2);
    else if (Math.abs(Number(one.house.slice(1)) - Number(other.house.slice(1))) === 1) both(a, b, words.neighbours, 1);
    else if (random.chance(0.7)) both(a, b, words.knows, random.whole(0, 1));
  }
  const [a, b] = random.pick(pairs.filter(([one, other]) => people[one]!.house !== people[other]!.house));
  ties[a]!.set(people[b]!.id, { kind: random.pick(words.disliked), warmth: -1 });
  return people.map((one, i) => ({ ...one, ties: [...ties[i]!].map(([to, tie]) => ({ to, ...tie })) }));
}

/** Who `other` is to `one`, of one house. */
function kinOf(words: TownWords, one: Person, other: Person): { kind: string; warmth: number } {
  const older = other.age - one.age;
  const called = () => {
    if (one.are === "mates") return words.mate;
    if (one.are === "couple") return words.kin.partner[other.pronouns];
    if (Math.abs(older) > 38) return words.kin[older > 0 ? "grandparent" : "grandchild"][other.pronouns];
    if (one.are === "family" && Math.abs(older) > 15) return words.kin[older > 0 ? "parent" : "child"][other.pronouns];
    return (older > 0 || (older === 0 && other.id < one.id) ? words.older : words.younger)[other.pronouns];
  };
  return { kind: called(), warmth: one.are === "mates" ? 2 : 3 };
}

function resident(
  { random, words, say }: Making,
  { id, name, pronouns, age, house, trade, hours }: Person,
  ties: Tied["ties"],
  ids: ReadonlyMap<tables.VenueId, string>,
): TownFile["residents"][number] {
  const its = words.trades[trade];
  const { at, emoji } = tables.trades[trade];
  const title = say("trade", its.title);
  const label = say("topic", its.label);
  const [one, two] = random.shuffled(words.likings).map((text) => say("topic", text));
  const wake = random.pick(["06:30", "07:00", "07:30"]);
  const liked = random
    .shuffled(entries(tables.pastimes))
    .filter(
      ([, one]) =>
        one.at.some((place) => place === "home" || ids.has(place)) && (age >= 18 || one.purpose !== "drinks"),
    )
    .slice(0, random.whole(2, 3));
  const topic = (called: string, { label: named, says, asks }: TownWords["pastimes"][tables.PastimeId]) => ({
    id: called,
    label: say("topic", named),
    words: [...named.matchAll(/\[([^\]]+)\]/g)].map(([noun]) => say("topic", noun)),
    says: says.map((text) => say("topic", text)),
    asks: asks.map((text) => say("topic", text)),
  });
  const tasks = (of: WordClass, doings: readonly string[], shown: string) =>
    doings.map((doing) => ({ doing: say(of, doing), emoji: shown }));
  return {
    id,
    name,
    pronouns,
    age,
    traits: random.shuffled(words.traits).slice(0, 3),
    occupation: title,
    paragraph: say("trade", words.paragraph, { name, title, one: one!, two: two! }),
    home: { place: house, area: `a-${id}` },
    work:
      at === null
        ? null
        : {
            place: ids.get(at)!,
            area: "a1",
            hours: hours.map(([from, to]) => ({ from, to })),
            doing: say("trade", its.doing),
            activity: activityIn(plain(its.doing), words.tag),
            emoji,
            tasks: tasks("trade", its.tasks, emoji),
          },
    wake,
    sleep: age < 16 ? "21:30" : random.pick(["22:00", "22:30", "23:00"]),
    meals: { breakfast: { at: `0${Math.floor(hour(wake)) + 1}:00` } },
    ties: [...ties],
    currently: [words.currently.replace("{label}", label)],
    pastimes: liked.map(([called, { at: places, purpose, emoji: sign }]) => {
      const there = places.find((place) => place === "home" || ids.has(place))!;
      const { doing, tasks: doings } = words.pastimes[called];
      return {
        doing: say("topic", doing),
        activity: pastimeIn(plain(doing), purpose, there === "home", words.tag),
        emoji: sign,
        place: there === "home" ? null : ids.get(there)!,
        purpose,
        tasks: tasks("topic", doings, sign),
      };
    }),
    haunts: random.shuffled([...ids.values()].slice(0, 3)).slice(0, 2),
    topics: [topic("trade", its), ...liked.map(([called]) => topic(called, words.pastimes[called]))],
    speech: {
      greetings: { close: [...words.greetings.close], distant: [...words.greetings.distant] },
      farewells: [...words.farewells],
    },
  };
}

interface Given {
  readonly id: string;
  readonly kind: tables.GatheringId;
  readonly host: Person;
  readonly at: tables.VenueId;
  readonly from: string;
  readonly to: string;
}

/** One or two, of different kinds, hosts, houses and places, each where it is open and when its host does not work. */
function gatheringsOf({ random }: Making, people: readonly Person[], open: readonly tables.VenueId[]): Given[] {
  const given: Given[] = [];
  const wanted = random.whole(1, 2);
  for (const [kind, { at, hours }] of random.shuffled(entries(tables.gatherings))) {
    const places = at.filter((id) => open.includes(id) && !given.some((other) => other.at === id));
    const [from, to] = random.pick(hours);
    const hosts = people.filter(
      ({ age, house, hours: works }) =>
        age >= 16 &&
        !given.some(({ host }) => host.house === house) &&
        works.every(([, until]) => hour(until) < hour(from)),
    );
    if (places.length > 0 && hosts.length > 0 && given.length < wanted)
      given.push({ id: `n${given.length + 1}`, kind, host: random.pick(hosts), at: random.pick(places), from, to });
  }
  return given;
}

function story(
  { random, words, say }: Making,
  { id, kind, host, at, from, to }: Given,
  start: Date,
  ids: ReadonlyMap<tables.VenueId, string>,
  names: ReadonlyMap<tables.VenueId, string>,
): NonNullable<TownFile["stories"]>[number] {
  const { called, things, more } = words.gatherings[kind];
  const date = new Date(start.getTime() + 86_400_000);
  const bare = called.replace("{thing}", random.pick(things));
  const [first, place] = [firstName(host.name), names.get(at)!];
  const gaps = {
    host: host.name,
    first,
    place,
    event: say("gathering", bare),
    day: words.onDay(date),
    date: words.fullDay(date),
    hour: words.atHour(from),
    from,
    to,
  };
  const wordings = (texts: readonly string[]) =>
    random
      .shuffled(texts)
      .slice(0, 3)
      .map((text) => say("story", text, { ...gaps, more: random.pick(more) }).trim());
  const { known, memory, tells, passes } = words.told;
  return {
    id,
    holder: host.id,
    memory: say("story", memory, gaps),
    tells: wordings(tells),
    passes: wordings(passes),
    secret: false,
    poignancy: random.whole(6, 8),
    event: {
      host: host.id,
      name: known.replace("{event}", gaps.event),
      meal: kind === "supper" ? "dinner" : null,
      place: ids.get(at)!,
      area: "a1",
      date: date.toISOString().slice(0, 10),
      from,
      to,
    },
  };
}
