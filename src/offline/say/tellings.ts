/** How a resident may tell news, by whether it is their own, how they know it and whether it is past. */
import { languageOf } from "../../language/language.ts";
import { isPast } from "../../mind/news/concern.ts";
import { peopleOf } from "../../mind/news/meant.ts";
import { believesKnows, bestMemory } from "../../mind/news/stories.ts";
import { gatheringOf, type Story } from "../../mind/persona.ts";
import type { Self } from "../../mind/self.ts";
import { type PersonId, type PlaceId, placeOf } from "../../world/places.ts";
import { calledBy, mentioned } from "./spoken.ts";
import { talkWords } from "./words.ts";

/** How a resident may tell a story: as its own, or as it came; "she told me" only where she did; a gathering's day as one calls it now. */
export function tellings(self: Self, story: Story, to: PersonId | null = null): readonly string[] {
  const wordings = wordingsOf(self, story, to).map((one) => asSaid(self, story, one));
  const event = gatheringOf(story);
  if (!event) return wordings;
  const { dayNow } = talkWords(self);
  // A gathering called by a weekday keeps its name, whatever day it is.
  return wordings.map((one) =>
    dayNow(self, event.from, one.replaceAll(event.name, NAMED)).replaceAll(NAMED, event.name),
  );
}

/** A wording as it is said: where it is no more than what is remembered, in the mouth of whoever tells it, and a gathering with its hour as one calls it. */
function asSaid(self: Self, story: Story, wording: string): string {
  if (!story.memory.startsWith(wording)) return wording;
  const words = talkWords(self);
  const event = gatheringOf(story);
  const [, about = ""] = /^.*?[:：]\s?(?!\d)(.+?)[.。]?$/su.exec(wording) ?? [];
  if (event && about && event.to > self.now) return words.gathering(self, event, words.ofMe(self, about));
  return words.ofMe(self, wording);
}

/** Stands for a gathering's name in a wording. */
const NAMED = "\u{FFFC}";

function wordingsOf(self: Self, story: Story, to: PersonId | null): readonly string[] {
  const { mind } = self;
  if (isPast(story, self.now) && !gatheringOf(story)) return story.past ?? [];
  const { first } = story;
  if (first?.who === mind.id && first.own) return first.own;
  if (first && first.who === to) return story.holder === mind.id ? first.tells : (first.passes ?? first.tells);
  const { firstHand: saysFirstHand } = talkWords(self);
  const { of } = story;
  if (of.kind === "need" && of.by !== undefined && (of.by === mind.id || of.by === to)) {
    const { helped } = languageOf(self.town.language).concerned;
    return of.by === to ? helped.you(of.what) : helped.me(calledBy(self, of.who), of.what);
  }
  if (of.kind === "need" && of.by !== undefined && story.holder === mind.id && to !== null && !heardOf(self, story, to))
    return languageOf(self.town.language).concerned.helped.unheard(calledBy(self, of.by), of.what);
  // That one's own home is safe again nobody has from others.
  if (of.kind === "danger" && story.ends !== undefined && isPutAt(self, of.where, mind.id)) return story.tells;
  // Of a danger one warns whoever it comes to as "you", and not by their name.
  if (of.kind === "danger" && to !== null && isPutAt(self, of.where, to) && named(self, story).has(to)) {
    const { atYours } = languageOf(self.town.language).concerned;
    return atYours(story.holder === mind.id ? null : mentioned(self, story.holder, to));
  }
  if (story.holder === mind.id) return story.tells;
  if (isOwnPeace(self, story) && story.of.kind === "quarrel") {
    const called = (who: PersonId) => calledBy(self, who);
    const { concerned } = languageOf(self.town.language);
    return concerned.over.quarrel(self.persona.name, called(mind.id), called(story.holder), story.of.over).tells;
  }
  const source = bestMemory(mind, story.id)?.source;
  const firstHand = source?.how === "heard" && source.from === story.holder;
  return story.passes.filter((wording) => firstHand || !saysFirstHand.test(wording));
}

/** Whether somebody knew of what is over now, as far as the speaker can tell. */
const heardOf = ({ mind, stories }: Self, { id }: Story, to: PersonId): boolean =>
  [...stories.values()].some((one) => one.off === id && believesKnows(mind, to, one));

/** The people whom news is about or names. */
const named = ({ stories, town }: Self, story: Story): ReadonlySet<PersonId> =>
  peopleOf(story, [...stories.values()], town);

/** Whether somebody lives or works in one of some places. */
const isPutAt = ({ town }: Self, places: readonly PlaceId[], who: PersonId): boolean =>
  places
    .map((place) => placeOf(town.map, place))
    .some(({ household, staff }) => household.includes(who) || staff.includes(who));

/** Whether it is that the speaker has made up a quarrel, which the other of the two has begun to tell. */
export const isOwnPeace = ({ mind }: Self, { of, ends, holder }: Story): boolean =>
  of.kind === "quarrel" && ends !== undefined && holder !== mind.id && of.two.includes(mind.id);
