/** A keeper sets the town in a server: values are explained, roles stay mentions, and quiet hours stand in the status. */
import { expect, test } from "vitest";
import { living } from "./test-town/with-living-town.ts";

test("a value says what it means; a role that is mentioned stays one; quiet hours stand in status", async () => {
  const { kim, general } = await living();
  const said = async (command: string, options = {}) => (await kim.slash(general, command, options).reply()).content;

  const role = "<@&123456789012345678>";
  const changed = await said("town settings", { setting: "whisper", value: role });
  expect(changed).toContain(`**whisper**: ${role} `);
  expect(await said("town settings", { setting: "verbosity" })).toContain("`quiet`: only answers to people");

  expect(await said("town status")).not.toContain("Quiet hours");
  expect(await said("town settings", { setting: "quiet-hours", value: "10pm to 7am" })).toContain("22:00-07:00 (UTC)");
  expect(await said("town status")).toContain("Quiet hours from 22:00 to 07:00 (UTC)");
});
