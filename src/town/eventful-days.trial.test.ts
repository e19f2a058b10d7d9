/**
 * Two eventful days, lived once, by the command and with the acts that docs/ give as an example and some more, and read from their log: what
 * residents do about a leak, a fire, an empty refrigerator and a thought that sends them to somebody (paper sections 3.2 and 4.3.1; issue 3,
 * Reaction), and where every memory and every story leads back to (issue 3, Memory stream; paper section 7.1).
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { blocks, run as runLine, typed } from "../../test/docs.ts";
import { askedIn, type Lived, logged, of, staysIn } from "../../test/town/lived.ts";
import { chainsIn, groundsOf, type Memories } from "../mind/memory/chain.ts";
import type { Story } from "../mind/persona.ts";
import type { TownEvent } from "../world/events.ts";
import { gather, knowing, leadsBack } from "./looking/measures.ts";

const NEWS = "Have you heard? The old mill burned down last night.";
const lins = ["mei-lin", "john-lin", "eddy-lin"];
const SHOWER = "lin-familys-house/bathroom/shower";
const FOUNTAIN = "johnson-park/paths/drinking-fountain";
const FRIDGE = "giorgio-rossis-apartment/main-room/refrigerator";

describe("two days with a leak, a fire, an empty refrigerator, whispers, an event and a visitor's news", () => {
  /** The command that docs/ give, and what it told. */
  let given: readonly string[];
  let stderr: string;
  let run: Lived;
  let events: readonly TownEvent[];
  let memories: Memories;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), "eventful-"));
    const [acts, log] = [join(folder, "acts.jsonl"), join(folder, "log.jsonl")];
    const more = [
      { at: "10:00", object: "Lin family's house: bathroom: shower", state: "leaking" },
      { at: "11:00", object: "<Giorgio Rossi's apartment: main room: refrigerator> is empty" },
      { at: "13:30", object: "Johnson Park: paths: drinking fountain", state: "on fire" },
      {
        at: "09:30",
        who: "Klaus Mueller",
        whisper: "Find Maria and tell her that the library has a new game section",
      },
      { at: "08:00", who: "Tom Moreno", whisper: "You are going to paint the whole shop yellow" },
      { at: "12:30", who: "Alex", say: NEWS, place: "Hobbs Cafe" },
      { at: "12:40", who: "Alex", say: "I like your cake very much, thank you.", place: "Hobbs Cafe" },
      {
        at: "2023-02-14T12:30",
        who: "Alex",
        say: "As I said, the old mill burned down the other night.",
        place: "Hobbs Cafe",
      },
    ].map((act) => `${JSON.stringify(act)}\n`);
    await writeFile(acts, blocks("json").concat(more).join(""));
    given = typed("npm run -s simulate ");
    const { stdout, stderr: said } = await runLine(`${given[0]} --acts ${acts} --out ${log}`);
    stderr = said;
    run = { ...(await logged("smallville", await readFile(log))), summary: JSON.parse(stdout), said: [] };
    await rm(folder, { recursive: true });
    events = run.events;
    memories = gather(events);
  });

  const acts = (who: string) => of(events, "resident-acted").filter((event) => event.who === who);
  const kept = (who: string) => of(events, "memory-kept").filter((event) => event.who === who);

  it("are given in docs/ as they run, with acts of which each is taken", () => {
    expect(given).toHaveLength(1);
    expect(stderr).not.toContain("acts, line");
    expect(run.summary).toMatchObject({ days: 2 });
    const kinds = new Set(events.map(({ kind }) => kind));
    for (const kind of ["visitor-arrived", "visitor-acted", "visitor-left", "object-changed"] as const)
      expect(kinds).toContain(kind);
  });

  it("the leaking shower: whoever lives there sees it, fetches tools, comes back and repairs it", () => {
    const mended = of(events, "object-changed").find(({ object, from }) => object === SHOWER && from === "leaking")!;
    expect(lins).toContain(mended.who);
    expect(mended).toMatchObject({ to: "off", odd: false });
    const who = mended.who!;
    const seen = kept(who).find(({ memory }) => memory.subjects.includes(SHOWER) && memory.created >= 600)!;
    const fetched = acts(who).find(({ doing, at }) => at >= seen.at && /picking out the right tools/.test(doing))!;
    expect(fetched.spot?.place).toBe("harvey-oak-supply-store");
    const repairs = acts(who).find(({ doing, at }) => at > fetched.at && doing === "repairing the shower")!;
    expect(repairs.spot).toEqual({ place: "lin-familys-house", area: "bathroom" });
    expect(mended.at - repairs.at).toBeGreaterThanOrEqual(20);
    // Nobody else of the house set out for the same.
    const others = lins.filter((one) => one !== who).flatMap(acts);
    expect(others.some(({ doing }) => /right tools|repairing the shower/.test(doing))).toBe(false);
  });

  it("the fire in the park: put out by one who sees it, known by sight only to those who are there", () => {
    const out = of(events, "object-changed").find(({ object, from }) => object === FOUNTAIN && from === "on fire")!;
    expect(out.who).not.toBeNull();
    expect(acts(out.who!).find(({ at }) => at === out.at)?.doing).toBe("putting out the fire at the drinking fountain");
    const place = new Map(run.definition.personas.map(({ id, home }) => [id, home.place]));
    // What is seen on the way is remembered at its end.
    const way = new Map<string, string[]>();
    let witnesses = 0;
    for (const event of events) {
      if (event.kind === "resident-set-out" && event.who) way.set(event.who, []);
      if (event.kind === "resident-passed" && event.who && event.spot) way.get(event.who)?.push(event.spot.place);
      if (event.who && event.spot && /^resident-(arrived|passed|acted|woke|slept)$/.test(event.kind))
        place.set(event.who, event.spot.place);
      if (event.kind !== "memory-kept" || event.memory.source.how !== "saw" || !event.who) continue;
      if (!event.memory.subjects.includes(FOUNTAIN) || !/on fire/.test(event.memory.text)) continue;
      expect([place.get(event.who), ...(way.get(event.who) ?? [])], event.memory.text).toContain("johnson-park");
      witnesses++;
    }
    expect(witnesses).toBeGreaterThan(0);
  });

  it("the empty refrigerator: one shops or eats out, remembers why, and restocks it", () => {
    const [why] = kept("giorgio-rossi").filter(({ memory }) =>
      /because the refrigerator at home was empty/.test(memory.text),
    );
    expect(why!.memory).toMatchObject({ source: { how: "did" }, subjects: expect.arrayContaining([FRIDGE]) });
    expect(why!.memory.text).toMatch(/went out to have lunch at|had to go shopping before lunch/);
    const restocked = of(events, "object-changed").find(({ object, from }) => object === FRIDGE && from === "empty")!;
    expect(restocked).toMatchObject({ who: "giorgio-rossi", to: "well stocked", odd: false });
    const bought = acts("giorgio-rossi").find(({ doing, at }) => at < restocked.at && /buying groceries/.test(doing))!;
    expect(bought.spot?.place).toBe("the-willows-market-and-pharmacy");
  });

  it("refrigerators empty by use, and whose they are fill them again", () => {
    const emptied = of(events, "object-changed").filter(({ to }) => to === "nearly empty");
    expect(emptied.length).toBeGreaterThan(0);
    for (const { object, who } of emptied) {
      const place = run.definition.map.places.get(run.definition.map.objects.get(object)!.spot.place)!;
      expect(place.household).toContain(who);
    }
  });

  it("a thought that sends Klaus to Maria: he looks where she may be, finds her, and she hears it from him", () => {
    const thought = of(events, "story-opened").find(({ who }) => who === "klaus-mueller")!.story;
    const looked = acts("klaus-mueller").filter(({ doing }) => doing === "looking for Maria Lopez");
    const line = of(events, "line-said").find(
      ({ text }) => /new game section/.test(text) && /^There you are, Maria/.test(text),
    )!;
    expect(line).toMatchObject({ who: "klaus-mueller", to: ["maria-lopez"], stories: [thought] });
    expect(looked.every(({ at }) => at <= line.at)).toBe(true);
    const heard = kept("maria-lopez").find(({ memory }) => memory.stories.includes(thought))!;
    expect(heard.memory.source).toMatchObject({ how: "heard", from: "klaus-mueller" });
  });

  it("guests come to other households, each asked in by somebody who lives there and was home", () => {
    const asked = of(events, "guest-asked-in");
    expect(asked.length).toBeGreaterThan(0);
    for (const { who, guest, home } of asked) {
      const { household } = run.definition.map.places.get(home)!;
      expect(household).toContain(who);
      expect(household).not.toContain(guest);
    }
    const visits = staysIn(run).filter(({ who, spot }) => {
      const place = run.definition.map.places.get(spot.place)!;
      return place.access !== "public" && !place.household.includes(who);
    });
    expect(visits.length).toBeGreaterThanOrEqual(asked.length);
    for (const visit of visits) expect(askedIn(run, visit), JSON.stringify(visit)).toBe(true);
  });

  it("no memory rests on nothing, and none on what is not there, on itself or on what came later", () => {
    const chains = chainsIn(memories);
    const origins = new Map<string, number>();
    const wrong: string[] = [];
    for (const [id, { of: who, memory }] of memories) {
      for (const ground of groundsOf(memory)) {
        const known = memories.get(ground);
        // What was heard rests on the speaker's memories, all else on one's own.
        const whose = memory.source.how === "heard" ? memory.source.from : who;
        if (!known || known.memory.created > memory.created || known.of !== whose)
          wrong.push(`${id} rests on ${ground}`);
      }
      const chain = chains.from(id);
      if (chain) origins.set(chain.origin, (origins.get(chain.origin) ?? 0) + 1);
      else wrong.push(`${id}: ${memory.text}`);
    }
    expect(wrong).toEqual([]);
    expect(memories.size).toBeGreaterThan(5000);
    expect([...origins.keys()].sort()).toEqual(["did", "given", "inner-voice", "saw", "visitor"]);
  });

  it("each story can be followed back to where it began", () => {
    const opened = of(run.events, "story-opened");
    expect(opened.map(({ story }) => story.split("-")[0])).toEqual(expect.arrayContaining(["whisper", "news"]));
    expect(opened.filter(({ story }) => story.startsWith("news-"))).toHaveLength(1);
    const holders = new Map([...run.definition.stories.map(({ id, holder }) => [id, holder] as const)]);
    for (const { story, who } of opened) holders.set(story, who!);
    for (const [id, holder] of holders) {
      const story = { id, holder } as Story;
      const about = [...memories].filter(([, { memory }]) => memory.stories.includes(id));
      expect(knowing(memories, story).size, id).toBeGreaterThanOrEqual(1);
      for (const [memory, { memory: kept }] of about)
        if (kept.source.how === "heard")
          expect(leadsBack(memories, memory, story), `${memory}: ${kept.text}`).toBe(true);
    }
  });

  it("a visitor's news is passed on as hearsay, with the visitor's name, from one to the next", () => {
    const { story, who, text } = of(run.events, "story-opened").find((one) => one.story.startsWith("news-"))!;
    expect(text).toBe("Alex said that the old mill burned down last night");
    const lines = of(run.events, "line-said").filter((line) => line.stories.includes(story));
    const passed = lines.filter((line) => line.who !== who);
    expect(passed.length).toBeGreaterThan(0);
    for (const line of passed) {
      expect(line.text).toMatch(/Alex/);
      expect(line.rests.length).toBeGreaterThan(0);
      expect(line.visitors).toContain(who);
    }
    const knows = knowing(memories, { id: story, holder: who } as Story);
    expect(knows.size).toBeGreaterThanOrEqual(2);
    const held = [...memories.values()].filter(({ memory }) => memory.stories.includes(story));
    for (const { memory } of held) expect(memory.visitors).toContain(who);
  });
});
