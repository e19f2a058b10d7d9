// What the page knows of the town: the latest view, the talk so far, and what is selected. Screens listen to its changes.
import { say } from "./language.js";
import { capital, firstName, listed } from "./words.js";

/**
 * One thing in the feed.
 * @typedef {{ id: string, at: number, place: string | null, who: string | null, form: "line" | "act" | "small" | "odd" | "town",
 *   text: string, emoji: string, to: readonly string[], everywhere: boolean, turn: number }} Entry
 */

const MOST_ENTRIES = 1500;

class Town extends EventTarget {
  /** @type {any} */
  view = null;
  /** What has been told so far; of a turn that is being played, only what has been played. @type {Entry[]} */
  entries = [];
  /** The selected place; null is the whole town. @type {string | null} */
  place = null;
  /** The resident whose card is open. @type {string | null} */
  person = null;
  /** The visitor this browser is. @type {{ id: string, name: string, place: string, resident?: boolean } | null} */
  me = null;
  /** Unread lines by place. @type {Map<string, number>} */
  unread = new Map();
  /** Entries told already, each once. @type {WeakSet<Entry>} */
  #told = new WeakSet();
  /** Events that were taken back: whatever of them is still to come is not told. @type {Set<string>} */
  #struck = new Set();
  /** Acts answered so far. @type {Set<string>} */
  answered = new Set();
  lastTurn = 0;
  /** Whether history is still coming in: no bubbles, no unread. */
  catchingUp = true;
  /** @type {Map<string, { id: string, name: string, avatar: string | null }>} */
  #known = new Map();
  /** @type {Map<string, any>} */
  #places = new Map();

  /** @param {string} id */
  placeOf(id) {
    return this.#places.get(id) ?? null;
  }

  /** A person by id, also one who has left. @param {string} id @returns {any} */
  personOf(id) {
    return this.#known.get(id) ?? { id, name: id.startsWith("visitor:") ? say("A visitor") : id, avatar: null };
  }

  /** @param {string | null} id */
  nameOf = (id) => (id ? this.personOf(id).name : say("Someone"));

  /** @param {any} view */
  takeView(view) {
    this.view = view;
    this.#places = new Map(view.places.map((/** @type {any} */ place) => [place.id, place]));
    for (const person of view.people) this.#known.set(person.id, person);
    if (this.me) {
      const here = view.people.find((/** @type {any} */ one) => one.id === this.me?.id);
      // A resident is let go also by themselves, after a while of silence.
      const gone = !here || (this.me.resident && !here.embodied);
      const as = this.me.resident ? { resident: true } : {};
      this.setMe(gone ? null : { id: here.id, name: here.name, place: here.place, ...as });
    }
    this.#tell("view", view);
  }

