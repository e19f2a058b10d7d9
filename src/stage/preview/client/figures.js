// A little figure of somebody for the map, drawn from the same looks as their portrait. Poses are classes of the person's button
// (`walking`, `sitting`, `asleep`, `carrying`, `both-hands`, `talking`, `speaking`, `thinking`, `embodied`, `facing-left`); figures.css moves the parts.
// The drawing is put together from closed lists only: no word that anybody typed comes near it.
import { beards, colours, dresses, glasses, hair, inHand, seated, shade, TRUNK, things } from "./figure-parts.js";

/** How tall a figure is drawn, in pixels, and its width, where the middle of its face is and how large that is with its hair, as shares of that. */
export const figureTall = (/** @type {number} */ k) => Math.round(Math.min(112, Math.max(44, 70 * k)));
export const FIGURE = { wide: 0.64, face: 0.3, head: 0.56 };

const OLD = { stooped: 66, withStick: 70 };
const CHILD = { small: 13, young: 16 };
const INK = "#3a2a1c";
const WOOD = { light: "#c4935c", dark: "#8d643c" };
const trousers = ["#41506b", "#5a5f68", "#6d5844", "#4c5d58", "#3f4550"];

/** A number that is always the same for an id. @param {string} id */
export function numberOf(id) {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 99991;
  return sum;
}

/**
 * The figure of a person of the town's view.
 * @param {any} person
 * @returns {SVGSVGElement}
 */
export function figureOf(person) {
  const svg = /** @type {any} */ (document.createElementNS("http://www.w3.org/2000/svg", "svg"));
  svg.setAttribute("viewBox", "-32 -96 64 100");
  svg.setAttribute("aria-hidden", "true");
  const { age } = person;
  const young = age !== null && age <= CHILD.small ? "small" : age !== null && age <= CHILD.young ? "young" : "";
  svg.setAttribute("class", ["figure", young, age >= OLD.stooped ? "old" : ""].filter(Boolean).join(" "));
  svg.innerHTML = drawn(person);
  return svg;
}

/** Steps of a flip book: how long each is seen, how many of them a breath and the time from blink to blink take, and in how many parts
 * the people take turns, so that no frame has to draw all of them. */
const STEP = { ms: 128, breath: 14, blink: 37, parts: 4 };
let turn = 0;

/**
 * Lets figures breathe, blink, stride and gesture, one step at a time; call it once.
 * @param {HTMLElement} root what the people are in
 * @param {{ matches: boolean }} calm
 */
export function enliven(root, calm) {
  setInterval(() => {
    if (document.hidden || calm.matches) return;
    turn += 1;
    const step = Math.floor(turn / STEP.parts);
    for (const element of /** @type {Iterable<any>} */ (root.getElementsByClassName("person"))) {
      element.late ??= numberOf(element.dataset.person);
      if (element.late % STEP.parts !== turn % STEP.parts) continue;
      // nobody breathes or blinks in time with another
      const mine = step + element.late;
      const { classList, dataset } = element;
      if (classList.contains("walking") || classList.contains("speaking")) dataset.step = String(mine % 4);
      else {
        classList.toggle("in", mine % STEP.breath < STEP.breath / 2);
        classList.toggle("blink", mine % STEP.blink === 0);
      }
    }
  }, STEP.ms / STEP.parts);
}

/**
 * The entry of a word; of one that this page does not know, the first.
 * @template T @param {Record<string, T>} table @param {string} word @returns {T}
 */
const of = (table, word) => table[word] ?? /** @type {any} */ (Object.values(table)[0]);

