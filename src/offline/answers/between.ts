/** What is said between two, and how it is taken: greetings, thanks, compliments and insults, yes and no, what somebody does. */
import { DAY, dayOf, timeOfDay } from "../../clock/units.ts";
import { gestureIn } from "../../language/gestures.ts";
import { findMemory } from "../../mind/memory/stream.ts";
import { stems } from "../../mind/memory/words.ts";
import { bestMemory } from "../../mind/news/stories.ts";
import type { Intent } from "../../world/intents.ts";
import { does } from "../../world/speech-acts.ts";
import { talkWords } from "../say/words.ts";
import { type Answerer, type Asked, oneOf, understoodIn } from "./answerer.ts";
import { greetingsFor } from "./ask.ts";
import { answeredFor } from "./follow.ts";
import { hereOf } from "./here.ts";
import { daysBefore, heardBefore, inTheirWay, lastOwn, lastTheirs, timesOf, valuesOf, warmth } from "./manner.ts";
import { names, says } from "./naming.ts";
import { ownNews } from "./telling.ts";
import { takenUp } from "./wanting.ts";

/** Days on which somebody has come after which they are an old acquaintance. */
const OFTEN = 4;

const greet: Answerer = (ask) => {
  const { self, lines, asker } = ask;
  const values = valuesOf(ask);
  // Of many who come at once each is greeted for the first time.
  const greetedHere = ask.talk.some(
    ({ who, acts, to }) =>
      who === self.persona.id && does(acts, "greet") && (to === undefined || to.includes(asker.id)),
  );
  if (ask.more) return greetedHere ? null : oneOf(ask, "greet", lines.greetMore, values);
  const days = daysBefore(ask);
  const today = heardBefore(ask).some(({ created }) => dayOf(created) === dayOf(self.now));
  const { close, distant } = self.persona.speech.greetings;
  const { fitsHour } = talkWords(self);
  const own = (bank: readonly string[], named: boolean) =>
    bank.filter((one) => fitsHour(one, self.now) && (!named || one.includes("{name}")));
  const greeting = (bank: readonly string[]) => oneOf(ask, "greet", bank, values);
  if (today || greetedHere) return greeting(inTheirWay(ask, lines.greetAgain, lines.greetAgainShort));
  // Who knows each other well is greeted as the town has it.
  if (!asker.visitor || warmth(ask) >= 2) return greeting(greetingsFor(ask, own(close, true), lines.greetMore));
  if (days >= OFTEN) return greeting(lines.greetOften);
  if (days > 0) return greeting(days > 1 ? lines.greetThird : lines.greetSecond);
  const plain = inTheirWay(ask, lines.greetFirst, lines.greetFirstShort);
  return greeting([...own(distant, false), ...plain].filter((one) => !ask.lately.includes(one)));
};

const introduce: Answerer = (ask) => {
  // "His name is Gerald" names somebody else.
  if (names(ask.lines.othersName, ask.text) && !ask.text.includes(ask.asker.name)) return null;
  const { lines } = ask;
  const values = valuesOf(ask);
  if (ask.more) return oneOf(ask, "introduction", lines.introducedWord, values);
  // Whoever has only just come is not met again when they say who they are.
  const named = ask.talk.some(
    (line) => line.who === ask.asker.id && understoodIn(line).some(({ intent }) => intent === "introduce"),
  );
  if ((named || daysBefore(ask) > 0) && ask.said.includes(values.name!))
    return oneOf(ask, "introduction", lines.introducedKnown, values);
  return oneOf(ask, "introduction", inTheirWay(ask, lines.introduced, lines.introducedShort), values);
};

/** The evening is so late, and the night so long, that one wishes a good night. */
const NIGHT = { from: 20 * 60, to: 4 * 60 };

/** Whoever stays bids whoever goes farewell: none of one's own words with which one goes oneself. */
const farewell: Answerer = (ask) => {
  const { lines, self } = ask;
  const own = self.persona.speech.farewells.filter((one) => !says(lines.leaving, one));
  const hour = timeOfDay(self.now);
  const late = hour >= NIGHT.from || hour < NIGHT.to;
  const plain = late ? [...lines.farewell, ...lines.farewellNight] : lines.farewell;
  return oneOf(ask, "farewell", [...own, ...plain], valuesOf(ask));
};

/** A bank by manner, filled, as an answer of a kind. */
const taken =
  (kind: string, plain: keyof Plain, short?: keyof Plain): Answerer =>
  (ask) => {
    const bank = ask.lines[plain];
    return oneOf(ask, kind, short ? inTheirWay(ask, bank, ask.lines[short]) : bank, valuesOf(ask));
  };
/** The banks that are lists of wordings. */
type Plain = Pick<
  Asked["lines"],
  { [K in keyof Asked["lines"]]: Asked["lines"][K] extends readonly string[] ? K : never }[keyof Asked["lines"]]
>;

const apologise: Answerer = (ask) => {
  const insults = timesOf(ask, "insult", DAY);
  const cross = insults > 1 && warmth(ask) < 1;
  return oneOf(ask, "sorry", cross ? ask.lines.notForgiven : ask.lines.forgiven, valuesOf(ask));
};

