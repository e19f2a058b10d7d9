// The guild itself, its members and roles, and its calendar (resources/guild, resources/guild-scheduled-event).

import { PermissionFlagsBits as Bit } from "discord.js";
import { ApiError, invalidField, unknownEvent, unknownMember, unknownUser } from "./api-error.ts";
import { allowedAt, inGuild } from "./permissions.ts";
import type { Guild, ScheduledEvent } from "./records.ts";
import { type Call, done, ok, type Route, route } from "./routing.ts";
import { guildOnWire, memberOnWire } from "./wire.ts";

interface EventBody {
  name?: string;
  description?: string | null;
  scheduled_start_time?: string;
  scheduled_end_time?: string | null;
  privacy_level?: number;
  entity_type?: number | null;
  entity_metadata?: { location?: string };
  channel_id?: string | null;
  status?: number | null;
}

const external = 3;
const [scheduled, active, completed, cancelled] = [1, 2, 3, 4];
const nextStatus = new Map([
  [scheduled, [active, cancelled]],
  [active, [completed]],
]);

function eventOf({ params }: Pick<Call, "params">, guild: Guild): ScheduledEvent {
  const event = guild.events.get(params.event ?? "");
  if (!event) throw unknownEvent();
  return event;
}

// Since February 2026 MANAGE_EVENTS alone creates nothing; CREATE_EVENTS makes, and changes what oneself made.
function eventGuild(call: Pick<Call, "state" | "params">, event?: (guild: Guild) => ScheduledEvent): Guild {
  const { state, params } = call;
  const guild = allowedAt(state, params.guild ?? "");
  const mine = event === undefined || event(guild).creator_id === state.bot.id;
  const manages = event !== undefined && (inGuild(guild, state.bot.id) & Bit.ManageEvents) !== 0n;
  return manages ? guild : allowedAt(state, guild.id, mine ? Bit.CreateEvents : Bit.ManageEvents);
}

function checkEvent(
  event: Pick<ScheduledEvent, "entity_type" | "entity_metadata" | "scheduled_start_time" | "scheduled_end_time">,
) {
  if (event.entity_type !== external) return;
  const where = event.entity_metadata?.location ?? "";
  if (where.length < 1 || where.length > 100)
    throw invalidField(["entity_metadata", "location"], "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.");
  if (!event.scheduled_end_time)
    throw invalidField(["scheduled_end_time"], "BASE_TYPE_REQUIRED", "This field is required");
  if (Date.parse(event.scheduled_end_time) <= Date.parse(event.scheduled_start_time)) {
    throw invalidField(["scheduled_end_time"], "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot end before it starts");
  }
}

function createEvent({ state, params, body }: Call<EventBody>) {
  const guild = eventGuild({ state, params });
  const pending = [...guild.events.values()].filter(({ status }) => status === scheduled || status === active);
  if (pending.length >= 100)
    throw new ApiError(400, 30038, "Maximum number of uncompleted guild scheduled events reached (100)");
  const event: ScheduledEvent = {
    id: state.id(),
    guild_id: guild.id,
    channel_id: body.channel_id ?? null,
    creator_id: state.bot.id,
    creator: state.bot,
    name: body.name ?? "",
    description: body.description ?? null,
    scheduled_start_time: body.scheduled_start_time ?? "",
    scheduled_end_time: body.scheduled_end_time ?? null,
    privacy_level: 2,
    status: scheduled,
    entity_type: body.entity_type ?? external,
    entity_id: null,
    entity_metadata: body.entity_metadata ?? null,
    user_count: 0,
  };
  checkEvent(event);
  if (Date.parse(event.scheduled_start_time) < state.now()) {
    throw invalidField(
      ["scheduled_start_time"],
      "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST",
      "Cannot schedule event in the past.",
    );
  }
  guild.events.set(event.id, event);
  state.dispatch("GUILD_SCHEDULED_EVENT_CREATE", event, { guildId: guild.id });
  return ok(event);
}

function updateEvent(call: Call<EventBody>) {
  const { state, body } = call;
  const guild = eventGuild(call, (home) => eventOf(call, home));
  const event = eventOf(call, guild);
  if (body.status != null && body.status !== event.status && !nextStatus.get(event.status)?.includes(body.status)) {
    throw new ApiError(400, 180000, "Cannot update a finished event");
  }
  const given = Object.fromEntries(Object.entries(body).filter(([key, value]) => key in event && value !== undefined));
  const changed = { ...event, ...given };
  checkEvent(changed);
  guild.events.set(event.id, changed);
  state.dispatch("GUILD_SCHEDULED_EVENT_UPDATE", changed, { guildId: guild.id });
  return ok(changed);
}

function removeEvent(call: Call) {
  const guild = eventGuild(call, (home) => eventOf(call, home));
  const event = eventOf(call, guild);
  guild.events.delete(event.id);
  call.state.dispatch("GUILD_SCHEDULED_EVENT_DELETE", event, { guildId: guild.id });
  return done;
}

function memberOf({ state, params }: Call, userId: string) {
  const guild = allowedAt(state, params.guild ?? "");
  const user = state.users.get(userId);
  if (!user) throw unknownUser();
  const member = memberOnWire(guild, user, true);
  if (!member) throw unknownMember();
  return ok(member);
}

const events = "/guilds/:guild/scheduled-events";

/** The routes of this file. */
export const guildRoutes: readonly Route[] = [
  route("GET", "/guilds/:guild", {}, ({ state, params }) =>
    ok(guildOnWire(state, allowedAt(state, params.guild ?? ""), false)),
  ),
  route("GET", "/guilds/:guild/roles", {}, ({ state, params }) => ok(allowedAt(state, params.guild ?? "").roles)),
  route("GET", "/guilds/:guild/members", {}, ({ state, params }) => {
    const guild = allowedAt(state, params.guild ?? "");
    return ok([...guild.members.values()].map(({ user }) => memberOnWire(guild, user, true)));
  }),
  route("GET", "/guilds/:guild/members/search", {}, ({ state, params, query }) => {
    const guild = allowedAt(state, params.guild ?? "");
    const typed = (query.get("query") ?? "").toLowerCase();
    const hits = [...guild.members.values()].filter(({ nick, user }) =>
      [nick, user.username].some((name) => name?.toLowerCase().startsWith(typed)),
    );
    return ok(hits.map(({ user }) => memberOnWire(guild, user, true)));
  }),
  route("GET", "/guilds/:guild/members/@me", {}, (call) => memberOf(call, call.state.bot.id)),
  route<{ nick?: string | null }>("PATCH", "/guilds/:guild/members/@me", { spec: "me" }, ({ state, params, body }) => {
    const guild = allowedAt(state, params.guild ?? "", body.nick === undefined ? 0n : Bit.ChangeNickname);
    const me = guild.members.get(state.bot.id);
    if (me && body.nick !== undefined) me.nick = body.nick;
    return ok(memberOnWire(guild, state.bot, true));
  }),
  route("GET", "/guilds/:guild/members/:user", {}, (call) => memberOf(call, call.params.user ?? "")),
  route("GET", events, {}, ({ state, params }) => ok([...allowedAt(state, params.guild ?? "").events.values()])),
  route<EventBody>("POST", events, { spec: "eventCreate" }, createEvent),
  route("GET", `${events}/:event`, {}, (call) => ok(eventOf(call, allowedAt(call.state, call.params.guild ?? "")))),
  route<EventBody>("PATCH", `${events}/:event`, { spec: "eventUpdate" }, updateEvent),
  route("DELETE", `${events}/:event`, {}, removeEvent),
];
