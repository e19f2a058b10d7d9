/** English: the sentences of a text, and which of them ask. */
import { plain } from "./plain.ts";

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
