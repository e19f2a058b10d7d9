/** What is said in earnest at the page is answered there on a sheet, and is nowhere in town. */

import { afterEach, expect, it } from "vitest";
import { offlineMind } from "../../../test/provider/test-models.ts";
import { recognise } from "../../../test/town/living.ts";
import { manualClock } from "../../clock/manual.ts";
import { milliseconds } from "../../clock/units.ts";
import { en } from "../../language/en.ts";
import { offlineOf } from "../../offline/offline.ts";
import { memoryStore } from "../../store/memory-store.ts";
import { loadCommands } from "../../town/desk/load-commands.ts";
import { Host } from "../../town/host.ts";
import { startPreview } from "./preview.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

it("is said to nobody: a kind sentence and where help is, and no turn at all", async () => {
  const logged: string[] = [];
  const note = (about: object, sentence: string) => void logged.push(`${sentence} ${JSON.stringify(about)}`);
  const log = { info: note, warn: note, error: note };
  const model = offlineMind();
  const clock = manualClock(milliseconds(1_700_000_000_000));
  const store = memoryStore();
  const host = new Host({
    model,
    offline: offlineOf,
    store,
    clock,
    log,
    recognise,
    step: 5,
    seed: "7",
    budgetUsd: 1,
  });
  closing.push(() => host.close());
  const desk = await host.found("cove", "pellow-cove");
  const page = await startPreview({ port: 0, towns: host, commands: await loadCommands(), log, localTown: "cove" });
  host.join(page);
  closing.push(() => page.close());
  const ask = async (path: string, body: object | null) => {
    const url = new URL(path, page.url);
    const sent = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ member: "0123456789ab", ...body }),
    };
    const response = await fetch(url, body === null ? {} : sent);
    return { status: response.status, text: await response.text() };
  };
  const { turn, people } = desk.view();
  const there = people.find(({ kind, asleep }) => kind === "resident" && !asleep)!;
  const words = "i want to kill myself, the quillwort won't help";
  const command = (name: string, options: Record<string, string>) =>
    ask("command", { words: name, options, form: null, place: there.place });
  const answers = [
    await ask("say", { place: there.place, text: words }),
    await ask("act", { place: there.place, text: words }),
    await ask("visit", { name: "Mia", about: words }),
    await ask("visit", { name: words }),
    await command("say", { text: words }),
    await command("whisper", { resident: there.id, text: words }),
    await command("interview", { resident: there.id, question: words }),
    await ask(`memories/${there.id}?about=${encodeURIComponent(words)}`, null),
  ];
  for (const { status, text } of answers) {
    expect(status).toBe(200);
    const { serious } = JSON.parse(text) as { serious: { said: string; help: string[]; title: string } };
    expect(serious.said).toContain(en.serious.unkept);
    expect(serious.help).toEqual(en.serious.help);
    expect(text).not.toContain("quillwort");
  }
  expect(desk.view().turn).toBe(turn);
  const turns = [];
  for (let n = 1; n <= turn; n++) turns.push(await store.turn("cove", n));
  expect(JSON.stringify([turns, logged])).not.toContain("quillwort");
  // All else is heard as ever.
  expect(
    (await ask("say", { member: "ba9876543210", place: there.place, text: "this homework is killing me" })).text,
  ).not.toContain("serious");
});
