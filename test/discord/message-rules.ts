// What Discord demands of a message beyond its spec: names a webhook may not bear, sizes summed over the whole
// message, and how components fit together (resources/message, resources/webhook, components/reference).

import type { APIEmbed } from "discord.js";
import type { Issue } from "./api-error.ts";
import type { AllowedMentions } from "./mentions.ts";
import type { Component } from "./records.ts";
import { componentsV2Flag, ephemeralFlag } from "./wire.ts";

/** The body of every request that writes a message, once the spec has found it fitting. */
export interface MessageBody {
  content?: string | null;
  embeds?: APIEmbed[] | null;
  components?: Component[] | null;
  flags?: number | null;
  allowed_mentions?: AllowedMentions | null;
  attachments?: { id: string; filename?: string | null; description?: string | null }[] | null;
  poll?: Record<string, unknown> | null;
  tts?: boolean | null;
  sticker_ids?: string[] | null;
  nonce?: string | number | null;
  message_reference?: { message_id: string; channel_id?: string | null; fail_if_not_exists?: boolean | null } | null;
  username?: string | null;
  avatar_url?: string | null;
  thread_name?: string | null;
  applied_tags?: string[] | null;
}

/** Who writes; what each may set differs. */
export type Writer = "bot" | "webhook" | "interaction";

const issue = (path: (string | number)[], code: string, message: string): Issue => ({ path, code, message });

/** Everything in a message body Discord refuses although the spec lets it pass. */
export function messageIssues(body: MessageBody, v2: boolean): Issue[] {
  return [
    ...textIssues(body),
    ...embedIssues(body.embeds ?? []),
    ...mentionIssues(body.allowed_mentions),
    ...(body.username ? nameIssues(body.username, "username") : []),
    ...avatarIssues(body.avatar_url),
    ...(v2 ? v2Issues(body) : rowIssues(body.components ?? [])),
    ...duplicateIds(body.components ?? []),
    ...(body.components ?? []).flatMap((component, at) => componentIssues(component, ["components", at])),
  ];
}

/** Fields Discord would take and then quietly not honour. */
export function quietIssues(body: MessageBody, writer: Writer, edit: boolean): Issue[] {
  const allowed = edit
    ? 4 | componentsV2Flag
    : writer === "interaction"
      ? 4 | ephemeralFlag | 4_096 | componentsV2Flag
      : 4 | 4_096 | componentsV2Flag;
  const extra = (body.flags ?? 0) & ~allowed;
  const flags = extra ? [issue(["flags"], "FLAGS_IGNORED", `Flags ${extra} have no effect here.`)] : [];
  const reply =
    writer === "webhook" && body.message_reference
      ? [issue(["message_reference"], "FIELD_IGNORED", "A webhook cannot reply.")]
      : [];
  const nonce =
    writer === "webhook" && body.nonce ? [issue(["nonce"], "FIELD_IGNORED", "A webhook takes no nonce.")] : [];
  return [...flags, ...reply, ...nonce];
}

/** Whether a message would show nothing at all (50006). */
export function isEmpty(body: MessageBody, files: number): boolean {
  return (
    !body.content?.trim() &&
    !body.embeds?.length &&
    !body.components?.length &&
    !body.poll &&
    !body.sticker_ids?.length &&
    files === 0
  );
}

/** What a webhook, or a line by one, may not be called. */
export function nameIssues(name: string, field: "name" | "username"): Issue[] {
  const plain = name.trim().toLowerCase();
  const contained = ["clyde", "discord", "```"].find((word) => plain.includes(word));
  if (contained) return [issue([field], "USERNAME_INVALID_CONTAINS", `Username cannot contain "${contained}"`)];
  if (plain === "everyone" || plain === "here")
    return [issue([field], "USERNAME_INVALID", `Username cannot be "${plain}"`)];
  if (plain === "") return [issue([field], "BASE_TYPE_REQUIRED", "This field is required")];
  return [];
}

function textIssues({ content }: MessageBody) {
  return content && content.length > 2_000
    ? [issue(["content"], "BASE_TYPE_MAX_LENGTH", "Must be 2000 or fewer in length.")]
    : [];
}

function avatarIssues(url: string | null | undefined) {
  return url && !/^https?:\/\//.test(url)
    ? [issue(["avatar_url"], "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https').")]
    : [];
}

function embedIssues(embeds: readonly APIEmbed[]): Issue[] {
  const size = (embed: APIEmbed) =>
    [
      embed.title,
      embed.description,
      embed.footer?.text,
      embed.author?.name,
      ...(embed.fields ?? []).flatMap(({ name, value }) => [name, value]),
    ].reduce((sum, text) => sum + (text?.length ?? 0), 0);
  const total = embeds.reduce((sum, embed) => sum + size(embed), 0);
  const hollow = embeds.findIndex((embed) => size(embed) === 0 && !embed.image && !embed.thumbnail && !embed.video);
  const fields = embeds.flatMap((embed, at) =>
    (embed.fields ?? []).flatMap(({ name, value }, row) =>
      [
        ["name", name],
        ["value", value],
      ].flatMap(([key = "", text = ""]) =>
        text.trim() === ""
          ? [issue(["embeds", at, "fields", row, key], "BASE_TYPE_REQUIRED", "This field is required")]
          : [],
      ),
    ),
  );
  return [
    ...fields,
    ...(total > 6_000 ? [issue(["embeds"], "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")] : []),
    ...(hollow >= 0 ? [issue(["embeds", hollow, "description"], "BASE_TYPE_REQUIRED", "This field is required")] : []),
  ];
}

