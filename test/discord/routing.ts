// What a route is: a method, a path, the schema its body must fit, what it counts against, and what it does. The
// server tries them in order; a route answers or throws an `ApiError`, and never waits.

import type { Issue } from "./api-error.ts";
import type { Charge } from "./limits.ts";
import type { Upload } from "./records.ts";
import type { SpecName } from "./spec.ts";
import type { State } from "./state.ts";

/** One request, taken apart. `body` has been checked against the route's schema by the time the route sees it. */
export interface Call<Body = unknown> {
  readonly state: State;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Body;
  readonly files: readonly Upload[];
  /** The request carried the bot's token. */
  readonly byBot: boolean;
  /** Writes down what Discord would have silently ignored. */
  readonly quiet: (issues: readonly Issue[]) => void;
}

/** A status and, unless it is 204, a body. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

/** A route of the API. */
export interface Route {
  readonly method: string;
  readonly path: string;
  readonly pattern: RegExp;
  readonly spec: SpecName | ((call: Call) => SpecName) | undefined;
  /** Works without the bot's token: the path holds a secret of its own. */
  readonly open: boolean;
  readonly charges: (call: Call) => Charge[];
  readonly handle: (call: Call) => Answer;
}

interface RouteOptions<Body> {
  readonly spec?: Route["spec"];
  readonly open?: boolean;
  readonly charges?: (call: Call<Body>) => Charge[];
}

/** Declares a route; `:name` in the path becomes `params.name`. */
export function route<Body = unknown>(
  method: string,
  path: string,
  options: RouteOptions<Body>,
  handle: (call: Call<Body>) => Answer,
): Route {
  const pattern = new RegExp(`^${path.replace(/(?<=\/):(\w+)/g, "(?<$1>[^/]+)")}$`);
  return {
    method,
    path,
    pattern,
    spec: options.spec,
    open: options.open ?? false,
    // The body's type is what `spec` has checked; the table of routes cannot carry a type per row.
    charges: (options.charges ?? (() => [])) as Route["charges"],
    handle: handle as Route["handle"],
  };
}

/** 200 with a body. */
export const ok = (body: unknown): Answer => ({ status: 200, body });

/** 204. */
export const done: Answer = { status: 204 };
