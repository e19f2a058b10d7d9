/**
 * Answers about gatherings and whatever else goes round: told by those who know of it, as they came to know it, and as it is before, while and
 * after it is on (paper sections 3.4, 7). What is secret, or only suspected of whoever asks, is not known to be asked of.
 */

import { DAY } from "../../clock/units.ts";
import { capital } from "../../language/capital.ts";
import { decisionKey } from "../../mind/memory/episode.ts";
import { memoriesOf, memoriesWith, poignancyOf } from "../../mind/memory/stream.ts";
import { storyMemories } from "../../mind/mind.ts";
import { concernOf, partsOf } from "../../mind/news/concern.ts";
import {
  answered,
  believesKnows,
  bestMemory,
  companyAt,
  isFor,
  knowsNow,
  knowsOff,
  mayTell,
  repliesTo,
  wasThere,
} from "../../mind/news/stories.ts";
import { type Gathering, gatheringOf, type Story } from "../../mind/persona.ts";
import type { Felt } from "../../world/episodes.ts";
import type { Memory } from "../../world/events.ts";
import type { Intent } from "../../world/intents.ts";
import type { PersonId } from "../../world/places.ts";
import { inHearing } from "../../world/world.ts";
import { tellings } from "../say/tellings.ts";
import type { Answer } from "../tongue.ts";
import { sentencesOf } from "../understand/sentences.ts";
import { type Answerer, type Asked, joined, oneOf, said, type Understood, understoodIn } from "./answerer.ts";
import { choose, meIn } from "./ask.ts";
import { contentOf, sharing } from "./content.ts";
import { valuesOf } from "./manner.ts";
import { names as inWords } from "./naming.ts";
import { thoughtOfPost, thoughtTold } from "./on-mind.ts";
import { about, moving, whom } from "./people.ts";
import { ownSaid } from "./said-before.ts";

/** The news a resident knows and may tell whoever asks, the weightiest first. */
const told = ({ self, asker }: Asked): Story[] =>
  [...self.stories.values()]
    .filter(
      (story) =>
        !story.secret && isFor(story, inHearing(self.world, self.persona.id, [asker.id])) && knowsNow(self.mind, story),
    )
    .sort((a, b) => b.poignancy - a.poignancy);

/** The news that is asked about: the one named, the one spoken of last, else the gathering that is on or next, or was last. */
export function newsAsked(ask: Asked, { slots }: Pick<Understood, "slots">): Story | null {
  const { self, talk } = ask;
  const known = told(ask);
  if (slots?.news !== undefined) return known.find(({ id }) => id === slots.news) ?? null;
  const last = talk.findLast(({ stories }) => known.some(({ id }) => stories.includes(id)));
  const spoken = known.find(({ id }) => last?.stories.includes(id));
  if (spoken) return spoken;
  const gatherings = known.flatMap((story) => {
    const event = gatheringOf(story);
    return event && !knowsOff(self.mind, story) ? [{ story, event }] : [];
  });
  if (isOfElse(ask)) return null;
  const ahead = gatherings.filter(({ event }) => event.to > self.now).sort((a, b) => a.event.from - b.event.from)[0];
  return (ahead ?? gatherings.sort((a, b) => b.event.to - a.event.to)[0])?.story ?? null;
}

/** So many words of what is asked at least, none of which any news has nor asks of gatherings, are of something else. */
const OF_ELSE = 2;
/** Whether words are of something else than what goes round: "Who is pulling pints?" */
export function isOfElse(ask: Asked): boolean {
  const { lines, self } = ask;
  const known = told(ask);
  if (inWords(lines.events.gatherings, ask.text)) return false;
  const words = contentOf(ask, ask.text);
  const of = known.flatMap((story) => [gatheringOf(story)?.name, ...story.tells, ...tellings(self, story)]).join(" ");
  return words.length >= OF_ELSE && sharing(words, of) === 0;
}

/**
 * What is asked of hearsay: of the news it is about, where the resident knows any of that, else that they have not heard of it. Null where words
 * repeat no hearsay.
 */
