/** Offline decomposition: what a piece of the day is made of, from the resident's own tasks and the things at hand. */
import type { Random } from "../../world/chance.ts";
import { placeOf } from "../../world/places.ts";
import type { Chunk } from "../mind.ts";
import type { Task } from "../persona.ts";
import { livedDay, mealAt } from "../plan.ts";
import type { Self } from "../prompts/phrases.ts";
import { findObject } from "../where.ts";

/** One action as it is proposed: where is found by code from the object's or area's name. */
export interface Piece {
  readonly doing: string;
  readonly minutes: number;
  readonly object: string | null;
  readonly state: string | null;
  readonly emoji: string;
}

const dishes = {
  breakfast: [
    "scrambled eggs",
    "porridge with honey",
    "toast and jam",
    "an omelette",
    "pancakes",
    "fried eggs and tomatoes",
  ],
  lunch: ["a cheese sandwich", "tomato soup", "a big salad", "noodles", "a bowl of rice and vegetables", "an omelette"],
  dinner: ["pasta", "a vegetable stew", "roast chicken", "a curry", "baked potatoes", "fish with lemon", "lentil soup"],
};

const ordered = {
  breakfast: ["a croissant and coffee", "porridge", "eggs on toast"],
  lunch: ["the soup of the day", "a toasted sandwich", "quiche and salad", "a bagel"],
  dinner: ["the stew", "a pie and chips", "the pasta"],
};

const task = (doing: string, emoji: string, object: string | null, state: string | null = null): Task => ({
  doing,
  emoji,
  object,
  state,
});

/** The pieces of one chunk, five to fifteen minutes each, filling it. */
export function standInPieces(self: Self, chunk: Chunk, random: Random): Piece[] {
  const pool = poolFor(self, chunk, random);
  const pieces: Piece[] = [];
  let left = chunk.to - chunk.from;
  let order = pool.inOrder ? pool.tasks : random.shuffled(pool.tasks);
  let i = 0;
  let sinceBreak = 0;
  while (left > 0 && order.length > 0) {
    if (i >= order.length) {
      if (pool.inOrder) order = order.slice(-2);
      order = random.shuffled(order);
      i = 0;
    }
    const minutes = left <= 15 ? left : Math.min(left, random.pick([10, 15, 15]));
    const next = order[i++]!;
    const rest = sinceBreak >= 90 && chunk.kind === "work" && left > 30;
    pieces.push(
      rest
        ? {
            doing: random.pick([
              "taking a short break",
              "stretching and looking out of the window",
              "having a cup of tea",
            ]),
            emoji: "☕",
            object: null,
            state: null,
            minutes: 10,
          }
        : { ...next, minutes },
    );
    if (rest) i--;
    sinceBreak = rest ? 0 : sinceBreak + minutes;
    left -= rest ? 10 : minutes;
  }
  return pieces;
}

function poolFor(self: Self, chunk: Chunk, random: Random): { tasks: readonly Task[]; inOrder: boolean } {
  const { persona } = self;
  const atHome = chunk.place === persona.home.place;
  const first = chunk.from - livedDayStart(self, chunk) < persona.wake + 60;
  if (chunk.kind === "routine" && first)
    return {
      inOrder: true,
      tasks: [
        task("taking a shower", "🚿", "shower", "running"),
        task("brushing teeth", "🪥", "bathroom sink", "in use"),
        task("getting dressed", "👕", "closet", "open"),
      ],
    };
  if (chunk.kind === "routine")
    return {
      inOrder: true,
      tasks: [
        task("brushing teeth", "🪥", "bathroom sink", "in use"),
        task(random.pick(["tidying up a little", "laying out clothes for tomorrow"]), "🧺", "closet", "open"),
        task(
          random.pick(["reading in bed", "writing a few lines in a diary", "thinking over the day"]),
          "📖",
          "bed",
          "in use",
        ),
      ],
    };
  if (chunk.kind === "meal") return { inOrder: true, tasks: mealTasks(self, chunk, atHome, random) };
  if (chunk.kind === "commitment" && chunk.serves) {
    const commitment = self.mind.commitments.find((one) => one.id === chunk.serves);
    const story = commitment?.story ? self.stories.get(commitment.story) : undefined;
    if (story?.event && chunk.place === story.event.spot.place)
      return {
        inOrder: false,
        tasks: partyTasks(
          story.event.host === persona.id,
          /valentine/i.test(story.event.name),
          has(self, chunk, "piano"),
        ),
      };
    return { inOrder: false, tasks: [task(chunk.doing, chunk.emoji, null)] };
  }
  if (chunk.kind === "work" && persona.work && persona.work.tasks.length > 0)
    return { inOrder: false, tasks: [...persona.work.tasks] };
  const pastime = persona.pastimes.find((one) => one.doing === chunk.doing);
  if (pastime && pastime.tasks.length > 0) return { inOrder: false, tasks: [...pastime.tasks] };
  if (chunk.kind === "pastime") return { inOrder: false, tasks: idle };
  return { inOrder: false, tasks: [task(chunk.doing, chunk.emoji, null)] };
}

