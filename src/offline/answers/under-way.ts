/**
 * What is under way in a talk comes before what a line may be read as by itself: something is picked of what was offered, the bill of what was
 * had is asked for, a gathering that was just spoken of is asked on about.
 */
import { DAY } from "../../clock/units.ts";
import { capital } from "../../language/capital.ts";
import { literal } from "../../language/literal.ts";
import { findMemory, memoriesWith } from "../../mind/memory/stream.ts";
import { isUnspaced, stems } from "../../mind/memory/words.ts";
import { bestMemory } from "../../mind/news/stories.ts";
import { type Gathering, gatheringOf, type Story } from "../../mind/persona.ts";
import { firstName, spelling } from "../../world/people.ts";
import { placeOf } from "../../world/places.ts";
import { SURE } from "../../world/reading.ts";
import { does } from "../../world/speech-acts.ts";
import { tellings } from "../say/tellings.ts";
import { talkWords } from "../say/words.ts";
import type { Answer } from "../tongue.ts";
import { type Asked, joined, oneOf, said, understoodIn } from "./answerer.ts";
import { choose } from "./ask.ts";
import { askedBehind, askedOn, littleBehind, littleMore } from "./asked-on.ts";
import { inOwnWords } from "./at-hand.ts";
import { contentOf } from "./content.ts";
import {
  faulted,
  haggling,
  lateFor,
  meaning,
  objected,
  order,
  packing,
  pay,
  recounted,
  remembersSale,
} from "./counter.ts";
import { newsAsked, ofHearsay, vote } from "./events.ts";
import { hereOf, isKeeper } from "./here.ts";
import { whoCan } from "./knowledge.ts";
import { lastOwn, valuesOf } from "./manner.ts";
import { names } from "./naming.ts";
import { howLong, howMany, kin, likes, ofDeedAsked, tellsOne } from "./oneself.ts";
import { spokenOf as lastSpokenOf, ofOwn } from "./people.ts";
import {
  asksRoom,
  billOf,
  isBed,
  justNamed,
  letIn,
  lodge,
  offersNamed,
  ofSort,
  orderedIn,
  ownShop,
  price,
  servedBefore,
  stillOwed,
  tasted,
  whoRunsIt,
} from "./places.ts";
import { isOnlySpokenOf } from "./read-at-counter.ts";
import { ownTold } from "./said-before.ts";
import { toil } from "./small.ts";
import { owes } from "./till.ts";
import { ofTrade } from "./trade.ts";
import { wantedIn } from "./wares.ts";

/** The answer to what goes on with what is under way; null where a line does not. */
export function underWay(ask: Asked): Answer | null {
  const late =
    whoTheyAre(ask) ??
    objected(ask) ??
    recounted(ask) ??
    faulted(ask) ??
    haggling(ask) ??
    packing(ask) ??
    lateFor(ask) ??
    brought(ask) ??
    whoRunsIt(ask);
  const said = late ?? askedBehind(ask) ?? tellsOne(ask);
  if (said) return said;
  // "Add it all up for me" asks for the bill as well, where nothing else is meant.
  const owed = owes(ask) && isKeeper(ask, hereOf(ask.self)) ? settled(ask) : null;
  if (owed) return owed;
  if (!ask.question)
    return picked(ask) ?? (understoodIn(ask).some(({ confidence }) => confidence >= SURE) ? null : billed(ask));
  return (
    remembersSale(ask) ??
    ownTold(ask) ??
    appointed(ask) ??
    billed(ask) ??
    soldHere(ask) ??
    bedded(ask) ??
    quality(ask) ??
    voted(ask) ??
    showAsked(ask) ??
    inTheWorks(ask) ??
    ofGathering(ask) ??
    ofHearsay(ask) ??
    whoCan(ask) ??
    ofDeedAsked(ask) ??
    littleMore(ask) ??
    inOwnWords(ask, understoodIn(ask)) ??
    askedOn(ask) ??
    ofThose(ask) ??
    ofPeople(ask) ??
    ofTrade(ask) ??
    ofOneself(ask) ??
    littleBehind(ask)
  );
}

