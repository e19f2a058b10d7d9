/** Fills the braces of a wording. A brace with no value stays out. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text
    .replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "")
    .replace(/(?<!\s)\s+([.,!?])/g, "$1")
    .trim();
