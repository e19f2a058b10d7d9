/**
 * A process of its own for the store's tests, to be killed: `append` commits turns and prints each number afterwards, with
 * snapshots in between; `hold` opens the store, says whether it got it, and keeps it until killed.
 */

import { StoreError } from "../../src/store/store.ts";
import { openStore } from "../../src/store/stores.ts";

const [verb, url] = process.argv.slice(2);
try {
  const store = await openStore(url!);
  if (verb === "hold") {
    console.log("got it");
    setInterval(() => {}, 1000);
  } else {
    const { snapshot, turns } = await store.load("a");
    for (let n = (snapshot?.turn ?? 0) + turns.length + 1; ; n++) {
      await store.append("a", n, { n, text: "what happened ".repeat(n % 300) });
      console.log(n);
      if (n % 10 === 0) await store.snapshot("a", n, { n, text: "state ".repeat(100_000) });
    }
  }
} catch (error) {
  console.log(error instanceof StoreError ? `${error.reason}: ${error.message}` : error);
  process.exitCode = 1;
}