/** Whoever is asked whether they are who they are, and no more, says so: "you're Nessa, right?", 您就是Arthur吧. */
function whoTheyAre(ask: Asked): Answer | null {
  const { self, lines, mouth, whole } = ask;
  const { name, id } = self.persona;
  const first = firstName(name);
  const own = [name, mouth.called(self, id), first, ...spelling({ id, name })];
  const called = own.find((one) => whole.toLowerCase().includes(one.toLowerCase()));
  if (!names(lines.people.areYou, whole)) return null;
  if (called === undefined) return whatTheyAre(ask);
  const at = whole.toLowerCase().indexOf(called.toLowerCase());
  const rest = `${whole.slice(0, at)} ${whole.slice(at + called.length)}`;
  const little = [...lines.people.areYou, ...lines.people.tags].sort((a, b) => b.length - a.length);
  const bounds = isUnspaced(name) ? "" : "(?![\\p{L}'’])";
  const left = rest.replace(
    new RegExp(`${bounds && "(?<![\\p{L}'’])"}(?:${little.map(literal).join("|")})${bounds}`, "giu"),
    "",
  );
  if (!/\p{L}/u.test(left)) return ask.answer(meaning("ask-your-name"));
  // "Are you the Sam who is standing?" asks for more than a name.
  const before = whole.slice(0, at).trimEnd().toLowerCase();
  const isMeant = lines.people.areYou.some((one) =>
    [one, ...lines.people.theOne.map((the) => one + the)].some((end) => before.endsWith(end)),
  );
  return ask.question && isMeant ? oneOf(ask, "who", lines.people.thatsMe, { name: first }) : null;
}

/** What somebody does, for whoever asks whether they are just that: "are you the pharmacist?", 你是药剂师吧. Null for others. */
function whatTheyAre(ask: Asked): Answer | null {
  const { self, lines, question, whole } = ask;
  if (!question) return null;
  const { occupation } = self.persona;
  const { areYou, tags, bossWords } = lines.people;
  const runs = isKeeper(ask, hereOf(self));
  const yes = () => oneOf(ask, "occupation", lines.workYes, valuesOf(ask));
  if (!isUnspaced(whole)) {
    const own = [...contentOf(ask, occupation), ...(runs ? bossWords.flatMap(stems) : [])];
    const said = contentOf(ask, whole);
    return said.length > 0 && said.every((word) => own.includes(word)) ? yes() : null;
  }
  const rest = [...areYou, ...tags]
    .sort((a, b) => b.length - a.length)
    .reduce((left, one) => left.replace(one, ""), whole)
    .replace(/[\p{P}\s吗呢呀啊]/gu, "");
  return (rest.length > 1 && occupation.includes(rest)) || (runs && bossWords.includes(rest)) ? yes() : null;
}

/** What is said to tease or hurt, however it is put. */
const PLAYS = /^(?:tease|insult|flirt)$/;

/** Whom one has, who somebody is to one and with whom one lives, in whatever words. */
function ofPeople(ask: Asked): Answer | null {
  const { lines, text } = ask;
  const { have, household } = lines.ties;
  if (names(household, text)) return ask.answer({ ...meaning("ask-your-home"), slots: { form: "who" } });
  const found = ofOwn(ask);
  if (found) return found;
  const [best] = understoodIn(ask);
  // "Have you got something for children?" asks for none of one's own.
  const ofOther = best && best.confidence >= SURE && !/^(?:ask-your|ask-person|follow)/.test(best.intent);
  const learnt = lines.kinds.find(({ roles }) => roles.some((one) => one === "master"));
  if (learnt && names(learnt.words, text) && !(best && best.confidence >= SURE && PLAYS.test(best.intent)))
    return kin(ask, undefined);
  return !ofOther && names(have, text) && names(lines.bearing.ofYou, text) ? kin(ask, "whether") : null;
}

/** So many people are described at once. */
const TWO = 2;

/** What those are like whom one has just named. */
function ofThose(ask: Asked): Answer | null {
  const { self, mouth, lines } = ask;
  const last = lastOwn(ask)?.text;
  if (!last || !names(lines.people.theyLike, ask.text)) return null;
  const found = [...self.town.personas.keys()]
    .filter((id) => id !== self.persona.id && names([mouth.called(self, id)], last))
    .sort((a, b) => last.indexOf(mouth.called(self, a)) - last.indexOf(mouth.called(self, b)))
    .slice(0, TWO)
    .flatMap((id) => ask.answer({ ...meaning("ask-person-opinion"), slots: { people: [id] } }) ?? []);
  const [first, second] = found;
  return first && second
    ? { ...first, line: joined(ask, first.line, second.line), rests: [...first.rests, ...second.rests] }
    : (first ?? null);
}

