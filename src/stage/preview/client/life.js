// What lives and happens in the picture beside people: smoke over a hearth, ducks, boats, clouds and gulls; flames, smoke and water where
// something is amiss; lanterns and music where people have gathered; a letter that flies when somebody is asked along. It lies between
// the picture and everybody's names and faces, in the picture's own units. Only transform and opacity move (life.css).
import { h } from "./dom.js";
import { Roads } from "./roads.js";
import { calm } from "./time.js";
import { town } from "./town.js";

/** @typedef {import("./marks.js").Mark} Mark */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ door: Point, chimney: Point, flames: Point, size: number }} Site */

const SVG = "http://www.w3.org/2000/svg";
const CLOUDS = 3;
const GULLS = 3;
/** A letter's flight: how fast, how high over the heads, how long it stays. */
const LETTER = { leastMs: 1900, mostMs: 5200, perSecond: 190, over: 58, stayMs: 1300 };

/**
 * An SVG drawing of ours.
 * @param {string} box
 * @param {string} name
 * @param {[string, Record<string, string | number>][]} parts
 */
function drawing(box, name, parts) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", box);
  svg.setAttribute("class", name);
  for (const [tag, marks] of parts) {
    const part = document.createElementNS(SVG, tag);
    for (const [key, value] of Object.entries(marks)) part.setAttribute(key, String(value));
    svg.append(part);
  }
  return svg;
}

/** Something at a spot of the picture. @param {string} name @param {Point} at @param {number} size @param {...Node} inside */
function at(name, { x, y }, size, ...inside) {
  const element = h("div", { class: name }, inside);
  element.style.transform = `translate(${x}px, ${y}px) scale(${size})`;
  return element;
}

/** @param {string} name @param {number} n @returns {HTMLElement[]} */
const some = (name, n) => Array.from({ length: n }, () => h("i", { class: name }));

const tongue = () =>
  drawing("-12 -34 24 36", "tongue", [
    [
      "path",
      {
        d: "M0 2C-13 0 -12 -13 -5 -20C-5 -14 -2 -14 -1 -17C1 -24 -2 -28 0 -34C4 -26 12 -20 11 -9C11 -2 6 2 0 2Z",
        fill: "#ee7a2d",
      },
    ],
    [
      "path",
      {
        d: "M0 1C-7 0 -7 -8 -3 -12C-2 -9 0 -9 0 -12C1 -16 0 -18 1 -20C4 -15 7 -11 7 -6C7 -2 4 1 0 1Z",
        fill: "#ffc84a",
      },
    ],
    ["path", { d: "M0 1C-3 0 -3 -4 0 -9C3 -5 4 0 0 1Z", fill: "#fff2b8" }],
  ]);

const lantern = () =>
  drawing("-8 -3 16 22", "lantern", [
    ["path", { d: "M0 -3v4", stroke: "#7a5a44", "stroke-width": 1.4 }],
    ["ellipse", { cx: 0, cy: 9, rx: 7, ry: 8, fill: "var(--paper)" }],
    ["path", { d: "M-3 2q-3 7 0 14M3 2q3 7 0 14", fill: "none", stroke: "#ffffff66", "stroke-width": 1.2 }],
    ["path", { d: "M-3.5 1.6h7M-3.5 16.6h7", stroke: "#7a5a44", "stroke-width": 1.8 }],
  ]);

/** What is drawn for each thing that goes on in a place. @type {Record<string, (site: Site) => HTMLElement>} */
const effects = {
  hearth: ({ chimney, size }) => at("hearth", chimney, size, ...some("puff", 3)),
  smoke: ({ flames, size }) => at("smoking", flames, size, ...some("puff", 6)),
  fire: ({ flames, size }) =>
    at("fire", flames, size, ...some("glow", 1), ...some("puff", 3), ...[1, 2, 3, 4, 5].map(tongue)),
  water: ({ door, size }) => at("water", door, size, ...some("pool", 1), ...some("ring", 2), ...some("drop", 4)),
  broken: ({ flames, size }) => at("amiss", flames, size, h("span", { class: "badge" }, "🔧")),
  party: ({ door, size }) =>
    at(
      "party",
      door,
      size,
      drawing("-96 -84 192 60", "string", [
        ["path", { d: "M-92 -76Q-46 -42 0 -60Q46 -42 92 -76", fill: "none", stroke: "#7a5a44", "stroke-width": 1.6 }],
      ]),
      ...[1, 2, 3, 4, 5, 6].map(lantern),
      ...["♪", "♫", "♪"].map((note) => h("span", { class: "tone" }, note)),
    ),
};

