/** What a speaker brings up unasked, offline: news first, then wishes, kin, curiosity, and a topic of their own. */

import { timeOfDay } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { literal } from "../../language/literal.ts";
import { actsOf } from "../../mind/memory/episode.ts";
import { memoriesWith } from "../../mind/memory/stream.ts";
import { nameOf } from "../../mind/memory/tell.ts";
import { stems } from "../../mind/memory/words.ts";
import { asksAround, partsOf, presses, telling } from "../../mind/news/concern.ts";
import type { MatterOf } from "../../mind/news/kind.ts";
import { ownWords, peopleOf } from "../../mind/news/meant.ts";
import { answered, believesKnows, bestMemory, isFor, isWrong } from "../../mind/news/stories.ts";
import { gatheringOf, type Persona, type Story, type Topic } from "../../mind/persona.ts";
import type { Self } from "../../mind/self.ts";
import { tellable } from "../../mind/talk/company.ts";
import { mattersIn, mattersOf, topicKey } from "../../mind/talk/matter.ts";
import { openLoops } from "../../mind/talk/open-loops.ts";
import type { TalkInput } from "../../mind/talk/spoken.ts";
import { violated } from "../../mind/talk/violations.ts";
import type { Random } from "../../world/chance.ts";
import { isVisitor } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { does, newsOf, type SpeechAct } from "../../world/speech-acts.ts";
import { inHearing } from "../../world/world.ts";
import { order } from "./at-once.ts";
import { callingOff } from "./calling-off.ts";
import { due, thanking } from "./dues.ts";
import { fill } from "./fill.ts";
import { suggestion, wishes } from "./invitations.ts";
import { stanceOn } from "./news.ts";
import { asks, calledBy, fresh, isKin, isOffice, mentioned, type Part, quotedIn, tells, warmthTo } from "./spoken.ts";
import { isOwnPeace, tellings } from "./tellings.ts";
import { talkWords } from "./words.ts";

/** Something that a speaker could bring up, or null. */
type Candidate = (input: TalkInput, other: PersonId, random: Random) => Part | null;

/** The first of the candidates that may be said. */
function first(candidates: readonly Candidate[], input: TalkInput, other: PersonId, random: Random): Part | null {
  const toThem = { ...input, others: [other] };
  for (const one of candidates) {
    const part = one(input, other, random);
    if (part && violated(part.acts, toThem).length === 0) return part;
  }
  return null;
}

/** What the speaker brings up. Null when nothing is left. */
export const initiative: Candidate = (input, other, random) =>
  pressing(input, other, random) ?? first([suggestion, kin, theirWork, curiosity, ownTopic], input, other, random);

/** What does not wait for a better moment: what is off, news, the event both are at, what is wished from the other. */
export const pressing: Candidate = (input, other, random) =>
  first([callingOff, sought, due, thanking, askBack, anyNews, confiding, atEvent, wishes, order], input, other, random);

/** Any news. */
const anyNews: Candidate = (input, other, random) => news(input, other, random);

/** What the other is to hear before all else, whatever was said: what is off, what one came to say, what one owes, what concerns them most. */
export const awaited: Candidate = (input, other, random) =>
  first([callingOff, sought, thanking, ofTheirs], input, other, random);

/** All who hear what is said: nobody is talked of before themselves. */
const hearers = ({ world, persona, others }: TalkInput) => inHearing(world, persona.id, others);

/** All that a talk has asked or told of. */
const matters = ({ lines }: TalkInput): string[] => lines.flatMap(({ acts }) => mattersIn(acts));

/** Asking somebody after what they told last time, once for each thing they told. */
export function askBack(input: TalkInput, other: PersonId, random: Random): Part | null {
  const { lines, turned, toldOf } = talkWords(input);
  if ((warmthTo(input, other) ?? 0) < 0) return null;
  const banks = { past: lines.askBackPast, being: lines.askBackBeing, "going-on": lines.askBack };
  for (const { memory, news } of openLoops(input.mind, other, input.lines, input)) {
    const said = news ? (gatheringOf(news)?.name ?? "") : turned(quotedIn(memory.text));
    if (said === null) continue;
    const bank = news ? (gatheringOf(news) ? lines.askWent : lines.askStands) : banks[toldOf(said)];
    return {
      text: fill(fresh(input, bank, random), { said }),
      acts: [asks("how", news?.id ?? memory.id)],
      weighty: true,
    };
  }
  return null;
}

