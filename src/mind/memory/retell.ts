/** An episode as its holder tells it: ids become parties and names, and the town's language has the clause. */

import { clockText, dateText } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import type { Clauses, Matter as MatterInWords, Party, Retold, Telling, Where } from "../../language/retold.ts";
import type { Episode } from "../../world/episodes.ts";
import type { Memory } from "../../world/events.ts";
import { type PersonId, type PlaceId, placeOf } from "../../world/places.ts";
import type { Matter } from "../../world/speech-acts.ts";
import { gatheringOf } from "../persona.ts";
import type { Self } from "../self.ts";
import { helpFor } from "../talk/offers.ts";
import { numberIn } from "./stream.ts";
import { nameOf, objectInWords } from "./tell.ts";

/** Who listens, what the teller calls people, and the words that were said or thought, where there are any. */
export interface To {
  readonly listener: PersonId | null;
  readonly call: (id: PersonId) => string;
  readonly words: string | null;
}

/** A memory of the teller's own told in the first person; null for what nobody has a clause for: facts, conclusions, and memories of before. */
export function retell(self: Self, memory: Memory, to: To): string | null {
  const { episode } = memory;
  const what = episode ? inWords(self, memory, episode, to) : null;
  if (!what) return null;
  const { retelling } = languageOf(self.town.language);
  const how: Telling = { holder: partyOf(self, self.persona.id, to), tense: "past" };
  // Each memory is always told in the same wording, and neighbours in different ones.
  return clauseOf(retelling, what, how, numberIn(memory.id));
}

/** What a clause makes of an episode, in one of its wordings. */
export function clauseOf<R extends Retold>(clauses: Clauses, what: R, how: Telling, wording: number): string {
  // The list of a kind takes what is retold of that kind.
  const list = clauses[what.kind] as readonly ((what: R, how: Telling) => string)[];
  const text = list[wording % list.length]!(what, how);
  return `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;
}

/** Somebody as the teller speaks of them to the listener. */
function partyOf({ persona, town, world }: Self, id: PersonId, { listener, call }: To): Party {
  const person = id === persona.id ? 1 : id === listener ? 2 : 3;
  const full = nameOf(town, world, id);
  return { name: person === 3 ? call(id) : full, full, person, pronouns: town.personas.get(id)?.pronouns ?? "they" };
}

/** A place as its teller speaks of it. */
export const whereOf = ({ town, persona }: Pick<Self, "town" | "persona">, place: PlaceId): Where => ({
  name: placeOf(town.map, place).name,
  home: place === persona.home.place,
});

/** An episode with names for ids; null for what is only in its sentence. */
function inWords(self: Self, memory: Memory, episode: Episode, to: To): Retold | null {
  const { map } = self.town;
  const party = (id: PersonId) => partyOf(self, id, to);
  // Whoever is in a doing is called there as the teller calls them; the teller and the listener the language knows.
  const told = (doing: string): string =>
    [...self.town.personas.values()].reduce(
      (text, { id, name }) =>
        id === self.persona.id || id === to.listener ? text : text.replaceAll(name, () => to.call(id)),
      doing,
    );
  const where = (id: PlaceId) => whereOf(self, id);
  switch (episode.kind) {
    case "did":
      return {
        kind: "did",
        doing: told(episode.doing),
        place: memory.place === undefined ? null : where(memory.place),
      };
    case "saw":
      return { kind: "saw", who: party(episode.who), doing: told(episode.doing) };
    case "saw act":
    case "heart jumped":
      return { ...episode, who: party(episode.who) };
    case "met":
    case "came":
    case "passed":
    case "left":
    case "knocked":
      return { ...episode, who: party(episode.who), place: where(episode.place) };
    case "asked in":
      return { ...episode, who: party(episode.who), guest: party(episode.guest), place: where(episode.place) };
    case "turned away":
      return { ...episode, place: where(episode.place) };
    case "instead":
      return { ...episode, place: where(episode.place), at: clockText(episode.from) };
    case "found odd":
    case "changed":
      return { ...episode, object: objectInWords(map, episode.object) };
    case "put right":
    case "gave up":
    case "let go":
      return episode;
    case "followed":
      return episode.doing === "" ? null : episode;
    case "made shift":
      return { ...episode, larder: map.objects.get(episode.object)?.fixture.name ?? "", place: where(episode.place) };
    case "looked for":
      return { ...episode, who: party(episode.who), places: episode.places.map(where) };
    case "saw to":
      return { ...episode, doing: told(episode.doing), places: episode.places.map(where) };
    case "ended":
      return null;
    case "found": {
      const { thing, owner, place } = episode;
      return { kind: "found", thing, owner: owner === null ? null : party(owner), place: where(place) };
    }
    case "attended": {
      const { event, host, place } = episode;
      return { kind: "attended", event, host: party(host), place: where(place), with: episode.with.map(party) };
    }
    case "stage":
    case "result":
      return { ...episode, who: party(episode.who) };
    case "quarrelled":
    case "made up":
      return { kind: episode.kind, with: party(episode.with), over: episode.over };
    case "said": {
      if (memory.speaker === null || to.words === null) return null;
      const hearers = memory.subjects.filter((id) => id !== memory.speaker && isPerson(self, id));
      return { kind: "said", by: party(memory.speaker), to: hearers.map(party), words: to.words };
    }
    case "thought":
      return to.words === null ? null : { kind: "thought", words: to.words };
    case "agreed":
    case "declined": {
      const [other] = episode.with ?? [];
      const matter = matterInWords(self, episode.to, where);
      return other && matter ? { kind: episode.kind, to: matter, with: party(other), why: episode.why ?? null } : null;
    }
    case "kept":
    case "helped":
    case "stood up":
    case "missed":
    case "called off":
    case "heard off":
    case "made time": {
      const { kind, doing, why = null } = episode;
      return doing === undefined ? null : { kind, with: episode.with.map(party), doing: told(doing), why };
    }
    case "planned":
      return {
        ...episode,
        pieces: episode.pieces.map(({ doing, place }) => ({ doing: told(doing), place: where(place) })),
      };
    case "talked":
      return null;
    default:
      return episode satisfies never;
  }
}

/** Whether an id among subjects is somebody's. */
const isPerson = ({ town, world }: Self, id: string): boolean =>
  town.personas.has(id) || world.people.has(id) || !!town.visitors?.has(id) || !!town.formerly?.has(id);

/** What was agreed, in words; null where its news is gone. */
function matterInWords(self: Self, to: Matter, where: (id: PlaceId) => Where): MatterInWords | null {
  const { town, stories, mind } = self;
  const what = "what" in to ? to.what : ({ kind: "come", news: to.news } as const);
  if (what.kind === "meet") {
    const { place, from } = what;
    return { kind: "meet", place: where(place), day: dateText(town.start, from, town.language), at: clockText(from) };
  }
  // What is done as soon as it is asked is in its sentence.
  if (what.kind === "service" || what.kind === "deed") return null;
  const story = stories.get(what.news);
  const event = gatheringOf(story);
  if (story && what.kind === "help") {
    const own = helpFor(story, town)?.who === mind.id;
    const name = event?.name ?? ("what" in story.of ? story.of.what : null) ?? null;
    return name === null ? null : { kind: "help", event: name, at: clockText(what.from), own };
  }
  return event && what.kind !== "help" ? { kind: what.kind, event: event.name } : null;
}