const compliment: Answerer = (ask, clause) => {
  // Who praises their own people tells of those.
  if (
    !clause.slots?.people?.length &&
    names(ask.lines.ownPeople, ask.text) &&
    !names(ask.lines.bearing.ofYou, ask.text)
  )
    return ownNews(ask, { ...clause, intent: "tell-own-fact" });
  const here = hereOf(ask.self);
  const ofPlace = clause.slots?.place !== undefined && clause.slots.place === here?.id;
  if (ofPlace && here.id === ask.self.persona.work?.spot.place) return oneOf(ask, "praise", ask.lines.praisedPlace);
  return oneOf(ask, "praise", inTheirWay(ask, ask.lines.praised, ask.lines.praisedShort), valuesOf(ask));
};

const insult: Answerer = (ask) => {
  const again = timesOf(ask, "insult", 60) > 1;
  const bank = again ? ask.lines.insultedAgain : inTheirWay(ask, ask.lines.insulted, ask.lines.insultedShort);
  return oneOf(ask, "insult", bank, valuesOf(ask));
};

const flirt: Answerer = (ask) => {
  const { self, lines, mouth } = ask;
  if (self.persona.age < 18) return oneOf(ask, "praise", lines.flirtedChild);
  const partner = self.persona.ties.find(({ kind }) => mouth.isPartner(kind));
  if (partner)
    return oneOf(ask, "praise", lines.flirtedTaken, { ...valuesOf(ask), partner: mouth.called(self, partner.to) });
  return oneOf(ask, "praise", inTheirWay(ask, lines.flirted, lines.praisedShort), valuesOf(ask));
};

/** "I don't believe that": one says how one knows. */
const doubt: Answerer = (ask, clause) => {
  if (clause.slots?.news !== undefined) return ask.answer({ ...clause, intent: "ask-true" });
  const { self, mouth, lines } = ask;
  const values = valuesOf(ask);
  const rests = lastOwn(ask)?.rests.flatMap((id) => findMemory(self.mind.stream, id) ?? []) ?? [];
  const heard = rests.find(
    ({ speaker }) => speaker !== null && speaker !== self.persona.id && speaker !== ask.asker.id,
  );
  if (heard?.speaker) {
    const who = mouth.called(self, heard.speaker);
    return oneOf(
      ask,
      "reaction",
      lines.doubtedHeard,
      { ...values, who, them: mouth.them(self, heard.speaker) },
      { rests: [heard] },
    );
  }
  const seen = rests.find(({ source }) => source.how === "saw" || source.how === "did");
  return seen
    ? oneOf(ask, "reaction", lines.doubtedSeen, values, { rests: [seen] })
    : oneOf(ask, "reaction", lines.doubted, values);
};

/** "Wow", "no way": to what one told it is true; else it is of what they spoke of themselves. */
const surprise: Answerer = (ask) => {
  const own = lastOwn(ask);
  const told = own !== null && (own.rests.length > 0 || does(own.acts, "tell") || does(own.acts, "answer"));
  const plain = inTheirWay(ask, ask.lines.surprisedAt, ask.lines.surprisedShort);
  return oneOf(ask, "agree", told ? ask.lines.surprised : plain, valuesOf(ask));
};

/** What a bare yes, no or perhaps is taken for where nobody asked anything. */
const REMARK = { gladYes: "agreed", wellNo: "disagreed", wellMaybe: "wellMaybe" } as const;

/** Yes, no or perhaps: to a guess it is the question guessed at, to what was proposed it settles that. */
const bare =
  (bank: "gladYes" | "wellNo" | "wellMaybe"): Answerer =>
  (ask, clause) => {
    const settled = bank === "gladYes" ? (answeredFor(ask, clause) ?? takenUp(ask)) : null;
    // What was only asked is answered by it, not granted.
    const asked = lastOwn(ask)?.acts;
    if (!settled && asked && does(asked, "ask") && !does(asked, "propose"))
      return oneOf(ask, "taken-up", ask.lines.telling.sounds.answer);
    const open = asked !== undefined && (does(asked, "ask") || does(asked, "propose"));
    return settled ?? oneOf(ask, "agree", ask.lines[open ? bank : REMARK[bank]], valuesOf(ask));
  };

const place: Answerer = (ask) => {
  const here = hereOf(ask.self);
  const own = here !== null && ask.self.persona.work?.spot.place === here.id;
  return oneOf(ask, "agree", own ? ask.lines.placeOwn : ask.lines.placeSo, valuesOf(ask));
};

/** Whether the asker's last line was of the same kind. */
const again = (ask: Asked, intent: Intent): boolean =>
  lastTheirs(ask)?.reading?.clauses.some((one) => one.intent === intent) ?? false;

const nonsense: Answerer = (ask) => {
  const bank = again(ask, "nonsense")
    ? ask.lines.nonsenseAgain
    : inTheirWay(ask, ask.lines.nonsense, ask.lines.nonsenseShort);
  return oneOf(ask, "odd-speech", bank, valuesOf(ask));
};

