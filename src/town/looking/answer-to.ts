/** Who answered a message of a stage, looked up in what is stored: a stage itself remembers that only while it runs. */
import { z } from "zod";
import type { Store } from "../../store/store.ts";
import type { TownEvent } from "../../world/events.ts";
import type { PersonId } from "../../world/places.ts";
import type { Town } from "../town.ts";
import { readTurn } from "../turn-record.ts";

/** A line that answered. */
export interface AnswerGiven {
  readonly who: PersonId;
  /** The event's id, under which a stage keeps what became of it. */
  readonly line: string;
}

/** Turns after a message's own in which its answer is looked for. */
const MOST_TURNS = 200;

const debt = z.object({ act: z.string(), line: z.string() });
/** The act of a turn that answers. */
const answering = debt.extend({ kind: z.literal("answer"), more: z.array(debt).default([]) });

/** As the desk's. @throws StoreError */
export async function answerTo(town: Town, store: Pick<Store, "turn">, message: string): Promise<AnswerGiven | null> {
  const { handled, turn: last } = town.state;
  // Of several parts the words come last.
  const [, own] = [...handled].findLast(([key]) => key === message || key.startsWith(`${message}/`)) ?? [];
  if (!own || own.turn === null) return null;
  const record = await readTurn(store, town.id, own.turn);
  for (const event of record?.events ?? []) if (event.kind === "comfort-said") return given(event);
  const said = new Set(record?.events.flatMap((event) => (event.kind === "line-said" ? [event.line] : [])));
  if (said.size === 0) return null;
  for (let n = own.turn + 1; n <= Math.min(last, own.turn + MOST_TURNS); n++) {
    const turn = await readTurn(store, town.id, n);
    const { data } = answering.safeParse(turn?.act);
    const paid = data && [data, ...data.more].find(({ line }) => said.has(line));
    const line = paid && turn?.events.find((event) => event.kind === "line-said" && answers(event, paid.act));
    if (line) return given(line);
  }
  return null;
}

const given = ({ who, id }: TownEvent): AnswerGiven | null => (who === null ? null : { who, line: id });

const answers = (event: TownEvent & { kind: "line-said" }, act: string): boolean =>
  event.answers === act || (event.also?.includes(act) ?? false);
