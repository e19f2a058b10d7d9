/**
 * A scripted town for the tests of the Discord stage: it keeps turns and tells stages, answers who speaks, and lives only when a test
 * says so. The real one is `src/town/host.ts`.
 */

import { type Minutes, minutes } from "../../src/clock/units.ts";
import type { TownSketch } from "../../src/stage/discord/keeping/founding.ts";
import type { Stage } from "../../src/stage/stage.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import type { Choice, LookedUp } from "../../src/town/acts/find.ts";
import { Floods, type Heed } from "../../src/town/acts/flood.ts";
import type { TownDesk } from "../../src/town/desk/desk.ts";
import type { Done, Skipped } from "../../src/town/desk/done.ts";
import type { Member } from "../../src/town/desk/member.ts";
import type { Towns } from "../../src/town/host-port.ts";
import { KeepersActs } from "../../src/town/keeping/keepers-acts.ts";
import { type Settings, usualSettings } from "../../src/town/keeping/settings.ts";
import type { Undo } from "../../src/town/keeping/undo.ts";
import type { PersonView, PlaceView, TownView } from "../../src/town/looking/views.ts";
import type { Happening, TownEvent } from "../../src/world/events.ts";
import { fittingLooks } from "../../src/world/looks.ts";
import type { PersonId } from "../../src/world/places.ts";
import { UserError } from "../../src/world/user-error.ts";

/** The places of the fake town. */
export const PLACES = [
  { id: "hobbs-cafe", name: "Hobbs Cafe", emoji: "☕" },
  { id: "johnson-park", name: "Johnson Park", emoji: "🌳" },
  { id: "isabellas-apartment", name: "Isabella's apartment", emoji: "🏠" },
];

/** Its sketch. */
export const SKETCH: TownSketch = {
  file: "smallville",
  name: "Smallville",
  language: "en",
  residents: 3,
  places: PLACES,
};

const RESIDENTS = [
  { id: "isabella-rodriguez", name: "Isabella Rodriguez", place: "hobbs-cafe" },
  { id: "klaus-mueller", name: "Klaus Mueller", place: "hobbs-cafe" },
  { id: "maria-lopez", name: "Maria Lopez", place: "johnson-park" },
];

/** What happens, in short: the rest of an event is filled in. */
export type Doing = Happening & { readonly who?: PersonId | null; readonly place?: string };

/** One fake town. */
export class FakeTown implements TownDesk {
  readonly id: string;
  readonly acts = new KeepersActs(memoryStore(), "fake");
  readonly done: string[] = [];
  readonly turns: { turn: number; events: readonly TownEvent[]; real: number; quick: boolean }[] = [];
  readonly #stages: () => readonly Stage[];
  readonly #places: typeof PLACES;
  readonly #floods = new Floods();
  readonly #visitors = new Map<PersonId, { name: string; place: string }>();
  #now: Minutes = minutes(8 * 60 + 20);
  state: TownView["state"] = "running";
  costs: TownView["costs"] = {
    model: "offline",
    troubles: [],
    requests: 0,
    input: 0,
    cached: 0,
    output: 0,
    usd: 0,
    budgetUsd: 1,
    forecastUsd: 0,
    byStep: {},
  };
  /** Answers of residents, or null to be silent. */
  answer: ((text: string) => string) | null = (text) => `You said: ${text}`;
  /** Why nobody hears what is said, while that is so. */
  unheard: string | null = null;
  odd: string | null = null;
  doing = "is making espresso";
  emoji = "☕";

  constructor(id: string, stages: () => readonly Stage[], places: typeof PLACES) {
    this.id = id;
    this.#places = places;
    this.#stages = stages;
  }

