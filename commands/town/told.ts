/** How keepers' acts are answered: whoever did one is told, and so are the other keepers. */
import { type Answer, keepAct, type Undo, type Use } from "../../src/town/desk/command.ts";
import type { KeepingDesk } from "../../src/town/desk/keeping.ts";

/** What was done, said to who did it and told to the other keepers, in other words where there are `others`. */
export async function told(
  use: Use<KeepingDesk>,
  text: string,
  undo: Undo | null = null,
  others = text,
): Promise<Answer> {
  const kept = await keepAct(use, others, undo);
  return { text: [text, use.keeping?.hint ?? ""].filter(Boolean).join("\n-# "), ...kept };
}
