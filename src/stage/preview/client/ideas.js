// What one could do now, over the box: five things that fit the moment, each done at one press, with the very line shown before it goes.

import { get, post } from "./api.js";
import { byId, fill, h } from "./dom.js";
import { say } from "./language.js";
import { toast } from "./toast.js";
import { town } from "./town.js";
import { firstName } from "./words.js";

/** The server is asked no more often. */
const EVERY_MS = 1500;

/**
 * @typedef {{ id: string, label: string, emoji: string, kind: "say" | "act" | "object" | "whisper" | "go", line: string,
 *   place: string, who: string | null, walks: boolean }} Idea
 */

/**
 * The line as one would write it oneself, in the box or as a command.
 * @param {Idea} idea
 */
export function lineOf({ kind, line, place, who }) {
  if (kind === "object") return `/object ${line}`;
  if (kind === "whisper") return `/whisper ${firstName(town.nameOf(who))} ${line}`;
  return kind === "go" ? `/go ${town.placeOf(place)?.name ?? place}` : line;
}

/**
 * @param {{ lend: (line: string, where: string, to: string | null, work: (() => Promise<void>) | null) => Promise<void>,
 *   preview: (line: string | null) => void }} visitor
 */
export function startIdeas(visitor) {
  const list = h("div", { class: "list" });
  const box = h(
    "details",
    { id: "ideas", open: localStorageOf("ideas") !== "shut" },
    h("summary", {}, say("You could")),
    list,
  );
  byId("say").before(box);
  box.addEventListener("toggle", () => {
    keep("ideas", box.open ? "open" : "shut");
    refresh();
  });

  let asked = 0;
  let waits = /** @type {ReturnType<typeof setTimeout> | null} */ (null);
  let busy = false;
  /** After a press there is something else to do, under the hand too. */
  let stale = false;
  /** What is about to be pressed stays as it is. */
  const held = () => busy || (!stale && (list.matches(":hover") || list.contains(document.activeElement)));

  function refresh() {
    if (waits || !town.view?.opened || town.view.past || !box.open) return;
    waits = setTimeout(
      async () => {
        waits = null;
        if (held() || document.hidden) return;
        asked = Date.now();
        const ideas = await get("suggestions").catch(() => null);
        if (ideas && !held()) show(ideas);
      },
      Math.max(0, asked + EVERY_MS - Date.now()),
    );
  }

  /** @param {Idea[]} ideas */
  function show(ideas) {
    stale = false;
    box.hidden = ideas.length === 0;
    fill(list, JSON.stringify(ideas), () =>
      ideas.map((idea) =>
        h(
          "button",
          {
            type: "button",
            class: "idea",
            data: { key: idea.id, kind: idea.kind },
            title: lineOf(idea),
            onclick: () => void press(idea),
            onmouseenter: () => visitor.preview(lineOf(idea)),
            onmouseleave: () => visitor.preview(null),
            onfocus: () => visitor.preview(lineOf(idea)),
            onblur: () => visitor.preview(null),
          },
          h("span", { "aria-hidden": "true" }, idea.emoji),
          h("span", { class: "what" }, idea.label),
        ),
      ),
    );
  }

  /** @param {Idea} idea */
  async function press(idea) {
    if (busy) return;
    busy = true;
    box.classList.add("busy");
    try {
      const spoken = idea.kind === "say" || idea.kind === "act";
      const to = idea.kind === "say" ? idea.who : null;
      await visitor.lend(lineOf(idea), idea.place, to, spoken ? null : () => done(idea));
    } catch (error) {
      toast(error.message, "sorry");
    } finally {
      busy = false;
      stale = true;
      box.classList.remove("busy");
      /** @type {any} */ (document.activeElement)?.blur?.();
      refresh();
    }
  }

  /** What is not said: one goes there to see it, where one may. @param {Idea} idea */
  async function done({ kind, line, place, who, walks }) {
    if (walks && town.me?.place !== place && !town.me?.resident && kind !== "whisper") {
      const gone = await post("go", { place });
      town.setMe(gone.you ?? town.me);
    }
    town.selectPlace(place);
    if (kind === "go") return;
    const options = kind === "object" ? { object: line } : { resident: who, text: line };
    const answer = await post("command", { words: kind, options, form: null, place });
    toast(answer.text);
  }

  town.on("view", refresh);
  town.on("me", refresh);
  list.addEventListener("mouseleave", refresh);
  list.addEventListener("focusout", refresh);
}

/** @param {string} key */
function localStorageOf(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // private windows may refuse
  }
}

/** @param {string} key @param {string} value */
function keep(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // then it is so until the page is closed
  }
}
