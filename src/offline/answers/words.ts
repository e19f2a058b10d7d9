/** Reading what somebody says to a resident, offline: sentences, questions, names of people. Pure. */

import { plain } from "../../language/en/plain.ts";
import { keptWith } from "../../language/kept-with.ts";
import { literal } from "../../language/literal.ts";
import type { Self } from "../../mind/self.ts";
import { memoriesOf } from "../../mind/stream.ts";
import { placeNamed } from "../../mind/talk/named.ts";
import type { PersonId } from "../../world/places.ts";
import { visitorCalled } from "./names.ts";

/** The sentences of a text, their marks kept. */
export const sentences = (text: string): string[] =>
  (text.replace(/\b(Mr|Mrs|Ms|Dr|St)\./g, "$1").match(/[^.!?\n]+(?:\.(?=\d)[^.!?\n]+)*[.!?]*/g) ?? [])
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\p{N}]/u.test(one));

const asking =
  /^(?:(?:so|and|but|well|ok|okay|hey|hi|hello|please|excuse me|sorry|say|tell me|um|oh|now|then|also|by the way),? )*(?:who|whom|whose|what|which|where|when|why|how|is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|may|might|must|any|anything|anybody|anyone|got any|know any|heard|seen)\b/;

/** Whether a sentence asks something, with or without its question mark. */
export function isQuestion(text: string): boolean {
  if (/\?["')\s]*$/.test(text.trim())) return true;
  return sentences(text).some((one) => {
    const p = plain(one).trim();
    if (/\?/.test(one) || /^(?:please )?(?:tell me|describe|introduce yourself|remind me)\b/.test(p)) return true;
    if (/^(?:well|so|and|but)?,? ?(?:what a|how (?:nice|lovely|wonderful|kind|sad|funny|interesting))\b/.test(p))
      return false;
    if (/^(?:when|if|while|have a|do not|may you)\b/.test(p) && !/\byou\b/.test(p)) return false;
    return asking.test(p);
  });
}

/** What a text tells, the questions in it left out; empty when it only asks. */
export const toldIn = (text: string): string =>
  sentences(text)
    .filter((one) => !isQuestion(one))
    .join(" ");

/** Words that other languages are full of and English never has. */
const foreign =
  /(?<!\p{L})(?:qu[eé]|qui[eé]n|c[oó]mo|d[oó]nde|est[aá]s?|eres|usted|puedo|quiero|gracias|por|para|una|los|las|el|hola|mi|soy|muy|bonjour|merci|je|tu|vous|est|suis|quel(?:le)?|pourquoi|avec|les|des|une|comment|vas|oui|der|das|und|ich|du|bist|ist|wer|wie|wo|warum|nicht|ein|eine|guten|danke|kannst|wann|heute|ciao|sono|come|dove|perch[eé]|grazie|cosa|che|voc[eê]|onde|obrigad[oa]|tudo|bem|fazer|ik|jij|het|een|waar|hoe|jest|jak|gdzie|dzie[nń])(?!\p{L})/giu;
const english =
  /\b(?:the|is|are|am|you|your|i|my|what|who|where|when|how|why|do|does|did|of|and|to|in|can|could|would|will|have|has|it|that|this|about|please|hello|hi)\b/gi;

/** Whether a text is in a language that an English-speaking town does not understand. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin * 2 < letters) return true;
  const strange = new Set((text.match(foreign) ?? []).map((one) => one.toLowerCase())).size;
  const marked = /[¿¡ßñçœãõąęłżśćń]|[éèêàùâîôûäöüáíóú]/u.test(text) ? 1 : 0;
  const known = text.match(english)?.length ?? 0;
  return strange >= 1 && strange + marked >= 2 && strange > known;
}

/** Somebody a text names, as far as the town's roll and this mind can tell. */
export interface PersonNamed {
  readonly name: string;
  /** Empty when nobody the resident could mean has the name; several when it is ambiguous. */
  readonly ids: readonly PersonId[];
}

/** Names of visitors that this mind has met: from what it remembers and sees. */
export function visitorsMet(self: Self): Map<PersonId, string> {
  const met = new Map<PersonId, string>();
  for (const memory of memoriesOf(self.mind.stream))
    for (const id of memory.visitors) {
      if (met.has(id)) continue;
      const name =
        self.world.people.get(id)?.name ??
        /^A visitor named (.+?) came to/.exec(memory.text)?.[1] ??
        (memory.speaker === id ? /^(.+?) said\b/.exec(memory.text)?.[1] : undefined) ??
        /^(.+?), a visitor,/.exec(memory.text)?.[1];
      if (name) met.set(id, name);
    }
  const me = self.world.people.get(self.persona.id);
  for (const person of self.world.people.values())
    if (person.kind === "visitor" && me && person.spot.place === me.spot.place) met.set(person.id, person.name);
  return met;
}

/** The roll of a town in the form texts are looked at; kept with it, as every sentence is searched for everybody. */
const rollOf = keptWith((personas: Self["town"]["personas"]) =>
  [...personas.values()].map(({ id, name }) => ({ id, name, plainly: plain(name).trim() })),
);

const TITLES = "(?:mr|mrs|ms|miss|dr|doctor|professor|prof)\\.? ";

/** The people a text names, in the order of the text: full names first, then first names, then surnames with a title. */
export function peopleNamed(self: Self, text: string): PersonNamed[] {
  let p = plain(text).replace(/'s\b/g, "");
  const roll = [
    ...rollOf(self.town.personas),
    ...[...visitorsMet(self)].flatMap(([id, shown]) =>
      [...new Set([visitorCalled(self, id, shown), shown])].map((name) => ({ id, name, plainly: plain(name).trim() })),
    ),
  ];
  const found: { at: number; named: PersonNamed }[] = [];
  const take = (words: string, ids: readonly PersonId[], name: string, titled = false) => {
    const pattern = new RegExp(`\\b${titled ? TITLES : ""}${literal(words)}\\b`, "g");
    const at = p.search(pattern);
    if (at < 0) return;
    found.push({ at, named: { name, ids } });
    p = p.replace(pattern, (whole) => "_".repeat(whole.length));
  };
  for (const { id, name, plainly } of roll) if (name.includes(" ")) take(plainly, [id], name);
  const byFirst = new Map<string, { ids: PersonId[]; name: string }>();
  for (const { id, name, plainly } of roll) {
    const first = plainly.split(" ")[0]!;
    const entry = byFirst.get(first) ?? { ids: [], name: name.split(" ")[0]! };
    if (!entry.ids.includes(id)) entry.ids.push(id);
    byFirst.set(first, entry);
  }
  const followed = (first: string): string | null => {
    const match = new RegExp(`\\b${literal(first)} (\\p{L}+)`, "iu").exec(text);
    const next = match?.[1];
    return next && /^\p{Lu}/u.test(next) && !/^(I|Is|Was|And|Or|The)$/.test(next) && text !== text.toUpperCase()
      ? `${match[0]}`
      : null;
  };
  for (const [first, { ids, name }] of byFirst) {
    if (first.length < 2) continue;
    const other = followed(first);
    // "Adam Jones" is not the Adam of this town.
    const stranger =
      other &&
      !roll.some(({ plainly }) => plainly.startsWith(plain(other).trim())) &&
      !/ (today|tomorrow|yesterday|now)$/i.test(other)
        ? other
        : null;
    if (stranger) take(plain(stranger).trim(), [], stranger);
    else take(first, ids, name);
  }
  for (const { name, plainly } of roll) {
    const last = plainly.split(" ").at(-1)!;
    if (name.includes(" "))
      take(
        last,
        roll.filter((one) => one.plainly.endsWith(` ${last}`)).map((one) => one.id),
        `${last[0]!.toUpperCase()}${last.slice(1)}`,
        true,
      );
  }
  for (const match of text.matchAll(/\b(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)\b/gu)) {
    const at = plain(text.slice(0, match.index)).length - 2;
    const taken = found.some(({ named }) => named.name.includes(match[1]!) || named.name.includes(match[2]!));
    if (!taken && !placeNamed(self, match[0]) && !notNames.test(match[0]))
      found.push({ at, named: { name: match[0], ids: [] } });
  }
  return found.sort((a, b) => a.at - b.at).map(({ named }) => named);
}

const notNames =
  /\b(?:Is|Are|Do|Does|Did|Who|What|Where|When|Why|How|Have|Has|Can|Could|Will|Would|Should|Hello|Hi|Hey|Good|Day|Party|Valentine|Cafe|Park|Street|February|March|January|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|The|Tell|Please|Thank|Thanks|My|I)\b/;
