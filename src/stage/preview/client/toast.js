// Private answers and small apologies, in a corner, gone after a while or at a press.

import { byId, h } from "./dom.js";
import { say } from "./language.js";
import { spoken } from "./words.js";

/**
 * @param {string} text
 * @param {"told" | "sorry"} [tone]
 * @param {{ label: string, act: () => void } | null} [offer]
 * @param {{ svg: string, alt: string } | null} [picture]
 */
export function toast(text, tone = "told", offer = null, picture = null) {
  if (text === "" && !picture) return;
  const box = h("div", { class: `toast ${tone}` });
  const gone = () => box.remove();
  box.append(
    h(
      "div",
      { class: "says" },
      ...text.split("\n").map((line) => h("p", {}, spoken(line))),
      picture && h("img", { alt: picture.alt, src: `data:image/svg+xml,${encodeURIComponent(picture.svg)}` }),
    ),
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
  all.append(box);
  while (all.children.length > 4) all.firstElementChild.remove();
  if (!offer && !picture && text.length < 300) setTimeout(gone, 6000 + text.length * 45);
}
