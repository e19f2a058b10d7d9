/** What can be wrong at the start, and the sentence it ends in. */
import { GatewayIntentBits } from "discord.js";
import { expect, test } from "vitest";
import { founded, server, stageOn, wellBehaved } from "../../../test/discord-town/with-discord.ts";
import { UserError } from "../../world/user-error.ts";

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test("the invite link asks for what the town needs", async () => {
  const { discord, towns, store } = await server();
  const { stage } = await stageOn(discord, towns, store);
  expect(stage.inviteUrl).toBe(
    `https://discord.com/oauth2/authorize?client_id=${discord.applicationId}&permissions=2269718954503248&integration_type=0&scope=bot+applications.commands`,
  );
  expect(stage.listening).toBe(true);
  expect(discord.gateway.seen.intents).toBe(34337);
});

test("a wrong token", async () => {
  const { discord, towns, store } = await server();
  const error = await failure(stageOn({ api: discord.api, token: "wrong" }, towns, store));
  expect(error).toBeInstanceOf(UserError);
  expect(error).toMatchObject({ code: "wrong-token", message: expect.stringContaining("Reset Token") });
});

test("a Discord that is not there", async () => {
  const { discord, towns, store } = await server();
  const error = await failure(stageOn({ api: "http://127.0.0.1:9/api", token: discord.token }, towns, store));
  expect(error).toMatchObject({ code: "no-discord", message: expect.stringContaining("http://127.0.0.1:9/api") });
});

test("without the message-content intent: said once, and members speak by mention, button and command", async () => {
  const { discord, town, cafe, mia, stage, logged } = await founded(
    {},
    { disallowedIntents: GatewayIntentBits.MessageContent },
  );
  expect(stage.listening).toBe(false);
  expect(logged.filter((line) => line.includes("Message Content Intent"))).toHaveLength(1);
  mia.say(cafe, "Nobody hears this.");
  mia.say(cafe, `<@${discord.applicationId}> Good morning!`);
  await discord.waitForMessage(cafe, (message) => message.content === "You said: Good morning!");
  const board = discord.pinned(cafe)[0]!;
  expect(board.content).toContain("Use /say");
  const pressed = mia.press(board, "run|say||");
  await pressed.waitForModal();
  await mia.submitModal(pressed, { text: "By the button." }).followup();
  expect(town.done.filter((one) => one.startsWith("say"))).toEqual([
    "say hobbs-cafe Good morning!",
    "say hobbs-cafe By the button.",
  ]);
  wellBehaved(discord);
});