/** A word about the event that both are at, while it is on. */
function atEvent(input: TalkInput, _: PersonId, random: Random): Part | null {
  const { lines, shortName } = talkWords(input);
  const here = input.world.people.get(input.persona.id)?.spot.place;
  const story = [...input.stories.values()].find(
    ({ of }) => of.kind === "gathering" && of.from <= input.now && input.now < of.to && of.spot.place === here,
  );
  const event = gatheringOf(story);
  const noted = input.lines.some(({ acts }) => acts.some((one) => "opinion" in one && one.opinion === story?.id));
  if (!story || !event || noted || !random.chance(0.7)) return null;
  const host = shortName(nameOf(input.town, input.world, event.host));
  const bank = event.host === input.persona.id ? lines.atEventHost : lines.atEvent;
  const about = input.others.includes(event.host) ? bank.filter((wording) => !wording.includes("{host}")) : bank;
  return {
    text: fill(fresh(input, about, random), { host }),
    acts: [tells({ opinion: story.id })],
    weighty: true,
  };
}

/** News as one of its wordings; null where it has none, as what is past may. */
const toldAs = (input: TalkInput, story: Story, wordings: readonly string[], random: Random): Part | null =>
  wordings.length === 0 ? null : { text: random.pick(wordings), acts: [telling(story, input.now)], weighty: true };

/** What one has come to tell them, or to ask. */
function sought(input: TalkInput, other: PersonId, random: Random): Part | null {
  const asked = input.mind.errands.flatMap((one) =>
    one.kind === "seek" && one.person === other && one.tell === null && one.after ? [one.after] : [],
  )[0];
  if (asked) {
    const { askAfter } = languageOf(input.town.language).reacting;
    return { text: askAfter(asked.words), acts: [asks("opinion", asked.about)], weighty: true };
  }
  const errand = input.mind.errands.find(
    (one) => one.kind === "seek" && one.person === other && one.id.startsWith("tell:"),
  );
  const story = errand?.kind === "seek" && errand.story !== null ? input.stories.get(errand.story) : undefined;
  if (!story || believesKnows(input.mind, other, story) || !isFor(story, hearers(input))) return null;
  return toldAs(input, story, tellings(input, story, other), random);
}

/** How many one trusts with what one feels, how well one likes them at least, and how likely one speaks of it when alone with them. */
const TRUSTED = { most: 2, warmth: 2, chance: 0.2 } as const;

/** A feeling of one's own, which nobody else hears of: confided to one of the few one trusts most, alone with them. */
function confiding(input: TalkInput, other: PersonId, random: Random): Part | null {
  const { mind, world, stories } = input;
  const trusted = [...mind.ties]
    .filter(([, { warmth }]) => warmth >= TRUSTED.warmth)
    .sort(([, a], [, b]) => b.warmth - a.warmth)
    .slice(0, TRUSTED.most);
  const me = world.people.get(mind.id);
  const overheard =
    !me ||
    [...world.people.values()].some(
      ({ id, asleep, spot }) => id !== mind.id && id !== other && !asleep && spot.place === me.spot.place,
    );
  if (overheard || input.others.length !== 1 || !trusted.some(([who]) => who === other)) return null;
  const story = [...stories.values()].find(
    (one) =>
      one.secret &&
      one.holder === mind.id &&
      one.of.kind === "feeling" &&
      !partsOf(one).some(([who]) => who === other) &&
      // Where nobody says for whom it is, its words do.
      !peopleOf(one, [...stories.values()], input.town).has(other) &&
      bestMemory(mind, one.id) &&
      !believesKnows(mind, other, one),
  );
  if (!story || !random.chance(TRUSTED.chance)) return null;
  return toldAs(input, story, tellings(input, story), random);
}

/** How likely one speaks of news of one's own, by the lines one has said: a host lets nobody go without a word of it. */
function keenness(story: Story, warmth: number, mine: number): number {
  if (warmth < 0) return 0.1;
  if (asksAround(story, story.holder)) return 0.8;
  return story.of.kind === "gathering" ? (mine > 1 ? 0.8 : 0.45) : 0.25;
}

/** Kinds whose end says nothing to whoever has not heard of them. */
const UNFINISHED: ReadonlySet<Story["of"]["kind"]> = new Set(["loss", "quarrel"]);
/** How likely whoever was helped says so to somebody who knew of no need. */
const GRATEFUL = 0.5;

/** News that is for the other before all else. */
const ofTheirs: Candidate = (input, other, random) =>
  news(input, other, random, (story) => presses(story, other, input.town.map));

