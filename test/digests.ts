/**
 * The oracle of a refactoring: the digest of `simulate` for every town of `towns/`, seeds 1 to 3, two days, with and without acts, one line
 * each, so that two commits can be compared by `diff`. All of it takes some minutes; `--town` and `--days` take less.
 *
 *     npx tsx test/digests.ts [--town NAME] [--days N] > before.txt
 */
import { parseArgs } from "node:util";
import { inLanguage, type LanguageTag } from "../src/language/language.ts";
import { recognisingLate } from "../src/mind/recognise.ts";
import { offlineOf } from "../src/offline/offline.ts";
import { recogniser } from "../src/offline/understand/recognise.ts";
import { say } from "../src/terminal.ts";
import { type FileAct, readActs } from "../src/town/file/acts-file.ts";
import { listTowns, loadTown, type TownDefinition } from "../src/town/file/definition.ts";
import { runSimulation } from "../src/town/simulation.ts";
import { offlineMind } from "./provider/test-models.ts";

/** What a visitor says and does, what somebody is whispered, and what becomes of a thing. */
const words: Readonly<
  Record<LanguageTag, { about: string; says: readonly string[]; does: string; whisper: string; state: string }>
> = {
  en: {
    about: "takes photographs",
    says: ["Hello! I'm Alex, I take photographs.", "What's new in town?", "What do you have today?"],
    does: "looks around",
    whisper: "You want to ask everybody to a picnic in the evening.",
    state: "burning",
  },
  "zh-CN": {
    about: "喜欢摄影",
    says: ["你好！我是阿力，喜欢摄影。", "镇上有什么新鲜事？", "今天有什么好吃的？"],
    does: "四处看看",
    whisper: "你想晚上请大家一起去野餐。",
    state: "着火了",
  },
};

/** A visit where somebody works, a whisper to them, something of the town's calendar, and a thing that goes wrong. */
function actsIn({ map, plantings, personas, language, start }: TownDefinition): FileAct[] {
  const { about, says, does, whisper, state } = inLanguage(language, words);
  const place = [...map.places.values()].find(({ access, staff }) => access === "public" && staff.length > 0)!;
  const object = [...map.objects.values()].find(({ spot }) => spot.place === place.id)!.fixture.name;
  const host = personas.find(({ id }) => place.staff.includes(id))!.name;
  const who = "Alex";
  const acts = [
    { at: "08:00", who: host, whisper },
    ...plantings.slice(0, 1).map(({ id }) => ({ at: "08:10", event: id })),
    { at: "12:00", who, about, go: place.name },
    ...says.map((text, i) => ({ at: `12:${20 + 10 * i}`, who, say: text })),
    { at: "12:50", who, do: does },
    { at: "13:00", object, place: place.name, state },
    { at: "13:30", who, leave: true },
  ];
  return readActs(acts.map((act) => JSON.stringify(act)).join("\n"), "acts", start);
}

const { values } = parseArgs({ options: { town: { type: "string" }, days: { type: "string", default: "2" } } });
for (const name of values.town === undefined ? await listTowns() : [values.town]) {
  const definition = await loadTown(name);
  for (const seed of ["1", "2", "3"])
    for (const acts of [[], actsIn(definition)]) {
      const { digest } = await runSimulation({
        definition,
        days: Number(values.days),
        seed,
        step: 5,
        model: offlineMind(),
        acts,
        offline: offlineOf,
        recognise: recognisingLate(recogniser),
        silent: false,
        out: null,
        say,
      });
      console.log(`${name} ${seed} ${acts.length > 0 ? "acts" : "none"} ${digest}`);
    }
}
