/** What residents say to news, by its kind, by whose it is and by how far it has come; and their answers to what is asked about it. */

import { memoriesOf } from "../../mind/memory/stream.ts";
import { nameOf } from "../../mind/memory/tell.ts";
import { concernOf, partsOf, presses } from "../../mind/news/concern.ts";
import { duesTo } from "../../mind/news/dues.ts";
import { shownOn } from "../../mind/news/happening.ts";
import type { Matter } from "../../mind/news/kind.ts";
import { attends, isAtPlace, knowsOff } from "../../mind/news/stories.ts";
import { gatheringOf, type Story } from "../../mind/persona.ts";
import type { Self } from "../../mind/self.ts";
import type { TalkInput } from "../../mind/talk/spoken.ts";
import { violated } from "../../mind/talk/violations.ts";
import type { Random } from "../../world/chance.ts";
import type { Line } from "../../world/people.ts";
import { type PersonId, type PlaceId, placeOf } from "../../world/places.ts";
import type { AskedFor, SpeechAct } from "../../world/speech-acts.ts";
import { fill } from "./fill.ts";
import { leadTo } from "./leads.ts";
import { type Questions, wayOf } from "./news-lines.ts";
import {
  answers,
  asks,
  capital,
  fresh,
  grumpy,
  kindly,
  mentioned,
  type Part,
  reacts,
  talkLength,
  tells,
  warmthTo,
} from "./spoken.ts";
import { tellings } from "./tellings.ts";
import { talkWords } from "./words.ts";

/** The place that news is of, the one that is most the speaker's own before the others; null where it has none. */
function placeIn({ persona, town }: Self, of: Matter): PlaceId | null {
  switch (of.kind) {
    case "gathering":
      return of.spot.place;
    case "loss":
      return of.lastSeen;
    case "change":
      return of.place;
    case "danger": {
      const own = of.where.find((id) => {
        const { household, staff } = placeOf(town.map, id);
        return household.includes(persona.id) || staff.includes(persona.id);
      });
      return own ?? of.where.find((id) => persona.haunts.includes(id)) ?? of.where[0] ?? null;
    }
    default:
      return null;
  }
}

/** What the braces of a wording about news stand for, said to somebody; what nobody knows is absent. */
function valuesOf(input: Self, story: Story, other: PersonId): Readonly<Record<string, string>> {
  const { of } = story;
  const { persona } = input;
  const { by } = concernOf(story, input);
  const told =
    by ??
    partsOf(story)
      .map(([who]) => who)
      .find((who) => who !== persona.id) ??
    null;
  const place = placeIn(input, of);
  return {
    ...(told !== null && told !== other && { who: mentioned(input, told, other) }),
    // Nobody calls their own home by its name.
    ...(place !== null && place !== persona.home.place && { place: talkWords(input).placeName(input, place) }),
    ...("thing" in of && { thing: of.thing }),
    ...("over" in of && { over: of.over }),
    ...("post" in of && { post: of.post }),
    ...("what" in of && typeof of.what === "string" && { what: of.what }),
    ...(of.kind === "gathering" && { event: of.name }),
  };
}

/** A wording of a bank that says nothing nobody knows; null where there is none. */
function worded(
  input: TalkInput,
  bank: readonly string[] | undefined,
  values: Readonly<Record<string, string>>,
  random: Random,
): string | null {
  const fitting = (bank ?? []).filter((one) => [...one.matchAll(/\{(\w+)\}/g)].every(([, key]) => values[key!]));
  return fitting.length === 0 ? null : capital(fill(fresh(input, fitting, random), values));
}

