/**
 * What keeps a town from being seen or heard at Discord, noticed when somebody changes permissions, channels or webhooks and when a line
 * cannot be posted, and what keeps its model from being asked: each is told to the keepers while it lasts, with a button where we can mend
 * it.
 */
import { languageOf } from "../../../language/language.ts";
import type { LookingDesk } from "../../../town/desk/looking.ts";
import { tierOf } from "../../../town/looking/views.ts";
import type { Calls } from "../calls.ts";
import type { Button } from "../commands/buttons.ts";
import type { GuildState } from "../guild-state.ts";
import { type Log, reason } from "../log.ts";
import { type Closed, WEBHOOK_NAME } from "../speaking/personas.ts";
import { plain } from "../speaking/script.ts";
import type { Complaints } from "./complaints.ts";
import type { KeepersRoles } from "./permissions.ts";

/** What noticing troubles needs. */
export interface TroublePorts {
  readonly state: GuildState;
  readonly desk: LookingDesk;
  readonly complaints: Complaints;
  readonly calls: Calls;
  readonly log: Log;
  /** The id of our application. */
  readonly application: string;
  /** How the server's roles stand to the keepers' channel, into which we let these; null where we do not see it. */
  keepersRoles(channel: string, letIn: readonly string[]): KeepersRoles | null;
  /** What we lack in a channel of all that is used there, in words; null where we do not know it. */
  lacking(channel: string): string | null;
}

/** What keeps the model from being asked has its sentence behind this as its name. */
export const OF_MODEL = "model:";

/** Discord's limit of webhooks in a channel. */
const MOST_WEBHOOKS = 15;

/** One town's troubles. */
export class Troubles {
  readonly #ports: TroublePorts;
  /** Looks at channels' webhooks, under way or wanted again. */
  readonly #looks = new Map<string, { again: boolean }>();
  #looking: Promise<void> = Promise.resolve();
  /** What kept the model from being asked since the start, by name. */
  readonly #ofModel = new Set<string>();

  constructor(ports: TroublePorts) {
    this.#ports = ports;
  }

