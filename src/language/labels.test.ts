import { expect, it } from "vitest";
import { commands } from "./en/commands.ts";
import { ideas } from "./en/ideas.ts";
import { pictures } from "./en/pictures.ts";

it("speaks of somebody by their own pronouns", () => {
  const labels = (pronouns: "she" | "he" | "they") => ideas.questions.map(({ label }) => label("Sam", pronouns));
  expect(labels("he")).toContain("Ask Sam what is on his mind");
  expect(labels("she")).toContain("Ask Sam what is on her mind");
  expect(labels("they")).toContain("Ask Sam what is on their mind");
  expect(commands.resident.noReflections("Eva", "she")).toContain("of her own");
});

it("begins a line with a large letter", () => {
  expect(pictures.where.place("🎨", "artists' house", "Ana")).toBe("🎨 **Artists' house**: Ana");
});
