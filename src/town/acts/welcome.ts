/**
 * Whoever walks in for the first time is greeted by somebody who is there, in that resident's own words and at once, not at some tick to
 * come: so that they have somebody to answer. It is a turn of its own, by the same thought as any other first word (paper section 4.3.1).
 */
import { languageOf } from "../../language/language.ts";
import { stamp } from "../../mind/memory/stream.ts";
import { perceive } from "../../mind/perceive.ts";
import { agreedTo } from "../../mind/plan/agreements.ts";
import { react } from "../../mind/questions/react.ts";
import { selfOf } from "../../mind/self.ts";
import { recallFor, saidOf } from "../../mind/talk/converse.ts";
import { LONGEST_LINE } from "../../mind/talk/spoken.ts";
import { entranceOf, type PersonId, type PlaceId, type Spot } from "../../world/places.ts";
import { canHear, peopleIn, refusalAt } from "../../world/world.ts";
import { isHolding, settled } from "../change.ts";
import type { Proposal } from "../proposal.ts";
import type { TownState } from "../state.ts";
import { type Answers, type Means, thinkingOver } from "../thinking.ts";
import type { Town } from "../town.ts";

/** So many residents are asked to say the first word, one after the other. */
const TRIED = 3;

/** Newcomers are walked in so often in so long a time, whoever opens pages. */
const MOST = { welcomes: 4, inMs: 10 * 60_000 };

/** When newcomers were walked in. */
export class Welcomes {
  #at: number[] = [];

  /** Whether one more may be, at a real moment; if so it is counted. */
  due(now: number): boolean {
    this.#at = this.#at.filter((at) => now - at < MOST.inMs);
    if (this.#at.length >= MOST.welcomes) return false;
    this.#at.push(now);
    return true;
  }
}

/** Who could greet somebody at a spot: up, at leisure, within hearing. */
const greeters = (state: TownState, spot: Spot): readonly PersonId[] =>
  peopleIn(state.world, spot.place)
    .filter((one) => one.kind === "resident" && !one.asleep && !one.walk && !one.talk)
    .filter(({ id }) => !state.engaged.has(id) && !state.embodied.has(id) && !isHolding(state, id))
    .filter((one) => canHear(state.world, one, spot))
    .map(({ id }) => id);

/** Where somebody is there to greet a newcomer who may come in: best where anybody may; null where nobody is. */
export function welcomingPlace(state: TownState, visitor: PersonId): PlaceId | null {
  const { world, now } = state;
  const places = [...world.map.places.values()]
    .filter((place) => refusalAt(world, visitor, entranceOf(place), now) === null)
    .map((place) => ({ place, up: greeters(state, entranceOf(place)).length }))
    .filter(({ up }) => up > 0);
  const worth = ({ place, up }: (typeof places)[number]) => up + (place.access === "public" ? 100 : 0);
  return places.sort((a, b) => worth(b) - worth(a))[0]?.place.id ?? null;
}

/** A resident's first words to a newcomer, with something to answer; null when they let them be. */
export async function greeting(
  base: TownState,
  who: PersonId,
  visitor: PersonId,
  means: Means,
  answers: Answers,
): Promise<Proposal | null> {
  const before = base.minds.get(who)!;
  const persona = means.town.personas.get(who)!;
  const thinking = thinkingOver(base, base.world, `greet-a${base.acts}`, means, answers);
  const seen = (base.pending.get(who) ?? []).filter(({ event }) => event.who === visitor);
  const { mind, events } = await perceive(before, seen, thinking);
  const recalled = await recallFor(mind, [visitor], null, false, thinking);
  const cause = { kind: "person", who: visitor } as const;
  const { value } = await thinking.ask(react, { ...selfOf(mind, persona, thinking), cause, recalled }, who);
  if (value.choice !== "talk" || !value.line) return null;
  const { newcomer } = languageOf(means.town.language).ideas;
  const question = thinking.random(who, "greet").pick(newcomer);
  const asked = /[?？]/u.test(value.line) ? value.line : `${value.line} ${question}`;
  const line = asked.length > LONGEST_LINE ? value.line : asked;
  const asks = line === value.line ? [] : [{ act: "ask", what: "what", about: "you" } as const];
  const acts = [...value.acts, ...asks];
  const said = saidOf({ ...value, line, acts }, mind, [visitor], recalled, thinking, null);
  const stamped = {
    ...mind,
    stream: stamp(
      mind.stream,
      recalled.map(({ id }) => id),
      base.now,
    ),
  };
  const agreed = await agreedTo(stamped, persona, said, { lines: [], members: [] }, thinking);
  return {
    who,
    before,
    mind: agreed.mind,
    consumed: new Set(seen),
    events: [...events, ...agreed.events, ...thinking.notes],
    actions: [{ kind: "begin-talk", with: [visitor], said: { ...said, acts: agreed.acts } }],
    answers: null,
  };
}

/** Has a newcomer greeted: whether somebody did, or will when whoever waits for an answer there has it. @throws StoreError */
export async function greet(town: Town, visitor: PersonId): Promise<boolean> {
  const here = () => town.state.world.people.get(visitor);
  const tried = new Set<PersonId>();
  while (tried.size < TRIED) {
    // What is said while a person waits for an answer would have to wait for that anyway.
    await town.answersGiven(here()?.spot.place ?? null);
    const newcomer = here();
    // Whoever talks with somebody by now has been met.
    if (newcomer?.talk) return true;
    const who = newcomer && greeters(town.state, newcomer.spot).find((id) => !tried.has(id));
    if (!who) return false;
    tried.add(who);
    const base = town.state;
    const waiting = town.inTime();
    const answers: Answers = new Map();
    const proposal = await greeting(base, who, visitor, waiting.means(), answers).finally(waiting.stop);
    if (!proposal) continue;
    const { numbered, state } = await town.commit("greeting", (state) => settled(state, proposal), {
      base: base.turn,
      act: { kind: "greeting", who, visitor },
      answers,
    });
    const said = numbered.some((event) => event.kind === "line-said" && event.who === who);
    if (said || state.held.some((one) => one.proposal === proposal)) return true;
  }
  return false;
}