/** News the other does not know yet, the weightiest first; only such as is `meant`. */
export function news(
  input: TalkInput,
  other: PersonId,
  random: Random,
  meant: (story: Story) => boolean = () => true,
): Part | null {
  const { persona, mind } = input;
  const warmth = warmthTo(input, other);
  const mine = input.lines.filter((line) => line.who === persona.id).length;
  const known = tellable(mind, other, input).filter((story) => isFor(story, hearers(input)) && meant(story));
  for (const story of known.sort((a, b) => b.poignancy - a.poignancy || (a.id < b.id ? -1 : 1))) {
    if (story.of.kind === "gathering" && story.of.from <= input.now) continue;
    if (
      input.lines.some(
        (line) => line.stories.includes(story.id) || line.acts.some((one) => newsOf(one).includes(story.id)),
      )
    )
      continue;
    // Who has found help looks no further.
    if (story.of.kind === "need" && mind.commitments.some(({ id }) => id.startsWith(`help:${story.id}:`))) continue;
    const own = story.holder === persona.id || isOwnPeace(input, story);
    const passes =
      (concerns(input, story) ? 0.04 : 0.01) + (concerns(input, story) ? 0.04 : 0.02) * Math.max(0, warmth ?? 0);
    // What a stranger brought is passed on gladly, most of all by who heard it from them.
    const source = bestMemory(mind, story.id)?.source;
    const brought = isVisitor(story.holder)
      ? source?.how === "heard" && source.from === story.holder
        ? 0.35
        : 0.12
      : 0;
    const others = mine > 1 ? 0 : Math.max(passes, brought);
    const small = own && languageOf(input.town.language).planning.intent.deed(story.memory) !== null;
    if (small) continue;
    // That something is over is good to say; so is what the other has waited for.
    const ends = [...input.stories.values()].find(({ off }) => off === story.id);
    if (ends && UNFINISHED.has(ends.of.kind) && own && !believesKnows(mind, other, ends)) continue;
    const keen =
      presses(story, other, input.town.map) ||
      (ends && (own || (!gatheringOf(ends) && believesKnows(mind, other, ends)))) ||
      isWrong(mind, other, story)
        ? ends?.of.kind === "need" && own && !believesKnows(mind, other, ends)
          ? GRATEFUL
          : 1
        : own
          ? keenness(story, warmth ?? 0, mine)
          : others;
    if (!random.chance(keen)) continue;
    const wordings = tellings(input, story, other);
    if (wordings.length === 0) continue;
    const stance = own ? null : stanceOn(input, story, other, random);
    const said = story.ends === undefined ? random.pick(wordings) : fresh(input, wordings, random);
    const told = fill(said, { name: calledBy(input, other) });
    return {
      text: stance ? `${told}${talkWords(input).space}${stance.text}` : told,
      acts: [telling(story, input.now), ...(stance?.acts ?? [])],
      weighty: true,
    };
  }
  return null;
}

/** Whether news is any business of the one who heard it: they are close to whom it is about, at odds with them, or it is on their mind anyway. */
function concerns({ mind, persona, stories, town }: Self, story: Story): boolean {
  const warmth = mind.ties.get(story.holder)?.warmth ?? 0;
  if (warmth >= 2 || warmth < 0 || answered(mind, story.id) === "accepted") return true;
  return ownWords(persona.currently.join(" "), story, [...stories.values()], town).length > 0;
}

const isAfterKin = (one: SpeechAct): boolean => one.act === "ask" && one.what === "whereabouts";

/** Kin ask after kin who is not here. */
export function kin(input: TalkInput, other: PersonId, random: Random): Part | null {
  if (!isKin(input, other) || input.lines.some(({ acts }) => acts.some(isAfterKin))) return null;
  const missing = [...input.mind.ties].filter(
    ([id, tie]) =>
      tie.warmth >= 3 &&
      id !== other &&
      input.town.personas.has(id) &&
      input.world.people.get(id)?.spot.place !== input.world.people.get(input.persona.id)?.spot.place,
  );
  if (missing.length === 0 || !random.chance(0.85)) return null;
  const [who] = missing[0]!;
  return {
    text: fill(
      fresh(input, talkWords(input).lines.askKin, random).replace(
        "this morning",
        timeOfDay(input.now) < 720 ? "this morning" : "today",
      ),
      { who: mentioned(input, who, other) },
    ),
    acts: [asks("whereabouts", who)],
  };
}

