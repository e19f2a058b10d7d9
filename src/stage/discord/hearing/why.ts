/** `/town why`: the first real reason why a message got no answer, or who answered it. */
import { languageOf } from "../../../language/language.ts";
import { LINES_A_MINUTE } from "../../../town/acts/flood.ts";
import type { AnswerGiven } from "../../../town/looking/answer-to.ts";
import { UserError } from "../../../world/user-error.ts";
import type { GuildTown } from "../guild-town.ts";
import { whyLeftOut } from "../speaking/left-out.ts";
import type { Decision, Decisions } from "./decisions.ts";

/** Where a message was found. */
export interface Found {
  /** The channel it is in; null: it is in none of those that were looked in. */
  readonly channel: string | null;
  /** Channels that could not be looked in, with their threads. */
  readonly closed: readonly string[];
}

/** What the question needs. */
export interface WhyPorts {
  readonly town: GuildTown;
  readonly decisions: Decisions;
  /** The server. */
  readonly guild: string;
  /** When this program began to listen, real milliseconds. */
  readonly since: number;
  readonly now: () => number;
  /** Looks for a message where it was asked about, and where the town hears. */
  find(message: string): Promise<Found>;
  /** Whether the bot may see a channel. */
  sees(channel: string): boolean;
}

const LINK = /^<?https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(\d{17,20})\/(\d{17,20})\/(\d{17,20})>?$/;
const ID = /^<?(?:(\d{17,20})-)?(\d{17,20})>?$/;
const DISCORD_EPOCH_MS = 1_420_070_400_000;
/** An answer may take this long before its absence means anything. */
const PATIENCE_MS = 60_000;

/** When a message was posted: its id says so. */
const postedAt = (id: string): number => Number(BigInt(id) >> 22n) + DISCORD_EPOCH_MS;

/** The reason, in a sentence. @throws UserError when what was typed names no message */
export async function whyNoAnswer(ports: WhyPorts, typed: string): Promise<string> {
  const { town, decisions, now } = ports;
  const view = town.desk.view();
  const words = languageOf(view.language).keeping.why;
  const link = LINK.exec(typed.trim());
  const id = ID.exec(typed.trim());
  const message = link?.[3] ?? id?.[2];
  if (!message) throw new UserError("no-message", words.noMessage);
  if (link && link[1] !== ports.guild) return words.elsewhere;
  const decision = decisions.of(message);
  const answer = await answerTo(ports, message, decision);
  if (answer) return answered(town, answer);
  if (!decision) return neverHeard(ports, message, link?.[2] ?? id?.[1] ?? null);
  switch (decision.is) {
    case "no-person":
      return words.noPerson;
    case "not-listening":
      return words.notListening;
    case "banned":
      return words.banned;
    case "outside":
      return words.outside;
    case "too-fast":
      return words.tooFast(LINES_A_MINUTE);
    case "private-thread":
      return languageOf(view.language).stage.privateThread(`<#${decision.channel}>`);
    case "kindly":
      return words.kindly;
    case "taken-back":
      return words.takenBack;
    case "empty":
      return words.empty;
    case "held":
      return words.held;
    case "refused":
      return words.refused(decision.why);
    case "heard":
      break;
  }
  const unseen = await ownUnseen(town, decision.own ?? []);
  if (decision.unheard)
    return languageOf(view.language).replies.together([words.unheard(decision.unheard), ...(unseen ? [unseen] : [])]);
  if (unseen) return unseen;
  if (decision.near === 0) return words.nobodyNear;
  if (decision.awake.length === 0) return words.asleep;
  if (view.state !== "running") return words.standing(view.state, view.why);
  if (now() - decision.atMs < PATIENCE_MS) return words.thinking(decision.awake);
  return decision.act ? words.nobodyAnswered(decision.awake) : words.onlyDone;
}

/** Who answered it. Of what was heard before this program began to listen, only what is stored knows. */
async function answerTo(
  { town, decisions }: WhyPorts,
  message: string,
  decision: Decision | null,
): Promise<AnswerGiven | null> {
  if (decision?.is === "heard" && decision.act) return decisions.answerTo(decision.town, decision.act);
  return !decision || decision.is === "heard" ? town.desk.answerTo(message) : null;
}

/** Who answered, and whether their line is seen, in a sentence. */
async function answered({ desk, outbox }: GuildTown, answer: AnswerGiven): Promise<string> {
  const { people, language } = desk.view();
  const { keeping, trouble } = languageOf(language);
  const who = people.find((one) => one.id === answer.who)?.name ?? answer.who;
  const fate = await outbox.fateOf(answer.line);
  if (fate?.is === "left-out") return keeping.why.answeredUnseen(who, whyLeftOut(fate.why, language));
  const waits = outbox.whyWaits(answer.line);
  return waits ? keeping.why.answeredWaiting(who, trouble.waits[waits]) : keeping.why.answered(who);
}

/** Why nothing is known of a message, in a sentence; `named` is the channel it was named with, or null. */
async function neverHeard(ports: WhyPorts, message: string, named: string | null): Promise<string> {
  const { town, find, sees, since } = ports;
  const { language, places } = town.desk.view();
  const words = languageOf(language).keeping.why;
  const { channel, closed } = named === null ? await find(message) : { channel: named, closed: [] };
  const place = channel && town.state.placeOf(channel);
  if (channel && !place) return words.noPlace(`<#${channel}>`);
  // A thread is seen where its channel is; where that is not, a start does not even know of the thread.
  const channels = (place ? [place] : places.map(({ id }) => id)).flatMap((each) => {
    const at = town.state.channelOf(each);
    return at === null ? [] : [town.state.withinOf(at) ?? at];
  });
  const unseen = [...new Set(channels)].filter((each) => !sees(each));
  const blind = unseen.length > 0 ? [words.blind(mentioned(unseen))] : [];
  if (place && blind[0]) return blind[0];
  const at = named === null ? channel : named;
  const unread = [...town.unread].filter(([id, after]) => BigInt(message) > after && (at === null || id === at));
  if (unread.length > 0) return words.notReadYet(mentioned(unread.map(([id]) => id)));
  const known = postedAt(message) < since ? words.beforeStart(Math.floor(since / 1000)) : words.unknown;
  if (place) return known;
  const shut = closed.filter((each) => !unseen.includes(each));
  return languageOf(language).replies.together([
    known,
    words.notFound,
    ...blind,
    ...(shut.length > 0 ? [words.shut(mentioned(shut))] : []),
  ]);
}

const mentioned = (channels: readonly string[]): readonly string[] => channels.map((each) => `<#${each}>`);

/** Why what was said as a resident is not posted, in a sentence, or null. */
async function ownUnseen({ desk, outbox }: GuildTown, own: readonly string[]): Promise<string | null> {
  const { language } = desk.view();
  const { keeping, trouble } = languageOf(language);
  for (const line of own) {
    const fate = await outbox.fateOf(line);
    if (fate?.is === "left-out") return keeping.why.ownUnseen(whyLeftOut(fate.why, language));
    const waits = outbox.whyWaits(line);
    if (waits) return keeping.why.ownWaiting(trouble.waits[waits]);
  }
  return null;
}
