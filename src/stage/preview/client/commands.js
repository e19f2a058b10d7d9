// The command bar: the commands of Discord, found by typing, filled in on a small form, answered privately in a corner.

import { get, post } from "./api.js";
import { byId, h } from "./dom.js";
import { say } from "./language.js";
import { toast } from "./toast.js";
import { town } from "./town.js";

/** @returns {Promise<{ open: (words: string, options?: Record<string, { id: string, label: string }>) => void, has: (words: string) => boolean }>} */
export async function startCommands() {
  const input = byId("command-input");
  const list = byId("command-list");
  const form = byId("command-form");
  /** @type {any[]} */
  const all = await get("commands").catch(() => []);
  /** @type {any[]} */
  let shown = [];
  let at = 0;

  function suggest() {
    const words = input.value.replace(/^\//, "").trim().toLowerCase();
    shown = all
      .filter((one) => one.words.toLowerCase().startsWith(words))
      .concat(
        all.filter(
          (one) =>
            !one.words.toLowerCase().startsWith(words) &&
            `${one.words} ${one.description}`.toLowerCase().includes(words),
        ),
      );
    at = Math.min(at, Math.max(0, shown.length - 1));
    list.replaceChildren(
      ...(shown.length > 0 ? shown.map(row) : [h("p", { class: "empty" }, say("No such command."))]),
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
          open(one.words);
        },
      },
      h("b", {}, `/${one.words}`),
      h("span", {}, one.description),
    );
  function mark() {
    for (const [i, option] of [...list.querySelectorAll('[role="option"]')].entries()) {
      option.setAttribute("aria-selected", String(i === at));
      if (i === at) option.scrollIntoView({ block: "nearest" });
    }
    input.setAttribute("aria-activedescendant", shown.length > 0 ? `command-${at}` : "");
  }
  function shut() {
    list.hidden = true;
    form.hidden = true;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
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
    input.value = `/${words}`;
    const fields = command.form?.fields ?? [];
    const options = command.options.filter(
      (/** @type {any} */ one) => !fields.some((/** @type {any} */ field) => field.name === one.name),
    );
    if (options.length === 0 && fields.length === 0) return void run(command, {}, null);
    const controls = options.map((/** @type {any} */ one) => ({ one, ...optionField(one, given[one.name]) }));
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
      h("h2", {}, command.form?.title ?? `/${words}`),
      h("p", { class: "under" }, command.description),
      ...controls.map((/** @type {any} */ it) =>
        h(
          "label",
          {},
          h("span", {}, it.one.name.replaceAll("-", " "), it.one.required ? "" : h("i", {}, ` ${say("optional")}`)),
          it.control,
          it.list ?? null,
          h("small", {}, it.one.description),
        ),
      ),
      ...long.map((/** @type {any} */ it) => h("label", {}, h("span", {}, it.field.label), it.control)),
      h(
        "div",
        { class: "verbs" },
        h("button", { type: "submit", class: "primary" }, say("Run")),
        h(
          "button",
          {
            type: "button",
            class: "plain",
            onclick: () => {
              shut();
              input.value = "";
            },
          },
          say("Cancel"),
        ),
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
      void run(command, typed, long.length > 0 ? filled : null);
    };
    form.hidden = false;
    input.setAttribute("aria-expanded", "false");
    (form.querySelector("input:placeholder-shown, select, textarea") ?? form.querySelector("input"))?.focus();
  }

  /** @param {any} command @param {Record<string, string>} options @param {Record<string, string> | null} filled */
  async function run(command, options, filled) {
    shut();
    input.value = "";
    input.blur();
    try {
      const answer = await post("command", { words: command.words, options, form: filled, place: town.place });
      if (answer.you !== undefined) town.setMe(answer.you);
      if (answer.file) handOver(answer.file);
      const offer = answer.confirm
        ? { label: answer.confirm.label, act: () => void run(command, answer.confirm.options, filled) }
        : null;
      toast(answer.text || say("Done."), "told", offer, answer.picture ?? null);
    } catch (error) {
      toast(error.message, "sorry");
    }
  }

  input.addEventListener("focus", suggest);
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
      open(shown[at].words);
    } else if (event.key === "Escape") {
      shut();
      input.value = "";
      input.blur();
    }
  });
  form.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    shut();
    input.value = "";
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
  const control = h("input", {
    ...common,
    type: "text",
    list: list.id,
    placeholder: { resident: say("Type a resident"), place: say("Type a place") }[option.type] ?? say("Type a thing"),
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
