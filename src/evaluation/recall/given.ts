/** Memories and questions given in files, one JSON object a line, and the stream that a resident would have of them. */
import { z } from "zod";
import { type Minutes, minutes, momentOf } from "../../clock/units.ts";
import { memoryOf } from "../../mind/memory/remember.ts";
import { append, emptyStream, type MemoryStream } from "../../mind/memory/stream.ts";
import type { Model } from "../../model/model.ts";
import { UserError } from "../../world/user-error.ts";

/** A memory as a file gives it. `at` is kept as the wall clock showed it; who gives other zones means other clocks. */
export interface GivenMemory {
  readonly id: string;
  readonly text: string;
  readonly at: string;
  readonly speaker: string | null;
  readonly scene: string | null;
  readonly poignancy: number | null;
}

/** A query as a file gives it. */
export interface GivenQuery {
  readonly id: string;
  readonly text: string;
  readonly at: string;
}

const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

const time = z
  .string()
  .refine(
    (text) => TIME.test(text) && isDay(TIME.exec(text)![1]!),
    "is no ISO time; write it such as 2023-02-14T17:05:00",
  );
const id = z.union([z.string().min(1), z.number()], "must be a string").transform(String);

const memoryLine = z.object({
  id,
  text: z.string(),
  at: time,
  speaker: z.string().nullish(),
  scene: id.nullish(),
  poignancy: z.number().min(1, "must be from 1 to 10").max(10, "must be from 1 to 10").nullish(),
});
const queryLine = z.object({ id, text: z.string(), at: time });

/** 2023-02-31 is no day. */
function isDay(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}

/** The memories of a file, in its order. @throws UserError naming file and line. */
export const readMemories = (text: string, file: string): GivenMemory[] =>
  readLines(text, file, memoryLine).map(({ speaker, scene, poignancy, ...rest }) => ({
    ...rest,
    speaker: speaker || null,
    scene: scene || null,
    poignancy: poignancy ?? null,
  }));

/** The queries of a file, in its order. @throws UserError naming file and line. */
export const readQueries = (text: string, file: string): GivenQuery[] => readLines(text, file, queryLine);

function readLines<T extends { readonly id: string }>(text: string, file: string, shape: z.ZodType<T>): T[] {
  const known = new Map<string, number>();
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .flatMap((raw, i): T[] => {
      if (raw.trim() === "") return [];
      const bad = (why: string) => new UserError("bad-line", `${file}, line ${i + 1}: ${why}.`);
      let json: unknown;
      try {
        json = JSON.parse(raw);
      } catch {
        throw bad("this is not JSON; write one object a line");
      }
      const read = shape.safeParse(json);
      if (!read.success) throw bad(read.error.issues.map((issue) => problem(issue, json)).join("; "));
      const before = known.get(read.data.id);
      if (before !== undefined) throw bad(`the id "${read.data.id}" was given in line ${before} already`);
      known.set(read.data.id, i + 1);
      return [read.data];
    });
}

function problem(issue: z.core.$ZodIssue, json: unknown): string {
  const key = issue.path.join(".");
  if (key === "") return "a line must be one JSON object";
  if (json !== null && typeof json === "object" && !(key in json)) return `"${key}" is missing`;
  return `"${key}" ${issue.message.startsWith("Invalid") ? "is of the wrong type" : issue.message}`;
}

/** Lines without a scene that are said within so many minutes of one another are of one talk. */
const SAME_TALK = 30;

/** A stream of given memories, with what leads back to their ids. */
export interface GivenStream {
  readonly stream: MemoryStream;
  /** The given id of a memory of the stream. */
  readonly idOf: (memory: string) => string;
  /** A given time in the stream's minutes. */
  readonly minuteOf: (at: string) => Minutes;
}

/** Remembers given memories as a resident remembers what is said near them, oldest first; of one time in the order of the file. */
export async function streamOf(given: readonly GivenMemory[], model: Model): Promise<GivenStream> {
  const start = given.reduce((first, { at }) => (at.slice(0, 10) < first ? at.slice(0, 10) : first), "9999-12-31");
  const minuteOf = (at: string): Minutes => {
    const [, day = start, hour = "0", minute = "0"] = TIME.exec(at) ?? [];
    return minutes(momentOf(start, day) + Number(hour) * 60 + Number(minute));
  };
  const sorted = given.map((one) => ({ ...one, minute: minuteOf(one.at) })).sort((a, b) => a.minute - b.minute);
  const texts = sorted.map(({ speaker, text }) => (speaker === null ? text : `${speaker} said: "${text}"`));
  const vectors = await vectorsOf(texts, model);
  let stream = emptyStream(start);
  let lastLine = Number.NEGATIVE_INFINITY;
  let talks = 0;
  sorted.forEach(({ speaker, scene, minute, poignancy }, i) => {
    if (speaker !== null && scene === null) {
      if (minute - lastLine > SAME_TALK) talks++;
      lastLine = minute;
    }
    const memory = memoryOf(
      { id: "recall", stream },
      {
        text: texts[i]!,
        subjects: [],
        source: speaker === null ? { how: "saw" } : { how: "heard", from: speaker, line: sorted[i]!.id, rests: [] },
        speaker,
        scene: scene ?? (speaker === null ? null : `talk ${talks}`),
        ...(poignancy === null ? {} : { poignancy }),
      },
      minute,
    );
    stream = append(stream, memory, vectors[i] ?? null);
  });
  return { stream, idOf: (memory) => sorted[Number(memory.slice("recall#".length)) - 1]!.id, minuteOf };
}

/** The vectors of texts. @throws UserError where a provider made none: two spaces cannot be mixed. */
export async function vectorsOf(texts: readonly string[], model: Model): Promise<readonly (Float32Array | null)[]> {
  const { vectors, error } = await model.embed("recall", texts);
  if (error) throw new UserError("no-vectors", `${model.name} made no embeddings: ${error.message}.`);
  return vectors;
}
