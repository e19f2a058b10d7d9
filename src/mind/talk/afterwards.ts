/**
 * After a talk (paper section 4.3.2; design section 5): each side keeps a sentence and renews who the other is to them, where something
 * happened in it; what was agreed stands in both plans; then a while of peace. A visitor to whom nobody has talked for long is only somebody once met.
 */
import { DAY, later, minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Draft, Memory, TalkId } from "../../world/events.ts";
import { isVisitor } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import type { SpeechAct } from "../../world/speech-acts.ts";
import { actsOf, lineIn } from "../memory/episode.ts";
import { type Note, remember } from "../memory/remember.ts";
import { memoriesOf } from "../memory/stream.ts";
import { nameOf } from "../memory/tell.ts";
import type { Mind, Moment } from "../mind.ts";
import { bestMemory } from "../news/stories.ts";
import type { Persona } from "../persona.ts";
import { heardAgreed } from "../plan/agreements.ts";
import { afterTalk, labels } from "../questions/after-talk.ts";
import { selfOf } from "../self.ts";
import type { Thinking } from "../thinking.ts";
import { baseOf, warmed } from "../warmth.ts";

/** How long a pair lets be after a talk, by how close they are; and how long one is left in peace by everybody. */
export const COOLDOWN = { kin: 100, close: 150, other: 210, anybody: 35 } as const;
/** After so many days without a talk, who a visitor is fades to somebody once met. */
export const FADES_AFTER = 14 * DAY;

/** Whether an act is something that happened: news or something lived told, something proposed or settled, a kindness or a slight. */
function matters(mind: Mind, one: SpeechAct): boolean {
  switch (one.act) {
    case "tell":
      return !("fact" in one) && !("opinion" in one);
    case "warn":
    case "confide":
      return true;
    case "propose":
      return one.what.kind !== "service";
    case "reply":
      return "news" in one.to || one.to.what.kind !== "service";
    case "withdraw":
    case "apologise":
    case "forgive":
    case "insult":
      return true;
    case "ask":
      return one.about !== null && bestMemory(mind, one.about) !== null;
    case "greet":
    case "farewell":
    case "introduce":
    case "answer":
    case "react":
    case "correct":
    case "thank":
    case "compliment":
    case "tease":
    case "chat":
      return false;
    default:
      return one satisfies never;
  }
}

/** Whether something happened in a talk that is worth a thought: whoever only passes the time of day keeps nothing of it. */
export function happened(mind: Mind, said: readonly Memory[], others: readonly PersonId[]): boolean {
  if (others.some((who) => isVisitor(who) || !mind.ties.has(who))) return true;
  // Asked of something, and of more than how the other is.
  const asked = said
    .filter((memory) => actsOf(memory).some((one) => one.act === "ask" && one.about !== null && one.about !== "you"))
    .map(lineIn);
  const answers = (one: SpeechAct) => one.act === "answer" && one.answer !== "unknown" && asked.includes(one.to);
  return said.some(
    (memory) => memory.stories.length > 0 || actsOf(memory).some((one) => matters(mind, one) || answers(one)),
  );
}

/** After a talk: one sentence kept, who they are to me, what was agreed; and a while of peace. */
export async function afterwards(
  mind: Mind,
  persona: Persona,
  talk: TalkId,
  others: readonly PersonId[],
  thinking: Thinking,
): Promise<Moment> {
  const { now } = thinking;
  const said = memoriesOf(mind.stream).filter((memory) => memory.scene === talk);
  if (others.length === 0 || said.length === 0) return { mind, events: [] };
  const visitors = others.filter(isVisitor);
  const { ties: kinds } = languageOf(thinking.town.language).mind;
  const input = { ...selfOf(mind, persona, thinking), others, said };
  const kept = happened(mind, said, others) ? (await thinking.ask(afterTalk, input, mind.id)).value : null;
  const note = (text: string): Note => ({
    text,
    subjects: [mind.id, ...others],
    source: { how: "concluded" },
    episode: { kind: "talked", with: others },
    evidence: said.map((memory) => memory.id),
    stories: [],
    visitors,
  });
  const noted = await remember(mind, kept ? [note(kept.memory)] : [], thinking);
  const called = labels(input);
  const events: Draft[] = [...noted.events];
  const ties = new Map(mind.ties);
  for (const [i, other] of others.entries()) {
    const before = ties.get(other);
    const view = kept?.whoTheyAre.find((one) => one.who === called[i])?.text;
    const text = view ?? before?.text ?? "";
    const evidence = view === undefined ? (before?.evidence ?? []) : said.slice(-6).map((memory) => memory.id);
    const kind = before?.kind ?? (visitors.includes(other) ? kinds.visitor : kinds.met);
    const base = before ? baseOf(before) : { warmth: 0, since: minutes(0) };
    const warmth = before?.warmth ?? 0;
    ties.set(other, { kind, warmth, base, text, renewed: now, talks: (before?.talks ?? 0) + 1, evidence });
    events.push({
      kind: "tie-renewed",
      at: now,
      who: mind.id,
      spot: null,
      audience: "nobody",
      of: other,
      text,
    });
  }
  const heard = await heardAgreed({ ...noted.mind, ties }, persona, said, thinking);
  const next = warmed(heard.mind, others);
  const cooldowns = new Map([...mind.cooldowns].filter(([, until]) => until > now));
  cooldowns.set("*", later(now, COOLDOWN.anybody));
  for (const other of others) {
    const { warmth } = next.ties.get(other)!;
    cooldowns.set(other, later(now, warmth >= 3 ? COOLDOWN.kin : warmth >= 1 ? COOLDOWN.close : COOLDOWN.other));
  }
  return { mind: { ...next, cooldowns }, events: [...events, ...heard.events] };
}

/** Ties to visitors fade when they have stayed away for long: no view of a person is kept for ever. */
export function fadeTies(mind: Mind, { now, town, world }: Pick<Thinking, "now" | "town" | "world">): Moment {
  const faded = [...mind.ties].filter(
    ([id, tie]) => isVisitor(id) && tie.renewed < now - FADES_AFTER && tie.evidence.length > 0,
  );
  if (faded.length === 0) return { mind, events: [] };
  const { ties: kinds } = languageOf(town.language).mind;
  const ties = new Map(mind.ties);
  const events = faded.map(([of, tie]): Draft => {
    const text = kinds.onceMet(nameOf(town, world, of));
    ties.set(of, { ...tie, kind: kinds.visitor, warmth: 0, base: { warmth: 0, since: now }, text, evidence: [] });
    return { kind: "tie-renewed", at: now, who: mind.id, spot: null, audience: "nobody", of, text };
  });
  return { mind: { ...mind, ties }, events };
}
