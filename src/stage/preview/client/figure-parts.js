// What the figures on the map are put together from: hair, beards, glasses, dresses and things to carry. One unit is about half a pixel;
// 0,0 is the ground between the feet, the face is 32 wide with its middle at 0,-66. Every word of `src/world/looks.ts` has its part here.

/**
 * The portraits' own colours; a test compares them with `portrait.ts`.
 * @type {{ hairColour: Record<string, string>, skin: Record<string, string>, dressColour: Record<string, string> }}
 */
export const colours = {
  hairColour: {
    black: "#2c1b18",
    "dark-brown": "#4a312c",
    brown: "#724133",
    auburn: "#a55728",
    red: "#c93305",
    "dark-blond": "#b58143",
    blond: "#d6b370",
    grey: "#b4b0ac",
    white: "#e8e1e1",
  },
  skin: { pale: "#ffdbb4", light: "#edb98a", tan: "#d08b5b", brown: "#ae5d29", dark: "#614335" },
  dressColour: {
    black: "#3a3f44",
    grey: "#929598",
    white: "#f1efe9",
    navy: "#25557c",
    blue: "#5199e4",
    teal: "#3f9c96",
    green: "#6b9e4d",
    yellow: "#f2c94c",
    orange: "#e58a3c",
    red: "#c8453b",
    pink: "#f08fa6",
    purple: "#8a63b5",
    brown: "#8a5a3c",
  },
};

