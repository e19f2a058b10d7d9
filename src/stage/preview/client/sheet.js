// A sheet beside the map for what takes longer to read than a sentence: the answer of a command, a talk in private. One at a time.
import { byId, h } from "./dom.js";
import { say } from "./language.js";

let opener = /** @type {any} */ (null);

/**
 * Shows something on the sheet. The focus goes there, and comes back when it is closed.
 * @param {{ title: string, body: Node[], foot?: Node[], face?: string | null, focus?: HTMLElement | null, opener?: any }} what
 */
export function showSheet({ title, body, foot = [], face = null, focus = null, opener: by = null }) {
  const sheet = byId("sheet");
  if (by || !sheet.contains(document.activeElement)) opener = by ?? document.activeElement;
  const close = h("button", { type: "button", class: "close", "aria-label": say("Close"), onclick: closeSheet }, "✕");
  sheet.replaceChildren(
    h(
      "header",
      {},
      face ? h("img", { src: face, alt: "", width: 40, height: 40 }) : null,
      h("h2", { id: "sheet-title", tabindex: "-1" }, title),
      close,
    ),
    h("div", { class: "body", tabindex: "0", "aria-label": title }, ...body),
    ...(foot.length > 0 ? [h("footer", {}, ...foot)] : []),
  );
  sheet.classList.remove("large");
  sheet.hidden = false;
  document.body.classList.add("sheet-open");
  (focus ?? sheet.querySelector("#sheet-title")).focus({ preventScroll: true });
}

/** Closes it; whoever opened it goes on where they were. */
export function closeSheet() {
  const sheet = byId("sheet");
  if (sheet.hidden) return;
  const inside = sheet.contains(document.activeElement) || document.activeElement === document.body;
  sheet.hidden = true;
  document.body.classList.remove("sheet-open");
  // what opened it may have been drawn anew
  const back = opener?.isConnected === false ? document.querySelector("#card:not([hidden]) .close, #say-text") : opener;
  if (inside) back?.focus?.({ preventScroll: true });
  opener = null;
}

/** A picture that fills the sheet's width, and the window at a press. @param {{ svg: string, alt: string }} picture */
export function pictureOf({ svg, alt }) {
  const large = h(
    "button",
    {
      type: "button",
      class: "picture-of",
      title: say("Larger"),
      "aria-expanded": "false",
      onclick: () => large.setAttribute("aria-expanded", String(byId("sheet").classList.toggle("large"))),
    },
    h("img", { alt, src: `data:image/svg+xml,${encodeURIComponent(svg)}` }),
  );
  return large;
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.isComposing || event.defaultPrevented || byId("sheet").hidden) return;
  event.preventDefault();
  closeSheet();
});
