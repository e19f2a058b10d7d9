/**
 * A day on the test Discord, with its rules and limits on and at the town's own pace: the real program, the offline mind, members who do
 * what members do. Nothing is judged here; what was broken, lost or said twice is counted.
 */

import { monitorEventLoopDelay } from "node:perf_hooks";
import { PermissionFlagsBits, SnowflakeUtil } from "discord.js";
import type { Clock } from "../../src/clock/clock.ts";
import { milliseconds } from "../../src/clock/units.ts";
import { offlineOf } from "../../src/offline/offline.ts";
import { startDiscordStage } from "../../src/stage/discord/discord-stage.ts";
import { channelName, sketchOf } from "../../src/stage/discord/keeping/founding.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import type { Json, Store } from "../../src/store/store.ts";
import type { TownDesk } from "../../src/town/desk/desk.ts";
import { loadCommands } from "../../src/town/desk/load-commands.ts";
import { loadTown } from "../../src/town/file/definition.ts";
import { Host } from "../../src/town/host.ts";
import { type Random, randomFor } from "../../src/world/chance.ts";
import { type Message, startTestDiscord, type TestDiscord } from "../discord/test-discord.ts";
import { offlineMind } from "../provider/test-models.ts";
import { fastTime } from "./fast-time.ts";
import { memberLives } from "./members-day.ts";
import { killed, mortal, nothingTried, shut, type TrialPorts } from "./trials.ts";

/** What is rehearsed. */
export interface Rehearsed {
  readonly town: string;
  /** Real hours at the default pace: 10 town minutes a minute. */
  readonly hours: number;
  readonly members: number;
  readonly seed: string;
  /** The connection is cut every minute; answers are lost, refused or fail; webhooks are deleted. */
  readonly storm: boolean;
}

const BEAT_MS = 30_000;
const HOUR_MS = 3_600_000;
/** After this a line that was asked for no longer counts as the answer. */
const PATIENCE_MS = 15_000;

/** What was asked so shortly before a kill, or after the new start, may find nobody. */
const DYING_MS = 20_000;

