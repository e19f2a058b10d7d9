/**
 * Takes what members do with commands, buttons and forms to the verbs, and their answers back (discord-facts section 4). Every
 * interaction is acknowledged before anything is awaited; who may do what is checked here, whatever Discord's settings say.
 */
import { randomBytes } from "node:crypto";
import {
  type AutocompleteInteraction,
  type ButtonInteraction,
  ButtonStyle,
  type ChatInputCommandInteraction,
  type CommandInteractionOption,
  ComponentType,
  GuildMember,
  type Interaction,
  LabelBuilder,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  ModalBuilder,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
  TextInputBuilder,
  TextInputStyle,
} from "discord.js";
import { languageOf } from "../../../language/language.ts";
import { withoutLinks } from "../../../language/links.ts";
import type { LookedUp } from "../../../town/acts/find.ts";
import { ordinaryOnly } from "../../../town/acts/typed.ts";
import {
  type Answer,
  type Attached,
  type Command,
  describedIn,
  type Form,
  type Founding,
  formIn,
  type Keeping,
  type Picture,
  type Pointed,
  type Use,
  type Verb,
  type Words,
  wordsOf,
} from "../../../town/desk/command.ts";
import type { TownDesk } from "../../../town/desk/desk.ts";
import { verbsOf } from "../../../town/desk/load-commands.ts";
import type { LookingDesk } from "../../../town/desk/looking.ts";
import type { Member, Named } from "../../../town/desk/member.ts";
import type { LeftOut } from "../../../town/host-port.ts";
import { UserError } from "../../../world/user-error.ts";
import { drawn } from "../../pictures.ts";
import { png } from "../../png.ts";
import { attachedFile } from "../hearing/attached.ts";
import type { ShownMessage } from "../hearing/pointed.ts";
import { isNew } from "../latest.ts";
import { type Log, reason } from "../log.ts";
import { cut } from "../speaking/persona-name.ts";
import { asSpeech, MOST_CHARACTERS, plain } from "../speaking/script.ts";
import { isDone } from "../timing.ts";
import { helpIn, row } from "./buttons.ts";
import { customId, readCustomId, type Target } from "./custom-id.ts";
import { isLookedUp } from "./declare.ts";
import { defer, edit, openForm, press, propose, type ReplyPorts, sayOnce, shout } from "./reply.ts";

/** Where an interaction happened. */
export interface Setting {
  readonly desk: TownDesk | null;
  /** The town that stands here and could not be opened, or null. */
  readonly unread: LeftOut | null;
  /** The town that rests, unseen, as what is kept of its channels is damaged; else null. */
  readonly resting: TownDesk | null;
  readonly place: string | null;
  /** The channel of a place, or null. */
  channelOf(place: string): string | null;
  /** Whether a member may read what is said in a place: its channel, with what was said there before. */
  mayRead(member: GuildMember, place: string): boolean;
  readonly founding: Founding;
  readonly keeping: Keeping | null;
  /** Whether this member has not been told yet that the residents are AI characters; from now on they have. */
  tellOnce(member: Member): Promise<boolean>;
  /** This member uses a command in this channel: what they say by it as a resident goes there, in a place; `anew`: they have just become one. */
  commands(member: Member, anew: boolean): void;
  /** An answer in this channel shows a line of a visitor's, by its event's id: it goes when that is forgotten. */
  answered(line: string, message: string): Promise<void>;
  /** A message of this channel, for whoever used its menu; null when it is nobody's of the town. */
  pointed(message: string, shown: ShownMessage | null): Promise<Pointed | null>;
}

/** What interactions need. */
export interface InteractionPorts extends ReplyPorts {
  readonly commands: readonly Command[];
  readonly towns: readonly string[];
  readonly inviteUrl: string;
  /** The origin that Discord serves attached files from. */
  readonly cdn: string;
  /** Ids of messages whose button was dealt with lately: a second press does nothing. */
  readonly pressed: Set<string>;
  /** Whose act waits for the town's memory for longer than this is told that it is kept. */
  readonly heldMs: number;
  /** `locale` is the person's own language. */
  setting(guild: string, channel: string | null, locale?: string): Setting;
  /** Whether plain messages can be read. */
  readonly listening: boolean;
  /** Real milliseconds between two words on how far something long is. */
  readonly progressMs: number;
}

