/** A person's act taken by a living town: committed at once, and then answered by whoever was addressed, as a turn of its own. */
import { languageOf } from "../../language/language.ts";
import { unlinked, withoutLinks } from "../../language/links.ts";
import type { TownFacts } from "../../mind/mind.ts";
import type { Json } from "../../store/store.ts";
import type { Action } from "../../world/actions.ts";
import { type PersonId, placeOf } from "../../world/places.ts";
import type { Reading } from "../../world/reading.ts";
import { UserError } from "../../world/user-error.ts";
import { personOf } from "../../world/world.ts";
import { type Changed, dropped, released, settled } from "../change.ts";
import type { Unheard } from "../desk/done.ts";
import { seenName } from "../file/names.ts";
import type { Proposal } from "../proposal.ts";
import type { Owed, TownState } from "../state.ts";
import type { Answers, Means } from "../thinking.ts";
import { speech } from "../tick.ts";
import type { Town } from "../town.ts";
import { type ActDone, depart, perform, reactTo, say, setObject, type Visiting, visitTo } from "./acts.ts";
import { doAs, embodiedBy, embody, goAs, release, sayAs } from "./embody.ts";
import { findArea, findObjectNamed, findPlace, findResident } from "./find.ts";
import { comforted, type Earnest } from "./in-earnest.ts";
import { cancelEvent, type Planning, planEvent } from "./plan-event.ts";
import { plantNamed } from "./planting.ts";
import { paidTogether, waitingLines } from "./together.ts";
import { whisper } from "./whisper.ts";

/**
 * What a person can do, in words: places, residents and objects as they typed them. A place of null is where they are. `message` names
 * the stage's message an act came with, and its part of it: none is taken twice.
 */
export type Act =
  | {
      readonly kind: "say";
      readonly place: string | null;
      readonly text: string;
      readonly to: string | null;
      readonly message?: string | null;
      /** What the words were understood to be when they were said; kept, so that living them again needs no understanding. */
      readonly reading?: Reading;
    }
  | {
      readonly kind: "do";
      readonly place: string | null;
      readonly text: string;
      readonly message?: string | null;
      /** More of what was done in the same breath, of which something was met already. */
      readonly more?: true;
    }
  /** An emoji at what a resident said. */
  | { readonly kind: "react"; readonly place: string; readonly resident: string; readonly emoji: string }
  | { readonly kind: "go"; readonly place: string; readonly area?: string | null }
  | { readonly kind: "leave"; readonly why?: string }
  | { readonly kind: "whisper"; readonly resident: string; readonly text: string }
  | { readonly kind: "object"; readonly object: string; readonly state: string | null }
  | { readonly kind: "event"; readonly event: string }
  /** A keeper's has room beside all others. */
  | ({ readonly kind: "plan"; readonly keeper?: true } & Planning)
  | { readonly kind: "cancel"; readonly event: string }
  | { readonly kind: "embody"; readonly resident: string }
  | { readonly kind: "release" }
  /** Something said in earnest, of which nothing is kept: not the words, not whose, only the stage's message and which resident heard it. */
  | {
      readonly kind: "serious";
      readonly mark: string;
      readonly place: string;
      readonly who: PersonId | null;
      /** Absent: plainly, as of old. */
      readonly how?: Earnest;
    };

/** A person at a stage: a stable id, a name, a sentence about themselves. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** An act that was taken. `answered` resolves when the answer, if there is one, is committed too; it never rejects for a model's fault. */
export interface Taken {
  readonly act: string;
  readonly said: string;
  /** The event of what they said or did in words of their own, by its id; absent where there is none. */
  readonly shown?: string;
  /** Why nobody heard it and what to do; absent where somebody did. */
  readonly unheard?: Unheard;
  /** Who owes an answer; absent where nobody does. */
  readonly answering?: PersonId;
  /** Who met what was done with a gesture; absent where nobody did. */
  readonly met?: PersonId;
  readonly answered: Promise<void>;
}

