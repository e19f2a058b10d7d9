/** Offline aftermath of a talk: what it was about, who the other is now, and a meeting that was agreed with a time and a place. */
import { clockText, parseClock, timeOfDay } from "../../clock/units.ts";
import type { Random } from "../../world/chance.ts";
import type { Memory } from "../../world/events.ts";
import { firstName, isVisitor } from "../../world/people.ts";
import { type AfterTalkAnswer, type AfterTalkInput, labels } from "../prompts/after-talk.ts";
import { nameOf } from "../tell.ts";

const spokenHours = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** The subjects of a talk in a few words: stories and topics that were touched. */
function touched(input: AfterTalkInput): string[] {
  const subjects = input.said.flatMap((memory) =>
    memory.subjects.filter((subject) => subject.startsWith("topic:")).map((subject) => subject.slice(6)),
  );
  const topics = [...new Set(subjects)].flatMap((key) => {
    const [owner, id] = key.split("/");
    const persona = owner ? input.town.personas.get(owner) : undefined;
    const topic = persona?.topics.find((one) => one.id === id);
    return persona && topic
      ? [`${persona.id === input.persona.id ? "the" : `${firstName(persona.name)}'s`} ${topic.label}`]
      : [];
  });
  const stories = [...new Set(input.said.flatMap((memory) => memory.stories))].flatMap((id) => {
    const story = input.stories.get(id);
    if (!story) return [];
    return [
      story.event ? story.event.name : `what ${firstName(nameOf(input.town, input.world, story.holder))} means to do`,
    ];
  });
  return [...stories, ...topics].slice(0, 3);
}

const list = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(", ")} and ${items.at(-1)}` : (items[0] ?? "");

/** What one side keeps of a talk. */
export function standInAfterTalk(input: AfterTalkInput, random: Random): AfterTalkAnswer {
  const { persona, others, town, world } = input;
  const names = list(others.map((id) => nameOf(town, world, id)));
  const about = touched(input);
  const theirs = input.said.filter((memory) => memory.speaker && memory.speaker !== persona.id);
  const quote = theirs
    .map((memory) => quoted(memory))
    .filter((text) => text.length > 15)
    .at(-1);
  const memory =
    about.length > 0
      ? `${persona.name} and ${names} talked about ${list(about)}`
      : quote
        ? `${persona.name} talked with ${names}, who said, "${quote.slice(0, 160)}"`
        : `${persona.name} had a few words with ${names}`;
  const called = labels(input);
  const whoTheyAre = others.map((other, i) => {
    const stranger = isVisitor(other);
    const manner = random.pick(
      stranger
        ? ["was good company", "was easy to talk to", "had something to say"]
        : ["was in good form", "seemed to have a lot going on", "was worth stopping for", "listened, at least"],
    );
    const kind = input.mind.ties.get(other)?.kind ?? (stranger ? "a visitor" : "somebody met in town");
    const name = nameOf(town, world, other);
    const text = `${name} is ${kind} to ${persona.name}; last time they talked ${about.length > 0 ? `about ${list(about)}` : "a little"}, and ${firstName(name)} ${manner}.`;
    return { who: called[i]!, text };
  });
  return {
    memory,
    whoTheyAre,
    warmer: theirs.length > 2 ? (random.chance(0.3) ? "warmer" : "same") : "same",
    commitments: meeting(input),
  };
}

const quoted = (memory: Memory): string => /"(.*)"$/s.exec(memory.text)?.[1] ?? "";

/** A meeting that one side proposed with a place and a time and the other agreed to. */
function meeting(input: AfterTalkInput): AfterTalkAnswer["commitments"] {
  const proposals = input.said.filter((memory) => memory.speaker !== input.persona.id);
  const agreed = input.said.some(
    (memory) => memory.speaker === input.persona.id && memory.subjects.includes("move:accept"),
  );
  if (!agreed) return [];
  for (const memory of proposals) {
    const text = quoted(memory).toLowerCase();
    const place = [...input.town.map.places.values()].find((one) =>
      [one.name, ...one.aliases].some((name) => name.length > 2 && text.includes(name.toLowerCase())),
    );
    const clock = /\b(\d{1,2}:\d{2})\b/.exec(text)?.[1];
    const hour = /\bat (\w+)(?:\s*(am|pm|o'clock))?/.exec(text);
    const spoken = hour ? (/^\d{1,2}$/.test(hour[1]!) ? Number(hour[1]) : spokenHours.indexOf(hour[1]!) + 1) : 0;
    const at = clock
      ? parseClock(clock)
      : spoken > 0 && spoken <= 24
        ? spoken * 60 + ((hour?.[2] === "pm" || (!hour?.[2] && spoken < 8)) && spoken < 12 ? 720 : 0)
        : null;
    if (!place || at === null) continue;
    if (memory.stories.length > 0) continue;
    const tomorrow = /\btomorrow\b/.test(text) || at <= timeOfDay(input.now);
    const who = nameOf(input.town, input.world, memory.speaker ?? "");
    return [
      {
        what: `meeting ${who}`,
        place: place.id,
        day: tomorrow ? "tomorrow" : "today",
        from: clockText(at as never),
        minutes: 45,
      },
    ];
  }
  return [];
}
