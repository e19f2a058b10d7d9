/** The page's addresses: its files, the views a desk gives, and the verbs a visitor uses. Everything in and out is JSON or SVG. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { z } from "zod";
import { inLanguage, languageOf, pageWords } from "../../language/language.ts";
import { lookedUp } from "../../town/acts/find.ts";
import type { Command } from "../../town/desk/command.ts";
import type { TownDesk } from "../../town/desk/desk.ts";
import type { KeepingDesk } from "../../town/desk/keeping.ts";
import type { LookingDesk } from "../../town/desk/looking.ts";
import type { Member } from "../../town/desk/member.ts";
import type { VisitingDesk } from "../../town/desk/visiting.ts";
import type { Towns } from "../../town/host-port.ts";
import { type Moved, paced, skipped, stopped } from "../../town/keeping/hands.ts";
import { isPace } from "../../town/pace.ts";
import { UserError } from "../../world/user-error.ts";
import { mapSvg } from "../map-picture.ts";
import { drawn } from "../pictures.ts";
import { portraitSvg } from "../portrait.ts";
import { clientFile } from "./client-files.ts";
import { offered, runTyped } from "./command-bar.ts";
import { refusal, SAFE_HEADERS } from "./guard.ts";
import { drawnOf, type Live, MOST_PAGES, MOST_TURNS } from "./live.ts";

/** The little of a logger that the page uses; pino fits. */
export interface PreviewLog {
  info(details: object, text: string): void;
  error(details: object, text: string): void;
}

/** What the page shows. */
export interface PageOptions {
  readonly towns: Towns;
  readonly commands: readonly Command[];
  readonly log: PreviewLog;
  /** The town that lives here without Discord; null with a Discord token, when the founded towns are shown. */
  readonly localTown: string | null;
}

/** Longest body taken, in bytes. */
const MOST_BODY = 20_000;
/** How far back the talk is shown on opening, in turns. */
const HISTORY_TURNS = 200;

const types: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
};

const text = (most: number) => z.string().trim().min(1).max(most);
const memberShape = {
  /** Made by the browser once and kept there. */
  member: z.string().regex(/^[a-z0-9]{8,40}$/),
  name: z.string().trim().max(60).optional(),
  town: z.string().max(200).optional(),
};
const bodies = {
  say: z.object({ ...memberShape, place: text(200), text: text(2000), to: z.string().max(200).nullish() }),
  act: z.object({ ...memberShape, place: text(200), text: text(500) }),
  visit: z.object({
    ...memberShape,
    about: z.string().trim().max(300).optional(),
    place: z.string().max(200).optional(),
    /** The name is only what they are called who give none: it is nobody's own, and others may bear it. */
    unnamed: z.boolean().optional(),
  }),
  go: z.object({ ...memberShape, place: text(200) }),
  plain: z.object(memberShape),
  pace: z.object({ ...memberShape, pace: z.number().refine(isPace), sure: z.boolean().optional() }),
  skip: z.object({
    ...memberShape,
    until: text(100),
    day: z.number().int().optional(),
    sure: z.boolean().optional(),
  }),
  /** A question of one's own, or by its `number` one of the paper's. */
  interview: z.object({
    ...memberShape,
    resident: text(200),
    question: z.string().max(500).optional(),
    number: z.number().int().min(1).max(25).optional(),
    as: z.string().trim().max(200).nullable().default(null),
    situation: z.string().trim().max(300).nullable().default(null),
    goesOn: z.string().max(60).nullable().default(null),
  }),
  command: z.object({
    ...memberShape,
    words: text(100),
    options: z.record(z.string(), z.string().max(2000)),
    form: z.record(z.string(), z.string().max(4000)).nullable(),
    place: z.string().max(200).nullable(),
  }),
};

