/**
 * Reacting (paper section 4.3.1): of what is noticed, code lets through what deserves a thought; what follows changes the plan from that
 * moment on and nothing before it.
 */
import { clockText, later, type Minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Draft } from "../../world/events.ts";
import { firstName, isVisitor, type Person, type Talk } from "../../world/people.ts";
import { placeOf } from "../../world/places.ts";
import { mayMend, remedyOf } from "../../world/remedies.ts";
import { personOf, stateOf } from "../../world/world.ts";
import { type Note, remember } from "../memory/remember.ts";
import { stamp } from "../memory/stream.ts";
import { type Chunk, chunkAt, type DayPlan, type Errand, type Lived, type Mind, type Moment } from "../mind.ts";
import type { Stimulus } from "../perceive.ts";
import type { Persona } from "../persona.ts";
import { agreedTo } from "../plan/agreements.ts";
import { decideAgainst } from "../plan/intents.ts";
import { purposeOf } from "../plan/live-plan.ts";
import { opensFor, planEvent, replanned } from "../plan/plan.ts";
import { letGo } from "../plan/promises.ts";
import { emojiOf } from "../questions/plain.ts";
import { type Reaction, react } from "../questions/react.ts";
import { replan, startOf } from "../questions/replan.ts";
import { selfOf } from "../self.ts";
import { chanceToJoin, chanceToTalk, isSilent, tellable } from "../talk/company.ts";
import { nextLine, recallFor, saidOf } from "../talk/converse.ts";
import type { Thinking } from "../thinking.ts";
import { freed } from "./laying.ts";
import { firstToMend, mend } from "./mend.ts";
import { answerDoor } from "./visiting.ts";
import { knowsPlace } from "./where.ts";

/** For how long whoever was noticed and let be is let be. */
const LET_BE = 60;

/** What deserves a thought gets one; at most one reaction a moment. */
export async function reactTo(
  mind: Mind,
  persona: Persona,
  stimuli: readonly Stimulus[],
  thinking: Thinking,
): Promise<Lived> {
  const { world } = thinking;
  const me = personOf(world, mind.id);
  const put = await putRight(mind, persona, stimuli, thinking);
  if (put.mends) return put.mends;
  const nothing: Lived = { mind: put.mind, events: [], actions: [] };
  const door = answerDoor(nothing.mind, thinking);
  if (door.actions.length > 0) return door;
  // What would not be said now is not thought of.
  if (me.talk || me.walk || thinking.waits) return nothing;
  for (const stimulus of stimuli) {
    const other = stimulus.kind === "person" ? world.people.get(stimulus.who) : undefined;
    const turned = other && (await turnTo(nothing.mind, persona, other, stimuli, thinking));
    if (turned) return turned;
  }
  return nothing;
}

/** What is odd is thought over: the first that one means to put right, or the mind that lets it all be. */
async function putRight(
  mind: Mind,
  persona: Persona,
  stimuli: readonly Stimulus[],
  thinking: Thinking,
): Promise<{ readonly mind: Mind; readonly mends: Lived | null }> {
  const { world, now } = thinking;
  // What one decided to leave as it is stays left until it changes or some hours have passed.
  let noticed = mind.noticed;
  for (const stimulus of stimuli) {
    if (stimulus.kind !== "odd-object") continue;
    const { object } = stimulus;
    const state = stateOf(world, object);
    const remedy = remedyOf(world, object);
    const may = mayMend(world.map, mind.id, object, remedy);
    const left = `left:${object}:${state.text}`;
    if (!state.odd || !may || noticed.has(left) || !firstToMend(mind, object, thinking)) continue;
    if (mind.errands.some((errand) => errand.kind === "put-right" && errand.object === object)) continue;
    const cause = { kind: "odd-object", object, state: state.text, remedy, may } as const;
    const { value } = await thinking.ask(react, { ...selfOf(mind, persona, thinking), cause, recalled: [] }, mind.id);
    if (value.choice === "act") return { mind, mends: mend({ ...mind, noticed }, persona, object, thinking) };
    noticed = new Map(noticed).set(left, now);
  }
  return { mind: { ...mind, noticed }, mends: null };
}

