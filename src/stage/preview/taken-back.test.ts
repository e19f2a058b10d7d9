/** What was taken back is told to open pages, and to those that come back later. */

import { expect, it } from "vitest";
import { offlineMind } from "../../../test/provider/test-models.ts";
import { recognise } from "../../../test/town/living.ts";
import { manualClock } from "../../clock/manual.ts";
import { milliseconds } from "../../clock/units.ts";
import { offlineOf } from "../../offline/offline.ts";
import { memoryStore } from "../../store/memory-store.ts";
import { Host } from "../../town/host.ts";
import { startPreview } from "./preview.ts";

/** Reads a page's stream until it says something: all that came. */
async function heard(url: URL, until: (text: string) => boolean, begun: () => void = () => {}): Promise<string> {
  const stop = new AbortController();
  const { body } = await fetch(url, { signal: stop.signal });
  let text = "";
  for await (const part of body!.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.includes("event: beat")) begun();
    if (until(text)) break;
  }
  stop.abort();
  return text;
}

it("reaches a page that is open, and one that had gone away", async () => {
  const [clock, log] = [manualClock(milliseconds(1_700_000_000_000)), { info() {}, warn() {}, error() {} }];
  const means = { model: offlineMind(), offline: offlineOf, store: memoryStore(), recognise };
  const host = new Host({ ...means, clock, log, step: 5, seed: "7", budgetUsd: 1 });
  const desk = await host.found("town", "pellow-cove");
  const page = await startPreview({ port: 0, towns: host, commands: [], log, localTown: "town" });
  host.join(page);
  const stream = new URL("/events?member=ba9876543210&since=now", page.url);
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const words = "The quillwort is in bloom.";
  const told = heard(
    stream,
    (text) => /event: struck\ndata: .*\n\n/.test(text),
    () => open(),
  );
  await opened;
  const ann = { id: "web:0123456789ab", name: "Ann", keeper: true };
  const place = desk.view().places.find((one) => one.open && !one.home)!;
  const { shown } = await desk.say(ann, place.id, words, null);
  await desk.forget(ann);
  const text = await told;
  expect(text).toContain(words);
  const struck = (from: string) => JSON.parse(/event: struck\ndata: (.*)\n\n/.exec(from)![1]!) as string[];
  expect(struck(text)).toContain(shown);
  const later = await heard(stream, (text) => text.includes("event: beat"));
  expect(struck(later)).toContain(shown);
  expect(later).not.toContain(words);
  await page.close();
  await host.close();
});
