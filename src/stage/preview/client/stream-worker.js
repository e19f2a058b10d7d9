// The worker that all tabs of a browser share: one stream a town, told to every tab that shows it.
import { openSource } from "./source.js";

/** @typedef {{ join: string, town: string, page: string } | { ask: true } | { leave: true }} Wish */

/** @type {Map<string, { source: import("./source.js").Source, ports: Set<MessagePort> }>} */
const towns = new Map();

addEventListener("connect", (event) => {
  const port = /** @type {MessageEvent} */ (event).ports[0];
  if (!port) return;
  let town = "";
  const leave = () => {
    const open = towns.get(town);
    open?.ports.delete(port);
    if (open?.ports.size !== 0) return;
    open.source.close();
    towns.delete(town);
  };
  port.onmessage = ({ data }) => {
    const wish = /** @type {Wish} */ (data);
    if ("leave" in wish) return leave();
    if ("join" in wish) {
      town = wish.town;
      const ports = towns.get(town)?.ports ?? new Set();
      ports.add(port);
      if (!towns.has(town)) {
        const source = openSource(wish.join, (message) => {
          for (const one of ports) one.postMessage(message);
        });
        towns.set(town, { source, ports });
      }
      // a tab holds this lock as long as it lives
      void navigator.locks?.request(wish.page, leave);
    }
    const whole = towns.get(town)?.source.whole();
    if (whole) port.postMessage(whole);
  };
});
