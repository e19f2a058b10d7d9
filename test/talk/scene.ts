/**
 * The scenes that members type their lines in: a town lived offline from its first night, in a copy of which those who are to stand
 * there stand there, and a member types as on Discord: what they write goes through the desk in the order in which the stage hands it in.
 */
import { type Minutes, minutes, parseClock } from "../../src/clock/units.ts";
import { findMemory } from "../../src/mind/memory/stream.ts";
import { bestMemory } from "../../src/mind/news/stories.ts";
import type { OfflineMind } from "../../src/mind/offline.ts";
import type { Understand } from "../../src/mind/understand.ts";
import { english } from "../../src/offline/en/english.ts";
import { mindIn } from "../../src/offline/offline.ts";
import type { Answer, Tongue } from "../../src/offline/tongue.ts";
import { chinese } from "../../src/offline/zh/chinese.ts";
import { readMessage } from "../../src/stage/discord/hearing/said.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import type { Json, Store } from "../../src/store/store.ts";
import { visitorId } from "../../src/town/acts/take-act.ts";
import { understood } from "../../src/town/acts/understood.ts";
import { acted } from "../../src/town/change.ts";
import type { TownDesk } from "../../src/town/desk/desk.ts";
import type { Member } from "../../src/town/desk/member.ts";
import { townDesk } from "../../src/town/desk/town-desk.ts";
import type { TownDefinition } from "../../src/town/file/definition.ts";
import { Bans } from "../../src/town/keeping/bans.ts";
import { KeepersActs } from "../../src/town/keeping/keepers-acts.ts";
import { usualSettings } from "../../src/town/keeping/settings.ts";
import { NewsRead } from "../../src/town/looking/news-read.ts";
import { nightUntil, slept } from "../../src/town/night.ts";
import { snapshotOf } from "../../src/town/snapshot.ts";
import type { TownState } from "../../src/town/state.ts";
import { Town } from "../../src/town/town.ts";
import type { TownEvent } from "../../src/world/events.ts";
import { lookingAround, type Person } from "../../src/world/people.ts";
import { entranceOf, type PersonId, type Place, placeOf } from "../../src/world/places.ts";
import { actsRead, mentioned, type Reading } from "../../src/world/reading.ts";
import { type SpeechAct, toldIn } from "../../src/world/speech-acts.ts";
import { UserError } from "../../src/world/user-error.ts";
import { personOf, withPerson } from "../../src/world/world.ts";
import { offline, offlineBuilt, recognise } from "../town/living.ts";
import type { GoldLine } from "./lines.ts";

/** What was said or shown to somebody in answer. */
export interface Said {
  readonly who: string;
  readonly name: string;
  readonly text: string;
  readonly acts: readonly string[];
  /** What the answer was by the engine's own account; null where it gave none. */
  readonly kind: string | null;
  readonly known: boolean | null;
  /** The memories it rests on, in words. */
  readonly rests: readonly string[];
}

/** What came of a line. */
export interface Exchange {
  readonly line: GoldLine;
  /** What was said before it, as it was said: the residents' own answers where the scene leaves them open. */
  readonly before: readonly (readonly [name: string, text: string])[];
  readonly answers: readonly Said[];
  /** What the town told the member alone: a refusal, that nobody heard it, the sentence on something serious. */
  readonly told: string | null;
  /** It was taken as said in earnest. */
  readonly earnest: boolean;
  /** What it was read as, the surest first: "order .87". */
  readonly read: readonly string[];
  /** What of the scene could not be had. */
  readonly missing: readonly string[];
}

/** Offline answers as they are given, with what the engine says of each. */
const given: Answer[] = [];
const watched = (tongue: Tongue): Tongue => ({
  ...tongue,
  answer(...asked) {
    const answer = tongue.answer(...asked);
    given.push(answer);
    return answer;
  },
});
/** What words were read as when they were last read. */
let clauses: Reading["clauses"] = [];
const mind = (tongue: Tongue): OfflineMind => {
  const whole = mindIn(watched(tongue));
  const understand: Understand = (text, talk) => {
    const reading = whole.understand!(text, talk);
    clauses = reading.clauses;
    return reading;
  };
  return { ...whole, understand };
};
/** What the last words that were read were read as, the surest first: "order 0.87". */
export const lastRead = (): string[] =>
  clauses.map(({ act, intent, confidence }) => `${intent ?? actText(act)} ${confidence.toFixed(2)}`);
