/** A member is shown what was said where they may read, and of themselves all: asked by one whose role cannot see a channel. */
import { PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import type { Member as Person } from "../../../test/discord/test-discord.ts";
import { wellBehaved } from "../../../test/discord-town/with-discord.ts";
import { living } from "../../../test/discord-town/with-living-town.ts";

test("what was said in a channel that a role cannot see is shown to nobody of that role, in any view", async () => {
  const { discord, desk, guild, mia, kim, general, channelOf, until, stage } = await living();
  const open = () =>
    desk
      .view()
      .people.find(
        (one) =>
          one.kind === "resident" &&
          !one.asleep &&
          !one.walk &&
          !desk.view().places.find(({ id }) => id === one.place)?.home,
      );
  await until(() => open() !== undefined);
  const { place, name } = open()!;
  const channel = channelOf(place);
  const noa = discord.addMember(guild.id, { name: "Noa", permissions: PermissionFlagsBits.ChangeNickname });
  const roleOf = discord.guild(guild.id).roles.find((role) => role.name === "Noa's role")!;
  discord.denyRoleInChannel(channel, roleOf.id, PermissionFlagsBits.ViewChannel);

  mia.say(channel, `${name.split(" ")[0]}, I am a xylographer and my sister bakes bread.`);
  await discord.waitForMessage(
    channel,
    (message) => message.author.username === name && message.webhook_id !== undefined,
  );
  const now = desk.view().now;
  await until(() => desk.view().now >= now + 60);
  await stage.idle();

  const asks: readonly (readonly [string, Record<string, string>])[] = [
    ["resident memories", { resident: name, about: "somebody who bakes bread" }],
    ["resident memories", { resident: name }],
    ["resident mind", { resident: name }],
    ["resident who", { resident: name }],
    ["resident people", { resident: name }],
    ["resident plan", { resident: name }],
    ["place", { place }],
    ["relations", { resident: name }],
    ["news", {}],
    ["look", {}],
    ["map", {}],
    ["relations", {}],
    ["event list", {}],
    ["town status", {}],
    ["interview", { resident: name, question: "Who told you about somebody who bakes bread?" }],
  ];
  const told = async (who: Person, [command, options]: (typeof asks)[number]) =>
    (await who.slash(general, command, options).reply()).content;
  const secret = /xylograph|sister|\bMia\b/;
  for (const ask of asks) expect(await told(noa, ask), ask[0]).not.toMatch(secret);
  // Who may read there is shown it, and she herself everything.
  expect(await told(kim, asks[0]!)).toMatch(secret);
  expect(await told(mia, asks[0]!)).toMatch(secret);
  expect(await told(kim, asks.at(-1)!)).toMatch(secret);

  // What she says where everybody reads is shown to everybody.
  discord.denyRoleInChannel(channel, roleOf.id, 0n);
  await expect.poll(() => told(noa, asks[0]!)).toMatch(secret);

  // Who may see a channel and not what was said there before reads as little.
  discord.denyRoleInChannel(channel, roleOf.id, PermissionFlagsBits.ReadMessageHistory);
  await expect.poll(() => told(noa, asks[0]!)).not.toMatch(secret);
  wellBehaved(discord);
});