/** A reply that is no town's view: what went wrong, with its status. */
class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Answers the page's requests. */
export function router(options: PageOptions & { readonly live: Live }): RequestListener {
  const { towns, commands, log, live } = options;

  const deskOf = (id: string | null | undefined): TownDesk => {
    const desk = id ? towns.desk(id) : (pick() ?? null);
    if (!desk) throw new Refused(404, id ? "That town does not live here." : "No town lives here yet.");
    return desk;
  };
  const pick = (): TownDesk | null => {
    const local = options.localTown ? towns.desk(options.localTown) : null;
    const first = towns.ids()[0];
    return local ?? (first ? towns.desk(first) : null);
  };

  const views: Record<string, (url: URL, rest: string) => unknown> = {
    towns: (url) => ({
      towns: towns.ids().flatMap((id) => {
        const desk = towns.desk(id);
        if (!desk) return [];
        const { name, language } = desk.view();
        return [{ id, name, language }];
      }),
      discord: options.localTown === null,
      // Why the town that was asked for, or that this page is for, is none of them.
      leftOut: towns.unread(url.searchParams.get("town") ?? options.localTown ?? "")?.why ?? null,
    }),
    words: (url) => inLanguage(deskOf(url.searchParams.get("town")).view().language, pageWords),
    state: (url) => deskOf(url.searchParams.get("town")).view(),
    me: (url) => youAre(deskOf(url.searchParams.get("town")), memberOf(bodies.plain.parse(queryOf(url)))),
    // Who opens the page of Discord's towns looks on.
    first: (url) => {
      const desk = deskOf(url.searchParams.get("town"));
      return { isNew: options.localTown !== null && desk.isNew(memberOf(bodies.plain.parse(queryOf(url)))) };
    },
    suggestions: (url) => deskOf(url.searchParams.get("town")).suggestions(memberOf(bodies.plain.parse(queryOf(url)))),
    // What came since a turn, for a page that opens or has missed something; without one, the latest.
    turns: async (url) => {
      const desk = deskOf(url.searchParams.get("town"));
      const since = sinceOf(desk, url.searchParams.get("since"));
      const turns = await desk.turnsAfter(since, MOST_TURNS);
      const shown = turns.map((one) => ({ ...drawnOf(one), quick: false })).filter(({ events }) => events.length > 0);
      return { turns: shown, upTo: turns.at(-1)?.turn ?? since };
    },
    resident: (url, named) => deskOf(url.searchParams.get("town")).resident(named),
    memories: (url, named) => {
      const about = url.searchParams.get("about")?.trim().slice(0, 300);
      const most = Math.min(2000, Math.max(1, Number(url.searchParams.get("most")) || (about ? 30 : 1500)));
      return deskOf(url.searchParams.get("town")).memories(named, about ? { about, most } : { most });
    },
    past: async (url) => {
      const before = Math.max(0, Number(url.searchParams.get("before")) || 0);
      const from = Math.max(0, before - 1 - HISTORY_TURNS);
      const turns = await deskOf(url.searchParams.get("town")).turnsAfter(from, HISTORY_TURNS);
      return { turns: turns.filter(({ turn }) => turn < before).map(drawnOf), more: from > 0 };
    },
    commands: (url) => {
      const town = url.searchParams.get("town");
      return offered(commands, (town ? deskOf(town) : pick())?.view().language ?? "en");
    },
    choices: (url) => {
      const type = z.enum(lookedUp).parse(url.searchParams.get("type"));
      return deskOf(url.searchParams.get("town")).choices(type, (url.searchParams.get("typed") ?? "").slice(0, 200));
    },
  };

  const verbs: Record<string, (body: unknown) => Promise<unknown>> = {
    say: async (body) => {
      const { place, text, to, ...who } = bodies.say.parse(body);
      const desk = deskOf(who.town);
      const done = await desk.say(memberOf(who), place, text, to ?? null);
      return withMe(desk, who, { ...done, turn: desk.view().turn });
    },
    act: async (body) => {
      const { place, text, ...who } = bodies.act.parse(body);
      const desk = deskOf(who.town);
      return withMe(desk, who, await desk.act(memberOf(who), place, text));
    },
    visit: async (body) => {
      const { name, about, place, unnamed, ...who } = bodies.visit.parse(body);
      const desk = deskOf(who.town);
      const as = { ...(name && !unnamed ? { name } : {}), ...(about ? { about } : {}), ...(place ? { place } : {}) };
      // A name that is typed here is their own words, and not what a stage calls them.
      const member = memberOf(as.name === undefined ? { ...who, name } : who);
      return withMe(desk, { ...who, name }, await desk.visit(member, as));
    },
    welcome: async (body) => {
      const who = bodies.plain.parse(body);
      const desk = deskOf(who.town);
      const done = options.localTown === null ? null : await desk.welcome(memberOf(who));
      return withMe(desk, who, done ?? {});
    },
    go: async (body) => {
      const { place, ...who } = bodies.go.parse(body);
      const desk = deskOf(who.town);
      return withMe(desk, who, await desk.go(memberOf(who), place));
    },
    leave: async (body) => {
      const who = bodies.plain.parse(body);
      const desk = deskOf(who.town);
      return withMe(desk, who, await desk.leave(memberOf(who)));
    },
    release: async (body) => {
      const who = bodies.plain.parse(body);
      const desk = deskOf(who.town);
      return withMe(desk, who, await desk.release(memberOf(who)));
    },
    pause: async (body) => {
      const who = bodies.plain.parse(body);
      return moved(deskOf(who.town), who, (desk, member) => stopped(desk, member, true));
    },
    resume: async (body) => {
      const who = bodies.plain.parse(body);
      return moved(deskOf(who.town), who, (desk, member) => stopped(desk, member, false));
    },
    interview: async (body) => {
      const { resident, question, as, situation, goesOn, number, ...who } = bodies.interview.parse(body);
      const desk = deskOf(who.town);
      if (number) return desk.ask(memberOf(who), resident, number);
      return desk.interview(memberOf(who), { resident, question: question ?? "", as, situation, goesOn });
    },
    pace: async (body) => {
      const { pace, sure, ...who } = bodies.pace.parse(body);
      const desk = deskOf(who.town);
      const ask = sure ? null : desk.beforePace(memberOf(who), pace);
      if (ask !== null) return { ask, label: wordsOf(desk).hurry.button };
      return moved(desk, who, (desk, member) => paced(desk, member, pace));
    },
    skip: async (body) => {
      const { until, day, sure, ...who } = bodies.skip.parse(body);
      const desk = deskOf(who.town);
      const asked = sure ? null : desk.beforeSkip(memberOf(who), until, day);
      if (asked !== null) return { ask: asked.question, day: asked.day, label: wordsOf(desk).skip.button };
      const { said, found } = await moved(desk, who, (desk, member) => skipped(desk, member, until, day));
      // The page waits for what is looked for.
      return (await found) ?? { said, place: null };
    },
    seen: async (body) => {
      const who = bodies.plain.parse(body);
      deskOf(who.town).seen(memberOf(who));
      return {};
    },
    command: async (body) => {
      const { words, options: typed, form, place, ...who } = bodies.command.parse(body);
      const desk = who.town ? deskOf(who.town) : pick();
      const member = memberOf(who);
      const answer = await runTyped(commands, { words, options: typed, form, place }, { member, desk });
      // The page waits for what comes of it.
      const { picture, ...more } = { ...answer, ...(await answer.afterwards?.()) };
      const shown = picture ? drawn(picture, desk?.view().language ?? "en") : null;
      return { ...more, picture: shown, you: desk && youAre(desk, member) };
    },
  };

  /** What is said in earnest is no mistake: the page shows the kind sentence on a sheet, with where help is. */
  const kindly = async (town: string | null, work: () => unknown): Promise<unknown> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof UserError) || error.code !== "serious") throw error;
      const { title, help, town: what, close } = languageOf(deskOf(town).view().language).serious;
      return { serious: { said: error.message, title, help, town: what, close } };
    }
  };

  const get = async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, first = "", ...others] = url.pathname.split("/");
    const rest = decodeURIComponent(others.join("/"));
    if (first === "events") {
      const desk = deskOf(url.searchParams.get("town"));
      if (live.full(desk.id))
        throw new Refused(503, `${MOST_PAGES} pages of this town are open, and it tells no more: close one of them.`);
      desk.seen(memberOf(bodies.plain.parse(queryOf(url))));
      const from = request.headers["last-event-id"]?.toString() ?? url.searchParams.get("since");
      const since = sinceOf(desk, from);
      response.writeHead(200, { ...SAFE_HEADERS, "content-type": "text/event-stream", "cache-control": "no-store" });
      if (request.method === "HEAD") return void response.end();
      return live.open(response, desk, since);
    }
    if (first === "map.svg") return send(response, 200, "svg", mapSvg(deskOf(url.searchParams.get("town")).view()));
    if (first === "portrait") return send(response, 200, "svg", faceOf(url, rest), "max-age=3600");
    const view = Object.hasOwn(views, first) ? views[first] : undefined;
    if (view) return sendJson(response, 200, await kindly(url.searchParams.get("town"), () => view(url, rest)));
    const file = first === "" ? "index.html" : first;
    const type = types[file.split(".").at(-1) ?? ""];
    if (others.length > 0 || !type || !/^[a-z-]+\.(html|css|js|svg)$/.test(file))
      throw new Refused(404, "Nothing here.");
    const bytes = await clientFile(file);
    if (!bytes) throw new Refused(404, "Nothing here.");
    send(response, 200, file.split(".").at(-1)!, bytes);
  };

  /** A person's picture by id; the id alone makes one for whoever has left. */
  const faceOf = (url: URL, rest: string): string => {
    const id = rest.replace(/\.svg$/, "");
    const view = deskOf(url.searchParams.get("town")).view();
    return portraitSvg(view.people.find((one) => one.id === id) ?? { id, looks: null });
  };

  return async (request, response) => {
    try {
      const why = refusal(request);
      if (why) throw new Refused(403, why);
      const url = new URL(request.url ?? "/", "http://127.0.0.1");
      if (request.method === "GET" || request.method === "HEAD") return await get(url, request, response);
      const name = url.pathname.slice(1);
      const verb = request.method === "POST" && Object.hasOwn(verbs, name) ? verbs[name] : undefined;
      if (!verb) throw new Refused(request.method === "POST" ? 404 : 405, "Nothing here.");
      const body = await bodyOf(request);
      const town = z.object({ town: z.string() }).safeParse(body).data?.town ?? null;
      sendJson(response, 200, await kindly(town, () => verb(body)));
    } catch (error) {
      const { status, message } = inWords(error);
      if (status === 500) log.error({ err: error, path: request.url?.split("?")[0] }, "the page could not answer");
      if (response.headersSent) response.destroy();
      else sendJson(response, status, { error: message });
    }
  };
}

