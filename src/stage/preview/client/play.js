// The director: what a turn holds is spread over the time until the next, so that a beat is played and not jumped. People set out one
// after the other and walk, do what they do, and speak one after the other, each line long enough to be read. Pure but for the clock
// that is handed in; what to draw is told cue by cue.

/** @typedef {import("./town.js").Entry} Entry */
/**
 * One thing to draw. `at` is when, in milliseconds from now; `ms` is how long it takes or stays.
 * @typedef {{ at: number, ms: number, kind: "walk" | "act" | "line" | "note", who: string | null, place: string | null,
 *   entry: Entry | null, event: any, also: Told[], lane: string }} Cue
 */
/** An event, and what the feed says of it. @typedef {{ event: any, entry: Entry | null }} Told */
/** @typedef {{ turn: number, quick: boolean, events: any[], entries: Entry[] }} Turn */
/**
 * What a schedule is made of: turns since the last view, the views before and after them, how long a turn takes, cues not played yet,
 * how long somebody's way to where they are now takes, and whether a line is for this page's visitor.
 * @typedef {{ turns: Turn[], before: any, after: any, turnMs: number, behind: Cue[], wayMs: (id: string) => number,
 *   mine: (event: any) => boolean }} Given
 */

/** Time that reading takes. */
const READING = { letterMs: 60, leastMs: 2500, betweenMs: 350 };
/** Letters on one page of a bubble. */
const PAGE = 170;
/** A turn is played in this part of its time, so that it is over before the next. */
const PART = 0.92;
/**
 * The same for turns that come as fast as they can be lived, or more together than these (after a lost connection), with the longest time
 * that a run of them takes. Of many lines and acts only the last are seen on the map; all are told.
 */
const QUICK = { turns: 3, turnMs: 900, mostMs: 8000, lineMs: 1200, lines: 4, acts: 2 };
/** How much of the time goes to what is still left of turns before. */
const BEHIND = 0.35;
/** A thought that is seen, of somebody who reflects. */
const THOUGHT_MS = 3500;
/** An act: the steps to it, its words, the steps back. */
const ACT_MS = 3200;
const WALKS = { firstMs: 250, apartMs: 2500, room: 0.4, done: 0.6 };

/** How wide a text is, in letters: those of Chinese and its like say more and take longer. @param {string} text */
export function lettersIn(text) {
  let sum = 0;
  for (const letter of text) sum += (letter.codePointAt(0) ?? 0) >= 0x2e80 ? 2.4 : 1;
  return sum;
}

/** How long a text is shown. @param {string} text */
export const readMs = (text) => Math.max(READING.leastMs, Math.round(READING.letterMs * lettersIn(text)));

/**
 * A text in pages that a bubble holds, broken after a sentence where one ends, else between words.
 * @param {string} text
 * @returns {string[]}
 */
