/**
 * The inner voice (paper section 3.1.2): a member's words as a thought of the resident's own. It gives wishes and suspicions, never
 * testimony: what the words say to be so reaches the resident as something that may be so, and goes on as no more than that.
 */
import { languageOf } from "../../language/language.ts";
import type { TownFacts } from "../../mind/mind.ts";
import { openedStory } from "../../mind/news/stories.ts";
import type { Persona, Story } from "../../mind/persona.ts";
import { firstName, goesBy } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import type { Asking, Asks } from "../../world/reading.ts";
import { UserError } from "../../world/user-error.ts";
import type { TownState } from "../state.ts";
import { type ActDone, nextAct, voice } from "./acts.ts";
import { gatheringStory, gatheringWished } from "./plan-event.ts";
import { askedToTell, asksIn } from "./understood.ts";

/** Speaks as a resident's inner voice: only they perceive it, and it opens a story that can be followed. */
export function whisper(before: TownState, by: PersonId, persona: Persona, text: string, town: TownFacts): ActDone {
  const { replies } = languageOf(town.language);
  const said = text.trim().replace(/\s+/g, " ");
  // Whoever is called by their name first is told nothing of themselves: "Ann, go home".
  const called = [persona.name, firstName(persona.name)].find((name) => said.startsWith(name)) ?? "";
  const [, bare] = (called && /^\s?[,，、:：]\s?(.+)$/u.exec(said.slice(called.length))) || [];
  const words = (bare ?? said).slice(0, 500);
  if (words === "") throw new UserError("nothing-whispered", replies.nothingWhispered);
  const counted = nextAct(before);
  const asks = asksIn(before, town, persona.id, words, by);
  const id = `whisper-${counted.state.acts}`;
  const gathering = asks?.what === "give" ? gatheringWished(before, town, persona, words, asks, by) : null;
  const { heard, story } = gathering
    ? { heard: words, story: gatheringStory(id, persona.name, gathering, by, town) }
    : taken(before, id, persona, words, asks, town, by);
  return {
    ...voice(counted.state, town, persona.id, heard, story, by, asks),
    act: counted.act,
    answers: null,
    said: replies.whispered(persona.name, persona.pronouns),
  };
}

/** What bids one do or leave something: "go and see her". */
const BIDS: ReadonlySet<Asking> = new Set(["visit", "give", "come", "stay-away", "talk", "avoid", "do"]);
/** What speaks ill of somebody: what it says to be so besides what it bids is no more than suspected. */
const ILL: ReadonlySet<Asking> = new Set(["suspect", "dislike", "avoid"]);
/** What is no business of whoever it is about. */
const OF_PEOPLE: ReadonlySet<Asking> = new Set(["like", "dislike", "avoid", "suspect"]);

/** The words as they come to the resident, and the story they open. */
function taken(
  state: TownState,
  id: string,
  persona: Persona,
  words: string,
  asks: Asks | undefined,
  town: TownFacts,
  by: PersonId,
): { heard: string; story: Story } {
  const language = languageOf(town.language);
  const { address, stories } = language.replies;
  const { gist, thoughtIn, suspicion, asWish } = language.planning.intent;
  const { asOwnWords, asThirdPerson } = language.grammar;
  const unended = (text: string) => text.replace(/(?<![.!。！])[.!。！]+$/u, "");
  const own = (text: string) => unended(asOwnWords(text));
  const third = (text: string) => unended(asThirdPerson(text, persona.name, persona.pronouns));
  const first = firstName(persona.name);
  const residents = [...town.personas.values()].filter((one) => one.id !== persona.id);
  const people = [...residents, ...[...state.known].map(([visitor, { name }]) => ({ id: visitor, name }))];
  const names = people.flatMap(({ name }) => goesBy(name));
  const namedIn = (text: string) => people.filter(({ name }) => goesBy(name).some((one) => address.names(text, one)));
  // Nobody is spoken ill of who is not named: "you have hidden it under the floor" is of oneself.
  const ill = asks !== undefined && ILL.has(asks.what) && namedIn(words).length > 0;
  const thought = thoughtIn(words, names, ill);
  const { told, wishes } = thought;
  // What was understood to suspect somebody is no wish, however it is put.
  const claims = thought.claims ?? (asks?.what === "suspect" && !told && namedIn(words).length > 0 ? "" : null);
  const open = (memory: string, tells: readonly string[], passes: readonly string[]) =>
    openedStory(id, persona.id, memory, tells, passes);

  /** Of whom one is to tell something that speaks ill of them, to whomever. */
  const illTold = (): readonly PersonId[] => {
    const message = askedToTell(state, town, persona.id, words, by);
    if (!message || !ILL.has(message.what)) return [];
    return message.people;
  };

  const suspected = claims ?? (told || null);
  if (suspected === null) {
    const wish = asks && BIDS.has(asks.what) ? asWish(gist(words), names) : gist(words);
    const [mine, passed] = [own(wish), third(wish)];
    const firstHand = passed.startsWith(persona.name) ? passed.replace(persona.name, first) : null;
    const wished = open(passed, stories.whisperTells(mine), stories.whisperPasses(first, mine, firstHand));
    // Nobody is told what somebody thinks of them because a voice said so.
    const about = asks && OF_PEOPLE.has(asks.what) ? asks.people : illTold();
    return { heard: words, story: about.length > 0 ? { ...wished, suspects: about } : wished };
  }
  const accused = namedIn(suspected);
  // "He stole it": one of those named before. Whoever is to be told something of a thing is not who it is about.
  const about = accused.length > 0 || !suspicion.ofSomebody(suspected) ? accused : namedIn(words);
  const called = about.map(({ name }) => firstName(name));
  const theirs = suspicion.ofOneself(third(suspected), persona.name, first, persona.pronouns);
  // Beside a suspicion it is said to others, who are not bidden: "I should forgive Ann".
  const wish = claims === null ? "" : asks && wishes !== "" ? asWish(wishes, names) : wishes;
  const story = open(
    suspicion.and(suspicion.has(persona.name, theirs, called), third(wish)),
    suspicion.tells(own(suspected), called).map((one) => suspicion.and(one, own(wish))),
    suspicion.passes(first, theirs, called),
  );
  const heard = claims === null ? wishes : suspicion.and(suspicion.comes(claims, called), wishes);
  return { heard, story: { ...story, suspects: about.map(({ id: who }) => who) } };
}
