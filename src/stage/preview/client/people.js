// The residents on the map, as little figures: they walk along the drawn roads, stand in tidy rows before a place, and go a few steps to what they do.
// Every place on the map is reckoned, never asked of the page while it moves; only `transform` changes from frame to frame.
import { h } from "./dom.js";
import { enliven, FIGURE, figureOf, numberOf, pose } from "./figures.js";
import { nameSpots } from "./folk-names.js";
import { say } from "./language.js";
import { paceOf } from "./play.js";
import { lengthOf, Roads } from "./roads.js";
import { aside, boxAround, rows, yardSpot } from "./standing.js";
import { calm, playNow } from "./time.js";
import { town } from "./town.js";
import { capital, firstName } from "./words.js";

/** @typedef {import("./roads.js").Point} Point */
/** @typedef {import("./standing.js").Box} Box */
/**
 * Somebody drawn: `at` on the picture, and `shift` from there in pixels. `place` is where they stand, null on the way; `bound` where they
 * are or go to. An errand is a few steps aside and back.
 * @typedef {{ id: string, element: HTMLElement, emoji: HTMLElement, name: HTMLElement, view: any, at: Point, place: string | null, bound: string,
 *   legs: import("./roads.js").Leg[], speed: number, shift: Point, slot: Point, errand: { aim: Point, stayMs: number, until: number, there?: (() => void) | undefined } | null,
 *   movedAt: number, moves: boolean, left: boolean, speaks: boolean, deep: number, sits: boolean, wide: number }} Actor
 */

/** White signs that would be lost on a small badge. @type {Record<string, string>} */
const SMALL = { "🍽️": "🍴", "🍽": "🍴" };
/** More people than these in one place: only what matters is marked, nobody strolls about, and all are drawn a little smaller. */
export const CROWD = { packed: 7, room: 12, small: 14, share: 0.84 };
/** Half the ground of a house, half its roof, its height and its name under the doorstep, on the picture. */
const HOUSE = { side: 70, roof: 50, high: 108, name: 34 };
/** So near that all names are read for which there is room. */
const CLOSE = 1.1;
/** Whose name is read first. */
const WORTH = { chosen: 4, visits: 3, talks: 2, close: 1 };
/** A name under somebody's feet. */
const NAME = 18;
/** A name over the heads of those behind: they stand so much farther from the name of the place. */
const ABOVE = 12;
/** Whoever went to something stands before the rows. */
const FRONT = 9;
/** Longest step of time that is walked in one frame, so that nobody leaps after a pause. */
const MOST_MS = 2000;

export class People {
  /** @type {Map<string, Actor>} */
  #actors = new Map();
  #roads = new Roads([]);
  /** Where the ground before each place begins, in pixels under its doorstep. @type {Map<string, number>} */
  #tops = new Map();
  /** The names of places. @type {Map<string, Box>} */
  #labels = new Map();
  #tall = 54;
  #pace = paceOf(30_000);
  /** Told when somebody moves. @type {(id: string) => void} */
  onMoved = () => {};
  /** Told when somebody came to stand. */
  onStood = () => {};
  #running = false;
  #last = 0;

  /**
   * @param {HTMLElement} root
   * @param {{ frame: { k: number, x: number, y: number, width: number, height: number }, roadsOf: () => SVGPathElement[],
   *   spotOf: (id: string) => { name: HTMLElement, point: Point } | null, seen: () => Box, tall: () => number }} map
   */
  constructor(root, map) {
    this.root = root;
    this.map = map;
    enliven(root, calm);
  }

  /** Reads the roads of a new picture. */
  survey() {
    this.#roads = new Roads(this.map.roadsOf());
  }

