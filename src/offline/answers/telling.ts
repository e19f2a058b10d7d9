/** What people tell, taken in by how it is for them and by what the resident knows, likes and has lived of it. */
import { bestMemory } from "../../mind/news/stories.ts";
import { type Felt, reports } from "../../world/episodes.ts";
import { isOpen, placeOf } from "../../world/places.ts";
import { type Answerer, type Asked, joined, oneOf, said } from "./answerer.ts";
import { choose } from "./ask.ts";
import { newsAsked } from "./events.ts";
import { hereOf } from "./here.ts";
import { tellOf } from "./knowledge.ts";
import { opinion, spokenOf, tieTo, where } from "./people.ts";
import { match, offersNamed, wordsIn } from "./places.ts";

/** How what is told is for whoever it happened to, as far as it was understood. */
const feltOf = ({ reading }: Asked): Felt => (reading?.reports ? reports[reading.reports] : 0);

/** Words for a feeling, from terrible to a joy. */
const byFeeling = <T>(felt: Felt, banks: Readonly<Record<"awful" | "bad" | "plain" | "good" | "joy", T>>): T =>
  felt <= -2 ? banks.awful : felt < 0 ? banks.bad : felt >= 2 ? banks.joy : felt > 0 ? banks.good : banks.plain;

/** Something of one's own on what they tell: a saying of a topic they both speak of, one that they have not heard. */
function ownOn(ask: Asked, text: string): string | null {
  const { self } = ask;
  const topic = self.persona.topics.find(({ label, words }) => match([label, ...words], text) === 1);
  const fresh = topic?.says.filter((one) => !ask.said.includes(one)) ?? [];
  return fresh.length > 0 ? choose(ask, fresh) : null;
}

export const ownNews: Answerer = (ask) => {
  const felt = feltOf(ask);
  const kind = felt < 0 ? "sympathy" : felt > 0 ? "glad" : "statement";
  return oneOf(ask, kind, byFeeling(felt, ask.lines.telling.news), { name: ask.asker.name });
};

export const ownFact: Answerer = (ask, clause) => {
  const { lines } = ask;
  const own = ask.more ? null : ownOn(ask, wordsIn(ask, clause));
  return said("statement", own ? joined(ask, choose(ask, lines.telling.metoo), own) : choose(ask, lines.telling.fact));
};

export const ownFeeling: Answerer = (ask, clause) => {
  const { lines, self } = ask;
  const lists: Readonly<Record<string, readonly string[]>> = lines.telling.feelings;
  const answers: Readonly<Record<string, readonly string[]>> = lines.telling.feels;
  const words = wordsIn(ask, clause);
  const feeling = Object.keys(lists).find((one) => match(lists[one] ?? [], words) === 1);
  const found = feeling === "happy" && lines.telling.not.some((one) => words.includes(one)) ? "sad" : feeling;
  if (found === undefined) return ownNews(ask, clause);
  const meal =
    found === "hungry"
      ? (offersNamed(hereOf(self)?.offers ?? [], "")[0] ?? hereOf(self)?.offers.find(({ how }) => how === "buy"))
      : undefined;
  if (meal) return oneOf(ask, "sympathy", lines.telling.eatHere, { thing: meal.thing });
  return oneOf(ask, found === "happy" ? "glad" : "sympathy", answers[found] ?? lines.telling.news.plain);
};

export const ownDoing: Answerer = (ask, clause) => {
  const { self, lines, mouth } = ask;
  const { slots } = clause;
  // Whoever says that they look for somebody asks where they are.
  if (slots?.people?.some((id) => id !== self.persona.id)) return where(ask, clause);
  if (slots?.place !== undefined && slots.place !== hereOf(self)?.id) {
    const place = placeOf(self.town.map, slots.place);
    const values = {
      place: mouth.place(self, place.id),
      at: mouth.at(self, place.id),
      from: place.hours ? mouth.clock(place.hours.from) : "",
    };
    return oneOf(ask, "statement", isOpen(place, self.now) ? lines.telling.goesTo : lines.telling.goesToShut, values);
  }
  return oneOf(ask, "statement", lines.telling.doing);
};

export const news: Answerer = (ask, clause) => {
  const { self, lines, mouth } = ask;
  const story = clause.slots?.news === undefined ? null : newsAsked(ask, clause);
  const memory = story && bestMemory(self.mind, story.id);
  if (story && memory) {
    if (story.holder === self.persona.id) return oneOf(ask, "agree", lines.telling.mine, {}, { rests: [memory] });
    const from = memory.source.how === "heard" && memory.source.from !== ask.asker.id ? memory.source.from : null;
    return from
      ? oneOf(ask, "agree", lines.telling.heardFrom, { from: mouth.called(self, from) }, { rests: [memory] })
      : oneOf(ask, "agree", lines.telling.knew, {}, { rests: [memory] });
  }
  const felt = feltOf(ask);
  if (felt < 0 && clause.slots?.thing !== undefined)
    return oneOf(ask, "alarm", lines.telling.ofThing, { thing: clause.slots.thing });
  const of = clause.slots?.people?.find((id) => id !== self.persona.id);
  const liked = of === undefined ? 0 : (tieTo(self, of)?.warmth ?? 0);
  const bank = byFeeling(liked < 0 ? 0 : felt, lines.telling.newsOf);
  return oneOf(
    ask,
    felt < 0 ? "alarm" : felt > 0 ? "glad" : "statement",
    bank,
    of === undefined ? { who: "" } : mouth.of(self, of),
  );
};

export const view: Answerer = (ask, clause) => {
  const { self, lines } = ask;
  const of = clause.slots?.people?.find((id) => id !== self.persona.id);
  if (of !== undefined) {
    const mine = opinion(ask, clause);
    return (
      mine &&
      said("opinion", joined(ask, choose(ask, lines.telling.iSee), mine.line), { rests: mine.rests, known: mine.known })
    );
  }
  const known = tellOf(ask, wordsIn(ask, clause));
  if (known?.kind === "opinion") return known;
  const last = spokenOf(ask);
  return oneOf(ask, "agree", last === null ? lines.telling.view : lines.telling.viewOf);
};

export const seen: Answerer = (ask, clause) => {
  const { self, lines, mouth } = ask;
  const of = clause.slots?.people?.find((id) => id !== self.persona.id);
  if (of === undefined) return oneOf(ask, "acknowledge", lines.telling.seenNobody);
  const place = clause.slots?.place;
  const all = { ...mouth.of(self, of), at: place === undefined ? "" : mouth.at(self, place) };
  return oneOf(ask, "acknowledge", place === undefined ? lines.telling.seen : lines.telling.seenAt, all);
};
