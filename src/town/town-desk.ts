/** The desk of one town: verbs become acts and switches, views are read from the latest state (style section 2). */
import { DAY, dayOf, later, type Minutes, minutes, momentText, parseClock, timeOfDay } from "../clock/units.ts";
import { languageOf } from "../language/language.ts";
import type { Filter } from "../model/model.ts";
import { type Json, type Store, StoreError } from "../store/store.ts";
import type { TownEvent } from "../world/events.ts";
import { firstName } from "../world/people.ts";
import { isOpen, type PersonId, placeOf } from "../world/places.ts";
import { UserError } from "../world/user-error.ts";
import { peopleIn, personOf } from "../world/world.ts";
import { admissionOf, letThrough } from "./admission.ts";
import type { Bans } from "./bans.ts";
import type { TownDesk } from "./desk/desk.ts";
import type { Done } from "./desk/done.ts";
import { embodiedBy } from "./embody.ts";
import { eventReport } from "./event-report.ts";
import { type EventView, eventsFor, eventsOf, findEvent } from "./events.ts";
import { exported } from "./export.ts";
import { choicesFor, findPlace, findResident } from "./find.ts";
import { Floods, LINES_A_MINUTE } from "./flood.ts";
import { comfort, InEarnest, spokenTo } from "./in-earnest.ts";
import { type Interesting, interestingIn } from "./interesting.ts";
import { InterviewDesk } from "./interview-desk.ts";
import type { KeepersActs } from "./keepers-acts.ts";
import { keptOfVisitor } from "./kept.ts";
import { letLeave } from "./leave-quiet.ts";
import type { Member, Named, Viewer } from "./member.ts";
import { EVENING, momentChoices, momentTyped } from "./moments.ts";
import { alike, isReserved } from "./names.ts";
import { checkLook, homeChoices } from "./newcomer.ts";
import { newsFor } from "./news.ts";
import type { NewsRead } from "./news-read.ts";
import { isPace, paceText, paceTyped } from "./pace.ts";
import { relationsView } from "./relations.ts";
import { memoryViews, residentView } from "./resident-view.ts";
import { changeRoll } from "./roll.ts";
import {
  mayDo,
  quietInWords,
  type Settings,
  settingChoices,
  settingInWords,
  settingNames,
  settingsRecord,
  valuesInWords,
  withSetting,
} from "./settings.ts";
import { sightOf } from "./sight.ts";
import type { TownState } from "./state.ts";
import { suggestionsFor } from "./suggestions.ts";
import { type Act, type Actor, foresee, takeAct, visitorId } from "./take-act.ts";
import type { Town, TurnRecord } from "./town.ts";
import { type ClockState, type CostView, type TownView, townView } from "./views.ts";
import { greet, Welcomes, welcomingPlace } from "./welcome.ts";
import { whyOf } from "./why.ts";

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
  /** Forgets what a message said. */
  readonly takeBack: (message: string) => Promise<void>;
  /** Forgets a line of the town; false when it is not known any more. */
  readonly strike: (line: string) => Promise<boolean>;
  /** An act or its answer failed by no fault of the person. */
  readonly fault: (error: unknown) => void;
}

