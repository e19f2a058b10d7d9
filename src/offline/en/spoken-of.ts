/** What a line speaks of that can be taken up in a phrase: a plain thing, place or beast, where it stands as one. Pure. */

/** Plain things, places and beasts of which any line may tell or ask. */
const NOUNS = new Set(
  "apple apples apron attic axe bag bags bakery balcony ball balloon balloons banjo barge barn barrel basket baskets bathtub batteries battery beach bean beans bed bee bees bell bells bench bicycle bike bill bird birds biscuit biscuits blanket blankets boat boats book books boots bottle bottles bowl bowls box boxes bread bricks bridge broom bucket bus butter button buttons cabbage cabin cake cakes camera camp candle candles caravan card cards carpet carrots cart castle cat cats ceiling cellar chain chair chairs chalk cheese cherries chess chickens chimney chocolate choir church cider cinema clarinet clock clocks clothes cloud clouds coat coin coins computer cottage cow cows crab crabs crown cup cups curtain curtains dictionary dog dogs doll donkey door doorbell doubloons dragon drawer dress drum duck ducks dust egg eggs engine envelope exhaust fence ferry fiddle field fish flag flower flowers flute fog forest fork forklift forklifts fox fractions fridge frog frogs funicular garage garden gate gearbox geese ghost ghosts glasses glove gloves goat goats goose grapes grass guitar hammer handbag harbour hat hats hen hens hill homework honey horse horses hotel ink island jacket jam jar jigsaw kettle kettles key keys kitchen kite kitten knife knives ladder lamp lamps lantern lanterns laptop laundry lawn lawnmower leaf leaves lemon lemons letter letters lever library lift lighthouse lorry luggage machine magnet map maps mask match maths mattress medal menu meringue milk mirror moon moped mountain mountains mouse moustache mud mug mugs museum mushrooms music nail nails needle nets newspaper notebook oar oars oats onion onions orchard oven owl painting paintings pan pancakes parcel parrot parrots path pebbles pen pencil pencils penguin penguins piano picture pictures pie pier pig pigeon pigeons pigs pillow pipe pizza plants plate plates plum pocket poem poems pond porridge postcard postcards pot potatoes potion pram puddle pumpkin puppet puppy puzzle quiche rabbit rabbits race radiator radio railway rattle recipe ring river roof rope rose roses rubbish sails salad salt sand sandals sandwich sandwiches saw scarf school scissors scones scooter sea seeds shed sheep shell shells ship ships shirt shoe shoelaces shoes shop shutters skateboard skeleton sledge snail snails snake snow soap socks sofa song songs soup spider spiders spoon spoons squirrel stairs stamp stamps star stars statue stew storm stove submarine sugar suitcase sums sunset swan swans sword table tables tandem tapestry tart telescope tent theatre ticket tickets tomatoes toolbox tower tractor train trains treasure trees trombone trousers trumpet tuba tunnel turnip turtle umbrella unicorn van vase vegetables video village vinegar violin volcano waffles wagon wall wallet wardrobe waterfall wheel wheelbarrow wheels whistle windmill window windows wine wool worms zebra".split(
    " ",
  ),
);

/** What stands before such a word where it is one; "your kettle" is whoever's who hears it, and is not taken up. */
const OURS = new Set(["my", "our"]);
const BEFORE = new Set(
  "a an the this that these those his her their its some any two three four five six many no more of about for with like and or got have has had want sell sells buy bought love hate hating into from is was are were only just".split(
    " ",
  ),
);
/** After what of these only several stand, or what is not counted: "about goats", and not "of race". */
const BARE = new Set(
  "of about for with like and or got have has had want sell sells buy bought love hate hating into from is was are were only just many more some any two three four five six".split(
    " ",
  ),
);

/** What stands after it where it is what is spoken of, and no part of another word. */
const AFTER = new Set(
  "and but or so because is are was were isn't wasn't aren't weren't do does did don't doesn't has have had will would can can't cannot could should may might in on at by for from of off out to with without up down over under near behind before after during today tonight tomorrow yesterday now then again too either here there that which who when where while as than i you he she we they yet already since until every all please though lol haha needs need says said wants came went fell got broke stopped".split(
    " ",
  ),
);

/** What is not counted. */
const MASS = new Set(
  "bread butter cheese chocolate cider dust fog furniture grass homework honey ink jam laundry luggage milk mud music oats porridge rubbish salad salt sand snow soap soup stew sugar vinegar wine wool chess clothes".split(
    " ",
  ),
);

const isMany = (word: string): boolean => MASS.has(word) || /(?:[^s]s|geese|mice|knives|leaves)$/.test(word);

/** "the goats", "your kettle": what a text speaks of, by one of the plain nouns or of some things by name; null where it speaks of none. */
export function spokenOf(text: string, things: readonly string[]): string | null {
  const plain = text.toLowerCase().replaceAll("\u2019", "'");
  const known = new Set(things.map((one) => one.toLowerCase()));
  for (const part of plain.split(/[^\p{L}\p{N}'\s-]+/u)) {
    const words = part.trim().split(/\s+/);
    for (const [i] of words.entries())
      for (const many of [3, 2, 1]) {
        const noun = words.slice(i, i + many).join(" ");
        if (i + many > words.length || !(known.has(noun) || NOUNS.has(noun))) continue;
        const [before, after] = [words[i - 1] ?? "", words[i + many]];
        if (after !== undefined && !AFTER.has(after) && !/[^e]ed$/.test(after)) continue;
        if (OURS.has(before)) return `your ${noun}`;
        if (BEFORE.has(before) && (!BARE.has(before) || known.has(noun) || isMany(noun))) return `the ${noun}`;
      }
  }
  return null;
}
