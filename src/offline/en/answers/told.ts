/**
 * What somebody tells a resident who answers offline: taken in by its kind, turned to "you" and asked about, or related to one's own
 * things where the words meet. What answers the resident's own question is taken as that.
 */

import { sentences } from "../../../language/en/sentences.ts";
import { youFor } from "../../../language/en/you-for.ts";
import { stems } from "../../../mind/memory/words.ts";
import { placeNamed } from "../../../mind/talk/named.ts";
import { placeOf } from "../../../world/places.ts";
import { type Ask, askerName, choose, meIn } from "../../answers/ask.ts";
import { thingIn } from "../../answers/here.ts";
import { fill } from "../../say/fill.ts";
import { isOffice } from "../../say/spoken.ts";
import type { Answer } from "../../tongue.ts";
import { about, answer, busyWith, joined, lastToAsker, tieOf, unsaid } from "./ask.ts";
import { answerLines as lines } from "./lines.ts";
import { orders } from "./orders.ts";
import { toldLines as banks } from "./told-lines.ts";
import { placeName, quoteOf } from "./voice.ts";

/** A greeting alone, which tells nothing of whoever says it. */
const HAIL =
  /^\W*(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day))\b[^.!,]{0,30}[.!,]*\W*$/i;

/** The sentences that tell something: no questions, no greetings. */
export const tellingIn = (said: string): string[] =>
  sentences(said).filter((one) => !/\?$/.test(one) && stems(one).length > 0 && !HAIL.test(one));

/** "Hello Sam, I paint" without its greeting. */
const unhailed = (text: string): string =>
  text.replace(
    /^\W*(?:hi|hello|hey|hiya|oh|well|so|yes|no|good (?:morning|afternoon|evening|day))\b(?: there)?[,!.\s]+/i,
    "",
  );

/** A topic of the resident that words of a text belong to. */
export function topicIn(ask: Ask, text: string, least: number) {
  const words = new Set(stems(text));
  const lower = text.toLowerCase();
  const ranked = ask.self.persona.topics
    .map((topic) => {
      const hits = [...new Set(topic.words.flatMap((word) => stems(word)))].filter((word) => words.has(word)).length;
      return { topic, score: hits + (lower.includes(topic.label.toLowerCase()) ? 2 : 0) };
    })
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score);
  return ranked[0]?.topic ?? null;
}

