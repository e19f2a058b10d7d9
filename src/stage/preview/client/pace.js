// How fast time goes in town, in the bar: three paces, and skips to the evening, to tomorrow or to whatever is worth seeing next.

import { post } from "./api.js";
import { byId, fill, h } from "./dom.js";
import { say } from "./language.js";
import { toast } from "./toast.js";
import { town } from "./town.js";

/** The paces of the bar, as beats of the clock that a turn takes. */
const PACES = [
  { pace: 1, label: "1×" },
  { pace: 1 / 3, label: "3×" },
  { pace: 1 / 10, label: "10×" },
];

/** A pace of the bar, or one that somebody set beside it. @param {number} pace */
const labelOf = (pace) => PACES.find((one) => one.pace === pace)?.label ?? `1/${pace}×`;

/** Starts the control. */
export function startPace() {
  const box = byId("pace");
  const speeds = h("div", { class: "speeds", role: "group", "aria-label": say("Speed of the town") });
  const menu = h("div", { id: "skip-menu", class: "pop", role: "menu", "aria-label": say("Skip ahead"), hidden: true });
  const open = h(
    "button",
    {
      type: "button",
      class: "skips",
      "aria-haspopup": "menu",
      "aria-expanded": "false",
      "aria-controls": menu.id,
      title: say("Skip ahead"),
      "aria-label": say("Skip ahead"),
    },
    h("span", { "aria-hidden": "true" }, "▸▸"),
  );
  const moments = [
    {
      until: "interesting",
      text: say("To the next interesting thing"),
      under: say("news, something odd, a talk, an event"),
    },
    { until: "evening", text: say("To the evening"), under: "18:00" },
    { until: "tomorrow", text: say("To tomorrow morning"), under: "" },
  ];
  menu.append(
    ...moments.map(({ until, text, under }) =>
      h(
        "button",
        { type: "button", role: "menuitem", tabindex: "-1", data: { until }, onclick: () => void skip(until) },
        text,
        under ? h("small", {}, under) : null,
      ),
    ),
  );
  box.append(speeds, h("div", { class: "skip-to" }, open, menu));

  /** @returns {any[]} */
  const items = () => [...menu.querySelectorAll('[role="menuitem"]')];
  /** @param {boolean} shown */
  function show(shown) {
    menu.hidden = !shown;
    open.setAttribute("aria-expanded", String(shown));
  }
  open.addEventListener("click", () => {
    show(menu.hidden);
    if (!menu.hidden) items()[0]?.focus();
  });
  menu.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    const all = items();
    const at = all.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") {
      show(false);
      if (event.key === "Escape") open.focus();
    } else if (to !== undefined) {
      event.preventDefault();
      all[to % all.length].focus();
    }
  });
  document.addEventListener("click", (event) => {
    if (!menu.hidden && !box.contains(/** @type {Node} */ (event.target))) show(false);
  });

  /**
   * Does what may have to be asked about first, since it costs money or goes far.
   * @param {"pace" | "skip"} verb
   * @param {Record<string, unknown>} body
   * @returns {Promise<any>} null where it was asked, and goes on when the question is answered
   */
  async function asked(verb, body) {
    try {
      const done = await post(verb, body);
      if (!done.ask) return done;
      const { ask, label, day } = done;
      toast(ask, "told", { label, act: () => void use(verb, { ...body, day, sure: true }) });
    } catch (error) {
      toast(error.message, "sorry");
    }
    return null;
  }
  /** @param {"pace" | "skip"} verb @param {Record<string, unknown>} body */
  async function use(verb, body) {
    box.dataset.busy = verb;
    open.setAttribute("aria-busy", String(verb === "skip"));
    const done = await asked(verb, body);
    delete box.dataset.busy;
    open.removeAttribute("aria-busy");
    if (verb !== "skip" || !done) return;
    if (done.place) town.selectPlace(done.place);
    toast(done.said);
  }
  /** @param {number} pace */
  function ask(pace) {
    hurried = pace < 1 ? pace : null;
    void use("pace", { pace });
  }
  /** @param {string} until */
  async function skip(until) {
    show(false);
    open.focus();
    await use("skip", { until });
  }

  /** A quicker pace that somebody asked for just now. @type {number | null} */
  let hurried = null;
  town.on("view", (view) => {
    const paces = PACES.some(({ pace }) => pace === view.pace)
      ? PACES
      : [{ pace: view.pace, label: labelOf(view.pace) }, ...PACES];
    fill(speeds, JSON.stringify(paces), () =>
      paces.map(({ pace, label }) =>
        h("button", { type: "button", data: { pace: String(pace) }, onclick: () => ask(pace) }, label),
      ),
    );
    speeds.title = view.eased
      ? say("While somebody talks with residents, the town takes its time.")
      : say("Speed of the town");
    // else one would press, and see nothing go faster
    if (hurried === view.pace) {
      hurried = null;
      if (view.eased) toast(speeds.title);
    }
    speeds.dataset.eased = String(view.eased);
    for (const button of speeds.children)
      button.setAttribute("aria-pressed", String(Number(button.dataset.pace) === view.pace));
    open.disabled = view.state === "paused" || view.state === "stopped" || !view.opened;
  });
}
