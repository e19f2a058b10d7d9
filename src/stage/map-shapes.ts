/** What the drawings of the map picture are made of: its colours, simple shapes, and things that stand about in many of them. */

/** Something that floats: drawn in the picture, and moved by a screen that can. Its place is from the doorstep, like all of a drawing. */
export interface Float {
  readonly kind: "duck" | "boat" | "wave";
  readonly x: number;
  readonly y: number;
  readonly body: string;
}

/** A drawing and, apart from it, what shines at night. */
export interface Drawing {
  readonly body: string;
  /** Windows, which shine while somebody is up. */
  readonly lights: string;
  /** What shines of a lamp out of doors. */
  readonly lamp?: string;
  /** The ground before it, under everybody's feet. */
  readonly ground?: string;
  readonly floats?: readonly Float[];
}

export const ROOFS = ["#c56b4e", "#a9746a", "#71876a", "#6d86a3", "#c6924f", "#94708a"];
export const WALLS = ["#fbf1de", "#f7e6d2", "#eff0e0", "#f4e9ea", "#f2ead8"];
export const INK = "#5b4a3a";
export const GLASS = "#bcd6dd";
export const GLOW = "#ffdf8e";

export const box = (x: number, y: number, w: number, h: number, fill: string, more = ""): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
export const shape = (points: string, fill: string, more = ""): string =>
  `<polygon points="${points}" fill="${fill}" ${more}/>`;
export const disc = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const stroke = (path: string, colour: string, width: number, more = ""): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const shadow = (rx: number): string => disc(4, 1, rx, 8, "#3d3a22", 'opacity=".16"');
export const door = (x: number, w: number, h: number, fill: string): string =>
  `<path d="M${x} 0v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V0z" fill="${fill}"/>${disc(x + w - 4, -h / 2.4, 1.4, 1.4, "#f3d9a0")}`;

/** Windows by their corners; `panes` is the same shape, lit. */
export function windows(at: readonly (readonly [number, number])[], w: number, h: number): Drawing {
  const body = at
    .map(
      ([x, y]) =>
        box(x - 1.5, y - 1.5, w + 3, h + 3, "#fffaf0", 'rx="2"') +
        box(x, y, w, h, GLASS, 'rx="1"') +
        stroke(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, "#fffaf0", 1.4),
    )
    .join("");
  const lights = at
    .map(
      ([x, y]) =>
        box(x, y, w, h, GLOW, 'rx="1"') + stroke(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, "#e9b95c", 1),
    )
    .join("");
  return { body, lights };
}

export const bush = (x: number, y: number, r: number): string =>
  disc(x, y, r, r * 0.8, "#7f9f63") + disc(x - r * 0.3, y - r * 0.25, r * 0.5, r * 0.4, "#93b174");
/** A round tree with its trunk at (x, y). */
export const tree = (x: number, y: number, r: number, tone = 0): string => {
  const [dark, light] = (
    [
      ["#6f9159", "#86a86c"],
      ["#7d9a58", "#97b26d"],
      ["#5f8761", "#78a078"],
    ] as const
  )[tone % 3]!;
  return (
    disc(x + 2, y + 1, r * 0.9, r * 0.26, "#3d3a22", 'opacity=".14"') +
    box(x - r * 0.1, y - r * 0.9, r * 0.2, r * 0.9, "#8a6a4c") +
    disc(x, y - r * 1.35, r * 0.86, r * 0.92, dark) +
    disc(x - r * 0.22, y - r * 1.55, r * 0.5, r * 0.52, light)
  );
};
/** A fir with its foot at (x, y). */
export const fir = (x: number, y: number, r: number): string =>
  disc(x + 2, y + 1, r * 0.7, r * 0.2, "#3d3a22", 'opacity=".14"') +
  box(x - r * 0.09, y - r * 0.5, r * 0.18, r * 0.5, "#8a6a4c") +
  shape(`${x - r * 0.75},${y - r * 0.4} ${x},${y - r * 1.7} ${x + r * 0.75},${y - r * 0.4}`, "#5f8462") +
  shape(`${x - r * 0.55},${y - r * 1.1} ${x},${y - r * 2.2} ${x + r * 0.55},${y - r * 1.1}`, "#6d9470");
export const flower = (x: number, y: number, colour: string): string =>
  disc(x, y, 2.4, 2.4, colour) + disc(x, y, 0.9, 0.9, "#fff3c4");

export function awning(x: number, y: number, w: number, colour: string): string {
  const stripes = Math.round(w / 12);
  const each = w / stripes;
  let out = "";
  for (let i = 0; i < stripes; i += 1) {
    const left = x + i * each;
    const fill = i % 2 ? "#fff7ea" : colour;
    out += `<path d="M${left} ${y}h${each}v11a${each / 2} 5 0 0 1 ${-each} 0z" fill="${fill}"/>`;
  }
  return out;
}

/** A duck on the water at (0, 0), that swims to the right. */
export const duck = (body: string, head: string, size = 1): string =>
  `<g transform="scale(${size})">` +
  disc(0, 2.4, 9, 2.2, "#ffffff", 'opacity=".45"') +
  `<path d="M-8 -2q-1 -3 -3 -3q2 6 11 6q8 0 8 -5q-3 -3 -8 -2z" fill="${body}"/>` +
  disc(6, -6, 3.1, 3, head) +
  shape("8.6,-6.6 12.4,-5.4 8.6,-4.6", "#e59a3c") +
  disc(7, -6.8, 0.7, 0.7, "#2f2a24") +
  "</g>";