  /** @param {{ turn: number, quick: boolean, events: any[] }} whole */
  takeTurn(whole) {
    if (whole.turn <= this.lastTurn) return;
    this.lastTurn = whole.turn;
    const turn = { ...whole, events: whole.events.filter(({ id }) => !this.#struck.has(id)) };
    for (const event of turn.events)
      if (event.answers) for (const act of [event.answers, ...(event.also ?? [])]) this.answered.add(act);
    const fresh = this.#entriesOf(turn);
    this.#oldest ??= turn.turn;
    if (this.catchingUp) for (const entry of fresh) this.tell(entry);
    this.#tell("turn", { ...turn, entries: fresh });
  }

  /** Puts an entry into the feed, once: when it is played, or at once. @param {Entry} entry */
  tell(entry) {
    if (this.#told.has(entry) || this.#struck.has(entry.id)) return;
    this.#told.add(entry);
    this.entries.push(entry);
    if (this.entries.length > MOST_ENTRIES) this.#forgetTo(this.entries.length - MOST_ENTRIES);
    if (this.catchingUp) return;
    if (entry.form === "line" && entry.place && entry.place !== this.place)
      this.unread.set(entry.place, (this.unread.get(entry.place) ?? 0) + 1);
    this.#tell("entry", entry);
  }

  /** Events were taken back: what is told of them goes, and what is still to be told is not. @param {string[]} events */
  strike(events) {
    const struck = new Set(events);
    for (const id of struck) this.#struck.add(id);
    for (const [place, count] of this.unread) {
      const fresh = this.entries.filter((entry) => entry.form === "line" && entry.place === place).slice(-count);
      const left = count - fresh.filter(({ id }) => struck.has(id)).length;
      if (left > 0) this.unread.set(place, left);
      else this.unread.delete(place);
    }
    this.entries = this.entries.filter(({ id }) => !struck.has(id));
    this.#tell("struck", struck);
  }

  /**
   * Says that something is being drawn, to whoever draws more of it.
   * @param {import("./play.js").Cue} cue
   */
  play(cue) {
    this.#tell("cue", cue);
  }

  /** The turn from which on everything is here; null before the first. @type {number | null} */
  #oldest = null;
  /** Whether anything happened before what is here. */
  get isThereMore() {
    return (this.#oldest ?? 1) > 1;
  }

  /** The oldest entries go, by whole turns. @param {number} count */
  #forgetTo(count) {
    const turn = this.entries[count]?.turn ?? 0;
    this.entries = this.entries.filter((entry) => entry.turn >= turn);
    this.#oldest = turn;
  }

  /** Takes turns from before what is here. @param {(before: number) => Promise<{ turns: any[], more: boolean }>} ask */
  async takePast(ask) {
    const before = this.#oldest ?? 1;
    const { turns, more } = await ask(before);
    if (before !== this.#oldest) return;
    const past = turns.flatMap((turn) => this.#entriesOf(turn));
    this.entries.unshift(...past);
    this.#oldest = more ? (turns[0]?.turn ?? Math.max(1, before - 200)) : 1;
  }

  /** What a turn puts into the feed. @param {{ turn: number, events: any[] }} turn */
  #entriesOf({ turn, events }) {
    return events.flatMap((event) => {
      if (this.#struck.has(event.id)) return [];
      if (event.kind === "visitor-arrived" && !this.#known.has(event.who))
        this.#known.set(event.who, { id: event.who, name: event.name, avatar: null });
      const entry = this.#entryOf(event);
      return entry ? [{ ...entry, turn }] : [];
    });
  }

  /** @param {string | null} place */
  selectPlace(place) {
    this.place = place;
    if (place) this.unread.delete(place);
    this.#tell("select", null);
  }

  /** @param {string | null} person */
  selectPerson(person) {
    this.person = person;
    this.#tell("select", null);
  }

  /** `resident`: a resident whom they have taken over. @param {{ id: string, name: string, place: string, resident?: boolean } | null} me */
  setMe(me) {
    const changed = JSON.stringify(me) !== JSON.stringify(this.me);
    this.me = me;
    if (changed) this.#tell("me", me);
  }

  /**
   * @param {"view" | "turn" | "entry" | "cue" | "struck" | "select" | "me"} name
   * @param {(detail: any) => void} listener
   */
  on(name, listener) {
    this.addEventListener(name, (event) => listener(/** @type {CustomEvent} */ (event).detail));
  }

  /** @param {string} name @param {any} detail */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** @param {import("../../../world/events.ts").EventOf<import("../drawn.ts").DrawnKind>} event @returns {Entry | null} */
  #entryOf(event) {
    const who = firstName(this.nameOf(event.who));
    /** @type {(form: Entry["form"], text: string, more?: Partial<Entry>) => Entry} */
    const entry = (form, text, more = {}) => ({
      id: event.id,
      at: event.at,
      place: event.spot?.place ?? null,
      who: event.who,
      form,
      text,
      emoji: "",
      to: [],
      everywhere: true,
      turn: 0,
      ...more,
    });
    const hereOnly = { everywhere: false };
    switch (event.kind) {
      case "line-said":
        return entry("line", event.text, { to: event.to });
      case "visitor-acted":
        return entry("act", event.doing);
      case "resident-acted":
        return event.notable ? entry("act", say("is {doing}", { doing: event.doing }), { emoji: event.emoji }) : null;
      case "object-changed": {
        if (!this.#deserves(event)) return null;
        const name = this.#objectName(event.object);
        const told = say("{thing}: {state}", { thing: capital(name), state: event.to });
        return entry(event.odd ? "odd" : "small", told, { everywhere: event.odd });
      }
      case "resident-arrived":
        return entry("small", say("{who} came in", { who }), hereOnly);
      case "resident-turned-away":
        return entry("small", say("{who} was turned away: {why}", { who, why: event.why }), hereOnly);
      case "resident-woke":
        return entry("small", say("{who} woke up", { who }), hereOnly);
      case "resident-slept":
        return entry("small", say("{who} fell asleep", { who }), hereOnly);
      case "reflection-begun":
        return entry("small", say("{who} is lost in thought", { who }), { emoji: "💭" });
      case "talk-joined":
        return entry("small", say("{who} joined the talk", { who }), hereOnly);
      case "invitation-answered":
        return entry(
          "small",
          say(event.answer === "accepted" ? "{who} said yes to an invitation" : "{who} declined an invitation", {
            who,
          }),
          {
            emoji: "💌",
          },
        );
      case "visitor-arrived":
        return entry(
          "small",
          say(event.about ? "{who} walked in, {about}" : "{who} walked in", { who: event.name, about: event.about }),
          {
            emoji: "👋",
          },
        );
      case "visitor-moved":
        return entry("small", say("{who} came over", { who }), hereOnly);
      case "visitor-left":
        return entry("small", say("{who} left town", { who }), { emoji: "👋" });
      case "town-opened":
        return entry("town", say("The town opens its doors"));
      case "town-paused":
        return entry("town", say("The town stands still"));
      case "town-resumed":
        return entry("town", say("The town goes on"));
      case "town-slept":
        return entry("town", say("All are asleep"));
      default:
        // Nothing is said of it: a talk shows in its lines, a plan on the resident's card.
        /** @satisfies {"talk-began" | "talk-ended" | "plan-changed" | "visitor-refused"} */ (event.kind);
        return null;
    }
  }

  /**
   * Whether a thing's change is told: it is odd or put right again, a person did it, or an event goes on there. That beds are made is not.
   * @param {import("../../../world/events.ts").EventOf<"object-changed">} event
   */
  #deserves({ odd, audience, who, spot }) {
    if (odd || audience === "place" || who?.startsWith("visitor:")) return true;
    const embodied = this.view?.people.some((/** @type {any} */ one) => one.id === who && one.embodied);
    return Boolean(embodied || this.placeOf(spot?.place ?? "")?.gathering);
  }

  /** @param {string} id */
  #objectName(id) {
    for (const area of this.placeOf(id.split("/")[0] ?? "")?.areas ?? [])
      for (const object of area.objects) if (object.id === id) return say("the {thing}", { thing: object.name });
    return say("the {thing}", { thing: (id.split("/").at(-1) ?? id).replaceAll("-", " ") });
  }

  /** Whom a line is for, in words. @param {Entry} entry */
  toText(entry) {
    return listed(entry.to.map((id) => (id === this.me?.id ? say("you") : firstName(this.nameOf(id)))));
  }
}

/** The one town this page shows. */
export const town = new Town();
