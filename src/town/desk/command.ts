/**
 * A slash command in the town's own words (design section 7): declared once in `commands/`, turned into Discord's form by its
 * adapter and into the page's command bar by the other, answered by one function.
 */
import { type Language, languageOf, servedBy } from "../../language/language.ts";
import type { PersonId, PlaceId } from "../../world/places.ts";
import { UserError } from "../../world/user-error.ts";
import type { Settings } from "../keeping/settings.ts";
import type { Undo } from "../keeping/undo.ts";
import type { Undoing } from "../keeping/undoing.ts";
import type { EventReport } from "../looking/event-report.ts";
import type { RelationsView } from "../looking/relations.ts";
import type { TownView } from "../looking/views.ts";
import type { TownDesk } from "./desk.ts";
import type { KeepingDesk } from "./keeping.ts";
import type { LookingDesk } from "./looking.ts";
import type { Member, Named } from "./member.ts";
import type { VisitingDesk } from "./visiting.ts";

export type { Undo } from "../keeping/undo.ts";

/**
 * What an option holds; decides its autocomplete and its check. "town" is the name of a town file; only at Discord "channel", "file" and
 * "member" are the id of a channel, of an attached file, of a member of the server.
 */
export type OptionType =
  | "resident"
  | "place"
  | "object"
  | "area"
  | "home"
  | "value"
  | "moment"
  | "planting"
  | "town"
  | "text"
  | "minutes"
  | "number"
  | "channel"
  | "file"
  | "member";

/**
 * One option, in words. Names and descriptions are English. What stands under `localised`, here and below, is put there when the command
 * is loaded, from `language/<tag>/command-names.ts`.
 */
export interface Option {
  readonly name: string;
  readonly type: OptionType;
  readonly description: string;
  readonly required: boolean;
  readonly choices?: readonly {
    readonly name: string;
    readonly value: string;
    /** Its name in other languages. */
    readonly localised?: Readonly<Record<string, string>>;
  }[];
  readonly localised?: Readonly<Record<string, { readonly name?: string; readonly description: string }>>;
}

/** The option of whoever wants something done at once that is otherwise asked about first. */
export const confirm = {
  name: "confirm",
  type: "text",
  description: "Do it now, without the button",
  required: false,
  choices: [{ name: "yes", value: "yes" }],
} as const satisfies Option;

/** A picture beside an answer, as what it shows: every stage has it drawn by the same hand (`src/stage/pictures.ts`). */
export type Picture =
  | { readonly kind: "who-heard"; readonly report: EventReport }
  | { readonly kind: "map"; readonly view: TownView }
  | { readonly kind: "relations"; readonly relations: RelationsView };

/** What a command says back, privately. */
export interface Answer {
  readonly text: string;
  /** Shown to everybody instead of privately. */
  readonly open?: boolean;
  /** The event that an open answer shows, by its id: it goes when that is forgotten. */
  readonly shows?: string | undefined;
  /** Told beside an open answer to whoever asked, privately. */
  readonly aside?: string;
  /** The place where the person now is: Discord leads to its channel. */
  readonly at?: PlaceId | null;
  /** A picture beside the text, which says everything without it as well. */
  readonly picture?: Picture;
  /** A file of text that comes with it, for whoever asked. */
  readonly file?: { readonly name: string; readonly text: string };
  /** What a keeper did with it, by its number in `/town acts`, where it can be undone. */
  readonly undo?: string;
  /** Done once all of that has reached them; what it resolves with is then said instead. */
  readonly afterwards?: () => Promise<Answer>;
  /** Offers a button that runs the same verb again with these options. */
  readonly confirm?: { readonly label: string; readonly options: Readonly<Record<string, string>> };
}

