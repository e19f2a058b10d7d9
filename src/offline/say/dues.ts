/** What news calls for towards the one a resident talks to, offline: a word on it, an offer to help, an apology; and what the other says to it. */

import { actsOf } from "../../mind/memory/episode.ts";
import { memoriesWith } from "../../mind/memory/stream.ts";
import { partsOf } from "../../mind/news/concern.ts";
import { duesTo, isReady, isWordOn } from "../../mind/news/dues.ts";
import type { MatterOf } from "../../mind/news/kind.ts";
import type { Story } from "../../mind/persona.ts";
import { hourToHelp } from "../../mind/plan/free.ts";
import type { Self } from "../../mind/self.ts";
import { helpFor, LASTS } from "../../mind/talk/offers.ts";
import type { TalkInput } from "../../mind/talk/spoken.ts";
import type { Random } from "../../world/chance.ts";
import type { Line } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { does as isIn, type SpeechAct } from "../../world/speech-acts.ts";
import { fill } from "./fill.ts";
import { comesBack } from "./news.ts";
import { capital, fresh, isKin, mentioned, type Part, reacts, tells, warmthTo } from "./spoken.ts";
import { talkWords } from "./words.ts";

/** A quarrel of somebody with another that is not made up, as far as they know. */
function quarrelWith({ mind, stories }: Self, other: PersonId): (Story & { of: MatterOf<"quarrel"> }) | null {
  for (const story of stories.values()) {
    const { of } = story;
    if (of.kind !== "quarrel" || !of.two.includes(mind.id) || !of.two.includes(other)) continue;
    if (story.ends === undefined && story.off === undefined) return { ...story, of };
  }
  return null;
}

/** What is due to whom one talks to, the first of it; of some news only, where that is given; null where nothing is. */
export function due(input: TalkInput, other: PersonId, random: Random, only: string | null = null): Part | null {
  const { news, when } = talkWords(input);
  const { dues } = news;
  const said = input.lines.filter(({ who }) => who === input.persona.id).flatMap(({ acts }) => acts);
  const part = (bank: readonly string[], values: Readonly<Record<string, string>>, one: SpeechAct): Part => ({
    text: capital(fill(fresh(input, bank, random), values)),
    acts: [one],
    weighty: true,
  });
  for (const { story, does } of duesTo(input, other)) {
    if (only !== null && story.id !== only) continue;
    const { of } = story;
    if (does === "word" && !said.some((one) => isWordOn(one, story))) {
      const [opinion] = [tells({ opinion: story.id })];
      if (of.kind === "quarrel") {
        const who = of.two.find((one) => one !== other)!;
        const bank = isKin(input, other)
          ? dues.peaceKin
          : (warmthTo(input, who) ?? 0) >= 1
            ? [...dues.peace, ...dues.peaceBoth]
            : dues.peace;
        return part(bank, { who: mentioned(input, who, other), over: of.over }, opinion);
      }
      if (of.kind === "change") {
        const welcome = comesBack(input, story) ? dues.welcomeBack : dues.welcome;
        return part(of.change === "comes" ? welcome : dues.farewell, {}, opinion);
      }
    }
    if (
      does === "make-up" &&
      !input.lines.some(({ acts }) => acts.some(({ act }) => act === "apologise")) &&
      of.kind === "quarrel"
    )
      return part(dues.sorry, { over: of.over }, { act: "apologise" });
    const help = helpFor(story, input.town);
    if (does !== "offer" || help?.who !== other || said.some(({ act }) => act === "propose")) continue;
    const from = hourToHelp(input, help.place, LASTS.help);
    if (from === null) continue;
    const told = input.lines.some((line) => line.who === other && line.stories.includes(story.id));
    const what = "what" in of ? (of.what ?? null) : null;
    return part(
      of.kind === "project" ? (what === null ? dues.joinIn : dues.joinInOn) : told ? dues.offerTold : dues.offer,
      { when: when(input, from), what: what ?? "" },
      { act: "propose", proposal: null, what: { kind: "help", news: story.id, from } },
    );
  }
  return null;
}

/** A word of thanks to whoever came and helped, once. */
export function thanking(input: TalkInput, other: PersonId, random: Random): Part | null {
  const { mind, stories } = input;
  const helped = memoriesWith(mind.stream, { subject: other }).findLast(
    ({ episode }) => episode?.kind === "helped" && episode.with.includes(other),
  );
  const of = helped?.stories
    .map((id) => stories.get(id)?.of)
    .find((one) => one?.kind === "need" || one?.kind === "project");
  if (!helped || !of) return null;
  const thanked = [
    ...input.lines.filter(({ who }) => who === mind.id).map(({ acts }) => acts),
    ...memoriesWith(mind.stream, { speaker: mind.id, subject: other })
      .filter(({ created }) => created >= helped.created)
      .map(actsOf),
  ].some((acts) => acts.some(({ act }) => act === "thank"));
  return thanked
    ? null
    : { text: fresh(input, talkWords(input).news.dues.thanks, random), acts: [{ act: "thank" }], weighty: true };
}

/** What a line may do beside its thanks that is answered first. */
const OBLIGES: ReadonlySet<SpeechAct["act"]> = new Set(["ask", "propose", "tell", "warn", "confide"]);

/** The answer to a word on one's own news, and to an apology; null where it was neither. */
export function toWord(input: TalkInput, last: Line, random: Random): Part | null {
  const { dues } = talkWords(input).news;
  const say = (bank: readonly string[], one: SpeechAct, values: Readonly<Record<string, string>> = {}): Part => ({
    text: capital(fill(fresh(input, bank, random), values)),
    acts: [one],
  });
  if (last.acts.some(({ act }) => act === "apologise")) {
    const between = quarrelWith(input, last.who);
    return between && !isReady(input, between, last.who)
      ? say(dues.notYet, reacts(last, "disagree"), { over: between.of.over })
      : say(dues.forgives, { act: "forgive" });
  }
  const helped = memoriesWith(input.mind.stream, { subject: last.who }).some(
    ({ episode }) => episode?.kind === "kept" && episode.to && "what" in episode.to && episode.to.what.kind === "help",
  );
  if (helped && isIn(last.acts, "thank") && !last.acts.some(({ act }) => OBLIGES.has(act)))
    return say(dues.thanked, reacts(last, "delight"));
  for (const story of input.stories.values()) {
    if (!last.acts.some((one) => isWordOn(one, story)) || !partsOf(story).some(([who]) => who === input.persona.id))
      continue;
    const { of } = story;
    if (of.kind === "change") return say(of.change === "comes" ? dues.welcomed : dues.seenOff, { act: "thank" });
    if (of.kind !== "quarrel") continue;
    const other = of.two.find((who) => who !== input.persona.id)!;
    const willing = isReady(input, story, other);
    return say(willing ? dues.willing : dues.unwilling, reacts(last, willing ? "agree" : "disagree"), {
      who: mentioned(input, other, last.who),
    });
  }
  return null;
}