/** @param {any} person */
function drawn({ id, looks, age, kind }) {
  const skin = of(colours.skin, looks.skin);
  const main = of(colours.dressColour, looks.dressColour);
  const hairColour = of(colours.hairColour, looks.hairColour);
  const dress = of(dresses, looks.dress);
  const top = of(hair, looks.hair);
  const head = top.cloth ? main : hairColour;
  const dark = shade(main, -0.28);
  const legs = dress.legs ? main : (trousers[numberOf(id) % trousers.length] ?? INK);
  const sleeve = dress.under ?? main;
  const brows = shade(hairColour, looks.hairColour === "white" || looks.hairColour === "grey" ? -0.25 : -0.3);
  const shoe = shade(legs, -0.45);

  const leg = (/** @type {string} */ name, /** @type {number} */ x) =>
    `<g class="leg ${name}"><path d="M${x - 5}-24H${x + 5}L${x + 4.5}-3H${x - 4.5}z" fill="${legs}"/><path d="M${x - 4.5}-4.5H${x + 4}q4 1 4.5 5H${x - 4.5}z" fill="${shoe}"/></g>`;
  const arm = (/** @type {string} */ name, /** @type {1 | -1} */ side) => {
    const x = 14 * side;
    const long = dress.sleeve === "long";
    return `<g class="arm ${name}"><circle cx="${x + side * 1.5}" cy="-23.5" r="4" fill="${skin}"/>${
      long
        ? ""
        : `<path d="M${x - 2}-40H${x + 2 + side * 1.5}L${x + side * 1.5 + 3}-24H${x + side * 1.5 - 3}z" fill="${skin}"/>`
    }<path d="M${x - side * 3}-47Q${x + side * 5}-47 ${x + side * 5.5}-39L${x + side * 5}-${long ? 25 : 34}H${x - side * 2.5}z" fill="${sleeve}"/></g>`;
  };
  const lap =
    `<g class="lap"><path d="M-16-16H16V-11H-16zM-13-11V0M13-11V0" fill="${WOOD.light}" stroke="${WOOD.dark}" stroke-opacity="1" stroke-width="2.5"/>` +
    [-6.5, 6.5]
      .map(
        (x) =>
          `<path d="M${x - 6}-20H${x + 6}V-9L${x + 4.5}-3H${x - 4.5}L${x - 6}-9z" fill="${legs}"/><path d="M${x - 5}-4H${x + 5}Q${x + 6} 1 ${x} 1T${x - 5}-4z" fill="${shoe}"/>`,
      )
      .join("") +
    "</g>";
  const chair = `<g class="chair"><path d="M-19-2V-42Q0-50 19-42V-2" fill="none" stroke="${WOOD.dark}" stroke-opacity="1" stroke-width="3.2"/><path d="M-19-41Q0-49 19-41V-32Q0-38-19-32z" fill="${WOOD.light}" stroke="${WOOD.dark}"/></g>`;
  const bed = `<g class="bed"><path d="M-25-2V-62Q0-78 25-62V-2z" fill="${WOOD.light}" stroke="${WOOD.dark}"/><rect x="-21" y="-62" width="42" height="30" rx="8" fill="#fffdf6"/></g>`;
  const blanket =
    `<g class="blanket"><path d="M-24-31Q0-37 24-31V-1H-24z" fill="${shade(main, 0.2)}"/><path d="M-24-31Q0-37 24-31V-25Q0-31-24-25z" fill="#fffdf6"/>` +
    `<path d="M-24-13Q0-19 24-13M-9-27V-2M9-27V-2" fill="none" stroke="${dark}" stroke-opacity=".35"/><path d="M-26-6H26V2H-26z" fill="${WOOD.light}" stroke="${WOOD.dark}"/></g>`;
  const stick =
    age >= OLD.withStick
      ? `<path class="stick" d="M-20 0L-17-27Q-16-31-12-29" fill="none" stroke="${WOOD.dark}" stroke-opacity="1" stroke-width="2.4"/>`
      : "";
  const satchel =
    kind === "visitor"
      ? `<path d="M-11-46L11-24" fill="none" stroke="#7a5230" stroke-opacity="1" stroke-width="2.6"/><rect x="6" y="-27" width="12" height="10" rx="2" fill="#a9713f"/><path d="M6-24H18" stroke="#7a5230"/>`
      : "";
  const wrinkles =
    age >= OLD.stooped
      ? `<path d="M-12.5-58q-1.5 1.5-.5 3.5M12.5-58q1.5 1.5.5 3.5M-4-76.5h8" stroke="${shade(skin, -0.3)}" stroke-opacity=".7" stroke-width="1"/>`
      : "";
  const face =
    `<g fill="${skin}"><circle cx="-16" cy="-64" r="3.6"/><circle cx="16" cy="-64" r="3.6"/><path d="M-16-70a16 16 0 0 1 32 0v7a16 16 0 0 1-32 0z"/></g>` +
    `<g class="look">` +
    `<g fill="#d8604a" fill-opacity=".22" stroke="none"><circle cx="-10.5" cy="-58.5" r="3.2"/><circle cx="10.5" cy="-58.5" r="3.2"/></g>${wrinkles}` +
    `<g fill="${hairColour}">${of(beards, looks.beard)}</g>` +
    `<path d="M-1.5-60.5q1.5 1.3 3 0" fill="none" stroke="${shade(skin, -0.4)}" stroke-opacity=".8"/>` +
    `<path class="smile" d="M-3.6-56q3.6 3.6 7.2 0" fill="none" stroke="${looks.beard === "none" || looks.beard === "moustache" ? "#7a3428" : "#f3c9b5"}" stroke-opacity="1" stroke-width="1.7"/>` +
    `<path class="mouth" d="M-3.6-57H3.6Q3-51.5 0-51.5T-3.6-57z" fill="#6d2b25" stroke="none"/>` +
    `<path d="M-10-71.5q3-2 6-.6M10-71.5q-3-2-6-.6" fill="none" stroke="${brows}" stroke-opacity="1" stroke-width="1.5"/>` +
    `<g class="eyes"><g class="open" fill="#2a1c16" stroke="none"><ellipse cx="-6.7" cy="-65" rx="2" ry="2.5"/><ellipse cx="6.7" cy="-65" rx="2" ry="2.5"/><g fill="#fff"><circle cx="-6" cy="-66" r=".7"/><circle cx="7.4" cy="-66" r=".7"/></g></g>` +
    `<path class="shut" d="M-9.5-65q2.8 2.6 5.6 0M3.9-65q2.8 2.6 5.6 0" fill="none" stroke="#2a1c16" stroke-opacity="1" stroke-width="1.6"/></g>` +
    `<g class="specs">${of(glasses, looks.glasses)}</g></g>`;

  return (
    `<g stroke="${INK}" stroke-opacity=".42" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round">${bed}${chair}<g class="whole">` +
    `<g class="upper behind"><g class="head" fill="${head}" color="${head}">${top.back ?? ""}</g>${arm("far", -1)}</g>` +
    `${stick}${leg("far", -6)}${leg("near", 6)}${lap}` +
    `<g class="upper"><g class="body"><path d="M-5-53h10v9h-10z" fill="${shade(skin, -0.14)}" stroke="none"/><path d="${dress.trunk ?? TRUNK}" fill="${sleeve}"/>${dress.more({ main, dark, light: shade(main, 0.3), skin })}${satchel}</g>` +
    `<g class="head">${face}<g fill="${head}" color="${head}">${top.front}</g></g>` +
    `${arm("near", 1)}<g class="held"></g></g>` +
    `</g>${blanket}<path class="mark" d="M0-113L5.5-106L0-99L-5.5-106z" fill="#f0b429" stroke="#8d5d0c" stroke-opacity="1"/></g>`
  );
}

/**
 * Puts somebody in the pose of what they do, and says whether they sit at it.
 * @param {HTMLElement} element the person's button, with the figure in it
 * @param {any} person
 */
export function pose(element, person) {
  const sign = person.emoji.replace("\uFE0F", "");
  const idle = !person.asleep && !person.walk;
  const thing = person.asleep ? "" : (inHand.get(sign) ?? "");
  const { classList } = element;
  classList.toggle("asleep", person.asleep);
  classList.toggle("carrying", thing !== "");
  classList.toggle("both-hands", things[thing]?.two === true);
  classList.toggle("talking", person.talking && idle);
  classList.toggle("embodied", person.embodied === true);
  const held = element.querySelector(".held");
  if (held && element.dataset.thing !== thing) held.innerHTML = things[thing]?.drawn ?? "";
  element.dataset.thing = thing;
  return { sits: idle && seated.has(sign) };
}
