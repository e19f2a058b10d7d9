// What is written with Discord's marks, as nodes: strong, italics, small print, times, links, commands. Nothing of a mark is left to see.
import { h } from "./dom.js";
import { say } from "./language.js";

/** The commands that a text may name, once they are known: what each is called here, and how it is opened. */
export const named = {
  /** @type {(words: string) => string | null} */
  titleOf: () => null,
  /** @type {(words: string) => void} */
  open: () => {},
  /** Does what a line says that is a whole command; null for any other. @type {(line: string) => (() => Promise<void>) | null} */
  written: () => null,
};

/** One mark and what it encloses, the innermost groups in the order of `shown`. */
const MARKS =
  /\\([*_~`|\\])|\*\*\*([^\n]{1,2000}?)\*\*\*|\*\*([^\n]{1,2000}?)\*\*|__([^\n]{1,2000}?)__|~~([^\n]{1,2000}?)~~|\|\|([^\n]{1,2000}?)\|\||\*([^*\n]{1,2000})\*|(?<![\p{L}\p{N}_])_([^_\n]{1,2000})_(?![\p{L}\p{N}_])|`([^`\n]{1,2000})`|\[([^\]\n]{1,300})\]\(<?(https?:[^)>\s]{1,500})>?\)|<(https?:[^>\s]{1,500})>|<t:(-?\d+)(?::(\w))?>|<(?:@[!&]?|#)\d+>|<a?(:\w{1,60}:)\d+>|<\/([^:>]{1,100}):\d+>/gu;

/**
 * A line as nodes: acts in italics, and whatever else was marked. `ours`: the program says it, and the commands it names can be pressed.
 * @param {string} text
 * @param {boolean} [ours]
 * @returns {(Node | string)[]}
 */
export function spoken(text, ours = false) {
  const out = [];
  let from = 0;
  for (const found of text.matchAll(MARKS)) {
    out.push(...plain(text.slice(from, found.index), ours), ...marked(found, ours));
    from = found.index + found[0].length;
  }
  out.push(...plain(text.slice(from), ours));
  return out;
}

/** @param {RegExpMatchArray} found @param {boolean} ours @returns {(Node | string)[]} */
function marked(found, ours) {
  const [
    whole,
    escaped,
    both,
    strong,
    under,
    gone,
    hidden,
    star,
    low,
    code,
    label,
    link,
    bare,
    time,
    style,
    emoji,
    command,
  ] = found;
  if (escaped) return [escaped];
  if (both) return [h("strong", {}, h("em", {}, ...spoken(both, ours)))];
  if (strong) return [h("strong", {}, ...spoken(strong, ours))];
  if (under) return [h("u", {}, ...spoken(under, ours))];
  if (gone) return [h("s", {}, ...spoken(gone, ours))];
  if (hidden) return [spoiler(hidden)];
  if (star ?? low) return [h("em", {}, ...spoken(star ?? low ?? "", ours))];
  if (code) return plain(code, ours, (text) => h("code", {}, text));
  if (link) return [anchor(link, label ?? link)];
  if (bare) return [anchor(bare, bare.replace(/^https?:\/\//, ""))];
  if (time) return [moment(Number(time), style ?? "f")];
  if (emoji) return [emoji];
  if (command) return plain(`/${command}`, ours);
  return [whole.startsWith("<#") ? say("a channel at Discord") : say("somebody at Discord")];
}

/** @param {string} href @param {string} label */
const anchor = (href, label) => h("a", { href, target: "_blank", rel: "noreferrer noopener" }, label);

/** Hidden until it is pressed. @param {string} text */
function spoiler(text) {
  const words = h("span", { hidden: true }, ...spoken(text));
  const cover = h("button", { type: "button", class: "link" }, say("Show"));
  cover.addEventListener("click", () => {
    words.hidden = false;
    cover.remove();
  });
  return h("span", {}, cover, words);
}

/** A moment of the real world, as this browser tells it. @param {number} seconds @param {string} style */
function moment(seconds, style) {
  const at = new Date(seconds * 1000);
  const lang = document.documentElement.lang;
  /** @type {Record<string, Intl.DateTimeFormatOptions>} */
  const styles = {
    t: { timeStyle: "short" },
    T: { timeStyle: "medium" },
    d: { dateStyle: "short" },
    D: { dateStyle: "long" },
    F: { dateStyle: "full", timeStyle: "short" },
  };
  const text =
    style === "R"
      ? fromNow(seconds * 1000 - Date.now(), lang)
      : at.toLocaleString(lang, styles[style] ?? { dateStyle: "long", timeStyle: "short" });
  return h("time", { datetime: at.toISOString() }, text);
}

/** "in 20 minutes". @param {number} ms @param {string} lang */
function fromNow(ms, lang) {
  const minutes = Math.round(ms / 60_000);
  /** @type {[number, Intl.RelativeTimeFormatUnit]} */
  const [n, unit] =
    Math.abs(minutes) < 60
      ? [minutes, "minute"]
      : Math.abs(minutes) < 2880
        ? [Math.round(minutes / 60), "hour"]
        : [Math.round(minutes / 1440), "day"];
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(n, unit);
}

/**
 * Words without marks; a command that is to be had here can be pressed, under the name it has here.
 * @param {string} text
 * @param {boolean} ours
 * @param {(text: string) => Node | string} [dress]
 * @returns {(Node | string)[]}
 */
function plain(text, ours, dress = (it) => it) {
  if (!ours) return text === "" ? [] : [dress(text)];
  const out = [];
  let from = 0;
  for (const found of text.matchAll(/(?<![\p{L}\p{N}/:])\/([a-z]+)(?: ([a-z][a-z-]*))?/gu)) {
    const [, first = "", second] = found;
    const words = [second ? `${first} ${second}` : "", first].find((one) => one && named.titleOf(one) !== null);
    if (words === undefined) continue;
    if (found.index > from) out.push(dress(text.slice(from, found.index)));
    out.push(
      h("button", { type: "button", class: "link", onclick: () => named.open(words) }, named.titleOf(words) ?? words),
    );
    from = found.index + 1 + words.length;
  }
  if (from < text.length) out.push(dress(text.slice(from)));
  return out;
}

/**
 * A whole answer as blocks: headings, lists, small print, quotations, and lines of words.
 * @param {string} text
 * @returns {HTMLElement[]}
 */
export function written(text) {
  /** @type {HTMLElement[]} */
  const out = [];
  let gap = false;
  for (const line of text.split("\n")) {
    const [, mark = "", words = ""] = /^(-#|#{1,3}|>{1,3}|[-*•]|)\s+(.*)$/u.exec(line.trimEnd()) ?? [null, "", line];
    if (words.trim() === "") {
      gap = true;
      continue;
    }
    const list = out.at(-1);
    const block =
      mark === "-#"
        ? h("p", { class: "small-print" }, ...spoken(words, true))
        : mark.startsWith("#")
          ? h("h3", {}, ...spoken(words, true))
          : mark.startsWith(">")
            ? h("blockquote", {}, ...spoken(words, true))
            : mark
              ? h("li", {}, ...spoken(words, true))
              : h("p", {}, ...spoken(words, true));
    if (gap) block.classList.add("apart");
    gap = false;
    if (block.tagName !== "LI") out.push(block);
    else if (list?.tagName === "UL") list.append(block);
    else out.push(h("ul", { class: "dotted" }, block));
  }
  return out;
}
