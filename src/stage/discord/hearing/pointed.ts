/** The message whose menu somebody used, as the town's: who said it, which lines it shows, and what can be done about it. */
import { languageOf } from "../../../language/language.ts";
import type { Pointed } from "../../../town/desk/command.ts";
import type { VisitingDesk } from "../../../town/desk/visiting.ts";
import type { TownView } from "../../../town/looking/views.ts";
import type { PersonId } from "../../../world/places.ts";
import { UserError } from "../../../world/user-error.ts";
import type { Calls } from "../calls.ts";
import type { GuildTown } from "../guild-town.ts";
import { type Log, reason } from "../log.ts";
import { personaNames } from "../speaking/persona-name.ts";
import type { Personas } from "../speaking/personas.ts";
import { plain } from "../speaking/script.ts";

/** What Discord tells of the message itself. */
export interface ShownMessage {
  readonly webhookId: string | null;
  readonly applicationId: string | null;
  readonly author: { readonly id: string; readonly username: string; readonly bot: boolean };
}

/** Which message it is, and what pointing at it needs. */
export interface PointedPorts {
  readonly town: GuildTown;
  readonly calls: Calls;
  readonly personas: Personas;
  readonly log: Log;
  readonly application: string;
  readonly now: () => number;
  readonly channel: string;
  readonly message: string;
  /** As it came with the menu; a button or a form brings nothing, and it is looked at again. */
  readonly shown: ShownMessage | null;
  /** It is taken away by us: its deletion is no news. */
  passOver(message: string): void;
}

/** The message as the town's, or null when it is nobody's of the town. */
export async function pointedAt(ports: PointedPorts): Promise<Pointed | null> {
  const { town, calls, channel, message } = ports;
  const { state, desk, outbox } = town;
  const place = state.placeOf(channel);
  if (!place) return null;
  const { language, people } = desk.view();
  const said = await outbox.saidIn(place, message);
  // What a member said by a command stands in an answer of ours.
  const answered = said?.who === null ? await speakerOf(desk, said.lines) : null;
  const shown = said ? null : (ports.shown ?? (await lookedAt(calls, channel, message)));
  const member = shown && memberBehind(shown, desk, place, message);
  const who = said?.who ?? answered ?? member ?? (shown && residentBehind(shown, desk.view(), ports.application));
  if (!who) return null;
  const words = languageOf(language).commands.menus;
  const lines = said?.lines ?? [];
  const byMember = who === member || who === answered;
  return {
    who,
    lines,
    byMember,
    async report() {
      if (byMember) throw new UserError("not-ours", words.reportMembers);
      const link = `https://discord.com/channels/${state.guild}/${channel}/${message}`;
      const name = people.find(({ id }) => id === who)?.name ?? who;
      const untold = words.reported(plain(name), link);
      const fresh = await state.report({ at: ports.now(), channel, message, lines, untold });
      town.tellReports();
      const waits = state.untold.some((one) => one.message === message);
      if (waits && town.keepersChannel === null) return "waits";
      return fresh || waits ? "told" : "before";
    },
    async remove(keeper) {
      const forgotten = answered || !byMember ? (await desk.strike(keeper, lines)) > 0 : wasHeard(desk, place, message);
      if (byMember) await desk.takeBack(message, lines);
      return { forgotten, deleted: await deleted(ports, byMember) };
    },
  };
}

/** Takes the message out of the channel: a resident's by the webhook that said it. False where that is not allowed. */
async function deleted(ports: PointedPorts, byMember: boolean): Promise<boolean> {
  const { calls, personas, channel, message, log } = ports;
  const { state } = ports.town;
  try {
    ports.passOver(message);
    if (byMember) await calls.deleteMessage(channel, message);
    else {
      const place = state.placeOf(channel);
      const at = place === null ? null : state.saidAt(place, channel === state.channelOf(place) ? null : channel);
      await personas.unsay(at?.channel ?? channel, message, at?.thread ?? null);
    }
    return true;
  } catch (error) {
    log.warn({ channel, reason: reason(error) }, "a message could not be removed");
    return false;
  }
}

/** Who said the first of these lines, or null. */
async function speakerOf(desk: VisitingDesk, [line]: readonly string[]): Promise<PersonId | null> {
  if (line === undefined) return null;
  const [turn] = await desk.turnsAfter(Number.parseInt(line, 10) - 1, 1);
  return turn?.events.find(({ id }) => id === line)?.who ?? null;
}

/** The message as it is now, or null when it is gone. */
async function lookedAt(calls: Calls, channel: string, message: string): Promise<ShownMessage | null> {
  const found = await calls.message(channel, message);
  if (!found) return null;
  const { webhook_id: webhookId = null, application_id: applicationId = null, author } = found;
  return { webhookId, applicationId, author: { ...author, bot: author.bot ?? false } };
}

/** The visitor that a message's author is: one who is in town, or whose message was taken. */
function memberBehind(shown: ShownMessage, desk: VisitingDesk, place: string, message: string): PersonId | null {
  if (shown.webhookId !== null || shown.author.bot) return null;
  const visitor = `visitor:discord:${shown.author.id}`;
  return desk.view().people.some(({ id }) => id === visitor) || wasHeard(desk, place, message) ? visitor : null;
}

/** Whether a message, or a part of it, became an act in a place lately. */
const wasHeard = (desk: VisitingDesk, place: string, message: string): boolean =>
  desk.handled(place).some((key) => key === message || key.startsWith(`${message}/`));

/** The resident that a webhook of ours spoke as, by their shown name. */
function residentBehind(
  shown: ShownMessage,
  { people, language }: Pick<TownView, "people" | "language">,
  application: string,
): PersonId | null {
  if (shown.webhookId === null || shown.applicationId !== application || shown.webhookId === application) return null;
  const names = personaNames(people, language);
  return people.find(({ id }) => names.get(id) === shown.author.username)?.id ?? null;
}
