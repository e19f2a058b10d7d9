/** In towns written to be read by strangers (`sheet.ts`): how news is taken fits, and nobody speaks of themselves, or to somebody of them, as of others. */
import { describe, expect, it } from "vitest";
import { knowsOff } from "../../src/mind/news/stories.ts";
import type { EventOf } from "../../src/world/events.ts";
import { toldIn } from "../../src/world/speech-acts.ts";
import { offline } from "../town/living.ts";
import { type TwoDays, twoDays } from "../town/two-days.ts";
import { brickfen } from "./brickfen.ts";
import { reactionsIn } from "./reactions.ts";
import { saltWell } from "./salt-well.ts";

const lines = ({ events }: TwoDays) =>
  events.filter((event): event is EventOf<"line-said"> => event.kind === "line-said");

/** Whether a text speaks of somebody by name, and does not only call or greet them. */
const calls = (text: string, name: string): boolean =>
  new RegExp(`${name}(?:.s)? ?(?:has|came|went|found|was|and|needn|去|来|帮|替|在|不用)`, "u").test(text);

/** Who is named in the end of news though they speak it or hear it: whoever helped, whoever has back what they were missing. */
const named = (days: TwoDays, called: ReadonlyMap<string, string>): string[] =>
  lines(days).flatMap(({ who, to, text, acts }) =>
    toldIn(acts).flatMap((id) => {
      const { of, first } = days.town.state.stories.get(id)!;
      const part = [of.kind === "need" ? of.by : undefined, first?.who];
      return part.some((one) => one && (one === who || to?.includes(one)) && calls(text, called.get(one)!))
        ? [`${who}: ${text}`]
        : [];
    }),
  );

describe.each([
  ["en", brickfen, "1"],
  ["en", brickfen, "2"],
  ["zh-CN", saltWell, "1"],
  ["zh-CN", saltWell, "2"],
] as const)("a town that strangers read of (%s)", (language, written, seed) => {
  it(`takes news as one would (seed ${seed})`, async () => {
    const definition = written();
    /** What they are called in what goes round: "Ned", "桂生". */
    const called = new Map(
      definition.personas.map(({ id, name }) => [id, language === "en" ? name.split(" ")[0]! : name.slice(1)]),
    );
    const days = await twoDays(definition, offline, seed);
    const { stories, minds } = days.town.state;
    const reactions = await reactionsIn(days, definition);
    for (const { how, fit, said } of reactions) expect(fit, said).toContain(how);
    expect(reactions.length).toBeGreaterThan(10);
    expect(named(days, called)).toEqual([]);
    for (const { text, acts } of lines(days)) expect(new Set(toldIn(acts)).size, text).toBe(toldIn(acts).length);
    // Whoever helped knows that it is taken care of.
    for (const story of stories.values()) {
      const over = story.off === undefined ? undefined : stories.get(story.off);
      if (over?.of.kind === "need" && over.of.by !== undefined)
        expect(knowsOff(minds.get(over.of.by)!, story), story.memory).toBe(true);
    }
  });
});
