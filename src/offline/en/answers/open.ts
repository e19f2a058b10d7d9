/**
 * Answers to what people ask each other to get acquainted, offline: what one likes, loves, fears, a joke, a story, what to do in town, who
 * does what. From one's own subjects, pastimes and acquaintances; what one has no view of one says so, and asks back.
 */

import { occupied } from "../../../language/en/occupation.ts";
import { actsOf, lineIn } from "../../../mind/memory/episode.ts";
import { memoriesOf, memoriesWith } from "../../../mind/memory/stream.ts";
import { stems } from "../../../mind/memory/words.ts";
import type { Topic } from "../../../mind/persona.ts";
import { isOpen, placeOf } from "../../../world/places.ts";
import type { SpeechAct } from "../../../world/speech-acts.ts";
import { type Ask, askerName, choose, meIn } from "../../answers/ask.ts";
import { isOffice } from "../../say/spoken.ts";
import type { Answer } from "../../tongue.ts";
import { answer, contentWords, joined, listed, overlap, type Rule, unsaid } from "./ask.ts";
import { news } from "./news.ts";
import { concern } from "./self.ts";
import { topicIn } from "./told.ts";
import { asMe, atPlace, callName, myDoing, placeName } from "./voice.ts";

const lines = {
  /** {thing} is "flower". */
  noFavourite: [
    "I've never settled on one {thing}. What's yours?",
    "A favourite {thing}? I couldn't pick one. Which is yours?",
    "I'd have to think about that. Which {thing} would you choose?",
  ],
  /** {thing} is "jazz". */
  likeMaybe: [
    "I don't know much about {thing}. Ought I to?",
    "I've never given {thing} much thought. You do, I take it?",
    "Now and then, perhaps. And you?",
  ],
  playNot: ["No, I don't. Do you?", "Not me, no. You?", "I never have. Would you show me?"],
  likes: ["Very much. {says}", "I do. {says}", "Oh yes. {says}"],
  pastime: ["I do like {doing}.", "Yes. {Doing} is one of the things I do when I have an hour."],
  happy: [
    "{doing}, and good company.",
    "Small things. {doing}, for one.",
    "An hour of {doing}, if you want the truth.",
  ],
  afraid: [
    "Of wasting time, I suppose. And you?",
    "Of letting people down, if I'm honest.",
    "Of little, by daylight. What are you afraid of?",
  ],
  jokes: [
    "What do you call a fish without eyes? A fsh.",
    "Two goldfish sit in a tank. Says one: do you know how to drive this thing?",
    "I told my plants a joke once. They're still rooted to the spot.",
    "Why did the scarecrow get a prize? It was outstanding in its field.",
  ],
  jokeNot: ["Do I look like somebody who tells jokes?", "I only know sad ones."],
  advice: ["Gladly, if I can. What about?", "I can try. What is it about?", "Tell me first what it's about."],
  seeTown: [
    "Go to {place}. I like {doing} there.",
    "Start at {place}, that's where one meets people.",
    "Have you been to {place} yet? I'd go there first.",
  ],
  noInn: ["There's no inn here that I know of, I'm afraid.", "I don't know of anywhere that lets rooms in this town."],
  knowsWho: [
    "{who} does: {they} {are} {job}.",
    "Ask {who}. {They} {are} {job}.",
    "{who} is {job}, so I'd go there first.",
  ],
  knowsNobody: ["Nobody that I know of.", "I don't know anybody who does that."],
  married: ["For {years} years now.", "{years} years, and counting."],
  standing: [
    "I mean to try, and next month we'll both know.",
    "I've no idea. I only know that I'll ask everybody for their vote myself.",
    "Ask me next month. Until then I listen more than I talk.",
  ],
  promises: [
    "I'd begin with what's broken and easy to mend. People trust you with the rest after that.",
    "First I'd listen to whoever has been ignored longest. What would you want done first?",
    "I'd start with what you tell me. What needs doing where you live?",
  ],
  supporters: ["{names} told me so.", "I can count on {names}, I believe."],
  supportersNone: ["Nobody has promised me their vote yet.", "It's early. I haven't asked anybody for a promise."],
  strengths: ["People call me {traits}.", "I'm {traits}, if you ask those who know me.", "I'd say I'm {traits}."],
  weaknesses: [
    "I take on more than fits into a day.",
    "I find it hard to stop before a thing is as I want it.",
    "I talk too long about what I care for. You may stop me.",
  ],
  whyYou: ["I'm {traits}, and I don't leave a thing half done.", "Because I'm {traits}, and I mean to learn the rest."],
  inFiveYears: ["Still here, I hope, and further along. {now}", "I'd like to have something to show by then. {now}"],
  wantJob: [
    "I'd be glad of something that goes with what I do. {now}",
    "It would suit me: {says}",
    "Because of this: {says}",
  ],
  noJob: ["I haven't applied for anything. {now}", "I've no need of another job. {now}"],
  me: [
    "I couldn't give you an honest answer to that. What about you?",
    "I'd have to think about that one. How is it with you?",
    "I'm not sure myself. Why do you ask?",
    "Hm. I don't know, and I'd rather not make something up. And you?",
  ],
} as const;

