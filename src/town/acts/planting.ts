/** `/event plant`: wishes that a town's file keeps ready, each planted in the holder of its story, and nothing else (paper section 3.4). */
import { clockText, dateText, dayOf, later, minutes, startOfDay, timeOfDay } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Planting, TownFacts } from "../../mind/mind.ts";
import { gatheringOf, type Story } from "../../mind/persona.ts";
import { type PersonId, placeOf } from "../../world/places.ts";
import { UserError } from "../../world/user-error.ts";
import type { TownState } from "../state.ts";
import { type ActDone, onAnotherDay, plant } from "./acts.ts";
import { findPlanting } from "./find.ts";
import { hindrances } from "./plan-event.ts";

/** Plants what is meant of what the town's file offers. @throws UserError where there is no such thing, or it is on already */
export function plantNamed(facts: TownFacts, state: TownState, named: string, by: PersonId): ActDone {
  const { replies } = languageOf(facts.language);
  const planting = findPlanting(facts, named);
  const wishes = planting.wishes.flatMap(({ story, text }) => {
    const found = state.stories.get(story);
    return found && facts.personas.has(gatheringOf(found)?.host ?? found.holder) ? [{ story: found, text }] : [];
  });
  if (wishes.length === 0) throw new UserError("no-event", replies.noPlanting(facts.name));
  const told = wishes.map(({ story, text }) =>
    gatheringOf(story) ? toBeGiven(story, facts, state, planting) : { story, text: text ?? story.memory, said: [] },
  );
  const said = told.flatMap((one) => one.said);
  const who = told.map(({ story }) => facts.personas.get(story.holder)!.name);
  const planted = plant(state, facts, told, said.length > 0 ? said.join(" ") : replies.plantedThought(who));
  // Whoever planted it may follow it before anybody has told it.
  const stories = new Map(planted.state.stories);
  for (const { story } of told)
    if (gatheringOf(story)) stories.set(story.id, { ...stories.get(story.id)!, plannedBy: by });
  return { ...planted, state: { ...planted.state, stories } };
}

/** A gathering as it is wished for: on its own day, or where that is over or too near on the next free one. @throws UserError when it is planned */
function toBeGiven(party: Story, facts: TownFacts, state: TownState, { wishes }: Planting) {
  const { replies, mind: words } = languageOf(facts.language);
  const event = gatheringOf(party)!;
  const all = [...state.stories.values()];
  const host = facts.personas.get(event.host)!;
  const place = placeOf(facts.map, event.spot.place);
  const when = ({ from, to }: { from: typeof event.from; to: typeof event.to }) =>
    [dateText(facts.start, from, facts.language), words.notes.hours(clockText(from), clockText(to))] as const;
  // An evening is too near when nobody could hear of it before; one that was called off stays so.
  const past = event.from - state.now < 120 || party.off !== undefined;
  const taken = all
    .flatMap((story) => (story === party ? [] : (gatheringOf(story) ?? [])))
    .map((one) => dayOf(one.from));
  let day = dayOf(state.now) + (timeOfDay(state.now) > timeOfDay(event.from) - 240 ? 1 : 0);
  while (past && taken.includes(day)) day++;
  const from = past ? later(startOfDay(day), timeOfDay(event.from)) : event.from;
  const to = later(from, event.to - event.from);
  const [date, hours] = when({ from, to });
  const given = past
    ? all
        .filter(({ id, off }) => id.startsWith(`${party.id}-`) && off === undefined)
        .map(gatheringOf)
        .find((one) => one && one.to > state.now)
    : state.minds.get(host.id)?.intents.some((intent) => intent.id === party.id && intent.since > minutes(0))
      ? event
      : null;
  if (given)
    throw new UserError("already-planned", replies.alreadyPlanned(host.name, given.name, ...when(given), place.name));
  const story = past
    ? onAnotherDay(party, `${party.id}-${day}`, from, to, {
        place: place.name,
        host: host.name,
        day: date,
        hours,
        language: facts.language,
      })
    : party;
  const own = wishes.find((one) => one.story === party.id)?.text;
  return {
    story,
    // What the file says holds for its own day.
    text: (past ? null : own) ?? replies.stories.wish(event.name, place.name, date, hours),
    said: [replies.planted(host.name, event.name, place.name, date, hours), ...hindrances(state, facts, story)],
  };
}
