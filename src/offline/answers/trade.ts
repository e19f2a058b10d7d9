/**
 * What anybody of a trade can tell of it, where the town file says nothing: how the day goes, how long things take, what is best and worst, what
 * people ask about it (`data/trades/<tag>.jsonl`, by hand: small colour that is true whoever says it and binds nobody); and of what one is just
 * at, what it is, for whom and what for.
 */
import { stems } from "../../mind/memory/words.ts";
import { gatheringOf, type Persona } from "../../mind/persona.ts";
import { linesOf } from "../../package-files.ts";
import { SURE } from "../../world/reading.ts";
import type { Answer } from "../tongue.ts";
import { type Asked, oneOf, understoodIn } from "./answerer.ts";
import { meIn } from "./ask.ts";
import { speaksOf } from "./content.ts";
import { valuesOf } from "./manner.ts";
import { names } from "./naming.ts";

/** What is asked of any trade. */
type Aspect = "day" | "takes" | "best" | "worst" | "tires" | "odd" | "made" | "pay";

/** What is said where some of each list of words stands in a question. */
interface About {
  readonly words: readonly (readonly string[])[];
  readonly says: readonly string[];
}

/** A trade by words for it, with what is told of it. */
interface Trade extends Readonly<Partial<Record<Aspect, readonly string[]>>> {
  readonly is: readonly string[];
  readonly about: readonly About[];
}

/** The trades of a language. */
const tradesIn = linesOf<Trade>((tag) => `data/trades/${tag}.jsonl`);

/** The trade of somebody: by the longest word for one that what they are holds, else what they do; null where there is none. */
function tradeOf({ occupation, work }: Persona, tag: string): Trade | null {
  const of = (text: string) =>
    tradesIn(tag)
      .flatMap((trade) => trade.is.filter((one) => names([one], text)).map((one) => ({ trade, length: one.length })))
      .sort((a, b) => b.length - a.length)[0]?.trade ?? null;
  return of(occupation) ?? of(work?.doing ?? "");
}

const stands = (ask: Asked, { words }: Pick<About, "words">): boolean => words.every((some) => names(some, ask.text));

/** What asks of one's trade or of what one is at, or may. */
const OF_TRADE =
  /^(?:ask-your-(?:work|doing|skill|likes|day|opinion|past|wish|feeling|plan|age)|ask-(?:advice|fact|help|how-to|thing|given|price|place|time)|follow-which|follow-and-you)$/;

/** What is asked of a trade though nobody says whose. */
const OF_ITSELF: ReadonlySet<string> = new Set<Aspect>(["takes", "pay"]);

/** What is wished, felt, allowed or to be learnt is no trade's by a single word in it: "Do you mind the rain?" */
const OF_ANYBODY = /^ask-(?:your-(?:wish|feeling)|how-to|may)$/;

/** What is asked of what somebody does for a living. */
const OF_WORK = /^ask-your-(?:work|doing|skill)$/;

/** Whether a text has a word of a list that nobody says of anything else: more than one word, or than two signs. */
const isTelling = (list: readonly string[], text: string): boolean =>
  names(
    list.filter((one) => (/\p{Script=Han}/u.test(one) ? [...one].length > 2 : one.includes(" "))),
    text,
  );

/** Those of some wordings that are this resident's: two of one trade in a town do not say the same. */
function ownOf({ self }: Asked, trade: Trade | null, wordings: readonly string[]): readonly string[] {
  if (!trade) return wordings;
  const { personas, language } = self.town;
  const all = [...personas.values()].filter((one) => tradeOf(one, language) === trade).map(({ id }) => id);
  const at = all.indexOf(self.persona.id);
  return all.length < 2 ? wordings : wordings.filter((_, i) => i % all.length === at);
}

/** What whoever is of a trade tells of one side of it: their part of what is told, else what anybody would. */
function toldOf(
  ask: Asked,
  trade: Trade | null,
  aspect: Aspect,
  plain: readonly string[] | undefined,
): readonly string[] | undefined {
  const theirs = ownOf(ask, trade, trade?.[aspect] ?? []);
  const anybodys = ownOf(ask, trade, plain ?? []);
  return theirs.length > 0 ? theirs : anybodys.length > 0 ? anybodys : plain;
}

/** Whether what takes long is left open or is of the work, "to bake a loaf"; not "to learn the guitar". */
function isOfWork({ self, lines, text }: Asked, trade: Trade | null): boolean {
  const { takes } = lines.trade.asks;
  const asked = new Set(stems([...takes.flat(), ...lines.trade.fills].join(" ")));
  const more = stems(text).filter((word) => !asked.has(word));
  const { occupation, work } = self.persona;
  const own = [
    occupation,
    work?.doing ?? "",
    meIn(self)?.doing.text ?? "",
    ...(trade?.is ?? []),
    ...(trade?.takes ?? []),
  ];
  const ofOwn = stems([...own, ...lines.trade.work].join(" "));
  const fits = (word: string) =>
    /\p{Script=Han}/u.test(word)
      ? [...word].some((sign) => own.some((one) => one.includes(sign)))
      : ofOwn.some((one) => one.startsWith(word));
  // A single sign names nothing: 呀.
  return more.every((word) => /^\p{Script=Han}$/u.test(word)) || more.some(fits);
}

