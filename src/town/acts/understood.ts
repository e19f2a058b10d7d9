/** The door: what a person says in town, or puts into somebody's mind, is understood once, when they do. */
import type { Minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { personSought } from "../../mind/act/where.ts";
import type { Mind, TownFacts } from "../../mind/mind.ts";
import { bestMemory, isPublic } from "../../mind/news/stories.ts";
import type { Story } from "../../mind/persona.ts";
import { matterOf } from "../../mind/plan/matters.ts";
import { readingOf } from "../../mind/understand.ts";
import type { Intent } from "../../world/intents.ts";
import { firstName, type Person } from "../../world/people.ts";
import { type PersonId, placeOf } from "../../world/places.ts";
import type { After, Asking, Asks, Reading, Thought } from "../../world/reading.ts";
import type { Matter } from "../../world/speech-acts.ts";
import { personOf } from "../../world/world.ts";
import type { TownState } from "../state.ts";

/** What a person's words are understood to be; `tells` is the news that they may tell. Whom they are to is open as long as it is null. */
export const understood = (
  { world, now, stories, minds }: TownState,
  facts: TownFacts,
  by: Person,
  text: string,
  to: PersonId | null,
  tells: readonly Story[] = [],
): Reading =>
  readingOf(facts.understand, text, {
    town: facts,
    world,
    now,
    by,
    to,
    lines: (by.talk && world.talks.get(by.talk)?.lines) || [],
    stories: [...stories.values()],
    tells,
    agreed: to === null ? [] : agreed(minds.get(to) ?? minds.get(by.id), [to, by.id], now),
  });

/** What nobody goes on with who said something in earnest: they greet, order, or ask of the town. */
const ELSEWHERE: ReadonlySet<Intent | undefined> = new Set<Intent>([
  "greet",
  "order",
  "ask-price",
  "ask-menu",
  "ask-hours",
  "ask-way",
  "ask-where-get",
  "ask-news",
  "ask-to-do",
  "ask-weather",
  "ask-time",
  "ask-event-what",
  "ask-event-when",
  "ask-event-where",
  "ask-event-who",
  "ask-your-name",
]);
const SURELY = 0.85;

/** Whether all that words do is surely such a thing, whoever says them. */
export function leadsElsewhere({ state, facts }: { state: TownState; facts: TownFacts }, text: string): boolean {
  const [place] = facts.map.places.values();
  const area = place?.areas[0];
  if (!place || !area) return false;
  const by: Person = {
    id: "visitor:anybody",
    kind: "visitor",
    name: "",
    about: "",
    spot: { place: place.id, area: area.id },
    walk: null,
    doing: { text: "", emoji: "", object: null, since: state.now },
    asleep: false,
    talk: null,
  };
  const { clauses, greets } = understood(state, facts, by, text, null);
  const onlyCalls = greets && clauses.every(({ intent }) => intent !== "farewell" && intent !== "apologise");
  return (
    onlyCalls ||
    (clauses.length > 0 && clauses.every(({ intent, confidence }) => ELSEWHERE.has(intent) && confidence >= SURELY))
  );
}

/** What somebody has agreed to with another, the soonest first. */
const agreed = (mind: Mind | undefined, both: readonly PersonId[], now: Minutes): Matter[] =>
  (mind?.commitments ?? [])
    .filter((one) => one.from !== null && one.from > now && one.with.some((who) => both.includes(who)))
    .sort((a, b) => a.from! - b.from!)
    .flatMap((one) => matterOf(one, mind!.id) ?? []);

/**
 * What words ask of a resident to whom they come as a thought; undefined where nobody reads what people mean. They may be of news that the
 * resident knows, of the town's own that is no secret, and of gatherings that `by`, who whispers them, may know of.
 */
export function asksIn(
  state: TownState,
  facts: TownFacts,
  who: PersonId,
  text: string,
  by: PersonId,
): Asks | undefined {
  const mayMean = (story: Story) =>
    bestMemory(state.minds.get(who)!, story.id) !== null ||
    (story.opened === undefined
      ? !story.secret
      : story.of.kind === "gathering" && (isPublic(story) || story.by === by || story.plannedBy === by));
  const stories = new Map([...state.stories].filter(([, story]) => mayMean(story)));
  const { gist } = languageOf(facts.language).planning.intent;
  const { asks } = understood({ ...state, stories }, facts, personOf(state.world, who), gist(text), who);
  // Whoever is to be told something is sought for it, however warm it is: "tell your husband that you are proud of him".
  const sought = personSought(state.minds.get(who)!, text, facts);
  const sent = sought !== null && messageIn(facts, text, sought) !== null;
  return asks && sent ? { ...asks, what: "talk" } : asks;
}

/** What the words mean that a thought would have one tell somebody; undefined where it would not, or nobody reads them. */
export function askedToTell(
  state: TownState,
  facts: TownFacts,
  who: PersonId,
  text: string,
  by: PersonId,
): Asks | undefined {
  const sought = personSought(state.minds.get(who)!, text, facts);
  const message = messageIn(facts, text, sought);
  const told = sought === null ? undefined : facts.personas.get(sought);
  if (message === null) return undefined;
  // "Tell Ben that you can't stand him": of whom it is stands before it.
  const { byName } = languageOf(facts.language).grammar;
  return asksIn(state, facts, who, told ? byName(message, told.pronouns, firstName(told.name)) : message, by);
}

/** What a thought would have one tell somebody, in its own words; null where it says nothing. */
function messageIn({ language, personas }: TownFacts, text: string, to: PersonId | null): string | null {
  const whole = to === null ? undefined : personas.get(to)?.name;
  const called = whole === undefined ? undefined : [whole, firstName(whole)].find((one) => text.includes(one));
  return languageOf(language).reacting.seeking.message(text, called ?? null);
}

/** What sends one to somebody. */
const SEEKS: ReadonlySet<Asking> = new Set(["visit", "talk"]);
/** What may be an everyday thing to be done. */
const DOES: ReadonlySet<Asking> = new Set(["do", "visit", "talk", "muse"]);

/** What a thought sends one to ask somebody about: who else, where or which news it names, or whatever it is in words; null where it says nothing. */
function afterIn(
  text: string,
  asks: Asks | undefined,
  sought: PersonId | null,
  { language, personas, map }: TownFacts,
): After | null {
  if (!asks) return null;
  const { seeking } = languageOf(language).reacting;
  const person = asks.people.find((one) => one !== sought);
  const [place] = asks.places;
  const about = person ?? asks.news[0] ?? place ?? null;
  const whole = sought === null ? undefined : personas.get(sought)?.name;
  // Whom one asks is not what one asks about.
  const called = whole === undefined ? undefined : [whole, firstName(whole)].find((one) => text.includes(one));
  const said = seeking.after.exec(called === undefined ? text : text.replace(called, ""))?.[1]?.trim() ?? "";
  const name = person ? personas.get(person)?.name : place ? map.places.get(place)?.name : undefined;
  const words = said || (name ?? "");
  return words === "" ? null : { about, words: languageOf(language).grammar.asOwnWords(words) };
}

/** What is said of somebody, said to them; of somebody else that it names it may be as well, and stays as it is. */
function saidTo(message: string, to: PersonId | null, facts: TownFacts): string {
  const persona = to === null ? undefined : facts.personas.get(to);
  const { address } = languageOf(facts.language).replies;
  const namesAnother = [...facts.personas.values()].some(({ name }) =>
    [name, firstName(name)].some((one) => address.names(message, one)),
  );
  return persona && !namesAnother ? languageOf(facts.language).grammar.toTheirFace(message, persona.pronouns) : message;
}

/** What a thought means to whoever has it; of what a person whispered no more than their words were taken for. */
export function thoughtOf(
  { minds }: TownState,
  facts: TownFacts,
  who: PersonId,
  text: string,
  story: Story,
  asks: Asks | undefined,
): Thought {
  const { name, pronouns } = facts.personas.get(who)!;
  const { planning, grammar } = languageOf(facts.language);
  const { gist, deed, lasting } = planning.intent;
  const meant = story.suspects || asks ? story.memory : grammar.asThirdPerson(gist(text), name, pronouns);
  const sought = personSought(minds.get(who)!, text, facts);
  const told = messageIn(facts, text, sought);
  const after = afterIn(text, asks, sought ?? asks?.people[0] ?? null, facts);
  const home = asks?.places[0] ? placeOf(facts.map, asks.places[0]).household : [];
  const seeks = sought ?? asks?.people[0] ?? home.find((one) => one !== who) ?? null;
  return {
    meant,
    deed: !asks || DOES.has(asks.what) ? deed(meant) : null,
    lasting: lasting.test(meant),
    seeks: !asks ? sought : SEEKS.has(asks.what) ? seeks : null,
    tell: told === null ? null : saidTo(grammar.asOwnWords(told), sought, facts),
    ...(after && asks?.what === "talk" ? { after } : {}),
    ...(asks ? { asks } : {}),
  };
}