const filler: Answerer = (ask) => {
  const settled = takenUp(ask);
  if (settled) return settled;
  const bank = ask.talk.length > 0 && again(ask, "filler") ? ask.lines.fillerDoing : ask.lines.filler;
  return oneOf(ask, "agree", inTheirWay(ask, bank, ask.lines.fillerShort), valuesOf(ask));
};

const confide: Answerer = (ask) => {
  const told = ask.reading?.clauses.some(({ intent }) => intent?.startsWith("tell-")) ?? false;
  const bank = told ? ask.lines.confidedTold : inTheirWay(ask, ask.lines.confided, ask.lines.confidedShort);
  return oneOf(ask, "agree", bank, valuesOf(ask));
};

const complain: Answerer = (ask) => {
  const { self, lines } = ask;
  const mine = self.persona.work !== null && hereOf(self)?.id === self.persona.work.spot.place;
  return mine
    ? oneOf(ask, "complaint", inTheirWay(ask, lines.complainedOwn, lines.complainedOwnShort), valuesOf(ask))
    : oneOf(ask, "complaint", inTheirWay(ask, lines.complained, lines.complainedShort), valuesOf(ask));
};

/** "You promised": only what was agreed or said is confirmed. */
const claimPromise: Answerer = (ask, clause) => {
  const { self, asker, lines, mouth } = ask;
  const { at, place: where, news } = clause.slots ?? {};
  const agreed = self.mind.commitments.find(
    (one) =>
      one.with.includes(asker.id) &&
      (at === undefined || one.from === at) &&
      (where === undefined || one.spot?.place === where) &&
      (news === undefined || one.story === news),
  );
  const memory =
    agreed &&
    self.mind.stream.backing.memories.findLast(
      ({ episode, subjects }) => episode?.kind === "agreed" && subjects.includes(asker.id),
    );
  if (memory) {
    const retold = mouth.sentence(mouth.retold(self, memory, asker.id));
    return oneOf(ask, "confirm", lines.promisedYes, { ...valuesOf(ask), retold }, { rests: [memory] });
  }
  const coming = news === undefined ? undefined : self.stories.get(news);
  const known = coming && bestMemory(self.mind, coming.id);
  const words = new Set(stems(ask.text));
  const own = ownLines(ask).findLast(({ text }) => {
    const shared = stems(text).filter((word) => words.has(word)).length;
    return shared >= 3 && shared >= words.size * 0.5;
  });
  if (own) return oneOf(ask, "confirm", lines.promisedSaid, valuesOf(ask), { rests: [own, ...(known ? [known] : [])] });
  // Asked whether it was said, one looks for it in all one has said, to whomever.
  const found = ask.question ? ask.answer({ ...clause, intent: "ask-said" }) : null;
  const never = ownLines(ask).length === 0;
  return found?.known
    ? found
    : oneOf(ask, "not-confirmed", never ? lines.promisedNever : lines.promisedNot, valuesOf(ask));
};

/** What the resident has said to the asker, oldest first. */
const ownLines = ({ self, asker }: Asked) =>
  self.mind.stream.backing.memories
    .slice(0, self.mind.stream.length)
    .filter(({ speaker, subjects }) => speaker === self.persona.id && subjects.includes(asker.id));

/** What somebody does to the resident or before their eyes is taken by a gesture or a word. */
const act: Answerer = (ask) => {
  const { lines, self } = ask;
  const values = valuesOf(ask);
  switch (gestureIn(self.town.language, ask.whole)) {
    case "gives":
      return oneOf(ask, "praise", inTheirWay(ask, lines.gave, lines.gaveShort), values);
    case "hugs":
      return oneOf(ask, "agree", inTheirWay(ask, lines.hugged, lines.huggedShort), values);
    case "waves":
      return oneOf(ask, "greet", lines.waved, values);
    case "pushes":
      return oneOf(ask, "insult", lines.pushed, values);
    case "sits":
      return oneOf(ask, "agree", lines.satDown, values);
    default:
      return oneOf(ask, "agree", inTheirWay(ask, lines.gesture, lines.gestureShort), values);
  }
};

/** Answers to what is said between two. */
export const between = {
  greet,
  farewell,
  introduce,
  thank: taken("thanked", "thanked", "thankedShort"),
  apologise,
  forgive: taken("glad", "relieved"),
  compliment,
  insult,
  tease: taken("agree", "teased", "teasedShort"),
  flirt,
  laugh: taken("agree", "laughed", "laughedShort"),
  agree: (ask) => takenUp(ask) ?? oneOf(ask, "agree", ask.lines.agreed, valuesOf(ask)),
  disagree: taken("agree", "disagreed", "disagreedShort"),
  surprise,
  sympathy: taken("thanked", "comforted"),
  doubt,
  yes: bare("gladYes"),
  no: bare("wellNo"),
  maybe: bare("wellMaybe"),
  "remark-weather": taken("weather", "weatherSo"),
  "remark-place": place,
  nonsense,
  filler,
  confide,
  complain,
  "claim-promise": claimPromise,
  act,
} as const satisfies Partial<Record<Intent, Answerer>>;
