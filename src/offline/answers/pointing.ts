/** What customers point at without naming it: "the second one", "same again", "the other, then", 再来一份; and what it costs. */
import { capital } from "../../language/capital.ts";
import { isUnspaced } from "../../mind/memory/words.ts";
import { type Offer, toCents } from "../../world/offers.ts";
import { isOpen, type Place } from "../../world/places.ts";
import { SURE } from "../../world/reading.ts";
import type { Answer } from "../tongue.ts";
import { type Asked, oneOf, said, joined as sentences } from "./answerer.ts";
import { counted, serve } from "./counter.ts";
import { type Before, beforeOf, ware } from "./counter-talk.ts";
import { hereOf, isKeeper } from "./here.ts";
import { names } from "./naming.ts";
import { billOf, cheapestFirst, costOf, costs, isLodging, orderedIn, theMost } from "./places.ts";
import { formOf, isSameKind, isSure, likest, type Meant, meantBy } from "./pointing-forms.ts";
import { type Piece, signsIn } from "./signs.ts";
import { hadAt, unserved } from "./wanted.ts";
import { summed, type Ware, wantedIn } from "./wares.ts";

/** What a line points at, handed over, priced or named; null where it points at nothing, or says more than that. */
export function pointed(ask: Asked): Answer | null {
  const { self, talk } = ask;
  const here = hereOf(self);
  if (talk.length === 0 || here?.access !== "public" || !isKeeper(ask, here) || !isOpen(here, self.now)) return null;
  const right = counted(ask);
  if (right) return right;
  // "My mom says the same" orders nothing, and 咖啡退了嘛 no coffee.
  if (names(ask.lines.counter.sameElse, ask.whole) || (isUnspaced(ask.whole) && unserved(ask, ask.whole) !== ask.whole))
    return null;
  const offers = hadAt(ask, here);
  const before = beforeOf(ask, offers);
  const near = before.listed.length > 1 ? before.listed : offers;
  const pieces = joined(signsIn(ask, offers, near));
  const line = lineOf(ask, pieces);
  const meant = meantIn(ask, before, pieces, line);
  // What says more than one can make out is left to others, but for what is told beside it.
  if (pieces.some((piece, i) => !meant[i] && !isBeside(ask, piece, meant.slice(0, i)))) return null;
  const all = meant.filter((one) => one !== null);
  const { signs, asks, prices } = line;
  if (pieces.some((piece) => /[lu]/.test(formOf(piece)) && /[?!]/.test(formOf(piece)))) return null;
  if (signs.includes("l") || (asks && before.listed.length < 2 && pieces.some((one) => formOf(one) === "c")))
    return cheaper(ask, before, offers);
  if (signs.includes("u")) return others(ask, before, offers);
  // "A sandwich, please. How much is it?" is handed over as well.
  if (prices && isSure(ask, false) && all.some(({ form, wares }) => wares.length > 0 && form.includes("w")))
    return null;
  if (prices) {
    const wares = summed(all.flatMap((one) => one.wares));
    // "Two of those, please. How much?" is handed over as well, and "how much are two of those?" is not.
    const takes = pieces.some(
      (piece, i) =>
        meant[i]?.wares.length &&
        !piece.asks &&
        !asksPrice(piece) &&
        piece.signs.some(({ sign }) => "ky".includes(sign)),
    );
    const handed = takes ? taken(ask, before, here, all) : null;
    const sum = wares.reduce((left, { offer, count }) => left + (offer.price ?? 0) * count, 0);
    return handed && sum > 0
      ? { ...handed, line: sentences(ask, handed.line, capital(ask.mouth.amount(self.town.currency, toCents(sum)))) }
      : priced(ask, before, offers, wares, signs.includes("q"));
  }
  // "The dearest thing you sell" is of all there is.
  const most = all.find(({ form }) => /^[cx]#?$/.test(form));
  if (most && names(ask.lines.pointing.ofAll, ask.whole)) return null;
  if (!most?.wares[0] || !asks || signs.includes("k")) return taken(ask, before, here, all);
  return theMost(ask, most.wares[0].offer, most.form.startsWith("c"));
}

/** A line as a whole. */
interface PointingLine {
  /** The signs of what is made out. */
  readonly signs: string;
  readonly asks: boolean;
  /** It asks what something costs. */
  readonly prices: boolean;
  /** It takes something in so many words, and more besides. */
  readonly amid: boolean;
}

function lineOf(ask: Asked, pieces: readonly Piece[]): PointingLine {
  const clear = pieces.filter(
    (piece) => !/[?!]/.test(formOf(piece)) || (isSure(ask, false) && !formOf(piece).includes("!")),
  );
  const signs = clear.flatMap((piece) => piece.signs.map(({ sign }) => sign)).join("");
  const orders = ask.reading?.clauses.some(({ intent, confidence }) => intent === "order" && confidence >= SURE);
  const asks = pieces.some((one) => one.asks) || ask.question || (pieces[0]?.also === true && !orders);
  const priced = pieces.some((one) => asksPrice(one) && (!/[?!]/.test(formOf(one)) || isSure(ask, true)));
  return {
    signs,
    asks,
    prices: priced || (asks && asksOnPrice(ask, signs)),
    amid: clear.length > 1 && clear.some((one) => /[wO]/.test(formOf(one))),
  };
}

/** Whether a piece asks for a price, or for what all of it comes to: 一共要三碗 takes three. */
function asksPrice(piece: Piece): boolean {
  const form = formOf(piece);
  return (
    form.includes("p") || (form.includes("q") && !/[#w]/.test(form) && !piece.signs.some(({ sign }) => sign === "k"))
  );
}

/** What each piece comes to, after those before it. */
function meantIn(ask: Asked, before: Before, pieces: readonly Piece[], line: PointingLine): readonly (Meant | null)[] {
  const all: (Meant | null)[] = [];
  for (const piece of pieces) {
    const [only, ...more] = all.at(-1)?.wares ?? [];
    const single = more.length === 0 ? only?.offer : undefined;
    const current = all.findLast((one) => one?.not)?.not ?? single ?? before.current;
    const form = formOf(piece);
    const found = all.some((one) => one?.points && one.wares.length > 0);
    const earlier = summed(all.flatMap((one) => one?.wares ?? []));
    const newly = ({ offer, count }: Ware) => count - (earlier.find((one) => one.offer === offer)?.count ?? 0);
    // What is told after something is taken only tells why.
    if (found && isTold(piece)) all.push(null);
    // What it all costs is asked of what was counted.
    else if (line.prices && all.some((one) => one?.wares.length) && /^[tTpq]+$/.test(form))
      all.push({ wares: [], points: false, form });
    // "And one for my sister".
    else if (single && piece.also && /^\??#$/.test(form))
      all.push({ wares: [ware(single, piece.signs.find(({ sign }) => sign === "#")!.at!)], points: true, form });
    else {
      const asks = piece.asks || (ask.question && pieces.length === 1);
      const one = meantBy(ask, { ...before, current }, { ...piece, asks }, line.prices, line.amid);
      // 盖碗茶挺好，那就来一碗盖碗茶: what is only named again is the same.
      const isNew = !line.prices && (piece.also || piece.forWhom || /[gmAe]/.test(form));
      all.push(
        one && !isNew
          ? { ...one, wares: one.wares.map((of) => ({ ...of, count: newly(of) })).filter(({ count }) => count > 0) }
          : one,
      );
    }
  }
  return all;
}

/** Pieces, with a number that stands by itself put to what it counts: 最后那个 拿两束. */
function joined(pieces: readonly Piece[]): readonly Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const before = all.at(-1);
    const counts = /^#$/.test(formOf(piece)) && piece.signs.every(({ sign }) => "#kf".includes(sign));
    if (before && counts && !piece.also && /^[OodvcxsBe]/.test(formOf(before)) && !formOf(before).includes("#"))
      all[all.length - 1] = { ...before, signs: [...before.signs, ...piece.signs], asks: before.asks || piece.asks };
    else all.push(piece);
  }
  return all;
}

/** Whether a piece says more than what it may point at. */
const isTold = (piece: Piece): boolean =>
  formOf(piece).includes("?") &&
  !piece.signs.some(({ sign }) => sign === "k") &&
  !(formOf(piece).includes("O") && formOf(piece).includes("#"));

/** Whether a piece only tells something beside what is pointed at, or takes what was pointed at in the one before. */
function isBeside({ whole }: Asked, piece: Piece, before: readonly (Meant | null)[]): boolean {
  const form = formOf(piece);
  const told = before.some((one) => one?.points && one.wares.length > 0);
  if (told && isTold(piece) && !piece.asks && !piece.also) return true;
  if (/^[tTy]*$/.test(form) && before.some((one) => one !== null && one.wares.length > 0)) return true;
  return (
    !piece.asks && form.includes("?") && /^[?!n#tTplNm]+$/.test(form) && (isUnspaced(whole) || !form.startsWith("#"))
  );
}

/** Whether a question goes on with the price that was just spoken of: "and the other?", "and for three?" */
function asksOnPrice({ talk, self, asker, mouth, lines }: Asked, signs: string): boolean {
  const asked = talk.findLast(({ who }) => who === asker.id)?.text.toLowerCase() ?? "";
  const own = talk.findLast(({ who }) => who === self.persona.id)?.text ?? "";
  const spoken =
    lines.pointing.price.some((one) => asked.includes(one)) ||
    mouth.amountIn(self.town.currency, own) !== null ||
    /\d/.test(own);
  return spoken && !/[kmgcx]/.test(signs);
}

/** What was ordered without what is taken back. */
const without = (pending: readonly Ware[], drops: readonly Offer[], ask: Asked): readonly Ware[] => {
  const dropped = drops.map((offer) => pending.find((one) => one.offer === offer) ?? likest(ask, offer, pending));
  return pending.filter((one) => !dropped.includes(one));
};

/** What is taken, with what was ordered and is left of it. */
function taken(ask: Asked, before: Before, here: Place, all: readonly Meant[]): Answer | null {
  const { pending } = before;
  if (!all.some(({ points }) => points)) return null;
  // "Please, no"; "the second, no wait, the first".
  const no = all.findLastIndex(({ form }) => /^[nN]+$/.test(form));
  if (no >= 0 && all.some(({ form }) => form === "yes")) return null;
  const kept = no >= 0 && all.slice(no + 1).some(({ points }) => points) ? all.slice(no + 1) : all;
  const drops = all.flatMap(({ drops }) => drops ?? []);
  // "Three more, the same": once.
  const counted = kept.findIndex(({ form }) => /[gm]/.test(form) && form.includes("#"));
  const wares = summed(
    refined(
      ask,
      kept.filter(({ form }, i) => counted < 0 || i <= counted || !/^[gm]+$/.test(form)),
    ),
  );
  const left = drops.length > 0 || all.some(({ rest }) => rest) ? without(pending, drops, ask) : [];
  if (drops.length > 0 && pending.length === 0) return null;
  const adds = all.some((one) => one.adds) && left.length === 0 ? pending : [];
  const own = wares.map(({ offer }) => offer);
  const whole = [...[...left, ...adds].filter(({ offer }) => !own.includes(offer)), ...wares];
  // A room is kept, and no more of nothing is sold.
  if (whole.some(({ offer, count }) => count < 1 || isLodging(ask, offer.thing))) return null;
  return whole.length > 0 ? serve(ask, whole, [], ask.whole, here, ask.lines.counter.serve) : null;
}

/** The wares of all pieces, where what tells a thing from others says which of its kind the one before is: "and a brush, the wide kind". */
function refined(ask: Asked, all: readonly Meant[]): readonly Ware[] {
  const found: Ware[] = [];
  for (const { wares, form } of all) {
    const [last, which] = [found.at(-1), wares[0]];
    const refines = form === "v" && last && which && isSameKind(ask, last.offer.thing, which.offer.thing);
    if (refines) found[found.length - 1] = ware(which.offer, last.count);
    else found.push(...wares);
  }
  return found;
}

/** What things cost: one of them, several together, or all that was had. */
function priced(
  ask: Asked,
  before: Before,
  offers: readonly Offer[],
  wares: readonly Ware[],
  whole: boolean,
): Answer | null {
  const { lines, mouth, self } = ask;
  const had = whole && wares.length === 0 ? orderedIn(ask) : [];
  if (had.length > 0) return billOf(ask, had, offers);
  const heard = wares.length > 0 ? wares : whole ? before.listed.map((one) => ware(one)) : [];
  // "A notebook would be handy, how much is that?" is of what they name, and of nothing else that was.
  const named = wantedIn(lines.counter, offers, ask.whole).wares;
  const of = named.length === 1 && before.listed.length > 1 && heard.length > 1 ? named : heard;
  if (of.length === 0 || of.some(({ offer }) => !offer.price || offer.per !== null)) return null;
  const [first, ...more] = of;
  if (more.length === 0 && first!.count === 1)
    return said("price", costs(ask, lines.places.costs, first!.offer, costOf(ask, first!.offer)!));
  const things = mouth.listed(of.map(({ offer, count }) => mouth.counted(offer.thing, count)));
  const sum = toCents(of.reduce((all, { offer, count }) => all + offer.price! * count, 0));
  return oneOf(ask, "price", lines.pointing.together, {
    things,
    Things: capital(things),
    cost: mouth.amount(self.town.currency, sum),
  });
}

/** So many things are named to choose from. */
const CHOICE = 3;

/** What costs less than what was spoken of: of its kind, else the dearest of what does. */
function cheaper(ask: Asked, { single, listed }: Before, offers: readonly Offer[]): Answer | null {
  const { lines, mouth, self } = ask;
  const spoken = single ? [single] : listed;
  const limit = Math.min(...spoken.flatMap(({ price }) => price ?? []));
  if (!Number.isFinite(limit)) return null;
  const less = cheapestFirst(offers).filter(({ price }) => price! < limit);
  const kind = single ? less.filter(({ thing }) => isSameKind(ask, thing, single.thing)) : [];
  const some = (kind.length > 0 ? kind : less).slice(-CHOICE).toReversed();
  if (some.length === 0) return oneOf(ask, "price", lines.pointing.noCheaper);
  const things = mouth.listed(
    some.map((one) =>
      lines.pointing.at[0]!.replace("{thing}", one.thing).replace(
        "{cost}",
        mouth.amount(self.town.currency, one.price!),
      ),
    ),
  );
  return oneOf(ask, "menu", lines.pointing.less, { things, Things: capital(things) });
}

/** What else there is beside what was spoken of. */
function others(ask: Asked, { single, listed }: Before, offers: readonly Offer[]): Answer | null {
  const spoken = single ? [single, ...listed] : listed;
  const rest = ask.random.shuffled(offers.filter((one) => !spoken.includes(one) && one.price !== 0)).slice(0, CHOICE);
  if (spoken.length === 0 || rest.length === 0) return null;
  return oneOf(ask, "menu", ask.lines.places.onlyOther, { things: ask.mouth.listed(rest.map(({ thing }) => thing)) });
}
