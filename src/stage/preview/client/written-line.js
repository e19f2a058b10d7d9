// A command written out in one line, as pages about the town give it: "/whisper Maria You want to …". Pure.
import { UNASKED } from "./shelves.js";
import { firstName } from "./words.js";

/**
 * Which command a line is, and what each of its options is told: a name as far as it reaches, then a word each, the last one the rest; or each
 * by its name, as Discord writes it.
 * Null where it is none, or where something that the command needs is missing.
 * @template {{ words: string, options: { name: string, type: string, required: boolean }[] }} Command
 * @param {string} line
 * @param {readonly Command[]} commands
 * @param {readonly string[]} names whole names of residents
 * @returns {{ command: Command, options: Record<string, string> } | null}
 */
export function readLine(line, commands, names) {
  const text = line.trim();
  const command = commands
    .filter(({ words }) => text === `/${words}` || text.startsWith(`/${words} `))
    .sort((a, b) => b.words.length - a.words.length)[0];
  if (!command) return null;
  let rest = text.slice(command.words.length + 1).trim();
  const asked = command.options.filter(({ name }) => !UNASKED.has(name));
  const named = pairsIn(rest, asked);
  const needed = asked.filter(({ required }) => required);
  if (named && needed.every(({ name }) => named[name])) return { command, options: named };
  // Words may begin as the name of what need not be told: "/object state: of the art machine".
  if (named && needed.some(({ name }) => name in named)) return null;
  const told = needed.length > 0 ? needed : asked.slice(0, rest ? 1 : 0);
  /** @type {Record<string, string>} */
  const options = {};
  for (const [i, { name, type }] of told.entries()) {
    const value = i === told.length - 1 ? rest : (nameIn(type, rest, names) ?? rest.split(/\s/u)[0] ?? "");
    if (!value) return null;
    options[name] = value;
    rest = rest.slice(value.length).trim();
  }
  return rest ? null : { command, options };
}

/**
 * The options of a line that names each as Discord shows it ("until:17:20"), or null where it begins with no such name.
 * @param {string} rest @param {readonly { name: string }[]} asked @returns {Record<string, string> | null}
 */
function pairsIn(rest, asked) {
  /** @type {Record<string, string>} */
  const options = {};
  let last = "";
  for (const word of rest.split(/\s+/u)) {
    // Within a value, a name with nothing right behind it is a word of it.
    const least = last ? 1 : 0;
    const name = asked.find(
      (one) => word.startsWith(`${one.name}:`) && word.length >= one.name.length + 1 + least && !(one.name in options),
    )?.name;
    if (name) {
      last = name;
      options[name] = word.slice(name.length + 1);
    } else if (last) options[last] = `${options[last]} ${word}`.trim();
    else return null;
  }
  return options;
}

/** The longest name that a text begins with. @param {string} type @param {string} text @param {readonly string[]} names */
function nameIn(type, text, names) {
  if (type !== "resident") return null;
  const begun = names
    .flatMap((name) => [name, firstName(name)])
    .filter((name) => text.toLowerCase().startsWith(name.toLowerCase()))
    .sort((a, b) => b.length - a.length)[0];
  return begun === undefined ? null : text.slice(0, begun.length);
}
