/** What founding says: the preview, what a repair would add, that there is no room, and Discord's refusals with what to do. */
import type { APIChannel } from "discord.js";
import { languageOf } from "../../../language/language.ts";
import { UserError } from "../../../world/user-error.ts";
import { codes, isCode } from "../calls.ts";
import type { GuildState } from "../guild-state.ts";
import { cut } from "../speaking/persona-name.ts";
import { plain } from "../speaking/script.ts";
import { countOf, type Homes, type PlaceSketch, type Plan, planOf, shortOf } from "./founding-plan.ts";
import { refusedSentence } from "./permissions.ts";

/** The category says what lives in it (design section 12). */
export const categoryName = ({ name, language }: { readonly name: string; readonly language: string }): string =>
  languageOf(language).stage.founding.category(cut(name, 70));

/** A server, as a plan for it is held against it. */
export interface Ground {
  readonly channels: readonly APIChannel[];
  readonly threads: ReadonlySet<string>;
  readonly known: GuildState | null;
  readonly places: readonly PlaceSketch[];
  readonly mapped: boolean;
}

/** How many channels the server would have to make room for, by how the homes are shown. */
export const waysOf = (ground: Ground): Readonly<Record<Homes, number>> => {
  const count = (homes: Homes) => countOf(planOf({ ...ground, homes }));
  return { channels: count("channels"), threads: count("threads"), none: count("none") };
};

/** That there is no room for a plan, with what to do; null where there is. */
export function noRoom(ground: Ground, plan: Plan, language: string): string | null {
  const words = languageOf(language).stage.founding;
  const short = shortOf(plan, ground);
  if (short.server === 0 && short.category === 0) return null;
  const needed = countOf(plan);
  const ways = waysOf(ground);
  const less = (["threads", "none"] as const).flatMap((homes) =>
    ways[homes] < needed ? [[homes, ways[homes]] as const] : [],
  );
  const said =
    short.server > 0 ? words.noRoom(needed, needed - short.server, short.server) : words.categoryFull(short.category);
  return [said, ...(less.length > 0 ? [words.lessRoom(less)] : []), words.nothingMade].join(" ");
}

/** The keepers' channel, promised only where Discord did not refuse it before. */
export function keepersPart(known: GuildState | null, language: string): string {
  const { parts } = languageOf(language).stage.founding;
  return known?.record.keepersRefused ? parts.keepersAgain : parts.keepers;
}

/** That another is to be chosen, where it was refused before. */
export const logToChoose = (plan: Plan, known: GuildState | null, language: string): readonly string[] =>
  plan.keepers && known?.record.keepersRefused ? [languageOf(language).stage.founding.chooseLog] : [];

/** What is missing of a town that stands; `hookless`: channels without a webhook of ours. */
export interface Missing {
  readonly ground: Ground;
  readonly plan: Plan;
  readonly boards: number;
  readonly hookless: readonly string[];
}

/** What a repair adds, by name. */
export function missingOf(
  { ground, plan, boards, hookless }: Missing,
  known: GuildState,
  language: string,
): readonly string[] {
  const words = languageOf(language).stage.founding;
  const theirs = ground.places.filter(({ id }) => plan.theirs.has(id));
  return [
    ...(plan.category ? [words.parts.category] : []),
    ...(plan.guide ? [words.parts.guide] : []),
    ...(plan.keepers ? [keepersPart(known, language)] : []),
    ...(plan.homes ? [words.parts.homes] : []),
    ...[...plan.channels, ...theirs].map(({ name }) => words.parts.channel(plain(name))),
    ...plan.threads.map(({ name }) => words.parts.thread(plain(name))),
    ...(boards > 0 ? [words.parts.boards(boards)] : []),
    ...(hookless.length > 0 ? [words.parts.webhooks(hookless.map((channel) => `<#${channel}>`))] : []),
  ];
}

/** What a repair added. */
export function mended(town: string, missing: Missing, known: GuildState, language: string): string {
  const words = languageOf(language).stage.founding;
  // Without a keepers' channel, where Discord refused it, a town is whole as well.
  const plan = { ...missing.plan, keepers: missing.plan.keepers && known.record.keepers !== null };
  const parts = missingOf({ ...missing, plan }, known, language);
  return parts.length === 0 ? words.nothingMissing(plain(town)) : words.mended(plain(town), parts);
}

/** Turns Discord's refusal into a sentence that says what to do. */
export async function orPermission<T>(language: string, work: Promise<T>, channel?: string): Promise<T> {
  const words = languageOf(language);
  try {
    return await work;
  } catch (error) {
    if (channel && isCode(error, codes.tooManyWebhooks))
      throw new UserError("too-many-webhooks", words.trouble.noRoom(`<#${channel}>`), { cause: error });
    if (isCode(error, codes.tooManyChannels))
      throw new UserError("no-room", words.stage.founding.full, { cause: error });
    if (!isCode(error, codes.missingPermissions, codes.missingAccess)) throw error;
    throw new UserError("missing-permission", refusedSentence(language), { cause: error });
  }
}
