/**
 * The little buildings of the map picture, one drawing per kind of place, around the middle of their doorstep (0,0). No text and no
 * style attributes: the picture is used on the page (under its content policy) and turned into PNG for Discord.
 */

import { boathouse, lighthouse, quay } from "./map-seaside.ts";
import {
  awning,
  box,
  bush,
  type Drawing,
  disc,
  door,
  duck,
  flower,
  GLASS,
  GLOW,
  INK,
  ROOFS,
  shadow,
  shape,
  stroke,
  tree,
  WALLS,
  windows,
} from "./map-shapes.ts";

/** What a place looks like on the map. */
export type Landmark =
  | "house"
  | "apartment"
  | "dorm"
  | "studio"
  | "college"
  | "cafe"
  | "pub"
  | "market"
  | "barn"
  | "park"
  | "square"
  | "quay"
  | "boathouse"
  | "lighthouse"
  | "shop";

const boats: readonly [RegExp, Landmark] = [/\bnets?\b|\bboat|\bsails?\b|chandler|船|渔/i, "boathouse"];

const homes: readonly (readonly [RegExp, Landmark])[] = [
  boats,
  [/\bdorm(itory)?\b|residence hall|宿舍/i, "dorm"],
  [/co-?living|studio|artist|loft|艺术/i, "studio"],
  [/apartment|\bflat\b|公寓/i, "apartment"],
  [/light ?house|\blight\b|灯塔/i, "lighthouse"],
  [/\bkettle\b|tea ?room/i, "cafe"],
];

const looks: readonly (readonly [RegExp, Landmark])[] = [
  boats,
  [/college|school|university|library|academy|学院|学校|大学|图书馆/i, "college"],
  [/studio|gallery|atelier|画廊/i, "studio"],
  [/caf[eé]|coffee|kettle|bakery|tea ?house|diner|restaurant|咖啡|茶/i, "cafe"],
  [/\b(pub|bar|tavern|inn)\b|酒吧|酒馆/i, "pub"],
  [/market|grocer|pharmacy|超市|药/i, "market"],
  [/supply|hardware|barn|farm|workshop|loft|用品|五金/i, "barn"],
  [/\bpark\b|garden|lake|pond|meadow|woods|公园|花园/i, "park"],
  [/\b(quay|pier|jetty|harbour|harbor|wharf|dock|marina)\b|码头|港/i, "quay"],
  [/light ?house|\blight\b|灯塔/i, "lighthouse"],
  [/\b(street|square|plaza|road|lane|crossing|corner|green|bridge)\b|街|广场|路口/i, "square"],
];

/** The look of a place by its name and whether it is a home. */
export function landmarkOf(place: { readonly name: string; readonly home: boolean }): Landmark {
  for (const [words, landmark] of place.home ? homes : looks) if (words.test(place.name)) return landmark;
  return place.home ? "house" : "shop";
}

/** A number made of a text, to choose colours and spots that stay the same. */
export function numberOf(text: string): number {
  let sum = 2166136261;
  for (const char of text) sum = Math.imul(sum ^ char.codePointAt(0)!, 16777619);
  return sum >>> 0;
}

function house(seed: number): Drawing {
  const roof = ROOFS[seed % ROOFS.length]!;
  const wall = WALLS[(seed >>> 4) % WALLS.length]!;
  const panes = windows(
    [
      [-35, -35],
      [17, -35],
    ],
    18,
    17,
  );
  const attic = disc(0, -57, 6.5, 6.5, "#fffaf0") + disc(0, -57, 5, 5, GLASS);
  return {
    body:
      shadow(56) +
      box(20, -84, 11, 26, "#a98270") +
      box(18, -87, 15, 5, "#8d6b5b") +
      box(-43, -48, 86, 48, wall) +
      box(-43, -7, 86, 7, "#e2d0b4") +
      shape("-54,-44 0,-86 54,-44", roof) +
      shape("-54,-44 0,-86 0,-79 -44,-44", "#ffffff", 'opacity=".13"') +
      attic +
      panes.body +
      door(-9, 18, 30, "#8a5a44") +
      bush(-43, -3, 9) +
      bush(42, -2, 8) +
      flower(-47, 3, "#e58f8f") +
      flower(47, 3, "#f0c36b"),
    lights: panes.lights + disc(0, -57, 5, 5, GLOW),
  };
}

