/** The message whose menu somebody used, as the town's: who said it, which lines it shows, and what can be done about it. */
import type { Message } from "discord.js";
import { languageOf } from "../../language/language.ts";
import type { Pointed } from "../../town/command.ts";
import type { PersonView } from "../../town/desk.ts";
import { UserError } from "../../world/user-error.ts";
import type { GuildTown } from "./guild-town.ts";
import { personaNames } from "./persona-name.ts";
import { plain } from "./script.ts";

/** What Discord tells of the message itself; after a form it tells nothing any more. */
export type ShownMessage = Pick<Message, "webhookId" | "applicationId" | "author">;

/** Which message it is, and what pointing at it needs. */
export interface PointedPorts {
  readonly town: GuildTown;
  readonly application: string;
  readonly now: () => number;
  readonly channel: string;
  readonly message: string;
  readonly shown: ShownMessage | null;
}

/** The message as the town's, or null when it is nobody's of the town. */
export async function pointedAt(ports: PointedPorts): Promise<Pointed | null> {
  const { town, channel, message } = ports;
  const { state, desk, outbox } = town;
  const place = state.placeOf(channel);
  if (!place) return null;
  const { language, people } = desk.view();
  const said = await outbox.saidIn(place, message);
  const who = said?.who ?? speakerOf(people, ports);
  if (!who) return null;
  const words = languageOf(language).commands.menus;
  const lines = said?.lines ?? [];
  const person = people.find(({ id }) => id === who);
  return {
    who,
    lines,
    async report() {
      if (person?.kind === "visitor") throw new UserError("not-ours", words.reportMembers);
      if (!(await state.report({ at: ports.now(), channel, message, lines }))) return false;
      const link = `https://discord.com/channels/${state.guild}/${channel}/${message}`;
      town.tellKeepers(words.reported(plain(person?.name ?? who), link));
      return true;
    },
  };
}

/** Who in town a message is by, by what Discord tells of it: a resident by their shown name, a member by their id. */
function speakerOf(people: readonly PersonView[], { shown, application }: PointedPorts): string | null {
  if (!shown) return null;
  if (shown.webhookId === null) return people.find(({ id }) => id === `visitor:discord:${shown.author.id}`)?.id ?? null;
  if (shown.applicationId !== application || shown.webhookId === application) return null;
  const names = personaNames(people);
  return people.find(({ id }) => names.get(id) === shown.author.username)?.id ?? null;
}
