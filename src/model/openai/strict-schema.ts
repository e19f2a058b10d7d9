/**
 * JSON Schema as OpenAI's strict mode takes it: every property required, no other properties, and only the keywords it
 * knows. Limits (ranges, lengths, patterns) are said in the descriptions and checked by zod after parsing.
 */
import { z } from "zod";

/** A JSON Schema, read keyword by keyword. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const KEPT = ["type", "enum", "const", "$ref"];

/** In what words a limit is told to the model. */
const LIMITS: Readonly<Record<string, (limit: unknown) => string>> = {
  minimum: (limit) => `at least ${limit}`,
  exclusiveMinimum: (limit) => `more than ${limit}`,
  maximum: (limit) => `at most ${limit}`,
  exclusiveMaximum: (limit) => `less than ${limit}`,
  minItems: (limit) => `at least ${limit} items`,
  maxItems: (limit) => `at most ${limit} items`,
  minLength: (limit) => (limit === 1 ? "not empty" : `at least ${limit} characters`),
  maxLength: (limit) => `at most ${limit} characters`,
  pattern: (limit) => `in the form ${limit}`,
  format: (limit) => `a ${limit}`,
};

/** The strict schema of an answer's shape. Throws for what JSON Schema cannot say; that is a bug of the step. */
export function strictSchema(answer: z.ZodType): JsonSchema {
  return strict(z.toJSONSchema(answer, { io: "input" }) as JsonSchema);
}

function strict(schema: JsonSchema): JsonSchema {
  const description = describe(schema);
  const anyOf = schema.anyOf ?? schema.oneOf;
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([keyword]) => KEPT.includes(keyword))),
    ...(description === "" ? {} : { description }),
    ...(schema.type === "object" ? strictObject(schema.properties as JsonSchema | undefined) : {}),
    ...(schema.items === undefined ? {} : { items: strict(schema.items as JsonSchema) }),
    ...(anyOf === undefined ? {} : { anyOf: (anyOf as readonly JsonSchema[]).map(strict) }),
    ...(schema.$defs === undefined ? {} : { $defs: eachStrict(schema.$defs as JsonSchema) }),
  };
}

function strictObject(properties: JsonSchema = {}): JsonSchema {
  return { properties: eachStrict(properties), required: Object.keys(properties), additionalProperties: false };
}

function eachStrict(schemas: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, strict(schema as JsonSchema)]));
}

function describe(schema: JsonSchema): string {
  const limits = Object.entries(LIMITS)
    .filter(([keyword]) => schema[keyword] !== undefined && !isEdgeOfNumbers(schema[keyword]))
    .map(([keyword, say]) => say(schema[keyword]));
  return [schema.description, limits.join(", ")].filter(Boolean).join("; ");
}

/** zod bounds every integer by the safe integers; that is no limit worth telling. */
const isEdgeOfNumbers = (limit: unknown): boolean => Math.abs(Number(limit)) === Number.MAX_SAFE_INTEGER;
