/** How moments read: one way, everywhere. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { minutes, momentText, spanText } from "./units.ts";

const [start, at] = ["2023-02-13", minutes(1440 + 425)];

test("a moment and a stretch, in each language", () => {
  expect(momentText(start, at)).toBe("Tuesday 14 February 07:05");
  expect(momentText(start, at, "zh-CN")).toBe("2月14日星期二 07:05");
  expect(spanText(start, at, minutes(at + 120))).toBe("Tuesday 14 February 07:05-09:05");
});

test("nobody joins a date and a time by hand; prompts, which only a model reads, have sentences of their own", () => {
  const top = fileURLToPath(new URL("../../", import.meta.url));
  const files = ["src", "commands"].flatMap((folder) =>
    readdirSync(join(top, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const byHand = files
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !name.includes("src/mind/questions/"))
    .filter((name) => name !== join("src", "clock", "units.ts"))
    .filter((name) => /\b(?:date|dateText\([^`]*\))\} ?,? ?\$\{clock/.test(readFileSync(join(top, name), "utf8")));
  expect(byHand).toEqual([]);
});
