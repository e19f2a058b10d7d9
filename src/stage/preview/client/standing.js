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
 * Where something of a place is thought to be, on the ground before it, always the same and some steps from where one stands.
 * @param {string} thing @param {Point} from @param {number} top @param {number} face @param {number} k
 * @returns {Point}
 */
export function yardSpot(thing, from, top, face, k) {
  let n = 7;
  for (const letter of thing) n = (n * 31 + (letter.codePointAt(0) ?? 0)) % 99_991;
  const half = Math.max(YARD * k, 54);
  const x = half * (0.5 + (n % 6) / 10);
  const y = top + face * (0.35 + (Math.floor(n / 6) % 4) * 0.28);
  const side = n % 2 ? 1 : -1;
  return { x: Math.abs(side * x - from.x) > face ? side * x : -side * x, y };
}

/** Whether two boxes share ground. @param {Box} a @param {Box} b */
export const meet = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** @param {Point} middle @param {number} r @returns {Box} */
export const boxAround = ({ x, y }, r) => ({ left: x - r, right: x + r, top: y - r, bottom: y + r });
