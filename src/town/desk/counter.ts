/**
 * What every verb of a desk passes: who asks, whether what they wrote may be said, whether the town's clock stands, and that what came of it
 * is saved.
 */
import type { Minutes } from "../../clock/units.ts";
import { languageOf } from "../../language/language.ts";
import { isDisguised } from "../../language/look-alike.ts";
import type { Filter } from "../../model/model.ts";
import { type Store, StoreError } from "../../store/store.ts";
import type { TownEvent } from "../../world/events.ts";
import type { PersonId } from "../../world/places.ts";
import { UserError } from "../../world/user-error.ts";
import { personOf } from "../../world/world.ts";
import type { Visiting } from "../acts/acts.ts";
import { letThrough, outward, type Wanted } from "../acts/admission.ts";
import { besideObject, findPlace } from "../acts/find.ts";
import { Floods, LINES_A_MINUTE } from "../acts/flood.ts";
import { comfort, InEarnest } from "../acts/in-earnest.ts";
import { saidInParts, spokenTo } from "../acts/spoken-to.ts";
import { type Act, type Actor, takeAct, visitorId } from "../acts/take-act.ts";
import { leadsElsewhere } from "../acts/understood.ts";
import { alike, isReserved, nameAtStage, seenName } from "../file/names.ts";
import type { Bans } from "../keeping/bans.ts";
import type { KeepersActs } from "../keeping/keepers-acts.ts";
import type { Settings } from "../keeping/settings.ts";
import type { Interesting } from "../looking/interesting.ts";
import type { NewsRead } from "../looking/news-read.ts";
import { sightOf } from "../looking/sight.ts";
import type { ClockState, CostView } from "../looking/views.ts";
import { checkLook } from "../roll/newcomer.ts";
import type { TownState } from "../state.ts";
import type { Town } from "../town.ts";
import type { Done } from "./done.ts";
import type { Member, Viewer } from "./member.ts";

/** Looks a turn over for what somebody skips to. */
export type Seeks = (before: TownState, after: TownState, events: readonly TownEvent[]) => Interesting | null;

/** What a desk works with. */
export interface DeskOptions {
  readonly town: Town;
  readonly store: Store;
  readonly costs: () => CostView;
  readonly clockState: () => ClockState;
  readonly settings: () => Settings;
  readonly bans: Bans;
  readonly acts: KeepersActs;
  /** What may be said. */
  readonly filter: Filter;
  /** Keeps the settings and heeds them. */
  readonly set: (settings: Settings) => Promise<void>;
  /** Lives on at full speed until a minute, or until a turn has what is looked for: that, or null. */
  readonly skip: (until: Minutes, seeks: Seeks | null) => Promise<Interesting | null>;
  /** The pace was changed. */
  readonly paced: () => void;
  /** About what an hour of real time costs at a pace, in US dollars; null where nothing costs anything. */
  readonly usdAnHour: (pace: number) => number | null;
  /** About what the hours until then will cost in US dollars; null where nothing costs anything. */
  readonly usdUntil: (until: Minutes) => number | null;
  /** Real time, in milliseconds. */
  readonly now: () => number;
  /** The real moment, in milliseconds, at which the town will come to a minute. */
  readonly realAt: (at: Minutes) => number;
  /** A person was seen. */
  readonly seen: (member: Member | null) => void;
  /** Something happened that the town should not wait for its next beat with. */
  readonly pulse: () => void;
  /** Who has read the news up to when. */
  readonly newsRead: NewsRead;
  /** Forgets a visitor, in the town and in what was stored of it: whether nothing of them is on the disk any more. */
  readonly forget: (visitor: PersonId) => Promise<boolean>;
  /** Forgets what somebody said in earnest, and what stages have of them, where nothing else is kept. */
  readonly forgetUnkept: (visitor: PersonId) => Promise<void>;
  /** Forgets what a message said. */
  readonly takeBack: (message: string, shows: readonly string[] | null, but?: string) => Promise<void>;
  /** Forgets a line of the town; false when it is not known any more. */
  readonly strike: (line: string) => Promise<boolean>;
  /** An act or its answer failed by no fault of the person. */
  readonly fault: (error: unknown) => void;
}