/** What the page tells the person, and the status beside it. */
function inWords(error: unknown): { status: number; message: string } {
  if (error instanceof Refused) return { status: error.status, message: error.message };
  if (error instanceof UserError) return { status: 400, message: error.message };
  if (error instanceof z.ZodError || error instanceof SyntaxError || error instanceof URIError)
    return { status: 400, message: "The page sent something the town does not understand." };
  return { status: 500, message: "Something went wrong in town. It is in the log; please try again." };
}

const wordsOf = (desk: LookingDesk) => languageOf(desk.view().language).settings;

/** Members at the page are keepers: it is on this machine's loopback only. */
function memberOf(who: { readonly member: string; readonly name?: string | undefined }): Member {
  return { id: `web:${who.member}`, name: who.name || "Visitor", keeper: true };
}

/** The clock was moved with the bar's buttons: kept among keepers' acts as by the commands. */
async function moved<Done extends Moved>(
  desk: KeepingDesk,
  who: Parameters<typeof memberOf>[0],
  move: (desk: KeepingDesk, member: Member) => Promise<Done>,
): Promise<Done> {
  const member = memberOf(who);
  const done = await move(desk, member);
  if (done.kept) await desk.keepAct(member, done.said, done.undo);
  return done;
}

function withMe(desk: VisitingDesk, who: Parameters<typeof memberOf>[0], done: object): object {
  return { ...done, you: youAre(desk, memberOf(who)) };
}

/** Who a member is in town: a visitor, or the resident they have taken over. */
function youAre(desk: VisitingDesk, member: Member) {
  const self = desk.embodied(member);
  if (!self) return desk.visitor(member);
  const place = desk.view().people.find(({ id }) => id === self.id)?.place ?? "";
  return { ...self, place, resident: true };
}

/** The turn that a page has already; without one, so many turns ago. */
function sinceOf(desk: LookingDesk, from: string | null): number {
  const { turn } = desk.view();
  const since = from === "now" ? turn : from === null || from === "" ? turn - HISTORY_TURNS : Number(from);
  return Math.max(0, Number.isFinite(since) ? since : 0);
}

const queryOf = (url: URL): Record<string, string> => Object.fromEntries(url.searchParams);

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BODY) throw new Refused(413, "That is too long.");
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString("utf8"));
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer, cache = "no-cache"): void {
  response.writeHead(status, { ...SAFE_HEADERS, "content-type": types[type]!, "cache-control": cache });
  response.end(response.req.method === "HEAD" ? undefined : body);
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    ...SAFE_HEADERS,
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(JSON.stringify(value));
}
