// The places like a list of channels, and the talk of the one that is selected, as it happens.

import { get, keepSelf, portraitOf, self } from "./api.js";
import { byId, fill, h } from "./dom.js";
import { say } from "./language.js";
import { signsOf } from "./marks.js";
import { spoken } from "./markup.js";
import { calm } from "./time.js";
import { toast } from "./toast.js";
import { town } from "./town.js";
import { capital, clockText, coloured, dayOf, firstName, listed } from "./words.js";

/** Lines drawn at first, and with each press for older ones. */
const MOST_SHOWN = 250;
/** Faces shown in a row of the list; the rest is a number. */
const MOST_FACES = 3;

/**
 * Starts the list of places, the place's head and the feed.
 * @param {{ turnTo: (id: string) => void }} doing
 */
export function startTalk(doing) {
  const list = byId("places");
  const head = byId("place-head");
  const feed = byId("feed");

  function places() {
    const view = town.view;
    const row = (/** @type {any} */ place) => {
      const count = town.unread.get(place.id) ?? 0;
      const here = place.people.length;
      const signs = signsOf(place);
      return h(
        "button",
        {
          type: "button",
          class: `channel${place.open ? "" : " shut"}`,
          "aria-current": town.place === place.id ? "true" : null,
          data: { place: place.id },
          onclick: () => town.selectPlace(place.id),
          "aria-label": [
            place.name,
            say("{n} here", { n: here }),
            place.open ? "" : say("closed"),
            ...signs.map((one) => one.text),
            count > 0 ? say("{n} unread", { n: count }) : "",
          ]
            .filter(Boolean)
            .join(", "),
          title: place.open ? place.about : `${place.about} ${say("Closed now.")}`,
        },
        h("span", { class: "emoji", "aria-hidden": "true" }, coloured(place.emoji)),
        count > 0
          ? h("span", { class: "unread", title: say("{n} new lines", { n: count }) }, String(Math.min(count, 99)))
          : null,
        h("span", { class: "label" }, capital(place.name)),
        ...signs.map((one) => h("span", { class: "amiss", title: capital(one.text) }, one.sign)),
        here > 0 ? stack(place.people) : place.open ? null : h("span", { class: "closed" }, say("closed")),
      );
    };
    const key = JSON.stringify([
      town.place,
      [...town.unread],
      view.places.map((/** @type {any} */ one) => [one.id, one.open, one.people, signsOf(one)]),
    ]);
    fill(list, key, () => [
      h(
        "button",
        {
          type: "button",
          class: "channel all",
          "aria-current": town.place === null ? "true" : null,
          onclick: () => town.selectPlace(null),
        },
        h("span", { class: "emoji", "aria-hidden": "true" }, "🗺️"),
        h("span", { class: "label" }, say("All of town")),
      ),
      h("h2", {}, say("Around town")),
      ...view.places.filter((/** @type {any} */ one) => !one.home).map(row),
      h("h2", {}, say("Homes")),
      ...view.places.filter((/** @type {any} */ one) => one.home).map(row),
    ]);
  }

  /** The resident the welcome proposes to greet. @type {string | null} */
  let host = null;
  const hosts = () =>
    town.view.people
      .filter((/** @type {any} */ one) => goodHost(one.id))
      .sort((/** @type {any} */ a, /** @type {any} */ b) => crowd(b) - crowd(a));
  const crowd = (/** @type {any} */ one) => {
    const place = town.placeOf(one.place);
    return (one.talking ? 0 : 1) + place.people.length + (place.home ? 0 : 100);
  };
  /** Awake, and where one may walk in. @param {string} id */
  function goodHost(id) {
    const one = town.view.people.find((/** @type {any} */ it) => it.id === id);
    const place = one && town.placeOf(one.place);
    return Boolean(one?.kind === "resident" && !one.asleep && !one.walk && place?.open);
  }

  /** What a newcomer wants to know. @param {string} name @param {number} residents */
  function welcome(name, residents) {
    const gone = () => {
      self.welcomed = true;
      keepSelf();
      top();
    };
    const greeted = host;
    return h(
      "div",
      { class: "welcome" },
      h("h2", {}, say("Welcome to {town}", { town: name })),
      h(
        "p",
        {},
        say(
          "{n} AI characters live here by themselves. They plan their days, work, gossip, and remember. You are a visitor.",
          { n: residents },
        ),
      ),
      h(
        "ul",
        {},
        h("li", {}, sign("👀"), h("span", {}, h("b", {}, say("Watch.")), say(" Their talk appears here, live."))),
        h("li", {}, sign("🔎"), h("span", {}, h("b", {}, say("Press a face")), say(" for plans and memories."))),
        h("li", {}, sign("👋"), h("span", {}, h("b", {}, say("Talk")), say(" in the box below; they answer."))),
      ),
      h(
        "div",
        { class: "verbs" },
        greeted
          ? h(
              "button",
              {
                type: "button",
                class: "primary greet",
                onclick: () => {
                  gone();
                  doing.turnTo(greeted);
                },
              },
              h("img", { src: portraitOf(town.personOf(greeted)), alt: "", width: 24, height: 24 }),
              say("Greet {name}", { name: firstName(town.nameOf(greeted)) }),
            )
          : null,
        h("button", { type: "button", class: "plain", onclick: gone }, greeted ? say("Just watch") : say("Got it")),
      ),
    );
  }

  function top() {
    const view = town.view;
    const place = town.place ? town.placeOf(town.place) : null;
    if (!place) {
      const awake = view.people.filter((/** @type {any} */ one) => !one.asleep).length;
      const residents = view.people.filter((/** @type {any} */ one) => one.kind === "resident").length;
      if (!self.welcomed) {
        host = host && goodHost(host) ? host : (hosts()[0]?.id ?? null);
        fill(head, `welcome ${view.name} ${residents} ${host}`, () => [welcome(view.name, residents)]);
        return;
      }
      fill(head, `all ${awake} ${view.people.length}`, () => [
        h(
          "h2",
          {},
          say("All of town"),
          h(
            "button",
            {
              type: "button",
              class: "link what",
              onclick: () => {
                self.welcomed = false;
                top();
              },
            },
            say("What is this?"),
          ),
        ),
        h(
          "p",
          { class: "about" },
          say(
            awake === view.people.length
              ? "{n} AI characters, everybody up. Pick a place or a face to come closer."
              : "{n} AI characters, {awake} up. Pick a place or a face to come closer.",
            { n: residents, awake },
          ),
        ),
      ]);
      return;
    }
    const here = view.people.filter((/** @type {any} */ one) => one.place === place.id && !one.walk);
    const key = JSON.stringify([
      place,
      here.map((/** @type {any} */ one) => [one.id, one.doing, one.asleep, one.areaName]),
    ]);
    const opened = head.querySelector("details")?.open ?? false;
    fill(head, key, () => [
      h("h2", {}, sign(coloured(place.emoji)), capital(place.name)),
      h(
        "p",
        { class: "about" },
        place.hours
          ? h(
              "span",
              { class: `hours${place.open ? "" : " shut"}` },
              `${place.open ? say("open") : say("closed")} · ${place.hours}`,
            )
          : null,
        place.about,
      ),
      here.length > 0
        ? h(
            "ul",
            { class: `faces${here.length > 8 ? " many" : ""}`, "aria-label": say("Who is here") },
            ...here.map(face),
          )
        : h("p", { class: "empty" }, say("Nobody is here right now.")),
      things(place, opened),
    ]);
  }

  const isHere = (/** @type {any} */ entry) =>
    town.place ? entry.place === town.place || entry.form === "town" : entry.everywhere;
  let shown = MOST_SHOWN;
  /** Lines that came while one was reading further up. */
  let newer = 0;
  const down = h("button", {
    type: "button",
    class: "newer",
    hidden: true,
    onclick: () => {
      toEnd();
      feed.focus({ preventScroll: true });
    },
  });
  feed.after(down);
  feed.tabIndex = 0;
  /** On the way to the end by itself: what comes meanwhile is followed too, until a hand scrolls. */
  let gliding = false;
  for (const by of ["wheel", "touchmove", "pointerdown", "keydown"])
    feed.addEventListener(by, () => (gliding = false), { passive: true });
  // lines that came meanwhile have put the end farther off
  feed.addEventListener("scrollend", () => {
    if (!gliding) return;
    gliding = false;
    if (!isAtEnd()) toEnd("smooth");
  });
  /** Whether the end was seen last: it stays in sight when the feed gets another size. */
  let following = true;
  /** Where the feed stood last. Another size leaves it there or shows the end: only a hand goes up and stays off the end. */
  let stood = 0;
  const looked = () => {
    following = isAtEnd() || (following && feed.scrollTop >= stood);
    stood = feed.scrollTop;
  };
  feed.addEventListener("scroll", looked, { passive: true });
  new ResizeObserver(() => {
    looked();
    if (following) toEnd();
  }).observe(feed);
  const isAtEnd = () => gliding || feed.scrollHeight - feed.scrollTop - feed.clientHeight < 80;
  const toEnd = (/** @type {ScrollBehavior} */ behavior = "auto") => {
    gliding = behavior === "smooth";
    following = true;
    feed.scrollTo({ top: feed.scrollHeight, behavior });
    stood = feed.scrollTop;
    seen();
  };
  function seen(count = 0) {
    newer = count;
    down.hidden = newer === 0;
    down.textContent = say(newer === 1 ? "↓ {n} newer line" : "↓ {n} newer lines", { n: newer });
  }
  feed.addEventListener("scroll", () => newer > 0 && isAtEnd() && seen(), { passive: true });

  const older = h(
    "button",
    { type: "button", class: "plain older", onclick: () => void moreOfThePast() },
    say("Older lines"),
  );
  async function moreOfThePast() {
    older.disabled = true;
    const before = town.entries.filter(isHere).length;
    shown += MOST_SHOWN;
    // what is not in this page any more is asked for, until there is something or the town began
    while (before < shown && town.isThereMore && town.entries.filter(isHere).length === before) {
      try {
        await town.takePast((turn) => get("past", { before: turn }));
      } catch (error) {
        toast(error.message, "sorry");
        break;
      }
    }
    const from = feed.scrollHeight - feed.scrollTop;
    following = false;
    redraw(true);
    feed.scrollTop = feed.scrollHeight - from;
    older.disabled = false;
    if (!older.isConnected) feed.focus({ preventScroll: true });
  }

  /** @param {any} entry @param {Element | null} before */
  function add(entry, before) {
    const fresh = nodes(entry, feed.lastEntry);
    for (const node of fresh) feed.insertBefore(node, before);
    feed.lastEntry = entry;
  }

  /** @param {boolean} keepPlace Whoever has scrolled up stays there; else the end is shown. */
  function redraw(keepPlace = false) {
    looked();
    const at = feed.scrollTop;
    feed.replaceChildren();
    feed.lastEntry = null;
    const all = town.entries.filter(isHere);
    const entries = all.slice(-shown);
    if (entries.length < all.length || (town.isThereMore && !town.catchingUp)) feed.append(older);
    for (const entry of entries) add(entry, null);
    if (entries.length === 0)
      feed.append(
        h(
          "p",
          { class: "hush" },
          town.catchingUp
            ? say("Listening to what was said so far …")
            : say("It is quiet here. Say something, and whoever is here may answer."),
        ),
      );
    feed.append(...waitingHere());
    if (!keepPlace || following) toEnd();
    else feed.scrollTop = at;
  }

  function append(/** @type {any[]} */ fresh) {
    const mine = fresh.filter(isHere);
    if (mine.length === 0) return;
    // a scroll tells of itself only at the next frame
    looked();
    feed.querySelector(".hush")?.remove();
    const pending = feed.querySelector(".pending");
    for (const entry of mine) add(entry, pending);
    if (following) {
      while (feed.children.length > shown + 40) feed.firstElementChild.remove();
      toEnd(calm.matches ? "auto" : "smooth");
    } else seen(newer + mine.filter((entry) => entry.form === "line" || entry.form === "act").length);
  }

  let selected = "";
  const refresh = () => {
    if (!town.view) return;
    places();
    top();
    const now = town.place ?? "*";
    if (now !== selected) {
      selected = now;
      shown = MOST_SHOWN;
      redraw();
    }
  };
  town.on("view", refresh);
  town.on("select", refresh);
  town.on("struck", (struck) => {
    const gone = [...feed.querySelectorAll("[data-id]")].filter((one) => struck.has(one.dataset.id));
    if (gone.length > 0) redraw(true);
  });
  /** The list is drawn once however many lines come together. */
  let due = false;
  town.on("entry", (entry) => {
    if (!town.view) return;
    append([entry]);
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      places();
    });
  });
  /** Rows that wait for an answer, each in its place. @type {Set<{ row: HTMLElement, place: string }>} */
  const waiting = new Set();
  const waitingHere = () => [...waiting].filter((one) => !town.place || one.place === town.place).map(({ row }) => row);
  return {
    redraw,
    /** Dots under the talk of a place, until what it returns is called. @param {string} words @param {string} place */
    wait(words, place) {
      const dots = h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
      const one = { row: h("p", { class: "pending" }, words, dots), place };
      waiting.add(one);
      feed.append(...waitingHere());
      toEnd();
      return () => {
        waiting.delete(one);
        one.row.remove();
      };
    },
  };
}