/**
 * Starts it: `ground` is the map, `people` who is on it.
 * @param {HTMLElement} sheet
 * @param {Element} under what it lies under
 * @param {{ frame: { k: number, x: number, y: number }, roadsOf: () => SVGPathElement[] }} ground
 * @param {import("./people.js").People} people
 */
export function startLife(sheet, under, ground, people) {
  const life = h("div", { class: "life", "aria-hidden": "true" });
  const still = h("div", { class: "scenery" });
  const busy = h("div", { class: "goings-on" });
  life.append(still, busy);
  // letters fly over everybody's heads
  const post = h("div", { class: "life post", "aria-hidden": "true" });
  sheet.insertBefore(life, under);
  sheet.append(post);
  /** @type {Map<string, Site>} */
  const sites = new Map();
  let roads = new Roads([]);
  /** What is drawn, by place and kind. @type {Map<string, HTMLElement>} */
  const shown = new Map();
  /** Marks of things whose change is still to be played. @type {Map<string, Mark | null>} */
  const held = new Map();
  /** Marks as they were drawn last. @type {Map<string, Mark | null>} */
  const last = new Map();

  /** The things of a place as they are drawn now. @param {any} place */
  function drawnOf(place) {
    const kinds = new Set(
      place.areas.flatMap((/** @type {any} */ area) =>
        area.objects.map((/** @type {any} */ one) => (held.has(one.id) ? held.get(one.id) : one.mark)),
      ),
    );
    if (place.gathering) kinds.add("party");
    // one smoke is enough over a roof
    if (kinds.has("fire")) kinds.delete("smoke");
    return kinds;
  }

  function draw() {
    for (const place of town.view?.places ?? []) {
      const site = sites.get(place.id);
      if (!site) continue;
      const kinds = drawnOf(place);
      for (const [kind, make] of Object.entries(effects)) {
        const key = `${kind} ${place.id}`;
        const old = shown.get(key);
        if (kinds.has(kind) === Boolean(old)) continue;
        if (old) {
          shown.delete(key);
          old.remove();
          continue;
        }
        const element = make(site);
        element.dataset.place = place.id;
        shown.set(key, element);
        busy.append(element);
      }
    }
  }

  /** Over somebody's head, and the place they are in. @param {string} id */
  const headOf = (id) => {
    const point = people.pointOf(id);
    const { k, x, y } = ground.frame;
    const place = town.view.people.find((/** @type {any} */ one) => one.id === id)?.place;
    return point && { place, point: { x: (point.x - x) / k, y: (point.y - y) / k - LETTER.over } };
  };

  /**
   * A letter to somebody who is asked, or from somebody who answers: along the road from or to where the event will be. Where they stand
   * there, or nobody may know where it is, it flies over the heads of the two.
   * @param {string} one @param {string} other @param {string | undefined} at the event's place @param {string} look
   */
  function fly(one, other, at, look) {
    const here = headOf(one);
    if (!here || calm.matches || document.hidden) return;
    const door = at && at !== here.place ? sites.get(at)?.flames : null;
    const there = door ? { place: at, point: door } : headOf(other);
    if (!there) return;
    const [from, to] = look === "asks" ? [there, here] : [here, there];
    const legs = from.place !== to.place ? (roads.way(from.place ?? "", to.place ?? "") ?? []) : [];
    const [start, end] = [from.point, to.point];
    const way = [start, ...legs.flatMap((leg) => leg.points.filter((_, i) => i % 3 === 1)), end];
    if (legs.length === 0) {
      const high = Math.min(90, 40 + Math.hypot(end.x - start.x, end.y - start.y) / 4);
      way.splice(1, 0, { x: start.x * 0.7 + end.x * 0.3, y: start.y * 0.7 + end.y * 0.3 - high * 0.85 });
      way.splice(2, 0, { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - high });
      way.splice(3, 0, { x: start.x * 0.3 + end.x * 0.7, y: start.y * 0.3 + end.y * 0.7 - high * 0.85 });
    }
    const far = way.reduce((sum, one, i) => {
      const before = way[i - 1] ?? one;
      return sum + Math.hypot(one.x - before.x, one.y - before.y);
    }, 0);
    const letter = h("div", { class: `letter ${look}` }, envelope(look));
    post.append(letter);
    const move = (/** @type {Point} */ one, size = 1) => `translate(${one.x}px, ${one.y}px) scale(${size})`;
    const flight = Math.min(LETTER.mostMs, Math.max(LETTER.leastMs, (far / LETTER.perSecond) * 1000));
    const whole = flight + LETTER.stayMs;
    const part = flight / whole;
    const frames = [
      { transform: move(start, 0.2), opacity: 0, offset: 0 },
      ...way.map((one, i) => ({
        transform: move(one),
        opacity: 1,
        offset: 0.08 + (part - 0.08) * (i / (way.length - 1)),
      })),
      { transform: move(end, 1.35), opacity: 1, offset: part + (1 - part) * 0.25 },
      { transform: move(end), opacity: 1, offset: part + (1 - part) * 0.7 },
      { transform: move(end, 0.7), opacity: 0, offset: 1 },
    ];
    letter.animate(frames, { duration: whole, easing: "linear" }).finished.finally(() => letter.remove());
  }

  /** The event to come of an id; nothing where there is none that may be known. @param {string} id */
  const eventOf = (id) => town.view.events?.find((/** @type {any} */ one) => one.id === id);

  town.on("turn", (turn) => {
    held.clear();
    if (town.catchingUp || calm.matches || document.hidden) return;
    // what a resident changes is drawn when they are seen to do it; what a person does, at once
    for (const event of turn.events)
      if (event.kind === "object-changed" && !event.who?.startsWith("visitor:"))
        held.set(event.object, last.get(event.object) ?? null);
  });
  /** Sends the letters of an event of a turn: to whoever is told of what is to come, and what they answer. @param {any} event */
  function send({ kind, who, by, to, acts, story, answer }) {
    if (kind === "invitation-answered" && by) fly(who, by, eventOf(story)?.place, answer === "accepted" ? "yes" : "no");
    for (const { act, news } of kind === "line-said" ? acts : []) {
      const told = act === "tell" ? eventOf(news) : null;
      if (told) for (const one of to.slice(0, 4)) fly(one, who, told.place, "asks");
    }
  }
  town.on("cue", (cue) => {
    for (const { event } of [cue, ...cue.also]) {
      if (event?.kind === "object-changed" && held.delete(event.object)) draw();
      if (event) send(event);
    }
  });

  return {
    /** Takes a new picture: what floats on it is moved from now on. @param {SVGSVGElement} svg */
    survey(svg) {
      roads = new Roads(ground.roadsOf());
      const size = Number(svg.dataset.scale ?? 1);
      sites.clear();
      for (const building of /** @type {any} */ (svg.querySelectorAll("[data-building]"))) {
        const { building: id, x, y, chimney = "0 0", flames = "0 0" } = building.dataset;
        const door = { x: Number(x), y: Number(y) };
        const from = (/** @type {string} */ spot) => {
          const [right = 0, down = 0] = spot.split(" ").map(Number);
          return { x: door.x + right * size, y: door.y + down * size };
        };
        sites.set(id, { door, chimney: from(chimney), flames: from(flames), size });
      }
      shown.clear();
      busy.replaceChildren();
      still.replaceChildren(...floatsOf(svg), ...sky(Boolean(town.view?.scenery?.sea)));
    },
    /** Draws what goes on, by the latest view. @param {number} night how dark it is */
    take(night) {
      life.classList.toggle("dark", night > 0.45);
      draw();
      for (const place of town.view.places)
        for (const area of place.areas)
          for (const one of area.objects) if (!held.has(one.id)) last.set(one.id, one.mark);
    },
    /** The window changed. */
    arrange() {
      const { k, x, y } = ground.frame;
      for (const layer of [life, post]) layer.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    },
  };
}

