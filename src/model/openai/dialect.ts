/**
 * Learning how to write to a server from its refusals: a 400 that names a parameter teaches to write it another way or to
 * leave it out. Each lesson shortens a list of the dialect, so learning ends.
 */
import { type Dialect, WIDE_ROOM } from "../model-form.ts";

/** What a server said when it refused a request: the parameter it named, if any, and its words ("" for none). */
export interface Complaint {
  readonly param: string | null;
  readonly message: string;
}

/** A part of a request that may be the trouble: the words it goes by, and the dialect without the way now in use. */
interface Part {
  readonly words: RegExp;
  readonly used: (dialect: Dialect) => boolean;
  readonly without: (dialect: Dialect) => Dialect;
}

const PARTS: readonly Part[] = [
  { words: /max_tokens/, used: ({ limits }) => limits[0] === "max_tokens", without: withoutLimit },
  {
    words: /max_completion_tokens/,
    used: ({ limits }) => limits[0] === "max_completion_tokens",
    without: withoutLimit,
  },
  { words: /temperature/, used: (d) => d.temperature !== null, without: (d) => ({ ...d, temperature: null }) },
  { words: /reasoning|effort/, used: ({ efforts }) => efforts.length > 0, without: withoutEffort },
  {
    words: /response_format|json_schema|json_object|schema|grammar|structured/i,
    used: ({ formats }) => formats.length > 0,
    without: (d) => ({ ...d, formats: d.formats.slice(1) }),
  },
];

/** The dialect to write in after a complaint, or null when nothing can be learned from it. */
export function learn(dialect: Dialect, complaint: Complaint): Dialect | null {
  const said = `${complaint.param ?? ""} ${complaint.message}`;
  if (said.trim() === "") return plainest(dialect);
  const named = PARTS.filter((part) => part.used(dialect) && part.words.test(said));
  const first = named.sort((a, b) => said.search(a.words) - said.search(b.words))[0];
  return first?.without(dialect) ?? null;
}

/** The dialect after a model spent all of its tokens on reasoning, or null when it had room for that. */
export function learnToWait(dialect: Dialect): Dialect | null {
  return dialect.room >= WIDE_ROOM ? null : { ...dialect, room: WIDE_ROOM };
}

/** For a server that refuses without a word: as little as can be, once. */
function plainest(dialect: Dialect): Dialect | null {
  const plain: Dialect = { ...dialect, formats: [], efforts: [], temperature: null };
  return dialect.formats.length > 0 ? plain : null;
}

/** Who wants the newer name is likely to reason, and needs room for it. */
function withoutLimit(dialect: Dialect): Dialect {
  const limits = dialect.limits.slice(1);
  const room = limits[0] === "max_completion_tokens" ? WIDE_ROOM : dialect.room;
  return { ...dialect, limits, room };
}

function withoutEffort(dialect: Dialect): Dialect {
  return { ...dialect, efforts: dialect.efforts.slice(1), room: WIDE_ROOM };
}
