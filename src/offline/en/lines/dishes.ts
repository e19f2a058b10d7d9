/** English: what something to eat or drink is made of, and who it comes from. */
const words = (text: string) => text.split(" ");

export const dishes = {
  /** What asks it of a thing that is named or pointed at: "what's the soup made of?" */
  made: [
    "made of",
    "made from",
    "made with",
    "made out of",
    "ingredients",
    "what's inside",
    "whats inside",
    "what is inside",
    "goes into",
    "goes in",
  ],
  /** What asks it only where something to eat is named as well. */
  holds: ["does it have", "does this have", "does that have", "does it contain", "has it got"],
  /** What stands between what is asked after and the thing: "is there meat in it?" And with what such a question begins. */
  within: ["in", "inside", "into"],
  asks: words("what what's whats which is are any does do did has have anything how"),
  /** What may stand in a question that only points, and names nothing else. */
  beside: words("put puts use got go goes lot bit exactly actually else other kind sort sorts inside into contain"),
  /** What may be asked after. */
  stuffs: words(
    "meat pork beef chicken bacon ham fish shellfish prawns nuts nut peanuts almonds milk dairy cream butter cheese egg eggs gluten wheat flour sugar alcohol onion onions garlic raisins currants honey soy sesame caffeine salt pepper spices",
  ),
  /** Nobody here made it, and nobody has said. */
  unknown: [
    "I didn't make that one; I'd have to ask in the kitchen.",
    "I couldn't tell you for certain, and I'd rather not guess.",
    "To the last pinch I don't know. I'd have to ask whoever made it.",
  ],
  /** Who may not eat everything is told no usual recipe. */
  allergy: words("allergic allergy allergies intolerant intolerance coeliac celiac anaphylactic"),
  askFirst: ["Ask in the kitchen before you eat any of it.", "Have the kitchen tell you before you touch it."],
  /** What asks who something comes from; with "from" behind it, and by itself. */
  whence: ["where does", "where do", "where's", "wheres", "where is", "where did"],
  from: ["from"],
  suppliers: [
    ...["brings", "sells", "delivers", "gives", "gets"].map((does) => `who ${does} you`),
    ...["brings", "delivers", "supplies", "catches", "grows", "bakes", "brews", "makes", "made", "baked"].map(
      (does) => `who ${does}`,
    ),
    "who do you buy",
    "who do you get",
    "where do you get",
    "where do you buy",
    "where d'you get",
    "whos your supplier",
  ],
  /** What is of the maker's own doing. */
  makes: ["who makes", "who made", "who bakes", "who baked", "who cooks", "who cooked", "who brews"],
  ownMade: ["I do, right here.", "Me. It's all made here.", "That's made here, by me."],
  fromThem: ["That comes from {who}, {at}.", "From {who}. You'd find {them} {at}."],
  fromPlace: ["That comes from {place}.", "From {place}, as fresh as I can get it."],
  /** Who is known to have what by what they are, and what is said where the town has nobody. */
  supplies: [
    {
      of: words("fish cod mackerel herring crab crabs shellfish"),
      by: ["fisherman", "fisherwoman", "fisher", "fishmonger"],
      says: ["Off the morning boat.", "Off the first boat in, whoever's that is."],
    },
    {
      of: words("cheese"),
      by: ["cheesemaker", "cheese maker", "dairyman", "dairy farmer"],
      says: ["From a dairy out in the country. It comes by the wheel."],
    },
    {
      of: words("bread loaf loaves rolls flour"),
      by: ["baker", "miller"],
      says: ["It's baked before it's light, and it's here before you are."],
    },
    { of: words("honey wax"), by: ["beekeeper"], says: ["From somebody with more bees than sense."] },
    {
      of: words("meat beef pork lamb mutton ham bacon sausage sausages chicken"),
      by: ["butcher", "shepherd"],
      says: ["From a butcher I've never had to argue with."],
    },
    {
      of: words("milk cream butter eggs egg"),
      by: ["farmer", "dairyman", "goatherd"],
      says: ["From a farm. It's at the door before I am."],
    },
    {
      of: words("vegetables potatoes carrots onions leeks tomatoes apples plums fruit lentils barley"),
      by: ["market gardener", "farmer", "greengrocer", "grocer"],
      says: ["From whoever's garden has too much of it, and the rest comes in crates."],
    },
    {
      of: words("beer ale bitter lager stout cider wine whisky"),
      by: ["brewer", "vintner"],
      says: ["It comes in barrels, and I never ask the barrels anything."],
    },
    { of: words("tea coffee cocoa sugar spices"), by: [], says: ["It comes a long way, and then by the sack."] },
    {
      of: words("cups cup bowls bowl plates plate mugs mug jug pots"),
      by: ["potter", "kiln master"],
      says: ["They were here before me. No two match, if you look."],
    },
  ] as readonly { readonly of: readonly string[]; readonly by: readonly string[]; readonly says: readonly string[] }[],
  anywhere: ["It comes with the deliveries, before I'm properly awake.", "It's brought in. I only sign for it."],
} as const;
