/** A resident changes by a keeper's hand (issue 4, item 10): older, in another occupation, of another temper. They know it, as a memory of their own. */
import { languageOf } from "../../language/language.ts";
import { givenWhoIAm } from "../../mind/memory/given.ts";
import type { Note } from "../../mind/memory/remember.ts";
import type { Persona } from "../../mind/persona.ts";
import { UserError } from "../../world/user-error.ts";
import { ownId } from "../file/checking.ts";
import { parseJson, readTown, refusal, type TownDefinition } from "../file/definition.ts";
import type { Given } from "../file/export.ts";
import { shapeProblems, townParts } from "../file/town-file.ts";
import type { TownState } from "../state.ts";
import { type RollChanged, told, type VectorOf, withFile } from "./move-in.ts";
import { ageOf, checkOccupation, listOf, type ResidentJson } from "./newcomer.ts";

/** What of somebody may be different; the rest stays as it is. */
export type Edit = Partial<Pick<ResidentJson, "age" | "traits" | "occupation" | "currently" | "speech">>;

const fields = ["age", "traits", "occupation", "currently", "speech"] as const;

/** The same as it was typed; what is left empty stays. */
export interface EditForm {
  readonly age: string;
  readonly occupation: string;
  readonly traits: string;
  readonly currently: string;
  readonly speech: string;
}

/** What was filled in. @throws UserError for an age that is none */
export function editFromForm({ age, occupation, traits, currently, speech }: EditForm, language: string): Edit {
  const phrases = currently.split(/[;；\n]+/u).map((one) => one.trim());
  return {
    ...(age.trim() ? { age: ageOf(age, language) } : {}),
    ...(occupation.trim() ? { occupation: occupation.trim() } : {}),
    ...(traits.trim() ? { traits: listOf(traits) } : {}),
    ...(currently.trim() ? { currently: phrases.filter(Boolean) } : {}),
    ...(speech.trim() ? { speech: { register: speech.trim() } } : {}),
  };
}

/** What a file says of a resident. @throws UserError where it is no JSON, and for an age that is none */
export function editFromFile(file: Given, language: string): Edit & { readonly name?: string } {
  const json = parseJson(file.text, file.name);
  const written = typeof json === "object" && json !== null ? json : {};
  if ("age" in written && typeof written.age === "number") ageOf(String(written.age), language);
  return Object.fromEntries(Object.entries(written).filter(([field]) => [...fields, "name"].includes(field)));
}

/** A resident with some things different. @throws UserError where nothing is, or what is will not do */
export function editedResident(
  state: TownState,
  before: TownDefinition,
  { id, name }: Persona,
  { edit, label }: { readonly edit: Edit & { readonly name?: string }; readonly label: string },
  vectorOf: VectorOf,
): RollChanged {
  const { roll: words } = languageOf(before.language);
  if (edit.name !== undefined && edit.name !== name) throw new UserError("name-stays", words.nameStays);
  const own = before.file.residents.find((one) => ownId(one) === id)!;
  const different = fields.filter((field) => edit[field] !== undefined);
  if (different.length === 0) throw new UserError("nothing-to-edit", words.nothingToEdit);
  const resident: ResidentJson = {
    ...own,
    ...Object.fromEntries(different.map((field) => [field, edit[field]])),
    ...(edit.speech ? { speech: { ...own.speech, ...edit.speech } } : {}),
  };
  const read = townParts.resident.safeParse(resident);
  if (!read.success) throw refusal(label, shapeProblems(read.error, resident), "resident");
  if (different.includes("age") || different.includes("occupation")) checkOccupation(resident, before.language);
  const residents = before.file.residents.map((one) => (one === own ? resident : one));
  const definition = readTown({ ...before.file, residents }, `${before.id}.json`, { kept: true });
  const persona = definition.personas.find((one) => one.id === id)!;
  const now = before.personas.find((one) => one.id === id)!;
  const note = (text: string): Note => ({ text, subjects: [id], source: { how: "given" }, poignancy: 6 });
  const { notes } = words;
  const said: Note[] = [
    ...(persona.age === now.age ? [] : [note(notes.age(name, persona.age))]),
    ...(persona.occupation === now.occupation ? [] : [note(notes.occupation(name, persona.occupation))]),
    ...(persona.traits.join() === now.traits.join() ? [] : [note(notes.traits(name, persona.traits))]),
    ...persona.currently.filter((one) => !now.currently.includes(one)).map((one) => note(notes.currently(name, one))),
    ...(persona.speech.register === now.speech.register ? [] : [note(notes.speech(name, persona.speech.register))]),
  ];
  if (said.length === 0 && JSON.stringify(persona) === JSON.stringify(now))
    throw new UserError("nothing-to-edit", words.nothingToEdit);
  const changed = told(state.minds.get(id)!, said, state.now, vectorOf);
  const whoIAm = { ...givenWhoIAm(persona, definition.language), renewed: state.now };
  const minds = new Map(state.minds).set(id, { ...changed.mind, whoIAm });
  const { core, occupation, feeling } = whoIAm;
  return {
    state: { ...withFile(state, definition), minds },
    events: [
      ...changed.events,
      {
        kind: "summary-renewed",
        at: state.now,
        who: id,
        spot: null,
        audience: "nobody",
        core,
        occupation,
        feeling,
      },
    ],
    said: words.edited(name),
  };
}
