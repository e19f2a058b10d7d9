/**
 * A face for everybody without a picture of their own, the same at every stage: by address where only an address will do (a
 * webhook's avatar), drawn here where there is no network (the page). Both come from the same looks and options.
 *
 * The faces are "Avataaars" by Pablo Stanley (https://avataaars.com/), free for personal and commercial use, drawn by DiceBear.
 */
import * as avataaars from "@dicebear/avataaars";
import { createAvatar } from "@dicebear/core";
import { fittingLooks, type Looks } from "../world/looks.ts";

/** Soft colours behind a face; DiceBear picks one by the id. */
const BACKGROUNDS = ["b6e3f4", "c0aede", "d1d4f9", "ffd5dc", "ffdfbf", "cdeac0", "fbe8a6", "f6c9b8"];

/** The picture's side in pixels, where it is asked for by address. */
const SIZE = 256;

/** DiceBear's words for ours. */
const hair: Readonly<Record<Looks["hair"], string | null>> = {
  long: "straight01",
  straight: "straight02",
  wavy: "curvy",
  curly: "curly",
  frizzy: "frizzle",
  big: "bigHair",
  bob: "bob",
  "shoulder-length": "longButNotTooLong",
  bun: "bun",
  afro: "fro",
  dreadlocks: "dreads",
  headscarf: "hijab",
  turban: "turban",
  shaggy: "shaggy",
  "short-curly": "shortCurly",
  "short-round": "shortRound",
  "short-wavy": "shortWaved",
  "short-flat": "shortFlat",
  "side-parting": "theCaesarAndSidePart",
  cropped: "theCaesar",
  balding: "sides",
  bald: null,
};
/** Colours of hair and skin, also for the figures on a map. */
export const hairColours: Readonly<Record<Looks["hairColour"], string>> = {
  black: "2c1b18",
  "dark-brown": "4a312c",
  brown: "724133",
  auburn: "a55728",
  red: "c93305",
  "dark-blond": "b58143",
  blond: "d6b370",
  grey: "b4b0ac",
  white: "e8e1e1",
};
export const skins: Readonly<Record<Looks["skin"], string>> = {
  pale: "ffdbb4",
  light: "edb98a",
  tan: "d08b5b",
  brown: "ae5d29",
  dark: "614335",
};
const beards: Readonly<Record<Looks["beard"], string | null>> = {
  none: null,
  stubble: "beardLight",
  short: "beardMedium",
  full: "beardMajestic",
  moustache: "moustacheMagnum",
};
const glasses: Readonly<Record<Looks["glasses"], string | null>> = {
  none: null,
  round: "round",
  square: "prescription02",
  thin: "prescription01",
  sunglasses: "sunglasses",
};
const dresses: Readonly<Record<Looks["dress"], string>> = {
  shirt: "shirtCrewNeck",
  "v-neck": "shirtVNeck",
  blouse: "shirtScoopNeck",
  sweater: "collarAndSweater",
  blazer: "blazerAndShirt",
  jacket: "blazerAndSweater",
  hoodie: "hoodie",
  overalls: "overall",
};
/** Colours of clothes, also for the figures on a map. */
export const dressColours: Readonly<Record<Looks["dressColour"], string>> = {
  black: "3a3f44",
  grey: "929598",
  white: "f1efe9",
  navy: "25557c",
  blue: "5199e4",
  teal: "3f9c96",
  green: "6b9e4d",
  yellow: "f2c94c",
  orange: "e58a3c",
  red: "c8453b",
  pink: "f08fa6",
  purple: "8a63b5",
  brown: "8a5a3c",
};

/** Who is drawn: the looks of a resident, or null for whoever walked in. */
export interface Portrayed {
  readonly id: string;
  readonly looks: Looks | null;
}

/** DiceBear's options: each a list of one, but for what a mood may choose by the id. */
function options({ id, looks }: Portrayed): Readonly<Record<string, readonly string[]>> {
  const is = looks ?? fittingLooks({ id, age: null, pronouns: null });
  const maybe = (what: string, word: string | null, chance: string) =>
    word === null ? { [chance]: ["0"] } : { [what]: [word], [chance]: ["100"] };
  return {
    seed: [id],
    ...maybe("top", hair[is.hair], "topProbability"),
    hairColor: [hairColours[is.hairColour]],
    hatColor: [dressColours[is.dressColour]],
    skinColor: [skins[is.skin]],
    ...maybe("facialHair", beards[is.beard], "facialHairProbability"),
    facialHairColor: [hairColours[is.hairColour]],
    ...maybe("accessories", glasses[is.glasses], "accessoriesProbability"),
    accessoriesColor: ["3c4f5c"],
    clothing: [dresses[is.dress]],
    clothesColor: [dressColours[is.dressColour]],
    eyes: ["default", "happy"],
    eyebrows: ["default", "defaultNatural", "flatNatural"],
    mouth: ["default", "smile", "twinkle"],
    backgroundColor: BACKGROUNDS,
  };
}

/** Address of somebody's picture: the given one, else one that DiceBear draws from their looks. Deterministic. */
export function portraitUrl(who: Portrayed, given: string | null): string {
  if (given) return given;
  const query = Object.entries(options(who)).map(([key, words]) => `${key}=${words.map(encodeURIComponent).join(",")}`);
  return `https://api.dicebear.com/9.x/avataaars/png?${query.join("&")}&size=${SIZE}`;
}

/** The picture that stands at that address, drawn here as an SVG. Deterministic, and free of the id's own text. */
export function portraitSvg(who: Portrayed): string {
  const drawn = Object.entries(options(who)).map(([key, words]) => [
    key,
    key === "seed" ? words[0] : key.endsWith("Probability") ? Number(words[0]) : words,
  ]);
  return createAvatar(avataaars, { ...Object.fromEntries(drawn), size: SIZE }).toString();
}
