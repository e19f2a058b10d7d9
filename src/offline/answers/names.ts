/** What people are called, as a mind remembers it: the name a visitor gave of themselves comes before the one their stage shows. */

import { memoriesOf } from "../../mind/memory/stream.ts";
import type { Self } from "../../mind/self.ts";
import type { Memory } from "../../world/events.ts";
import { firstName } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";

/** The words within the quotation marks of a remembered line, or null. */
export const quoteOf = (memory: Memory): string | null =>
  /^(?:(?!: ")[\s\S])*: "([\s\S]*)"\.?$/.exec(memory.text)?.[1] ?? null;

const notNames =
  /^(?:a|an|the|not|so|very|just|from|here|in|on|at|with|going|looking|trying|new|sorry|glad|happy|sad|tired|hungry|fine|good|ok|okay|well|back|lost|busy|sure|afraid|only|also|still|really|all|your|his|her|their|my|feeling|thinking|writing|working|visiting|leaving|coming|curious|interested|running|bored|late|ready|done|wondering|planning|hoping|staying|moving|thirsty|cold|sick|ill|free|giving|having|making|doing|getting|used|sort|kind|no|one|quite|pretty|too|great|doing|about|living|travelling|traveling|studying|student|vegetarian)$/i;

/** Where people come from or what they believe, which "I'm" says of them too: a list of its own, since names end so as well. */
const descents = new RegExp(
  `^(?:${[
    "afghan|african|albanian|algerian|american|amish|angolan|arab|arabian|argentinian|armenian|asian|australian|austrian|azerbaijani",
    "bangladeshi|basque|bavarian|belarusian|belgian|bolivian|bosnian|brazilian|british|bulgarian|burmese",
    "californian|cambodian|cameroonian|canadian|cantonese|catalan|catholic|chilean|chinese|colombian|congolese|cornish|croatian|cuban|cypriot|czech",
    "danish|dutch|ecuadorian|egyptian|english|eritrean|estonian|ethiopian|european|filipino|finnish|flemish|french",
    "georgian|german|ghanaian|greek|guatemalan|haitian|hawaiian|honduran|hungarian|icelandic|indian|indonesian|iranian|iraqi|irish|israeli|italian",
    "jamaican|japanese|jewish|jordanian|kazakh|kenyan|korean|kurdish|laotian|latvian|lebanese|libyan|lithuanian|londoner",
    "macedonian|malaysian|maltese|mexican|moldovan|mongolian|moroccan|muslim|nepalese|nepali|nigerian|norwegian|pakistani|palestinian|parisian",
    "persian|peruvian|polish|portuguese|romanian|russian|scandinavian|scottish|senegalese|serbian|siberian|sicilian|singaporean|slovak|slovakian",
    "slovenian|somali|spanish|sudanese|swedish|swiss|syrian|taiwanese|tanzanian|texan|thai|tibetan|tunisian|turkish|ugandan|ukrainian|uruguayan",
    "venezuelan|venetian|vietnamese|welsh|yemeni|zambian|zimbabwean",
  ].join("|")})$`,
  "i",
);
/** Goes before a name and with it: "Sir Aldous". */
const TITLES =
  "sir|lady|lord|dame|captain|doctor|dr|professor|prof|mister|mr|mrs|ms|miss|uncle|aunt|auntie|father|sister|brother|king|queen|prince|princess";
const TITLED = new RegExp(`^(?:${TITLES})\\.?\\s+[^\\s·]+`, "iu");
const NAME = `(?:(?:${TITLES})\\.?\\s+)?[\\p{L}][\\p{L}'-]*`;

const isName = (said: string): boolean => {
  const last = said.split(/\s+/).at(-1)!;
  return !notNames.test(last);
};

/** What somebody is called by their first name: with their title, where they have one. */
export const firstCalled = (name: string): string => TITLED.exec(name)?.[0] ?? firstName(name);

/** The name somebody gives as their own, or null. */
export function nameGiven(ask: { readonly whole: string; readonly asker: { readonly name: string } }): string | null {
  const stated = new RegExp(
    `\\b(?:my name(?:'s| is)|call me|the name(?:'s| is)|i go by|i am called)\\s+(${NAME})`,
    "iu",
  ).exec(ask.whole);
  if (stated && isName(stated[1]!)) return cap(stated[1]!);
  const being = new RegExp(
    `\\b(?:i'm|i’m|i am|im|this is|it's|it’s)\\s+(${NAME})(?=[\\s,.!?;]|$)(?! (?:who|is|was)\\b)`,
    "iu",
  ).exec(ask.whole);
  if (!being || !isName(being[1]!) || descents.test(being[1]!) || /(?:ing|['’]s)$/.test(being[1]!)) return null;
  const own = ask.asker.name.toLowerCase().split(" ")[0] === being[1]!.toLowerCase();
  return own || (/^\p{Lu}/u.test(being[1]!) && !/\b(?:this is|it's|it’s)\s/i.test(being[0])) ? cap(being[1]!) : null;
}

const cap = (word: string): string => `${word[0]!.toUpperCase()}${word.slice(1)}`;

/** The name a visitor gave of themselves within the resident's hearing, the latest; else the name they are shown by. */
export function visitorCalled(self: Self, id: PersonId, shown: string): string {
  const own = self.persona.name.split(" ")[0]!.toLowerCase();
  for (const memory of [...memoriesOf(self.mind.stream)].reverse()) {
    if (memory.speaker !== id || memory.source.how !== "heard") continue;
    const given = nameGiven({ whole: quoteOf(memory) ?? "", asker: { name: shown } });
    if (given && given.toLowerCase() !== own) return given;
  }
  return shown;
}

/** Somebody a text names, as far as the town's roll and this mind can tell. */
export interface PersonNamed {
  readonly name: string;
  /** Empty when nobody the resident could mean has the name; several when it is ambiguous. */
  readonly ids: readonly PersonId[];
}

/** Names of visitors that this mind has met: from what it remembers and sees. */
export function visitorsMet(self: Self): Map<PersonId, string> {
  const met = new Map<PersonId, string>();
  for (const memory of memoriesOf(self.mind.stream))
    for (const id of memory.visitors) {
      if (met.has(id)) continue;
      const name =
        self.world.people.get(id)?.name ??
        /^A visitor named (.+?) came to/.exec(memory.text)?.[1] ??
        (memory.speaker === id ? /^(.+?) said\b/.exec(memory.text)?.[1] : undefined) ??
        /^(.+?), a visitor,/.exec(memory.text)?.[1];
      if (name) met.set(id, name);
    }
  const me = self.world.people.get(self.persona.id);
  for (const person of self.world.people.values())
    if (person.kind === "visitor" && me && person.spot.place === me.spot.place) met.set(person.id, person.name);
  return met;
}