/** What is done among people, who are there for it only while the clock goes. */
const LIVE: ReadonlySet<Act["kind"]> = new Set(["say", "do", "react"]);

/** The counter of a town's desk. */
export type Counter = ReturnType<typeof counterOf>;

/** Everything the desk's faces share. */
export function counterOf(options: DeskOptions) {
  const { town } = options;
  const facts = () => town.means.town;
  const words = languageOf(town.definition.language);
  const { replies } = words;
  const earnest = new InEarnest(facts, options.now, (text) =>
    leadsElsewhere({ state: town.state, facts: facts() }, text),
  );
  const sight = (viewer?: Viewer) => sightOf(town.state, viewer ?? null);
  const floods = new Floods();
  /** Where a member reads: on a page of one's own everywhere. */
  const readsOf = (member: Member | null) => (member ? (member.mayRead ?? (() => true)) : undefined);
  /** A sentence to a person whose town's clock stands. */
  const standing = (why: string) => new UserError("paused", replies.standsStill(why));
  /** The same where somebody paused it, who may start it again is told how. */
  const pausedFor = (member: Member, why: string) => standing(member.keeper ? `${why} ${replies.resume}` : why);
  const asked = (member: Member, about?: string): Actor => {
    const known = town.state.known.get(visitorId(member.id));
    return { id: member.id, name: known?.name ?? calledAtStage(member), about: about ?? known?.about ?? "" };
  };

  /**
   * What a member is called at their stage, plainly, however it came; nothing where that is a sentence said in earnest: it
   * would be kept, and said back to them.
   */
  function calledAtStage({ name }: Member): string {
    return isSentence(name) && earnest.isPlain(name) ? "" : nameAtStage(name);
  }

  /** What a person asked for, saved; where it cannot be, the host is told, and the person why the town stands. */
  async function written<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof UserError) throw error;
      options.fault(error);
      const { state, why } = options.clockState();
      if (state === "stopped") throw standing(why);
      throw error instanceof StoreError ? new UserError("not-kept", words.outage.disk.notKept) : error;
    }
  }

  const commit: Town["commit"] = (...turn) => written(() => town.commit(...turn));

  async function take(
    member: Member,
    act: Act,
    actor: Actor = asked(member),
    steps = false,
    heldMs = 0,
  ): Promise<Done> {
    const since = options.now() - heldMs;
    const { place = null, to = null } = act.kind === "say" || act.kind === "do" ? { to: null, ...act } : {};
    ordinary(member, act.kind === "object" ? [act.object, ...wordsIn(act)] : wordsIn(act), place, to);
    letThrough(options, member, steps ? "visit" : act.kind);
    // Messages were attended to when they came.
    if (!("message" in act && act.message)) unhurried(member, act.kind);
    const dozed = options.clockState().state === "dozing";
    openFor(member, act.kind);
    options.seen(member);
    if (!town.state.known.has(visitorId(member.id))) introduced(member, actor.name, steps);
    await fitting(wordsIn(act));
    const taken = await written(() => takeAct(town, actor, act, since));
    // The answer is shown as events when it is committed; a fault in it is the host's to log, not this person's to wait for.
    taken.answered.catch(options.fault);
    if (dozed) options.pulse();
    const { said, act: id, unheard, shown, answering, met } = taken;
    const more = { ...(shown ? { shown } : {}), ...(answering ? { answering } : {}), ...(met ? { met } : {}) };
    return { said, act: id, ...more, ...(unheard ? { unheard } : {}) };
  }

  /** Turns away who comes while the town stands, or has not begun. @throws UserError */
  function openFor(member: Member, wanted: Act["kind"]): void {
    const { state, why } = options.clockState();
    if (state === "stopped") throw standing(why);
    const { paused, opened } = town.state;
    if (paused !== null && LIVE.has(wanted)) throw pausedFor(member, paused);
    if (!opened) throw new UserError("not-open", replies.wakingUp);
  }

  /** Lets somebody come by a name; where it is what their stage calls them, others see there as well how that is written. @throws UserError */
  function introduced(member: Member, name: string, steps: boolean): void {
    const shown = name === calledAtStage(member) ? [name, member.name.normalize("NFC")] : [name];
    for (const one of new Set(shown)) {
      if (!options.filter.fits(one)) throw new UserError("unfit", words.admission.unfitName);
      ownName(member, one, steps);
    }
  }

  /** Nobody comes by the name of somebody who lives here, whatever they are called at their stage. @throws UserError with what to do */
  function ownName(member: Member, name: string, steps: boolean): void {
    try {
      if (isReserved(name)) throw new UserError("name-reserved", replies.nameReserved(seenName(name)));
      checkLook(town.state, facts().personas.values(), town.definition.language, name);
      // Two members may really be called the same; nobody is who only writes it so that it looks the same.
      const others = [...town.state.known].filter(([id]) => id !== visitorId(member.id)).map(([, one]) => one.name);
      const other = isDisguised(name)
        ? alike(
            name,
            others.filter((one) => one.toLowerCase() !== name.toLowerCase()),
          )
        : null;
      if (other !== null) throw new UserError("name-looks", replies.looksLike(other));
    } catch (error) {
      if (!(error instanceof UserError) || steps) throw error;
      throw new UserError(error.code, `${error.message} ${replies.nameAtVisit}`);
    }
  }

  function visiting(member: Member): Visiting {
    const { id, name, about } = asked(member);
    return { id: visitorId(id), member: id, name, about };
  }

  /** Whom words would have been said to, in a place. */
  const spokenToIn = (member: Member, place: string, text: string, to: string | null) =>
    spokenTo(town.state, facts(), visiting(member), findPlace(facts(), place), text, to);

  /** What of words in a place is for whom, in their order. */
  const inParts = (member: Member, place: string, text: string) =>
    saidInParts(town.state, facts(), visiting(member), findPlace(facts(), place), text);

  /** As the desk's. Nothing of what is said in earnest goes further, and whoever shows the sentence offers help beside it. */
  function ordinary(
    member: Member,
    texts: readonly string[],
    place: string | null = null,
    to: string | null = null,
  ): void {
    // What they are called at their stage, and what the town calls a thing, are no words of theirs: a short name may look like anything.
    const own = texts.filter((text) => text.trim() !== member.name).map((text) => besideObject(facts(), text));
    const how = earnest.reads(member.id, own);
    if (!how) return;
    earnest.note(member.id, how, own);
    const who = place === null ? null : spokenToIn(member, place, texts.join(" "), to);
    const sentence = comfort(town.state, town.state.turn, how);
    const { by, unkept } = words.serious;
    const said = who === null ? sentence : by(personOf(town.state.world, who).name, sentence);
    throw new UserError("serious", `${said}\n${unkept}`);
  }

  /** Turns away who wants more than a town can listen to: whatever it is, each is a turn or a thought of somebody. @throws UserError */
  function unhurried(member: Member, wanted: Wanted): void {
    if (outward.has(wanted)) return;
    // To a reaction nothing can be said.
    if (floods.heed(member.id, options.now(), wanted !== "react") === "heard") return;
    throw new UserError("too-fast", words.admission.tooFast(LINES_A_MINUTE));
  }

  /** Lets words of people pass. @throws UserError where they are kept out of the town */
  async function fitting(texts: readonly string[]): Promise<void> {
    if (!(await options.filter.passes(texts.join("\n")))) throw new UserError("unfit", words.admission.unfit);
  }

  function keeper(member: Member): void {
    if (!member.keeper) throw new UserError("keepers-only", replies.keepersOnly);
  }

  return {
    options,
    facts,
    words,
    earnest,
    sight,
    floods,
    readsOf,
    standing,
    pausedFor,
    asked,
    written,
    commit,
    take,
    spokenToIn,
    inParts,
    ordinary,
    unhurried,
    fitting,
    keeper,
  };
}

/** Whether a name has as many words as a sentence: a short one may look like anything. */
const isSentence = (name: string): boolean => name.trim().split(/\s+/).length > 2 || /\p{Script=Han}{5}/u.test(name);

/** The words of an act that were typed freely. */
function wordsIn(act: Act): readonly string[] {
  switch (act.kind) {
    case "say":
    case "do":
    case "whisper":
      return [act.text];
    case "object":
      return act.state === null ? [] : [act.state];
    case "plan":
      return [act.what];
    default:
      return [];
  }
}
