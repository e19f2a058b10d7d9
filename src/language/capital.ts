/** A text as it stands at the beginning of a line; writing without large letters stays as it is. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