export function ofHearsay(ask: Asked): Answer | null {
  const { self, lines, text } = ask;
  if (!inWords(lines.events.hearsay, text) || ask.people.length > 0) return null;
  const clauses = understoodIn(ask);
  const when = clauses.find(({ intent }) => intent === "follow-which" || intent === "ask-event-when")?.slots?.form;
  const words = contentOf(ask, text).filter((word) => !inWords([word], lines.events.hearsay.join(" ")));
  const of = (story: Story) => sharing(words, [gatheringOf(story)?.name, ...tellings(self, story)].join(" "));
  // What is named is meant, whatever else one knows that sounds like it.
  const named = clauses.find(({ slots }) => slots?.news !== undefined)?.slots?.news;
  const [best] = told(ask)
    .map((story) => ({ story, count: named === undefined ? of(story) : Number(story.id === named) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const intent = when === "when" ? "ask-event-when" : when?.startsWith("where") ? "ask-event-where" : "ask-event-what";
  if (best) return ask.answer({ act: { act: "chat" }, confidence: 1, intent, slots: { news: best.story.id } });
  const other = clauses.some(({ intent, confidence }) => confidence >= PLAINLY && !OF_HEARSAY.test(intent));
  return other || words.length === 0 ? null : notHeard(ask);
}

/** So sure it must be that something else is asked. */
const PLAINLY = 0.8;

/** What may be asked of hearsay without naming what it is of. */
const OF_HEARSAY = /^(?:follow-|ask-(?:event|true|news|told|who-told|said)|correct$|tell-)/;

/** Who gives what a clause asks about; null where that is no gathering. */
export const hostOf = (ask: Asked, clause: Pick<Understood, "slots">): PersonId | null =>
  gatheringOf(newsAsked(ask, clause))?.host ?? null;

/** Answers about a gathering that the resident knows of; of other news it is told what is known of it, of none that one has not heard. */
const of =
  (
    answer: (ask: Asked, story: Story, event: Gathering, rests: readonly Memory[], clause: Understood) => Answer,
  ): Answerer =>
  (ask, clause) => {
    const story = newsAsked(ask, clause);
    if (!story)
      return WHICH.has(clause.intent) && !clause.slots?.news
        ? oneOf(ask, "ask-back", ask.lines.events.which)
        : (toldOf(ask) ?? notHeard(ask));
    const event = gatheringOf(story);
    const rests = [bestMemory(ask.self.mind, story.id)!];
    if (!event) return telling(ask, story);
    if (knowsOff(ask.self.mind, story)) return oneOf(ask, "news", ask.lines.events.off, wordsOf(ask, event), { rests });
    return answer(ask, story, event, rests, clause);
  };

/** What asks more of something than whether it is. */
const WHICH: ReadonlySet<Intent> = new Set(["ask-event-when", "ask-event-where", "ask-event-who"]);

/** So many words of a question at least, and a line that has them all is of what it asks. */
const OF_ALL = 2;

/** What somebody else told that has all that is asked after, where one has heard of it in no other way; null where nobody did. */
function toldOf(ask: Asked): Answer | null {
  const { self, mouth, asker } = ask;
  const words = contentOf(ask, ask.text);
  const heard = memoriesOf(self.mind.stream).findLast(
    (memory) =>
      memory.source.how === "heard" &&
      memory.speaker !== null &&
      memory.speaker !== asker.id &&
      !mouth.isPrivate(self, memory) &&
      sharing(words, memory.text) === words.length,
  );
  if (!heard || words.length < OF_ALL) return null;
  const rests = [heard];
  const line = mouth.sentence(mouth.retold(self, heard, asker.id));
  // What was said to somebody else is not what one has been told.
  return heard.subjects.includes(self.persona.id)
    ? said("recalled", line, { rests })
    : said("recalled", joined(ask, choose(ask, ask.lines.events.notTold), line), { rests });
}

const notHeard = (ask: Asked): Answer => oneOf(ask, "dont-know", ask.lines.events.notHeard, {}, { known: false });

/** What wordings about a gathering are filled with. */
function wordsOf({ self, mouth }: Asked, event: Gathering): Readonly<Record<string, string>> {
  const when = event.from > self.now ? mouth.moment(self, event.from) : mouth.ago(self, event.from);
  const host = mouth.called(self, event.host);
  const place = mouth.at(self, event.spot.place);
  return {
    event: event.name,
    Event: capital(event.name),
    when,
    When: capital(when),
    until: mouth.clock(event.to),
    host,
    Host: capital(host),
    place,
    Place: capital(place),
  };
}

/** Whether it is still to come, on, or over. */
const stageOf = ({ self }: Asked, event: Gathering): "before" | "on" | "over" =>
  self.now < event.from ? "before" : self.now < event.to ? "on" : "over";

/** Whether the resident stands where it is. */
const isThere = ({ self }: Asked, event: Gathering): boolean => meIn(self)?.spot.place === event.spot.place;

/** How a resident tells news: as its own, or as it came, with whom it came from. */
function telling(ask: Asked, story: Story): Answer {
  const { self, mouth, lines } = ask;
  const memory = bestMemory(self.mind, story.id)!;
  // What begins with a question waits for its answer.
  const wordings = tellings(self, story).filter((one) => !/[?？]/.test(one));
  const { source } = memory;
  const from = source.how === "heard" ? source.from : null;
  const by =
    story.holder === self.persona.id || from === null
      ? null
      : choose(ask, from === ask.asker.id ? lines.events.fromYou : lines.events.from, {
          from: mouth.called(self, from),
        });
  // Nobody is told as news what they have told themselves.
  if (by !== null && from === ask.asker.id) return said("recalled", by, { rests: [memory] });
  const line =
    wordings.length > 0
      ? choose(ask, wordings, { name: ask.asker.name.split(" ")[0]! })
      : mouth.retold(self, memory, ask.asker.id);
  return said("news", joined(ask, line, wordings.length > 0 && by), { rests: [memory] });
}

export const what = of((ask, story, event, rests) => {
  const { events } = ask.lines;
  const stage = stageOf(ask, event);
  if (stage === "over") return after(ask, story, event, rests);
  if (stage === "on")
    return oneOf(ask, "news", isThere(ask, event) ? events.onHere : events.on, wordsOf(ask, event), { rests });
  return telling(ask, story);
});

export const when = of((ask, _, event, rests) => {
  const { events } = ask.lines;
  const ends = inWords(events.ends, ask.text) && !inWords(events.starts, ask.text);
  const before = ends ? events.whenEnds : events.when;
  const bank = { before, on: events.whenOn, over: events.whenOver }[stageOf(ask, event)];
  return oneOf(ask, "news", bank, wordsOf(ask, event), { rests });
});

export const where = of((ask, _, event, rests) =>
  oneOf(ask, "news", isThere(ask, event) ? ask.lines.events.whereHere : ask.lines.events.where, wordsOf(ask, event), {
    rests,
  }),
);

/** Names of a few people. */
function names({ self, mouth, lines }: Asked, ids: readonly PersonId[]): string {
  const called = ids.slice(0, 5).map((id) => mouth.called(self, id));
  return mouth.listed(ids.length > 5 ? [...called.slice(0, 4), lines.events.andOthers[0]!] : called);
}

/** Who else was seen at it. */
const company = (ask: Asked, event: Gathering): readonly PersonId[] =>
  companyAt(ask.self, event).filter((id) => id !== ask.asker.id && ask.self.town.personas.has(id));

/** Whom the resident saw at it. */
function attended(ask: Asked, event: Gathering, rests: readonly Memory[]): Answer {
  const { events } = ask.lines;
  if (!wasThere(ask.self.mind, event))
    return oneOf(ask, "dont-know", events.wasNotThere, wordsOf(ask, event), { known: false });
  const came = company(ask, event);
  return oneOf(ask, "news", came.length > 0 ? events.came : events.cameNone, { names: names(ask, came) }, { rests });
}

export const who: Answerer = (ask, clause) => {
  const story = newsAsked(ask, clause);
  // Who is up for a post.
  if (story?.of.kind !== "office" || story.of.candidates.length === 0 || story.holder === ask.self.persona.id)
    return whoOf(ask, clause);
  return candidates(ask, story, story.of.candidates);
};

/** Who is up for a post, with what has come to one's own mind about it. */
function candidates(ask: Asked, post: Story, ids: readonly PersonId[]): Answer {
  const own = thoughtOfPost(ask, post);
  const others = choose(ask, ask.lines.events.candidates, { names: names(ask, ids) });
  return said("news", joined(ask, others, own && thoughtTold(ask, own)), {
    rests: [bestMemory(ask.self.mind, post.id)!, ...(own ? [own.came] : [])],
  });
}

/** Who is up for a post, where the talk or the words are of that: "who is even standing?" Null for others. */
export function whoStands(ask: Asked): Answer | null {
  const { lines, talk, text } = ask;
  const asksWho = understoodIn(ask).some(({ slots }) => slots?.form === "who");
  if (!asksWho || !inWords(lines.events.standWords, text)) return null;
  const posts = told(ask).filter(({ of }) => of.kind === "office" && of.candidates.length > 0);
  const spoken = new Set(
    talk
      .slice(-LATELY)
      .flatMap(({ stories, reading }) => [
        ...stories,
        ...(reading?.clauses ?? []).flatMap(({ slots }) => slots?.news ?? []),
      ]),
  );
  const spokenOf = talk.slice(-LATELY).some((one) => inWords(lines.events.postWords, one.text));
  const [post] = posts.filter(({ id }) => spoken.has(id) || spokenOf || inWords(lines.events.postWords, ask.whole));
  if (post?.of.kind !== "office")
    return spokenOf || inWords(lines.events.postWords, ask.whole) ? (standing(ask) ?? notHeard(ask)) : null;
  return candidates(ask, post, post.of.candidates);
}
/** What has come to one's own mind about a post, where one has heard of nobody else who is up for it; null where that is nothing. */
function standing(ask: Asked): Answer | null {
  const posts = [...ask.self.stories.values()].filter(({ of }) => of.kind === "office");
  const [own] = posts.flatMap((post) => thoughtOfPost(ask, post) ?? []);
  return own ? said("news", thoughtTold(ask, own), { rests: [own.came] }) : null;
}
/** So many lines back a post is still spoken of. */
const LATELY = 4;

const whoOf = of((ask, story, event, rests) => {
  const { self, lines } = ask;
  const { events } = lines;
  const stage = stageOf(ask, event);
  if (stage !== "before") return attended(ask, event, rests);
  const yes = repliesTo(self, story.id, "yes");
  const coming = [...new Set(yes.map(({ speaker }) => speaker!))].filter((id) => id !== ask.asker.id);
  const mine = event.host === self.persona.id;
  return said(
    "news",
    joined(
      ask,
      choose(ask, mine ? events.mine : events.host, wordsOf(ask, event)),
      coming.length > 0
        ? choose(ask, events.coming, { names: names(ask, coming) })
        : choose(ask, mine ? events.comingNobody : events.comingUnknown, wordsOf(ask, event)),
    ),
    { rests: [...rests, ...yes.slice(-3)] },
  );
});

/** Whom one votes for: whoever stands votes for themselves. Null where nobody asks that. */
export function vote(ask: Asked): Answer | null {
  const { self, lines } = ask;
  if (!inWords(lines.events.voteWords, ask.text)) return null;
  const stands = [...self.stories.values()].some(
    ({ of }) => of.kind === "office" && of.candidates.includes(self.persona.id),
  );
  return oneOf(ask, "opinion", stands ? lines.events.voteMine : lines.events.vote);
}

export const going: Answerer = (ask, clause) => vote(ask) ?? goingTo(ask, clause);

const goingTo = of((ask, story, event, rests) => {
  const { self, lines } = ask;
  const { events } = lines;
  const all = wordsOf(ask, event);
  const stage = stageOf(ask, event);
  const mine = event.host === self.persona.id;
  if (stage === "over" && mine) return oneOf(ask, "news", events.gaveIt, all, { rests });
  if (stage === "over")
    return oneOf(ask, "news", wasThere(self.mind, event) ? events.wasThere : events.stayedAway, all, { rests });
  if (mine) return oneOf(ask, "news", events.goingMine, all, { rests });
  if (stage === "on" && isThere(ask, event)) return oneOf(ask, "news", events.onHere, all, { rests });
  const word = answered(self.mind, story.id);
  if (word === "declined") {
    const decided = memoriesWith(self.mind.stream, { key: decisionKey(story.id) }).at(-1)?.episode;
    const why = decided?.kind === "declined" ? decided.why : undefined;
    return said(
      "decline",
      joined(
        ask,
        choose(ask, events.goingNot, all),
        why &&
          choose(ask, events.because, { why: ask.mouth.asMe(self, [self.persona.name, why].join(ask.mouth.space)) }),
      ),
      { rests },
    );
  }
  const comes = word === "accepted" || self.mind.commitments.some((one) => one.story === story.id);
  return oneOf(ask, comes ? "accept" : "maybe", comes ? events.going : events.goingMaybe, all, { rests });
});

/** How it was, by one's own part in it; before it is over there is nothing to tell yet. */
function after(ask: Asked, _: Story, event: Gathering, rests: readonly Memory[]): Answer {
  const { self, lines, mouth } = ask;
  const { events } = lines;
  const all = wordsOf(ask, event);
  const stage = stageOf(ask, event);
  if (stage !== "over") return oneOf(ask, "news", stage === "on" ? events.whenOn : events.notYet, all, { rests });
  if (!wasThere(self.mind, event)) {
    const heard = memoriesWith(self.mind.stream, { story: _.id }).findLast(
      ({ created, source }) => created >= event.to && source.how === "heard",
    );
    return said(
      "news",
      joined(ask, choose(ask, events.wasNotThere, all), heard && mouth.retold(self, heard, ask.asker.id)),
      { rests: heard ? [heard] : rests },
    );
  }
  const came = company(ask, event);
  const deed = memoriesWith(self.mind.stream, { subject: event.spot.place }).findLast(
    ({ source, created, episode }) =>
      source.how === "did" && created >= event.from && created < event.to && episode?.kind === "did",
  );
  return said(
    "news",
    joined(
      ask,
      choose(ask, came.length >= 4 ? events.goodFull : events.goodFew, all),
      came.length > 0 && choose(ask, events.came, { names: names(ask, came) }),
      deed && came.length === 0 && mouth.retold(self, deed, ask.asker.id),
    ),
    { rests: deed ? [deed] : rests },
  );
}
/** How it was, and asked who, who came. */
export const how = of((ask, story, event, rests, clause) =>
  clause.slots?.form === "who" ? attended(ask, event, rests) : after(ask, story, event, rests),
);

/** What of somebody's own gathering is still to be prepared, the next first. */
const stillToDo = ({ self }: Asked, story: Story) =>
  self.mind.commitments
    .flatMap(({ id, what, from, to, spot }) =>
      PREPARES.test(id) && id.endsWith(`:${story.id}`) && from !== null && (to ?? from) > self.now
        ? [{ id, what, from, place: spot?.place ?? null }]
        : [],
    )
    .sort((a, b) => a.from - b.from);
const PREPARES = /^(?:supplies|prepare|setup):/;

/** The gathering that hands or preparations are for: the one named, else one's own that is still to come, else the one spoken of. */
function prepared(ask: Asked, clause: Pick<Understood, "slots">): { story: Story; event: Gathering } | null {
  const { self } = ask;
  const ahead = (story: Story | null | undefined) => {
    const event = gatheringOf(story ?? undefined);
    return story && event && event.from > self.now && !knowsOff(self.mind, story) ? { story, event } : null;
  };
  const named = clause.slots?.news !== undefined || ask.talk.some(({ stories }) => stories.length > 0);
  const own = told(ask).find((story) => ahead(story)?.event.host === self.persona.id);
  return (clause.slots?.news === undefined ? ahead(own) : null) ?? (named ? ahead(newsAsked(ask, clause)) : null);
}

/** When one's next preparation is, as wordings are filled with it. */
function nextOf(
  { self, mouth, lines }: Asked,
  next: ReturnType<typeof stillToDo>[number],
): Readonly<Record<string, string>> {
  const when = next.from > self.now ? mouth.moment(self, next.from) : lines.events.rightNow[0]!;
  return { doing: mouth.doing(self, next.what, next.place ?? undefined), when, When: capital(when) };
}

/** Whoever gives something soon has use for hands, and says when; others say whose it is. Null where nothing is given. */
export const hands: Answerer = (ask, clause) => {
  const found = prepared(ask, clause);
  if (!found) return null;
  const { story, event } = found;
  const { events } = ask.lines;
  const rests = [bestMemory(ask.self.mind, story.id)!];
  // Hands offered to whoever gives nothing are for what they are at, where nothing else is named.
  if (event.host !== ask.self.persona.id)
    return clause.slots?.news === undefined
      ? null
      : oneOf(ask, "news", events.handsAsk, wordsOf(ask, event), { rests });
  const all = stillToDo(ask, story);
  // To shop one needs no hands.
  const next = all.find(({ id }) => !id.startsWith("supplies:")) ?? all[0];
  return next
    ? oneOf(ask, "news", events.hands, nextOf(ask, next), { rests })
    : oneOf(ask, "news", events.handsDone, wordsOf(ask, event), { rests });
};

/** How the preparations go: what one did for them last, and what is next. Null where words ask for none. */
export function preparing(ask: Asked): Answer | null {
  const { self, mouth, lines } = ask;
  const { events } = lines;
  if (!inWords(events.prepareWords, ask.text)) return null;
  const slots = understoodIn(ask).find((one) => one.slots?.news !== undefined)?.slots;
  const found = prepared(ask, slots ? { slots } : {});
  if (!found) return null;
  const { story, event } = found;
  const rests = [bestMemory(self.mind, story.id)!];
  if (event.host !== self.persona.id) return oneOf(ask, "news", events.handsAsk, wordsOf(ask, event), { rests });
  const begun = self.mind.commitments.filter(({ id }) => PREPARES.test(id) && id.endsWith(`:${story.id}`));
  const did = memoriesWith(self.mind.stream, { subject: self.persona.id }).findLast(
    ({ source, episode, created, place }) =>
      source.how === "did" &&
      episode?.kind === "did" &&
      begun.some(
        ({ from, to, spot }) => from !== null && created >= from && created <= (to ?? from) && spot?.place === place,
      ),
  );
  const [next] = stillToDo(ask, story);
  return said(
    "news",
    joined(
      ask,
      choose(ask, did ? events.preparing : events.notBegun),
      did && mouth.retold(self, did, ask.asker.id),
      next && choose(ask, events.preparesNext, nextOf(ask, next)),
    ),
    { rests: did ? [...rests, did] : rests },
  );
}

/** The news that either of the two told since the asker last spoke, or then; null where none was. */
function justTold(ask: Asked): Story | null {
  const { talk, asker, self } = ask;
  const known = told(ask);
  const since = talk.slice(
    Math.max(
      0,
      talk.findLastIndex(({ who }) => who === asker.id),
    ),
  );
  const line = since
    .filter(({ who }) => who === asker.id || who === self.persona.id)
    .findLast(({ stories }) => known.some(({ id }) => stories.includes(id)));
  return known.find(({ id }) => line?.stories.includes(id)) ?? null;
}

/** Whether what was just told is true: by how one knows it, and not told over again. */
function soFarAsKnown(ask: Asked, story: Story): Answer {
  const { self, lines, mouth, asker } = ask;
  if (story.holder === self.persona.id) return oneOf(ask, "confirm", lines.events.trueMine);
  const memory = bestMemory(self.mind, story.id);
  const rests = memory ? [memory] : [];
  const from = memory?.source.how === "heard" ? memory.source.from : null;
  if (from === asker.id || story.holder === asker.id)
    return oneOf(ask, "recalled", lines.events.fromYou, {}, { rests });
  const source = from === null ? null : choose(ask, lines.events.from, { from: mouth.called(self, from) });
  return said("confirm", joined(ask, choose(ask, lines.events.trueSo), source), { rests });
}

export const isTrue: Answerer = (ask, clause) => {
  const { self, lines } = ask;
  const { slots } = clause;
  const namesNothing = slots?.news === undefined && !slots?.people?.length && slots?.place === undefined;
  const just = namesNothing && ask.people.length === 0 ? justTold(ask) : null;
  if (just) return soFarAsKnown(ask, just);
  const story = clause.slots?.news === undefined ? null : newsAsked(ask, clause);
  if (story) {
    const event = gatheringOf(story);
    if (knowsOff(self.mind, story) || (event && stageOf(ask, event) !== "before")) return what(ask, clause);
    const found = telling(ask, story);
    // What is only a feeling is no more than that, whoever asks whether it is so.
    if (story.suspects) return { ...found, kind: "recalled" };
    // What is asked of somebody else is not so because something like it is of others.
    const own = [story.holder, ...partsOf(story).map(([who]) => who)];
    const asked = clause.slots?.people ?? [];
    if (asked.length > 0 && !asked.some((who) => own.includes(who)))
      return { ...found, kind: "recalled", line: joined(ask, choose(ask, lines.events.onlyKnow), found.line) };
    const mine = story.holder === self.persona.id;
    const line = joined(ask, choose(ask, mine ? lines.events.trueMine : lines.events.trueSo), found.line);
    return { ...found, kind: "confirm", line };
  }
  const named = ask.people.length > 0;
  // "Is it true that you're a baker?"
  const trade = contentOf(ask, ask.mouth.job(self));
  const claimed = sentencesOf(ask.whole).find((one) => one.includes(slots?.words ?? ask.text)) ?? ask.text;
  if (!named && sharing(trade, claimed) * 2 > trade.length && inWords(lines.bearing.ofYou, claimed))
    return said("confirm", joined(ask, choose(ask, lines.didSo), choose(ask, lines.work, valuesOf(ask))));
  // What they have just heard is not why it is so.
  const mine = named ? null : ownSaid(ask);
  if (mine && !ask.said.includes(mine.line)) return mine;
  // What is asked about somebody may have been seen or heard without being news.
  const of = whom(ask, clause);
  if (of?.id && of.id !== self.persona.id && clause.slots?.people) {
    const last = moving(ask, of.id).findLast(({ created }) => created > self.now - 2 * DAY);
    if (last)
      return said(
        "recalled",
        joined(ask, choose(ask, lines.events.onlyKnow), ask.mouth.retold(self, last, ask.asker.id)),
        { rests: [last] },
      );
  }
  return oneOf(
    ask,
    "not-confirmed",
    of?.id === self.persona.id ? lines.events.trueOfMe : lines.events.notHeard,
    {},
    { known: false },
  );
};

/** Words for a feeling, from terrible to a joy. */
export const byFeeling = <T>(felt: Felt, banks: Readonly<Record<"awful" | "bad" | "plain" | "good" | "joy", T>>): T =>
  felt <= -2 ? banks.awful : felt < 0 ? banks.bad : felt >= 2 ? banks.joy : felt > 0 ? banks.good : banks.plain;

/** How one felt about news that is named or was just told: as it is kept, the last that moved one; null where none is meant. */
export const feltAbout: Answerer = (ask, clause) => {
  const { self, mouth, lines } = ask;
  const told = clause.slots?.news !== undefined || ask.talk.slice(-2).some(({ stories }) => stories.length > 0);
  const story = told ? newsAsked(ask, clause) : null;
  if (!story) return null;
  const known = storyMemories(self.mind, story.id).filter(({ kind }) => kind === "observation");
  const last = known.findLast(({ felt = 0 }) => felt !== 0) ?? known[0];
  const own = concernOf(story, self);
  const felt = last?.felt ?? (own.role === null ? 0 : own.felt);
  const from = last?.source.how === "heard" && last.source.from !== ask.asker.id ? last.source.from : null;
  return said(
    "feeling",
    joined(
      ask,
      choose(ask, byFeeling(felt, lines.events.felt)),
      from !== null && choose(ask, lines.events.from, { from: mouth.called(self, from) }),
      last?.episode !== undefined && last.episode.kind !== "said" && mouth.retold(self, last, ask.asker.id),
    ),
    { rests: last ? [last] : [] },
  );
};

export const news: Answerer = (ask) => {
  const { self, mouth, lines, asker } = ask;
  const known = told(ask);
  const quarrel = known.find(({ of }) => of.kind === "quarrel");
  if (inWords(lines.events.gossipWords, ask.whole) && ask.people.length === 0)
    return quarrel ? telling(ask, quarrel) : gossip(ask);
  const untold = known.find((story) => {
    const event = gatheringOf(story);
    return (
      bestMemory(self.mind, story.id)?.speaker !== asker.id &&
      mayTell(self.mind, asker.id, story) &&
      !believesKnows(self.mind, asker.id, story) &&
      !knowsOff(self.mind, story) &&
      (!event || event.to > self.now - DAY)
    );
  });
  if (untold) {
    const event = gatheringOf(untold);
    if (!event || stageOf(ask, event) === "before") return telling(ask, untold);
    return (
      what(ask, { intent: "ask-event-what", act: { act: "chat" }, confidence: 1, slots: { news: untold.id } }) ??
      telling(ask, untold)
    );
  }
  // Whoever asks hears of what is to come, though they have heard it before.
  const ahead = known.find((story) => (gatheringOf(story)?.from ?? 0) > self.now && !knowsOff(self.mind, story));
  if (ahead) return telling(ask, ahead);
  const [best] = lately(ask);
  if (best)
    return said("news", joined(ask, choose(ask, lines.events.small), mouth.retold(self, best, asker.id)), {
      rests: [best],
    });
  return oneOf(ask, "news", known.length > 0 ? lines.events.toldAll : lines.events.nothingNew);
};

/** What bad blood there is, for whoever asks for that and no other news: one's own, as everybody knows it. */
function gossip(ask: Asked): Answer {
  const { self, mouth, lines, asker } = ask;
  const foe = [...self.mind.ties].find(
    ([id, { warmth }]) => warmth < 0 && id !== asker.id && self.town.personas.has(id),
  )?.[0];
  return foe
    ? oneOf(ask, "news", lines.events.gossipOwn, mouth.of(self, foe))
    : oneOf(ask, "news", lines.events.gossipNone);
}

/** What the resident lived or heard of others in the last two days that weighs most. */
function lately(ask: Asked): Memory[] {
  const { self } = ask;
  return [...self.town.personas.keys()]
    .filter((id) => id !== self.persona.id)
    .flatMap((id) => about(ask, id))
    .filter(
      ({ created, source, speaker, stories, kind, episode }) =>
        created > self.now - 2 * DAY &&
        (source.how === "saw" || source.how === "heard") &&
        speaker !== self.persona.id &&
        stories.length === 0 &&
        kind === "observation" &&
        // What was said between two is no news.
        episode?.kind !== "said",
    )
    .map((memory) => ({ memory, weight: poignancyOf(self.mind.stream, memory) }))
    .filter(({ weight }) => weight >= 3)
    .sort((a, b) => b.weight - a.weight)
    .map(({ memory }) => memory);
}
