/**
 * Which events are spoken in a channel and how they read (design section 7): dialogue and notable acts are posted, routine is on
 * the board. Pure. The only thing remembered from turn to turn is which talks are going on where, since "to whom" is said only
 * when a place holds more than one.
 */

import { languageOf } from "../../../language/language.ts";
import { withoutLinks } from "../../../language/links.ts";
import { literal } from "../../../language/literal.ts";
import type { Settings } from "../../../town/keeping/settings.ts";
import type { TownView } from "../../../town/looking/views.ts";
import type { InwardKind, RecordKind, TalkId, TownEvent } from "../../../world/events.ts";
import { firstName, isVisitor } from "../../../world/people.ts";
import type { PersonId, PlaceId } from "../../../world/places.ts";
import { portraitUrl } from "../../portrait.ts";
import type { LeftOut } from "./left-out.ts";
import { cut, personaName, personaNames, visitorName } from "./persona-name.ts";

/** The longest message Discord takes. */
export const MOST_CHARACTERS = 2000;

/** One line to be posted by somebody in a place. */
export interface Line {
  /** The event's id: a line ends in exactly one fate under this name. */
  readonly id: string;
  readonly place: PlaceId;
  readonly who: PersonId;
  /** Shown name and the picture address given in the town file. */
  readonly name: string;
  readonly avatar: string | null;
  readonly text: string;
  readonly act: boolean;
  /** It answers a person's act, or is a person's own: it goes first and has room kept for it. */
  readonly forPerson: boolean;
  /** For an answer: to whom, and how it reads where that could be unclear by the time it is posted. */
  readonly addressed: { readonly to: readonly PersonId[]; readonly text: string } | null;
  /** The person whom it is said to or who says it, or null. */
  readonly person: PersonId | null;
  /** Why it is not posted at all, or null. */
  readonly leftOut: LeftOut | null;
  /** The talk it belongs to, where long talks go on in threads, or where it is for a member. */
  readonly talk: LongTalk | null;
  /** The talk of residents among themselves that it is said in. */
  readonly small?: TalkId | undefined;
  /** With a button that shows where help is. */
  readonly help?: boolean | undefined;
  /** Of quick hours: the talk of which all is shown or nothing; `begun`: what was said before was shown in slow ones. */
  readonly whole?: { readonly id: TalkId; readonly begun: boolean } | undefined;
}

/** A talk that may go on in a thread. */
export interface LongTalk {
  readonly id: TalkId;
  /** What its thread is called: who began to talk in it. */
  readonly title: string;
  /** Whether this line is one of those beyond which it does; null where the line has no number: it goes where the talk went. */
  readonly beyond: boolean | null;
  /**
   * Whoever writes here and whom the line is for, or who says it: a member of this server, or the resident whom one is; or the message it
   * answers. It is said where they wrote. Null: it is for none.
   */
  readonly member: PersonId | null;
}

/**
 * The talks heard lately in each place, newest last; `person`: by which visitor; `passed`: whether their beginning was passed over;
 * `quick`: whether quick hours came over them when they had `begun`, or from their beginning on.
 */
export type Talks = ReadonlyMap<
  PlaceId,
  readonly {
    readonly talk: TalkId;
    readonly at: number;
    readonly person: PersonId | null;
    readonly passed?: boolean;
    readonly quick?: "begun" | "all";
  }[]
>;

/** Town minutes after which a silent talk no longer counts as going on. */
const TALK_FADES = 10;

/** The turn's lines in order, and the talks that are going on after it. */
export function script(
  events: readonly TownEvent[],
  view: Pick<TownView, "people" | "opened" | "language">,
  talks: Talks,
  options: { readonly quick: boolean } & Pick<Settings, "verbosity" | "threads">,
): { readonly lines: readonly Line[]; readonly talks: Talks } {
  const { talks: now, passed, hurried } = listen(events, talks, options.quick);
  const cast = castOf(view, events);
  const { aLink } = languageOf(view.language).stage.acts;
  const posted = (text: string) => cut(withoutLinks(text, aLink), MOST_CHARACTERS);
  const lines: Line[] = [];
  for (const event of events) {
    const spoken = wording(event, cast, events, now, options.verbosity, view.language);
    if (!spoken || event.who === null || event.spot === null) continue;
    const person = cast.get(event.who);
    lines.push({
      id: event.id,
      place: event.spot.place,
      who: event.who,
      name: person?.shown ?? languageOf(view.language).stage.acts.somebody,
      avatar: person?.avatar ?? null,
      text: posted(spoken.text),
      act: spoken.act,
      addressed: spoken.addressed ? { ...spoken.addressed, text: posted(spoken.addressed.text) } : null,
      forPerson:
        person?.embodied === true ||
        (isVisitor(event.who) && !comesIn(event)) ||
        event.kind === "comfort-said" ||
        (event.kind === "line-said" && event.answers !== null),
      person: isVisitor(event.who) ? event.who : event.kind === "line-said" ? (event.to.find(isVisitor) ?? null) : null,
      leftOut: whyNot(event, view.opened, person?.embodied ?? false, passed, options),
      talk: longTalk(event, cast, options.threads),
      ...(event.kind === "comfort-said" ? { help: true } : {}),
      ...(isSmall(event) ? { small: event.talk } : {}),
      ...(isSmall(event) && hurried.has(event.talk)
        ? { whole: { id: event.talk, begun: hurried.get(event.talk) === "begun" } }
        : {}),
    });
  }
  return { lines, talks: now };
}