const unsaidOf = (ask: Ask, topic: Topic): readonly string[] => unsaid(ask, topic.says);

/** The nearest thing one says about something, if a topic comes near it. */
function saysOf(ask: Ask, text: string): string | null {
  const topic = topicIn(ask, text, 1);
  const words = contentWords(ask, text);
  const says = topic ? unsaidOf(ask, topic) : [];
  return [...says].sort((a, b) => overlap(words, b).count - overlap(words, a).count)[0] ?? null;
}

/** A pastime that words of a text belong to. */
const pastimeIn = ({ self }: Ask, text: string) => {
  const words = new Set(stems(text));
  return self.persona.pastimes.find((one) => stems(one.doing).some((word) => words.has(word))) ?? null;
};

const cap = (text: string): string => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;

/** Questions of taste: favourite things, what one likes. */
function taste(ask: Ask): Answer | null {
  const { p, self } = ask;
  const favourite =
    /\b(?:favou?rite|best|most beloved) ([a-z]+(?: [a-z]+)?)\??\s*$/.exec(p)?.[1] ??
    /\byour favou?rite ([a-z]+)/.exec(p)?.[1];
  if (favourite && /\byour\b/.test(p) && ask.people.length === 0) {
    const says = saysOf(ask, favourite);
    if (says) return answer(ask, "topic", true, says);
    const thing = favourite.split(" ")[0]!;
    return answer(ask, "ask-back", false, choose(ask, lines.noFavourite, { thing }));
  }
  const liked =
    /\bdo you (?:also |really )?(like|love|enjoy|play|prefer|collect|sing|dance|swim|cook|bake|paint|draw|read|drink|smoke|believe in|dream of|speak)\b ?([^?.!,]*)/.exec(
      p,
    );
  if (!liked || ask.people.length > 0 || /\b(?:it|this|that|me|here|living|being)\b/.test(liked[2]!)) return null;
  const [, verb, object = ""] = liked;
  const thing = object
    .replace(/\b(?:a|an|the|any|some|to|much|often|well|too|very|good|your)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const sought = `${verb === "like" || verb === "love" || verb === "enjoy" ? "" : verb} ${thing}`;
  const says = saysOf(ask, sought);
  const near = says && overlap(contentWords(ask, sought), says).count > 0;
  if (says && near) return answer(ask, "topic", true, choose(ask, lines.likes, { says }));
  const pastime = pastimeIn(ask, sought);
  if (pastime) {
    const doing = myDoing(self.persona, pastime.doing);
    return answer(ask, "interests", true, choose(ask, lines.pastime, { doing, Doing: cap(doing) }));
  }
  if (says) return answer(ask, "topic", true, says);
  if (!thing || !/^(?:like|love|enjoy|prefer)$/.test(verb!))
    return answer(ask, "ask-back", true, choose(ask, lines.playNot));
  return answer(ask, "ask-back", false, choose(ask, lines.likeMaybe, { thing }));
}

/** What makes one happy, what one is afraid of. */
function heart(ask: Ask): Answer | null {
  const { p, self } = ask;
  if (
    /\bwhat (?:makes|would make) you (?:happy|smile|laugh)\b|\bwhat do you love(?: most| the most)?\s{0,9}\??\s{0,9}$|\bwhat is happiness\b/.test(
      p,
    )
  ) {
    const insight = memoriesOf(self.mind.stream).findLast(
      ({ kind, text }) =>
        kind === "reflection" &&
        text.startsWith(self.persona.name) &&
        /\bhappiest\b|\blives for\b|\bloves?\b/.test(text),
    );
    const pastime = self.persona.pastimes.length > 0 ? ask.random.pick(self.persona.pastimes) : null;
    if (insight) return answer(ask, "inspires", true, asMe(self, insight.text), [insight]);
    if (pastime)
      return answer(ask, "interests", true, choose(ask, lines.happy, { doing: myDoing(self.persona, pastime.doing) }));
  }
  if (/\b(?:afraid|scared|frightened|scares|fear) ?(?:of|you|most)?\b/.test(p) && /\byou\b|\byour\b/.test(p))
    return answer(ask, "feeling", true, choose(ask, lines.afraid));
  return null;
}

/** A joke, a story, some advice. */
export const entertaining: Rule = (ask) => {
  const { p, self } = ask;
  const wants = /\b(?:tell|know|give|have|share|got)\b/;
  if (wants.test(p) && /\bjokes?\b|\bsomething funny\b|\bmake me laugh\b/.test(p)) {
    const sour = self.persona.traits.some((one) => /rude|toxic|aggressive/.test(one));
    return answer(ask, "topic", true, choose(ask, sour ? lines.jokeNot : lines.jokes));
  }
  if (wants.test(p) && /\b(?:a|any|some|your best|another) (?:story|stories|anecdote|tale)\b/.test(p)) {
    const all = self.persona.topics.flatMap((topic) => unsaidOf(ask, topic));
    const told = all.filter((one) => /\b(?:once|when|years|was|had|came|told)\b/.test(one));
    const pool = told.length > 0 ? told : all;
    if (pool.length > 0) return answer(ask, "topic", true, ask.random.pick(pool));
  }
  if (
    /\b(?:advice|advise|a question|ask you something|your opinion on something)\b/.test(p) &&
    contentWords(ask, ask.text).filter((word) => !/^(?:advic|advis|opinion)$/.test(word)).length === 0
  )
    return answer(ask, "ask-back", true, choose(ask, lines.advice));
  return null;
};

/** What to see and do in town, where to stay. */
function sights(ask: Ask): Answer | null {
  const { p, self } = ask;
  if (
    /\bwhere (?:can|could|do|should) (?:i|we|visitors|one) (?:sleep|stay|spend the night)\b|\b(?:hotel|inn|hostel|guest ?house)\b/.test(
      p,
    )
  )
    return answer(ask, "dont-know", false, choose(ask, lines.noInn));
  const asksPlace =
    /\bwhat (?:should|can|could|is there|do people|do you) ?(?:i|we|one)? ?(?:do|see|visit|to do|to see)\b.*\b(?:here|town|ville|around|fun|evening|see|do|visit)\b|\bwhat is there to (?:do|see)\b|\b(?:best|nicest|favou?rite|loveliest|most beautiful) (?:place|spot|part)\b|\bwhere (?:should|can|could|would) (?:i|we|one|you) (?:go|start|meet people|have fun)\b|\bshow me around\b|\b(?:recommend|worth seeing|worth a visit)\b(?! (?:a )?book)/;
  if (!asksPlace.test(p) || /\bbook|eat|drink|food|sleep\b/.test(p)) return null;
  const here = meIn(self)?.spot.place;
  const haunts = self.persona.pastimes.filter(
    ({ place }) => place !== null && place !== here && placeOf(self.town.map, place).access === "public",
  );
  const pastime = haunts.find(({ place }) => isOpen(placeOf(self.town.map, place!), self.now)) ?? haunts[0];
  const rumour = news({ ...ask, p: " any news? ", text: "any news?", people: [] });
  const place = pastime?.place ?? [...self.town.map.places.values()].find(({ access }) => access === "public")!.id;
  const line = choose(ask, pastime ? lines.seeTown : lines.seeTown.slice(1), {
    place: placeName(self, place),
    doing: pastime ? myDoing(self.persona, pastime.doing).replace(` ${atPlace(self, place)}`, "") : "",
  });
  return answer(
    ask,
    "way",
    true,
    joined(line, rumour?.kind === "news" && ask.random.chance(0.6) && rumour.line),
    rumour?.rests ?? [],
  );
}

/** Who in town does a thing: those one knows well enough to know their trade. */
function whoDoes(ask: Ask): Answer | null {
  const { p, self } = ask;
  const what =
    /\b(?:do you know|is there|know) (?:any(?:body|one)|some(?:body|one)|a person)(?: here| in town| around)? (?:who|that) ([^?.!]+)/.exec(
      p,
    )?.[1] ?? /\bwho (?:here|in (?:this )?town|around here) ((?!is\b|are\b|lives\b)[^?.!]+)/.exec(p)?.[1];
  if (!what || /\b(?:running|stand\w*|mayor|party|vote)\b/.test(what)) return null;
  const words = stems(what.replace(/\bmedicine\b/, "pharmacist"));
  const near = (job: string) =>
    stems(job).some((one) =>
      words.some((word) => one.startsWith(word.slice(0, 5)) || word.startsWith(one.slice(0, 5))),
    );
  const known = self.persona.ties
    .filter(({ kind }) => !/name only/.test(kind))
    .map(({ to }) => self.town.personas.get(to)!)
    .filter((one) => one && near(one.occupation));
  if (near(self.persona.occupation))
    return answer(ask, "myself", true, `I do. I'm ${occupied(self.persona.occupation)}.`);
  const one = known[0];
  if (!one) return answer(ask, "dont-know", false, choose(ask, lines.knowsNobody));
  const they = { she: "she", he: "he", they: "they" }[one.pronouns];
  const values = {
    who: callName(self, one.id),
    they,
    They: cap(they),
    are: they === "they" ? "are" : "is",
    job: occupied(one.occupation),
  };
  return answer(ask, "who", true, choose(ask, lines.knowsWho, values));
}

/** What is asked of somebody who stands for office: whether they will win, who is for them, what they would do. */
export const standing: Rule = (ask) => {
  const { p, self } = ask;
  const story = [...self.stories.values()].find((one) => one.holder === self.persona.id && isOffice(one));
  if (!story) return null;
  if (
    /\bwill you win\b|\bare you going to win\b|\bcan you win\b|\byour chances\b|\bdo you think you (?:will|can) win\b/.test(
      p,
    )
  )
    return answer(ask, "opinion", true, choose(ask, lines.standing));
  if (
    /\bwho (?:will|would|is going to) (?:vote|be voting) for you\b|\bwho (?:supports|is for|is behind) you\b|\bdo people support you\b/.test(
      p,
    )
  ) {
    const told = memoriesWith(self.mind.stream, { story: story.id, speaker: self.persona.id }).map(lineIn);
    const agrees = (one: SpeechAct) => one.act === "react" && one.how === "agree" && told.includes(one.to);
    const heard = memoriesOf(self.mind.stream).filter(
      (memory) => memory.source.how === "heard" && actsOf(memory).some(agrees),
    );
    const names = [...new Set(heard.map(({ speaker }) => callName(self, speaker!)))].slice(0, 5);
    if (names.length === 0) return answer(ask, "opinion", true, choose(ask, lines.supportersNone));
    const list = names.length === 1 ? names[0]! : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
    return answer(ask, "opinion", true, choose(ask, lines.supporters, { names: list }), heard.slice(-1));
  }
  const program =
    /\bwhat (?:would|will|do) you (?:want to |like to |plan to |intend to |mean to )?(?:change|do|mend|fix|improve)\b.{0,200}\b(?:first|mayor|elected|town|win|office)\b|\byour (?:programme?|platform|promises|agenda|policies)\b|\bas (?:a )?mayor\b|\bif you (?:win|are elected|become mayor)\b|\bwhat would you change\b/;
  return program.test(p) ? answer(ask, "opinion", true, choose(ask, lines.promises)) : null;
};

/** What somebody is asked who applies for something: strengths, weaknesses, why they want it, why they should have it. */
export const applying: Rule = (ask) => {
  const { p, all, self } = ask;
  const { persona } = self;
  const traits = listed(persona.traits.slice(0, 3));
  if (
    /\b(?:your|are your) (?:\w+ )?(?:strengths?|best (?:qualit(?:y|ies)|sides?)|strong points?)\b|\bwhat are you good at\b/.test(
      p,
    )
  )
    return answer(ask, "myself", true, choose(ask, lines.strengths, { traits }));
  if (
    /\byour (?:\w+ )?(?:weakness(?:es)?|faults?|flaws?|weak points?|worst qualit\w+)\b|\bwhat are you bad at\b/.test(p)
  )
    return answer(ask, "myself", true, choose(ask, lines.weaknesses));
  if (/\bwhy should (?:we|i) (?:hire|take|choose|employ|pick|give)\b|\bwhy you\b/.test(p))
    return answer(ask, "myself", true, choose(ask, lines.whyYou, { traits }));
  const phrase = persona.currently.find((one) => !/\bsecret|crush\b/i.test(one));
  const now = phrase ? concern(ask, phrase) : "";
  if (/\b(?:five|ten|three|\d+) years\b/.test(p) && /\b(?:see yourself|want to be|will you be|be doing)\b/.test(p))
    return answer(ask, "plan", true, joined(choose(ask, lines.inFiveYears, { now })));
  if (
    !/\bwhy (?:do|did|would) you (?:want|apply|like|choose)\b.{0,200}\b(?:job|position|post|place|work here|work with us)\b|\bwhat (?:draws|brings|attracts) you to (?:this|the|us)\b/.test(
      p,
    )
  )
    return null;
  if (
    !/\bjob interview\b|\binterview for\b|\bappl(?:y|ied|ying|ication)\b|\bcandidate for\b|\bposition\b|\bpost\b/.test(
      all,
    )
  )
    return answer(ask, "myself", true, joined(choose(ask, lines.noJob, { now })));
  const says = saysOf(ask, all);
  return answer(
    ask,
    "myself",
    true,
    joined(says ? choose(ask, lines.wantJob.slice(1), { says }) : choose(ask, lines.wantJob.slice(0, 1), { now })),
  );
};

/** How long one has been married, as the tie says. */
function married(ask: Ask): Answer | null {
  if (!/\bhow long (?:have|has|are) (?:you|your \w+).{0,20}\b(?:married|marriage|together)\b/.test(ask.p)) return null;
  const tie = ask.self.persona.ties.find(({ kind }) => /\b(?:wife|husband|partner)\b/.test(kind));
  if (!tie) return null;
  const years = /\b(\d+) years\b/.exec(tie.kind)?.[1];
  return years
    ? answer(ask, "kin", true, choose(ask, lines.married, { years }))
    : answer(ask, "kin", true, joined(`Long enough that I don't count any more`, saysOf(ask, "marriage wife husband")));
}

/** All of these, the first that applies. */
export const open: Rule = (ask) => married(ask) ?? sights(ask) ?? whoDoes(ask) ?? taste(ask) ?? heart(ask);

/** What is asked about oneself and one has no view of: said so, with the question given back. */
export const asksOfMe = (ask: Ask): Answer | null =>
  /\b(?:you|your|yourself)\b/.test(ask.p) &&
  !/\b(?:do you know|did you|have you|were you|had you|tell me|you know)\b/.test(ask.p)
    ? answer(ask, "dont-know", false, choose(ask, lines.me, { name: askerName(ask) }))
    : null;
