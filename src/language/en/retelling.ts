/** English: episodes retold, in any person and tense, to whoever listens. */
import type { Clauses, Matter, Party, Telling, Tense, Where } from "../retold.ts";
import { listed } from "./common.ts";
import { bentDoing, plainVerb, theirOwn } from "./first-person.ts";

/** A verb: "see", "saw"; the third person where it is no plain "-s". */
type Verb = readonly [base: string, past: string, third?: string];

const subject = ({ person, name }: Party): string => ({ 1: "I", 2: "you", 3: name })[person];
const object = ({ person, name }: Party): string => ({ 1: "me", 2: "you", 3: name })[person];
const pronoun = ({ person, pronouns }: Party): string => (person === 1 ? "I" : person === 2 ? "you" : pronouns);
const objectPronoun = ({ person, pronouns }: Party): string =>
  person === 1 ? "me" : person === 2 ? "you" : { she: "her", he: "him", they: "them" }[pronouns];
const possessive = ({ person, pronouns }: Party): string =>
  person === 1 ? "my" : person === 2 ? "your" : { she: "her", he: "his", they: "their" }[pronouns];
const owner = (party: Party): string => (party.person === 3 ? `${party.name}'s` : possessive(party));

/** What somebody does, in a tense; one called "they" by name is still one. */
function verb({ person }: Party, tense: Tense, [base, past, third = `${base}s`]: Verb): string {
  if (tense === "ahead") return `will ${base}`;
  return tense === "past" ? past : person === 3 ? third : base;
}
function be({ person }: Party, tense: Tense): string {
  if (tense === "ahead") return "will be";
  if (tense === "past") return person === 2 ? "were" : "was";
  return { 1: "am", 2: "are", 3: "is" }[person];
}
/** That somebody does not do it. */
function not({ person }: Party, tense: Tense, base: string): string {
  if (tense === "ahead") return `won't ${base}`;
  return tense === "past" ? `didn't ${base}` : `${person === 3 ? "doesn't" : "don't"} ${base}`;
}
const cannot = (tense: Tense): string => ({ past: "couldn't", now: "can't", ahead: "won't be able to" })[tense];
const saying = (who: Party, tense: Tense, of: Verb): string => `${subject(who)} ${verb(who, tense, of)}`;

const SEE: Verb = ["see", "saw"];
const NOTICE: Verb = ["notice", "noticed"];
const FIND: Verb = ["find", "found"];
const HEAR: Verb = ["hear", "heard"];
const TELL: Verb = ["tell", "told"];
const GO: Verb = ["go", "went", "goes"];
const HAVE: Verb = ["have", "had", "has"];
const GIVE: Verb = ["give", "gave"];
const MAKE: Verb = ["make", "made"];
const DECIDE: Verb = ["decide", "decided"];

