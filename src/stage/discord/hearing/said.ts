/**
 * What a member's message is in town (design section 7): words, acts in *italics*, things shown. Pure. Nobody sees a picture or opens
 * a link, so these are perceived as what they are: "shows a picture".
 */
import { languageOf } from "../../../language/language.ts";
import { hasLink, unmasked } from "../../../language/links.ts";

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
  /** Whether that is all there is to see: nothing is attached, and no link or further act is left out. */
  readonly whole: boolean;
}

/** What Discord makes a link of as it stands. */
const LINK =
  /<?https?:\/\/[^\s>]+(?:\s{1,2}\.\s{0,2}g\s?g\s{0,2}\/\s{0,2}[\w-]{1,60})?>?|<\s?(?:\+\d[\d\s().-]{2,40}|(?:tel|sms|mailto):[^<>\n]{1,300})>/gi;
/** A stretch of text in single asterisks or underscores, at the beginning or the end of a message. */
const ITALICS = String.raw`(?:\*(?!\*)([^*\n]+)\*(?!\*)|_(?!_)([^_\n]+)_(?![_\p{L}]))`;
const OPENING = new RegExp(String.raw`^\s*${ITALICS}\s*`, "u");
const CLOSING = new RegExp(String.raw`(?<=\s)${ITALICS}\s*$`, "u");

/** The message that is meant by its id, or by one of a part of it or of a change to it. */
export const messageIn = (mark: string): string => mark.split("/")[0] ?? "";

/** What one message does at most. */
const MOST_ACTS = 3;

/** Reads a message. Neither acts nor speech means there was nothing anybody could perceive. */
export function readMessage(written: Written, language: string): Said {
  const words = languageOf(language).stage.acts;
  const acts: string[] = [];
  let text = written.text.replace(/<a?:(\w+):\d+>/g, ":$1:").trim();
  for (let found = OPENING.exec(text); found; found = OPENING.exec(text)) {
    acts.push((found[1] ?? found[2] ?? "").trim());
    text = text.slice(found[0].length);
  }
  const closing = CLOSING.exec(text);
  const last = closing ? (closing[1] ?? closing[2] ?? "").trim() : "";
  if (closing) text = text.slice(0, closing.index);
  const bare = unmasked(text);
  const links = bare.links + (bare.text.match(LINK)?.length ?? 0);
  const speech = bare.text.replace(LINK, "").replace(/\s+/g, " ").trim();
  if (links > 0) acts.push(words.links(links));
  for (const kind of written.attached) acts.push(words.shows(kind?.split("/")[0]));
  for (const sticker of written.stickers) acts.push(words.sticker(sticker));
  if (last) acts.push(last);
  const all = [...new Set(acts.filter((act) => act !== ""))];
  const whole = written.attached.length + written.stickers.length === 0 && !hasLink(written.text);
  return { acts: all.slice(0, MOST_ACTS), speech, whole: whole && all.length <= MOST_ACTS };
}