/** With their first words to somebody they do not know, who has not said it yet, one asks what they do. */
function theirWork(input: TalkInput, other: PersonId, random: Random): Part | null {
  const known = warmthTo(input, other) !== null || isVisitor(other) || input.lines.length > 0;
  if (known || !random.chance(0.7)) return null;
  return {
    text: fresh(input, talkWords(input).lines.askWork, random),
    acts: [asks("doing", "you")],
  };
}

/** Asking the other about what they told last time, what both have heard of, their day; or something the speaker wonders about. */
function curiosity(input: TalkInput, other: PersonId, random: Random): Part | null {
  if (!random.chance(0.75)) return null;
  const { lines, news, shortName, beOf } = talkWords(input);
  const { mind, persona } = input;
  const theirs = input.town.personas.get(other);
  const here = matters(input);
  if (theirs) {
    const heard = new Set(memoriesWith(mind.stream, { speaker: other, subject: mind.id }).flatMap(mattersOf));
    const told = theirs.topics.filter(
      (topic) => heard.has(topicKey(theirs, topic)) && !here.includes(topicKey(theirs, topic)),
    );
    const mine = shortName(persona.name).toLowerCase();
    const topics = told.filter(
      (topic) =>
        topic.id !== persona.id &&
        topic.id !== mine &&
        !topic.words.includes(mine) &&
        !isAbout(input, topic, other) &&
        // Who has a view of who shall hold a post is asked for it (`view`), and not after "your election".
        !isOfPost(input, topic) &&
        !heardAll(input, topic, other),
    );
    if (topics.length > 0 && random.chance(0.7)) {
      const topic = random.pick(topics);
      return {
        text: fill(
          fresh(input, isUnderWay(theirs, topic) ? [...lines.followUp, ...lines.progress] : lines.followUp, random),
          {
            label: topic.label,
            is: beOf(topic.label),
          },
        ),
        acts: [asks("how", `${other}/${topic.id}`)],
      };
    }
  }
  const post = wondersAt(input);
  if (post && violated([asks("who", post.id)], input).length === 0 && random.chance(0.15))
    return { text: fill(fresh(input, news.askPost, random), { post: post.of.post }), acts: [asks("who", post.id)] };
  const shared = view(input, other, random);
  if (shared) return shared;
  const asked = input.lines.some(({ acts }) => acts.some((one) => one.act === "ask" && one.what === "plan"));
  if (!asked && timeOfDay(input.now) < 1080 && (warmthTo(input, other) ?? 0) >= 1 && random.chance(0.3))
    return { text: fresh(input, lines.askDay, random), acts: [asks("plan", "you")] };
  return input.lines.filter(({ acts }) => does(acts, "ask")).length < 2 && random.chance(0.35)
    ? wondering(input, other, random)
    : null;
}

/** What the speaker wonders about: in the middle of a talk something near to what is talked of, and nothing the other has no answer to. */
function wondering(input: TalkInput, other: PersonId, random: Random): Part | null {
  const { persona, town } = input;
  const theirs = town.personas.get(other);
  const last = input.lines.findLast((line) => line.who !== persona.id);
  const said = new Set(last ? stems(last.text) : []);
  const here = matters(input);
  const open = persona.topics
    .filter((topic) => !last || here.includes(topicKey(persona, topic)) || near(said, topic.asks.join(" "), topic) >= 1)
    .flatMap((topic) => topic.asks.map((ask) => ({ ask, topic })))
    .filter(({ ask }) => !saidBefore(input, ask, other) && (!theirs || answerable(input, theirs, ask)));
  if (open.length === 0) return null;
  const { ask, topic } = random.pick(open);
  const about = topicKey(persona, topic);
  return { text: ask, acts: [asks("opinion", about)] };
}

/** Whether somebody has more than a way round a question: it is about what they can tell of, or takes a yes or a no. */
function answerable(input: TalkInput, theirs: Persona, question: string): boolean {
  const { ofHabit, questionAbout } = talkWords(input);
  const asked = new Set(stems(question));
  return (
    questionAbout(question) !== null ||
    ofHabit(question) ||
    theirs.topics.some((topic) => stems(`${topic.label} ${topic.words.join(" ")}`).some((word) => asked.has(word)))
  );
}