/** Somebody who is there: their talk is joined, they are spoken to or let be; null where one is not drawn to them. */
async function turnTo(
  mind: Mind,
  persona: Persona,
  other: Person,
  stimuli: readonly Stimulus[],
  thinking: Thinking,
): Promise<Lived | null> {
  const { world, now } = thinking;
  const talk = other.talk ? world.talks.get(other.talk) : undefined;
  if (talk?.members[0] === other.id) return joining(mind, persona, talk, thinking);
  const letBe = `let-be:${other.id}`;
  if (now - (mind.noticed.get(letBe) ?? Number.NEGATIVE_INFINITY) < LET_BE) return null;
  const p = drawnTo(mind, persona, other, stimuli, thinking);
  if (p <= 0 || !thinking.random(mind.id, "notice", hashed(other.id)).chance(p)) return null;
  const recalled = await recallFor(mind, [other.id], null, false, thinking);
  const { value: given, by } = await thinking.ask(
    react,
    { ...selfOf(mind, persona, thinking), cause: { kind: "person", who: other.id }, recalled },
    mind.id,
    { smallTalk: !isVisitor(other.id) && tellable(mind, other.id, thinking).length === 0 },
  );
  const sought = mind.errands.find((errand) => errand.kind === "seek" && errand.person === other.id);
  // Whoever was looked for hears why; a model knows it from what is on the resident's mind.
  const value =
    sought?.kind === "seek" && sought.id.startsWith("whisper-") && by === "stand-in"
      ? { ...given, ...foundWith(given, sought, other, thinking) }
      : given;
  if (value.choice !== "talk" || !value.line) {
    // Thought over once, a person who is let be is no new question while both stay.
    const left: Mind = { ...mind, noticed: new Map(mind.noticed).set(letBe, now) };
    return {
      mind: value.choice === "wait" ? { ...left, waitsUntil: later(now, 5) } : left,
      events: [],
      actions: [],
    };
  }
  const said = saidOf({ ...value, line: value.line }, mind, [other.id], recalled, thinking, null);
  const ids = recalled.map((memory) => memory.id);
  const stamped: Mind = { ...mind, stream: stamp(mind.stream, ids, now) };
  const agreed = await agreedTo(stamped, persona, said, { lines: [], members: [] }, thinking);
  const begin = { kind: "begin-talk", with: [other.id], said: { ...said, acts: agreed.acts } } as const;
  return { mind: agreed.mind, events: agreed.events, actions: [begin] };
}

/** A passer-by joins the talk of others with a line, now and then (design section 4: talks can be joined). */
async function joining(mind: Mind, persona: Persona, talk: Talk, thinking: Thinking): Promise<Lived | null> {
  const p = chanceToJoin(mind, talk, thinking);
  if (p <= 0 || !thinking.random(mind.id, "join", hashed(talk.id)).chance(p)) return null;
  const turn = await nextLine(mind, persona, { ...talk, members: [...talk.members, mind.id] }, thinking, null, 0);
  const say = { kind: "say", talk: talk.id, said: turn.said } as const;
  return { mind: turn.mind, events: turn.events, actions: [{ kind: "join-talk", talk: talk.id }, say] };
}

/** Who was looked for and has been spoken to is not spoken to again for so many minutes because of that. */
const LET_GO_FOR = 45;

/** The chance to speak to somebody: whoever was looked for is spoken to, a guest is welcomed, and one's beloved who walks in draws one near. */
function drawnTo(
  mind: Mind,
  persona: Persona,
  other: Person,
  stimuli: readonly Stimulus[],
  thinking: Thinking,
): number {
  const { world, now } = thinking;
  const free = !isSilent(thinking, mind.id) && !isSilent(thinking, other.id) && !other.asleep && !other.talk;
  const renewed = mind.ties.get(other.id)?.renewed ?? null;
  // Whoever has just taken their leave is let go: else they would be held up for good.
  const spoken = (since: Minutes) => renewed !== null && renewed >= since && now - renewed < LET_GO_FOR;
  const seeks = mind.errands.some(
    (errand) => errand.kind === "seek" && errand.person === other.id && !spoken(errand.since),
  );
  if (free && seeks) return 1;
  const p = chanceToTalk(mind, persona, other, thinking);
  if (p <= 0) return p;
  const guest = world.guests.get(other.id);
  if (guest?.inside && guest.host === mind.id && now - guest.since <= 15) return Math.max(p, 0.8);
  const walkedIn = stimuli.some((one) => one.kind === "walked-in" && one.who === other.id);
  return walkedIn ? Math.max(p, 0.5) : p;
}

/** The first words to somebody who was looked for. */
const foundWith = (given: Reaction, errand: Extract<Errand, { kind: "seek" }>, other: Person, { town }: Thinking) => ({
  choice: "talk" as const,
  line: languageOf(town.language).reacting.foundYou(
    firstName(other.name),
    errand.tell,
    errand.tell === null ? (errand.after?.words ?? null) : null,
  ),
  acts: [
    ...given.acts.filter(({ act }) => act === "greet"),
    // Who only asks says nothing of what a voice told them.
    ...(errand.after && errand.tell === null
      ? [{ act: "ask" as const, what: "opinion" as const, about: errand.after.about }]
      : errand.story === null
        ? []
        : [{ act: "tell" as const, news: errand.story }]),
  ],
  drewOn: [],
});

/** A small stable number of an id, to key a throw of chance for each person seen. */
const hashed = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 46656, 7);