/** What came of what two had in mind together. */
const OF_TWO: ReadonlySet<string> = new Set([
  "agreed",
  "declined",
  "kept",
  "stood up",
  "missed",
  "called off",
  "heard off",
]);

/** Whether one goes, or went, where somebody who was spoken of asked one to: by what was agreed and came of it. */
function appointed(ask: Asked): Answer | null {
  const { self, mouth, lines, asker } = ask;
  if (!names(lines.goesWords, ask.text) || understoodIn(ask).some(({ slots }) => slots?.news !== undefined))
    return null;
  const named = ask.people.flatMap(({ ids }) => ids).find((id) => id !== self.persona.id && id !== asker.id);
  const who = named ?? lastSpokenOf(ask);
  if (who === null || who === asker.id) return null;
  const of = memoriesWith(self.mind.stream, { subject: who }).findLast(
    ({ episode, created }) => episode !== undefined && OF_TWO.has(episode.kind) && created > self.now - RECENT,
  );
  if (!of || mouth.isPrivate(self, of)) return null;
  const yes = of.episode?.kind === "agreed" || of.episode?.kind === "kept";
  return said(
    "plan",
    `${choose(ask, yes ? lines.didSo.slice(0, 1) : lines.goesNot)}${mouth.space}${mouth.sentence(mouth.retold(self, of, asker.id))}`,
    {
      rests: [of],
    },
  );
}

/** So long ago something agreed is still what is meant. */
const RECENT = 2 * DAY;

/** What asks for one's years at something, or what one does beside it. */
const OF_YEARS = /^ask-your-(?:age|day|doing|home|likes|past|people|skill|work)$/;

/** How long one has been at it, and what one does when one is not, in whatever words. */
function ofOneself(ask: Asked): Answer | null {
  const { lines, text } = ask;
  const many = howMany(ask);
  if (many) return many;
  const [best] = understoodIn(ask);
  // "Have you been the postmaster for long?" names nobody else.
  const named = [...ask.people.flatMap(({ ids }) => ids), ...(best?.slots?.people ?? [])];
  const ofOther =
    named.some((id) => id !== ask.self.persona.id) ||
    (best?.slots?.news !== undefined && !best.intent.startsWith("ask-your"));
  const you = names(lines.bearing.ofYou, text);
  if (ofOther) return null;
  // "Tell us about yourself, how long have you had the inn?"
  const ofYears = best && (OF_YEARS.test(best.intent) || best.intent.startsWith("follow-"));
  const since = you && ofYears && names(lines.spanSince, text) ? howLong(ask) : null;
  if (since) return since;
  if (best && best.confidence >= SURE && !(you && OF_YEARS.test(best.intent))) return null;
  if (you && names(lines.leisureWords, text)) return likes(ask, meaning("ask-your-likes"));
  return toil(ask) ?? (you ? howLong(ask) : null);
}

/** So many words beside its name at most, and a thing is picked by it. */
const FEW = 2;

/** "The orange cake, then", said to whoever has just asked which: it is ordered. */
function picked(ask: Asked): Answer | null {
  const { self } = ask;
  const here = hereOf(self);
  const last = lastOwn(ask);
  if (!here || !last || !does(last.acts, "ask") || !isKeeper(ask, here) || isOnlySpokenOf(ask)) return null;
  if (names(ask.lines.counter.priceAsks, ask.text)) return null;
  const meant = justNamed(ask, here.offers);
  const thing = meant.find((one) => one.thing === ask.text) ?? offersNamed(meant, ask.text)[0];
  if (!thing) return null;
  const own = new Set([thing.thing, ...thing.words].flatMap((one) => contentOf(ask, one)));
  const beside = contentOf(ask, ask.text).filter((word) => !own.has(word));
  return beside.length <= FEW ? order({ ...ask, whole: thing.thing }, meaning("order")) : null;
}

/** So sure it must be that something else is asked, by whoever has something to pay. */
const PLAINLY = 0.85;

/** What is to be paid, however it is asked. */
function billed(ask: Asked): Answer | null {
  const paid = names(ask.lines.counter.paidWords, ask.whole) || owes(ask) ? settled(ask) : null;
  if (paid) return paid;
  if (!names(ask.lines.places.owedWords, ask.text)) return null;
  const here = hereOf(ask.self);
  const [best] = understoodIn(ask);
  const ofMoney = best?.intent === "ask-price" || best?.intent === "pay" || best?.intent === "ask-where-get";
  // "Have you seen Bill?" asks for no bill; "what does that come to?" is of what they had.
  const other = best && best.confidence >= SURE && !ofMoney;
  if (other && (best.confidence >= PLAINLY || orderedIn(ask).length === 0)) return null;
  if (here && !isKeeper(ask, here) && ofMoney) return pay(ask, meaning("pay"));
  return orderedIn(ask).length > 0 ? price(ask, meaning("ask-price")) : null;
}