/** @param {string} look */
const envelope = (look) =>
  drawing("-17 -13 34 26", "envelope", [
    ["rect", { x: -15, y: -10, width: 30, height: 20, rx: 3, fill: "#fffaf0", stroke: "#b98a5c", "stroke-width": 1.6 }],
    ["path", { d: "M-14 -9L0 3L14 -9", fill: "none", stroke: "#b98a5c", "stroke-width": 1.6 }],
    look === "no"
      ? ["path", { d: "M-4 0l8 8M4 0l-8 8", stroke: "#8a8174", "stroke-width": 2.4, "stroke-linecap": "round" }]
      : ["path", { d: "M0 8C-7 3 -5 -3 0 0C5 -3 7 3 0 8Z", fill: look === "yes" ? "#d9485f" : "#d98a6a" }],
  ]);

/** What floats in the picture, taken out of it to be moved. @param {SVGSVGElement} svg */
function floatsOf(svg) {
  return [.../** @type {any} */ (svg.querySelectorAll("[data-float]"))].map((group, i) => {
    const { float, x, y, size } = group.dataset;
    const own = document.createElementNS(SVG, "svg");
    own.setAttribute("viewBox", "-50 -70 100 90");
    own.append(...group.childNodes);
    group.remove();
    const drift = h("div", { class: "drift" }, own);
    drift.style.setProperty("--late", `${-((i * 37) % 19)}s`);
    return at(`float ${float}`, { x: Number(x), y: Number(y) }, Number(size), drift);
  });
}

