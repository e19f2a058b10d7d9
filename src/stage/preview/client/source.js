// One stream of a town from the server, for as many tabs as there are: it keeps the view that it was told, so that a tab that joins
// later has it at once. Used by a tab, or by the worker of all tabs (stream-worker.js).
import { withParts } from "./parts.js";

/**
 * What a stream tells a tab. `n` counts the views of one `stream`, so that parts are put into the view they were made for; of two streams
 * the one opened later has the greater name.
 * @typedef {{ kind: "view", stream: string, n: number, view: any } | { kind: "parts", stream: string, n: number, parts: import("./parts.js").Parts }
 *   | { kind: "turn", turn: any } | { kind: "struck", events: string[] } | { kind: "beat" | "gone" } | { kind: "lost", why: "full" | "silent" }} Message
 * @typedef {{ whole: () => Message | null, close: () => void }} Source
 */

/** How long until a server that refused is asked again, and how often it may not know the town before the town is gone. */
const AGAIN_MS = 4000;
const PATIENCE = 5;

/**
 * Opens a town's stream from now on; comes back by itself, and then tells the whole view anew.
 * @param {string} query whose town, and who asks
 * @param {(message: Message) => void} tell
 * @returns {Source}
 */
export function openSource(query, tell) {
  const url = `/events?${query}&since=now`;
  const stream = `${Date.now()} ${Math.random()}`;
  let n = 0;
  /** @type {any} */
  let view = null;
  let unknown = 0;
  /** @type {EventSource} */
  let source;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const whole = () => (view ? /** @type {Message} */ ({ kind: "view", stream, n, view }) : null);

  function open() {
    source = new EventSource(url);
    const on = (/** @type {string} */ name, /** @type {(data: any) => void} */ act) =>
      source.addEventListener(name, (event) => act(JSON.parse(event.data)));
    on("view", (data) => {
      [view, n, unknown] = [data, n + 1, 0];
      tell({ kind: "view", stream, n, view });
    });
    on("parts", (parts) => {
      [view, n] = [withParts(view, parts), n + 1];
      tell({ kind: "parts", stream, n, parts });
    });
    on("turn", (turn) => tell({ kind: "turn", turn }));
    on("struck", (events) => tell({ kind: "struck", events }));
    on("beat", () => tell({ kind: "beat" }));
    on("gone", () => tell({ kind: "gone" }));
    source.addEventListener("error", () => {
      // after a refusal it does not come back by itself
      if (source.readyState === EventSource.CLOSED) void refused();
      else tell({ kind: "lost", why: "silent" });
    });
  }

  async function refused() {
    const status = await fetch(url, { method: "HEAD" }).then(
      (response) => response.status,
      () => 0,
    );
    unknown = status === 404 ? unknown + 1 : 0;
    if (unknown >= PATIENCE) tell({ kind: "gone" });
    else if (status !== 200) tell({ kind: "lost", why: status === 503 ? "full" : "silent" });
    timer = setTimeout(open, status === 200 ? 0 : AGAIN_MS);
  }

  open();
  return {
    whole,
    close: () => {
      clearTimeout(timer);
      source.close();
    },
  };
}
