/**
 * What a member's message is in town (design section 7): words, acts in *italics*, things shown. Pure. Nobody sees a picture or opens
 * a link, so these are perceived as what they are: "shows a picture".
 */

/** A message, as far as it matters here. */
export interface Written {
  /** Text with mentions already turned into names. */
  readonly text: string;
  /** Content types of what is attached, null where Discord does not know it. */
  readonly attached: readonly (string | null)[];
  /** Names of stickers. */
  readonly stickers: readonly string[];
}

/** What is done and what is said, in that order. */
export interface Said {
  readonly acts: readonly string[];
  readonly speech: string;
}

const LINK = /<?https?:\/\/[^\s>]+>?/gi;
/** A stretch of text in single asterisks or underscores, at the beginning or the end of a message. */
const ITALICS = String.raw`(?:\*(?!\*)([^*\n]+)\*(?!\*)|_(?!_)([^_\n]+)_(?![_\p{L}]))`;
const OPENING = new RegExp(String.raw`^\s*${ITALICS}\s*`, "u");
const CLOSING = new RegExp(String.raw`(?<=\s)${ITALICS}\s*$`, "u");

/** Reads a message. Neither acts nor speech means there was nothing anybody could perceive. */
export function readMessage(written: Written): Said {
  const acts: string[] = [];
  let text = written.text.replace(/<a?:(\w+):\d+>/g, ":$1:").trim();
  for (let found = OPENING.exec(text); found; found = OPENING.exec(text)) {
    acts.push((found[1] ?? found[2] ?? "").trim());
    text = text.slice(found[0].length);
  }
  const closing = CLOSING.exec(text);
  const last = closing ? (closing[1] ?? closing[2] ?? "").trim() : "";
  if (closing) text = text.slice(0, closing.index);
  const links = text.match(LINK)?.length ?? 0;
  const speech = text.replace(LINK, "").replace(/\s+/g, " ").trim();
  if (links > 0) acts.push(links > 1 ? "shows some links" : "shows a link");
  for (const kind of written.attached) acts.push(`shows ${thing(kind)}`);
  for (const sticker of written.stickers) acts.push(`holds up a sticker that says ${sticker}`);
  if (last) acts.push(last);
  return { acts: [...new Set(acts.filter((act) => act !== ""))].slice(0, 3), speech };
}

function thing(contentType: string | null): string {
  const kind = contentType?.split("/")[0];
  if (kind === "image") return "a picture";
  if (kind === "video") return "a video";
  if (kind === "audio") return "a recording";
  return "a file";
}
