/**
 * A face for everybody without a picture of their own, the same at every stage: by address where only an address will do (a
 * webhook's avatar), drawn here where there is no network (the page). Both come from the name alone and the same options.
 *
 * The faces are "Adventurer" by Lisa Wischofsky (https://www.instagram.com/lischi_art/), CC BY 4.0, remixed by DiceBear.
 */
import * as adventurer from "@dicebear/adventurer";
import { createAvatar } from "@dicebear/core";

/** Soft colours behind a face; DiceBear picks one by the name. */
const BACKGROUNDS = ["b6e3f4", "c0aede", "d1d4f9", "ffd5dc", "ffdfbf", "cdeac0", "fbe8a6", "f6c9b8"];

/** The picture's side in pixels, where it is asked for by address. */
const SIZE = 256;

/** Address of somebody's picture: the given one, else one that DiceBear makes of the name. Deterministic. */
export function portraitUrl(name: string, given: string | null): string {
  if (given) return given;
  const seed = encodeURIComponent(name);
  return `https://api.dicebear.com/9.x/adventurer/png?seed=${seed}&backgroundColor=${BACKGROUNDS.join(",")}&size=${SIZE}`;
}

/** The picture DiceBear would make of the name, drawn here as an SVG. Deterministic, and free of the name's own text. */
export function portraitSvg(name: string): string {
  return createAvatar(adventurer, { seed: name, backgroundColor: BACKGROUNDS, size: SIZE }).toString();
}
