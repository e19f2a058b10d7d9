/** What was said at a counter before, as far as a customer's words may point at it. */
import type { Offer } from "../../world/offers.ts";
import type { Asked } from "./answerer.ts";
import { justNamed, servedIn } from "./places.ts";
import { toldApart } from "./signs.ts";
import { type Ware, wantedIn } from "./wares.ts";

/** What was said at a counter, as far as words may point at it. */
export interface Before {
  /** What was listed last, in its order. */
  readonly listed: readonly Offer[];
  /** The one thing that was spoken of last. */
  readonly single: Offer | null;
  /** What was handed over last. */
  readonly served: readonly Ware[];
  /** The resident's last words handed it over. */
  readonly justServed: boolean;
  /** What was ordered and read back, and is not there yet. */
  readonly pending: readonly Ware[];
  /** The resident has asked something, and waits for an answer. */
  readonly asksBack: boolean;
  /** Which of what was listed was spoken of last. */
  readonly current: Offer | null;
}

/** So many of the resident's last lines may be pointed at. */
const LINES = 3;

/** What words name of what there is, in their order. */
function namedIn(ask: Asked, offers: readonly Offer[], text: string): readonly Offer[] {
  const low = text.toLowerCase();
  const at = ({ thing }: Offer) => low.indexOf(thing.toLowerCase());
  const exact = offers.filter((one) => at(one) >= 0).sort((a, b) => at(a) - at(b));
  return exact.length > 0 ? exact : wantedIn(ask.lines.counter, offers, text).wares.map(({ offer }) => offer);
}

/** So many lines back a thing is still what is spoken of. */
const LATELY = 6;

/** What words of a line are of that name nothing themselves: what the line names beside them, else what either of the two named last. */
export function spokenOf(ask: Asked, offers: readonly Offer[], lately = LATELY): readonly Offer[] {
  const { talk, self, asker, whole } = ask;
  const theirs = (who: string) => who === self.persona.id || who === asker.id;
  const earlier = talk.filter(({ who }) => theirs(who)).slice(-lately);
  const named = [whole, ...earlier.map(({ text }) => text).toReversed()].map((text) => namedIn(ask, offers, text));
  const at = named.findIndex((all) => all.length > 0);
  const [last = [], before = []] = at < 0 ? [] : named.slice(at, at + 2);
  // "What cakes have you got?" is of the one cake among all that is offered.
  const both = last.filter((one) => before.includes(one));
  return last.length > 1 && both.length === 1 ? both : last;
}

/** What is said after a list. */
function afterList(text: string, listed: readonly Offer[]): string {
  const low = text.toLowerCase();
  const ends = listed.map(({ thing }) => low.indexOf(thing.toLowerCase()) + thing.length);
  return text.slice(Math.max(0, ...ends));
}

/** What was said before the words that are asked. */
export function beforeOf(ask: Asked, offers: readonly Offer[]): Before {
  const { talk, self, asker, lines } = ask;
  const own = talk
    .filter(({ who, to }) => who === self.persona.id && (to === undefined || to.includes(asker.id)))
    .slice(-LINES);
  const naming = own.map(({ text }) => namedIn(ask, offers, text));
  const at = naming.findLastIndex((all) => all.length > 1);
  const listed = naming[at] ?? [];
  // What was asked about, and told of without its name.
  const asked = (naming.at(-1) ?? []).length === 0 ? justNamed(ask, offers) : [];
  const newest = asked.length > 0 ? asked : (naming.findLast((all) => all.length > 0) ?? []);
  const handed = own.findLast(({ acts }) => servedIn(acts, asker.id).length > 0);
  const wareOf = (thing: string): readonly Ware[] => {
    const exact = offers.find((one) => one.thing === thing);
    return exact ? [{ offer: exact, count: 1 }] : wantedIn(lines.counter, offers, thing).wares;
  };
  const served = handed ? servedIn(handed.acts, asker.id).flatMap(wareOf) : [];
  const fresh = newest.filter((one) => served.every(({ offer }) => offer !== one));
  const last = own.at(-1);
  const justServed = handed !== undefined && handed === last;
  const theirs = talk.slice(handed ? talk.indexOf(handed) + 1 : 0).filter(({ who }) => who === asker.id);
  const ordered = theirs
    .map(({ text }) => wantedIn(lines.counter, offers, text).wares)
    .findLast((all) => all.length > 0);
  const asksBack = last !== undefined && !justServed && /[?？]/u.test(last.text);
  const readBack = asksBack ? wantedIn(lines.counter, offers, last.text).wares : [];
  // What is read back is what was understood: "Two pies, is it?", or "That will take a while, all right?"
  const confirmed = readBack.filter(({ offer }) => ordered?.some((one) => one.offer === offer));
  const pending =
    !asksBack || !ordered || (readBack.length > 0 && confirmed.length === 0)
      ? []
      : confirmed.length >= ordered.length
        ? confirmed
        : ordered;
  const from = at < 0 ? -1 : talk.indexOf(own[at]!);
  const spoken =
    at < 0
      ? []
      : [
          ...talk
            .slice(from + 1)
            .map(({ text }) => text)
            .toReversed(),
          afterList(own[at]!.text, listed),
          talk[from - 1]?.text ?? "",
        ];
  return {
    listed,
    // "Done. But I'd put in a new tube": what is not there yet.
    single: fresh.length === 1 ? fresh[0]! : newest.length === 1 ? newest[0]! : null,
    served,
    justServed: justServed && fresh.length !== 1,
    pending,
    asksBack,
    current: spoken.map((text) => toldApart(ask, listed, text)).find((one) => one !== null) ?? null,
  };
}

/** So many of a thing. */
export const ware = (offer: Offer, count = 1): Ware => ({ offer, count });

/** The thing at a place of a list, from its end where that is below 0. */
export const nth = (listed: readonly Offer[], at: number): readonly Offer[] => {
  const found = listed.at(at > 0 ? at - 1 : at);
  return found ? [found] : [];
};
