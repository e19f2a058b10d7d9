/** What lines do in days that were lived: acts on every line, what they owe, and nothing that nobody does. */
import { expect, it } from "vitest";
import type { OfflineMind } from "../../src/mind/offline.ts";
import { gives, owed } from "../../src/mind/talk/owed.ts";
import { violated } from "../../src/mind/talk/violations.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import { isVisitor, type Line } from "../../src/world/people.ts";
import { MOST_ACTS } from "../../src/world/speech-acts.ts";
import type { LineSaid } from "./talks-of.ts";

/** The minds of a town, watched while its days are lived. */
export interface Watched {
  readonly offline: (language: string) => OfflineMind;
  /** What lines of residents among themselves violated, as they were made. */
  readonly wrong: readonly string[];
}

/** The offline mind, and what it says that nobody would. */
export function watched(): Watched {
  const wrong: string[] = [];
  const offline = (language: string): OfflineMind => {
    const mind = offlineOf(language);
    const { speak, react } = mind.answers;
    return {
      ...mind,
      answers: {
        ...mind.answers,
        speak: (input, random) => {
          const spoken = speak(input, random);
          if (!input.others.some(isVisitor))
            wrong.push(...violated(spoken.acts, input).map((name) => `${name}: ${spoken.line}`));
          return spoken;
        },
        react: (input, random) => {
          const done = react(input, random);
          if (input.cause.kind === "person") {
            const first = { ...input, others: [input.cause.who], lines: [] };
            wrong.push(...violated(done.acts, first).map((name) => `${name}: ${done.line}`));
          }
          return done;
        },
      },
    };
  };
  return { offline, wrong };
}

/** Tries all that holds of the talks of residents in days that were lived with watched minds. */
export function actsHold(town: string, watch: Watched, talks: () => readonly LineSaid[][]): void {
  it("have a line of one to three acts each, hardly one of which is chat", () => {
    const lines = talks().flat();
    const counts = new Map<string, number>();
    for (const { acts, line, text } of lines) {
      expect(acts.length, `${line}: ${text}`).toBeGreaterThan(0);
      expect(acts.length).toBeLessThanOrEqual(MOST_ACTS);
      for (const { act } of acts) counts.set(act, (counts.get(act) ?? 0) + 1);
    }
    console.log(town, lines.length, "lines:", Object.fromEntries([...counts].sort((a, b) => b[1] - a[1])));
    expect((counts.get("chat") ?? 0) / lines.length).toBeLessThan(0.02);
  });

  it("give what is owed in the next line, and part owing nothing", () => {
    const asLines = (said: readonly LineSaid[]): Line[] => said.map((one) => ({ ...one, id: one.line, who: one.who! }));
    let due = 0;
    const missing: string[] = [];
    for (const said of talks()) {
      const lines = asLines(said);
      const joined = new Set(lines.map(({ who }) => who)).size > 2;
      lines.forEach((line, at) => {
        const before = owed({ lines: lines.slice(0, at) }, line.who);
        const due_ = before.filter(
          ({ to, what }) =>
            to === lines[at - 1]?.id && (what === "answer" || what === "reply" || (what === "greeting" && !joined)),
        );
        due += due_.length;
        for (const one of due_)
          if (!line.acts.some((act) => gives(act, one))) missing.push(`${line.id} owes ${one.what}: ${line.text}`);
        const left = line.acts.some(({ act }) => act === "farewell")
          ? owed({ lines: lines.slice(0, at + 1) }, line.who)
          : [];
        for (const one of left) missing.push(`${line.id} leaves owing ${one.what}: ${line.text}`);
      });
    }
    console.log(town, talks().length, "talks,", due, "owed, missing:", missing.length);
    expect(missing).toEqual([]);
  });

  it("do nothing that nobody does", () => {
    expect(watch.wrong).toEqual([]);
  });
}
