/**
 * Tells a server's keepers what concerns them, in a channel that nobody else reads. What keeps the town from being seen, or its model from
 * being asked, is a trouble: told once, with a button where we can mend it, and edited to "mended" when it is over, also after a restart. One
 * that comes and goes by itself is posted once an hour, and edited in between. Other sentences are said once an hour, and what was done each
 * time. What a member reported is kept until it is told. Never a word that a member said.
 */
import { languageOf } from "../../../language/language.ts";
import { type Calls, codes, isCode, type Posting } from "../calls.ts";
import { type Button, row } from "../commands/buttons.ts";
import type { GuildRecord, GuildState } from "../guild-state.ts";
import { type Log, reason } from "../log.ts";
import { cut } from "../speaking/persona-name.ts";
import { MOST_CHARACTERS } from "../speaking/script.ts";

/** What complaints need. */
export interface ComplaintPorts {
  readonly state: GuildState;
  /** The channel that only keepers read, or null where there is none. */
  channel(): string | null;
  /** The town's language. */
  language(): string;
  /** A keeper's act in words as it is kept by now, by its number, with the button that undoes it; null where it is kept no more. */
  act(act: string): ToldOf | null;
  readonly calls: Calls;
  readonly log: Log;
  readonly now: () => number;
  /** Real milliseconds before the same sentence is said again. */
  readonly againMs: number;
}

/** Messages posted in a span of real milliseconds. */
const MOST_AT_ONCE = 3;
const WINDOW_MS = 5_500;
/** Where reports could not be told, they are tried again after this, in real milliseconds. */
const TRY_AGAIN_MS = 60_000;

/** Signs that tell which button of a message belongs to which of its sentences; Discord takes no more buttons in a row. */
const SIGNS = ["①", "②", "③", "④", "⑤"];

/** A sign, the space behind it, and the end of a line. */
const SIGN_LENGTH = 3;

/** A sentence as it is told. */
export interface Told {
  readonly text: string;
  readonly button: Button | null;
}

/** What is told of an act, and the members whom it names. */
export interface ToldOf extends Told {
  readonly names: readonly string[];
}

/** Messages of acts that are kept no more, of which it is still known whom they name: those before them name nobody. */
const MOST_OLD = 200;

/** A sentence that waits to be told, or was; `act`: the number of the keeper's act it tells, null: of none that is kept. */
type Note = GuildRecord["notes"][number]["lines"][number];

/** One server's complaints. */
export class Complaints {
  readonly #ports: ComplaintPorts;
  readonly #said = new Map<string, number>();
  /** Of troubles that went by themselves, where each was told last. */
  readonly #gone = new Map<string, GuildRecord["troubles"][string]>();
  /** Troubles are told one after another, so that none is mended before it is told; and before notes, however many of them wait. */
  #telling: Promise<void> = Promise.resolve();
  readonly #troubles: (() => Promise<void>)[] = [];
  #notes: readonly Note[] = [];
  #closing = false;
  #closed = false;
  #posted: readonly number[] = [];
  #reportsNotBefore = 0;

  constructor(ports: ComplaintPorts) {
    this.#ports = ports;
  }