function apartment(seed: number): Drawing {
  const wall = ["#e9cdb4", "#dfc3b8", "#d9cfb6", "#cfd3c4"][seed % 4]!;
  const trim = ["#a5674f", "#8e5f63", "#8a7550", "#66775e"][seed % 4]!;
  const spots = [-88, -60].flatMap((y) => [-26, 10].map((x) => [x, y] as const));
  const panes = windows([...spots, [-26, -32], [10, -32]], 16, 16);
  const rails = [-70, -42].map((y) => stroke(`M-30 ${y}h24M6 ${y}h24`, trim, 2.4)).join("");
  return {
    body:
      shadow(44) +
      box(-36, -100, 72, 100, wall) +
      box(-40, -107, 80, 9, trim, 'rx="2"') +
      box(-36, -8, 72, 8, "#00000014") +
      panes.body +
      rails +
      door(-8, 16, 24, trim) +
      bush(-36, -2, 7) +
      bush(36, -2, 7),
    lights: panes.lights,
  };
}

function dorm(): Drawing {
  const xs = [-58, -36, 22, 44];
  const panes = windows([...xs.map((x) => [x, -56] as const), ...xs.map((x) => [x, -29] as const), [-7, -56]], 14, 15);
  return {
    body:
      shadow(78) +
      box(-68, -64, 136, 64, "#d9a98a") +
      box(-68, -64, 136, 4, "#c08e70") +
      box(-68, -8, 136, 8, "#c49a7e") +
      shape("-76,-62 -58,-88 58,-88 76,-62", "#7b6f83") +
      shape("-18,-62 0,-84 18,-62", "#f3e6d4") +
      panes.body +
      box(-14, -30, 28, 30, "#f3e6d4") +
      door(-9, 18, 26, "#5f6f63") +
      bush(-66, -2, 9) +
      bush(66, -2, 9) +
      tree(88, 3, 15, 1),
    lights: panes.lights,
  };
}

function studio(): Drawing {
  const panes = windows(
    [
      [-58, -36],
      [-30, -36],
      [18, -36],
      [44, -36],
    ],
    17,
    18,
  );
  const splash = [
    [-44, -9, "#e58f8f"],
    [-36, -5, "#f0c36b"],
    [30, -8, "#7fb0c2"],
    [39, -5, "#b69ad0"],
    [48, -9, "#93b174"],
  ] as const;
  return {
    body:
      shadow(76) +
      box(-68, -48, 136, 48, "#f4ead8") +
      shape("-76,-46 -60,-78 -26,-46", "#5f8b8a") +
      shape("-30,-46 -14,-78 20,-46", "#6d9897") +
      shape("16,-46 32,-78 70,-46", "#5f8b8a") +
      shape("-58,-74 -54,-74 -34,-50 -46,-50", "#cfe4e6") +
      shape("-12,-74 -8,-74 12,-50 0,-50", "#cfe4e6") +
      shape("34,-74 38,-74 58,-50 46,-50", "#cfe4e6") +
      panes.body +
      splash.map(([x, y, colour]) => disc(x, y, 5, 4, colour)).join("") +
      door(-9, 18, 32, "#d08b4c") +
      stroke("M78 2l6 -30 6 30M80 -10h9", "#8a6a4c", 2) +
      box(76, -30, 17, 14, "#fffaf0", 'stroke="#8a6a4c"') +
      disc(84, -23, 4, 3, "#e58f8f"),
    lights: panes.lights + shape("-12,-74 -8,-74 12,-50 0,-50", GLOW, 'opacity=".8"'),
  };
}

