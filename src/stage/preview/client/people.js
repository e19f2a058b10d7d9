// The residents on the map: round portraits that walk along the drawn roads, stand in tidy rows before a place, and speak in bubbles.
import { portraitOf } from "./api.js";
import { h } from "./dom.js";
import { town } from "./town.js";
import { capital, firstName, spoken } from "./words.js";

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */
/**
 * @typedef {{ id: string, element: HTMLElement, emoji: HTMLElement, view: any, at: Point, node: string, route: Point[], speed: number,
 *   shift: Point, slot: Point, goal: string }} Actor
 */

const BUBBLE_MS = 6500;
/** What a bubble holds; the talk beside the map has all of it. */
const MOST_LETTERS = 72;
const BUBBLE_GAP_MS = 2600;
/** Half a house and its height, on the picture. */
const HOUSE = { side: 56, high: 90 };
/** White signs that would be lost on a small badge. @type {Record<string, string>} */
const SMALL = { "🍽️": "🍴", "🍽": "🍴" };
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class People {
  /** @type {Map<string, Actor>} */
  #actors = new Map();
  /** @type {Map<string, any[]>} */
  #queue = new Map();
  /** @type {Map<string, HTMLElement>} */
  #bubbles = new Map();
  #running = false;
  #last = 0;

  /**
   * @param {HTMLElement} root
   * @param {{ frame: { k: number, x: number, y: number, width: number, height: number }, roadsOf: () => SVGPathElement[],
   *   spotOf: (id: string) => { name: HTMLElement, point: Point } | null, seen: () => Box }} map
   */
  constructor(root, map) {
    this.root = root;
    this.map = map;
  }

  /**
   * Takes where everybody is now; they walk there, or are put there at once.
   * @param {any[]} views
   * @param {boolean} atOnce
   */
  take(views, atOnce) {
    const here = new Set(views.map((view) => view.id));
    for (const [id, actor] of this.#actors)
      if (!here.has(id)) {
        actor.element.remove();
        this.#actors.delete(id);
      }
    for (const view of views) {
      let actor = this.#actors.get(view.id);
      const isNew = !actor;
      actor ??= this.#enter(view);
      actor.view = view;
      this.#dress(actor);
      this.#send(actor, atOnce || isNew || calm.matches || document.hidden);
    }
    this.arrange(atOnce);
  }

  /** Gives everybody who stands in a place their spot before it. @param {boolean} atOnce */
  arrange(atOnce) {
    /** @type {Map<string, Actor[]>} */
    const crowds = new Map();
    for (const actor of this.#actors.values()) {
      if (actor.view.walk) {
        const n = actor.id.length * 7 + actor.id.charCodeAt(2);
        actor.element.classList.remove("packed");
        actor.slot = { x: (n % 5) * 5 - 10, y: (n % 3) * 6 - 12 };
      } else crowds.set(actor.view.place, [...(crowds.get(actor.view.place) ?? []), actor]);
    }
    for (const [place, crowd] of crowds) {
      const spot = this.map.spotOf(place);
      if (!spot) continue;
      crowd.sort((a, b) => Number(a.view.asleep) - Number(b.view.asleep) || (a.id < b.id ? -1 : 1));
      const slots = rows(
        crowd.length,
        Number.parseInt(getComputedStyle(this.root).getPropertyValue("--face"), 10) || 32,
        Math.max(168 * this.map.frame.k, 108),
      );
      const top = spot.name.offsetTop + spot.name.offsetHeight + 6;
      for (const [i, actor] of crowd.entries()) {
        const slot = slots[i];
        actor.element.classList.toggle("packed", crowd.length > 9);
        if (slot) actor.slot = { x: slot.x, y: top + slot.y };
      }
    }
    for (const actor of this.#actors.values()) {
      if (atOnce) actor.shift = { ...actor.slot };
      this.#place(actor);
    }
    this.#run();
  }

  /** Marks the open card's resident. */
  mark() {
    for (const actor of this.#actors.values())
      actor.element.setAttribute("aria-pressed", String(actor.id === town.person));
  }

  /** Shows fresh lines as bubbles, in each place one after the other. @param {any[]} entries */
  speak(entries) {
    if (document.hidden) return;
    for (const entry of entries) {
      if (!entry.place || !entry.who || (entry.form !== "line" && entry.form !== "act" && entry.emoji !== "💭"))
        continue;
      const waiting = this.#queue.get(entry.place);
      if (waiting) {
        if (waiting.length < 4) waiting.push(entry);
      } else {
        this.#queue.set(entry.place, [entry]);
        this.#next(entry.place);
      }
    }
  }

  /** Shows or takes away the dots over somebody who thinks. @param {string} id @param {boolean} on */
  think(id, on) {
    this.#actors.get(id)?.element.classList.toggle("thinking", on);
  }

  /** @param {string} place */
  #next(place) {
    const waiting = this.#queue.get(place);
    const entry = waiting?.[0];
    if (!waiting || !entry) {
      this.#queue.delete(place);
      return;
    }
    // a bubble that would cover another waits for it, but not for ever
    entry.tries = (entry.tries ?? 0) + 1;
    if (this.#bubble(place, entry) || entry.tries > 8) waiting.shift();
    setTimeout(() => this.#next(place), BUBBLE_GAP_MS * (entry.tries > 1 ? 0.4 : 1));
  }

  /** Draws a bubble; false when another is in the way. @param {string} place @param {any} entry */
  #bubble(place, entry) {
    const actor = this.#actors.get(entry.who);
    this.#bubbles.get(place)?.remove();
    this.#bubbles.delete(place);
    if (!actor) return true;
    const short =
      entry.text.length > MOST_LETTERS ? `${entry.text.slice(0, MOST_LETTERS).replace(/\W*\s\S*$/, "")}…` : entry.text;
    const words =
      entry.emoji === "💭"
        ? ["💭"]
        : entry.form === "act"
          ? [entry.emoji ? h("span", { class: "emoji sign" }, entry.emoji) : "", h("em", {}, short)]
          : spoken(short);
    const who = h("b", {}, firstName(actor.view.name), " ");
    const bubble = h("div", { class: "bubble", "aria-hidden": "true" }, entry.emoji === "💭" ? "" : who, words);
    this.root.append(bubble);
    const { x, y } = this.#pixels(actor);
    const face = actor.element.offsetWidth;
    const half = bubble.offsetWidth / 2;
    const seen = this.map.seen();
    // nobody sees them speak
    if (x < seen.left || x > seen.right || y < seen.top || y > seen.bottom) {
      bubble.remove();
      return true;
    }
    const middle = Math.min(Math.max(x, seen.left + half + 8), seen.right - half - 8);
    const high = bubble.offsetHeight + 9;
    const boxOf = (/** @type {number} */ top) => ({
      left: middle - half,
      right: middle + half,
      top,
      bottom: top + high,
    });
    const others = [...this.#bubbles.values()].map((one) => /** @type {any} */ (one).box).filter(Boolean);
    // under the speaker, under everybody there, or over the speaker: wherever it hides least
    const feet = [...this.#actors.values()]
      .filter((one) => one.view.place === actor.view.place && !one.view.walk)
      .map((one) => this.#pixels(one).y + face / 2);
    const best = [boxOf(y + face / 2), boxOf(Math.max(...feet, y + face / 2)), boxOf(y - face / 2 - high)]
      .filter((box) => !others.some((other) => meet(other, box)) && box.top > seen.top && box.bottom < seen.bottom)
      .map((box) => ({ box, hidden: this.#hidden(box) }))
      .sort((one, other) => one.hidden - other.hidden)[0];
    if (!best) {
      bubble.remove();
      return false;
    }
    const { box } = best;
    const below = box.top > y;
    bubble.classList.toggle("below", below);
    /** @type {any} */ (bubble).box = box;
    bubble.style.setProperty("--tail", `${Math.min(half * 2 - 18, Math.max(18, x - middle + half))}px`);
    bubble.style.transform = `translate(${box.left}px, ${box.top + (below ? 9 : 0)}px)`;
    bubble.classList.add("shown");
    this.#bubbles.set(place, bubble);
    setTimeout(() => {
      bubble.remove();
      if (this.#bubbles.get(place) === bubble) this.#bubbles.delete(place);
    }, BUBBLE_MS);
    return true;
  }

  /** How many faces and names a box would hide. @param {Box} box */
  #hidden(box) {
    const { k, x, y } = this.map.frame;
    let sum = 0;
    for (const actor of this.#actors.values()) {
      const at = this.#pixels(actor);
      const r = actor.element.offsetWidth / 2 - 4;
      if (meet(box, { left: at.x - r, right: at.x + r, top: at.y - r, bottom: at.y + r })) sum += 1;
    }
    for (const place of town.view.places) {
      const spot = this.map.spotOf(place.id);
      if (!spot) continue;
      const half = spot.name.offsetWidth / 2;
      const middle = x + spot.point.x * k;
      const top = y + spot.point.y * k + spot.name.offsetTop;
      if (meet(box, { left: middle - half, right: middle + half, top, bottom: top + spot.name.offsetHeight }))
        sum += 1.6;
      const side = HOUSE.side * k;
      const door = y + spot.point.y * k;
      if (meet(box, { left: middle - side, right: middle + side, top: door - HOUSE.high * k, bottom: door }))
        sum += 0.7;
    }
    return sum;
  }

  /** @param {any} view @returns {Actor} */
  #enter(view) {
    const emoji = h("span", { class: "doing", "aria-hidden": "true" });
    const face = h("img", { src: portraitOf(view), alt: "", width: 40, height: 40, draggable: "false" });
    face.addEventListener(
      "error",
      () => {
        if (view.avatar) face.src = portraitOf({ ...view, avatar: null });
      },
      { once: true },
    );
    const open = () =>
      view.kind === "resident"
        ? town.selectPerson(view.id)
        : town.selectPlace(this.#actors.get(view.id)?.view.place ?? null);
    const element = h(
      "button",
      { type: "button", class: `person ${view.kind}`, data: { person: view.id }, onclick: open },
      face,
      emoji,
    );
    this.root.append(element);
    const actor = {
      id: view.id,
      element,
      emoji,
      view,
      at: { x: 0, y: 0 },
      node: "",
      route: [],
      speed: 80,
      shift: { x: 0, y: 0 },
      slot: { x: 0, y: 0 },
      goal: "",
    };
    this.#actors.set(view.id, actor);
    return actor;
  }

  /** @param {Actor} actor */
  #dress(actor) {
    const { view, element, emoji } = actor;
    const sign = view.asleep ? "💤" : view.talking && !view.walk ? "💬" : (SMALL[view.emoji] ?? view.emoji);
    if (emoji.textContent !== sign) emoji.textContent = sign;
    element.classList.toggle("asleep", view.asleep);
    element.classList.toggle("talking", view.talking);
    const words = `${view.name} ${view.doing}`;
    element.setAttribute("aria-label", words);
    element.title = capital(words);
  }

  /** Sets somebody on the road to where the town says they are. @param {Actor} actor @param {boolean} atOnce */
  #send(actor, atOnce) {
    const { walk, place } = actor.view;
    const goal = walk ? `${walk.from}>${walk.to}@${walk.share.toFixed(2)}` : place;
    if (goal === actor.goal && !atOnce) return;
    const end = walk ? this.#onRoad(walk.from, walk.to, walk.share) : this.#door(place);
    if (!end) return;
    actor.goal = goal;
    const from = walk ? walk.from : place;
    const known = actor.node && this.#door(actor.node);
    if (atOnce || !known) {
      actor.at = end.at(-1) ?? actor.at;
      actor.route = [];
    } else {
      const before = actor.route.length > 240 ? [] : actor.route;
      actor.route = [...before, ...this.#way(actor, from), ...end];
      actor.speed = Math.min(420, Math.max(46, lengthOf(actor.at, actor.route) / 9));
    }
    actor.node = from;
    actor.edge = walk ? { from: walk.from, to: walk.to, share: walk.share } : null;
  }

  /** The doorstep of a place, as a route of one point. @param {string} place */
  #door(place) {
    const spot = this.map.spotOf(place);
    return spot ? [{ x: spot.point.x, y: spot.point.y + 8 }] : null;
  }

  /** Points from where somebody last was bound to, along roads, to `to`. @param {any} actor @param {string} to @returns {Point[]} */
  #way(actor, to) {
    const points = [];
    let node = actor.node;
    if (actor.edge) {
      const { from, to: next, share } = actor.edge;
      if (actor.view.walk?.from === from && actor.view.walk?.to === next)
        return this.#onRoad(from, next, actor.view.walk.share, share) ?? [];
      points.push(...(this.#onRoad(from, next, 1, share) ?? []));
      node = next;
    }
    const roads = this.map.roadsOf();
    const paths = [[node]];
    const been = new Set([node]);
    for (const path of paths) {
      const last = path[path.length - 1];
      if (last === to) {
        for (let i = 1; i < path.length; i += 1) points.push(...(this.#onRoad(path[i - 1], path[i], 1) ?? []));
        return points;
      }
      for (const road of roads) {
        const { from: a = "", to: b = "" } = road.dataset;
        const next = a === last ? b : b === last ? a : null;
        if (next && !been.has(next)) {
          been.add(next);
          paths.push([...path, next]);
        }
      }
    }
    return points;
  }

  /** Points along the drawn road between two places. @param {string} from @param {string} to @param {number} share @param {number} [since] */
  #onRoad(from, to, share, since = 0) {
    const road = this.map
      .roadsOf()
      .find(
        ({ dataset }) => (dataset.from === from && dataset.to === to) || (dataset.from === to && dataset.to === from),
      );
    if (!road) return this.#door(share > 0.5 ? to : from);
    const length = road.getTotalLength();
    const back = road.dataset.from !== from;
    const steps = Math.max(1, Math.ceil((Math.abs(share - since) * length) / 14));
    return Array.from({ length: steps }, (_, i) => {
      const part = since + ((share - since) * (i + 1)) / steps;
      const { x, y } = road.getPointAtLength((back ? 1 - part : part) * length);
      return { x, y };
    });
  }

  #run() {
    if (this.#running) return;
    this.#running = true;
    this.#last = performance.now();
    requestAnimationFrame((now) => this.#frame(now));
  }

  /** @param {number} now */
  #frame(now) {
    const seconds = Math.min(0.1, (now - this.#last) / 1000);
    this.#last = now;
    let moving = false;
    for (const actor of this.#actors.values()) moving = this.#step(actor, seconds) || moving;
    this.#running = moving;
    if (moving) requestAnimationFrame((next) => this.#frame(next));
  }

  /** @param {Actor} actor @param {number} seconds */
  #step(actor, seconds) {
    let way = actor.speed * seconds;
    while (way > 0 && actor.route.length > 0) {
      const next = /** @type {Point} */ (actor.route[0]);
      const far = Math.hypot(next.x - actor.at.x, next.y - actor.at.y);
      if (far <= way) {
        actor.at = next;
        actor.route.shift();
        way -= far;
      } else {
        actor.at = {
          x: actor.at.x + ((next.x - actor.at.x) * way) / far,
          y: actor.at.y + ((next.y - actor.at.y) * way) / far,
        };
        way = 0;
      }
    }
    const onTheWay = actor.route.length > 0;
    const aim = onTheWay ? { x: 0, y: -10 } : actor.slot;
    const ease = calm.matches ? 1 : Math.min(1, seconds * 6);
    actor.shift = {
      x: actor.shift.x + (aim.x - actor.shift.x) * ease,
      y: actor.shift.y + (aim.y - actor.shift.y) * ease,
    };
    const settled = !onTheWay && Math.abs(aim.x - actor.shift.x) + Math.abs(aim.y - actor.shift.y) < 0.4;
    if (settled) actor.shift = { ...aim };
    actor.element.classList.toggle("walking", onTheWay);
    this.#place(actor);
    return !settled;
  }

  /** @param {Actor} actor */
  #pixels(actor) {
    const { k, x, y } = this.map.frame;
    return { x: x + actor.at.x * k + actor.shift.x, y: y + (actor.at.y - 8) * k + actor.shift.y };
  }

  /** @param {Actor} actor */
  #place(actor) {
    const { x, y } = this.#pixels(actor);
    actor.element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  }
}

/**
 * Rows of standing people, each row between the heads of the one before; a crowd stands closer, no wider than the place.
 * @param {number} count
 * @param {number} face
 * @param {number} room
 * @returns {Point[]}
 */
function rows(count, face, room) {
  const deep = count <= 4 ? 1 : count <= 8 ? 2 : count <= 18 ? 3 : 4;
  const most = Math.ceil((count + Math.floor(deep / 2)) / deep);
  const wide = count <= 8 ? face + 2 : Math.min(face + 2, Math.max(face * 0.6, (room - face) / Math.max(most - 1, 1)));
  /** @type {Point[]} */
  const out = [];
  for (let row = 0; out.length < count; row += 1) {
    const full = row % 2 && most > 2 ? most - 1 : most;
    const here = Math.min(full, count - out.length);
    for (let i = 0; i < here; i += 1)
      out.push({ x: (i - (here - 1) / 2) * wide, y: face / 2 + row * face * (deep > 2 ? 0.82 : 0.94) });
  }
  return out;
}

/** Whether two boxes share ground. @param {Box} a @param {Box} b */
const meet = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** @param {Point} from @param {Point[]} route */
function lengthOf(from, route) {
  let sum = 0;
  let last = from;
  for (const point of route) {
    sum += Math.hypot(point.x - last.x, point.y - last.y);
    last = point;
  }
  return sum;
}