/** How news is taken, said to somebody: to the face of whoever it is about, or of them to others. */
export function takenOf(input: TalkInput, story: Story, last: Line, random: Random, known = false): Part {
  const concern = concernOf(story, input);
  const { news } = talkWords(input);
  const way = wayOf(story, input.stories);
  const ways = news.ways[way];
  const { place = "", ...others } = valuesOf(input, story, last.who);
  // The common stays when the evening school on it closes.
  const at = placeIn(input, story.of);
  const stays = story.of.kind === "change" && at !== null && isAtPlace(story, at, input.town);
  const values = place === "" || stays ? others : { ...others, place };
  const toFace = isOf(input, story, last.who) && concern.whose !== "here";
  const found = story.of.kind === "happening" && way === "loss";
  const over = found || (concern.phase === "over" && story.of.kind !== "happening");
  const warmth = warmthTo(input, last.who) ?? 0;
  const { whose, role, felt } = concern;
  const cold = toFace && warmth < 0 && role === null && !over ? ways.faceCold : undefined;
  const near = whose === "kin" || whose === "friend";
  // The other with a part in it: whoever likes the one may not get on with the other.
  const another = partsOf(story).find(
    ([who]) => who !== input.persona.id && who !== (toFace ? last.who : concern.by),
  )?.[0];
  const toAnother = another === undefined ? null : warmthTo(input, another);
  const ofAnother = (bank: readonly string[] | undefined) =>
    bank?.map((one) => one.replaceAll("{who}", mentioned(input, another!, last.who)));
  const torn = toAnother !== null && toAnother < 0 && (toFace ? warmth >= 1 : near);
  const dear = toAnother !== null && toAnother >= 1 && toFace && warmth < 1 && warmth >= 0;
  const back = way === "comes" && toFace && warmth >= 0 && comesBack(input, story);
  const banks = [
    ...(known && over ? [ways.knew] : []),
    ...(stays && !toFace && (whose === "here" || whose === "haunt") ? [ways.at] : []),
    ...(known && whose === "here" && !over ? [ways.hereKnew] : []),
    ...(role === "loved" ? [ways.loved] : []),
    ...(role === null ? [] : [over ? ways.ownOver : undefined, ways.own]),
    ...(over && whose === "here" ? [ways.ownOver] : []),
    ...(over && toFace ? [ways.faceOver] : []),
    ...(over && !toFace && near ? [ways.nearOver] : []),
    ...(over ? [ways.over] : []),
    ...(torn ? [ofAnother(toFace ? ways.faceTorn : ways.torn)] : []),
    ...(dear ? [ofAnother(ways.faceFor)] : []),
    ...(back ? [ways.faceBack] : []),
    ...(toFace && warmth >= 3 ? [ways.faceKin] : []),
    ...(toFace && warmth >= 0 && story.of.kind === "loss" && at !== null && isAt(input, at) ? [ways.faceHere] : []),
    ...(toFace ? [warmth < 0 ? ways.faceCold : warmth < 1 ? ways.facePlain : ways.face, ways.face] : []),
    ...(!toFace && whose !== "kin" && whose !== "friend" && grumpy(input.persona) && random.chance(0.5)
      ? [ways.grumpy]
      : []),
    ...(!toFace && whose !== "rival" && kindly(input.persona) && random.chance(0.3) ? [ways.warm] : []),
    {
      own: ways.own,
      here: ways.here,
      haunt: ways.haunt,
      kin: ways.near,
      friend: ways.near,
      rival: ways.rival,
      stranger: ways.far,
    }[whose],
    ways.far,
    ways.over,
  ];
  const said = banks
    .map((bank) => ({ bank, text: worded(input, known ? notNew(bank, news.anew) : bank, values, random) }))
    .find(({ text }) => text !== null);
  const text = said?.text ?? "";
  const ofPost = story.of.kind === "office" && !toFace && concern.by !== null ? [tells({ opinion: concern.by })] : [];
  const shown =
    role !== null ? "agree" : felt === 0 && concern.by !== null && whose === "rival" ? "doubt" : concern.shown;
  const isCold = cold !== undefined && said?.bank === cold && HURTS.has(story.of.kind);
  const hurts: readonly SpeechAct[] = isCold ? [{ act: "insult" }] : [];
  return { text, acts: [reacts(last, shown), ...ofPost, ...hurts], grave: concern.grave };
}

/** What a cold word to the face of whoever it is of is an insult about: what they stand for, and whom they have fallen out with. */
const HURTS: ReadonlySet<Matter["kind"]> = new Set(["office", "quarrel"]);

/** The wordings that ask nothing and are no first word: of what one knows already nobody asks whether it is so, nor is it a surprise. */
const notNew = (bank: readonly string[] | undefined, anew: readonly string[]): readonly string[] | undefined =>
  bank?.filter((wording) => !/[?？]/.test(wording) && !anew.includes(wording));

/** Whether somebody lives or works in a place. */
const isAt = ({ persona, town }: Self, place: PlaceId): boolean => {
  const { household, staff } = placeOf(town.map, place);
  return household.includes(persona.id) || staff.includes(persona.id);
};

