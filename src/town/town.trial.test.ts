/** A living town into whose every tick visitors speak: what is stored is what lives (design sections 2.4, 2.5, 10). */
import { beforeAll, describe, expect, it } from "vitest";
import { alex, bea, groundOf, linesIn, livedAgain, ofAnswer, ofTick, records } from "../../test/town/lived-again.ts";
import { heldModel, until, wholeOf } from "../../test/town/living.ts";
import { memoryStore } from "../store/memory-store.ts";
import type { Json } from "../store/store.ts";
import type { TownEvent } from "../world/events.ts";
import { UserError } from "../world/user-error.ts";
import { type Act, takeAct } from "./acts/take-act.ts";
import { loadTown, type TownDefinition } from "./file/definition.ts";
import { Town } from "./town.ts";
import type { TurnRecord } from "./turn-record.ts";

describe("a morning with visitors who speak into every tick", () => {
  const events: TownEvent[] = [];
  let town: Town;
  let turns: TurnRecord[];
  let taken: { act: string; at: number }[] = [];
  let smallville: TownDefinition;
  beforeAll(async () => {
    smallville = await loadTown("smallville");
    const model = heldModel();
    const store = memoryStore();
    town = await Town.found(groundOf(smallville, store, { model }), "5", 5, (one) => events.push(...one.events));
    await until(town, 8 * 60);
    taken = [];
    const words = ["Good morning!", "What are you doing today?", "Who is Klaus?", "Is there a party?", "How are you?"];
    for (let i = 0; town.state.now < 11 * 60; i++) {
      // Now the answers are slow, now the tick is.
      model.hold(i % 2 === 0 ? ofTick : ofAnswer);
      const ticking = town.tick();
      if (i % 2 === 0) await Promise.race([model.waiting(), ticking]);
      for (const actor of i % 3 === 0 ? [alex, bea] : [alex]) {
        const awake = [...town.state.world.people.values()].filter((one) => one.kind === "resident" && !one.asleep);
        const to = awake[(i * 7) % awake.length]!;
        const act: Act = { kind: "say", place: to.spot.place, text: words[i % words.length]!, to: to.id };
        await takeAct(town, actor, act).then(
          (one) => taken.push({ act: one.act, at: town.state.now }),
          (error: unknown) => {
            if (!(error instanceof UserError)) throw error;
          },
        );
      }
      if (i % 5 === 4) {
        await takeAct(town, alex, { kind: "leave" }).catch((error: unknown) => {
          if (!(error instanceof UserError)) throw error;
        });
      }
      model.release();
      await ticking;
      while (town.state.engaged.size > 0) await new Promise((resolve) => setImmediate(resolve));
    }
    turns = await records(store, town);
  });

  it("is the same when it is lived again", async () => {
    expect(taken.length).toBeGreaterThan(25);
    expect(wholeOf(await livedAgain(smallville, turns, "5"))).toBe(wholeOf(town.state));
  });

  it("leaves nobody with a memory of a line that was not said, nor with one twice", () => {
    const lines = new Map(linesIn(events).map((line) => [line.line, line]));
    const heard = new Set<string>();
    let count = 0;
    for (const event of events) {
      if (event.kind !== "memory-kept" || event.memory.source.how !== "heard") continue;
      const { source, text, scene } = event.memory;
      const line = lines.get(source.line);
      expect(line, source.line).toBeDefined();
      expect(text).toContain(line!.text.slice(0, 60));
      expect([line!.who, line!.talk]).toEqual([source.from, scene]);
      const key = `${event.who} ${source.line}`;
      expect(heard.has(key), key).toBe(false);
      heard.add(key);
      count++;
    }
    expect(count).toBeGreaterThan(100);
  });

  it("answers whoever was still there to be answered", () => {
    const replies = new Set(linesIn(events).map(({ answers }) => answers));
    const unanswered = taken.filter(({ act }) => !replies.has(act));
    // One in five ticks a visitor walks off before the answer.
    expect(unanswered.length).toBeLessThan(taken.length / 4);
  });

  it("keeps every act as an input: who, what, and which turn", () => {
    const acts = turns.filter(({ kind }) => kind === "act").map(({ act }) => act as unknown as { [key: string]: Json });
    expect(acts[0]).toMatchObject({ kind: "say", by: alex });
    expect(turns.every(({ base }, i) => base <= i)).toBe(true);
  });
});