type Run =
  | ChatInputCommandInteraction<"cached">
  | MessageContextMenuCommandInteraction<"cached">
  | ButtonInteraction<"cached">
  | ModalSubmitInteraction<"cached">;

/** A verb, or an entry of the message menu, which has no options. */
type Runnable = Pick<Verb, "options" | "needs" | "form" | "aloud" | "run">;

/** Words with signs that Discord makes something of. */
const MARKUP = /\w.{0,200}[*_~`|@<]|[*_~`|@<].{0,200}\w/s;

const MENTION = /^<(?:@[!&]?|#)\d{17,20}>$/;

/** A text in which what somebody typed is said again as they typed it, and not as markup. */
const echoing = (text: string, options: Target["options"]): string =>
  Object.values(options)
    .map((typed) => typed.trim())
    // A mention reads as whom it means, and calls nobody: no answer mentions anybody for Discord.
    .filter((typed) => MARKUP.test(typed) && !MENTION.test(typed))
    .reduce((said, typed) => said.replaceAll(typed, plain(typed)), text);

/** Questions whose button is remembered as pressed. */
const MOST_PRESSED = 500;

const SILENT = { allowedMentions: { parse: [] } } as const;

/** Answers one interaction. Never rejects. */
export async function answerInteraction(ports: InteractionPorts, interaction: Interaction): Promise<void> {
  try {
    if (!interaction.inCachedGuild()) return await turnAway(ports, interaction);
    if (interaction.isAutocomplete()) await complete(ports, interaction);
    else if (interaction.isChatInputCommand()) await run(ports, interaction, targetOf(interaction), null);
    else if (interaction.isMessageContextMenuCommand()) {
      const command = ports.commands.find(({ menu }) => menu?.name === interaction.commandName)?.name ?? "";
      await run(ports, interaction, { command, subcommand: null, options: {}, message: interaction.targetId }, null);
    } else if (interaction.isButton() || interaction.isModalSubmit()) {
      const target = readCustomId(interaction.customId);
      if (target) await run(ports, interaction, target, interaction.isModalSubmit() ? formOf(interaction) : null);
    }
  } catch (error) {
    // The answer itself could not be given: the token has expired, or the channel went away meanwhile.
    ports.log.warn({ interaction: interaction.id, reason: reason(error) }, "could not answer an interaction");
  }
}

/** The commands are in a server that the bot itself was not brought into, or in a private message. */
async function turnAway(ports: InteractionPorts, interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) return propose(ports, interaction, []);
  await sayOnce(ports, interaction, languageOf(interaction.locale).commands.use.notHere(ports.inviteUrl));
}

/** The human behind an interaction or a message. */
export function memberOf(userId: string, name: string, keeper: boolean, roles: readonly string[] = []): Member {
  return { id: `discord:${userId}`, name, keeper, roles };
}

/** Their id at Discord. */
export const userOf = (member: Pick<Member, "id">): string => member.id.replace(/^discord:/, "");

/** What another option says that a choice depends on: of an area its place, of a value its setting. */
function beside({ options }: AutocompleteInteraction<"cached">, type: LookedUp): string | null {
  if (type === "value") return options.getString("setting");
  return type === "area" ? options.getString("place") : null;
}

async function complete(ports: InteractionPorts, interaction: AutocompleteInteraction<"cached">): Promise<void> {
  const { desk, place } = ports.setting(interaction.guildId, interaction.channelId, interaction.locale);
  const focused = interaction.options.getFocused(true);
  const verb = verbOf(ports.commands, interaction.commandName, interaction.options.getSubcommand(false));
  const type = verb?.options.find((option) => option.name === focused.name)?.type;
  const choices =
    desk && type && isLookedUp(type) ? desk.choices(type, focused.value, beside(interaction, type) || place) : [];
  await propose(
    ports,
    interaction,
    choices
      .filter((choice) => choice.id.length > 0 && choice.id.length <= 100)
      .slice(0, 25)
      .map((choice) => ({ name: cut(choice.label, 100) || choice.id, value: choice.id })),
  );
}

