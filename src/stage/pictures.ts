/** What commands show as pictures, drawn: one hand for every stage (design section 8). */
import { languageOf } from "../language/language.ts";
import type { Picture } from "../town/command.ts";
import { heardSvg } from "./heard-picture.ts";

/** A picture as it is drawn: a file's name without its ending, the SVG, and what it shows in words. */
export interface Drawing {
  readonly name: string;
  readonly svg: string;
  readonly alt: string;
}

/** Draws what a command shows, with words in the town's language. */
export function drawn(picture: Picture, language: string): Drawing {
  const { event } = picture.report;
  const alt = languageOf(language).events.report.alt(event.name);
  return { name: picture.kind, svg: heardSvg(picture.report), alt };
}
