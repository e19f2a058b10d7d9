import { request } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { type Fake, openFake } from "../../../test/page/fake-towns.ts";
import { UserError } from "../../world/user-error.ts";

const { withParts } = await import(new URL("./client/parts.js", import.meta.url).href);

const open: Fake[] = [];
async function fake(options?: Parameters<typeof openFake>[0]): Promise<Fake> {
  const one = await openFake(options);
  open.push(one);
  return one;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

const member = "0123456789ab";
const at = (page: Fake, path: string): string => new URL(path, page.preview.url).href;

async function post(
  page: Fake,
  path: string,
  body: object,
): Promise<{ status: number; value: Record<string, unknown> }> {
  const response = await fetch(at(page, path), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ member, ...body }),
  });
  return { status: response.status, value: (await response.json()) as Record<string, unknown> };
}

/** A request with headers that fetch would not send. */
function raw(page: Fake, method: string, path: string, headers: Record<string, string>, body = ""): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(at(page, path), { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Reads a stream of events until `enough`. */
async function events(page: Fake, path: string, enough: (text: string) => boolean): Promise<string> {
  const stop = new AbortController();
  const response = await fetch(at(page, path), { signal: stop.signal });
  let text = "";
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (enough(text)) break;
  }
  stop.abort();
  return text;
}

describe("the page's server", () => {
  it("answers 200 at exactly its address, on loopback", async () => {
    const page = await fake();
    expect(page.preview.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    const response = await fetch(page.preview.url);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
  });

  it("says what to do when its port is taken", async () => {
    const page = await fake();
    const port = Number(new URL(page.preview.url).port);
    const error = await openFake({ port }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(UserError);
    expect((error as UserError).message).toBe(
      `Port ${port} is not free for the town page: set PREVIEW_PORT to another number, or to 0 to have a free one picked.`,
    );
  });

  it("refuses other names, other pages and other kinds of body", async () => {
    const page = await fake();
    const host = new URL(page.preview.url).host;
    const json = { "content-type": "application/json" };
    const body = JSON.stringify({ member });
    expect(await raw(page, "GET", "/state", { host: "evil.example" })).toBe(403);
    expect(await raw(page, "GET", "/state", { host: "127.0.0.1.evil.example:80" })).toBe(403);
    expect(await raw(page, "GET", "/state", { host: `localhost:${new URL(page.preview.url).port}` })).toBe(200);
    expect(await raw(page, "POST", "/pause", { ...json, host, origin: "http://evil.example" }, body)).toBe(403);
    expect(await raw(page, "POST", "/pause", { ...json, host, origin: "null" }, body)).toBe(403);
    expect(await raw(page, "POST", "/pause", { ...json, host, "sec-fetch-site": "cross-site" }, body)).toBe(403);
    expect(await raw(page, "POST", "/pause", { host, "content-type": "text/plain" }, body)).toBe(403);
    expect(await raw(page, "GET", "/state", { host, "sec-fetch-site": "cross-site", "sec-fetch-dest": "image" })).toBe(
      403,
    );
    expect(await raw(page, "GET", "/events", { host, "sec-fetch-site": "same-site" })).toBe(403);
    const link = { host, "sec-fetch-site": "cross-site", "sec-fetch-dest": "document" };
    expect(await raw(page, "GET", "/", link), "a link that leads here").toBe(200);
    expect(await raw(page, "GET", `/events?member=${member}`, link)).toBe(403);
    expect(await raw(page, "GET", "/", { host, "sec-fetch-site": "none" })).toBe(200);
    expect(await raw(page, "DELETE", "/pause", { ...json, host })).toBe(405);
    expect(page.town.view().state).toBe("running");
    expect(await raw(page, "POST", "/pause", { ...json, host, origin: `http://${host}` }, body)).toBe(200);
    expect(page.town.view().state).toBe("paused");
  });

  it("serves its own files and no others", async () => {
    const page = await fake();
    expect((await fetch(at(page, "/main.js"))).headers.get("content-type")).toContain("text/javascript");
    for (const path of [
      "/nothing.js",
      "/..%2fpreview.ts",
      "/client/main.js",
      "/preview.ts",
      "/%2e%2e/routes.ts",
      "/constructor",
      "/__proto__",
    ])
      expect((await fetch(at(page, path))).status, path).toBe(404);
    for (const path of ["/constructor", "/toString", "/__proto__"])
      expect((await post(page, path, {})).status, path).toBe(404);
  });

  it("gives the town, a resident, memories with scores, a face and the map", async () => {
    const page = await fake();
    const get = async (path: string) => (await (await fetch(at(page, path))).json()) as never;
    expect(await get("/state")).toMatchObject({ name: "Smallville", clock: page.town.view().clock });
    expect(await get("/resident/isabella-rodriguez")).toMatchObject({ name: "Isabella Rodriguez" });
    expect(await get("/memories/isabella-rodriguez?about=party")).toMatchObject([
      { scores: { total: 0.95 } },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
    expect(await get("/choices?type=place&typed=hobbs")).toEqual([{ id: "hobbs-cafe", label: "Hobbs Cafe" }]);
    expect(await (await fetch(at(page, "/portrait/mei-lin.svg"))).text()).toMatch(/^<svg /);
    const map = await fetch(at(page, "/map.svg"));
    expect(map.headers.get("content-type")).toContain("image/svg+xml");
    expect(await map.text()).toContain('data-building="hobbs-cafe"');
  });

  it("turns a person's mistake into a sentence and a bug into an apology without details", async () => {
    const page = await fake();
    expect(await (await fetch(at(page, "/resident/nobody"))).json()).toEqual({
      error: 'Nobody called "nobody" lives here.',
    });
    expect(await post(page, "/say", { place: "adam-smith", text: "Hello?" })).toMatchObject({
      status: 400,
      value: { error: expect.stringContaining("Hobbs Cafe is open") },
    });
    expect(await post(page, "/say", { place: "hobbs-cafe", text: "" })).toMatchObject({ status: 400 });
    expect(await post(page, "/say", { member: "x", place: "hobbs-cafe", text: "Hi" })).toMatchObject({ status: 400 });
    const bug = await post(page, "/command", { words: "town break", options: {}, form: null, place: null });
    expect(bug.status).toBe(500);
    expect(JSON.stringify(bug.value)).not.toContain("secret");
    expect(page.errors).toHaveLength(1);
  });

  it("lets a visitor speak, do, move and leave", async () => {
    const page = await fake();
    expect((await post(page, "/visit", { name: "Ana", about: "a baker", place: "johnson-park" })).value).toMatchObject({
      you: { name: "Ana", place: "johnson-park" },
    });
    const said = await post(page, "/say", {
      name: "Ana",
      place: "hobbs-cafe",
      text: "Hello",
      to: "isabella-rodriguez",
    });
    expect(said.value).toMatchObject({ act: "act-1", you: { id: `visitor:web:${member}`, place: "hobbs-cafe" } });
    expect((await post(page, "/act", { place: "hobbs-cafe", text: "plays the piano" })).status).toBe(200);
    expect((await post(page, "/go", { place: "johnson-park" })).value).toMatchObject({
      you: { place: "johnson-park" },
    });
    expect((await post(page, "/leave", {})).value).toMatchObject({ you: null });
  });

  it("runs commands by the same declarations, without Discord's own", async () => {
    const page = await fake();
    const offered = (await (await fetch(at(page, "/commands"))).json()) as { words: string }[];
    expect(offered.map(({ words }) => words)).toEqual([
      "whisper",
      "object",
      "embody",
      "release",
      "interview",
      "news",
      "town cost",
      "town pace",
      "town break",
    ]);
    const run = (words: string, options: object, form: object | null = null) =>
      post(page, "/command", { words, options, form, place: null });
    expect((await run("town pace", { beats: "10" })).value).toMatchObject({ text: "One turn every 10 beats." });
    expect((await run("whisper", { resident: "sam" }, { text: "Run for mayor" })).value).toMatchObject({
      text: expect.stringContaining("Sam Moore"),
    });
    expect(await run("town pace", {})).toMatchObject({
      status: 400,
      value: { error: expect.stringContaining("beats") },
    });
    expect(await run("town found", {})).toMatchObject({ status: 400 });
    expect((await post(page, "/pace", { pace: 99 })).status).toBe(400);
  });

  it("tells an open page the past, then turns as they happen, each once", async () => {
    const page = await fake();
    const before = page.town.view().turn;
    const path = `/events?member=${member}&since=${before - 2}`;
    let begun = () => {};
    const open = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const seen = events(page, path, (text) => {
      if (text.includes("event: view")) begun();
      return text.includes(`id: ${before + 2}`);
    });
    await open;
    page.town.tick();
    page.town.tick();
    const text = await seen;
    expect(text).toContain("event: view");
    const ids = [...text.matchAll(/^id: (\d+)$/gm)].map((match) => Number(match[1]));
    expect(ids).toEqual([before - 1, before, before + 1, before + 2].filter((id) => ids.includes(id)));
    expect(ids.at(-1)).toBe(before + 2);
  });

  it("counts an open page as a person seen", async () => {
    const page = await fake();
    await events(page, `/events?member=${member}`, (text) => text.includes("event: view"));
    await post(page, "/seen", {});
    expect(page.town.seenBy).toEqual([
      expect.objectContaining({ id: `web:${member}`, keeper: true }),
      expect.objectContaining({ id: `web:${member}` }),
    ]);
  });

  it("keeps only so many pages of a town open at once, and says so", async () => {
    const page = await fake({ also: ["elsewhere"] });
    const path = `/events?member=${member}`;
    const stop = new AbortController();
    const open = await Promise.all(Array.from({ length: 64 }, () => fetch(at(page, path), { signal: stop.signal })));
    expect(open.map(({ status }) => status)).toEqual(open.map(() => 200));
    const more = await fetch(at(page, path));
    expect(more.status).toBe(503);
    expect(await more.json()).toEqual({
      error: "64 pages of this town are open, and it tells no more: close one of them.",
    });
    expect(await raw(page, "HEAD", path, { host: new URL(page.preview.url).host })).toBe(503);
    const other = await fetch(at(page, `${path}&town=elsewhere`), { signal: stop.signal });
    expect(other.status, "another town has room").toBe(200);
    stop.abort();
    await expect.poll(() => raw(page, "HEAD", path, { host: new URL(page.preview.url).host })).toBe(200);
  });

  it("tells a page the whole view once, and from then on what changed of it", async () => {
    const page = await fake();
    const told: { event: string; data: unknown }[] = [];
    let changes = 0;
    await events(page, `/events?member=${member}&since=now`, (text) => {
      told.splice(0);
      for (const [, event = "", data = ""] of text.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm))
        told.push({ event, data: JSON.parse(data) });
      const parts = told.filter((one) => one.event === "parts").length;
      if (told.some(({ event }) => event === "beat") && parts === changes && changes < 3) {
        changes += 1;
        page.town.tick();
      }
      return parts === 3;
    });
    const views = told.filter(({ event }) => event === "view");
    expect(views).toHaveLength(1);
    const rebuilt = told
      .filter(({ event }) => event === "parts")
      .reduce((view, { data }) => withParts(view, data), views[0]!.data);
    expect(rebuilt).toEqual(JSON.parse(JSON.stringify(page.town.view())));
    const size = (one: { data: unknown }) => JSON.stringify(one.data).length;
    for (const one of told.filter(({ event }) => event === "parts"))
      expect(size(one)).toBeLessThan(size(views[0]!) / 5);
  });

  it("gives the turns that a page missed, and up to which one", async () => {
    const page = await fake();
    const { turn } = page.town.view();
    page.town.tick();
    page.town.tick();
    const since = async (from: string) =>
      (await (await fetch(at(page, `/turns${from}`))).json()) as { turns: { turn: number }[]; upTo: number };
    expect((await since(`?since=${turn}`)).upTo).toBe(turn + 2);
    for (const one of (await since(`?since=${turn}`)).turns) expect(one.turn).toBeGreaterThan(turn);
    expect(await since("?since=now")).toEqual({ turns: [], upTo: turn + 2 });
    expect((await since("")).turns.length).toBeGreaterThan(0);
  });

  it("says when no town lives here", async () => {
    const page = await fake({ empty: true });
    expect(await (await fetch(at(page, "/towns"))).json()).toEqual({ towns: [], discord: true, leftOut: null });
    expect((await fetch(at(page, "/state"))).status).toBe(404);
    expect((await fetch(at(page, "/state?town=elsewhere"))).status).toBe(404);
    expect((await fetch(page.preview.url)).status).toBe(200);
  });
});