/** What whoever is of a trade tells of it, where a question asks for that; null for others. */
export function ofTrade(ask: Asked): Answer | null {
  const { self, mouth, lines, text } = ask;
  if (!ask.question) return null;
  const [best] = understoodIn(ask);
  const { people, news, place } = best?.slots ?? {};
  const named = [...ask.people.flatMap(({ ids }) => ids), ...(people ?? [])].some((id) => id !== self.persona.id);
  const own = [meIn(self)?.spot.place, self.persona.work?.spot.place];
  const told = news !== undefined && /^ask-(?:event|news|true)/.test(best?.intent ?? "");
  if (named || told || (place !== undefined && !own.includes(place))) return null;
  if (best && best.confidence >= SURE && !OF_TRADE.test(best.intent)) return null;
  const trade = tradeOf(self.persona, self.town.language);
  const you = names(lines.bearing.ofYou, text);
  // "Is she strict?" asks after somebody else.
  if (!you && speaksOf(ask, [...lines.people.heWords, ...lines.people.sheWords], text)) return null;
  const values = () => ({ ...valuesOf(ask), age: String(self.persona.age) });
  const at = ofDeed(ask);
  if (at) return at;
  const asks: Readonly<Record<Aspect, About["words"]>> = lines.trade.asks;
  const aspect = (Object.keys(asks) as Aspect[]).find((one) => stands(ask, { words: asks[one] }));
  // How long it takes is asked of whatever it is.
  const anybodys = best && best.confidence >= SURE && OF_ANYBODY.test(best.intent);
  // One everyday word asks of the work where that is spoken of: whoever does it, the work itself, or what it is called.
  const ofWork =
    you ||
    names([...lines.trade.work, ...(trade?.is ?? [])], text) ||
    (best !== undefined && best.confidence >= SURE && OF_WORK.test(best.intent));
  const ofTheirs = (trade?.about ?? [])
    .filter(({ words }) => words.length > 1 || (!anybodys && (ofWork || words.some((one) => isTelling(one, text)))))
    .map((one) => ({ ...one, says: ownOf(ask, trade, one.says) }));
  const about = [...ofTheirs, ...(you ? lines.trade.about : [])].find((one) => one.says.length > 0 && stands(ask, one));
  if (about && !OF_ITSELF.has(aspect ?? "")) return oneOf(ask, "topic", about.says, values());
  const ofMine = you || names(lines.trade.work, text) || OF_ITSELF.has(aspect ?? "");
  if (!aspect || !ofMine || (aspect === "takes" && !isOfWork(ask, trade))) return null;
  const plain: Readonly<Partial<Record<Aspect, readonly string[]>>> = lines.trade.plain;
  const wordings = toldOf(ask, trade, aspect, plain[aspect]);
  const doing = self.persona.work ? mouth.doing(self, self.persona.work.doing) : mouth.busy(self);
  return wordings ? oneOf(ask, "topic", wordings, { ...values(), doing }) : null;
}

/** How one's day goes, for whoever knows already what one is. */
export function dayOfTrade(ask: Asked): Answer | null {
  const { self, mouth, lines } = ask;
  if (!self.persona.work) return null;
  const wordings = toldOf(ask, tradeOf(self.persona, self.town.language), "day", lines.trade.plain.day) ?? [];
  return oneOf(ask, "topic", wordings, { ...valuesOf(ask), doing: mouth.doing(self, self.persona.work.doing) });
}

/** What one is at, asked after more closely: what one reads, to whom one writes, what it is for. */
function ofDeed(ask: Asked): Answer | null {
  const { self, mouth, lines, text } = ask;
  const doing = meIn(self)?.doing.text ?? "";
  const helps = self.mind.commitments.find(
    ({ from, to, story }) => story !== null && from !== null && from <= self.now && self.now < (to ?? self.now + 1),
  );
  const event = helps?.story ? gatheringOf(self.stories.get(helps.story)) : null;
  if (event && names(lines.trade.forWhat, text))
    return oneOf(ask, "now", lines.trade.forEvent, {
      event: event.name,
      when: mouth.moment(self, event.from),
      host: mouth.called(self, event.host),
    });
  const deed = lines.trade.deeds.find((one) => names(one.doing, doing) && names(one.asks, text));
  return deed ? oneOf(ask, "now", deed.says) : null;
}
