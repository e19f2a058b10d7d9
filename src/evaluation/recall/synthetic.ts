/**
 * A synthetic town for measuring retrieval: what one resident hears and sees in four months, with facts hidden among small talk, and
 * questions whose evidence is known because the generator put it there. The words of a question are not those of its evidence: another
 * word for the thing, a pronoun with its name lines before, a date said as "last Tuesday".
 */
import { minutes } from "../../clock/units.ts";
import { randomFor } from "../../world/chance.ts";
import type { GivenMemory } from "./given.ts";
import type { JudgedQuery, JudgedSet } from "./measure.ts";

const DAYS = 120;
const TALKS_A_DAY = 3;
const SIGHTS_A_DAY = 12;
const START = Date.UTC(2023, 0, 9);

const people = ["Anselm", "Bettina", "Cosmo", "Dorothea", "Ezra", "Filippa", "Gideon", "Henrike", "Ignaz", "Josefine"];
const strangers = ["Ottoline", "Peregrine", "Quillon", "Rosalba", "Sigurd", "Theodora", "Ursin", "Valeska"];
const relatives = ["sister", "brother", "aunt", "uncle", "cousin", "niece", "nephew", "grandmother"];
const names = ["Lena", "Milo", "Nora", "Oskar", "Paula", "Rafael", "Selma", "Tilda", "Ulrich", "Vera"];

const chat = [
  "Good to see you! How are things?",
  "Can't complain, and you?",
  "The weather has turned at last.",
  "Busy as ever, you know how it is.",
  "I should be getting back soon.",
  "Did you hear the bells this morning?",
  "That's what I always say.",
  "Oh, really? Tell me more.",
  "I haven't had a quiet minute since Monday.",
  "The bread was still warm when I got there.",
  "You look well.",
  "Well, it is what it is.",
  "We'll see what tomorrow brings.",
  "I could do with a cup of tea.",
  "Who knows?",
  "Ha, that sounds like you.",
  "I slept badly again.",
  "The queue at the counter was out of the door.",
  "My feet are killing me.",
  "It was much the same as always.",
  "I'd better not say.",
  "Give my love to everybody at home.",
  "I keep meaning to call round.",
  "The buses are late again.",
  "I've lost my umbrella, of course.",
] as const;
const sights = [
  "is sweeping the steps",
  "is reading a newspaper",
  "walked past the bakery",
  "is waiting for the bus",
  "is watering the tubs",
  "came to the square",
  "is carrying two bags",
  "is talking to the postman",
  "is looking at the shop window",
  "left for home",
] as const;

/** What somebody says of themselves, and how somebody else asks for it. */
const single = [
  ["I finally bought a cello, second-hand, and it fills half the hall.", "Which instrument does NAME own?"],
  ["We've taken in a spaniel, he chews everything.", "What kind of pet does NAME have?"],
  ["They've made me head of the whole ward, nights and all.", "What position was NAME promoted to at the hospital?"],
  ["I sprained my ankle on the cellar stairs.", "How did NAME get injured?"],
  ["I go to the pool before sunrise, forty lengths.", "What sport does NAME do for exercise?"],
  ["I handed in my notice at the bank, I couldn't stand it any more.", "Why did NAME quit their job?"],
  ["My lad starts kindergarten after the summer.", "Which school will NAME's son go to?"],
  ["I can't touch walnuts, my throat swells up.", "What food is NAME allergic to?"],
  ["I've been making jam from my own plums all week.", "What did NAME cook from the fruit?"],
  ["The roof leaks right above the bed, so I sleep in the parlour.", "What is damaged in NAME's house?"],
] as const;
/** The same of somebody else, who is named some lines before. */
const hearsay = [
  ["HE has taken up beekeeping, of all things.", "What new hobby does NAME have?"],
  ["HE is getting married, to a dentist from the coast.", "Who is the fiancée or fiancé of NAME?"],
  ["HE won the chess cup, against everybody.", "Which tournament did NAME win?"],
  ["HE wants to emigrate, to Canada if they'll have HIM.", "Which country does NAME want to move to?"],
] as const;
const timely = [
  ["We had the chimney mended last Tuesday.", "When was NAME's chimney repaired?"],
  ["I'm off to Lisbon in March, for three weeks.", "When does NAME travel to Lisbon?"],
  ["My driving test was two weeks ago, and I passed!", "When did NAME get the driving licence?"],
  ["We buried our old cat the day before yesterday.", "When did NAME's cat die?"],
] as const;
const topics = ["the allotment", "the choir", "the flood", "the exam", "the bakery's oven", "the roadworks"] as const;

