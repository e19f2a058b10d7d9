/**
 * Good answers without a model: a value of any shape a JSON Schema describes, so that a whole town's day can be lived
 * against the test provider. The same schema, seed and prompt give the same answer.
 */
import type { JsonSchema } from "../../src/model/openai/strict-schema.ts";

/** Numbers from 0 up to 1 that follow from a text alone. */
export function randomOf(text: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < text.length; i += 1) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const SENTENCES = [
  "It is a calm morning and there is time for a cup of coffee.",
  "I would like to hear how your work is going.",
  "The garden behind the house needs some water today.",
  "I am thinking of cooking something simple for dinner.",
  "A good book and a quiet chair are all I need.",
  "The cafe was busy, and everyone seemed in good spirits.",
  "I promised to help a neighbour with the shopping.",
  "There is a new song I want to practise on the guitar.",
  "I should finish what I began before I go out.",
  "It would be nice to take a walk in the park later.",
];

const NULL_CHANCE = 0.3;
const USUAL_ITEMS = 3;
const USUAL_NUMBER = 5;

/** A value that fits a schema, whose limits may be keywords or words in a description ("at least 1, at most 10"). */
export function synthesise(schema: JsonSchema, random: () => number): unknown {
  const definitions = (schema.$defs ?? {}) as Record<string, JsonSchema>;

  function value(part: JsonSchema, name: string): unknown {
    if (typeof part.$ref === "string") return value(definitions[part.$ref.split("/").at(-1)!] ?? schema, name);
    if (part.const !== undefined) return part.const;
    if (Array.isArray(part.enum)) return pick(part.enum, random);
    const choices = (part.anyOf ?? part.oneOf) as readonly JsonSchema[] | undefined;
    if (choices !== undefined) return value(pickOne(choices), name);
    if (Array.isArray(part.type)) return value(pickOne(part.type.map((type) => ({ ...part, type }))), name);
    if (part.type === "object") return object((part.properties ?? {}) as Record<string, JsonSchema>);
    if (part.type === "array") return array(part, name);
    if (part.type === "boolean") return false;
    if (part.type === "null") return null;
    return part.type === "number" || part.type === "integer" ? number(part, name) : sentence(part, name);
  }

  /** A value now and then null where it may be, else one of the other choices. */
  function pickOne(choices: readonly JsonSchema[]): JsonSchema {
    const nothing = choices.find(({ type }) => type === "null");
    const others = choices.filter((choice) => choice !== nothing);
    return nothing && (others.length === 0 || random() < NULL_CHANCE) ? nothing : pick(others, random);
  }

  function object(properties: Record<string, JsonSchema>): Record<string, unknown> {
    return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, value(part, name)]));
  }

  function array(part: JsonSchema, name: string): unknown[] {
    const least = limit(part, "minItems", /at least (\d+) items/) ?? 1;
    const most = limit(part, "maxItems", /at most (\d+) items/) ?? Math.max(least, USUAL_ITEMS);
    const count = least + Math.floor(random() * (Math.min(most, least + USUAL_ITEMS) - least + 1));
    const items = Array.from({ length: count }, () => value(part.items as JsonSchema, `${name}[]`));
    const distinct = [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
    return distinct.length >= least ? distinct : items;
  }

  /** The middle of the range, or anywhere in it for one of many. */
  function number(part: JsonSchema, name: string): number {
    const low = limit(part, "minimum", /(?:at least|more than) (-?[\d.]+\d|-?\d+)/);
    const high = limit(part, "maximum", /(?:at most|less than) (-?[\d.]+\d|-?\d+)/);
    const from = low ?? (high === null ? 1 : Math.min(1, high));
    const to = high ?? (low === null ? USUAL_NUMBER * 2 - 1 : low + USUAL_NUMBER);
    const at = from + (to - from) * (name.endsWith("[]") ? random() : 0.5);
    return part.type === "integer" ? Math.round(at) : at;
  }

  function sentence(part: JsonSchema, name: string): string {
    const hint = `${name} ${part.description ?? ""} ${part.pattern ?? ""}`;
    if (/emoji/i.test(hint)) return "🙂";
    if (/\\d.*:.*\\d|hh:mm/i.test(hint)) return `${String(8 + Math.floor(random() * 12)).padStart(2, "0")}:00`;
    const most = limit(part, "maxLength", /at most (\d+) characters/) ?? Number.POSITIVE_INFINITY;
    return pick(SENTENCES, random).slice(0, most);
  }

  return value(schema, "");
}

function limit(part: JsonSchema, keyword: string, words: RegExp): number | null {
  const said = part[keyword] ?? words.exec(String(part.description ?? ""))?.[1];
  return said === undefined ? null : Number(said);
}

const pick = <T>(items: readonly T[], random: () => number): T => items[Math.floor(random() * items.length)]!;