async function run(
  ports: InteractionPorts,
  interaction: Run,
  target: Target,
  form: Readonly<Record<string, string>> | null,
): Promise<void> {
  const verb = meantBy(ports.commands, target);
  const serious = verb ? inEarnest(ports, interaction, verb, target, form) : null;
  if (verb && !form && !serious && (await asksInForm(ports, interaction, verb, target))) return;
  if (!(await acknowledge(ports, interaction))) return;
  const { desk, tellOnce, channelOf, answered, commands } = ports.setting(
    interaction.guildId,
    interaction.channelId,
    interaction.locale,
  );
  const words = wordsOf({ desk, locale: interaction.locale });
  const progress = telling(interaction, ports.progressMs);
  try {
    if (serious) throw serious;
    if (!verb) throw new UserError("no-such-command", words.use.gone);
    const use = { ...(await useOf(ports, interaction, verb, target, form)), tell: progress.tell };
    const self = desk?.embodied(use.member)?.id;
    commands(use.member, false);
    const done = verb.run(use);
    await toldIfHeld(ports, interaction, desk, done);
    // Whoever became a resident by it does not go on where the one before them wrote.
    await done;
    if (desk?.embodied(use.member)?.id !== self) commands(use.member, true);
    const answer = await welcomed(ports.log, led(await done, use, channelOf), use, tellOnce);
    await progress.end();
    const posted = await reply(ports, interaction, target, answer, words, desk?.view().language ?? interaction.locale);
    if (posted !== null && answer.shows) await answered(answer.shows, posted);
  } catch (error) {
    await progress.end();
    const content = cut(excuse(ports.log, target, error, words), MOST_CHARACTERS);
    const kind = error instanceof UserError && error.code === "serious";
    const components = kind ? row([helpIn(desk?.view().language ?? "en")]) : [];
    await edit(ports, interaction, { ...SILENT, components, content });
  }
}

/** Opens the form of a command that has one, where nothing of it was said beside the command; whether that was all for now. */
async function asksInForm(
  ports: InteractionPorts,
  interaction: Run,
  { form, needs }: Runnable,
  target: Target,
): Promise<boolean> {
  const id = customId(target);
  if (!form || !id || interaction.isModalSubmit()) return false;
  const fields = [...form.fields.map((field) => field.name), form.unless ?? ""];
  if (fields.some((name) => target.options[name] !== undefined)) return false;
  const { desk } = ports.setting(interaction.guildId, interaction.channelId, interaction.locale);
  const keeper = interaction.memberPermissions.has(PermissionFlagsBits.ManageGuild);
  try {
    // Who may not use it sees nothing of what would stand in it; they are told when they send it.
    const values = desk && (keeper || needs === "anyone") ? form.filled?.(desk, target.options) : {};
    const shown = formIn(form, desk?.view().language ?? interaction.locale);
    await openForm(ports, interaction, modalOf(shown, id, values ?? {}));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    await sayOnce(ports, interaction, cut(echoing(error.message, target.options), MOST_CHARACTERS));
  }
  return true;
}

/** Lets whoever asked see that they were heard; whether it is the first time, where what they pressed goes with its use. */
async function acknowledge(ports: InteractionPorts, interaction: Run): Promise<boolean> {
  const asked = interaction.isButton() && interaction.message.flags.has(MessageFlags.Ephemeral) ? interaction : null;
  const question = asked?.message.id;
  const first = !question || isNew(ports.pressed, question, MOST_PRESSED);
  // The button goes at once: nobody presses twice what takes its time.
  try {
    if (asked) await press(ports, asked, first ? "gone" : "kept");
    else await defer(ports, interaction);
  } catch (error) {
    // Whoever sees that nothing comes may press again.
    if (first && question) ports.pressed.delete(question);
    throw error;
  }
  return first;
}

