// Speaking as a visitor: where, to whom, and who one is, asked once.

import { get, keepSelf, post, self } from "./api.js";
import { byId, h } from "./dom.js";
import { say } from "./language.js";
import { toast } from "./toast.js";
import { town } from "./town.js";
import { capital, coloured, firstName, listed } from "./words.js";

const PATIENCE_MS = 60_000;

/** @param {{ think: (id: string, on: boolean) => void }} map */
export function startVisitor(map) {
  const form = byId("say");
  const feed = byId("feed");
  let to = /** @type {string | null} */ (null);
  /** Whether the box asks who one is: at the first words, and when asked to. */
  let asking = false;

  const place = h("select", { id: "say-place", "aria-label": say("Where you speak") });
  const text = h("textarea", {
    id: "say-text",
    rows: 2,
    maxlength: 2000,
    placeholder: say("Say something, or *do something*"),
  });
  const send = h("button", { type: "submit", class: "send" }, say("Send"));
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
    { class: "who" },
    h("legend", {}, say("Who walks into town? "), h("span", {}, say("Both may stay empty."))),
    h("label", {}, say("Your name "), name),
    h("label", {}, say("You are "), about),
  );
  const status = h("p", { class: "as" });
  form.append(
    who,
    h("div", { class: "at" }, h("label", { for: "say-place" }, say("At")), place, toChip),
    h("div", { class: "box" }, h("label", { class: "sr", for: "say-text" }, say("What you say")), text, send),
    status,
  );

  function refresh() {
    if (!town.view) return;
    const chosen = place.value;
    const key = JSON.stringify(town.view.places.map((/** @type {any} */ one) => [one.id, one.open]));
    if (place.dataset.key !== key) {
      place.dataset.key = key;
      place.replaceChildren(
        ...town.view.places.map((/** @type {any} */ one) =>
          h(
            "option",
            { value: one.id },
            `${coloured(one.emoji)} ${capital(one.name)}${one.open ? "" : ` ${say("(closed)")}`}`,
          ),
        ),
      );
      place.value = chosen || town.me?.place || busiest();
    }
    text.placeholder = invitation();
    who.hidden = !asking;
    status.hidden = asking;
    const me = town.me;
    status.replaceChildren(
      me
        ? say("You are {name}, at {place}. ", { name: me.name, place: town.placeOf(me.place)?.name ?? say("large") })
        : say("You will walk in as {name}. ", { name: self.name || say("Visitor") }),
      h(
        "button",
        {
          type: "button",
          class: "link",
          onclick: () => {
            asking = true;
            refresh();
            name.focus();
          },
        },
        say("Change"),
      ),
      me ? " · " : "",
      me ? h("button", { type: "button", class: "link", onclick: () => part("leave") }, say("Leave town")) : "",
    );
    // Who lives as a resident changes nothing of themselves meanwhile, and speaks where the resident is.
    if (me?.resident) {
      status.replaceChildren(
        say("You live as {name}, at {place}. ", { name: me.name, place: town.placeOf(me.place)?.name ?? say("large") }),
        h("button", { type: "button", class: "link", onclick: () => part("release") }, say("Let them go")),
      );
      if (me.place && place.value !== me.place) place.value = me.place;
    }
    place.disabled = Boolean(me?.resident);
  }

  /** Who would hear it. */
  function invitation() {
    if (to) return say("Say something to {names}, or *wave*", { names: firstName(town.nameOf(to)) });
    const there = town.view.people.filter(
      (/** @type {any} */ one) => one.kind === "resident" && one.place === place.value && !one.walk && !one.asleep,
    );
    const names = there.map((/** @type {any} */ one) => firstName(one.name));
    if (names.length === 0) return say("Nobody is up here. Pick a place with faces");
    const heard = names.length > 3 ? [...names.slice(0, 2), say("{n} others", { n: names.length - 2 })] : names;
    return say("Say something to {names}, or *wave*", { names: listed(heard) });
  }

  function busiest() {
    const up = (/** @type {any} */ place) =>
      town.view.people.filter(
        (/** @type {any} */ one) => one.kind === "resident" && one.place === place.id && !one.walk && !one.asleep,
      ).length;
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
      const done = await post(how);
      town.setMe(done.you ?? null);
      toast(done.said || say("You left town."));
    } catch (error) {
      toast(error.message, "sorry");
    }
  }

  /** Keeps the name and sentence, and tells the town when they changed. */
  async function introduce() {
    const changed = name.value.trim() !== self.name || about.value.trim() !== self.about || !self.known;
    Object.assign(self, { name: name.value.trim(), about: about.value.trim(), known: true, welcomed: true });
    keepSelf();
    asking = false;
    if ((changed || !town.me) && !town.me?.resident) {
      const done = await post("visit", { name: self.name || say("Visitor"), about: self.about, place: place.value });
      town.setMe(done.you ?? null);
    }
  }

  /** Dots in the feed and over the one who thinks, until the answer comes. @param {string} act @param {string} where */
  function wait(act, where) {
    const there = town.view.people.filter(
      (/** @type {any} */ one) => one.kind === "resident" && one.place === where && !one.walk && !one.asleep,
    );
    const thinker = to ?? (there.length === 1 ? there[0].id : null);
    if (town.answered.has(act) || (!thinker && there.length === 0)) return false;
    const row = h(
      "p",
      { class: "pending" },
      thinker ? say("{name} is thinking", { name: firstName(town.nameOf(thinker)) }) : say("Someone here is thinking"),
      h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    );
    feed.append(row);
    feed.scrollTop = feed.scrollHeight;
    if (thinker) map.think(thinker, true);
    const end = () => {
      row.remove();
      clearTimeout(timer);
      town.removeEventListener("turn", look);
      if (thinker) map.think(thinker, false);
    };
    const look = () => town.answered.has(act) && end();
    const timer = setTimeout(end, PATIENCE_MS);
    town.addEventListener("turn", look);
    return true;
  }

  /** What was said in earnest stays nowhere, not in this browser either. */
  function forgetTyped() {
    text.value = "";
    about.value = "";
    self.about = "";
    keepSelf();
  }

  form.addEventListener("submit", async (/** @type {Event} */ event) => {
    event.preventDefault();
    const said = text.value.trim();
    const where = town.me?.resident ? town.me.place : place.value;
    if (!said) return text.focus();
    send.disabled = true;
    try {
      if (asking || !town.me) await introduce();
      if (town.place !== where) town.selectPlace(where);
      const acted = /^\*([^*]+)\*$/.exec(said);
      const done = acted
        ? await post("act", { place: where, text: acted[1] })
        : await post("say", { place: where, text: said, to });
      text.value = "";
      town.setMe(done.you ?? town.me);
      const answering = !done.unheard && done.act && (wait(done.act, where) || town.answered.has(done.act));
      if (done.said && !answering) toast(done.said);
      if (to && town.personOf(to).place && town.personOf(to).place !== where) speakTo(null);
    } catch (error) {
      if (error.serious) forgetTyped();
      toast(error.message, "sorry");
    } finally {
      send.disabled = false;
      refresh();
      text.focus();
    }
  });
  text.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      form.requestSubmit();
    }
  });
  text.addEventListener("focus", () => {
    if (self.known || asking || town.me?.resident) return;
    asking = true;
    refresh();
  });
  place.addEventListener("change", () => {
    speakTo(null);
    refresh();
    town.selectPlace(place.value);
  });
  town.on("view", refresh);
  town.on("me", refresh);
  let last = town.place;
  town.on("select", () => {
    if (town.place && town.place !== last) {
      place.value = town.place;
      text.placeholder = invitation();
      if (to && town.personOf(to).place !== town.place) speakTo(null);
    }
    last = town.place;
  });

  return {
    refresh,
    /** Turns to a resident: goes to their place and points the box at them. @param {string} id */
    turnTo(id) {
      const person = town.view.people.find((/** @type {any} */ one) => one.id === id);
      if (!person) return;
      town.selectPerson(null);
      town.selectPlace(person.place);
      speakTo(id);
      text.focus();
    },
    async whoAmI() {
      town.setMe(await get("me"));
    },
    listed,
  };
}
