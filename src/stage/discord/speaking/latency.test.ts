/**
 * Whoever is heard is answered, by a model that takes its time and with the town thinking meanwhile. How long people wait, from their
 * message to the line in the channel, is printed and not judged: machines differ. With `REAL_TIMES=1` the hold and the model take as
 * long as they do outside of tests.
 */
import { expect, test } from "vitest";
import { ownMs } from "../../../../test/discord/own-time.ts";
import { open, wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { living } from "../../../../test/discord-town/with-living-town.ts";
import { modelAt } from "../../../../test/provider/test-models.ts";
import { startTestProvider } from "../../../../test/provider/test-provider.ts";

/** As people meet it: words are held for two seconds, and a model takes one and a half. */
const [HOLD_MS, CALL_MS, ROUNDS] = process.env.REAL_TIMES ? [2_000, 1_500, 6] : [200, 150, 2];
/** Who has not been heard after so long will not be; who has is answered, however busy the machine is. */
const HEARD_MS = 2 * (HOLD_MS + CALL_MS);
const ANSWERED_MS = 200_000;
/** The default pace. */
const BEAT_MS = 30_000;

test("whoever is heard is answered, though every call takes its time and the town thinks meanwhile", async () => {
  const pace = { latencyMs: 0 };
  const provider = await startTestProvider(pace);
  open.push(() => provider.close());
  const model = modelAt(provider.baseURL);
  const { discord, guild, desk, mia, channelOf, until, clock, stage } = await living({
    model,
    timing: { holdMs: HOLD_MS },
  });
  const up = () => {
    const { people, places } = desk.view();
    return people.filter(
      (one) => one.kind === "resident" && !one.asleep && !one.walk && places.find(({ id }) => id === one.place)?.open,
    );
  };
  await until(() => desk.view().opened && desk.view().clock >= "09:30" && up().length >= 3);
  pace.latencyMs = CALL_MS;
  const people = [mia, discord.addMember(guild.id, { name: "Noor" }), discord.addMember(guild.id, { name: "Ilse" })];
  await clock.beat();
  const beats = setInterval(() => void clock.beat(), BEAT_MS);
  const heard = async (text: string) => {
    const turns = await desk.turnsAfter(Math.max(0, desk.view().turn - 60), 60);
    return turns.some(({ events }) => events.some((event) => event.kind === "line-said" && event.text === text));
  };
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const there = up();
    await Promise.all(
      people.map(async (person, i) => {
        const resident = there[(round + i) % there.length];
        if (!resident) return;
        const channel = channelOf(resident.place);
        const from = ownMs();
        const text = `${resident.name.split(" ")[0]}, how was your morning number ${round} for ${person.name}?`;
        const said = person.say(channel, text);
        const answered = () =>
          discord.messages(channel).some(({ webhook_id, id }) => webhook_id && BigInt(id) > BigInt(said.id));
        while (!answered()) {
          const waited = ownMs() - from;
          // Who walks off within the hold has not heard it; everybody else answers.
          if (waited > HEARD_MS && !(await heard(text))) return;
          expect(waited, `${resident.name} says nothing`).toBeLessThan(ANSWERED_MS);
          await new Promise((go) => setTimeout(go, 5));
        }
        waits.push(Math.round(ownMs() - from));
      }),
    );
  }
  clearInterval(beats);
  const sorted = waits.toSorted((a, b) => a - b);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1]!;
  console.log(
    JSON.stringify({ messages: waits.length, p50: sorted[Math.floor(sorted.length / 2)], p95, most: sorted.at(-1) }),
  );
  expect(waits.length).toBeGreaterThan(0);
  await stage.idle();
  wellBehaved(discord);
});