/** Rehearses, and counts. */
export async function rehearse({ town: file, hours, members, seed, storm }: Rehearsed) {
  const [wallFrom, wall] = [performance.now(), () => Math.round(performance.now() - wallFrom)];
  const commands = await loadCommands();
  const definition = await loadTown(file);
  const discord = await startTestDiscord({ now: () => Date.now(), fast: true });
  const guild = discord.addGuild({ name: "Rehearsal" });
  const keeper = discord.addMember(guild.id, { name: "Keeper", permissions: PermissionFlagsBits.ManageGuild });
  const general = discord.channels(guild.id)[0]!.id;
  const book = bookOf(memoryStore());
  const logged: string[] = [];
  const note = (about: object, sentence: string) => void logged.push(`${sentence} ${JSON.stringify(about)}`);
  const log = { info: () => {}, warn: note, error: note };
  const clock: Clock = {
    now: () => milliseconds(Date.now()),
    beatMs: milliseconds(BEAT_MS),
    start: (beat) => {
      const timer = setInterval(() => void beat().catch((error: unknown) => note({}, String(error))), BEAT_MS);
      return () => clearInterval(timer);
    },
    after: (delay, then) => {
      const timer = setTimeout(then, delay);
      return () => clearTimeout(timer);
    },
  };
  const pauses = monitorEventLoopDelay({ resolution: 10 });
  const time = fastTime({ packets: () => discord.gateway.told, heard: discord.gateway.heard, hung: discord.hung });
  try {
    /** One life of the program. */
    const begin = async (begun = () => {}) => {
      const { store, die } = mortal(book.store);
      const host = new Host({
        model: offlineMind(),
        offline: offlineOf,
        store,
        clock,
        log,
        step: 5,
        seed,
        budgetUsd: 1,
      });
      await host.open();
      begun();
      const stage = await startDiscordStage({
        token: discord.token,
        api: discord.api,
        towns: host,
        store,
        log,
        commands,
        sketches: [sketchOf(definition)],
        defaultTown: definition.id,
        costNote: () => "It costs nothing.",
        // The first that is said of the founding is that it is done.
        timing: { progressMs: HOUR_MS },
      });
      host.start();
      return { host, stage, die };
    };
    const starting = begin();
    await time.until(starting);
    let life = await starting;
    const downs: { readonly from: number; to: number }[] = [];
    /** Whether what was asked at a moment found nobody, or somebody who died over it. */
    const inDown = (at: number) => downs.some(({ from, to }) => at > from - DYING_MS && at < to + DYING_MS);
    const kill = async (downMs: number, begun: () => void): Promise<void> => {
      const down = { from: Date.now(), to: Number.POSITIVE_INFINITY };
      downs.push(down);
      const { host, stage, die } = life;
      die();
      // The host cannot write what it would write at an end; the connection is cut all the same.
      await host.close().catch(() => {});
      await stage.close().catch(() => {});
      await new Promise((go) => setTimeout(go, downMs));
      life = await begin(begun);
      down.to = Date.now();
    };
    const founding = keeper.slash(general, "town found", { confirm: "yes" }).reply(HOUR_MS);
    await time.until(founding);
    const id = `guild:${guild.id}`;
    let known = life.host.desk(id);
    /** The town as the latest life of the program knows it. */
    const deskNow = (): TownDesk => {
      known = life.host.desk(id) ?? known;
      return known!;
    };
    if (!known) throw new Error(`not founded: ${(await founding).content}`);
    const channels = new Map(discord.channels(guild.id).map(({ name, id: channel }) => [name, channel]));
    const channelOf = (place: string) => {
      const found = deskNow()
        .view()
        .places.find((one) => one.id === place);
      return (found && channels.get(channelName(found))) ?? null;
    };

    const end = Date.now() + hours * HOUR_MS;
    const done: Record<string, number> = {};
    const unanswered: string[] = [];
    const asked: { message: Message; name: string }[] = [];
    const lives = Array.from({ length: members }, (_, n) =>
      memberLives(discord.addMember(guild.id, { name: `Member ${n + 1}` }), {
        discord,
        get desk() {
          return deskNow();
        },
        general,
        channelOf,
        random: randomFor(seed, `member-${n}`),
        end,
        did: (kind) => {
          done[kind] = (done[kind] ?? 0) + 1;
        },
        asked: (message, name) => void asked.push({ message, name }),
        unanswered: (what, since) => {
          if (!inDown(since)) unanswered.push(what);
        },
      }),
    );
    const from = deskNow().view();
    const tried = nothingTried();
    const trials: TrialPorts = {
      discord,
      desk: deskNow,
      channelOf,
      members: storm ? ["Ann", "Ben", "Cleo"].map((name) => discord.addMember(guild.id, { name })) : [],
      fates: (place) =>
        new Map([...book.fates].flatMap(([line, one]) => (one.place === place ? [[line, one.is]] : []))),
      kill,
    };
    const day = end - Date.now();
    const tries = storm
      ? (
          [
            [0.05, shut],
            [0.25, killed],
            [0.4, killed],
            [0.55, shut],
            [0.75, killed],
          ] as const
        ).map(async ([share, work]) => {
          await new Promise((go) => setTimeout(go, share * day));
          await work(trials, tried);
        })
      : [];
    pauses.enable();
    let gusts = 0;
    const weather = storm
      ? setInterval(() => {
          // What is asked between two sessions reaches nobody.
          if (gust(discord, [...channels.values()], randomFor(seed, `gust-${gusts++}`)) === "lost")
            downs.push({ from: Date.now(), to: Date.now() });
        }, 60_000)
      : null;
    await time.until(end);
    if (weather) clearInterval(weather);
    await time.until(Promise.all([...lives, ...tries]));
    const desk = deskNow();
    const to = desk.view();
    await time.until(life.stage.idle());
    const checked = keeper.slash(general, "town check").reply();
    await time.until(checked);
    const check = (await checked).content;

    const personas = [...channels.values()].flatMap((channel) =>
      discord.messages(channel).filter(({ webhook_id }) => webhook_id && webhook_id !== discord.applicationId),
    );
    const answers = asked
      .map(({ message: { channel_id, id: asks, timestamp }, name }) => {
        const answer = personas.find(
          (one) => one.channel_id === channel_id && one.author.username === name && BigInt(one.id) > BigInt(asks),
        );
        return answer ? Date.parse(answer.timestamp) - Date.parse(timestamp) : Number.POSITIVE_INFINITY;
      })
      .filter((ms) => ms < PATIENCE_MS)
      .sort((a, b) => a - b);
    const said = (await desk.turnsAfter(from.turn, Number.POSITIVE_INFINITY)).flatMap(({ events }) =>
      events.filter((event) => event.kind === "line-said" && !event.who?.startsWith("visitor:")),
    );
    const closing = life.host.close();
    await time.until(closing);

    const fates = [...book.fates.values()];
    const shown = fates.flatMap(({ message }) => message ?? []);
    const posted = new Set(personas.map((one) => one.id));
    // Lines that named somebody who took back what they wrote are taken away by the bot itself.
    const takenAway = new Set(
      discord.requests.flatMap((one) => (one.method === "DELETE" ? one.path.split("/").at(-1)! : [])),
    );
    const byRoute: Record<string, number> = {};
    for (const { method, path } of discord.requests) count(byRoute, `${method} ${routeOf(path)}`);
    const leftOut: Record<string, number> = {};
    for (const { is, why } of fates) if (is === "left-out") count(leftOut, why ?? "");
    return {
      town: file,
      hours,
      townHours: Math.round(((to.now - from.now) / 60) * 10) / 10,
      turns: to.turn - from.turn,
      members,
      done,
      answers: { of: asked.length, within: answers.length, p50: at(answers, 0.5), p95: at(answers, 0.95) },
      lines: {
        committed: fates.length,
        shown: shown.length,
        merged: fates.filter(({ is }) => is === "merged").length,
        leftOut,
        open: fates.filter(({ is }) => is === "waiting" || is === "sending").length,
      },
      /** Said in town but not in the book, or shown, says the book, but neither there nor taken away; and there, but not in the book. */
      lost:
        said.filter(({ id: line }) => !book.fates.has(line)).length +
        shown.filter((one) => !posted.has(one) && !takenAway.has(one)).length,
      twice: posted.size - shown.filter((message) => posted.has(message)).length,
      mostLinesInAMinute: Math.max(0, ...[...channels.values()].map((channel) => densest(personas, channel))),
      requests: discord.requests.length,
      byRoute,
      gateway: { sent: discord.gateway.seen, presences: discord.presences.length },
      violations: discord.violations,
      ignored: discord.ignored,
      unhandled: discord.unhandled,
      pings: discord.pings,
      lateAcks: discord.lateAcks,
      rateLimited: discord.rateLimited,
      unanswered: [...unanswered, ...discord.unanswered().filter((one) => !inDown(SnowflakeUtil.timestampFrom(one)))],
      /** In a storm: a channel shut and mended, the program killed while people write. */
      tried,
      logged,
      check,
      /** The longest real time in which this machine, busy thinking, listened to nobody. */
      longestPauseMs: Math.round(pauses.max / 1e6),
      wallMs: wall(),
    };
  } finally {
    time.stop();
    await discord.close();
  }
}

