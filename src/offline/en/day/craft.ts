/**
 * What a few hours of doing are made of, by what it is (paper section 4.3: four hours of painting become gathering, mixing, painting,
 * a break, cleaning up): how one begins, what one does in between, how one ends. A resident's own tasks come first; this is the rest.
 */
import type { Activity } from "../../../world/kinds.ts";
import type { Purpose } from "../../../world/places.ts";
import { type Craft, task, type WordedTask } from "../../day/task.ts";

/** Crafts by what is done. */
export const crafts: Readonly<Partial<Record<Activity, Craft>>> = {
  paint: {
    open: [task("gathering brushes, paper and a jar of water", "🖌️"), task("mixing the colours", "🎨")],
    middle: [
      task("laying down the first wash", "🖌️", "easel", "holding a wet sheet"),
      task("painting the large shapes", "🖌️", "easel", "holding a half-done picture"),
      task("painting the light where it falls", "🖼️", "easel", "holding a half-done picture"),
      task("working on a corner that will not come right", "🖌️", "easel", "holding a half-done picture"),
      task("mixing a darker shade for the shadows", "🎨"),
      task("standing back and looking at the whole", "👀"),
      task("waiting for a layer to dry", "⏳"),
      task("painting the last details with the small brush", "🖌️", "easel", "holding a nearly finished picture"),
    ],
    close: [task("washing out the brushes and clearing up", "🧽")],
    rest: [
      task("taking a break away from the picture", "☕"),
      task("having a cup of tea with paint on both hands", "🍵"),
    ],
  },
  draw: {
    open: [task("laying out what is needed", "🗂️"), task("looking through what was done last time", "👀")],
    middle: [
      task("trying a rough version on scrap paper", "✏️"),
      task("comparing two versions side by side", "🔍"),
      task("starting a frame over", "✏️"),
      task("looking for a better example of it", "📚"),
      task("working on one small detail", "🔍"),
      task("putting the good ones in order", "🗂️"),
    ],
    close: [task("saving the day's work and tidying the desk", "🧹")],
  },
  music: {
    open: [task("tuning up and playing a few scales", "🎵"), task("spreading out the notes from last time", "🎼")],
    middle: [
      task("playing one bar over and over", "🎶"),
      task("writing down a phrase before it is gone", "✍️"),
      task("counting the rhythm out loud", "🥁"),
      task("listening back with closed eyes", "🎧"),
      task("trying it slower", "🎶"),
      task("crossing out a bar", "✏️"),
    ],
    close: [task("putting the notes away in order", "🗂️")],
  },
  teach: {
    open: [task("looking over the notes for the class", "📋"), task("wiping the board", "🧽")],
    middle: [
      task("explaining a point with an example from the street", "🗣️"),
      task("waiting for somebody to answer", "⏳"),
      task("writing three words on the board", "✍️", "board", "covered in writing"),
      task("handing out a page to read", "📄"),
      task("marking a stack of short essays", "🖍️"),
      task("answering a question after class", "💬"),
    ],
    close: [task("gathering the papers and noting where to go on", "🗂️")],
  },
  write: {
    open: [task("laying out the notes", "🗒️"), task("reading over the last page", "📖")],
    middle: [
      task("writing the next page", "✍️"),
      task("crossing out a paragraph", "🖍️"),
      task("looking a word up", "📖"),
      task("reading the last lines under the breath", "👄"),
      task("moving a paragraph to where it belongs", "✂️"),
      task("staring at the ceiling for a word", "💭"),
      task("making a list of what is still missing", "🗒️"),
      task("copying a page out fair", "📝"),
    ],
    close: [task("noting where to go on and putting the pages away", "🗂️")],
  },
  study: {
    open: [task("laying out books and notes", "📚"), task("making a list of what to get through", "🗒️")],
    middle: [
      task("reading a chapter with a pencil", "📖"),
      task("working an example through", "🧮"),
      task("checking an answer against the book", "✅"),
      task("making a table of what fits and what does not", "📊"),
      task("going back to what was not clear", "🔁"),
      task("writing a summary in ten lines", "✍️"),
      task("looking up a source", "🔎"),
      task("saying it aloud without the notes", "🗣️"),
    ],
    close: [task("putting the books back and the notes in order", "🗂️")],
  },
  program: {
    open: [
      task("starting up and reading through last night's notes", "💻"),
      task("making a list of what is broken", "🗒️"),
    ],
    middle: [
      task("hunting for a fault", "🐛"),
      task("trying it the way somebody new would", "📱"),
      task("writing a small test", "✅"),
      task("reading a page of instructions twice", "📖"),
      task("answering messages about it", "✉️"),
      task("drawing it on paper first", "✏️"),
    ],
    close: [task("saving everything and closing the windows", "💾")],
  },
  pour: {
    open: [task("setting the chairs straight", "🪑"), task("checking what has run out", "📋")],
    middle: [
      task("drawing a pint and waiting for the head to settle", "🍺"),
      task("wiping down the bar", "🧽"),
      task("listening to a long story", "👂"),
      task("collecting empty glasses", "🫙"),
      task("writing up the evening's tab", "📝"),
      task("cutting lemons", "🍋"),
    ],
    close: [task("washing the last glasses and wiping down", "🧽")],
  },
  serve: {
    open: [task("opening up and counting the till", "🔑"), task("looking over what came in", "📦")],
    middle: [
      task("serving the next in line", "🛎️"),
      task("filling up a shelf", "📦"),
      task("wiping down the counter", "🧽"),
      task("looking something up for a customer", "🔎"),
      task("making out an order for tomorrow", "📝"),
      task("chatting across the counter", "💬"),
      task("setting the window straight", "🪟"),
      task("wrapping something carefully", "🎁"),
    ],
    close: [task("sweeping up and setting things straight", "🧹")],
  },
  cook: {
    open: [task("getting everything out and reading the recipe", "📖"), task("weighing and chopping", "🔪")],
    middle: [
      task("stirring the pot", "🍲", "stove", "cooking"),
      task("tasting and adding salt", "🥄"),
      task("rolling out the dough", "🥖"),
      task("watching the oven", "🔥"),
      task("washing up what is done with", "🧽"),
    ],
    close: [task("wiping the kitchen down", "🧽")],
  },
  garden: {
    open: [task("fetching gloves and a trowel", "🧤")],
    middle: [
      task("pulling weeds along the edge", "🌿"),
      task("watering what is dry", "🚿"),
      task("turning the soil over", "🪴"),
      task("tying up a stem", "🌱"),
      task("looking at what is coming up", "🌷"),
    ],
    close: [task("rinsing the tools and putting them back", "🧽")],
  },
  tidy: {
    open: [task("fetching what is needed from the cupboard", "🧰")],
    middle: [
      task("dusting the shelves", "🪶"),
      task("sweeping the floor", "🧹"),
      task("folding the washing", "🧺"),
      task("tightening a loose screw", "🪛"),
      task("sorting out a drawer", "🗄️"),
      task("wiping the windows", "🪟"),
    ],
    close: [task("putting everything back where it belongs", "🧰")],
  },
  exercise: {
    open: [task("stretching and tying both shoes", "👟")],
    middle: [
      task("doing a set and counting under the breath", "💪"),
      task("going for another round", "🏃"),
      task("getting back to a steady breath", "🫁"),
      task("trying for one more than last time", "⏱️"),
    ],
    close: [task("cooling down and drinking some water", "💧")],
  },
};

