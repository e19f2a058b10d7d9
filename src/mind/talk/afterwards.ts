/**
 * After a talk (paper section 4.3.2; design section 5): each side keeps a sentence, renews who the other is to them, and what was agreed
 * stands in both plans; then a while of peace. A visitor to whom nobody has talked for long is only somebody once met.
 */
import { DAY, dayOf, later, minutes, parseClock, startOfDay } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Draft, Memory, TalkId } from "../../world/events.ts";
import { isVisitor } from "../../world/people.ts";
import { entranceOf, type PersonId, placeOf } from "../../world/places.ts";
import { type Note, remember } from "../memory/remember.ts";
import { memoriesOf } from "../memory/stream.ts";
import { nameOf } from "../memory/tell.ts";
import type { Mind, Moment } from "../mind.ts";
import type { Persona } from "../persona.ts";
import { heardAgreed } from "../plan/agreements.ts";
import { commit } from "../plan/promises.ts";
import { afterTalk, labels } from "../questions/after-talk.ts";
import { selfOf } from "../self.ts";
import type { Thinking } from "../thinking.ts";
import { AGREEMENTS } from "./converse.ts";

/** How long a pair lets be after a talk, by how close they are; and how long one is left in peace by everybody. */
export const COOLDOWN = { kin: 100, close: 150, other: 210, anybody: 35 } as const;
/** After so many days without a talk, who a visitor is fades to somebody once met. */
export const FADES_AFTER = 14 * DAY;

/** A talk of residents in which nothing was told that others carry on, and nothing agreed. */
const isSmallTalk = (said: readonly Memory[], others: readonly PersonId[]): boolean =>
  !others.some(isVisitor) &&
  said.every(
    ({ stories, subjects }) =>
      stories.length === 0 && ![...AGREEMENTS].some((move) => subjects.includes(`move:${move}`)),
  );

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
  const input = { ...selfOf(mind, persona, thinking), others, said };
  const { value } = await thinking.ask(afterTalk, input, mind.id, { smallTalk: isSmallTalk(said, others) });
  const called = labels(input);
  const visitors = others.filter(isVisitor);
  const { ties: kinds } = languageOf(thinking.town.language).mind;
  const note: Note = {
    text: value.memory,
    subjects: [mind.id, ...others],
    source: { how: "concluded" },
    poignancy: 3,
    evidence: said.map((memory) => memory.id),
    stories: [],
    visitors,
  };
  const noted = await remember(mind, [note], thinking);
  const events: Draft[] = [...noted.events];
  const ties = new Map(mind.ties);
  const cooldowns = new Map([...mind.cooldowns].filter(([, until]) => until > now));
  cooldowns.set("*", later(now, COOLDOWN.anybody));
  for (const [i, other] of others.entries()) {
    const before = ties.get(other);
    const text = value.whoTheyAre.find((one) => one.who === called[i])?.text ?? before?.text ?? "";
    const warmth = Math.max(
      -2,
      Math.min(3, (before?.warmth ?? 0) + { cooler: -0.25, same: 0, warmer: 0.25 }[value.warmer]),
    );
    const kind = before?.kind ?? (visitors.includes(other) ? kinds.visitor : kinds.met);
    ties.set(other, {
      kind,
      warmth,
      text,
      renewed: now,
      talks: (before?.talks ?? 0) + 1,
      evidence: said.slice(-6).map((memory) => memory.id),
    });
    cooldowns.set(other, later(now, warmth >= 3 ? COOLDOWN.kin : warmth >= 1 ? COOLDOWN.close : COOLDOWN.other));
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
  const heard = await heardAgreed({ ...noted.mind, ties, cooldowns }, persona, said, thinking);
  let next = heard.mind;
  events.push(...heard.events);
  for (const [i, one] of value.commitments.entries()) {
    const clock = parseClock(one.from);
    if (clock === null || !(one.minutes > 0) || one.what.trim() === "") continue;
    const from = minutes(startOfDay(dayOf(now) + (one.day === "tomorrow" ? 1 : 0)) + clock);
    if (from <= now) continue;
    const committed = await commit(
      next,
      persona,
      {
        id: `${talk}:${i}`,
        what: one.what.slice(0, 120),
        story: null,
        spot: entranceOf(placeOf(thinking.world.map, one.place)),
        from,
        to: later(from, Math.min(180, one.minutes)),
        with: others,
      },
      thinking,
    );
    next = committed.mind;
    events.push(...committed.events);
  }
  return { mind: next, events };
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
    ties.set(of, { ...tie, kind: kinds.visitor, warmth: 0, text, evidence: [] });
    return { kind: "tie-renewed", at: now, who: mind.id, spot: null, audience: "nobody", of, text };
  });
  return { mind: { ...mind, ties }, events };
}
