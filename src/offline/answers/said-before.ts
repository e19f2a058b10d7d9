/** What was said and done between the two before: whether one knows the asker, what they told and gave, what oneself and others said, from whom one has it. */
import { dayOf } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { findMemory, memoriesOf, memoriesWith } from "../../mind/memory/stream.ts";
import { isUnspaced, stems } from "../../mind/memory/words.ts";
import { bestMemory } from "../../mind/news/stories.ts";
import type { Memory } from "../../world/events.ts";
import type { Intent } from "../../world/intents.ts";
import { firstName } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { SURE } from "../../world/reading.ts";
import { quotedIn } from "../say/spoken.ts";
import type { Answer } from "../tongue.ts";
import { sentencesOf } from "../understand/sentences.ts";
import { type Answerer, type Asked, joined, oneOf, said, type Understood, understoodIn } from "./answerer.ts";
import { contentOf, sharing } from "./content.ts";
import { daysBefore, heardBefore, lastOwn, lastTheirs, valuesOf } from "./manner.ts";
import { names, says } from "./naming.ts";
import { saysLittle, who } from "./people.ts";
import { roleAsked } from "./ties.ts";
import { fromTold, toldBack, toMe, weighs } from "./told.ts";
import { type Saying, sayingIn, tellsOf } from "./who-said.ts";

/** Something that the asker told of themselves: turned to them, and the memory of it. */
interface TheirTelling {
  readonly memory: Memory;
  readonly told: string;
}

/** What the asker said to the resident before, oldest first. */
const saidToMe = (ask: Asked): readonly Memory[] => heardBefore(ask).filter((memory) => toMe(ask, memory));

/** What the asker told of themselves, oldest first. */
const tellings = (ask: Asked): TheirTelling[] =>
  saidToMe(ask).flatMap((memory) => {
    const told = ask.mouth.youTold(quotedIn(memory.text));
    return told ? [{ memory, told }] : [];
  });

/** What the asker told of what anybody tells of themselves, where words ask for that: where they live, what they do. Null where they ask for none of it. */
function ofMatter(ask: Asked): Answer | null {
  const { lines, whole } = ask;
  const matter = lines.tellings.find(({ asks }) => names(asks, whole));
  if (!matter) return null;
  // "From Derbyshire", and no more of what was said with it.
  const from = matter === lines.tellings.at(-1) ? fromTold(ask) : null;
  if (from) return from;
  const told = tellings(ask).findLast((one) => names(matter.tells, one.told));
  return told
    ? oneOf(ask, "you-told", lines.youTold, { told: told.told }, { rests: [told.memory] })
    : oneOf(ask, "dont-know", lines.youToldThis, {}, { known: false });
}

/** Whether what somebody told is worth bringing up on another day, unasked: no passing thing, and nothing that weighs on them. */
const isLasting = (ask: Asked, one: TheirTelling): boolean => isLight(ask, one) && !names(ask.lines.passing, one.told);

/** Whether what somebody told neither weighs on them nor sounds bad: no other is brought up unasked. */
const isLight = (ask: Asked, { told }: TheirTelling): boolean =>
  !weighs(ask, told) && !says(ask.lines.telling.bad, told);

