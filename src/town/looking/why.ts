/**
 * Why a resident said or did something: the memories a line rests on, and what comes to mind of it, with the three scores of the paper
 * (section 4.1). Read only, from the record of the turn and a snapshot of the mind.
 */
import { momentText } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { retrieve } from "../../mind/memory/retrieve.ts";
import type { Store } from "../../store/store.ts";
import type { PersonId } from "../../world/places.ts";
import { answeredIn } from "../../world/speech-acts.ts";
import { UserError } from "../../world/user-error.ts";
import { embedAll } from "../thinking.ts";
import type { Town } from "../town.ts";
import { readTurn } from "../turn-record.ts";
import { nameIn } from "./names.ts";
import { type MemoryView, memoryView } from "./resident-view.ts";
import type { Sight } from "./sight.ts";

/** A memory, and from whom it was heard, or null. */
export interface Reason extends MemoryView {
  readonly from: string | null;
}

/** Why a resident said or did something. */
export interface WhyView {
  readonly who: PersonId;
  readonly name: string;
  /** "Monday 13 February 07:05". */
  readonly when: string;
  readonly text: string;
  /** It answered a person. */
  readonly toPerson: boolean;
  /** The memories it rests on, and what else comes to mind of it, best first. */
  readonly rests: readonly Reason[];
  readonly besides: readonly Reason[];
}

/** Memories shown that it does not rest on. */
const BESIDES = 5;

/** Why, for the event of that id ("<turn>.<n>"). @throws UserError where it is not kept any more, or nobody's words or doing */
export async function whyOf(town: Town, store: Store, event: string, sight: Sight): Promise<WhyView> {
  const words = languageOf(town.definition.language).replies.why;
  const [turn] = event.split(".").map(Number);
  const record = turn ? await readTurn(store, town.id, turn) : null;
  const happened = record?.events.find(({ id }) => id === event);
  if (!happened) throw new UserError("too-old", words.tooOld);
  if (happened.kind === "comfort-said") throw new UserError("kind", words.kind);
  const said = happened.kind === "line-said" ? happened : null;
  const mind = happened.who === null ? undefined : town.state.minds.get(happened.who);
  const text = said?.text ?? (happened.kind === "resident-acted" ? happened.doing : null);
  if (!mind || text === null || !sight.event(happened)) throw new UserError("nobodys", words.nobodys);
  const { now } = town.state;
  const waiting = town.inTime();
  const [vector = null] = await embedAll(waiting.means(), [text]).finally(waiting.stop);
  // What was kept of the line itself is no reason for it.
  const own = said?.line;
  const found = retrieve(mind.stream, { text, vector }, { mode: "question", now, k: Number.MAX_SAFE_INTEGER }).filter(
    ({ memory }) =>
      memory.created <= happened.at &&
      sight.memory(memory) &&
      !("line" in memory.source && own !== undefined && memory.source.line === own && memory.source.how === "did"),
  );
  const shown = found.map(({ memory, scores }) => ({
    ...memoryView(town, mind, memory, scores),
    from: memory.source.how === "heard" ? nameIn(town, memory.source.from) : null,
  }));
  // It rests on what it answers as well.
  const answered = answeredIn(said?.acts ?? []);
  const heard = found.filter(
    ({ memory: { source } }) => source.how === "heard" && source.line && answered.includes(source.line),
  );
  const rests = new Set([...(said?.rests ?? []), ...heard.map(({ memory }) => memory.id)]);
  return {
    who: mind.id,
    name: nameIn(town, mind.id),
    when: momentText(town.definition.start, happened.at, town.definition.language),
    text,
    toPerson: said !== null && said.answers !== null,
    rests: shown.filter(({ id }) => rests.has(id)),
    besides: shown.filter(({ id }) => !rests.has(id)).slice(0, BESIDES),
  };
}
