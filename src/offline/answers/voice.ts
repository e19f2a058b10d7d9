/**
 * From the third person in which memories are kept to the first in which a resident speaks, and the small marks of a resident's own
 * way of talking. Pure.
 */
import { literal } from "../../language/literal.ts";
import type { Persona } from "../../mind/persona.ts";
import type { Self } from "../../mind/self.ts";
import type { Random } from "../../world/chance.ts";
import type { Memory } from "../../world/events.ts";
import { firstName } from "../../world/people.ts";
import { type PersonId, type PlaceId, placeOf } from "../../world/places.ts";
import { quoteOf, visitorCalled } from "./names.ts";
import { toldIn, visitorsMet } from "./words.ts";

export { quoteOf } from "./names.ts";

/** Most characters of an answer. */
export const LONGEST_ANSWER = 300;

/** Verbs that may follow "and" in a sentence about somebody; the first verb of a sentence needs no list. */
const verbs = new Set(
  `be have do go get like love hate want need know think believe feel find see hear meet live work study teach write read paint draw play sing run lift train
cook bake eat drink sleep wake rise wash walk talk say tell ask answer call help lend give take bring keep hold carry make build mend repair fix plan prepare
finish start begin try use look watch listen learn stream game film act perform compose practise practice photograph collect count admire respect trust
worry care miss enjoy prefer avoid dislike disagree agree argue quarrel complain shout laugh joke tease smile greet serve pour sell buy shop tend grow weed plant mentor
lead explain mind share stay come leave return sit stand treat throw bring hide hope dream wonder doubt fear regard rank save spend earn pay owe own run close open lock order
consider seem say compute show invent remind rewrite recite hang fold line breakfast dine reckon recall burn fetch plant collect sketch edit record knit sew swim cycle jog pray vote fear manage produce speak spend notice pass trade prop lean follow visit attend research regret remember forget belong expect invite support wait hum clean`
    .split(/\s+/)
    .filter(Boolean),
);

/** A verb's plain form from the third person singular: "studies" -> "study", "is" -> "am". Words that are none stay as they are. */
export function plainVerb(verb: string): string {
  const irregular: Readonly<Record<string, string>> = {
    is: "am",
    has: "have",
    does: "do",
    goes: "go",
    was: "was",
    focuses: "focus",
    "isn't": "am not",
    "hasn't": "haven't",
    "doesn't": "don't",
  };
  if (irregular[verb]) return irregular[verb];
  if (!/[a-z]s$/.test(verb) || /(?:ss|us|ways)$/.test(verb)) return verb;
  if (/ies$/.test(verb)) return verb.length <= 4 ? verb.slice(0, -1) : `${verb.slice(0, -3)}y`;
  if (/(?:ss|sh|tch|ch|x|zz|o)es$/.test(verb)) return verb.slice(0, -2);
  return verb.slice(0, -1);
}

const adverb =
  "(?:also|still|often|usually|always|never|rarely|now and then|sometimes|only|recently|lately|just|even|soon|mostly|hardly|really|barely|mildly|gladly|quietly|secretly|already|[a-z]+ly)";
const relation =
  "(?:wife|husband|son|daughter|father|mother|brother|sister|parents?|family|housemates?|dormmates?|classmates?|neighbou?rs?|colleagues?|friends?|home|room|house|apartment|work|own|paper|desk)";

const kinWord = /^(?:wife|husband|son|daughter|father|mother|brother|sister|parents?|family)$/;

