/**
 * Answers to interactions, given although what Discord says to them may be lost on the way (discord-facts section 4): the first one and
 * what all may see are looked up before they are given again; an edit can be made twice. An answer that was given is never replaced by word of a trouble.
 */
import {
  type APIInteractionResponse,
  type AutocompleteInteraction,
  type ButtonInteraction,
  DiscordAPIError,
  type Interaction,
  InteractionResponseType,
  type InteractionUpdateOptions,
  MessageFlags,
  type ModalBuilder,
  type RepliableInteraction,
} from "discord.js";
import { type Calls, codes, isCode, type Shout } from "../calls.ts";
import { type Log, reason } from "../log.ts";

/** What answering needs. */
export interface ReplyPorts {
  readonly calls: Calls;
  readonly log: Log;
  /** Real milliseconds before an answer is given again; longer from time to time. */
  readonly againMs: number;
}

/** An answer is given so often; its token lasts a quarter of an hour. */
const MOST_TRIES = 6;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Says that an answer is coming, for the member alone. @throws when it cannot be given */
export async function defer({ calls }: ReplyPorts, interaction: RepliableInteraction): Promise<void> {
  await first(calls, interaction, {
    type: InteractionResponseType.DeferredChannelMessageWithSource,
    data: { flags: MessageFlags.Ephemeral },
  });
  interaction.deferred = true;
  interaction.ephemeral = true;
}

/** A button was pressed: its message loses the buttons, or nothing of it changes yet. @throws when it cannot be given */
export async function press(
  { calls }: ReplyPorts,
  interaction: ButtonInteraction,
  buttons: "gone" | "kept",
): Promise<void> {
  await first(
    calls,
    interaction,
    buttons === "gone"
      ? { type: InteractionResponseType.UpdateMessage, data: { components: [], allowed_mentions: { parse: [] } } }
      : { type: InteractionResponseType.DeferredMessageUpdate },
  );
  interaction.deferred = true;
}

/** Opens a form. @throws when it cannot be given */
export async function openForm({ calls }: ReplyPorts, interaction: RepliableInteraction, form: ModalBuilder) {
  await calls.acknowledge(interaction, { type: InteractionResponseType.Modal, data: form.toJSON() });
}

/** Proposes what could be typed. @throws when it cannot be given */
export async function propose(
  { calls }: ReplyPorts,
  interaction: AutocompleteInteraction,
  choices: readonly { readonly name: string; readonly value: string }[],
): Promise<void> {
  const type = InteractionResponseType.ApplicationCommandAutocompleteResult;
  await calls.acknowledge(interaction, { type, data: { choices: [...choices] } });
}

/** Says one thing to the member alone. @throws when it cannot be given */
export async function sayOnce({ calls }: ReplyPorts, interaction: Interaction, content: string): Promise<void> {
  const data = { content, flags: MessageFlags.Ephemeral, allowed_mentions: { parse: [] } };
  await calls.acknowledge(interaction, { type: InteractionResponseType.ChannelMessageWithSource, data });
}

/** The first answer, after which others come; when nothing is heard of it, Discord is asked whether it is there. */
async function first(calls: Calls, interaction: RepliableInteraction, body: APIInteractionResponse): Promise<void> {
  try {
    await calls.acknowledge(interaction, body);
  } catch (error) {
    if (error instanceof DiscordAPIError) throw error;
    try {
      await interaction.webhook.fetchMessage("@original");
    } catch (unseen) {
      // Surely not there. Where it cannot be looked up it may be: an edit will show.
      if (isCode(unseen, codes.unknownWebhook)) throw unseen;
    }
  }
}

/** What Discord refuses for what it says, and so refuses each time. */
const OF_CONTENT: readonly number[] = [400, 413];

/**
 * Edits the answer until it is surely there, and says whether it is; where nothing is heard any more it may be.
 * @throws what Discord refuses for what it says
 */
export async function edit(
  { log, againMs }: ReplyPorts,
  interaction: RepliableInteraction,
  answer: InteractionUpdateOptions,
): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      await interaction.editReply(answer);
      return true;
    } catch (error) {
      // Any other refusal may be of a repetition, discord.js's own or ours, of one that was taken: it tells nothing.
      if (error instanceof DiscordAPIError && OF_CONTENT.includes(error.status)) throw error;
      log.warn({ interaction: interaction.id, reason: reason(error) }, "an answer may be lost");
      if (tries === MOST_TRIES || isCode(error, codes.unknownWebhook, codes.invalidWebhookToken)) return false;
      await pause(againMs * tries);
    }
  }
}

/** Posts something for all to see, once: its id, or null where it may not be there. @throws what Discord refuses */
export async function shout(
  { calls, log, againMs }: ReplyPorts,
  to: RepliableInteraction,
  said: Shout,
): Promise<string | null> {
  for (let tries = 1; ; tries++) {
    try {
      return await calls.followUp(to, said);
    } catch (error) {
      if (error instanceof DiscordAPIError) throw error;
      log.warn({ interaction: to.id, reason: reason(error) }, "what all may see may be lost");
    }
    await pause(againMs * tries);
    try {
      const there = await calls.followedUp(to, said);
      if (there !== null) return there;
    } catch {
      // Whether it is there cannot be seen, and twice is worse than not at all.
      return null;
    }
    if (tries === MOST_TRIES) return null;
  }
}