const minds = { en: mind(english), "zh-CN": mind(chinese) };
const offlineOf = (language: string) => (language === "en" ? minds.en : minds["zh-CN"]);

/** What a town is lived with offline, in the language of its file. */
export const ground = (definition: TownDefinition) => ({
  id: definition.id,
  definition,
  model: offline,
  offline: offlineOf,
  clock: () => 0,
  recognise,
});

/** Lives a town until a moment, its nights asleep. */
export async function livedUntil(town: Town, end: Minutes): Promise<void> {
  while (town.state.now < end) {
    const night = nightUntil(town.state, town.means.town);
    const to = night === null ? null : minutes(Math.min(night, end));
    if (to !== null && to > town.state.now) await town.commit("switch", (state) => slept(state, town.means.town, to));
    else await town.tick();
  }
}

/** A store that holds one minute of a town, and what is kept beside it. */
function minuteOf(turn: number, text: string, seeds: Json): Store {
  const beside = memoryStore();
  return {
    ...beside,
    load: async () => ({ snapshot: { turn, state: JSON.parse(text) }, turns: [] }),
    append: async () => {},
    snapshot: async () => {},
    read: async (name) => (name.startsWith("seed/") ? seeds : beside.read(name)),
  };
}

/** A town lived to a minute, of which scenes are copies. */
export class LivedTown {
  readonly #town: Town;
  #kept: { readonly turn: number; readonly text: string } | null = null;

  private constructor(town: Town) {
    this.#town = town;
  }

  static async found(definition: TownDefinition): Promise<LivedTown> {
    return new LivedTown(await Town.found({ ...ground(definition), store: null }, "1", 5));
  }

