/** A visit to a place of a town that nobody here wrote, as a test types it. */
import { minutes } from "../../src/clock/units.ts";
import { Town } from "../../src/town/town.ts";
import type { PlaceId } from "../../src/world/places.ts";
import { townOf } from "./invented-town.ts";
import type { TalkLanguage } from "./lines.ts";
import { deskOf, ground, livedUntil } from "./scene.ts";

const robin = { id: "robin", name: "Robin", keeper: false };

/** Robin comes to a place of a town at a minute of its first day. What `says` gives is what is said to them, by `who` alone where that is given; `does` is an act. */
export async function visit(id: string, language: TalkLanguage, place: string, at: number) {
  const town = await Town.found({ ...ground(await townOf(id, language)), store: null }, "1", 5);
  await town.commit("switch", (state) => ({ state: { ...state, opened: true }, events: [] }));
  await livedUntil(town, minutes(at));
  const desk = deskOf(town);
  let typed = 0;
  const come = (to = place) => desk.visit(robin, { place: to as PlaceId });
  await come();
  const says = async (text: string, who?: string): Promise<string> => {
    const heard: string[] = [];
    const stop = town.watch(({ events }) => {
      for (const event of events)
        if (event.kind === "line-said" && event.to.some((one) => one.includes("robin")) && (!who || event.who === who))
          heard.push(event.text);
    });
    await desk.say(robin, place as PlaceId, text, null, `typed-${++typed}`);
    await town.answersGiven(place as PlaceId);
    await town.idle();
    stop();
    return heard.join("\n");
  };
  const does = (act: string) => desk.act(robin, place as PlaceId, act, `typed-${++typed}`);
  return { town, says, does, come };
}
