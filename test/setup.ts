/** Run anew for each file of tests. A helper is loaded once for all the files of a worker: a hook of its own would hold for the first alone. */
import { afterEach } from "vitest";
import { closeOpened } from "./opened.ts";

afterEach(closeOpened);
