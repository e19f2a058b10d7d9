// Does a body fit Discord's own description of it? The schemas are those of `discord-api-spec`, unchanged; this file
// names the ones we ask for and turns zod's complaints into Discord's (50035 with a nested `errors`).

import {
  CreateGuildChannelRequestSchema as ChannelCreate,
  UpdateGuildChannelRequestPartialSchema as ChannelUpdate,
  ApplicationCommandAutocompleteCallbackRequestSchema as Choices,
  ApplicationCommandCreateRequestSchema as CommandCreate,
  ApplicationCommandUpdateRequestSchema as CommandUpdate,
  ExternalScheduledEventCreateRequestSchema as EventCreate,
  ExternalScheduledEventPatchRequestPartialSchema as EventUpdate,
  IncomingWebhookInteractionRequestSchema as Followup,
  CreateForumThreadRequestSchema as ForumThread,
  SnowflakeTypeSchema as Id,
  MessageCreateRequestSchema as MessageCreate,
  MessageEditRequestPartialSchema as MessageUpdate,
  ModalInteractionCallbackRequestSchema as Modal,
  PongInteractionCallbackRequestSchema as Pong,
  CreateMessageInteractionCallbackRequestSchema as Reply,
  CreateTextThreadWithoutMessageRequestSchema as Thread,
  CreateTextThreadWithMessageRequestSchema as ThreadFromMessage,
  UpdateThreadRequestPartialSchema as ThreadUpdate,
  UpdateMessageInteractionCallbackRequestSchema as Update,
  IncomingWebhookRequestPartialSchema as WebhookExecute,
  IncomingWebhookUpdateRequestPartialSchema as WebhookMessageUpdate,
} from "discord-api-spec/zod";
import * as z from "zod/mini";
import type { Issue } from "./api-error.ts";

// The spec writes these bodies in place, without a name; they are copied from its paths.
const name = z.string().check(z.minLength(1), z.maxLength(80));
const picture = z.nullish(z.string());

/** The schemas routes ask for, by the name of what they describe. */
export const specs = {
  callback: z.union([Reply, Update, Choices, Modal, Pong]),
  channelCreate: ChannelCreate,
  channelPositions: z.array(
    z.object({
      id: z.nullish(Id),
      position: z.nullish(z.int32()),
      parent_id: z.nullish(Id),
      lock_permissions: z.nullish(z.boolean()),
    }),
  ),
  channelUpdate: ChannelUpdate,
  commandCreate: CommandCreate,
  commandList: z.nullable(z.array(CommandUpdate)),
  eventCreate: EventCreate,
  eventUpdate: EventUpdate,
  followup: Followup,
  me: z.object({
    nick: z.nullish(z.string().check(z.maxLength(32))),
    avatar: picture,
    bio: z.nullish(z.string()),
    banner: picture,
  }),
  messageCreate: MessageCreate,
  messageIds: z.object({ messages: z.array(Id).check(z.minLength(2), z.maxLength(100)) }),
  messageUpdate: MessageUpdate,
  overwrite: z.object({
    type: z.nullish(z.literal([0, 1])),
    allow: z.nullish(z.number()),
    deny: z.nullish(z.number()),
  }),
  thread: z.union([Thread, ForumThread]),
  threadFromMessage: ThreadFromMessage,
  threadUpdate: ThreadUpdate,
  webhookCreate: z.object({ name, avatar: picture }),
  webhookExecute: WebhookExecute,
  webhookMessageUpdate: WebhookMessageUpdate,
  webhookUpdate: z.object({ name: z.optional(name), avatar: picture, channel_id: z.nullish(Id) }),
} satisfies Record<string, z.ZodMiniType>;

/** The name of one of the schemas. */
export type SpecName = keyof typeof specs;

/** What the spec says of a body: what is wrong, and which fields it does not know (Discord ignores those). */
export function checkSpec(spec: SpecName, body: unknown): { issues: Issue[]; ignored: string[] } {
  const given = bitsAsNumbers(body);
  const result = specs[spec].safeParse(given);
  if (!result.success) return { issues: result.error.issues.flatMap((issue) => explain(issue, given)), ignored: [] };
  const ignored = unknownFields(given, result.data);
  // discord.js repeats the webhook's own name with every edit; nobody meant anything by it.
  return {
    issues: [],
    ignored: spec === "webhookMessageUpdate" ? ignored.filter((field) => field !== "username") : ignored,
  };
}

// Bit sets travel as decimal strings; the spec, being generated, calls them numbers.
const bitFields = new Set(["allow", "deny", "default_member_permissions", "permissions"]);

function bitsAsNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bitsAsNumbers);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) =>
      bitFields.has(key) && typeof item === "string" && /^\d+$/.test(item)
        ? [key, Number(item)]
        : [key, bitsAsNumbers(item)],
    ),
  );
}

type ZodIssue = z.core.$ZodIssue;

// A failed union lists every alternative's complaints. The alternative meant is the one whose `type` fitted.
function explain(issue: ZodIssue, body: unknown, above: (string | number)[] = []): Issue[] {
  const path = [...above, ...issue.path.map((step) => (typeof step === "symbol" ? String(step) : step))];
  if (issue.code === "invalid_union") {
    const meant = issue.errors.filter(
      (option) => !option.some((inner) => inner.path.length === 1 && inner.path[0] === "type"),
    );
    const [best] = (meant.length > 0 ? meant : issue.errors).toSorted((a, b) => a.length - b.length);
    return best
      ? best.flatMap((inner) => explain(inner, body, path))
      : [{ path, code: "UNION_TYPE_CHOICES", message: issue.message }];
  }
  const [code, message] = inDiscordsWords(issue, valueAt(body, path) === undefined);
  return [{ path, code, message }];
}

function valueAt(body: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce(
    (value: unknown, step) => (value as Record<string | number, unknown> | null | undefined)?.[step],
    body,
  );
}

function inDiscordsWords(issue: ZodIssue, missing: boolean): [code: string, message: string] {
  switch (issue.code) {
    case "invalid_type":
      return missing
        ? ["BASE_TYPE_REQUIRED", "This field is required"]
        : ["BASE_TYPE_BAD_TYPE", `Expected ${issue.expected}`];
    case "too_big":
      return ["BASE_TYPE_BAD_LENGTH", `Must be ${issue.maximum} or fewer (${issue.origin}).`];
    case "too_small":
      return ["BASE_TYPE_BAD_LENGTH", `Must be ${issue.minimum} or more (${issue.origin}).`];
    case "invalid_value":
      return ["BASE_TYPE_CHOICES", `Value must be one of {${issue.values.map(String).join(", ")}}.`];
    case "invalid_format":
      return issue.format === "url"
        ? ["URL_TYPE_INVALID_URL", "Not a well formed URL."]
        : ["BASE_TYPE_BAD_FORMAT", `Not a valid ${issue.format}.`];
    default:
      return ["BASE_TYPE_BAD_VALUE", issue.message];
  }
}

function unknownFields(given: unknown, known: unknown, path = ""): string[] {
  if (given === null || known === null || typeof given !== "object" || typeof known !== "object") return [];
  const fit = known as Record<string, unknown>;
  return Object.entries(given).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key;
    if (key in fit) return unknownFields(value, fit[key], here);
    // discord.js builds one body for all kinds of messages and says "no" to what does not apply.
    return value ? [here] : [];
  });
}