/** More of a free hour, by what the place is for, where the resident's own tasks run out. */
export const leisure: Readonly<Partial<Record<Purpose, readonly WordedTask[]>>> = {
  walk: [
    task("sitting on a bench for a while", "🪑", "seat"),
    task("watching the ducks", "🦆"),
    task("taking the long way round", "🚶"),
    task("stopping to look at the sky", "☁️"),
    task("nodding to whoever comes by", "👋"),
  ],
  coffee: [
    task("ordering another cup", "☕"),
    task("watching people go by the window", "🪟"),
    task("leafing through the paper that lies about", "📰"),
    task("making a cup last", "☕"),
  ],
  drinks: [
    task("ordering another round for oneself", "🍺"),
    task("listening to the talk at the bar", "👂"),
    task("watching a game of darts", "🎯"),
    task("making a glass last", "🍺"),
  ],
  company: [
    task("sitting back and listening", "👂"),
    task("looking round for a familiar face", "👀"),
    task("leafing through a magazine", "📖"),
    task("putting the kettle on", "🫖", "kettle", "boiling"),
  ],
  reading: [
    task("reading on to the end of the chapter", "📖"),
    task("turning back a page", "📖"),
    task("looking up from the book for a while", "💭"),
    task("choosing what to read next", "📚"),
  ],
  games: [task("playing one more round", "🎲"), task("working out what went wrong", "🤔"), task("keeping score", "📝")],
  shopping: [
    task("comparing two prices", "🏷️"),
    task("reading a label to the end", "🔎"),
    task("going back for what was forgotten", "🛒"),
  ],
};

