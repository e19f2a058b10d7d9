/** A town as it is visited: what a member does becomes an act. */
import { isOpen } from "../../world/places.ts";
import { UserError } from "../../world/user-error.ts";
import { peopleIn, personOf } from "../../world/world.ts";
import { admissionOf, letThrough } from "../acts/admission.ts";
import { embodiedBy } from "../acts/embody.ts";
import { type EventView, eventsOf, findEvent } from "../acts/events.ts";
import { findPlace } from "../acts/find.ts";
import { comfort } from "../acts/in-earnest.ts";
import { Pieces } from "../acts/in-pieces.ts";
import { letLeave } from "../acts/leave-quiet.ts";
import { type Act, type Actor, foresee, takeAct, visitorId } from "../acts/take-act.ts";
import { greet, Welcomes, welcomingPlace } from "../acts/welcome.ts";
import { alike, isReserved, leadsAway, seenName } from "../file/names.ts";
import { keptOfVisitor } from "../keeping/kept.ts";
import { mayDo } from "../keeping/settings.ts";
import { answerTo } from "../looking/answer-to.ts";
import { InterviewDesk } from "../looking/interview-desk.ts";
import { newsFor } from "../looking/news.ts";
import { suggestionsFor } from "../looking/suggestions.ts";
import { checkLook } from "../roll/newcomer.ts";
import type { Counter } from "./counter.ts";
import { once } from "./done.ts";
import type { LookingDesk } from "./looking.ts";
import type { Member } from "./member.ts";
import type { VisitingDesk } from "./visiting.ts";

/** Without any, nothing is said to one after the other. */
const STOPS = /[^\p{L}\p{N}\s]\s*[\p{L}\p{N}]/u;

