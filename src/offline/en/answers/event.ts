/**
 * Answers about an event one knows of, offline: whether somebody may come or help, how the preparations go, who was asked and comes, and
 * when it is over who was there and how it was. From what the resident remembers, and nothing else (paper sections 3.4, 7.1).
 */

import { spokenClock } from "../../../language/en/times.ts";
import { literal } from "../../../language/literal.ts";
import { memoriesOf, memoriesWith } from "../../../mind/memory/stream.ts";
import { bestMemory, companyAt, repliesTo, wasThere } from "../../../mind/news/stories.ts";
import { gatheringOf, type Story, type StoryEvent } from "../../../mind/persona.ts";
import type { Self } from "../../../mind/self.ts";
import type { Memory } from "../../../world/events.ts";
import { firstName } from "../../../world/people.ts";
import type { PersonId } from "../../../world/places.ts";
import { type Ask, choose } from "../../answers/ask.ts";
import type { Answer } from "../../tongue.ts";
import { about, answer, joined, lastToAsker, listed, type Rule } from "./ask.ts";
import { answerLines } from "./lines.ts";
import { asksFor, factsOf, ownPart } from "./news.ts";
import { dayWordsOf } from "./time.ts";
import { callName, inFirstPerson, myDoing, placeName } from "./voice.ts";

const lines = {
  welcome: [
    "Of course you may. {event} is {facts}, and everybody is welcome.",
    "I'd be glad if you came: {facts}. Bring whoever you like.",
    "You're invited as of this minute. It's {facts}.",
  ],
  welcomeBy: [
    "I should think so. {event} is {facts}, and {who} wants everybody to come.",
    "{who} is asking the whole town, so come along: {facts}.",
  ],
  bring: [
    "Only yourself, and an appetite.",
    "Something sweet is never wrong. But you needn't.",
    "Bring somebody who hasn't heard of it yet, that's the best present.",
  ],
  bringBy: ["Ask {who}, but I'd bring something sweet.", "I don't think you must. {who} is happy about whoever comes."],
  helpAt: [
    "Would you? I'm {doing} {when}. Come by then, I can use every hand.",
    "I'd love that. {When} I'm {doing}, just come.",
    "Gladly! I'm {doing} {when}, so look in.",
  ],
  helpDone: ["That's kind of you, but everything is ready. Come and enjoy it.", "It's all done, thank you. Just come."],
  helpAsk: ["Ask {who}, it's {their} party. I'm sure {they} can use a hand.", "That's for {who} to say, but I'd ask."],
  going: ["It's coming along. {did}", "Well enough, I think. {did}", "Slowly but surely. {did}"],
  notYet: ["I haven't begun yet. {next}", "Nothing is done yet. {next}"],
  coming: ["{names} said yes so far.", "So far {names} said yes.", "I can count on {names}."],
  nobodyYet: ["Nobody has promised yet.", "I don't know yet. I've still to ask people."],
  comingHeard: [
    "I don't know whom {who} has asked, apart from me.",
    "You'd have to ask {who}. I only know about myself.",
  ],
  asked: ["Yes, I asked {them}.", "I did, I told {them} about it."],
  askedNot: ["Not yet. I haven't had the chance.", "No, I haven't spoken to {them} about it yet."],
  saidYes: ["{They} said yes."],
  saidNo: ["{They} can't come."],
  cameMany: ["{names} were there, as far as I saw.", "I saw {names}.", "{names} came."],
  cameNone: ["I didn't see anybody I know there.", "Nobody that I saw."],
  goodFull: ["It was a lovely evening, and the place was full.", "It went very well.", "I'd do it again tomorrow."],
  goodFew: ["Small, but it was a good evening.", "It was quiet, and I liked it."],
  helped: ["{names} did.", "{names} gave me a hand."],
  helpedNone: ["Nobody. I did it on my own.", "I did all of it by myself."],
  alone: ["No, I went on my own.", "I went by myself, and met the others there."],
} as const;

/** Somebody's event as it is spoken of: the one asked for by its signs, else one's own, else the only one about. */
function eventAsked(ask: Ask): { story: Story; event: StoryEvent } | null {
  const known = [...ask.self.stories.values()].filter(
    (story) => gatheringOf(story) && bestMemory(ask.self.mind, story.id),
  );
  const named = known.filter((story) => asksFor(ask, story) > 0);
  const meant = /\bpart(?:y|ies)\b|\bevent\b|\bfeast\b|\bcelebration\b/.test(ask.all)
    ? known
    : known.filter((story) => gatheringOf(story)?.host === ask.self.persona.id && hosting.test(ask.all));
  // "Can I bring something?": what was spoken of last in this talk is meant.
  const scene = lastToAsker(ask)?.scene ?? null;
  const told = scene === null ? [] : memoriesOf(ask.self.mind.stream).filter((memory) => memory.scene === scene);
  const last = told.findLast(({ stories }) => known.some(({ id }) => stories.includes(id)));
  const spokenOf = known.find(({ id }) => last?.stories.includes(id));
  const story =
    named[0] ?? meant.find((story) => gatheringOf(story)?.host === ask.self.persona.id) ?? meant.at(-1) ?? spokenOf;
  const event = gatheringOf(story);
  return story && event ? { story, event } : null;
}

