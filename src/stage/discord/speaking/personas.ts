/**
 * Residents speak through one webhook per channel, with name and picture overridden for each message (discord-facts section 1).
 * Webhooks are found again by application and name, so their tokens are never stored; one that was deleted or moved is mended once.
 */
import { type APIMessageTopLevelComponent, DiscordAPIError } from "discord.js";
import { type Calls, codes, isCode } from "../calls.ts";
import { type Log, reason } from "../log.ts";
import type { LeftOut } from "./left-out.ts";
import { personaName } from "./persona-name.ts";

/** By this name, and our application's id, we know a webhook as ours. */
export const WEBHOOK_NAME = "Town residents";

/** A line as a persona says it. */
export interface PersonaLine {
  readonly name: string;
  readonly avatar: string;
  readonly text: string;
  /** Buttons under it. */
  readonly components?: readonly APIMessageTopLevelComponent[];
}

/** How speaking ended. */
export type Spoken =
  | { readonly is: "shown"; readonly message: string }
  /** Discord does not take this line. */
  | { readonly is: "refused"; readonly why: LeftOut }
  /** No line can be posted there until somebody mends it. */
  | { readonly is: "closed"; readonly why: Closed }
  /** The channel is no longer there. */
  | { readonly is: "gone" }
  /** Nothing was sent, since Discord could not be reached. */
  | { readonly is: "later" }
  /** Nobody knows whether it arrived; `why` nothing was heard of it. */
  | { readonly is: "lost"; readonly why: string };

/** Why nothing can be posted in a channel: it has all the webhooks it may have, we may not use ours, or it disappears each time. */
export type Closed = "no-room" | "not-allowed" | "no-webhook";

/** What was found after a lost answer. */
export type Look =
  | { readonly is: "found"; readonly message: string }
  | { readonly is: "nothing" | "forbidden" | "unreachable" };

interface Hook {
  readonly id: string;
  readonly token: string;
}

/** Pages of 100 messages that are looked through for a lost line. */
const MOST_PAGES = 5;

/** The voices of one application. */
export class Personas {
  readonly #calls: Calls;
  readonly #application: string;
  readonly #log: Log;
  readonly #hooks = new Map<string, Promise<Hook>>();

  constructor(calls: Calls, application: string, log: Log) {
    this.#calls = calls;
    this.#application = application;
    this.#log = log;
  }

  /** Takes away what a resident said. @throws what Discord refuses. */
  async unsay(channel: string, message: string, thread: string | null = null): Promise<void> {
    await this.#calls.unsay(await this.webhook(channel), message, thread);
  }

  /** Our webhook in a channel, found or made (`fresh`: there can be none yet). @throws what Discord refuses. */
  webhook(channel: string, fresh = false): Promise<Hook> {
    const known = this.#hooks.get(channel);
    if (known) return known;
    const hook = this.#findOrMake(channel, fresh);
    this.#hooks.set(channel, hook);
    hook.catch(() => this.forget(channel));
    return hook;
  }

  /** Drops what is remembered of a channel's webhook: somebody changed one there. */
  forget(channel: string): void {
    this.#hooks.delete(channel);
  }

  /** Says one line. Never rejects. */
  async speak(channel: string, line: PersonaLine, signal?: AbortSignal, thread: string | null = null): Promise<Spoken> {
    const { avatar, text, components = [] } = line;
    let name = personaName(line.name);
    for (let mends = 0; ; mends++) {
      let hook: Hook;
      try {
        hook = await this.webhook(channel);
      } catch (error) {
        if (!signal?.aborted) this.#log.warn({ channel, reason: reason(error) }, "no webhook to speak through");
        return withoutWebhook(error);
      }
      try {
        const posted = await this.#calls.execute(hook, { name, avatar, text, components }, signal, thread);
        if (posted.channel === (thread ?? channel)) return { is: "shown", message: posted.message };
        // Somebody moved our webhook away unnoticed: what it said elsewhere is taken back.
        this.forget(channel);
        await this.#calls.unsay(hook, posted.message, thread);
      } catch (error) {
        if (!(error instanceof DiscordAPIError)) return { is: "lost", why: reason(error) };
        const broken = mendable(error);
        if (broken === "webhook") this.forget(channel);
        else if (broken === null || mends > 0) {
          this.#log.warn({ channel, reason: reason(error) }, "Discord refused a line");
          return { is: "refused", why: `refused ${error.code}` };
        } else name = "A resident";
      }
      if (mends > 0) return { is: "closed", why: "no-webhook" };
    }
  }

  /** Looks for a message of ours after `after` (design section 7): at most one line is in flight, so the first one is it. */
  async look(channel: string, after: string, signal?: AbortSignal): Promise<Look> {
    try {
      let from = after;
      for (let page = 0; page < MOST_PAGES; page++) {
        const messages = await this.#calls.messagesAfter(channel, from, signal);
        const oldestFirst = [...messages].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
        const ours = oldestFirst.find((message) => this.#isOurs(message.webhook_id, message.application_id));
        if (ours) return { is: "found", message: ours.id };
        if (messages.length < 100) break;
        from = oldestFirst.at(-1)?.id ?? from;
      }
      return { is: "nothing" };
    } catch (error) {
      return { is: error instanceof DiscordAPIError ? "forbidden" : "unreachable" };
    }
  }

  /** Answers to commands also carry a webhook id, the application's own; those are not lines. */
  #isOurs(webhook: string | undefined, application: string | undefined): boolean {
    return webhook !== undefined && webhook !== this.#application && application === this.#application;
  }

  async #findOrMake(channel: string, fresh: boolean): Promise<Hook> {
    const all = fresh ? [] : await this.#calls.webhooks(channel);
    const ours = all.find(
      (hook) => hook.application_id === this.#application && hook.name === WEBHOOK_NAME && hook.channel_id === channel,
    );
    if (ours?.token) return { id: ours.id, token: ours.token };
    const made = await this.#calls.createWebhook(channel, WEBHOOK_NAME);
    return { id: made.id, token: made.token ?? "" };
  }
}

/** What of a refused line can be mended: its webhook, or the name that it is said by. */
function mendable(error: unknown): "webhook" | "name" | null {
  if (isCode(error, codes.unknownWebhook, codes.invalidWebhookToken)) return "webhook";
  return isCode(error, codes.invalidForm) && /username/i.test(error.message) ? "name" : null;
}

/** How speaking ends where there is no webhook to speak through. */
function withoutWebhook(error: unknown): Spoken {
  if (isCode(error, codes.unknownChannel)) return { is: "gone" };
  if (isCode(error, codes.tooManyWebhooks)) return { is: "closed", why: "no-room" };
  if (isCode(error, codes.missingPermissions, codes.missingAccess)) return { is: "closed", why: "not-allowed" };
  if (error instanceof DiscordAPIError) return { is: "closed", why: "no-webhook" };
  return { is: "later" };
}