/** A form to fill in first (a modal in Discord, fields on the page): field name to what was typed. */
export interface Form {
  readonly title: string;
  /** An option that says it all: with it, no form is shown. */
  readonly unless?: string;
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly placeholder: string;
    readonly required: boolean;
    readonly long: boolean;
    readonly most: number;
  }[];
  /** What stands in its fields at first; a field left out is empty. @throws UserError where the form would be of no use, which is then said */
  readonly filled?: (desk: LookingDesk, options: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  /** The same in other languages, its fields in the same order. */
  readonly localised?: Readonly<
    Record<string, { readonly title: string; readonly fields: readonly { label: string; placeholder: string }[] }>
  >;
}

/** A file that somebody attached. */
export interface Attached {
  readonly name: string;
  /** What is in it. @throws UserError when it is larger than `mostBytes` or cannot be had */
  text(mostBytes: number): Promise<string>;
}

/** The town that somebody wants to found. */
export interface Wanted {
  /** The name of its file, or empty for the usual one. */
  readonly town: string;
  /** A town file that was attached. It is kept from its preview to its confirmation, where "kept" stands for it. */
  readonly attached: Attached | "kept" | null;
  /** The server's own channels that are called like a place are used instead of new ones. */
  readonly mapped: boolean;
  /** How people join it; null as usual. */
  readonly joining: Settings["joining"] | null;
  /** How private homes are shown; null as usual. */
  readonly homes: Settings["homes"] | null;
  /** Who asks, by their id at Discord; null for nobody in particular. */
  readonly by: string | null;
}

/** What somebody is told before it is done; `ready`: it can be done. */
export interface Previewed {
  readonly text: string;
  readonly ready: boolean;
}

/** A town with its past that somebody wants to take over. */
export interface TakenOver extends Pick<Wanted, "mapped" | "joining" | "homes" | "by"> {
  /** Its file, kept from the preview on as well. */
  readonly attached: Attached | "kept";
  /** Another seed gives it another future; null: the file's. */
  readonly seed: string | null;
}

/** What a command needs from the stage it was used at: only Discord has servers to found towns in. */
export interface Founding {
  /** What would be made, or is missing. @throws UserError */
  preview(wanted: Wanted): Promise<Previewed>;
  /** Makes what is missing of the town's channels, webhooks and boards; `tell` hears how far it is. @throws UserError */
  found(wanted: Wanted, tell: (sentence: string) => void): Promise<string>;
  /** The same for a town with its past. @throws UserError where a town stands */
  previewImport(taken: TakenOver): Promise<Previewed>;
  import(taken: TakenOver, tell: (sentence: string) => void): Promise<string>;
  /** What goes when the town is removed. @throws UserError where it is asked in a channel that would go */
  removeQuestion(): Promise<string>;
  remove(tell: (sentence: string) => void): Promise<string>;
}

/** A message in a place that a menu was used on, as its stage knows it. */
export interface Pointed {
  /** Who it is by: a resident, or the visitor that a member is in town. */
  readonly who: PersonId;
  /** The town's own lines that it shows, oldest first, by the ids of their events; none of a member's, and of one shown long ago. */
  readonly lines: readonly string[];
  /** A member wrote it, and not the town. */
  readonly byMember: boolean;
  /** Puts it before the keepers: "waits" until they have a channel to be told in. @throws UserError where it is a member's */
  report(): Promise<"told" | "before" | "waits">;
  /** Takes it out of the channel and out of the town's memory, as far as either can be: what of it was done. */
  remove(keeper: Member): Promise<{ readonly forgotten: boolean; readonly deleted: boolean }>;
}

