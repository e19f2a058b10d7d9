// The names of places on the map give way to each other: where there is no room for a name its sign stands, and where there is none for
// that either it hides. The selected place always has its name.
import { meet } from "./standing.js";

/** Room kept between two names, in pixels. */
const GAP = 2;

/**
 * Settles which names are written out. The better a place, the earlier it is asked: the selected one, then those of the whole town.
 * @param {{ button: HTMLElement, name: HTMLElement, x: number, y: number, worth: number }[]} spots `x` and `y` of the doorstep, in pixels.
 */
export function settleNames(spots) {
  for (const { button, name } of spots) {
    button.classList.remove("brief", "nameless");
    name.style.width = "";
  }
  const whole = spots.map(({ name }) => sizeOf(name));
  for (const [i, { name }] of spots.entries()) name.style.width = `${whole[i]?.wide ?? 0}px`;
  for (const { button } of spots) button.classList.add("brief");
  for (const { name } of spots) name.style.width = "";
  const brief = spots.map(({ name }) => ({ wide: name.offsetWidth, high: name.offsetHeight, top: name.offsetTop }));
  /** @type {import("./standing.js").Box[]} */
  const taken = [];
  const order = [...spots.keys()].sort((a, b) => (spots[b]?.worth ?? 0) - (spots[a]?.worth ?? 0));
  for (const i of order) {
    const spot = spots[i];
    if (!spot) continue;
    const boxes = [whole[i], brief[i]].map((size) => size && boxOf(spot, size));
    const fits = boxes.findIndex((box) => box && !taken.some((other) => meet(box, other)));
    const box = boxes[Math.max(0, fits)];
    if (fits === 0 || spot.worth === Number.POSITIVE_INFINITY) {
      spot.button.classList.remove("brief");
      spot.name.style.width = `${whole[i]?.wide ?? 0}px`;
    } else if (fits < 0) spot.button.classList.add("nameless");
    if (box && (fits >= 0 || spot.worth === Number.POSITIVE_INFINITY)) taken.push(box);
  }
}

/** @param {{ x: number, y: number }} at @param {{ wide: number, high: number, top: number }} size */
const boxOf = ({ x, y }, { wide, high, top }) => ({
  left: x - wide / 2 - GAP,
  right: x + wide / 2 + GAP,
  top: y + top - GAP,
  bottom: y + top + high + GAP,
});

/** A wrapped name is no wider than its words. @param {HTMLElement} name */
function sizeOf(name) {
  const range = document.createRange();
  range.selectNodeContents(name);
  const words = [...range.getClientRects()].filter((one) => one.width > 0);
  const wide = Math.max(0, ...words.map((one) => one.right)) - Math.min(...words.map((one) => one.left), 1e6);
  return { wide: Math.ceil(Math.max(0, wide)) + 15, high: name.offsetHeight, top: name.offsetTop };
}