/** A colour darkened (below 0) or lightened. @param {string} hex @param {number} by -1 to 1 */
export function shade(hex, by) {
  const to = by < 0 ? 0 : 255;
  const parts = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  return `#${parts
    .map((it) =>
      Math.round(it + (to - it) * Math.abs(by))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

const path = (/** @type {string} */ d, more = "") => `<path d="${d}"${more}/>`;
/** Circles, each "x,y,r". */
const dots = (/** @type {string} */ all) =>
  all.replace(/([-.\d]{1,8}),([-.\d]{1,8}),([-.\d]{1,8}) ?/g, '<circle cx="$1" cy="$2" r="$3"/>');
const both = (/** @type {string} */ half) => `${half}<g transform="scale(-1 1)">${half}</g>`;

const lock = (/** @type {string} */ d) =>
  path(d, ' fill="none" stroke="currentColor" stroke-opacity="1" stroke-width="5.5" stroke-linecap="round"');
const locks = (/** @type {string[]} */ all) => all.map(lock).join("");

/**
 * Hair behind the body (`back`) and over the brow (`front`), filled with its colour, which is `currentColor` too.
 * @type {Record<string, { back?: string, front: string, cloth?: boolean }>}
 */
export const hair = {
  long: {
    back: path("M-17-72C-17-92 17-92 17-72V-44Q18-36 22-30Q12-28 4-32H-6Q-14-29-20-31Q-16-40-17-46z"),
    front: path("M-17.5-44V-70C-17-93 17-93 17.5-70v8C15-70 9-74 5-81C-1-74-11-71-13-64V-44z"),
  },
  straight: {
    back: path("M-17-72C-17-92 17-92 17-72V-34H-17z"),
    front: path("M-18-32V-70C-18-93 18-93 18-70v9C16-71 8-75 2-83C-3-75-11-71-12-64V-32z"),
  },
  wavy: {
    back: path("M-16-80C-25-74-19-64-24-58S-20-47-24-41S-18-30-12-33H12C18-30 25-33 24-41S20-50 24-58S25-74 16-80z"),
    front:
      path("M-17.5-63C-20-94 20-94 17.5-63C16-72 12-75 0-75S-16-72-17.5-63z") +
      both(path("M-16.5-68C-25-61-18-55-23-48S-19-33-12-34C-9-41-15-49-13.5-60z")),
  },
  curly: {
    back: dots("-10,-84,10 10,-84,10 -19,-73,9.5 19,-73,9.5 -20,-60,9.5 20,-60,9.5 -16,-51,8 16,-51,8"),
    front: path(
      "M-17-64C-22-80-14-92 0-91S22-80 17-64C16-74 10-77 4-76Q0-78-4-76C-10-77-16-74-17-64z",
      ' stroke="none"',
    ),
  },
  frizzy: {
    front: path("M-13-77C-16-86-9-89-2-88C4-88 9-89 11-95C17-89 15-80 10-77Q0-80-13-77z"),
  },
  big: {
    back: path("M-16-82C-28-70-19-63-26-54S-28-37-21-29Q-12-26-8-34H8Q12-26 21-29C28-37 28-45 26-54S28-70 16-82z"),
    front: path("M-17.5-62C-22-97 22-97 17.5-62C14-71 5-75 0-83C-5-75-14-71-17.5-62z"),
  },
  bob: {
    back: path("M-17-80C-23-66-23-56-21-49Q-20-44-15-44Q0-38 15-44Q20-44 21-49C23-56 23-66 17-80z"),
    front: path("M-17-53C-23-95 23-95 17-53Q15-50 13.5-53C14.5-66 10-73 5-80C-1-72-12-70-13.5-53Q-15-50-17-53z"),
  },
  "shoulder-length": {
    back: path("M-18-74H18V-50Q18-45 13-45H-13Q-18-45-18-50z"),
    front: path("M-18-52C-21-95 21-95 18-58Q16-55 14.5-60C15-70 10-74 6-81C0-73-11-70-13-62V-52Q-15.5-49-18-52z"),
  },
  bun: { back: dots("0,-93,7"), front: path("M-17-63C-20-93 20-93 17-63C16-72 11-79 0-80S-16-72-17-63z") },
  afro: {
    back: dots("0,-76,22 -15,-78,13 15,-78,13 -18,-62,11 18,-62,11 -13,-53,8 13,-53,8"),
    front: path("M-17-62C-22-94 22-94 17-62C15-74 10-76 0-76S-15-74-17-62z", ' stroke="none"'),
  },
  dreadlocks: {
    back: locks([
      "M-12-82Q-26-66-22-40",
      "M12-82Q26-66 22-40",
      "M-14-80Q-29-64-26-50",
      "M14-80Q29-64 26-50",
      "M-8-70Q-15-50-14-35",
      "M8-70Q15-50 14-35",
    ]),
    front:
      path("M-17-62C-21-94 21-94 17-62C16-72 10-78 0-79S-16-72-17-62z") +
      locks(["M-15-74Q-22-60-18-42", "M15-74Q22-60 18-42"]) +
      path("M-8-90Q-13-83-14-75M8-90Q13-83 14-75M0-91V-81", ' fill="none" stroke="#fff" stroke-opacity=".18"'),
  },
  headscarf: {
    cloth: true,
    back: path("M-19-68C-21-95 21-95 19-68L21-36Q0-28-21-36z"),
    front:
      path(
        "M-18.5-66C-20-95 20-95 18.5-66L19-46Q24-38 19-34Q6-28-12-34Q-22-38-19-48zM0-80C-17-80-15-50 0-49.5S17-80 0-80z",
        ' fill-rule="evenodd"',
      ) +
      path("M-14-66C-14-84 14-84 14-66C12-78-12-78-14-66z", ' fill="#fff" fill-opacity=".45" stroke="none"') +
      path("M-8-40Q4-36 13-42", ' fill="none" stroke="#000" stroke-opacity=".25" stroke-width="2"'),
  },
  turban: {
    cloth: true,
    front:
      path("M-18-66C-30-80-16-101 0-101S30-80 18-66C18-73 8-80 0-84C-8-80-18-73-18-66z") +
      path("M-8-80L0-84L8-80Q0-79-8-80z", ' fill="#fff" fill-opacity=".8" stroke="none"') +
      path(
        "M0-84C-3-90 2-96 8-97M-17-82C-10-84-4-84 0-84",
        ' fill="none" stroke="#000" stroke-opacity=".25" stroke-width="1.5"',
      ),
  },
  shaggy: {
    front:
      path(
        "M-17-62C-23-84-13-94 1-92C15-97 26-85 25-73Q22-78 20-76Q21-69 16-66Q16-71 13-73Q9-69 5-70Q6-74 4-77C0-71-7-71-10-74Q-15-70-17-62z",
      ) + path("M4-77Q14-78 18-84", ' fill="none" stroke-opacity=".3"'),
  },
  "short-curly": {
    front:
      dots("-11,-83,6 -3,-88,7 6,-87,7 13,-82,6") + path("M-17-63C-20-90 20-90 17-63C15-73 12-77 0-77S-15-73-17-63z"),
  },
  "short-round": { front: path("M-17-63C-19-93 19-93 17-63C16-71 13-74 11-77C4-75-8-76-12-78Q-16-72-17-63z") },
  "short-wavy": {
    front: path("M-17-62C-23-80-15-95 1-93C8-99 18-96 16-88C21-82 18-70 17-62C16-74 12-78 6-78C-5-79-15-77-17-62z"),
  },
  "short-flat": {
    front: path(
      "M-17-62C-19-82-14-91-5-91L13-95L12-91L17-92C19-84 18-73 17-62C16-72 13-78 10-80C0-78-6-78-11-79Q-15-74-17-62z",
    ),
  },
  "side-parting": {
    front: path("M-17-65C-19-92 19-92 17-65C17-72 14-76 12-78L9-76L9-80C2-76-6-77-12-76Q-16-72-17-65z"),
  },
  cropped: { front: path("M-17-66C-19-91 19-91 17-66C16-74 13-78 0-78S-16-74-17-66z") },
  balding: { front: both(path("M-15-76C-19-72-19-66-17.5-61Q-15-66-15-76z")) },
  bald: { front: "" },
};

/** @type {Record<string, string>} */
export const beards = {
  none: "",
  stubble: path(
    "M-16-65C-14-58-9-60-6-60.5Q0-62 6-60.5C9-60 14-58 16-65V-61A16 13.5 0 0 1-16-61zM-5-57Q0-59 5-57Q5-51 0-51T-5-57z",
    ' fill-rule="evenodd" fill-opacity=".75" stroke="none"',
  ),
  short: path("M-16.5-67C-14-58-9-60-6-61Q0-62.5 6-61C9-60 14-58 16.5-67V-60A16.5 14.5 0 0 1-16.5-60z"),
  full: path("M-16.5-67C-14-58-9-60-6-61Q0-62.5 6-61C9-60 14-58 16.5-67L17-56C17-46 9-40 0-40S-17-46-17-56z"),
  moustache: path("M0-60C4-62.5 8-60 11-56.5C7-55.5 3-56 0-58C-3-56-7-55.5-11-56.5C-8-60-4-62.5 0-60z"),
};

const FRAME = "#3c4f5c";
/** @type {Record<string, string>} */
export const glasses = {
  none: "",
  round: `<g fill="#fff" fill-opacity=".14" stroke="${FRAME}" stroke-opacity="1" stroke-width="1.7"><circle cx="-7" cy="-65" r="5.4"/><circle cx="7" cy="-65" r="5.4"/><path d="M-1.6-65.5q1.6-1.5 3.2 0M-12.4-66l-4-1M12.4-66l4-1"/></g>`,
  square: `<g fill="#fff" fill-opacity=".14" stroke="${FRAME}" stroke-opacity="1" stroke-width="2"><rect x="-13" y="-69.5" width="11.5" height="9" rx="3"/><rect x="1.5" y="-69.5" width="11.5" height="9" rx="3"/><path d="M-1.5-67h3M-13-68.5l-3.5-.5M13-68.5l3.5-.5"/></g>`,
  thin: `<g fill="#fff" fill-opacity=".14" stroke="${FRAME}" stroke-opacity="1" stroke-width="1.3"><rect x="-12.5" y="-69" width="11" height="8.5" rx="4"/><rect x="1.5" y="-69" width="11" height="8.5" rx="4"/><path d="M-1.5-67h3M-12.5-67.5l-4-1M12.5-67.5l4-1"/><path d="M-12.5-68.5h11M1.5-68.5h11" stroke-width="2"/></g>`,
  sunglasses: `<g fill="#2f3a42" stroke="${FRAME}" stroke-opacity="1" stroke-width="1.5"><rect x="-13" y="-69.5" width="11.5" height="9" rx="4"/><rect x="1.5" y="-69.5" width="11.5" height="9" rx="4"/><path d="M-1.5-67.5h3M-13-67.5l-3.5-1M13-67.5l3.5-1"/></g>`,
};

const TRUNK = "M-10-47.5Q-15.5-47-15.5-40L-13.5-20Q0-18 13.5-20L15.5-40Q15.5-47 10-47.5z";
const lapels = (/** @type {string} */ dark) =>
  path("M-6-48H6L5-20H-5z", ' fill="#ecebe6" stroke="none"') +
  both(path("M-5-48L-9.5-44L-8-37L-3.5-30L-4.5-20H-6.5L-10-36L-12-45z", ` fill="${dark}" stroke="none"`));

/**
 * How a dress looks, over the trunk of the body: `more` is drawn on it; `sleeve` says how long the sleeve is, `legs` whether it has legs.
 * @type {Record<string, { trunk?: string, more: (it: { main: string, dark: string, light: string, skin: string }) => string, sleeve: "short" | "long", under?: string, legs?: boolean }>}
 */
export const dresses = {
  shirt: {
    sleeve: "short",
    more: ({ dark }) =>
      path("M-6.5-47.5Q0-40.5 6.5-47.5", ` fill="none" stroke="${dark}" stroke-opacity="1" stroke-width="2"`),
  },
  "v-neck": { sleeve: "short", more: ({ skin }) => path("M-6.5-48L0-38.5L6.5-48z", ` fill="${skin}" stroke="none"`) },
  blouse: {
    sleeve: "long",
    trunk: "M-10-47.5Q-15.5-47-15.5-40L-13-27Q-17-18-17-14Q0-10 17-14Q17-18 13-27L15.5-40Q15.5-47 10-47.5z",
    more: ({ skin, dark }) =>
      path("M-8.5-48Q-6-40 0-40T8.5-48z", ` fill="${skin}" stroke="none"`) +
      path("M-13-27Q0-24.5 13-27", ` fill="none" stroke="${dark}" stroke-opacity=".8" stroke-width="1.5"`),
  },
  sweater: {
    sleeve: "long",
    more: ({ dark }) =>
      both(path("M0-44L-7-49L-8-44L-4-41z", ' fill="#fbf8ef" stroke="none"')) +
      path("M-13.7-23Q0-21 13.7-23", ` fill="none" stroke="${dark}" stroke-opacity="1" stroke-width="2.5"`),
  },
  blazer: {
    sleeve: "long",
    more: ({ dark }) => lapels(dark) + path("M6-36l4-1l-1-2.5z", ' fill="#fff" stroke="none"'),
  },
  jacket: {
    sleeve: "long",
    more: ({ dark }) => lapels(dark) + path("M-4.5-48Q0-41 4.5-48z", ' fill="#cfcdc6" stroke="none"'),
  },
  hoodie: {
    sleeve: "long",
    more: ({ dark }) =>
      path("M-11-47Q-8-52-4-50L0-42L4-50Q8-52 11-47Q6-39 0-39T-11-47z", ` fill="${dark}" stroke="none"`) +
      path("M-4-41v9M4-41v8", ' fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="1.4"') +
      path("M-8-22l2-7H6l2 7z", ` fill="${dark}" fill-opacity=".55" stroke="none"`),
  },
  overalls: {
    sleeve: "short",
    under: "#f3ead6",
    legs: true,
    more: ({ main }) =>
      path("M-8-38H8L9-31L14.5-30L13.5-19Q0-17-13.5-19L-14.5-30L-9-31z", ` fill="${main}"`) +
      path("M-8-37L-9-47M8-37L9-47", ` fill="none" stroke="${main}" stroke-opacity="1" stroke-width="4"`) +
      `<g fill="#fff" stroke="none"><circle cx="-7" cy="-35.5" r="1.4"/><circle cx="7" cy="-35.5" r="1.4"/></g>`,
  },
};
export { TRUNK };

/** Things in hand, drawn round 0,0; `two` take both hands. @type {Record<string, { two?: boolean, drawn: string }>} */
export const things = {
  cup: {
    drawn: `<path d="M-5-6H5L4 4Q0 6-4 4z" fill="#fffdf4"/><path d="M5-4q5 0 0 6" fill="none" stroke-width="1.8"/><path d="M-5-6H5L4.7-3H-4.7z" fill="#8a5a3c" stroke="none"/>`,
  },
  glass: {
    drawn: `<path d="M-4.5-9H4.5L3.5 4H-3.5z" fill="#e9b44c"/><path d="M-5-10Q0-14 5-10L4.5-6H-4.5z" fill="#fffdf4"/>`,
  },
  book: {
    two: true,
    drawn: `<path d="M0-5Q-6-9-12-6V5Q-6 2 0 6Q6 2 12 5V-6Q6-9 0-5z" fill="#b5473a"/><path d="M0-4Q-5-7.5-10-5.5V3Q-5 1 0 4Q5 1 10 3V-5.5Q5-7.5 0-4z" fill="#fffaf0" stroke="none"/><path d="M0-4V4" stroke-width="1"/>`,
  },
  paper: {
    two: true,
    drawn: `<path d="M-8-9L7-10L9 5L-6 6z" fill="#fffdf6"/><path d="M-4-5l9-.6M-4-1.5l9-.6M-3.5 2l6-.4" fill="none" stroke-width="1.2"/>`,
  },
  pen: {
    two: true,
    drawn: `<path d="M-10-2L8-4L10 6L-8 8z" fill="#fffdf6"/><path d="M2 2L12-12" stroke="#b5473a" stroke-opacity="1" stroke-width="2.4"/>`,
  },
  brush: {
    drawn: `<path d="M-2 8L5-12" stroke="#8a5a3c" stroke-opacity="1" stroke-width="2.4"/><path d="M3.6-10.5L7-9.5Q8-15 6.5-17Q3.5-15 3.6-10.5z" fill="#3f8ec9"/>`,
  },
  laptop: {
    two: true,
    drawn: `<path d="M-11-10H11V3H-11z" fill="#5c666f"/><path d="M-13 3H13L11 6H-11z" fill="#aeb6bc"/><circle cy="-3.5" r="1.6" fill="#fff" stroke="none"/>`,
  },
  phone: {
    drawn: `<rect x="-3.5" y="-10" width="7" height="13" rx="1.5" fill="#3a4149"/><path d="M-2.2-8.5h4.4v9h-4.4z" fill="#9fd0ee" stroke="none"/>`,
  },
  camera: {
    two: true,
    drawn: `<path d="M-10-6H-5L-3-9H3L5-6H10V6H-10z" fill="#444b52"/><circle r="4" cy="0" fill="#9fd0ee"/>`,
  },
  mic: {
    drawn: `<path d="M0 4V-6" stroke="#444b52" stroke-opacity="1" stroke-width="3"/><circle cy="-9" r="4.2" fill="#8b949b"/>`,
  },
  box: {
    two: true,
    drawn: `<path d="M-12-10H12V8H-12z" fill="#c99a62"/><path d="M-12-10H12V-5H-12z" fill="#dcb37c" stroke="none"/><path d="M-2.5-10h5v7h-5z" fill="#f0dcb6" stroke="none"/>`,
  },
  basket: {
    two: true,
    drawn: `<path d="M-11-3H11L8 8H-8z" fill="#c58b4a"/><path d="M-9-3Q0-18 9-3" fill="none" stroke="#8a5a3c" stroke-opacity="1" stroke-width="2"/><circle cx="-4" cy="-5" r="3.5" fill="#d9573f"/><circle cx="3" cy="-5.5" r="3.5" fill="#86ac4f"/>`,
  },
  tool: {
    drawn: `<path d="M0 8V-7" stroke="#8a5a3c" stroke-opacity="1" stroke-width="3"/><path d="M-7-13H5L7-9.5V-7H-7z" fill="#7d878e"/>`,
  },
  pan: {
    drawn: `<path d="M-3-2L-9 2" stroke="#444b52" stroke-opacity="1" stroke-width="3"/><ellipse cx="5" cy="-4" rx="9" ry="4" fill="#444b52"/><ellipse cx="5" cy="-5" rx="4.5" ry="2" fill="#fffaf0" stroke="none"/><circle cx="5" cy="-5" r="1.4" fill="#f2b632" stroke="none"/>`,
  },
  plate: {
    two: true,
    drawn: `<ellipse cy="1" rx="11" ry="4.5" fill="#fffdf6"/><path d="M-6 0Q-5-8 0-8T6 0z" fill="#d9a25a"/>`,
  },
  broom: {
    drawn: `<path d="M-6 26L3-20" stroke="#a9783f" stroke-opacity="1" stroke-width="2.4"/><path d="M-9 19L-1 21L-2 30H-14z" fill="#e2bd63"/>`,
  },
  flower: {
    drawn: `<path d="M0 6V-7" stroke="#5f8f3f" stroke-opacity="1" stroke-width="2"/><g fill="#e0607e" stroke="none"><circle cx="-3" cy="-9" r="3"/><circle cx="3" cy="-9" r="3"/><circle cy="-12" r="3"/><circle cy="-6.5" r="3"/></g><circle cy="-9.3" r="2" fill="#f7d35c" stroke="none"/>`,
  },
  plant: {
    two: true,
    drawn: `<path d="M-6-1H6L4 8H-4z" fill="#b9653f"/><path d="M0-1Q-9-5-7-13Q0-10 0-1Q0-10 7-13Q9-5 0-1z" fill="#6b9e4d"/>`,
  },
  guitar: {
    two: true,
    drawn: `<g transform="rotate(-32)"><path d="M4-1.8H24V1.8H4z" fill="#6b4a2f"/><circle cx="-9" r="8.5" fill="#c98645"/><circle cx="2" r="6.5" fill="#c98645"/><circle cx="-1" r="2.6" fill="#4a3020" stroke="none"/></g>`,
  },
  letter: {
    drawn: `<path d="M-8-7H8V4H-8z" fill="#fffdf6"/><path d="M-8-7L0-1L8-7" fill="none" stroke-width="1.4"/><circle cy="0" r="1.8" fill="#c8453b" stroke="none"/>`,
  },
  gift: {
    two: true,
    drawn: `<path d="M-9-8H9V8H-9z" fill="#d9573f"/><path d="M-1.8-8h3.6V8h-3.6z" fill="#ffe3a1" stroke="none"/><path d="M0-8Q-7-15-7-9T0-8Q7-15 7-9T0-8z" fill="#ffe3a1"/>`,
  },
};

/** @param {string} thing @param {string} signs */
const shown = (thing, signs) => signs.split(" ").map((sign) => [sign, thing]);
/** What somebody has in hand, by the sign of what they do. @type {Map<string, string>} */
export const inHand = new Map(
  /** @type {[string, string][]} */ ([
    ...shown("cup", "☕ 🍵 🫖 🥛 🥤 🥣"),
    ...shown("glass", "🍺 🍻 🍷 🥂 🥃 🍸"),
    ...shown("book", "🥐 🥪 🍰 🎣 🧘 📖 📚 📕 📗 📘 📙 📓 📔"),
    ...shown("paper", "📰 📜 📄 📑 📃 🗺 🎼 🧾 📋 🗂"),
    ...shown("pen", "📝 ✍ ✏ ✒ 🖋 🖊 🖍 📒 📐 📏 🧮"),
    ...shown("brush", "🎨 🖌 🪥"),
    ...shown("laptop", "💻 ⌨ 🖥 🎮 📧"),
    ...shown("phone", "📱 📞 🤳"),
    ...shown("camera", "📷 📸 🎥 🎞"),
    ...shown("mic", "🎤 🎙 🎭"),
    ...shown("box", "📦 🗃 🗄 🥫 🏷 📥"),
    ...shown("basket", "🧺 🛒 🍎 🍅 🍋 🍊 🥕"),
    ...shown("tool", "🔧 🔨 🪛 🔩 🧰 🪚 🛠 ⚒ ⛏ 🪏"),
    ...shown("pan", "🍳 🫕 🍲"),
    ...shown("plate", "🍽 🍴 🍰 🍞 🥐 🍛 🍚 🥧 🧁 🍪 🥞 🥪 🥗 🍕 🎂 🧇"),
    ...shown("broom", "🧹 🧽 🧼"),
    ...shown("flower", "🌷 🌹 🌼 🌻 🌺 💐"),
    ...shown("plant", "🌱 🪴 🌿 🌾"),
    ...shown("guitar", "🎸 🎻 🪕 🎶"),
    ...shown("letter", "✉ 💌 📨 📩"),
    ...shown("gift", "🎁 🎉"),
  ]),
);
/** Signs of what is done on a seat. */
export const seated = new Set(
  "🥐 🥪 🍰 🎣 🧘 📖 📚 📕 📗 📘 📙 📓 📔 📰 📜 📄 📑 📝 ✍ ✏ ✒ 🖋 🖊 🖍 💻 ⌨ 🖥 🎮 🍽 🍴 🍛 🍚 🥣 🪑 🛋 🎹 🎼 🧩 ♟ 🃏 🎲 📺 🧵 🧶 🎧 📻 🍵 🎻 🪗 🚽 ✂".split(
    " ",
  ),
);