/** The talks that are going on after a turn whose lines were dealt with before. */
export const overheard = (events: readonly TownEvent[], talks: Talks, quick: boolean): Talks =>
  listen(events, talks, quick).talks;

/** The talk of a line that is for a member or is one's own, and of any where talks of more than so many lines go on in threads. */
function longTalk(event: TownEvent, cast: ReadonlyMap<PersonId, Part>, threads: number | null): LongTalk | null {
  // Whose message it answers is not known any more, only which: it is answered where that was written.
  if (event.kind === "comfort-said") return { id: event.mark, title: "", beyond: false, member: event.mark };
  const self = event.who !== null && cast.get(event.who)?.embodied ? event.who : null;
  if (event.kind === "resident-acted" && self) return { id: event.id, title: "", beyond: false, member: self };
  if (event.kind !== "line-said" || event.who === null) return null;
  const member = self ?? event.to.find((id) => isOfThisServer(id) || cast.get(id)?.embodied) ?? null;
  if (threads === null && member === null) return null;
  const names = [event.who, ...event.to].slice(0, 3).map((id) => firstName(cast.get(id)?.name ?? id));
  // What was called after somebody has the name of what it answers in a number's place.
  const calledAfter = event.line === `${event.talk}/${event.answers}`;
  return {
    id: event.talk,
    title: cut(names.join(" · "), 100),
    beyond: threads !== null && (calledAfter ? null : Number(event.line.split("/")[1]) > threads),
    member,
  };
}

/** Two lines as one message: speech after speech, act beside act. */
export function joined(a: string, b: string): string {
  return `${a}\n${b}`;
}

interface Part {
  readonly name: string;
  readonly shown: string;
  readonly avatar: string | null;
  readonly resident: boolean;
  readonly embodied: boolean;
}

/** Everybody who may be named: those in the view, and visitors who came or went within this turn. */
function castOf(
  { people, language }: Pick<TownView, "people" | "language">,
  events: readonly TownEvent[],
): ReadonlyMap<PersonId, Part> {
  const shown = personaNames(people, language);
  const cast = new Map<PersonId, Part>();
  for (const person of people)
    cast.set(person.id, {
      name: person.name,
      shown: shown.get(person.id) ?? person.name,
      avatar: portraitUrl(person, person.avatar),
      resident: person.kind === "resident",
      embodied: person.embodied ?? false,
    });
  for (const event of events)
    if ((event.kind === "visitor-arrived" || event.kind === "visitor-left") && event.who && !cast.has(event.who))
      cast.set(event.who, {
        name: event.name ?? "",
        shown: visitorName(event.name ?? "", language),
        avatar: null,
        resident: false,
        embodied: false,
      });
  for (const event of events)
    if (event.kind === "resident-moved-out" && event.who)
      cast.set(event.who, {
        name: event.name,
        shown: personaName(event.name),
        avatar: null,
        resident: true,
        embodied: false,
      });
  return cast;
}

