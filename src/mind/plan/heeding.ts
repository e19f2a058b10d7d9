/**
 * What a thought of the inner voice comes to beside a piece of the day (paper section 3.1.2): somebody is taken to or against, kept away
 * from, a gathering is gone to or not. Whether a resident takes it up is a matter of temper, and of whom it goes against.
 */
import { minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { PersonId } from "../../world/places.ts";
import type { Asking, Asks } from "../../world/reading.ts";
import { remember } from "../memory/remember.ts";
import { nameOf } from "../memory/tell.ts";
import type { Chunk, Mind, Moment } from "../mind.ts";
import { partsOf } from "../news/concern.ts";
import type { Stimulus } from "../perceive.ts";
import { gatheringOf, outgoing, type Persona } from "../persona.ts";
import type { Thinking } from "../thinking.ts";
import { warmed } from "../warmth.ts";
import { answersNews, invited } from "./agreements.ts";
import { decideAgainst, noteOf } from "./intents.ts";
import { planEvent } from "./plan.ts";
import { commit, keepsFrom, letGo, obstacleTo } from "./promises.ts";

/** A word of the inner voice. */
export type Voice = Extract<Stimulus, { kind: "voice" }>;

/** How likely it is taken up, and how much more by whoever likes company. */
const LIKELY: Partial<Readonly<Record<Asking, readonly [chance: number, outgoing: number]>>> = {
  come: [0.8, 0.15],
  "stay-away": [0.85, -0.15],
  like: [0.85, 0.1],
  dislike: [0.85, -0.1],
  avoid: [0.9, -0.1],
};
/** So much less for each step of a tie that it goes against. */
const AGAINST = 0.25;

/** A mind after a thought, where it comes to no piece of the day; null where it may. The thought is on their mind already. */
export async function heeded(mind: Mind, persona: Persona, voice: Voice, thinking: Thinking): Promise<Moment | null> {
  const asks = voice.thought?.asks;
  const likely = asks && LIKELY[asks.what];
  // A mere thought, or a feeling about somebody, is kept and sets nothing going.
  if (asks?.what === "muse" || asks?.what === "suspect")
    return voice.thought?.deed ? null : { mind: without(mind, voice), events: [] };
  if (!asks || !likely) return null;
  const words = languageOf(thinking.town.language).planning.intent;
  const about = asks.people[0] ?? ofNews(asks, mind, thinking);
  const warmth = about === undefined ? 0 : (mind.ties.get(about)?.warmth ?? 0);
  const against = Math.max(0, asks.what === "like" ? -warmth : asks.what === "come" ? 0 : warmth);
  const chance = likely[0] + (outgoing(persona, thinking.town.language) ? likely[1] : 0) - AGAINST * against;
  if (!thinking.random(mind.id, `heed-${voice.story}`).chance(chance)) {
    const why = against > 0 ? words.tooDear(nameOf(thinking.town, thinking.world, about!)) : words.notLikeThem;
    return decideAgainst(mind, persona, voice.story, why, thinking);
  }
  switch (asks.what) {
    case "come":
    case "stay-away":
      return goes(mind, persona, voice, asks, thinking);
    case "avoid":
      return keepsAway(mind, persona, voice, asks, thinking);
    default:
      return about === undefined ? null : takesTo(mind, persona, voice, about, asks.what === "like", thinking);
  }
}

/** Who else news is foremost about: being for it is being for them. */
const ofNews = ({ news }: Asks, { id }: Mind, { stories }: Thinking): PersonId | undefined => {
  const story = stories.get(news[0] ?? "");
  return story && partsOf(story).find(([who]) => who !== id)?.[0];
};

/** The thought has come to what it could. */
const without = (mind: Mind, { story }: Voice): Mind => ({
  ...mind,
  intents: mind.intents.filter(({ id }) => id !== story),
});

/** To a gathering, or not. */
async function goes(
  mind: Mind,
  persona: Persona,
  voice: Voice,
  asks: Asks,
  thinking: Thinking,
): Promise<Moment | null> {
  const story = thinking.stories.get(asks.news.find((id) => gatheringOf(thinking.stories.get(id))) ?? "");
  const event = gatheringOf(story);
  if (!story || !event || event.host === mind.id || event.to <= thinking.now) return null;
  const left = without(mind, voice);
  if (asks.what === "stay-away") return answersNews(left, persona, story.id, null, "no", thinking);
  const promise = invited(story, mind, thinking);
  const why = obstacleTo(promise, mind, persona, thinking);
  return why ? decideAgainst(mind, persona, voice.story, why, thinking) : commit(left, persona, promise, thinking);
}

/** Somebody is liked more, or less. */
async function takesTo(
  mind: Mind,
  persona: Persona,
  voice: Voice,
  other: PersonId,
  warm: boolean,
  thinking: Thinking,
): Promise<Moment> {
  const intent = mind.intents.find(({ id }) => id === voice.story)!;
  const { planning, mind: words } = languageOf(thinking.town.language);
  const name = nameOf(thinking.town, thinking.world, other);
  const episode = { kind: "followed", news: voice.story, doing: "", takes: { to: other, warm } } as const;
  const note = noteOf(mind, intent, episode, planning.intent.tookTo(persona.name, name, warm));
  // Whoever one has never talked with may be taken against as well: one knows of them from now on.
  const tie = mind.ties.get(other) ?? {
    kind: words.ties.bySight,
    warmth: 0,
    base: { warmth: 0, since: minutes(0) },
    text: words.first.bySight(persona.name, name),
    renewed: thinking.now,
    talks: 0,
    evidence: [],
  };
  const known = { ...without(mind, voice), ties: new Map(mind.ties).set(other, tie) };
  const noted = await remember(known, [{ ...note, subjects: [mind.id, other] }], thinking);
  return { mind: warmed(noted.mind, [other]), events: noted.events };
}

/** Somebody, a place or what one does is kept away from for days: what was promised there is off, and free hours are spent elsewhere. */
async function keepsAway(
  mind: Mind,
  persona: Persona,
  { story }: Voice,
  { people, places, activity }: Asks,
  thinking: Thinking,
): Promise<Moment> {
  const { now, town } = thinking;
  const { planning } = languageOf(town.language);
  const home = persona.home.place;
  // What one does is meant where nobody and no place is: "no more drinking", not "no drinking with him".
  const does = people.length + places.length > 0 ? null : activity;
  const shuns = { people, places: places.filter((one) => one !== home), activity: does };
  // Nobody is told what a voice said of them, by no reason either.
  const why = planning.promise.thoughtBetter;
  let next: Mind = { ...mind, intents: mind.intents.map((one) => (one.id === story ? { ...one, shuns } : one)) };
  const events: Moment["events"][number][] = [];
  for (const promise of mind.commitments) {
    if (!keepsFrom(promise, shuns)) continue;
    const off = await letGo(next, persona, promise, why, thinking);
    next = off.mind;
    events.push(...off.events);
  }
  const { plan } = next;
  const isShunned = ({ kind, from, place, activity }: Chunk) =>
    kind === "pastime" && from > now && (shuns.places.includes(place) || activity === does);
  if (!plan?.chunks.some(isShunned)) return { mind: next, events };
  const chunks = plan.chunks.map(
    (chunk): Chunk =>
      isShunned(chunk)
        ? { ...chunk, doing: planning.idle, activity: "rest", place: home, emoji: "🏠", area: null, serves: null }
        : chunk,
  );
  const changed = {
    ...plan,
    chunks,
    actions: plan.actions.filter(
      ({ from }) => !plan.chunks.some((one) => isShunned(one) && one.from <= from && from < one.to),
    ),
  };
  events.push(planEvent(mind, changed, now, why));
  return { mind: { ...next, plan: changed }, events };
}
