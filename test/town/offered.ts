/** What is offered to somebody in a town that lives on no stage, and done as the page does it. */
import { expect } from "vitest";
import { manualClock } from "../../src/clock/manual.ts";
import { milliseconds } from "../../src/clock/units.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import type { TownDesk } from "../../src/town/desk/desk.ts";
import type { Member } from "../../src/town/desk/member.ts";
import { Host } from "../../src/town/host.ts";
import type { Settings } from "../../src/town/keeping/settings.ts";
import type { Suggestion } from "../../src/town/looking/suggestions.ts";
import { open } from "../opened.ts";
import { offlineBuilt, recognise } from "./living.ts";

/** Whom everything is offered to. */
export const keeper: Member = { id: "web:1", name: "Kim", keeper: true };
/** Who is offered what everybody may do. */
export const mia: Member = { id: "web:2", name: "Mia", keeper: false };

/** A town of the folder, or of such a file, and what lets it live a beat, or until so late. */
export async function living(town: string | object, settings: Partial<Settings> = {}) {
  const clock = manualClock(milliseconds(1_700_000_000_000));
  const log = { info: () => {}, warn: () => {}, error: (_: object, sentence: string) => expect(sentence).toBe("") };
  const host = new Host({
    model: offlineBuilt,
    offline: offlineOf,
    recognise,
    store: memoryStore(),
    clock,
    log,
    step: 5,
    seed: null,
    budgetUsd: 1,
    settings: { dozeMinutes: null, ...settings },
  });
  open.push(() => host.close());
  host.start();
  const desk = await host.found(
    "here",
    typeof town === "string" ? town : "",
    typeof town === "string" ? {} : { file: town },
  );
  await host.idle();
  const beat = async () => {
    await clock.beat();
    await host.idle();
  };
  const at = async (time: string) => {
    while (desk.view().clock < time) await beat();
  };
  return { host, desk, beat, at };
}

/** Does what is offered, as the page does. @throws UserError where it is refused */
export async function doIt(desk: TownDesk, member: Member, { kind, line, place, who, walks }: Suggestion) {
  if (kind === "say") return desk.say(member, place, line, who);
  if (kind === "act") return desk.act(member, place, line.replaceAll("*", ""));
  if (kind === "whisper") return desk.whisper(member, who!, line);
  if (kind === "object") {
    if (walks) await desk.go(member, place);
    return desk.setObject(member, line, null);
  }
  return desk.go(member, place);
}

/** Five things are offered through a town's morning, never the same five for long, and each of them can be done. */
export async function offersThrough(name: string): Promise<void> {
  const { desk, beat, at } = await living(name);
  await at("08:00");
  const seen: string[][] = [];
  for (let i = 0; i < 12; i++) {
    const all = desk.suggestions(mia);
    expect(all.length, desk.view().clock).toBe(5);
    expect(new Set(all.map(({ id }) => id)).size).toBe(5);
    seen.push(all.map(({ label }) => label));
    const one = all[i % all.length]!;
    const done = await doIt(desk, mia, one).catch((error: Error) => {
      throw new Error(`${desk.view().clock} ${one.label} (${one.line}): ${error.message}`);
    });
    expect(done.unheard, one.line).toBeUndefined();
    await beat();
  }
  const kept = seen.slice(1).map((all, i) => all.filter((label) => seen[i]!.includes(label)).length);
  expect(Math.max(...kept), "some stay to be pressed").toBeGreaterThanOrEqual(2);
  expect(new Set(seen.flat()).size, "and they change").toBeGreaterThan(10);
}
