/**
 * Plays the lines against towns that live offline: `npx tsx test/talk/play.ts --language en --out talk`. Prints figures; of what is held out
 * nothing else, and only those who grade are given it (`--sheet`).
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { languageTags } from "../../src/language/tags.ts";
import type { TownDefinition } from "../../src/town/file/definition.ts";
import { randomFor } from "../../src/world/chance.ts";
import { type Found, figuresOf, foundIn } from "./figures.ts";
import { townOf } from "./invented-town.ts";
import { type GoldLine, goldLines, type Split, type TalkLanguage } from "./lines.ts";
import { type Exchange, LivedTown, played } from "./scene.ts";

const { values: options } = parseArgs({
  options: {
    language: { type: "string" },
    split: { type: "string", default: "dev" },
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    out: { type: "string" },
    sheet: { type: "string" },
  },
});
const asked = options.language === undefined ? languageTags : languageTags.filter((one) => one === options.language);
const split: Split = options.split === "held" ? "held-out" : "seen";
const out = options.out ?? null;
if (asked.length === 0 || !["dev", "held"].includes(options.split)) {
  console.error(
    `play.ts [--language ${languageTags.join("|")}] [--split dev|held] [--sample N] [--seed S] [--out FOLDER] [--sheet N]`,
  );
  process.exit(2);
}

interface Played extends Exchange {
  readonly town: TownDefinition;
  readonly found: Found;
}

/** All lines in the order in which their towns live to them. */
async function playAll(lines: readonly GoldLine[], language: TalkLanguage): Promise<Played[]> {
  const moment = ({ scene }: GoldLine) => scene.day * 10_000 + Number(scene.hour.replace(":", ""));
  const all: Played[] = [];
  for (const name of new Set(lines.map(({ town }) => town))) {
    const town = await townOf(name, language);
    const lived = await LivedTown.found(town);
    for (const line of lines.filter((one) => one.town === name).sort((a, b) => moment(a) - moment(b))) {
      await lived.until(line.scene.day, line.scene.hour);
      const exchange = await played(await lived.copy(), line, language);
      all.push({ ...exchange, town, found: foundIn(exchange, town, language) });
    }
  }
  return all;
}

const nameIn = (town: TownDefinition, id: string) => town.personas.find((one) => one.id === id)?.name ?? id;

/** An exchange as one reads it. */
function transcript({ line, before, answers, told, missing, found, town, read }: Played, blind: boolean): string {
  const { scene } = line;
  const place = town.map.places.get(scene.place)?.name ?? scene.place;
  const says = (who: string, text: string) => `> **${who}:** ${text}`;
  return [
    `*${town.name}, ${place}, day ${scene.day}, ${scene.hour}; there: ${scene.with.map((id) => nameIn(town, id)).join(", ")}*`,
    ...(scene.known.length > 0 ? [`*${scene.known.join("; ")}*`] : []),
    ...before.map(([who, text]) => says(who, text)),
    `> **→** ${line.text}${blind ? "" : `  \`${read.join(", ")}\``}`,
    ...answers.map(
      (one) => `${says(one.name, one.text)}${blind ? "" : `  \`${one.kind ?? "-"} ${one.acts.join(" ")}\``}`,
    ),
    ...(answers.length === 0 ? ["> (nobody answers)"] : []),
    ...(told ? [`> (told alone: ${told})`] : []),
    ...(blind || missing.length === 0 ? [] : [`missing: ${missing.join("; ")}`]),
    `must: ${line.must.join("; ")}`,
    `must not: ${line.mustNot.join("; ")}`,
    ...(blind || found.findings.size === 0 ? [] : [`found: ${[...found.findings].join(", ")}`]),
  ].join("\n");
}

for (const language of asked) {
  const whole = goldLines(language, split);
  const drawn = options.sample
    ? randomFor(options.seed, `talk/${language}`).shuffled(whole).slice(0, Number(options.sample))
    : whole;
  const began = performance.now();
  const all = await playAll(drawn, language);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    [
      `${language}, ${options.split}: ${all.length} lines in ${seconds} s`,
      ...figuresOf(all.map(({ found }) => found)),
    ].join("\n"),
  );
  if (!out) continue;
  mkdirSync(out, { recursive: true });
  const file = (name: string) => join(out, `${language}.${options.split}${name}`);
  // Nobody who builds reads what is held out.
  if (split === "seen") {
    const kept = all.map(({ town: _, found, ...one }) => JSON.stringify({ ...one, found: [...found.findings] }));
    writeFileSync(file(".jsonl"), `${kept.join("\n")}\n`);
    writeFileSync(file(".md"), `${all.map((one) => `### ${one.line.id}\n${transcript(one, false)}\n`).join("\n")}\n`);
  }
  if (options.sheet) {
    const pages = randomFor(options.seed, `sheet/${language}`).shuffled(all).slice(0, Number(options.sheet));
    const sheet = pages.map((one, i) => `### ${i + 1}\n${transcript(one, true)}\n\ngrade (good, acceptable, bad): \n`);
    writeFileSync(file(".sheet.md"), `${sheet.join("\n")}\n`);
    writeFileSync(file(".sheet-key.json"), `${JSON.stringify(pages.map(({ line }) => line.id))}\n`);
  }
}
