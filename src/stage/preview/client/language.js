// The page's words in the town's language. English is written where it is used; another language's own come by the English, from
// `src/language/`.

/** @type {Record<string, string>} */
let words = {};

/**
 * Speaks the town's language from now on, and puts what index.html holds into it.
 * @param {string} language
 * @param {Record<string, string>} its none where it is English
 */
export function speak(language, its) {
  words = its;
  document.documentElement.lang = language;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue?.trim() ?? "";
    if (words[text]) node.nodeValue = words[text];
  }
  for (const name of ["aria-label", "title", "placeholder"])
    for (const element of document.querySelectorAll(`[${name}]`))
      element.setAttribute(name, say(element.getAttribute(name) ?? ""));
}

/**
 * A text in the town's language, with what stands in braces filled in.
 * @param {string} english
 * @param {Record<string, string | number>} [values]
 */
export const say = (english, values = {}) =>
  (words[english] ?? english).replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
