// The WebSocket side: sessions that identify, hear what their intents and the bot's permissions let them hear, fall
// away and resume without missing anything (events/gateway).

import type { Server } from "node:http";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import { botSees } from "./permissions.ts";
import type { Json, Message } from "./records.ts";
import type { Scope, State } from "./state.ts";
import { guildOnWire, memberOnWire, messageContentIntent, messageForBot } from "./wire.ts";

const op = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  presence: 3,
  resume: 6,
  reconnect: 7,
  members: 8,
  invalid: 9,
  hello: 10,
  ack: 11,
};
const close = {
  decode: 4002,
  notAuthenticated: 4003,
  badToken: 4004,
  twice: 4005,
  rate: 4008,
  badIntents: 4013,
  disallowedIntents: 4014,
};
const guildsIntent = 1;

const intents: readonly [RegExp, number][] = [
  [/^(GUILD_(CREATE|UPDATE|DELETE|ROLE)|CHANNEL_|THREAD_)/, guildsIntent],
  [/^GUILD_MEMBER_/, 1 << 1],
  [/^WEBHOOKS_UPDATE/, 1 << 5],
  [/^MESSAGE_REACTION_/, 1 << 10],
  [/^MESSAGE_/, 1 << 9],
  [/^TYPING_START/, 1 << 11],
  [/^GUILD_SCHEDULED_EVENT_/, 1 << 16],
];

interface Session {
  readonly id: string;
  readonly intents: number;
  /** Every packet as it went out, for a resume to replay; what it told of may have changed since. */
  readonly sent: string[];
  socket: WebSocket | undefined;
}

/** What the rest of the test Discord may ask of the gateway. */
export interface Gateway {
  /** Cuts every connection: with a close code, or without a word. Sessions stay resumable. */
  dropSockets(code?: number): void;
  /** The next resume replays this many packets that had arrived already, as Discord sometimes does. */
  repeatOnResume(packets: number): void;
  /** Forgets all sessions, so that the next resume is refused and the bot has to identify again. */
  forgetSessions(): void;
  readonly connections: number;
  /** Counts of what bots have asked for. */
  readonly seen: { identifies: number; resumes: number; heartbeats: number; intents: number };
  /** Packets sent and received so far. */
  readonly told: number;
  /** Resolves when every bot that is connected has received all it was sent, and we all it had sent by then. */
  heard(): Promise<void>;
  /** The close codes sent so far. */
  readonly closed: number[];
  stop(): void;
}

