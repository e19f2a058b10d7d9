// A resident's card: who they are, their day, their memory stream with sources and scores, and the people they know.

import { get, portraitOf } from "./api.js";
import { byId, fill, h, keep, patch } from "./dom.js";
import { say } from "./language.js";
import { town } from "./town.js";
import { capital, firstName, sourceText } from "./words.js";

const TABS = /** @type {const} */ ([
  ["today", "Today"],
  ["memories", "Memories"],
  ["people", "People"],
]);
const KINDS = /** @type {const} */ ([
  ["", "All"],
  ["observation", "Seen & heard"],
  ["reflection", "Reflections"],
  ["plan", "Plans"],
]);

/**
 * @param {{ turnTo: (id: string) => void, whisper: ((id: string) => void) | null, interview: (id: string) => void,
 *   live: (id: string | null) => void }} doing
 */
export function startCard(doing) {
  const card = byId("card");
  let open = /** @type {string | null} */ (null);
  let tab = "today";
  let kind = "";
  let about = "";
  let asked = 0;
  let loaded = 0;
  let opener = /** @type {any} */ (null);
  /** @type {any[]} */
  let stream = [];
  /** @type {any[] | null} */
  let found = null;

  const head = h("header");
  const tabs = h("div", { class: "tabs", role: "tablist", "aria-label": say("Card") });
  const body = h("div", { class: "body", role: "tabpanel", tabindex: "0" });
  card.append(head, tabs, body);
  document.addEventListener("keydown", (event) => {
    const busy = event.defaultPrevented || /** @type {any} */ (event.target)?.closest?.("#command, #say");
    if (event.key === "Escape" && !event.isComposing && open && !busy) town.selectPerson(null);
  });

  async function load() {
    const id = open;
    if (!id) return;
    asked += 1;
    const mine = asked;
    try {
      const resident = await get(`resident/${encodeURIComponent(id)}`);
      if (mine !== asked || id !== open) return;
      draw(resident);
    } catch (error) {
      if (mine === asked) body.replaceChildren(h("p", { class: "empty" }, error.message));
    }
  }

  async function loadMemories() {
    const id = open;
    if (!id) return;
    loaded = town.lastTurn;
    const all = await get(`memories/${encodeURIComponent(id)}`);
    if (id !== open) return;
    // who is known already stays as drawn
    const known = new Map(stream.map((one) => [one.id, one]));
    stream = all.map((/** @type {any} */ one) => known.get(one.id) ?? one);
    if (tab === "memories") memories();
  }

  function show() {
    if (town.person === open) return;
    if (!open) opener = document.activeElement;
    const shown = open;
    open = town.person;
    card.hidden = !open;
    document.body.classList.toggle("card-open", Boolean(open));
    if (!open) {
      now = null;
      // a list drawn anew has another face of them; the map has the same
      const face = opener?.isConnected
        ? opener
        : document.querySelector(`.person[data-person="${CSS.escape(shown ?? "")}"]`);
      return void face?.focus?.({ preventScroll: true });
    }
    tab = "today";
    kind = "";
    about = "";
    found = null;
    stream = [];
    drawn.clear();
    search.reset();
    head.filledWith = body.filledWith = tabs.filledWith = null;
    head.replaceChildren();
    body.replaceChildren(h("p", { class: "empty" }, "…"));
    void load().then(() => head.querySelector(".close")?.focus({ preventScroll: true }));
  }

  /** @type {any} */
  let now = null;
  /** @param {any} resident */
  function draw(resident) {
    now = resident;
    const place = town.placeOf(resident.place);
    const mine = town.me?.id === resident.id;
    const key = [resident.id, resident.doing, resident.emoji, resident.place, resident.walk?.to, mine];
    fill(head, JSON.stringify(key), () => [
      h(
        "button",
        { type: "button", class: "close", "aria-label": say("Close the card"), onclick: () => town.selectPerson(null) },
        "✕",
      ),
      h("img", {
        src: portraitOf(resident),
        alt: say("Portrait of {name}", { name: resident.name }),
        width: 88,
        height: 88,
      }),
      h(
        "div",
        { class: "whois" },
        h("h2", {}, resident.name),
        h("p", {}, `${resident.age} · ${resident.occupation}`),
        h("p", { class: "traits" }, ...resident.traits.map((/** @type {string} */ one) => h("span", {}, one))),
      ),
      h(
        "p",
        { class: "now" },
        h("span", { class: "emoji", "aria-hidden": "true" }, resident.asleep ? "💤" : resident.emoji),
        h(
          "span",
          {},
          capital(resident.doing),
          place && !resident.walk
            ? h(
                "button",
                {
                  type: "button",
                  class: "link",
                  onclick: () => {
                    town.selectPerson(null);
                    town.selectPlace(place.id);
                  },
                },
                place.name,
              )
            : null,
        ),
      ),
      h(
        "div",
        { class: "verbs" },
        ...(mine
          ? [verb("primary", say("Let {name} go", { name: firstName(resident.name) }), () => doing.live(null))]
          : [
              verb("primary", say("Talk to {name}", { name: firstName(resident.name) }), () =>
                doing.turnTo(resident.id),
              ),
              verb(
                "plain",
                say("Interview"),
                () => doing.interview(resident.id),
                say("In private: nobody remembers it"),
              ),
              doing.whisper
                ? verb(
                    "plain",
                    say("Inner voice…"),
                    () => doing.whisper?.(resident.id),
                    say("Whisper a thought; {name} takes it for an own one", { name: firstName(resident.name) }),
                  )
                : null,
              verb(
                "plain",
                say("Live as {name}", { name: firstName(resident.name) }),
                () => doing.live(resident.id),
                say("What you say and do, {name} says and does", { name: firstName(resident.name) }),
              ),
            ]),
      ),
    ]);
    fill(tabs, `${resident.id}${tab}`, () =>
      TABS.map(([id, label]) =>
        h(
          "button",
          {
            type: "button",
            role: "tab",
            "aria-selected": String(tab === id),
            tabindex: tab === id ? "0" : "-1",
            data: { tab: id },
            onclick: () => turn(id),
            onkeydown: arrows,
          },
          say(label),
        ),
      ),
    );
    if (tab === "today") today(resident);
    else if (tab === "people") people(resident);
    else if (stream.length === 0 || (loaded < town.lastTurn && body.scrollTop < 10 && found === null))
      void loadMemories();
  }

  /** @param {KeyboardEvent} event */
  function arrows(event) {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    const next = TABS[(TABS.findIndex(([id]) => id === tab) + step + TABS.length) % TABS.length];
    if (next) turn(next[0]);
  }

  /** @param {string} to */
  function turn(to) {
    tab = to;
    body.filledWith = null;
    body.scrollTop = 0;
    if (to === "memories") memories();
    if (!now) return;
    draw(now);
    tabs.querySelector('[aria-selected="true"]')?.focus({ preventScroll: true });
  }

  /** @param {any} one */
  function today(one) {
    fill(body, JSON.stringify(["today", one.summary, one.plan, one.actions, one.commitments, one.paragraph]), () =>
      [
        h(
          "section",
          {},
          h("h3", {}, say("Who")),
          ...(one.summary.core || one.summary.occupation || one.summary.feeling
            ? [one.summary.core, one.summary.occupation, one.summary.feeling]
                .filter(Boolean)
                .map((/** @type {string} */ text) => h("p", {}, text))
            : one.paragraph.split(/[;；]/).map((/** @type {string} */ text) => h("p", {}, text.trim()))),
        ),
        h(
          "section",
          {},
          h("h3", {}, say("Today’s plan")),
          one.plan.length === 0
            ? h("p", { class: "empty" }, say("Nothing planned yet."))
            : h(
                "ol",
                { class: "plan" },
                ...one.plan.map((/** @type {any} */ chunk) =>
                  h(
                    "li",
                    {
                      class: chunk.current ? "current" : chunk.to <= town.view.now ? "past" : null,
                      "aria-current": chunk.current ? "time" : null,
                    },
                    h("time", {}, chunk.clock),
                    h("span", { class: "emoji", "aria-hidden": "true" }, chunk.emoji),
                    h(
                      "div",
                      {},
                      h("p", {}, capital(chunk.doing)),
                      h("p", { class: "under" }, chunk.placeName),
                      chunk.current && one.actions.length > 0
                        ? h(
                            "ul",
                            {},
                            ...one.actions
                              .slice(0, 5)
                              .map((/** @type {any} */ step) =>
                                h(
                                  "li",
                                  {},
                                  h("time", {}, step.clock),
                                  " ",
                                  h("span", { class: "emoji", "aria-hidden": "true" }, step.emoji),
                                  ` ${step.doing}`,
                                ),
                              ),
                          )
                        : null,
                    ),
                  ),
                ),
              ),
        ),
        one.commitments.length > 0
          ? h(
              "section",
              {},
              h("h3", {}, say("Agreed")),
              ...one.commitments.map((/** @type {any} */ it) =>
                h(
                  "p",
                  { class: "agreed" },
                  h("b", {}, it.when),
                  ` ${it.what}`,
                  it.with.length > 0
                    ? h("span", { class: "under" }, ` ${say("with {names}", { names: it.with.join(say(", ")) })}`)
                    : null,
                ),
              ),
            )
          : null,
      ].filter(Boolean),
    );
  }

  /** @param {any} one */
  function people(one) {
    fill(body, JSON.stringify(["people", one.ties]), () =>
      one.ties.length === 0
        ? [h("p", { class: "empty" }, say("Knows nobody yet."))]
        : one.ties.map((/** @type {any} */ tie) => {
            const known = town.personOf(tie.id);
            // what is in the kind already is not said twice
            const same = `${tie.name} is ${tie.kind} to ${one.name}`;
            const text = tie.text.startsWith(same) ? tie.text.slice(same.length).replace(/^[.;,\s]+/, "") : tie.text;
            const inner = [
              h("img", {
                src: portraitOf({ ...known, name: tie.name }),
                alt: "",
                width: 40,
                height: 40,
                loading: "lazy",
              }),
              h(
                "div",
                {},
                h(
                  "p",
                  { class: "tie-name" },
                  h("b", {}, tie.name),
                  tie.kind ? h("span", { class: "under" }, tie.kind) : null,
                ),
                text && text !== tie.kind ? h("p", { class: "tie-text" }, capital(text)) : null,
              ),
            ];
            return tie.id.startsWith("visitor:")
              ? h("div", { class: "tie" }, ...inner)
              : h("button", { type: "button", class: "tie", onclick: () => town.selectPerson(tie.id) }, ...inner);
          }),
    );
  }

  /** The search stays as long as the card does: what is typed in it is nobody's to take away. */
  const search = h(
    "form",
    { class: "ask", role: "search", onsubmit: ask },
    h("label", { class: "sr", for: "ask" }, say("Search this resident's memories")),
    h("input", { id: "ask", type: "search", placeholder: say("What comes to mind about…"), autocomplete: "off" }),
    h("button", { type: "submit", class: "plain" }, say("Recall")),
  );
  const kinds = h(
    "div",
    { class: "kinds", role: "group", "aria-label": say("Kind of memory") },
    ...KINDS.map(([id, label]) =>
      h(
        "button",
        {
          type: "button",
          "aria-pressed": "false",
          data: { key: id },
          onclick: () => {
            kind = id;
            memories();
          },
        },
        say(label),
      ),
    ),
  );
  const list = h("ul", { class: "memories" });
  /** Memories that were drawn, so that one folded open stays so. @type {Map<any, any>} */
  const drawn = new Map();
  const drawnOf = (/** @type {any} */ one) => {
    const node = drawn.get(one) ?? keep(memory(one, 0));
    drawn.set(one, node);
    return node;
  };

  function memories() {
    for (const button of kinds.children) button.setAttribute("aria-pressed", String(button.dataset.key === kind));
    const shown = (found ?? stream).filter((one) => !kind || one.kind === kind);
    fill(body, `memories ${open}`, () => [search, kinds, list].map(keep));
    patch(
      list,
      shown.length > 0
        ? shown.slice(0, 400).map(drawnOf)
        : [h("li", { class: "empty" }, stream.length === 0 && !found ? say("Looking…") : nothing())],
    );
  }

  /** Why there is nothing to show. */
  function nothing() {
    if (found) return say("Nothing of that kind comes to mind.");
    return kind === "reflection"
      ? say("No reflections yet. They come when enough has happened.")
      : say("Nothing of that kind yet.");
  }

  /** @param {Event} event */
  async function ask(event) {
    event.preventDefault();
    about = search.querySelector("input").value.trim();
    const id = open;
    try {
      const best = about ? await get(`memories/${encodeURIComponent(id ?? "")}`, { about }) : null;
      if (id !== open) return;
      found = best;
      memories();
    } catch (error) {
      body.append(h("p", { class: "empty" }, error.message));
    }
  }

  /** @param {any} one @param {number} deep @returns {HTMLElement} */
  function memory(one, deep) {
    const dots = h(
      "span",
      { class: `weight w${Math.ceil(one.poignancy / 2.5)}`, title: say("Poignancy {n} of 10", { n: one.poignancy }) },
      h("span", { class: "sr" }, say("Poignancy ")),
      String(one.poignancy),
    );
    return h(
      "li",
      { class: `memory ${one.kind}` },
      dots,
      h(
        "div",
        {},
        h("p", {}, one.text),
        h("p", { class: "under" }, h("time", {}, one.when), " · ", sourceText(one, town.nameOf)),
        one.scores ? scores(one.scores) : null,
        one.evidence.length > 0 && deep < 6
          ? h(
              "details",
              { ontoggle: (/** @type {any} */ event) => grow(event.target, one, deep) },
              h("summary", {}, say("Rests on")),
            )
          : null,
      ),
    );
  }

  /** Draws the evidence when it is first asked for. @param {any} details @param {any} one @param {number} deep */
  function grow(details, one, deep) {
    if (details.children.length > 1) return;
    details.append(
      h(
        "ul",
        { class: "memories" },
        ...one.evidence.map((/** @type {string} */ id) => {
          const below = stream.find((it) => it.id === id);
          return below ? memory(below, deep + 1) : h("li", { class: "under" }, say("An older memory"));
        }),
      ),
    );
  }

  town.on("select", show);
  town.on("me", () => open && now && draw(now));
  town.on("view", () => open && void load());
}

/** @param {any} all */
function scores(all) {
  return h(
    "p",
    { class: "scores" },
    ...["relevance", "importance", "recency"].map((name) =>
      h(
        "span",
        { title: `${capital(say(name))} ${all[name].toFixed(2)}` },
        h("meter", { min: 0, max: 1, value: Math.min(1, Math.max(0, all[name])), "aria-label": say(name) }),
        say(name),
      ),
    ),
    h("b", {}, all.total.toFixed(2)),
  );
}

/** @param {string} kind @param {string} label @param {() => void} onclick @param {string} [title] */
const verb = (kind, label, onclick, title) =>
  h("button", { type: "button", class: kind, title, onclick, data: { key: label } }, label);
