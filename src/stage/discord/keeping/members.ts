/** Who of a server is called as somebody in its town would be: residents are nobody real, and no visitor is somebody else. */
import type { Guild, GuildMember } from "discord.js";
import { lookAlike } from "../../../language/look-alike.ts";
import type { GuildPorts } from "../guild-town.ts";

/** The most that Discord finds at once. */
const MOST_FOUND = 1000;

/** Those of some names that a reader would take for a member's, in the server or at Discord; `but`: members who are not asked about. */
export async function namesOfMembers(
  guild: Guild,
  calls: Pick<GuildPorts["calls"], "turn">,
  names: readonly string[],
  but: (member: GuildMember) => boolean,
): Promise<readonly string[]> {
  const isTheirs = (member: GuildMember, name: string) =>
    !but(member) &&
    [member.nickname, member.user.globalName, member.user.username].some((one) => one && lookAlike(one, name));
  // Discord finds who begins so; members it does not find, or when it does not look, are known by what they wrote.
  const queries = new Set(names.flatMap((name) => name.split(" ")[0] || []));
  const search = async (query: string) => {
    await calls.turn();
    return guild.members.search({ query, limit: MOST_FOUND }).catch(() => guild.members.cache);
  };
  const found = [guild.members.cache, ...(await Promise.all([...queries].map(search)))];
  return names.filter((name) => found.some((members) => members.some((member) => isTheirs(member, name))));
}
