/** Answers about oneself: who one is, lives with, does, likes, thinks (paper appendix B, self-knowledge and reflections). */

import { minutes } from "../../../clock/units.ts";
import { spokenClock } from "../../../language/en/times.ts";
import { memoriesOf } from "../../../mind/memory/stream.ts";
import { timeNamed } from "../../../mind/talk/named.ts";
import type { Memory } from "../../../world/events.ts";
import { placeOf } from "../../../world/places.ts";
import { type Ask, askerName, choose } from "../../answers/ask.ts";
import { fill } from "../../say/fill.ts";
import { answer, contentWords, isNew, isPrivate, joined, listed, overlap, type Rule, unsaid } from "./ask.ts";
import { inspired } from "./conclusions.ts";
import { answerLines as lines } from "./lines.ts";
import { meInWords } from "./social.ts";
import { topicIn } from "./told.ts";
import { asMe, atPlace, callName, doingAt, myDoing, placeName } from "./voice.ts";

/** "17:00" as it is said. */
const clocksSpoken = (text: string): string =>
  text.replace(/\b(\d\d):(\d\d)\b/g, (_, hour: string, minute: string) =>
    spokenClock(minutes(Number(hour) * 60 + Number(minute))),
  );

/** A phrase of what one is busy with, made a sentence: "is preparing an exhibition" -> "I'm preparing an exhibition". */
export function concern(ask: Pick<Ask, "self">, phrase: string): string {
  const { self } = ask;
  const { name } = self.persona;
  const timed = clocksSpoken(phrase);
  if (timed.startsWith(name)) return asMe(self, timed);
  const state = /^(want|car|hop|wish|lik|lov|need)ing\b/.exec(timed);
  if (state)
    return myDoing(self.persona, timed).replace(
      /^\w+/,
      `I ${state[1]}${/^(?:car|hop|lik|lov)$/.test(state[1]!) ? "e" : ""}`,
    );
  if (
    /^(?:[a-z]+ )?[a-z]+ing\b/.test(timed) ||
    /^(?:[a-z]+ )?(?:curious|single|busy|worried|keen|proud|short|eager|uneasy)\b/.test(timed)
  )
    return `I'm ${myDoing(self.persona, timed)}`;
  if (/^(?:is|has|was|does|[a-z]+s)\b/.test(timed) && !/^[a-z]+s (?:of|for|about|project|series)\b/.test(timed))
    return asMe(self, `${name} ${timed}`);
  return `I'm busy with ${/^(?:a|an|the|my)\b/.test(timed) ? timed : `my ${timed}`}`;
}

const given = (ask: Ask, words: RegExp): Memory | null =>
  memoriesOf(ask.self.mind.stream).find(
    (memory) =>
      memory.source.how === "given" &&
      words.test(memory.text) &&
      !isPrivate(ask.self, memory) &&
      memory.text.startsWith(ask.self.persona.name),
  ) ?? null;

const cap = (text: string): string => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;