  /**
   * Takes who is in town, and where; `go` sets them on their way. Whoever is new is there at once.
   * @param {any} view
   * @param {boolean} atOnce
   */
  take(view, atOnce) {
    this.#pace = paceOf(view.turnMs ?? 30_000);
    const here = new Set(view.people.map((/** @type {any} */ one) => one.id));
    for (const [id, actor] of this.#actors)
      if (!here.has(id)) {
        actor.element.remove();
        this.#actors.delete(id);
      }
    let fresh = false;
    for (const one of view.people) {
      const known = this.#actors.get(one.id);
      const actor = known ?? this.#enter(one);
      actor.view = one;
      if (!known || atOnce) this.#settle(actor);
      if (!known) fresh = true;
    }
    if (fresh || atOnce) this.#stand(atOnce);
  }

  /** Shows what everybody does now, but of those who still have to do it. @param {Set<string | null>} [but] */
  dress(but = new Set()) {
    for (const actor of this.#actors.values()) if (!but.has(actor.id)) this.#dress(actor);
    this.#name();
  }

  /** Shows what somebody does now. @param {string} id */
  dressOne(id) {
    const actor = this.#actors.get(id);
    if (!actor) return;
    this.#dress(actor);
    this.#name();
  }

  /** How long somebody's way to where the town has them takes, at the pace of all. @param {string} id */
  wayMs(id) {
    const actor = this.#actors.get(id);
    const legs = actor && this.#wayOf(actor);
    return actor && legs ? (this.#far(actor, legs) / this.#pace) * 1000 : 0;
  }

  /** Sets somebody on the way to where the town has them, to be there in so much time if that is sooner than walking. @param {string} id @param {number} ms */
  go(id, ms) {
    const actor = this.#actors.get(id);
    if (!actor) return;
    const legs = this.#wayOf(actor);
    if (calm.matches || document.hidden || ms <= 0 || !legs) {
      this.#settle(actor);
      this.#stand(false);
      return;
    }
    actor.bound = boundFor(actor.view);
    actor.legs = legs;
    actor.errand = null;
    actor.speed = Math.max(this.#pace, this.#far(actor, legs) / (ms / 1000));
    if (legs.length > 0) {
      actor.place = null;
      actor.slot = this.#lane(actor.id);
    }
    this.#stand(false);
  }

  /**
   * A few steps to something of the place, and back after so much time. False when they are on the way, or nothing moves here.
   * @param {string} id
   * @param {string} thing what they go to: the same thing is always at the same spot
   * @param {number} ms
   * @param {() => void} [there] called when they are at it
   */
  amble(id, thing, ms, there) {
    const actor = this.#actors.get(id);
    if (!actor?.place || actor.legs.length > 0 || actor.view.asleep || calm.matches || document.hidden) return false;
    const others = [...this.#actors.values()]
      .filter((one) => one !== actor && one.place === actor.place)
      .flatMap((one) => (one.errand ? [one.errand.aim, one.slot] : [one.slot]));
    const top = (this.#tops.get(actor.place) ?? 24) + this.#tall * FIGURE.face;
    const { slot } = actor;
    // in a great crowd there is room for a step aside
    const aim =
      others.length > CROWD.room
        ? { x: slot.x + (slot.x < 0 ? -9 : 9), y: slot.y + 3 }
        : yardSpot(thing, slot, top, this.face, this.map.frame.k, others, (spot) => this.#isBuilt(actor, spot));
    const wayMs = (Math.hypot(aim.x - actor.shift.x, aim.y - actor.shift.y) / this.#pixelPace) * 1000;
    actor.errand = { aim, stayMs: Math.max(1200, ms - wayMs), until: 0, there };
    this.#name();
    if (others.length <= CROWD.room) actor.element.style.setProperty("--deep", String(FRONT));
    this.#run();
    return true;
  }

  /** Whether somebody would stand in another house, or on its name. @param {Actor} actor @param {Point} spot */
  #isBuilt({ at, place }, spot) {
    const { k } = this.map.frame;
    const x = at.x + spot.x / k;
    const feet = at.y - 8 + (spot.y + this.#tall * (1 - FIGURE.face)) / k;
    return (town.view?.places ?? []).some((/** @type {any} */ one) => {
      const door = one.id === place ? null : this.map.spotOf(one.id)?.point;
      return door && Math.abs(door.x - x) < HOUSE.side && feet > door.y - HOUSE.high && feet < door.y + HOUSE.name;
    });
  }

  /** A small step aside of somebody who has stood still for long; who that is, or null when all are asleep or busy. @param {number} nth */
  stir(nth) {
    const free = [...this.#actors.values()].filter(
      (one) => one.place && !one.view.asleep && !one.moves && !one.errand && !one.speaks,
    );
    const quiet = free.filter((one) => !one.view.talking);
    const actor = (quiet.length > 0 ? quiet : free).sort((a, b) => a.movedAt - b.movedAt || (a.id < b.id ? -1 : 1))[0];
    if (!actor) return null;
    if (!actor.view.talking) return this.amble(actor.id, `${actor.view.area} ${nth}`, 4200) ? actor.id : null;
    const side = nth % 2 ? 9 : -9;
    actor.errand = { aim: { x: actor.slot.x + side, y: actor.slot.y + 3 }, stayMs: 1200, until: 0 };
    this.#run();
    return actor.id;
  }

  /** Whether anybody moves. */
  get moving() {
    for (const actor of this.#actors.values()) if (actor.moves) return true;
    return false;
  }

  /** Whether somebody is on the road. @param {string} id */
  onTheWay(id) {
    return (this.#actors.get(id)?.legs.length ?? 0) > 0;
  }

  /** Turns people towards somebody. @param {readonly string[]} ids @param {string} other */
  turn(ids, other) {
    const to = this.#actors.get(other);
    for (const id of ids) {
      const actor = this.#actors.get(id);
      if (actor && to && actor !== to && !actor.moves) this.#look(actor, this.pixels(to).x < this.pixels(actor).x);
    }
  }

  /** Marks who speaks; they stand still meanwhile, but for the road. @param {string} id @param {boolean} on */
  speaking(id, on) {
    const actor = this.#actors.get(id);
    if (!actor) return;
    actor.speaks = on;
    actor.element.classList.toggle("speaking", on);
    this.#name();
    this.#run();
  }

  /** Measures the ground anew, after the picture or the window changed, and puts everybody there at once. */
  arrange() {
    this.#tall = this.map.tall();
    // a few steps aside of the old ground lead nowhere on the new
    for (const actor of this.#actors.values()) {
      if (actor.errand?.until === 0) actor.errand.there?.();
      actor.errand = null;
    }
    this.#tops.clear();
    this.#labels.clear();
    const { k, x, y } = this.map.frame;
    for (const place of town.view?.places ?? []) {
      const spot = this.map.spotOf(place.id);
      if (!spot) continue;
      const { offsetTop, offsetHeight, offsetWidth } = spot.name;
      this.#tops.set(place.id, offsetTop + offsetHeight + 3);
      const [middle, top] = [x + spot.point.x * k, y + spot.point.y * k + offsetTop];
      this.#labels.set(place.id, {
        left: middle - offsetWidth / 2,
        right: middle + offsetWidth / 2,
        top,
        bottom: top + offsetHeight,
      });
    }
    this.#stand(true);
  }

  /** Gives everybody who stands in a place their spot before it. @param {boolean} atOnce */
  #stand(atOnce) {
    /** @type {Map<string, Actor[]>} */
    const crowds = new Map();
    for (const actor of this.#actors.values())
      if (actor.place) crowds.set(actor.place, [...(crowds.get(actor.place) ?? []), actor]);
      else actor.element.classList.remove("packed", "small", "behind");
    for (const [place, crowd] of crowds) this.#gather(place, crowd);
    for (const actor of this.#actors.values()) {
      if (atOnce) actor.shift = { ...(actor.errand?.aim ?? actor.slot) };
      this.#place(actor);
    }
    this.#name();
    this.#run();
  }

  /** Gives those of one place their spots in rows. @param {string} place @param {Actor[]} crowd */
  #gather(place, crowd) {
    const room = Math.max(215 * this.map.frame.k, 124);
    const tall = this.#tall * (crowd.length > CROWD.small ? CROWD.share : 1);
    // beds stand behind, and whoever talks steps to the front
    const depth = (/** @type {Actor} */ { view }) => (view.asleep ? 0 : view.talking ? 2 : 1);
    crowd.sort((a, b) => depth(a) - depth(b) || (a.id < b.id ? -1 : 1));
    const slots = rows(crowd.length, tall, room);
    const front = slots.at(-1)?.row ?? 0;
    const top = (this.#tops.get(place) ?? 24) + tall * FIGURE.face + (front > 0 ? ABOVE : 0);
    const by = this.#aside(place, slots, top, tall);
    for (const [i, actor] of crowd.entries()) {
      const slot = slots[i];
      const { classList, style } = actor.element;
      classList.toggle("packed", crowd.length > CROWD.packed);
      classList.toggle("small", crowd.length > CROWD.small);
      if (!slot) continue;
      actor.slot = { x: slot.x + by, y: top + slot.y };
      // whoever stands in front hides the legs of those behind, and all look to the middle
      actor.deep = 2 + slot.row * 2 + Number(actor.view.talking);
      style.setProperty("--deep", String(actor.errand && crowd.length - 1 <= CROWD.room ? FRONT : actor.deep));
      classList.toggle("behind", slot.row < front);
      if (!actor.moves && !actor.view.talking) this.#look(actor, slot.x > 1);
    }
  }

  /** Writes the names for which there is room. */
  #name() {
    /** @type {import("./folk-names.js").Folk[]} */
    const standing = [];
    for (const actor of this.#actors.values()) {
      // whoever passes by makes nobody give way
      if (!actor.place || (actor.moves && actor.errand)) continue;
      actor.wide ||= actor.name.offsetWidth;
      const { x, y } = this.pixels({
        at: actor.at,
        shift: actor.speaks ? actor.shift : (actor.errand?.aim ?? actor.slot),
      });
      const tall = this.#tall * (actor.element.classList.contains("small") ? CROWD.share : 1);
      const top = y - tall * FIGURE.face;
      const body = { left: x - tall * 0.2, right: x + tall * 0.2, top, bottom: top + tall };
      const face = boxAround({ x, y }, (tall * FIGURE.head) / 2);
      standing.push({ id: actor.id, x, face, body, wide: actor.wide, worth: this.#worthOf(actor) });
    }
    const spots = nameSpots(standing, [...this.#labels.values()]);
    for (const actor of this.#actors.values()) {
      const { classList } = actor.element;
      const spot = spots.get(actor.id) ?? (actor.place || this.#worthOf(actor) < WORTH.visits ? null : "feet");
      classList.toggle("named", spot !== null);
      classList.toggle("name-under", spot === "under");
      classList.toggle("name-over", spot === "over");
    }
  }

  /** How much a name is to be read without pointing at anybody. @param {Actor} actor */
  #worthOf({ id, view, speaks, element }) {
    if (town.person === id) return WORTH.chosen;
    // their bubble names them
    if (speaks) return 0;
    if (view.kind === "visitor" || view.embodied) return WORTH.visits;
    if (view.talking && !element.classList.contains("packed")) return WORTH.talks;
    return this.map.frame.k > CLOSE ? WORTH.close : 0;
  }

  /** How far aside of a doorstep a crowd stands, in pixels. @param {string} place @param {Point[]} slots @param {number} top @param {number} tall */
  #aside(place, slots, top, tall) {
    const { k, x, y, width } = this.map.frame;
    const door = this.map.spotOf(place)?.point;
    if (!door) return 0;
    const feet = Math.max(...slots.map((slot) => slot.y)) + tall * (1 - FIGURE.face);
    const half = Math.max(...slots.map((slot) => slot.x)) + tall * 0.25;
    const [left, base] = [x + door.x * k, y + door.y * k];
    const ground = {
      left: left - half,
      right: left + half,
      top: base + top - tall * FIGURE.face,
      bottom: base + top + feet,
    };
    const roofs = (town.view?.places ?? []).flatMap((/** @type {any} */ one) => {
      const other = one.id === place ? null : this.map.spotOf(one.id)?.point;
      if (!other) return [];
      const [at, step] = [x + other.x * k, y + other.y * k];
      const roof = HOUSE.roof * k;
      return [{ left: at - roof, right: at + roof, top: step - HOUSE.high * k, bottom: step }];
    });
    const labels = [...this.#labels].flatMap(([id, label]) => (id === place ? [] : [label]));
    const edges = [
      { left: -width, right: 6, top: ground.top, bottom: ground.bottom },
      { left: width - 6, right: 2 * width, top: ground.top, bottom: ground.bottom },
    ];
    return aside(ground, [...roofs, ...labels, ...edges], 2 * HOUSE.side * k);
  }

  /** Marks the open card's resident. */
  mark() {
    for (const actor of this.#actors.values())
      actor.element.setAttribute("aria-pressed", String(actor.id === town.person));
    this.#name();
  }

  /** Shows or takes away the dots over somebody who thinks. @param {string} id @param {boolean} on */
  think(id, on) {
    this.#actors.get(id)?.element.classList.toggle("thinking", on);
  }

  /** Where the middle of somebody's face is, in pixels of the sheet; null for whoever is not drawn. @param {string | null} id */
  pointOf(id) {
    const actor = id ? this.#actors.get(id) : null;
    return actor ? this.pixels(actor) : null;
  }

  /** The boxes of all faces. @returns {{ id: string, box: Box, stands: boolean }[]} */
  faces() {
    return [...this.#actors.values()].map((actor) => ({
      id: actor.id,
      box: boxAround(this.pixels(actor), this.face / 2),
      stands: !actor.moves,
    }));
  }

  /** Where people are from head to foot, with their names under it. @returns {Box[]} */
  bodies() {
    const wide = this.#tall * 0.2;
    return [...this.#actors.values()].map((actor) => {
      const { x, y } = this.pixels(actor);
      const top = y - this.#tall * FIGURE.face;
      return { left: x - wide, right: x + wide, top, bottom: top + this.#tall + NAME };
    });
  }

  /** How large a face is, with its hair. */
  get face() {
    return this.#tall * FIGURE.head;
  }

  /** @param {any} view @returns {Actor} */
  #enter(view) {
    const emoji = h("span", { class: "doing", "aria-hidden": "true" });
    const name = h("span", { class: "who", "aria-hidden": "true" });
    const open = () =>
      view.kind === "resident"
        ? town.selectPerson(view.id)
        : town.selectPlace(this.#actors.get(view.id)?.view.place ?? null);
    const element = h(
      "button",
      { type: "button", class: `person ${view.kind}`, data: { person: view.id }, onclick: open },
      figureOf(view),
      emoji,
      name,
    );
    this.root.append(element);
    /** @type {Actor} */
    const actor = {
      id: view.id,
      element,
      emoji,
      name,
      view,
      at: { x: 0, y: 0 },
      place: null,
      bound: "",
      legs: [],
      speed: this.#pace,
      shift: { x: 0, y: 0 },
      slot: { x: 0, y: 0 },
      errand: null,
      movedAt: 0,
      moves: false,
      left: false,
      speaks: false,
      deep: 2,
      sits: false,
      wide: 0,
    };
    this.#actors.set(view.id, actor);
    this.#dress(actor);
    return actor;
  }

  /** @param {Actor} actor */
  #dress(actor) {
    const { view, element, emoji } = actor;
    const sign = view.asleep ? "💤" : view.talking && !view.walk ? "💬" : (SMALL[view.emoji] ?? view.emoji);
    if (emoji.textContent !== sign) emoji.textContent = sign;
    const name = view.kind === "visitor" && view.id === town.me?.id ? say("You") : firstName(view.name);
    if (actor.name.textContent !== name) {
      actor.name.textContent = name;
      actor.wide = 0;
    }
    const words = `${view.name} ${view.doing}`;
    element.setAttribute("aria-label", words);
    element.title = capital(words);
    actor.sits = pose(element, view).sits;
    this.#pose(actor);
  }

  /** Sits while they stay where they are. @param {Actor} actor */
  #pose({ element, sits, moves }) {
    element.classList.toggle("walking", moves && !calm.matches);
    element.classList.toggle("sitting", sits && !moves);
  }

  /** @param {Actor} actor @param {boolean} left */
  #look(actor, left) {
    if (actor.left === left) return;
    actor.left = left;
    actor.element.classList.toggle("facing-left", left);
  }

  /** Puts somebody where the town has them, on the road or in the place. @param {Actor} actor */
  #settle(actor) {
    const { walk, place } = actor.view;
    actor.errand = null;
    actor.bound = boundFor(actor.view);
    actor.speed = this.#pace;
    const leg = walk ? this.#roads.leg(walk.from, walk.to) : null;
    if (!walk || !leg) {
      actor.legs = [];
      actor.place = walk ? walk.from : place;
      actor.at = this.#door(actor.place ?? place) ?? actor.at;
      return;
    }
    leg.next = Math.min(leg.points.length - 1, Math.max(1, Math.round(walk.share * (leg.points.length - 1)) + 1));
    actor.at = leg.points[leg.next - 1] ?? actor.at;
    actor.legs = calm.matches ? [] : [leg, ...(this.#roads.way(walk.to, walk.goal) ?? [])];
    actor.place = null;
    actor.slot = this.#lane(actor.id);
    actor.shift = { ...actor.slot };
  }

  /** Where on the road's breadth somebody walks, always the same, with their feet on it. @param {string} id */
  #lane(id) {
    const n = numberOf(id);
    return { x: (n % 5) * 4 - 8, y: (n % 3) * 4 - 2 - this.#tall * (1 - FIGURE.face) };
  }

  /** The doorstep of a place. @param {string} place */
  #door(place) {
    const spot = this.map.spotOf(place);
    return spot ? { x: spot.point.x, y: spot.point.y + 8 } : null;
  }

  /** The legs from where somebody is to where the town has them; null where no road leads there. @param {Actor} actor */
  #wayOf(actor) {
    const goal = boundFor(actor.view);
    const [leg] = actor.legs;
    if (!leg) return actor.place ? this.#roads.way(actor.place, goal) : null;
    if (actor.bound === goal) return actor.legs;
    const turned = Roads.turned(leg);
    const ways = [leg, turned].flatMap((first) => {
      const rest = this.#roads.way(first.to, goal);
      return rest ? [[first, ...rest]] : [];
    });
    return ways.sort((one, other) => this.#far(actor, one) - this.#far(actor, other))[0] ?? null;
  }

  /** @param {Actor} actor @param {import("./roads.js").Leg[]} legs */
  #far = (actor, legs) => lengthOf(actor.at, legs.flatMap(Roads.ahead));

  /** The pace of all, in pixels of this screen a second. */
  get #pixelPace() {
    return Math.max(20, this.#pace * this.map.frame.k);
  }

  #run() {
    if (this.#running) return;
    this.#running = true;
    this.#last = playNow();
    requestAnimationFrame(() => this.#frame());
  }

  #frame() {
    const now = playNow();
    const seconds = Math.min(MOST_MS, now - this.#last) / 1000;
    this.#last = now;
    let busy = false;
    let came = false;
    let stood = false;
    for (const actor of this.#actors.values()) {
      const onTheWay = actor.legs.length > 0;
      const moved = actor.moves;
      busy = this.#step(actor, seconds, now) || busy;
      stood ||= moved && !actor.moves;
      if (onTheWay && actor.legs.length === 0) {
        actor.place = actor.bound;
        actor.at = this.#door(actor.bound) ?? actor.at;
        came = true;
      }
    }
    this.#running = busy || came;
    if (this.#running) requestAnimationFrame(() => this.#frame());
    if (came) this.#stand(false);
    else if (stood) {
      this.#name();
      this.onStood();
    }
  }

  /** @param {Actor} actor @param {number} seconds @param {number} now */
  #step(actor, seconds, now) {
    const from = this.pixels(actor);
    this.#walk(actor, actor.speed * seconds);
    const onTheWay = actor.legs.length > 0;
    const { errand } = actor;
    const aim = actor.speaks && actor.place ? actor.shift : (errand?.aim ?? actor.slot);
    const far = Math.hypot(aim.x - actor.shift.x, aim.y - actor.shift.y);
    const way = calm.matches ? far : Math.min(far, this.#pixelPace * Math.max(1, actor.speed / this.#pace) * seconds);
    if (far > 0)
      actor.shift = {
        x: actor.shift.x + ((aim.x - actor.shift.x) * way) / far,
        y: actor.shift.y + ((aim.y - actor.shift.y) * way) / far,
      };
    if (errand && !actor.speaks && far - way < 0.5) {
      if (errand.until === 0) {
        errand.until = now + errand.stayMs;
        errand.there?.();
      } else if (now >= errand.until) actor.errand = null;
    }
    const moves = onTheWay || far > 0.5;
    if (moves !== actor.moves) {
      actor.moves = moves;
      actor.movedAt = now;
      this.#pose(actor);
      if (!moves && !actor.errand) actor.element.style.setProperty("--deep", String(actor.deep));
    }
    if (!moves) return actor.errand !== null && !actor.speaks;
    const to = this.pixels(actor);
    if (Math.abs(to.x - from.x) > 0.2) this.#look(actor, to.x < from.x);
    this.#place(actor);
    return true;
  }

  /** Walks on along the roads. @param {Actor} actor @param {number} way */
  #walk(actor, way) {
    for (let left = way; left > 0 && actor.legs.length > 0; ) {
      const leg = /** @type {import("./roads.js").Leg} */ (actor.legs[0]);
      const next = leg.points[leg.next];
      if (!next) {
        actor.legs.shift();
        continue;
      }
      const far = Math.hypot(next.x - actor.at.x, next.y - actor.at.y);
      if (far <= left) {
        actor.at = next;
        leg.next += 1;
        left -= far;
      } else {
        actor.at = {
          x: actor.at.x + ((next.x - actor.at.x) * left) / far,
          y: actor.at.y + ((next.y - actor.at.y) * left) / far,
        };
        left = 0;
      }
    }
  }

  /** @param {{ at: Point, shift: Point }} where */
  pixels({ at, shift }) {
    const { k, x, y } = this.map.frame;
    return { x: x + at.x * k + shift.x, y: y + (at.y - 8) * k + shift.y };
  }

  /** @param {Actor} actor */
  #place(actor) {
    const { x, y } = this.pixels(actor);
    actor.element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    this.onMoved(actor.id);
  }
}

/** Where somebody is, or is bound for. @param {any} view */
const boundFor = (view) => view.walk?.goal ?? view.place;
