/** Reading a model's text as the asked shape: a value, or the problem in words that the model can mend it by. */
import { z } from "zod";

/** A value of the asked shape, or what is wrong with the text. */
export type Read = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: string };

const LONGEST_PROBLEM = 600;

/** Reads an answer. Small models wrap JSON in thoughts, fences and talk; what is around it is passed over. */
export function readAnswer(text: string, answer: z.ZodType): Read {
  if (text.trim() === "") return { ok: false, problem: "it is empty" };
  const json = findJson(text);
  if (json === undefined) return { ok: false, problem: "it is not JSON" };
  const parsed = answer.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, problem: z.prettifyError(parsed.error).slice(0, LONGEST_PROBLEM) };
}

function findJson(text: string): unknown {
  const said = text.replace(/^[\s\S]*<\/think>/, "");
  const braces = said.slice(said.indexOf("{"), said.lastIndexOf("}") + 1);
  return parse(said) ?? parse(braces);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
