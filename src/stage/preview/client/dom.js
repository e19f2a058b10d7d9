// Making elements. Town text only ever becomes text nodes, never markup.

/**
 * An element with properties, attributes and children. `on*` are listeners; null, undefined and false are left out.
 * @param {string} tag
 * @param {Record<string, any>} [props]
 * @param {...(Node | string | null | undefined | false | (Node | string)[])} children
 * @returns {any}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.className = value;
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name === "value") element.value = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/**
 * The element with that id, which is in index.html.
 * @param {string} id
 * @returns {any}
 */
export const byId = (id) => document.getElementById(id);

/**
 * Puts new children in an element, only when they differ by `key` from the last time: keeps scroll, focus and selection.
 * @param {any} element
 * @param {string} key
 * @param {() => (Node | string)[]} children
 */
export function fill(element, key, children) {
  if (element.filledWith === key) return;
  element.filledWith = key;
  element.replaceChildren(...children());
}