/** What somebody is told whose words say something in earnest, before anything else is done with them; null for ordinary ones. */
function inEarnest(
  ports: InteractionPorts,
  interaction: Run,
  verb: Runnable,
  { options }: Target,
  form: Readonly<Record<string, string>> | null,
): UserError | null {
  const { desk, place } = ports.setting(interaction.guildId, interaction.channelId, interaction.locale);
  const member = memberOf(interaction.user.id, interaction.user.displayName, false);
  try {
    if (desk) ordinaryOnly(desk, member, { verb, options, form, place });
    return null;
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}

/** Tells whoever asked, now and then, how far something is that takes its time; after `end` nothing more is told. */
function telling(interaction: Run, everyMs: number) {
  let [next, over] = [Date.now() + everyMs, false];
  let told: Promise<unknown> = Promise.resolve();
  return {
    tell(sentence: string): void {
      if (over || Date.now() < next) return;
      next = Date.now() + everyMs;
      const content = cut(sentence, MOST_CHARACTERS);
      // A word that is lost is not worth a word.
      told = told.then(() => interaction.editReply({ ...SILENT, content, components: [] })).catch(() => {});
    },
    async end(): Promise<void> {
      over = true;
      await told;
    },
  };
}

/** Who waits long because the town's memory cannot be written is told that what they did is kept. */
async function toldIfHeld(
  ports: InteractionPorts,
  interaction: Run,
  desk: LookingDesk | null,
  done: Promise<unknown>,
): Promise<void> {
  if (!desk) return;
  do if (await isDone(done, ports.heldMs)) return;
  while (desk.view().state !== "waiting");
  // What was done is taken all the same: that this cannot be said is no answer to it.
  const { held } = languageOf(desk.view().language).outage.disk;
  await edit(ports, interaction, { ...SILENT, content: held }).catch(() => {});
}

/** Who is now somewhere else than where they asked is led to its channel: there they are heard. */
function led(answer: Answer, use: Use, channelOf: Setting["channelOf"]): Answer {
  const { afterwards } = answer;
  if (afterwards) return { ...answer, afterwards: async () => led(await afterwards(), use, channelOf) };
  const { desk, place } = use;
  if (!desk || !answer.at) return answer;
  const id = answer.at !== place ? channelOf(answer.at) : null;
  const channel = id === null ? null : `<#${id}>`;
  const { language, state, why } = desk.view();
  const { writeIn, writeInLater } = languageOf(language).stage;
  const next = state === "paused" ? writeInLater(channel, why) : channel && writeIn(channel);
  return next ? { ...answer, text: `${answer.text}\n${next}` } : answer;
}

/** Who is in town by a command for the first time is told there what the town is. */
async function welcomed(
  log: Log,
  answer: Answer,
  { desk, member }: Use,
  tellOnce: Setting["tellOnce"],
): Promise<Answer> {
  if (answer.open || !desk?.visitor(member) || !(await isTold(log, tellOnce(member)))) return answer;
  return { ...answer, text: `${answer.text}\n${languageOf(desk.view().language).stage.firstWords}` };
}

/** Whether somebody is to be told now. Where that cannot be kept they are, and what they did is done all the same. Never rejects. */
export function isTold(log: Log, tellsOnce: Promise<boolean>): Promise<boolean> {
  return tellsOnce.catch((error: unknown) => {
    log.warn({ reason: reason(error) }, "that somebody was told what the town is could not be kept");
    return true;
  });
}

async function useOf(
  ports: InteractionPorts,
  interaction: Run,
  verb: Runnable,
  target: Target,
  form: Readonly<Record<string, string>> | null,
): Promise<Use> {
  const keeper = interaction.memberPermissions.has(PermissionFlagsBits.ManageGuild);
  const { desk, unread, resting, place, founding, keeping, pointed, channelOf, mayRead } = ports.setting(
    interaction.guildId,
    interaction.channelId,
    interaction.locale,
  );
  const words = wordsOf({ desk, locale: interaction.locale });
  if (verb.needs === "keeper" && !keeper) throw new UserError("not-a-keeper", words.use.notKeeper);
  checkOptions(verb, target.options, ports.towns, desk?.view().language ?? interaction.locale);
  const known = interaction.member instanceof GuildMember ? interaction.member : null;
  const name = known?.displayName ?? interaction.user.displayName;
  const member: Member = {
    ...memberOf(interaction.user.id, name, keeper, [...(known?.roles.cache.keys() ?? [])]),
    mayRead: (at) => known !== null && mayRead(known, at),
  };
  desk?.seen(member);
  const shown = interaction.isMessageContextMenuCommand() ? interaction.targetMessage : null;
  const on = target.message ? await pointed(target.message, shown) : null;
  return {
    member,
    desk,
    // What is to be done about it is not for everybody.
    unread: unread && (keeper ? unread.why : languageOf(unread.language).outage.leftOut),
    resting,
    place,
    options: target.options,
    form,
    founding,
    keeping,
    hears: ports.listening,
    isShown: (id) => channelOf(id) !== null,
    on,
    files: filesOn(interaction, ports.cdn, desk),
    members: membersIn(interaction),
    mostFileBytes: interaction.appPermissions.has(PermissionFlagsBits.AttachFiles)
      ? interaction.attachmentSizeLimit
      : 0,
    locale: interaction.locale,
  };
}

/** Members who were named, by option: each option is filled in once, or not. */
function membersIn(interaction: Run): Readonly<Record<string, Named>> {
  if (!interaction.isChatInputCommand()) return {};
  const named = (given: readonly CommandInteractionOption<"cached">[]): [string, Named][] =>
    given.flatMap(({ name, user, member, options }) => [
      ...(user ? [[name, memberOf(user.id, member?.displayName ?? user.displayName, false)] as [string, Named]] : []),
      ...named(options ?? []),
    ]);
  return Object.fromEntries(named(interaction.options.data));
}

/** What was attached, by option. */
function filesOn(interaction: Run, cdn: string, desk: LookingDesk | null): Readonly<Record<string, Attached>> {
  if (!interaction.isChatInputCommand()) return {};
  const files: Record<string, Attached> = {};
  const collect = (given: readonly CommandInteractionOption[]) => {
    for (const { name, attachment, options } of given) {
      if (attachment) files[name] = attachedFile(attachment, cdn, desk?.view().language ?? interaction.locale);
      collect(options ?? []);
    }
  };
  collect(interaction.options.data);
  return files;
}

/** What Discord checks only on the member's own screen. */
function checkOptions(
  verb: Pick<Verb, "options">,
  given: Readonly<Record<string, string>>,
  towns: readonly string[],
  language: string,
): void {
  const { use: words } = languageOf(language).commands;
  for (const option of verb.options) {
    const value = given[option.name];
    if (value === undefined) {
      if (option.required)
        throw new UserError("missing-option", words.missing(option.name, describedIn(option, language)));
      continue;
    }
    const listed = option.type === "town" ? towns : option.choices?.map((choice) => choice.value);
    if (listed && listed.length > 0 && !listed.includes(value))
      throw new UserError("bad-option", words.canBe(option.name, listed));
    if ((option.type === "number" || option.type === "minutes") && !/^\d+$/.test(value))
      throw new UserError("bad-option", words.wholeNumber(option.name));
  }
}

/** Gives an answer: the id of the message that all may see, if there is one. */
async function reply(
  ports: InteractionPorts,
  interaction: Run,
  target: Target,
  answer: Answer,
  words: Words,
  language: string,
): Promise<string | null> {
  const text = echoing(answer.text, target.options);
  // What everybody sees is a persona's, or ours, and links nowhere.
  const unlinked = answer.open ? withoutLinks(text, languageOf(language).stage.acts.aLink) : text;
  // A member's own words are one paragraph under their name, and look like nobody else's.
  const shown = answer.shows ? asSpeech(unlinked) : unlinked;
  const content = cut(shown, MOST_CHARACTERS) || words.use.done;
  const mayAttach = interaction.appPermissions.has(PermissionFlagsBits.AttachFiles);
  if (answer.file && !mayAttach) throw new UserError("no-files", languageOf(language).privacy.noFiles);
  const files = answer.file
    ? [{ name: answer.file.name, attachment: Buffer.from(answer.file.text, "utf8") }]
    : answer.picture
      ? await filesOf(answer.picture, interaction, language)
      : [];
  if (answer.open) {
    // A follow-up to a deferred answer would only replace it, and stay private.
    await edit(ports, interaction, { ...SILENT, content: answer.aside ?? words.use.shown });
    const posted = await shout(ports, interaction, { content, files });
    if (posted !== null) return posted;
    const unsure = cut(`${words.use.perhapsShown}\n${content}`, MOST_CHARACTERS);
    await edit(ports, interaction, { ...SILENT, content: unsure, files });
    return null;
  }
  const id = answer.confirm && customId({ ...target, options: answer.confirm.options });
  const style = [target.command, target.subcommand].includes("remove") ? ButtonStyle.Danger : ButtonStyle.Primary;
  const row = {
    type: ComponentType.ActionRow,
    components: [
      { type: ComponentType.Button, style, customId: id ?? "", label: cut(answer.confirm?.label ?? "", 80) },
    ],
  } as const;
  // A file that came with the question stays with its answer.
  const attached = files.length > 0 ? { files } : {};
  const given = await edit(ports, interaction, { ...SILENT, content, ...attached, components: id ? [row] : [] });
  // What must come first is surely there.
  if (!answer.afterwards || !given) return null;
  const last = await answer
    .afterwards()
    .then(({ text }) => text)
    .catch((error: unknown) => `${content}\n${excuse(ports.log, target, error, words)}`);
  await edit(ports, interaction, { ...SILENT, content: cut(last, MOST_CHARACTERS) });
  return null;
}

/** A picture as a file; none where files may not be shown or its words cannot be drawn: the text says it all. */
async function filesOf(picture: Picture, { appPermissions }: Run, language: string) {
  if (!appPermissions.has(PermissionFlagsBits.AttachFiles)) return [];
  const { name, svg, alt, latin } = drawn(picture, language);
  const attachment = (await png(svg)) ?? (latin === null ? null : await png(latin()));
  return attachment ? [{ attachment, name: `${name}.png`, description: cut(alt, 1024) }] : [];
}

/** What a person is told about an error. Their own mistakes come with their sentence, ours with a number. */
export function excuse(
  log: Log,
  target: Pick<Target, "command" | "subcommand"> & { readonly options?: Target["options"] },
  error: unknown,
  words: Words,
): string {
  if (error instanceof UserError) return echoing(error.message, target.options ?? {});
  const id = randomBytes(3).toString("hex");
  const command = [target.command, target.subcommand].filter((part) => part !== null).join(" ");
  log.error(
    { id, command, reason: reason(error), stack: error instanceof Error ? error.stack : undefined },
    "a command failed",
  );
  return words.use.failed(id);
}

const verbOf = (commands: readonly Command[], name: string, subcommand: string | null): Verb | undefined => {
  const command = commands.find((one) => one.name === name);
  return command ? verbsOf(command).find(([sub]) => sub === subcommand)?.[1] : undefined;
};

/** What runs: a verb, or the command's entry in the message menu. */
function meantBy(commands: readonly Command[], target: Target): Runnable | undefined {
  if (!target.message) return verbOf(commands, target.command, target.subcommand);
  const menu = commands.find((one) => one.name === target.command)?.menu;
  return menu && { ...menu, options: [] };
}

function targetOf(interaction: ChatInputCommandInteraction<"cached">): Target {
  const options: Record<string, string> = {};
  const collect = (given: readonly CommandInteractionOption[]) => {
    for (const option of given) {
      if (option.value !== undefined) options[option.name] = String(option.value);
      collect(option.options ?? []);
    }
  };
  collect(interaction.options.data);
  return { command: interaction.commandName, subcommand: interaction.options.getSubcommand(false), options };
}

function modalOf(form: Form, id: string, values: Readonly<Record<string, string>>): ModalBuilder {
  const fields = form.fields.map((field) => {
    const input = new TextInputBuilder()
      .setCustomId(field.name)
      .setStyle(field.long ? TextInputStyle.Paragraph : TextInputStyle.Short)
      .setRequired(field.required)
      .setMaxLength(field.most);
    const value = values[field.name];
    if (value) input.setValue(cut(value, field.most));
    if (field.placeholder) input.setPlaceholder(cut(field.placeholder, 100));
    return new LabelBuilder().setLabel(cut(field.label, 45)).setTextInputComponent(input);
  });
  return new ModalBuilder()
    .setCustomId(id)
    .setTitle(cut(form.title, 45))
    .addLabelComponents(...fields);
}

function formOf(interaction: ModalSubmitInteraction<"cached">): Readonly<Record<string, string>> {
  const filled: Record<string, string> = {};
  for (const [name, field] of interaction.fields.fields) if ("value" in field) filled[name] = String(field.value ?? "");
  return filled;
}
