/** Answers about what goes round in town: a story is told only by those who know it, as they came to know it (paper section 7). */

import { sentences, toldIn } from "../../../language/en/sentences.ts";
import { saysHour, spokenClock, whenInWords } from "../../../language/en/times.ts";
import { keptWith } from "../../../language/kept-with.ts";
import { languageOf } from "../../../language/language.ts";
import { literal } from "../../../language/literal.ts";
import { deedKey } from "../../../mind/memory/episode.ts";
import { memoriesOf, memoriesWith } from "../../../mind/memory/stream.ts";
import { stem, stems } from "../../../mind/memory/words.ts";
import { storyMemories, type TownFacts } from "../../../mind/mind.ts";
import { partsOf } from "../../../mind/news/concern.ts";
import { meantSure, ownWords, peopleOf, tellsIn } from "../../../mind/news/meant.ts";
import { answered, bestMemory, isFor, wasThere } from "../../../mind/news/stories.ts";
import { gatheringOf, type Story, type StoryEvent } from "../../../mind/persona.ts";
import type { Self } from "../../../mind/self.ts";
import type { Memory, StoryId } from "../../../world/events.ts";
import { firstName } from "../../../world/people.ts";
import { placeOf } from "../../../world/places.ts";
import { type Ask, choose } from "../../answers/ask.ts";
import { isOffice } from "../../say/spoken.ts";
import type { Answer } from "../../tongue.ts";
import { answer, isPrivate, joined, type Rule, saysLittle, tieOf } from "./ask.ts";
import { answerLines as lines } from "./lines.ts";
import { dayWordsOf } from "./time.ts";
import { asMe, callName, inFirstPerson, myDoing, placeName, quoteOf } from "./voice.ts";

/** Words of people, places, dates: they alone do not name a story. */
const wordsOfPeople = keptWith(
  (personas: TownFacts["personas"]) => new Set([...personas.values()].flatMap((one) => stems(one.name))),
);
const wordsOfPlaces = keptWith(
  (map: TownFacts["map"]) =>
    new Set([...map.places.values()].flatMap((one) => stems(`${one.name} ${one.aliases.join(" ")}`))),
);
const isCommon = ({ town }: Self, word: string): boolean =>
  wordsOfPeople(town.personas).has(word) || wordsOfPlaces(town.map).has(word);

/** A question for candidates. */
const officeAsked =
  /\b(?:mayor|election|candidates?|elected)\b|\b(?:who is|are you) (?:running|standing)(?: for (?:it|office)| in it)?\s{0,9}\??\s{0,9}$/;

/** How strongly a text asks for a story, 0 for not at all. */
export function asksFor(ask: Ask, story: Story): number {
  const sure = meantSure(ask.text, story, [...ask.self.stories.values()], ask.self.town, {
    by: ask.asker.id,
    to: ask.self.mind.id,
  });
  // Whoever stands for an office is asked for by the office.
  return sure + (officeAsked.test(ask.p) && isForOffice(ask.self, story) ? 1 : 0);
}

/** Whether a story is of an office, or of what somebody has resolved about one that goes round. */
function isForOffice({ stories, town }: Self, story: Story): boolean {
  const all = [...stories.values()];
  const resolved = story.id.startsWith("whisper-");
  return isOffice(story) || (resolved && all.some((one) => isOffice(one) && ownWords(story.memory, one, all, town)[0]));
}

