// What people say and do, over the map: a bubble for a line, a small caption for an act. Nobody's face is covered, and no bubble covers
// another; where there is no room at all, a line waits.
import { h } from "./dom.js";
import { spoken } from "./markup.js";
import { pagesOf, readMs } from "./play.js";
import { meet } from "./standing.js";
import { after, playNow } from "./time.js";
import { town } from "./town.js";
import { firstName } from "./words.js";

/** @typedef {import("./standing.js").Box} Box */
/** @typedef {{ x: number, y: number }} Point */
/**
 * A box that is shown, and where the face it belongs to was when it came to stand there.
 * @typedef {{ who: string, element: HTMLElement, box: Box, at: Point, kind: "line" | "act", shownAt: number, off: () => void }} Shown
 */

/** Half a house and its height, on the picture. */
const HOUSE = { side: 56, high: 90 };
/** Between a bubble and the face it belongs to, and between bubbles. */
const GAP = { face: 9, other: 4, edge: 6 };
/** How far from its speaker a bubble may stand, and in what steps places for it are tried. */
const REACH = { line: 150, act: 66, step: 16 };
/** Farther off than this, it hardly belongs to them: each pixel more costs so much more. */
const NEAR = { most: 48, more: 1.5 };
/** How many pixels farther off a bubble rather stands than to cover something. */
const COSTS = { control: 90, name: 34, house: 14, body: 24, underCaption: 40, tailOverName: 18 };
/** No bubble is taken away sooner. */
const LEAST_MS = 2500;
/** So much is read at a time, whatever goes on at once; what one says or is told oneself is shown all the same. */
const MOST = { line: 4, act: 4 };
const TAIL = { inset: 16, most: 70 };
/** Whoever is so far from where their bubble was put, and walks where there is none for it, gets it anew. */
const LEFT_BEHIND = 40;
const HOP_MS = 200;

export class Bubbles {
  /** @type {Set<Shown>} */
  #shown = new Set();

