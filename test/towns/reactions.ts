/** Whether those who are told news show what it is to them. */
import { concernOf } from "../../src/mind/news/concern.ts";
import { selfOf } from "../../src/mind/self.ts";
import type { TownDefinition } from "../../src/town/file/definition.ts";
import type { EventOf } from "../../src/world/events.ts";
import { type ReactionTo, toldIn } from "../../src/world/speech-acts.ts";
import { foundFor } from "../town/hosts.ts";
import type { TwoDays } from "../town/two-days.ts";

/** What hearing may be answered with, by its sign. */
const shows: Readonly<Record<-1 | 0 | 1, readonly ReactionTo[]>> = {
  [-1]: ["sympathy", "worry", "disagree"],
  0: ["surprise", "doubt", "agree"],
  1: ["delight", "agree", "sympathy"],
};

/** A reaction to news that is no gathering, and which would fit. */
export interface Reaction {
  readonly how: ReactionTo;
  readonly fit: readonly ReactionTo[];
  readonly said: string;
}

/** The reactions of days that were lived, in order. */
export async function reactionsIn({ events, town }: TwoDays, definition: TownDefinition): Promise<Reaction[]> {
  const { state, means } = town;
  const first = await foundFor(definition, "1");
  const lines = events.filter((event): event is EventOf<"line-said"> => event.kind === "line-said");
  return lines.flatMap((line, i): Reaction[] => {
    const id = toldIn(line.acts).at(-1);
    const next = id && lines[i + 1]?.talk === line.talk ? lines[i + 1]! : null;
    const who = next?.who ?? "";
    const how = next?.acts.find((one) => one.act === "react" && one.to === line.line);
    const story = id ? state.stories.get(id)! : null;
    if (!next || !story || how?.act !== "react" || story.of.kind === "gathering") return [];
    const self = selfOf(state.minds.get(who)!, means.town.personas.get(who)!, { ...state, town: means.town });
    const { role } = concernOf(story, self);
    // People come to know one another in those days: what they were at first or what they are now.
    // What is over by now was not when it was told, as far as they knew then.
    const { off: _, ...before } = story;
    const fits = [self.mind.ties, first.state.minds.get(who)!.ties].flatMap((ties) =>
      [before, story].flatMap((one) => {
        const { felt } = concernOf(one, { ...self, mind: { ...self.mind, ties }, now: line.at });
        return shows[Math.sign(felt) as -1 | 0 | 1];
      }),
    );
    return [{ how: how.how, fit: role === null ? fits : ["agree"], said: `${line.text} / ${next.text}` }];
  });
}