/** A few small faces, and how many more. @param {string[]} people */
function stack(people) {
  const shown = people.length === MOST_FACES + 1 ? people : people.slice(0, MOST_FACES);
  const names = people.map((id) => firstName(town.nameOf(id)));
  return h(
    "span",
    { class: "stack", title: say("Here: {names}", { names: listed(names) }) },
    shown.map((id) => h("img", { src: portraitOf(town.personOf(id)), alt: "", width: 22, height: 22 })),
    people.length > shown.length ? h("span", { class: "more" }, `+${people.length - shown.length}`) : null,
  );
}

/** @param {any} person */
function face(person) {
  const open = () => person.kind === "resident" && town.selectPerson(person.id);
  return h(
    "li",
    {},
    h(
      "button",
      {
        type: "button",
        class: `face${person.asleep ? " asleep" : ""}`,
        onclick: open,
        title: `${capital(`${person.name} ${person.doing}`)} (${person.areaName})`,
      },
      h("img", { src: portraitOf(person), alt: "", width: 26, height: 26 }),
      h("span", { class: "first" }, firstName(person.name)),
      h("span", { class: "emoji", "aria-hidden": "true" }, person.asleep ? "💤" : person.emoji),
    ),
  );
}

/** @param {any} place @param {boolean} open */
function things(place, open) {
  const odd = place.areas.flatMap((/** @type {any} */ area) =>
    area.objects.filter((/** @type {any} */ one) => one.odd),
  );
  const all = place.areas.flatMap((/** @type {any} */ area) => area.objects);
  const summary = h(
    "summary",
    {},
    say(all.length === 1 ? "{n} thing here" : "{n} things here", { n: all.length }),
    ...odd
      .slice(0, 3)
      .map((/** @type {any} */ one) =>
        h("span", { class: "oddly" }, say("{thing}: {state}", { thing: one.name, state: one.state })),
      ),
  );
  return h(
    "details",
    { class: "things", open },
    summary,
    h(
      "dl",
      {},
      ...place.areas.map((/** @type {any} */ area) =>
        h(
          "div",
          {},
          h("dt", {}, capital(area.name)),
          ...area.objects.map((/** @type {any} */ one) =>
            h("dd", { class: one.odd ? "odd" : null }, one.name, h("span", {}, one.state)),
          ),
        ),
      ),
    ),
  );
}

