// What this tab hears of the town. All tabs of a browser share one stream, as a browser opens only six connections to a server: a worker
// of all tabs holds it; where there is none, one tab does and tells the others; where that cannot be either, each tab has its own.
import { get, self, where } from "./api.js";
import { withParts } from "./parts.js";
import { openSource } from "./source.js";

/** @typedef {import("./source.js").Message} Message */
/** How a tab hears of the stream: `ask` for the whole view, `mend` when nothing has come for long. @typedef {{ ask: () => void, mend: () => void }} Link */

/** So often it is looked whether anything came; the server says something every two seconds. */
const LOOK_MS = 4000;
const SILENT_MS = 9000;
const AGAIN_MS = 2000;

/**
 * Hears of turns and views, each turn once and in order, whatever becomes of other tabs. The first beat comes when the past is told.
 * @param {{ turn: (turn: any) => void, view: (view: any) => void, gone: () => void, beat: () => void, struck: (events: string[]) => void, lost: (why: "full" | "silent") => void }} on
 */
export function listen(on) {
  const query = new URLSearchParams({ town: where.town, member: self.member }).toString();
  let heard = Date.now();
  /** @type {any} */
  let view = null;
  let [stream, n] = ["", 0];
  /** The last turn told; null before the past is. @type {number | null} */
  let upTo = null;
  /** Turns that wait until the past is told; null once it is. @type {any[] | null} */
  let waiting = [];
  let reading = 0;

  const tell = (/** @type {any} */ turn) => {
    if (upTo !== null && turn.turn <= upTo) return;
    upTo = turn.turn;
    on.turn(turn);
  };

  /** Reads what came since the last turn told: a stream tells only what comes after it was opened. */
  async function catchUp() {
    waiting ??= [];
    const nth = ++reading;
    /** @type {{ turns: any[], upTo: number } | null} */
    const past = await get("turns", upTo === null ? {} : { since: upTo }).catch(() => null);
    if (nth !== reading) return;
    if (!past) return void setTimeout(() => nth === reading && catchUp(), AGAIN_MS);
    for (const turn of past.turns) tell(turn);
    upTo = Math.max(upTo ?? 0, past.upTo);
    const missed = waiting;
    waiting = null;
    for (const turn of missed) tell(turn);
    on.beat();
  }

  /** @param {Message} message */
  function take(message) {
    heard = Date.now();
    switch (message.kind) {
      case "view":
        // what another tab asked for, or a tab that slept and was replaced
        if (message.stream < stream || (message.stream === stream && message.n <= n)) return;
        ({ view, stream, n } = message);
        on.view(view);
        return void catchUp();
      case "parts":
        if (message.stream < stream || (message.stream === stream && message.n <= n)) return;
        if (message.stream > stream || message.n > n + 1) return link.ask();
        n = message.n;
        view = withParts(view, message.parts);
        return on.view(view);
      case "turn":
        return waiting ? void waiting.push(message.turn) : tell(message.turn);
      case "struck":
        return on.struck(message.events);
      case "lost":
        return on.lost(message.why);
      case "beat":
        return waiting ? undefined : on.beat();
      default:
        return on[message.kind]();
    }
  }

  let link = linked();
  /** @returns {Link} */
  function linked() {
    if ("SharedWorker" in window)
      return byWorker(query, take, () => {
        link = besides();
      });
    return besides();
  }
  /** Without a worker. @returns {Link} */
  function besides() {
    if ("BroadcastChannel" in window && "locks" in navigator) return byChannel(query, take);
    openSource(query, take);
    return { ask: () => {}, mend: () => {} };
  }

  let asked = false;
  setInterval(() => {
    const silent = Date.now() - heard > SILENT_MS;
    if (silent && asked) link.mend();
    else if (silent) link.ask();
    asked = silent && !asked;
  }, LOOK_MS);
  // a tab that comes back out of the browser's memory may have missed anything
  window.addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    [stream, n] = ["", 0];
    link.mend();
  });
}

/**
 * By the worker of all tabs; `none` when there can be none after all.
 * @param {string} query @param {(message: Message) => void} take @param {() => void} none
 * @returns {Link}
 */
function byWorker(query, take, none) {
  const page = `page ${Date.now()} ${Math.random()}`;
  /** @type {SharedWorker | undefined} */
  let worker;
  function join() {
    worker = new SharedWorker("/stream-worker.js", { type: "module", name: "stream" });
    worker.addEventListener("error", none, { once: true });
    worker.port.onmessage = ({ data }) => take(data);
    worker.port.postMessage({ join: query, town: where.town, page });
  }
  // held for as long as this tab lives, and before the worker waits for it
  if (navigator.locks)
    void navigator.locks.request(page, () => {
      join();
      return new Promise(() => {});
    });
  else join();
  return {
    ask: () => worker?.port.postMessage({ ask: true }),
    mend: () => {
      worker?.port.postMessage({ leave: true });
      if (worker) worker.port.onmessage = null;
      join();
    },
  };
}

/**
 * By whichever tab holds the lock: it has the stream and tells the others. When it closes, the next one has the lock; when it
 * sleeps, another takes it.
 * @param {string} query @param {(message: Message) => void} take
 * @returns {Link}
 */
function byChannel(query, take) {
  const name = `stream ${where.town}`;
  const channel = new BroadcastChannel(name);
  /** @type {import("./source.js").Source | null} */
  let source = null;
  channel.onmessage = ({ data }) => {
    if (data !== "ask") return source ? undefined : take(data);
    const whole = source?.whole();
    if (whole) channel.postMessage(whole);
  };
  const tell = (/** @type {Message} */ message) => {
    take(message);
    channel.postMessage(message);
  };
  let turn = new AbortController();
  /** @param {boolean} steal */
  function lead(steal) {
    turn.abort();
    turn = new AbortController();
    /** @type {import("./source.js").Source | null} */
    let mine = null;
    const led = () => {
      mine = source = openSource(query, tell);
      return new Promise(() => {});
    };
    navigator.locks.request(name, steal ? { steal } : { signal: turn.signal }, led).catch(() => {
      if (!mine) return;
      // another tab took it, as this one slept
      mine.close();
      source = null;
      lead(false);
    });
  }
  const ask = () => channel.postMessage("ask");
  lead(false);
  ask();
  return { ask, mend: () => source ?? lead(true) };
}
