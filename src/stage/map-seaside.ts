/** What stands at the water: a quay with its lantern, inland at a pond and at the sea in it; a lighthouse; boats and waves. */
import {
  box,
  bush,
  type Drawing,
  disc,
  door,
  type Float,
  GLASS,
  GLOW,
  INK,
  shadow,
  shape,
  stroke,
  windows,
} from "./map-shapes.ts";

const STONE = { top: "#d8d0bf", line: "#bdb39f", side: "#a0968a", foot: "#86929a" } as const;

const sails: Float = {
  kind: "boat",
  x: 150,
  y: 72,
  body:
    disc(2, 3, 34, 5, "#5f8fa1", 'opacity=".5"') +
    stroke("M0 -6v-52", "#6f5a48", 2.4) +
    shape("3,-56 3,-12 30,-12", "#fbf1de") +
    shape("-3,-50 -3,-12 -18,-12", "#d98a6a") +
    `<path d="M-30 -8h62q-6 14 -18 14h-26q-12 0 -18 -14z" fill="#a8553f"/>` +
    stroke("M-30 -8h62", "#8a4433", 2.2),
};
const rowing: Float = {
  kind: "boat",
  x: 52,
  y: 172,
  body:
    disc(1, 3, 26, 4, "#5f8fa1", 'opacity=".5"') +
    `<path d="M-25 -7h50q-4 11 -14 11h-22q-10 0 -14 -11z" fill="#5f8462"/>` +
    box(-22, -8, 44, 3, "#e9d9b4", 'rx="1.5"') +
    stroke("M-8 -8v-3M8 -8v-3M-20 -14l14 12M20 -14l-14 12", "#b98f63", 2),
};

/** The harbour's lantern on its post, dark; what shines of it is apart. */
const post = (x: number, foot: number): Pick<Drawing, "body"> & { lamp: string } => {
  const y = foot - 86;
  return {
    body:
      box(x - 8, foot - 7, 16, 9, STONE.side, 'rx="2"') +
      stroke(`M${x} ${foot - 6}v-66`, "#4d4a46", 4.4) +
      stroke(`M${x - 8} ${foot - 60}h16`, "#4d4a46", 2.4) +
      box(x - 9, y - 8, 18, 24, "#55606a", 'rx="2"') +
      box(x - 6, y - 5, 12, 18, "#3c464f", 'rx="1.5"') +
      stroke(`M${x} ${y - 8}v24`, "#55606a", 1.6) +
      shape(`${x - 13},${y - 7} ${x},${y - 19} ${x + 13},${y - 7}`, "#4d4a46") +
      disc(x, y - 20, 2.6, 2.6, "#4d4a46"),
    lamp:
      disc(x, y + 4, 84, 80, "url(#shine)") +
      box(x - 6, y - 5, 12, 18, "#fff3c0", 'rx="1.5"') +
      disc(x, y + 5, 3.4, 5.4, "#ffb84d") +
      stroke(`M${x} ${y - 8}v24`, "#b98a3c", 1.2),
  };
};

/** A quay: at the sea of stone, far out into the water; inland a jetty at a pond. */
export function quay(sea: boolean): Drawing {
  const { body, lamp } = post(-66, 2);
  if (!sea)
    return {
      body:
        disc(0, -34, 96, 40, "#8fbccb") +
        disc(0, -36, 88, 34, "#9cc8d6") +
        stroke("M-66 -44q14 -6 28 0M-20 -58q12 -5 24 0M40 -40q14 -6 28 0", "#d6ecf2", 2) +
        stroke("M-10 -2v-44M12 -2v-44", "#6f5a48", 4) +
        box(-20, -50, 42, 50, "#b98f63", 'rx="2"') +
        stroke("M-18 -40h38M-18 -29h38M-18 -18h38M-18 -7h38", "#8f6a45", 1.6) +
        body,
      lights: "",
      lamp,
      floats: [{ ...sails, x: 58, y: -34 }],
    };
  const rows = [8, 32, 56, 80, 104];
  const joints = rows.flatMap((y, i) => [-72, -36, 0, 36, 72].map((x) => `M${x + (i % 2) * 18} ${y}v24`));
  const bollard = (x: number, y: number): string =>
    box(x - 4, y - 9, 8, 10, "#4d4a46", 'rx="2"') + disc(x, y - 9, 5.4, 2.6, "#625d57");
  return {
    ground:
      disc(0, 146, 112, 12, "#6f9fb2", 'opacity=".55"') +
      box(-100, -18, 200, 160, STONE.side, 'rx="7"') +
      box(-100, 128, 200, 14, STONE.foot, 'rx="6"') +
      box(-100, -18, 200, 148, STONE.top, 'rx="7"') +
      stroke(`${rows.map((y) => `M-98 ${y}h196`).join("")}${joints.join("")}`, STONE.line, 1.3) +
      stroke("M-96 124h192", "#efe9dc", 2) +
      [-90, 90].map((x) => bollard(x, 120) + bollard(x, 30)).join(""),
    body:
      // crates, and the bell on its frame
      box(44, -16, 22, 18, "#b98a63", 'rx="1"') +
      stroke("M44 -7h22M55 -16v18", "#8f6a45", 1.4) +
      box(62, -12, 20, 14, "#c79b72", 'rx="1"') +
      stroke("M62 -5h20", "#8f6a45", 1.4) +
      box(50, -28, 18, 13, "#a97b55", 'rx="1"') +
      stroke("M-34 2v-34h22v34", "#6f5a48", 3) +
      `<path d="M-29 -18q0 -9 6 -9t6 9l2 3h-16z" fill="#d9a94f"/>` +
      disc(-23, -13.6, 1.8, 1.8, "#8a6a2c") +
      body,
    lights: "",
    lamp,
    // on whichever side the water is
    floats: [sails, { ...sails, x: -sails.x, y: sails.y + 8 }, rowing],
  };
}

