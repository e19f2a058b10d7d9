// The bar on top: town, time, pause and what it costs; beside it is how fast time goes (pace.js).

import { post } from "./api.js";
import { byId, fill, h } from "./dom.js";
import { say } from "./language.js";
import { daylight } from "./map.js";
import { toast } from "./toast.js";
import { town } from "./town.js";
import { capital } from "./words.js";

const STATES = { running: "running", paused: "paused", dozing: "dozing", waiting: "waiting", stopped: "stopped" };

/** Starts the bar. */
export function startBar() {
  const pause = byId("pause");
  const cost = byId("cost");
  const more = byId("cost-more");

  /** What was done shows in the bar itself. @param {string} verb */
  const use = async (verb) => {
    try {
      await post(verb);
    } catch (error) {
      toast(error.message, "sorry");
    }
  };
  pause.addEventListener("click", () => void use(town.view.state === "running" ? "pause" : "resume"));
  cost.addEventListener("click", () => {
    more.hidden = !more.hidden;
    cost.setAttribute("aria-expanded", String(!more.hidden));
  });
  document.addEventListener("click", (event) => {
    if (
      !more.hidden &&
      !more.contains(/** @type {Node} */ (event.target)) &&
      !cost.contains(/** @type {Node} */ (event.target))
    )
      cost.click();
  });
  document.addEventListener("keydown", (event) => event.key === "Escape" && !more.hidden && cost.click());

  town.on("view", (view) => {
    document.title = `${view.name}, ${view.clock}`;
    put("town-name", view.name);
    put("clock", view.clock);
    put("date", view.date);
    byId("date").title = say("Day {day}", { day: view.day });
    const { night, warm } = daylight(view.now);
    put("sky", night > 0.5 ? "🌙" : warm > 0.3 ? (view.now % 1440 < 720 ? "🌅" : "🌇") : "☀️");
    const state = byId("state");
    put(
      "state",
      view.opened ? say(STATES[/** @type {keyof typeof STATES} */ (view.state)] ?? view.state) : say("not open yet"),
    );
    state.className = `state ${view.state}`;
    state.title = view.why || (view.opened ? "" : say("Not open yet: it lives unseen until then."));
    document.body.dataset.state = view.state;
    const runs = view.state === "running";
    fill(pause, String(runs), () => [runs ? "❚❚" : "▶\uFE0E"]);
    pause.setAttribute(
      "aria-label",
      runs ? say("Pause the town") : view.state === "dozing" ? say("Wake the town") : say("Let the town go on"),
    );
    pause.title = pause.getAttribute("aria-label");
    costs(view.costs);
    const outage = view.state === "waiting" || view.state === "stopped" ? view.why : "";
    const wrong = [outage, ...view.costs.troubles].filter(Boolean).map((one) => `⚠️ ${one}`);
    stands = [stillness(view), ...wrong].filter(Boolean).join(" ");
    notice();
  });

  /** What keeps the town from going on, or nothing. */
  let stands = "";
  /** @type {"silent" | "full" | null} */
  let lost = null;
  function notice() {
    const text =
      lost === "full"
        ? say("As many pages show this town as it can tell. Close one, and this one goes on by itself.")
        : lost
          ? say("The town's program does not answer; it is started with npm start. Trying again …")
          : stands;
    put("trouble", text);
    byId("trouble").hidden = text === "";
  }

  /** @param {any} all */
  function costs(all) {
    const offline = all.model === "offline";
    cost.textContent = offline
      ? say("Offline · free")
      : say("${usd} of ${budget}", { usd: all.usd.toFixed(2), budget: all.budgetUsd.toFixed(2) });
    cost.title = say("What the town costs today");
    fill(more, JSON.stringify(all), () => [
      h("h2", {}, say("Today’s bill")),
      h(
        "p",
        {},
        offline
          ? say("The town lives offline: its words come from stand-ins on this machine, and cost nothing.")
          : say("{model}: {requests} requests, {input} tokens in ({cached} cached), {output} out.", {
              model: capital(all.model),
              requests: all.requests,
              input: count(all.input),
              cached: count(all.cached),
              output: count(all.output),
            }),
      ),
      Object.keys(all.byStep).length > 0
        ? h(
            "table",
            {},
            h(
              "thead",
              {},
              h(
                "tr",
                {},
                ...[say("Step"), say("asked"), say("stood in"), "$"].map((text) => h("th", { scope: "col" }, text)),
              ),
            ),
            h(
              "tbody",
              {},
              ...Object.entries(all.byStep).map(([step, it]) =>
                h(
                  "tr",
                  {},
                  h("th", { scope: "row" }, step.replaceAll("-", " ")),
                  h("td", {}, count(it.asked)),
                  h("td", {}, count(it.fellBack)),
                  h("td", {}, it.usd.toFixed(3)),
                ),
              ),
            ),
          )
        : h("p", { class: "under" }, say("Nothing asked yet.")),
    ]);
  }

  return {
    /** Says that nothing is heard of the program, or why; null when it is back. @param {"silent" | "full" | null} why */
    lost(why) {
      lost = why;
      document.body.classList.toggle("lost", why !== null);
      notice();
    },
  };
}

/** Why nothing moves, and the way on, in one sentence; empty where it moves. @param {any} view */
function stillness(view) {
  if (!view.opened) return "";
  if (view.state === "paused")
    return say("The town stands still since {clock}. Press ▶ to let it go on.", { clock: view.clock });
  if (view.state === "dozing")
    return say("The town dozes since {clock}, as nobody was here. Press ▶, or say something, to wake it.", {
      clock: view.clock,
    });
  return "";
}

/** Writes a text where it is another: what is selected of it stays selected. @param {string} id @param {string} text */
function put(id, text) {
  const element = byId(id);
  if (element.textContent !== text) element.textContent = text;
}

/** @param {number} n */
const count = (n) => n.toLocaleString("en");