/** Words that only somebody who gives an event is asked with. */
const hosting = /\b(?:preparations?|decorat\w*|guests?|getting ready|arrangements|invit\w*)\b/;

const mayCome =
  /\b(?:can|may|could|should|shall|might) (?:i|we|anyone|anybody|everyone|my \w+)\b.{0,30}\b(?:come|attend|join|be there|go|bring)\b|\b(?:am i|are we|is (?:everyone|everybody|anyone|anybody)) (?:also )?(?:invited|welcome)\b|\bi (?:would|'d) (?:like|love) to (?:come|attend|join|be there)\b/;
const mayHelp =
  /\b(?:can|may|could|shall|should) (?:i|we)\b.{0,20}\b(?:help|lend (?:you )?a hand|do (?:something|anything)|bring (?:something|anything))\b|\bdo you (?:need|want) (?:any |some |a )?(?:help|hand|anything)\b|\bi (?:would|'d|could|can|will) (?:like|love|gladly|be happy)? ?(?:to )?help\b|\bneed any help\b/;
const mayBring =
  /\b(?:can|may|could|shall|should|must) (?:i|we) bring\b(?! (?:my|a friend|\w+ along))|\bwhat (?:can|should|shall|could) (?:i|we) bring\b/;
const howGoes =
  /\b(?:preparations?|decorat\w+|arrangements|planning)\b.{0,200}\b(?:going|coming along|doing|proceeding|done|finished|ready)\b|\bhow (?:are|is|do|go) (?:the |your )?(?:preparations?|decorat\w+|arrangements|planning|party (?:coming|going))\b|\b(?:ready|prepared) for (?:the|your) party\b|\beverything ready\b/;
const whoComes =
  /\bwho (?:else )?(?:is|will be|are|all is) (?:coming|going|invited|there)\b|\bwho(?:m)? (?:did|have) you (?:invited?|asked?)\b|\bwho will (?:come|be there|go|attend)\b|\bhow many (?:people )?(?:are|will|have)\b|\bguest list\b/;
const didAsk = /\b(?:did|have) you (?:already |also )?(?:invited?|asked?|told|tell)\b/;
const whoCame =
  /\bwho (?:all |else )?(?:came|was there|attended|turned up|showed up|went|was at)\b|\bhow many (?:people )?(?:came|were there|turned up|showed up)\b|\bdid (?:many|lots of|a lot of|any) people (?:come|turn up)\b/;
const howWas =
  /\bhow was\b|\bhow did\b.{0,200}\bgo\b|\bdid you (?:like|enjoy)\b|\bwas it (?:good|nice|fun|a success)\b|\bwas the party\b|\btell me about (?:the|your)\b|\bwhat (?:happened|did you do) at\b/;
const whoHelped = /\bwho helped\b|\bdid (?:anybody|anyone|somebody|someone) help\b|\bwith whose help\b/;
const withWhom =
  /\bwho(?:m)? did you (?:go|come|bring|take)\b|\bwith whom did you go\b|\bdid you (?:go|come|bring)\b.{0,200}\b(?:with (?:any(?:body|one)|some(?:body|one)|whom)|any(?:body|one)|alone)\b/;
const wentThere = /\b(?:did|have) you (?:go|went|gone|attend\w*|been|make it)\b|\bwere you (?:at|there)\b/;

const aboutEvents = [
  mayBring,
  mayCome,
  mayHelp,
  howGoes,
  whoComes,
  didAsk,
  whoCame,
  howWas,
  whoHelped,
  withWhom,
  wentThere,
];

/** Everything about an event but what it is, when and where. */
export const events: Rule = (ask) => {
  const { self, p, all } = ask;
  if (!aboutEvents.some((one) => one.test(all))) return null;
  const found = eventAsked(ask);
  if (!found) return null;
  const { story, event } = found;
  const over = self.now >= event.to;
  const rests = [bestMemory(self.mind, story.id)!];
  if (!over) {
    if (mayBring.test(all)) {
      const own = event.host === self.persona.id;
      const line = choose(ask, own ? lines.bring : lines.bringBy, { who: callName(self, event.host) });
      return answer(ask, "accept", true, line, rests);
    }
    if (mayHelp.test(all)) return helping(ask, story, event);
    if (mayCome.test(all)) return welcoming(ask, story, event);
    if (howGoes.test(p)) return preparing(ask, story, event);
    if (whoComes.test(p)) return coming(ask, story, event);
    if (didAsk.test(p) && ask.people.some(({ ids }) => ids.length > 0)) return invited(ask, story);
  }
  if (whoHelped.test(p)) return helpers(ask, event);
  if (self.now < event.from) return null;
  if (whoCame.test(p)) return attended(ask, event);
  if (withWhom.test(p) && wasThere(self.mind, event)) {
    const along = memoriesWith(self.mind.stream, { subject: `story:${story.id}` }).filter(({ text }) =>
      /\bwith\b/.test(text),
    );
    return along[0]
      ? answer(ask, "news", true, inFirstPerson(self, along[0], ask.asker.id), [along[0]])
      : answer(ask, "news", true, choose(ask, lines.alone), rests);
  }
  if (howWas.test(p) || wentThere.test(p)) return wentOff(ask, story, event);
  return null;
};

const cap = (text: string): string => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;

function welcoming(ask: Ask, story: Story, event: StoryEvent): Answer {
  const own = event.host === ask.self.persona.id;
  const facts = factsOf(ask, story, event);
  const who = callName(ask.self, event.host);
  const line = facts
    ? choose(ask, own ? lines.welcome : lines.welcomeBy, { event: cap(event.name), facts, who })
    : `Ask ${who}, it's ${event.name} of ${about(ask.self, event.host).their} own.`;
  return answer(ask, "news", true, line, [bestMemory(ask.self.mind, story.id)!]);
}

/** What of the preparations is still to come: parts of the day that serve them, or promises for another day. */
function nextPart(self: Self, event: StoryEvent): { doing: string; from: number } | null {
  const parts = self.mind.commitments
    .filter((one) => /^(?:prepare|setup|help):/.test(one.id) && (one.to ?? one.from ?? 0) > self.now)
    .filter((one) => one.from !== null && one.from < event.from && !/\bsupplies\b/.test(one.what))
    .sort((a, b) => a.from! - b.from!);
  return parts[0] ? { doing: parts[0].what, from: parts[0].from! } : null;
}

const whenOf = (self: Self, at: number): string => {
  const from = at as Memory["created"];
  if (at <= self.now) return "right now";
  return `${dayWordsOf(self, from)} from ${spokenClock(from)}`;
};

function helping(ask: Ask, story: Story, event: StoryEvent): Answer {
  const { self } = ask;
  const rests = [bestMemory(self.mind, story.id)!];
  if (event.host !== self.persona.id)
    return answer(ask, "news", true, choose(ask, lines.helpAsk, about(self, event.host)), rests);
  const next = nextPart(self, event);
  if (!next) return answer(ask, "news", true, choose(ask, lines.helpDone), rests);
  const when = whenOf(self, next.from);
  const doing = `${myDoing(self.persona, next.doing)} at ${placeName(self, event.spot.place)}`;
  return answer(ask, "accept", true, choose(ask, lines.helpAt, { doing, when, When: cap(when) }), rests);
}

/** What one remembers doing for an event: buying for it, decorating, with somebody's help. */
const prepared = (self: Self, event: StoryEvent): Memory[] =>
  memoriesOf(self.mind.stream).filter(
    (memory) =>
      memory.source.how === "did" &&
      memory.speaker === null &&
      memory.created <= event.from &&
      memory.text.startsWith(self.persona.name) &&
      /\b(?:supplies|decorating|setting everything out)\b/.test(memory.text),
  );

function preparing(ask: Ask, story: Story, event: StoryEvent): Answer {
  const { self } = ask;
  const rests = [bestMemory(self.mind, story.id)!];
  if (event.host !== self.persona.id)
    return answer(ask, "dont-know", false, choose(ask, lines.helpAsk, about(self, event.host)), rests);
  const did = prepared(self, event).at(-1);
  const next = nextPart(self, event);
  const ahead = next ? `${cap(whenOf(self, next.from))} I'm ${myDoing(self.persona, next.doing)}.` : "";
  return did
    ? answer(ask, "news", true, joined(choose(ask, lines.going, { did: `${inFirstPerson(self, did)}.` }), ahead), [did])
    : answer(ask, "news", true, choose(ask, lines.notYet, { next: ahead }), rests);
}

/** Who answered the host's asking, as the host heard it. */
function answersTo(self: Self, story: Story, answer: "yes" | "no"): PersonId[] {
  return [...new Set(repliesTo(self, story.id, answer).map(({ speaker }) => speaker!))];
}

function coming(ask: Ask, story: Story, event: StoryEvent): Answer {
  const { self } = ask;
  const rests = [bestMemory(self.mind, story.id)!];
  if (event.host !== self.persona.id)
    return answer(
      ask,
      "news",
      true,
      joined(choose(ask, lines.comingHeard, about(self, event.host)), ownPart(ask, story)),
      rests,
    );
  const yes = answersTo(self, story, "yes");
  if (yes.length === 0) return answer(ask, "news", true, choose(ask, lines.nobodyYet), rests);
  const names = listed(
    yes.slice(0, 6).map((id) => callName(self, id)),
    yes.length > 6 ? "," : "and",
  ).replace(" , ", ", ");
  return answer(
    ask,
    "news",
    true,
    choose(ask, lines.coming, { names: yes.length > 6 ? `${names} and others` : names }),
    rests,
  );
}

function invited(ask: Ask, story: Story): Answer | null {
  const { self } = ask;
  const id = ask.people.flatMap(({ ids }) => ids).find((one) => one !== self.persona.id);
  if (!id) return null;
  const values = { ...about(self, id), They: cap(about(self, id).they!) };
  const told = memoriesWith(self.mind.stream, { speaker: self.persona.id, subject: id }).find((memory) =>
    memory.stories.includes(story.id),
  );
  if (!told) return answer(ask, "news", true, choose(ask, lines.askedNot, values));
  const word = answersTo(self, story, "yes").includes(id)
    ? choose(ask, lines.saidYes, values)
    : answersTo(self, story, "no").includes(id)
      ? choose(ask, lines.saidNo, values)
      : null;
  return answer(ask, "news", true, joined(choose(ask, lines.asked, values), word), [told]);
}

function attended(ask: Ask, event: StoryEvent): Answer {
  const { self } = ask;
  if (!wasThere(self.mind, event)) return answer(ask, "dont-know", false, choose(ask, answerLines.wasNotThere));
  const ids = companyAt(self, event).filter((id) => id !== ask.asker.id);
  if (ids.length === 0) return answer(ask, "news", true, choose(ask, lines.cameNone));
  const names = `${listed(
    ids.slice(0, 7).map((id) => callName(self, id)),
    ids.length > 7 ? "," : "and",
  ).replace(" , ", ", ")}${ids.length > 7 ? " and others" : ""}`;
  return answer(ask, "news", true, choose(ask, ids.length === 1 ? ["I saw {names}."] : lines.cameMany, { names }));
}

function helpers(ask: Ask, event: StoryEvent): Answer {
  const { self } = ask;
  const done = prepared(self, event);
  const names = [...self.town.personas.values()]
    .filter(
      ({ id, name }) =>
        id !== self.persona.id && done.some(({ text }) => new RegExp(`\\b${literal(firstName(name))}\\b`).test(text)),
    )
    .map(({ id }) => callName(self, id));
  if (event.host !== self.persona.id || (done.length === 0 && names.length === 0))
    return answer(ask, "dont-know", false, choose(ask, answerLines.dontKnow));
  if (names.length === 0) return answer(ask, "news", true, choose(ask, lines.helpedNone), done.slice(-1));
  return answer(ask, "news", true, choose(ask, lines.helped, { names: listed(names) }), done.slice(-1));
}

/** How it was, from one's own part in it. */
function wentOff(ask: Ask, story: Story, event: StoryEvent): Answer {
  const { self } = ask;
  if (!wasThere(self.mind, event))
    return answer(ask, "news", true, ownPart(ask, story) ?? choose(ask, answerLines.wasNotThere));
  const deeds = memoriesWith(self.mind.stream, { subject: event.spot.place }).filter(
    ({ source, created, speaker, text }) =>
      source.how === "did" &&
      speaker === null &&
      created >= event.from &&
      created < event.to &&
      / is (?!looking|talking|giving|serving|ordering|eating)/.test(text),
  );
  const deed = deeds.length > 0 ? ask.random.pick(deeds) : null;
  const many = companyAt(self, event).length >= 4;
  const yes =
    wentThere.test(ask.p) && !howWas.test(ask.p) ? choose(ask, ["Yes.", "I did.", "Yes, I was there."]) : null;
  return answer(
    ask,
    "news",
    true,
    joined(yes, choose(ask, many ? lines.goodFull : lines.goodFew), deed && inFirstPerson(self, deed)),
    deed ? [deed] : [],
  );
}