/** Messages that are remembered as handled: more than a busy town gets in the quarter of an hour that is caught up with. */
export const MOST_HANDLED = 400;

/** The visitor's id of a person: stable, and theirs alone. */
export const visitorId = (member: string): PersonId => `visitor:${member}`;

/** Takes an act. Resolves when it is committed. @throws UserError for what the person can mend. */
export async function takeAct(town: Town, actor: Actor, act: Act, since?: number): Promise<Taken> {
  const done = await town.commit("act", (state) => changeOf(state, town.means.town, actor, act), {
    // Of something serious not even who said it.
    act: ({ reading }) =>
      (act.kind === "serious" ? act : { ...act, ...(reading ? { reading } : {}), by: actor }) as unknown as Json,
  });
  const answered = done.answers ? inTurn(town, done.answers, done.answerToo ?? [], since) : Promise.resolve();
  // Whoever takes the act decides when to look; until then a fault must not count as unheard of.
  answered.catch(() => {});
  const { act: id, said, unheard, met } = done;
  const self = embodiedBy(town.state, visitorId(actor.id));
  const acted = self ? "resident-acted" : "visitor-acted";
  const shown = done.numbered.findLast(
    ({ kind, who }) => (kind === "line-said" || kind === acted) && who === (self ?? visitorId(actor.id)),
  )?.id;
  const owing = { ...(done.answers ? { answering: done.answers.who } : {}), ...(met ? { met } : {}) };
  return { act: id, said, ...(shown ? { shown } : {}), ...(unheard ? { unheard } : {}), ...owing, answered };
}

/**
 * Thinks of the answer to an act that is not taken yet, so that it is ready when it is (design section 7). Nothing is changed by it, and
 * nothing told: an act that cannot be taken is told of when it is. Offline an answer takes no time, so nothing is thought ahead.
 */
export async function foresee(town: Town, actor: Actor, act: Act): Promise<void> {
  if (!town.ahead) return;
  let done: ActDone;
  try {
    done = changeOf(town.state, town.means.town, actor, act);
  } catch (error) {
    if (error instanceof UserError) return;
    throw error;
  }
  const { state, answers } = done;
  if (answers) await answering(state, answers.who, [answers.owed], town.ahead, new Map());
}

/** What an act does to a town: a function of the town, the person and the act, so that a stored one can be done again. @throws UserError */
export function changeOf(before: TownState, facts: TownFacts, actor: Actor, act: Act): ActDone {
  const message =
    act.kind === "serious" ? act.mark : act.kind === "say" || act.kind === "do" ? (act.message ?? null) : null;
  if (message === null) return done(before, facts, actor, act);
  if (before.handled.has(message)) throw new UserError("handled", languageOf(facts.language).replies.alreadyHeard);
  const { place } = act as Extract<Act, { kind: "say" | "do" | "serious" }>;
  const handled = new Map(before.handled).set(message, { place: place ?? "", turn: before.turn + 1 });
  for (const oldest of handled.keys()) {
    if (handled.size <= MOST_HANDLED) break;
    handled.delete(oldest);
  }
  return done({ ...before, handled }, facts, actor, act);
}