function mentionIssues(allowed: AllowedMentions | null | undefined): Issue[] {
  return (["users", "roles"] as const)
    .filter((kind) => allowed?.parse?.includes(kind) && allowed[kind]?.length)
    .map((kind) =>
      issue(
        ["allowed_mentions"],
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      ),
    );
}

const v2Types = new Set([9, 10, 11, 12, 13, 14, 17]);

function rowIssues(components: readonly Component[]): Issue[] {
  const foreign = components.flatMap((component, at) =>
    v2Types.has(component.type)
      ? [issue(["components", at, "type"], "UNION_TYPE_CHOICES", "This component needs the flag IS_COMPONENTS_V2.")]
      : [],
  );
  return components.length > 5
    ? [...foreign, issue(["components"], "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")]
    : foreign;
}

function v2Issues({ content, embeds, poll, sticker_ids, components }: MessageBody): Issue[] {
  const banned = Object.entries({ content, embeds: embeds?.length, poll, sticker_ids: sticker_ids?.length })
    .filter(([, value]) => value)
    .map(([field]) =>
      issue(
        [field],
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        `The '${field}' field cannot be used with IS_COMPONENTS_V2.`,
      ),
    );
  const all = (components ?? []).flatMap(allParts);
  const text = all.reduce((sum, part) => sum + (part.type === 10 ? (part.content?.length ?? 0) : 0), 0);
  return [
    ...banned,
    ...(all.length > 40 ? [issue(["components"], "BASE_TYPE_BAD_LENGTH", "At most 40 components in all.")] : []),
    ...(text > 4_000
      ? [issue(["components"], "COMPONENT_MAX_TOTAL_TEXT_SIZE_EXCEEDED", "Text displays exceed 4000 in all.")]
      : []),
  ];
}

/** A component and all within it. */
export function allParts(component: Component): Component[] {
  const inner = [...(component.components ?? []), component.component, component.accessory].filter(
    (part) => part !== undefined,
  );
  return [component, ...inner.flatMap(allParts)];
}

/** Two components must never share a custom id. */
export function duplicateIds(components: readonly Component[]): Issue[] {
  const ids = components.flatMap(allParts).flatMap(({ custom_id }) => custom_id ?? []);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  return twice === undefined
    ? []
    : [issue(["components"], "COMPONENT_CUSTOM_ID_DUPLICATED", `Component custom id "${twice}" cannot be duplicated`)];
}

function componentIssues(component: Component, path: (string | number)[]): Issue[] {
  const inner = (component.components ?? []).flatMap((part, at) => componentIssues(part, [...path, "components", at]));
  const beside = component.accessory ? componentIssues(component.accessory, [...path, "accessory"]) : [];
  return [...ownIssues(component, path), ...inner, ...beside];
}

function ownIssues(component: Component, path: (string | number)[]): Issue[] {
  const required = (field: string) => issue([...path, field], "BASE_TYPE_REQUIRED", "This field is required");
  if (component.type === 1) {
    const kinds = new Set((component.components ?? []).map(({ type }) => (type === 2 ? "button" : "select")));
    const crowded = kinds.size > 1 || (kinds.has("select") && (component.components ?? []).length > 1);
    return crowded
      ? [
          issue(
            [...path, "components"],
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
          ),
        ]
      : [];
  }
  if (component.type === 2) {
    const link = component.style === 5;
    return [
      ...(link && !component.url ? [required("url")] : []),
      ...(!link && component.style !== 6 && !component.custom_id ? [required("custom_id")] : []),
      ...(link && component.custom_id
        ? [
            issue(
              [...path, "custom_id"],
              "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
              "A custom id and url cannot both be specified",
            ),
          ]
        : []),
      ...(component.style !== 6 && !component.label && !component.emoji ? [required("label")] : []),
    ];
  }
  if (component.type === 3) return selectIssues(component, path);
  return [];
}

/** Whether a select's numbers and options agree. */
export function selectIssues(component: Component, path: (string | number)[]): Issue[] {
  const options = component.options ?? [];
  const values = options.map(({ value }) => value);
  const min = component.min_values ?? 1;
  const max = component.max_values ?? 1;
  const chosen = options.filter((option) => option.default).length;
  return [
    ...(min > max ? [issue([...path, "min_values"], "BASE_TYPE_BAD_VALUE", "min_values exceeds max_values.")] : []),
    ...(max > options.length
      ? [issue([...path, "max_values"], "SELECT_COMPONENT_MAX_VALUES", "max_values exceeds the number of options.")]
      : []),
    ...(new Set(values).size < values.length
      ? [
          issue(
            [...path, "options"],
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
            "The specified option value is already used",
          ),
        ]
      : []),
    ...(chosen > max
      ? [
          issue(
            [...path, "options"],
            "SELECT_COMPONENT_MORE_DEFAULTS_THAN_MAX",
            "More default options than max_values.",
          ),
        ]
      : []),
  ];
}
