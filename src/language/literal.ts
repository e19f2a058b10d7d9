/** A text as a pattern that finds just that text: names may hold any character. Nothing that people write reaches `RegExp` without it. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
