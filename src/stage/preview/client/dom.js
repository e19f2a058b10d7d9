// Making elements. Town text only ever becomes text nodes, never markup.

/**
 * An element with properties, attributes and children. `on*` are listeners; null, undefined and false are left out.
 * @param {string} tag
 * @param {Record<string, any>} [props]
 * @param {...(Node | string | null | undefined | false | (Node | string)[])} children
 * @returns {any}
 */
export function h(tag, props = {}, ...children) {
  /** @type {any} */
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) {
      element.addEventListener(name.slice(2), value);
      element.listens = true;
    } else if (name === "class") element.className = value;
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
 * Puts new children in an element, only when they differ by `key` from the last time. What is the same stays where it is, so that a
 * beat of the town takes nothing away from whoever reads or types: words, focus, selection, scroll and what is folded open.
 * @param {any} element
 * @param {string} key
 * @param {() => (Node | string)[]} children
 */
export function fill(element, key, children) {
  if (element.filledWith === key) return;
  element.filledWith = key;
  patch(
    element,
    children().map((one) => (typeof one === "string" ? document.createTextNode(one) : one)),
  );
}

/** By what an element is known again although something of it changed. @param {any} node */
const nameOf = (node) =>
  node.dataset?.key ?? node.dataset?.place ?? node.dataset?.person ?? node.dataset?.tab ?? node.id;

/** Whether the old node can become the new one: what listens does so only as the same thing. @param {any} old @param {any} fresh */
const becomes = (old, fresh) =>
  !old.keeps &&
  !fresh.keeps &&
  old.nodeName === fresh.nodeName &&
  (old.nodeType !== Node.ELEMENT_NODE ||
    (nameOf(old) === nameOf(fresh) && (!(old.listens || fresh.listens) || Boolean(nameOf(fresh)))));

/** Says that an element is kept by whoever made it: it comes and goes as it is. @template {Node} T @param {T} element @returns {T} */
export const keep = (element) => Object.assign(element, { keeps: true });

/** Makes the children of an element those nodes with as little change as can be. @param {any} parent @param {any[]} fresh */
export function patch(parent, fresh) {
  let at = parent.firstChild;
  for (const [i, node] of fresh.entries()) {
    const kept = same(at, node);
    if (kept) {
      while (at !== kept) at = dropped(at);
      at = kept.nextSibling;
    } else if (at && becomes(at, node) && !fresh.slice(i + 1).some((later) => later === at || later.isEqualNode(at))) {
      turn(at, node);
      at = at.nextSibling;
    } else parent.insertBefore(node, at);
  }
  while (at) at = dropped(at);
}

/** The first of the old nodes from `at` on that is the same. @param {any} at @param {any} node */
function same(at, node) {
  for (let old = at; old; old = old.nextSibling) if (old === node || old.isEqualNode(node)) return old;
  return null;
}

/** @param {any} node */
function dropped(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

/** @param {any} old @param {any} fresh */
function turn(old, fresh) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.nodeValue = fresh.nodeValue;
    return;
  }
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && name !== "open" && name !== "style") old.removeAttribute(name);
  for (const { name, value } of [...fresh.attributes])
    if (name !== "style" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  patch(old, [...fresh.childNodes]);
}
