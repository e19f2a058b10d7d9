// The map: the picture drawn by the server, with buttons for places over it, light by the hour, zoom, and the people (people.js).

import { get, where } from "./api.js";
import { h } from "./dom.js";
import { figureTall } from "./figures.js";
import { say } from "./language.js";
import { marksOf } from "./marks.js";
import { People } from "./people.js";
import { startPlay } from "./staging.js";
import { town } from "./town.js";
import { capital } from "./words.js";

const WIDTH = 1160;
const HEIGHT = 1060;

/** @param {HTMLElement} root */
export function startMap(root) {
  const sheet = h("div", { class: "sheet" });
  const picture = h("div", { class: "picture", "aria-hidden": "true" });
  const places = h("div", { class: "spots" });
  const crowd = h("div", { class: "crowd" });
  const scroller = h("div", { class: "scroller" }, sheet);
  sheet.append(picture, places, crowd);
  let zoom = 1;
  const button = (/** @type {string} */ sign, /** @type {string} */ name, /** @type {() => void} */ act) =>
    h("button", { type: "button", "aria-label": name, title: name, onclick: act }, sign);
  const setZoom = (/** @type {number} */ to) => {
    zoom = Math.min(3, Math.max(1, to));
    layout(true);
  };
  root.append(
    scroller,
    h(
      "div",
      { class: "zoom" },
      button("+", say("Closer"), () => setZoom(zoom * 1.35)),
      button("−", say("Farther"), () => setZoom(zoom / 1.35)),
    ),
  );

  dragged(scroller);

  /** @type {SVGSVGElement | null} */
  let svg = null;
  let drawn = "";
  /** How tall people are; taller where houses are. */
  const tall = () => figureTall(frame.k * Math.min(1.3, Number(svg?.getAttribute("data-scale") ?? 1)));
  const frame = { k: 1, x: 0, y: 0, width: 0, height: 0 };
  /** @type {Map<string, { button: HTMLElement, name: HTMLElement, point: { x: number, y: number } }>} */
  const spots = new Map();
  const ground = {
    frame,
    roadsOf: () => (svg ? /** @type {any[]} */ ([...svg.querySelectorAll("path[data-from]")]) : []),
    spotOf: (/** @type {string} */ id) => spots.get(id) ?? null,
    seen: () => ({
      left: scroller.scrollLeft,
      right: scroller.scrollLeft + scroller.clientWidth,
      top: scroller.scrollTop,
      bottom: scroller.scrollTop + scroller.clientHeight,
    }),
    tall,
  };
  const people = new People(crowd, ground);
  const play = startPlay(people, crowd, ground);

  function layout(keepMiddle = false) {
    const { clientWidth: w, clientHeight: height } = scroller;
    if (!w || !height) return;
    const narrow = w < 560;
    const middle =
      keepMiddle && frame.width
        ? { x: (scroller.scrollLeft + w / 2) / frame.width, y: (scroller.scrollTop + height / 2) / frame.height }
        : { x: 0.5, y: 0.44 };
    const k = Math.min(w / WIDTH, height / HEIGHT) * zoom * (narrow ? 1.7 : 1);
    frame.k = k;
    frame.width = Math.max(w, WIDTH * k);
    frame.height = Math.max(height, HEIGHT * k);
    frame.x = (frame.width - WIDTH * k) / 2;
    frame.y = (frame.height - HEIGHT * k) / 2;
    sheet.style.width = `${frame.width}px`;
    sheet.style.height = `${frame.height}px`;
    sheet.style.setProperty("--size", `${tall()}px`);
    sheet.classList.toggle("close", zoom > 1.6);
    sheet.style.setProperty("--k", String(k));
    sheet.classList.toggle("tight", k < 0.68);
    if (svg) svg.setAttribute("viewBox", `${-frame.x / k} ${-frame.y / k} ${frame.width / k} ${frame.height / k}`);
    for (const { button, name, point } of spots.values()) {
      button.style.transform = `translate(${frame.x + point.x * k}px, ${frame.y + point.y * k}px)`;
      hug(name);
    }
    play.arrange();
    scroller.scrollTo(middle.x * frame.width - w / 2, middle.y * frame.height - height / 2);
  }

  async function draw() {
    const view = town.view;
    const key = JSON.stringify([
      view.id,
      view.places.map((/** @type {any} */ place) => [place.id, place.name, place.position]),
      view.roads,
      view.scenery,
    ]);
    if (key === drawn) return;
    drawn = key;
    const text = await (await fetch(`/map.svg?town=${encodeURIComponent(where.town)}`)).text();
    const read = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    svg = /** @type {any} */ (document.importNode(read, true));
    picture.replaceChildren(/** @type {any} */ (svg));
    const points = new Map(
      [...picture.querySelectorAll("[data-building]")].map(({ dataset }) => [
        dataset.building,
        { x: Number(dataset.x), y: Number(dataset.y) },
      ]),
    );
    sheet.style.setProperty("--grown", svg?.getAttribute("data-scale") ?? "1");
    spots.clear();
    places.replaceChildren();
    for (const place of view.places) {
      const name = h("span", { class: "name" }, capital(place.name));
      const spot = h(
        "button",
        { type: "button", class: "spot", data: { place: place.id }, onclick: () => town.selectPlace(place.id) },
        h("span", { class: "hit" }),
        name,
      );
      spots.set(place.id, { button: spot, name, point: points.get(place.id) ?? { x: 0, y: 0 } });
      places.append(spot);
    }
    people.survey();
    layout();
    light();
  }

  function light() {
    if (!svg) return;
    const view = town.view;
    const { night, warm } = daylight(view.now);
    svg.querySelector(".night")?.setAttribute("opacity", String(night * 0.6));
    svg.querySelector(".warm")?.setAttribute("opacity", String(warm * 0.32));
    root.classList.toggle("dark", night > 0.45);
    const awake = new Set(
      view.people
        .filter((/** @type {any} */ one) => !one.asleep && !one.walk)
        .map((/** @type {any} */ one) => one.place),
    );
    for (const panes of svg.querySelectorAll(".lights"))
      panes.setAttribute("opacity", night > 0.3 && awake.has(panes.getAttribute("data-place")) ? "1" : "0");
    // a lamp is as somebody left it; the others are lit at dusk
    for (const lamp of svg.querySelectorAll(".lamp")) {
      const marks = marksOf(town.placeOf(lamp.getAttribute("data-place") ?? ""));
      lamp.setAttribute("opacity", marks.has("light") || (night > 0.2 && !marks.has("dark")) ? "1" : "0");
    }
  }

  function mark() {
    for (const [id, { button }] of spots) {
      const place = town.placeOf(id);
      if (!place) continue;
      button.setAttribute("aria-pressed", String(town.place === id));
      button.classList.toggle("shut", !place.open);
      button.setAttribute(
        "aria-label",
        [place.name, say("{n} here", { n: place.people.length }), place.open ? "" : say("closed")]
          .filter(Boolean)
          .join(", "),
      );
    }
    people.mark();
  }

  new ResizeObserver(() => layout(true)).observe(scroller);
  /** The drawing under way: a view that comes meanwhile waits for it, or people would have nowhere to stand. */
  let ready = Promise.resolve();
  town.on("view", () => {
    ready = ready.then(draw).then(
      () => {
        light();
        play.take(town.view);
        mark();
      },
      () => {
        drawn = ""; // the picture did not come; the next view asks again
      },
    );
  });
  town.on("select", mark);
  return { think: (/** @type {string} */ id, /** @type {boolean} */ on) => people.think(id, on), get };
}

