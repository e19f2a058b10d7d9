// Puts the director's cues on the map: who walks, who speaks, who does what; and small steps in between, so that the town never stands.
import { Bubbles } from "./bubbles.js";
import { Director } from "./play.js";
import { after, calm, playNow } from "./time.js";
import { town } from "./town.js";

/** A line that finds no room, or whose speaker is not there yet, waits so long, so often; then it is only told beside the map. */
const NO_ROOM = { ms: 600, most: 12 };
/** What is shown for less is passed over where it has no room. */
const READABLE_MS = 2500;
/** How long nothing may move before somebody stirs. */
const STILL_MS = 1800;
const CAPTION_MS = 2200;

/**
 * Starts playing turns on the map.
 * @param {import("./people.js").People} people
 * @param {HTMLElement} root
 * @param {ConstructorParameters<typeof Bubbles>[2]} map
 */
export function startPlay(people, root, map) {
  const bubbles = new Bubbles(root, people, map);
  /** How often a cue has waited. @type {Map<any, number>} */
  const waited = new Map();
  const director = new Director({
    now: playNow,
    after,
    wayMs: (id) => people.wayMs(id),
    mine: ({ who, to }) => Boolean(town.me && (who === town.me.id || to?.includes(town.me.id))),
    perform,
  });

  /** How often a line may wait: no turn is kept from ending in its time. */
  const mostWaits = () => Math.min(NO_ROOM.most, (town.view?.turnMs ?? 30_000) / 3 / NO_ROOM.ms);

  /** @param {import("./play.js").Cue} cue */
  function perform(cue) {
    const { kind, who, ms } = cue;
    const times = waited.get(cue.event) ?? 0;
    if (!write(cue, times) && ms >= READABLE_MS && times < mostWaits()) {
      waited.set(cue.event, times + 1);
      return NO_ROOM.ms;
    }
    waited.delete(cue.event);
    if (kind === "walk" && who) people.go(who, ms);
    if (who) people.dressOne(who);
    if (kind === "act") act(cue);
    town.play(cue);
    for (const one of [cue, ...cue.also]) if (one.entry) town.tell(one.entry);
    return 0;
  }

  /** Writes a line or a thought over somebody, where there is one. False when it cannot be now. @param {import("./play.js").Cue} cue @param {number} times */
  function write({ kind, who, entry, ms }, times) {
    if (ms <= 0 || !who || document.hidden) return true;
    // a late comer speaks when they are there
    if (kind === "line" && entry) return !(people.onTheWay(who) && times < NO_ROOM.most) && bubbles.say(entry, ms);
    return kind !== "note" || bubbles.caption(who, "", "● ● ●", ms, { look: "thought" });
  }

  /** @param {import("./play.js").Cue} cue */
  function act({ event, entry, who, ms, also }) {
    if (!who || ms <= 0 || document.hidden) return;
    const odd = [{ event, entry }, ...also].find((one) => one.entry?.form === "odd");
    const changed = event.kind === "object-changed";
    const text = odd?.entry?.text ?? (changed ? entry?.text : event.doing);
    const thing = event.object ?? also.find((one) => one.event.object)?.event.object ?? event.spot?.area ?? "";
    const sign = odd ? "❗" : changed ? "" : (event.emoji ?? "");
    const tell = () => {
      if (text) bubbles.caption(who, sign, text, Math.max(ms, CAPTION_MS), { id: event.id });
    };
    if (bubbles.isSpeaking(who) || !people.amble(who, thing, ms, tell)) tell();
  }

  let turns = 0;
  /** When something last moved or was said. */
  let busyAt = playNow();
  function stir() {
    const now = playNow();
    if (document.hidden || calm.matches || town.view?.state !== "running" || people.moving || bubbles.speaking)
      busyAt = now;
    else if (now - busyAt > STILL_MS) {
      people.stir(turns);
      turns += 1;
      busyAt = now;
    }
    after(300, stir);
  }
  stir();

  town.on("turn", (turn) => {
    if (town.catchingUp) return;
    if (calm.matches || document.hidden) for (const entry of turn.entries) town.tell(entry);
    director.turn(turn);
  });
  town.on("struck", (struck) => {
    director.strike(struck);
    bubbles.strike(struck);
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) return;
    director.finish();
    bubbles.clear();
  });
  // who one is, is told beside the views
  town.on("me", () => people.dress(new Set(director.toAct)));
  let first = true;
  return {
    /** Takes a new view, once there is a picture to show it on. @param {any} view */
    take(view) {
      const atOnce = first || document.hidden;
      people.take(view, atOnce);
      director.view(view, atOnce);
      people.dress(new Set(director.toAct));
      first = false;
    },
    /** Another part of the map is seen. */
    settle: () => bubbles.settle(),
    /** The window or the picture changed. */
    arrange() {
      bubbles.clear();
      people.arrange();
    },
  };
}