/** Who I am, and all that belongs to it. */
export const myself: Rule = (ask) => {
  const { p, self } = ask;
  const { persona } = self;
  const values = meInWords(ask);
  const first = given(ask, /^/);
  if (
    /\b(?:introduce yourself|who are you|tell me (?:something |more |a (?:bit|little) )?about (?:yourself|you\b)|describe yourself|what should i know about you|what kind of person are you|what are you like)\b/.test(
      p,
    )
  ) {
    const now = persona.currently[0] ? concern(ask, persona.currently[0]) : null;
    return answer(
      ask,
      "myself",
      true,
      joined(
        `I'm ${values.me}, ${values.job}`,
        /\b(?:kind|like)\b/.test(p) ? `People call me ${listed(persona.traits.slice(0, 3))}` : now,
      ),
      first ? [first] : [],
    );
  }
  if (
    /\bwhat is your (?:full |first |last )?name\b|\byour name(?: please)?\s*\?|\bwhat are you called\b|\bwhat should i call you\b/.test(
      p,
    )
  )
    return answer(ask, "name", true, choose(ask, ["I'm {me}.", "{me}.", "My name is {me}."], values));
  // A namesake's fame is not one's own (paper section 6.5.2: Adam Smith).
  const famous = /\b(?:economist|wealth of nations|invisible hand)\b/.test(p) || (/\bfamous\b/.test(p) && named(ask));
  if (famous && /\byou\b/.test(p) && !/\beconom/i.test(persona.occupation)) {
    const now = persona.currently.find((one) => !isSecretPhrase(one));
    return answer(
      ask,
      "myself",
      true,
      joined(choose(ask, lines.namesake), `I'm ${values.me}, ${values.job}`, now && concern(ask, now)),
      first ? [first] : [],
    );
  }
  const matter = /\bwhat is your (.{1,80}?) about\b/.exec(p)?.[1];
  const told = matter && persona.currently.find((one) => overlap(contentWords(ask, matter), one).count > 0);
  if (told && !isSecretPhrase(told)) {
    const more = topicIn(ask, ask.text, 1)?.says.find((one) => isNew(ask, one));
    return answer(ask, "occupation", true, joined(concern(ask, told), more), first ? [first] : []);
  }
  if (/\bhow old are you\b|\byour age\b|\bwhen were you born\b/.test(p))
    return answer(ask, "age", true, choose(ask, lines.age, { age: String(persona.age) }));
  if (
    /\b(?:whom?|who) (?:do|are|all) (?:you|lives?) (?:live|living|share)\b|\bwho do you live with\b|\blive alone\b|\bwhom? .{0,200}\blive with\b|\bwho lives with you\b|\bwith whom do you live\b/.test(
      p,
    )
  ) {
    const household = placeOf(self.town.map, persona.home.place).household.filter(
      (id) => id !== persona.id && (persona.ties.some((one) => one.to === id) || self.mind.ties.has(id)),
    );
    if (household.length === 0)
      return answer(
        ask,
        "household",
        true,
        choose(ask, ["I live alone.", "Nobody. I live on my own.", "With nobody but myself."]),
      );
    return answer(
      ask,
      "household",
      true,
      `${ask.random.pick(["I live with", "I share the house with"]).replace("the house", /dorm/i.test(placeOf(self.town.map, persona.home.place).name) ? "the dorm" : "the house")} ${listed(household.slice(0, 6).map((id) => householdName(ask, id)))}.`,
    );
  }
  if (/\bwhere do you (?:live|stay|sleep)\b|\bwhere is your (?:home|house|apartment|room|flat|place)\b/.test(p))
    return answer(
      ask,
      "home",
      true,
      choose(ask, ["I live at {home}.", "At {home}."], { home: placeName(self, persona.home.place) }),
    );
  if (/\bwhere do you (?:work|study)\b|\bwhere is your (?:work|office|job|shop|store|cafe|pub)\b/.test(p)) {
    if (!persona.work) return answer(ask, "work", true, joined(`I'm ${values.job}`, "I've no other workplace"));
    return answer(
      ask,
      "work",
      true,
      `${cap(persona.work.spot.place === persona.home.place ? "at home" : atPlace(self, persona.work.spot.place))}.`,
    );
  }
  if (
    /\btypical (?:day|weekday|week|morning)\b|\busual (?:day|routine)\b|\b(?:daily )?routine\b|\byour (?:average|normal|ordinary) day\b|\bwhat does your day look like\b|\bschedule .{0,200}(?:broad|typical)/.test(
      p,
    )
  )
    return answer(ask, "typical-day", true, typicalDay(ask));
  if (/\b(?:when|what time|how early) do you (?:usually )?(?:get up|wake(?: up)?|rise)\b/.test(p))
    return answer(ask, "routine", true, `Around ${spokenClock(persona.wake)}.`);
  if (/\b(?:when|what time|how late) do you (?:usually )?(?:go to (?:bed|sleep)|sleep)\b/.test(p))
    return answer(ask, "routine", true, `Around ${spokenClock(persona.sleep)}.`);
  const meal = /\bwhen do you (?:have|eat|usually have|usually eat) (breakfast|lunch|dinner)\b/.exec(p)?.[1] as
    | "breakfast"
    | "lunch"
    | "dinner"
    | undefined;
  if (meal) {
    const at = persona.meals[meal];
    return answer(
      ask,
      "routine",
      true,
      at ? `Around ${spokenClock(at.at)}, ${atPlace(self, at.place ?? persona.home.place)}.` : `I skip ${meal}.`,
    );
  }
  if (
    /\bwhen do you (?:work|start work|open|finish work)\b|\bwhat are your (?:working )?hours\b/.test(p) &&
    persona.work
  ) {
    const hours = persona.work.hours[0];
    if (hours) return answer(ask, "routine", true, `From ${spokenClock(hours.from)} to ${spokenClock(hours.to)}.`);
  }
  if (
    /\bwhat do you do\b(?! (?:if|when|in|with|tomorrow|after|at|on))|\bwhat is your (?:job|occupation|profession|work|trade)\b|\bfor a living\b|\bwhat are you (?:working on|writing|painting|studying|building|researching)\b|\bwhat do you (?:study|teach|sell|write|paint|work (?:on|as))\b|\byour (?:current )?occupation\b|\bwhat keeps you busy\b/.test(
      p,
    )
  ) {
    const now = persona.currently.find((one) => !isSecretPhrase(one));
    if (/\bon|writing|painting|building|researching|busy\b/.test(p) && now)
      return answer(ask, "occupation", true, concern(ask, now), first ? [first] : []);
    return answer(
      ask,
      "occupation",
      true,
      joined(
        choose(ask, ["I'm {job}.", "I'm {job}, for better or worse.", "By trade I'm {job}."], values),
        now && ask.random.chance(0.7) && concern(ask, now),
      ),
      first ? [first] : [],
    );
  }
  if (
    /\b(?:interests?|hobb(?:y|ies)|free time|spare time|for fun|passions?|enjoy (?:doing|most)|like to do|like doing|passionate)\b/.test(
      p,
    )
  ) {
    const labels = persona.pastimes.map((one) =>
      one.doing.replace(/\b(?:her|his|their)\b/g, "my").replace(/\b(?:herself|himself|themselves)\b/g, "myself"),
    );
    const picked = ask.random.shuffled(labels).slice(0, 2);
    const topic =
      persona.topics.length > 0
        ? ask.random.pick(persona.topics.slice(0, 3)).says.find((one) => one.length < 150 && isNew(ask, one))
        : undefined;
    const passions = /\bpassion/.test(p) ? passionsOf(ask) : [];
    if (passions.length > 0)
      return answer(
        ask,
        "interests",
        true,
        joined(...passions.map(({ text }) => asMe(self, clocksSpoken(text)))),
        passions,
      );
    return answer(
      ask,
      "interests",
      true,
      picked.length > 0
        ? joined(`I like ${listed(picked)}`, topic)
        : (topic ?? concern(ask, persona.currently[0] ?? persona.occupation)),
    );
  }
  if (
    /\b(?:inspires? you|inspiration|motivates? you|drives you|excites you|on your mind|been thinking|thinking about (?:lately|now|these days)|matters (?:most )?to you|worr(?:y|ies|ied)|proud of|your (?:dream|goal|ambition|hope)s?|what do you (?:want|wish for|hope for|dream of)|looking forward)\b/.test(
      p,
    ) &&
    !/\bthink(?:ing)? (?:of|about) (?!lately|now|these)/.test(p)
  ) {
    const concluded = inspired(ask);
    if (concluded) return concluded;
    const now = persona.currently.find((one) => !isSecretPhrase(one));
    const says = persona.topics[0]?.says.find((one) => isNew(ask, one) && one.length < 170);
    return answer(ask, "inspires", true, joined(now && concern(ask, now), says), first ? [first] : []);
  }
  if (
    /\bhow do you feel\b|\bare you (?:happy|sad|tired|hungry|lonely|bored|nervous|angry|excited)\b|\bwhat is (?:wrong|the matter)\b/.test(
      p,
    )
  ) {
    const feeling = self.mind.whoIAm.feeling;
    if (feeling) return answer(ask, "feeling", true, asMe(self, feeling));
    return answer(
      ask,
      "feeling",
      true,
      choose(ask, ["Much as on other days.", "Well enough.", "I've had worse days."]),
    );
  }
  return null;
};

