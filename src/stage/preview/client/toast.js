// Private answers and small apologies, in a corner, gone after a while or at a press.

import { byId, h } from "./dom.js";
import { say } from "./language.js";
import { written } from "./markup.js";

/**
 * @param {string} text
 * @param {"told" | "sorry"} [tone]
 * @param {{ label: string, act: () => void } | null} [offer]
 * @param {string} [about] what it is about: the last one about it stands
 */
export function toast(text, tone = "told", offer = null, about = "") {
  if (text === "") return;
  const box = h("div", { class: `toast ${tone}`, data: { about } });
  const gone = () => box.remove();
  box.append(
    h("div", { class: "says" }, ...written(text)),
    h(
      "div",
      { class: "does" },
      offer
        ? h(
            "button",
            {
              type: "button",
              class: "primary",
              onclick: () => {
                gone();
                offer.act();
              },
            },
            offer.label,
          )
        : null,
      h("button", { type: "button", class: "close", "aria-label": say("Close"), onclick: gone }, "✕"),
    ),
  );
  const all = byId("toasts");
  for (const one of [...all.children]) if (about && one.dataset.about === about) one.remove();
  all.append(box);
  while (all.children.length > 3) all.firstElementChild.remove();
  if (text.length >= 300) return;
  // nothing goes from under the eyes or the finger of whoever reads it
  let left = (offer ? 12_000 : 6000) + text.length * 45;
  const timer = setInterval(() => {
    if (box.matches(":hover, :focus-within")) return;
    left -= 500;
    if (left > 0 && box.isConnected) return;
    clearInterval(timer);
    gone();
  }, 500);
}
