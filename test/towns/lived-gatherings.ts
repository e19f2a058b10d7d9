/** What became of a town's gatherings and news in two days: who heard of them and from whom, who accepted and who was there. */
import { attends } from "../../src/mind/news/stories.ts";
import type { Story } from "../../src/mind/persona.ts";
import { gather, gathered, knowing } from "../../src/town/looking/measures.ts";
import type { TownEvent } from "../../src/world/events.ts";
import { toldIn } from "../../src/world/speech-acts.ts";
import type { TwoDays } from "../town/two-days.ts";

/** One gathering. */
export interface LivedGathering {
  readonly name: string;
  readonly residents: number;
  /** Beside the host. */
  readonly known: number;
  readonly accepted: number;
  readonly attended: number;
  /** What ought not to be: told, known or answered without having been heard. */
  readonly wrong: readonly string[];
}

/** How word of a story went from one to the next, in order. */
function wordOf(story: Story, events: readonly TownEvent[]): { accepted: Set<string>; wrong: string[] } {
  const { id, holder } = story;
  const heard = new Set([holder]);
  const telling = new Set<string>();
  const accepted = new Set<string>();
  const wrong: string[] = [];
  for (const event of events) {
    const who = event.who ?? "";
    const has = heard.has(who);
    if (event.kind === "line-said" && toldIn(event.acts).includes(id)) {
      if (!has) wrong.push(`${who} tells what they have not heard: ${event.text}`);
      telling.add(event.line);
    } else if (event.kind === "memory-kept" && event.memory.stories.includes(id) && !has) {
      const { source, text } = event.memory;
      if (source.how !== "heard" || !telling.has(source.line)) wrong.push(`${who} knows it, untold: ${text}`);
      heard.add(who);
    } else if (event.kind === "invitation-answered" && event.story === id) {
      if (!has) wrong.push(`${who} ${event.answer} what they have not heard`);
      accepted[event.answer === "accepted" ? "add" : "delete"](who);
    }
  }
  return { accepted, wrong };
}

/** How many have heard of each piece of other news, beside its holder, and what ought not to be. */
export const livedNews = ({ events, town }: TwoDays): { id: string; known: number; wrong: readonly string[] }[] =>
  town.definition.stories.flatMap((story) =>
    story.of.kind === "gathering"
      ? []
      : [{ id: story.id, known: knowing(gather(events), story).size - 1, wrong: wordOf(story, events).wrong }],
  );

/** The gatherings of a town, in its order. */
export function livedGatherings({ events, town }: TwoDays): LivedGathering[] {
  const { personas, stories } = town.definition;
  return stories.flatMap((story) => {
    if (story.of.kind !== "gathering") return [];
    const there = gathered(story, town.definition.map);
    for (const event of events) there.take(event);
    const others = (some: ReadonlySet<string>) => [...some].filter((who) => who !== story.holder).length;
    const { accepted, wrong } = wordOf(story, events);
    const came = there.came(gather(events), town.state.now);
    for (const who of came)
      if (attends(town.state.minds.get(who)!, story, town.state.now) === "absent")
        wrong.push(`${who} came and thinks they did not`);
    for (const who of accepted)
      if (attends(town.state.minds.get(who)!, story, story.of.from) !== "guest")
        wrong.push(`${who} agreed to come and does not know it`);
    return [
      {
        name: story.of.name,
        residents: personas.length,
        known: others(knowing(gather(events), story)),
        accepted: others(accepted),
        attended: others(came),
        wrong,
      },
    ];
  });
}
