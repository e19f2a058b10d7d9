// Ways along the drawn roads, from doorstep to doorstep, as points evenly apart.

/** @typedef {{ x: number, y: number }} Point */
/** A piece of road being walked: `next` is the point ahead. @typedef {{ from: string, to: string, points: Point[], next: number }} Leg */

const APART = 14;

/** @param {Point} from @param {Point[]} points */
export function lengthOf(from, points) {
  let sum = 0;
  let last = from;
  for (const point of points) {
    sum += Math.hypot(point.x - last.x, point.y - last.y);
    last = point;
  }
  return sum;
}

export class Roads {
  /** Points along a road, from its start. @type {Map<string, Point[]>} */
  #points = new Map();
  /** @type {Map<string, { to: string, far: number }[]>} */
  #near = new Map();

  /**
   * Reads the roads of a drawn map; the only time that the picture is asked.
   * @param {Iterable<SVGPathElement>} drawn
   */
  constructor(drawn) {
    for (const road of drawn) {
      const { from = "", to = "" } = road.dataset;
      const length = road.getTotalLength();
      const steps = Math.max(1, Math.ceil(length / APART));
      const points = Array.from({ length: steps + 1 }, (_, i) => {
        const { x, y } = road.getPointAtLength((i / steps) * length);
        return { x, y };
      });
      this.#points.set(`${from} ${to}`, points);
      this.#points.set(`${to} ${from}`, [...points].reverse());
      this.#near.set(from, [...(this.#near.get(from) ?? []), { to, far: length }]);
      this.#near.set(to, [...(this.#near.get(to) ?? []), { to: from, far: length }]);
    }
  }

  /** The road between two neighbours; null where none is drawn. @param {string} from @param {string} to @returns {Leg | null} */
  leg(from, to) {
    const points = this.#points.get(`${from} ${to}`);
    return points ? { from, to, points, next: 1 } : null;
  }

  /** The shortest way between two places, road by road; null where there is none. @param {string} from @param {string} to @returns {Leg[] | null} */
  way(from, to) {
    /** @type {Map<string, { far: number, back: string | null }>} */
    const best = new Map([[from, { far: 0, back: null }]]);
    const open = new Set([from]);
    while (open.size > 0) {
      const here = [...open].reduce((one, other) =>
        (best.get(other)?.far ?? 0) < (best.get(one)?.far ?? 0) ? other : one,
      );
      open.delete(here);
      if (here === to) break;
      for (const next of this.#near.get(here) ?? []) {
        const far = (best.get(here)?.far ?? 0) + next.far;
        if (far >= (best.get(next.to)?.far ?? Number.POSITIVE_INFINITY)) continue;
        best.set(next.to, { far, back: here });
        open.add(next.to);
      }
    }
    if (!best.has(to)) return null;
    /** @type {Leg[]} */
    const legs = [];
    for (let at = to, back = best.get(at)?.back; back; at = back, back = best.get(at)?.back) {
      const leg = this.leg(back, at);
      if (leg) legs.unshift(leg);
    }
    return legs;
  }

  /** A road turned round where somebody stands on it. @param {Leg} leg @returns {Leg} */
  static turned({ from, to, points, next }) {
    return { from: to, to: from, points: [...points].reverse(), next: points.length - next };
  }

  /** What of a leg is still to be walked. @param {Leg} leg */
  static ahead = ({ points, next }) => points.slice(next);
}