function college(): Drawing {
  const panes = windows(
    [
      [-72, -38],
      [-50, -38],
      [36, -38],
      [58, -38],
    ],
    14,
    20,
  );
  const columns = [-24, -9, 5, 20].map((x) => box(x, -44, 5, 38, "#fffaf0")).join("");
  return {
    body:
      shadow(92) +
      box(-82, -50, 164, 50, "#e6d3b1") +
      box(-86, -55, 172, 7, "#b9775a") +
      box(-10, -104, 20, 34, "#efe0c2") +
      shape("-14,-102 0,-120 14,-102", "#b9775a") +
      stroke("M0 -120v-14", INK, 1.6) +
      shape("0,-134 15,-129 0,-125", "#c56b4e") +
      disc(0, -88, 7, 7, "#fffaf0", `stroke="${INK}" stroke-width="1.2"`) +
      stroke("M0 -88v-4.5M0 -88h3.4", INK, 1.3) +
      box(-32, -52, 64, 52, "#f3e6cb") +
      shape("-38,-50 0,-76 38,-50", "#d8b98b") +
      shape("-26,-53 0,-70 26,-53", "#f3e6cb") +
      columns +
      box(-6, -28, 12, 28, "#7a5a44") +
      box(-38, -7, 76, 4, "#d9c7a4") +
      box(-43, -3, 86, 5, "#cdb98f") +
      panes.body +
      bush(-78, -1, 9) +
      bush(78, -1, 9),
    lights: panes.lights + disc(0, -88, 6, 6, GLOW, 'opacity=".75"') + box(-6, -28, 12, 28, GLOW, 'opacity=".7"'),
  };
}

function cafe(): Drawing {
  return {
    body:
      shadow(66) +
      box(-52, -62, 104, 62, "#f3dcc4") +
      box(-56, -68, 112, 9, "#8a5a44", 'rx="2"') +
      box(-22, -82, 44, 18, "#8a5a44", 'rx="5"') +
      // a cup on the sign
      `<path d="M-8 -77h14v5a6 6 0 0 1 -6 6h-2a6 6 0 0 1 -6 -6z" fill="#fff3df"/>` +
      stroke("M6 -76q5 0 5 3t-6 3", "#fff3df", 1.6) +
      box(-44, -40, 46, 28, "#fffaf0", 'rx="2"') +
      box(-42, -38, 42, 24, GLASS) +
      stroke("M-21 -38v24", "#fffaf0", 1.6) +
      box(-44, -12, 46, 3, "#b98a63") +
      awning(-50, -54, 100, "#c56b4e") +
      door(14, 24, 36, "#6f4a38") +
      box(18, -30, 16, 14, GLASS, 'rx="2"') +
      stroke("M70 2v-34", "#8a6a4c", 2.4) +
      `<path d="M50 -30q20 -20 40 0z" fill="#e3a857"/>` +
      disc(70, -10, 14, 4, "#fff7ea", 'stroke="#d9c7a4"') +
      bush(-54, -2, 8),
    lights: box(-42, -38, 42, 24, GLOW) + box(18, -30, 16, 14, GLOW, 'rx="2"'),
  };
}

