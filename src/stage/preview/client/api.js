// Asking the server, and who this browser is: a random id made once and kept, with the name and sentence a visitor chose.
import { helpSheet } from "./help-sheet.js";
import { say } from "./language.js";

const kept = (() => {
  try {
    return window.localStorage;
  } catch {
    return null; // private windows may refuse; then every load is a new visitor
  }
})();

/** @type {{ member: string, name: string, about: string, known: boolean, welcomed: boolean }} */
export const self = { member: "", name: "", about: "", known: false, welcomed: false };

try {
  Object.assign(self, JSON.parse(kept?.getItem("visitor") ?? "{}"));
} catch {
  // an unreadable note is as good as none
}
if (!/^[a-z0-9]{8,40}$/.test(self.member)) {
  self.member = [...crypto.getRandomValues(new Uint8Array(10))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  keepSelf();
}

/** Keeps who this browser is. */
export function keepSelf() {
  try {
    kept?.setItem("visitor", JSON.stringify(self));
  } catch {
    // then it is kept as long as the page is open
  }
}

/** The town shown, set once known. @type {{ town: string }} */
export const where = { town: "" };

/**
 * @param {string} path
 * @param {Record<string, string | number | undefined>} [query]
 */
export async function get(path, query = {}) {
  const search = new URLSearchParams({ town: where.town, member: self.member });
  if (!where.town) search.delete("town");
  if (self.name) search.set("name", self.name);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return answerOf(() => fetch(`/${path}?${search}`));
}

/**
 * @param {string} path
 * @param {Record<string, unknown>} [body]
 */
export async function post(path, body = {}) {
  const whole = {
    member: self.member,
    name: self.name || say("Visitor"),
    ...(where.town ? { town: where.town } : {}),
    ...body,
  };
  return answerOf(() =>
    fetch(`/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(whole),
    }),
  );
}

/** @param {() => Promise<Response>} ask */
async function answerOf(ask) {
  const silence = say("The town's program does not answer; it is started with npm start.");
  const response = await ask().catch(() => {
    throw new Error(silence);
  });
  const value = await response.json().catch(() => ({ error: silence }));
  if (value?.serious) {
    helpSheet(value.serious);
    throw Object.assign(new Error(""), { serious: true });
  }
  if (!response.ok) throw new Error(value?.error ?? say("That did not work."));
  return value;
}

/**
 * Where somebody's picture is.
 * @param {{ id: string, name: string, avatar?: string | null }} person
 */
export function portraitOf(person) {
  const search = new URLSearchParams({ town: where.town });
  return person.avatar || `/portrait/${encodeURIComponent(person.id)}.svg?${search}`;
}
