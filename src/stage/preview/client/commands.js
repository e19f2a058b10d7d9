// The bar of things to do: sorted by what one wants first, found by typing, filled in on a small form, answered on the sheet beside the map.
import { get, post } from "./api.js";
import { byId, h } from "./dom.js";
import { interview } from "./interview.js";
import { say } from "./language.js";
import { named, written } from "./markup.js";
import { closeSheet, pictureOf, showSheet } from "./sheet.js";
import { INBOX, shelved, UNASKED } from "./shelves.js";
import { toast } from "./toast.js";
import { town } from "./town.js";
import { readLine } from "./written-line.js";

/** What this page does in its own way. */
const OWN = new Set(["interview", "ask", "release", "help"]);
/** A sentence that needs no sheet, in letters. */
const SENTENCE = 170;

/**
 * @param {{ live: (id: string | null) => void }} doing
 * @returns {Promise<{ open: (words: string, options?: Record<string, { id: string, label: string }>) => void, has: (words: string) => boolean }>}
 */
export async function startCommands(doing) {
  const input = byId("command-input");
  const list = byId("command-list");
  const form = byId("command-form");
  /** @type {any[]} */
  const all = await get("commands").catch(() => []);
  /** @type {any[]} */
  let shown = [];
  let at = 0;
  /** The focus comes back from a sheet: nothing is offered anew. */
  let back = false;
  const opener = {
    focus() {
      back = true;
      input.focus({ preventScroll: true });
    },
  };
  /** Every command under the name it has here. */
  const titled = () => shelved(all).flatMap(({ commands }) => commands);
  const titleOf = (/** @type {string} */ words) =>
    INBOX.has(words) ? say("the box to speak") : (titled().find((one) => one.words === words)?.title ?? null);
  Object.assign(named, {
    titleOf,
    open: (/** @type {string} */ words) => (INBOX.has(words) ? byId("say-text").focus() : open(words)),
    written: (/** @type {string} */ line) => {
      const read = readWhole(line);
      return read && (() => runLine(read, act));
    },
  });

  /** A whole command in one line, or null. @param {string} line */
  function readWhole(line) {
    const residents = town.view.people.filter((/** @type {any} */ one) => one.kind === "resident");
    const names = residents.map((/** @type {any} */ one) => one.name);
    const read = readLine(line, all, names);
    // what this page does by itself asks for what it needs
    return read && !OWN.has(read.command.words) && !read.command.form ? read : null;
  }
  /** @param {{ command: any, options: Record<string, string> }} read @param {typeof run} how */
  async function runLine({ command, options }, how) {
    if (command.words !== "embody") return how(command, options, null);
    cancel();
    doing.live(options.resident ?? "");
  }

  /** How well a command fits what is typed: the higher the better, 0 not at all. @param {any} one @param {string} typed */
  function fits(one, typed) {
    if (typed === "") return one.ofUse ? 1 : 0;
    const title = one.title.toLowerCase();
    if (one.words.startsWith(typed) || title.startsWith(typed)) return 3;
    const whole = `${title} ${one.words} ${one.description} ${one.group}`.toLowerCase();
    if (!typed.split(/\s+/).every((word) => whole.includes(word))) return 0;
    return title.includes(typed) ? 2 : 1;
  }

  function suggest() {
    const read = readWhole(input.value);
    if (read) return offer(read);
    const typed = input.value.replace(/^\//, "").trim().toLowerCase();
    const groups = shelved(all).map((group) => ({
      ...group,
      commands: group.commands.filter((one) => fits(one, typed) > 0),
    }));
    const found = groups.flatMap(({ commands }) => commands);
    const best = Math.max(0, ...found.map((one) => fits(one, typed)));
    // while one looks for something, what fits best stands first; else everything in its group
    const first = typed === "" ? [] : found.filter((one) => best > 1 && fits(one, typed) === best);
    const rest = groups.map((group) => ({ ...group, commands: group.commands.filter((one) => !first.includes(one)) }));
    const parts = [{ title: "", commands: first }, ...rest].filter(({ commands }) => commands.length > 0);
    shown = parts.flatMap(({ commands }) => commands);
    at = Math.min(at, Math.max(0, shown.length - 1));
    let i = 0;
    list.replaceChildren(
      ...(shown.length > 0
        ? parts.map(({ title, commands }) =>
            h(
              "div",
              { role: "group", "aria-label": title || say("What fits best") },
              title ? h("h2", { "aria-hidden": "true" }, title) : null,
              ...commands.map((one) => row(one, i++)),
            ),
          )
        : [h("p", { class: "empty" }, say("Nothing like that can be done here."))]),
    );
    list.hidden = false;
    form.hidden = true;
    input.setAttribute("aria-expanded", "true");
    mark();
  }
  /** The line that is written, to be done at Enter or a press. @param {{ command: any, options: Record<string, string> }} read */
  function offer(read) {
    shown = [{ ...read.command, read }];
    at = 0;
    const told = Object.values(read.options).join(" · ") || read.command.description;
    list.replaceChildren(
      row({ ...shown[0], title: titleOf(read.command.words) ?? read.command.words, description: told }, 0),
    );
    list.hidden = false;
    form.hidden = true;
    input.setAttribute("aria-expanded", "true");
    mark();
  }
  const row = (/** @type {any} */ one, /** @type {number} */ i) =>
    h(
      "div",
      {
        role: "option",
        id: `command-${i}`,
        onmousedown: (/** @type {Event} */ event) => {
          event.preventDefault();
          choose(one);
        },
      },
      h("b", {}, one.title),
      one.title === one.description ? null : h("span", {}, one.description),
    );
  /** @param {any} one */
  const choose = (one) => (one.read ? void runLine(one.read, run) : open(one.words));
  function mark() {
    for (const [i, option] of [...list.querySelectorAll('[role="option"]')].entries()) {
      option.setAttribute("aria-selected", String(i === at));
      if (i === at) option.scrollIntoView({ block: "nearest" });
    }
    if (at === 0) list.scrollTop = 0;
    input.setAttribute("aria-activedescendant", shown.length > 0 ? `command-${at}` : "");
  }
  function shut() {
    list.hidden = true;
    form.hidden = true;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  }
  function cancel() {
    shut();
    input.value = "";
  }

  /** What of a command is asked for here. @param {any} command */
  function optionsOf(command) {
    const fields = command.form?.fields ?? [];
    const isField = (/** @type {any} */ one) => fields.some((/** @type {any} */ field) => field.name === one.name);
    // where one is nowhere, the place is to be said
    const nowhere = !town.place && !town.me;
    return command.options
      .filter((/** @type {any} */ one) => !isField(one) && !UNASKED.has(one.name))
      .map((/** @type {any} */ one) => (one.type === "place" && nowhere ? { ...one, required: true } : one));
  }

  /**
   * Opens a command's form, or runs it when there is nothing to fill in.
   * @param {string} words
   * @param {Record<string, { id: string, label: string }>} [given]
   */
  function open(words, given = {}) {
    const command = all.find((one) => one.words === words);
    if (!command) return;
    list.hidden = true;
    if (own(words)) return cancel();
    const title = titleOf(words) ?? words;
    input.value = title;
    const fields = command.form?.fields ?? [];
    const options = optionsOf(command);
    if (options.length === 0 && fields.length === 0) return void run(command, {}, null);
    const person = town.person && { id: town.person, label: town.nameOf(town.person) };
    const controls = options.map((/** @type {any} */ one) => ({
      one,
      ...optionField(one, given[one.name] ?? (one.type === "resident" && one.required && person ? person : undefined)),
    }));
    const long = fields.map((/** @type {any} */ field) => ({
      field,
      control: h(field.long ? "textarea" : "input", {
        id: `form-${field.name}`,
        maxlength: field.most,
        placeholder: field.placeholder,
        required: field.required,
        rows: field.long ? 3 : null,
        autocomplete: "off",
      }),
    }));
    form.replaceChildren(
      h("h2", {}, title),
      h("p", { class: "under" }, command.description),
      ...controls.map((/** @type {any} */ it) =>
        h(
          "label",
          {},
          h(
            "span",
            {},
            (it.one.label ?? it.one.name).replaceAll("-", " "),
            it.one.required ? "" : h("i", {}, ` ${say("optional")}`),
          ),
          it.control,
          it.list ?? null,
          h("small", {}, it.one.description),
        ),
      ),
      ...long.map((/** @type {any} */ it) => h("label", {}, h("span", {}, it.field.label), it.control)),
      h(
        "div",
        { class: "verbs" },
        h("button", { type: "submit", class: "primary" }, say("Do it")),
        h("button", { type: "button", class: "plain", onclick: cancel }, say("Cancel")),
      ),
    );
    form.onsubmit = (/** @type {Event} */ event) => {
      event.preventDefault();
      const typed = Object.fromEntries(
        controls
          .map((/** @type {any} */ it) => [it.one.name, it.read()])
          .filter((/** @type {any} */ [, value]) => value),
      );
      const filled = Object.fromEntries(long.map((/** @type {any} */ it) => [it.field.name, it.control.value.trim()]));
      if (words === "embody") {
        cancel();
        return doing.live(typed.resident ?? "");
      }
      void run(command, typed, long.length > 0 ? filled : null);
    };
    form.hidden = false;
    input.setAttribute("aria-expanded", "false");
    (form.querySelector("input:placeholder-shown, select, textarea") ?? form.querySelector("input"))?.focus();
  }

  /** What this page does by itself, without a form. @param {string} words */
  function own(words) {
    if (words === "interview" || words === "ask") interview(town.person);
    else if (words === "release") doing.live(null);
    else if (words === "help") help();
    else return false;
    return true;
  }

  /** How to take part, in words for a page. */
  function help() {
    const about = all.find((one) => one.words === "help");
    showSheet({
      title: say("How to take part"),
      opener,
      body: [
        say("{town} is a small town of AI characters. Whoever is in a place hears what is said there.", {
          town: town.view.name,
        }),
        say("Choose a place, write in the box, and whoever is up there answers. Put an act between stars: *waves*."),
        say(
          "Press a face to see who that is, what they plan and what they remember; talk with them in private, or live as them for a while.",
        ),
        say(
          "Above the map is everything else: whisper a thought, change a thing, plan a gathering, see who heard of it from whom.",
        ),
        say(
          "They can be wrong, and they remember what you say as neighbours would. /privacy about tells what is kept.",
        ),
      ].flatMap((text) => written(text)),
      foot: about?.options.some((/** @type {any} */ one) => one.name === "about")
        ? [
            h(
              "button",
              { type: "button", class: "plain", onclick: () => void run(about, { about: "hard-times" }, null) },
              say("Hard times: where help is"),
            ),
          ]
        : [],
    });
  }

  /** @param {any} command @param {Record<string, string>} options @param {Record<string, string> | null} filled */
  async function run(command, options, filled) {
    cancel();
    input.blur();
    try {
      await act(command, options, filled);
    } catch (error) {
      toast(error.message, "sorry");
    }
  }

  /** @param {any} command @param {Record<string, string>} options @param {Record<string, string> | null} filled */
  async function act(command, options, filled) {
    tell(command, await post("command", { words: command.words, options, form: filled, place: town.place }), filled);
  }

  /** A sentence about something done is told in a corner; all else is an answer, and stands on the sheet. @param {any} command @param {any} answer @param {any} filled */
  function tell(command, answer, filled) {
    if (answer.you !== undefined) town.setMe(answer.you);
    if (answer.file) handOver(answer.file);
    const undo = answer.undo && {
      label: say("Undo"),
      act: () => void run({ words: "town undo" }, { act: answer.undo }, null),
    };
    const text = answer.text || say("Done.");
    const { tells = true, title = "" } = titled().find((one) => one.words === command.words) ?? {};
    if (!tells && !answer.picture && !answer.confirm && !text.includes("\n") && text.length <= SENTENCE)
      return toast(text, "told", undo || null);
    const offers = [
      answer.confirm && {
        label: answer.confirm.label,
        act: () => {
          closeSheet();
          void run(command, answer.confirm.options, filled);
        },
      },
      undo,
    ].filter(Boolean);
    showSheet({
      title,
      opener: byId("sheet").contains(document.activeElement) ? null : opener,
      body: [...(answer.picture ? [pictureOf(answer.picture)] : []), ...written(text)],
      foot: offers.map((one, i) =>
        h("button", { type: "button", class: i === 0 ? "primary" : "plain", onclick: one.act }, one.label),
      ),
    });
  }

  input.addEventListener("focus", () => {
    if (!back) suggest();
    back = false;
  });
  input.addEventListener("click", () => list.hidden && form.hidden && suggest());
  input.addEventListener("input", () => {
    at = 0;
    suggest();
  });
  input.addEventListener("blur", () =>
    setTimeout(() => {
      if (!form.contains(document.activeElement)) list.hidden = true;
    }, 120),
  );
  input.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      at = (at + (event.key === "ArrowDown" ? 1 : shown.length - 1)) % Math.max(1, shown.length);
      mark();
    } else if (event.key === "Enter" || (event.key === "Tab" && input.value.length > 1)) {
      if (!shown[at]) return;
      event.preventDefault();
      choose(shown[at]);
    } else if (event.key === "Escape") {
      event.preventDefault();
      cancel();
      input.blur();
    }
  });
  form.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    cancel();
    input.focus();
    shut();
  });
  document.addEventListener("keydown", (event) => {
    const typing = /** @type {any} */ (event.target)?.closest?.("input, textarea, select");
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    input.focus();
  });
  document.addEventListener("mousedown", (event) => {
    if (!byId("command").contains(/** @type {Node} */ (event.target))) shut();
  });
  return { open, has: (words) => all.some((one) => one.words === words) };
}

