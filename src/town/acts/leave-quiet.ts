/** Who is silent for long enough leaves: visitors go home, and a resident whom somebody lived as is themselves again. */
import { languageOf } from "../../language/language.ts";
import type { PersonId } from "../../world/places.ts";
import { UserError } from "../../world/user-error.ts";
import type { Town } from "../town.ts";
import { EMBODIED_MS } from "./embody.ts";
import { type Act, type Actor, takeAct } from "./take-act.ts";

/** A visitor leaves after this much silence. */
const VISIT_MS = 15 * 60_000;

type Leaving = Extract<Act, { kind: "leave" | "release" }>;

/** Has somebody leave, who may have left by themselves when it is their turn. @throws StoreError */
export async function letLeave(town: Town, actor: Actor, act: Leaving): Promise<void> {
  try {
    await takeAct(town, actor, act);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
}

/** Lets the quiet go. `heard` is when each visitor was last heard of, in real time; who is missing is heard of now. @throws StoreError */
export async function leaveQuiet(town: Town, heard: Map<PersonId, number>, now: number): Promise<void> {
  const isQuiet = (visitor: PersonId, afterMs: number): boolean => {
    const at = heard.get(visitor);
    if (at === undefined) heard.set(visitor, now);
    else if (now - at > afterMs) return heard.delete(visitor);
    return false;
  };
  const take = (visitor: PersonId, name: string, act: Leaving) =>
    letLeave(town, { id: visitor.replace(/^visitor:/, ""), name, about: "" }, act);
  for (const [who, by] of town.state.embodied) if (isQuiet(by, EMBODIED_MS)) await take(by, who, { kind: "release" });
  const why = languageOf(town.definition.language).mind.reasons.wentQuiet;
  for (const { id, name, kind } of town.state.world.people.values())
    if (kind === "visitor" && isQuiet(id, VISIT_MS)) await take(id, name, { kind: "leave", why });
}
