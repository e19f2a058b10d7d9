/** What is said back to somebody in earnest, and all the places in which a trace of their words might be left. */

import { en } from "../../src/language/en.ts";
import type { Message } from "../discord/records.ts";
import type { living } from "./with-living-town.ts";

type Lived = Awaited<ReturnType<typeof living>>;

const comforts: readonly string[] = [...en.serious.comforts, ...en.serious.gently];
/** Whether it is the kind sentence. */
export const isComfort = ({ content }: Pick<Message, "content">) => comforts.includes(content);

/** All that the bot asked of Discord and was stored: the members' own messages are theirs. */
export async function tracesOf({ discord, desk, store, guild, logged }: Lived): Promise<string> {
  const turns = [];
  for (let n = 1; n <= desk.view().turn; n++) turns.push(await store.turn(`guild:${guild.id}`, n));
  return JSON.stringify([discord.requests, turns, await store.load(`guild:${guild.id}`), desk.view(), logged]);
}