function done(state: TownState, facts: TownFacts, by: Actor, written: Act): ActDone {
  // What people write enters the town here: whoever repeats it posts no link.
  const { aLink, somebody } = languageOf(facts.language).stage.acts;
  const act = unlinked(written, aLink);
  const actor: Actor = {
    id: by.id,
    name: seenName(by.name) === "" ? somebody : withoutLinks(by.name, somebody),
    about: withoutLinks(by.about, aLink),
  };
  const visiting: Visiting = { id: visitorId(actor.id), member: actor.id, name: actor.name, about: actor.about };
  const { replies } = languageOf(facts.language);
  const here = (typed: string | null) => {
    const at = state.world.people.get(visiting.id)?.spot.place;
    if (typed !== null) return findPlace(facts, typed);
    if (at) return placeOf(facts.map, at);
    throw new UserError("no-place", replies.nowhere);
  };
  const self = embodiedBy(state, visiting.id);
  const named = (typed: string | null) => (typed === null ? null : findPlace(facts, typed));
  switch (act.kind) {
    case "embody":
      return embody(state, visiting, findResident(facts, act.resident).id);
    case "release":
      return release(state, visiting.id);
    case "say": {
      if (self) {
        const to = act.to ? findResident(facts, act.to).id : null;
        return sayAs(state, facts, visiting, self, named(act.place), act.text, to, act.reading);
      }
      const place = here(act.place);
      return say(state, facts, visiting, place, act.text, act.to ? findResident(facts, act.to).id : null, act.reading);
    }
    case "react": {
      const to = personOf(state.world, findResident(facts, act.resident).id);
      return reactTo(state, visiting, findPlace(facts, act.place), to, act.emoji);
    }
    case "do":
      if (self) return doAs(state, visiting, self, named(act.place), act.text);
      return perform(state, visiting, here(act.place), act.text, act.more);
    case "go": {
      const place = findPlace(facts, act.place);
      const spot = act.area ? { place: place.id, area: findArea(facts, place, act.area).id } : null;
      return self ? goAs(state, self, place, spot) : visitTo(state, visiting, place, spot);
    }
    case "serious":
      return comforted(state, act.who, act.mark, act.how ?? "plainly");
    case "leave":
      return depart(state, visiting.id, act.why ?? languageOf(facts.language).mind.reasons.leftTown);
    case "whisper":
      return whisper(state, visiting.id, findResident(facts, act.resident), act.text, facts);
    case "object": {
      const near = state.world.people.get(visiting.id)?.spot.place ?? null;
      const found = findObjectNamed(facts, act.object, near);
      const words = act.state ?? found.state;
      if (!words) throw new UserError("no-state", replies.noState(null));
      return setObject(state, visiting.id, found.object, words);
    }
    case "event":
      return plantNamed(facts, state, act.event, visiting.id);
    case "plan":
      return planEvent(state, facts, visiting, act, act.keeper ?? false);
    case "cancel":
      return cancelEvent(state, facts, visiting, act.event);
  }
}

/** Answers still owed when the program ended are given at the next start. */
export async function answerOwed(town: Town): Promise<void> {
  const owing = [...town.state.engaged].flatMap(([who, owed]) => owed.map((one) => answer(town, who, one)));
  const failed = (await Promise.allSettled(owing)).find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
}

/** Whoever is spoken to answers, and then whoever was called in the same breath, one after the other. */
async function inTurn(
  town: Town,
  { who, owed }: NonNullable<ActDone["answers"]>,
  too: readonly PersonId[],
  since?: number,
): Promise<void> {
  const all = [answer(town, who, owed, since)];
  for (const one of too) all.push(answer(town, one, owed, undefined, all.at(-1)));
  await Promise.all(all);
}

/**
 * The addressed resident thinks and answers; what they were thinking meanwhile is dropped (design section 2.4). One who is spoken to
 * by several answers one after the other, in the order they spoke, and not before what is `after`; who waits while a place has no room for another line is answered
 * together.
 */