/** A sentence about the resident in the third person, told by the resident: "Klaus Mueller is reading" -> "I am reading". */
export function asMe(self: Self, sentence: string): string {
  // What is quoted stays as it was said.
  const quotes = sentence.match(/"[^"]*"?/g) ?? [];
  const told = toldByMe(self, sentence.replace(/"[^"]*"?/g, "§"));
  let next = 0;
  return told.replace(/§/g, () => quotes[next++] ?? "");
}

/** A sentence without quotations, in the first person. */
function toldByMe(self: Self, sentence: string): string {
  const { persona } = self;
  let text = sentence.trim().replace(/(?<![.\s])[.\s]+$/, "");
  const name = [persona.name, firstName(persona.name)].find((one) =>
    new RegExp(`^${literal(one)}(?:'s)?\\b(?! ${literal(persona.name.split(" ").at(-1)!)}\\b.{0,1}$)`).test(text),
  );
  let mine = false;
  if (name) {
    const joint = new RegExp(
      `^${literal(name)} and (\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)*) (\\p{Ll}.*)$`,
      "u",
    ).exec(text);
    if (joint) text = `${joint[1]!.trim()} and I ${joint[2]}`;
    else if (text.startsWith(`${name}'s `)) text = `My ${text.slice(name.length + 3)}`;
    else if (text.startsWith(`${name} `)) text = `I ${firstVerb(text.slice(name.length + 1))}`;
    mine = true;
    text = otherVerbs(text);
    text = pronouns(self, text);
  }
  const both = `(?:${literal(persona.name)}|${literal(firstName(persona.name))}(?! \\p{Lu}))`;
  text = text
    .replace(new RegExp(`\\b${both}'s\\b`, "gu"), "my")
    .replace(
      new RegExp(`\\b${both} (is|was|has|will|would|can|could|should|had)\\b`, "gu"),
      (_, verb: string) => `I ${plainVerb(verb)}`,
    )
    .replace(new RegExp(`\\b${both} ([a-z]+s)\\b`, "gu"), (whole, verb: string) => {
      const base = plainVerb(verb);
      return base !== verb && verbs.has(base) ? `I ${base}` : whole;
    })
    .replace(new RegExp(`\\b${both}(?![\\p{L}])`, "gu"), "me");
  return mine
    ? text
        .replace(/^I am (?=\w)/, "I'm ")
        .replace(/^I have (been|got|decided|known|had|just|only|lived|taken)\b/, "I've $1")
    : text;
}

function firstVerb(rest: string): string {
  return rest.replace(
    new RegExp(`^((?:${adverb} )*)([a-z']+)`),
    (_, before: string, verb: string) => `${before}${plainVerb(verb)}`,
  );
}

/** Verbs joined by "and" or a comma, unless they belong to a relative clause. */
function otherVerbs(text: string): string {
  return text.replace(
    new RegExp(`(, and |, but |, | and | but | or | then )(${adverb} )?([a-z]+)\\b`, "g"),
    (whole: string, joint: string, by: string | undefined, verb: string, at: number) => {
      const base = plainVerb(verb);
      if (base === verb || !(verbs.has(base) || base === "am" || base === "have")) return whole;
      const clause = text.slice(text.lastIndexOf(",", at - 1) + 1, at);
      if (
        !joint.startsWith(",") &&
        /\b(?:who|which|whose|that|where|whom|what|how|when|since|because)\b(?! (?:will|would|can|could|should|may|might)\b)/.test(
          clause,
        )
      )
        return whole;
      return `${joint}${by ?? ""}${base}`;
    },
  );
}

/** Their pronouns become mine where nobody else can be meant; a clause where somebody else could be is left out. */
function pronouns(self: Self, sentence: string): string {
  const { persona, town } = self;
  const sets = {
    she: ["she", "her", "her", "herself"],
    he: ["he", "him", "his", "himself"],
    they: ["they", "them", "their", "themselves"],
  } as const;
  const [subject, object, possessive, reflexive] = sets[persona.pronouns];
  let text = sentence
    .replace(
      /(?<=\b(?:wife|husband|partner)\b.{0,200})\btheir (?=(?:son|daughter|child|children|house|home)\b)/g,
      "our ",
    )
    .replace(/\bthe two of them\b/g, "the two of us")
    .replace(/\bthings between them\b/g, "things between us");

  const others = [...town.personas.values()].filter(
    (one) => one.id !== persona.id && (one.pronouns === persona.pronouns || persona.pronouns === "they"),
  );
  const rival = Math.min(
    ...others.map(
      (one) => new RegExp(`\\b${literal(firstName(one.name))}\\b`).exec(text)?.index ?? Number.POSITIVE_INFINITY,
    ),
  );
  text = text.replace(new RegExp(`\\b${literal(reflexive)}\\b`, "g"), (word: string, where: number) =>
    where < rival ? "myself" : word,
  );
  if (persona.pronouns !== "they") text = text.replace(/\bthey (?=[a-z]+ each other\b)/g, "we ");
  const kinds = persona.ties.map((one) => ({ kind: one.kind, name: town.personas.get(one.to)?.name ?? "" }));
  text = text.replace(
    new RegExp(
      `\\b${literal(possessive)} (?:next-door |old |good |close )?(${relation})\\b(?:,? (\\p{Lu}\\p{L}+ \\p{Lu}\\p{L}+))?`,
      "gu",
    ),
    (whole: string, word: string, name: string | undefined, where: number) => {
      const same = (kind: string) => kind.includes(word.replace(/s$/, "").replace("neighbor", "neighbour"));
      const own =
        where < rival ||
        (name
          ? kinds.some((one) => one.name === name && same(one.kind))
          : !kinWord.test(word) || kinds.some((one) => same(one.kind)));
      return own ? whole.replace(possessive, "my") : whole;
    },
  );
  const unclear = new RegExp(`\\b(?:${literal(subject)}|${literal(object)}|${literal(possessive)})\\b`, "g");
  for (const match of text.matchAll(unclear)) {
    if (match.index <= rival) continue;
    const cut = Math.max(
      ...[
        ...text
          .slice(0, match.index)
          .matchAll(
            /, (?:which|though|who|whom|and|but|since|because|whose|ever)\b|,| (?:because|since|though|but|when|who|whom|whose|and) /g,
          ),
      ].map((one) => one.index),
      -1,
    );
    // Without a place to cut, better somebody else's pronoun than a wrong "I".
    return (
      mineAll(cut > 14 ? text.slice(0, cut) : text.slice(0, match.index), subject, object, possessive) +
      (cut > 14 ? "" : text.slice(match.index))
    );
  }
  return mineAll(text, subject, object, possessive);
}

function mineAll(text: string, subject: string, object: string, possessive: string): string {
  const notNoun =
    "(?:to|and|or|but|for|with|at|in|on|of|by|from|more|less|that|than|when|if|as|up|off|out|most|every|all|so|again|there|now|because|before|after|about|during|until|while|through|over|into|too)";
  let mine = text.replace(
    new RegExp(`\\b${literal(subject)} (${adverb} )?([a-z']+)`, "g"),
    (_, by: string | undefined, verb: string) =>
      `I ${by ?? ""}${subject === "they" ? (verb === "are" ? "am" : verb) : plainVerb(verb)}`,
  );
  if (object === possessive)
    mine = mine
      .replace(new RegExp(`\\b${literal(object)}\\b(?= (?!${notNoun}\\b)[a-z])`, "gi"), "my")
      .replace(new RegExp(`\\b${literal(object)}\\b`, "g"), "me");
  else
    mine = mine
      .replace(new RegExp(`\\b${literal(possessive)}\\b`, "g"), "my")
      .replace(new RegExp(`\\b${literal(object)}\\b`, "g"), "me");
  return mine;
}

/** What a resident does, said by themselves: "having an hour to herself" -> "having an hour to myself". */
export function myDoing(persona: Persona, doing: string): string {
  const own = { she: ["she", "her", "herself"], he: ["he", "his", "himself"], they: ["they", "their", "themselves"] }[
    persona.pronouns
  ];
  return doing
    .replace(/\b(?:herself|himself|themselves|themself)\b/g, "myself")
    .replace(
      new RegExp(`\\b${literal(own[0]!)} (${adverb} )?([a-z]+)`, "g"),
      (_, by: string | undefined, verb: string) => `I ${by ?? ""}${plainVerb(verb)}`,
    )
    .replace(new RegExp(`\\b${literal(own[1]!)}\\b(?= [a-z])`, "g"), "my")
    .replace(/(?<![.\s])[.\s]+$/, "");
}

/** How the resident calls somebody: by first name, unless two people they could mean share it. */
export function callName(self: Self, id: PersonId): string {
  const name =
    self.town.personas.get(id)?.name ??
    visitorCalled(self, id, self.world.people.get(id)?.name ?? visitorsMet(self).get(id) ?? "somebody");
  const first = firstName(name);
  const shared =
    [...self.town.personas.values()].filter((one) => firstName(one.name) === first && self.mind.ties.has(one.id))
      .length > 1;
  return shared ? name : first;
}

/** Pronouns of somebody the resident speaks of. */
export function pronounsOf(
  self: Self,
  id: PersonId,
): { they: string; them: string; their: string; are: string; were: string; have: string } {
  const which = self.town.personas.get(id)?.pronouns ?? "they";
  const [they, them, their] = { she: ["she", "her", "her"], he: ["he", "him", "his"], they: ["they", "them", "their"] }[
    which
  ] as [string, string, string];
  return {
    they,
    them,
    their,
    are: which === "they" ? "are" : "is",
    were: which === "they" ? "were" : "was",
    have: which === "they" ? "have" : "has",
  };
}

/** A place after "at" or "in": "at home", "in Johnson Park", "at the Rose and Crown Pub". */
export function atPlace(self: Self, place: PlaceId): string {
  if (place === self.persona.home.place) return "at home";
  return `${/\b(?:park|garden|street|square|forest|wood)s?$/i.test(placeOf(self.town.map, place).name) ? "in" : "at"} ${placeName(self, place)}`;
}

/** A place's name inside a sentence: "the Rose and Crown Pub", "the Moreno family's house". */
export function placeName(self: Self, place: PlaceId): string {
  const { name } = placeOf(self.town.map, place);
  if (/^the /i.test(name)) return `the ${name.slice(4)}`;
  return /\b(?:family'?s?|dorm|dormitory|co-living|space|market|store|pub|library)\b/i.test(name) &&
    !/^(?:\p{Lu}\p{L}+ ){1,2}\p{L}*'s /u.test(name)
    ? `the ${name}`
    : name;
}

/** Doing with its place, unless the words name it already: "having lunch" -> "having lunch at Hobbs Cafe". */
export function doingAt(self: Self, doing: string, place: PlaceId): string {
  const mine = myDoing(self.persona, doing);
  const { name, aliases } = placeOf(self.town.map, place);
  const said = [name, ...aliases].some((one) => mine.toLowerCase().includes(one.toLowerCase().replace(/^the /, "")));
  if (said || /\bhome\b/.test(mine)) return mine;
  if (place === self.persona.home.place && /\b(?:bed|washing|dressed|asleep|shower)\b/.test(mine)) return mine;
  return `${mine} ${atPlace(self, place)}`;
}

/** A quotation short enough to be repeated: whole sentences while they fit. */
export function shortQuote(quote: string, most = 170): string {
  const whole = quote.trim().replace(/\s+/g, " ").replace(/"/g, "'");
  if (whole.length <= most) return whole;
  let kept = "";
  for (const part of whole.match(/[^.!?]+[.!?]*/g) ?? []) {
    if ((kept + part).length > most) break;
    kept += part;
  }
  return kept.trim() || `${whole.slice(0, most - 1).replace(/\s+\S*$/, "")}…`;
}

/** Who a remembered line was said to, as its text says: names before the colon. */
const hearersOf = (text: string): string[] =>
  (/ said to (.{1,200}?): "/.exec(text)?.[1] ?? "").split(" and ").filter(Boolean);

/** A memory told by the one who has it; `asker` is called "you". Ends without a full stop when it does not end in a quotation. */
export function inFirstPerson(self: Self, memory: Memory, asker: PersonId | null = null): string {
  const { persona } = self;
  const quote = quoteOf(memory);
  const call = (name: string): string => {
    if (name === persona.name) return "me";
    const id =
      [...self.town.personas.values()].find((one) => one.name === name)?.id ??
      memory.subjects.find((one) => self.world.people.get(one)?.name === name);
    if (id && id === asker) return "you";
    return id ? callName(self, id) : name;
  };
  const spoken = /^(.{1,100}?) said(?: to (.{1,200}?))?: "/.exec(memory.text);
  if (spoken && quote !== null) {
    // The asker's own questions are no news to them.
    const words = `"${shortQuote(memory.speaker === asker ? toldIn(quote) || quote : quote)}"`;
    const to = hearersOf(memory.text).map(call);
    const others = to.length === 0 ? "" : to.length === 1 ? to[0]! : `${to.slice(0, -1).join(", ")} and ${to.at(-1)}`;
    if (memory.speaker === persona.id || spoken[1] === persona.name)
      return others ? `I told ${others}, ${words}` : `I said, ${words}`;
    const who =
      memory.speaker && memory.speaker === asker
        ? "you"
        : memory.speaker && !self.town.personas.has(memory.speaker)
          ? callName(self, memory.speaker)
          : call(spoken[1]!);
    const Who = who === "you" ? "You" : who;
    if (to.includes("me") || to.length === 0)
      return `${Who} ${to.length === 0 ? "said" : to.length > 1 ? "told us" : "told me"}, ${words}`;
    return who === "you" ? `I heard you tell ${others}, ${words}` : `I heard ${who} tell ${others}, ${words}`;
  }
  if (memory.source.how === "inner-voice" && quote !== null) return `A thought came to me: "${shortQuote(quote)}"`;
  const plan = /^.+?'s plan for the day: (.*)$/s.exec(memory.text);
  if (plan) return `My plan for the day was ${plan[1]!.replace(/(?<![.\s])[.\s]+$/, "")}`;
  const came = /^A visitor named (.{1,100}?) came to (.{1,100}?)(?: and said about themselves: "(.*)")?$/s.exec(
    memory.text,
  );
  if (came) {
    const you = asker !== null && memory.subjects.includes(asker);
    const who = you ? "You" : `${came[1]}, a visitor,`;
    return `${who} came to ${came[2]}${came[3] ? ` and said, "${shortQuote(came[3])}"` : ""}`;
  }
  const own = memory.text.startsWith(`${persona.name} `) || memory.text.startsWith(`${persona.name}'s `);
  if (memory.source.how === "did" && own) {
    const acted = /^(?:is|was) (.*)$/s.exec(memory.text.slice(persona.name.length + 1));
    if (acted) return `I was ${myDoing(persona, acted[1]!)}`;
  }
  if (memory.source.how === "saw" && !own) return seen(self, memory, asker, call);
  return asMe(self, memory.text);
}

function seen(self: Self, memory: Memory, asker: PersonId | null, call: (name: string) => string): string {
  const text = memory.text.replace(/(?<![.\s])[.\s]+$/, "");
  const names = [...[...self.town.personas.values()].map((one) => one.name), ...visitorsMet(self).values()];
  const name = names
    .filter((one) => text.startsWith(`${one} `) || text.startsWith(`${one}, `))
    .sort((a, b) => b.length - a.length)[0];
  if (!name) {
    const object = /^(the .+?) is (.+)$/s.exec(text);
    return object ? `I saw that ${object[1]} was ${object[2]}` : text;
  }
  const you = asker !== null && memory.subjects.includes(asker);
  const who = you ? "you" : call(name);
  const rest = text
    .slice(name.length)
    .replace(/^, a visitor,/, "")
    .trim();
  const acting = /^is (.+)$/s.exec(rest);
  if (acting) return `I saw ${who} ${othersDoing(self, acting[1]!)}`;
  const went = /^(came|walked|left|woke|went)\b(.*)$/s.exec(rest);
  if (went)
    return `I saw ${who} ${{ came: "come", walked: "walk", left: "leave", woke: "wake", went: "go" }[went[1]!]}${went[2]}`;
  return `${you ? "You" : who} ${rest}`;
}

/** Somebody else's doing, with my name in it as "me". */
const othersDoing = (self: Self, doing: string): string =>
  doing.replace(
    new RegExp(`\\b${literal(self.persona.name)}\\b|\\b${literal(firstName(self.persona.name))}\\b`, "g"),
    "me",
  );

/** Words of address and tags that a resident's speech card names in quotation marks: "says 'my dear'" -> "my dear". */
function addresses(persona: Persona): string[] {
  const quoted = persona.speech.habits.flatMap((habit) =>
    /^(?:says|calls)\b/.test(habit) ? [...habit.matchAll(/'([^']+)'/g)].map((match) => match[1]!) : [],
  );
  return quoted.filter((word) =>
    /\b(?:dear|mate|friend|love|pal|darling|son|lad|sweetie|honey|man|dude|for real)\b/i.test(word),
  );
}

const expansions: readonly (readonly [RegExp, string])[] = [
  [/\bI'm\b/g, "I am"],
  [/\bI've\b/g, "I have"],
  [
    /\bI'd\b(?= (?:like|say|be|have|rather|want|go|turn|call|tell|start|wait|give|spend|choose|ask|look|run|get|fetch|need|only|make|put|try))/g,
    "I would",
  ],
  [/\bI'll\b/g, "I shall"],
  [/\bdon't\b/g, "do not"],
  [/\bdidn't\b/g, "did not"],
  [/\bhaven't\b/g, "have not"],
  [/\bcan't\b/g, "cannot"],
  [/\bcouldn't\b/g, "could not"],
  [/\bit's\b/g, "it is"],
  [/\bIt's\b/g, "It is"],
  [/\bthat's\b/g, "that is"],
  [/\bThat's\b/g, "That is"],
];

/** A line in the resident's own manner: formal people use no short forms, loud ones exclaim, some end with their tag. */
export function inVoice(persona: Persona, line: string, random: Random, plainly: boolean): string {
  if (plainly) return tidy(line);
  const { speech } = persona;
  let text = tidy(line);
  const parts = text.split(/("[^"]*")/);
  if (/\b(?:formal|ceremonious|stiff)\b/i.test(speech.register))
    text = parts
      .map((part, i) => (i % 2 === 1 ? part : expansions.reduce((words, [from, to]) => words.replace(from, to), part)))
      .join("");
  const words = addresses(persona);
  const end = /[a-z]\.$/.test(text);
  if (speech.tag && random.chance(0.4)) text = `${text} ${speech.tag}${/[.!?]$/.test(speech.tag) ? "" : "."}`;
  else if (
    end &&
    words.length > 0 &&
    text.length < 160 &&
    random.chance(0.35) &&
    !words.some((word) => text.toLowerCase().includes(word))
  )
    text = text.replace(/\.$/, `, ${random.pick(words)}.`);
  else if (end && /\b(?:loud|theatrical|bright|energetic)\b/i.test(speech.register) && random.chance(0.5))
    text = text.replace(/\.$/, "!");
  return clip(text);
}

/** Spaces, a capital and a full stop in order, and no longer than an answer may be. */
export function tidy(line: string): string {
  let text = line
    .replace(/\s+/g, " ")
    .replace(/ ([.,!?])(?=\s|$)/g, "$1")
    .replace(/(?<!\.)\.\.(?!\.)/g, ".")
    .replace(/([?!])\./g, "$1")
    .trim();
  text = text
    .replace(/^\p{Ll}/u, (c) => c.toUpperCase())
    .replace(
      /([.!?]"?) (\p{Ll})/gu,
      (_, mark: string, letter: string) => `${mark} ${mark.endsWith('"') ? letter : letter.toUpperCase()}`,
    );
  if (!/[.!?…]["')]?$/.test(text)) text = /"$/.test(text) ? text.replace(/"$/, '."') : `${text}.`;
  return clip(text);
}

function clip(text: string): string {
  if (text.length <= LONGEST_ANSWER) return text;
  let kept = "";
  for (const part of text.match(/(?<![^.!?])[^.!?]+[.!?…]+["')]*\s*/g) ?? []) {
    if ((kept + part).trim().length > LONGEST_ANSWER) break;
    kept += part;
  }
  kept = kept.trim();
  if (kept.length < 40) kept = `${text.slice(0, LONGEST_ANSWER - 2).replace(/[\s,;:]+\S*$/, "")}…`;
  const open = (kept.match(/"/g) ?? []).length % 2 === 1;
  return open ? `${kept}"` : kept;
}