/**
 * Lets a mouse pull the map about; fingers scroll it anyway.
 * @param {HTMLElement} scroller
 */
function dragged(scroller) {
  /** @type {{ x: number, y: number, left: number, top: number } | null} */
  let held = null;
  scroller.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    held = { x: event.clientX, y: event.clientY, left: scroller.scrollLeft, top: scroller.scrollTop };
  });
  window.addEventListener("pointermove", (event) => {
    if (!held) return;
    if (event.buttons === 0) {
      held = null;
      return;
    }
    scroller.scrollTo(held.left + held.x - event.clientX, held.top + held.y - event.clientY);
  });
  // a pull that ends on a face or a house is no click on it
  scroller.addEventListener(
    "click",
    (event) => {
      if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > 6) event.stopPropagation();
      held = null;
    },
    { capture: true },
  );
}

/** Makes a wrapped name no wider than its words. @param {HTMLElement} name */
function hug(name) {
  name.style.width = "";
  const range = document.createRange();
  range.selectNodeContents(name);
  const words = [...range.getClientRects()];
  if (words.length === 0) return;
  const wide = Math.max(...words.map((one) => one.right)) - Math.min(...words.map((one) => one.left));
  name.style.width = `${Math.ceil(wide) + 15}px`;
}

/**
 * How dark and how golden it is.
 * @param {number} now
 */
export function daylight(now) {
  const t = now % 1440;
  const ramp = (/** @type {number} */ from, /** @type {number} */ to) =>
    Math.min(1, Math.max(0, (t - from) / (to - from)));
  const night = 1 - ramp(310, 430) + ramp(1115, 1275);
  const bump = (/** @type {number} */ middle) => Math.max(0, 1 - Math.abs(t - middle) / 90);
  return { night: Math.min(1, night), warm: Math.max(bump(400), bump(1110)) };
}
