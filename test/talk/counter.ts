/**
 * What customers point at, at counters that nobody has seen: a shop of one keeper with a menu of its own, a talk as it stands written, and the line
 * after it, typed into the living town. Prints what came of each: `npx tsx test/talk/counter.ts en seen`.
 */
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { LanguageTag } from "../../src/language/tags.ts";
import { mouthOf } from "../../src/offline/answers/mouths.ts";
import { wantedIn } from "../../src/offline/answers/wares.ts";
import { packageFile } from "../../src/package-files.ts";
import { takeAct } from "../../src/town/acts/take-act.ts";
import { understood } from "../../src/town/acts/understood.ts";
import { acted } from "../../src/town/change.ts";
import { readTown, type TownDefinition } from "../../src/town/file/definition.ts";
import { Town } from "../../src/town/town.ts";
import { lookingAround } from "../../src/world/people.ts";
import { entranceOf, placeOf } from "../../src/world/places.ts";
import { actsRead, mentioned } from "../../src/world/reading.ts";
import type { SpeechAct } from "../../src/world/speech-acts.ts";
import { personOf, withPerson } from "../../src/world/world.ts";
import { ground, lastRead } from "./scene.ts";

const things = z.array(z.tuple([z.string(), z.int().min(1)]));
const counterCase = z
  .object({
    offers: z.array(z.tuple([z.string(), z.number()])),
    before: z.array(
      z.union([z.tuple([z.enum(["me", "keeper"]), z.string()]), z.tuple([z.literal("keeper"), z.string(), things])]),
    ),
    does: z.string().optional(),
    says: z.string(),
    wants: things.optional(),
    price: z.number().optional(),
    names: z.array(z.string()).optional(),
    none: z.literal(true).optional(),
  })
  .strict();
/** A line at a counter, and what is done right before it, with what is handed over for it, what it costs, what is named for it, or nothing of all that. */
export type CounterCase = z.infer<typeof counterCase>;

/** The cases of a language by one split: `seen` may be looked at while building, `held-out` is only counted. */
export const counterCases = (tag: LanguageTag, split: string): CounterCase[] =>
  readFileSync(packageFile(`test/gold/counter/${tag}.${split}.jsonl`), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => counterCase.parse(JSON.parse(line)));

const words = {
  en: {
    town: "Ashcombe",
    shop: "The Shop",
    keeper: "Hettie Marsh",
    home: "Marsh House",
    room: "room",
    bed: "bed",
    made: "made",
    work: "serving",
    who: "shopkeeper",
    trait: "friendly",
    about: "Hettie Marsh keeps a shop",
    me: "Robin",
  },
  "zh-CN": {
    town: "柳河镇",
    shop: "小店",
    keeper: "马秀兰",
    home: "马家",
    room: "房间",
    bed: "床",
    made: "铺好的",
    work: "看店",
    who: "店主",
    trait: "和气",
    about: "马秀兰开着一家店",
    me: "阿禾",
  },
} as const;

function shopOf(tag: LanguageTag, offers: CounterCase["offers"]): TownDefinition {
  const said = words[tag];
  return readTown(
    {
      format: 2,
      name: said.town,
      language: tag,
      start: "2024-05-06",
      about: said.town,
      places: [
        {
          id: "shop",
          name: said.shop,
          about: said.shop,
          position: { x: 30, y: 30 },
          purposes: ["groceries"],
          areas: [{ id: "counter", name: said.shop, purposes: ["groceries"] }],
          offers: offers.map(([thing, price]) => ({ thing, price })),
        },
        {
          id: "home",
          name: said.home,
          about: said.home,
          position: { x: 60, y: 60 },
          access: "household",
          purposes: ["sleep", "meal", "wash"],
          areas: [
            {
              id: "room",
              name: said.room,
              owners: ["hettie"],
              enclosed: true,
              purposes: ["sleep", "meal", "wash"],
              objects: [{ name: said.bed, kind: "bed", state: said.made }],
            },
          ],
        },
      ],
      roads: [["shop", "home"]],
      residents: [
        {
          id: "hettie",
          name: said.keeper,
          pronouns: "she",
          age: 50,
          traits: [said.trait],
          occupation: said.who,
          paragraph: said.about,
          home: { place: "home", area: "room" },
          work: {
            place: "shop",
            area: "counter",
            hours: [{ from: "06:00", to: "22:00" }],
            doing: said.work,
            emoji: "🧺",
          },
        },
      ],
    },
    "shop.json",
  );
}

/** What came of a case. */
export interface Served {
  readonly answer: string;
  readonly handed: readonly (readonly [thing: string, count: number])[];
  readonly right: boolean;
}

/** The same things, as often. */
const sameThings = (one: Served["handed"], other: Served["handed"]): boolean => {
  const summed = (all: Served["handed"]) => {
    const sums = new Map<string, number>();
    for (const [thing, count] of all) sums.set(thing, (sums.get(thing) ?? 0) + count);
    return JSON.stringify([...sums].sort());
  };
  return summed(one) === summed(other);
};

/** Whether an amount of money stands in words: 4.5 in "4.50 dollars", 18.5 in 十八块五, and not in "14.50". */
const holdsSum = (text: string, said: string, sum: number): boolean =>
  text
    .split(said)
    .slice(0, -1)
    .some((before) => !/[\d.]$/.test(before)) ||
  [...text.matchAll(/\d+(?:\.\d+)?/g)].some(([found]) => Number(found) === sum);

