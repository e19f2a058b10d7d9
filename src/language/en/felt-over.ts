/** English: what a feeling takes for having happened: "you are sad about the day Tom lost his hat" is sad, and claims that he lost it. */
import { IRREGULAR } from "./presumptions.ts";

/** A feeling without what it is over, nothing where that leaves none, and what it claims; nothing where no sentence is left of that, or of what one would know. */
export interface FeltOver {
  readonly feels: string;
  readonly claim: string;
}

const WHEN =
  "(?:day|night|evening|morning|afternoon|time|moment|hour|week|weekend|month|year|summer|winter|spring|autumn)";
const NAME = "\\p{Lu}[\\p{L}'’-]{0,30}(?: \\p{Lu}[\\p{L}'’-]{0,30})?";
const WHO = `(?:(?:he|she|they|it|you|I|we|everybody|everyone|somebody|someone|nobody|(?:the|an?|my|your|his|her|our|their) \\p{Ll}{2,20}|${NAME})(?: and (?:you|I|he|she|${NAME}))?)`;
const PAST = `(?:(?:never|once|finally|\\p{Ll}{2,20}ly) )?(?:(?:was|were|did|had|could)(?:n['’]t)?\\b|ha(?:s|ve) (?:\\p{Ll}{2,20} )?(?:been|gone|\\p{Ll}{2,20}ed)\\b|${IRREGULAR}\\b|(?:forgot|forgave|chose|began|paid|lent|sent|taught|thought|felt|built|became|hurt|put|cut|quit|hung|laid|led|lit|rang|sank|swore|tore|wept)\\b|(?!(?:indeed|need|feed|hundred)\\b)\\p{Ll}{2,20}ed\\b)`;
const FEELS = "[Yy]ou(?:['’]re| \\p{Ll}{2,20}\\b)[^,.:;!?]{0,60}?";
/** "Because he lost it", "that Tom lost it", "ever since he pulled you out". */
const reason = new RegExp(
  `^(${FEELS}),? (?:(?:ever )?since|because|now that|that|after) (${WHO} ${PAST}[^.:;!?]*)$`,
  "u",
);
/** "About the day he lost it", "the night Tom cried", "of the letter you wrote". */
const moment = new RegExp(
  `^(${FEELS})(?: (about|of|for|over|at|on|from|since))? (?:the|that|this|one|last)(?: \\p{Ll}{2,20})? ${WHEN}(?: that| when)? (${WHO} ${PAST}[^.:;!?]*)$`,
  "u",
);
const thing = new RegExp(
  `^(${FEELS}) (?:about|of|for|over|at) (?:the|that|this|those|these|an?|your|his|her)(?: \\p{Ll}{2,20}){1,3}(?: that| which)? ${WHO} ${PAST}`,
  "u",
);
/** "For paying your debts"; and what one regrets one did. */
const deed =
  /^([Yy]ou(?:['’]re| \p{Ll}{2,20}\b)[^,.:;!?]{0,20} (?:grateful|thankful|angry|furious|mad|cross|upset|annoyed|guilty|ashamed|sorry|proud)\b[^,.:;!?]{0,40}?) (?:for|of|about) (?:having \p{Ll}{2,20}|(?!being\b)\p{Ll}{2,20}ing)\b/u;
const regret = /^[Yy]ou (?:\p{Ll}{2,20}ly |still |do )?(?:regret|repent)\b/u;
const bare = new RegExp(
  `^(?:(?:oh|ah|and),? )?(?:the|that|this|one|last) (?:\\p{Ll}{2,20} )?${WHEN}(?: that| when)? (${WHO} ${PAST}[^.:;!?]*)$`,
  "u",
);
/** What is no feeling without what it is of. */
const halved =
  / (?:fond|full|sure|aware|because|to|with|like|love|hate|miss|dislike|enjoy|think|thinking|dream|dreaming|back|remember|adore|fear|dread|about|of|for)$/;
const ofOneself = /\b(?:you|your|yours|yourself|I|me|my|we|us|our)\b/i;

const told = (clause: string): string => (ofOneself.test(clause) ? "" : clause);
const whole = (left: string): string => (halved.test(left) || !left.includes(" ") ? "" : left);

/** What a feeling is over, where that is to have happened; null where it is over nothing of the kind. */
export function feltOver(said: string): FeltOver | null {
  const because = reason.exec(said);
  if (because) return { feels: whole(because[1]!), claim: told(because[2]!) };
  const then = moment.exec(said);
  if (then) return { feels: then[2] ? whole(then[1]!) : "", claim: told(then[3]!) };
  const left = (thing.exec(said) ?? deed.exec(said))?.[1];
  if (left !== undefined) return { feels: whole(left), claim: "" };
  return regret.test(said) ? { feels: "", claim: "" } : null;
}

/** What is said of a moment by itself, "the day he lost his hat": the sentence in it, empty where it is of oneself; null where it is no such thing. */
export function momentOf(said: string): string | null {
  const clause = bare.exec(`${said.slice(0, 1).toLowerCase()}${said.slice(1)}`)?.[1];
  return clause === undefined ? null : told(clause);
}
