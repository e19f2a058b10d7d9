/** Where on its drawing a place smokes and burns, from its doorstep. */
import type { Landmark } from "./map-landmarks.ts";
import type { Point } from "./map-roads.ts";

const at = (x: number, y: number): Point => ({ x, y });

/** The chimney's top, and where flames stand. */
export const anchors: Readonly<Record<Landmark, { readonly chimney: Point; readonly flames: Point }>> = {
  house: { chimney: at(25, -90), flames: at(-8, -44) },
  apartment: { chimney: at(20, -108), flames: at(0, -58) },
  dorm: { chimney: at(40, -88), flames: at(0, -58) },
  studio: { chimney: at(46, -78), flames: at(-6, -48) },
  college: { chimney: at(-60, -56), flames: at(0, -54) },
  cafe: { chimney: at(38, -70), flames: at(-10, -56) },
  pub: { chimney: at(-24, -106), flames: at(4, -60) },
  market: { chimney: at(50, -66), flames: at(0, -56) },
  barn: { chimney: at(22, -80), flames: at(0, -44) },
  park: { chimney: at(46, -20), flames: at(46, -10) },
  square: { chimney: at(0, -40), flames: at(0, -10) },
  quay: { chimney: at(56, -28), flames: at(58, -12) },
  boathouse: { chimney: at(34, -72), flames: at(0, -44) },
  lighthouse: { chimney: at(-43, -50), flames: at(-31, -26) },
  shop: { chimney: at(34, -70), flames: at(-4, -56) },
};