  /** Says it, unless it was said lately. Returns at once and never throws. */
  say(sentence: string): void {
    if (this.#warned(sentence)) this.note(`⚠️ ${sentence}`);
  }

  /** Tells it each time; `act`: the number of the keeper's act it tells. Returns at once and never throws. */
  note(sentence: string, act: string | null = null): void {
    if (this.#ports.channel() === null) return;
    this.#notes = [...this.#notes, { text: sentence, act }];
    this.#nextTurn();
  }

  /**
   * What is kept of keepers' acts has changed, as somebody was forgotten, null: nobody knows who. What was told of them goes from the record,
   * and then is edited. @throws StoreError
   */
  async retell(member: string | null = null): Promise<void> {
    const { state } = this.#ports;
    const notes = state.record.notes.map((one) => this.#anew(one, member));
    if (notes.every(({ stale }) => !stale)) return;
    await state.change({ notes });
    this.#tellStale();
  }

  /** The same, when it is its turn. Returns at once and never throws. */
  retellSoon(): void {
    this.#inTurn(() => this.retell());
  }

  /** Something is wrong: told once while it is, and told differently when the sentence changes. Returns at once and never throws. */
  raise(trouble: string, sentence: string, mend?: Button): void {
    this.#inTurn(() => this.#raise(trouble, sentence, mend));
  }

  /** It is wrong no longer: what was told is edited. `byItself`: it may come again at any time. Returns at once and never throws. */
  over(trouble: string, byItself = false): void {
    this.#inTurn(() => this.#over(trouble, byItself));
  }

  /** Reports that keepers were not told yet are told, where there is a channel for it. Returns at once and never throws. */
  tellReports(): void {
    const { state, channel, now } = this.#ports;
    if (state.untold.length === 0 || channel() === null || now() < this.#reportsNotBefore) return;
    this.#inTurn(() => this.#tellReports());
  }

  /** Something changed: what could not be told is told now. Returns at once and never throws. */
  retry(): void {
    for (const [trouble, { over }] of Object.entries(this.#ports.state.record.troubles))
      if (over) this.#inTurn(() => this.#tellOver(trouble));
    this.#tellStale();
    this.#reportsNotBefore = 0;
    this.tellReports();
  }

  /** What is wrong just now, by its name. */
  get open(): Readonly<Record<string, { readonly sentence: string }>> {
    return Object.fromEntries(Object.entries(this.#ports.state.record.troubles).filter(([, { over }]) => !over));
  }

  /** Resolves when everything is told. */
  async idle(): Promise<void> {
    await this.#telling;
  }

  /** Stops telling after one turn more, since a channel has room only now and then. What is wrong is found again at the next start. */
  async close(): Promise<void> {
    this.#closing = true;
    await this.#telling;
  }

  #inTurn(work: () => Promise<void>): void {
    this.#troubles.push(work);
    this.#nextTurn();
  }

  #nextTurn(): void {
    const { state, log } = this.#ports;
    this.#telling = this.#telling
      .then(() => this.#tellNext())
      .catch((error: unknown) => {
        log.warn({ guild: state.guild, reason: reason(error) }, "the keepers could not be told");
      });
  }

  /** A trouble, or as many notes as fit into a message. A turn for each was asked for, so that nothing is left. */
  async #tellNext(): Promise<void> {
    if (this.#closed || this.#troubles.length + this.#notes.length === 0) return;
    await this.#room();
    this.#closed = this.#closing;
    const trouble = this.#troubles.shift();
    await (trouble ? trouble() : this.#tellNotes());
  }

  async #tellNotes(): Promise<void> {
    const channel = this.#ports.channel();
    const fit = fitting(
      this.#notes.map((note) => this.#toldOf(note)),
      SIGNS.length,
    );
    const lines = this.#notes.slice(0, fit.length).map(({ act }, i) => ({ act, text: fit[i]!.text }));
    this.#notes = this.#notes.slice(fit.length);
    if (channel === null) return;
    const message = await this.#post(channel, postingOf(fit));
    if (lines.every(({ act }) => act === null)) return;
    const { state } = this.#ports;
    const notes = [...state.record.notes, this.#anew({ channel, message, lines, stale: false })];
    // Whom they name is not kept for ever: what is too old for that names nobody.
    const old = notes.filter((one) => !this.#isKept(one));
    const tooOld = new Set(old.slice(0, Math.max(0, old.length - MOST_OLD)));
    const left = notes.map((one) => (tooOld.has(one) ? this.#nameless(one) : one)).filter((one) => this.#isOwed(one));
    await state.change({ notes: left });
    this.#tellStale();
  }

  /** A note as it is to be told by now, when `member` was forgotten. */
  #toldOf({ text, act, names }: Note, member: string | null = null): ToldOf {
    if (act === null) return { text, button: null, names: [] };
    const kept = this.#ports.act(act);
    if (kept) return kept;
    // Of one that is kept no more it is known whom it names; of those of before it is not, and they may name whoever was forgotten.
    if (names !== undefined && (member === null || !names.includes(member))) return { text, button: null, names };
    return { text: languageOf(this.#ports.language()).keeping.acts.gone, button: null, names: [] };
  }

  /** Whether it is to be known which message this is: while any act that it tells is kept or names somebody, and until it is edited. */
  #isOwed(note: GuildRecord["notes"][number]): boolean {
    const mayName = ({ act, names }: Note) => act !== null && (names === undefined || names.length > 0);
    return note.stale || this.#isKept(note) || note.lines.some(mayName);
  }

  /** Whether an act that a message tells is kept. */
  #isKept({ lines }: GuildRecord["notes"][number]): boolean {
    return lines.some(({ act }) => act !== null && this.#ports.act(act) !== null);
  }

  /** A message that told of acts, with what is kept of these by now, when `member` was forgotten. */
  #anew(note: GuildRecord["notes"][number], member: string | null = null): GuildRecord["notes"][number] {
    const lines = note.lines.map((line) => {
      const { text, names } = this.#toldOf(line, member);
      return { ...line, text: fitted(text), names: [...names] };
    });
    const same = lines.every(({ text }, i) => text === note.lines[i]!.text);
    return { ...note, lines, stale: note.stale || !same };
  }

  /** A message whose acts are kept no more, without whom they name. */
  #nameless(note: GuildRecord["notes"][number]): GuildRecord["notes"][number] {
    const { gone } = languageOf(this.#ports.language()).keeping.acts;
    const lines = note.lines.map((line) => (line.act === null ? line : { ...line, text: gone, names: [] }));
    return { ...note, lines, stale: true };
  }

  /** Edits the messages that still tell what is kept no more. Returns at once and never throws. */
  #tellStale(): void {
    for (const { message, stale } of this.#ports.state.record.notes)
      if (stale) this.#inTurn(() => this.#tellAnew(message));
  }

  async #tellAnew(message: string): Promise<void> {
    const { state } = this.#ports;
    const note = state.record.notes.find((one) => one.message === message);
    if (!note?.stale) return;
    const left = await this.#edit(note, postingOf(note.lines.map((line) => this.#toldOf(line))));
    // It may have changed again meanwhile.
    const notes = state.record.notes.flatMap((one) => {
      if (one.message !== message) return [one];
      const told = { ...one, stale: one !== note };
      return left !== null && this.#isOwed(told) ? [told] : [];
    });
    await state.change({ notes });
    if (notes.some((one) => one.message === message && one.stale)) this.#inTurn(() => this.#tellAnew(message));
  }

  /** False when it was said lately. */
  #warned(sentence: string): boolean {
    const { state, log, now, againMs } = this.#ports;
    if (now() - (this.#said.get(sentence) ?? Number.NEGATIVE_INFINITY) < againMs) return false;
    for (const [one, at] of this.#said) if (now() - at >= againMs) this.#said.delete(one);
    this.#said.set(sentence, now());
    log.warn({ guild: state.guild }, sentence);
    return true;
  }

  async #raise(trouble: string, sentence: string, mend?: Button): Promise<void> {
    const { state, calls } = this.#ports;
    const channel = this.#ports.channel();
    const told = state.record.troubles[trouble];
    if (told?.sentence === sentence && !told.over && (channel === null || channel === told.channel)) return;
    const lately = this.#warned(sentence) ? undefined : this.#gone.get(trouble);
    if (channel === null) return;
    const posting = { text: cut(`⚠️ ${sentence}`, MOST_CHARACTERS), components: mend ? row([mend]) : [] };
    const last = told ?? lately;
    const here = last?.channel === channel ? last : null;
    const message = (here && (await this.#edit(here, posting))) ?? (await this.#post(channel, posting));
    await state.change({
      troubles: { ...state.record.troubles, [trouble]: { channel, message, sentence, over: false } },
    });
    // It was told where others read by now, or keepers no longer look.
    if (told && !here) await calls.deleteMessage(told.channel, told.message);
  }

  /** As many as fit into a message; the rest when there is a turn again. */
  async #tellReports(): Promise<void> {
    const { state, now } = this.#ports;
    const channel = this.#ports.channel();
    const reports = fitting(state.untold.map(({ message, sentence }) => ({ message, text: `⚠️ ${sentence}` })));
    if (channel === null || reports.length === 0) return;
    this.#reportsNotBefore = now() + TRY_AGAIN_MS;
    await this.#post(channel, { text: reports.map(({ text }) => text).join("\n") });
    this.#reportsNotBefore = 0;
    await state.told(reports.map(({ message }) => message));
    this.tellReports();
  }

  /** It is kept as over before that is told: a kill, or a channel that is shut, leaves it to be told later. */
  async #over(trouble: string, byItself: boolean): Promise<void> {
    const { state } = this.#ports;
    const told = state.record.troubles[trouble];
    if (!told) return;
    if (byItself) this.#gone.set(trouble, told);
    else this.#said.delete(told.sentence);
    await state.change({ troubles: { ...state.record.troubles, [trouble]: { ...told, over: true } } });
    await this.#tellOver(trouble);
  }

  async #tellOver(trouble: string): Promise<void> {
    const { state, language, calls } = this.#ports;
    const { [trouble]: told, ...others } = state.record.troubles;
    if (!told?.over) return;
    const posting = {
      text: cut(languageOf(language()).trouble.mended(told.sentence), MOST_CHARACTERS),
      components: [],
    };
    if (this.#ports.channel() !== told.channel) await calls.deleteMessage(told.channel, told.message);
    else if ((await this.#edit(told, posting)) === null) await this.#post(told.channel, posting);
    await state.change({ troubles: others });
  }

  /** Waits until there is room: a channel takes five messages in five seconds, and the panel may be among them. */
  async #room(): Promise<void> {
    const waitMs = (this.#posted.at(-MOST_AT_ONCE) ?? 0) + WINDOW_MS - Date.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  }

  async #post(channel: string, posting: Posting): Promise<string> {
    this.#posted = [...this.#posted, Date.now()].slice(-MOST_AT_ONCE);
    return (await this.#ports.calls.post(channel, posting)).id;
  }

  /** Edits what was told; null where that can be done no more. */
  async #edit(
    { channel, message }: { readonly channel: string; readonly message: string },
    posting: Parameters<Calls["edit"]>[2],
  ): Promise<string | null> {
    try {
      await this.#ports.calls.edit(channel, message, posting);
      return message;
    } catch (error) {
      const gone = [codes.unknownMessage, codes.unknownChannel, codes.tooOftenOldEdit];
      if (isCode(error, ...gone)) return null;
      throw error;
    }
  }
}

/** Sentences in one message, each on a line of its own; where there are several, signs tell whose which button is. */
function postingOf(all: readonly Told[]): Posting {
  let signs = 0;
  const told = all.map(({ text, button }) => {
    const sign = all.length > 1 && button ? SIGNS[signs++] : null;
    return {
      text: sign ? `${sign} ${text}` : text,
      button: button && sign ? { ...button, label: `${button.label} ${sign}` } : button,
    };
  });
  const buttons = told.flatMap(({ button }) => (button ? [button] : []));
  return { text: cut(told.map(({ text }) => text).join("\n"), MOST_CHARACTERS), components: row(buttons) };
}

/** A sentence as long as a message of its own has room for. */
const fitted = (text: string): string => cut(text, MOST_CHARACTERS - SIGN_LENGTH);

/** The first of these that fit into one message, each on a line of its own, as one each may be signed; one too long alone is cut. */
function fitting<T extends { readonly text: string; readonly button?: Button | null }>(
  all: readonly T[],
  mostButtons = 0,
): readonly T[] {
  let room = MOST_CHARACTERS;
  let buttons = 0;
  const fit: T[] = [];
  for (const one of all) {
    const text = fitted(one.text);
    room -= text.length + SIGN_LENGTH;
    if (one.button) buttons++;
    if (room < 0 || buttons > mostButtons) break;
    fit.push({ ...one, text });
  }
  return fit;
}
