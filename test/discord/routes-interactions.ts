// Answers to interactions: the first one within three seconds, then edits and followups for fifteen minutes
// (interactions/receiving-and-responding).

import {
  ApiError,
  type Issue,
  invalidForm,
  invalidWebhookToken,
  unknownInteraction,
  unknownMessage,
} from "./api-error.ts";
import { duplicateIds, type MessageBody } from "./message-rules.ts";
import { checkMessage, compose, messageOf, publish, revise, withdraw } from "./messages.ts";
import { ownMs } from "./own-time.ts";
import type { Component, InteractionRecord, Message } from "./records.ts";
import { type Answer, type Call, done, ok, type Route, route } from "./routing.ts";
import type { State } from "./state.ts";
import { callbackOnWire, ephemeralFlag, loadingFlag, messageOnWire } from "./wire.ts";

/** Kinds of interaction. */
export const kind = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;
/** Kinds of first response. */
export const response = { message: 4, deferred: 5, deferredUpdate: 6, update: 7, choices: 8, modal: 9 } as const;

const ackMs = 3_000;
const tokenMs = 15 * 60_000;

interface CallbackBody {
  type: number;
  data?: MessageBody & {
    choices?: { name: string; value: string | number }[];
    custom_id?: string;
    title?: string;
    components?: Component[] | null;
  };
}

const issue = (path: (string | number)[], code: string, message: string): Issue => ({ path, code, message });

function recordOf(state: State, token: string | undefined): InteractionRecord | undefined {
  return [...state.interactions.values()].find((record) => record.token === token);
}

/** How long ago an interaction was sent: by a test's own clock or the process's, whichever went further. */
export const elapsedMs = (state: State, record: InteractionRecord) =>
  Math.max(state.now === Date.now ? 0 : state.now() - record.createdAt, state.fast ? 0 : ownMs() - record.sentAtMs);

function callbackIssues(record: InteractionRecord, { type, data }: CallbackBody): Issue[] {
  const onMessage = record.type === kind.component || (record.type === kind.modal && record.source !== undefined);
  const fits =
    record.type === kind.autocomplete
      ? type === response.choices
      : type !== response.choices &&
        !(type === response.modal && record.type === kind.modal) &&
        (onMessage || (type !== response.update && type !== response.deferredUpdate));
  if (!fits || type === 1)
    return [
      issue(
        ["type"],
        "INTERACTION_CALLBACK_TYPE_INVALID",
        `Type ${type} does not answer an interaction of type ${record.type}.`,
      ),
    ];
  if (type === response.modal) return modalIssues(data?.components ?? []);
  if (type === response.choices && !data?.choices)
    return [issue(["data", "choices"], "BASE_TYPE_REQUIRED", "This field is required")];
  return [];
}