/** Questions that fit what was told, by its form; the first that applies. */
const followUps: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^you(?:'re|'ve| are| have)? (?:only |just |recently )*(?:arrived|moved (?!on)|came (?:here|to)|come (?:here|to)|new\b|visiting|here (?:for|on|to)|passing through|on holiday|travell?ing)/,
    banks.newcomer,
  ],
  [/^you(?:'re| are) (?:an? |the |your )/, banks.being],
  [
    /^you(?:'ve| have|'re| are)? (?:only |just |recently )*(?:started|starting|begun|began|taken up|took up|joined|signed up|learning)/,
    banks.begun,
  ],
  [/^you(?:'re| are| come) (?:originally )?from\b|^you (?:live|grew up) in\b/, banks.from],
  [/\b(?:going to|tomorrow|next (?:week|month|year|summer|spring|autumn|winter)|soon|tonight|'ll|will)\b/, banks.ahead],
  [/^you(?:'re| are) (?:still |also |currently )*[a-z]+ing\b/, banks.underWay],
  [/^you(?:'re| are|'ve been| have been) /, banks.being],
  [/^you (?:really |just |do |so )*(?:like|love|enjoy|adore|prefer|collect)\b/, banks.liking],
  [/^you(?:'d| would)? (?:really |just |only )*(?:want|like to|love to|hope|wish|dream|plan|mean)\b/, banks.wanting],
  [/^you (?:really |just |only )*(?:need|must|have to|should)\b/, banks.needing],
  [/^you (?:have|own|keep|'ve got)\b/, banks.having],
  [/^your\b/, banks.theirs],
  [
    /^you(?:'ve| have)? (?:[a-z]+ly |just |never |once )*(?:[a-z]+ed|saw|found|went|came|got|had|made|met|won|wrote|read|bought|took|heard|left|ate|slept|sold|saw|flew|ran|swam|spent|drew|sang)\b/,
    banks.past,
  ],
  [/^you [a-z]+/, banks.habit],
];

/** "So you photograph birds. How did you come to that?" Null when they say nothing of themselves to take up. */
export function takenUp(ask: Ask, said: string): string | null {
  const telling = tellingIn(said);
  const about = /^(?:i|my|we|our|i['’]m|i['’]ve|today i|yesterday i|this morning i|last \w+ i)\b/i;
  const first = (telling.map(unhailed).find((one) => about.test(one)) ?? "").replace(/(?<![.!\s])[.!\s]+$/, "");
  if (!first || first.length > 90) return null;
  const turned = youFor(first).replace(/^You/, "you").replace(/^so /i, "");
  const question = choose(ask, followUps.find(([form]) => form.test(turned))?.[1] ?? lines.statementAsk);
  return `So ${turned}. ${question}`;
}

/** Kinds of things people tell, each with what is said to it. The first that applies answers. */
const kinds: readonly { readonly kind: string; readonly words: RegExp; readonly bank: readonly string[] }[] = [
  {
    kind: "dignity",
    words:
      /\bi (?:really |just )?(?:do not|never) (?:like|trust|believe) you\b|\byou are (?:so |really |very |a bit )?(?:boring|annoying|rude|mean|unfriendly|strange|weird|wrong|bad)\b/,
    bank: banks.youNotLiked,
  },
  {
    kind: "sorry",
    words: /\b(?:i am (?:so |very |really )?sorry|i apologi[sz]e|my apologies|forgive me)\b/,
    bank: banks.sorry,
  },
  {
    kind: "birthday",
    words:
      /\b(?:it is|today is|is) my birthday\b|\bi (?:am turning|turned|turn) \w+ today\b|\bmy birthday(?: is)? today\b/,
    bank: banks.birthday,
  },
  {
    kind: "greet",
    words: /\b(?:happy|merry) (?:valentine|christmas|new year|easter|halloween|holidays|sunday)/,
    bank: banks.holiday,
  },
  { kind: "thanked", words: /\bcongratulations\b|\bcongrats\b|\bwell done\b|\bgood luck\b/, bank: banks.congratulated },
  {
    kind: "sympathy",
    words:
      /\b(?:died|dead|passed away|funeral|grie(?:f|ving)|broke up|divorc\w*|lost my (?:job|mother|father|mum|mom|dad|wife|husband|friend|home|house)|(?:got|was|been) fired|miss (?:him|her|them|my|home)|lonely|crying|cried|heartbroken|(?:i am|i feel|feeling) (?:so |very |really |a bit |a little )?(?:sad|scared|afraid|depressed|down|sick|ill|unhappy|awful|terrible|miserable))\b/,
    bank: lines.feelBad,
  },
  {
    kind: "sympathy",
    words: /\b(?:i am|i feel) (?:so |very |really |a bit |a little )?(?:tired|exhausted|worn out|sleepy|stressed)\b/,
    bank: banks.tired,
  },
  {
    kind: "sympathy",
    words: /\b(?:i am|i feel) (?:so |very |really )?(?:cold|freezing|soaked|wet)\b/,
    bank: banks.cold,
  },
  {
    kind: "welcome",
    words:
      /\bi (?:do not|hardly) know (?:anybody|anyone|a soul|many people)\b|\bi have no friends\b|\bi am all alone\b/,
    bank: banks.alone,
  },
  {
    kind: "of-me",
    words:
      /\byou (?:look|seem|sound) (?:so |very |a bit |a little |rather |really )?(?:tired|exhausted|sad|worried|busy|cold|ill|stressed|unhappy|upset|sleepy)\b/,
    bank: banks.youLook,
  },
  {
    kind: "weather",
    words:
      /\b(?:beautiful|lovely|nice|fine|gorgeous|cold|warm|hot|sunny|grey|gray|windy|rainy|great) (?:day|morning|afternoon|evening|weather|night)\b|\bit is (?:so |very |really |quite )?(?:cold|warm|hot|sunny|windy|raining|snowing|cloudy|lovely outside)\b|\bthe weather\b/,
    bank: banks.weather,
  },
];

/** Words that say something good, or bad, of what they are said of. */
const good =
  /\b(?:good|great|wonderful|lovely|kind|nice|honest|clever|smart|brilliant|amazing|fantastic|delicious|beautiful|charming|best|funny|sweet|excellent|perfect|cosy|cozy|love|like|admire|adore|glad|happy|well|excited|fine|fun)\b/;
const bad =
  /\b(?:bad|awful|terrible|horrible|rude|mean|nasty|stupid|boring|dishonest|liar|fool|idiot|annoying|ugly|worst|hate|dislike|slow|hard|difficult|badly|stuck|failed|failing|poorly|tough|not (?:so |very |too )?(?:good|well|great|nice)|(?:do|does|can) not (?:like|trust|stand)|too (?:loud|expensive|cold|hot|small|slow))\b/;

/** "My dog is lost", "I can't find my keys": what is missing. */
const missing =
  /\b(?:i (?:have )?lost|i can not find|i am looking for|have you seen) my (?:little |old |new |black |white )?(dog|cat|keys?|wallet|phone|hat|bag|umbrella|glasses|gloves?|scarf|ring|notebook|ticket|purse|bike|bicycle)\b|\bmy (dog|cat|bike|bicycle|wallet|phone) (?:is (?:lost|missing|gone)|ran away|has (?:run away|disappeared)|was stolen)\b/;

/** "You always...", "you never...": a reproach. */
export const accusation = /\b(?:you|are you|do you) (?:always|never|constantly)\b(?! (?:know|welcome|been|have time))/;

/** To a reproach: taken by most, given back by the sour and to whom one cannot stand. */
export function accused(ask: Ask): Answer {
  const sour = ask.self.persona.traits.some((one) => /rude|toxic|aggressive/.test(one));
  const cold = (tieOf(ask.self, ask.asker.id)?.warmth ?? 0) < 0;
  return answer(ask, "dignity", true, choose(ask, sour || cold ? banks.accusedSour : banks.accused));
}

/** "I just came by to visit." */
const visits =
  /\b(?:i|we) (?:am |are |have |just |only |thought i would )*(?:came|come|here|stopped|stop|popped|pop|dropped|drop)(?: by| in| over| round| around| along)? (?:just )?(?:to (?:pay (?:you )?a visit|visit|say (?:hi|hello)|see (?:you|the place|how you are)|look (?:around|round)|have a look)|for a (?:visit|chat|look))\b|\b(?:i|we) (?:am|are) (?:just |only )?(?:visiting|looking (?:around|round)|having a look)\b|\bjust (?:visiting|looking (?:around|round))\b/;

/** To somebody who comes for a visit: at one's own home asked in, elsewhere shown round. */
function visited(ask: Ask): Answer {
  const { self } = ask;
  const here = meIn(self)?.spot.place ?? self.persona.home.place;
  const bank = here === self.persona.home.place ? banks.visitHome : banks.visitPlace;
  const values = { name: askerName(ask), doing: busyWith(self), place: placeName(self, here) };
  return answer(ask, "visit", true, choose(ask, bank, values));
}

/** Somebody wants or fears something of the town. */
const opinion =
  /\b(?:i (?:think|believe|feel|find|guess|suppose|would say)|if you ask me|in my (?:opinion|view)|(?:this|the|our) (?:town|park|cafe|college|pub|place|mayor|street)\w* (?:needs|should|could|must|has to|ought)|we (?:need|should|could|must)|there (?:should|ought to|must) be|someone should|somebody should|people should)\b/;

/** What somebody tells, answered. `storyKnown` answers news that goes round in town. */
export function statement(ask: Ask, storyKnown: (ask: Ask) => Answer | null): Answer {
  const news = storyKnown(ask);
  if (news) return news;
  const { all, self } = ask;
  const values = { name: askerName(ask), doing: busyWith(self) };
  const of = (kind: string, bank: readonly string[], more: Readonly<Record<string, string>> = {}) =>
    answer(ask, kind, true, choose(ask, bank, { ...values, ...more }), [], true);
  const lost = missing.exec(all);
  if (lost) return of("sympathy", banks.lost, { it: (lost[1] ?? lost[2])! });
  if (visits.test(all)) return visited(ask);
  const found = kinds.find(({ words }) => words.test(all));
  if (found) return of(found.kind, found.bank);
  if (accusation.test(all)) return accused(ask);
  const need = /\bi am (?:so |very |really |a bit )?(hungry|thirsty|starving)\b/.exec(all)?.[1];
  const served = need
    ? orders({ ...ask, all: ` where can i get ${need === "thirsty" ? "a coffee" : "something to eat"}? ` })
    : null;
  if (served) return served;
  if (/\b(?:on fire|burning|in flames|flooded|flooding|leaking|gas leak)\b/.test(all)) return of("alarm", lines.alarm);
  const asked = askedBefore(ask);
  if (gladNews.test(all)) return answer(ask, "glad", true, joined(choose(ask, lines.feelGood), howCome(ask)));
  if (
    /^(?:\W)*(?:yes|yeah|yep|sure|ok|okay|right|exactly|indeed|fine|great|cool|nice|lovely|wow|haha|lol|hm+|i see|really|of course|agreed|true)\b[^a-z]*(?:[a-z]+[^a-z]*)?$/.test(
      ask.p.trim(),
    )
  )
    return of("agree", lines.agree);
  if (/^\W*(?:no|nope|not really|not yet|never)\b[^a-z]*(?:[a-z]+[^a-z]*)?$/.test(ask.p.trim()))
    return of("agree", banks.replyNo);
  const person = ask.people.find((one) => one.ids.length > 0 && !one.ids.includes(self.persona.id));
  if (person) return ofThem(ask, person.ids[0]!, person.name);
  const topic = topicIn(ask, ask.whole, 1);
  const praised = praise(ask, topic !== null);
  if (praised) return praised;
  if (opinion.test(all) && !asked) return ofOpinion(ask, topic);
  const echo = takenUp(ask, ask.whole);
  const says = unsaid(ask, topic?.says ?? []);
  if (asked) return replied(ask, echo, says);
  if (says.length > 0 && ask.random.chance(echo ? 0.35 : 0.7))
    return answer(
      ask,
      "topic",
      true,
      joined(
        echo ? `${echo.slice(0, echo.indexOf(". ") + 1)} ${ask.random.pick(says)}` : null,
        echo ? null : choose(ask, lines.ofTopic, { says: ask.random.pick(says) }),
      ),
    );
  if (echo) return answer(ask, "taken-up", true, echo);
  if (/\b(?:tomorrow|next (?:week|month|year)|soon|going to)\b/.test(all) && /\b(?:i|we|my)\b/.test(all))
    return of("acknowledge", banks.wish);
  const little = stems(ask.whole);
  if (
    little.length < 1 ||
    (little.length < 3 && !/\b(?:i|my|we|you|he|she|they|it|is|are|the|a|this|that|there)\b/.test(ask.p))
  )
    return answer(ask, "ask-back", true, choose(ask, lines.whatSay));
  return answer(
    ask,
    "acknowledge",
    true,
    joined(choose(ask, lines.remark, { doing: busyWith(ask.self) }), ask.random.chance(0.5) && howCome(ask)),
  );
}

/** What somebody tells that one is glad of with them. */
const gladNews =
  /\b(?:won|passed (?:my|the|his|her|our)|so excited|finished my|got (?:the|a) job|in a good mood|got engaged|getting married|having a baby|so happy|very happy)\b/;

const howCome = (ask: Ask): string =>
  choose(ask, ["How did that come about?", "And what do you make of it?", "What made you think of it?"]);

/** A line that wants an answer: a question at its end, or "tell me more". */
const asks = /\?(?:["')]|\s*\p{L}{1,12}[.!]?)?\s*$|\b(?:tell me|go on|you must tell|i've been wondering)\b[^?]*$/iu;

/** Whether the resident asked the one who speaks something, just now. */
function askedBefore(ask: Ask): boolean {
  const mine = lastToAsker(ask);
  const quote = mine && quoteOf(mine);
  return quote !== null && mine!.created > ask.self.now - 60 && asks.test(quote);
}

/** To an answer to one's own question: how it sounds, then what one would know or can add. */
function replied(ask: Ask, echo: string | null, says: readonly string[]): Answer {
  const mood = bad.test(ask.all) ? banks.replyBad : good.test(ask.all) ? banks.replyGood : null;
  const short = ask.whole.trim().replace(/(?<![.!\s])[.!\s]+$/, "");
  const bare =
    !echo && short.length <= 60 && !/[.!]/.test(short) ? `${short[0]!.toUpperCase()}${short.slice(1)}.` : null;
  const told = echo ? echo.slice(0, echo.indexOf(". ") + 1) : bare;
  const own = says.length > 0 && ask.random.chance(0.5) ? ask.random.pick(says) : null;
  const next = echo && !own && ask.random.chance(0.5) ? echo.slice(echo.indexOf(". ") + 2) : null;
  return answer(
    ask,
    "taken-up",
    true,
    joined(mood && bare ? null : told, choose(ask, mood ?? banks.reply), own, own || mood ? null : next),
  );
}

/** A kind or unkind word about somebody, or news of them. */
function ofThem(ask: Ask, id: string, name: string): Answer {
  const warmth = tieOf(ask.self, id)?.warmth ?? null;
  const said = ask.all;
  const values = about(ask.self, id);
  const judged =
    /\b(?:is|are|was|seems?|looks?|i (?:really |do not |just )?(?:like|love|hate|trust|admire|dislike|(?:can )?not (?:like|trust|stand)))\b/;
  const kind = judged.test(said) ? (bad.test(said) ? "bad" : good.test(said) ? "good" : null) : null;
  if (!kind) return answer(ask, "acknowledge", true, choose(ask, lines.newsOf, { who: name }));
  if (warmth === null || (warmth >= 0 && warmth < 0.75))
    return answer(ask, "opinion", true, choose(ask, banks.theyUnknown, values));
  const bank =
    kind === "good"
      ? warmth > 0
        ? banks.theyGoodYes
        : banks.theyGoodNo
      : warmth < 0
        ? banks.theyBadYes
        : banks.theyBadNo;
  return answer(ask, "opinion", true, choose(ask, bank, values));
}

/** Praise or blame for what one does, and for the place. */
function praise(ask: Ask, ofTopic: boolean): Answer | null {
  const { all, self } = ask;
  if (
    !ofTopic &&
    /\bi (?:really |so |do )?(?:like|love|admire|enjoy\w*) your\b|\byou are (?:so |very |really |such )?(?:a )?(?:kind|nice|sweet|funny|lovely|great|wonderful|clever)\b/.test(
      all,
    )
  )
    return answer(ask, "thanks", true, choose(ask, lines.praised));
  const me = meIn(self);
  const thing =
    me && good.test(all) && !bad.test(all) ? thingIn(placeOf(self.town.map, me.spot.place), ask.whole) : null;
  if (thing?.object) return answer(ask, "thanks", true, choose(ask, banks.placePraised, { name: askerName(ask) }));
  const place =
    placeNamed(self, ask.whole) ??
    (/\b(?:here|this (?:place|cafe|pub|shop|park|town)|the (?:coffee|food|tea|cake|beer|service))\b/.test(all)
      ? me?.spot.place
      : null);
  if (!place || /\b(?:i am|i will|going|went|was)\b/.test(all)) return null;
  const mine = self.persona.work?.spot.place === place;
  const values = { name: askerName(ask) };
  if (bad.test(all) && !opinion.test(all))
    return answer(ask, "acknowledge", true, choose(ask, banks.complaint, values));
  if (!good.test(all) || opinion.test(all)) return null;
  return answer(ask, "thanks", true, choose(ask, mine ? banks.workPraised : banks.placePraised, values));
}

/** What somebody thinks should be: for whoever stands for office it is what they listen for. */
function ofOpinion(ask: Ask, topic: ReturnType<typeof topicIn>): Answer {
  const { self } = ask;
  const stands = [...self.stories.values()].some((story) => story.holder === self.persona.id && isOffice(story));
  const town = /\b(?:town|park|street|mayor|library|school|college|we|people|there (?:should|ought|must))\b/.test(
    ask.all,
  );
  if (stands && town) return answer(ask, "opinion", true, choose(ask, banks.opinionOffice));
  const says = unsaid(ask, topic?.says ?? []);
  if (says.length > 0)
    return answer(ask, "topic", true, joined(choose(ask, lines.ofTopic, { says: ask.random.pick(says) })));
  const asks = unsaid(ask, topic?.asks ?? []);
  if (asks.length > 0)
    return answer(
      ask,
      "ask-back",
      true,
      joined(
        choose(ask, lines.remark, { doing: busyWith(ask.self) }),
        fill(ask.random.pick(asks), { name: askerName(ask) }),
      ),
    );
  return answer(ask, "opinion", true, choose(ask, banks.opinion));
}
