/**
 * Who lives in a town, changed by its keepers (issue 4, item 10): somebody moves in, changes or moves away. The town's file as it then is
 * belongs to the state, so that a restart, a replay and an export have the same people.
 */
import { languageOf } from "../../language/language.ts";
import type { Json } from "../../store/store.ts";
import { UserError } from "../../world/user-error.ts";
import { findResident } from "../acts/find.ts";
import { parseJson, type TownDefinition } from "../file/definition.ts";
import type { Given } from "../file/export.ts";
import { factsOf } from "../file/settle.ts";
import type { TownState } from "../state.ts";
import { embedAll } from "../thinking.ts";
import type { Town } from "../town.ts";
import { type EditForm, editedResident, editFromFile, editFromForm } from "./edit-resident.ts";
import { movedBack } from "./move-back.ts";
import { movedIn, type RollChanged, type VectorOf } from "./move-in.ts";
import { movedOut } from "./move-out.ts";
import { type Described, fromForm, nameOf } from "./newcomer.ts";

/** What a keeper typed or attached: a form filled in, or a file. */
export interface Written<Form> {
  readonly form: Form | null;
  readonly file: Given | null;
}

/** What a keeper wishes, in their own words; residents and places as they typed them. */
export type RollWish =
  | ({ readonly kind: "add"; readonly home: string | null } & Written<Described>)
  | ({ readonly kind: "edit"; readonly resident: string } & Written<EditForm>)
  | { readonly kind: "move-out" | "move-back"; readonly resident: string };

/** What is to be done. `label` is what the part they wrote is called where it will not do; residents and places as they typed them. */
export type RollChange =
  | {
      readonly kind: "add";
      /** As a part of a town file. */
      readonly written: unknown;
      /** The place they are to live at; null: wherever a bed is free. */
      readonly home: string | null;
      readonly label: string;
    }
  | {
      readonly kind: "edit";
      readonly resident: string;
      readonly edit: ReturnType<typeof editFromFile>;
      readonly label: string;
    }
  | { readonly kind: "move-out" | "move-back"; readonly resident: string };

/** What a change does to a town: a function of the town and the change, so that a stored one can be done again. @throws UserError */
export function rollChanged(
  state: TownState,
  definition: TownDefinition,
  change: RollChange,
  vectorOf: VectorOf,
): RollChanged {
  if (change.kind === "add") return movedIn(state, definition, change, vectorOf);
  if (change.kind === "move-back") {
    const name = state.away.get(change.resident)?.persona.name ?? state.roll?.gone.get(change.resident);
    const living = definition.personas.find(({ id }) => id === change.resident)?.name;
    return movedBack(state, definition, change.resident, name ?? living ?? change.resident, vectorOf);
  }
  const persona = findResident(factsOf(definition, state.id), change.resident);
  if (change.kind === "edit") return editedResident(state, definition, persona, change, vectorOf);
  return movedOut(state, definition, persona, vectorOf);
}

/** What a wish comes to. @throws UserError when it says nothing, or nothing that can be read */
function meant(wish: RollWish, language: string): RollChange {
  if (!("file" in wish)) return wish;
  const { noForm } = languageOf(language).roll;
  const { file } = wish;
  const label = file?.name ?? (wish.kind === "add" ? (wish.form?.name ?? "") : wish.resident);
  if (wish.kind === "edit") {
    const edit = file ? editFromFile(file, language) : wish.form ? editFromForm(wish.form, language) : null;
    if (edit) return { kind: "edit", resident: wish.resident, edit, label };
  } else {
    const written = file ? parseJson(file.text, file.name) : wish.form ? fromForm(wish.form, language) : null;
    if (written) return { kind: "add", written, home: wish.home, label };
  }
  throw new UserError("no-form", noForm);
}

/**
 * Changes who lives in a town as a keeper wishes, and says what was done. `isMember` says whether a member of the server goes by a name.
 * @throws UserError for what will not do, and StoreError
 */
export async function changeRoll(
  town: Town,
  by: string,
  wish: RollWish,
  isMember: (name: string) => Promise<boolean>,
): Promise<string> {
  const { language } = town.definition;
  const change = meant(wish, language);
  if (change.kind === "add" && (await isMember(nameOf(change.written))))
    throw new UserError("name-members", languageOf(language).roll.membersName(nameOf(change.written)));
  // What will be remembered is embedded before the turn, which waits for nothing.
  const ahead = rollChanged(town.state, town.definition, change, () => null);
  const texts = ahead.events.flatMap((event) => (event.kind === "memory-kept" ? [event.memory.text] : []));
  await embedAll(town.means, texts);
  const { vectors } = town.means;
  const done = await town.commit(
    "roll",
    (state) => rollChanged(state, town.definition, change, (text) => vectors.get(text) ?? null),
    { act: { ...change, by } as unknown as Json },
  );
  return done.said;
}
