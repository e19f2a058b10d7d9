/** What a storm of the rehearsal tries besides the weather: a channel shut and mended, and the program killed while people write. */
import { PermissionFlagsBits } from "discord.js";
import { type Json, type Store, StoreError } from "../../src/store/store.ts";
import type { TownDesk } from "../../src/town/desk/desk.ts";
import type { Member, TestDiscord } from "../discord/test-discord.ts";

/** What a trial needs. */
export interface TrialPorts {
  readonly discord: TestDiscord;
  /** The town as it is now, whichever process keeps it. */
  desk(): TownDesk;
  channelOf(place: string): string | null;
  /** Members of their own, so that nobody's flood is mistaken for a loss. */
  readonly members: readonly Member[];
  /** The fates of lines by place, as they are in the book. */
  fates(place: string): ReadonlyMap<string, string>;
  /** Ends the process without a word, waits, and begins another; `begun` is called when it begins to connect. */
  kill(downMs: number, begun: () => void): Promise<void>;
}

/** What came of it. */
export interface Tried {
  readonly shut: { times: number; queued: number; came: number; leftOut: number; open: number };
  readonly killed: {
    times: number;
    written: number;
    taken: number;
    turnedAway: number;
    lost: number;
    outOfOrder: number;
  };
}

const SECOND = 1_000;
const wait = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));

/** Nothing tried yet. */
export const nothingTried = (): Tried => ({
  shut: { times: 0, queued: 0, came: 0, leftOut: 0, open: 0 },
  killed: { times: 0, written: 0, taken: 0, turnedAway: 0, lost: 0, outOfOrder: 0 },
});

/** A channel in which somebody is up may no longer be spoken in; what is said there meanwhile comes when it may. */
export async function shut(ports: TrialPorts, { shut: tried }: Tried): Promise<void> {
  const { discord, fates } = ports;
  let [place, channel, queued]: [string, string, readonly string[]] = ["", "", []];
  const waiting = () => [...fates(place)].filter(([, is]) => is === "waiting").map(([id]) => id);
  // Whoever is asked may be on their way: then somebody else is.
  for (let rounds = 0; rounds < 8 && queued.length === 0; rounds++) {
    if (channel) discord.denyInChannel(channel, 0n);
    const about = ports
      .desk()
      .view()
      .people.filter((one) => one.kind === "resident" && !one.asleep && !one.walk);
    const homes = new Set(
      ports
        .desk()
        .view()
        .places.flatMap(({ id, home }) => (home ? id : [])),
    );
    const who = about.find((one) => !homes.has(one.place)) ?? about[rounds % about.length];
    place = who?.place ?? "";
    channel = ports.channelOf(place) ?? "";
    if (!who || !channel) continue;
    discord.denyInChannel(channel, PermissionFlagsBits.ManageWebhooks);
    for (const hook of discord.webhooks(channel)) discord.removeWebhook(hook.id);
    for (const member of ports.members) {
      member.say(channel, `${who.name.split(" ")[0]}, can you hear me?`);
      await wait(15 * SECOND);
    }
    queued = waiting();
  }
  discord.denyInChannel(channel, 0n);
  for (let waits = 0; waits < 30 && queued.some((id) => waiting().includes(id)); waits++) await wait(5 * SECOND);
  const after = queued.map((id) => fates(place).get(id));
  tried.times++;
  tried.queued += queued.length;
  tried.came += after.filter((is) => is === "shown" || is === "merged").length;
  tried.leftOut += after.filter((is) => is === "left-out").length;
  tried.open += after.filter((is) => is === "waiting" || is === "sending").length;
}

/** The process is killed; people write while it is gone and from the moment it begins again: each line is taken, once, in its order. */
export async function killed(ports: TrialPorts, { killed: tried }: Tried): Promise<void> {
  const { discord, desk, channelOf, members, kill } = ports;
  const places = desk()
    .view()
    .places.flatMap(({ id, home, open }) => {
      const channel = home || !open ? null : channelOf(id);
      return channel ? [[id, channel] as const] : [];
    })
    .slice(0, 3);
  const written: { readonly place: string; readonly id: string; readonly channel: string }[] = [];
  const sayAll = () => {
    for (const [n, [place, channel]] of places.entries())
      written.push({ place, channel, id: members[n % members.length]!.say(channel, `Number ${written.length}.`).id });
  };
  let begun = false;
  const dying = kill(20 * SECOND, () => {
    begun = true;
  });
  sayAll();
  await wait(10 * SECOND);
  sayAll();
  while (!begun) await wait(SECOND);
  for (let times = 0; times < 4; times++) {
    sayAll();
    await wait(SECOND / 4);
  }
  await dying;
  await wait(40 * SECOND);
  const signs = new Set(["🚪", "🚫", "🐢"]);
  for (const [place, channel] of places) {
    const here = written.filter((one) => one.channel === channel).map(({ id }) => id);
    const handled = desk()
      .handled(place)
      .flatMap((key) => key.split("/")[0]!)
      .filter((id) => here.includes(id));
    const turnedAway = discord
      .messages(channel)
      .filter(
        ({ id, reactions }) =>
          here.includes(id) && !handled.includes(id) && reactions?.some(({ emoji }) => signs.has(emoji.name ?? "")),
      );
    tried.written += here.length;
    tried.taken += new Set(handled).size;
    tried.turnedAway += turnedAway.length;
    tried.lost += here.length - new Set(handled).size - turnedAway.length;
    if (handled.some((id, n) => n > 0 && BigInt(id) < BigInt(handled[n - 1]!))) tried.outOfOrder++;
  }
  tried.times++;
}

/** A store as one process has it: when that is killed, nothing of it reaches the disk any more. */
export function mortal(store: Store): { readonly store: Store; readonly die: () => void } {
  let dead = false;
  const alive = new Proxy(store, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name);
      if (typeof own !== "function") return own;
      return (...given: Json[]) =>
        dead ? Promise.reject(new StoreError("failed", "The process was killed.")) : own.apply(target, given);
    },
  });
  return {
    store: alive,
    die: () => {
      dead = true;
    },
  };
}
