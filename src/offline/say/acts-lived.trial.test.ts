/** What lines do, over lived days of both languages: acts on every line, what they owe, and nothing that nobody does. */
import { beforeAll, describe, expect, it } from "vitest";
import { offline } from "../../../test/mind/minds.ts";
import { type LineSaid, talksOf } from "../../../test/town/talks-of.ts";
import { type TwoDays, twoDays } from "../../../test/town/two-days.ts";
import type { OfflineMind } from "../../mind/offline.ts";
import { gives, owed } from "../../mind/talk/owed.ts";
import { violated } from "../../mind/talk/violations.ts";
import { loadTown } from "../../town/file/definition.ts";
import { isVisitor, type Line } from "../../world/people.ts";
import { MOST_ACTS } from "../../world/speech-acts.ts";
import { offlineOf } from "../offline.ts";

describe.each(["pellow-cove", "smallville.zh-CN"])("two days of %s", (town) => {
  let lived: TwoDays;
  let talks: LineSaid[][];
  /** What lines of residents among themselves violated, as they were made. */
  const wrong: string[] = [];
  const watched = (language: string): OfflineMind => {
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
  beforeAll(async () => {
    lived = await twoDays(await loadTown(town), offline(), "3", watched);
    talks = talksOf(lived.events);
  }, 240_000);

  it("have a line of one to three acts each, hardly one of which is chat", () => {
    const lines = talks.flat();
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
    for (const said of talks) {
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
    console.log(town, talks.length, "talks,", due, "owed, missing:", missing.length);
    expect(missing).toEqual([]);
  });

  it("do nothing that nobody does", () => {
    expect(wrong).toEqual([]);
  });
});
