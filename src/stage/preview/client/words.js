// Times, names and sources in words.

import { say } from "./language.js";

/** @param {number} at */
export function clockText(at) {
  const t = Math.floor(((at % 1440) + 1440) % 1440);
  return `${String(Math.floor(t / 60)).padStart(2, "0")}:${String(t % 60).padStart(2, "0")}`;
}

/** @param {number} at */
export const dayOf = (at) => Math.floor(at / 1440) + 1;

/** @param {string} name */
export const firstName = (name) => name.split(/[ ·]/u)[0] || name;

/** "Ana", "Ana and Bo", "Ana, Bo and Cy". @param {string[]} names */
export const listed = (names) =>
  names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(say(", "))}${say(" and ")}${names[names.length - 1]}`;

/** An emoji in colour also where a font has a plain sign for it. @param {string} emoji */
export const coloured = (emoji) => ([...emoji].length === 1 ? `${emoji}\uFE0F` : emoji);

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Where a memory comes from.
 * @param {any} memory
 * @param {(id: string) => string} nameOf
 */
export function sourceText(memory, nameOf) {
  switch (memory.source.how) {
    case "given":
      return say("always knew");
    case "saw":
      return say("saw it");
    case "did":
      return say("did it");
    case "heard":
      return say("heard from {name}", { name: nameOf(memory.source.from) });
    case "inner-voice":
      return say("inner voice");
    case "planned":
      return say("planned");
    default:
      return say(memory.evidence.length === 1 ? "concluded from {n} memory" : "concluded from {n} memories", {
        n: memory.evidence.length,
      });
  }
}