function modalIssues(components: readonly Component[]): Issue[] {
  const rows = components.filter(({ type }) => type === 1);
  const fields = components.flatMap((part) => part.components ?? part.component ?? []);
  const at = ["data", "components"];
  return [
    ...(components.length > 5 ? [issue(at, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")] : []),
    ...(rows.some(({ components }) => components?.length !== 1)
      ? [issue(at, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "One text input per row.")]
      : []),
    ...(rows.some(({ components }) => !components?.[0]?.label)
      ? [issue(at, "BASE_TYPE_REQUIRED", "A text input in a row needs a label.")]
      : []),
    ...(components.some(({ type, component }) => type === 18 && component?.label)
      ? [issue(at, "COMPONENT_LABEL_NOT_ALLOWED", "A text input inside a label has none of its own.")]
      : []),
    ...(fields.length === 0 ? [issue(at, "BASE_TYPE_BAD_LENGTH", "A modal needs something to fill in.")] : []),
    ...fields
      .filter(
        (field) =>
          (field.value?.length ?? 0) > (field.max_length ?? 4_000) ||
          (field.min_length ?? 0) > (field.max_length ?? 4_000),
      )
      .map((field) => issue(at, "BASE_TYPE_BAD_LENGTH", `The lengths of ${field.custom_id} disagree.`)),
    ...duplicateIds(components),
  ];
}

function callback(call: Call<CallbackBody>): Answer {
  const { state, params, query, body } = call;
  const record = state.interactions.get(params.interaction ?? "");
  if (!record || record.token !== params.token) throw unknownInteraction();
  if (record.acknowledged !== undefined) throw new ApiError(400, 40060, "Interaction has already been acknowledged.");
  const afterMs = elapsedMs(state, record);
  if (afterMs > ackMs) {
    state.lateAcks.push({ interactionId: record.id, afterMs });
    throw unknownInteraction();
  }
  const issues = callbackIssues(record, body);
  if (issues.length > 0) throw invalidForm(issues);
  const message = respond(call, record, body);
  record.acknowledged = body.type;
  record.acknowledgedAfterMs = afterMs;
  state.changed();
  return query.get("with_response") === "true" ? ok(callbackOnWire(record, body.type, message)) : done;
}

function respond(
  call: Call<CallbackBody>,
  record: InteractionRecord,
  { type, data }: CallbackBody,
): Message | undefined {
  if (type === response.choices) {
    record.choices = data?.choices ?? [];
    return undefined;
  }
  if (type === response.modal) {
    record.modal = { custom_id: data?.custom_id ?? "", title: data?.title ?? "", components: data?.components ?? [] };
    return undefined;
  }
  if (type === response.deferredUpdate) return record.source;
  if (type === response.update) {
    if (!record.source) throw unknownMessage();
    checkMessage(call, data ?? {}, "interaction", record.source);
    record.sourceEdited = data?.content !== undefined;
    return revise(call.state, record.source, data ?? {}, call.files);
  }
  const loading = type === response.deferred ? loadingFlag : 0;
  const more = Object.keys(data ?? {}).filter((key) => key !== "flags");
  if (loading && (more.length > 0 || (data?.flags ?? 0) & ~ephemeralFlag)) {
    call.quiet([issue(["data"], "FIELD_IGNORED", "A deferred response carries nothing but the ephemeral flag.")]);
  }
  if (!loading) checkMessage(call, data ?? {}, "interaction");
  record.ephemeral = ((data?.flags ?? 0) & ephemeralFlag) !== 0;
  const shown = loading ? { flags: (data?.flags ?? 0) & ephemeralFlag } : (data ?? {});
  record.original = write(call, record, shown, loading, 20);
  return record.original;
}

// An ephemeral message lives in its interaction alone: no channel lists it and the gateway never tells of it.
function write(
  { state, files }: Call,
  record: InteractionRecord,
  body: MessageBody,
  flags: number,
  type: number,
): Message {
  const channel = state.channels.get(record.channelId);
  const user = state.users.get(record.userId);
  if (!channel || !user) throw unknownInteraction();
  const interaction = { id: record.id, type: record.type, user, authorizing_integration_owners: { 0: record.guildId } };
  const webhook = { id: state.applicationId, application_id: state.applicationId };
  const draft = {
    author: state.bot,
    body,
    files,
    webhook,
    type: record.type === kind.command ? type : 0,
    flags,
    interaction,
  };
  const message = compose(state, channel, draft);
  if (!(message.flags & ephemeralFlag)) return publish(state, message);
  message.test.interactionId = record.id;
  return message;
}

/** The interaction whose token is in the path, or 50027 when it is over or never was. */
function live({ state, params }: Pick<Call, "state" | "params">): InteractionRecord {
  const record = recordOf(state, params.token);
  if (!record || elapsedMs(state, record) > tokenMs) throw invalidWebhookToken();
  if (record.acknowledged === undefined) throw new ApiError(404, 10015, "Unknown Webhook");
  return record;
}

function followUp(call: Call<MessageBody>): Answer {
  const record = live(call);
  const { state, body } = call;
  checkMessage(call, body, "interaction");
  // The first followup after a deferral takes the place of "is thinking", its visibility included.
  if (record.original && record.original.flags & loadingFlag) {
    record.original.flags &= ~loadingFlag;
    return ok(messageOnWire(revise(state, record.original, body, call.files)));
  }
  const message = write(call, record, body, 0, 0);
  record.followups.push(message);
  state.changed();
  return ok(messageOnWire(message));
}

function target(call: Pick<Call, "state" | "params">, record: InteractionRecord): Message {
  const id = decodeURIComponent(call.params.message ?? "");
  const original =
    record.acknowledged === response.deferredUpdate || record.acknowledged === response.update
      ? record.source
      : record.original;
  const all = [original, record.source, ...record.followups];
  const found = id === "@original" ? original : all.find((message) => message?.id === id);
  if (!found || found.test.deleted) throw unknownMessage();
  return found.test.interactionId ? found : messageOf(call.state, found.channel_id, found.id);
}

function edit(call: Call<MessageBody>): Answer {
  const record = live(call);
  const message = target(call, record);
  const wasEphemeral = (message.flags & ephemeralFlag) !== 0;
  if (
    call.body.flags != null &&
    ((call.body.flags & ephemeralFlag) !== 0) !== wasEphemeral &&
    call.body.flags & ephemeralFlag
  ) {
    call.quiet([issue(["flags"], "FLAGS_IGNORED", "The first response decides who sees it.")]);
  }
  checkMessage(call, call.body, "interaction", message);
  message.flags &= ~loadingFlag;
  if (message === record.source) record.sourceEdited = true;
  revise(call.state, message, call.body, call.files);
  call.state.changed();
  return ok(messageOnWire(message));
}

const token = "/webhooks/:application/:token";
const charges = (limit: "webhook" | "webhookEdit") => (call: Pick<Call, "params">) => [
  { limit, key: call.params.token ?? "" },
];

/** The routes of this file. They share their paths with webhooks, and only serve the application's own id. */
export const interactionRoutes = (applicationId: string): readonly Route[] => [
  route<CallbackBody>("POST", "/interactions/:interaction/:token/callback", { open: true, spec: "callback" }, callback),
  ...[
    route<MessageBody>("POST", token, { open: true, spec: "followup", charges: charges("webhook") }, followUp),
    route("GET", `${token}/messages/:message`, { open: true }, (call) => ok(messageOnWire(target(call, live(call))))),
    route<MessageBody>(
      "PATCH",
      `${token}/messages/:message`,
      { open: true, spec: "webhookMessageUpdate", charges: charges("webhookEdit") },
      edit,
    ),
    route("DELETE", `${token}/messages/:message`, { open: true, charges: charges("webhookEdit") }, (call) => {
      withdraw(call.state, target(call, live(call)));
      return done;
    }),
  ].map((each) => ({
    ...each,
    pattern: new RegExp(each.pattern.source.replace("(?<application>[^/]+)", `(?<application>${applicationId})`)),
  })),
];