/** Clouds, and gulls at the sea. @param {boolean} sea */
function sky(sea) {
  const clouds = Array.from({ length: CLOUDS }, (_, i) => {
    const cloud = h(
      "div",
      { class: "cloud" },
      drawing("-120 -50 240 170", "puffs", [
        ["ellipse", { cx: 10, cy: 96, rx: 92, ry: 17, fill: "#3d4a22", opacity: 0.07 }],
        ["ellipse", { cx: -42, cy: 4, rx: 52, ry: 22, fill: "#fff" }],
        ["ellipse", { cx: 40, cy: 6, rx: 58, ry: 20, fill: "#fff" }],
        ["ellipse", { cx: -4, cy: -14, rx: 48, ry: 28, fill: "#fff" }],
        ["ellipse", { cx: 32, cy: -6, rx: 34, ry: 20, fill: "#fff" }],
      ]),
    );
    cloud.style.top = `${[-10, 330, 610, 900][i] ?? 0}px`;
    cloud.style.setProperty("--late", `${-i * 43}s`);
    cloud.style.setProperty("--slow", `${150 + i * 23}s`);
    return cloud;
  });
  const gulls = Array.from({ length: sea ? GULLS : 0 }, (_, i) => {
    const gull = h(
      "div",
      { class: "gull" },
      drawing("-16 -10 32 16", "wings", [
        [
          "path",
          {
            d: "M-14 -2Q-7 -9 0 0Q7 -9 14 -2",
            fill: "none",
            stroke: "#fffdf6",
            "stroke-width": 3,
            "stroke-linecap": "round",
          },
        ],
        [
          "path",
          { d: "M-14 -2q2 -2 4 -3M14 -2q-2 -2 -4 -3", stroke: "#5b6168", "stroke-width": 3, "stroke-linecap": "round" },
        ],
      ]),
    );
    gull.style.left = `${[860, 180, 620][i] ?? 0}px`;
    gull.style.top = `${[520, 900, 980][i] ?? 0}px`;
    gull.style.setProperty("--late", `${-i * 7}s`);
    return gull;
  });
  return [...clouds, ...gulls];
}