/** Whether who has come to stay has come back, as it is told. */
export const comesBack = (input: Self, { of, memory, tells }: Story): boolean =>
  of.kind === "change" &&
  of.change === "comes" &&
  [memory, ...tells].some((one) => talkWords(input).news.comesBack.test(one));

/** Whether news is of somebody: they have a part in it, or a danger comes to where they live or work. */
const isOf = ({ town }: Self, story: Story, who: PersonId): boolean =>
  partsOf(story).some(([one]) => one === who) || (story.of.kind === "danger" && presses(story, who, town.map));

/** What one adds to passing on who stands for a post: that one is for them or against them; null where one is neither. */
export function stanceOn(input: TalkInput, story: Story, other: PersonId, random: Random): Part | null {
  const { whose, by, phase } = concernOf(story, input);
  if (story.of.kind !== "office" || phase === "over" || by === null || by === other) return null;
  const ways = talkWords(input).news.ways.office;
  const bank = whose === "kin" || whose === "friend" ? ways.near : whose === "rival" ? ways.rival : undefined;
  const text = worded(input, bank, valuesOf(input, story, other), random);
  return text === null ? null : { text, acts: [tells({ opinion: by })] };
}

/** News that is no invitation: known already or not, how it is taken, and what one asks about it. */
export function toNews(input: TalkInput, story: Story, last: Line, random: Random): Part {
  const { lines, news, space, shortName } = talkWords(input);
  const { persona, mind } = input;
  const { role, felt, phase, whose } = concernOf(story, input);
  // Of what one has seen or done oneself one needs no telling.
  if (role !== null || story.holder === persona.id) return takenOf(input, story, last, random);
  const since = sinceThen(input, story, last, random);
  if (since) return since;
  const before = memoriesOf(mind.stream).find(
    (memory) =>
      memory.stories.includes(story.id) &&
      memory.speaker !== null &&
      memory.speaker !== last.who &&
      memory.speaker !== persona.id,
  )?.speaker;
  const taken = takenOf(input, story, last, random, before !== undefined && before !== null);
  // Whoever tells what they have lost asks for it, in whatever words.
  const seeks = story.of.kind === "loss" && story.of.owner === last.who && phase !== "over";
  // What somebody lacks is no blow, and what somebody has mislaid is none to whoever hardly knows them.
  const blow =
    felt < 0 && story.of.kind !== "need" && (story.of.kind !== "loss" || whose === "kin" || whose === "friend");
  const how = blow ? "bad" : felt > 0 ? "good" : "plain";
  const source = before ? shortName(nameOf(input.town, input.world, before)) : "";
  // Whose news it is told it themselves; and who has just been named as its source is not a second one.
  const told = before && (isOf(input, story, before) || last.text.includes(source));
  // Whoever has a word to say on it of themselves has not come to hear of it.
  const comes = duesTo(input, last.who).some((one) => one.does === "word" && one.story.id === story.id);
  const theirs = partsOf(story).some(([who]) => who === last.who);
  // Nobody says to the one who stands there that it is good news that they do.
  const arrives = theirs && story.of.kind === "change" && story.of.change === "comes";
  const first = before
    ? theirs
      ? fresh(input, news.heardOfTheirs[how], random)
      : fill(fresh(input, told ? lines.toldMe : lines.alreadyKnow, random), { source })
    : !seeks && !comes && !arrives && random.chance(0.6)
      ? fresh(input, news.hears[how], random)
      : "";
  const answer = seeks ? fresh(input, news.notSeen, random) : "";
  const question = before || phase === "over" ? null : questionTo(input, story, last, random);
  const text = [first, answer, taken.text, question?.text ?? ""].filter(Boolean).join(space);
  return { ...taken, text, acts: [...taken.acts, ...(question?.acts ?? [])].slice(0, 3) };
}

/** To news that one knows the end of: how it ended; null where one does not, or it was called off. */
function sinceThen(input: TalkInput, story: Story, last: Line, random: Random): Part | null {
  const { news, space } = talkWords(input);
  const end = knowsOff(input.mind, story) ? input.stories.get(story.off!) : undefined;
  if (!end || story.of.kind === "gathering" || end.takesBack !== undefined) return null;
  const wordings = tellings(input, end, last.who);
  if (wordings.length === 0 || violated([tells({ news: end.id })], input).length > 0) return null;
  const told = fresh(input, wordings, random);
  return {
    text: [leadTo(input, denies(story) ? news.notSo : news.since, told, random), told].join(space),
    acts: [reacts(last, concernOf(end, input).shown), tells({ news: end.id })],
  };
}