/** What both have heard of is talked over, once a day at most with the same person. */
function view(input: TalkInput, other: PersonId, random: Random): Part | null {
  const { mind, now, persona } = input;
  const { lines, news, shortName } = talkWords(input);
  const raised = memoriesWith(mind.stream, { speaker: persona.id, subject: other }).filter(
    (memory) => memory.created > now - 1440,
  );
  const common = [...input.stories.values()].filter(
    (story) =>
      !story.secret &&
      isFor(story, hearers(input)) &&
      story.holder !== persona.id &&
      story.holder !== other &&
      (story.of.kind === "gathering"
        ? story.of.from > now && answered(mind, story.id) === "accepted"
        : isOffice(story)) &&
      bestMemory(mind, story.id) &&
      believesKnows(mind, other, story) &&
      !matters(input).includes(story.id) &&
      !raised.some((memory) => actsOf(memory).some((one) => one.act === "ask" && one.about === story.id)),
  );
  if (common.length === 0 || !random.chance(0.35)) return null;
  const story = random.pick(common);
  const values = {
    who: shortName(nameOf(input.town, input.world, story.holder)),
    post: "post" in story.of ? story.of.post : "",
    event: gatheringOf(story)?.name ?? "",
  };
  return {
    text: fill(fresh(input, gatheringOf(story) ? lines.askEvent : news.askView, random), values),
    acts: [asks("opinion", story.id)],
  };
}

/** Whether a topic is something its owner is busy with now, and not a memory or a liking: only then does it come along. */
function isUnderWay(owner: Persona, topic: Topic): boolean {
  const now = new Set(stems([owner.occupation, owner.work?.doing ?? "", ...owner.currently].join(" ")));
  return stems(topic.label).some((word) => now.has(word));
}

/** Whether something was said in a line: a tag of the speaker's ("yo") may stand before its full stop. */
const isIn = (line: string, said: string): boolean => line.includes(said.replace(/(?<![.!?。！？])[.!?。！？]+$/u, ""));

const saidBefore = (input: TalkInput, text: string, other: PersonId): boolean =>
  input.lines.some((line) => isIn(line.text, text)) ||
  memoriesWith(input.mind.stream, { speaker: input.persona.id, subject: other }).some((memory) =>
    isIn(memory.text, text),
  );

/** The name of one thing that somebody can tell of a topic of theirs. */
export const factOf = (persona: Persona, topic: Topic, text: string): string =>
  `${persona.id}/${topic.id}/${topic.says.indexOf(text) + 1}`;

/** Something of one's own, not yet told to this person: what one asked about oneself, what comes nearest to what they just said, else anything. */
function ownTopic(input: TalkInput, other: PersonId, random: Random): Part | null {
  const { lines, space } = talkWords(input);
  const { persona } = input;
  const key = (topic: Topic) => topicKey(persona, topic);
  const told = input.lines.flatMap(({ acts }) => mattersIn(acts.filter(({ act }) => act === "tell")));
  const all = random
    .shuffled(persona.topics)
    .filter((topic) => !told.includes(key(topic)))
    .flatMap((topic) => unsaidOf(input, topic, other).map((text) => ({ topic, text })));
  if (all.length === 0) return null;
  const lately = saidLately(input);
  const untold = all.filter(({ text }) => !lately.some((one) => isIn(one, text)));
  const own = untold.length > 0 ? untold : all;
  const last = input.lines.findLast((line) => line.who !== persona.id);
  const mine = input.lines.findLast((line) => line.who === persona.id);
  const said = new Set(last ? stems(last.text) : []);
  const asked = own.filter(({ topic }) => mine?.acts.some((one) => one.act === "ask" && one.about === key(topic)));
  if (asked.length > 0) {
    const { topic, text } = random.pick(asked);
    return {
      text: `${fresh(input, lines.whyAsked, random)}${space}${text}`,
      acts: [tells({ fact: factOf(persona, topic, text) })],
    };
  }
  const nearness = own.map(({ topic, text }) => near(said, text, topic));
  const most = Math.max(...nearness);
  const { topic, text } = most > 0 ? own[nearness.indexOf(most)]! : opening(own, random);
  // Only a word that the topic is known by reminds one of it; to anything else one turns by saying what it is about, if its own words do not.
  const named = namesIt(topic, text) || matters(input).includes(key(topic));
  const part: Part = { text, acts: [tells({ fact: factOf(persona, topic, text) })] };
  const led = (before: string): Part => ({ ...part, text: `${before}${space}${text}` });
  if (last && most >= 1) return led(fresh(input, lines.bridge, random));
  const opens = fill(fresh(input, lines.opening, random), { label: topic.label });
  return named ? { ...part, opening: opens } : led(opens);
}

