/**
 * What of a town's view changed, by parts: people, places and objects by their ids, anything else by its name. A page that has the view
 * before has the view after once it has put the parts in (`client/parts.js`). Pure.
 */

/**
 * A change: `[value]` stands for the whole, `[]` takes it away, and an object says what changes within, by name, or by id in a list of
 * things that have one; ids the list has not yet come after the rest.
 */
export type Parts = readonly unknown[] | { readonly [part: string]: Parts };

type Thing = Readonly<Record<string, unknown>>;

/** What makes `after` of `before`; null where nothing changed. Both are such as JSON has. */
export function partsOf(before: unknown, after: unknown): Parts | null {
  if (Object.is(before, after)) return null;
  if (isThing(before) && isThing(after)) return within(Object.entries(before), Object.entries(after));
  if (!Array.isArray(before) || !Array.isArray(after)) return [after];
  const [old, fresh] = [byId(before), byId(after)];
  if (old && fresh) {
    const parts = within(old, fresh);
    if (parts === null || keepsOrder(old, fresh, parts)) return parts;
  }
  return before.length === after.length && before.every((one, i) => partsOf(one, after[i]) === null) ? null : [after];
}

function within(before: readonly [string, unknown][], after: readonly [string, unknown][]): Parts | null {
  const had = new Map(before);
  const has = new Set(after.map(([name]) => name));
  const gone = before.flatMap(([name]): [string, Parts][] => (has.has(name) ? [] : [[name, []]]));
  const changed = after.flatMap(([name, value]): [string, Parts][] => {
    const parts = had.has(name) ? partsOf(had.get(name), value) : [value];
    return parts === null ? [] : [[name, parts]];
  });
  return gone.length + changed.length === 0 ? null : Object.fromEntries([...gone, ...changed]);
}

/** The things of a list by their ids; null where not all have one of their own. */
function byId(list: readonly unknown[]): [string, unknown][] | null {
  const things = list.flatMap((one): [string, unknown][] =>
    isThing(one) && typeof one.id === "string" ? [[one.id, one]] : [],
  );
  return things.length === list.length && new Set(things.map(([id]) => id)).size === list.length ? things : null;
}

/** Whether a list comes out in order when what is gone is left out and what is new stands last. */
function keepsOrder(before: readonly [string, unknown][], after: readonly [string, unknown][], parts: Parts): boolean {
  const had = new Set(before.map(([id]) => id));
  const has = new Set(after.map(([id]) => id));
  const put = [...had].filter((id) => has.has(id)).concat(Object.keys(parts).filter((id) => !had.has(id)));
  return put.every((id, i) => after[i]?.[0] === id);
}

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);
