/**
 * A town in which statements of the paper are tried: lived offline at full speed, spoken to, and copied at any minute, so that many
 * statements share the days before them.
 */

import { minutes, parseClock } from "../../src/clock/units.ts";
import { memoriesOf } from "../../src/mind/memory/stream.ts";
import type { Json, Store } from "../../src/store/store.ts";
import { findObjectNamed } from "../../src/town/acts/find.ts";
import { type Act, takeAct, visitorId } from "../../src/town/acts/take-act.ts";
import { loadTown, type TownDefinition } from "../../src/town/file/definition.ts";
import { interviewed } from "../../src/town/looking/interviews.ts";
import { questionsFor } from "../../src/town/looking/questions.ts";
import { nightUntil, slept } from "../../src/town/night.ts";
import { snapshotOf } from "../../src/town/snapshot.ts";
import { Town } from "../../src/town/town.ts";
import type { TownEvent } from "../../src/world/events.ts";
import { UserError } from "../../src/world/user-error.ts";
import { personOf, stateOf } from "../../src/world/world.ts";
import { offline, offlineOf, recognise } from "./living.ts";

/** Somebody who walks in. */
export interface Walker {
  readonly name: string;
  readonly about?: string;
}

/** What was said: who, and their words. */
export interface Heard {
  readonly who: string;
  readonly text: string;
}

/** A minute of a town, from which it can live on any number of times. */
export type Kept = () => Promise<TriedTown>;

/** A store that holds one minute of a town and lets what follows go. */
export const minuteOf = (turn: number, state: string, seeds: Json): Store => ({
  load: async () => ({ snapshot: { turn, state: JSON.parse(state) }, turns: [] }),
  append: async () => {},
  turn: async () => null,
  snapshot: async () => {},
  rewrite: async () => {},
  scrub: async () => true,
  read: async (name) => (name.startsWith("seed/") ? seeds : null),
  write: async () => {},
  remove: async () => {},
  erase: async () => {},
  close: async () => {},
});

/** A town that statements are tried on: lived to a minute, kept there, and asked from it as often as one likes. */
export class TriedTown {
  readonly town: Town;
  /** All that has happened since this copy of the town began. */
  readonly events: TownEvent[] = [];
  #interviews = 0;

  constructor(town: Town) {
    this.town = town;
    town.watch(({ events }) => void this.events.push(...events));
  }

  /** A new town in its first night, by its file's name or as a test has made it. */
  static async found(town: string | TownDefinition = "smallville", seed = "1"): Promise<TriedTown> {
    const definition = typeof town === "string" ? await loadTown(town) : town;
    const ground = {
      id: definition.id,
      definition,
      model: offline,
      offline: offlineOf,
      store: null,
      clock: () => 0,
      recognise,
    };
    return new TriedTown(await Town.found(ground, seed, 5));
  }

  /** Keeps the present minute. */
  kept(): Kept {
    const { id, definition, state } = this.town;
    const text = JSON.stringify(snapshotOf(state, null));
    const store = minuteOf(state.turn, text, { seed: state.seed, step: state.step });
    return async () =>
      new TriedTown(
        (await Town.load({
          id,
          definition,
          model: offline,
          offline: offlineOf,
          store,
          clock: () => 0,
          recognise,
        })) as Town,
      );
  }

  /** Lives on until a time of a day counted from 0: `until(1, "09:00")`. */
  async until(day: number, clock: string): Promise<this> {
    const end = minutes(day * 1440 + parseClock(clock)!);
    return this.while(() => this.town.state.now < end, end - this.town.state.now);
  }

  /** Lives on for as long as something holds, for so many minutes at most. */
  async while(holds: () => boolean, most = 1440): Promise<this> {
    const end = this.town.state.now + most;
    while (this.town.state.now < end && holds()) {
      const night = nightUntil(this.town.state, this.town.means.town);
      if (night !== null && night > this.town.state.now)
        await this.town.commit("switch", (state) => slept(state, this.town.means.town, night));
      else await this.town.tick();
    }
    return this;
  }

