/** English: from the third person in which memories are kept to the first in which somebody speaks. Pure. */
import { literal } from "../literal.ts";
import type { Party as Named } from "../retold.ts";

type Pronoun = "she" | "he" | "they";

/** Somebody as grammar sees them. */
export interface Party {
  readonly name: string;
  /** What they are called by those who know them: "Klaus". */
  readonly first: string;
  readonly pronouns: Pronoun;
}

/** Who tells of themselves: what others are to them ("son"), and everybody whom "she" or "he" could mean. */
export interface Teller extends Party {
  readonly ties: readonly { readonly kind: string; readonly name: string }[];
  readonly everybody: readonly Party[];
}

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

/** A sentence about somebody in the third person, told by themselves: "Klaus Mueller is reading" -> "I am reading". */
export function firstPerson(me: Teller, sentence: string): string {
  // What is quoted stays as it was said.
  const quotes = sentence.match(/"[^"]*"?/g) ?? [];
  const told = toldByMe(me, sentence.replace(/"[^"]*"?/g, "§"));
  let next = 0;
  return told.replace(/§/g, () => quotes[next++] ?? "");
}

/** A sentence without quotations, in the first person. */
function toldByMe(me: Teller, sentence: string): string {
  let text = sentence.trim().replace(/(?<![.\s])[.\s]+$/, "");
  const name = [me.name, me.first].find((one) =>
    new RegExp(`^${literal(one)}(?:'s)?\\b(?! ${literal(me.name.split(" ").at(-1)!)}\\b.{0,1}$)`).test(text),
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
    text = pronouns(me, text);
  }
  const both = `(?:${literal(me.name)}|${literal(me.first)}(?! \\p{Lu}))`;
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
function pronouns(me: Teller, sentence: string): string {
  const sets = {
    she: ["she", "her", "her", "herself"],
    he: ["he", "him", "his", "himself"],
    they: ["they", "them", "their", "themselves"],
  } as const;
  const [subject, object, possessive, reflexive] = sets[me.pronouns];
  let text = sentence
    .replace(
      /(?<=\b(?:wife|husband|partner)\b.{0,200})\btheir (?=(?:son|daughter|child|children|house|home)\b)/g,
      "our ",
    )
    .replace(/\bthe two of them\b/g, "the two of us")
    .replace(/\bthings between them\b/g, "things between us");

  const others = me.everybody.filter(
    (one) => one.name !== me.name && (one.pronouns === me.pronouns || me.pronouns === "they"),
  );
  const rival = Math.min(
    ...others.map((one) => new RegExp(`\\b${literal(one.first)}\\b`).exec(text)?.index ?? Number.POSITIVE_INFINITY),
  );
  text = text.replace(new RegExp(`\\b${literal(reflexive)}\\b`, "g"), (word: string, where: number) =>
    where < rival ? "myself" : word,
  );
  if (me.pronouns !== "they") text = text.replace(/\bthey (?=[a-z]+ each other\b)/g, "we ");
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
          ? me.ties.some((one) => one.name === name && same(one.kind))
          : !kinWord.test(word) || me.ties.some((one) => same(one.kind)));
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

/** What somebody does, said by themselves: "having an hour to herself" -> "having an hour to myself". */
export const ownDoing = (pronouns: Pronoun, doing: string): string => bentDoing({ pronouns, person: 1 }, doing);

/** What somebody does, told by the one it is (1) or to them (2); of anybody else (3) as it stands. */
export function bentDoing({ pronouns, person }: Pick<Named, "pronouns" | "person">, doing: string): string {
  const text = doing.replace(/(?<![.\s])[.\s]+$/, "");
  if (person === 3) return text;
  const [self, subject, possessive] = person === 1 ? ["myself", "I", "my"] : ["yourself", "you", "your"];
  const own = { she: ["she", "her"], he: ["he", "his"], they: ["they", "their"] }[pronouns];
  return text
    .replace(/\b(?:herself|himself|themselves|themself)\b/g, self!)
    .replace(
      new RegExp(`\\b${literal(own[0]!)} (${adverb} )?([a-z]+)`, "g"),
      (_, by: string | undefined, verb: string) => {
        const plain = plainVerb(verb);
        return `${subject} ${by ?? ""}${plain === "am" && person === 2 ? "are" : plain}`;
      },
    )
    .replace(new RegExp(`\\b${literal(own[1]!)}\\b(?= [a-z])`, "g"), possessive!);
}

/**
 * A text with those in it by name who tell it or listen: "talking with Klaus Mueller" -> "talking with me". Of others, those alone are
 * changed that it says `as` what.
 */
export function theirOwn(
  text: string,
  people: readonly (Named & { readonly as?: readonly [who: string, whose: string] })[],
): string {
  return people.reduce((told, { full, person, as }) => {
    if (person === 3 && !as) return told;
    const [who, whose] = as ?? (person === 1 ? ["me", "my"] : ["you", "your"]);
    const names = `(?:${literal(full)}|${literal(full.split(" ")[0]!)}(?! \\p{Lu}))`;
    return told
      .replace(new RegExp(`(?<!\\p{L})${names}'s(?!\\p{L})`, "gu"), whose)
      .replace(new RegExp(`(?<!\\p{L})${names}(?!\\p{L})`, "gu"), who);
  }, text);
}

/** A doing of the plan in the speaker's own mouth: "teaching her course" is "teaching my course". */
export const inOwnWords = (doing: string): string =>
  doing.replace(/\b(his|her|their)\b/g, "my").replace(/\b(himself|herself|themselves|oneself)\b/g, "myself");