/** What one loves and longs for, of what came to mind: at most two (paper section 4.1: Isabella's passion). */
const passionsOf = ({ self, recalled }: Ask): Memory[] =>
  [
    ...recalled,
    // What one was given as one's own comes to mind with the rest, where anything does.
    ...(recalled.length > 0 ? memoriesOf(self.mind.stream).filter(({ source }) => source.how === "given") : []),
  ]
    .filter(
      (memory) =>
        (memory.kind === "reflection" || memory.source.how === "given") &&
        memory.text.startsWith(self.persona.name) &&
        /\b(?:loves?|wants?|longs|wishes|dreams|devoted|passionate|happiest|lives for|coming back to)\b/i.test(
          memory.text,
        ) &&
        !isPrivate(self, memory),
    )
    .filter((memory, i, all) => all.findIndex(({ id }) => id === memory.id) === i)
    .slice(0, 2);

/** Whether the resident is called by name in what is asked. */
const named = ({ p, self }: Ask): boolean => p.includes(self.persona.name.toLowerCase());

const isSecretPhrase = (phrase: string): boolean => /\bsecret|crush\b/i.test(phrase);

function householdName(ask: Ask, id: string): string {
  const kind = ask.self.persona.ties.find((one) => one.to === id)?.kind ?? "";
  const kin = /^(?:husband|wife|son|daughter|father|mother|brother|sister)\b/.exec(kind)?.[0];
  return kin ? `my ${kin} ${callName(ask.self, id)}` : callName(ask.self, id);
}

