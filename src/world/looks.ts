/**
 * What somebody looks like, in a few words from closed lists: a town file says it, and every picture of them is drawn from it. Who has no
 * looks of their own gets such as fit their age and pronouns, the same ones always.
 */
import { randomFor } from "./chance.ts";

/** The words that looks are put in. */
export const looksLists = {
  hair: [
    "long",
    "straight",
    "wavy",
    "curly",
    "frizzy",
    "big",
    "bob",
    "shoulder-length",
    "bun",
    "afro",
    "dreadlocks",
    "headscarf",
    "turban",
    "shaggy",
    "short-curly",
    "short-round",
    "short-wavy",
    "short-flat",
    "side-parting",
    "cropped",
    "balding",
    "bald",
  ],
  hairColour: ["black", "dark-brown", "brown", "auburn", "red", "dark-blond", "blond", "grey", "white"],
  skin: ["pale", "light", "tan", "brown", "dark"],
  beard: ["none", "stubble", "short", "full", "moustache"],
  glasses: ["none", "round", "square", "thin", "sunglasses"],
  dress: ["shirt", "v-neck", "blouse", "sweater", "blazer", "jacket", "hoodie", "overalls"],
  dressColour: [
    "black",
    "grey",
    "white",
    "navy",
    "blue",
    "teal",
    "green",
    "yellow",
    "orange",
    "red",
    "pink",
    "purple",
    "brown",
  ],
} as const;

type Lists = typeof looksLists;
/** Somebody's looks: one word of each list. */
export type Looks = { readonly [K in keyof Lists]: Lists[K][number] };

/** From this age hair is mostly grey, and from the second nearly always. */
const GREY = { mostly: 58, always: 68 } as const;
const GROWN_UP = 17;

const feminine: readonly Looks["hair"][] = ["long", "straight", "wavy", "curly", "bob", "shoulder-length", "bun"];
const masculine: readonly Looks["hair"][] = [
  "short-curly",
  "short-round",
  "short-wavy",
  "short-flat",
  "side-parting",
  "cropped",
];
const either: readonly Looks["hair"][] = ["bob", "shaggy", "short-curly", "short-wavy", "curly", "afro"];
const dark: readonly Looks["hairColour"][] = ["black", "black", "dark-brown", "dark-brown", "brown"];
const fair: readonly Looks["hairColour"][] = ["dark-brown", "brown", "brown", "auburn", "red", "dark-blond", "blond"];

/** Looks that fit somebody of whom only this is known: the same for one id, always. `age` and `pronouns` are null for whoever walks in. */
export function fittingLooks(who: {
  readonly id: string;
  readonly age: number | null;
  readonly pronouns: "she" | "he" | "they" | null;
}): Looks {
  const { id, pronouns } = who;
  const age = who.age ?? 30;
  const throws = randomFor("looks", id);
  const skin = throws.pick(looksLists.skin);
  const grey = age >= GREY.always ? 0.95 : age >= GREY.mostly ? 0.6 : 0;
  const hairs = pronouns === "she" ? feminine : pronouns === "he" ? masculine : either;
  const balding = pronouns === "he" && age >= 50 && throws.chance(0.3);
  const hairColour = throws.chance(grey)
    ? throws.pick(["grey", "white"] as const)
    : throws.pick(skin === "pale" || skin === "light" ? fair : dark);
  const bearded = pronouns === "he" && age > GROWN_UP && throws.chance(0.4);
  return {
    hair: balding ? throws.pick(["balding", "bald"] as const) : throws.pick(hairs),
    hairColour,
    skin,
    beard: bearded ? throws.pick(["stubble", "short", "full", "moustache"] as const) : "none",
    glasses: throws.chance(age >= 50 ? 0.4 : 0.15) ? throws.pick(["round", "square", "thin"] as const) : "none",
    dress: throws.pick(looksLists.dress),
    dressColour: throws.pick(looksLists.dressColour),
  };
}
