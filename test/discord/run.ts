// Run it: a test Discord with one town and one keeper, for a person who wants to try the bot without Discord.
//   npx tsx test/discord/run.ts [port]
// then start the bot with the printed DISCORD_API and DISCORD_TOKEN, and drive it with curl (see `control.ts`).

import { PermissionFlagsBits } from "discord.js";
import { control } from "./control.ts";
import type { Member } from "./member.ts";
import { startTestDiscord } from "./test-discord.ts";

let keeper: Member | undefined;
const discord = await startTestDiscord({
  port: Number(process.argv[2] ?? 0),
  sideDoor: (running) =>
    control(running, () => {
      if (!keeper) throw new Error("not ready yet");
      return keeper;
    }),
});
const guild = discord.addGuild({ name: "Test town" });
keeper = discord.addMember(guild.id, { name: "Keeper", permissions: PermissionFlagsBits.ManageGuild });

process.stdout.write(`DISCORD_API=${discord.api}
DISCORD_TOKEN=${discord.token}
DISCORD_APPLICATION_ID=${discord.applicationId}
GUILD_ID=${guild.id}

curl -s ${discord.origin}/control/channels
curl -s ${discord.origin}/control/say -d '{"channel":"general","text":"Hello!"}'
curl -s ${discord.origin}/control/slash -d '{"channel":"general","command":"town found","options":{}}'
curl -s '${discord.origin}/control/messages?channel=general'
`);

process.once("SIGINT", () => void discord.close().then(() => process.exit(0)));
process.once("SIGTERM", () => void discord.close().then(() => process.exit(0)));