  /** Nobody can speak in a channel. */
  silentIn(channel: string, why: Closed): void {
    const say = {
      "no-room": this.#words.noRoom,
      "not-allowed": this.#words.notAllowed,
      "no-webhook": this.#words.noWebhook,
    };
    this.#ports.complaints.raise(
      `${why}:${channel}`,
      say[why](`<#${channel}>`),
      why === "no-webhook" ? this.#mend : this.#look,
    );
  }

  /** Somebody was heard in a channel: whatever kept them is over. */
  heardIn(channel: string): void {
    for (const why of ["no-room", "not-allowed", "no-webhook", "webhook-gone"]) this.#over(`${why}:${channel}`);
  }

  /** A channel's board was drawn, or may not be. */
  boardIn(channel: string, drawn: boolean): void {
    const board = languageOf(this.#ports.desk.view().language).stage.board;
    if (drawn) this.#over(`board:${channel}`);
    else this.#ports.complaints.raise(`board:${channel}`, board.noAccess(`<#${channel}>`), this.#look);
  }

  /** A channel of ours was deleted; it is none of ours any more. */
  async channelGone(channel: string): Promise<void> {
    const { state, desk, complaints } = this.#ports;
    const { category, guide, keepers, homes } = state.record;
    const place = state.placeOf(channel);
    if (!state.channels.includes(channel)) return;
    const within = Object.entries(state.record.places).flatMap(([id, kept]) => (kept.within === channel ? id : []));
    await state.forgetChannel(channel);
    for (const open of Object.keys(complaints.open)) if (open.endsWith(`:${channel}`)) this.#over(open);
    const { places } = desk.view();
    const called = places.find(({ id }) => id === place)?.name;
    if (place !== null && called) complaints.raise(`gone:${place}`, this.#words.channelGone(plain(called)), this.#mend);
    else if (channel === category) complaints.raise("gone:category", this.#words.categoryGone, this.#mend);
    else if (channel === guide) complaints.raise("gone:guide", this.#words.guideGone, this.#mend);
    else if (channel === homes || within.length > 0) complaints.raise("gone:homes", this.#words.homesGone, this.#mend);
    // Of their own channel keepers cannot be told; the check says it.
    else if (channel !== keepers) return;
  }

  /** The town may have asked its model: tells what keeps it from that now, and what is over. Returns at once. */
  ofModel(): void {
    const { desk, complaints } = this.#ports;
    const now = new Map(desk.view().costs.troubles.map((sentence) => [`${OF_MODEL}${sentence}`, sentence]));
    for (const [name, sentence] of now) {
      this.#ofModel.add(name);
      complaints.raise(name, sentence);
    }
    for (const open of Object.keys(complaints.open))
      if (open.startsWith(OF_MODEL) && !now.has(open) && (this.#ofModel.has(open) || this.#hasTriedAll()))
        complaints.over(open, true);
  }

  /** Whether all that the town asks was answered since the start: until then what was told before may be so still. */
  #hasTriedAll(): boolean {
    const { costs } = this.#ports.desk.view();
    const { thinking } = this.#ports.desk.settings();
    if (costs.model === "offline" || thinking === "offline") return true;
    const answered = new Set(
      Object.entries(costs.byStep).flatMap(([step, { asked, fellBack }]) => (asked > fellBack && tierOf(step)) || []),
    );
    // Where one model is asked for everything, it may be any question.
    return thinking === "both" ? answered.has("routine") && answered.has("deep") : answered.size > 0;
  }

  /** Something may have changed: tells what is wrong now, and what is over. Returns at once. */
  inspect(): void {
    const { state, complaints, lacking } = this.#ports;
    const { record } = state;
    const grouped = new Map<string, string[]>();
    const { guide, log, keepers, homes } = record;
    const others = [guide, log, keepers, homes].flatMap((channel) => channel ?? []);
    for (const channel of new Set([...state.spoken, ...others])) {
      const missing = lacking(channel);
      if (missing) grouped.set(missing, [...(grouped.get(missing) ?? []), `<#${channel}>`]);
      else if (missing === "") this.#over(`not-allowed:${channel}`);
    }
    for (const [missing, where] of grouped)
      complaints.raise(`lacking:${missing}`, this.#words.lacking(missing, where), this.#look);
    this.#keepersRoles();
    const stands: Readonly<Record<string, unknown>> = { ...record.places, ...record };
    for (const trouble of Object.keys(complaints.open)) {
      const [kind, ...rest] = trouble.split(":");
      const what = rest.join(":");
      if (kind === "lacking" && !grouped.has(what)) this.#over(trouble);
      if (kind === "gone" && stands[what]) this.#over(trouble);
      if (kind === "no-room" || kind === "no-webhook" || kind === "webhook-gone") this.webhooksChanged(what);
    }
  }

  /** A channel's webhooks were changed by somebody, perhaps by us. Returns at once. */
  webhooksChanged(channel: string): void {
    if (!this.#ports.state.spoken.has(channel)) return;
    const look = this.#looks.get(channel);
    if (look) {
      look.again = true;
      return;
    }
    this.#looks.set(channel, { again: false });
    const { log, state } = this.#ports;
    this.#looking = this.#looking
      .then(() => this.#lookAt(channel))
      .catch((error: unknown) => {
        // What may not be looked at is told with the permissions.
        log.info({ guild: state.guild, channel, reason: reason(error) }, "the webhooks of a channel cannot be listed");
      })
      .finally(() => {
        const again = this.#looks.get(channel)?.again;
        this.#looks.delete(channel);
        if (again) this.webhooksChanged(channel);
      });
  }

  /** Resolves when everything is looked at. */
  async idle(): Promise<void> {
    await this.#looking;
  }

  async #lookAt(channel: string): Promise<void> {
    const { calls, application, complaints } = this.#ports;
    const hooks = await calls.webhooks(channel);
    const ours = hooks.some((hook) => hook.application_id === application && hook.name === WEBHOOK_NAME);
    if (ours || hooks.length < MOST_WEBHOOKS) this.#over(`no-room:${channel}`);
    if (ours) for (const why of ["no-webhook", "webhook-gone"]) this.#over(`${why}:${channel}`);
    else if (hooks.length >= MOST_WEBHOOKS) this.silentIn(channel, "no-room");
    else complaints.raise(`webhook-gone:${channel}`, this.#words.webhookGone(`<#${channel}>`), this.#mend);
  }

  /** Whoever manages the server by now reads the keepers' channel, and nobody who no longer does: mended where we may, else told. */
  #keepersRoles(): void {
    const { state, complaints, calls, log } = this.#ports;
    const { keepers, keeperRoles } = state.record;
    const roles = keepers === null ? null : this.#ports.keepersRoles(keepers, keeperRoles);
    if (keepers === null || !roles) return;
    const { shutOut, left, mayChange } = roles;
    for (const open of Object.keys(complaints.open)) {
      const [kind, role = ""] = open.split(":");
      if (kind === "shut-out" && !shutOut.includes(role)) this.#over(open);
      if (kind === "still-in" && !left.includes(role)) this.#over(open);
    }
    if (!mayChange) {
      for (const role of shutOut) complaints.raise(`shut-out:${role}`, this.#words.shutOut(`<@&${role}>`), this.#look);
      for (const role of left) complaints.raise(`still-in:${role}`, this.#words.stillIn(`<@&${role}>`), this.#look);
      return;
    }
    if (shutOut.length + left.length === 0) return;
    this.#looking = this.#looking
      .then(async () => {
        for (const role of shutOut) await calls.letIn(keepers, role, true);
        for (const role of left) await calls.letIn(keepers, role, false);
        const kept = state.record.keeperRoles.filter((role) => !left.includes(role));
        await state.change({ keeperRoles: [...new Set([...kept, ...shutOut])] });
      })
      .catch((error: unknown) => {
        log.warn({ guild: state.guild, reason: reason(error) }, "who reads the keepers' channel could not be changed");
      });
  }

  #over(trouble: string): void {
    if (this.#ports.complaints.open[trouble]) this.#ports.complaints.over(trouble);
  }

  get #words() {
    return languageOf(this.#ports.desk.view().language).trouble;
  }

  get #mend(): Button {
    return { label: this.#words.mend, command: "town", subcommand: "found", options: { confirm: "yes" } };
  }

  get #look(): Button {
    return { label: this.#words.look, command: "town", subcommand: "check" };
  }
}
