// Speaking as a visitor: where, to whom, and who one is, asked once.

import { get, keepSelf, portraitOf, post, self } from "./api.js";
import { byId, fill, h } from "./dom.js";
import { say } from "./language.js";
import { named } from "./markup.js";
import { toast } from "./toast.js";
import { town } from "./town.js";
import { capital, coloured, firstName, listed } from "./words.js";

const PATIENCE_MS = 60_000;
/** How long a line that is not one's own is seen before it goes. */
const SHOWN_MS = 900;

/** A window too low for more than the words themselves: a telephone with its keyboard up. */
const LOW = 640;

/**
 * @param {{ think: (id: string, on: boolean) => void }} map
 * @param {{ wait: (words: string, place: string) => () => void }} talk
 */
export function startVisitor(map, talk) {
  const form = byId("say");
  let to = /** @type {string | null} */ (null);
  let parting = false;
  /** What was said in this window, for the arrow up; never what was said in earnest. @type {string[]} */
  let spoken = [];
  let back = 0;
  /** Whether the box asks who one is: at the first words, and when asked to. */
  let asking = false;

  const place = h("select", { id: "say-place", "aria-label": say("Where you speak") });
  const text = h("textarea", {
    id: "say-text",
    rows: 2,
    maxlength: 2000,
    placeholder: say("Say something, or *do something*"),
  });
  const sends = h("button", { type: "submit", class: "send" }, say("Send"));
  const toChip = h("button", { type: "button", class: "to-chip", hidden: true, onclick: () => speakTo(null) });
  const name = h("input", {
    id: "say-name",
    type: "text",
    maxlength: 60,
    autocomplete: "off",
    placeholder: say("Visitor"),
    value: self.name,
  });
  const about = h("input", {
    id: "say-about",
    type: "text",
    maxlength: 300,
    autocomplete: "off",
    placeholder: say("a traveller in need of coffee"),
    value: self.about,
  });
  const who = h(
    "fieldset",
    { class: "introduce" },
    h("legend", {}, say("Who walks into town? "), h("span", {}, say("Both may stay empty."))),
    h("label", {}, say("Your name "), name),
    h("label", {}, say("You are "), about),
  );
  const status = h("p", { class: "as" });
  const at = h("label", { for: "say-place" }, say("At"));
  form.append(
    who,
    h("div", { class: "at" }, at, place, toChip),
    h("div", { class: "box" }, h("label", { class: "sr", for: "say-text" }, say("What you say")), text, sends),
    status,
  );

  function refresh() {
    if (!town.view) return;
    const key = JSON.stringify(town.view.places.map((/** @type {any} */ one) => [one.id, one.open]));
    const chosen = place.value;
    fill(place, key, () =>
      town.view.places.map((/** @type {any} */ one) =>
        h(
          "option",
          { value: one.id, data: { key: one.id } },
          `${coloured(one.emoji)} ${capital(one.name)}${one.open ? "" : ` ${say("(closed)")}`}`,
        ),
      ),
    );
    if (place.value !== chosen || !chosen) place.value = chosen || town.me?.place || busiest();
    text.placeholder = invitation();
    const me = town.me;
    // Who lives as a resident changes nothing of themselves meanwhile, and speaks where the resident is.
    if (me?.resident) asking = false;
    if (me?.resident && me.place && place.value !== me.place) place.value = me.place;
    who.hidden = !asking;
    status.hidden = asking;
    form.classList.toggle("embodied", Boolean(me?.resident));
    const stays = me && (town.placeOf(me.place)?.name ?? say("large"));
    fill(status, JSON.stringify([me, stays, self.name]), () =>
      me?.resident
        ? [
            h("img", { src: portraitOf(town.personOf(me.id)), alt: "", width: 22, height: 22 }),
            h("span", {}, say("You live as {name}, at {place}. ", { name: me.name, place: stays ?? "" })),
            link("release", say("Let {name} go", { name: firstName(me.name) }), () => void part("release")),
          ]
        : [
            h(
              "span",
              {},
              me
                ? say("You are {name}, at {place}. ", { name: me.name, place: stays ?? "" })
                : say("You will walk in as {name}. ", { name: self.name || say("Visitor") }),
            ),
            link("change", say("Change"), () => {
              asking = true;
              refresh();
              name.focus();
            }),
            ...(me ? [link("leave", say("Leave town"), () => void part("leave"))] : []),
          ],
    );
    at.textContent = me?.resident ? say("Walk to") : say("At");
  }

  const brush = document.createElement("canvas").getContext("2d");
  /** The fullest hint that the box has room for. @param {string[]} hints */
  function fitting(hints) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(text);
    const lines = text.clientHeight < 50 || matchMedia("(max-width: 860px), (max-height: 560px)").matches ? 1 : 1.8;
    const room = (text.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)) * lines;
    if (brush) brush.font = font;
    return hints.find((hint) => !brush || brush.measureText(hint).width <= room) ?? hints.at(-1) ?? "";
  }

  /** Who would hear it, in words. */
  const invitation = () => fitting(invitations());
  function invitations() {
    const said = (/** @type {string} */ names) => [
      say("Say something to {names}, or *wave*", { names }),
      say("To {names}, or *wave*", { names }),
      say("Speak, or *wave*"),
    ];
    if (to) return said(firstName(town.nameOf(to)));
    const there = upAt(place.value);
    const names = there.map((/** @type {any} */ one) => firstName(one.name));
    if (names.length === 0) return [say("Nobody is up here. Pick a place with faces"), say("Nobody is up here")];
    const heard = names.length > 3 ? [...names.slice(0, 2), say("{n} others", { n: names.length - 2 })] : names;
    const more = names.length > 1 ? [names[0] ?? "", say("{n} others", { n: names.length - 1 })] : names;
    const [whole = "", short = "", least = ""] = said(listed(heard));
    return [whole, short, ...said(listed(more)).slice(1, 2), least];
  }

  /** Who is up in a place, but for oneself. @param {string} where @returns {any[]} */
  const upAt = (where) =>
    town.view.people.filter(
      (/** @type {any} */ one) =>
        one.kind === "resident" && one.place === where && !one.walk && !one.asleep && one.id !== town.me?.id,
    );

  function busiest() {
    const up = (/** @type {any} */ place) => upAt(place.id).length;
    // anywhere with somebody up, best where anybody may come in
    const worth = (/** @type {any} */ place) =>
      place.open ? up(place) + (place.home || up(place) === 0 ? 0 : 100) : -1;
    return [...town.view.places].sort((a, b) => worth(b) - worth(a))[0]?.id ?? "";
  }

  /** @param {string | null} id */
  function speakTo(id) {
    to = id;
    toChip.hidden = !id;
    text.placeholder = invitation();
    if (!id) return;
    toChip.replaceChildren(say("to {name} ✕", { name: firstName(town.nameOf(id)) }));
    toChip.setAttribute(
      "aria-label",
      say("Speaking to {name}; press to speak to everybody", { name: town.nameOf(id) }),
    );
  }

  /** Leaves town, or the resident whom one has taken over. @param {"leave" | "release"} how */
  async function part(how) {
    try {
      parting = true;
      const done = await post(how);
      town.setMe(done.you ?? null);
      toast(done.said || say("You left town."));
    } catch (error) {
      toast(error.message, "sorry");
    } finally {
      parting = false;
    }
  }

  /** Keeps the name and sentence, and tells the town when they changed. */
  async function introduce() {
    const { name: before } = self;
    const changed = name.value.trim() !== self.name || about.value.trim() !== self.about || !self.known;
    Object.assign(self, { name: name.value.trim(), about: about.value.trim(), known: true, welcomed: true });
    keepSelf();
    asking = false;
    if ((changed || !town.me) && !town.me?.resident) {
      const as = {
        name: self.name || say("Visitor"),
        unnamed: !self.name && !before,
        about: self.about,
        place: place.value,
      };
      const done = await post("visit", as).catch((error) => {
        // the name they gave may be a part of it
        if (error.serious) self.name = name.value = before;
        throw error;
      });
      town.setMe(done.you ?? null);
    }
  }

  /** Dots in the feed and over the one who thinks of an answer, until it comes or they have none. @param {{ act: string, answering: string, turn: number }} done `turn`: by then the town knows that it is owed. @param {string} where */
  function wait({ act, answering: thinker, turn }, where) {
    if (town.answered.has(act)) return;
    const done = talk.wait(say("{name} is thinking", { name: firstName(town.nameOf(thinker)) }), where);
    map.think(thinker, true);
    const end = () => {
      done();
      clearTimeout(timer);
      town.removeEventListener("turn", look);
      town.removeEventListener("view", look);
      map.think(thinker, false);
    };
    const look = () => {
      const owes = town.view.people.some((/** @type {any} */ one) => one.id === thinker && one.answering);
      if (town.answered.has(act) || (town.view.turn >= turn && !owes)) end();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    town.addEventListener("turn", look);
    town.addEventListener("view", look);
    look();
  }

  /** What was said in earnest stays nowhere, not in this browser either. */
  function forgetTyped() {
    spoken = [];
    back = 0;
    text.value = "";
    about.value = "";
    self.about = "";
    keepSelf();
  }

  form.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    void send();
  });
  async function send() {
    const said = text.value.trim();
    const where = town.me?.resident ? town.me.place : place.value;
    if (!said) return text.focus();
    sends.disabled = true;
    const command = named.written(said);
    try {
      if (command) {
        await command();
        text.value = "";
        return;
      }
      if (asking || !town.me) await introduce();
      if (town.place !== where) town.selectPlace(where);
      const acted = /^\*([^*]+)\*$/.exec(said);
      const done = acted
        ? await post("act", { place: where, text: acted[1] })
        : await post("say", { place: where, text: said, to });
      text.value = "";
      spoken.push(said);
      back = 0;
      town.setMe(done.you ?? town.me);
      if (done.answering) wait(done, where);
      else if (done.said) toast(done.said);
      if (to && town.personOf(to).place && town.personOf(to).place !== where) speakTo(null);
    } catch (error) {
      if (error.serious) forgetTyped();
      toast(error.message, "sorry");
    } finally {
      sends.disabled = false;
      refresh();
      text.focus();
    }
  }
  text.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      form.requestSubmit();
    }
    recall(event);
  });
  /** Arrow up in an empty box brings back what one said before; what somebody is writing stays. @param {KeyboardEvent} event */
  function recall(event) {
    const step = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    const untouched = text.value === (back ? spoken.at(-back) : "");
    const next = back + step;
    if (!step || !untouched || event.isComposing || text.readOnly || next < 0 || next > spoken.length) return;
    event.preventDefault();
    back = next;
    text.value = back ? spoken.at(-back) : "";
  }
  text.addEventListener("focus", () => {
    if (self.known || asking || town.me?.resident || (visualViewport?.height ?? innerHeight) < LOW) return;
    asking = true;
    refresh();
  });
  place.addEventListener("change", async () => {
    if (town.me?.resident) {
      const done = await post("go", { place: place.value }).catch((error) => error);
      toast(done.said ?? done.message, done.said ? "told" : "sorry");
      return refresh();
    }
    speakTo(null);
    refresh();
    town.selectPlace(place.value);
  });
  town.on("view", refresh);
  new ResizeObserver(() => {
    if (town.view) text.placeholder = invitation();
  }).observe(text);
  /** Who one was, to tell when it ends by itself and to follow them about. @type {any} */
  let was = null;
  town.on("me", async (me) => {
    const before = was;
    was = me;
    refresh();
    if (me?.resident && (!before?.resident || (before.place !== me.place && town.place === before.place)))
      town.selectPlace(me.place);
    if (me || !before?.resident || parting) return;
    const still = await get("me").catch(() => null);
    if (still) town.setMe(still);
    else toast(say("{name} goes on without you.", { name: before.name }));
  });
  // what is said to oneself is told wherever one looks
  town.on("entry", (entry) => {
    const { me } = town;
    if (!me || entry.form !== "line" || !entry.to.includes(me.id) || !town.place || entry.place === town.place) return;
    const answer = {
      label: say("Go and answer"),
      act: () => (me.resident ? town.selectPlace(me.place) : turnTo(entry.who)),
    };
    // only the last one waits for an answer
    const told = say("{name} to you: {text}", { name: firstName(town.nameOf(entry.who)), text: entry.text });
    toast(told, "told", answer, "to-me");
  });
  let last = town.place;
  town.on("select", () => {
    if (town.place && town.place !== last) {
      place.value = town.place;
      text.placeholder = invitation();
      if (to && town.personOf(to).place !== town.place) speakTo(null);
    }
    last = town.place;
  });

  /** Turns to a resident: goes to their place and points the box at them. @param {string} id */
  function turnTo(id) {
    const person = town.view.people.find((/** @type {any} */ one) => one.id === id);
    if (!person) return;
    town.selectPerson(null);
    town.selectPlace(town.me?.resident ? town.me.place : person.place);
    speakTo(id);
    text.focus();
  }

  return {
    refresh,
    turnTo,
    /** Takes over a resident, or lets go of the one that was. @param {string | null} id */
    async live(id) {
      if (!id) return part("release");
      try {
        const done = await post("command", {
          words: "embody",
          options: { resident: id },
          form: null,
          place: town.place,
        });
        town.selectPerson(null);
        town.setMe(done.you ?? null);
        toast(
          say("You are {name} now: write what {name} says, or *an act*; the list over the box leads elsewhere.", {
            name: town.nameOf(id),
          }),
          "told",
        );
        text.focus();
      } catch (error) {
        toast(error.message, "sorry");
      }
    },
    /** Shows a line in the empty box that one may press for. @param {string | null} line */
    preview(line) {
      text.placeholder = line ?? invitation();
    },
    /**
     * Shows a line in the box for as long as it takes to see it, then says it there, or does `work` instead. What stood in the box is back
     * in it afterwards.
     * @param {string} line @param {string} where @param {string | null} whom @param {(() => Promise<void>) | null} work
     */
    async lend(line, where, whom, work) {
      const own = text.value;
      text.value = line;
      text.readOnly = true;
      form.classList.add("lent");
      await new Promise((shown) => setTimeout(shown, SHOWN_MS));
      text.readOnly = false;
      form.classList.remove("lent");
      if (!work) {
        if (!town.me?.resident) place.value = where;
        speakTo(whom);
        await send();
      } else await work().finally(() => Object.assign(text, { value: "" }));
      text.value = own || text.value;
    },
    async whoAmI() {
      town.setMe(await get("me"));
    },
  };
}

/** @param {string} key @param {string} label @param {() => void} onclick */
const link = (key, label, onclick) => h("button", { type: "button", class: "link", data: { key }, onclick }, label);