/** What one does at home with nothing planned. */
const idle: readonly Task[] = [
  task("watering the plants", "🪴", null),
  task("listening to the radio", "📻", null),
  task("tidying a shelf", "🧺", null),
  task("leafing through an old magazine", "📖", null),
  task("having a cup of tea by the window", "🍵", null),
  task("sewing on a button", "🧵", null),
  task("writing a letter", "✉️", null),
];

const livedDayStart = (self: Self, chunk: Chunk): number => (livedDay(self.persona, chunk.from) - 1) * 1440;

function mealTasks(self: Self, chunk: Chunk, atHome: boolean, random: Random): Task[] {
  const meal = mealAt(self.persona, livedDay(self.persona, chunk.from), chunk.from);
  const has = (name: string) => findObject(self.town.map, self.persona.id, chunk.place, name, null) !== null;
  const works = placeOf(self.town.map, chunk.place).staff.includes(self.persona.id);
  if (atHome || works) {
    const dish = random.pick(dishes[meal]);
    const stove = ["stove", "cooking area"].find(has);
    const table =
      ["common room table", "kitchen table", "dining table", "table", "customer seating", "sofa", "desk"].find(has) ??
      null;
    const eat = [
      task(`eating ${dish}`, meal === "breakfast" ? "🍳" : "🍽️", table, "laid"),
      task(
        meal === "breakfast" ? "having coffee and reading the news" : "sitting over the last of the meal",
        "📰",
        table,
        "laid",
      ),
    ];
    return stove
      ? [task(`cooking ${dish}`, "🍳", stove, "cooking"), ...eat]
      : [task(`getting ${meal} ready`, "🥪", null), ...eat];
  }
  const dish = random.pick(ordered[meal]);
  const seat = ["customer seating", "seating", "table"].find(has) ?? null;
  return [
    task(`ordering ${dish}`, "📋", null),
    task(`eating ${dish}`, "🍽️", seat, "taken"),
    task("having a coffee", "☕", seat, "taken"),
  ];
}

function partyTasks(host: boolean, valentine: boolean, piano: boolean): Task[] {
  if (host)
    return [
      task("welcoming the guests", "🤗", null),
      task("carrying round trays of good things", "🧁", null),
      task("topping up everybody's glasses", "🥂", null),
      task("raising a toast", "🥂", null),
      task("dancing between the tables", "💃", null),
    ];
  return [
    task("trying everything on the table", "🍰", null),
    task("raising a glass with the others", "🥂", null),
    task("dancing to the music", "💃", null),
    task("singing along with the others", "🎶", null),
    ...(valentine ? [task("handing round a Valentine's card", "💌", null)] : []),
    task(piano ? "laughing at the table by the piano" : "laughing at the longest table", "😄", null),
  ];
}

const has = (self: Self, chunk: Chunk, named: string): boolean =>
  findObject(self.town.map, self.persona.id, chunk.place, named, null) !== null;
