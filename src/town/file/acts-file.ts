/**
 * Acts of people read from a file (`simulate --acts`): one JSON a line, at town minutes.
 *
 *   {"at": 480, "who": "John Lin", "whisper": "You are going to run against Sam in the upcoming election"}
 *   {"at": "2023-02-13T08:00", "object": "<Isabella Rodriguez's apartment: kitchen: stove> is burning"}
 *   {"at": "07:30", "object": "stove", "place": "Isabella Rodriguez's apartment", "state": "burning"}
 *   {"at": 600, "who": "Alex", "about": "photographs birds", "go": "Johnson Park"}
 *   {"at": 605, "who": "Alex", "say": "Hello, who are you?", "place": "Johnson Park", "to": "Sam Moore"}
 *   {"at": 610, "who": "Alex", "do": "feeds the ducks", "place": "Johnson Park"}
 *   {"at": 700, "who": "Alex", "leave": true}
 *   {"at": 480, "event": "valentine"}
 *
 * `at` is minutes since midnight of the first day, or "HH:MM" of the first day, or "YYYY-MM-DDTHH:MM". `who` is the resident whispered to, or
 * the visitor's name. A visitor who says or does something without `place` stays where they are. Who is silent for 150
 * minutes leaves.
 */
import { z } from "zod";
import { type Minutes, minutes, momentOf, parseClock } from "../../clock/units.ts";
import { UserError } from "../../world/user-error.ts";

const moment = z.union([z.number().min(0), z.string()]);

const line = z
  .strictObject({
    at: moment,
    who: z.string().optional(),
    about: z.string().optional(),
    place: z.string().optional(),
    to: z.string().optional(),
    state: z.string().optional(),
    whisper: z.string().optional(),
    object: z.string().optional(),
    say: z.string().optional(),
    go: z.string().optional(),
    do: z.string().optional(),
    leave: z.literal(true).optional(),
    event: z.string().optional(),
  })
  .refine(
    (act) =>
      ["whisper", "object", "say", "go", "do", "leave", "event"].filter(
        (key) => act[key as keyof typeof act] !== undefined,
      ).length === 1,
    "exactly one of whisper, object, say, go, do, leave, event",
  )
  .refine(
    (act) => act.whisper === undefined || act.who !== undefined,
    "a whisper needs who: the resident who hears it",
  );

/** One act of a file, its moment read. */
export type FileAct = Omit<z.infer<typeof line>, "at"> & { readonly at: Minutes; readonly line: number };

/** The moment that `at` names. Null when it names none. */
export function readMoment(at: number | string, start: string): Minutes | null {
  if (typeof at === "number") return minutes(at);
  const clock = parseClock(at);
  if (clock !== null) return clock;
  if (/^\d+$/.test(at.trim())) return minutes(Number(at));
  const full = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2})?$/.exec(at.trim());
  const time = full ? parseClock(full[2]!) : null;
  return full && time !== null ? minutes(momentOf(start, full[1]!) + time) : null;
}

/** The acts of a file, in order of time. @throws UserError naming the line that cannot be read. */
export function readActs(text: string, file: string, start: string): FileAct[] {
  const acts = text.split("\n").flatMap((raw, i): FileAct[] => {
    if (raw.trim() === "") return [];
    const bad = (why: string) => new UserError("bad-acts", `${file}, line ${i + 1}: ${why}`);
    let json: unknown;
    try {
      json = JSON.parse(raw);
    } catch {
      throw bad("this is not JSON; write one object a line");
    }
    const read = line.safeParse(json);
    if (!read.success)
      throw bad(read.error.issues.map((issue) => `${issue.path.join(".") || "the act"}: ${issue.message}`).join("; "));
    const at = readMoment(read.data.at, start);
    if (at === null) throw bad(`at: "${read.data.at}" is no moment; use minutes, "HH:MM" or "YYYY-MM-DDTHH:MM"`);
    return [{ ...read.data, at, line: i + 1 }];
  });
  return acts.sort((a, b) => a.at - b.at || a.line - b.line);
}
