/** `/news` in a town that lives (issue 4, point 6): what happened since one was last here, and what is kept for it. */
import { expect, test } from "vitest";
import { wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { living } from "../../../../test/discord-town/with-living-town.ts";

test("the news since one was last here, for nobody else, and forgotten with whoever asked", async () => {
  const { discord, mia, kim, guild, general, desk, store, until } = await living();
  const news = async () => {
    const asked = mia.slash(general, "news");
    const { content } = await asked.reply();
    expect(asked.ephemeral).toBe(true);
    return content;
  };
  const kept = () => store.read(`news/guild:${guild.id}`);
  expect(await news()).toMatch(/^\*\*The last day in Pellow Cove\*\*\n/);
  // Nothing is kept of who only looks.
  expect(await kept()).toBeNull();

  await mia.slash(general, "visit", { about: "photographs puffins" }).reply();
  await until(() => desk.view().clock >= "07:30");
  await mia.slash(general, "leave").reply();
  const left = desk.view().clock;
  expect(await news()).toContain(`since you were last here** (Friday 21 June ${left})\nNothing worth telling`);
  await kim.slash(general, "town skip", { until: "13:00" }).reply();
  await until(() => desk.view().clock >= "13:00");
  const told = await news();
  expect(told).toMatch(/^\*\*Pellow Cove since you were last here\*\* \(Friday 21 June 0[78]:/);
  expect(told).toMatch(/- \d\d:\d\d .*the lantern supper/);
  expect(told).toMatch(/\*\*Still to come\*\*\n(?:- .*\n)*- \*\*the lantern supper\*\*, given by Nessa Trewin/);
  expect(told).toMatch(/\nNow, at 13:\d\d, most is going on at /);
  const hours = told.split("**Still")[0]!.match(/(?<=^- )\d\d:\d\d/gm) ?? [];
  expect(hours).toEqual([...hours].sort());
  // What was told is not told again.
  expect(await news()).not.toContain("went round");

  expect(JSON.stringify(await kept())).toContain(mia.id);
  await mia.slash(general, "privacy forget", { confirm: "yes" }).reply();
  expect(JSON.stringify(await kept())).not.toContain(mia.id);
  expect(await news()).toContain("The last day in Pellow Cove");
  await mia.slash(general, "visit", { about: "photographs puffins" }).reply();
  await news();
  expect(await kept()).not.toBeNull();
  await kim.slash(general, "town remove", { confirm: "yes" }).reply();
  await expect.poll(kept).toBeNull();
  wellBehaved(discord);
});