/** What is left to pay of what was had at the resident's own counter, wherever the two meet, for whoever says that they owe it or asks whether they do; null for who says so where there is nothing. */
function settled(ask: Asked): Answer | null {
  const { self, lines, whole } = ask;
  const shop = ownShop(self);
  const here = hereOf(self);
  const isOwing = owes(ask);
  if (!shop) return pay(ask, meaning("pay"));
  const owed = stillOwed(ask);
  // Whoever says that they owe is believed: what they name, else what they had last.
  const { wares } = wantedIn(lines.counter, shop.offers, whole);
  const named = wares.map(({ offer, count }) => ask.mouth.counted(offer.thing, count));
  // "I haven't paid my rent this month" is of nothing that was had here.
  const last = contentOf(ask, whole).length <= FEW ? servedBefore(ask).slice(-1) : [];
  const things = owed.length > 0 ? owed : isOwing ? (named.length > 0 ? named : last) : [];
  const bill = things.length > 0 ? billOf(ask, things, shop.offers) : null;
  if (bill || isOwing) return bill;
  if (here?.id === shop.id || servedBefore(ask).length === 0) return pay(ask, meaning("pay"));
  return oneOf(ask, "price", lines.wanting.settled);
}

/** Whether something is sold, for whoever asks that of the one who sells there; null for others. */
function soldHere(ask: Asked): Answer | null {
  const here = hereOf(ask.self);
  const { sells, priceAsks } = ask.lines.counter;
  if (!here || !isKeeper(ask, here) || !names(sells, ask.text) || names(priceAsks, ask.text)) return null;
  // 盖碗茶卖不卖？来一碗: both are answered.
  if (understoodIn(ask).some(({ intent, confidence }) => intent === "order" && confidence >= SURE)) return null;
  // "What do you sell, then?" asks for all of it.
  const all = names(ask.lines.places.works.whats, ask.text);
  return ask.answer({ ...meaning("ask-menu"), slots: all ? {} : { form: "whether" } });
}

/** So many words of whatever it is like stand before what is brought. */
const LIKE = { words: 1, signs: 2 } as const;