/** The desk of a town. */
export function townDesk(options: DeskOptions): TownDesk {
  const { town } = options;
  const facts = () => town.means.town;
  const words = languageOf(town.definition.language);
  const { replies } = words;
  const interviews = new InterviewDesk(town);
  const earnest = new InEarnest(facts, options.now);
  const sight = (viewer?: Viewer) => sightOf(town.state, viewer ?? null);
  /** What nobody in particular sees, as last drawn: boards, panel and guide each ask for it at every turn. */
  let drawn: { readonly from: readonly unknown[]; readonly view: TownView } | null = null;
  function wholeView(): TownView {
    const { state, why, turnMs, eased } = options.clockState();
    const costs = options.costs();
    const from = [town.state, town.means, town.definition, state, why, turnMs, eased, JSON.stringify(costs)];
    if (!drawn?.from.every((one, i) => one === from[i]))
      drawn = { from, view: townView(town, { state, why, turnMs, eased }, costs, sight()) };
    return drawn.view;
  }
  const floods = new Floods();
  /** Where a member reads: on a page of one's own everywhere. */
  const readsOf = (member: Member | null) => (member ? (member.mayRead ?? (() => true)) : undefined);
  /** A sentence to a person whose town's clock stands. */
  const standing = (why: string) => new UserError("paused", replies.standsStill(why));
  /** The same where somebody paused it, who may start it again is told how. */
  const pausedFor = (member: Member, why: string) => standing(member.keeper ? `${why} ${replies.resume}` : why);
  const asked = (member: Member, about?: string): Actor => {
    const known = town.state.known.get(visitorId(member.id));
    return { id: member.id, name: known?.name ?? member.name, about: about ?? known?.about ?? "" };
  };

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

  async function take(member: Member, act: Act, actor: Actor = asked(member), steps = false): Promise<Done> {
    const { place = null, to = null } = act.kind === "say" || act.kind === "do" ? { to: null, ...act } : {};
    ordinary(member, act.kind === "object" ? [act.object, ...wordsIn(act)] : wordsIn(act), place, to);
    letThrough(options, member, steps ? "visit" : act.kind);
    // Messages were attended to when they came.
    if (!("message" in act && act.message)) unhurried(member, act.kind);
    const { state, why } = options.clockState();
    if (state === "stopped") throw standing(why);
    const { paused } = town.state;
    if (paused !== null && (act.kind === "say" || act.kind === "do" || act.kind === "react"))
      throw pausedFor(member, paused);
    if (!town.state.opened) throw new UserError("not-open", replies.wakingUp);
    const dozed = state === "dozing";
    options.seen(member);
    if (!town.state.known.has(visitorId(member.id))) {
      if (!options.filter.fits(actor.name)) throw new UserError("unfit", words.admission.unfitName);
      ownName(actor.name, steps);
    }
    await fitting(wordsIn(act));
    const taken = await written(() => takeAct(town, actor, act));
    // The answer is shown as events when it is committed; a fault in it is the host's to log, not this person's to wait for.
    taken.answered.catch(options.fault);
    if (dozed) options.pulse();
    const { said, act: id, unheard, shown, answering } = taken;
    const more = { ...(shown ? { shown } : {}), ...(answering ? { answering } : {}) };
    return { said, act: id, ...more, ...(unheard ? { unheard } : {}) };
  }

  /** Nobody comes by the name of somebody who lives here, whatever they are called at their stage. @throws UserError with what to do */
  function ownName(name: string, steps: boolean): void {
    try {
      if (isReserved(name)) throw new UserError("name-reserved", replies.nameReserved(name));
      checkLook(town.state, facts().personas.values(), town.definition.language, name);
    } catch (error) {
      if (!(error instanceof UserError) || steps) throw error;
      throw new UserError(error.code, `${error.message} ${replies.nameAtVisit}`);
    }
  }

  /** Whom words would have been said to, in a place. */
  const spokenToIn = (member: Member, place: string, text: string, to: string | null) => {
    const { id, name, about } = asked(member);
    const visiting = { id: visitorId(id), member: id, name, about };
    return spokenTo(town.state, facts(), visiting, findPlace(facts(), place), text, to);
  };

  /** As the desk's. Nothing of what is said in earnest goes further, and whoever shows the sentence offers help beside it. */
  function ordinary(
    member: Member,
    texts: readonly string[],
    place: string | null = null,
    to: string | null = null,
  ): void {
    // What they are called at their stage are no words of theirs: a short name may look like anything.
    const own = texts.filter((text) => text.trim() !== member.name);
    if (!earnest.reads(member.id, own)) return;
    earnest.note(member.id);
    const who = place === null ? null : spokenToIn(member, place, texts.join(" "), to);
    const sentence = comfort(town.state, `${town.state.turn}/private`);
    const { by, unkept } = words.serious;
    const said = who === null ? sentence : by(personOf(town.state.world, who).name, sentence);
    throw new UserError("serious", `${said}\n${unkept}`);
  }

  /** Turns away who wants more than a town can listen to. @throws UserError */
  function unhurried(member: Member, wanted: Act["kind"]): void {
    if (wanted !== "say" && wanted !== "do" && wanted !== "react") return;
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

  /** Begins to think of the answer to words that may come to nothing yet, and to look through them. */
  function ahead(member: Member, said: Extract<Act, { kind: "say" }>): void {
    if (options.clockState().state !== "running" || admissionOf(options, member) !== "in") return;
    if (earnest.reads(member.id, [said.text])) return;
    if (!options.filter.fits(said.text)) return;
    void options.filter.passes(said.text);
    foresee(town, asked(member), said).catch(options.fault);
  }

  /** The minute that a time of day or a named moment next is, for a keeper who would skip to it. @throws UserError */
  function skippedTo(member: Member, until: string): Minutes {
    keeper(member);
    const { state, why } = options.clockState();
    if (state === "stopped") throw standing(why);
    if (town.state.paused !== null) throw pausedFor(member, town.state.paused);
    if (!town.state.opened) throw new UserError("not-open", words.settings.skip.notOpen);
    const { now } = town.state;
    const moment = momentTyped(until, town.definition.language);
    if (moment === "evening" && timeOfDay(now) >= EVENING)
      throw new UserError("is-evening", words.settings.skip.isEvening);
    const morning = timeOfDay(town.definition.opens);
    const at = moment === null ? parseClock(until) : moment === "evening" ? EVENING : morning;
    if (at === null) throw new UserError("no-time", words.settings.skip.noTime);
    return later(now, timeOfDay(minutes(at - timeOfDay(now) + DAY)) || DAY);
  }

  /** Stops at what this member would want to see. */
  const seeksFor =
    (member: Member): Seeks =>
    (before, state, events) => {
      const { definition, means } = town;
      const viewer = sightOf(state, member);
      return interestingIn({ state, definition, means }, before, events, visitorId(member.id), viewer);
    };

  const momentOf = (at: Minutes): string => momentText(town.definition.start, at, town.definition.language);

  /** What a setting keeps to some. */
  function admitted(member: Member, what: "whisper" | "objects" | "embody"): void {
    if (mayDo(options.settings()[what], member)) return;
    throw new UserError("not-allowed", words.settings.notAllowed[what]);
  }

  /** Lets somebody go who is to take no part any more. */
  async function sendAway(member: Named): Promise<void> {
    const visitor = visitorId(member.id);
    const actor = { id: member.id, name: member.name, about: "" };
    if (embodiedBy(town.state, visitor) !== null) await written(() => letLeave(town, actor, { kind: "release" }));
    if (town.state.world.people.has(visitor)) await written(() => letLeave(town, actor, { kind: "leave" }));
  }

  /** The resident whom a member has taken over, or null. */
  function selfOf(member: Member): { id: string; name: string } | null {
    const who = embodiedBy(town.state, visitorId(member.id));
    return who === null ? null : { id: who, name: personOf(town.state.world, who).name };
  }

  const welcomes = new Welcomes();
  const isNew = (member: Member): boolean =>
    options.clockState().state !== "stopped" &&
    town.state.opened &&
    town.state.paused === null &&
    admissionOf(options, member) === "in" &&
    !town.state.known.has(visitorId(member.id));

  /** Where somebody who names no place steps in: an open place with people in it. */
  function lively(): string {
    const { state } = town;
    const open = [...state.world.map.places.values()].filter(
      (place) => place.access === "public" && isOpen(place, state.now),
    );
    const count = (id: string) =>
      peopleIn(state.world, id).filter((person) => person.kind === "resident" && !person.asleep).length;
    const best = open.sort((a, b) => count(b.id) - count(a.id))[0] ?? [...state.world.map.places.values()][0]!;
    return best.id;
  }

  return {
    id: town.id,
    acts: options.acts,
    view: (viewer) =>
      viewer?.mayRead ? townView(town, options.clockState(), options.costs(), sight(viewer)) : wholeView(),
    resident: (named, viewer) => residentView(town, findResident(facts(), named).id, sight(viewer)),
    relations: (named, viewer) =>
      relationsView(town, named === null ? null : findResident(facts(), named).id, sight(viewer)),
    memories: async (named, about = {}, viewer = undefined) => {
      // What is looked for is embedded, perhaps by a provider.
      if (earnest.reads("", [about.about ?? ""])) throw new UserError("serious", words.serious.unkept);
      return memoryViews(town, findResident(facts(), named).id, about.about ?? null, about.most ?? 20, sight(viewer));
    },
    why: (event, viewer) => whyOf(town, options.store, event, sight(viewer)),
    async interview(member, asked) {
      ordinary(member, [asked.question, asked.as ?? "", asked.situation ?? ""]);
      letThrough(options, member, "interview");
      await fitting([asked.question, asked.as ?? "", asked.situation ?? ""]);
      return interviews.ask(member, asked);
    },
    async ask(member, resident, number) {
      letThrough(options, member, "interview");
      return interviews.askListed(member, resident, number);
    },
    async turnsAfter(turn, most) {
      const turns: { turn: number; events: TurnRecord["events"]; quick: boolean; real: number }[] = [];
      for (let n = Math.max(1, turn + 1); n <= town.state.turn && turns.length < most; n++) {
        const record = (await options.store.turn(town.id, n)) as unknown as TurnRecord | null;
        if (record) turns.push({ turn: n, events: record.events, quick: record.quick, real: record.real });
      }
      return turns;
    },
    choices: (type, typed, near) =>
      type === "value"
        ? settingChoices(near ?? "", typed, town.definition.language)
        : type === "moment"
          ? momentChoices(typed, town.definition.language)
          : type === "home"
            ? homeChoices(town.definition, facts(), typed)
            : choicesFor(facts(), type, typed, near),
    visitor(member) {
      const person = town.state.world.people.get(visitorId(member.id));
      return person ? { id: person.id, name: person.name, place: person.spot.place } : null;
    },
    admission: (member) => admissionOf(options, member),
    attend: (member, at) => floods.heed(member.id, at),
    async visit(member, as) {
      ordinary(member, [as.name ?? "", as.about ?? "", as.language ?? ""]);
      const self = selfOf(member);
      if (self) throw new UserError("embodies", words.embody.asSelf(self.name));
      const before = asked(member);
      // What cannot be seen is no part of a name, and turns none around.
      const seen = (as.name ?? before.name).replace(/[\p{Cc}\p{Cf}]/gu, "");
      const name = seen.trim().replace(/\s+/g, " ").slice(0, 40);
      if (!/[\p{L}\p{N}]/u.test(name)) throw new UserError("no-name", replies.noName);
      if (isReserved(name)) throw new UserError("name-reserved", replies.nameReserved(name));
      const residents = [...facts().personas.values()];
      checkLook(town.state, residents, town.definition.language, name);
      // Somebody may really be called as a resident is by those who know them, and nobody writes it so that it only looks so.
      const short =
        as.name === undefined
          ? null
          : alike(
              name,
              residents.map((one) => firstName(one.name)),
            );
      if (short !== null && short.toLowerCase() !== name.toLowerCase())
        throw new UserError("name-taken", replies.nameTaken(short));
      const others = [...town.state.known].filter(([id]) => id !== visitorId(member.id));
      const other = alike(
        name,
        others.map(([, one]) => one.name),
      );
      // Two members may be called alike at Discord; nobody makes themselves somebody else.
      if (other !== null && as.name !== undefined) throw new UserError("name-looks", replies.looksLike(other));
      await fitting([name, as.about ?? "", as.language ?? ""]);
      const speaks = as.language === undefined ? "" : replies.speaks(as.language.trim().slice(0, 40));
      const told = (as.about ?? before.about).trim();
      // Who comes again says it again.
      const about = told.includes(speaks) ? told : [told, speaks].filter(Boolean).join(replies.speaksToo);
      const actor: Actor = { id: member.id, name, about: about.slice(0, 200) };
      const here = town.state.world.people.get(visitorId(member.id))?.spot.place;
      const place = as.place ? findPlace(facts(), as.place).id : (here ?? lively());
      const arrive = (at: string) => take(member, { kind: "go", place: at }, actor, true);
      if (admissionOf(options, member) !== "outside") return arrive(place);
      // Who steps in at a closed door is in town all the same: only then are they heard at any other.
      return arrive(place).catch((error: unknown) => {
        if (error instanceof UserError && error.code === "not-admitted") return arrive(lively());
        throw error;
      });
    },
    isNew: (member) => isNew(member),
    async welcome(member) {
      const place = welcomingPlace(town.state, visitorId(member.id));
      if (!isNew(member) || place === null || !welcomes.due(options.now())) return null;
      const done = await take(member, { kind: "go", place }, asked(member), true);
      await written(() => greet(town, visitorId(member.id)));
      return done;
    },
    kept: (member) => keptOfVisitor(town, visitorId(member.id)),
    async forget(member) {
      const { state, why } = options.clockState();
      if (state === "stopped") throw standing(why);
      const visitor = visitorId(member.id);
      if (!keptOfVisitor(town, visitor) && !options.acts.concerns(member.id))
        throw new UserError("not-known", words.privacy.notKnown);
      if (town.state.world.people.has(visitor)) await written(() => letLeave(town, asked(member), { kind: "leave" }));
      const gone = await written(() => options.forget(visitor));
      const { forgotten, soon } = words.privacy;
      return { said: `${forgotten(town.definition.name)}${gone ? "" : ` ${soon}`}`, act: null };
    },
    leave: (member) => take(member, { kind: "leave" }),
    go: (member, place, area = null) => take(member, { kind: "go", place, ...(area ? { area } : {}) }),
    say(member, place, text, to = null, message = null) {
      const said = { kind: "say", place, text, to, ...(message === null ? {} : { message }) } as const;
      // Words that were not held back are thought about while they are looked through.
      if (message === null) ahead(member, said);
      return take(member, said);
    },
    isEarnest: (member, texts) => earnest.reads(member.id, texts),
    ordinary,
    async inEarnest(member, place, texts, to, message, quietly = false) {
      if (!earnest.reads(member.id, texts)) return null;
      const answers = earnest.note(member.id) && !quietly && admissionOf(options, member) === "in";
      const alone = { act: null, said: comfort(town.state, message), aloud: false };
      if (!answers) return earnest.tells(member.id) ? alone : { ...alone, said: "" };
      options.seen(member);
      const { state } = options.clockState();
      // Nobody waits for a kind sentence until the store is back.
      if (state === "stopped" || state === "waiting") return alone;
      try {
        const who = town.state.opened ? spokenToIn(member, place, texts.join(" "), to) : null;
        const act = { kind: "serious", mark: message, place: findPlace(facts(), place).id, who } as const;
        const taken = await written(() => takeAct(town, asked(member), act));
        return { act: taken.act, said: taken.said, aloud: who !== null };
      } catch (error) {
        // By a process that ended since: its sentence is owed by the record of that turn.
        if (error instanceof UserError && error.code === "handled") return { act: null, said: "", aloud: true };
        if (error instanceof UserError) return alone;
        throw error;
      }
    },
    suggestions(member) {
      const { state } = options.clockState();
      if (state === "stopped" || !town.state.opened || admissionOf(options, member) !== "in") return [];
      const { whisper, objects } = options.settings();
      return suggestionsFor(town.state, facts(), asked(member), {
        whisper: mayDo(whisper, member),
        objects: mayDo(objects, member),
        stands: town.state.paused !== null,
      });
    },
    foresee: (member, place, text, to = null) => ahead(member, { kind: "say", place, text, to }),
    act: (member, place, text, message = null) =>
      take(member, { kind: "do", place, text, ...(message === null ? {} : { message }) }),
    react: (member, place, resident, emoji) => take(member, { kind: "react", place, resident, emoji }),
    handled: (place) => [...town.state.handled].flatMap(([message, at]) => (at.place === place ? [message] : [])),
    async takeBack(message) {
      if (options.clockState().state !== "stopped") await written(() => options.takeBack(message));
    },
    async strike(member, lines) {
      keeper(member);
      const { state, why } = options.clockState();
      if (state === "stopped") throw standing(why);
      let known = 0;
      for (const line of lines) if (await written(() => options.strike(line))) known++;
      return known;
    },
    async embody(member, resident) {
      admitted(member, "embody");
      return take(member, { kind: "embody", resident });
    },
    release: (member) => take(member, { kind: "release" }),
    embodied: (member) => selfOf(member),
    async whisper(member, resident, text) {
      admitted(member, "whisper");
      return take(member, { kind: "whisper", resident, text });
    },
    async setObject(member, object, state) {
      admitted(member, "objects");
      return take(member, { kind: "object", object, state });
    },
    startEvent: (member, event) => take(member, { kind: "event", event }),
    events: (member, reads) => eventsFor(town.state, facts(), member && visitorId(member.id), readsOf(member) ?? reads),
    async news(member) {
      const visitor = visitorId(member.id);
      const readUpTo = await options.newsRead.upTo(visitor);
      // What happens while it is read is news the next time.
      const { turn } = town.state;
      const news = await newsFor(town, options.store, visitor, readUpTo, sight(member));
      if (town.state.known.has(visitor)) await options.newsRead.note(visitor, turn);
      return news;
    },
    realAt: options.realAt,
    async planEvent(member, planning) {
      if (planning.host !== null) admitted(member, "whisper");
      return take(member, { kind: "plan", ...planning });
    },
    async cancelEvent(member, event) {
      const own = visitorId(member.id);
      // A keeper may call off whatever people have planned; what residents plan and have told nobody is theirs.
      const may = (one: EventView) =>
        one.isPublic || one.plannedBy === own || (member.keeper && one.plannedBy !== null);
      const planned = findEvent(facts(), event, eventsOf(town.state, facts(), readsOf(member)).filter(may));
      if (!member.keeper && planned.plannedBy !== own) throw new UserError("not-yours", words.events.notYours);
      return take(member, { kind: "cancel", event: planned.id });
    },
    eventReport: async (member, event, about) => {
      const known = eventsFor(town.state, facts(), member && visitorId(member.id), readsOf(member));
      const found = findEvent(facts(), event, known);
      const of = about && findResident(facts(), about).id;
      return eventReport(town, options.store, found, of, sight(member ?? undefined));
    },
    async changeRoll(member, wish, isMember) {
      keeper(member);
      const { state, why } = options.clockState();
      if (state === "stopped") throw standing(why);
      options.seen(member);
      if ("form" in wish) await fitting([...Object.values(wish.form ?? {}), wish.file?.text ?? ""]);
      return { said: await written(() => changeRoll(town, member.id, wish, isMember)), act: null };
    },
    async export(member, fork) {
      keeper(member);
      return exported(town, fork);
    },
    async pause(member) {
      keeper(member);
      options.seen(member);
      if (town.state.paused !== null) return { said: replies.pausedAlready(town.definition.name), act: null };
      const why = replies.pausedBy(member.name);
      await commit(
        "switch",
        (state) => ({
          state: { ...state, paused: why },
          events: [
            {
              kind: "town-paused",
              at: state.now,
              who: null,
              spot: null,
              audience: "nobody",
              by: visitorId(member.id),
              why,
            },
          ],
        }),
        { act: { kind: "pause", by: member.id } as Json },
      );
      return {
        said: replies.paused(town.definition.name),
        act: null,
      };
    },
    async resume(member) {
      keeper(member);
      options.seen(member);
      if (town.state.paused === null) return { said: replies.runsAlready(town.definition.name), act: null };
      await commit(
        "switch",
        (state) => ({
          state: { ...state, paused: null },
          events: [
            {
              kind: "town-resumed",
              at: state.now,
              who: null,
              spot: null,
              audience: "nobody",
              by: visitorId(member.id),
            },
          ],
        }),
        { act: { kind: "resume", by: member.id } as Json },
      );
      options.pulse();
      return { said: replies.resumed(town.definition.name), act: null };
    },
    beforePace(member, pace) {
      keeper(member);
      if (!isPace(pace)) throw new UserError("bad-pace", replies.badPace);
      const usd = pace < Math.min(1, town.state.pace) ? options.usdAnHour(pace) : null;
      return usd === null || usd === 0 ? null : words.settings.hurry.ask(town.definition.name, paceText(pace), usd);
    },
    async setPace(member, pace) {
      keeper(member);
      options.seen(member);
      if (!isPace(pace)) throw new UserError("bad-pace", replies.badPace);
      await commit("switch", (state) => ({ state: { ...state, pace }, events: [] }), {
        act: { kind: "pace", beats: pace, by: member.id } as Json,
      });
      options.paced();
      return {
        said: replies.pace(pace),
        act: null,
      };
    },
    beforeSkip(member, until) {
      const at = skippedTo(member, until);
      if (momentTyped(until, town.definition.language) === "interesting") {
        const usd = options.usdUntil(at);
        return usd === null ? null : words.settings.skip.askInteresting(town.definition.name, momentOf(at), usd);
      }
      const midnight = dayOf(at) > dayOf(town.state.now);
      const usd = options.usdUntil(at);
      return midnight || usd !== null
        ? words.settings.skip.ask(town.definition.name, momentOf(at), midnight, usd)
        : null;
    },
    async skip(member, until) {
      const at = skippedTo(member, until);
      options.seen(member);
      const { skip } = words.settings;
      if (momentTyped(until, town.definition.language) === "interesting") {
        const found = options.skip(at, seeksFor(member)).then((best) => ({
          said:
            best === null
              ? skip.nothing(momentOf(town.state.now))
              : skip.found(momentOf(town.state.now), placeOf(town.definition.map, best.place).name, best.text),
          place: best?.place ?? null,
        }));
        return { said: skip.seeks(town.definition.name, momentOf(at)), act: null, found };
      }
      const costs = options.usdUntil(at) !== null;
      void options.skip(at, null);
      return { said: skip.done(town.definition.name, momentOf(at), costs), act: null, found: null };
    },
    async ban(member, who) {
      keeper(member);
      const { ban } = words.admission;
      if (who.id === member.id) throw new UserError("yourself", ban.yourself);
      const { bans } = options;
      if (!(await written(() => bans.add({ member: who.id, name: who.name }))))
        throw new UserError("banned-already", ban.already(who.name));
      await sendAway(who);
      return { said: ban.done(who.name), act: null };
    },
    async unban(member, who) {
      keeper(member);
      const { ban } = words.admission;
      if (!(await written(() => options.bans.remove(who.id))))
        throw new UserError("not-banned", ban.notBanned(who.name));
      return { said: ban.lifted(who.name), act: null };
    },
    banned: () => options.bans.list().map(({ member, name }) => ({ id: member, name })),
    settings: options.settings,
    quietHours: () => quietInWords(options.settings(), town.definition.language),
    async set(member, name, value) {
      const { language, name: called } = town.definition;
      const now = options.settings();
      if (name === null)
        return {
          said: [
            words.settings.list(called),
            ...settingNames.map((one) => settingInWords(now, one, language, town.state.pace)),
            words.settings.howTo,
          ].join("\n"),
          act: null,
        };
      const shown = (settings: Settings) => settingInWords(settings, name, language, town.state.pace);
      if (value === null) return { said: `${shown(now)}\n${valuesInWords(name, language)}`, act: null };
      keeper(member);
      if (name === "pace") return this.setPace(member, paceTyped(value) ?? Number.NaN);
      const next = withSetting(now, name, value, language);
      await written(() => options.set(next));
      return { said: words.settings.changed(shown(next)), act: null };
    },
    async putBack(member, before) {
      keeper(member);
      await written(() => options.set(settingsRecord.parse({ ...options.settings(), ...before })));
    },
    async keepAct(member, what, undo) {
      // It is done: that it cannot be listed is no fault of who did it.
      const kept = options.acts.add(member, options.now(), what, undo);
      return kept.catch((error: unknown) => {
        options.fault(error);
        return null;
      });
    },
    seen(member) {
      if (!member || !options.bans.has(member.id)) options.seen(member);
    },
  };
}

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