/** With what one opens a topic of one's own: words that say what it is about, where there are any. */
function opening<One extends { readonly topic: Topic; readonly text: string }>(
  own: readonly One[],
  random: Random,
): One {
  const texts = own.filter(({ topic }) => topic === own[0]!.topic);
  const naming = texts.filter(({ topic, text }) => namesIt(topic, text));
  return random.pick(naming.length > 0 ? naming : texts);
}

/** What the speaker said lately, to anybody: one does not go about with the same story all day. */
const saidLately = ({ mind, persona }: TalkInput): readonly string[] =>
  memoriesWith(mind.stream, { speaker: persona.id }, mind.stream.length - 600).map((memory) => memory.text);

/** Whether a text has a word that its topic is known by: else nobody knows what "he" or "it" is. */
function namesIt(topic: Topic, text: string): boolean {
  const words = new Set(stems(`${topic.label} ${topic.words.join(" ")}`));
  return stems(text).some((word) => words.has(word));
}

/** How near something one could tell comes to what was said: one for each word its topic is known by, a tenth for any other it shares. */
function near(said: ReadonlySet<string>, text: string, topic: Topic): number {
  const shared = (words: readonly string[]) => new Set(words.filter((word) => said.has(word))).size;
  return shared(stems(`${topic.label} ${topic.words.join(" ")}`)) + Math.min(0.9, 0.1 * shared(stems(text)));
}

/** Whether a topic wonders who will stand, and the speaker knows by now. */
const isSettled = (input: TalkInput, topic: Topic): boolean =>
  isOfPost(input, topic) &&
  [...input.stories.values()].some((story) => isOffice(story) && bestMemory(input.mind, story.id) !== null);

/** Whether a topic is about who will hold a post that the town's news is of. */
const isOfPost = ({ stories }: Self, { label }: Topic): boolean =>
  [...stories.values()].some(
    ({ of }) => of.kind === "office" && stems(of.post).some((word) => stems(label).includes(word)),
  );

/** News of a post that somebody wonders about, who has not heard yet who stands for it. */
function wondersAt({ persona, mind, stories }: Self): (Story & { of: MatterOf<"office"> }) | null {
  for (const story of stories.values()) {
    const { of } = story;
    if (of.kind !== "office" || bestMemory(mind, story.id)) continue;
    if (persona.currently.some((one) => stems(of.post).every((word) => stems(one).includes(word))))
      return { ...story, of };
  }
  return null;
}

/** Whether the speaker has heard from somebody all they have to tell of a topic. */
export function heardAll({ mind }: TalkInput, topic: Topic, from: PersonId): boolean {
  const heard = memoriesWith(mind.stream, { speaker: from }).map((memory) => memory.text);
  return topic.says.every((text) => heard.some((one) => isIn(one, text)));
}

/** Whether a topic is about the very person one talks to, or about the home they share: nobody asks a wife how her marriage is. */
function isAbout(self: Self, topic: Topic, other: PersonId): boolean {
  const name = talkWords(self)
    .shortName(nameOf(self.town, self.world, other))
    .toLowerCase();
  if (topic.id === other || topic.id === name || topic.words.includes(name)) return true;
  return (
    isKin(self, other) &&
    /marriage|family|folks|home front|husband|wife|婚姻|家人|家里|丈夫|妻子/i.test(`${topic.label} ${topic.id}`)
  );
}

/** Something of a topic that this person has not heard from me yet; null when all is said. */
export function unsaid(input: TalkInput, topic: Topic, other: PersonId, random: Random): string | null {
  const left = unsaidOf(input, topic, other);
  return left.length > 0 ? random.pick(left) : null;
}

/** All of a topic that this person has not heard from me yet. */
function unsaidOf(input: TalkInput, topic: Topic, other: PersonId): readonly string[] {
  if (isAbout(input, topic, other) || isSettled(input, topic)) return [];
  const told = memoriesWith(input.mind.stream, { speaker: input.persona.id, subject: other }).map(
    (memory) => memory.text,
  );
  const name = talkWords(input).shortName(nameOf(input.town, input.world, other));
  // A script without spaces has no edges of words.
  const named = /\p{Script=Han}/u.test(name)
    ? new RegExp(literal(name), "u")
    : new RegExp(`(^|\\P{L})${literal(name)}(\\P{L}|$)`, "u");
  return topic.says.filter(
    (text) =>
      !named.test(text) && !told.some((one) => isIn(one, text)) && !input.lines.some((line) => isIn(line.text, text)),
  );
}
