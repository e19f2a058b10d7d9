/** What a person means by their words, as far as it decides something before anybody thinks: a port, handed in (`src/offline/understand`). */

/** What a text was found to be. */
export interface Recognised {
  /** Said in earnest about harm, grief, health or law: not for residents, models or memories. */
  readonly serious: boolean;
  /** It would go on with something serious, when something serious was said just before. */
  readonly goesOn: boolean;
  /** Asks whether somebody here, by whatever name, is real. */
  readonly realness: boolean;
}

/** Reads a person's text: pure, at once, and without a model. */
export type Recognise = (text: string, language: string) => Recognised;

const nothing: Recognised = { serious: false, goesOn: false, realness: false };

/** What a text was found to be, in a town that reads what people mean; elsewhere nothing is read into it. */
export const recognised = (
  town: { readonly language: string; readonly recognise?: Recognise | undefined },
  text: string,
): Recognised => town.recognise?.(text, town.language) ?? nothing;

/** Recognises by what is made with the first words: a program that hears none reads no weights. */
export function recognisingLate(make: () => Recognise): Recognise {
  let made: Recognise | null = null;
  return (text, language) => {
    made ??= make();
    return made(text, language);
  };
}
