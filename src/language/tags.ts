/** The languages there are words for: the one list. A tag that is added here is asked for by the compiler, and by `complete.test.ts`. */
export const languageTags = ["en", "zh-CN"] as const;

/** One of them. */
export type LanguageTag = (typeof languageTags)[number];
