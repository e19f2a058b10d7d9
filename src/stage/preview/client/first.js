// The first visit of a browser to a town: the day so far in fifteen seconds, then the town as it lives, where somebody greets whoever came.

import { get, post, where } from "./api.js";
import { byId, h } from "./dom.js";
import { say } from "./language.js";
import { morningOf } from "./morning.js";
import { after, calm, playNow } from "./time.js";
import { town } from "./town.js";
import { clockText, firstName } from "./words.js";

/** How long the day so far takes. */
const LAPSE_MS = 15_000;
/** The first of its pictures is taken up behind a curtain. */
const CURTAIN_MS = 700;
/** Where nobody is up to greet somebody, it is tried again so often. */
const AGAIN = { ms: 5_000, most: 60 };

/** Whether this browser was here before; true where it cannot remember, or it would be new at every load. */
function wasHere() {
  try {
    const key = `first:${where.town}`;
    if (localStorage.getItem(key)) return true;
    localStorage.setItem(key, "seen");
    return localStorage.getItem(key) === null;
  } catch {
    return true;
  }
}

/** @returns {Promise<{ holds: (kind: "turn" | "view", data: any) => boolean, begin: () => Promise<void> }>} */
export async function startFirst() {
  const { isNew } = await get("first").catch(() => ({ isNew: false }));
  const first = isNew && !document.hidden && !wasHere();
  if (!first) return { holds: () => false, begin: async () => {} };

  /** @type {any[]} */
  const turns = [];
  town.on("turn", (turn) => town.catchingUp && turns.push(turn));
  if (!calm.matches) document.body.classList.add("curtain");
  /** What came of the town while its past was shown. @type {{ kind: "turn" | "view", data: any }[] | null} */
  let held = null;

  return {
    holds(kind, data) {
      if (!held) return false;
      // only the latest view counts
      if (kind === "view") held = held.filter((one) => one.kind !== "view");
      held.push({ kind, data });
      return true;
    },
    async begin() {
      const now = town.view;
      const morning = calm.matches ? null : morningOf(turns, now, (id) => firstName(town.nameOf(id)));
      if (morning) {
        held = [{ kind: "view", data: now }];
        await lapse(morning);
        const all = held;
        held = null;
        for (const { kind, data } of all) if (kind === "turn") town.takeTurn(data);
        for (const { kind, data } of all) if (kind === "view") town.takeView(data);
      }
      document.body.classList.remove("curtain");
      await greeted();
    },
  };
}

/**
 * Shows the day so far, until it is over or somebody wants to go on.
 * @param {import("./morning.js").Morning} morning
 */
async function lapse({ from, to, frames, captions }) {
  const clock = h("strong", { class: "clock" }, clockText(from));
  const caption = h("p", { class: "told" });
  const bar = h("i", {});
  const box = h(
    "div",
    { id: "lapse", role: "group", "aria-label": say("The day so far, quickly") },
    h("div", { class: "head" }, h("span", {}, say("The day so far")), clock),
    caption,
    h(
      "div",
      { class: "foot" },
      h("div", { class: "bar", "aria-hidden": "true" }, bar),
      h("button", { type: "button" }, say("Skip to now")),
    ),
  );
  byId("map").append(box);
  const stepMs = LAPSE_MS / frames.length;
  town.takeView({ ...frames[0], turnMs: 100 });
  let over = false;
  /** @type {() => void} */
  let skip = () => {};
  const skipped = new Promise((resolve) => {
    skip = () => {
      over = true;
      resolve(null);
    };
  });
  document.addEventListener("keydown", skip);
  document.addEventListener("pointerdown", skip);
  document.addEventListener("visibilitychange", skip);
  const wait = (/** @type {number} */ ms) =>
    Promise.race([skipped, new Promise((then) => after(ms, () => then(null)))]);
  await wait(CURTAIN_MS);
  document.body.classList.remove("curtain");
  const began = playNow();
  function run() {
    if (over) return;
    const part = Math.min(1, (playNow() - began) / LAPSE_MS);
    const at = from + (to - from) * part;
    clock.textContent = clockText(at);
    bar.style.transform = `scaleX(${part})`;
    const told = captions.findLast((one) => one.at <= at);
    if (told && caption.dataset.at !== String(told.at)) {
      caption.dataset.at = String(told.at);
      const place = town.placeOf(told.place ?? "");
      caption.replaceChildren(told.text, place ? h("small", {}, ` ${place.name}`) : "");
      caption.classList.remove("fresh");
      void caption.offsetWidth;
      caption.classList.add("fresh");
    }
    requestAnimationFrame(run);
  }
  run();
  for (const frame of frames.slice(1)) {
    await wait(stepMs);
    if (over) break;
    town.takeView({ ...frame, turnMs: stepMs * 2 });
  }
  over = true;
  document.removeEventListener("keydown", skip);
  document.removeEventListener("pointerdown", skip);
  document.removeEventListener("visibilitychange", skip);
  box.remove();
}

/** Walks the newcomer in, as soon as somebody is up who greets them. */
async function greeted() {
  for (let i = 0; i < AGAIN.most && !town.me; i += 1) {
    const done = document.hidden ? null : await post("welcome").catch(() => null);
    if (done?.you) {
      town.setMe(done.you);
      town.selectPlace(done.you.place);
      return;
    }
    await new Promise((again) => after(AGAIN.ms, () => again(null)));
  }
}