/** Whether a piece of a line brings something to eat or drink: that stands right behind. "I brought my wife for a bun" brings nothing. */
function bringsFood(ask: Asked, piece: string): boolean {
  const { brings, bringsBetween, bringsNot, goods, articles, between, vessels, numbers, measures } = ask.lines.counter;
  const offers = hereOf(ask.self)?.offers ?? [];
  const edible = [...goods, ...ask.lines.places.sorts.flatMap(({ of }) => of)];
  const said = piece.toLowerCase().replaceAll("’", "'");
  const isFood = (text: string) => names(edible, text) || offersNamed(offers, text).length > 0;
  return brings.some((one) => {
    const at = names([one], said) ? said.indexOf(one) : -1;
    if (at < 0) return false;
    const after = said.slice(at + one.length);
    if (isUnspaced(said)) {
      const led = [...bringsBetween, ...measures, ...numbers.join("").replaceAll(" ", "")];
      const rest = [...after];
      const first = rest.findIndex((sign) => !led.includes(sign));
      return [...Array(LIKE.signs + 1).keys()].some((more) => {
        const like = rest.slice(0, Math.max(first, 0) + more).join("");
        const [next = ""] = after.slice(like.length).split(/[，,\s]/u);
        return (
          first >= 0 && ![...bringsNot].some((no) => like.includes(no)) && edible.some((it) => next.startsWith(it))
        );
      });
    }
    const led = new Set([
      ...articles,
      ...between,
      ...vessels,
      ...bringsBetween,
      ...numbers.flatMap((n) => n.split(" ")),
    ]);
    const rest = after.split(/[^\p{L}\p{N}']+/u).filter((word) => word !== "" && !led.has(word));
    return !bringsNot.includes(rest[0] ?? "") && isFood(rest.slice(0, LIKE.words + 1).join(" "));
  });
}

/** What somebody says they bring or have made, to eat or drink: that is thanked for, and asked after by nobody. */
function brought(ask: Asked): Answer | null {
  const { lines, whole } = ask;
  if (!names(lines.counter.brings, whole)) return null;
  const pieces = whole.split(/[.!?,;。！？，；\n]/u);
  if (!pieces.some((one) => bringsFood(ask, one))) return null;
  const here = hereOf(ask.self);
  const rest = pieces.filter((one) => !names(lines.counter.brings, one)).join(", ");
  const orders = understoodIn(ask).some(({ intent, confidence }) => intent === "order" && confidence >= SURE);
  // "I baked you a cake. Two coffees, please": those are served.
  if (orders && here && offersNamed(here.offers, rest).length > 0) return null;
  const other = understoodIn(ask).some(
    ({ intent, confidence }) =>
      confidence >= SURE && !/^(?:order|offer-help|ask-may|suggest|propose-|tell-own|greet)/.test(intent),
  );
  return other ? null : oneOf(ask, "thanks", lines.wanting.brought);
}

/** What something is like that is to be had where the two are, where nothing is ordered along with it. */
function quality(ask: Asked): Answer | null {
  const here = hereOf(ask.self);
  const orders = understoodIn(ask).some(
    ({ intent, confidence }) => /order$|^ask-price$|^pay$/.test(intent) && confidence >= SURE,
  );
  return here && !orders
    ? tasted(
        ask,
        ask.text,
        here.offers.filter(({ how }) => how !== "do"),
      )
    : null;
}

/** What asks for a bed, where it is about one. */
const OF_BEDS: ReadonlySet<string> = new Set([
  "ask-may",
  "ask-price",
  "ask-menu",
  "ask-where-get",
  "ask-place",
  "order",
]);

/** A bed for the night, in whatever words. */
function bedded(ask: Asked): Answer | null {
  const [best] = understoodIn(ask);
  const here = hereOf(ask.self);
  const plainly = isBed(ask, ask.text) || (here !== null && asksRoom(ask, ask.text) && letIn(ask, here) !== undefined);
  if (best && best.confidence >= SURE && !plainly && !OF_BEDS.has(best.intent)) return null;
  return lodge(ask);
}

/** Whom one votes for, where one is asked oneself. */
const voted = (ask: Asked): Answer | null => (names(ask.lines.bearing.ofYou, ask.text) ? vote(ask) : null);

/** So many lines back a gathering is still what the talk is about. */
const LATELY = 6;

/** The gathering that the last lines were about; null where they were about none, or it is over. */
function spokenOf(ask: Asked): { readonly story: Story; readonly event: Gathering } | null {
  const { self, talk } = ask;
  const told = talk
    .slice(-LATELY)
    .flatMap(({ stories, rests, reading }) => [
      ...stories,
      ...rests.flatMap((one) => findMemory(self.mind.stream, one)?.stories ?? []),
      ...(reading?.clauses.flatMap(({ slots }) => slots?.news ?? []) ?? []),
    ]);
  const all = understoodIn(ask);
  const named = all.flatMap(({ slots }) => slots?.news ?? []);
  const id = [...named, ...told.reverse()].find((one) => gatheringOf(self.stories.get(one)));
  const asks = id !== undefined || all[0]?.intent.startsWith("ask-event");
  const story = asks ? newsAsked(ask, id === undefined ? {} : { slots: { news: id } }) : null;
  const event = gatheringOf(story);
  return story && event && event.to > self.now ? { story, event } : null;
}

/** When there is a show or a feast, for whoever asks of one by what it is: 今晚有没有戏 of a 夜戏. Null for others. */
function showAsked(ask: Asked): Answer | null {
  const { self, lines, text } = ask;
  const { shows, whenAsked } = lines.events;
  const kinds = names(whenAsked, text) ? shows.filter((one) => names([one], text)) : [];
  const [best] = understoodIn(ask);
  if (
    kinds.length === 0 ||
    (best && best.confidence >= SURE && !/^ask-(?:event|your-plan|to-do|time)/.test(best.intent))
  )
    return null;
  const story = [...self.stories.values()].find((one) => {
    const event = gatheringOf(one);
    return event && event.to > self.now && names(kinds, event.name) && bestMemory(self.mind, one.id);
  });
  return story ? ask.answer({ ...meaning("ask-event-when"), slots: { news: story.id } }) : null;
}

/**
 * What is in the pot, on the stove or in the kiln, for whoever asks the one who works there: what is made there to eat, else what others are
 * asked in for; nothing is made up beside that.
 */
function inTheWorks(ask: Asked): Answer | null {
  const { self, lines, mouth, text } = ask;
  const here = hereOf(self);
  const [best] = understoodIn(ask);
  const { vessels, whats, ofVessel, ofWork } = lines.places.works;
  if (!names(vessels, text) || !names(whats, text) || self.persona.work?.spot.place !== here?.id || !here) return null;
  if (best && best.confidence >= SURE && !/^ask-(?:thing|your-doing|menu|place|event)/.test(best.intent)) return null;
  const ofFood = lines.places.sorts.find(({ of }) => of.length === 0)!.words[0]!;
  const eaten = here.purposes.includes("meal") ? (ofSort({ ...ask, text: ofFood }, here.offers) ?? []) : [];
  const made = eaten.map(({ thing }) => thing).filter((thing) => !names(lines.counter.services, thing));
  const things = mouth.listed(made.slice(0, 2));
  if (made.length > 0) return oneOf(ask, "menu", ofVessel, { things, Things: capital(things) });
  const mine = [...self.stories.values()].find((one) => {
    const event = gatheringOf(one);
    return event?.spot.place === here.id && event.to > self.now && one.holder === self.persona.id && !one.secret;
  });
  const told = mine ? ask.answer({ ...meaning("ask-event-what"), slots: { news: mine.id } }) : null;
  return told && !ask.said.includes(told.line) ? told : oneOf(ask, "thing", ofWork);
}

/** What can ask on about a gathering: of events, what follows on, and what names no matter of its own - a price, a way, leave, advice. */
const OF_GATHERING = /^(?:ask-event-|follow-|ask-(?:price|way|may|advice|to-do)$)/;

/** What to bring to a gathering, what to wear, what it costs, whether a friend may come, how far it is: by what is told of it, else by what one expects of any. */
function ofGathering(ask: Asked): Answer | null {
  const { self, lines, mouth, text } = ask;
  const { details, way, until, costs } = lines.events;
  const sort = details.find(({ words, not }) => names(words, text) && !names(not, text));
  const toWay = !sort && names(way, text);
  const toEnd = !sort && !toWay && names(until, text);
  if (!sort && !toWay && !toEnd) return null;
  // "Is that boy your son?", "Will it rain tomorrow?" are no matter of a party, wherever its words stand.
  const [best] = understoodIn(ask);
  if (best && best.confidence >= SURE && !OF_GATHERING.test(best.intent) && !(toWay && best.intent === "ask-how-to"))
    return null;
  const found = spokenOf(ask);
  if (!found) return null;
  const { story, event } = found;
  const elsewhere = understoodIn(ask).some(
    ({ slots }) => slots?.place !== undefined && slots.place !== event.spot.place,
  );
  const thing = offersNamed(hereOf(self)?.offers ?? [], text).length > 0;
  if (elsewhere || thing || ask.people.some(({ ids }) => ids.length > 0)) return null;
  if (toEnd) return ask.answer({ ...meaning("ask-event-when"), slots: { news: story.id } });
  if (toWay) return ask.answer({ ...meaning("ask-way"), slots: { place: event.spot.place } });
  const { told, mine, theirs, yes } = sort!;
  const whether = yes.length > 0 && understoodIn(ask)[0]?.slots?.form === "whether";
  // What is sold there for it, a ticket, is what it costs.
  const sold = costs.includes(sort!.words[0]!)
    ? placeOf(self.town.map, event.spot.place).offers.find(({ thing }) => names(told, thing))
    : undefined;
  if (sold?.price)
    return oneOf(ask, "price", lines.places.costs, {
      thing: mouth.theThing(sold.thing),
      Thing: capital(mouth.theThing(sold.thing)),
      cost: mouth.amount(self.town.currency, sold.price),
    });
  const says = tellings(self, story)
    .flatMap((one) => one.split(talkWords(self).sentenceEnd))
    .filter((one) => names(told, one) && !ask.said.includes(one));
  const line = says.length > 0 ? ask.random.pick(says) : null;
  const values = { host: mouth.called(self, event.host), event: event.name };
  const plain = choose(ask, event.host === self.persona.id ? mine : theirs, values);
  const rests = [bestMemory(self.mind, story.id)!];
  return said("news", mouth.sentence(line ? `${whether ? `${choose(ask, yes)} ` : ""}${line}` : plain), { rests });
}
