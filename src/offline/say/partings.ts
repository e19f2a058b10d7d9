/**
 * How people part, offline (issue 3, 7: no closing formula more than once in twenty talks). Talks of the town are numbered; each has two
 * places in the banks of its own, for the first who leaves and for the second, so that the same words do not come back for as many
 * talks. A resident's own words of farewell come in between, as long as nobody has heard them lately.
 */

import { timeOfDay } from "../../clock/units.ts";
import { memoriesWith } from "../../mind/memory/stream.ts";
import { nameOf } from "../../mind/memory/tell.ts";
import { chunkAt } from "../../mind/mind.ts";
import { concernOf } from "../../mind/news/concern.ts";
import { gatheringOf } from "../../mind/persona.ts";
import { callOf } from "../../mind/plan/giving.ts";
import type { TalkInput } from "../../mind/talk/spoken.ts";
import type { Random } from "../../world/chance.ts";
import { does, type SpeechAct, toldIn } from "../../world/speech-acts.ts";
import { fill } from "./fill.ts";
import { calledBy, capital, fresh } from "./spoken.ts";
import { talkWords } from "./words.ts";

/** How many talks of the town one's own words of farewell rest. */
const RESTS = 20;

/** The number of a talk in the town, from the id of a line or of the talk: "talk-12/3" is of the twelfth. */
const numberOf = (id: string): number => Number(/(?<!\d)(\d{1,15})(?:\/\d{1,15})?$/.exec(id)?.[1] ?? 0);

/** Whether an act is a yes to a meeting. */
const agreesToMeet = (one: SpeechAct): boolean =>
  one.act === "reply" && one.answer === "yes" && "what" in one.to && one.to.what.kind === "meet";

/** A word of parting. */
export function parting(input: TalkInput, random: Random): string {
  const { persona, mind, now } = input;
  const { lines } = talkWords(input);
  const event = callingEvent(input);
  // Whoever has to go to what they give says so, not what they were at until now.
  if (event !== null) return capital(fill(fresh(input, lines.partingsCalled, random), { event }));
  // Straight after news anything else is abrupt.
  const told = lastTold(input);
  if (told) return capital(fresh(input, lines.partingsTold[told], random));
  const talk = numberOf(input.lines[0]?.id ?? "");
  const doing = nextDoing(input) ?? "";
  const values = { name: calledBy(input, input.others[0] ?? ""), doing };
  const own = persona.speech.farewells.filter(
    (wording) => isTheirs(input, wording) && !saidLately(input, wording, talk),
  );
  if (own.length > 0 && random.chance(0.35)) return fill(random.pick(own), values);
  const left = input.lines.some((line) => does(line.acts, "farewell") && line.who !== persona.id);
  const slot = (talk * 2 + (left ? 1 : 0)) % lines.partings.length;
  const t = timeOfDay(now);
  const promised = mind.commitments.filter((one) => one.story !== null && one.from !== null && one.from > now);
  const when = lines.partingsWhen;
  const holds: Readonly<Record<keyof typeof when, boolean>> = {
    doing: doing !== "",
    night: t >= 21 * 60 || t < 240,
    evening: t >= 17 * 60 && t < 21 * 60,
    morning: t >= 300 && t < 600,
    meeting: input.lines.some(({ acts }) => acts.some(agreesToMeet)),
    event: promised.some((one) => input.lines.some(({ stories }) => stories.includes(one.story!))),
  };
  // Even places of the list are for what comes next, odd ones for the hour and what was agreed; each wording has one place only.
  const half = Math.floor(slot / 2);
  const odd = (["night", "evening", "morning", "meeting", "event"] as const).flatMap((kind) =>
    when[kind].map((wording) => ({ kind, wording })),
  )[half];
  const even = { kind: "doing" as const, wording: when.doing[half] };
  const special = slot % 2 === 0 ? even : odd;
  const said =
    special?.wording !== undefined && holds[special.kind] && random.chance(0.8)
      ? special.wording
      : lines.partings[slot]!;
  // Of three who part, the last has the second's place in the banks.
  const heard = input.lines.some((line) => line.text.includes(fill(said, values)));
  return capital(fill(heard ? fresh(input, lines.partings, random) : said, values));
}

/** How it is to have heard the news that was last told to the speaker and is no gathering; null where none was. */
function lastTold(input: TalkInput): "good" | "bad" | "plain" | null {
  const { lines, persona, stories } = input;
  const last = lines.findLast(({ who }) => who !== persona.id);
  const [story] = toldIn(last?.acts ?? [])
    .flatMap((id) => stories.get(id) ?? [])
    .filter((one) => !gatheringOf(one));
  if (!story) return null;
  const { felt, grave } = concernOf(story, input);
  return felt < 0 || grave ? "bad" : felt > 0 ? "good" : "plain";
}

/** What calls the speaker away as its host, by name, when it may be named; null where nothing does. */
function callingEvent(input: TalkInput): string | null {
  const story = input.stories.get(callOf(input.mind, input)?.story ?? "");
  return story && !story.secret ? (gatheringOf(story)?.name ?? null) : null;
}

/** Whether a word of farewell ends as nobody else's does: what everybody says is heard too often. */
function isTheirs(input: TalkInput, wording: string): boolean {
  const { sentenceEnd } = talkWords(input);
  const end = (text: string) => text.split(sentenceEnd).at(-1)?.toLowerCase();
  return ![...input.town.personas.values()].some(
    (other) => other.id !== input.persona.id && other.speech.farewells.some((theirs) => end(theirs) === end(wording)),
  );
}

/** Whether the resident parted so in one of the town's last talks, or in this one. */
function saidLately(input: TalkInput, wording: string, talk: number): boolean {
  const core = wording.replace(/\{name\}/g, "").trim();
  const { stream } = input.mind;
  return (
    input.lines.some((line) => line.text.includes(core)) ||
    memoriesWith(stream, { speaker: input.persona.id }, stream.length - 400).some(
      (memory) => numberOf(memory.scene ?? "") > talk - RESTS && memory.text.includes(core),
    )
  );
}

/** What the plan has the speaker do now, in their own mouth, when it may be named: what an inner voice set going is nobody's business. */
function nextDoing(input: TalkInput): string | null {
  const { inOwnWords, worthTelling } = talkWords(input);
  const chunk = chunkAt(input.mind.plan, input.now);
  const doing = inOwnWords(chunk?.doing ?? "");
  const told = chunk && !["routine", "errand", "meal"].includes(chunk.kind) && worthTelling(doing);
  const withThem = input.others.some((other) => chunk?.doing.includes(nameOf(input.town, input.world, other)));
  const saidIt = input.lines.some((line) => line.who === input.persona.id && line.text.includes(doing));
  return told && !withThem && !saidIt && !/[,，]/.test(doing) ? doing : null;
}
