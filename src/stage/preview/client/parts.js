// Puts into a view what changed of it (see parts.ts): what did not change stays the very same object, so that it may be told by `===`.

/** @typedef {any[] | { [part: string]: Parts }} Parts `[value]`, `[]` for what is gone, or what changes within, by name or id */

/**
 * The value with the parts put in; the value given stays as it is.
 * @param {any} value
 * @param {Parts} parts
 * @returns {any}
 */
export function withParts(value, parts) {
  if (Array.isArray(parts)) return parts[0];
  const left = new Map(Object.entries(parts));
  /** @type {(name: string, old: any) => [string, any][]} */
  const next = (name, old) => {
    const part = left.get(name);
    left.delete(name);
    if (!part) return [[name, old]];
    return Array.isArray(part) && part.length === 0 ? [] : [[name, withParts(old, part)]];
  };
  const list = Array.isArray(value);
  /** @type {[string, any][]} */
  const had = list ? value.map((one) => [one.id, one]) : Object.entries(value);
  const kept = had.flatMap(([name, old]) => next(name, old));
  const fresh = [...left].map(([name, part]) => /** @type {[string, any]} */ ([name, withParts(undefined, part)]));
  const all = [...kept, ...fresh];
  return list ? all.map(([, one]) => one) : Object.fromEntries(all);
}
