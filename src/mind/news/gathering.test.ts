/** A gathering from end to end (paper sections 3.4, 7), in a village that no story here was written for: told, accepted, attended, called so. */
import { it } from "vitest";
import { offline } from "../../../test/town/living.ts";
import { ravelin } from "../../../test/town/ravelin.ts";
import { toldAcceptedAttended } from "../../../test/town/told.ts";
import { twoDays } from "../../../test/town/two-days.ts";

it("a chess tournament is told, accepted and attended offline", async () => {
  toldAcceptedAttended(await twoDays(ravelin(), offline, "1"));
});
