/** What a member says in earnest leaves nothing, asked for when a day has been lived. */
import { test } from "vitest";
import { leavesNothing } from "../../../test/discord-town/in-earnest.ts";

test("nothing of it is kept, told, shown, logged, exported or asked of a model the next day", () =>
  leavesNothing("the next day"));