function wording(
  event: TownEvent,
  cast: ReadonlyMap<PersonId, Part>,
  turn: readonly TownEvent[],
  talks: Talks,
  verbosity: Settings["verbosity"],
  language: string,
): { text: string; act: boolean; addressed?: Line["addressed"] } | null {
  const { acts } = languageOf(language).stage;
  switch (event.kind) {
    case "line-said": {
      if (isOfThisServer(event.who)) return null;
      const text = asSpeech(event.text);
      if (text === "") return null;
      const lately = talks.get(event.spot?.place ?? "") ?? [];
      // Who else wrote of late might take an answer for theirs.
      const others = lately.some(({ person }) => person !== null && !event.to.includes(person));
      const several = new Set(lately.map((one) => one.talk)).size > 1 || others;
      // A first name that others have too names nobody.
      const says = event.to.every((id) => calls(text, calledAs(id, cast, language)));
      if (event.to.length === 0 || says) return { text, act: false };
      const to = acts.to(named(event.to, cast, language), text);
      const addressed = event.answers !== null && !several ? { addressed: { to: event.to, text: to } } : {};
      return { text: several ? to : text, act: false, ...addressed };
    }
    case "comfort-said":
      return { text: asSpeech(event.text), act: false };
    case "resident-acted":
      return event.notable || verbosity === "everything" ? { text: asAct(event.doing, language), act: true } : null;
    case "visitor-acted":
      return isOfThisServer(event.who) ? null : { text: asAct(event.doing, language), act: true };
    case "visitor-arrived":
      if (spokeHere(event, turn)) return null;
      return { text: asAct(acts.walksIn(event.about), language), act: true };
    case "visitor-moved":
      return spokeHere(event, turn) ? null : { text: asAct(acts.walksIn(""), language), act: true };
    case "resident-moved-in":
      return { text: asAct(languageOf(language).roll[event.back ? "movesBack" : "movesIn"], language), act: true };
    case "resident-moved-out":
      return { text: asAct(languageOf(language).roll.movesAway, language), act: true };
    case "visitor-left":
      return { text: asAct(acts.leavesTown, language), act: true };
    default:
      // Nothing to post: what nobody hears or sees, comings and goings, things, and what one is told in private.
      event.kind satisfies
        | InwardKind
        | Exclude<RecordKind, "comfort-said" | "resident-moved-in" | "resident-moved-out">
        | "resident-woke"
        | "resident-slept"
        | "resident-set-out"
        | "resident-passed"
        | "resident-arrived"
        | "resident-turned-away"
        | "resident-knocked"
        | "guest-asked-in"
        | "guest-left"
        | "object-changed"
        | "talk-began"
        | "talk-joined"
        | "talk-left"
        | "talk-ended"
        | "visitor-reacted"
        | "voice-whispered";
      return null;
  }
}

/** Members of the server speak and act in the channel themselves; nobody repeats their words. */
const isOfThisServer = (who: PersonId | null) => who?.startsWith("visitor:discord:") ?? false;

/** A coming in answers nobody: whoever goes to and fro takes no room that is kept for people. */
const comesIn = ({ kind }: TownEvent) => kind === "visitor-arrived" || kind === "visitor-moved";

/** Who comes in by speaking is seen to be there. */
const spokeHere = (event: TownEvent, turn: readonly TownEvent[]) =>
  turn.some((other) => other.who === event.who && (other.kind === "line-said" || other.kind === "visitor-acted"));

function whyNot(
  event: TownEvent,
  opened: boolean,
  embodied: boolean,
  passed: ReadonlySet<TalkId>,
  { verbosity }: Pick<Settings, "verbosity">,
): LeftOut | null {
  if (!opened) return "not-open";
  // A member's own words and doings: theirs went away for this one.
  if (embodied) return null;
  const small = isSmall(event) && event.stories.length === 0;
  if (isSmall(event) && passed.has(event.talk)) return "quick-hours";
  // What people do is always seen, and what answers them or carries news.
  const ambient = small || event.kind === "resident-acted";
  return verbosity === "quiet" && ambient ? "quiet" : null;
}

/** A line that residents say among themselves. */
const isSmall = (event: TownEvent): event is Extract<TownEvent, { kind: "line-said" }> =>
  event.kind === "line-said" && event.answers === null && event.who !== null && !isVisitor(event.who);

