/** People at a stage, as a town knows them: by a stable id, a name, and what they may read and do. */
import type { PlaceId } from "../../world/places.ts";

/** A human at a stage. `id` is stable and says whose: "discord:1234" or "web:ab12". */
export interface Member {
  readonly id: string;
  /** Name shown at the stage; a visitor may choose another. */
  readonly name: string;
  /** May found, remove, pause and change the town. */
  readonly keeper: boolean;
  /** Ids of the roles they have at their stage. */
  readonly roles?: readonly string[];
  /** Whether they may read what is said in a place; absent: everywhere, as at a page of one's own. */
  readonly mayRead?: (place: PlaceId) => boolean;
}

/** Somebody who looks at the town. */
export type Viewer = Pick<Member, "id" | "mayRead">;

/** A member who is spoken of. */
export type Named = Pick<Member, "id" | "name">;
