/** Pictures for Discord: drawn with the font that comes along, whatever the machine has. */
import { expect, test } from "vitest";
import { png } from "./png.ts";

const picture = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><rect width="300" height="60" fill="#fff"/><text x="10" y="40" font-size="30" font-family="sans-serif">${text}</text></svg>`;

test("words are drawn, and differently when they say something else", async () => {
  const [one, other, none] = await Promise.all(["Isabella", "Klaus", ""].map((text) => png(picture(text))));
  expect(one!.subarray(1, 4).toString()).toBe("PNG");
  expect(one!.equals(other!)).toBe(false);
  expect(one!.equals(none!)).toBe(false);
});

test("a script that no font here has gives no picture of boxes", async () => {
  const drawn = await png(picture("伊莎贝拉"));
  if (drawn) expect(drawn.equals((await png(picture("克劳斯贝")))!)).toBe(false);
  else expect(drawn).toBeNull();
});