function answer(town: Town, who: PersonId, owed: Owed, since?: number, after?: Promise<void>): Promise<void> {
  const begun = after ? null : town.inTime(since);
  return town.afterAnswer(who, async () => {
    await after?.catch(() => {});
    const waiting = begun ?? town.inTime();
    let debts: readonly Owed[] = [owed];
    try {
      await town.room(town.state.world.people.get(who)?.spot.place ?? null);
      const base = town.state;
      // It was paid with another, or let go.
      if (!owingIn(base, who, owed)) return;
      const together = paidTogether(base, who);
      if (together.some(({ act }) => act === owed.act)) debts = together;
      const answers: Answers = new Map();
      const proposal = await answering(base, who, debts, waiting.means(), answers);
      const [first = owed, ...more] = debts;
      await town.commit("answer", (state) => answered(state, who, debts, proposal), {
        base: base.turn,
        act: { kind: "answer", who, ...named(first), ...(more.length > 0 ? { more: more.map(named) } : {}) },
        answers,
      });
    } catch (error) {
      // A fault of ours leaves the person without an answer, but never the resident, nor whoever lets them go first, waiting for ever.
      if (debts.some((one) => owingIn(town.state, who, one)))
        await town.commit("answer", (state) => unanswered(state, who, debts), {
          act: { kind: "answer", who, ...named(owed), failed: true },
        });
      throw error;
    } finally {
      waiting.stop();
    }
  });
}

const named = ({ act, line }: Owed) => ({ act, line });

/**
 * The answer to a line, or to those of several people, thought over a state; null when the talk is over or they sleep. What was said
 * after it comes later.
 */
export async function answering(
  base: TownState,
  who: PersonId,
  owed: readonly Owed[],
  means: Means,
  answers: Answers,
): Promise<Proposal | null> {
  const person = base.world.people.get(who);
  const [first, ...more] = owed;
  const parted = first && owingIn(base, who, first)?.parted;
  const talk = parted ?? (person?.talk ? base.world.talks.get(person.talk) : undefined);
  const heard = talk?.lines.findLastIndex((line) => owed.some((one) => one.line === line.id)) ?? -1;
  if (!first || !talk || heard < 0 || person?.asleep || base.embodied.has(who)) return null;
  // Whoever still waits after this has their own line.
  const later = (base.engaged.get(who) ?? []).filter(({ act }) => !owed.some((one) => one.act === act));
  const lines = talk.lines.filter(
    (line, i) => (i <= heard && !later.some((one) => one.line === line.id)) || line.who === who,
  );
  const several = { waiting: waitingLines(talk, owed), also: more.map(({ act }) => act) };
  return speech(base, { ...talk, lines }, who, first.act, 1, first.act, means, answers, several);
}

/** What is owed as it is by now, or nothing: it is owed no more. */
const owingIn = (state: TownState, who: PersonId, { act }: Owed): Owed | undefined =>
  state.engaged.get(who)?.find((one) => one.act === act);

/** The same words, to whoever has left the talk. */
const calledAfter = (action: Action): readonly Action[] =>
  action.kind === "say" ? [{ ...action, kind: "call-after" }] : [];

/** The state after an answer: the debts it pays less, and the words said if they still hold. */
export function answered(
  state: TownState,
  who: PersonId,
  owed: readonly Owed[],
  proposal: Proposal | null,
  release: (from: Changed) => Changed = released,
): Changed {
  const open = (state.engaged.get(who) ?? []).filter((one) => !owed.some(({ act }) => act === one.act));
  const engaged = new Map(state.engaged);
  if (open.length > 0) engaged.set(who, open);
  else engaged.delete(who);
  const free = { ...state, engaged };
  if (!proposal || state.embodied.has(who)) return release({ state: free, events: [] });
  // Nobody walks off while somebody else still waits for an answer.
  const parted = owed.some((one) => owingIn(state, who, one)?.parted);
  const meant = parted ? proposal.actions.flatMap(calledAfter) : proposal.actions;
  const stays = open.length > 0 ? meant.filter(({ kind }) => kind !== "leave-talk") : meant;
  return release(settled(free, { ...proposal, actions: stays }));
}

/** The state after an answer that failed: what waited for it is said all the same, or dropped where just that is what fails. */
export function unanswered(state: TownState, who: PersonId, owed: readonly Owed[]): Changed {
  try {
    return answered(state, who, owed, null);
  } catch {
    const drop = (now: TownState, proposal: Proposal) => dropped(now, proposal, "the answer before it failed");
    return answered(state, who, owed, null, (from) => released(from, drop));
  }
}
