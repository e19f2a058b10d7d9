/** Loads TypeScript in a worker of the tests (`load-hooks.js`), with its own lines in stack traces. */
import { register } from "node:module";

process.setSourceMapsEnabled(true);
register("./load-hooks.js", import.meta.url);
