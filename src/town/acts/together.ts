/** Who is answered in one line: of those who wait for the same resident, everybody who only greets or calls the same one who is not there, or a few who ask something. */
import { isVisitor, type Line, type Talk } from "../../world/people.ts";
import type { PersonId } from "../../world/places.ts";
import { canHear } from "../../world/world.ts";
import type { Owed, TownState } from "../state.ts";

/** So many are greeted at once, and so many different questions answered: each by name, in a line that can still be read. */
const AT_ONCE = { people: 12, questions: 3 } as const;

/** The debts that a resident's next line to people pays, oldest first: one, or those that are answered with it. */
export function paidTogether(state: TownState, who: PersonId): readonly Owed[] {
  const open = state.engaged.get(who) ?? [];
  const [first] = open;
  const talk = talkOf(state, who);
  if (!first || !talk || open.length === 1 || first.parted) return first ? [first] : [];
  const waiting = open.flatMap((owed) => {
    // Who has gone on is called after by themselves.
    const line = owed.parted ? undefined : talk.lines.find(({ id }) => id === owed.line);
    if (!line || !mayWait(line)) return [];
    const calls = calledInVain(state, who, line);
    return [{ owed, line, calls, greets: calls === null && (line.reading?.greets ?? false) }];
  });
  const lead = waiting.find(({ owed }) => owed.act === first.act);
  if (!lead) return [first];
  const people = new Set<PersonId>();
  const questions = new Set<string>();
  const along = waiting.filter(({ line, calls, greets: one }) => {
    // The same that several ask is one question, and whoever calls somebody in vain hears that of them, whatever else they say.
    const question = calls ?? line.reading?.question ?? line.id;
    const fits =
      lead.greets || (!people.has(line.who) && (questions.has(question) || questions.size < AT_ONCE.questions));
    const taken = calls === lead.calls && one === lead.greets && people.size < AT_ONCE.people && fits;
    if (taken) people.add(line.who);
    if (taken) questions.add(question);
    return taken;
  });
  return along.map(({ owed }) => owed);
}

/** The lines of debts that are paid together, in the order they were said; none where there is one. */
export function waitingLines(talk: Talk, owed: readonly Owed[]): readonly Line[] {
  const lines = talk.lines.filter(({ id }) => owed.some((one) => one.line === id));
  // Who greets twice is greeted once.
  const once = lines.filter((line, i) => lines.findIndex(({ who }) => who === line.who) === i);
  return once.length > 1 ? once : [];
}

const talkOf = (state: TownState, who: PersonId): Talk | undefined =>
  state.world.talks.get(state.world.people.get(who)?.talk ?? "");

/** Whom a line calls and who doesn't hear it by now; null: nobody. */
function calledInVain({ world }: TownState, who: PersonId, { calls }: Line): PersonId | null {
  const [me, called] = [who, calls ?? ""].map((id) => world.people.get(id));
  if (!me || !called) return null;
  return !called.asleep && canHear(world, called, me.spot) ? null : called.id;
}

/** News and what is serious have a line of their own. */
const mayWait = (line: Line): boolean =>
  isVisitor(line.who) &&
  line.stories.length === 0 &&
  line.reading?.callsToo === undefined &&
  line.knock === undefined &&
  !line.reading?.realness;
