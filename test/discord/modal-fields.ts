// Filling in a modal: from what a person writes into the fields to the components Discord sends back.

import { allParts } from "./message-rules.ts";
import type { Component } from "./records.ts";

/** What a person may put into a field: a text, chosen values, or a tick. */
export type FieldValue = string | readonly string[] | boolean;

const [row, textInput, textDisplay, label, radioGroup, checkbox] = [1, 4, 10, 18, 21, 23];

/** The components of a modal submit, or an error where Discord's client would not let it be sent. */
export function fillModal(components: readonly Component[], fields: Readonly<Record<string, FieldValue>>): object[] {
  const known = components.flatMap(allParts).flatMap(({ custom_id }) => custom_id ?? []);
  const stray = Object.keys(fields).find((id) => !known.includes(id));
  if (stray) throw new Error(`the modal has no field "${stray}"; it has ${known.join(", ")}`);
  return components.map((component, at) => {
    const id = at + 1;
    if (component.type === row)
      return { type: row, id, components: (component.components ?? []).map((part) => filled(part, fields)) };
    if (component.type === label && component.component)
      return { type: label, id, component: filled(component.component, fields) };
    return { type: textDisplay, id };
  });
}

function filled(field: Component, fields: Readonly<Record<string, FieldValue>>): object {
  const id = field.custom_id ?? "";
  const given = fields[id];
  const shared = { type: field.type, id: 100, custom_id: id };
  const required = field.required ?? field.type !== checkbox;
  if (field.type === textInput) {
    const value = given === undefined ? (field.value ?? "") : String(given);
    if (required && value === "") throw new Error(`the modal's field "${id}" is required`);
    const tooShort = value !== "" && value.length < (field.min_length ?? 0);
    if (tooShort || value.length > (field.max_length ?? 4_000))
      throw new Error(`the modal's field "${id}" is too short or too long`);
    return { ...shared, value };
  }
  if (field.type === checkbox) return { ...shared, value: given === true };
  if (required && given === undefined) throw new Error(`the modal's field "${id}" is required`);
  if (field.type === radioGroup) return { ...shared, value: given ?? null };
  const values = given === undefined ? [] : [given].flat();
  const options = field.options?.map(({ value }) => value);
  const unknown = options && values.find((value) => !options.includes(String(value)));
  if (unknown !== undefined) throw new Error(`the modal's field "${id}" does not offer "${String(unknown)}"`);
  return { ...shared, values };
}
