// A sheet over the page for whoever said something in earnest: a kind sentence, and where help is. Nobody else sees it.

import { h } from "./dom.js";
import { spoken } from "./markup.js";

/** @param {{ said: string, title: string, help: string[], town: string, close: string }} sheet */
export function helpSheet({ said, title, help, town, close }) {
  const dialog = h(
    "dialog",
    { class: "help-sheet", "aria-label": title },
    ...said.split("\n").map((line) => h("p", { class: "says" }, spoken(line))),
    h("h2", {}, title),
    h("ul", {}, ...help.map((line) => h("li", {}, linked(line.replace(/^- /, ""))))),
    h("p", { class: "under" }, town),
    h("form", { method: "dialog" }, h("button", { class: "primary" }, close)),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** A line whose addresses in angle brackets can be pressed. @param {string} line */
function linked(line) {
  return line
    .split(/<(https:[^>]{1,500})>/)
    .map((part, i) =>
      i % 2 === 1
        ? h("a", { href: part, target: "_blank", rel: "noreferrer noopener" }, part.replace("https://", ""))
        : spoken(part),
    );
}
