/**
 * English: words by which a state of a thing is drawn (`world/marks.ts`). Each is found at the beginning of a word; one that ends with a
 * space is a whole word.
 */
export const marks = {
  /** Whatever it is, it is on fire. */
  fire: ["on fire", "ablaze", "aflame", "in flames", "flames", "flaming", "catching fire", "caught fire", "blazing"],
  /** A fire, but of what is meant to burn a light. */
  burning: ["burning", "burns"],
  smoke: ["smok", "smoulder", "smolder", "fuming", "burnt", "charred", "scorched", "overheat", "boiling over"],
  water: [
    "flood",
    "leak",
    "drip",
    "burst",
    "overflow",
    "running over",
    "spraying",
    "gushing",
    "under water",
    "underwater",
    "awash",
  ],
  broken: [
    "broken",
    "breaks",
    "broke ",
    "smashed",
    "shattered",
    "cracked",
    "jammed",
    "in pieces",
    "out of order",
    "snapped",
  ],
  /** Of a light: it shines, or it does not whatever the hour. */
  light: ["lit ", "lighted", "alight", "aglow", "glow", "shining", "shines", "bright", "flicker", "twinkl", "on "],
  dark: ["dark", "unlit", "unlighted", "blown out", "gone out", "out ", "cold", "dead", "broken"],
  /** It was so, or is not. */
  over: [
    "not ",
    "no longer",
    "no more",
    "put out",
    "extinguished",
    "burnt out",
    "burned out",
    "stopped",
    "repaired",
    "mopped",
    "dried",
  ],
};
