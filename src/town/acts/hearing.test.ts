/** Who hears a visitor, who comes to the door, and what is said where nobody does. */
import { describe, expect, it } from "vitest";
import { marlEnd } from "../../../test/town/marl-end.ts";
import { TriedTown } from "../../../test/town/tried-town.ts";
import { minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { UserError } from "../../world/user-error.ts";
import { settled } from "../change.ts";
import type { Proposal } from "../proposal.ts";
import type { TownState } from "../state.ts";
import { elsewhere } from "./hearing.ts";
import { answered, takeAct } from "./take-act.ts";

const mia = { id: "tried:mia", name: "Mia", about: "" };

/** The hamlet at a minute of its first day, and somebody who speaks there. */
async function at(clock: string, language: "en" | "zh-CN" = "en", hamlet = marlEnd(language)) {
  const town = await (await TriedTown.found(hamlet)).until(0, clock);
  const name = (id: string) => town.town.state.world.people.get(id)!.name;
  const say = async (place: string, text: string, to: string | null = null) => {
    const before = town.events.length;
    const taken = await takeAct(town.town, mia, { kind: "say", place, text, to });
    await taken.answered;
    const events = town.events.slice(before);
    const acts = events.flatMap((event) => (event.kind === "resident-acted" && event.notable ? [event.who] : []));
    const lines = town.said(before).filter(({ who }) => !who.startsWith("visitor:"));
    return { ...taken, acts, lines, events };
  };
  const act = async (place: string, text: string) => {
    const before = town.events.length;
    const taken = await takeAct(town.town, mia, { kind: "do", place, text });
    const events = town.events.slice(before);
    const acts = events.flatMap((event) => (event.kind === "resident-acted" && event.notable ? [event.who] : []));
    return { ...taken, acts };
  };
  return { town, name, say, act };
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as UserError,
  );

describe.each(["en", "zh-CN"] as const)("at a shared home (%s)", (language) => {
  it("the first line is a knock: who is up behind a door comes out and answers", async () => {
    const { town, name, say } = await at("09:30", language);
    const ada = () => town.town.state.world.people.get("ada")!;
    expect(ada().spot.area).toBe("adas-room");
    const done = await say("cottage", name("ada"));
    expect(done.acts).toEqual(["ada"]);
    expect(done.lines.map(({ who }) => who)).toEqual(["ada"]);
    expect(done.lines[0]?.text).toMatch(/Mia/);
    expect(done.unheard).toBeUndefined();
    expect(ada().spot.area).toBe("kitchen");
    // Nobody is fetched again who is there.
    expect((await say("cottage", "Thank you!")).acts).toEqual([]);
  });

  it("so is what is only done there, and where that brings nobody it is said why", async () => {
    const { town, act } = await at("09:30", language);
    const done = await act("cottage", language === "en" ? "knocks on the door" : "敲了敲门");
    expect(done.acts[0]).toBe("ada");
    expect(done.unheard).toBeUndefined();
    expect(town.town.state.world.people.get("ada")!.spot.area).toBe("kitchen");
    // Whoever is there is not fetched again, nor by what makes no sound.
    expect((await act("cottage", language === "en" ? "knocks once more" : "又敲了敲门")).acts).not.toContain("ben");
    const silent = await (await at("09:30", language)).act("cottage", language === "en" ? "sits down" : "坐下来");
    expect(silent.acts).toEqual([]);
    expect(silent.unheard?.why).toMatch(language === "en" ? /Ada Finch/ : /[\u4e00-\u9fff]/);
  });

  it("who sleeps is said to by whoever is there, and is not woken by being spoken of", async () => {
    const { name, say } = await at("07:30", language);
    await say("cottage", language === "en" ? "Hello?" : "有人吗？");
    const asleep = language === "en" ? /asleep|sleeping/i : /睡/;
    for (const text of language === "en"
      ? ["Is Ben still asleep?", "What is Ben doing?", "Ben, are you up?", "Who else is here?", "Is anyone else home?"]
      : [
          ...[`${name("ben")}还在睡觉吗？`, `${name("ben")}在做什么？`, `${name("ben")}，你起来了吗？`],
          ...["还有谁在？", "家里还有别人吗？"],
        ]) {
      const { lines } = await say("cottage", text);
      expect(lines.map(({ who }) => who)).toEqual(["ada"]);
      expect(lines[0]?.text).toMatch(asleep);
    }
    const spokenTo = await refusal(say("cottage", language === "en" ? "Wake up!" : "起床！", "ben"));
    expect(spokenTo?.code).toBe("asleep");
  });

  it("where all sleep the door says so, and where to go", async () => {
    const { town, name, say } = await at("23:30", language);
    const error = await refusal(say("flat", language === "en" ? "Anybody home?" : "有人在家吗？"));
    expect(error).toBeInstanceOf(UserError);
    const { allAsleep } = languageOf(language).replies;
    const first = (id: string) => (language === "en" ? name(id).split(" ")[0]! : name(id));
    expect(error?.brief).toBe(
      allAsleep(town.town.definition.map.places.get("flat")!.name, [first("cora"), first("dev")]),
    );
    expect(error?.message.length).toBeGreaterThan(error!.brief.length);
  });
});

/** The hamlet in which a home is a shop as well, open from noon to one. */
function withShopAt(home: string, language: "en" | "zh-CN") {
  const hamlet = marlEnd(language);
  const hours = { from: minutes(12 * 60), to: minutes(13 * 60) };
  const places = new Map(hamlet.map.places);
  places.set(home, { ...places.get(home)!, access: "public", hours });
  return { ...hamlet, map: { ...hamlet.map, places } };
}

describe.each(["en", "zh-CN"] as const)("at a closed shop in which people live (%s)", (language) => {
  it("who is up comes to the door at a call or a knock, and answers", async () => {
    const call = language === "en" ? "Hello?" : "有人吗？";
    const called = await at("09:30", language, withShopAt("cottage", language));
    const done = await called.say("cottage", call);
    expect(done.lines.map(({ who }) => who)).toEqual(["ada"]);
    expect((await called.say("cottage", call)).lines.map(({ who }) => who)).toEqual(["ada"]);
    const { act } = await at("09:30", language, withShopAt("cottage", language));
    const knocked = await act("cottage", language === "en" ? "knocks on the door" : "敲了敲门");
    expect(knocked.unheard).toBeUndefined();
  });

  it("where all of them sleep it is said so, and when it opens", async () => {
    const { town, name, say } = await at("23:30", language, withShopAt("flat", language));
    const error = await refusal(say("flat", language === "en" ? "Anybody home?" : "有人在家吗？"));
    const { closed, allAsleep } = languageOf(language).replies;
    const flat = town.town.definition.map.places.get("flat")!.name;
    const first = (id: string) => (language === "en" ? name(id).split(" ")[0]! : name(id));
    expect(error?.brief).toContain(closed(flat, "12:00"));
    expect(error?.brief).toContain(allAsleep(flat, [first("cora"), first("dev")]));
  });
});

it.each([
  [
    "en",
    ["Can I talk to Ada?", "Could I speak to Ada?", "I'd like to talk to Ada, please", "Get me Ada please"],
    ["Hi Ada and Ben", "Hello Ada and Ben, how are you two?"],
    ["Can I talk to Cora?", "Get me Cora please"],
    ["Hi Cora and Ada, how are you two?", "Hello Ada and Cora!"],
    /Ada and Ben/,
    /not here|isn't here|aren't here|missed/i,
    /right here|Here I am|That's me/,
  ],
  [
    "zh-CN",
    ["我能跟{ada}说句话吗？", "我想找{ada}", "能帮我叫一下{ada}吗？"],
    ["{ada}和{ben}，你们好", "你好，{ada}、{ben}！"],
    ["我能跟{cora}说句话吗？"],
    ["你好，{cora}和{ada}", "{ada}、{cora}，你们好吗？"],
    /都不在/,
    /不在|没在/,
    /在这儿|在呢|就是我/,
  ],
] as const)(
  "who is asked for, and each of several who are called, is said to be elsewhere, or is there (%s)",
  async (language, asks, away, here, both, names, absent, present) => {
    const { name, say } = await at("10:30", language);
    const first = (id: string) => (language === "en" ? name(id).split(" ")[0]! : name(id));
    const answerTo = async (text: string) => {
      const said = text.replace(/\{(\w+)\}/g, (_, id: string) => first(id));
      const { lines } = await say("shop", said);
      expect(lines, said).toHaveLength(1);
      return lines[0]!;
    };
    for (const text of [...asks, ...away]) expect((await answerTo(text)).text, text).toMatch(absent);
    for (const text of away) expect((await answerTo(text)).text, text).toMatch(names);
    for (const text of here)
      expect(await answerTo(text), text).toMatchObject({ who: "cora", text: expect.stringMatching(present) });
    for (const text of both) {
      const line = await answerTo(text);
      expect(line.who, text).toBe("cora");
      expect(line.text, text).toMatch(absent);
      expect(line.text, text).toContain(first("ada"));
    }
  },
);

it("who is called and is elsewhere is said to be so, by whoever is there or to whoever called", async () => {
  const { say } = await at("10:30");
  const { lines } = await say("shop", "Ada, have you got a minute?");
  expect(lines).toHaveLength(1);
  expect(["cora", "dev"]).toContain(lines[0]?.who);
  expect(lines[0]?.text).toMatch(/Ada|not here|isn't here/);
  const alone = await say("green", "Hello Ada");
  expect(alone.lines).toEqual([]);
  expect(alone.unheard?.why).toMatch(/^Ada Finch is not here, but at Marl Cottage\. Nobody is at the Green/);
  expect(alone.said).toBe(alone.unheard?.why);
  expect(alone.said.startsWith(`${alone.unheard?.brief} `)).toBe(true);
});

it.each(["en", "zh-CN"] as const)(
  "of each of several who are called and are elsewhere it is said where (%s)",
  async (language) => {
    const { town, name, say } = await at("10:30", language);
    const put = async (places: Readonly<Record<string, string>>) => {
      const people = new Map(town.town.state.world.people);
      for (const [id, place] of Object.entries(places)) {
        const spot = { place, area: town.town.state.world.map.places.get(place)!.areas[0]!.id };
        people.set(id, { ...people.get(id)!, spot, walk: null, asleep: false, talk: null });
      }
      await town.town.commit("switch", (state) => ({
        state: { ...state, world: { ...state.world, people } },
        events: [],
      }));
    };
    const first = (id: string) => (language === "en" ? name(id).split(" ")[0]! : name(id));
    const text =
      language === "en" ? `Hello ${first("ada")} and ${first("ben")}` : `你好，${first("ada")}和${first("ben")}`;
    const place = (id: string) => town.town.state.world.map.places.get(id)!.name;
    await put({ ada: "shop", ben: "cottage", cora: "shop", dev: "shop" });
    const apart = (await say("green", text)).unheard!.brief;
    for (const said of [name("ada"), name("ben"), place("shop"), place("cottage")])
      expect(apart.toLowerCase()).toContain(said.toLowerCase());
    await put({ ada: "cottage" });
    const { brief } = (await say("green", text)).unheard!;
    for (const id of ["ada", "ben"]) expect(brief).toContain(name(id));
    // Once is enough where both are in one place.
    expect(brief.split(place("cottage"))).toHaveLength(2);
  },
);

it("at a home whose own people are out, though a guest is in, that is said", async () => {
  const { town, say } = await at("23:30");
  const { world } = town.town.state;
  const people = new Map(world.people);
  for (const id of world.map.places.get("cottage")!.household)
    people.set(id, { ...people.get(id)!, spot: { place: "green", area: world.map.places.get("green")!.areas[0]!.id } });
  people.set("dev", { ...people.get("dev")!, spot: { place: "cottage", area: "kitchen" } });
  await town.town.commit("switch", (state) => ({ state: { ...state, world: { ...state.world, people } }, events: [] }));
  const error = await refusal(say("cottage", "Anybody home?"));
  expect(error?.brief).toBe("Nobody who lives at Marl Cottage is in just now.");
});

it("who comes out of a back room of a shop; who is behind a door that holds one is said to be there", async () => {
  const { town, say } = await at("10:30");
  const put = async (who: string, place: string, area: string) => {
    const { people } = town.town.state.world;
    const person = people.get(who)!;
    await town.town.commit("switch", (state) => ({
      state: {
        ...state,
        world: { ...state.world, people: new Map(people).set(who, { ...person, spot: { place, area }, talk: null }) },
      },
      events: [],
    }));
  };
  await put("cora", "shop", "back");
  await put("dev", "shop", "back");
  const served = await say("shop", "Good morning!");
  expect(served.acts).toHaveLength(1);
  expect(served.lines).toHaveLength(1);
  await put("ada", "cottage", "bath");
  const nobody = await say("cottage", "Hello?");
  expect(nobody.acts).toEqual([]);
  expect(nobody.unheard?.why).toMatch(/Ada Finch is behind a closed door \(bathroom\)/);
  expect(nobody.unheard?.why).toMatch(/Ben Okoro is asleep/);
  // Several who sleep are told of in one sentence.
  const { people } = town.town.state.world;
  await town.town.commit("switch", (state) => ({
    state: {
      ...state,
      world: {
        ...state.world,
        people: new Map(people).set("dev", {
          ...people.get("dev")!,
          spot: people.get("ben")!.spot,
          asleep: true,
          talk: null,
        }),
      },
    },
    events: [],
  }));
  expect((await say("cottage", "Hello?")).unheard?.why).toMatch(/\b(?:Ben and Dev|Dev and Ben) are asleep\./);
});

describe("of several in a shop", () => {
  const inShop = async () => {
    const tried = await at("10:30");
    const { town } = tried;
    const shop = { place: "shop", area: "floor" };
    const people = new Map(town.town.state.world.people);
    for (const id of ["ada", "cora", "dev"]) people.set(id, { ...people.get(id)!, spot: shop, talk: null });
    await town.town.commit("switch", (state) => ({
      state: { ...state, world: { ...state.world, people } },
      events: [],
    }));
    return { ...tried, by: async (text: string) => (await tried.say("shop", text)).lines.map(({ who }) => who) };
  };

  it("what is asked of the house is for whoever keeps it, and all else for whom one talks with", async () => {
    const { by } = await inShop();
    expect(await by("Ada, how are you?")).toEqual(["ada"]);
    expect(await by("And what did you do yesterday?")).toEqual(["ada"]);
    expect(await by("How much is a loaf of bread here?")).toEqual(["cora"]);
    expect(await by("Do you like it here?")).toEqual(["cora"]);
    expect(await by("ada is it always so cold here")).toEqual(["ada"]);
  });

  it("nobody else there speaks up while a person waits for an answer", async () => {
    const { town } = await inShop();
    const { state } = town.town;
    const waits = { ...state, engaged: new Map([["cora", [{ act: "a1", line: "l1" }]]]) };
    const says = (who: string): Proposal => {
      const mind = state.minds.get(who)!;
      const said = { text: "Well!", acts: [], stories: [], rests: [], visitors: [], to: ["dev"], answers: null };
      const actions = [{ kind: "begin-talk" as const, with: ["dev"], said }];
      return { who, before: mind, mind, consumed: new Set(), events: [], actions, answers: null };
    };
    const lines = (state: TownState, who: string) =>
      settled(state, says(who)).events.filter(({ kind }) => kind === "line-said");
    const held = settled(waits, says("ada"));
    expect(lines(state, "ada")).toHaveLength(1);
    expect(lines(waits, "ada")).toHaveLength(0);
    // It is said as soon as they have it.
    const paid = answered(held.state, "cora", [{ act: "a1", line: "l1" }], null);
    expect(paid.events.filter(({ kind, who }) => kind === "line-said" && who === "ada")).toHaveLength(1);
    expect(paid.state.held).toEqual([]);
    // Elsewhere nobody waits.
    const away = new Map(waits.world.people).set("cora", {
      ...waits.world.people.get("cora")!,
      spot: { place: "green", area: waits.world.map.places.get("green")!.areas[0]!.id },
    });
    expect(lines({ ...waits, world: { ...waits.world, people: away } }, "ada")).toHaveLength(1);
  });
});

describe.each([
  ["en", /asleep or at home just now\. .+ opens at \d\d:\d\d\.$/],
  ["zh-CN", /大多在睡觉，或者待在家里。.+\d\d:\d\d开门。$/],
] as const)("while nothing is open (%s)", (language, way) => {
  it("a note says what opens next, and when", async () => {
    const { town } = await at("03:30", language);
    expect(elsewhere(town.town.state, "")).toMatch(way);
  });

  it("a closed door says once when it opens", async () => {
    const { say } = await at("03:30", language);
    const error = await refusal(say("shop", "Hello?"));
    expect(error?.message.match(/\d\d:\d\d/g)).toEqual(["09:00"]);
  });
});
