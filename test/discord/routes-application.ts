// The application: where its gateway is, who its bot is, and which commands it has registered
// (interactions/application-commands).

import { ApiError, invalidForm, unknownCommand, unknownUser } from "./api-error.ts";
import { type CommandBody, commandIssues, commandListIssues } from "./command-rules.ts";
import { allowedAt } from "./permissions.ts";
import type { Command } from "./records.ts";
import { type Call, done, ok, type Route, route } from "./routing.ts";
import type { State } from "./state.ts";
import { commandOnWire } from "./wire.ts";

const global = "/applications/:application/commands";
const guild = "/applications/:application/guilds/:guild/commands";
const createsPerDay = 200;
const dayMs = 24 * 3_600_000;

function scopeOf({ state, params }: Pick<Call, "state" | "params">): string {
  if (params.application !== state.applicationId) throw new ApiError(404, 10002, "Unknown Application");
  return params.guild ? allowedAt(state, params.guild).id : "global";
}

const commandsIn = (state: State, scope: string) => state.commands.get(scope) ?? [];

function commandFrom(state: State, scope: string, body: CommandBody, before?: Command): Command {
  return {
    id: before?.id ?? state.id(),
    application_id: state.applicationId,
    ...(scope !== "global" && { guild_id: scope }),
    version: state.id(),
    type: body.type ?? 1,
    name: body.name,
    description: body.description ?? "",
    options: body.options ?? [],
    default_member_permissions:
      body.default_member_permissions == null ? null : String(body.default_member_permissions),
    contexts: body.contexts ?? null,
    integration_types: body.integration_types ?? [0],
    name_localizations: body.name_localizations ?? null,
    description_localizations: body.description_localizations ?? null,
  };
}

const same = (one: { type?: number | null; name: string }) => (other: Command) =>
  other.type === (one.type ?? 1) && other.name === one.name;

// Names that were there already are updates; only new ones count towards the day's 200.
function countCreates(state: State, scope: string, created: number) {
  const log = creates.get(state) ?? new Map<string, number[]>();
  creates.set(state, log);
  const recent = (log.get(scope) ?? []).filter((at) => at > state.now() - dayMs);
  if (recent.length + created > createsPerDay)
    throw new ApiError(400, 30034, "Max number of daily application command creates has been reached (200)");
  log.set(scope, [...recent, ...Array<number>(created).fill(state.now())]);
}
const creates = new WeakMap<State, Map<string, number[]>>();

function overwrite(call: Call<CommandBody[] | null>) {
  const { state } = call;
  const scope = scopeOf(call);
  const bodies = call.body ?? [];
  const issues = commandListIssues(bodies);
  if (issues.length > 0) throw invalidForm(issues);
  const before = commandsIn(state, scope);
  countCreates(state, scope, bodies.filter((body) => !before.some(same(body))).length);
  const after = bodies.map((body) => commandFrom(state, scope, body, before.find(same(body))));
  state.commands.set(scope, after);
  return ok(after.map(commandOnWire));
}

function upsert(call: Call<CommandBody>) {
  const { state, body } = call;
  const scope = scopeOf(call);
  const issues = commandIssues(body);
  if (issues.length > 0) throw invalidForm(issues);
  const before = commandsIn(state, scope);
  const old = before.find(same(body));
  if (!old) countCreates(state, scope, 1);
  const command = commandFrom(state, scope, body, old);
  state.commands.set(scope, [...before.filter((other) => other !== old), command]);
  return { status: old ? 200 : 201, body: commandOnWire(command) };
}

function one(call: Call): Command {
  const found = commandsIn(call.state, scopeOf(call)).find(({ id }) => id === call.params.command);
  if (!found) throw unknownCommand();
  return found;
}

function application({ state }: Call) {
  return ok({
    id: state.applicationId,
    name: state.bot.username,
    icon: null,
    description: "",
    bot: state.bot,
    bot_public: true,
    bot_require_code_grant: false,
    flags: 0,
    verify_key: "0".repeat(64),
    owner: null,
    team: null,
    tags: [],
    redirect_uris: [],
    approximate_guild_count: state.guilds.size,
  });
}

const gateway = ({ state }: Call) =>
  ok({
    url: state.origin.replace("http", "ws"),
    shards: 1,
    session_start_limit: { total: 1_000, remaining: 999, reset_after: 86_400_000, max_concurrency: 1 },
  });

const commandRoutes = (path: string): Route[] => [
  route("GET", path, {}, (call) => ok(commandsIn(call.state, scopeOf(call)).map(commandOnWire))),
  route<CommandBody[] | null>("PUT", path, { spec: "commandList" }, overwrite),
  route<CommandBody>("POST", path, { spec: "commandCreate" }, upsert),
  route("GET", `${path}/:command`, {}, (call) => ok(commandOnWire(one(call)))),
  route("DELETE", `${path}/:command`, {}, (call) => {
    const doomed = one(call);
    const scope = scopeOf(call);
    call.state.commands.set(
      scope,
      commandsIn(call.state, scope).filter((command) => command !== doomed),
    );
    return done;
  }),
];

/** The routes of this file. */
export const applicationRoutes: readonly Route[] = [
  route("GET", "/gateway/bot", {}, gateway),
  route("GET", "/gateway", { open: true }, gateway),
  route("GET", "/users/@me", {}, ({ state }) => ok(state.bot)),
  route("PATCH", "/users/@me", {}, ({ state }) => ok(state.bot)),
  route("GET", "/users/@me/guilds", {}, ({ state }) =>
    ok([...state.guilds.values()].map(({ id, name }) => ({ id, name }))),
  ),
  route("DELETE", "/users/@me/guilds/:guild", {}, ({ state, params }) => {
    allowedAt(state, params.guild ?? "").members.delete(state.bot.id);
    state.dispatch("GUILD_DELETE", { id: params.guild }, { guildId: params.guild });
    return done;
  }),
  route("GET", "/users/:user", {}, ({ state, params }) => {
    const user = state.users.get(params.user ?? "");
    if (!user) throw unknownUser();
    return ok(user);
  }),
  route("GET", "/applications/@me", {}, application),
  route("GET", "/oauth2/applications/@me", {}, application),
  ...commandRoutes(global),
  ...commandRoutes(guild),
];