/** A minute's bad weather, and whether the session was lost in it. */
function gust(discord: TestDiscord, channels: readonly string[], random: Random): "lost" | "kept" {
  if (random.chance(0.3)) discord.gateway.repeatOnResume(5);
  discord.dropSockets();
  const session = random.chance(0.02) ? "lost" : "kept";
  if (session === "lost") discord.gateway.forgetSessions();
  const speaking = { method: "POST", path: /^\/webhooks\/\d+\/[^/]+$/ } as const;
  if (random.chance(0.3)) discord.failNext({ ...speaking, lost: true });
  if (random.chance(0.2)) discord.failNext({ ...speaking, status: 503 });
  if (random.chance(0.1)) discord.failNext({ path: /^\/channels/, status: 500, times: 3 });
  const [hook] = random.chance(0.1) ? discord.webhooks(random.pick(channels)) : [];
  if (hook) discord.removeWebhook(hook.id);
  return session;
}

/** What the stage writes of a turn's lines. */
interface Book {
  readonly lines: readonly { id: string; place: string; fate: { is: string; answer?: boolean } }[];
}

/** The fates of lines as the stage writes them into a store. */
function bookOf(store: Store) {
  const fates = new Map<string, { is: string; place: string; message?: string; why?: string }>();
  const write = async (name: string, value: Json): Promise<void> => {
    if (/^outbox\/[^/]+\/\d+$/.test(name))
      // What a command answered is in the book so that it can be taken back; no resident says it.
      for (const { id, place, fate } of (value as unknown as Book).lines)
        if (!fate.answer) fates.set(id, { ...fate, place });
    await store.write(name, value);
  };
  return { fates, store: { ...store, write } satisfies Store };
}

const count = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

const at = (sorted: readonly number[], share: number): number | null =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;

/** "/channels/:id/messages": a path without what is in it only once. */
const routeOf = (path: string): string =>
  path
    .replace(/\/reactions\/.*/, "/reactions/…")
    .replace(/^\/(webhooks|interactions)\/\d+\/[^/]+/, "/$1/…")
    .replace(/\/\d{15,}/g, "/:id");

/** The most of a channel's lines that came within a minute. */
function densest(personas: readonly { channel_id: string; timestamp: string }[], channel: string): number {
  const times = personas.filter((one) => one.channel_id === channel).map(({ timestamp }) => Date.parse(timestamp));
  return Math.max(0, ...times.map((from) => times.filter((one) => one >= from && one < from + 60_000).length));
}