const remember: Answerer = (ask, clause) => {
  const { lines, asker, self, mouth } = ask;
  const { slots } = clause;
  // "Do you know Alex?" asks of Alex, who may be a visitor as well.
  const other = ask.people.some(({ ids }) => ids.some((id) => id !== asker.id && id !== self.persona.id));
  if (other && !mouth.ofSelf(ask.text)) return who(ask, clause);
  const values = valuesOf(ask);
  // "My hamster's name" is not the asker's own.
  const named = names(lines.nameWords, ask.text) && mouth.told.sought(ask.text).length === 0;
  const matter = named ? null : ofMatter(ask);
  if (matter) return matter;
  const back = named ? null : toldBack(ask);
  if (back) return back;
  if (named || slots?.form === "name")
    return asker.name
      ? oneOf(ask, "your-name", lines.rememberName, values)
      : oneOf(ask, "dont-know", lines.nameNot, values, { known: false });
  const heard = heardBefore(ask);
  // Of several things they told the one that is asked after, and nothing else where one is.
  const about = contentOf(ask, ask.text);
  const told = tellings(ask).findLast((one) => (about.length > 0 ? sharing(about, one.told) > 0 : isLasting(ask, one)));
  const seen = memoriesWith(ask.self.mind.stream, { subject: asker.id }).some(
    ({ created }) => created < ask.self.now - 30,
  );
  // What they told is asked for in the same breath: that is said once.
  const asksOn = understoodIn(ask).some(({ intent, confidence }) => intent === "ask-told-you" && confidence >= SURE);
  if (told && !asksOn) {
    const line = oneOf(ask, "", lines.rememberYes, values).line;
    return {
      ...oneOf(ask, "remember-you", lines.youTold, { told: told.told }, { rests: [told.memory] }),
      line: joined(ask, line, oneOf(ask, "", lines.youTold, { told: told.told }).line),
    };
  }
  if (heard.some(({ created }) => created < ask.self.now - 120))
    return oneOf(ask, "remember-you", lines.rememberYes, values);
  if (heard.length > 0 || ask.talk.some(({ who }) => who === ask.self.persona.id))
    return oneOf(ask, "remember-you", lines.rememberNow, values);
  return seen || daysBefore(ask) > 0
    ? oneOf(ask, "remember-you", lines.rememberSeen, values)
    : oneOf(ask, "dont-know", lines.rememberNot, values, { known: false });
};

/** What they ask back of what they told of themselves, however it was read: "and where do I live?"; null where nobody told it. */
export function ownTold(ask: Asked): Answer | null {
  const found = ask.question && names(ask.lines.ofMe, ask.text) ? ofMatter(ask) : null;
  return found?.known ? found : null;
}

/** Names in a text, where names have capitals. */
const NAMES = /(?<=\s)\p{Lu}\p{Ll}+/gu;
/** So long what they said may be to be said back as it was, in signs. */
const QUOTED = 70;

/** What they told of others or of things, in their own words; null where they told nothing that fits. */
function quotedOf(ask: Asked, fits: (one: Pick<TheirTelling, "told">) => boolean): Answer | null {
  const { lines, mouth } = ask;
  for (const memory of saidToMe(ask).toReversed()) {
    const sentences = sentencesOf(quotedIn(memory.text)).filter(
      (one) => !mouth.asks(one) && !mouth.told.isKeptOut(one),
    );
    const found = sentences.find((one) => fits({ told: one }) && one.trim().length <= QUOTED);
    if (found) return oneOf(ask, "you-told", lines.yourWords, { words: found.trim() }, { rests: [memory] });
  }
  return null;
}

const toldYou: Answerer = (ask) => {
  const { lines, mouth } = ask;
  const matter = ofMatter(ask);
  if (matter) return matter;
  const back = toldBack(ask);
  if (back) return back;
  // "What did I say my name was?"
  const about = contentOf(ask, ask.text);
  if (
    ask.asker.name &&
    names(lines.nameWords, ask.text) &&
    about.every((one) => stems(lines.nameWords.join(" ")).includes(one))
  )
    return oneOf(ask, "your-name", lines.rememberName, valuesOf(ask));
  const all = tellings(ask);
  const words = new Set(stems(ask.text).filter((word) => !mouth.idle.has(word)));
  // Of the thing that is asked after, and not only of whom it was.
  const called = new Set(ask.whole.match(NAMES)?.flatMap((name) => stems(name)) ?? []);
  const of = [...words].filter((word) => !called.has(word));
  const near = ({ told }: Pick<TheirTelling, "told">) => stems(told).filter((word) => words.has(word)).length;
  const fits = ({ told }: Pick<TheirTelling, "told">) =>
    near({ told }) > 0 && (of.length === 0 || of.some((word) => stems(told).includes(word)));
  const fitting = words.size > 0 ? all.filter(fits) : all;
  const quoted = fitting.length === 0 && words.size > 0 ? quotedOf(ask, fits) : null;
  if (quoted) return quoted;
  const best =
    [...fitting].sort((a, b) => near(b) - near(a)).at(0) ??
    (words.size === 0 ? all.findLast((one) => isLight(ask, one)) : undefined);
  if (!best)
    return oneOf(ask, "dont-know", all.length > 0 ? lines.youToldThis : lines.youToldNothing, valuesOf(ask), {
      known: false,
    });
  const second = words.size === 0 ? all.findLast((one) => one.told !== best.told && isLight(ask, one)) : undefined;
  const line = oneOf(ask, "", lines.youTold, { told: best.told }).line;
  const also = second && oneOf(ask, "", lines.youToldAlso, { told: second.told }).line;
  return {
    ...oneOf(ask, "you-told", lines.youTold, {}, { rests: [best.memory, ...(second ? [second.memory] : [])] }),
    line: joined(ask, line, also),
  };
};

