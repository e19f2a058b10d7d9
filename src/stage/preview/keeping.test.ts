/** How a keeper looks after a town from the page: what was done is listed and taken back, also after a restart, and forgotten with who did it. */

import { expect, it } from "vitest";
import { offlineMind } from "../../../test/provider/test-models.ts";
import { manualClock } from "../../clock/manual.ts";
import { milliseconds } from "../../clock/units.ts";
import { offlineOf } from "../../offline/offline.ts";
import { memoryStore } from "../../store/memory-store.ts";
import { loadCommands } from "../../town/desk/load-commands.ts";
import type { Member } from "../../town/desk/member.ts";
import { Host } from "../../town/host.ts";
import { runTyped } from "./command-bar.ts";
import { startPreview } from "./preview.ts";

const commands = await loadCommands();
const kim: Member = { id: "web:1", name: "Kim", keeper: true };
const ann: Member = { id: "discord:2", name: "Ann Quillon", keeper: true };

it("lists what keepers did, on the page and elsewhere, and takes it back, also after a restart", async () => {
  const store = memoryStore();
  const [clock, log] = [manualClock(milliseconds(1_700_000_000_000)), { info() {}, warn() {}, error() {} }];
  const hosted = () =>
    new Host({ model: offlineMind(), offline: offlineOf, store, clock, log, step: 5, seed: "7", budgetUsd: 1 });
  let host = hosted();
  await host.found("town", "pellow-cove");
  const use = (words: string, options = {}) =>
    runTyped(commands, { words, options, form: null, place: null }, { member: kim, desk: host.desk("town")! });
  expect((await use("town acts")).text).toContain("No keeper has done anything");
  await expect(use("town undo")).rejects.toThrow("nothing that could be undone");
  expect((await use("town settings", { setting: "verbosity", value: "quiet" })).undo).toBe("1");
  expect((await use("town pause")).undo).toBe("2");
  // In the town's server places were muted: that is undone there, and passed over here.
  const desk = host.desk("town")!;
  const muted = { kind: "mute", before: { "tern-quay": false } } as const;
  await desk.keepAct(ann, "Tern Quay is muted.", muted);
  await expect(use("town undo", { act: "3" })).rejects.toThrow("only in the town's Discord server");
  await host.close();

  host = hosted();
  await host.open();
  const acts = (await use("town acts")).text;
  expect(acts).toMatch(/\*\*3\*\* .*Ann Quillon: Tern Quay is muted\. \(can't be undone\)\n\*\*2\*\* .*\n\*\*1\*\* /);
  expect((await use("town undo")).text).toContain("Undone: ");
  expect(host.desk("town")!.view().state).not.toBe("paused");
  await use("town undo", { act: "1" });
  expect(host.desk("town")!.settings().verbosity).toBe("talk");
  expect((await use("town acts")).text).toContain("(undone by a keeper)");

  // Somebody who only did something is forgotten like anybody else.
  await host.desk("town")!.forget(ann);
  expect((await use("town acts")).text).not.toContain("Ann Quillon");
  expect(JSON.stringify(await store.read("acts/town"))).not.toContain("discord:2");
  await host.remove("town");
  expect(await store.read("acts/town")).toBeNull();
  await host.close();
});

it("keeps the same acts of the bar's buttons as of the commands", async () => {
  const [clock, log] = [manualClock(milliseconds(1_700_000_000_000)), { info() {}, warn() {}, error() {} }];
  const store = memoryStore();
  const host = new Host({
    model: offlineMind(),
    offline: offlineOf,
    store,
    clock,
    log,
    step: 5,
    seed: "7",
    budgetUsd: 1,
  });
  const desk = await host.found("town", "pellow-cove");
  const page = await startPreview({ port: 0, towns: host, commands, log, localTown: "town" });
  const press = async (button: string, more: object = {}, status = 200) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ member: "0123456789ab", name: "Kim", sure: true, ...more });
    expect((await fetch(new URL(button, page.url), { method: "POST", headers, body })).status).toBe(status);
  };
  const use = (words: string, options = {}) =>
    runTyped(commands, { words, options, form: null, place: null }, { member: kim, desk });
  const acts = () => desk.acts.list().map(({ what, undo }) => ({ what, undo }));
  await use("town pause");
  await use("town resume");
  await use("town pace", { times: "3x" });
  await use("town pace", { times: "1x" });
  await use("town skip", { until: "23:00", confirm: "yes" });
  const typed = acts();
  expect(typed.map(({ undo }) => undo?.kind)).toEqual(["pause", "resume", "pace", "pace", undefined]);
  await press("pause");
  await press("pause");
  await press("resume");
  await press("resume");
  await press("pace", { pace: 1 / 3 });
  await press("pace", { pace: 1 });
  await press("skip", { until: "23:00", day: 2 }, 400);
  await press("skip", { until: "23:00", day: 1 });
  expect(acts().slice(typed.length)).toEqual(typed);
  await use("town undo", { act: "8" });
  expect(desk.view().pace).toBe(1);
  await page.close();
  await host.close();
});

it("says on the page what is kept in words of the page", async () => {
  const ask = async (words: string, town: "smallville" | "smallville.zh-CN") => {
    const host = new Host({
      model: offlineMind(),
      offline: offlineOf,
      store: memoryStore(),
      clock: manualClock(milliseconds(1_700_000_000_000)),
      log: { info() {}, warn() {}, error() {} },
      step: 5,
      seed: "7",
      budgetUsd: 1,
    });
    await host.found("town", town);
    const asked = { words, options: {}, form: null, place: null };
    const { text } = await runTyped(commands, asked, { member: kim, desk: host.desk("town")! });
    await host.close();
    return text;
  };
  for (const words of ["privacy about", "help"]) {
    const english = await ask(words, "smallville");
    expect(english).toMatch(/this page|on the map/);
    expect(english).not.toMatch(/channel|server|\bbot\b|message/i);
    const chinese = await ask(words, "smallville.zh-CN");
    expect(chinese).toMatch(/网页|地图/);
    expect(chinese).not.toMatch(/频道|服务器|机器人|消息/);
  }
});

it("lets in one after the other who give no name", async () => {
  const [clock, log] = [manualClock(milliseconds(1_700_000_000_000)), { info() {}, warn() {}, error() {} }];
  const host = new Host({
    model: offlineMind(),
    offline: offlineOf,
    store: memoryStore(),
    clock,
    log,
    step: 5,
    seed: "7",
    budgetUsd: 1,
  });
  await host.found("town", "pellow-cove");
  const page = await startPreview({ port: 0, towns: host, commands, log, localTown: "town" });
  const visit = async (member: string, as: object) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ member, ...as });
    const response = await fetch(new URL("visit", page.url), { method: "POST", headers, body });
    return [response.status, ((await response.json()) as { you?: { name: string } }).you?.name];
  };
  const unnamed = { name: "访客", unnamed: true };
  expect(await visit("0123456789ab", unnamed)).toEqual([200, "访客"]);
  expect(await visit("ba9876543210", unnamed)).toEqual([200, "访客"]);
  // a name of one's own is taken once
  expect(await visit("ca9876543210", { name: "Mia" })).toEqual([200, "Mia"]);
  expect((await visit("da9876543210", { name: "Mia" }))[0]).toBe(400);
  await page.close();
  await host.close();
});