/** How a keeper looks after a town in a server; each says what to tell them. */
export interface Keeping {
  /** What keeps the town from being seen or heard, and what to do about it. */
  check(): Promise<string>;
  /** Why a message, by its link or id, got no answer. @throws UserError */
  why(message: string): Promise<string>;
  /**
   * Posts nothing more in a place (its channel, or where this was asked; "all": in every place; null minutes: until unmuted).
   * @throws UserError
   */
  mute(channel: string | null, minutes: number | null): Promise<KeepersAct>;
  unmute(channel: string | null): Promise<KeepersAct>;
  /**
   * Chooses the channel in which keepers are told what concerns them; null is their own again. Where others are let in by name it is not
   * done but said who, unless the keeper is `sure`. @throws UserError
   */
  logTo(channel: string | null, sure: boolean): Promise<{ readonly said: string; readonly done: boolean }>;
  /** Whether a member of the server, `but` for one, goes by a name that looks like this one: in it, or at Discord. */
  isMember(name: string, but?: Member): Promise<boolean>;
  /** What to do where keepers have no channel to be told in; empty where they have. */
  readonly hint: string;
  /** Whether somebody may be banned. @throws UserError that says why not */
  mayBan(who: Named): void;
  /** Tells the keepers, in that channel, what a member did, without a word that members said in town; `act`: its number, where it is kept. */
  tell(member: Member, what: string, act: string | null): void;
  /** What of an undoing only a server can do. */
  readonly undoing: Undoing;
}

/** What a keeper did, in a sentence, and what undoes it; null: nothing was changed. */
export interface KeepersAct {
  readonly said: string;
  readonly undo: Undo | null;
}

/** Everything a command may use; of the town, what of the desk it asks for. */
export interface Use<Desk extends LookingDesk = TownDesk> {
  readonly member: Member;
  /** The town of this server or page, or null where none is founded yet. */
  readonly desk: Desk | null;
  /** Why the town that stands here could not be opened, one sentence; absent where it could, or none stands. */
  readonly unread?: string | null;
  /** The town that rests, unseen, as nobody knows any more where it stands: what it keeps of somebody is theirs all the same. */
  readonly resting?: Desk | null;
  /** The place whose channel it was used in, or null. */
  readonly place: string | null;
  /** What was typed, by option name; missing options are absent. */
  readonly options: Readonly<Record<string, string>>;
  /** The filled form, when the verb has one and the person filled it in. */
  readonly form: Readonly<Record<string, string>> | null;
  /** Attached files by option name, at Discord. */
  readonly files?: Readonly<Record<string, Attached>>;
  /** Members who were named, by option, at Discord. */
  readonly members?: Readonly<Record<string, Named>>;
  /** Bytes of the largest file that an answer may carry here; absent: any. */
  readonly mostFileBytes?: number;
  /** Whether what is written without a command is read where it was used; absent: it is. */
  readonly hears?: boolean;
  /** Whether a place is shown where it was used; absent: all are. */
  readonly isShown?: (place: PlaceId) => boolean;
  /** Tells whoever asked how far something long is; absent where nobody waits to be told. */
  readonly tell?: (sentence: string) => void;
  /** Only at Discord: null on the town's page. */
  readonly founding: Founding | null;
  /** Only at Discord, where a town is founded. */
  readonly keeping: Keeping | null;
  /** The message that a menu was used on; null for whatever is typed, and where it is nobody's of the town. */
  readonly on?: Pointed | null;
  /** The language of the person's own screen: what they are told in where no town stands. */
  readonly locale?: string;
}

/** A command, or one of its subcommands. */
export interface Verb {
  readonly description: string;
  readonly localised?: Readonly<Record<string, { readonly name?: string; readonly description: string }>>;
  readonly options: readonly Option[];
  /** Who may use it. Declared to Discord as Manage Server and checked again in code. */
  readonly needs: "anyone" | "keeper";
  readonly where: "anywhere" | "discord";
  /** Its words are said where it is used, to the resident of its option `to` or to whoever is there. */
  readonly aloud?: true;
  /** A form shown when the options do not already say it. */
  readonly form?: Form;
  /** @throws UserError for what the person can mend. */
  run(use: Use): Promise<Answer>;
}

/** An entry of a message's menu (in Discord under "Apps"), which is answered privately. */
export interface Menu {
  /** As it stands there: "Who is this?". */
  readonly name: string;
  readonly localised?: Readonly<Record<string, string>>;
  readonly needs: Verb["needs"];
  /** A form shown first. */
  readonly form?: Form;
  /** @throws UserError for what the person can mend. */
  run(use: Use): Promise<Answer>;
}

