// The day so far as pictures of the town, one for every while: who was where, who slept, what they did. Read from the turns that an open
// page is told anyway. Pure.

/** @typedef {import("./town.js").Entry} Entry */
/** @typedef {{ turn: number, quick: boolean, events: any[], entries: Entry[] }} Turn */
/** A few words on what happened at a minute. @typedef {{ at: number, text: string, place: string | null }} Caption */
/** @typedef {{ from: number, to: number, frames: any[], captions: Caption[] }} Morning */

/** Pictures, and captions among them. */
const FRAMES = 30;
const CAPTIONS = 7;
/** A day of fewer minutes is no morning to tell of. */
const LEAST = 60;

/**
 * @param {Turn[]} turns
 * @param {any} view The town as it is by now.
 * @param {(id: string | null) => string} nameOf
 * @returns {Morning | null} null where there is too little to show
 */
export function morningOf(turns, view, nameOf) {
  const today = Math.floor(view.now / 1440) * 1440;
  const events = turns.flatMap((turn) => turn.events).filter((event) => event.at >= today && event.at <= view.now);
  const woke = events.find((event) => event.kind === "resident-woke");
  const from = woke ? woke.at - 10 : (events[0]?.at ?? view.now);
  if (view.now - from < LEAST) return null;
  const residents = view.people.filter((/** @type {any} */ one) => one.kind === "resident");
  const states = new Map(residents.map((/** @type {any} */ one) => [one.id, beginning(one, events)]));
  const frames = [];
  let next = 0;
  for (let i = 0; i <= FRAMES; i += 1) {
    const now = Math.round(from + ((view.now - from) * i) / FRAMES);
    for (; next < events.length && events[next].at <= now; next += 1)
      change(states.get(events[next].who), events[next]);
    frames.push(frameOf(view, now, residents, states));
  }
  const entries = turns.flatMap((turn) => turn.entries).filter(({ at }) => at >= from && at <= view.now);
  return { from, to: view.now, frames, captions: captionsOf(entries, from, view.now, nameOf) };
}

/** Events that say where somebody is and whether they sleep. */
const TELLING = new Set(["resident-woke", "resident-slept", "resident-arrived", "resident-acted"]);

/** How somebody was before the first that is known of them. @param {any} person @param {any[]} events */
function beginning(person, events) {
  const first = events.find((event) => event.who === person.id && event.spot && TELLING.has(event.kind));
  if (!first) return { place: person.place, asleep: person.asleep, emoji: person.emoji };
  const place = first.kind === "resident-arrived" ? first.from : first.spot.place;
  const asleep = first.kind === "resident-woke";
  return { place, asleep, emoji: asleep ? "😴" : (first.emoji ?? "🚶") };
}

/** @param {any} state @param {any} event */
function change(state, event) {
  if (!state || !event.spot) return;
  if (event.kind === "resident-woke") Object.assign(state, { place: event.spot.place, asleep: false, emoji: "🌅" });
  if (event.kind === "resident-slept") Object.assign(state, { place: event.spot.place, asleep: true, emoji: "😴" });
  if (event.kind === "resident-arrived") Object.assign(state, { place: event.spot.place, asleep: false });
  if (event.kind === "resident-acted")
    Object.assign(state, { place: event.spot.place, asleep: false, emoji: event.emoji });
}

/** @param {any} view @param {number} now @param {any[]} residents @param {Map<string, any>} states */
function frameOf(view, now, residents, states) {
  const people = residents.map((one) => {
    const { place, asleep, emoji } = states.get(one.id);
    return { ...one, place, asleep, emoji, apart: asleep, walk: null, talking: false, embodied: false };
  });
  const clock = `${String(Math.floor((now % 1440) / 60)).padStart(2, "0")}:${String(now % 60).padStart(2, "0")}`;
  const places = view.places.map((/** @type {any} */ place) => ({
    ...place,
    people: people.filter((one) => one.place === place.id).map(({ id }) => id),
  }));
  return { ...view, now, clock, people, places, past: true };
}

/** What of an hour is told, the best of each part of it. @param {Entry[]} entries @param {number} from @param {number} to @param {(id: string | null) => string} nameOf @returns {Caption[]} */
function captionsOf(entries, from, to, nameOf) {
  const worth = { line: 4, act: 3, small: 2, odd: 3, town: 0 };
  const whom = new Set();
  /** @type {Caption[]} */
  const told = [];
  for (let i = 0; i < CAPTIONS; i += 1) {
    const [begin, end] = [from + ((to - from) * i) / CAPTIONS, from + ((to - from) * (i + 1)) / CAPTIONS];
    const best = entries
      .filter(({ at, form, who }) => at >= begin && at < end && form !== "town" && who !== null)
      .sort((a, b) => Number(whom.has(a.who)) - Number(whom.has(b.who)) || worth[b.form] - worth[a.form])[0];
    if (!best) continue;
    whom.add(best.who);
    const name = nameOf(best.who);
    const text =
      best.form === "line" ? `${name}: “${best.text}”` : best.form === "act" ? `${name} ${best.text}` : best.text;
    told.push({ at: best.at, text, place: best.place });
  }
  return told;
}
