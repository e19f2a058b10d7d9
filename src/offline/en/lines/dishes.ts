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
  /** What asks how it is made, and is told what goes into it. */
  hows: [
    "how do you make",
    "how did you make",
    "how d'you make",
    "how do you cook",
    "how did you cook",
    "how is it made",
  ],
  /** What asks it only where something to eat is named as well. */
  holds: ["does it have", "does this have", "does that have", "does it contain", "has it got"],
  /** What goes into something else than a dish: "how did you get into this?" */
  notInside: ["get into", "got into", "getting into", "you into", "born into"],
  /** What stands between what is asked after and the thing: "is there meat in it?" And with what such a question begins. */
  within: ["in", "inside", "into"],
  asks: words("what what's whats which is are any does do did has have anything how"),
  /** Where such a question begins, whatever stands before it. */
  whats: words("what what's whats"),
  /** What asks what a thing is, right before its name, and what may follow where it is only pointed at. */
  whatIs: [
    "what's",
    "whats",
    "what is",
    "what are",
    "what exactly is",
    "what on earth is",
    "what the heck is",
    "wtf is",
  ],
  whatLike: ["like"],
  whatOnly: words("exactly then anyway though actually like even supposed to be thing stuff"),
  /** Of a thing that nobody knows by its name. */
  guessed: [
    "{Thing}? At a guess, whatever there was plenty of today, wrapped so that it lasts.",
    "{Thing}? A bit of this and that, put together this morning. I'd be guessing at the rest.",
    "{Thing}: the name's older than I am. At a guess, whatever keeps well, and enough of it.",
  ],
  /** What asks what is the matter with a thing that is sold, and what may be. */
  flawWords: [
    ...[
      "what's wrong with",
      "whats wrong with",
      "what is wrong with",
      "what's the matter with",
      "whats the matter with",
    ],
    ...["so cheap", "that cheap", "the catch", "what went wrong with"],
  ],
  flaws: [
    "Nothing that stops it doing its work. A mark here, a crooked edge there.",
    "It's the looks, mostly. Turn that side to the wall.",
  ],
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
  /** What points at the thing that was spoken of. */
  points: words("it they them that this these those"),
  /** What asks who something comes from; with "from" behind it, and by itself. */
  whence: ["where does", "where do", "where's", "wheres", "where is", "where did"],
  from: ["from"],
  suppliers: [
    ...["brings", "sells", "delivers", "gives", "gets", "brought", "sold"].map((does) => `who ${does} you`),
    ...words(
      "bring brings brought deliver delivers delivered supply supplies catch catches catched caught grow grows grew bake bakes baked brew brews brewed cook cooks cooked make makes made pick picks picked",
    ).map((does) => `who ${does}`),
    "who do you buy",
    "who do you get",
    "where do you get",
    "where do you buy",
    "where d'you get",
    "whos your supplier",
  ],
  /** What is of the maker's own doing. */
  makes: words("make makes made bake bakes baked cook cooks cooked brew brews brewed").map((does) => `who ${does}`),
  /** What asks whether it is made or grown where it is sold. */
  makesHere: [
    ...["home made", "homemade", "hand made", "handmade", "made here", "made by you", "baked here", "baked by you"],
    ...[
      "from scratch",
      "brewed here",
      "grown",
      "grow here",
      "grow up here",
      "grow round here",
      "come from near",
      "come from here",
      "come from round",
      "from around here",
    ],
    ...["from round here", "caught here", "caught round here", "locally", "local"],
  ],
  /** What asks that of whoever is there, and what may follow where it only points. */
  youMake: [
    ...["did", "do"].flatMap((asks) =>
      words("make bake cook brew grow catch knit sew").map((does) => `${asks} you ${does}`),
    ),
    ...words("make bake cook brew").flatMap((does) => [`you ${does} them`, `you ${does} it yourself`]),
  ],
  ofThis: words("yourself yourselves here today all any of one ones then too"),
  grown: words("grown grow caught catch local locally"),
  /** To whoever asks whether it is made here, or else where. */
  madeHere: ["Made right here, by me.", "It's all made here, every bit of it."],
  ownMade: ["I do, right here.", "Me. It's all made here.", "That's made here, by me."],
  fromThem: ["That comes from {who}, {at}.", "From {who}. You'd find {them} {at}."],
  fromPlace: ["That comes from {place}.", "From {place}, as fresh as I can get it."],
  /** Who is known to have what by what they are, and what is said where the town has nobody. */
  supplies: [
    {
      of: words("fish cod mackerel herring trout salmon sardines prawns mussels oysters crab crabs shellfish"),
      by: ["fisherman", "fisherwoman", "fisher", "fishmonger"],
      says: ["Off the morning boat.", "Off the first boat in, whoever's that is."],
    },
    {
      of: words("cheese"),
      by: ["cheesemaker", "cheese maker", "dairyman", "dairy farmer"],
      says: ["From a dairy out in the country. It comes by the wheel.", "A dairy, a long way up a bad road."],
    },
    {
      of: words("bread loaf loaves rolls flour"),
      by: ["baker", "miller"],
      says: [
        "It's baked before it's light, and it's here before you are.",
        "Out of an oven that's up earlier than I am.",
      ],
    },
    { of: words("honey wax"), by: ["beekeeper"], says: ["From somebody with more bees than sense."] },
    {
      of: words("meat beef pork lamb mutton ham bacon sausage sausages chicken"),
      by: ["butcher", "shepherd"],
      says: ["From a butcher I've never had to argue with.", "A butcher brings it. I only say how much."],
    },
    {
      of: words("milk cream butter eggs egg"),
      by: ["farmer", "dairyman", "goatherd"],
      says: ["From a farm. It's at the door before I am.", "A farm sends it down, every other day."],
    },
    {
      of: words(
        "vegetables potatoes carrots onions leeks tomatoes apples plums fruit lentils barley apricots pears cherries peaches berries gooseberries rhubarb",
      ),
      by: ["market gardener", "farmer", "greengrocer", "grocer"],
      says: [
        "From whoever's garden has too much of it, and the rest comes in crates.",
        "Out of gardens, where there are any, and out of crates for the rest.",
      ],
    },
    {
      of: words("beer ale bitter lager stout cider wine whisky"),
      by: ["brewer", "vintner"],
      says: [
        "It comes in barrels, and I never ask the barrels anything.",
        "From a brewery that sends the barrels and wants them back.",
      ],
    },
    {
      of: words("tea coffee cocoa sugar spices"),
      by: [],
      says: [
        "It comes a long way, and then by the sack.",
        "From far off, by ship and by lorry. It has seen more than I have.",
      ],
    },
    {
      of: words("cups cup bowls bowl plates plate mugs mug jug pots"),
      by: ["potter", "kiln master"],
      says: ["They were here before me. No two match, if you look."],
    },
  ] as readonly { readonly of: readonly string[]; readonly by: readonly string[]; readonly says: readonly string[] }[],
  /** Who only sells what others make. */
  sellers: ["shopkeeper", "owner", "seller", "dealer"],
  anywhere: ["It comes with the deliveries, before I'm properly awake.", "It's brought in. I only sign for it."],
} as const;
