/**
 * One question by chat completion: asked in the server's dialect, read by the question's own schema, mended once.
 */
import type OpenAI from "openai";
import { chatPrices, costUsd, dialectOf, guessTokens } from "../known-models.ts";
import { addUsage, type ModelError, noUsage, type Question, type Reply, type Usage } from "../model.ts";
import type { Dialect } from "../model-form.ts";
import type { Completion, Connection } from "./connection.ts";
import { learn, learnToWait } from "./dialect.ts";
import { type Read, readAnswer } from "./read-answer.ts";
import { type JsonSchema, strictSchema } from "./strict-schema.ts";

/** Lessons one question may take to be understood; more means that the server contradicts itself. */
const MOST_LESSONS = 8;
const NOT_IN_A_NAME = /[^a-zA-Z0-9_-]/g;
const LONGEST_NAME = 64;

type Message = OpenAI.ChatCompletionMessageParam;
type Request = OpenAI.ChatCompletionCreateParamsNonStreaming;

/** What a model made of the messages. `mendable`: it tried, and its text only has the wrong shape. */
type Said =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: ModelError; readonly text: string; readonly mendable: boolean };

/** Asks questions over a connection; remembers each model's dialect for as long as it lives. Never rejects. */
export function chatOver(connection: Connection, onNotice: (sentence: string) => void) {
  const dialects = new Map<string, Dialect>();

  /** Whether the request is worth sending again: something was learned, by this question or meanwhile by another. */
  function teach(model: string, used: Dialect, learned: Dialect | null): boolean {
    if ((dialects.get(model) ?? dialectOf(model)) !== used) return true;
    if (learned === null) return false;
    dialects.set(model, learned);
    if (used.formats[0] === "json_schema" && learned.formats[0] !== "json_schema") {
      onNotice(`${connection.host} takes no JSON schema for ${model}: the shape of answers is asked for in words.`);
    }
    return true;
  }

  async function complete(question: Question, model: string, repair: readonly Message[], signal: AbortSignal) {
    const schema = strictSchema(question.answer);
    let usage = noUsage;
    for (let lesson = 0; ; lesson += 1) {
      const dialect = dialects.get(model) ?? dialectOf(model);
      const request = write(question, model, schema, dialect, repair);
      const sent = await connection.chat(request, signal);
      usage = addUsage(usage, sent.ok ? usageOf(sent.value, request, connection.baseURL) : { ...noUsage, requests: 1 });
      const said: Said = sent.ok ? hear(sent.value, question) : { ...sent, text: "", mendable: false };
      const learned = sent.ok ? afterReply(dialect, said) : sent.complaint && learn(dialect, sent.complaint);
      const unclear = sent.ok ? learned !== null : sent.complaint !== null;
      if (!unclear || lesson === MOST_LESSONS || !teach(model, dialect, learned)) return { said, usage };
    }
  }

  return async function ask(question: Question, model: string, signal: AbortSignal): Promise<Reply> {
    const first = await complete(question, model, [], signal);
    if (first.said.ok || !first.said.mendable) return reply(first.said, first.usage);
    const second = await complete(question, model, repairOf(first.said.text, first.said.error), signal);
    return reply(second.said, addUsage(first.usage, second.usage));
  };
}

function reply(said: Said, usage: Usage): Reply {
  return said.ok ? { ok: true, value: said.value, usage } : { ok: false, error: said.error, usage };
}

function write(
  question: Question,
  model: string,
  schema: JsonSchema,
  dialect: Dialect,
  repair: readonly Message[],
): Request {
  const [format, limit, effort] = [dialect.formats[0], dialect.limits[0], dialect.efforts[0]];
  const shape = format === "json_schema" ? "" : `\n\nAnswer with one JSON object and nothing else. Its JSON Schema:\n`;
  const text = shape === "" ? question.text : `${question.text}${shape}${JSON.stringify(schema)}`;
  return {
    model,
    messages: [{ role: "system", content: question.prefix }, { role: "user", content: text }, ...repair],
    ...(format === undefined ? {} : { response_format: formatOf(format, question.step, schema) }),
    ...(limit === undefined ? {} : { [limit]: question.maxTokens + dialect.room }),
    ...(effort === undefined ? {} : { reasoning_effort: effort }),
    ...(dialect.temperature === null ? {} : { temperature: dialect.temperature }),
  };
}

function formatOf(
  format: "json_schema" | "json_object",
  step: string,
  schema: JsonSchema,
): NonNullable<Request["response_format"]> {
  if (format === "json_object") return { type: "json_object" };
  const name = step.replace(NOT_IN_A_NAME, "-").slice(0, LONGEST_NAME) || "answer";
  return { type: "json_schema", json_schema: { name, strict: true, schema } };
}

function hear({ choices }: Completion, question: Question): Said {
  const { message, finish_reason: finish } = choices[0]!;
  const text = message.content ?? "";
  const failed = (reason: ModelError["reason"], why: string, mendable = false): Said => {
    return { ok: false, error: { reason, message: why }, text, mendable };
  };
  if (message.refusal) return failed("refused", "the model refused to answer");
  if (finish === "content_filter") return failed("refused", "the provider's filter stopped the answer");
  const read: Read = readAnswer(text, question.answer);
  if (read.ok) return read;
  if (finish === "length") return failed("cut-off", "the answer was cut off at its greatest length");
  return failed("shape", `the answer does not fit: ${read.problem}`, true);
}

/** A model that reached its limit before it said anything was reasoning: give it room. */
function afterReply(dialect: Dialect, said: Said): Dialect | null {
  const silent = !said.ok && said.error.reason === "cut-off" && said.text.replace(/<think>[\s\S]*/, "").trim() === "";
  return silent ? learnToWait(dialect) : null;
}

function repairOf(text: string, error: ModelError): Message[] {
  const ask = `${error.message}\n\nAnswer again, with nothing but a JSON object of the asked shape.`;
  const mend: Message = { role: "user", content: ask };
  return text.trim() === "" ? [mend] : [{ role: "assistant", content: text }, mend];
}

function usageOf({ usage, choices }: Completion, request: Request, baseURL: string): Usage {
  const counted = {
    input: usage?.prompt_tokens ?? guessTokens(JSON.stringify(request.messages)),
    cached: usage?.prompt_tokens_details?.cached_tokens ?? 0,
    output: usage?.completion_tokens ?? guessTokens(choices[0]?.message.content ?? ""),
  };
  return { requests: 1, ...counted, usd: costUsd(chatPrices(request.model, baseURL), counted) };
}
