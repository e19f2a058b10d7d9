// Where people stand before a place: tidy rows, and spots for what they go to. Pure.

/** @typedef {import("./roads.js").Point} Point */
/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */

/** Half the ground before a place, on the picture. */
const YARD = 82;

/**
 * Rows of standing people, the first at the back, each row between the heads of the one behind it, so that no head is hidden; a crowd
 * stands closer, about as wide as the place.
 * @param {number} count
 * @param {number} tall
 * @param {number} room
 * @returns {(Point & { row: number })[]}
 */
export function rows(count, tall, room) {
  const deep = count <= 4 ? 1 : count <= 10 ? 2 : count <= 18 ? 3 : 4;
  const most = Math.ceil((count + Math.floor(deep / 2)) / deep);
  const wide = Math.max(tall * 0.52, Math.min(tall * 0.64, room / most));
  /** @type {(Point & { row: number })[]} */
  const out = [];
  for (let row = 0; out.length < count; row += 1) {
    const full = row % 2 && most > 2 ? most - 1 : most;
    const here = Math.min(full, count - out.length);
    for (let i = 0; i < here; i += 1) out.push({ x: (i - (here - 1) / 2) * wide, y: row * tall * 0.48, row });
  }
  return out;
}

/**
 * Where something of a place is thought to be, on the ground before it: some steps from where one stands, and where nobody else is.
 * @param {string} thing @param {Point} from @param {number} top @param {number} face @param {number} k @param {Point[]} others
 * @param {(spot: Point) => boolean} built whether something is built there
 * @returns {Point}
 */
export function yardSpot(thing, from, top, face, k, others, built) {
  let n = 7;
  for (const letter of thing) n = (n * 31 + (letter.codePointAt(0) ?? 0)) % 99_991;
  const half = Math.max(YARD * k, 54);
  const spots = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) => {
    const at = (n + i * 5) % 12;
    return { x: (at % 2 ? 1 : -1) * half * (0.4 + (at % 4) * 0.2), y: top + face * (0.5 + (at % 3) * 0.62) };
  });
  const room = (/** @type {Point} */ spot) =>
    (built(spot) ? 0.2 : 1) *
    Math.min(face * 1.25, ...[from, ...others].map((one) => Math.hypot(one.x - spot.x, one.y - spot.y)));
  // the thing's own spot, or the next that is free
  return spots.reduce((best, spot) => (room(spot) > room(best) + 1 ? spot : best));
}

/** How far aside people may stand of the middle before their place, as parts of the ground they take; the middle first. */
const ASIDE = [0, -0.5, 0.5, -0.75, 0.75, -1, 1];

/**
 * How far aside of the middle a crowd stands, so that nobody stands on the next roof or a name: as little as there is room for.
 * @param {Box} ground where they would stand @param {Box[]} roofs and names of the other places @param {number} house how wide one is
 * @returns {number}
 */
export function aside(ground, roofs, house) {
  const on = (/** @type {number} */ by) =>
    roofs.reduce((sum, roof) => {
      const wide = Math.min(ground.right + by, roof.right) - Math.max(ground.left + by, roof.left);
      const high = Math.min(ground.bottom, roof.bottom) - Math.max(ground.top, roof.top);
      return sum + (wide > 0 && high > 4 ? wide * high : 0);
    }, 0);
  return ASIDE.map((part) => part * house).reduce((best, by) => (on(by) < on(best) * 0.7 - 1 ? by : best), 0);
}

/** Whether two boxes share ground. @param {Box} a @param {Box} b */
export const meet = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** @param {Point} middle @param {number} r @returns {Box} */
export const boxAround = ({ x, y }, r) => ({ left: x - r, right: x + r, top: y - r, bottom: y + r });