  /**
   * @param {HTMLElement} root
   * @param {import("./people.js").People} people
   * @param {{ frame: { k: number, x: number, y: number }, spotOf: (id: string) => { name: HTMLElement, point: { x: number, y: number } } | null,
   *   seen: () => Box, controls: () => Box[] }} map
   */
  constructor(root, people, map) {
    this.root = root;
    this.people = people;
    people.onMoved = (who) => {
      for (const one of this.#shown) if (one.who === who) this.#follow(one);
    };
    people.onStood = () => this.settle();
    this.map = map;
  }

  /** Whether anybody is heard just now. */
  get speaking() {
    for (const { kind } of this.#shown) if (kind === "line") return true;
    return false;
  }

  /** @param {string} who */
  isSpeaking(who) {
    for (const one of this.#shown) if (one.who === who && one.kind === "line") return true;
    return false;
  }

  /**
   * Shows a line over its speaker, page after page, for so long. False when there is no room for it now, or their last line is still to be read.
   * @param {import("./town.js").Entry} entry @param {number} ms
   */
  say(entry, ms) {
    const { who } = entry;
    if (!who || !this.#isSeen(who)) return true;
    const before = [...this.#shown].find((one) => one.who === who && one.kind === "line");
    if (before && playNow() - before.shownAt < Math.min(ms, LEAST_MS)) return false;
    const mine = [who, ...entry.to].includes(town.me?.id ?? "");
    if (!before && !mine && this.#count("line") >= MOST.line) return false;
    this.#hush(who);
    const [page = "", ...rest] = pagesOf(entry.text);
    const name = h("b", {}, firstName(town.nameOf(who)), " ");
    const words = h("span", {}, spoken(page));
    const element = h("div", { class: "bubble", "aria-hidden": "true", data: { event: entry.id } }, name, words);
    let shown = this.#show(who, element, "line");
    while (!shown && this.#drop()) shown = this.#show(who, element, "line");
    if (!shown) return false;
    this.people.speaking(who, true);
    this.people.turn([who], entry.to[0] ?? "");
    this.people.turn(entry.to, who);
    const [first = ms, ...times] = [page, ...rest].map(readMs);
    const part = rest.length > 0 ? Math.min(1, ms / (first + times.reduce((sum, one) => sum + one, 0))) : 1;
    const pageMs = (/** @type {number} */ whole) => Math.max(Math.min(ms, LEAST_MS), whole * part);
    const turn = (/** @type {number} */ i) => {
      const next = rest[i];
      if (next === undefined) return this.#end(/** @type {Shown} */ (shown));
      this.#end(/** @type {Shown} */ (shown));
      element.lastElementChild?.replaceChildren(...spoken(next));
      element.classList.remove("shown");
      const moved = this.#show(who, element, "line") ?? (this.#drop() ? this.#show(who, element, "line") : null);
      if (!moved) return;
      shown = moved;
      this.people.speaking(who, true);
      moved.off = after(pageMs(times[i] ?? ms), () => turn(i + 1));
    };
    shown.off = after(rest.length > 0 ? pageMs(first) : ms, () => turn(0));
    return true;
  }

  /** A caption beside somebody. False where they speak, or where there is no room. @param {string} who @param {string} sign @param {string} text @param {number} ms @param {{ look?: string, id?: string }} [more] a class of its own, and the event it tells of */
  caption(who, sign, text, ms, { look = "", id = "" } = {}) {
    if (!this.#isSeen(who)) return true;
    if (this.isSpeaking(who)) return false;
    this.#hush(who);
    if (this.#count("act") >= MOST.act) return false;
    const element = h(
      "div",
      { class: `caption ${look}`, "aria-hidden": "true", data: { event: id } },
      sign ? h("span", { class: "emoji" }, sign) : "",
      h("span", {}, text),
    );
    const shown = this.#show(who, element, "act");
    if (shown) shown.off = after(ms, () => this.#end(shown));
    return shown !== null;
  }

  /** Moves what the window's edge cuts now or what hides the face of somebody who came to stand there; what is out of sight goes. */
  settle() {
    for (const one of [...this.#shown])
      if (!this.#isFree(one, one.box) && !this.#hop(one) && this.#isCut(one.box)) this.#end(one);
  }

  /** Goes along with whoever walks: as it stands by them, or anew where it would lie on something. @param {Shown} one */
  #follow(one) {
    const at = this.people.pointOf(one.who);
    // back from a few steps to something, a caption would come among those who stand there
    if (!at || (one.kind === "act" && !this.people.onTheWay(one.who))) return;
    const [right, down] = [at.x - one.at.x, at.y - one.at.y];
    const { left, top } = one.box;
    const box = { left: left + right, right: one.box.right + right, top: top + down, bottom: one.box.bottom + down };
    if (this.#isFree(one, box)) return this.#put(one, box, at);
    if (Math.hypot(right, down) > LEFT_BEHIND) {
      if (this.#hop(one)) return;
      if (playNow() - one.shownAt > LEAST_MS) return this.#end(one);
    }
    this.#tail(one.element, one.box, at);
  }

  /** Whether a box lies on no other, on nobody's face who stands there, and is whole in sight. @param {Shown} one @param {Box} box */
  #isFree(one, box) {
    if (this.#isCut(box)) return false;
    for (const other of this.#shown) if (other !== one && meet(widened(other.box, GAP.other), box)) return false;
    return !this.people.faces().some((face) => face.stands && meet(face.box, box));
  }

  /** @param {Box} box */
  #isCut(box) {
    const seen = this.map.seen();
    return box.left < seen.left || box.right > seen.right || box.top < seen.top || box.bottom > seen.bottom;
  }

  /** Finds another place for what is shown, there at once: on a way to it, it would lie over others. @param {Shown} one */
  #hop(one) {
    const at = this.#isSeen(one.who) ? this.people.pointOf(one.who) : null;
    const { left, right, top, bottom } = one.box;
    const room = at && this.#room(at, right - left, bottom - top, one.kind, one);
    if (!at || !room) return false;
    this.#put(one, room, at);
    one.element.animate({ opacity: [0, 1] }, HOP_MS);
    return true;
  }

  /** @param {Shown} one @param {Box} box @param {Point} at */
  #put(one, box, at) {
    one.box = box;
    one.at = at;
    one.element.style.translate = `${Math.round(box.left)}px ${Math.round(box.top)}px`;
    this.#tail(one.element, box, at);
  }

  /** Takes away what tells of events that were taken back. @param {Set<string>} struck */
  strike(struck) {
    for (const one of this.#shown) if (struck.has(one.element.dataset.event ?? "")) this.#end(one);
  }

  /** Takes everything away. */
  clear() {
    for (const one of this.#shown) this.#end(one);
  }

  /** How many are shown. @param {"line" | "act"} kind */
  #count(kind) {
    return [...this.#shown].filter((one) => one.kind === kind).length;
  }

  /** @param {string} who */
  #isSeen(who) {
    const at = this.people.pointOf(who);
    const seen = this.map.seen();
    return Boolean(at && at.x > seen.left && at.x < seen.right && at.y > seen.top && at.y < seen.bottom);
  }

  /** Ends whatever somebody is shown with. @param {string} who */
  #hush(who) {
    for (const one of this.#shown) if (one.who === who) this.#end(one);
  }

  /** Takes something away to make room, a caption first, then what was there to be read for longest. */
  #drop() {
    const [first] = [...this.#shown]
      .filter((one) => one.kind === "act" || playNow() - one.shownAt > LEAST_MS)
      .sort((one, other) => one.kind.localeCompare(other.kind) || one.shownAt - other.shownAt);
    if (first) this.#end(first);
    return Boolean(first);
  }

  /** @param {Shown} shown */
  #end(shown) {
    shown.off();
    shown.element.remove();
    this.#shown.delete(shown);
    if (shown.kind === "line") this.people.speaking(shown.who, false);
  }

  /** @param {string} who @param {HTMLElement} element @param {"line" | "act"} kind @returns {Shown | null} */
  #show(who, element, kind) {
    const at = this.people.pointOf(who);
    if (!at) return null;
    this.root.append(element);
    const wide = element.offsetWidth;
    const high = element.offsetHeight;
    const box = this.#room(at, wide, high, kind);
    if (!box) {
      element.remove();
      return null;
    }
    /** @type {Shown} */
    const shown = { who, element, box, at, kind, shownAt: playNow(), off: () => {} };
    this.#put(shown, box, at);
    element.classList.add("shown");
    this.#shown.add(shown);
    return shown;
  }

  /** The tail from a bubble to its speaker's face. @param {HTMLElement} element @param {Box} box @param {Point} at */
  #tail(element, box, at) {
    const inset = Math.min(TAIL.inset, (box.right - box.left) / 3, (box.bottom - box.top) / 2);
    const x = Math.min(Math.max(at.x, box.left + inset), box.right - inset);
    const y = Math.min(Math.max(at.y, box.top + inset), box.bottom - inset);
    // from within the bubble, so that its edge has no seam
    const far = Math.hypot(at.x - x, at.y - y) - this.people.face / 2 - 1;
    element.style.setProperty("--tail-x", `${x - box.left}px`);
    element.style.setProperty("--tail-y", `${y - box.top}px`);
    element.style.setProperty("--tail-far", `${Math.max(0, Math.min(far, inset + TAIL.most))}px`);
    element.style.setProperty("--tail-turn", `${Math.atan2(at.y - y, at.x - x)}rad`);
  }

  /**
   * Where a box hides least: near its speaker, on nobody's face and no other box, if it can be on no name and no house.
   * @param {Point} at @param {number} wide @param {number} high @param {"line" | "act"} kind @param {Shown | null} [itself]
   * @returns {Box | null}
   */
  #room(at, wide, high, kind, itself = null) {
    const r = this.people.face / 2;
    const faces = this.people.faces().map((one) => one.box);
    const others = [...this.#shown].filter((one) => one !== itself).map(({ box }) => widened(box, GAP.other));
    const body = kind === "line" ? COSTS.body : COSTS.underCaption;
    const controls = this.map.controls().map((box) => ({ box, cost: COSTS.control }));
    const soft = [...controls, ...this.#houses(), ...this.people.bodies().map((box) => ({ box, cost: body }))];
    const names = soft.filter(({ cost }) => cost === COSTS.name).map(({ box }) => box);
    const reach = kind === "line" ? REACH.line : REACH.act;
    /** @type {{ box: Box, cost: number } | null} */
    let best = null;
    for (const box of this.#boxesAround(at, wide, high, reach)) {
      const far = Math.hypot(
        Math.max(box.left - at.x, 0, at.x - box.right),
        Math.max(box.top - at.y, 0, at.y - box.bottom),
      );
      const askew = Math.abs((box.left + box.right) / 2 - at.x) * 0.12;
      let cost = far + Math.max(0, far - NEAR.most) * NEAR.more + askew + (box.top > at.y ? 6 : 0);
      if (far > reach + r || (best && cost >= best.cost)) continue;
      if (others.some((other) => meet(other, box)) || faces.some((face) => meet(face, box))) continue;
      for (const one of soft) if (meet(one.box, box)) cost += one.cost;
      if (kind === "line" && this.#crosses(box, at, names)) cost += COSTS.tailOverName;
      if (!best || cost < best.cost) best = { box, cost };
    }
    return best?.box ?? null;
  }

  /**
   * The boxes of a size within reach of a point, as far as they are in sight, from the top left.
   * @param {Point} at @param {number} wide @param {number} high @param {number} reach
   * @returns {Generator<Box>}
   */
  *#boxesAround(at, wide, high, reach) {
    const seen = this.map.seen();
    const r = this.people.face / 2;
    for (let down = -high - r - GAP.face - reach; down <= r + GAP.face + reach; down += REACH.step / 2) {
      const [top, bottom] = [at.y + down, at.y + down + high];
      if (top < seen.top + GAP.edge || bottom > seen.bottom - GAP.edge) continue;
      for (let right = -wide - r - reach; right <= r + reach; right += REACH.step) {
        const left = Math.min(Math.max(at.x + right, seen.left + GAP.edge), seen.right - wide - GAP.edge);
        if (left >= seen.left) yield { left, right: left + wide, top, bottom };
      }
    }
  }

  /** Whether the tail from a box would run over a name. @param {Box} box @param {Point} at @param {Box[]} names */
  #crosses(box, at, names) {
    const x = Math.min(Math.max(at.x, box.left), box.right);
    const y = Math.min(Math.max(at.y, box.top), box.bottom);
    return [0.25, 0.5, 0.75].some((part) => {
      const point = { left: x + (at.x - x) * part, top: y + (at.y - y) * part };
      return names.some((name) => meet(name, { ...point, right: point.left + 1, bottom: point.top + 1 }));
    });
  }

  /** Names and houses, and how much it costs to cover them. */
  #houses() {
    const { k, x, y } = this.map.frame;
    return town.view.places.flatMap((/** @type {any} */ place) => {
      const spot = this.map.spotOf(place.id);
      if (!spot) return [];
      const middle = { x: x + spot.point.x * k, y: y + spot.point.y * k };
      const half = spot.name.offsetWidth / 2;
      const top = middle.y + spot.name.offsetTop;
      const side = HOUSE.side * k;
      return [
        {
          box: { left: middle.x - half, right: middle.x + half, top, bottom: top + spot.name.offsetHeight },
          cost: COSTS.name,
        },
        {
          box: { left: middle.x - side, right: middle.x + side, top: middle.y - HOUSE.high * k, bottom: middle.y },
          cost: COSTS.house,
        },
      ];
    });
  }
}

/** @param {Box} box @param {number} by @returns {Box} */
const widened = ({ left, right, top, bottom }, by) => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});
