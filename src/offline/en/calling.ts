/** English: how people are called. */
import { literal } from "../../language/literal.ts";
import { type Calling, withoutLead } from "../understand/calling.ts";

const split = (words: string): readonly string[] => words.split(" ");

/** A question that is no whole one, of who somebody is: "From the baths?", "The one with the goat?" */
const FRAGMENT =
  /^\W*(?:from|of|with|at|in|on|by|near|over|down|up|behind|the|a|an|that|this|one|some|your|his|her|their|old|young|little)\b[^.!?]*\?/i;
/** Asks who they are, or says that one has not heard of them. */
const WHO_IS = /^\W*(?:(?:and |so )?who(?:'s| is| was) (?:that|this|he|she|it)\b|never heard|no idea|don't know)/i;
/** What others take for somebody's pronouns; who is "they" is called anything. */
const OF_THEM: Readonly<Record<"she" | "he" | "they", ReadonlySet<string>>> = {
  she: new Set(["she", "her", "hers", "they"]),
  he: new Set(["he", "him", "his", "they"]),
  they: new Set(["she", "her", "hers", "he", "him", "his", "they", "them", "their"]),
};
/** What several are taken for. */
const SEVERAL: ReadonlySet<string> = new Set(["they", "them", "their", "theirs"]);
/** Asks who somebody is: "is he the one with the seaweed?" */
const ARE_THEY =
  /^\W*(?:(?:is|was|are|were|isn't|wasn't) (?<asked>\w{2,5})|(?<said>\w{2,5})(?:'s|'re| is| was| are| were)) (?<whose>the|a|an|one|your|that)\b/i;

const OPENS = split(
  "oh ah ooh aw hm hmm um uh er eh ok okay k kk well so and but now then right yes yeah yep no nope nah please excuse me there everyone everybody all folks guys friends people again alright lol haha ha wait omg wow listen look sure fine actually anyway also indeed come on",
);
const GREETS = split(
  "hi hello hey hiya heya oi yo ahoy hail howdy psst good morning evening afternoon day night nite goodnight goodbye bye cheers ta thanks thank you thx ty farewell sorry morning welcome congratulations congrats",
);

/** What may go before words that ask for somebody; "please" is one of those. */
const LEADS = { opens: OPENS.filter((one) => one !== "please"), greets: GREETS };
/** Asks for whoever is named next: "could I speak to", "I'd like a word with", "get me". Behind anything else it is only told: "she said I could speak to". */
const ASKS_FOR = [
  /^(?:please )?(?:can|could|may|might) (?:i|we)(?: please)? (?:talk|speak|chat) (?:to|with)$/,
  /^(?:please )?(?:can|could|may|might) (?:i|we)(?: please)? have a (?:quick )?(?:word|chat) with$/,
  /^(?:please )?(?:i|we)(?:'d| would|d) (?:like|love) (?:to (?:talk|speak|chat) (?:to|with)|(?:to have )?a (?:quick )?(?:word|chat) with)$/,
  /^(?:please )?(?:i|we) (?:want|need|wish) to (?:talk|speak) (?:to|with)$/,
  /(?:^|^please |^(?:can|could|would|will) you (?:please )?)(?:get|fetch) me$/,
  /(?:^please |^(?:can|could|would|will) you (?:please )?)(?:get|fetch|call)$/,
];
/** What may follow whoever is asked for, and asks for nothing else. */
const FOR_THEM =
  /^,? ?(?:(?:for )?(?:a|one) (?:moment|minute|second|bit|word)|about \w.{0,60}|now|then|again|over|here)?,? ?(?:please|pls)?$/;

/** "Sunniva? From the baths?" A whole question after a name calls them, and of "your son" whoever is there is asked. */
function onlyAbout(text: string, name: string, pronouns: keyof typeof OF_THEM, here: boolean): boolean {
  const begins = new RegExp(`^\\W*(?:and |so |but )?${literal(name)}\\s*(?<how>[?,])(?<rest>.*\\w.*)`, "isu");
  const { how, rest = "" } = begins.exec(text)?.groups ?? {};
  if (how === undefined) return false;
  const theirs = (word: string | undefined) => OF_THEM[pronouns].has((word ?? "").toLowerCase());
  // "Is he the one with the seaweed?" asks who they are; "is she all right?" may ask of anybody.
  const { asked, said, whose } = ARE_THEY.exec(rest)?.groups ?? {};
  if (theirs(asked ?? said) && !(here && whose?.toLowerCase() === "your")) return true;
  const [first = ""] = rest.split(/[.!?]/);
  const spoken = (first.match(/[a-z]+/gi) ?? []).some(theirs);
  // "And Tom, who is he?" is not said to somebody who does not hear it.
  if (how === ",") return !here && WHO_IS.test(rest);
  return FRAGMENT.test(rest) || WHO_IS.test(rest) || spoken;
}

/** How people are called in English. */
export const calling: Calling = {
  opens: OPENS,
  greets: GREETS,
  wishes: [
    ...["happy birthday", "merry christmas", "happy christmas", "happy new year", "happy easter", "happy anniversary"],
    ...["many happy returns", "good luck", "well done", "good job", "nice one", "welcome back", "welcome home"],
    ...["get well soon", "take care", "sleep well", "sweet dreams", "long time no see", "all the best"],
  ],
  with: split(
    "mr mrs miss ms dr mister mistress master sir lady madam dear fair good sweet lovely captain uncle aunt woman man maiden girl boy kind",
  ),
  after: split(
    "mate buddy pal dear darling love pet petal duck hen hon honey sweetheart sweetie babe flower squire chief boss man dude bro bruv friend lad lass girl boy sir please pls plz hun mdear",
  ),
  asks: split(
    "what whats what's wat who whos who's whose why how hows how's when whens where wheres where's which any whatcha",
  ),
  helps: split(
    "is isn't isnt was wasn't are aren't were do don't dont did didn't does can can't cant could couldn't will won't would shall should may must have haven't has had hast art dost wilt canst hath am ain't",
  ),
  subjects: split("i you u ya ye thou we there this that he she they it your ur my"),
  you: split("you u ur your yours yourself you're youre youve you've you'll ya ye yer thou thy thee"),
  me: split("i i'm im i'd id i'll ill i've ive we we're we'd my"),
  gives: split("brought bring got get gave give have ask asked need miss missed want love thank owe promise wish for"),
  bids: split(
    "tell give show look come please pls thanks thank sorry help wait stop listen bring let let's lets put say hand pour make get take sing play pass remember welcome mind guess fancy need want care answer open close",
  ),
  clipped: ["got", "got any"],
  goesOn: split(
    "is isn't was wasn't has hasn't had hadn't does doesn't did didn't can't cannot can could couldn't will won't wouldn't says said knows told tells and or who's asked thinks thought seems looks likes loves",
  ),
  closes: split(
    "it me you u us them him her now then here there today tonight tomorrow yesterday again up down out off on in too though yet much lot way time all ever always anyway already later soon long first please pls well right ok okay one two three days day week year years lately alone together instead else work home been doing",
  ),
  determines: split("the a an my your ur his her our their this that some any no more another"),
  ends: [],
  narrates: [],
  seen: [],
  dismisses: [
    "wasn't talking to you",
    "wasnt talking to you",
    "wasnt talking to u",
    "wasnt even talking to u",
    "wasn't even talking to you",
    "not talking to you",
    "not talking to u",
    "didn't ask you",
    "didnt ask you",
    "didnt ask u",
    "not asking you",
    "not asking u",
    "wasn't asking you",
    "wasnt asking u",
  ],
  handsOn: [
    ...["i asked", "was asking", "am asking", "i'm asking", "im asking", "asking", "talking to", "speaking to"],
    ...["spoke to", "i meant", "talkin to"],
  ],
  and: ["and", "&", "n", "'n'"],
  asksFor: (before, after) => {
    const asks = withoutLead(before, LEADS);
    return ASKS_FOR.some((one) => one.test(asks)) && FOR_THEM.test(after);
  },
  names: split("call calls called name named"),
  turns: [
    ...["turns to", "turning to", "turns towards", "walks over to", "walks up to", "goes over to", "goes to"],
    ...["leans over to", "leans towards", "sits down beside", "sits down next to", "sits next to", "sits beside"],
    ...["across from", "opposite", "steps up to", "comes up to", "hurries to", "calls to"],
  ],
  glances: [
    ...["looks at", "looking at", "looks over at", "glances at", "glances over at", "glances from", "smiles at"],
    ...["grins at", "winks at", "nods at", "nods to", "waves at", "waves to", "points at", "points to", "hat to"],
    ...["bows to", "bows before", "deeply before"],
  ],
  at: split("with in by at on near behind under over beside from"),
  identifies: [
    ...["are you", "are u", "r u", "ru", "you're", "youre", "ur", "you", "u", "you are", "you must be", "u must be"],
    ...["must be", "one of you", "is that you", "so you're", "so you are", "which of you is", "i take it you're"],
  ],
  owns: split("your ur my"),
  exclaims: split("boy man brother lord oh"),
  polite: [],
  roles: [
    ["sir mister gentleman", "he", 16, 200],
    ["+man +fellow +chap +gentleman +sir", "he", 14, 200],
    ["miss", "she", 14, 64],
    ["ma'am maam madam madame lady", "she", 18, 200],
    ["+lady +woman", "she", 14, 200],
    ["lad laddie", "he", 0, 38],
    ["boy sonny +boy", "he", 0, 25],
    ["girl lass lassie +girl", "she", 0, 30],
    ["kid kiddo +one", null, 0, 17],
    ["grandma granny gran", "she", 58, 200],
    ["grandpa gramps grandad granddad", "he", 58, 200],
    ["doctor doc physician", null, 0, 200, "doctor physician surgeon medic"],
    ["professor prof", null, 0, 200, "professor lecturer"],
    ["teacher", null, 0, 200, "teacher schoolmaster"],
    ["chef cook", null, 0, 200, "cook chef"],
  ],
  kin: [],
  young: split("young little"),
  old: split("old elderly"),
  keepers: split(
    "barkeep barkeeper bartender barman barmaid landlord landlady waiter waitress shopkeeper innkeeper innkeep tavernkeeper publican proprietor",
  ),
  several: [
    ...["you two", "u two", "you both", "both of you", "either of you", "you guys", "you all", "all of you", "y'all"],
    ...["you lot", "you three", "one of you", "two of you"],
  ],
  pointing: [
    ...["you there", "you over there", "you in the", "you with the", "you at the", "you by the", "oi you", "hey you"],
    "you behind",
  ],
  onlyAbout,
  areAbout: (said) => (said.toLowerCase().match(/[a-z]+/g) ?? []).some((word) => SEVERAL.has(word)),
  isAbout: (said, pronouns) => (said.toLowerCase().match(/[a-z]+/g) ?? []).some((word) => OF_THEM[pronouns].has(word)),
};
