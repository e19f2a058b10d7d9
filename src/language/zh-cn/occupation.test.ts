import { expect, it } from "vitest";
import { occupied } from "./occupation.ts";

it.each([
  ["咖啡馆老板", "咖啡馆老板"],
  ["照管澡堂", "照管澡堂的"],
  ["卖鱼", "卖鱼的"],
  ["开渡船", "开渡船的"],
  ["看门人", "看门人"],
  ["修表匠", "修表匠"],
  ["教书先生", "教书先生"],
  ["哲学教授", "哲学教授"],
  ["数学家", "数学家"],
])("%s：%s", (occupation, reads) => {
  expect(occupied(occupation)).toBe(reads);
});
