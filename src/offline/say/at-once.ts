/** What is asked there and then, offline: an order at a counter, and what one is asked to do. */
import { actsOf } from "../../mind/memory/episode.ts";
import { memoriesWith } from "../../mind/memory/stream.ts";
import { keepsAway } from "../../mind/news/concern.ts";
import { hindrance, isPossible, serves } from "../../mind/talk/at-once.ts";
import type { TalkInput } from "../../mind/talk/spoken.ts";
import type { Random } from "../../world/chance.ts";
import { toldOf } from "../../world/offers.ts";
import { isOpen, type PersonId, placeOf } from "../../world/places.ts";
import { type Answer, type AtOnce, proposedIn, type SpeechAct, type Taken } from "../../world/speech-acts.ts";
import { fill } from "./fill.ts";
import { capital, fresh, type Part, warmthTo } from "./spoken.ts";
import { talkWords } from "./words.ts";

/** The reply to what somebody asks there and then: what keeps one from it is the reason of a no. */
export function toAtOnce(input: TalkInput, to: Taken, what: AtOnce, random: Random): Part {
  const { lines, placeName } = talkWords(input);
  const { persona } = input;
  const part = (bank: readonly string[], answer: Answer, values: Readonly<Record<string, string>> = {}): Part => ({
    text: capital(fill(fresh(input, bank, random), values)),
    acts: [{ act: "reply", to, answer }],
  });
  const why = hindrance(what, to.by, input);
  if (what.kind === "service") {
    const place = placeName(input, what.place);
    if (why !== null || !isPossible(what, to.by, persona.id, input)) return part(lines.servesNot, "no", { place });
    return part(serves(input.town, persona.id, what.place) ? lines.serves : lines.served, "yes", { thing: what.thing });
  }
  if (why !== null) return part(lines.deedNo, "no", { why });
  const warmth = warmthTo(input, to.by) ?? 0;
  // Why one keeps away from somebody is nobody's business.
  return keepsAway(input.mind, [to.by], "place" in what ? what.place : null) ||
    warmth < 0 ||
    !random.chance(0.6 + 0.15 * warmth)
    ? part(lines.deedMood, "no")
    : part(lines.deedYes, "yes");
}

type Reply = Extract<SpeechAct, { act: "reply" }>;

/** Whether a reply is to an order. */
export const isService = ({ to }: Reply): boolean => "what" in to && to.what.kind === "service";

/** What comes of another's yes or no to an order: it is handed over, or one says thanks; null where there was none. */
export function ofService(input: TalkInput, reply: Reply, random: Random): Part | null {
  if (!("what" in reply.to) || reply.to.what.kind !== "service") return null;
  const { lines } = talkWords(input);
  const { place, thing } = reply.to.what;
  const text = (bank: readonly string[]) => capital(fill(fresh(input, bank, random), { thing }));
  if (reply.answer !== "yes") return { text: text(lines.pity), acts: [{ act: "chat" }] };
  return serves(input.town, input.persona.id, place)
    ? { text: text(lines.serves), acts: [{ act: "chat" }] }
    : { text: text(lines.served), acts: [{ act: "thank" }] };
}

/** Whether a line orders something. */
export const isOrder = (acts: readonly SpeechAct[]): boolean => proposedIn(acts).some(({ kind }) => kind === "service");

/** What a guest asks of whoever serves where they are, once a day at most: something that is sold there, else what the place is for. */
export function order(input: TalkInput, other: PersonId, random: Random): Part | null {
  const { persona, mind, world, town, now } = input;
  const here = world.people.get(persona.id)?.spot.place;
  const place = here === undefined ? null : placeOf(town.map, here);
  if (
    place?.access !== "public" ||
    !isOpen(place, now) ||
    serves(town, persona.id, place.id) ||
    !serves(town, other, place.id)
  )
    return null;
  const { lines } = talkWords(input);
  const kinds = (Object.keys(lines.had) as (keyof typeof lines.had)[]).filter((one) => place.purposes.includes(one));
  const ordered = memoriesWith(mind.stream, { speaker: persona.id, subject: other }).some(
    (memory) => memory.created > now - 720 && isOrder(actsOf(memory)),
  );
  const said = input.lines.some(({ acts }) => isOrder(acts));
  const sold = toldOf(place.offers)
    .filter(({ how, per }) => how === "buy" && per === null)
    .map(({ thing }) => thing);
  if (sold.length + kinds.length === 0 || ordered || said || !random.chance(0.5)) return null;
  const thing = random.pick(sold.length > 0 ? sold : lines.had[random.pick(kinds)]);
  return {
    text: capital(fill(fresh(input, lines.orders, random), { thing })),
    acts: [{ act: "propose", proposal: null, what: { kind: "service", thing, place: place.id } }],
    weighty: true,
  };
}