  /** Commits a turn and shows it; `shown: false` only commits, as before a kill. */
  live(
    doings: readonly Doing[],
    options: { shown?: boolean; quick?: boolean; real?: number } = {},
  ): readonly TownEvent[] {
    const turn = this.turns.length + 1;
    const events = doings.map(({ who, place, ...happening }, n): TownEvent => {
      const base = {
        id: `${turn}.${n + 1}`,
        at: this.#now,
        who: who ?? null,
        spot: place ? { place, area: "main" } : null,
        audience: "place",
      } as const;
      return { ...base, ...happening };
    });
    this.turns.push({ turn, events, real: options.real ?? Date.now(), quick: options.quick ?? false });
    if (options.shown !== false)
      for (const stage of this.#stages()) stage.show({ town: this.id, turn, events, quick: options.quick ?? false });
    return events;
  }

  /** Somebody says something. */
  says(
    who: PersonId,
    place: string,
    text: string,
    more: { to?: PersonId[]; talk?: string; answers?: string; line?: string } = {},
  ): Doing {
    const talk = more.talk ?? "talk-1";
    return {
      kind: "line-said",
      who,
      place,
      text,
      talk,
      line: more.line ?? `${talk}/${this.turns.length}`,
      to: more.to ?? [],
      stories: [],
      rests: [],
      visitors: [],
      acts: [],
      answers: more.answers ?? null,
    };
  }

  pass(by: number): void {
    this.#now = minutes(this.#now + by);
  }

  view(): TownView {
    const people: PersonView[] = [
      ...RESIDENTS.map((one) => this.#person(one.id, one.name, "resident", one.place)),
      ...[...this.#visitors].map(([id, one]) => this.#person(id, one.name, "visitor", one.place)),
    ];
    const places = this.#places.map(
      (place): PlaceView => ({
        ...place,
        about: `${place.name} is a place in town.`,
        position: { x: 0, y: 0 },
        home: place.id === "isabellas-apartment",
        open: true,
        hours: place.id === "hobbs-cafe" ? "08:00-20:00" : null,
        opens: place.id === "hobbs-cafe" ? "08:00" : null,
        areas: [
          {
            id: "main",
            name: "kitchen",
            objects: [
              {
                id: `${place.id}/main/stove`,
                name: "stove",
                state: this.odd ?? "off",
                odd: this.odd !== null,
                mark: null,
              },
            ],
          },
        ],
        gathering: null,
        people: people.filter((one) => one.place === place.id).map((one) => one.id),
      }),
    );
    return {
      id: this.id,
      name: "Smallville",
      about: "A small town with a cafe.",
      language: "en",
      now: this.#now,
      clock: "08:20",
      date: "Monday 13 February",
      when: "Monday 13 February 08:20",
      day: 1,
      state: this.state,
      why: this.state === "paused" ? "A keeper paused it." : "",
      turnMs: 30_000,
      pace: 1,
      eased: false,
      opened: true,
      turn: this.turns.length,
      events: [],
      scenery: { sea: null },
      places,
      roads: [],
      people,
      costs: this.costs,
    };
  }

  resident(named: string): ReturnType<TownDesk["resident"]> {
    const one = this.#find(named);
    return {
      ...this.#person(one.id, one.name, "resident", one.place),
      age: 34,
      pronouns: "she",
      traits: ["friendly"],
      occupation: "Owner of the cafe.",
      paragraph: "Friendly; loves guests",
      currently: ["planning a party"],
      register: "warm and chatty",
      greeting: "Welcome! Sit anywhere.",
      summary: { core: "Isabella is friendly.", occupation: "Runs the cafe.", feeling: "Looking forward." },
      plan: [
        {
          from: minutes(480),
          to: minutes(600),
          doing: "open the cafe",
          place: "hobbs-cafe",
          emoji: "☕",
          clock: "08:00",
          placeName: "Hobbs Cafe",
          current: true,
        },
      ],
      actions: [],
      commitments: [],
      ties: [],
      poignancySum: 0,
    };
  }

  async memories(named: string): ReturnType<TownDesk["memories"]> {
    const one = this.#find(named);
    const text = `${one.name} opened the cafe`;
    const fixed = { kind: "observation", created: minutes(480), poignancy: 2, evidence: [], depth: 0 } as const;
    return [{ ...fixed, id: `${one.id}#1`, text, source: { how: "did" }, when: "Monday 08:00", scores: null }];
  }

  async embody(): Promise<never> {
    throw new UserError("nobody", "Nobody here can be taken over.");
  }

  async release(): Promise<never> {
    throw new UserError("nobody", "Nobody here was taken over.");
  }

  allowed() {
    return { whisper: true, objects: true, embody: true };
  }

  embodied(): null {
    return null;
  }

  async interview(): Promise<never> {
    throw new UserError("nobody", "Nobody here gives interviews.");
  }

  async ask(): Promise<never> {
    throw new UserError("nobody", "Nobody here gives interviews.");
  }

  async why(): Promise<never> {
    throw new UserError("too-old", "That was too long ago.");
  }

  async turnsAfter(turn: number, most: number) {
    return this.turns.filter((one) => one.turn > turn).slice(0, most);
  }

  choices(type: LookedUp, typed: string): readonly Choice[] {
    const all: Choice[] =
      type === "resident"
        ? RESIDENTS.map(({ id, name }) => ({ id, label: name }))
        : type === "place"
          ? PLACES.map(({ id, name }) => ({ id, label: name }))
          : PLACES.map(({ id, name }) => ({ id: `${id}/main/stove`, label: `${name}: kitchen: stove` }));
    return all.filter((one) => one.label.toLowerCase().includes(typed.toLowerCase()));
  }

  visitor(member: Member): ReturnType<TownDesk["visitor"]> {
    const id = `visitor:${member.id}`;
    const known = this.#visitors.get(id);
    return known ? { id, ...known } : null;
  }

  async visit(member: Member, as: { name?: string; about?: string; place?: string }): Promise<Done> {
    this.done.push(`visit ${as.name ?? member.name} ${as.about ?? ""}`.trim());
    this.live(this.#arrive(member, as.place ?? "hobbs-cafe", as.name ?? member.name, as.about ?? ""));
    return { said: "You are in town.", act: null };
  }

  kept(): null {
    return null;
  }

  async forget(): Promise<Done> {
    throw new UserError("not-known", "The town keeps nothing about you.");
  }

  async takeBack(): Promise<void> {}

  async leave(member: Member): Promise<Done> {
    const known = this.visitor(member);
    if (!known) throw new UserError("not-here", "You are not in town.");
    this.#visitors.delete(known.id);
    this.live([{ kind: "visitor-left", who: known.id, place: known.place, why: "left" }]);
    return { said: "You have left town.", act: null };
  }

  async go(member: Member, place: string): Promise<Done> {
    const known = this.visitor(member);
    if (!known) throw new UserError("not-here", "You are not in town.");
    this.#visitors.set(known.id, { name: known.name, place });
    this.live([{ kind: "visitor-moved", who: known.id, place, from: known.place }]);
    return { said: `You are at ${place} now.`, act: null };
  }

  isEarnest(): boolean {
    return false;
  }

  inPieces(): null {
    return null;
  }

  ordinary(): void {}

  async inEarnest(): Promise<null> {
    return null;
  }

  isNew(): boolean {
    return false;
  }

  async welcome(): Promise<null> {
    return null;
  }

  suggestions(): [] {
    return [];
  }

  foresee(): void {}

  beforePace(): string | null {
    return null;
  }

  beforeSkip(): null {
    return null;
  }

  async skip(_member: Member, until: string): Promise<Skipped> {
    this.done.push(`skip ${until}`);
    return { said: `On to ${until}.`, act: null, found: null };
  }

  async strike(): Promise<number> {
    return 0;
  }

  admission(): "in" {
    return "in";
  }

  attend(member: Member, at: number): Heed {
    return this.#floods.heed(member.id, at);
  }

  async ban(): Promise<never> {
    throw new UserError("nobody", "Nobody is banned here.");
  }

  async unban(): Promise<never> {
    throw new UserError("nobody", "Nobody is banned here.");
  }

  banned(): readonly [] {
    return [];
  }

  settings(): Settings {
    return usualSettings;
  }

  quietHours(): null {
    return null;
  }

  async set(_member: Member, name: string | null, value: string | null): Promise<Done> {
    this.done.push(`set ${name ?? ""} ${value ?? ""}`.trim());
    return { said: `${name ?? "All"}: ${value ?? "as usual"}`, act: null };
  }

  async putBack(): Promise<void> {}

  keepAct(member: Member, what: string, undo: Undo | null): Promise<string> {
    return this.acts.add(member, 0, what, undo);
  }

  async say(member: Member, place: string, text: string, to?: string | null): Promise<Done> {
    this.#admit(place);
    this.done.push(`say ${place} ${text}${to ? ` to ${to}` : ""}`);
    const who = `visitor:${member.id}`;
    const [...events] = this.live([...this.#arrive(member, place, member.name, ""), this.says(who, place, text)]);
    const act = events.at(-1)?.id ?? "";
    if (this.unheard)
      return { said: this.unheard, act, unheard: { why: this.unheard, brief: this.unheard.split(". ")[0]! } };
    const answer = this.answer?.(text);
    if (answer)
      setImmediate(() =>
        this.live([this.says(to ?? "isabella-rodriguez", place, answer, { to: [who], answers: act })]),
      );
    return { said: "You said it.", act };
  }

  async react(member: Member, place: string, resident: string, emoji: string): Promise<Done> {
    this.done.push(`react ${place} ${resident} ${emoji} by ${member.name}`);
    return { said: "They saw it.", act: null };
  }

  async answerTo(): Promise<null> {
    return null;
  }

  handled(): readonly string[] {
    return [];
  }

  async act(member: Member, place: string, text: string): Promise<Done> {
    this.#admit(place);
    this.done.push(`act ${place} ${text}`);
    const who = `visitor:${member.id}`;
    this.live([...this.#arrive(member, place, member.name, ""), { kind: "visitor-acted", who, place, doing: text }]);
    return { said: "You did it.", act: "1.1" };
  }

  async whisper(_member: Member, resident: string, text: string): Promise<Done> {
    const one = this.#find(resident);
    this.done.push(`whisper ${one.id} ${text}`);
    return { said: `${one.name} takes it for a thought.`, act: null };
  }

  async setObject(_member: Member, object: string, state: string | null): Promise<Done> {
    this.odd = state ?? "burning";
    this.done.push(`object ${object} ${state ?? ""}`.trim());
    this.live([{ kind: "object-changed", place: "hobbs-cafe", object, from: "off", to: this.odd, odd: true }]);
    return { said: `The stove is ${this.odd}.`, act: null };
  }

  async startEvent(_member: Member, event: string): Promise<Done> {
    this.done.push(`event ${event}`);
    return { said: "Isabella has an idea.", act: null };
  }

  events(): ReturnType<TownDesk["events"]> {
    return [];
  }

  relations(): ReturnType<TownDesk["relations"]> {
    return { of: null, people: [], bonds: [] };
  }

  async news(): ReturnType<TownDesk["news"]> {
    return { since: null, items: [], ahead: [], now: null };
  }

  realAt(): number {
    return Date.now();
  }

  async planEvent(): Promise<Done> {
    return { said: "It is planned.", act: null };
  }

  async cancelEvent(): Promise<Done> {
    return { said: "It is off.", act: null };
  }

  async eventReport(): ReturnType<TownDesk["eventReport"]> {
    throw new UserError("no-event", "Nothing is planned in town.");
  }

  async changeRoll(): Promise<Done> {
    return { said: "They live here now.", act: null };
  }

  async export(): ReturnType<TownDesk["export"]> {
    return { name: "smallville-day-1.json", text: "{}" };
  }

  async pause(member: Member): Promise<Done> {
    this.state = "paused";
    this.live([{ kind: "town-paused", by: member.id, why: "A keeper paused it." }]);
    return { said: "The town stands still.", act: null };
  }

  async resume(member: Member): Promise<Done> {
    this.state = "running";
    this.live([{ kind: "town-resumed", by: member.id }]);
    return { said: "The town goes on.", act: null };
  }

  async setPace(_member: Member, beats: number): Promise<Done> {
    if (beats < 1 || beats > 20) throw new UserError("bad-pace", "The pace is 1 to 20.");
    return { said: `Pace ${beats}.`, act: null };
  }

  seen(member: Member | null): void {
    this.done.push(`seen ${member?.name ?? "somebody"}`);
  }

  #arrive(member: Member, place: string, name: string, about: string): Doing[] {
    const who = `visitor:${member.id}`;
    const known = this.#visitors.get(who);
    this.#visitors.set(who, { name, place });
    if (!known) return [{ kind: "visitor-arrived", who, place, name, about, first: true }];
    return known.place === place ? [] : [{ kind: "visitor-moved", who, place, from: known.place }];
  }

  #admit(place: string): void {
    if (place === "isabellas-apartment")
      throw new UserError("not-admitted", "Nobody is home; try Hobbs Cafe, Isabella is there.", {
        brief: "Nobody is home.",
      });
  }

  #find(named: string): (typeof RESIDENTS)[number] {
    const one = RESIDENTS.find((each) => each.id === named || each.name.toLowerCase().includes(named.toLowerCase()));
    if (!one) throw new UserError("no-such-resident", `Nobody here is called ${named}.`);
    return one;
  }

  #person(id: PersonId, name: string, kind: PersonView["kind"], place: string): PersonView {
    const fixed = {
      area: "main",
      areaName: "kitchen",
      asleep: false,
      talking: false,
      walk: null,
      avatar: null,
      age: null,
      looks: fittingLooks({ id, age: null, pronouns: null }),
    };
    return { ...fixed, id, name, kind, place, doing: this.doing, emoji: this.emoji };
  }
}

/** A host of fake towns. It outlives a stage, as the store outlives a process. */
export class FakeTowns implements Towns {
  readonly towns = new Map<string, FakeTown>();
  stages: Stage[] = [];
  places = PLACES;

  ids(): readonly string[] {
    return [...this.towns.keys()];
  }

  desk(id: string): FakeTown | null {
    return this.towns.get(id) ?? null;
  }

  async found(id: string, name: string): Promise<FakeTown> {
    if (this.towns.has(id)) throw new UserError("taken", "There is a town already.");
    if (name !== "smallville") throw new UserError("no-such-town", "No such town.");
    const town = new FakeTown(id, () => this.stages, this.places);
    this.towns.set(id, town);
    return town;
  }

  rest(): void {}

  unread(): null {
    return null;
  }

  /** What keepers should know. */
  concerning: readonly string[] = [];

  concerns(): readonly string[] {
    return this.concerning;
  }

  async remove(id: string): Promise<void> {
    this.towns.delete(id);
  }

  join(stage: Stage): void {
    this.stages.push(stage);
  }
}
