/**
 * `npm run bench`: how long retrieval takes over a resident's memories of weeks and of years, in both modes, with words, vectors and
 * neighbours; and how long the choices offered while somebody types take, of all residents, places and objects; and what forgetting messages and a visitor costs in a young town and an older one. It prints figures and judges nothing: machines differ.
 * With `--page`: what a page is sent, and its frames (bench-page.ts).
 */

import { DAY, minutes } from "./clock/units.ts";
import { syntheticTown } from "./evaluation/recall/synthetic.ts";
import { timingsOf } from "./evaluation/recall/timings.ts";
import { memoryOf } from "./mind/memory/remember.ts";
import { retrieve } from "./mind/memory/retrieve.ts";
import { append, emptyStream, type MemoryStream } from "./mind/memory/stream.ts";
import { offlineModel } from "./model/offline.ts";
import { readWordVectors } from "./model/word-vectors.ts";
import { offlineOf } from "./offline/offline.ts";
import { packageFile } from "./package-files.ts";
import { memoryStore } from "./store/memory-store.ts";
import { choicesFor } from "./town/acts/find.ts";
import { takeAct, visitorId } from "./town/acts/take-act.ts";
import { loadTown } from "./town/file/definition.ts";
import { factsOf } from "./town/file/settle.ts";
import { Forgetting } from "./town/keeping/forgetting.ts";
import { nightUntil, slept } from "./town/night.ts";
import { Town } from "./town/town.ts";
import { randomFor } from "./world/chance.ts";

if (process.argv.includes("--page")) {
  await import("./bench-page.ts");
  process.exit();
}

const SIZES = [6_000, 100_000];
const DIMENSIONS = 256;
const QUERIES = 100;
/** So many retrievals first, untimed, until the program is compiled. */
const WARM_UP = 20;

const random = randomFor(1, "bench");
const town = syntheticTown(1);

function vector(): Float32Array {
  const numbers = Float32Array.from({ length: DIMENSIONS }, () => random.next() - 0.5);
  const length = Math.hypot(...numbers);
  return numbers.map((number) => number / length);
}

/** A stream of the synthetic town's memories, lived as often as it takes. */
function streamOf(size: number): MemoryStream {
  let stream = emptyStream();
  for (let i = 0; i < size; i++) {
    const { text, speaker, scene, poignancy } = town.memories[i % town.memories.length]!;
    const note = {
      text: speaker === null ? text : `${speaker} said: "${text}"`,
      subjects: [],
      source: { how: "saw" },
      poignancy: poignancy ?? 1,
      speaker,
      scene: scene && `${scene} ${Math.floor(i / town.memories.length)}`,
    } as const;
    stream = append(stream, memoryOf({ id: "bench", stream }, note, minutes(i * 4)), vector());
  }
  return stream;
}

for (const size of SIZES) {
  const stream = streamOf(size);
  for (const mode of ["now", "question"] as const) {
    const [wall, cpu]: [number[], number[]] = [[], []];
    for (let i = 0; i < QUERIES + WARM_UP; i++) {
      const query = { text: random.pick(town.queries).text, vector: vector() };
      const [from, used] = [performance.now(), process.cpuUsage()];
      retrieve(stream, query, { mode, now: minutes(size * 4), k: 10 });
      const { user, system } = process.cpuUsage(used);
      if (i < WARM_UP) continue;
      wall.push(performance.now() - from);
      cpu.push((user + system) / 1000);
    }
    const figures = { memories: size, mode, dimensions: DIMENSIONS, queries: QUERIES, ...timingsOf(wall) };
    process.stdout.write(`${JSON.stringify({ ...figures, cpuP95Ms: timingsOf(cpu).p95Ms })}\n`);
  }
}

for (const name of ["smallville", "smallville.zh-CN"]) {
  const facts = factsOf(await loadTown(name), name);
  const { personas, map } = facts;
  const of = { resident: personas.size, place: map.places.size, object: map.objects.size };
  for (const type of ["resident", "place", "object"] as const) {
    const wall: number[] = [];
    for (let i = 0; i < QUERIES + WARM_UP; i++) {
      const from = performance.now();
      choicesFor(facts, type, ["", "a", "the kitchen", "咖啡"][i % 4]!);
      if (i >= WARM_UP) wall.push(performance.now() - from);
    }
    process.stdout.write(`${JSON.stringify({ town: name, choices: type, of: of[type], ...timingsOf(wall) })}\n`);
  }
}

/** The town days after which something is forgotten: a young town and an older one. */
const AGES = [1, 3];
const ONCE = "discord:304918273645108273";
const forgotten: number[] = [];
for (const days of AGES) {
  const definition = await loadTown("smallville");
  const model = offlineModel(readWordVectors(packageFile("data/word-vectors.bin")));
  const store = memoryStore();
  const lived = await Town.found({ id: "bench", definition, model, offline: offlineOf, clock: () => 0, store }, "1", 5);
  const until = async (at: number) => {
    while (lived.state.now < at) {
      const night = nightUntil(lived.state, lived.means.town);
      if (night !== null && night > lived.state.now && night < at)
        await lived.commit("switch", (state) => slept(state, lived.means.town, night));
      else await lived.tick();
    }
  };
  const say = async (id: string, name: string, text: string, message: string) => {
    const act = { kind: "say", place: "hobbs-cafe", text, to: null, message } as const;
    await (await takeAct(lived, { id, name, about: "" }, act)).answered;
    for (let i = 0; i < 6; i++) await lived.tick();
    await takeAct(lived, { id, name, about: "" }, { kind: "leave" });
  };
  await until(9 * 60);
  await say("discord:718293645501928374", "Ada", "The barometer of my schooner fell overboard.", "first");
  await say(ONCE, "Kit", "A xylographer came by.", "once");
  await until((days - 1) * DAY + 10 * 60);
  await say("discord:982736450192837465", "Bea", "My album of Madagascar is full.", "latest");
  const forgetting = new Forgetting(lived, store);
  const works = {
    "the latest message": () => forgetting.takeBack("latest"),
    "a message of the first day": () => forgetting.takeBack("first"),
    "a visitor of the first day": () => forgetting.forget({ visitor: visitorId(ONCE) }),
  };
  for (const [what, work] of Object.entries(works)) {
    const used = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(used);
    forgotten.push((user + system) / 1000);
    const figures = { forgetting: what, days, turns: lived.state.turn, cpuMs: Math.round(forgotten.at(-1)!) };
    process.stdout.write(`${JSON.stringify(figures)}\n`);
  }
}
const each = forgotten.length / AGES.length;
for (let i = 0; i < each; i++)
  process.stdout.write(
    `${JSON.stringify({ forgetting: "older over younger", ratio: Number((forgotten[each + i]! / forgotten[i]!).toFixed(2)) })}\n`,
  );