/** Opens the gateway on an HTTP server and takes over `state.dispatch`. */
export function openGateway(state: State, server: Server): Gateway {
  const sockets = new WebSocketServer({ server });
  const sessions = new Map<string, Session>();
  let repeats = 0;
  let told = 0;
  const seen = { identifies: 0, resumes: 0, heartbeats: 0, intents: 0 };
  const closed: number[] = [];

  const end = (socket: WebSocket, code: number, reason: string) => {
    closed.push(code);
    socket.close(code, reason);
    state.changed();
  };

  const tell = (session: Session, t: string, d: unknown) => {
    const packet = JSON.stringify({ op: op.dispatch, t, s: session.sent.length + 1, d });
    session.sent.push(packet);
    told++;
    if (session.socket?.readyState === 1) session.socket.send(packet);
  };

  state.dispatch = (event, data, scope) => {
    for (const session of sessions.values()) {
      if (hears(state, session, event, scope)) tell(session, event, shown(state, session, event, data));
    }
    state.changed();
  };

  const identify = (socket: WebSocket, data: Json): Session | undefined => {
    seen.identifies += 1;
    if (data.token !== state.token) return void end(socket, close.badToken, "Authentication failed.");
    const wanted = Number(data.intents);
    if (!Number.isInteger(wanted) || wanted < 0 || wanted >= 1 << 26)
      return void end(socket, close.badIntents, "Invalid intent(s).");
    if (wanted & state.disallowedIntents) return void end(socket, close.disallowedIntents, "Disallowed intent(s).");
    seen.intents = wanted;
    const session: Session = { id: `session-${state.id()}`, intents: wanted, sent: [], socket };
    sessions.set(session.id, session);
    const guilds = [...state.guilds.values()].filter((guild) => guild.members.has(state.bot.id));
    tell(session, "READY", {
      v: 10,
      user: { ...state.bot, verified: true, mfa_enabled: false, email: null, flags: 0 },
      guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      session_type: "normal",
      resume_gateway_url: `${state.origin.replace("http", "ws")}/resume`,
      shard: data.shard ?? [0, 1],
      application: { id: state.applicationId, flags: 0 },
      private_channels: [],
      relationships: [],
      presences: [],
      geo_ordered_rtc_regions: [],
      _trace: ["test-discord"],
    });
    if (wanted & guildsIntent)
      for (const guild of guilds) tell(session, "GUILD_CREATE", guildOnWire(state, guild, true));
    return session;
  };

  const resume = (socket: WebSocket, data: Json): Session | undefined => {
    seen.resumes += 1;
    if (data.token !== state.token) return void end(socket, close.badToken, "Authentication failed.");
    const session = sessions.get(String(data.session_id));
    if (!session) return void socket.send(JSON.stringify({ op: op.invalid, d: false }));
    session.socket = socket;
    for (const packet of session.sent.slice(Math.max(1, Number(data.seq) - repeats))) socket.send(packet);
    repeats = 0;
    tell(session, "RESUMED", { _trace: ["test-discord"] });
    return session;
  };

  /** What a packet asks of us; the session it belongs to from then on, if any. */
  const hear = (socket: WebSocket, packet: Json, session: Session | undefined): Session | undefined => {
    const data = (packet.d ?? {}) as Json;
    if (packet.op === op.heartbeat) {
      seen.heartbeats += 1;
      socket.send(JSON.stringify({ op: op.ack }));
      return session;
    }
    if (packet.op === op.identify || packet.op === op.resume) {
      if (!session) return packet.op === op.identify ? identify(socket, data) : resume(socket, data);
      end(socket, close.twice, "Already authenticated.");
    } else if (!session) end(socket, close.notAuthenticated, "Not authenticated.");
    else if (packet.op === op.presence) state.presences.push(data);
    else if (packet.op === op.members) sendMembers(state, session, data, tell);
    return session;
  };

  sockets.on("connection", (socket) => {
    let session: Session | undefined;
    const arrivals: number[] = [];
    socket.on("error", () => socket.terminate());
    socket.send(JSON.stringify({ op: op.hello, d: { heartbeat_interval: 41_250, _trace: ["test-discord"] } }));
    socket.on("message", (raw) => {
      told++;
      const packet = parse(raw);
      if (!packet) return end(socket, close.decode, "Error while decoding payload.");
      const now = Date.now();
      arrivals.push(now);
      if (arrivals.filter((at) => at > now - 60_000).length > 120) return end(socket, close.rate, "Rate limited.");
      session = hear(socket, packet, session);
      state.changed();
    });
    socket.on("close", (code) => {
      if (!session || session.socket !== socket) return;
      session.socket = undefined;
      // A client that says goodbye properly gives its session up.
      if (code === 1000 || code === 1001) sessions.delete(session.id);
      state.changed();
    });
  });

  return {
    dropSockets(code) {
      for (const session of sessions.values()) {
        const socket = session.socket;
        session.socket = undefined;
        if (code === undefined) socket?.terminate();
        else socket?.close(code);
      }
    },
    repeatOnResume: (packets) => {
      repeats = packets;
    },
    forgetSessions: () => sessions.clear(),
    get connections() {
      return [...sessions.values()].filter(({ socket }) => socket?.readyState === 1).length;
    },
    get told() {
      return told;
    },
    heard: async () => void (await Promise.all([...sockets.clients].map(echo))),
    seen,
    closed,
    stop() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

/** A ping overtakes nothing, and is answered as soon as it is read. */
function echo(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.readyState !== 1) return resolve();
    const done = () => {
      socket.off("pong", done).off("close", done);
      resolve();
    };
    socket.on("pong", done).on("close", done);
    socket.ping();
  });
}

function hears(state: State, session: Session, event: string, { guildId, channelId }: Scope) {
  const needed = intents.find(([pattern]) => pattern.test(event))?.[1] ?? 0;
  if (needed && !(session.intents & needed)) return false;
  const guild = guildId === undefined ? undefined : state.guilds.get(guildId);
  if (guild && !guild.members.has(state.bot.id) && event !== "GUILD_DELETE") return false;
  const channel = channelId === undefined ? undefined : state.channels.get(channelId);
  return !channel || !/^(MESSAGE_|TYPING_)/.test(event) || botSees(state, channel);
}

function shown(state: State, session: Session, event: string, data: object): unknown {
  if (event !== "MESSAGE_CREATE" && event !== "MESSAGE_UPDATE") return data;
  const message = data as Message;
  const guild = state.guilds.get(message.guild_id);
  const member = guild && !message.webhook_id && memberOnWire(guild, message.author, false);
  return {
    ...messageForBot(state, message, (session.intents & messageContentIntent) !== 0),
    ...(member && { member }),
  };
}

function sendMembers(
  state: State,
  session: Session,
  data: Json,
  tell: (session: Session, t: string, d: unknown) => void,
) {
  const guild = state.guilds.get(String(data.guild_id));
  if (!guild) return;
  const wanted = data.user_ids === undefined ? undefined : [data.user_ids].flat().map(String);
  const members = [...guild.members.values()].filter(
    ({ user }) => wanted?.includes(user.id) ?? user.username.startsWith(String(data.query ?? "")),
  );
  tell(session, "GUILD_MEMBERS_CHUNK", {
    guild_id: guild.id,
    members: members.map(({ user }) => memberOnWire(guild, user, true)),
    chunk_index: 0,
    chunk_count: 1,
    nonce: data.nonce,
  });
}

function parse(raw: RawData): Json | undefined {
  try {
    return JSON.parse(raw.toString()) as Json;
  } catch {
    return undefined;
  }
}
