/** Who came for an event and who was only there, where its host was, and why others stayed away (issue 8, 22). */

import { beforeAll, describe, expect, it } from "vitest";
import { remembering } from "../../../test/mind/minds.ts";
import { offline, until } from "../../../test/town/living.ts";
import { marlEnd } from "../../../test/town/marl-end.ts";
import { later, type Minutes } from "../../clock/units.ts";
import type { Note } from "../../mind/memory/remember.ts";
import type { Mind } from "../../mind/mind.ts";
import { offlineOf } from "../../offline/offline.ts";
import type { Draft, TownEvent } from "../../world/events.ts";
import { Town } from "../town.ts";
import { attendance } from "./attendance.ts";
import { type EventView, eventsOf } from "./events.ts";
import { takeAct } from "./take-act.ts";

const mia = { id: "mia", name: "Mia", about: "" };
const [ann, bob] = ["visitor:ann", "visitor:bob"];

describe.each(["en", "zh-CN"] as const)("a tasting that Ada is to give on the green, in %s", (language) => {
  let town: Town;
  let event: EventView;
  /** What is heard and agreed to before it begins. */
  const minds = new Map<string, Mind>();
  beforeAll(async () => {
    const definition = marlEnd(language);
    town = await Town.found(
      { id: "town", definition, model: offline, offline: offlineOf, store: null, clock: () => 0 },
      "1",
      5,
    );
    await until(town, 9 * 60);
    const { name } = definition.map.places.get("green")!;
    const host = definition.personas.find(({ id }) => id === "ada")!.name;
    const plan = { kind: "plan", what: "tasting", place: name, when: "15:00", minutes: 60, host } as const;
    await takeAct(town, mia, plan);
    event = eventsOf(town.state, town.means.town)[0]!;
    const about = { text: "heard of the tasting", stories: [event.id], at: later(event.from, -180) };
    const mind = (id: string, note: Partial<Note> = {}) =>
      minds.set(id, remembering(town.state.minds.get(id)!, { ...about, subjects: [id], ...note }));
    mind("cora", agreed());
    mind("dev");
  });

  /** What is remembered of having agreed to come. */
  const agreed = (): Partial<Note> => ({ episode: { kind: "agreed", to: { news: event.id } } });
  const at = (minutes: number): Minutes => later(event.from, minutes);
  const result = (
    ...drafts: readonly (readonly [minutes: number, draft: Partial<Draft> & { kind: string; who: string }])[]
  ) => {
    const state = { ...town.state, now: at(70), minds: new Map([...town.state.minds, ...minds]) };
    const over = { ...event, state: "over" as const };
    const gathered = attendance(town.means.town, state, over, state.stories.get(event.id)!);
    for (const [minutes, draft] of drafts)
      gathered.take({
        id: "1.1",
        at: at(minutes),
        spot: { place: "green", area: "lawn" },
        audience: "place",
        ...draft,
      } as TownEvent);
    return gathered.result();
  };
  const arrives = (who: string) =>
    ({ kind: who.startsWith("visitor:") ? "visitor-arrived" : "resident-arrived", who, from: "shop" }) as const;
  const selling = { kind: "resident-acted", doing: "selling bread", spot: { place: "shop", area: "floor" } } as const;

  it("counts who had promised or heard of it, and apart who was only there", () => {
    const line = { kind: "line-said", who: ann!, to: ["cora"], stories: [event.id] } as const;
    const { came, passing, hostAway } = result(
      [-60, line],
      [-55, arrives("ada")],
      [-30, arrives("ben")],
      [-10, arrives("dev")],
      [-5, arrives(ann!)],
      [0, arrives("cora")],
      [10, arrives(bob!)],
    );
    expect([...came].sort()).toEqual(["ada", "cora", "dev", ann].sort());
    expect([...passing].sort()).toEqual(["ben", bob].sort());
    expect(hostAway).toBeNull();
  });

  it("does not count who was in the house already and only heard of it, or agreed, when it had begun", () => {
    const before = new Map(minds);
    const told = (id: string, minutes: number, note: Partial<Note> = {}) =>
      void minds.set(
        id,
        remembering(town.state.minds.get(id)!, {
          text: "heard of the tasting",
          stories: [event.id],
          subjects: [id],
          at: at(minutes),
          ...note,
        }),
      );
    told("ben", 20, agreed());
    told("dev", 20);
    told("cora", -20, agreed());
    const { came, passing } = result(
      [-55, arrives("ada")],
      [-30, arrives("ben")],
      [-30, arrives("dev")],
      [-30, arrives("cora")],
    );
    minds.clear();
    for (const [id, mind] of before) minds.set(id, mind);
    expect([...came].sort()).toEqual(["ada", "cora"]);
    expect([...passing].sort()).toEqual(["ben", "dev"]);
  });

  it("does not count who knew of it but had that piece of the day there for something else, unless they meant to look in", () => {
    const piece = (serves: string | null, place = "green") =>
      ({
        kind: "plan-made",
        chunks: [{ from: at(-10), to: at(60), doing: "", place, emoji: "", kind: "pastime", serves }],
      }) as const;
    const there = (serves: string | null, place?: string) =>
      result([-300, { ...piece(serves, place), who: "dev" }], [-5, arrives("dev")]);
    expect([...there("meet:ben:900").passing, ...there(null).passing]).toEqual(["dev", "dev"]);
    expect([...there(event.id).came, ...there(null, "shop").came]).toEqual(["dev", "dev"]);
  });

  it("says where the host was, what they did, and when they came", () => {
    const late = result([-90, { ...selling, who: "ada" }], [20, arrives("ada")]);
    expect(late.hostAway?.did).toMatch(/selling bread/);
    expect(late.hostAway?.did).toContain(town.definition.map.places.get("shop")!.name);
    expect(late.hostAway?.came).toMatch(/^15:20$/);
    expect(result([-90, { ...selling, who: "ada" }]).hostAway?.came).toBeNull();
  });

  it("a host whom a member lives as is not at what they did hours before", () => {
    const state = { ...town.state, now: at(70) };
    const gathered = attendance(town.means.town, state, { ...event, state: "over" }, state.stories.get(event.id)!);
    const lunch = { ...selling, who: "ada", doing: "having lunch" } as const;
    gathered.take({ id: "1.1", at: at(-150), audience: "place", ...lunch } as TownEvent);
    gathered.lived(true);
    const { did, why } = gathered.result().hostAway!;
    expect(did).not.toContain("lunch");
    expect(did).toContain(town.definition.map.places.get("shop")!.name);
    expect(why).not.toBeNull();
  });

  it("a host who has let it go beforehand is told of at once", () => {
    const gives = {
      kind: "commitment-dropped",
      who: "ada",
      what: "giving",
      story: event.id,
      from: event.from,
    } as const;
    const known = attendance(town.means.town, town.state, event, town.state.stories.get(event.id)!);
    known.take({ ...gives, id: "1.1", at: at(-90), spot: null, audience: "nobody", why: "the door is shut" });
    expect(known.result()).toMatchObject({ hostCannot: "the door is shut", hostAway: null });
  });

  it("a reason is what was done at that hour, not what became of help promised for another", () => {
    const help = { kind: "commitment-dropped", who: "cora", what: "helping", story: event.id, why: "lunch" } as const;
    const dropped = (from: number) =>
      result([-60, { ...help, from: at(from) }], [-5, { ...selling, who: "cora" }]).why.get("cora");
    expect(dropped(-120)).toMatch(/selling bread/);
    expect(dropped(0)).toBe("lunch");
  });

  it("a reason that was given where whoever asks may not read is not told", () => {
    const no = { kind: "invitation-answered", who: "cora", answer: "declined", why: "sleep", by: "ada" } as const;
    const state = { ...town.state, now: at(70) };
    const why = (shows?: (place: string) => boolean) => {
      const known = attendance(town.means.town, state, event, state.stories.get(event.id)!, shows);
      const spot = { place: "shop", area: "floor" };
      known.take({ ...no, id: "1.1", story: event.id, at: at(-90), spot, audience: "nobody" });
      return known.result().why.get("cora");
    };
    expect([why(), why((place) => place === "shop")]).toEqual(["sleep", "sleep"]);
    expect(why((place) => place !== "shop")).not.toBe("sleep");
  });
});