/** @param {any} entry @param {any} before @returns {HTMLElement[]} */
function nodes(entry, before) {
  const out = [];
  if (before && dayOf(before.at) !== dayOf(entry.at))
    out.push(
      h(
        "p",
        { class: "day" },
        dayOf(entry.at) === town.view.day ? town.view.date : say("Day {day}", { day: dayOf(entry.at) }),
      ),
    );
  const clock = h("time", {}, clockText(entry.at));
  const place = !town.place && entry.place ? town.placeOf(entry.place) : null;
  const where = place
    ? h(
        "button",
        { type: "button", class: "where", title: place.about, onclick: () => town.selectPlace(place.id) },
        capital(place.name),
      )
    : null;
  if (entry.form === "town") return [...out, h("p", { class: "day" }, entry.text)];
  if (entry.form === "small" || entry.form === "odd")
    return [
      ...out,
      h(
        "p",
        { class: `small ${entry.form}`, data: { id: entry.id } },
        entry.emoji ? sign(entry.emoji) : "",
        entry.text,
        " ",
        where,
        clock,
      ),
    ];
  const person = town.personOf(entry.who);
  if (entry.form === "act")
    return [
      ...out,
      h(
        "article",
        { class: "act", data: { id: entry.id } },
        portrait(person),
        h(
          "div",
          {},
          h(
            "p",
            {},
            entry.emoji ? sign(entry.emoji) : "",
            h("em", {}, h("b", {}, firstName(person.name)), ` ${entry.text}`),
          ),
          h("p", { class: "under" }, where, clock),
        ),
      ),
    ];
  const follows =
    before &&
    before.form === "line" &&
    before.who === entry.who &&
    before.place === entry.place &&
    entry.at - before.at < 10;
  const to = town.toText(entry);
  const mine = entry.who === town.me?.id ? " mine" : entry.to.includes(town.me?.id) ? " tome" : "";
  return [
    ...out,
    h(
      "article",
      { class: `line${follows ? " follows" : ""}${mine}`, data: { id: entry.id, who: entry.who } },
      follows ? h("span", { class: "gap" }) : portrait(person),
      h(
        "div",
        {},
        follows
          ? null
          : h(
              "p",
              { class: "by" },
              name(person),
              to ? h("span", { class: "to" }, say("to {names}", { names: to })) : null,
              clock,
            ),
        h("p", { class: "text" }, spoken(entry.text)),
        follows ? null : where,
      ),
    ),
  ];
}

/** @param {string} emoji */
const sign = (emoji) => h("span", { class: "emoji sign", "aria-hidden": "true" }, emoji);

/** @param {any} person */
function portrait(person) {
  const resident = !person.id.startsWith("visitor:");
  const image = h("img", { src: portraitOf(person), alt: "", width: 36, height: 36, loading: "lazy" });
  return resident
    ? h(
        "button",
        {
          type: "button",
          class: "portrait",
          tabindex: "-1",
          "aria-label": say("{name}'s card", { name: person.name }),
          onclick: () => town.selectPerson(person.id),
        },
        image,
      )
    : h("span", { class: "portrait" }, image);
}

/** @param {any} person */
function name(person) {
  if (person.id.startsWith("visitor:"))
    return h(
      "b",
      { class: "name visitor" },
      person.id === town.me?.id ? say("{name} (you)", { name: person.name }) : person.name,
    );
  return h("button", { type: "button", class: "name", onclick: () => town.selectPerson(person.id) }, person.name);
}