const timeWord =
  /\b(?:\d{1,2}(?::\d\d)?(?:st|nd|rd|th)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|tomorrow|tonight|today|january|february|march|april|may|june|july|month|week|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/gi;
const digits: Readonly<Record<string, string>> = {
  "17:00": "five",
  "19:00": "seven",
  "18:00": "six",
  "12:00": "noon",
  "20:00": "eight",
  "10:00": "ten",
};

/** Whether every time, name and place of a wording stands in what the resident was told. */
function backed(self: Self, wording: string, held: string): boolean {
  const known = held.toLowerCase().replace(/\b\d\d:00\b/g, (at) => `${at} ${digits[at] ?? ""}`);
  const times = (wording.match(timeWord) ?? []).map((one) => one.toLowerCase().replace(/(?:st|nd|rd|th)$/, ""));
  if (times.some((one) => !new RegExp(`\\b${literal(one)}`).test(known))) return false;
  const common = (word: string) => isCommon(self, word);
  const mentioned = stems(wording).filter(
    (word) => common(word) && !["town", "street", "house", "shop", "park", "room"].includes(word),
  );
  const knownStems = new Set(stems(held));
  return mentioned.every((word) => knownStems.has(word));
}

/** Whether an asker may hear a secret: the holder tells the one or two they trust most, others tell nobody. */
function mayHear(ask: Ask, story: Story): boolean {
  if (!isFor(story, [ask.asker.id])) return false;
  if (!story.secret) return true;
  if (ask.asker.visitor || story.holder !== ask.self.persona.id) return false;
  const inIt = peopleOf(story, [...ask.self.stories.values()], ask.self.town);
  const trusted = [...ask.self.persona.ties]
    .filter((one) => one.warmth >= 2 && !inIt.has(one.to))
    .sort((a, b) => b.warmth - a.warmth)
    .slice(0, 2);
  return trusted.some((one) => one.to === ask.asker.id);
}

/** One's own part in an event: going, not going, undecided, giving it; when it is over, whether one was there. */
export function ownPart(ask: Ask, story: Story): string | null {
  const { self } = ask;
  const event = gatheringOf(story);
  if (!event || event.host === self.persona.id) return null;
  const word = answered(self.mind, story.id);
  const comes = word === "accepted" || self.mind.commitments.some((one) => one.story === story.id);
  if (self.now < event.to) return comes ? choose(ask, lines.going) : word ? choose(ask, lines.notGoing) : null;
  if (wasThere(self.mind, event)) return choose(ask, lines.wasThere);
  return choose(ask, comes ? lines.meantToGo : word ? lines.stayedAway : lines.wasNotThere);
}

/** How the resident knows a story and what they know of it. */
function tell(ask: Ask, story: Story, brief = false): { line: string; rests: Memory[] } {
  const { self } = ask;
  const memory = bestMemory(self.mind, story.id)!;
  const holder =
    story.holder === self.persona.id || memory.source.how === "given" || memory.source.how === "inner-voice";
  if (holder) {
    const tells = story.tells.filter((one) => one.length < 220);
    const line =
      tells.length > 0 && story.holder === self.persona.id
        ? choose(ask, tells)
        : asMe(self, inFirstPerson(self, memory, ask.asker.id));
    return { line, rests: [memory] };
  }
  if (memory.source.how === "concluded" || memory.source.how === "saw")
    return { line: inFirstPerson(self, memory, ask.asker.id), rests: [memory] };
  const held = storyMemories(self.mind, story.id)
    .map((one) => one.text)
    .join(" ");
  const quote = quoteOf(memory);
  const from = memory.speaker ?? (memory.source.how === "heard" ? memory.source.from : null);
  const source = from === ask.asker.id ? "you" : from ? callName(self, from) : "somebody";
  const claims = /\b(?:asked|told|said|mentioned|heard|catch|caught)\b|\b(?:have you|did you)\b/i;
  const passes = story.passes
    .filter(
      (one) =>
        backed(self, one, held) &&
        (!claims.test(one) || /^(?:have you heard|did you know)/i.test(one)) &&
        one.length < 170,
    )
    .map((one) => one.replace(/^(?:Have you heard\?|Did you know that)\s*/i, "").replace(/\?$/, "."));
  const to =
    memory.text.includes(` said to `) &&
    !memory.subjects.includes(self.persona.id) &&
    !memory.text.includes(self.persona.name);
  if (passes.length > 0 && (brief || ask.random.chance(0.5)))
    return {
      line: joined(
        choose(ask, passes),
        source === "you" ? "You told me yourself" : to ? `I overheard ${source} say so` : `${source} told me`,
      ),
      rests: [memory],
    };
  if (quote)
    return { line: inFirstPerson(self, toThePoint(self, memory, quote, story), ask.asker.id), rests: [memory] };
  return { line: asMe(self, memory.text), rests: [memory] };
}

/** A remembered line cut to the sentences that say the news. */
function toThePoint(self: Self, memory: Memory, quote: string, story: Story): Memory {
  const parts = sentences(quote);
  const all = [...self.stories.values()];
  const people = partsOf(story).map(([id]) => firstName(self.town.personas.get(id)?.name ?? "\u0000"));
  // "You'll never guess who is running. Sam, of all people!": whom it is about is news as well.
  const says = parts.map(
    (one) =>
      ownWords(one, story, all, self.town).length > 0 ||
      people.some((name) => stems(one).includes(stem(name.toLowerCase()))),
  );
  const [from, to] = [says.indexOf(true), says.lastIndexOf(true)];
  if (from < 0) return memory;
  return { ...memory, text: memory.text.replace(quote, parts.slice(from, to + 1).join(" ")) };
}

/** Which facts of an event stand in what the resident remembers of it. Who gives it or has promised to come knows them all. */
function heldOf(ask: Ask, story: Story, event: StoryEvent) {
  const { self } = ask;
  const held = storyMemories(self.mind, story.id)
    .map((one) => one.text)
    .join(" ");
  const sure =
    event.host === self.persona.id || self.mind.commitments.some((one) => one.story === story.id && one.from !== null);
  const place = placeOf(self.town.map, event.spot.place);
  return {
    sure,
    hourSaid: saysHour(held, event.from),
    daySaid: /\b(?:valentine|14|tomorrow|today|tonight)/i.test(held),
    endSaid: saysHour(held, event.to),
    placeSaid:
      sure ||
      [place.name, ...place.aliases].some((one) => one.length > 3 && held.toLowerCase().includes(one.toLowerCase())),
    hostSaid: held.includes(firstName(self.town.personas.get(event.host)?.name ?? "\u0000")),
  };
}

/** Place, day and hours of an event, as far as the resident knows them. */
export function factsOf(ask: Ask, story: Story, event: StoryEvent): string {
  const { self } = ask;
  const { sure, hourSaid, daySaid, endSaid, placeSaid } = heldOf(ask, story, event);
  const day = sure || daySaid ? dayWordsOf(self, event.from) : null;
  const from = sure || hourSaid ? spokenClock(event.from) : null;
  const hours = from && (sure || endSaid ? `from ${from} to ${spokenClock(event.to)}` : `at ${from}`);
  const place = placeSaid ? `at ${placeName(self, event.spot.place)}` : null;
  return [place, day, hours].filter((one) => one !== null).join(", ");
}

/** An event as the resident knows it, with their own part: whose it is, when and where as far as they were told, and whether they go. */
function eventInWords(ask: Ask, story: Story, event: StoryEvent): Answer {
  const { self } = ask;
  const { hostSaid } = heldOf(ask, story, event);
  const own = event.host === self.persona.id;
  const over = self.now >= event.to;
  const facts = factsOf(ask, story, event);
  const values = { who: own ? "I" : callName(self, event.host), event: event.name, facts };
  const bank = own ? (over ? lines.gaveIt : lines.givesIt) : over ? lines.eventOver : lines.eventAhead;
  const unnamed = over ? lines.eventOverOnly : lines.eventAheadOnly;
  const part = ownPart(ask, story) ?? (own ? null : choose(ask, lines.undecided));
  const memory = bestMemory(self.mind, story.id)!;
  return answer(ask, "news", true, joined(choose(ask, own || hostSaid ? bank : unnamed, values), part), [memory]);
}

/** When, where or by whom, if what the resident was told says so. */
function detail(ask: Ask, story: Story): Answer | null {
  const { p, self } = ask;
  const event = gatheringOf(story);
  const memory = bestMemory(self.mind, story.id)!;
  if (/\bwho (?:told|said|invited|did you hear)\b|\bhow do you know\b|\bwhere did you hear\b|\bfrom whom\b/.test(p)) {
    if (memory.source.how === "heard")
      return answer(ask, "news", true, inFirstPerson(self, memory, ask.asker.id), [memory]);
    return answer(
      ask,
      "news",
      true,
      story.holder === self.persona.id
        ? "Nobody had to tell me, it's my own doing."
        : inFirstPerson(self, memory, ask.asker.id),
      [memory],
    );
  }
  if (
    !event ||
    !/\b(?:when|what time|where|which day|what day|who is (?:giving|hosting|throwing|having|organi[sz]ing)|whose)\b/.test(
      p,
    ) ||
    /\bwhere (?:is|are) you\b/.test(p)
  )
    return null;
  const holds = storyMemories(self.mind, story.id);
  const { sure, hourSaid, daySaid, endSaid, placeSaid, hostSaid } = heldOf(ask, story, event);
  const time = `${dayWordsOf(self, event.from)}, from ${spokenClock(event.from)} to ${spokenClock(event.to)}`;
  const place = placeOf(self.town.map, event.spot.place);
  if (/\b(?:when|what time|which day|what day)\b/.test(p)) {
    if (sure || (hourSaid && daySaid && endSaid))
      return answer(
        ask,
        "news",
        true,
        `${time[0]!.toUpperCase()}${time.slice(1)}${placeSaid ? `, at ${placeName(self, place.id)}` : ""}.`,
        [memory],
      );
    if (hourSaid || daySaid)
      return answer(
        ask,
        "news",
        true,
        inFirstPerson(self, holds.find((one) => /valentine|14|five|17/i.test(one.text)) ?? memory, ask.asker.id),
        [memory],
      );
    return answer(
      ask,
      "dont-know",
      false,
      joined(inFirstPerson(self, memory, ask.asker.id), "When exactly, I don't know"),
      [memory],
    );
  }
  if (/\bwhere\b/.test(p))
    return placeSaid
      ? answer(ask, "news", true, `At ${placeName(self, place.id)}.`, [memory])
      : answer(ask, "dont-know", false, joined(inFirstPerson(self, memory, ask.asker.id), "Where, I don't know"), [
          memory,
        ]);
  if (event.host === self.persona.id)
    return answer(ask, "news", true, choose(ask, ["I am.", "I'm the one giving it."]), [memory]);
  if (hostSaid) return answer(ask, "news", true, `${callName(self, event.host)} is.`, [memory]);
  return answer(
    ask,
    "dont-know",
    false,
    joined(inFirstPerson(self, memory, ask.asker.id), "Whose idea it is, I don't know"),
    [memory],
  );
}

/** The stories a text asks for that the resident knows, best first. */
function asked(ask: Ask): Story[] {
  return [...ask.self.stories.values()]
    .map((story) => ({ story, score: asksFor(ask, story) }))
    .filter(({ score, story }) => {
      const memory = bestMemory(ask.self.mind, story.id);
      // What the asker only asked about is not known by that.
      return (
        score > 0 &&
        memory !== null &&
        isFor(story, [ask.asker.id]) &&
        !(memory.speaker === ask.asker.id && saysLittle(memory))
      );
    })
    .sort((a, b) => b.score - a.score)
    .map(({ story }) => story);
}

/** Questions about a story, and the ones that only somebody in the know can answer. */
export const news: Rule = (ask) => {
  const { p, self } = ask;
  if (
    /\b(?:what is|any|got any|what's|have you (?:heard )?any|tell me the|hear any|the latest) (?:the )?(?:new|news|gossip|rumou?rs?|latest)\b|\bwhat is (?:up|going on|happening)(?: in (?:town|the ville|smallville))?(?: today| these days| lately)?\s{0,9}[?.!]{0,9}\s{0,9}$|\banything (?:new|going on|happening|exciting|interesting)\b|\bwhat have you heard\b|\bheard anything\b|\b(?:did )?anything (?:else )?happen\w*|\bwhat (?:has )?happened(?: today| here| lately)?\s{0,9}[?.!]{0,9}\s{0,9}$/.test(
      p,
    ) &&
    ask.people.length === 0 &&
    !/\bwith you\b/.test(p)
  ) {
    if (asked(ask).length === 0) return anyNews(ask);
  }
  const found = asked(ask);
  const first = found[0];
  if (!first) return absent(ask);
  if (/^ *(?:what|who) is (?:your|a|the) (?:job|name)/.test(p)) return null;
  if (!mayHear(ask, first))
    return answer(
      ask,
      "private",
      true,
      choose(ask, first.holder === self.persona.id ? lines.ownSecret : lines.private),
      [],
      true,
    );
  const going =
    /\b(?:are|will|would|do) you (?:be |also |plan to |want to |like to )?(?:go\w*|com\w*|attend\w*|there|join\w*|invited)\b|\bhave you been invited\b|\bare you (?:going|invited|coming)\b|\bwere you invited\b|\bdid .{0,200} invite you\b/.test(
      p,
    );
  const there = /\b(?:is|was|will|are) there\b|\bdo you know (?:about|of)\b/.test(p);
  if ((going || there) && first.of.kind === "gathering") return eventInWords(ask, first, first.of);
  const own = found.find(
    (story) => story.holder === self.persona.id && story.id.startsWith("whisper-") && mayHear(ask, story),
  );
  if (own) return ownResolve(ask, own, found);
  const special = detail(ask, first);
  if (special) return special;
  const view = /\b(?:what do you think|your opinion|vot(?:e|ing)|support|how do you feel)\b/.test(p)
    ? opinionOn(ask, first)
    : null;
  const { line, rests } = tell(ask, first);
  const second = found[1] && !found[1].secret && /\b(?:who|news)\b/.test(p) ? tell(ask, found[1], true) : null;
  return answer(ask, "news", true, joined(view ? view : line, view ? line : ownPart(ask, first), second?.line), [
    ...rests,
    ...(second?.rests ?? []),
  ]);
};

/** A thought of one's own that is asked after: done or not yet; a candidacy is told with the others one knows of. */
function ownResolve(ask: Ask, story: Story, found: readonly Story[]): Answer | null {
  const { self, p } = ask;
  const memory = bestMemory(self.mind, story.id)!;
  // A feeling vouches for nothing.
  if (story.suspects)
    return answer(ask, "news", true, joined(choose(ask, lines.unsure), tell(ask, story).line), [memory]);
  const deed = languageOf(self.town.language).planning.intent.deed(story.memory);
  if (deed) {
    const did = memoriesWith(self.mind.stream, { key: deedKey(story.id) }).findLast(
      ({ episode }) => episode?.kind !== "let go",
    );
    const doing = myDoing(self.persona, deed.doing);
    if (did) return answer(ask, "recalled", true, `Yes, ${whenInWords(self, did.created)} I was ${doing}`, [did]);
    return answer(ask, "plan", true, choose(ask, lines.stillToDo, { doing }), [memory]);
  }
  const said = asMe(self, story.memory);
  const rival = found.find((one) => one !== story && !one.secret && mayHear(ask, one));
  const others = rival && /\bwho\b/.test(p) ? tell(ask, rival, true) : null;
  const yes = /^\W*(?:so |and )?(?:are|do|did|have|will|is) /.test(p)
    ? "Yes."
    : /\bwho\b/.test(p)
      ? "Well, I am."
      : null;
  return answer(ask, "news", true, joined(yes, said, others?.line), [memory, ...(others?.rests ?? [])]);
}

function opinionOn(ask: Ask, story: Story): string | null {
  const { self } = ask;
  if (story.holder === self.persona.id || gatheringOf(story)) return null;
  const warmth = tieOf(self, story.holder)?.warmth ?? 0;
  const who = callName(self, story.holder);
  if (warmth >= 1)
    return choose(ask, ["I'm for it.", `${who} has my good wishes.`, `I think well of ${who}, so I'm glad.`]);
  if (warmth < 0)
    return choose(ask, [
      "I don't like it.",
      `${who}? Not with my blessing.`,
      `I don't trust ${who}, so I'm against it.`,
    ]);
  return choose(ask, [
    "I haven't made up my mind.",
    `I'd want to hear more from ${who} first.`,
    "I don't know yet what to make of it.",
  ]);
}

/** Questions that every town asks, from somebody who has heard nothing. */
function absent(ask: Ask): Answer | null {
  const { p, self } = ask;
  const ofMayor = /\b(?:mayor|election|candida)/.test(p);
  const tells = (memory: Memory) =>
    ofMayor
      ? sentences(toldIn(quoteOf(memory) ?? "")).some(
          (one) =>
            /\b(?:running for mayor|stand\w* for mayor|candidate|run for mayor)\b/i.test(one) &&
            namesSomebody(self, one),
        )
      : /\bparty\b/i.test(memory.text);
  const heard =
    ofMayor || /\bparty\b/i.test(p)
      ? memoriesOf(self.mind.stream).findLast(
          (memory) =>
            memory.source.how === "heard" &&
            memory.speaker !== ask.asker.id &&
            memory.speaker !== self.persona.id &&
            tells(memory) &&
            !saysLittle(memory) &&
            !isPrivate(self, memory),
        )
      : undefined;
  if (/\bvot(?:e|ing)\b/.test(p) && /\byou\b/.test(p))
    return answer(ask, "dont-know", false, choose(ask, lines.noVote));
  if (/\bwho is (?:the|our|your) (?:current )?mayor\b/.test(p))
    return answer(ask, "dont-know", false, choose(ask, lines.dontKnow));
  if (
    /\b(?:mayor|election|candidates?)\b/.test(p) &&
    /\b(?:who|whom|anyone|anybody|someone|somebody|candidates?|is .{0,200} (?:running|standing))\b/.test(p)
  ) {
    if (heard) return answer(ask, "recalled", true, inFirstPerson(self, heard, ask.asker.id), [heard]);
    return answer(ask, "dont-know", false, choose(ask, lines.whoRuns));
  }
  if (/\bparty\b/.test(p) && ask.question && !/\bpolitical party\b|\blike (?:parties|a party)\b/.test(p)) {
    if (heard)
      return answer(
        ask,
        "recalled",
        true,
        joined(inFirstPerson(self, heard, ask.asker.id), "More than that I don't know"),
        [heard],
      );
    return answer(ask, "dont-know", false, choose(ask, lines.noParty));
  }
  return null;
}

/** Whether words name somebody of the town other than the resident. */
const namesSomebody = (self: Self, words: string): boolean =>
  [...self.town.personas.values()].some(
    ({ id, name }) => id !== self.persona.id && new RegExp(`\\b${literal(firstName(name))}\\b`).test(words),
  );

/** What is new: a story one knows that the asker has not had from one, else what was seen or heard lately. */
function anyNews(ask: Ask): Answer {
  const { self } = ask;
  const told = (id: StoryId) =>
    memoriesOf(self.mind.stream).some(
      (memory) =>
        memory.stories.includes(id) &&
        memory.scene !== null &&
        (memory.speaker === ask.asker.id ||
          (memory.speaker === self.persona.id && memory.subjects.includes(ask.asker.id))),
    );
  const known = [...self.stories.values()]
    .map((story) => ({ story, memory: bestMemory(self.mind, story.id) }))
    .filter(({ story, memory }) => memory !== null && mayHear(ask, story) && !story.secret && !told(story.id))
    .sort((a, b) => b.memory!.created - a.memory!.created);
  if (known[0]) {
    const { line, rests } = tell(ask, known[0].story);
    return answer(ask, "news", true, joined(line, ownPart(ask, known[0].story)), rests);
  }
  const lately = memoriesOf(self.mind.stream).filter(
    (memory) =>
      self.now - memory.created < 1440 &&
      (memory.source.how === "heard" || memory.source.how === "saw") &&
      memory.speaker !== self.persona.id &&
      memory.speaker !== ask.asker.id &&
      !memory.subjects.includes(ask.asker.id) &&
      !saysLittle(memory) &&
      !isPrivate(self, memory) &&
      memory.poignancy >= 3,
  );
  const best = [...lately].sort((a, b) => b.poignancy - a.poignancy || b.created - a.created)[0];
  if (best) return answer(ask, "recalled", true, inFirstPerson(self, best, ask.asker.id), [best]);
  return answer(ask, "no-news", true, choose(ask, lines.noNews));
}

/** News told to the resident: known already, from whom, or news indeed. Null when it is about no story. */
export function newsTold(ask: Ask): Answer | null {
  const told = tellsIn(ask.whole, [...ask.self.stories.values()], ask.self.town, {
    by: ask.asker.id,
    to: ask.self.mind.id,
  });
  for (const story of ask.self.stories.values()) {
    if (!told.includes(story)) continue;
    const memory = memoriesOf(ask.self.mind.stream).find(
      (one) => one.stories.includes(story.id) && one.source.how !== "did" && quoteOf(one)?.trim() !== ask.whole.trim(),
    );
    if (!memory) return answer(ask, "acknowledge", true, choose(ask, lines.newsTo));
    if (story.holder === ask.self.persona.id)
      return story.secret
        ? answer(ask, "private", true, choose(ask, lines.ownSecret))
        : answer(
            ask,
            "news",
            true,
            choose(
              ask,
              story.tells.filter((one) => one.length < 220),
            ),
            [memory],
          );
    if (story.secret) return answer(ask, "private", true, choose(ask, lines.private));
    const source = memory.speaker
      ? memory.speaker === ask.asker.id
        ? "you"
        : callName(ask.self, memory.speaker)
      : null;
    return answer(
      ask,
      "news",
      true,
      joined(
        source ? (source === "you" ? "You told me" : choose(ask, lines.knewThat, { source })) : "I know",
        ownPart(ask, story),
      ),
      [memory],
    );
  }
  return null;
}