/** Verbs by the names of subcommands; those of a family, beside a command that has many (`commands/<command>/`). */
export type Verbs = Readonly<Record<string, Verb>>;

/** A file of `commands/`: its default export. One verb or subcommands by name, an entry of the message menu, or both. */
export interface Command {
  readonly name: string;
  readonly description: string;
  readonly localised?: Readonly<Record<string, { readonly name?: string; readonly description: string }>>;
  readonly verb?: Verb;
  readonly subcommands?: Verbs;
  readonly menu?: Menu;
}

/** The town a command was used in. @throws UserError where none is founded yet. */
export function townOf<Desk extends LookingDesk>(use: Use<Desk>): Desk {
  if (use.desk) return use.desk;
  if (use.unread) throw new UserError("town-unread", use.unread);
  throw new UserError("no-town", wordsOf(use).noTown);
}

/** Keeps what a keeper did, and tells the others where they can be told: its number, where it can be undone. */
export async function keepAct(use: Use<KeepingDesk>, what: string, undo: Undo | null): Promise<Pick<Answer, "undo">> {
  const act = await townOf(use).keepAct(use.member, what, undo);
  const number = undo && act;
  use.keeping?.tell(use.member, what, act);
  return number === null ? {} : { undo: number };
}

/** The message that a menu was used on. @throws UserError when it is nobody's of the town */
export function messageOf(use: Use<LookingDesk>): Pointed {
  if (use.on) return use.on;
  throw new UserError("no-line", wordsOf(use).menus.nobodys);
}

/** What something declared is for, in a town's language. */
export const describedIn = (one: Pick<Option, "description" | "localised">, language: string): string =>
  one.localised?.[servedBy(language) ?? "en"]?.description ?? one.description;

/** What can be chosen, in a town's language. */
export const choicesIn = (choices: NonNullable<Option["choices"]>, language: string): NonNullable<Option["choices"]> =>
  choices.map(({ name, value, localised }) => ({ name: localised?.[servedBy(language) ?? "en"] ?? name, value }));

/** A form in a town's language, in English where it has no words for it. */
export function formIn(form: Form, language: string): Form {
  const own = form.localised?.[servedBy(language) ?? "en"];
  if (!own) return form;
  return { ...form, title: own.title, fields: form.fields.map((field, i) => ({ ...field, ...own.fields[i] })) };
}

/** What commands say. */
export type Words = Language["commands"];

/** What commands say: in the language of the town they were used in, or where there is none in the person's own. */
export const wordsOf = (use: Pick<Use<LookingDesk>, "desk" | "locale">): Words =>
  languageOf(use.desk?.view().language ?? use.locale ?? "en").commands;

/** The place a command is about when none is named: the channel's, or where the visitor is. @throws UserError */
export function hereOf(use: Use<VisitingDesk>): string {
  const here = use.place ?? townOf(use).visitor(use.member)?.place;
  if (here) return here;
  throw new UserError("no-place", wordsOf(use).useInPlace);
}

/** The place somebody is heard and seen in: at Discord the channel's alone, where everybody reads what they said. @throws UserError */
export function stageOf(use: Use<VisitingDesk>): string {
  if (use.place || !use.founding) return hereOf(use);
  throw new UserError("no-place", livesUnseen(use) ?? wordsOf(use).useInPlace);
}

/** What is to be done by somebody who lives as a resident in a place that is not shown; null for anybody else. */
export function livesUnseen(use: Use<VisitingDesk>): string | null {
  const desk = townOf(use);
  const self = desk.embodied(use.member);
  if (!self) return null;
  const { people, places } = desk.view();
  const at = people.find(({ id }) => id === self.id)?.place;
  const place = places.find(({ id }) => id === at);
  if (!place || use.isShown?.(place.id) !== false) return null;
  return wordsOf(use).livesUnseen(self.name, place.name);
}