/** What members do in a town. */
export function visited({
  options,
  facts,
  words,
  earnest,
  sight,
  floods,
  readsOf,
  standing,
  asked,
  written,
  take,
  spokenToIn,
  inParts,
  ordinary,
  unhurried,
  fitting,
}: Counter): Omit<VisitingDesk, keyof LookingDesk> {
  const { town } = options;
  const { replies } = words;
  const interviews = new InterviewDesk(town);

  /** Begins to think of the answer to words that may come to nothing yet, and to look through them. */
  function ahead(member: Member, said: Extract<Act, { kind: "say" }>): void {
    if (options.clockState().state !== "running" || admissionOf(options, member) !== "in") return;
    if (earnest.reads(member.id, [said.text])) return;
    if (!options.filter.fits(said.text)) return;
    void options.filter.passes(said.text);
    foresee(town, asked(member), said).catch(options.fault);
  }

  function allowed(member: Member): ReturnType<VisitingDesk["allowed"]> {
    const { whisper, objects, embody } = options.settings();
    return { whisper: mayDo(whisper, member), objects: mayDo(objects, member), embody: mayDo(embody, member) };
  }

  /** What a setting keeps to some. */
  function admitted(member: Member, what: "whisper" | "objects" | "embody"): void {
    if (allowed(member)[what]) return;
    throw new UserError("not-allowed", words.settings.notAllowed[what]);
  }

  /** The resident whom a member has taken over, or null. */
  function selfOf(member: Member): { id: string; name: string } | null {
    const who = embodiedBy(town.state, visitorId(member.id));
    return who === null ? null : { id: who, name: personOf(town.state.world, who).name };
  }

  const pieces = new Pieces();

  /** Lets words pass that are ordinary with what was said just before as well; else that is taken back. @throws UserError "serious" */
  function oneSentence(member: Member, place: string, text: string, to: string | null): void {
    const one = earnest.inPieces(pieces.before(member.id, null, options.now()), text);
    if (!one) return;
    for (const { id } of one.of) {
      pieces.drop(id);
      written(() => options.takeBack(id, [id])).catch(options.fault);
    }
    ordinary(member, [text, one.text], place, to);
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

  /** A name as it is seen. @throws UserError where nobody may go by it, whoever they are */
  function wellFormed(written: string): string {
    const name = seenName(written).slice(0, 40);
    if (!/[\p{L}\p{N}]/u.test(name)) throw new UserError("no-name", replies.noName);
    if (isReserved(name)) throw new UserError("name-reserved", replies.nameReserved(name));
    return name;
  }

  return {
    visitor(member) {
      const person = town.state.world.people.get(visitorId(member.id));
      return person ? { id: person.id, name: person.name, place: person.spot.place } : null;
    },
    embodied: (member) => selfOf(member),
    allowed,
    admission: (member) => admissionOf(options, member),
    attend: (member, at) => floods.heed(member.id, at),
    async visit(member, as) {
      ordinary(member, [as.name ?? "", as.about ?? "", as.language ?? ""]);
      const self = selfOf(member);
      if (self) throw new UserError("embodies", words.embody.asSelf(self.name));
      const before = asked(member);
      // What a stage calls them comes in without its links; what they type is theirs to change.
      if (as.name !== undefined && leadsAway(as.name)) throw new UserError("name-leads", replies.nameLeads);
      const name = wellFormed(as.name ?? before.name);
      checkLook(town.state, facts().personas.values(), town.definition.language, name);
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
      pieces.forget((who) => who === member.id);
      if (!keptOfVisitor(town, visitor) && !options.acts.concerns(member.id)) {
        await written(() => options.forgetUnkept(visitor));
        throw new UserError("not-known", words.privacy.notKnown);
      }
      if (town.state.world.people.has(visitor)) await written(() => letLeave(town, asked(member), { kind: "leave" }));
      const gone = await written(() => options.forget(visitor));
      const { forgotten, soon } = words.privacy;
      return { said: `${forgotten(town.definition.name)}${gone ? "" : ` ${soon}`}`, act: null };
    },
    leave: (member) => take(member, { kind: "leave" }),
    go: (member, place, area = null) => take(member, { kind: "go", place, ...(area ? { area } : {}) }),
    async say(member, place, text, to = null, message = null, heldMs = 0) {
      const said = { kind: "say", place, text, to, ...(message === null ? {} : { message }) } as const;
      // A stage that has messages looks at theirs itself.
      if (message === null) oneSentence(member, place, text, to);
      // Words that were not held back are thought about while they are looked through.
      if (message === null) ahead(member, said);
      // "How much is that? And Tom, will it hold?" is two lines, each for somebody else. What of them is kept is not said again.
      const parts = to === null && STOPS.test(text) ? inParts(member, place, text) : [text];
      if (parts.length > 1) {
        ordinary(member, [text], place);
        await fitting([text]);
      }
      for (const [i, part] of parts.slice(0, -1).entries()) {
        const key = message === null ? {} : { message: `${message}/${i}` };
        await once(() => take(member, { ...said, text: part, ...key }, asked(member), false, heldMs));
      }
      const done = await take(member, { ...said, text: parts.at(-1) ?? text }, asked(member), false, heldMs);
      // What is shown can be taken back; one that was said in parts is no piece of another.
      if (message === null && done.shown && parts.length === 1)
        pieces.wrote(member.id, { id: done.shown, text, at: options.now() });
      return done;
    },
    act: (member, place, text, message = null, more = false) =>
      take(member, {
        kind: "do",
        place,
        text,
        ...(message === null ? {} : { message }),
        ...(more ? { more } : {}),
      }),
    react: (member, place, resident, emoji) => take(member, { kind: "react", place, resident, emoji }),
    foresee: (member, place, text, to = null) => ahead(member, { kind: "say", place, text, to }),
    suggestions(member) {
      const { state } = options.clockState();
      if (state === "stopped" || !town.state.opened || admissionOf(options, member) !== "in") return [];
      return suggestionsFor(town.state, facts(), asked(member), {
        ...allowed(member),
        stands: town.state.paused !== null,
      });
    },
    isEarnest: (member, texts) => earnest.reads(member.id, texts) !== null,
    inPieces: (pieces, text) => earnest.inPieces(pieces, text),
    ordinary,
    async inEarnest(member, place, texts, to, message, quietly = false, late) {
      const how = earnest.reads(member.id, texts);
      if (!how) return null;
      const answers = earnest.note(member.id, how, texts) && !quietly && admissionOf(options, member) === "in";
      const alone = { act: null, said: comfort(town.state, town.state.turn, how), aloud: false };
      if (!answers) return earnest.tells(member.id) ? alone : { ...alone, said: "" };
      options.seen(member);
      const { state } = options.clockState();
      // Nobody waits for a kind sentence until the store is back.
      if (state === "stopped" || state === "waiting") return alone;
      try {
        const who = town.state.opened ? spokenToIn(member, place, texts.join(" "), to) : null;
        const act = { kind: "serious", mark: message, place: findPlace(facts(), place).id, who, how } as const;
        const taking = written(() => takeAct(town, asked(member), act));
        await Promise.race([taking, ...(late ? [late] : [])]);
        // It is kept when the store is back, and its sentence said by then.
        if (!town.state.handled.has(message)) return alone;
        const taken = await taking;
        return { act: taken.act, said: taken.said, aloud: who !== null };
      } catch (error) {
        // By a process that ended since: its sentence is owed by the record of that turn.
        if (error instanceof UserError && error.code === "handled") return { act: null, said: "", aloud: true };
        if (error instanceof UserError) return alone;
        throw error;
      }
    },
    answerTo: (message) => answerTo(town, options.store, message),
    handled: (place) => [...town.state.handled].flatMap(([message, at]) => (at.place === place ? [message] : [])),
    async takeBack(message, shows, but) {
      if (options.clockState().state !== "stopped") await written(() => options.takeBack(message, shows, but));
    },
    async embody(member, resident) {
      admitted(member, "embody");
      return take(member, { kind: "embody", resident });
    },
    release: (member) => take(member, { kind: "release" }),
    async whisper(member, resident, text) {
      admitted(member, "whisper");
      return take(member, { kind: "whisper", resident, text });
    },
    async setObject(member, object, state) {
      admitted(member, "objects");
      return take(member, { kind: "object", object, state });
    },
    startEvent: (member, event) => take(member, { kind: "event", event }),
    async planEvent(member, planning) {
      if (planning.host !== null) admitted(member, "whisper");
      return take(member, { kind: "plan", ...planning, ...(member.keeper ? { keeper: true } : {}) });
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
    async news(member) {
      const visitor = visitorId(member.id);
      const readUpTo = await options.newsRead.upTo(visitor);
      // What happens while it is read is news the next time.
      const { turn } = town.state;
      const news = await newsFor(town, options.store, visitor, readUpTo, sight(member));
      if (town.state.known.has(visitor)) await options.newsRead.note(visitor, turn);
      return news;
    },
    async interview(member, asked) {
      ordinary(member, [asked.question, asked.as ?? "", asked.situation ?? ""]);
      letThrough(options, member, "interview");
      unhurried(member, "interview");
      await fitting([asked.question, asked.as ?? "", asked.situation ?? ""]);
      return interviews.ask(member, asked);
    },
    async ask(member, resident, number) {
      letThrough(options, member, "interview");
      unhurried(member, "interview");
      return interviews.askListed(member, resident, number);
    },
    seen(member) {
      if (!member || !options.bans.has(member.id)) options.seen(member);
    },
  };
}