  /** Somebody's act; resolves with what was said in answer. */
  async #act(walker: Walker, act: Act): Promise<Heard[]> {
    const before = this.events.length;
    const actor = { id: `tried:${walker.name.toLowerCase()}`, name: walker.name, about: walker.about ?? "" };
    const taken = await takeAct(this.town, actor, act);
    await taken.answered;
    return this.said(before);
  }

  /** Says something in a place; resolves with what was said in answer. */
  tell(walker: Walker, place: string | null, text: string, to: string | null = null): Promise<Heard[]> {
    return this.#act(walker, { kind: "say", place, text, to });
  }

  /** Says something to somebody where they are, and gives their answer. */
  async ask(walker: Walker, resident: string, text: string): Promise<string> {
    const who = this.id(resident);
    const before = this.events.length;
    await this.tell(walker, personOf(this.town.state.world, who).spot.place, text, resident);
    return this.said(before)
      .filter((line) => line.who === who)
      .map((line) => line.text)
      .join(" ");
  }

  goes = (walker: Walker, place: string): Promise<Heard[]> => this.#act(walker, { kind: "go", place });
  leaves = (walker: Walker): Promise<Heard[]> => this.#act(walker, { kind: "leave" });
  does = (walker: Walker, place: string | null, text: string): Promise<Heard[]> =>
    this.#act(walker, { kind: "do", place, text });
  whispers = (resident: string, text: string): Promise<Heard[]> =>
    this.#act({ name: "Voice" }, { kind: "whisper", resident, text });
  sets = (object: string, state: string): Promise<Heard[]> =>
    this.#act({ name: "Hand" }, { kind: "object", object, state });

  /** Asks in an interview, which leaves no trace. */
  async interview(
    resident: string,
    text: string,
    about: { as?: string; situation?: string; by?: Walker } = {},
  ): Promise<string> {
    const question = {
      text,
      role: about.as ?? null,
      situation: about.situation ?? null,
      person: visitorId(`tried:${(about.by?.name ?? "somebody").toLowerCase()}`),
      before: [],
    };
    const one = { id: `${++this.#interviews}`, who: this.id(resident), withheld: new Set<never>() };
    const [said] = await interviewed(this.town.state, this.town.means, one, [question]);
    return said!.answer;
  }

  /** The paper's twenty-five questions with a resident's answers. */
  async questioned(resident: string): Promise<{ question: string; topic: string; answer: string }[]> {
    const who = this.id(resident);
    const { state, means } = this.town;
    const posed = questionsFor(state, who, means.town, state.seed);
    const said = await interviewed(state, means, { id: "paper", who, withheld: new Set() }, posed);
    return posed.map(({ text, situation, topic }, i) => ({
      question: situation ? `${situation} ${text}` : text,
      topic,
      answer: said[i]!.answer,
    }));
  }

  /** Takes over a resident, or lets go of them. */
  embodies = (walker: Walker, resident: string): Promise<Heard[]> => this.#act(walker, { kind: "embody", resident });
  releases = (walker: Walker): Promise<Heard[]> => this.#act(walker, { kind: "release" });

  /** What a resident remembers, as texts, from a mark of the town's minutes on. */
  remembers(resident: string, since = -1): string[] {
    const { stream } = this.town.state.minds.get(this.id(resident))!;
    return memoriesOf(stream).flatMap((memory) => (memory.created > since ? [memory.text] : []));
  }

  /** What somebody was seen at since a mark of `events`: their doing and where. */
  done(resident: string, from = 0): { at: number; doing: string; place: string }[] {
    const who = this.id(resident);
    return this.events
      .slice(from)
      .flatMap((event) =>
        event.kind === "resident-acted" && event.who === who
          ? [{ at: event.at, doing: event.doing, place: event.spot?.place ?? "" }]
          : [],
      );
  }

  /** The state of an object, named as in `sets`. */
  state(object: string): string {
    return stateOf(this.town.state.world, findObjectNamed(this.town.means.town, object, null).object).text;
  }

  /** The id of a resident, by any part of the name. */
  id(resident: string): string {
    const found = [...this.town.means.town.personas.values()].find(({ name }) => name.includes(resident));
    if (!found) throw new UserError("nobody", `There is no ${resident}.`);
    return found.id;
  }

  /** Where a resident is. */
  at = (resident: string): string => personOf(this.town.state.world, this.id(resident)).spot.place;
  /** What a resident does. */
  doing = (resident: string): string => personOf(this.town.state.world, this.id(resident)).doing.text;

  /** All lines since a mark of `events`. */
  said(from = 0): Heard[] {
    return this.events.slice(from).flatMap((event) => (event.kind === "line-said" ? [said(event)] : []));
  }
}

const said = (event: Extract<TownEvent, { kind: "line-said" }>): Heard => ({
  who: event.who ?? "",
  text: event.text,
});
