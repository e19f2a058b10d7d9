/**
 * Where the map's roads run: around houses and names, and together where they go the same way, so that a park with eighteen roads
 * has a few streets that fork. The town's own roads and walking times stay as they are; only their drawing is shared. Pure.
 */
export type Point = { readonly x: number; readonly y: number };

/** A square of the grid that roads are laid on, in the picture's units. */
const CELL = 20;
/** How much cheaper it is to follow a road that is there than to make a new one. */
const SHARED = 0.4;
const ROUNDS_OF_SMOOTHING = 14;

/** What stands in the way: a house is gone around, a name and the people before it where that is no great detour. */
const HOUSE = { side: 88, above: 112, below: -14, cost: 12 } as const;
const NAME = { side: 84, above: -30, below: 118, cost: 3 } as const;

/** A road's ends, by id. */
export type Road = readonly [from: string, to: string];

/**
 * Lays each road from doorstep to doorstep: its points, evenly apart, in the order of `roads`. A road to an unknown place has none.
 * `open` are places one walks into from every side, such as a park.
 */
export function layRoads(
  at: ReadonlyMap<string, Point>,
  roads: readonly Road[],
  size: { readonly width: number; readonly height: number },
  open: ReadonlySet<string>,
): Point[][] {
  const across = Math.ceil(size.width / CELL) + 1;
  const down = Math.ceil(size.height / CELL) + 1;
  const cellOf = ({ x, y }: Point): number => Math.round(y / CELL) * across + Math.round(x / CELL);
  const cost = Array.from({ length: across * down }, (_, cell) => {
    const x = (cell % across) * CELL;
    const y = Math.floor(cell / across) * CELL;
    let sum = 1;
    for (const [id, door] of at) {
      if (open.has(id)) continue;
      for (const { side, above, below, cost } of [HOUSE, NAME])
        if (Math.abs(x - door.x) < side && y > door.y - above && y < door.y + below) sum += cost;
    }
    return sum;
  });
  const used = new Set<number>();
  const out: Point[][] = roads.map(() => []);
  const far = ([from, to]: Road): number => {
    const a = at.get(from);
    const b = at.get(to);
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  // the short ones first: the long ones then find streets to follow
  const order = [...roads.keys()].sort((a, b) => far(roads[a]!) - far(roads[b]!) || a - b);
  for (const i of order) {
    const [from, to] = roads[i]!;
    const a = at.get(from);
    const b = at.get(to);
    if (!a || !b) continue;
    const cells = cheapest(cellOf(a), cellOf(b), across, cost, used);
    for (const cell of cells) used.add(cell);
    const middle = cells
      .slice(1, -1)
      .map((cell) => ({ x: (cell % across) * CELL, y: Math.floor(cell / across) * CELL }));
    out[i] = smooth([a, ...middle, b]);
  }
  return out;
}

/** The cells around one, from the top left, with how far they are. */
const AROUND = [-1, 0, 1].flatMap((right) =>
  [-1, 0, 1].flatMap((below) => (right || below ? [{ right, below, far: right && below ? 14 : 10 }] : [])),
);

/** The cheapest way over the grid, diagonals too. Costs are whole numbers, so waiting cells lie in a drawer per cost. */
function cheapest(
  from: number,
  to: number,
  across: number,
  cost: readonly number[],
  used: ReadonlySet<number>,
): number[] {
  const best = new Map([[from, 0]]);
  const before = new Map<number, number>();
  const drawers: number[][] = [[from]];
  const leave = (cell: number, spent: number) => {
    const column = cell % across;
    for (const { right, below, far } of AROUND) {
      const next = cell + right + below * across;
      if (column + right < 0 || column + right >= across || cost[next] === undefined) continue;
      const step = far * cost[next] * (used.has(next) ? SHARED : 1);
      const sum = spent + Math.max(1, Math.round(step));
      if (sum >= (best.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(next, sum);
      before.set(next, cell);
      drawers[sum] ??= [];
      drawers[sum].push(next);
    }
  };
  for (let spent = 0; spent < drawers.length; spent += 1)
    for (const cell of drawers[spent] ?? []) {
      if (best.get(cell) !== spent) continue;
      if (cell === to) return wayBack(to, before);
      leave(cell, spent);
    }
  return [from, to];
}

function wayBack(to: number, before: ReadonlyMap<number, number>): number[] {
  const way = [to];
  for (let at = before.get(to); at !== undefined; at = before.get(at)) way.unshift(at);
  return way;
}

/** Takes the corners off: every point moves towards the middle of its neighbours; the ends stay. */
function smooth(points: readonly Point[]): Point[] {
  let now = [...points];
  for (let round = 0; round < ROUNDS_OF_SMOOTHING; round += 1)
    now = now.map((point, i) => {
      const last = now[i - 1];
      const next = now[i + 1];
      return last && next ? { x: (last.x + 2 * point.x + next.x) / 4, y: (last.y + 2 * point.y + next.y) / 4 } : point;
    });
  return now.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}