/** Whether the end of news is that it never was so: whoever was said to be dead or hurt is well. */
const denies = ({ of }: Story): boolean => shownOn(of) !== null;

/** What one asks about news: nothing that was just told, and nothing at the end of a talk. */
function questionTo(input: TalkInput, story: Story, last: Line, random: Random): Part | null {
  if (input.lines.length + 1 >= talkLength(input) || !random.chance(0.55)) return null;
  const ways = talkWords(input).news.ways[wayOf(story, input.stories)];
  const toFace = partsOf(story).some(([who]) => who === last.who);
  const { of } = story;
  // A day that is known is told with it.
  const dated = ("day" in of && of.day !== null) || ("from" in of && of.from !== null);
  const values = valuesOf(input, story, last.who);
  const bank: Questions = (toFace ? ways.asksFace : ways.asks) ?? {};
  const open = (Object.keys(bank) as (keyof Questions)[]).filter(
    (what) =>
      !(what === "when" && dated) &&
      !(what === "why" && of.kind === "quarrel" && of.over !== "") &&
      !(what === "where" && of.kind === "loss" && of.lastSeen !== null) &&
      // Whoever says themselves where it was last seen has told what trace there is.
      !(what === "how" && of.kind === "loss" && of.lastSeen !== null && toFace) &&
      violated([asks(what, story.id)], input).length === 0,
  );
  if (open.length === 0) return null;
  const what = random.pick(open);
  const text = worded(input, bank[what], values, random);
  return text === null ? null : { text, acts: [asks(what, story.id)] };
}

/** The answer to what is asked about news, as far as the speaker knows. */
export function ofNews(input: TalkInput, story: Story, what: AskedFor, last: Line, random: Random): Part {
  const { lines, news, when } = talkWords(input);
  const { of } = story;
  // What is over is told as over, whatever was asked about it.
  const end = knowsOff(input.mind, story) ? input.stories.get(story.off!) : undefined;
  if (end && end.of.kind !== "gathering" && of.kind !== "gathering") {
    const [wordings] = [tellings(input, end, last.who)];
    if (wordings.length > 0)
      return { text: fresh(input, wordings, random), acts: [answers(last, "value"), tells({ news: end.id })] };
  }
  const from = "from" in of ? of.from : null;
  const values = { ...valuesOf(input, story, last.who), ...(from !== null && { when: when(input, from) }) };
  const known =
    what === "where" || what === "when" || what === "why" || what === "what"
      ? worded(input, news.answers[what], values, random)
      : null;
  if (known !== null) return { text: known, acts: [answers(last, "value")] };
  const own = story.holder === input.persona.id;
  const reason =
    own && what === "how"
      ? of.kind === "project"
        ? news.ways.project.own
        : lines.stands
      : own && what === "why"
        ? of.kind === "office"
          ? news.answers.whyOffice
          : news.answers.ownWhy
        : own
          ? news.answers.own
          : news.answers.heard;
  return { text: worded(input, reason, values, random) ?? "", acts: [answers(last, own ? "value" : "unknown")] };
}

/** To word of a gathering that is over, or from one who stands there as well. */
export function ofGathering(input: TalkInput, story: Story, last: Line, random: Random): Part | null {
  const event = gatheringOf(story);
  if (event === null) return null;
  const { lines, news } = talkWords(input);
  const part = attends(input.mind, story, input.now);
  if (event.to <= input.now && (part === "guest" || part === "host"))
    return { text: fresh(input, news.wasThere, random), acts: [reacts(last, "agree")] };
  if (event.to <= input.now) return takenOf(input, story, last, random);
  const here = input.world.people.get(input.persona.id)?.spot.place === event.spot.place;
  if (input.now < event.from || !here) return null;
  const host = mentioned(input, event.host, last.who);
  const about = event.host === last.who ? lines.atEvent.filter((one) => !one.includes("{host}")) : lines.atEvent;
  return { text: fill(fresh(input, about, random), { host }), acts: [reacts(last, "delight")] };
}