/** What the asker gave, or did a moment ago. */
const given: Answerer = (ask, { slots }) => {
  const { self, asker, lines, mouth } = ask;
  const deeds = memoriesOf(self.mind.stream).filter(
    ({ episode }) => episode?.kind === "saw act" && episode.who === asker.id,
  );
  const doingOf = ({ episode }: Memory) => (episode?.kind === "saw act" ? episode.doing : "");
  const { gives } = languageOf(self.town.language).uses.gestures;
  const gifts = deeds.filter((memory) => gives.test(doingOf(memory)));
  const wantsGift = slots?.form === "whether" || gifts.length > 0;
  const memory = (wantsGift ? gifts : deeds).at(-1) ?? (slots?.form === "whether" ? undefined : deeds.at(-1));
  if (!memory) return oneOf(ask, "dont-know", lines.givenNot, valuesOf(ask), { known: false });
  const values = { given: mouth.sentence(mouth.retold(self, memory, asker.id)) };
  const still = slots?.form === "whether" && gifts.includes(memory);
  return oneOf(
    ask,
    "recalled",
    still ? lines.givenStill : gifts.includes(memory) ? lines.given : lines.didJust,
    values,
    { rests: [memory] },
  );
};

/** Whether a sentence that was said is of what words are about, and takes no leave. */
const isOfMatter = (ask: Asked, words: readonly string[], sentence: string): boolean =>
  sharing(words, sentence) > 0 && !says(ask.lines.leaving, sentence);

/** What the resident remembers saying to anybody, and may repeat, oldest first. */
const ownLines = ({ self, mouth }: Asked): readonly Memory[] =>
  memoriesWith(self.mind.stream, { speaker: self.persona.id }).filter(
    (memory) => memory.source.how === "did" && !mouth.isPrivate(self, memory),
  );

/** What words ask one's own of, without when that was said: "earlier" and "a moment ago" are nothing that anybody spoke of. */
export function saidOf(ask: Asked): readonly string[] {
  const when = new Set(stems(ask.lines.saidWhen));
  return contentOf(ask, ask.text).filter((word) => !when.has(word));
}

/**
 * What one said oneself of what words are about, in whatever talk, in one's own words again: no more of it than that; what one asked only where
 * that is `asking`. Null where that is nothing.
 */
export function ownSaid(ask: Asked, asking = false): Answer | null {
  const { mouth } = ask;
  const words = saidOf(ask);
  const fits = (one: string) => isOfMatter(ask, words, one) && (asking || !mouth.asks(one));
  const [best] = ownLines(ask)
    .map((memory) => ({ memory, line: joined(ask, ...sentencesOf(quotedIn(memory.text)).filter(fits)) }))
    .map((one) => ({ ...one, count: sharing(words, one.line), little: saysLittle(one.memory) ? 1 : 0 }))
    .filter(({ count }) => count > 0 && count * 2 >= words.length)
    .sort((a, b) => b.count - a.count || a.little - b.little || b.memory.created - a.memory.created);
  return best ? said("recalled", best.line, { rests: [best.memory] }) : null;
}

/** So many words of a question at least, and a line that has them all is of what it asks. */
const OF_ALL = 2;

/** What one has said oneself where it is asked whether that is so: "Is the soup salty today?" Null where one has said nothing of it. */
export function asSaid(ask: Asked): Answer | null {
  const words = contentOf(ask, ask.text);
  const [best] = understoodIn(ask);
  const other = ask.people.length > 0 || best?.slots?.news !== undefined;
  if (!ask.question || best?.slots?.form !== "whether" || other || words.length < OF_ALL) return null;
  const found = ownSaid(ask);
  const memory = found && findMemory(ask.self.mind.stream, found.rests[0]!);
  if (!memory || sharing(words, found.line) < words.length) return null;
  return said("recalled", ask.mouth.sentence(ask.mouth.retold(ask.self, memory, ask.asker.id)), { rests: [memory] });
}