/** The talks going on after these events, and those that are passed over: in quick hours whole talks are shown, or none of them. */
function listen(
  events: readonly TownEvent[],
  before: Talks,
  quick: boolean,
): {
  readonly talks: Talks;
  readonly passed: ReadonlySet<TalkId>;
  readonly hurried: ReadonlyMap<TalkId, "begun" | "all">;
} {
  const talks = new Map(before);
  const known = [...before.values()].flat();
  const first = new Map(known.flatMap(({ talk, passed }) => (passed === undefined ? [] : [[talk, passed] as const])));
  const passed = new Set([...first].flatMap(([talk, is]) => (is ? [talk] : [])));
  const hurried = hurriedIn(events, known, quick);
  for (const event of events) {
    if (event.kind !== "line-said" && event.kind !== "talk-began" && event.kind !== "talk-ended") continue;
    const place = event.spot?.place;
    if (!place) continue;
    const person = event.kind === "line-said" && event.who !== null && isVisitor(event.who) ? event.who : null;
    const others = (talks.get(place) ?? []).filter(
      (one) => (one.talk !== event.talk || one.person !== person) && one.at > event.at - TALK_FADES,
    );
    // By its first line: with news, or to a person, it is worth being seen in quick hours too.
    if (event.kind === "line-said" && !first.has(event.talk)) {
      const over = quick && isSmall(event) && event.stories.length === 0;
      first.set(event.talk, over);
      if (over) passed.add(event.talk);
    }
    const is = first.get(event.talk);
    const how = hurried.get(event.talk);
    const going = {
      ...{ talk: event.talk, at: event.at, person },
      ...(is === undefined ? {} : { passed: is }),
      ...(how === undefined ? {} : { quick: how }),
    };
    const open = event.kind === "talk-ended" ? others.filter((one) => one.talk !== event.talk) : others;
    talks.set(place, event.kind === "talk-ended" ? open : [...open, going]);
  }
  return { talks, passed, hurried };
}

/** The talks that quick hours came over, and whether something had been said in them before. */
function hurriedIn(
  events: readonly TownEvent[],
  known: readonly { readonly talk: TalkId; readonly passed?: boolean; readonly quick?: "begun" | "all" }[],
  quick: boolean,
): ReadonlyMap<TalkId, "begun" | "all"> {
  const hurried = new Map(known.flatMap((one) => (one.quick === undefined ? [] : [[one.talk, one.quick] as const])));
  if (!quick) return hurried;
  const begun = new Set(known.flatMap(({ talk, passed }) => (passed === undefined ? [] : [talk])));
  for (const event of events)
    if (event.kind === "line-said" && !hurried.has(event.talk))
      hurried.set(event.talk, begun.has(event.talk) ? "begun" : "all");
  return hurried;
}

/** "Klaus", or "Klaus Mueller" where another Klaus could be meant. */
function named(ids: readonly PersonId[], cast: ReadonlyMap<PersonId, Part>, language: string): string {
  const { listed, stage } = languageOf(language);
  const names = ids.slice(0, 3).map((id) => plain(calledAs(id, cast, language)));
  return ids.length > 3 ? stage.acts.everybody : listed(names);
}

/**
 * Whether words speak to somebody by a name: it stands in them by itself. At the head of a sentence it may be a word like any other where
 * that goes on in small letters: "Will you have a coffee?", "May I sit down?"
 */
function calls(text: string, name: string): boolean {
  if (/\p{Script=Han}/u.test(name)) return text.includes(name);
  const alone = new RegExp(`(?<![${SPACED}])${literal(name)}(?![${SPACED}])`, "gu");
  return [...text.matchAll(alone)].some(({ index }) => {
    const heads = /(?:^|[.!?…]["”]?\s+)["“]?$/u.test(text.slice(Math.max(0, index - 8), index));
    return !heads || !/^ (?:\p{Ll}(?!nd\b)|I\b)/u.test(text.slice(index + name.length));
  });
}
/** Letters of scripts that part their words by spaces, and digits. */
const SPACED = "\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}";

function calledAs(id: PersonId, cast: ReadonlyMap<PersonId, Part>, language: string): string {
  const name = cast.get(id)?.name ?? languageOf(language).stage.acts.somebody;
  const alike = [...cast.values()].filter((other) => firstName(other.name) === firstName(name)).length;
  return alike > 1 ? name : firstName(name);
}

/** Words as they are spoken: one paragraph, no headings, quotes, code, links in disguise or mentions. */
export function asSpeech(text: string): string {
  return harmless(text)
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(#{1,3}|-#|>{1,3}|[-+])(?=\s)/, "\\$1");
}

/** An act as a persona posts it: "is making espresso" reads *making espresso*. */
export function asAct(doing: string, language: string): string {
  const { acts } = languageOf(language).stage;
  const text = harmless(doing).replace(/[*_]/g, "").replace(/\s+/g, " ").trim();
  return `*${cut(acts.shown(text) || acts.here, MOST_CHARACTERS - 2)}*`;
}

const harmless = (text: string) =>
  text
    .replace(/`{3,}/g, "'")
    .replace(/\|\|/g, "|")
    .replace(/@(?=everyone|here)/gi, "@\u200B")
    .replace(/<(?=[@#/:]|a:|t:|id:)/g, "<\u200B")
    .replace(/\]\((?=\S)/g, "] (");

/** A name or phrase with its markdown taken away. */
export const plain = (text: string): string => harmless(text).replace(/([\\*_~`|>[\]])/g, "\\$1");
