/** Small truths of one's own that no town file gives, and which stay the same: what one likes best, believes in and can do, how busy and tired one is. */
import { chunkAt } from "../../mind/mind.ts";
import { randomFor } from "../../world/chance.ts";
import { toldOf } from "../../world/offers.ts";
import type { Purpose } from "../../world/places.ts";
import { placeOf } from "../../world/places.ts";
import type { Answer } from "../tongue.ts";
import { type Asked, oneOf, understoodIn } from "./answerer.ts";
import { contentOf } from "./content.ts";
import { hereOf, servesHere } from "./here.ts";
import { names } from "./naming.ts";

/** The same throw for one resident and matter, for good. */
const always = ({ self }: Asked, matter: string) => randomFor(1, `${self.persona.id}|${matter}`);

/** What is eaten or drunk in town. */
const had = ({ self, lines }: Asked, drunk: boolean): string[] =>
  [...self.town.map.places.values()]
    .filter(({ access, purposes }) => access === "public" && SERVING.some((one) => purposes.includes(one)))
    .flatMap(({ offers }) =>
      toldOf(offers).flatMap(({ how, thing, per }) => (how === "buy" && per === null ? [thing] : [])),
    )
    .filter((thing) => names(lines.small.drunk, thing) === drunk);

/** What places are for where one eats and drinks. */
const SERVING: readonly Purpose[] = ["meal", "coffee", "drinks"];

/** What one likes best of a kind that words ask for: a dish or drink that is had in town, a colour, a season. Null for others. */
export function favourite(ask: Asked): Answer | null {
  const { favourites, eats, drinks, favourite } = ask.lines.small;
  const kind = favourites.find(({ words }) => names(words, ask.text));
  const drunk = names(drinks, ask.text);
  const of = kind?.of ?? (drunk || names(eats, ask.text) ? had(ask, drunk) : []);
  if (of.length === 0) return null;
  return oneOf(ask, "interests", favourite, { what: always(ask, kind?.words[0] ?? String(drunk)).pick(of) });
}

/** Whether one believes in something, for whoever asks that; null for others. */
export function belief(ask: Asked): Answer | null {
  const { beliefs, believes, believesNot } = ask.lines.small;
  const of = contentOf(ask, ask.text);
  if (!names(beliefs, ask.text) || of.length === 0) return null;
  return oneOf(ask, "opinion", always(ask, [...of].sort().join(" ")).chance(0.5) ? believes : believesNot);
}

/** Whether one is busy or tired, and how business goes, for whoever asks that; null for others. */
export function toil(ask: Asked): Answer | null {
  const { self, mouth, lines } = ask;
  // Of another day or place it is not told by what one does now.
  const [best] = understoodIn(ask);
  const { place, day, at } = best?.slots ?? {};
  const elsewhere = (place !== undefined && place !== hereOf(self)?.id) || day !== undefined || at !== undefined;
  if (elsewhere) return null;
  const { busyWords, tiredWords, business, busyAt, busyNot, tired, tiredNot, businessGoes } = lines.small;
  if (ask.people.length > 0) return null;
  const kind = chunkAt(self.mind.plan, self.now)?.kind;
  const works = kind === "work" || kind === "commitment";
  if (names(tiredWords, ask.text))
    return oneOf(ask, "how-are-you", always(ask, "tired").chance(0.5) ? tired : tiredNot);
  if (names(busyWords, ask.text))
    return oneOf(ask, "now", works ? busyAt : busyNot, works ? { doing: mouth.busy(self) } : {});
  const here = hereOf(self);
  return here && servesHere(self, here) && names(business, ask.text) ? oneOf(ask, "work", businessGoes) : null;
}

/** Whether one can do what is a part of one's trade, or what anybody may have learnt; null for other things. */
export function everydaySkill(ask: Asked): Answer | null {
  const { self } = ask;
  const { trades, ofTrade, everyday, everydayYes, everydayNo } = ask.lines.small;
  const works: readonly Purpose[] = self.persona.work
    ? placeOf(self.town.map, self.persona.work.spot.place).purposes
    : [];
  const mine = trades.some(({ purpose, words }) => works.some((one) => one === purpose) && names(words, ask.text));
  if (mine && self.persona.work) return oneOf(ask, "ability", ofTrade);
  const one = everyday.find((word) => names([word], ask.text));
  return one ? oneOf(ask, "ability", always(ask, one).chance(0.6) ? everydayYes : everydayNo) : null;
}

/** What one does with a free day, for whoever asks for a usual one; null for others. */
export function freeDay(ask: Asked): Answer | null {
  const { self, mouth, lines } = ask;
  if (!names(lines.small.weekend, ask.text)) return null;
  const [one, two] = ask.random.shuffled(self.persona.pastimes).map(({ doing }) => mouth.doing(self, doing));
  return one && two ? oneOf(ask, "interests", lines.likes, { one, two }) : null;
}
