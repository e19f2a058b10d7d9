/** What kind of line a memory's text is, which counts whatever is asked (`relevance.ts`): how much it tells, whether it asks or points back. */
import { asks, pointsBack, remembered, stems, tellsTime } from "./words.ts";

/** What is left of a line that itself asks. */
const ASKING = 0.6;
/** How much a line of more words counts more. */
const LONG = 0.5;

/** What a memory's text shows at a glance, once and for all queries. */
export interface Kind {
  /** What the memory counts by its length, and for telling rather than asking. */
  readonly weight: number;
  readonly asks: boolean;
  readonly pointsBack: boolean;
  readonly tellsTime: boolean;
}

/** The kind of a text. */
export const kindOf: (text: string) => Kind = remembered(5000, (text) => ({
  weight: (1 + LONG * Math.log(1 + stems(text).length)) * (asks(text) ? ASKING : 1),
  asks: asks(text),
  pointsBack: pointsBack(text),
  tellsTime: tellsTime(text),
}));
