/** Answers to what is no question about the town: greetings, names, feelings, requests, odd speech. */

import { occupied } from "../../../language/en/occupation.ts";
import { spokenClock } from "../../../language/en/times.ts";
import { placeNamed } from "../../../mind/talk/named.ts";
import { type PlaceId, placeOf } from "../../../world/places.ts";
import { minutesBetween } from "../../../world/walking.ts";
import { type Ask, askerName, choose, meIn } from "../../answers/ask.ts";
import { nameGiven } from "../../answers/names.ts";
import { answer, contentWords, joined, linesOf, overlap, type Rule, saysLittle, tieOf, youTold } from "./ask.ts";
import { answerLines as lines } from "./lines.ts";
import { inFirstPerson, placeName, quoteOf, shortQuote } from "./voice.ts";

/** "Isabella Rodriguez" and "cafe owner" as they would say it. */
export function meInWords(ask: Pick<Ask, "self">): { me: string; job: string } {
  const { persona } = ask.self;
  return { me: persona.name, job: occupied(persona.occupation) };
}

const cap = (word: string): string => `${word[0]!.toUpperCase()}${word.slice(1)}`;

/** Words in which people say who they are or what they do. */
export const ofOneself = /\b(?:i(?:'m| am) (?!fine|well|good|glad|sorry|going)|i [a-z]+ \w|my [a-z]+ )/i;

/** Minutes for which somebody who came in is still a new face. */
const JUST_CAME = 30;

/** What the resident knows of the asker: their name, what they said, whether they have met. */
export const ofTheAsker: Rule = (ask) => {
  const { p } = ask;
  const name = askerName(ask);
  const told = linesOf(ask);
  const telling = told.filter((memory) => !saysLittle(memory));
  if (
    /\b(?:what is|what was|do you (?:know|remember)|remember|recall|guess|tell me|say) my (?:own )?name\b|\bwho am i\b|\bdo you know who i am\b|\bwhat am i called\b/.test(
      p,
    )
  ) {
    const given = told.findLast((memory) => nameGiven({ whole: quoteOf(memory)!, asker: ask.asker }));
    const called = given ? nameGiven({ whole: quoteOf(given)!, asker: ask.asker })! : name;
    const facts = /\bwho (?:am i|i am)\b/.test(p) ? telling.filter((one) => one !== given).at(-1) : undefined;
    const rests = [...(given ? [given] : []), ...(facts ? [facts] : [])];
    if (!called) return answer(ask, "dont-know", false, choose(ask, lines.yourNameNot));
    return answer(
      ask,
      "your-name",
      true,
      joined(choose(ask, lines.yourName, { name: called }), facts && `You told me, ${youTold(facts)}`),
      rests,
    );
  }
  if (
    /\b(?:do you remember|remember|recall|recognise|recognize|do you know) (?:me|us)\b(?! (?:a|to|the|in case))|\bhave we met\b|\bdid we meet\b|\bhave we (?:talked|spoken)\b|\bwhere (?:do|did) (?:you|we) (?:know|meet)(?: me| each other)?\b|\b(?:what|anything|something|much|lot) (?:do )?(?:you )?(?:know|remember|knows?)?(?: (?:about|of)) me\b|\bdo you know (?:anything |something |much |a lot )?about me\b|\bdo i know you\b/.test(
      p,
    )
  ) {
    const seen =
      ask.self.mind.stream.length > 0
        ? ask.self.mind.stream.backing.memories
            .slice(0, ask.self.mind.stream.length)
            .filter((memory) => memory.subjects.includes(ask.asker.id) && memory.source.how === "saw")
        : [];
    const tie = tieOf(ask.self, ask.asker.id);
    // Whoever came in a moment ago and has not said a word before is no acquaintance.
    const earlier = seen.some((memory) => memory.created < ask.self.now - JUST_CAME);
    const about = /\babout me\b|\bof me\b/.test(p);
    if (telling.length === 0 && told.length === 0 && !tie && !(earlier && !about)) {
      const introduced = about
        ? seen.findLast((memory) => ask.asker.about && memory.text.includes(ask.asker.about))
        : null;
      if (introduced)
        return answer(
          ask,
          "you-told",
          true,
          `Only what you said of yourself: "${shortQuote(ask.asker.about)}"`,
          [introduced],
          true,
        );
      return answer(ask, "dont-know", false, choose(ask, about ? lines.knowYouNot : lines.rememberYouNot, { name }));
    }
    if (about && telling.length === 0 && ask.asker.visitor)
      return answer(ask, "dont-know", false, choose(ask, lines.knowYouLittle, { name }));
    const fact = telling.at(-1);
    const own = telling.find((one) => one !== fact && ofOneself.test(quoteOf(one) ?? ""));
    const from = fact
      ? joined(
          own && `You told me, ${youTold(own)}`,
          own ? `And the last time, ${youTold(fact)}` : `You told me, ${youTold(fact)}`,
        )
      : seen.length > 0
        ? inFirstPerson(ask.self, seen.at(-1)!, ask.asker.id)
        : null;
    return answer(
      ask,
      "remember-you",
      true,
      joined(choose(ask, lines.rememberYou, { name }), from),
      fact ? [...(own ? [own] : []), fact] : seen.slice(-1),
    );
  }
  if (/\bthink (?:of|about) me\b|\bdo you like me\b|\bam i your friend\b/.test(p)) {
    const warmth = tieOf(ask.self, ask.asker.id)?.warmth ?? 0;
    const fact = telling.at(-1);
    const line =
      warmth < 0
        ? choose(ask, lines.youNot)
        : fact || warmth >= 1
          ? choose(ask, lines.youGood)
          : choose(ask, lines.youNew);
    return answer(ask, "opinion", true, joined(line, fact && `You told me, ${youTold(fact)}`), fact ? [fact] : []);
  }
  if (/\bbe (?:my |your )?friends?\b|\bwe (?:are|be|become) friends\b/.test(p))
    return answer(ask, "friend", true, choose(ask, lines.befriend, { name }));
  const asksToldBack =
    /\bwhat (?:did|have|was it) (?:i|we) (?:just |already |once )?(?:tell|told|say|said|talk\w*|mention\w*|ask\w*|discuss\w*)\b|\bwhat i (?:told|said|asked)\b|\bdid i (?:tell|mention|say)\b|\bhave i (?:told|mentioned)\b/.test(
      p,
    );
  const aboutMe =
    ask.question &&
    ask.asker.visitor &&
    /\b(?:what|where|who|which|when|how|do you (?:know|remember)|remember)\b.{0,200}\b(?:(?:do|did|am|was|have) i\b|my (?!way|help|question|advice|turn)|i (?:do|am|like|live|work|come|want|said|told|love)\b|(?:what|where|which \w+) i [a-z]+\b)/.test(
      p,
    ) &&
    !/\b(?:should|can|could|may|shall|would|will) i\b|\bhow do i\b|\bwhere do i (?:find|get|buy|go|sit)\b|\b(?:with|to|for|give|help|tell) me\b/.test(
      p,
    );
  if (!asksToldBack && !aboutMe) return null;
  const words = contentWords(ask, ask.text).filter(
    (word) => !/^(?:tell|told|said|talk|mention|job|work|liv)$/.test(word),
  );
  const scored = telling
    .map((memory, i) => ({ memory, i, ...overlap(words, memory.text) }))
    .filter(({ count, share }) => words.length === 0 || count >= 2 || share >= 0.5);
  const byKind = /\b(?:from|live)\b/.test(p)
    ? telling.findLast((one) => /\bfrom\b|\blive\b/i.test(quoteOf(one)!))
    : /\b(?:for a living|my job|my work|what do i do)\b/.test(p)
      ? telling.findLast((one) =>
          /\bi(?:'m an?| am an?| work| photograph| paint| write| study| teach| \w+ for a living)\b/i.test(
            quoteOf(one)!,
          ),
        )
      : undefined;
  const best = scored.sort((a, b) => b.count - a.count || b.i - a.i)[0]?.memory ?? byKind;
  if (best) return answer(ask, "you-told", true, `You told me, ${youTold(best)}`, [best], true);
  if (ask.asker.about && overlap(words, ask.asker.about).share > 0.4)
    return answer(ask, "you-told", true, `You said, "${shortQuote(ask.asker.about)}"`, [], true);
  return answer(ask, "dont-know", false, choose(ask, lines.youToldNothing));
};

/** What one would do: the paper's reaction questions. */
export const reactions: Rule = (ask) => {
  const p = ask.all;
  const asked =
    /\b(?:what (?:do|would|will|should|did|are|is)|how (?:do|would|will)|if|imagine|suppose|your reaction|react)\b/.test(
      p,
    );
  if (!asked) return null;
  const values = shopsFor(ask);
  const of = (wordings: readonly string[]) => answer(ask, "reaction", true, choose(ask, wordings, values));
  if (
    /\b(?:breakfast|toast|food|dinner|lunch|eggs?|pan|stove|pancakes?)\b.{0,200}\b(?:burn\w*|on fire|smok\w+)\b|\bburning breakfast\b/.test(
      p,
    )
  )
    return of(lines.burning);
  if (
    /\bbath ?room\b.{0,200}\b(?:occupied|taken|locked|in use|busy|somebody|someone)\b|\boccupied bath ?room\b/.test(p)
  )
    return of(lines.bathroom);
  if (
    /\b(?:fridge|refrigerator|pantry)\b.{0,200}\b(?:empty|bare|nothing)\b|\bempty (?:fridge|refrigerator)\b|\bnothing in the fridge\b/.test(
      p,
    )
  )
    return of(lines.fridge);
  if (
    /\bfriend\b.{0,200}\b(?:walks?|walking|passes|passing|comes|going) (?:by|past|along)\b|\b(?:see|meet|run into) (?:a|your) friend\b/.test(
      p,
    )
  )
    return of(lines.friendPasses);
  if (
    /\bfire\b.{0,200}\b(?:street|road|park|outside|house|town)\b|\b(?:street|house|building) (?:is )?on fire\b|\bsee (?:a )?fire\b/.test(
      p,
    )
  )
    return of(lines.fireStreet);
  if (
    /\b(?:what (?:would|do) you do if|if you (?:saw|see|found|find))\b.{0,200}\b(?:leak\w*|broken|flood\w*)\b/.test(p)
  )
    return of(lines.oddThing);
  return null;
};

function shopsFor(ask: Ask): Record<string, string> {
  const places = [...ask.self.town.map.places.values()].filter(
    (place) => ask.self.mind.map.places.has(place.id) && place.access === "public",
  );
  const shop =
    places.find(
      (place) =>
        place.purposes.includes("shopping") && /market|grocer/i.test(`${place.name} ${place.aliases.join(" ")}`),
    ) ?? places.find((place) => place.purposes.includes("shopping"));
  const eat =
    places.find((place) => place.purposes.includes("meal") && place.purposes.includes("coffee") && place.hours) ??
    places.find((place) => place.purposes.includes("meal"));
  return {
    shop: shop ? ` at ${placeName(ask.self, shop.id)}` : "",
    shopAt: shop ? placeName(ask.self, shop.id) : "the shop",
    eat: eat ? placeName(ask.self, eat.id) : "a friend's",
  };
}

/** The place where the resident and the asker are, when it is one that opens and closes. */
function shopHere({ self }: Ask): PlaceId | null {
  const place = meIn(self)?.spot.place;
  return place && placeOf(self.town.map, place).hours ? place : null;
}

/** Opening hours, the way, the hour and the date. */
export const practical: Rule = (ask) => {
  const { p, self } = ask;
  const place = placeNamed(self, ask.text) ?? (/\b(?:you|here|this place)\b/.test(p) ? shopHere(ask) : null);
  if (place && self.mind.map.places.has(place)) {
    const known = placeOf(self.town.map, place);
    const named = placeName(self, place);
    if (/\b(?:open|opens|close|closes|closed|closing|opening|shut|hours)\b/.test(p) && ask.question) {
      if (!known.hours) return answer(ask, "hours", true, choose(ask, lines.alwaysOpen, { Place: cap(named) }));
      return answer(
        ask,
        "hours",
        true,
        choose(ask, lines.open, {
          Place: cap(named),
          from: spokenClock(known.hours.from),
          to: `${spokenClock(known.hours.to)}${known.hours.to > 720 && known.hours.to < 1440 ? (known.hours.to < 1080 ? " in the afternoon" : " in the evening") : ""}`,
        }),
      );
    }
    if (
      ask.people.length === 0 &&
      /\b(?:where is|where can i find|how do i get to|how far is|way to|which way|find)\b|\b(?:nearby|near here|around here|close by|close to here)\b/.test(
        p,
      )
    ) {
      const me = meIn(self);
      if (me?.spot.place === place) return answer(ask, "way", true, choose(ask, lines.here));
      const far = me ? minutesBetween(self.town.map, me.spot.place, place) : Number.POSITIVE_INFINITY;
      if (Number.isFinite(far))
        return answer(
          ask,
          "way",
          true,
          choose(
            ask,
            lines.wayThere.filter((one) => one.includes("{Place}")),
            { Place: cap(named), minutes: far <= 1 ? "a minute's" : `${far} minutes'` },
          ),
        );
    }
  }
  return null;
};
