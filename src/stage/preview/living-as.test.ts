/** Living as a resident at the page, through the addresses that the page itself asks, in a town that lives. */

import { afterEach, expect, it } from "vitest";
import { offlineMind } from "../../../test/provider/test-models.ts";
import { manualClock } from "../../clock/manual.ts";
import { milliseconds } from "../../clock/units.ts";
import { offlineOf } from "../../offline/offline.ts";
import { memoryStore } from "../../store/memory-store.ts";
import { loadCommands } from "../../town/desk/load-commands.ts";
import { Host } from "../../town/host.ts";
import { startPreview } from "./preview.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const member = "0123456789ab";

async function page() {
  const quiet = () => {};
  const log = { info: quiet, warn: quiet, error: quiet };
  const model = offlineMind();
  const clock = manualClock(milliseconds(1_700_000_000_000));
  const host = new Host({
    model,
    offline: offlineOf,
    store: memoryStore(),
    clock,
    log,
    step: 5,
    seed: "7",
    budgetUsd: 1,
  });
  host.start();
  closing.push(() => host.close());
  const desk = await host.found("cove", "pellow-cove");
  const preview = await startPreview({
    port: 0,
    towns: host,
    commands: await loadCommands(),
    log,
    localTown: "cove",
  });
  host.join(preview);
  closing.push(() => preview.close());
  const post = async (path: string, body: object) => {
    const response = await fetch(new URL(path, preview.url), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ member, ...body }),
    });
    // The page's answers, which are JSON of many shapes.
    const value = (await response.json()) as { said?: string; error?: string; text?: string; you?: unknown };
    return { status: response.status, ...value };
  };
  const me = async () => (await fetch(new URL(`me?member=${member}`, preview.url))).json();
  return { desk, post, me };
}

it("who has taken over a resident speaks, acts and is known as them, until they let go", async () => {
  const { desk, post, me } = await page();
  const self = desk.view().people.find((one) => one.kind === "resident" && !one.asleep)!;
  const began = await post("command", {
    words: "embody",
    options: { resident: self.id },
    form: null,
    place: null,
  });
  const you = { id: self.id, name: self.name, place: self.place, resident: true };
  expect(began).toMatchObject({ status: 200, you });
  expect(await me()).toEqual(you);
  const spoken = await post("say", { place: self.place, text: "I have found a green lantern.", to: null });
  expect(spoken).toMatchObject({ status: 200, you });
  expect(await post("act", { place: self.place, text: "whistles a tune" })).toMatchObject({ status: 200, you });
  const events = (await desk.turnsAfter(0, 10_000)).flatMap((turn) => turn.events);
  expect(events.find((event) => event.kind === "line-said" && /green lantern/.test(event.text))?.who).toBe(self.id);
  expect(await post("release", {})).toMatchObject({ status: 200, you: null });
  expect(await me()).toBeNull();
});