/** A text without the names by which it calls somebody. */
const unaddressed = (text: string, called: readonly string[]): string =>
  called
    .flatMap((name) => [`${name},`, `${name}，`, `${name}!`, `${name}！`, `, ${name}`, `，${name}`])
    .reduce((left, one) => left.replaceAll(one, " "), text);

/** A remembered line with only those of its sentences that fit; all of it where none does. */
function onlyWhere(ask: Asked, memory: Memory, fits: (sentence: string) => boolean): Memory {
  const quote = quotedIn(memory.text);
  const some = joined(ask, ...sentencesOf(quote).filter(fits));
  return some === "" ? memory : { ...memory, text: memory.text.replace(quote, () => some) };
}

/** Signs of a line without spaces that only says that something was said. */
const SHORT = 12;

/**
 * What somebody else said, or anybody, as one has heard it oneself, else as others have told it; nothing that is not of whom and what is asked
 * after, and no guess at what one has not heard.
 */
function saidByOther(ask: Asked, by: PersonId | "anyone", { to, of }: Pick<Saying, "to" | "of">): Answer {
  const { self, lines, mouth, asker } = ask;
  const me = self.persona.id;
  const ofMe = of.includes(asker.id) || names(lines.meWords, ask.whole);
  const about = ofMe ? [...new Set([...of, asker.id])] : of;
  const others = to.filter((id) => id !== me);
  // Where words have no spaces, what is left of them beside a name says little.
  const words = about.length + others.length > 0 && isUnspaced(ask.text) ? [] : saidOf(ask);
  const called = (id: PersonId): readonly string[] => {
    const { name } = self.world.people.get(id) ?? self.town.personas.get(id) ?? {};
    return name === undefined ? [] : [name, firstName(name)];
  };
  // "Sam, one more thing", said to Sam, is nothing about him.
  const namesThem =
    (text: string, { subjects }: Memory) =>
    (id: PersonId) =>
      names(called(id), subjects.includes(id) ? unaddressed(text, called(id)) : text);
  const isSought = (memory: Memory): boolean => {
    const quote = quotedIn(memory.text);
    return (
      to.every((id) => memory.subjects.includes(id)) &&
      about.every((id) => (id === asker.id ? memory.subjects.includes(id) : namesThem(quote, memory)(id))) &&
      // Whoever calls one by one's name says nothing of one.
      !(about.includes(me) && memory.subjects.includes(me)) &&
      (words.length === 0 || sharing(words, quote) > 0)
    );
  };
  const heard = (
    by === "anyone" ? memoriesOf(self.mind.stream) : memoriesWith(self.mind.stream, { speaker: by })
  ).filter(
    (memory) =>
      memory.source.how === "heard" &&
      memory.speaker !== asker.id &&
      memory.speaker !== me &&
      // What somebody says themselves is nothing that others say of them.
      (by !== "anyone" || !about.some((id) => id === memory.speaker)) &&
      !mouth.isPrivate(self, memory) &&
      (by !== "anyone" || !saysLittle(memory)) &&
      isSought(memory),
  );
  const near = (memory: Memory) => 2 * sharing(words, memory.text) + (saysLittle(memory) ? 0 : 1);
  const [best] = [...heard].sort((a, b) => near(b) - near(a) || b.created - a.created);
  // "Tom told me, 'Klaus says that ...'"
  const told =
    best ??
    (by === "anyone"
      ? undefined
      : memoriesOf(self.mind.stream).findLast((memory) => {
          const quote = quotedIn(memory.text);
          return (
            memory.source.how === "heard" &&
            memory.speaker !== asker.id &&
            !mouth.isPrivate(self, memory) &&
            tellsOf(ask, called(by), quote) &&
            isSought(memory)
          );
        }));
  const values = { ...valuesOf(ask), ...(by === "anyone" ? {} : mouth.of(self, by)) };
  if (told) {
    const fits = (one: string) =>
      sharing(words, one) > 0 ||
      about.some((id) => id !== asker.id && namesThem(one, told)(id)) ||
      tellsOf(ask, by === "anyone" ? [] : called(by), one);
    const retold = mouth.sentence(mouth.retold(self, onlyWhere(ask, told, fits), asker.id));
    // Of somebody who was only civil there is nothing much to tell.
    const small = words.length + others.length + about.length === 0 && saysLittle(told);
    return small
      ? oneOf(ask, "recalled", lines.theySaidSmall, { ...values, told: retold }, { rests: [told] })
      : said("recalled", retold, { rests: [told] });
  }
  if (by !== "anyone" && ofMe) return oneOf(ask, "dont-know", lines.ofYouNothing, values, { known: false });
  const none =
    by === "anyone" || others.length > 0 || of.length > 0
      ? lines.notHeard
      : words.length > 0
        ? lines.theySaidNothing
        : lines.theySaidLittle;
  return oneOf(ask, "dont-know", none, values, { known: false });
}