  /** Lives on until a day, counted from 1, and hour. */
  async until(day: number, hour: string): Promise<void> {
    const end = minutes((day - 1) * 1440 + parseClock(hour)!);
    if (this.#town.state.now < end) this.#kept = null;
    await livedUntil(this.#town, end);
  }

  /** A copy of this minute, to be spoken in. */
  async copy(): Promise<Town> {
    const { state, definition } = this.#town;
    this.#kept ??= { turn: state.turn, text: JSON.stringify(snapshotOf(state, null)) };
    const store = minuteOf(this.#kept.turn, this.#kept.text, { seed: state.seed, step: state.step });
    return (await Town.load({ ...ground(definition), store }))!;
  }
}

/** The desk of a copy, which nobody else is at. */
export function deskOf(town: Town): TownDesk {
  const store = memoryStore();
  const never = async () => false;
  return townDesk({
    town,
    store,
    costs: () => ({
      model: "",
      troubles: [],
      requests: 0,
      input: 0,
      cached: 0,
      output: 0,
      usd: 0,
      budgetUsd: 0,
      forecastUsd: 0,
      byStep: {},
    }),
    clockState: () => ({ state: "running", why: "", turnMs: 1, eased: false }),
    settings: () => usualSettings,
    bans: new Bans(store, town.id),
    acts: new KeepersActs(store, town.id),
    filter: offlineBuilt.filter,
    set: async () => {},
    skip: async () => null,
    paced: () => {},
    usdAnHour: () => null,
    usdUntil: () => null,
    now: () => 0,
    realAt: () => 0,
    seen: () => {},
    pulse: () => {},
    newsRead: new NewsRead(store, town.id),
    forget: never,
    forgetUnkept: async () => {},
    takeBack: async () => {},
    strike: never,
    fault: (error) => {
      throw error;
    },
  });
}

/** The state with those of the scene in its place, awake and free, and everybody else out of it. */
function placed(
  before: TownState,
  definition: TownDefinition,
  place: Place,
  here: ReadonlySet<PersonId>,
  at: Readonly<Record<PersonId, string>> = {},
): TownState {
  const { language } = definition;
  let state: TownState = { ...before, opened: true, engaged: new Map() };
  const moves = definition.personas.filter(({ id }) => {
    const there = personOf(state.world, id).spot.place === place.id;
    return here.has(id) || there;
  });
  for (const { id } of moves)
    if (personOf(state.world, id).talk) state = acted(state, id, { kind: "leave-talk", why: "" }).state;
  for (const persona of moves) {
    const person = personOf(state.world, persona.id);
    const elsewhere = [...definition.map.places.values()].find((one) => one.id !== place.id)!;
    const home = persona.home.place === place.id ? entranceOf(elsewhere) : persona.home;
    const stays = here.has(persona.id) && person.spot.place === place.id && !person.walk && !person.asleep;
    const spot = here.has(persona.id) ? entranceOf(place) : home;
    const text = here.has(persona.id) ? at[persona.id] : undefined;
    const idle = stays && text === undefined ? person.doing : lookingAround(language, state.now);
    const doing = text === undefined ? idle : { ...idle, text };
    const next: Person = { ...person, spot, walk: null, doing, asleep: here.has(persona.id) ? false : person.asleep };
    state = { ...state, world: withPerson(state.world, next) };
  }
  return state;
}

/** A line of a resident's to whoever types, with the acts that the words have. */
function says(state: TownState, town: Town, who: PersonId, to: PersonId, text: string): TownState {
  const self = personOf(state.world, who);
  const mind = state.minds.get(who)!;
  const known = [...state.stories.values()].filter(({ id }) => bestMemory(mind, id) !== null);
  const reading = understood(state, town.means.town, self, text, to, known);
  const acts = actsRead(reading);
  const stories = toldIn(acts);
  const rests = stories.map((id) => bestMemory(mind, id)!.id);
  const said = { text, acts, ...mentioned(reading), stories, rests, visitors: [], to: [to], answers: null };
  const theirs = personOf(state.world, to).talk;
  if (self.talk && self.talk !== theirs)
    return says(acted(state, who, { kind: "leave-talk", why: "" }).state, town, who, to, text);
  if (theirs && !self.talk)
    return says(acted(state, who, { kind: "join-talk", talk: theirs }).state, town, who, to, text);
  const action = theirs
    ? ({ kind: "say", talk: theirs, said } as const)
    : ({ kind: "begin-talk", with: [to], said } as const);
  const done = acted(state, who, action);
  if (done.refused) throw new UserError("refused", done.refused);
  return done.state;
}

/** What people who type are called at Discord. */
const typist = { en: "Robin", "zh-CN": "阿禾" } as const;

/** Plays a line in a copy of its town. */
export async function played(town: Town, line: GoldLine, language: keyof typeof typist): Promise<Exchange> {
  const { definition } = town;
  const member: Member = { id: "typist", name: typist[language], keeper: false };
  const me = visitorId(member.id);
  const place = placeOf(definition.map, line.scene.place);
  const here = new Set(line.scene.with);
  const desk = deskOf(town);
  const events: TownEvent[] = [];
  const missing: string[] = line.scene.known.map((one) => `known: ${one}`);
  town.watch((committed) => void events.push(...committed.events));
  await town.commit("switch", (state) => ({
    state: placed(state, definition, place, here, line.scene.doing),
    events: [],
  }));
  let message = 0;
  let earnest = false;

  /** As a message of the channel; what it says to the member alone. */
  async function types(text: string): Promise<string | null> {
    const key = `typed-${++message}`;
    const said = readMessage({ text, attached: [], stickers: [] }, language);
    const kind = await desk.inEarnest(member, place.id, [...said.acts, said.speech, text], null, key);
    earnest = kind !== null;
    if (kind) return kind.said;
    let told: string | null = null;
    let met = false;
    for (const [i, act] of said.acts.entries()) {
      const done = await desk.act(member, place.id, act, `${key}/act-${i}`, met);
      met ||= done.met !== undefined;
    }
    if (said.speech) {
      const done = await desk.say(member, place.id, said.speech, null, key);
      told = done.unheard?.why ?? null;
      await town.answersGiven(place.id);
    }
    await town.idle();
    return told;
  }
  const told = (text: string) =>
    types(text).catch((error: unknown) => {
      if (error instanceof UserError) return error.message;
      throw error;
    });

  const walked = await desk.visit(member, { place: place.id }).then(
    () => null,
    (error: unknown) => (error instanceof UserError ? error.message : Promise.reject(error)),
  );
  if (walked !== null) missing.push(`visit: ${walked}`);
  const { before } = line.scene;
  for (const [i, [who, text]] of before.entries()) {
    const by = here.has(who);
    if (!by) {
      // Whoever speaks next by the scene says nothing of their own.
      const next = before[i + 1]?.[0];
      const scripted = next !== undefined && here.has(next);
      const held = (on: boolean) =>
        town.commit("switch", (state) => ({
          state: { ...state, embodied: on ? new Map(line.scene.with.map((one) => [one, "visitor:scene"])) : new Map() },
          events: [],
        }));
      if (scripted) await held(true);
      const refused = await told(text);
      if (refused) missing.push(`before: ${refused}`);
      if (scripted) await held(false);
      continue;
    }
    try {
      await town.commit("switch", (state) => {
        const next = says(state, town, who, me, text);
        return { state: next, events: [] };
      });
    } catch (error) {
      missing.push(`before: ${who} could not say: ${(error as Error).message}`);
    }
  }
  const talk = town.state.world.people.get(me)?.talk;
  const lines = (talk && town.state.world.talks.get(talk)?.lines) || [];
  const called = (who: PersonId) => town.state.world.people.get(who)?.name ?? who;
  const earlier = lines.map(({ who, text }) => [called(who), text] as const);

  const from = events.length;
  given.length = 0;
  clauses = [];
  const alone = await told(line.text);
  const answered = () =>
    events.slice(from).some((one) => one.kind === "line-said" && one.who !== me && here.has(one.who ?? ""));
  // What is only done is answered by whoever notices it, a moment later.
  if (!answered() && !earnest && walked === null) await town.tick();
  return {
    line,
    before: earlier,
    read: lastRead(),
    answers: answersIn(events.slice(from), town, me, here),
    told: alone,
    earnest,
    missing,
  };
}

/** An act in a word: "answer:unknown", "ask:what", "propose:service". */
function actText(act: SpeechAct): string {
  if ("answer" in act) return `${act.act}:${act.answer}`;
  if (act.act === "ask") return `ask:${act.what}`;
  return act.act === "propose" ? `propose:${act.what.kind}` : act.act;
}

/** What was said to somebody, by whom. */
function answersIn(events: readonly TownEvent[], town: Town, me: PersonId, here: ReadonlySet<PersonId>): Said[] {
  const name = (who: string) => town.definition.personas.find(({ id }) => id === who)?.name ?? who;
  return events.flatMap((event): Said[] => {
    if (event.kind === "comfort-said")
      return [
        {
          who: event.who ?? "",
          name: name(event.who ?? ""),
          text: event.text,
          acts: ["comfort"],
          kind: "serious",
          known: true,
          rests: [],
        },
      ];
    // Who does something at once because of somebody answers them, too.
    if (event.kind === "resident-acted" && event.who && here.has(event.who) && event.visitors?.includes(me))
      return [
        {
          who: event.who,
          name: name(event.who),
          text: `*${event.doing}*`,
          acts: ["gesture"],
          kind: null,
          known: null,
          rests: [],
        },
      ];
    if (event.kind !== "line-said" || !event.who || !here.has(event.who) || !event.to.includes(me)) return [];
    const answer = given.findLast(({ line }) => line !== "" && event.text.includes(line));
    const { stream } = town.state.minds.get(event.who)!;
    return [
      {
        who: event.who,
        name: name(event.who),
        text: event.text,
        acts: event.acts.map(actText),
        kind: answer?.kind ?? null,
        known: answer?.known ?? null,
        rests: event.rests.flatMap((id) => findMemory(stream, id)?.text ?? []),
      },
    ];
  });
}
