// The map: the picture drawn by the server, with buttons for places over it, light by the hour, zoom, and the people (people.js).

import { get, where } from "./api.js";
import { h } from "./dom.js";
import { figureTall } from "./figures.js";
import { say } from "./language.js";
import { startLife } from "./life.js";
import { marksOf } from "./marks.js";
import { settleNames } from "./names.js";
import { CROWD, People } from "./people.js";
import { startPlay } from "./staging.js";
import { calm } from "./time.js";
import { town } from "./town.js";
import { capital, coloured } from "./words.js";
import { dragged, zoomed } from "./zoom.js";

const WIDTH = 1160;
const HEIGHT = 1060;
/** As far away as faces and houses can be told apart: a small window shows a part of the town, and one pulls it about. */
const LEAST = 0.5;
/** A name under a house, with the gaps around it, and what is free around the town, in pixels. */
const NAME = 46;
const FRAME = 8;
/** How thick the night and the low sun lie over the picture at their fullest. */
const VEIL = { night: 0.48, warm: 0.16 };

/** @param {HTMLElement} root */
export function startMap(root) {
  const sheet = h("div", { class: "sheet" });
  const picture = h("div", { class: "picture", "aria-hidden": "true" });
  const places = h("div", { class: "spots" });
  const crowd = h("div", { class: "crowd" });
  const scroller = h("div", { class: "scroller" }, sheet);
  sheet.append(picture, places, crowd);
  let zoom = 1;
  /** So far away that the whole town is seen. */
  let least = 1;
  const button = (/** @type {string} */ sign, /** @type {string} */ name, /** @type {() => void} */ act) =>
    h("button", { type: "button", "aria-label": name, title: name, onclick: act }, sign);
  /** @param {number} factor @param {{ x: number, y: number }} [at] in the window; else the middle of the map */
  const zoomBy = (factor, at) => {
    const to = Math.min(4, Math.max(least, zoom * factor));
    if (to === zoom) return;
    zoom = to;
    layout(true, at);
  };
  const zooms = h(
    "div",
    { class: "zoom" },
    button("+", say("Closer"), () => zoomBy(1.35)),
    button("−", say("Farther"), () => zoomBy(1 / 1.35)),
  );
  root.append(scroller, zooms);

  dragged(scroller);
  zoomed(scroller, zoomBy);

  /** @type {SVGSVGElement | null} */
  let svg = null;
  let drawn = "";
  /** How tall people are; taller where houses are. */
  const tallAt = (/** @type {number} */ k) =>
    figureTall(k * Math.min(1.3, Number(svg?.getAttribute("data-scale") ?? 1)));
  const tall = () => tallAt(frame.k);
  const frame = { k: 1, x: 0, y: 0, width: 0, height: 0 };
  /** @type {Map<string, { button: HTMLElement, name: HTMLElement, point: { x: number, y: number } }>} */
  const spots = new Map();
  /** Where the buttons over the map are, in the window of it. */
  let buttons = { left: 0, right: 0, top: 0, bottom: 0 };
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
    /** What lies over the map, in pixels of the sheet. */
    controls: () => {
      const [x, y] = [scroller.scrollLeft, scroller.scrollTop];
      const { left, right, top, bottom } = buttons;
      return [{ left: left + x, right: right + x, top: top + y, bottom: bottom + y }];
    },
    tall,
  };
  const people = new People(crowd, ground);
  const play = startPlay(people, crowd, ground);
  const life = startLife(sheet, places, ground, people);
  let scrolled = false;
  scroller.addEventListener("scroll", () => {
    if (scrolled) return;
    scrolled = true;
    requestAnimationFrame(() => {
      scrolled = false;
      play.settle();
    });
  });

  /** How close the picture is drawn, before anybody zooms: the whole town if it fits, with room for who stands before the last houses. */
  function fitting(/** @type {number} */ w, /** @type {number} */ height) {
    let k = Math.min(w / WIDTH, height / HEIGHT);
    while (k > LEAST && lowest(k) + FRAME > height) k *= 0.985;
    return { k: Math.max(k, LEAST), whole: k };
  }
  /** Where the feet of the last are under the top of the picture, in pixels. @param {number} k */
  const lowest = (k) =>
    Math.max(HEIGHT * k * 0.9, ...[...spots.values()].map(({ point }) => point.y * k + NAME + tallAt(k) * 1.5));

  /** What a window that shows a part of the town opens on: where one is, else where most are up. */
  function opening() {
    const up = (/** @type {string} */ id) =>
      town.view.people.filter((/** @type {any} */ one) => one.place === id && !one.walk && !one.asleep).length;
    const [busiest] = [...spots.keys()].sort((a, b) => up(b) - up(a));
    const spot = spots.get(town.me?.place ?? town.place ?? busiest ?? "");
    return spot ? { x: spot.point.x, y: spot.point.y + 30 } : { x: WIDTH / 2, y: HEIGHT * 0.44 };
  }

  /** @param {boolean} [keep] what is in the middle stays there, or what is at that point of the window @param {{ x: number, y: number }} [at] */
  function layout(keep = false, at) {
    const { clientWidth: w, clientHeight: height } = scroller;
    if (!w || !height) return;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = zooms;
    buttons = { left: offsetLeft, right: offsetLeft + offsetWidth, top: offsetTop, bottom: offsetTop + offsetHeight };
    const corner = at && scroller.getBoundingClientRect();
    const held = at && corner ? { x: at.x - corner.left, y: at.y - corner.top } : { x: w / 2, y: height / 2 };
    const point =
      keep && frame.width
        ? {
            x: (scroller.scrollLeft + held.x - frame.x) / frame.k,
            y: (scroller.scrollTop + held.y - frame.y) / frame.k,
          }
        : opening();
    const fit = fitting(w, height);
    least = Math.min(1, Math.max(0.4, Math.min(w / WIDTH, height / HEIGHT) / fit.k));
    zoom = Math.max(zoom, least);
    const k = fit.k * zoom;
    frame.k = k;
    // closer by, there is grass around the town, so that what the pointer is at can stay under it
    const grass = Math.min(0.25, Math.max(0, zoom - 1));
    frame.width = Math.max(w, WIDTH * k) + 2 * grass * w;
    frame.height = Math.max(height, HEIGHT * k, lowest(k) + FRAME) + 2 * grass * height;
    frame.x = (frame.width - WIDTH * k) / 2;
    frame.y = Math.min((frame.height - HEIGHT * k) / 2, frame.height - grass * height - lowest(k) - FRAME);
    sheet.style.width = `${frame.width}px`;
    sheet.style.height = `${frame.height}px`;
    sheet.style.setProperty("--size", `${tall()}px`);
    sheet.style.setProperty("--k", String(k));
    sheet.classList.toggle("tight", k < 0.68);
    if (svg) svg.setAttribute("viewBox", `${-frame.x / k} ${-frame.y / k} ${frame.width / k} ${frame.height / k}`);
    for (const { button, point: door } of spots.values())
      button.style.transform = `translate(${frame.x + door.x * k}px, ${frame.y + door.y * k}px)`;
    names();
    life.arrange();
    play.arrange();
    scroller.scrollTo(point.x * k + frame.x - held.x, point.y * k + frame.y - held.y);
  }

  /** Writes the names out for which there is room. */
  function names() {
    const { k, x, y } = frame;
    settleNames(
      [...spots].map(([id, { button, name, point }]) => {
        const place = town.placeOf(id);
        const worth =
          town.place === id ? Number.POSITIVE_INFINITY : (place?.home ? 0 : 100) + (place?.people.length ?? 0);
        return { button, name, x: x + point.x * k, y: y + point.y * k, worth };
      }),
    );
  }

  /** Brings a place that is out of sight into it. @param {string} id @param {ScrollBehavior} behavior */
  function reveal(id, behavior = calm.matches ? "auto" : "smooth") {
    const spot = spots.get(id);
    if (!spot) return;
    const at = { x: frame.x + spot.point.x * frame.k, y: frame.y + spot.point.y * frame.k };
    const { left, right, top, bottom } = ground.seen();
    if (at.x > left + 60 && at.x < right - 60 && at.y > top + 60 && at.y < bottom - 60) return;
    scroller.scrollTo({ left: at.x - (right - left) / 2, top: at.y - (bottom - top) / 2, behavior });
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
      const name = h(
        "span",
        { class: "name" },
        h("span", { class: "emoji", "aria-hidden": "true" }, coloured(place.emoji)),
        h("span", { class: "full" }, capital(place.name)),
      );
      const spot = h(
        "button",
        { type: "button", class: "spot", data: { place: place.id }, onclick: () => town.selectPlace(place.id) },
        h("span", { class: "hit" }),
        name,
        h("span", { class: "count", "aria-hidden": "true" }),
      );
      spots.set(place.id, { button: spot, name, point: points.get(place.id) ?? { x: 0, y: 0 } });
      places.append(spot);
    }
    people.survey();
    if (svg) life.survey(svg);
    layout();
    light();
  }

  function light() {
    if (!svg) return;
    const view = town.view;
    const { night, warm } = daylight(view.now);
    svg.querySelector(".night")?.setAttribute("opacity", String(night * VEIL.night));
    svg.querySelector(".warm")?.setAttribute("opacity", String(warm * VEIL.warm));
    root.classList.toggle("dark", night > 0.45);
    life.take(night);
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
      // where few are named, how many there are
      const count = place.people.length > CROWD.packed ? `👥 ${place.people.length}` : "";
      const drawn = /** @type {HTMLElement} */ (button.querySelector(".count"));
      if (drawn.textContent !== count) drawn.textContent = count;
      button.setAttribute(
        "aria-label",
        [place.name, say("{n} here", { n: place.people.length }), place.open ? "" : say("closed")]
          .filter(Boolean)
          .join(", "),
      );
    }
    people.mark();
  }

  let wide = 0;
  new ResizeObserver(() => {
    layout(true);
    // a window turned or made narrower does not lose what one looks at
    if (wide !== scroller.clientWidth && town.place) reveal(town.place, "auto");
    wide = scroller.clientWidth;
  }).observe(scroller);
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
  let selected = town.place;
  town.on("select", () => {
    mark();
    if (town.place === selected) return;
    selected = town.place;
    if (svg) {
      names();
      play.arrange();
    }
    if (selected) reveal(selected);
  });
  return { think: (/** @type {string} */ id, /** @type {boolean} */ on) => people.think(id, on), get };
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
