/** Whether somebody is about, in all the ways it is asked: "is Sam in?", "Sam here?", "anyone seen Sam?", "I'm looking for Sam". */

import type { PersonId } from "../../../world/places.ts";
import { type Ask, askerName, choose, present } from "../../answers/ask.ts";
import type { Answer } from "../../tongue.ts";
import { answer, type Rule } from "./ask.ts";
import { whereIs } from "./people.ts";

const lines = {
  anybody: ["Yes, {name}, I'm here. What is it?", "I am, {name}.", "Here, {name}. Only me, I'm afraid."],
  me: ["I'm right here.", "Here I am.", "You've found me.", "That's me. What is it?"],
} as const;

/** Stands for a name in the patterns below. */
const NAME = "\u0001";
const END =
  "(?:,? (?:today|now|right now|yet|at all|too|somewhere|tonight|this morning|this afternoon|this evening|at the moment|by any chance|please|then|or not|perhaps|maybe|at home|around here|in town))*\\W*$";
const ABOUT =
  "(?:in|around|here|home|at home|about|there|back|up|awake|available|inside|out|anywhere|anywhere around|anywhere about|in here|around here|at the door|with you)";

const asks = [
  new RegExp(
    `\\b(?:is|are|was|has) (?:not )?(?:old |dear |our |your friend )?${NAME} (?:not )?(?:still |already |even |also |come )?${ABOUT}${END}`,
  ),
  new RegExp(
    `^\\W{0,9}(?:and |hey |hi |hello |um |so |oh |sorry |excuse me |good \\w{1,9} )?\\W{0,9}${NAME},? ${ABOUT}${END}`,
  ),
  new RegExp(
    `\\b(?:anyone|anybody|someone|somebody|you|who|who has|has anyone|has anybody|have any of you|any of you) seen ${NAME}(?: (?:around|lately|anywhere|about|recently|today))?${END}`,
  ),
  new RegExp(`\\b(?:looking|searching|asking|here|waiting|came|come) for ${NAME}${END}`),
  new RegExp(
    `\\b(?:came|come|came by|come by|here|trying|want|wanted|like|hope|hoping|need|wish|love) to (?:see|find|meet|visit|speak to|speak with|talk to|talk with) ${NAME}${END}`,
  ),
  new RegExp(
    `\\b(?:can|could|may|might) i (?:please |just )?(?:see|speak to|speak with|talk to|talk with|find|have a word with) ${NAME}${END}`,
  ),
];

/** "Are you in?", said to whoever is. */
const asksMe = new RegExp(`\\bare you (?:still |already )?(?:in|there|home|at home|here|around|about)${END}`);

/** "Anybody home?", asked of the only one who is. */
const asksAnybody = new RegExp(
  `^\\W{0,9}(?:(?:hello|hi|hey|knock knock|excuse me|so|and|is)\\W{1,5}){0,2}(?:there )?(?:anyone|anybody|someone|somebody) (?:else )?(?:in|home|at home|there|here|about|around)${END}`,
);

/** Who is asked for, whether they are about; null when nobody is. */
function wanted(ask: Ask): { id: PersonId; name: string } | null {
  const { all, self } = ask;
  if (asksMe.test(ask.p)) return { id: self.persona.id, name: self.persona.name };
  for (const { name, ids } of ask.people) {
    const [id] = ids;
    if (id === undefined) continue;
    const said = [all, ask.p].map((text) => text.replaceAll(name.toLowerCase(), NAME));
    if (asks.some((one) => said.some((text) => one.test(text)))) return { id, name };
  }
  return null;
}

/** Answers whoever asks after somebody: here, behind a door, or where they were last seen. */
export const whereabouts: Rule = (ask): Answer | null => {
  if (asksAnybody.test(ask.all) && present(ask.self).every(({ id }) => id === ask.asker.id))
    return answer(ask, "present", true, choose(ask, lines.anybody, { name: askerName(ask) }));
  const found = wanted(ask);
  if (!found || ask.people.length > 1) return null;
  return found.id === ask.self.persona.id
    ? answer(ask, "where", true, choose(ask, lines.me))
    : whereIs(ask, found.id, found.name);
};