function typicalDay(ask: Ask): string {
  const { self } = ask;
  const { persona } = self;
  const parts = [`I get up around ${spokenClock(persona.wake)}`];
  const hours = persona.work?.hours[0];
  const last = persona.work?.hours.at(-1);
  if (persona.work && hours && last)
    parts.push(
      `from ${spokenClock(hours.from)} to ${spokenClock(last.to)} I'm ${doingAt(self, persona.work.doing, persona.work.spot.place)}`,
    );
  else if (persona.pastimes[0])
    parts.push(
      `spend much of the day ${persona.pastimes[0].doing.replace(/\b(?:her|his)\b/g, "my").replace(/\b(?:herself|himself)\b/g, "myself")}`,
    );
  const lunch = persona.meals.lunch;
  const rest = [
    lunch ? `Lunch is ${atPlace(self, lunch.place ?? persona.home.place)} around ${spokenClock(lunch.at)}` : null,
    `I go to bed around ${spokenClock(persona.sleep)}`,
  ];
  return joined(listed(parts), rest[0] ? `${rest[0]}, and ${rest[1]}` : rest[1]);
}

/** What one says about a thing one cares for; nothing twice to the same person. */
export const topics: Rule = (ask) => {
  const { p } = ask;
  const memoryQuestion =
    /\b(?:did|were|was|have|had|has) (?:you|there|anyone|anybody|somebody|it)\b/.test(p) &&
    !/\byou (?:like|think|feel|learn|start|begin|become|come|move|choose)\b/.test(p);
  const open =
    /\b(?:tell me|what are you [a-z]+ing|what do you think|how is|how are|how goes|what about|talk about|do you (?:like|love|enjoy|play|paint|write|cook|bake|read|sing|teach|have|know (?:about|anything|a lot|much))|why|opinion|how do you|how did you|what is your|what kind|favou?rite|explain|how come|can you|when did you)\b/.test(
      p,
    );
  const dated = memoryQuestion && timeNamed(ask.self, ask.text, true) !== null;
  const topic = topicIn(ask, ask.text, dated ? 2 : memoryQuestion || open ? 1 : 2);
  if (!topic) return null;
  // Where a memory answers it better, the memory speaks.
  const words = contentWords(ask, ask.text);
  if (
    memoryQuestion &&
    words.length > 0 &&
    ask.recalled.some(
      (memory) => /^(?:heard|saw|did)$/.test(memory.source.how) && overlap(words, memory.text).share > 0.7,
    )
  )
    return null;
  const says = unsaid(ask, topic.says);
  const best = [...says].sort((a, b) => overlap(words, b).count - overlap(words, a).count);
  // One loose word is not enough to answer "do you like music?" with a story about something else.
  const loose = /\bdo you (?:like|love|enjoy|play|know)\b/.test(p) && topicIn(ask, ask.text, 2) === null;
  if (loose && best[0] !== undefined && overlap(words, best[0]).count === 0 && overlap(words, topic.label).count === 0)
    return null;
  if (best.length > 0) {
    const tied = best.filter((one) => overlap(words, one).count === overlap(words, best[0]!).count);
    return answer(ask, "topic", true, ask.random.pick(tied));
  }
  const asks = unsaid(ask, topic.asks);
  return answer(
    ask,
    "topic",
    true,
    joined(choose(ask, lines.saidAll), asks[0] ? fill(asks[0], { name: askerName(ask) }) : null),
  );
};
