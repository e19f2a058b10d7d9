/**
 * Makes `data/chinese-words.json`, which is kept in git; run it again only to change what is in there:
 *
 *     npx tsx src/model/make-chinese-words.ts
 *
 * The Chinese signs and pairs of signs that people type most, by the everyday sentences in `data/intents/zh-CN.jsonl`.
 */
import { readFileSync, writeFileSync } from "node:fs";

const data = (name: string) => new URL(`../../data/${name}`, import.meta.url);
/** So many are kept; the others are rare. */
const KEPT = 4000;

const times = new Map<string, number>();
for (const line of readFileSync(data("intents/zh-CN.jsonl"), "utf8").trim().split("\n")) {
  const { text, intent } = JSON.parse(line) as { text: string; intent: string };
  if (intent !== "ordinary") continue;
  const found = new Set<string>();
  for (const run of text.match(/\p{Script=Han}+/gu) ?? []) {
    const signs = [...run];
    signs.forEach((sign, i) => {
      found.add(sign);
      if (i > 0) found.add(signs[i - 1]! + sign);
    });
  }
  for (const one of found) times.set(one, (times.get(one) ?? 0) + 1);
}
const common = [...times]
  .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  .slice(0, KEPT)
  .map(([one]) => one);
const about = "Chinese signs and pairs of signs, those that people type most first";
writeFileSync(data("chinese-words.json"), `${JSON.stringify({ about, common: common.join(" ") }, null, 1)}\n`);
console.log(`data/chinese-words.json: ${common.length} signs and pairs`);
