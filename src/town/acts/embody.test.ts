/** A member lives as a resident: what they say is said whether or not anybody hears, and remembered as the resident's own words. */
import { describe, expect, it } from "vitest";
import { marlEnd } from "../../../test/town/marl-end.ts";
import { TriedTown } from "../../../test/town/tried-town.ts";

const mia = { name: "Mia" };
const kim = { name: "Kim" };

describe.each([
  [
    "en",
    "I put the blue key under the mat.",
    "Ben, the soup is salty today.",
    "What did you say to Ben?",
    [
      "What did you say about the soup?",
      "Is the soup salty today?",
      "Did you mention soup?",
      "What did you say today?",
    ],
    /soup is salty/,
    "Ben, shall we meet at The Green at six?",
  ],
  [
    "zh-CN",
    "我把蓝钥匙放在垫子下面了。",
    "欧本，今天的汤我觉得有点咸，下回少放点盐吧。",
    "你对欧本说了什么？",
    ["你刚才说汤怎么了？", "你今天说了什么？"],
    /有点咸/,
    "欧本，晚上六点在村中草地见面好吗？",
  ],
] as const)("living as a resident (%s)", (language, alone, words, question, others, answer, meet) => {
  it("says also what nobody hears, and remembers it", async () => {
    const town = await (await TriedTown.found(marlEnd(language))).until(0, "07:30");
    await town.embodies(mia, town.town.state.world.people.get("ada")!.name);
    expect(await town.tell(mia, "cottage", alone)).toEqual([{ who: "ada", text: alone }]);
    await town.town.tick();
    expect(town.remembers(town.town.state.world.people.get("ada")!.name).some((text) => text.includes(alone))).toBe(
      true,
    );
  });

  it("can be asked what was said, at once and later", async () => {
    const town = await (await TriedTown.found(marlEnd(language))).until(0, "12:30");
    const area = (who: string) => town.town.state.world.people.get(who)!.spot.area;
    await town.while(() => area("ada") !== "kitchen" || area("ben") !== "kitchen");
    const { people } = town.town.state.world;
    const [ada, ben] = [people.get("ada")!.name, people.get("ben")!.name];
    await town.embodies(mia, ada);
    const heard = await town.tell(mia, "cottage", words);
    expect(heard[0]).toEqual({ who: "ada", text: words });
    expect(heard[1]?.who).toBe("ben");
    await town.releases(mia);
    expect(await town.ask(kim, ada, question)).toMatch(answer);
    for (const other of others) expect(await town.interview(ada, other), other).toMatch(answer);
    expect(await town.interview(ben, language === "en" ? "What did Ada say to you?" : "范雅达跟你说了什么？")).toMatch(
      answer,
    );
  });

  it("proposes as the resident, and what is taken up binds them both", async () => {
    const town = await (await TriedTown.found(marlEnd(language), "2")).until(0, "12:30");
    const { minds, world } = town.town.state;
    const area = (who: string) => town.town.state.world.people.get(who)!.spot.area;
    await town.while(() => area("ada") !== "kitchen" || area("ben") !== "kitchen");
    await town.embodies(mia, world.people.get("ada")!.name);
    expect(minds.get("ada")!.commitments).toEqual([]);
    const before = town.events.length;
    await town.tell(mia, "cottage", meet);
    const acts = town.events.slice(before).flatMap((event) => (event.kind === "line-said" ? event.acts : []));
    const what = { kind: "meet", place: "green", from: 18 * 60 };
    expect(acts[0]).toMatchObject({ act: "propose", what });
    expect(acts).toContainEqual({ act: "reply", to: expect.objectContaining({ by: "ada", what }), answer: "yes" });
    await town.town.tick();
    for (const who of ["ada", "ben"])
      expect(town.town.state.minds.get(who)!.commitments).toMatchObject([{ spot: { place: "green" }, from: 18 * 60 }]);
  });
});