/** What one said to somebody or of them. */
function saidOfOther(ask: Asked, about: readonly PersonId[]): Answer {
  const { self, lines, mouth } = ask;
  const own = ownLines(ask).filter(({ subjects }) => about.every((id) => subjects.includes(id)));
  const told = own.findLast((memory) => !saysLittle(memory)) ?? own.at(-1);
  return told
    ? said("recalled", mouth.sentence(mouth.retold(self, told, ask.asker.id)), { rests: [told] })
    : oneOf(ask, "dont-know", lines.saidNothing, valuesOf(ask), { known: false });
}

/** What another said, or what one said to another or of them, where words ask for that; null where they ask for one's own words alone. */
function ofOther(ask: Asked, { act, slots }: Understood, saying: Saying): Answer | null {
  const { lines, self } = ask;
  const { by, to, of } = saying;
  switch (by) {
    case "another":
      return oneOf(ask, "ask-back", lines.people.whom);
    case "none": {
      const role = roleAsked(ask, ask.text);
      const none = lines.kinds.find(({ roles }) => role !== null && roles.some((one) => one === role))?.none;
      return none ? oneOf(ask, "kin", none) : oneOf(ask, "ask-back", lines.people.whom);
    }
    case "you":
      return to.length + of.length > 0 ? saidOfOther(ask, [...to, ...of]) : null;
    case "unknown":
    case null: {
      // Where the words do not say who it was, it is whom they name.
      const [person] = slots?.people ?? [];
      if (person === undefined || person === self.persona.id)
        return by === null ? null : oneOf(ask, "dont-know", lines.notHeard, {}, { known: false });
      return act.act === "ask" && act.about === "you"
        ? saidOfOther(ask, [person])
        : saidByOther(ask, person, { to, of: of.filter((id) => id !== person) });
    }
    default:
      return saidByOther(ask, by, saying);
  }
}

const whatSaid: Answerer = (ask, clause) => {
  const { lines, self, mouth } = ask;
  const other = ofOther(ask, clause, sayingIn(ask, clause));
  if (other) return other;
  // "You said so yourself": whoever does not ask for words gets none.
  const bare = isUnspaced(ask.text) ? ask.text.length <= SHORT : contentOf(ask, ask.text).length === 0;
  if (!ask.question && bare && mouth.form(ask.text) === "whether" && lastOwn(ask))
    return oneOf(ask, "agree", lines.didSay);
  // "When did you tell me that?" does not ask for what was said.
  if (mouth.ofSelf(ask.text) && mouth.form(ask.text) !== "when") {
    const last = lastTheirs(ask);
    return last
      ? oneOf(ask, "you-told", lines.saidYours, { words: last.text })
      : oneOf(ask, "dont-know", lines.youToldNothing, valuesOf(ask), { known: false });
  }
  // "Did you say something about a watch?"
  const mine = ownSaid(ask, true);
  if (mine) return { ...oneOf(ask, "recalled", lines.saidMine, { words: mine.line }), rests: mine.rests };
  if (saidOf(ask).length > 0) return oneOf(ask, "not-confirmed", lines.saidNothing, valuesOf(ask), { known: false });
  const own = lastOwn(ask);
  if (own) return { ...oneOf(ask, "recalled", lines.saidMine, { words: own.text }), rests: own.rests };
  // Asked for one's words alone, the last of the day that say something.
  const today = ownLines(ask).filter(({ created }) => dayOf(created) === dayOf(self.now));
  const last = today.findLast((memory) => !saysLittle(memory)) ?? today.at(-1);
  return last
    ? said("recalled", mouth.sentence(mouth.retold(self, last, ask.asker.id)), { rests: [last] })
    : oneOf(ask, "not-confirmed", lines.saidNothing, valuesOf(ask), { known: false });
};