export function pagesOf(text) {
  const pages = [];
  let rest = text.trim();
  const whole = lettersIn(rest);
  // pages of about the same length, not one full and one of two words
  const most = Math.min(PAGE, whole / Math.ceil(whole / PAGE) + 24);
  while (lettersIn(rest) > PAGE) {
    let end = 0;
    let sentence = 0;
    let word = 0;
    let sum = 0;
    for (const letter of rest) {
      sum += lettersIn(letter);
      if (sum > most) break;
      end += letter.length;
      if (/[.!?…。！？]/.test(letter)) sentence = end;
      else if (/[\s，、；,;]/.test(letter)) word = end;
    }
    const cut = sentence > end * 0.4 ? sentence : word > 0 ? word : end;
    pages.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  if (rest) pages.push(rest);
  return pages;
}

/** How long a whole line is shown, page after page. @param {string} text */
export const lineMs = (text) => pagesOf(text).reduce((sum, page) => sum + readMs(page), 0);

/** How fast people walk, of the picture's units a second: one pace for all, as fast as the town's time. @param {number} turnMs */
export const paceOf = (turnMs) => 30 * Math.min(5, Math.max(0.75, 30_000 / turnMs));

/** Where somebody is, or is bound for. @param {any} person */
const boundFor = (person) => person.walk?.goal ?? person.place;

/**
 * What to draw and when, of what is still to be drawn and what is new: all of it, in order, within the time until the next turn.
 * @param {Given} given
 * @returns {Cue[]}
 */
export function schedule({ turns, before, after, turnMs, behind, wayMs, mine }) {
  const quick = turns.length > QUICK.turns || (turns.length > 0 && turns.every((turn) => turn.quick));
  const window = PART * (quick ? Math.min(turnMs, QUICK.mostMs, QUICK.turnMs * turns.length) : turnMs);
  const left = squeezed(behind, window * BEHIND);
  const begin = Math.min(window * BEHIND, Math.max(0, ...left.map(({ at }) => at)));
  const span = window - begin;
  /** @type {Told[]} */
  const told = turns.flatMap(({ events, entries }) => {
    const said = new Map(entries.map((entry) => [entry.id, entry]));
    return events.map((event) => ({ event, entry: said.get(event.id) ?? null }));
  });
  const lines = told.filter(({ event }) => event.kind === "line-said");
  const people = new Map((after?.people ?? []).map((/** @type {any} */ one) => [one.id, one]));

  const walks = walksOf(before, after, begin, span, wayMs);
  /** When somebody is where the turn says they are. @param {string | null} id */
  const thereAt = (id) => {
    const person = id ? people.get(id) : null;
    if (!person || person.walk) return begin;
    const walk = walks.find((cue) => cue.who === id);
    return walk ? walk.at + walk.ms : begin + Math.min(wayMs(person.id), span * WALKS.done);
  };
  const said = spoken(lines, begin, span, thereAt, mine);
  // who spoke and left in one turn speaks first
  for (const walk of walks) {
    if (!people.get(walk.who)?.walk) continue;
    const last = Math.max(...said.filter((cue) => partIn(cue, walk.who)).map(endOf));
    if (last > walk.at) walk.at = Math.min(last, begin + span);
  }
  const done = doings(told, begin, span, thereAt, said);
  if (quick) {
    const others = said.filter((cue) => !mine(cue.event));
    for (const cue of others) cue.ms = Math.min(cue.ms, QUICK.lineMs);
    for (const cue of [...others.slice(0, -QUICK.lines), ...done.slice(0, -QUICK.acts)]) cue.ms = 0;
  }
  const cues = [...left, ...walks, ...done, ...said];
  return cues.sort((one, other) => one.at - other.at);
}

/** @param {Cue} cue */
const endOf = (cue) => cue.at + cue.ms;
/** Whether somebody says a line or is spoken to. @param {Cue} cue @param {string | null} id */
const partIn = (cue, id) => cue.who === id || Boolean(cue.event?.to?.includes(id));

/** What is left of turns before, moved together until it is over in time; nothing is left out. @param {Cue[]} cues @param {number} most */
function squeezed(cues, most) {
  const last = Math.max(0, ...cues.map((cue) => (cue.kind === "line" ? cue.at : endOf(cue))));
  if (last <= most) return cues;
  const part = most / last;
  // lines begin sooner, but can still be read
  return cues.map((cue) => ({ ...cue, at: cue.at * part, ms: cue.kind === "line" ? cue.ms : cue.ms * part }));
}

/**
 * Who sets out in this turn, one after the other. Whoever the town has there already is there before the turn is over.
 * @param {any} before @param {any} after @param {number} begin @param {number} span @param {(id: string) => number} wayMs
 * @returns {Cue[]}
 */
function walksOf(before, after, begin, span, wayMs) {
  const was = new Map((before?.people ?? []).map((/** @type {any} */ one) => [one.id, one]));
  const movers = (after?.people ?? []).filter(
    (/** @type {any} */ one) => was.has(one.id) && boundFor(was.get(one.id)) !== boundFor(one),
  );
  const apart = Math.min(WALKS.apartMs, (span * WALKS.room) / Math.max(1, movers.length));
  return movers.map((/** @type {any} */ one, /** @type {number} */ i) => {
    const at = begin + Math.min(WALKS.firstMs, span / 10) + i * apart;
    const ms = one.walk ? wayMs(one.id) : Math.min(wayMs(one.id), Math.max(span * WALKS.done - i * apart, span / 4));
    return cueOf("walk", at, ms, { event: null, entry: null }, { who: one.id, place: boundFor(one) });
  });
}

/**
 * Lines one after the other in the order said. Where all of them do not fit, talks go on beside each other; where that is too much too,
 * lines follow faster, and stay.
 * @param {Told[]} lines @param {number} begin @param {number} span @param {(id: string | null) => number} thereAt
 * @param {(event: any) => boolean} mine
 * @returns {Cue[]}
 */
function spoken(lines, begin, span, thereAt, mine) {
  let urgent = 0;
  /** @type {Cue[]} */
  const out = [];
  /** @type {Cue[]} */
  const rest = [];
  for (const line of lines) {
    const ms = lineMs(line.event.text ?? "");
    if (!mine(line.event)) {
      rest.push(cueOf("line", begin, ms, line));
      continue;
    }
    out.push(cueOf("line", urgent, ms, line));
    urgent += Math.min(ms, 1500);
  }
  const first = begin + Math.min(900, span / 20);
  const needed = rest.reduce((sum, cue) => sum + cue.ms + READING.betweenMs, 0);
  const room = begin + span - first;
  if (needed <= room) {
    // what time there is to spare lies between them
    const spare = Math.min(3500, (room - needed) / (rest.length + 1));
    let at = first + spare / 2;
    for (const cue of rest) {
      const ready = Math.max(thereAt(cue.who), ...(cue.event.to ?? []).map(thereAt));
      // late comers keep the others waiting only as far as there is time for all
      const latest = begin + span - needed;
      cue.at = Math.max(at, Math.min(ready, at + Math.max(0, latest)));
      at = cue.at + cue.ms + READING.betweenMs + spare;
    }
    const over = Math.max(0, ...rest.map(endOf)) - (begin + span);
    if (over > 0) for (const cue of rest) cue.at = Math.max(first, cue.at - over);
    return [...out, ...rest];
  }
  /** @type {Map<string, Cue[]>} */
  const lanes = new Map();
  for (const cue of rest) lanes.set(cue.lane, [...(lanes.get(cue.lane) ?? []), cue]);
  let nth = 0;
  for (const lane of lanes.values()) {
    const from = first + Math.min(1400, room / (4 * lanes.size)) * nth;
    const whole = lane.reduce((sum, cue) => sum + cue.ms + READING.betweenMs, 0);
    const part = Math.min(1, (begin + span - from) / whole);
    let at = from;
    for (const cue of lane) {
      cue.at = at;
      at += (cue.ms + READING.betweenMs) * part;
    }
    nth += 1;
  }
  return [...out, ...rest];
}

/**
 * What people do, spread evenly; what their hands change goes with it. Small things stand at their place in the order of the turn.
 * @param {Told[]} told @param {number} begin @param {number} span @param {(id: string | null) => number} thereAt @param {Cue[]} said
 * @returns {Cue[]}
 */
function doings(told, begin, span, thereAt, said) {
  /** @type {Map<string, Cue>} */
  const acts = new Map();
  /** @type {Cue[]} */
  const notes = [];
  for (const [i, one] of told.entries()) {
    const { kind, who } = one.event;
    if (kind === "line-said") continue;
    if (kind !== "resident-acted" && kind !== "object-changed" && kind !== "visitor-acted") {
      // a visitor has come before anybody speaks with them
      const comes = kind === "visitor-arrived" || kind === "visitor-moved";
      const ms = kind === "reflection-begun" ? THOUGHT_MS : 0;
      notes.push(cueOf("note", comes ? 0 : begin + (span * 0.85 * i) / told.length, ms, one));
      continue;
    }
    const by = who ?? one.event.object;
    const act = acts.get(by);
    if (!act) acts.set(by, cueOf("act", begin, ACT_MS, one));
    else if (act.event.kind === "object-changed" && kind !== "object-changed")
      acts.set(by, { ...act, ...one, also: [{ event: act.event, entry: act.entry }, ...act.also] });
    else act.also.push(one);
  }
  const from = begin + Math.min(500, span / 20);
  const ms = Math.min(ACT_MS, span / 3);
  const apart = (span - ms) / Math.max(1, acts.size);
  let nth = 0;
  for (const act of acts.values()) {
    act.ms = ms;
    const latest = begin + span - ms;
    act.at = Math.min(latest, Math.max(from + nth * apart, thereAt(act.who)));
    // nobody walks off with a line over their head
    const line = said.find((cue) => cue.who === act.who && cue.at - 1500 < act.at && act.at < endOf(cue));
    if (line) act.at = line.at - ms > begin ? line.at - ms : Math.min(latest, endOf(line));
    nth += 1;
  }
  return [...notes, ...acts.values()];
}

/**
 * @param {Cue["kind"]} kind @param {number} at @param {number} ms @param {Told} told @param {{ who?: string, place?: string }} [more]
 * @returns {Cue}
 */
function cueOf(kind, at, ms, { event, entry }, { who, place } = {}) {
  return {
    at,
    ms,
    kind,
    who: who ?? event?.who ?? null,
    place: place ?? event?.spot?.place ?? null,
    entry,
    event,
    also: [],
    lane: kind === "line" ? (event.talk ?? event.spot?.place ?? "") : `${kind} ${who ?? event?.who ?? ""}`,
  };
}

/**
 * Plays schedules: keeps what is still to come and tells each cue when it is due. `perform` returns how long a cue must wait when there
 * is no room for it now, else 0; a cue that waits keeps the later ones of its lane behind it.
 */
export class Director {
  /** Cues to come, `at` on the clock. @type {Cue[]} */
  #coming = [];
  /** @type {Turn[]} */
  #turns = [];
  /** @type {any} */
  #before = null;
  /** @type {() => void} */
  #off = () => {};

  /**
   * @param {{ now: () => number, after: (ms: number, then: () => void) => () => void, perform: (cue: Cue) => number,
   *   wayMs: (id: string) => number, mine: (event: any) => boolean }} with_
   */
  constructor({ now, after, perform, wayMs, mine }) {
    this.now = now;
    this.after = after;
    this.perform = perform;
    this.wayMs = wayMs;
    this.mine = mine;
  }

  /** Cues still to be played. */
  get coming() {
    return this.#coming.length;
  }

  /** Who has still to do something. */
  get toAct() {
    return this.#coming.filter((cue) => cue.kind === "act" || cue.kind === "walk").map((cue) => cue.who);
  }

  /** Takes a turn; it is played when the view of it is there, but lines for the visitor at once. @param {Turn} turn */
  turn(turn) {
    const urgent = turn.events.filter((event) => event.kind === "line-said" && this.mine(event));
    if (urgent.length > 0) {
      const entries = turn.entries.filter((entry) => urgent.some((event) => event.id === entry.id));
      const cues = schedule({
        turns: [{ ...turn, events: urgent, entries }],
        before: null,
        after: null,
        turnMs: 60_000,
        behind: [],
        wayMs: () => 0,
        mine: this.mine,
      });
      const ms = Math.max(...cues.map(endOf));
      const now = this.now();
      for (const cue of this.#coming) if (cue.kind === "line") cue.at += ms;
      this.#coming.push(...cues.map((cue) => ({ ...cue, at: cue.at + now })));
    }
    const rest = turn.events.filter((event) => !urgent.includes(event));
    if (rest.length > 0) this.#turns.push({ ...turn, events: rest });
    this.#wind();
  }

  /** Takes the view after the turns so far. @param {any} view @param {boolean} atOnce */
  view(view, atOnce) {
    const now = this.now();
    const behind = this.#coming.map((cue) => ({ ...cue, at: Math.max(0, cue.at - now) }));
    const cues = schedule({
      turns: this.#turns,
      before: this.#before,
      after: view,
      turnMs: view.turnMs ?? 30_000,
      behind,
      wayMs: this.wayMs,
      mine: this.mine,
    });
    this.#turns = [];
    this.#before = view;
    this.#coming = cues.map((cue) => ({ ...cue, at: cue.at + now }));
    if (atOnce) this.finish();
    else this.#wind();
  }

  /** Events were taken back: they are played no more. @param {Set<string>} struck */
  strike(struck) {
    const stays = (/** @type {any} */ event) => !struck.has(event?.id);
    this.#turns = this.#turns.map((turn) => ({ ...turn, events: turn.events.filter(stays) }));
    this.#coming = this.#coming
      .filter(({ event }) => stays(event))
      .map((cue) => ({ ...cue, also: cue.also.filter(({ event }) => stays(event)) }));
  }

  /** Plays all that is left, in order, now. */
  finish() {
    this.#off();
    const left = this.#coming;
    this.#coming = [];
    for (const cue of left) this.perform({ ...cue, ms: 0 });
  }

  #wind() {
    this.#off();
    this.#coming.sort((one, other) => one.at - other.at);
    const next = this.#coming[0];
    if (next) this.#off = this.after(next.at - this.now(), () => this.#play());
  }

  #play() {
    const now = this.now();
    while (this.#coming[0] && this.#coming[0].at <= now) {
      const cue = /** @type {Cue} */ (this.#coming.shift());
      const wait = this.perform(cue);
      if (wait > 0) {
        const later = this.#coming.filter((one) => one.lane === cue.lane);
        for (const one of [cue, ...later]) one.at = Math.max(one.at, now) + wait;
        this.#coming.push(cue);
        this.#coming.sort((one, other) => one.at - other.at);
      }
    }
    this.#wind();
  }
}