function pub(): Drawing {
  const panes = windows(
    [
      [-42, -30],
      [24, -30],
    ],
    18,
    16,
  );
  return {
    body:
      shadow(62) +
      box(-50, -62, 100, 62, "#f6ead2") +
      stroke("M-50 -38h100M-50 -60v60M50 -60v60M-18 -60v60M18 -60v60M-50 -38l32 -22M50 -38l-32 -22", "#5d4332", 3.4) +
      shape("-60,-58 -40,-92 40,-92 60,-58", "#5e5148") +
      box(-30, -104, 12, 18, "#7c6a5c") +
      panes.body +
      door(-10, 20, 32, "#5d4332") +
      stroke("M50 -50h22M66 -50v6", "#3f332a", 2) +
      box(56, -44, 20, 20, "#8f3f3a", 'rx="4"') +
      box(61, -39, 8, 10, "#f0c36b", 'rx="1.5"') +
      disc(65, -39, 4.6, 2.4, "#fffaf0") +
      `<path d="M-62 0v-10h14v10z" fill="#8a6a4c"/>` +
      stroke("M-62 -6h14", "#5d4332", 1.2),
    lights: panes.lights + disc(0, -44, 3.5, 3.5, GLOW) + box(61, -39, 8, 10, GLOW),
  };
}

function market(): Drawing {
  const crates = [
    [-62, "#d9694f"],
    [-44, "#e9a83f"],
    [44, "#8fb35c"],
  ] as const;
  return {
    body:
      shadow(78) +
      box(-66, -56, 132, 56, "#eef0e2") +
      box(-70, -64, 140, 10, "#5f8462", 'rx="2"') +
      box(-22, -80, 44, 18, "#fffaf0", 'rx="5" stroke="#5f8462" stroke-width="2"') +
      box(-3, -77, 6, 12, "#5f8462") +
      box(-6, -74, 12, 6, "#5f8462") +
      box(-58, -36, 46, 22, GLASS, 'rx="1" stroke="#fffaf0" stroke-width="2"') +
      box(16, -36, 42, 22, GLASS, 'rx="1" stroke="#fffaf0" stroke-width="2"') +
      awning(-66, -52, 132, "#6f9a72") +
      box(-9, -30, 20, 30, "#5f7466") +
      box(-6, -27, 14, 18, GLASS) +
      crates
        .map(
          ([x, colour]) =>
            disc(x + 4, -11, 4, 4, colour) + disc(x + 11, -11, 4, 4, colour) + box(x, -10, 16, 10, "#b98a63", 'rx="1"'),
        )
        .join(""),
    lights: box(-58, -36, 46, 22, GLOW) + box(16, -36, 42, 22, GLOW) + box(-6, -27, 14, 18, GLOW),
  };
}

function barn(): Drawing {
  return {
    body:
      shadow(60) +
      shape("-48,0 -48,-48 -36,-70 0,-86 36,-70 48,-48 48,0", "#b0614d") +
      stroke("M-54 -44 -39 -72 0 -90 39 -72 54 -44", "#6f4a3f", 6) +
      box(-22, -36, 44, 36, "#8f4a3c") +
      stroke("M-22 -36h44v36h-44zM0 -36v36M-22 -36 0 0M0 -36 -22 0M0 -36 22 0M22 -36 0 0", "#f3e0cc", 2) +
      disc(0, -58, 8, 8, "#f3e0cc") +
      disc(0, -58, 6, 6, GLASS) +
      box(52, -18, 18, 18, "#c29a63") +
      stroke("M52 -18l18 18M70 -18l-18 18", "#9a7545", 1.6) +
      box(-70, -8, 18, 8, "#9aa3a0", 'rx="3"'),
    lights: disc(0, -58, 6, 6, GLOW) + box(-22, -36, 44, 36, GLOW, 'opacity=".28"'),
  };
}