function isRight(
  one: CounterCase,
  answer: string,
  handed: Served["handed"],
  { amount, amountIn }: Record<"amount", (of: number) => string> & Record<"amountIn", (text: string) => number | null>,
): boolean {
  if (one.wants) return sameThings(handed, one.wants);
  if (handed.length > 0) return false;
  if (one.price !== undefined) return holdsSum(answer, amount(one.price), one.price);
  const bare = (thing: string) => thing.replace(/^(?:an?|the|some|one) /, "").toLowerCase();
  return one.names ? one.names.some((thing) => answer.toLowerCase().includes(bare(thing))) : amountIn(answer) === null;
}

/** Plays a case in a town of its own. */
export async function servedFor(one: CounterCase, tag: LanguageTag): Promise<Served> {
  const definition = shopOf(tag, one.offers);
  const town = await Town.found({ ...ground(definition), store: null }, "1", 5);
  const mouth = mouthOf({ town: town.means.town });
  const place = placeOf(definition.map, "shop");
  const [keeper, me] = ["hettie", "visitor:robin"];
  const member = { id: "robin", name: words[tag].me, about: "" };
  await town.commit("switch", (state) => {
    const now = (11 * 60) as typeof state.now;
    const person = personOf(state.world, keeper);
    const doing = lookingAround(tag, now);
    const next = { ...person, spot: entranceOf(place), walk: null, doing, asleep: false };
    return {
      state: { ...state, now, opened: true, engaged: new Map(), world: withPerson(state.world, next) },
      events: [],
    };
  });
  const said: { text: string; acts: readonly SpeechAct[] }[] = [];
  town.watch(({ events }) => {
    for (const event of events)
      if (event.kind === "line-said" && event.who === keeper) said.push({ text: event.text, acts: event.acts ?? [] });
  });
  const types = async (text: string) => {
    const done = await takeAct(town, member, { kind: "say", place: "shop", text, to: words[tag].keeper });
    await done.answered;
  };
  const mute = (on: boolean) =>
    town.commit("switch", (state) => ({
      state: { ...state, embodied: on ? new Map([[keeper, "visitor:scene"]]) : new Map() },
      events: [],
    }));
  await takeAct(town, member, { kind: "go", place: "shop" });
  for (const [who, text, handed = []] of one.before) {
    if (who === "me") {
      await mute(true);
      await types(text);
      await mute(false);
      continue;
    }
    await town.commit("switch", (state) => {
      const self = personOf(state.world, keeper);
      const reading = understood(state, town.means.town, self, text, me, []);
      const acts = [
        ...actsRead(reading).filter(({ act }) => handed.length === 0 || act !== "reply"),
        ...handed.map(
          ([thing, count]): SpeechAct => ({
            act: "reply",
            to: {
              proposal: null,
              by: me,
              what: { kind: "service", thing: mouth.counted(thing, count), place: "shop" },
            },
            answer: "yes",
          }),
        ),
      ];
      const line = { text, acts, ...mentioned(reading), stories: [], rests: [], visitors: [], to: [me], answers: null };
      const talk = personOf(state.world, me).talk;
      const there = talk && !self.talk ? acted(state, keeper, { kind: "join-talk", talk }).state : state;
      const action = talk
        ? ({ kind: "say", talk, said: line } as const)
        : ({ kind: "begin-talk", with: [me], said: line } as const);
      const done = acted(there, keeper, action);
      if (done.refused) throw new Error(done.refused);
      return { state: done.state, events: [] };
    });
  }
  const from = said.length;
  if (one.does) await takeAct(town, member, { kind: "do", place: "shop", text: one.does });
  await types(one.says);
  const answers = said.slice(from);
  const { currency } = town.means.town;
  const money = {
    amount: (of: number) => mouth.amount(currency, of),
    amountIn: (text: string) => mouth.amountIn(currency, text),
  };
  const answer = answers.map(({ text }) => text).join(" / ");
  const offers = [...place.offers];
  const handed = answers
    .flatMap(({ acts }) => acts)
    .flatMap((act) =>
      act.act === "reply" && act.answer === "yes" && "what" in act.to && act.to.what.kind === "service"
        ? [act.to.what.thing]
        : [],
    )
    .flatMap((thing) => {
      const exact = offers.find((offer) => offer.thing === thing);
      return exact ? [{ offer: exact, count: 1 }] : wantedIn(mouth.lines.counter, offers, thing).wares;
    })
    .map(({ offer, count }) => [offer.thing, count] as const);
  return { answer, handed, right: isRight(one, answer, handed, money) };
}

if (process.argv[1]?.endsWith("counter.ts")) {
  const [tag = "en", split = "seen"] = process.argv.slice(2) as [LanguageTag?, string?];
  let right = 0;
  const all = counterCases(tag, split);
  for (const [i, one] of all.entries()) {
    const found = await servedFor(one, tag);
    if (found.right) right++;
    else if (split === "seen")
      console.log(
        [
          `#${i + 1}`,
          one.offers.map((offer) => offer.join(" ")).join("; "),
          ...one.before.map((line) => JSON.stringify(line)),
          `> ${one.says}`,
          `wanted ${JSON.stringify(one.wants ?? one.price ?? one.names ?? "nothing")}`,
          `< ${found.answer} ${JSON.stringify(found.handed)} ${lastRead().join(", ")}`,
        ].join("\n  "),
      );
  }
  console.log(`${tag} ${split}: ${right} of ${all.length}`);
}
