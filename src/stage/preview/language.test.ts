/** The page's words in the town's language (issue 3, Language): whatever it says in English is there in Chinese, and nothing else. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const client = new URL("./client/", import.meta.url);
const { words }: { words: Record<string, string> } = await import(new URL("zh-cn.js", client).href);
const read = (file: string) => readFileSync(new URL(file, client), "utf8");
const code = readdirSync(client)
  .filter((file) => file.endsWith(".js") && file !== "zh-cn.js" && file !== "language.js")
  .map(read)
  .join("\n");
const html = read("index.html").replaceAll(/\s+/g, " ");

it("has every text that the page says", () => {
  const said = [...code.matchAll(/\bsay\(\s*"([^"]+)"/g)].map(([, text = ""]) => text);
  expect(said.length).toBeGreaterThan(80);
  expect(said.filter((text) => words[text] === undefined)).toEqual([]);
});

it("has every text of index.html", () => {
  const texts = [
    ...html.matchAll(/ (?:aria-label|title|placeholder)="([^"]+)"/g),
    ...html.replace(/<(title|footer)\b.*?<\/\1>/g, "").matchAll(/>([^<>]*[a-z][^<>]*)</gi),
  ].map(([, text = ""]) => text.trim());
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => words[text] === undefined)).toEqual([]);
});

it("has nothing that the page no longer says, and fills in the same values", () => {
  for (const [english, chinese] of Object.entries(words)) {
    expect(code.includes(english) || html.includes(english), english).toBe(true);
    const values = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    expect(values(chinese), english).toEqual(values(english));
  }
});
