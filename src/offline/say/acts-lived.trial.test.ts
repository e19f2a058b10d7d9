/** What lines do, over lived days: acts on every line, what they owe, and nothing that nobody does. In Chinese it is looked for in `chinese-town.trial.test.ts`. */
import { beforeAll, describe } from "vitest";
import { offline } from "../../../test/mind/minds.ts";
import { actsHold, watched } from "../../../test/town/acts-hold.ts";
import { type LineSaid, talksOf } from "../../../test/town/talks-of.ts";
import { twoDays } from "../../../test/town/two-days.ts";
import { loadTown } from "../../town/file/definition.ts";

describe("two days of pellow-cove", () => {
  const watch = watched();
  let talks: LineSaid[][];
  beforeAll(async () => {
    talks = talksOf((await twoDays(await loadTown("pellow-cove"), offline(), "3", watch.offline)).events);
  }, 240_000);

  actsHold("pellow-cove", watch, () => talks);
});
