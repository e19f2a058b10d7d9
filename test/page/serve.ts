/** Serves the page on the fake town, to look at: `npx tsx test/page/serve.ts [port] [start minute] [ms per tick]`. */
import { openFake } from "./fake-towns.ts";

const [port = "4310", start = "480", every = "4000"] = process.argv.slice(2);
const { preview, town } = await openFake({ port: Number(port), start: Number(start) });
console.log(preview.url);
setInterval(() => town.tick(), Number(every));
