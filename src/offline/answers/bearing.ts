/**
 * The lower rungs, for words that what was asked found no answer to: what the resident knows, thinks or remembers that bears on them; last an
 * honest no, which names what was asked for and whom to ask.
 */
import type { Memory } from "../../world/events.ts";
import type { Intent } from "../../world/intents.ts";
import type { AskedFor } from "../../world/speech-acts.ts";
import type { Answer } from "../tongue.ts";
import { type Asked, joined, oneOf, said, type Understood, understoodIn } from "./answerer.ts";
import { choose } from "./ask.ts";
import { contentOf, sharing } from "./content.ts";
import { nearest } from "./here.ts";
import { ownOf } from "./knowledge.ts";
import { modestly } from "./modest.ts";
import { names } from "./naming.ts";
import { ofSelf } from "./of-self.ts";
import { ofTopics } from "./oneself.ts";
import { saysLittle } from "./people.ts";
import { purposesIn, whereGet } from "./places.ts";
import { belief, toil } from "./small.ts";

/** What came to mind that has most of what is asked about, by at least half. */
export function recalled(ask: Asked): Answer | null {
  const { self, mouth, asker, lines } = ask;
  const words = contentOf(ask, ask.text);
  const asksWho = understoodIn(ask)[0]?.slots?.form === "who";
  const named = ask.people.flatMap(({ ids }) => ids.slice(0, 1));
  const fits = (memory: Memory) =>
    memory.kind !== "plan" &&
    (memory.source.how !== "given" || asksWho) &&
    memory.speaker !== self.persona.id &&
    memory.speaker !== asker.id &&
    !saysLittle(memory) &&
    !mouth.isPrivate(self, memory) &&
    named.every((id) => memory.subjects.includes(id));
  const [best] = ask.recalled
    .filter(fits)
    .map((memory) => ({ memory, count: sharing(words, memory.text) }))
    .filter(({ memory, count }) =>
      memory.source.how === "given" ? count > 0 && count * 3 >= words.length : count > 1 && count * 2 >= words.length,
    )
    .sort((a, b) => b.count - a.count);
  if (!best) return null;
  const { source, text } = best.memory;
  const given = source.how === "given" || source.how === "concluded";
  const { episode } = best.memory;
  const thought = episode?.kind === "thought" ? self.stories.get(episode.news) : undefined;
  // What only went through one's head is told as that.
  if (thought?.suspects) return said("recalled", choose(ask, thought.tells), { rests: [best.memory] });
  const told = given ? mouth.asMe(self, text) : mouth.retold(self, best.memory, asker.id);
  // What was said to others is not what one was told.
  const { onlyHeard, overheard } = lines.bearing;
  const toOthers = named.length === 0 && !best.memory.subjects.includes(self.persona.id);
  const heard = source.how === "heard" && (toOthers ? overheard : onlyHeard)[0];
  return said("recalled", joined(ask, heard, told), { rests: [best.memory] });
}

/** What is asked of others and of news, which one's own knowledge has nothing to do with. */
export const ELSEWHERE = /^ask-(?:person|event|true|news|who-|said|told|given|remember)/;

/** What one knows, thinks or remembers that bears on words; null where that is nothing. */
export function bearing(ask: Asked, clause: Understood | null): Answer | null {
  if (clause && ELSEWHERE.test(clause.intent)) return recalled(ask);
  const where = clause?.slots?.form === "where" && purposesIn(ask, ask.text).length > 0 ? whereGet(ask, clause) : null;
  if (where?.known) return where;
  const known = ownOf(ask, ask.text) ?? toil(ask) ?? belief(ask);
  if (known) return known;
  const own = ofTopics(ask, ask.text, 2)?.says;
  return own ? said("topic", own) : (recalled(ask) ?? (clause && ofSelf(ask, clause)));
}

/** What is asked of somebody who is to imagine something. */
const IMAGINED: ReadonlySet<Intent> = new Set([
  "ask-advice",
  "ask-how-to",
  "ask-your-day",
  "ask-your-doing",
  "ask-your-opinion",
  "ask-your-plan",
  "ask-your-work",
]);

/** What one would do where something is the matter: the breakfast burns, a friend passes by. Null where nothing of the kind is said. */
export function wouldDo(ask: Asked, { intent }: Understood): Answer | null {
  const { self, mouth, lines } = ask;
  if (!IMAGINED.has(intent)) return null;
  const found = lines.bearing.would.find(({ words }) => words.every((some) => names(some, ask.whole)));
  if (!found) return null;
  const shop = nearest(self, ({ purposes }) => purposes.includes("groceries"))?.place;
  const wordings = found.says.filter((one) => shop || !one.includes("{shop}"));
  return oneOf(ask, "reaction", wordings, shop ? { shop: mouth.place(self, shop.id) } : {});
}

/** What is asked of whoever is spoken to: their own life and trade, of which nobody has heard nothing. */
const OF_MINE = /^ask-your-(?:age|day|doing|likes|past|people|plan|skill|wish|work)$/;

/** That one does not know it: in the form of what was asked, with whoever at hand might. */
export function unknown(
  ask: Asked,
  clause: (Pick<Understood, "slots"> & Partial<Pick<Understood, "intent">>) | null,
): Answer {
  const { self, lines, mouth } = ask;
  const form: AskedFor = clause?.slots?.form ?? "what";
  if (clause?.intent !== undefined && OF_MINE.test(clause.intent)) {
    const own: Readonly<Partial<Record<AskedFor, readonly string[]>>> = lines.bearing.ofMine;
    return said("dont-know", choose(ask, own[form] ?? lines.bearing.ofMine.what, { job: mouth.job(self) }), {
      known: false,
    });
  }
  return modestly(ask, clause?.slots);
}

/** What somebody is said to be asked back, where nothing of it was understood. */
export const puzzled = (ask: Asked): Answer => oneOf(ask, "ask-back", ask.lines.bearing.puzzled, {}, { known: false });
