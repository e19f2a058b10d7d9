/** A keeper sets the town in a server: values are explained, roles stay mentions, and quiet hours stand in the status. */
import { expect, test } from "vitest";
import { living } from "../../../../test/discord-town/with-living-town.ts";

test("a value says what it means; a role that is mentioned stays one; quiet hours stand in status", async () => {
  const { discord, kim, general, desk, channelOf } = await living();
  const said = async (command: string, options = {}) => (await kim.slash(general, command, options).reply()).content;

  const role = "<@&123456789012345678>";
  const changed = await said("town settings", { setting: "whisper", value: role });
  expect(changed).toContain(`**whisper**: ${role} `);
  expect(await said("town settings", { setting: "verbosity" })).toContain("`quiet`: only answers to people");

  expect(await said("town status")).not.toContain("Quiet hours");
  expect(await said("town settings", { setting: "quiet-hours", value: "10pm to 7am" })).toContain("22:00-07:00 (UTC)");
  expect(await said("town status")).toContain("Quiet hours from 22:00 to 07:00 (UTC)");

  const boards = () => desk.view().places.map(({ id }) => discord.pinned(channelOf(id))[0]?.content ?? "");
  await discord.waitFor(
    () => boards().every((board) => board.includes("🌙 Quiet hours from 22:00 to 07:00 (UTC)")) || undefined,
  );
  await said("town settings", { setting: "quiet-hours", value: "off" });
  expect(await said("town status")).not.toContain("Quiet hours");
  await discord.waitFor(() => !boards().some((board) => board.includes("Quiet hours")) || undefined);
});

test("a skip past midnight asks with a button, which skips there", async () => {
  const { discord, kim, mia, general, desk, host } = await living();
  const asked = await kim.slash(general, "town skip", { until: "06:30" }).reply();
  expect(asked.content).toMatch(/would skip to \w+ \d+ \w+ 06:30, past midnight/);
  expect(desk.view().day).toBe(1);
  const again = await kim.slash(general, "town skip", { until: "06:30" }).reply();
  const buttonOf = ({ components }: typeof asked) => components.flatMap(({ components = [] }) => components)[0]!;
  const button = buttonOf(asked);
  expect(button.label).toBe("Skip there");
  expect((await kim.press(asked, button.custom_id!).reply()).content).toMatch(/skips to \w+ \d+ \w+ 06:30/);
  await discord.waitFor(() => desk.view().day === 2 || undefined);
  await host.idle();
  expect(desk.view()).toMatchObject({ day: 2, clock: "06:30" });
  expect((await kim.press(again, buttonOf(again).custom_id!).reply()).content).toMatch(
    /does not skip: that was for another day\. It is \w+ \d+ \w+ 06:30 now/,
  );
  expect((await mia.slash(general, "town skip", { until: "07:30" }).reply()).content).toMatch(/keepers|Manage/i);
});