/** A lighthouse with the keeper's cottage; its light sweeps. */
export function lighthouse(): Drawing {
  // no taller than there is room for at the picture's edge
  const small = (drawn: string): string => `<g transform="scale(.72)">${drawn}</g>`;
  const panes = windows([[-62, -24]], 15, 13);
  return {
    body: small(
      shadow(56) +
        box(-72, -36, 58, 36, "#f4ead8") +
        box(-64, -66, 10, 20, "#a98270") +
        box(-66, -69, 14, 5, "#8d6b5b") +
        shape("-80,-34 -62,-58 -22,-58 -10,-34", "#6d86a3") +
        panes.body +
        shape("-22,0 22,0 14,-104 -14,-104", "#fbf1de") +
        shape("-20.3,-22 20.3,-22 18.6,-44 -18.6,-44", "#c56b4e") +
        shape("-17,-66 17,-66 15.3,-88 -15.3,-88", "#c56b4e") +
        box(-19, -108, 38, 5, INK, 'rx="2"') +
        box(-10, -124, 20, 17, GLASS) +
        shape("-14,-123 14,-123 0,-138", "#5f6f7d") +
        door(-8, 16, 24, INK) +
        bush(-76, -2, 8) +
        bush(32, -2, 7),
    ),
    lights: small(panes.lights),
    lamp: small(
      disc(0, -116, 46, 42, "url(#shine)") +
        box(-10, -124, 20, 17, "#fff0b8") +
        shape("10,-119 190,-152 190,-78 10,-111", "url(#beam-right)") +
        shape("-10,-119 -190,-152 -190,-78 -10,-111", "url(#beam-left)"),
    ),
  };
}

/** A shed for boats, with nets to dry and somebody's room under the roof. */
export function boathouse(): Drawing {
  const loft = windows([[-9, -74]], 18, 15);
  const planks = [-48, -36, 26, 38, 50].map((x) => `M${x} -2v-48`).join("");
  return {
    body:
      shadow(76) +
      box(-58, -52, 116, 52, "#8fa3a6") +
      stroke(planks, "#7d9194", 1.4) +
      shape("-58,-52 0,-96 58,-52", "#9db0b2") +
      stroke("M-66 -48 0 -99 66 -48", "#6b5f57", 6.5) +
      loft.body +
      stroke("M0 -84v-6h20M20 -90v9", "#4d4a46", 2.2) +
      box(-28, -40, 52, 40, "#6a7c80") +
      stroke("M-2 -40v40M-28 -40l26 40M24 -40l-26 40", "#8fa3a6", 1.8) +
      // nets hung up to dry, with their corks
      stroke("M-78 1v-40M-50 1v-40", "#6f5a48", 3) +
      stroke("M-78 -37q14 12 28 0M-78 -27q14 12 28 0M-78 -17q14 12 28 0", "#b7a377", 1.4) +
      stroke("M-73 -33v24M-66 -31v26M-59 -31v25", "#b7a377", 1.4) +
      [-74, -66, -57].map((x, i) => disc(x, -34 + (i % 2) * 3, 2.6, 2.6, "#d9694f")).join("") +
      // a dinghy keel up, and buoys
      `<path d="M44 0q2 -16 24 -16t24 16z" fill="#a8553f"/>` +
      stroke("M46 -3h44M68 -16v13", "#8a4433", 1.6) +
      disc(36, -24, 4.4, 5.4, "#e9a83f") +
      disc(43, -20, 4, 5, "#d9694f"),
    lights: loft.lights + box(-28, -40, 52, 40, GLOW, 'opacity=".22"'),
  };
}