/** The benchmark of a seed: about 4,000 memories and 90 queries. */
export function syntheticTown(seed: number): JudgedSet {
  const random = randomFor(seed, "recall");
  const memories: GivenMemory[] = [];
  const queries: JudgedQuery[] = [];
  const iso = (minute: number) => new Date(START + minute * 60_000).toISOString().slice(0, 16);
  const end = iso(DAYS * 1440);
  let scenes = 0;
  const keep = (text: string, minute: number, speaker: string | null, poignancy: number): string => {
    const id = `m${memories.length + 1}`;
    memories.push({ id, text, at: iso(minute), speaker, scene: speaker === null ? null : `talk-${scenes}`, poignancy });
    return id;
  };
  const ask = (
    kind: string,
    text: string,
    evidence: readonly string[],
    at = end,
    mode: "question" | "now" = "question",
  ) => queries.push({ id: `q${queries.length + 1}`, text, at, kind, mode, evidence });

  type Plan = (talk: {
    readonly by: string;
    readonly minute: number;
    readonly say: (text: string, by?: string) => string;
  }) => void;
  const plans = new Map<number, Plan[]>();
  const plan = (day: number, then: Plan) => plans.set(day, [...(plans.get(day) ?? []), then]);
  const someDay = () => random.whole(3, DAYS - 6);
  const pairs = <T>(items: readonly T[], most: number) =>
    random.shuffled(people.flatMap((name) => items.map((item) => [name, item] as const))).slice(0, most);

  for (const [name, [said, asked]] of pairs(single, 24))
    plan(someDay(), ({ say }) => ask("single", asked.replaceAll("NAME", name), [say(said, name)]));
  for (const [name, [said, asked]] of pairs(timely, 16))
    plan(someDay(), ({ say }) => ask("temporal", asked.replaceAll("NAME", name), [say(said, name)]));
  for (const [name, [said, asked]] of pairs(hearsay, 16))
    plan(someDay(), ({ by, say }) => {
      const other = by === name ? people[(people.indexOf(name) + 1) % people.length]! : by;
      say(`Have you seen ${name} lately?`, "Ana");
      say("Oh yes, at the market.", other);
      const he = people.indexOf(name) % 2 === 0 ? ["He", "him"] : ["She", "her"];
      ask("pronoun", asked.replaceAll("NAME", name), [say(said.replace("HE", he[0]!).replace("HIM", he[1]!), other)]);
    });
  for (const [i, name] of people.entries()) {
    const [relative, called] = [random.pick(relatives), names[i]!];
    const first = someDay();
    let one = "";
    plan(first, ({ say }) => {
      one = say(`My ${relative} ${called} has moved into the flat above ours.`, name);
    });
    plan(Math.min(DAYS - 2, first + random.whole(2, 20)), ({ say }) =>
      ask("multi", `What business does NAME's ${relative} run?`.replace("NAME", name), [
        one,
        say(
          `${called} opened a little ${random.pick(["bookshop", "bakery", "florist's", "tea room"])} by the bridge.`,
          name,
        ),
      ]),
    );
  }
  // The same topic in three months: only the date in the question tells which.
  for (const [i, topic] of topics.entries()) {
    const name = people[i]!;
    const month = random.whole(0, 2);
    for (let m = 0; m < 3; m++)
      plan(30 * m + random.whole(24, 40) - 20, ({ say, minute }) => {
        const id = say(`You wouldn't believe what happened with ${topic}.`, name);
        const named = new Date(START + minute * 60_000).toLocaleDateString("en-GB", { month: "long", timeZone: "UTC" });
        if (m === month) ask("dated", `What did ${name} say about ${topic} in ${named}?`, [id]);
      });
  }
  // What matters to the moment: a promise of these days, from whoever stands there.
  for (const name of people)
    plan(DAYS - random.whole(1, 2), ({ say }) =>
      ask("now", `${name} is here`, [say("I'll bring the ladder round tomorrow, I promise.", name)], end, "now"),
    );

  for (let day = 0; day < DAYS; day++) {
    for (let i = 0; i < SIGHTS_A_DAY; i++)
      keep(`${random.pick(people)} ${random.pick(sights)}`, minutes(day * 1440 + 420 + i * 8), null, 1);
    const due = plans.get(day) ?? [];
    for (let t = 0; t < Math.max(TALKS_A_DAY, due.length); t++) {
      scenes++;
      const by = random.pick(people);
      const minute = day * 1440 + 600 + Math.min(t, 20) * 40;
      const say = (text: string, speaker = by) => keep(text, minute, speaker, text.length > 40 ? 4 : 2);
      const lines = random.whole(3, 5);
      for (let i = 0; i < lines; i++) say(random.pick(chat), i % 2 === 0 ? by : "Ana");
      due[t]?.({ by, minute, say: (text, speaker = by) => keep(text, minute, speaker, 6) });
      for (let i = 0; i < lines; i++) say(random.pick(chat), i % 2 === 0 ? "Ana" : by);
    }
  }
  for (const name of strangers) ask("stranger", `What does ${name} do for a living?`, []);
  return { name: `synthetic town, seed ${seed}`, memories, queries };
}

/** The person never met whom a query without evidence asks about. */
export const strangerIn = (query: JudgedQuery): string => strangers.find((name) => query.text.includes(name)) ?? "";
