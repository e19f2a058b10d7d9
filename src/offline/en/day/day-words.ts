/** English: what an offline day is made of. Doings read after "is". */

import type { DayWords } from "../../day/day-words.ts";
import { task } from "../../day/task.ts";
import { breaks, crafts, eventParts, leisure } from "./craft.ts";
import { gatherings } from "./gatherings.ts";

/** The English part in offline days. */
export const englishDay: DayWords = {
  gettingUp: ["getting up and washing", "washing and getting dressed", "waking up slowly and getting ready"],
  toBed: ["getting ready for bed", "winding down before bed", "locking up and getting ready for bed"],
  mealOut: (meal, place) => `having ${meal} at ${place}`,
  mealHome: (meal) =>
    meal === "breakfast"
      ? ["making breakfast and eating it", "having breakfast", "having breakfast and reading the news"]
      : [`cooking and having ${meal}`, `having ${meal} at home`],
  afterMeal: ["lingering over the news", "reading the news at the table"],
  idleHome: ["pottering about at home", "catching up on small chores", "putting the room in order"],
  breaks,
  dishes: {
    breakfast: [
      "scrambled eggs",
      "porridge with honey",
      "toast and jam",
      "an omelette",
      "pancakes",
      "fried eggs and tomatoes",
    ],
    lunch: ["a cheese sandwich", "tomato soup", "a big salad", "noodles", "a bowl of rice and vegetables", "a quiche"],
    dinner: [
      "pasta",
      "a vegetable stew",
      "roast chicken",
      "a curry",
      "baked potatoes",
      "fish with lemon",
      "lentil soup",
    ],
  },
  ordered: {
    breakfast: ["a croissant and coffee", "porridge", "eggs on toast"],
    lunch: ["the soup of the day", "a toasted sandwich", "quiche and salad", "a bagel"],
    dinner: ["the stew", "a pie and chips", "the pasta"],
  },
  morning: [
    task("taking a shower", "🚿", "shower", "running", "wash"),
    task("brushing teeth", "🪥", "basin", "in use", "wash"),
    task("getting dressed", "👕", "closet", "open", "rest"),
  ],
  moreMorning: [task("making the bed", "🛏️", "bed", "being made", "rest")],
  teeth: task("brushing teeth", "🪥", "basin", "in use", "wash"),
  evening: ["tidying up a little", "laying out clothes for tomorrow"],
  moreEvening: [task("turning out the lights one by one", "🌙")],
  quiet: ["reading in bed", "writing a few lines in a diary", "thinking over the day"],
  inUse: "in use",
  open: "open",
  idle: [
    task("watering the plants", "🪴"),
    task("listening to the radio", "📻"),
    task("tidying a shelf", "🧺"),
    task("leafing through an old magazine", "📖"),
    task("having a cup of tea by the window", "🍵"),
    task("sewing on a button", "🧵"),
    task("writing a letter", "✉️"),
  ],
  eating: (dish) => `eating ${dish}`,
  cooking: (dish) => `cooking ${dish}`,
  ordering: (dish) => `ordering ${dish}`,
  makingReady: (meal) => `getting ${meal} ready`,
  lingering: (meal) =>
    meal === "breakfast"
      ? [
          "having coffee and reading the news",
          "having a second cup and looking out",
          "drinking tea and planning the day",
        ]
      : [
          "sitting over the last of the meal",
          "having a piece of fruit after the meal",
          "leaning back with a glass of water",
        ],
  moreAtTable: [
    task("washing up and wiping the table", "🧽", "sink", "full of dishes"),
    task("drying the dishes and putting them away", "🍽️"),
    task("sitting on at the table for a while", "🪑"),
  ],
  moreOut: [
    task("paying and counting out a tip", "🪙"),
    task("reading what is pinned up by the door", "👀"),
    task("watching the other tables", "👀"),
  ],
  coffee: ["having a coffee", "having a glass of water and a look round", "stirring a cup of tea"],
  states: { laid: "laid", cooking: "cooking", taken: "taken" },
  gatherings,
  present: (host) => task(`giving ${host} a present`, "🎁"),
  event: eventParts,
  thinking: [
    task("making a list of what it would take", "🗒️"),
    task("turning it over once more", "💭"),
    task("writing down the first step", "✍️"),
  ],
  meeting: [
    task("sitting together and talking", "💬"),
    task("keeping an eye out for them", "👀"),
    task("letting the time go by in company", "🤝"),
  ],
  leisure,
  crafts,
};
