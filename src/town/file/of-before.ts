/** Town files of earlier formats, as those of today: whoever wrote one need not know that there is another. */

/** What stories of format 1 say beside their words; what a line is of is known from these now. */
const gone: readonly string[] = ["signs", "asked"];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A story without what is no longer asked for. */
export const storyNow = <S extends object>(story: S): S =>
  Object.fromEntries(Object.entries(story).filter(([key]) => !gone.includes(key))) as S;

/** A file of any format that there was, as one of today; what is none of these is left as it is, to be refused. */
export function fileNow(json: unknown): unknown {
  if (!isObject(json) || json.format !== 1) return json;
  const { stories } = json;
  return {
    ...json,
    format: 2,
    ...(Array.isArray(stories)
      ? { stories: stories.map((one: unknown) => (isObject(one) ? storyNow(one) : one)) }
      : {}),
  };
}
