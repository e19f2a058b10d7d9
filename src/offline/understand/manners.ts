/** What people say beside a question out of politeness, and mean the same without: "if you don't mind my asking". */
import { normalised } from "./normalise.ts";

const BETWEEN = /[,;:，；：、—]|(?<=\s)[-–](?=\s)/u;
const ENDS = /[\s.!?。！？…]+$/u;

/** A line without the pieces of it that are nothing but such words; as it is where nothing else would be left. */
export function withoutManners(text: string, manners: readonly string[]): string {
  const pieces = text.split(BETWEEN);
  const isManner = (piece: string) => manners.includes(normalised(piece.replace(ENDS, "")));
  if (!pieces.some(isManner) || pieces.every((piece) => isManner(piece) || !/\p{L}/u.test(piece))) return text;
  const end = ENDS.exec(text)?.[0] ?? "";
  const left = pieces
    .filter((piece) => !isManner(piece))
    .map((piece) => piece.trim())
    .join(/\p{Script=Han}/u.test(text) ? "，" : ", ");
  return ENDS.test(left) ? left : `${left}${end.trim()}`;
}
