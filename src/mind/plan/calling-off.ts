/** Calling off: what somebody says to be off is off both their minds, and out of their plans. */
import { clockText } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Draft } from "../../world/events.ts";
import { isVisitor } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import type { Matter, SpeechAct } from "../../world/speech-acts.ts";
import { remember } from "../memory/remember.ts";
import { nameOf } from "../memory/tell.ts";
import type { Mind, Moment } from "../mind.ts";
import type { Persona } from "../persona.ts";
import type { Thinking } from "../thinking.ts";
import { isOf } from "./matters.ts";
import { became, freedOf, letGo } from "./promises.ts";

/** What a speaker calls off is off their own mind, too: as it was agreed with the first of these people that it was agreed with. */
export async function callsOff(
  mind: Mind,
  persona: Persona,
  acts: readonly SpeechAct[],
  to: readonly PersonId[],
  thinking: Thinking,
): Promise<Moment> {
  let next = mind;
  const events: Draft[] = [];
  for (const one of acts) {
    if (one.act !== "withdraw") continue;
    const meant = next.commitments.filter((promise) => isOf(promise, one.to, mind.id));
    const theirs = (one.with === undefined ? to : [one.with]).flatMap(
      (who) => meant.find((promise) => promise.with.includes(who)) ?? [],
    );
    // Whoever does not come to a gathering may say so to anybody.
    const kept = theirs[0] ?? ("news" in one.to ? meant[0] : undefined);
    if (!kept) continue;
    const { thoughtBetter } = languageOf(thinking.town.language).planning.promise;
    const gone = await letGo(next, persona, kept, thoughtBetter, thinking);
    next = gone.mind;
    events.push(...gone.events);
  }
  return { mind: next, events };
}

/** What another called off is off one's mind, and that time is free. */
export async function heardOff(mind: Mind, speaker: PersonId, to: Matter, thinking: Thinking): Promise<Moment | null> {
  const { town, world, now } = thinking;
  const promise = mind.commitments.find((one) => one.with.includes(speaker) && isOf(one, to, mind.id));
  if (!promise) return null;
  const words = languageOf(town.language).planning.promise;
  const other = nameOf(town, world, speaker);
  const freed = freedOf(mind, promise, thinking, words.calledOff(other));
  const noted = await remember(
    freed.mind,
    [
      {
        text: words.heardOff(nameOf(town, world, mind.id), other, promise.what, clockText(promise.from!)),
        subjects: [mind.id, speaker],
        source: { how: "did" },
        episode: { ...became("heard off", mind, promise), with: [speaker] },
        stories: promise.story === null ? [] : [promise.story],
        visitors: [speaker].filter(isVisitor),
      },
    ],
    thinking,
  );
  const dropped: Draft = {
    kind: "commitment-dropped",
    at: now,
    who: mind.id,
    spot: null,
    audience: "nobody",
    what: promise.what,
    story: promise.story,
    from: promise.from,
    why: words.calledOff(other),
  };
  return { mind: noted.mind, events: [dropped, ...freed.events, ...noted.events] };
}
