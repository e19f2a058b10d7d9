/**
 * What the page says in other languages than English, which its own files (`stage/preview/client/`) are written in: each text by its
 * English, with the same names in braces where something is filled in.
 */
export type PageWords = Readonly<Record<string, string>>;
