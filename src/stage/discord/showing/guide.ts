/**
 * The guide of a town: one message in a channel in which only the bot writes. It says only what works here, so it is written anew when that
 * changes.
 */
import { languageOf } from "../../../language/language.ts";
import { withoutLinks } from "../../../language/links.ts";
import type { LookingDesk } from "../../../town/desk/looking.ts";
import type { Settings } from "../../../town/keeping/settings.ts";
import type { TownView } from "../../../town/looking/views.ts";
import { type Calls, codes, isCode } from "../calls.ts";
import type { GuildRecord, GuildState } from "../guild-state.ts";
import { type Log, reason } from "../log.ts";
import { plain } from "../speaking/script.ts";

/** What works in a server. */
export interface Abilities {
  /** Plain messages can be read. */
  readonly listening: boolean;
  /** Events may be put into the calendar. */
  readonly calendar: boolean;
}

/** The guide's text, in a server with these channels. */
export function guideText(
  desk: Pick<LookingDesk, "view" | "settings">,
  record: Pick<GuildRecord, "places">,
  can: Abilities,
): string {
  const { name, about, language, places } = desk.view();
  const settings = desk.settings();
  const { founding, acts } = languageOf(language).stage;
  const text = founding.guide(plain(name), plain(about), {
    ...can,
    asks: settings.joining === "ask",
    homes: homesIn(record, places),
    whisper: settings.whisper === "everyone",
    objects: settings.objects === "everyone",
    kept: keptToSome(settings),
  });
  // The town's file may be a stranger's.
  return withoutLinks(text, acts.aLink);
}

/** How private homes are shown here. What was made stays, whatever is set later. */
function homesIn(
  record: Pick<GuildRecord, "places">,
  places: TownView["places"],
): "channels" | "threads" | "both" | "none" {
  const homes = places.filter((place) => place.private);
  const shown = homes.flatMap(({ id }) => record.places[id] ?? []);
  if (homes.length > 0 && shown.length === 0) return "none";
  const threads = shown.filter(({ within }) => within !== undefined);
  if (threads.length === 0) return "channels";
  return threads.length < shown.length ? "both" : "threads";
}

/** The commands that a setting keeps to some: to keepers, and with them to a role, which is mentioned, or to nobody else (null). */
const keptToSome = ({ whisper, objects, embody }: Settings): readonly (readonly [string, string | null])[] =>
  (
    [
      ["/whisper", whisper],
      ["/object", objects],
      ["/embody", embody],
    ] as const
  ).flatMap(([command, who]) =>
    who === "everyone" ? [] : [[command, who === "keepers" ? null : `<@&${who.slice("role:".length)}>`] as const],
  );

/** What writing a guide needs. */
interface GuidePorts {
  readonly calls: Calls;
  readonly state: GuildState;
  /** The bot's user id. */
  readonly bot: string;
}

/** Posts the guide in its channel, or puts it right. @throws what Discord refuses */
export async function writeGuide({ calls, state, bot }: GuidePorts, text: string): Promise<void> {
  const { guide, guideNote } = state.record;
  if (guide === null || guideNote?.text === text) return;
  // One of before is the first thing that we wrote there.
  const first = async () => (await calls.messagesAfter(guide, guide)).filter(({ author }) => author.id === bot).at(-1);
  const before = guideNote?.message ?? (await first())?.id ?? null;
  const edited =
    before !== null &&
    (await calls.edit(guide, before, { text }).then(
      () => true,
      (error: unknown) => {
        if (isCode(error, codes.unknownMessage, codes.tooOftenOldEdit)) return false;
        throw error;
      },
    ));
  const message = edited ? before : (await calls.post(guide, { text })).id;
  await state.change({ guideNote: { message, text } });
  if (before !== null && !edited) await calls.deleteMessage(guide, before);
}

/** Keeps a town's guide true. Returns at once and never throws. */
export class Guide {
  readonly #ports: GuidePorts & { readonly log: Log; text(): string };
  #writing: Promise<void> | null = null;
  #failed = "";

  constructor(ports: GuidePorts & { readonly log: Log; text(): string }) {
    this.#ports = ports;
  }

  /** Something may read differently now. One that was written before we knew which message it is, is left as it is until a repair. */
  refresh(): void {
    const { state, log, text } = this.#ports;
    const next = text();
    if (
      this.#writing ||
      state.record.guideNote === null ||
      next === state.record.guideNote.text ||
      next === this.#failed
    )
      return;
    this.#writing = writeGuide(this.#ports, next)
      .catch((error: unknown) => {
        this.#failed = next;
        log.warn({ guild: state.guild, reason: reason(error) }, "the guide could not be written");
      })
      .finally(() => {
        this.#writing = null;
      });
  }

  /** Resolves when it is written. */
  async idle(): Promise<void> {
    await this.#writing;
  }
}