/** A control for one option, and how to read it. @param {any} option @param {{ id: string, label: string } | undefined} given */
function optionField(option, given) {
  const id = `option-${option.name}`;
  const common = { id, required: option.required, autocomplete: "off" };
  if (option.choices?.length) {
    const control = h(
      "select",
      common,
      ...(option.required ? [] : [h("option", { value: "" }, "—")]),
      ...option.choices.map((/** @type {any} */ one) => h("option", { value: one.value }, one.name)),
    );
    return { control, read: () => control.value };
  }
  if (option.type === "minutes" || option.type === "number") {
    const control = h("input", {
      ...common,
      type: "number",
      step: "any",
      placeholder: option.type === "minutes" ? say("minutes") : " ",
    });
    return { control, read: () => control.value };
  }
  if (option.type === "text" || option.type === "town") {
    const control = h("input", { ...common, type: "text", placeholder: " " });
    return { control, read: () => control.value.trim() };
  }
  /** @type {Map<string, string>} */
  const ids = new Map(given ? [[given.label, given.id]] : []);
  const list = h("datalist", { id: `${id}-list` });
  /** @type {Record<string, string>} */
  const hints = { resident: say("Type a resident"), place: say("Type a place") };
  const control = h("input", {
    ...common,
    type: "text",
    list: list.id,
    placeholder: hints[option.type] ?? say("Type a thing"),
    value: given?.label ?? "",
  });
  const look = async () => {
    const best = await get("choices", { type: option.type, typed: control.value }).catch(() => []);
    for (const one of best) ids.set(one.label, one.id);
    list.replaceChildren(...best.map((/** @type {any} */ one) => h("option", { value: one.label })));
  };
  control.addEventListener("input", look);
  control.addEventListener("focus", look, { once: true });
  return { control, list, read: () => ids.get(control.value.trim()) ?? control.value.trim() };
}

/** Gives a file that came with an answer to whoever sits at the page. @param {{ name: string, text: string }} file */
function handOver({ name, text }) {
  const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  h("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