function park(): Drawing {
  return {
    body:
      disc(0, -18, 118, 62, "#b7cf93") +
      disc(0, -18, 112, 57, "#bdd49a") +
      `<path d="M-72 -22c4 -20 36 -26 62 -18s28 22 4 30 -70 8 -66 -12z" fill="#d9cfa8"/>` +
      `<path d="M-67 -22c4 -16 34 -21 56 -14s24 18 3 24 -62 6 -59 -10z" fill="#9cc8d6"/>` +
      `<path d="M-54 -25q16 -8 34 -3" fill="none" stroke="#d6ecf2" stroke-width="2" stroke-linecap="round"/>` +
      disc(-34, -17, 4, 2, "#86ad72") +
      disc(-24, -14, 3, 1.6, "#86ad72") +
      tree(-86, -36, 22, 0) +
      tree(-58, -50, 18, 2) +
      tree(30, -46, 24, 1) +
      tree(64, -54, 19, 0) +
      tree(92, -24, 21, 2) +
      box(30, -18, 32, 4, "#a5764e", 'rx="2"') +
      box(30, -11, 32, 4, "#a5764e", 'rx="2"') +
      stroke("M34 -12v10M58 -12v10", "#6f5a48", 2) +
      stroke("M16 0v-38", "#6f6a60", 2.4) +
      disc(16, -41, 4.5, 5, "#f6ecc9") +
      flower(-92, -8, "#e58f8f") +
      flower(-84, -3, "#f0c36b") +
      flower(76, -4, "#d79ac2") +
      flower(84, -8, "#e58f8f") +
      flower(68, 2, "#fff3c4"),
    lights: "",
    lamp: disc(16, -41, 34, 34, "url(#shine)") + disc(16, -41, 5, 5.5, "#fff0b8"),
    floats: [
      { kind: "duck", x: -52, y: -22, body: duck("#fffaf0", "#fffaf0") },
      { kind: "duck", x: -26, y: -24, body: duck("#b08a63", "#4f7a5b") },
      { kind: "duck", x: -38, y: -12, body: duck("#c9a57c", "#a5825c", 0.8) },
    ],
  };
}

function square(): Drawing {
  return {
    body:
      disc(0, -8, 58, 26, "#e3d3ad") +
      disc(0, -8, 52, 22, "#efe3c6") +
      disc(0, -14, 24, 10, "#c9bda4") +
      disc(0, -16, 20, 7.5, "#9cc8d6") +
      box(-3, -36, 6, 20, "#c9bda4") +
      disc(0, -36, 11, 4, "#d8cdb4") +
      stroke("M0 -40q-9 -4 -10 6M0 -40q9 -4 10 6", "#bfe0ea", 2) +
      stroke("M-46 0v-36M46 0v-36", "#6f6a60", 2.4) +
      disc(-46, -39, 4.5, 5, "#f6ecc9") +
      disc(46, -39, 4.5, 5, "#f6ecc9"),
    lights: "",
    lamp: [-46, 46].map((x) => disc(x, -39, 30, 30, "url(#shine)") + disc(x, -39, 5, 5.5, "#fff0b8")).join(""),
  };
}

function shop(seed: number): Drawing {
  const colour = ["#6d86a3", "#c6924f", "#94708a", "#71876a"][seed % 4]!;
  return {
    body:
      shadow(58) +
      box(-46, -62, 92, 62, "#f4ead8") +
      box(-50, -68, 100, 8, colour, 'rx="2"') +
      box(-38, -36, 40, 24, GLASS, 'rx="1" stroke="#fffaf0" stroke-width="2"') +
      awning(-46, -54, 92, colour) +
      door(14, 22, 34, INK) +
      bush(-48, -2, 7),
    lights: box(-38, -36, 40, 24, GLOW),
  };
}

/** Draws a landmark around its doorstep; `seed` chooses among its colours, and at the sea some look otherwise than inland. */
export function drawLandmark(landmark: Landmark, seed: number, sea = false): Drawing {
  switch (landmark) {
    case "house":
      return house(seed);
    case "apartment":
      return apartment(seed);
    case "dorm":
      return dorm();
    case "studio":
      return studio();
    case "college":
      return college();
    case "cafe":
      return cafe();
    case "pub":
      return pub();
    case "market":
      return market();
    case "barn":
      return barn();
    case "park":
      return park();
    case "square":
      return square();
    case "quay":
      return quay(sea);
    case "boathouse":
      return boathouse();
    case "lighthouse":
      return lighthouse();
    case "shop":
      return shop(seed);
  }
}
