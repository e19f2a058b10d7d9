/** A scripted town for the page's tests and its making: 25 people walking and talking by clockwork, no minds. Not a model of the real one. */

import { clockText, dateText, dayOf, type Minutes, minutes, momentText } from "../../src/clock/units.ts";
import type { Shown } from "../../src/stage/stage.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import type { LookedUp } from "../../src/town/acts/find.ts";
import type { TownDesk } from "../../src/town/desk/desk.ts";
import type { Done, Skipped } from "../../src/town/desk/done.ts";
import type { Member } from "../../src/town/desk/member.ts";
import { KeepersActs } from "../../src/town/keeping/keepers-acts.ts";
import { type Settings, usualSettings } from "../../src/town/keeping/settings.ts";
import type { Undo } from "../../src/town/keeping/undo.ts";
import type { InterviewAsked, InterviewView } from "../../src/town/looking/interview-desk.ts";
import type { MemoryView, ResidentView } from "../../src/town/looking/resident-view.ts";
import type { PersonView, TownView } from "../../src/town/looking/views.ts";
import type { Draft, TownEvent } from "../../src/world/events.ts";
import { fixtureIn } from "../../src/world/kinds.ts";
import { fittingLooks } from "../../src/world/looks.ts";
import { markOf } from "../../src/world/marks.ts";
import type { SpeechAct } from "../../src/world/speech-acts.ts";
import { UserError } from "../../src/world/user-error.ts";
import * as cast from "./cast.ts";

interface Body {
  id: string;
  name: string;
  kind: "resident" | "visitor";
  place: string;
  home: string;
  work: string;
  doing: string;
  job: string;
  emoji: string;
  path: string[];
  share: number;
  talkingUntil: number;
  /** The member who lives as them. */
  as?: string | null;
  /** They think of an answer. */
  answering?: boolean;
}

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, "-");

/** How the fake town is set up. */
export interface FakeOptions {
  readonly id?: string;
  readonly start?: number;
  /** How long an answer to a visitor takes. */
  readonly answerMs?: number;
  /** How long it says that it takes from turn to turn. */
  readonly turnMs?: number;
  /** Where everybody is, whatever the hour. */
  readonly party?: string;
  /** Called with every turn. */
  readonly show: (shown: Shown) => void;
}

/** The fake town: a desk, and `tick` to move it on. */
export class FakeTown implements TownDesk {
  readonly id: string;
  readonly acts = new KeepersActs(memoryStore(), "fake");
  readonly seenBy: (Member | null)[] = [];
  #now: Minutes;
  #turn = 0;
  #state: TownView["state"] = "running";
  #pace = 1;
  #act = 0;
  #mayAnswer: Promise<void> = Promise.resolve();
  readonly #log: { turn: number; events: TownEvent[] }[] = [];
  readonly #odd = new Map<string, string>();
  readonly #people: Body[];
  readonly #options: FakeOptions;

