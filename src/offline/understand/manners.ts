/** What people say beside a question out of politeness, and mean the same without: "if you don't mind my asking". */
import { literal } from "../../language/literal.ts";

/** Ends of pieces between which such words may stand; a mark between figures parts nothing. */
const BEFORE = "(?:^|[,;:，；：、—]|(?<=\\p{Script=Han})(?=\\s))\\s*";
const AFTER = "(?:\\s*[,;:，；：、—](?!\\d)\\s*|\\s+(?=\\p{Script=Han})|(?=[.!?。！？…\\s]*$))";

/** A line without the pieces of it that are nothing but such words; as it is where nothing else would be left. */
export function withoutManners(text: string, manners: readonly string[]): string {
  const longest = [...manners].sort((a, b) => b.length - a.length).map((one) => literal(one).replaceAll("'", "['’]"));
  const polite = new RegExp(`(${BEFORE})(?:${longest.join("|")})${AFTER}`, "giu");
  const left = text
    .replace(polite, (_, before: string, at: number) => (at > 0 && /\S/.test(before) ? ", " : ""))
    .trim();
  const bare = left.replace(/^,\s*|,\s*(?=[.!?。！？…]*$)/gu, "");
  return /\p{L}{2}|\p{Script=Han}{2}/u.test(bare) ? bare : text;
}

/** A line without the delight that it opens with and without who sent whoever says it: "STOP that's so cute" stops nobody. As it is where nothing else would be left. */
export function withoutAsides(text: string, asides: readonly RegExp[]): string {
  const bare = asides.reduce((left, one) => left.replace(one, ""), text.replaceAll("’", "'")).trim();
  return bare !== text.replaceAll("’", "'").trim() && /\p{L}{2}|\p{Script=Han}{2}/u.test(bare) ? bare : text;
}