/** What one was told by others of what words are about; null where that is nothing. */
function heardOf(ask: Asked): Memory | null {
  const { self, mouth } = ask;
  const words = contentOf(ask, ask.text);
  const [best] = memoriesOf(self.mind.stream)
    .filter(({ source, speaker }) => source.how === "heard" && speaker !== null)
    .map((memory) => ({ memory, count: sharing(words, memory.text) }))
    .filter(({ memory, count }) => count > 0 && count * 2 >= words.length && !mouth.isPrivate(self, memory))
    .sort((a, b) => b.count - a.count || a.memory.created - b.memory.created);
  return best?.memory ?? null;
}

/** Who said something, where that is nobody else by name. */
const WHOEVER: ReadonlySet<string> = new Set(["you", "anyone", "another", "none", "unknown"]);

/** From whom one has what was last told, or what is named. */
const whoTold: Answerer = (ask, clause) => {
  const { self, lines, mouth } = ask;
  const { slots } = clause;
  // "Did you hear what Sam told Tom?" asks for that, where it names no news.
  const saying = slots?.news === undefined && slots?.form !== "who" ? sayingIn(ask, clause) : null;
  if (saying && saying.by !== null && !WHOEVER.has(saying.by)) return saidByOther(ask, saying.by, saying);
  const own = lastOwn(ask);
  const news = slots?.news ?? own?.stories.at(-1);
  const memory =
    own?.rests.flatMap((id) => findMemory(self.mind.stream, id) ?? [])[0] ??
    (news === undefined ? heardOf(ask) : bestMemory(self.mind, news));
  // "Where did you read it?", of what one has only remarked.
  const remarked = own?.rests.length === 0 && own.stories.length === 0;
  if (!memory || (remarked && slots?.form === "where"))
    return oneOf(ask, "source", own ? lines.whoAlways : lines.meanNothing, valuesOf(ask));
  const rests = [memory];
  const { source, speaker, created } = memory;
  if (source.how === "heard" && speaker !== null && speaker !== self.persona.id) {
    const values = {
      who: speaker === ask.asker.id ? mouth.you : mouth.called(self, speaker),
      when: mouth.ago(self, created),
    };
    const overheard = !memory.subjects.includes(self.persona.id);
    return oneOf(ask, "source", overheard ? lines.whoOverheard : lines.whoTold, values, { rests });
  }
  if (source.how === "saw") return oneOf(ask, "source", lines.whoSeen, {}, { rests });
  if (memory.kind === "reflection") return oneOf(ask, "source", lines.whoThought, {}, { rests });
  // What only went through one's head nobody vouches for, oneself least of all.
  if (source.how === "inner-voice") return oneOf(ask, "source", lines.whoCame, {}, { rests });
  // What one has begun oneself nobody told one.
  const mine = memory.stories.some((id) => self.stories.get(id)?.holder === self.persona.id);
  const given = mine ? lines.whoMine : lines.whoAlways;
  return oneOf(ask, "source", source.how === "given" ? given : lines.whoMyself, valuesOf(ask), { rests });
};

/** What a question is taken for that asks on, or after what became of something, though it asks for somebody's words. */
const ASKS_ON: ReadonlySet<Intent> = new Set<Intent>(["follow-more", "follow-mean", "follow-which", "ask-event-after"]);

/** What somebody said to or of others, or of a thing, where a question that asks on by its reading plainly asks for that; null for others. */
export function saidAsked(ask: Asked): Answer | null {
  const [best] = understoodIn(ask);
  if (!ask.question || !best || !ASKS_ON.has(best.intent) || names(ask.lines.meansWords, ask.text)) return null;
  const saying = sayingIn(ask, best);
  const { by, to, of } = saying;
  const isPlain = by !== null && (by === "anyone" || !WHOEVER.has(by));
  return isPlain && (to.length + of.length > 0 || saidOf(ask).length > 0) ? ofOther(ask, best, saying) : null;
}

/** Answers about what was between the two. */
export const saidBefore = {
  "ask-remember-me": remember,
  "ask-told-you": toldYou,
  "ask-given": given,
  "ask-said": whatSaid,
  "ask-who-told": whoTold,
} as const satisfies Partial<Record<Intent, Answerer>>;