/** A closed door changes the day from now on; a room that is taken is waited for. */
export async function turnAway(
  mind: Mind,
  persona: Persona,
  stimulus: Extract<Stimulus, { kind: "turned-away" }>,
  thinking: Thinking,
): Promise<Moment> {
  const { now, world } = thinking;
  const { map } = world;
  // A room that is taken is waited for where the plan is carried out.
  if (stimulus.refusal === "capacity") return { mind, events: [] };
  const chunk = chunkAt(mind.plan, now);
  const sought = mind.errands.find((errand) => errand.kind === "seek" && errand.id === chunk?.serves);
  if (sought?.kind === "seek") {
    // Nobody opened: they are looked for elsewhere.
    const looked = { ...sought, looked: [...sought.looked, stimulus.from.place] };
    const plan = mind.plan && freed(mind.plan, sought.id, now, persona.home.place, map.language);
    return {
      mind: { ...mind, plan, errands: mind.errands.map((one) => (one.id === sought.id ? looked : one)) },
      events: [],
    };
  }
  const place = placeOf(map, stimulus.from.place);
  const wanted = chunk ? purposeOf(chunk, persona) : null;
  const occasion = { kind: "turned-away", why: stimulus.why, from: place.name, place: place.id, wanted } as const;
  const promise = mind.commitments.find((one) => one.id === chunk?.serves && one.spot?.place === place.id);
  const gone =
    promise && mind.plan ? await letGo(mind, persona, promise, stimulus.why, thinking) : { mind, events: [] };
  // Nobody knocks twice at a door that stayed shut.
  const visit = chunk?.serves?.startsWith("visit:") ? chunk.serves : null;
  const free =
    visit !== null && gone.mind.plan
      ? { ...gone.mind, plan: freed(gone.mind.plan, visit, now, persona.home.place, map.language) }
      : gone.mind;
  const turned = await change(free, persona, occasion, null, thinking);
  const changed = { ...turned, events: [...gone.events, ...turned.events] };
  const after = changed.mind.plan?.chunks.find((one) => one.to > now && !mind.plan?.chunks.includes(one));
  if (!after) return changed;
  const { notes } = languageOf(map.language).reacting;
  const text =
    after.place === place.id
      ? notes.comingBack(persona.name, place.name, clockText(after.from), stimulus.why)
      : notes.elsewhere(persona.name, after.doing, placeOf(map, after.place).name, stimulus.why);
  const doing = after.place === place.id ? null : after.doing;
  const note: Note = {
    text,
    subjects: [mind.id, place.id, after.place],
    source: { how: "did" },
    episode: { kind: "instead", doing, place: after.place, from: after.from, why: stimulus.why },
  };
  const noted = await remember(changed.mind, [note], thinking);
  return { mind: noted.mind, events: [...changed.events, ...noted.events] };
}

/** Asks what becomes of the day, and puts the answer's piece into it. */
export async function change(
  mind: Mind,
  persona: Persona,
  occasion: Parameters<typeof replan.text>[0]["occasion"],
  serves: string | null,
  thinking: Thinking,
): Promise<Moment> {
  const plan = mind.plan;
  if (!plan) return { mind, events: [] };
  const { now } = thinking;
  const { value } = await thinking.ask(replan, { ...selfOf(mind, persona, thinking), occasion }, mind.id);
  // A thought that changes nothing is decided against, and the reason is remembered.
  if (!value.change)
    return serves === null ? { mind, events: [] } : decideAgainst(mind, persona, serves, value.why, thinking);
  const from = freeFrom(plan, Math.ceil(startOf(value.from, now) / 5) * 5);
  const ends = plan.chunks.at(-1)?.to ?? now;
  const wanted = from + Math.min(120, Math.max(10, Math.round(value.minutes / 5) * 5));
  const to = Math.min(wanted, ends, nextPromise(plan, from));
  if (to - from < 5) return { mind, events: [] };
  const { map } = thinking.world;
  const known = value.place === persona.home.place || knowsPlace(mind, value.place);
  const open = known && opensFor(map, value.place, persona.id, from as Minutes, to as Minutes);
  const repaired: Draft[] = open
    ? []
    : [
        {
          kind: "plan-repaired",
          at: now,
          who: mind.id,
          spot: null,
          audience: "nobody",
          why: languageOf(map.language).mind.repairs.noEntrySoHome(
            value.doing.slice(0, 80),
            placeOf(map, value.place).name,
          ),
        },
      ];
  const chunk: Chunk = {
    from: from as Minutes,
    to: to as Minutes,
    doing: value.doing.slice(0, 160),
    activity: value.activity,
    place: open ? value.place : persona.home.place,
    emoji: emojiOf(value.emoji),
    kind: "errand",
    area: null,
    serves,
  };
  const changed = replanned(plan, chunk);
  return {
    mind: { ...mind, plan: changed },
    events: [...repaired, planEvent(mind, changed, now, value.why.slice(0, 200))],
  };
}

/** When a new piece can begin: not in the middle of a promise. */
const freeFrom = (plan: DayPlan, from: number): number =>
  plan.chunks.find((chunk) => chunk.kind === "commitment" && chunk.from <= from && from < chunk.to)?.to ?? from;

/** The next promise after a moment; a new piece ends before it. */
const nextPromise = (plan: DayPlan, from: number): number =>
  plan.chunks.find((chunk) => chunk.kind === "commitment" && chunk.from >= from)?.from ?? Number.POSITIVE_INFINITY;