  constructor(options: FakeOptions) {
    this.id = options.id ?? "smallville";
    this.#options = options;
    this.#now = minutes(options.start ?? 420);
    this.#people = cast.people.map(([name, home, work, job, emoji]) => ({
      id: slug(name),
      name,
      kind: "resident" as const,
      place: home,
      home,
      work,
      job,
      doing: "is at home",
      emoji,
      path: [],
      share: 0,
      talkingUntil: 0,
    }));
    for (const body of this.#people) body.place = this.#wanted(body);
    for (let i = 0; i < 6; i += 1) this.tick();
  }

  /** Five minutes of town time. */
  tick(): void {
    if (this.#state !== "running") return;
    this.#now = minutes(this.#now + 5);
    const events: Draft[] = [];
    for (const [i, body] of this.#people.entries()) if (body.kind === "resident") this.#move(body, i, events);
    const free = this.#people.filter((one) => one.kind === "resident" && !this.#asleep(one) && one.path.length === 0);
    const pairs = cast.places
      .map(([id]) => [id, free.filter((one) => one.place === id)] as const)
      .filter(([, here]) => here.length > 1);
    for (let n = 0; n < Math.min(2, pairs.length); n += 1) {
      const [place, here] = pairs[(this.#turn * 3 + n * 5) % pairs.length]!;
      const [a, b] = [...here].sort((x, y) => ((x.id + this.#turn).length % 3) - (y.id.length % 3));
      const [said, back] = cast.talks[(this.#turn + n) % cast.talks.length]!;
      if (!a || !b) continue;
      a.talkingUntil = b.talkingUntil = this.#now + 5;
      events.push(this.#line(a, place, said, [b.id]), this.#line(b, place, back, [a.id]));
    }
    if (this.#turn % 7 === 3) {
      const body = this.#people[(this.#turn * 5) % 25]!;
      if (!this.#asleep(body) && body.path.length === 0)
        events.push({
          ...this.#at(body),
          kind: "resident-acted",
          doing: "humming and dusting the shelves",
          emoji: "🧹",
          object: null,
          notable: true,
        });
    }
    if (this.#turn % 11 === 5)
      events.push({
        ...this.#at(this.#people[20]!),
        kind: "reflection-begun",
        sum: 152,
        questions: ["What does Sam care about?"],
      });
    this.#commit(events);
  }

  /** Somebody asks another, where they stand, to the one event of this town. */
  invite(from: string, to: string): void {
    const body = this.#find(from);
    this.#commit([this.#line(body, body.place, "Do come!", [to], null, [{ act: "tell", news: "party" }])]);
  }

  #wanted(body: Body): string {
    if (this.#options.party) return this.#options.party;
    const t = this.#now % 1440;
    if (t < 450 || t > 1290) return body.home;
    if (t > 720 && t < 790 && body.name.length % 2) return "hobbs-cafe";
    if (t > 1050) return body.name.length % 3 ? "rose-and-crown" : body.home;
    return t < 480 + (body.name.length % 5) * 12 ? body.home : body.work;
  }

  #asleep(body: Body): boolean {
    const t = this.#now % 1440;
    return body.kind === "resident" && (t < 390 || t > 1350) && body.place === body.home && body.path.length === 0;
  }

  #move(body: Body, index: number, events: Draft[]): void {
    const goal = this.#wanted(body);
    if (body.path.length === 0 && goal !== body.place && (this.#turn + index) % 3 === 0) {
      body.path = route(body.place, goal);
      body.share = 0;
    }
    if (body.path.length > 0) {
      body.share += 0.55 + (index % 4) * 0.1;
      while (body.share >= 1 && body.path.length > 0) {
        const from = body.place;
        body.place = body.path.shift()!;
        body.share -= 1;
        if (body.path.length === 0) {
          body.share = 0;
          events.push({ ...this.#at(body), kind: "resident-arrived", from });
        }
      }
    }
    body.doing = this.#asleep(body)
      ? "is asleep"
      : body.path.length
        ? `is walking to ${nameOf(body.path.at(-1)!)}`
        : body.place === body.work
          ? `is ${body.job}`
          : body.place === body.home
            ? "is having breakfast"
            : "is having a bite";
  }

  #at(body: Body) {
    return { at: this.#now, who: body.id, spot: { place: body.place, area: "main" }, audience: "place" as const };
  }

  #line(
    body: Body,
    place: string,
    text: string,
    to: string[],
    answers: string | null = null,
    acts: SpeechAct[] = [],
  ): Draft {
    return {
      ...this.#at(body),
      spot: { place, area: "main" },
      kind: "line-said",
      line: `talk-${this.#turn}/1`,
      talk: `talk-${this.#turn}`,
      to,
      text,
      stories: [],
      rests: [],
      visitors: [],
      acts,
      answers,
    };
  }

  #commit(drafts: readonly Draft[]): void {
    this.#turn += 1;
    const events = drafts.map((draft, n) => ({ ...draft, id: `${this.#turn}.${n}` }) as TownEvent);
    this.#log.push({ turn: this.#turn, events });
    this.#options.show({ town: this.id, turn: this.#turn, events, quick: false });
  }

  view(): TownView {
    const people = this.#people.map((body) => this.#person(body));
    return {
      id: this.id,
      name: "Smallville",
      about: "A small town of 25 residents.",
      language: "en",
      now: this.#now,
      clock: clockText(this.#now),
      date: dateText("2023-02-13", this.#now),
      when: momentText("2023-02-13", this.#now),
      day: dayOf(this.#now),
      state: this.#state,
      why: this.#state === "paused" ? "Paused by a keeper." : "",
      pace: this.#pace,
      turnMs: this.#options.turnMs ?? 30_000,
      eased: false,
      opened: true,
      turn: this.#turn,
      events: [{ id: "party", place: "hobbs-cafe" }],
      scenery: { sea: null },
      places: cast.places.map(([id, name, emoji, x, y, home, hours, areas]) => ({
        id,
        name,
        emoji,
        about: home ? `${name}, a home.` : `${name}, where the town meets.`,
        position: { x, y },
        home,
        open: open(hours, this.#now % 1440),
        hours,
        opens: hours?.slice(0, 5) ?? null,
        areas: areas.map((line) => {
          const [area = "", objects = ""] = line.split(": ");
          return {
            id: slug(area),
            name: area,
            objects: objects.split(", ").map((object) => {
              const key = `${id}/${slug(area)}/${slug(object)}`;
              const state = { text: this.#odd.get(key) ?? "as usual", odd: this.#odd.has(key) };
              const mark = markOf({ kind: fixtureIn(object, "en"), usual: "as usual" }, state, "en");
              return { id: key, name: object, state: state.text, odd: state.odd, mark };
            }),
          };
        }),
        gathering: null,
        people: people.filter((one) => one.place === id && !one.walk).map((one) => one.id),
      })),
      roads: cast.roads,
      people,
      costs: {
        model: "offline",
        troubles: [],
        requests: 0,
        input: 0,
        cached: 0,
        output: 0,
        usd: 0,
        budgetUsd: 1,
        forecastUsd: 0,
        byStep: { converse: { asked: 41, fellBack: 0, usd: 0 }, "plan-day": { asked: 25, fellBack: 0, usd: 0 } },
      },
    };
  }

  #person(body: Body): PersonView {
    const to = body.path[0];
    return {
      id: body.id,
      name: body.name,
      kind: body.kind,
      place: body.place,
      area: "main",
      areaName: "main room",
      doing: body.doing,
      emoji: this.#asleep(body)
        ? "💤"
        : to
          ? "🚶"
          : body.place === body.work
            ? body.emoji
            : body.kind === "visitor"
              ? "👋"
              : "🥐",
      asleep: this.#asleep(body),
      talking: body.talkingUntil >= this.#now,
      embodied: Boolean(body.as),
      ...(body.answering ? { answering: true } : {}),
      walk: to ? { from: body.place, to, goal: body.path.at(-1)!, share: body.share } : null,
      avatar: null,
      age: null,
      looks: fittingLooks({ id: body.id, age: null, pronouns: null }),
    };
  }

  #find(named: string): Body {
    const found = this.#people.find(
      (one) => one.kind === "resident" && (one.id === named || one.name.toLowerCase().includes(named.toLowerCase())),
    );
    if (!found) throw new UserError("no-resident", `Nobody called "${named}" lives here.`);
    return found;
  }

  resident(named: string): ResidentView {
    const body = this.#find(named);
    const first = body.name.split(" ")[0];
    const chunk = (from: number, to: number, doing: string, place: string, emoji: string) => ({
      from: minutes(from),
      to: minutes(to),
      doing,
      place,
      emoji,
      clock: clockText(minutes(from)),
      placeName: nameOf(place),
      current: this.#now % 1440 >= from && this.#now % 1440 < to,
    });
    return {
      ...this.#person(body),
      age: 34,
      pronouns: "she",
      traits: ["friendly", "outgoing", "hospitable"],
      occupation: "cafe owner",
      currently: ["busy with the town"],
      register: "warm and chatty",
      greeting: "Welcome! Sit anywhere.",
      paragraph: `${body.name} loves to make people feel welcome; ${first} knows every regular by name`,
      summary: {
        core: `${first} is friendly and outgoing, and remembers what people like.`,
        occupation: `${first} spends the working day ${body.job}.`,
        feeling: `${first} is excited about tomorrow and a little tired.`,
      },
      plan: [
        chunk(360, 450, "waking up and having breakfast", body.home, "🥐"),
        chunk(450, 720, body.job, body.work, body.emoji),
        chunk(720, 790, "having lunch", "hobbs-cafe", "🥪"),
        chunk(790, 1050, body.job, body.work, body.emoji),
        chunk(1050, 1290, "meeting friends over a drink", "rose-and-crown", "🍻"),
        chunk(1290, 1440, "going to bed", body.home, "💤"),
      ],
      actions: [
        { from: this.#now, clock: clockText(this.#now), doing: body.job, emoji: body.emoji },
        {
          from: minutes(this.#now + 10),
          clock: clockText(minutes(this.#now + 10)),
          doing: "wiping the counter",
          emoji: "🧽",
        },
      ],
      commitments: [{ what: "Valentine's party at Hobbs Cafe", when: "Tuesday 17:00", with: ["Maria Lopez"] }],
      ties: this.#people
        .filter((one) => one !== body)
        .slice(0, 6)
        .map((one) => ({
          id: one.id,
          name: one.name,
          kind: "neighbour",
          text: `${first} likes to chat with ${one.name.split(" ")[0]} about the weather and the election.`,
        })),
      poignancySum: 87,
    };
  }

  async memories(named: string, options: { about?: string; most?: number } = {}): Promise<readonly MemoryView[]> {
    const body = this.#find(named);
    const make = (n: number, text: string, more: Partial<MemoryView>): MemoryView => ({
      id: `${body.id}#${n}`,
      kind: "observation",
      text,
      created: minutes(400 + n * 7),
      poignancy: 2,
      source: { how: "saw" },
      evidence: [],
      depth: 0,
      when: `Monday 13 February ${clockText(minutes(400 + n * 7))}`,
      scores: null,
      ...more,
    });
    const all = [
      make(1, `${body.name} loves to make people feel welcome`, { source: { how: "given" }, poignancy: 6 }),
      make(2, `${body.name} is opening the shutters`, { source: { how: "did" }, poignancy: 1 }),
      make(3, "Maria Lopez is solving physics problems at a table", {}),
      make(4, "Maria Lopez said that she would help decorate for the party", {
        source: { how: "heard", from: "maria-lopez", line: "talk-1/2", rests: [] },
        poignancy: 7,
      }),
      make(5, "You want to give a Valentine's party at Hobbs Cafe on February 14th from five to seven", {
        source: { how: "inner-voice" },
        poignancy: 8,
      }),
      make(6, `${body.name} plans to open the cafe, greet regulars and prepare for the party`, {
        kind: "plan",
        source: { how: "planned" },
        poignancy: 4,
      }),
      make(7, "Maria cares about the party and enjoys being part of it", {
        kind: "reflection",
        source: { how: "concluded" },
        evidence: [`${body.id}#4`, `${body.id}#3`],
        depth: 1,
        poignancy: 7,
      }),
      make(8, "Friends make the cafe what it is", {
        kind: "reflection",
        source: { how: "concluded" },
        evidence: [`${body.id}#7`, `${body.id}#1`],
        depth: 2,
        poignancy: 8,
      }),
    ];
    if (!options.about) return all.reverse();
    return all
      .map((one, i) => ({
        ...one,
        scores: {
          recency: 0.02 * i,
          importance: one.poignancy / 100,
          relevance: one.text.includes("party") ? 0.8 : 0.2,
          total: one.text.includes("party") ? 0.95 : 0.3,
        },
      }))
      .sort((a, b) => b.scores.total - a.scores.total);
  }

  #self(member: Member): Body | undefined {
    return this.#people.find((one) => one.as === member.id);
  }

  async embody(member: Member, resident: string): Promise<Done> {
    const body = this.#find(resident);
    body.as = member.id;
    this.#commit([]);
    return { said: `You are ${body.name} now. /release lets them go.`, act: null };
  }

  async release(member: Member): Promise<Done> {
    const body = this.#self(member);
    if (!body) throw new UserError("nobody", "Nobody here was taken over.");
    body.as = null;
    this.#commit([]);
    return { said: `${body.name} lives on by themselves.`, act: null };
  }

  /** Somebody of the town speaks to somebody else of it. */
  tellTo(who: string, to: string, text: string): void {
    const body = this.#find(who);
    this.#commit([this.#line(body, body.place, text, [to])]);
  }

  allowed() {
    return { whisper: true, objects: true, embody: true };
  }

  embodied(member: Member) {
    const body = this.#self(member);
    return body ? { id: body.id, name: body.name } : null;
  }

  async interview(_member: Member, asked: InterviewAsked): Promise<InterviewView> {
    const { id: who, name } = this.#find(asked.resident);
    const n = asked.goesOn === null ? 1 : Number(asked.goesOn) + 1;
    const { as, situation, question } = asked;
    return {
      id: String(n),
      who,
      name,
      as,
      situation,
      question,
      answer: `Answer ${n}: **well**, you asked "${question}"`,
    };
  }

  async ask(member: Member, resident: string, number: number): Promise<InterviewView> {
    const question = `Question ${number} of the paper?`;
    return this.interview(member, { resident, question, as: null, situation: null, goesOn: null });
  }

  async why(): Promise<never> {
    throw new UserError("too-old", "That was too long ago.");
  }

  async turnsAfter(turn: number, most: number) {
    return this.#log.filter((one) => one.turn > turn).slice(0, most);
  }

  choices(type: LookedUp, typed: string) {
    const all =
      type === "resident"
        ? cast.people.map(([name]) => ({ id: slug(name), label: name }))
        : type === "place"
          ? cast.places.map(([id, name]) => ({ id, label: name }))
          : this.view().places.flatMap((place) =>
              place.areas.flatMap((area) =>
                area.objects.map((one) => ({ id: one.id, label: `${place.name}: ${area.name}: ${one.name}` })),
              ),
            );
    return all.filter((one) => one.label.toLowerCase().includes(typed.toLowerCase())).slice(0, 25);
  }

  #me(member: Member): Body | undefined {
    return this.#people.find((one) => one.id === `visitor:${member.id}`);
  }

  visitor(member: Member) {
    const me = this.#me(member);
    return me ? { id: me.id, name: me.name, place: me.place } : null;
  }

  async visit(member: Member, as: { name?: string; about?: string; place?: string }): Promise<Done> {
    let me = this.#me(member);
    if (me) me.name = as.name ?? me.name;
    else {
      me = {
        id: `visitor:${member.id}`,
        name: as.name ?? member.name,
        kind: "visitor",
        place: as.place ?? "hobbs-cafe",
        home: "",
        work: "",
        job: "",
        doing: "is visiting",
        emoji: "👋",
        path: [],
        share: 0,
        talkingUntil: 0,
      };
      this.#people.push(me);
      this.#commit([{ ...this.#at(me), kind: "visitor-arrived", name: me.name, about: as.about ?? "", first: true }]);
    }
    return { said: `You are in ${nameOf(me.place)}.`, act: null };
  }

  kept(): null {
    return null;
  }

  async forget(): Promise<Done> {
    throw new UserError("not-known", "The town keeps nothing about you.");
  }

  async takeBack(): Promise<void> {}

  async leave(member: Member): Promise<Done> {
    const me = this.#me(member);
    if (!me) throw new UserError("not-in-town", "You are not in town.");
    this.#commit([{ ...this.#at(me), kind: "visitor-left", why: "waved goodbye" }]);
    this.#people.splice(this.#people.indexOf(me), 1);
    return { said: "You left town.", act: null };
  }

  async go(member: Member, place: string): Promise<Done> {
    await this.visit(member, { place });
    const me = this.#me(member)!;
    if (me.place !== place) {
      const from = me.place;
      me.place = place;
      this.#commit([{ ...this.#at(me), kind: "visitor-moved", from }]);
    }
    return { said: `You are in ${nameOf(place)}.`, act: null };
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
    return { said: `On to ${until}.`, act: null, found: null };
  }

  async strike(): Promise<number> {
    return 0;
  }

  attend(): "heard" {
    return "heard";
  }

  admission(): "in" {
    return "in";
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
    return { said: `${name ?? "All"}: ${value ?? "as usual"}`, act: null };
  }

  async putBack(): Promise<void> {}

  keepAct(member: Member, what: string, undo: Undo | null): Promise<string> {
    return this.acts.add(member, 0, what, undo);
  }

  /** Has nobody answer until what this returns is called. */
  holdAnswers(): () => void {
    let answer = () => {};
    this.#mayAnswer = new Promise<void>((done) => {
      answer = done;
    });
    return answer;
  }

  async say(member: Member, place: string, text: string, to: string | null = null): Promise<Done> {
    if (place === "adam-smith")
      throw new UserError(
        "nobody-home",
        "Nobody is up at Adam Smith's house to let you in. Hobbs Cafe is open, and people are there.",
      );
    const self = this.#self(member);
    if (!self) await this.go(member, place);
    const me = self ?? this.#me(member)!;
    this.#act += 1;
    const act = `act-${this.#act}`;
    this.#commit([this.#line(me, place, text, to ? [to] : [])]);
    const hearer =
      this.#people.find((one) => one.id === to) ??
      this.#people.find((one) => one !== me && one.kind === "resident" && one.place === place && one.path.length === 0);
    if (!hearer) return { said: "", act };
    hearer.answering = true;
    setTimeout(async () => {
      await this.#mayAnswer;
      hearer.answering = false;
      const answer = `Welcome, ${me.name}! You said "${text}"?`;
      // to some words there is nothing to say
      this.#commit(text === "Never mind." ? [] : [this.#line(hearer, place, answer, [me.id], act)]);
    }, this.#options.answerMs ?? 700).unref();
    return { said: "", act, answering: hearer.id };
  }

  async react(): Promise<Done> {
    return { said: "They saw it.", act: null };
  }

  async answerTo(): Promise<null> {
    return null;
  }

  handled(): readonly string[] {
    return [];
  }

  async act(member: Member, place: string, text: string): Promise<Done> {
    const self = this.#self(member);
    if (!self) await this.go(member, place);
    this.#commit([{ ...this.#at(self ?? this.#me(member)!), kind: "visitor-acted", doing: text }]);
    return { said: "", act: null };
  }

  async whisper(_member: Member, resident: string): Promise<Done> {
    return { said: `${this.#find(resident).name} hears it as their own thought.`, act: "act-w" };
  }

  async setObject(_member: Member, object: string, state: string | null): Promise<Done> {
    const place = object.split("/")[0]!;
    if (state) this.#odd.set(object, state);
    else this.#odd.delete(object);
    this.#commit([
      {
        at: this.#now,
        who: null,
        spot: { place, area: "main" },
        audience: "place",
        kind: "object-changed",
        object,
        from: "as usual",
        to: state ?? "as usual",
        odd: Boolean(state),
      },
    ]);
    return { said: `The ${object.split("/").at(-1)} is now ${state ?? "as usual"}.`, act: null };
  }

  async startEvent(): Promise<Done> {
    return { said: "Planted.", act: null };
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

  async pause(): Promise<Done> {
    this.#state = "paused";
    this.#commit([
      { at: this.#now, who: null, spot: null, audience: "nobody", kind: "town-paused", by: null, why: "by a keeper" },
    ]);
    return { said: "The town stands still.", act: null };
  }

  async resume(): Promise<Done> {
    this.#state = "running";
    this.#commit([{ at: this.#now, who: null, spot: null, audience: "nobody", kind: "town-resumed", by: null }]);
    return { said: "The town goes on.", act: null };
  }

  async setPace(_member: Member, beats: number): Promise<Done> {
    this.#pace = beats;
    return { said: `One turn every ${beats} beats.`, act: null };
  }

  seen(member: Member | null): void {
    this.seenBy.push(member);
  }
}

const nameOf = (place: string): string => cast.places.find(([id]) => id === place)?.[1] ?? place;

function open(hours: string | null, t: number): boolean {
  const [from, to] = hours?.split("-").map((text) => Number(text.slice(0, 2)) * 60) ?? [0, 1440];
  return t >= from! && t < to!;
}

function route(from: string, to: string): string[] {
  const queue: string[][] = [[from]];
  const been = new Set([from]);
  for (const path of queue) {
    const last = path.at(-1)!;
    if (last === to) return path.slice(1);
    for (const [a, b] of cast.roads) {
      const next = a === last ? b : b === last ? a : null;
      if (next && !been.has(next)) {
        been.add(next);
        queue.push([...path, next]);
      }
    }
  }
  return [];
}
