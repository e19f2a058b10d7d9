/** A command in one line, as the README gives it, read as the command it is. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadCommands } from "../../town/desk/load-commands.ts";
import { offered, type Typed } from "./command-bar.ts";

const {
  readLine,
}: {
  readLine: (
    line: string,
    commands: readonly Typed[],
    names: readonly string[],
  ) => { command: Typed; options: Record<string, string> } | null;
} = await import(new URL("./client/written-line.js", import.meta.url).href);

const commands = offered(await loadCommands(), "en");
const read = (line: string) => {
  const found = readLine(line, commands, ["Maria Lopez", "Sam Moore"]);
  return found && [found.command.words, found.options];
};

describe("a command in one line", () => {
  it("gives each option what is meant for it", () => {
    expect(read("/object <Hobbs Cafe: counter: cafe oven> is burning")).toEqual([
      "object",
      { object: "<Hobbs Cafe: counter: cafe oven> is burning" },
    ]);
    expect(read("/whisper maria lopez You want to sing.")).toEqual([
      "whisper",
      { resident: "maria lopez", text: "You want to sing." },
    ]);
    expect(read("/map")).toEqual(["map", {}]);
    expect(read("/event report party")).toEqual(["event report", { event: "party" }]);
  });

  it("may name each option, as Discord shows a command that was used", () => {
    expect(read("/town skip until:17:20")).toEqual(["town skip", { until: "17:20" }]);
    expect(read("/object object:<Hobbs Cafe: counter: cafe oven> state:on fire")).toEqual([
      "object",
      { object: "<Hobbs Cafe: counter: cafe oven>", state: "on fire" },
    ]);
    expect(read("/whisper text:You want to sing. resident:Maria Lopez")).toEqual([
      "whisper",
      { text: "You want to sing.", resident: "Maria Lopez" },
    ]);
    expect(read("/whisper resident:Maria Lopez")).toBeNull();
  });

  it("has words of its own that look like a name of an option", () => {
    expect(read("/say text:Listen to: your heart")).toEqual(["say", { text: "Listen to: your heart" }]);
    expect(read("/say text:Good morning! to:Maria Lopez")).toEqual([
      "say",
      { text: "Good morning!", to: "Maria Lopez" },
    ]);
    expect(read("/object state: of the art coffee machine")).toEqual([
      "object",
      { object: "state: of the art coffee machine" },
    ]);
    expect(read("/whisper text:You want to sing.")).toBeNull();
  });

  it("is none where something is missing, and no line of talk is one", () => {
    for (const line of ["/whisper Maria", "/object", "/nothing of the kind", "Good morning, Sam!", "/mapped"])
      expect(read(line), line).toBeNull();
  });

  it("is every one that the README tells people to try", () => {
    const lines = [...readFileSync("README.md", "utf8").matchAll(/\| `(\/[^`]+)` \|/g)].map(([, line]) => line!);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(read(line), line).not.toBeNull();
  });
});