/** A place's name inside a sentence: "the Rose and Crown Pub", "the Moreno family's house". */
export function placeInWords(name: string): string {
  if (/^the /i.test(name)) return `the ${name.slice(4)}`;
  return /\b(?:family'?s?|dorm|dormitory|co-living|space|market|store|pub|library)\b/i.test(name) &&
    !/^(?:\p{Lu}\p{L}+ ){1,2}\p{L}*'s /u.test(name)
    ? `the ${name}`
    : name;
}
const outdoors = /\b(?:park|garden|street|square|forest|wood)s?$/i;
/** Where one is: "at home", "in Johnson Park", "at the Rose and Crown Pub". */
export const at = ({ name, home }: Where): string =>
  home ? "at home" : `${outdoors.test(name) ? "in" : "at"} ${placeInWords(name)}`;
const place = ({ name, home }: Where, holder: Party): string => (home ? `${owner(holder)} place` : placeInWords(name));
const near = (where: Where, holder: Party): string => (where.home ? `at ${place(where, holder)}` : at(where));

/** A doing in the mouth of whoever tells it, with the speaker and the listener in it as such. */
const doing = (who: Party, text: string, ...others: readonly Party[]): string =>
  bentDoing(who, theirOwn(text, [who, ...others]));
/** A doing with its place, unless it says so itself. */
function doingAt(text: string, where: Where): string {
  const said = text.toLowerCase().includes(where.name.toLowerCase().replace(/^the /, "")) || /\bhome\b/.test(text);
  return said ? text : `${text} ${at(where)}`;
}
/** After "against" and the like: "being at the party". */
const going = (text: string): string => (/^at\b/.test(text) ? `being ${text}` : text);
/** A reason that reads after somebody's name, after their pronoun: "has to work" is "I have to work". */
const reason = (who: Party, why: string): string => {
  const bent = doing(who, who.person === 3 && who.pronouns !== "they" ? why : why.replace(/^[a-z']+/, verbFor(who)));
  return `${pronoun(who)} ${bent}`;
};
const verbFor =
  ({ person, pronouns }: Party) =>
  (word: string): string => {
    const plain = plainVerb(word);
    return plain === "am" && (person === 2 || (person === 3 && pronouns === "they")) ? "are" : plain;
  };

const meals = { breakfast: "breakfast", lunch: "lunch", dinner: "dinner" } as const;
const empty = (larder: string, tense: Tense): string =>
  `the ${larder} at home ${{ past: "was", now: "is", ahead: "will be" }[tense]} empty`;

/** "I agreed with Maria to meet at Hobbs Cafe on Monday 13 February at 17:00". */
function agreement(to: Matter, other: Party, { holder, tense }: Telling): string {
  switch (to.kind) {
    case "meet":
      return `${saying(holder, tense, ["agree", "agreed"])} with ${object(other)} to meet ${at(to.place)} on ${to.day} at ${to.at}`;
    case "help":
      return to.own
        ? `${saying(other, tense, ["promise", "promised"])} ${object(holder)} to help with ${to.event} at ${to.at}`
        : `${saying(holder, tense, ["promise", "promised"])} ${object(other)} to help with ${to.event} at ${to.at}`;
    case "company":
      return `${saying(holder, tense, ["agree", "agreed"])} with ${object(other)} to go to ${to.event} together`;
    case "come":
      return `${saying(holder, tense, TELL)} ${object(other)} ${pronoun(holder)}${holder.person === 3 ? " would" : "'d"} come to ${to.event}`;
  }
}
const declining = (to: Matter, other: Party): string => {
  switch (to.kind) {
    case "meet":
      return `meeting ${object(other)} ${at(to.place)} on ${to.day} at ${to.at}`;
    case "help":
      return `helping with ${to.event}`;
    case "company":
      return `going to ${to.event} with ${object(other)}`;
    case "come":
      return `going to ${to.event}`;
  }
};
/** Somebody who was named just before, as a text is to have them. */
const pronounced = (who: Party): Party & { readonly as: readonly [string, string] } => ({
  ...who,
  as: [objectPronoun(who), possessive(who)],
});
const because = (why: string | null): string => (why === null ? "" : `, because ${why}`);

/** The clauses of English. */
export const retelling: Clauses = {
  did: [
    ({ doing: text }, { holder, tense }) => `${subject(holder)} ${be(holder, tense)} ${doing(holder, text)}`,
    ({ doing: text, place: where }, { holder, tense }) => {
      const mine = doing(holder, text);
      return `${subject(holder)} ${be(holder, tense)} ${where ? doingAt(mine, where) : mine}`;
    },
  ],
  saw: [
    ({ who, doing: text }, { holder, tense }) =>
      `${saying(holder, tense, SEE)} ${object(who)} ${doing(who, text, holder)}`,
    ({ who, doing: text }, { holder, tense }) =>
      `${subject(who)} ${be(who, tense)} ${doing(who, text, holder)} when ${saying(holder, tense === "ahead" ? "now" : tense, SEE)} ${objectPronoun(who)}`,
    ({ who, doing: text }, { holder, tense }) =>
      `${saying(holder, tense, NOTICE)} ${object(who)} ${doing(who, text, holder)}`,
  ],
  "saw act": [
    ({ who, doing: text }, { holder, tense }) => {
      const [first = "", ...rest] = text.split(" ");
      const base = plainVerb(first);
      const bent = theirOwn(rest.join(" "), [who, holder]);
      return base === first || base === "am" || base === "have"
        ? `${saying(holder, tense, SEE)} ${object(who)}: ${bentDoing(who, theirOwn(text, [who, holder]))}`
        : `${saying(holder, tense, SEE)} ${object(who)} ${base}${bent ? ` ${bentDoing(who, bent)}` : ""}`;
    },
  ],
  met: [
    ({ who, place: where, about }, { holder, tense }) =>
      `${who.person === 3 ? `${who.name}, a visitor,` : subject(who)} ${verb(who, tense, ["come", "came"])} to ${place(where, holder)}${about ? ` and ${verb(who, tense, ["say", "said"])}, "${about}"` : ""}`,
  ],
  came: [
    ({ who, place: where }, { holder, tense }) =>
      `${saying(holder, tense, SEE)} ${object(who)} come to ${place(where, holder)}`,
    ({ who, place: where }, { holder, tense }) => `${saying(who, tense, ["come", "came"])} to ${place(where, holder)}`,
    ({ who, place: where }, { holder, tense }) => `${saying(who, tense, ["turn", "turned"])} up ${near(where, holder)}`,
  ],
  passed: [
    ({ who, place: where }, { holder, tense }) =>
      `${saying(holder, tense, SEE)} ${object(who)} walk past ${near(where, holder)}`,
    ({ who, place: where }, { holder, tense }) =>
      `${saying(who, tense, ["walk", "walked"])} past ${objectPronoun(holder)} ${near(where, holder)}`,
  ],
  left: [
    ({ who, place: where }, { holder, tense }) =>
      `${saying(holder, tense, SEE)} ${object(who)} leave ${place(where, holder)}`,
    ({ who, place: where }, { holder, tense }) => `${saying(who, tense, ["leave", "left"])} ${place(where, holder)}`,
  ],
  knocked: [
    ({ who, place: where }, { holder, tense }) =>
      `${saying(who, tense, ["knock", "knocked"])} at the door of ${place(where, holder)}`,
    ({ who, place: where }, { holder, tense }) =>
      `${saying(holder, tense, HEAR)} ${object(who)} knock at the door of ${place(where, holder)}`,
  ],
  "heart jumped": [
    ({ who }, { holder, tense }) =>
      `${owner(holder)} heart ${{ past: "jumped", now: "jumps", ahead: "will jump" }[tense]} when ${saying(who, tense === "ahead" ? "now" : tense, ["walk", "walked"])} in`,
  ],
  "asked in": [
    ({ who, guest, place: where }, { holder, tense }) =>
      `${saying(who, tense, ["ask", "asked"])} ${object(guest)} in at ${place(where, holder)}`,
  ],
  "turned away": [
    ({ place: where, why }, { holder, tense }) =>
      `${subject(holder)} ${cannot(tense)} get into ${place(where, holder)}: ${why}`,
    ({ place: where, why }, { holder, tense }) =>
      `${saying(holder, tense, ["stand", "stood"])} before a shut door ${at(where)}: ${why}`,
  ],
  instead: [
    ({ doing: text, place: where, at: hour, why }, { holder, tense }) =>
      text === null
        ? `${saying(holder, tense, ["mean", "meant"])} to come back to ${place(where, holder)} at ${hour}${because(why)}`
        : `${subject(holder)} ${be(holder, tense)} ${doingAt(doing(holder, text), where)} instead${because(why)}`,
  ],
  "found odd": [
    ({ object: thing, is }, { holder, tense }) =>
      `${saying(holder, tense, SEE)} that ${thing} ${tense === "past" ? "was" : "is"} ${is}`,
    ({ object: thing, is }, { holder, tense }) =>
      `${saying(holder, tense, NOTICE)} that ${thing} ${tense === "past" ? "was" : "is"} ${is}`,
    ({ object: thing, is }, { holder, tense }) =>
      `${thing} ${{ past: "was", now: "is", ahead: "will be" }[tense]} ${is} when ${saying(holder, tense === "ahead" ? "now" : tense, ["look", "looked"])}`,
  ],
  changed: [
    ({ object: thing, from, to }, { holder, tense }) =>
      `${saying(holder, tense, SEE)} ${thing} go from ${from} to ${to}`,
    ({ object: thing, from, to }, { holder, tense }) =>
      `${saying(holder, tense, NOTICE)} that ${thing} ${tense === "past" ? "was" : "is"} no longer ${from}, but ${to}`,
  ],
  "put right": [
    ({ doing: text }, { holder, tense }) =>
      `${saying(holder, tense, ["finish", "finished", "finishes"])} ${doing(holder, text)}`,
    ({ doing: text }, { holder, tense }) => `${subject(holder)} ${be(holder, tense)} done with ${doing(holder, text)}`,
  ],
  "gave up": [
    ({ doing: text }, { holder, tense }) =>
      `${subject(holder)} ${{ past: "never got", now: holder.person === 3 ? "never gets" : "never get", ahead: "will never get" }[tense]} round to ${doing(holder, text)}`,
  ],
  "made shift": [
    ({ how, meal, larder, place: where }, { holder, tense }) => {
      const why = because(empty(larder, tense));
      if (how === "shopped") return `${saying(holder, tense, HAVE)} to go shopping before ${meals[meal]}${why}`;
      if (how === "ate out") return `${saying(holder, tense, GO)} out to have ${meals[meal]} ${at(where)}${why}`;
      return `${saying(holder, tense, ["make", "made"])} do with what ${tense === "past" ? "was" : "is"} in the cupboard for ${meals[meal]}${why}`;
    },
  ],
  "looked for": [
    ({ who, places, found }, { holder, tense }) => {
      if (found)
        return `${saying(holder, tense, GO)} to look for ${object(who)} and ${verb(holder, tense, FIND).replace(/^will /, "")} ${objectPronoun(who)}`;
      if (places.length === 0)
        return `${saying(holder, tense, ["want", "wanted"])} to find ${object(who)}, but ${not(holder, tense, "know")} where to look`;
      return `${saying(holder, tense, ["look", "looked"])} for ${object(who)} ${listed(places.map((one) => at(one)))}, but ${not(holder, tense, "find")} ${objectPronoun(who)}`;
    },
  ],
  "saw to": [
    ({ how, doing: text, places }, { holder, tense }) => {
      const done = `${subject(holder)} ${be(holder, tense)} ${doing(holder, text)}`;
      return how === "search" ? `${done} ${listed(places.map((one) => at(one)))}, without any luck` : done;
    },
  ],
  found: [
    ({ thing, owner, place: where }, { holder, tense }) => {
      const what =
        owner === null || owner.full === holder.full
          ? thing
          : `what ${owner.person === 1 ? "I" : object(owner)} had been missing${owner.person === 2 ? "" : `, ${thing},`}`;
      return `${saying(holder, tense, FIND)} ${what} ${at(where)}`;
    },
  ],
  attended: [
    ({ event, host, place: where, with: others }, { holder, tense }) => {
      // Whoever speaks comes last.
      const there = others
        .filter((one) => one.full !== host.full)
        .sort((a, b) => Number(a.person === 1) - Number(b.person === 1));
      const who = listed(there.map(subject));
      const [first] = there;
      if (host.full === holder.full)
        return `${saying(holder, tense, GIVE)} ${event} ${at(where)}${first ? `, and ${who} ${{ past: "came", now: "have come", ahead: "will come" }[tense]}` : ""}`;
      const were = (one: Party) => (there.length > 1 ? plural[tense] : be(one, tense));
      return `${saying(holder, tense, GO)} to ${event} ${at(where)}${first ? `, and ${who} ${were(first)} there too` : ""}`;
    },
    ({ event, host, place: where }, { holder, tense }) =>
      host.full === holder.full
        ? `${saying(holder, tense, HAVE)} ${event} ${at(where)}`
        : `${subject(holder)} ${be(holder, tense)} at ${event}, which ${subject(host)} ${verb(host, tense, GIVE)} ${at(where)}`,
  ],
  stage: [
    ({ who, how, what }, { tense }) =>
      ({
        begun: `${saying(who, tense, ["begin", "began"])} with ${what}`,
        advanced: `${saying(who, tense, ["get", "got"])} on with ${what}`,
        done: `${saying(who, tense, ["finish", "finished", "finishes"])} ${what}`,
        failed: `${saying(who, tense, GIVE)} up on ${what}`,
      })[how],
  ],
  result: [
    ({ who, post, won }, { tense }) =>
      `${subject(who)} ${won ? be(who, tense) : { past: `${be(who, tense)}n't`, now: who.person === 1 ? "am not" : `${be(who, tense)}n't`, ahead: "won't be" }[tense]} chosen as ${post}`,
  ],
  quarrelled: [
    ({ with: other, over }, { holder, tense }) =>
      `${saying(holder, tense, ["fall", "fell"])} out with ${object(other)}${over === null ? "" : ` over ${over}`}`,
    ({ with: other, over }, { holder, tense }) =>
      `${saying(holder, tense, ["quarrel", "quarrelled"])} with ${object(other)}${over === null ? "" : ` about ${over}`}`,
  ],
  "made up": [
    ({ with: other }, { holder, tense }) => `${saying(holder, tense, MAKE)} it up with ${object(other)}`,
    ({ with: other, over }, { holder, tense }) =>
      `${saying(holder, tense, MAKE)} peace with ${object(other)}${over === null ? "" : ` over ${over}`}`,
  ],
  said: [
    ({ by, to, words }, { holder, tense }) => {
      const others = to.filter((one) => one.full !== holder.full).map(object);
      if (by.full === holder.full)
        return others.length === 0
          ? `${saying(by, tense, ["say", "said"])}, "${words}"`
          : `${saying(by, tense, TELL)} ${listed(others)}, "${words}"`;
      if (to.length === 0) return `${saying(by, tense, ["say", "said"])}, "${words}"`;
      if (others.length < to.length) {
        const us =
          others.length === 0 ? object(holder) : holder.person === 1 ? "us" : listed([object(holder), ...others]);
        return `${saying(by, tense, TELL)} ${us}, "${words}"`;
      }
      return `${saying(holder, tense, HEAR)} ${object(by)} tell ${listed(others)}, "${words}"`;
    },
  ],
  agreed: [
    ({ to, with: other }, how) => agreement(to, other, how),
    ({ to, with: other }, how) => {
      const { holder, tense } = how;
      // Together where both mean to do it.
      if (to.kind !== "meet" && to.kind !== "company") return agreement(to, other, how);
      const both =
        holder.person === 1
          ? `${subject(other)} and I`
          : other.person === 1
            ? `${subject(holder)} and I`
            : `${subject(holder)} and ${subject(other)}`;
      const agree = { past: "agreed", now: "agree", ahead: "will agree" }[tense];
      return to.kind === "meet"
        ? `${both} ${agree} to meet ${at(to.place)} on ${to.day} at ${to.at}`
        : `${both} ${agree} to go to ${to.event} together`;
    },
  ],
  declined: [
    ({ to, with: other, why }, { holder, tense }) =>
      `${saying(holder, tense, DECIDE)} against ${declining(to, other)}${because(why === null ? null : reason(holder, why))}`,
  ],
  kept: [
    ({ doing: text, with: others }, { holder, tense }) =>
      `${subject(holder)} ${be(holder, tense)} ${doing(holder, text, ...others)}, as planned`,
    ({ doing: text, with: others }, { holder, tense }) =>
      `${subject(holder)} ${be(holder, tense)} ${doing(holder, text, ...others)}, as agreed`,
  ],
  helped: [
    ({ doing: text, with: others }, { holder, tense }) =>
      `${subject(holder)} ${be(holder, tense)} ${doing(holder, text, ...others)}, as planned`,
  ],
  "stood up": [
    ({ with: [other] }, { holder, tense }) =>
      `${saying(holder, tense, ["wait", "waited"])} as agreed, but ${other ? `${subject(other)} ${not(other, tense, "come")}` : "nobody came"}`,
  ],
  missed: [
    ({ doing: text, with: others, why }, { holder, tense }) =>
      `${subject(holder)} ${not(holder, tense, "get")} round to ${going(doing(holder, text, ...others))}${because(why === null ? null : `${pronoun(holder)} ${pronounBe(holder, tense)} ${doing(holder, why, ...others)}`)}`,
  ],
  "called off": [
    ({ doing: text, with: others, why }, { holder, tense }) =>
      `${saying(holder, tense, DECIDE)} against ${going(doing(holder, text, ...others))}${because(why)}`,
  ],
  "heard off": [
    ({ doing: text, with: others }, { holder, tense }) => {
      const [other] = others;
      const off = `nothing ${tense === "past" ? "would" : "will"} come of ${going(doing(holder, text, ...others.map(pronounced)))}`;
      return other
        ? `${saying(other, tense, TELL)} ${object(holder)} that ${off}`
        : `${saying(holder, tense, HEAR)} that ${off}`;
    },
  ],
  "made time": [
    ({ doing: text, with: others }, { holder, tense }) =>
      `${saying(holder, tense, ["leave", "left"])} work for a while and ${be(holder, tense).replace(/^will /, "")} ${doing(holder, text, ...others)}, because a promise is a promise`,
  ],
  thought: [
    ({ words }, { holder, tense }) =>
      `a thought ${{ past: "came", now: "comes", ahead: "will come" }[tense]} to ${object(holder)}: "${words}"`,
  ],
  followed: [
    ({ doing: text }, { holder, tense }) =>
      `${subject(holder)} ${be(holder, tense)} ${doing(holder, text)}, as it had come to ${possessive(holder)} mind`,
  ],
  "let go": [
    ({ why }, { holder, tense }) => `${saying(holder, tense, DECIDE)} against it${because(why)}`,
    ({ why }, { holder, tense }) => `${saying(holder, tense, ["let", "let"])} the thought go${because(why)}`,
  ],
  planned: [
    ({ pieces }, { holder, tense }) =>
      `${owner(holder)} plan for the day ${{ past: "was", now: "is", ahead: "will be" }[tense]} ${pieces.map((one) => doingAt(doing(holder, one.doing), one.place)).join(", then ")}`,
  ],
};

const plural: Readonly<Record<Tense, string>> = { past: "were", now: "are", ahead: "will be" };
const pronounBe = (who: Party, tense: Tense): string =>
  who.person === 3 && who.pronouns === "they" ? plural[tense] : be(who, tense);