/** Breaks of any work. */
export const breaks = [
  task("taking a short break", "☕"),
  task("stretching and looking out of the window", "🪟"),
  task("having a cup of tea", "🍵"),
  task("walking up and down for a few minutes", "🚶"),
];

/** What an event is decorated with where its town does not say. */
const GARLANDS = "paper garlands";

/** The parts of preparing an event, in their order. */
export const eventParts: Readonly<Record<string, (decoration: string | null) => readonly WordedTask[]>> = {
  supplies: () => [
    task("going through the list of what the party needs", "📋"),
    task("choosing coloured paper, ribbon and lanterns", "🎀", ["festive", "shelf"], "picked over"),
    task("comparing candles by their length", "🕯️"),
    task("carrying a full basket to the counter", "🧺", "counter", "with a full basket on it"),
  ],
  prepare: (decoration) => [
    task("unpacking the decorations", "📦"),
    task(
      `cutting out ${decoration ?? GARLANDS}`,
      "✂️",
      ["table", "seat"],
      `with ${decoration ?? GARLANDS} strung over it`,
    ),
    task("hanging streamers from corner to corner", "🎊"),
    task("winding ribbon round what stands about", "🎹", ["piano", "lamp"], "wound with ribbon"),
    task("writing the party up for everybody to see", "🖍️", "board", "announcing the party"),
    task("climbing on a chair to fix a lantern", "🏮"),
    task("stepping back to see whether it hangs straight", "👀"),
    task("sweeping up the scraps of paper", "🧹"),
  ],
  help: (decoration) => [
    task(`threading ${decoration ?? GARLANDS} on a string`, "🧵"),
    task("holding the ladder", "🪜"),
    task("blowing up balloons", "🎈"),
    task("taping down the end of a streamer", "🎊"),
    task("laughing over a crooked streamer", "😄"),
  ],
  setup: () => [
    task("pushing the tables together", "🪑"),
    task("setting out cups and plates", "🍽️", ["table", "seat"], "laid for a party"),
    task("arranging the cakes", "🧁"),
    task("lighting the candles", "🕯️"),
    task("looking round once more before the first guests come", "👀"),
  ],
  clear: () => [
    task("collecting cups and plates", "🍽️"),
    task("taking the decorations down", "🎊", ["table", "seat"], "being cleared"),
    task("unwinding the ribbon", "🎀", ["piano", "lamp"], "being cleared"),
    task("wiping the board clean", "🧽", "board", "being wiped"),
    task("washing up and sweeping the floor", "🧹"),
  ],
};
