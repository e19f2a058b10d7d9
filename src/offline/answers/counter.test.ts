/** At a counter, in every language: all that is ordered is handed over, money that comes along pays for it, and guests quote no prices. */
import { describe, expect, it } from "vitest";
import { minutes } from "../../clock/units.ts";
import { languageTags } from "../../language/tags.ts";
import type { Self } from "../../mind/self.ts";
import { loadTown } from "../../town/file/definition.ts";
import { factsOf, settle } from "../../town/file/settle.ts";
import { randomFor } from "../../world/chance.ts";
import type { Intent } from "../../world/intents.ts";
import type { Line, Person } from "../../world/people.ts";
import { nothingRead } from "../../world/reading.ts";
import type { SpeechAct } from "../../world/speech-acts.ts";
import type { Answer } from "../tongue.ts";
import { picked, withArrival } from "./counter.ts";
import { askedIn, asUnderstood } from "./dispatch.ts";
import { mouthOf } from "./mouths.ts";
import { isHandedOver, orderedIn } from "./places.ts";
import { underWay } from "./under-way.ts";

const guest = { id: "visitor:web:ada", name: "Ada", visitor: true, about: "" };
const keeper = "isabella-rodriguez";
const drinker = "maria-lopez";

const towns = await Promise.all(
  languageTags.map(async (tag) => {
    const definition = await loadTown(tag === "en" ? "smallville" : `smallville.${tag}`);
    const { state } = await settle(definition, "test", "1", 5, async (texts) => texts.map(() => null));
    return { tag, definition, town: factsOf(definition, "test"), state };
  }),
);

/** Somebody in the cafe in its hours, with its keeper and a guest. */
function selfIn(tag: string, who: string): Self {
  const { definition, town, state } = towns.find((one) => one.tag === tag)!;
  const spot = definition.personas.find(({ id }) => id === keeper)!.work!.spot;
  const people = new Map(state.world.people);
  const here = (one: Person): Person => ({ ...one, asleep: false, walk: null, spot });
  for (const id of [keeper, drinker]) people.set(id, here(people.get(id)!));
  people.set(guest.id, {
    ...people.get(keeper)!,
    id: guest.id,
    kind: "visitor",
    name: guest.name,
    about: "",
  } as Person);
  return {
    persona: town.personas.get(who)!,
    mind: state.minds.get(who)!,
    town,
    world: { ...state.world, people },
    stories: new Map(),
    now: minutes(12 * 60),
  };
}

const askOf = (
  self: Self,
  text: string,
  intents: readonly Intent[],
  talk: readonly Line[] = [],
  question = false,
  seed = "1",
) =>
  askedIn(
    {
      self,
      asker: guest,
      whole: text,
      text,
      question,
      people: [],
      recalled: [],
      random: randomFor(seed, "x"),
      said: "",
      lately: [],
      reading: {
        ...nothingRead,
        clauses: intents.map((intent) => ({ act: { act: "chat" }, confidence: 0.9, intent, slots: { words: text } })),
      },
    },
    talk,
  );

const line = (who: string, text: string, acts: readonly SpeechAct[] = []): Line => ({
  id: `talk-1/${who}${text.length}`,
  who,
  text,
  at: minutes(12 * 60),
  acts: [...acts],
  stories: [],
  rests: [],
  visitors: [],
});

/** The line in which something is handed over. */
const handing = ({ line: text, offer, also = [], kind }: Answer): Line =>
  line(keeper, text, [
    ...[offer!, ...also].map(
      (what): SpeechAct => ({ act: "reply", to: { proposal: null, by: guest.id, what }, answer: "yes" }),
    ),
    ...(kind === "sold" ? [{ act: "thank" } as const] : []),
  ]);

describe.each(languageTags)("in %s", (tag) => {
  const self = selfIn(tag, keeper);
  const mouth = mouthOf(self);
  const { counter, places } = mouth.lines;
  const currency = self.town.currency;
  const [one, two] = self.town.map.places.get(self.persona.work!.spot.place)!.offers.filter(({ price }) => price);
  const both = `${mouth.counted(one!.thing, 2)}${tag === "en" ? " and " : "，"}${two!.thing}`;
  const sum = one!.price! * 2 + two!.price!;

  it("hands over all that is ordered, and all of it is on the bill", () => {
    for (const seed of ["1", "2", "3", "4", "5"]) {
      const found = asUnderstood(askOf(self, both, ["order"], [], false, seed))!;
      expect(found.line.toLowerCase()).toContain(mouth.counted(one!.thing, 2).toLowerCase());
      expect(found.line.toLowerCase()).toContain(two!.thing.toLowerCase());
      const bill = asUnderstood(askOf(self, places.owedWords[0]!, ["ask-price"], [handing(found)], true))!;
      expect(bill.line).toContain(mouth.amount(currency, sum));
    }
  });

  it("takes back what was not asked for, leaves it off the bill, and serves what they do want", () => {
    const served = handing(asUnderstood(askOf(self, both, ["order"]))!);
    const not = counter.notMine[0]!;
    const text = tag === "en" ? `I ${not} ${one!.thing}` : `我${not}${one!.thing}啊`;
    const found = underWay(askOf(self, text, ["tell-own-fact"], [served]))!;
    expect(found.kind).toBe("sorry");
    expect(withArrival(askOf(self, text, [], [served]), found)).toBe(found);
    const bill = askOf(self, places.owedWords[0]!, ["ask-price"], [served, line(guest.id, text)], true);
    expect(asUnderstood(bill)!.line).toContain(mouth.amount(currency, two!.price!));
    const other = underWay(askOf(self, `${text}. ${two!.thing}`, ["tell-own-fact"], [served]))!;
    expect(other.offer).toMatchObject({ kind: "service", thing: two!.thing });
    expect(underWay(askOf(self, text, ["tell-own-fact"]))).toBeNull();
  });

  it("reckons once more for whoever complains of their change", () => {
    const [wrong] = counter.changeWords;
    const given = `${counter.handWords[0]!} ${mouth.amount(currency, one!.price! * 3)}`;
    const talk = [handing(asUnderstood(askOf(self, both, ["order"]))!), line(guest.id, given)];
    const found = underWay(askOf(self, wrong!, ["complain"], talk))!;
    expect(found.line).toContain(mouth.amount(currency, sum));
    expect(found.line).toContain(mouth.amount(currency, one!.price! * 3));
    expect(underWay(askOf(self, wrong!, ["complain"]))).toBeNull();
  });

  it("names the price of all that was just handed over, or is ordered in the same breath", () => {
    const asks = counter.priceAsks[0]!;
    const two = handing(asUnderstood(askOf(self, mouth.counted(one!.thing, 2), ["order"]))!);
    const together = mouth.amount(currency, one!.price! * 2);
    expect(asUnderstood(askOf(self, asks, ["ask-price"], [two], true))!.line).toContain(together);
    const line = askOf(self, mouth.counted(one!.thing, 2), ["order"], [], true);
    const clause = { act: { act: "chat" }, confidence: 0.9, intent: "ask-price", slots: { words: asks } } as const;
    const clauses = [...line.reading!.clauses, clause];
    expect(asUnderstood({ ...line, reading: { ...line.reading!, clauses } })!.line).toContain(together);
  });

  it("says that there is none of what is not sold here, and no other price", () => {
    const text = tag === "en" ? "how much is a tent?" : "帐篷多少钱一顶？";
    const found = asUnderstood(askOf(self, text, ["ask-price"], [], true))!;
    expect(found.line).toContain(tag === "en" ? "tent" : "帐篷");
    expect(found.line).not.toMatch(/\d/);
  });

  it("hears no question for a price in money put down, nor where it is asked why", () => {
    const served = handing(asUnderstood(askOf(self, one!.thing, ["order"]))!);
    const given = askOf(self, tag === "en" ? "here, 20" : "给 二十块", ["ask-price"], [served]);
    expect(given.reading!.clauses.map(({ intent }) => intent)).toEqual(["pay"]);
    const why = askOf(
      self,
      tag === "en" ? "up by one? why?" : "涨一块？为啥涨啊",
      ["ask-price", "follow-why"],
      [],
      true,
    );
    expect(why.reading!.clauses.map(({ intent }) => intent)).toEqual(["follow-why"]);
  });

  it("takes money with an order, gives change, and is owed nothing more", () => {
    const money = tag === "en" ? `${both}. Here's 50` : `${both}。给你五十`;
    const found = asUnderstood(askOf(self, money, ["order", "pay"]))!;
    expect(found.kind).toBe("sold");
    expect(found.line).toContain(mouth.amount(currency, sum));
    expect(found.line).toContain(mouth.amount(currency, 50 - sum));
    const talk = [line(guest.id, money), handing(found)];
    expect(asUnderstood(askOf(self, places.owedWords[0]!, ["ask-price"], talk, true))!.line).not.toContain(
      mouth.amount(currency, sum),
    );
  });

  it("takes a bare number for what was just named, and for nothing where nothing was", () => {
    const number = tag === "en" ? "sure, two" : "来两份";
    const named = line(keeper, mouth.theThing(one!.thing));
    expect(asUnderstood(askOf(self, number, ["yes"], [named]))?.offer).toMatchObject({
      thing: mouth.counted(one!.thing, 2),
    });
    expect(asUnderstood(askOf(self, number, ["yes"]))?.offer).toBeUndefined();
  });

  it("brings what somebody waits for, and says where it is to whoever asks", () => {
    const waits = line(
      keeper,
      counter.soonWords[0]!,
      handing({
        line: "",
        kind: "serve",
        known: true,
        rests: [],
        offer: { kind: "service", thing: one!.thing, place: self.persona.work!.spot.place },
      }).acts,
    );
    const asks = tag === "en" ? `where is ${one!.thing}?` : `${one!.thing}呢？`;
    const found = underWay(askOf(self, asks, [], [waits], true))!;
    expect(found.line.toLowerCase()).toContain(one!.thing.toLowerCase());
    expect(counter.late.some((late) => found.line.startsWith(late.slice(0, 3)))).toBe(true);
    expect(underWay(askOf(self, asks, [], [], true))).toBeNull();
  });

  it("takes what is judged, and not surely ordered, for no order", () => {
    const orders = (text: string) => askOf(self, text, []).reading!.clauses.some(({ intent }) => intent === "order");
    for (const { thing } of [one!, two!]) {
      expect(orders(tag === "en" ? `Right, ${thing}` : `那就${thing}`)).toBe(true);
      expect(orders(tag === "en" ? `${thing} in here is wonderful` : `${thing}真棒`)).toBe(false);
      expect(orders(tag === "en" ? `${thing} is rather bad` : `${thing}太糟了`)).toBe(false);
    }
  });

  it("orders nothing that is turned down, and no less than what is not", () => {
    const ordered = (text: string) => asUnderstood(askOf(self, text, ["order"]))?.offer;
    const [first, second] = [one!.thing, two!.thing].map((thing) => thing.replace(/^(?:an?|the|some) |^一./u, ""));
    expect(ordered(tag === "en" ? `No ${first} for me.` : `不要${first}`)).toBeUndefined();
    expect(
      ordered(tag === "en" ? `${two!.thing}, not ${first}, please` : `来${two!.thing}，不要${first}`),
    ).toMatchObject({ thing: expect.stringContaining(second!) });
  });

  it("serves nothing before grief, a farewell, or what takes the order back", () => {
    const offer = { kind: "service", thing: one!.thing, place: self.persona.work!.spot.place } as const;
    const served: Answer = { line: "", kind: "serve", known: true, rests: [], offer };
    const waits = line(keeper, counter.soonWords[0]!, handing(served).acts);
    const arrives = (kind: Answer["kind"], intents: readonly Intent[] = []) =>
      withArrival(askOf(self, "!", intents, [waits]), { line: "...", kind, known: true, rests: [] }).line !== "...";
    expect(arrives("news")).toBe(true);
    for (const kind of ["sympathy", "farewell", "alarm", "refuse", "insult"] as const)
      expect(arrives(kind)).toBe(false);
    expect(arrives("acknowledge", ["take-back"])).toBe(false);
  });

  it("is kept by whoever serves there: a guest sells nothing and names the keeper to whoever asks what it costs", () => {
    const other = selfIn(tag, drinker);
    expect(asUnderstood(askOf(other, both, ["order"]))!.offer).toBeUndefined();
    const price = asUnderstood(askOf(other, one!.thing, ["ask-price"], [], true))!;
    expect(price.line).toContain(mouthOf(other).called(other, keeper));
  });

  it("keeps out of what guests pay and ask each other", () => {
    const other = selfIn(tag, drinker);
    const name = mouthOf(other).called(other, keeper);
    const between = tag === "en" ? "Here's the 20 I borrowed" : "给你二十，上回借的";
    const coat = tag === "en" ? "How much was your winter coat?" : "你那件大衣多少钱买的？";
    expect(asUnderstood(askOf(other, between, ["pay"]))!.line).not.toContain(name);
    expect(asUnderstood(askOf(other, coat, ["ask-price"], [], true))?.line ?? "").not.toContain(name);
    // What was had at the counter is still for whoever keeps it.
    const bill = mouth.lines.places.owedWords[0]!;
    expect(asUnderstood(askOf(other, bill, ["pay"], [], true))!.line).toContain(name);
  });

  it("takes what was served by mistake off the bill when something else of its sort is asked for instead", () => {
    const first = asUnderstood(askOf(self, one!.thing, ["order"]))!;
    const text = tag === "en" ? `no, ${two!.thing}` : `不对，${two!.thing}`;
    const before = [line(guest.id, one!.thing), handing(first)];
    const second = asUnderstood(askOf(self, text, ["no", "order"], before))!;
    expect(second.offer).toMatchObject({ kind: "service", thing: two!.thing });
    const corrected = { ...line(guest.id, text), reading: askOf(self, text, ["no", "order"]).reading! };
    const bill = orderedIn(askOf(self, "", [], [...before, corrected, handing(second)]));
    expect(bill).toEqual([two!.thing]);
  });

  it("takes off the bill what is named as what is not wanted", () => {
    const text = tag === "en" ? `${two!.thing} instead of ${one!.thing}` : `不要${one!.thing}，来${two!.thing}`;
    const [first, talk] = [asUnderstood(askOf(self, one!.thing, ["order"]))!, [line(guest.id, one!.thing)]];
    const before = [...talk, handing(first)];
    const second = asUnderstood(askOf(self, text, ["order"], before))!;
    const bill = orderedIn(askOf(self, "", [], [...before, line(guest.id, text), handing(second)]));
    expect(bill.join()).not.toContain(one!.thing);
    expect(bill).toHaveLength(1);
  });

  it("serves anew, and bills once, what somebody says that they ordered", () => {
    const first = asUnderstood(askOf(self, both, ["order"]))!;
    const text = `${counter.insisted[0]} ${one!.thing}`;
    const before = [line(guest.id, both), handing(first)];
    const second = asUnderstood(askOf(self, text, ["order"], before))!;
    const insisted = { ...line(guest.id, text), reading: askOf(self, text, ["order"]).reading! };
    const bill = orderedIn(askOf(self, "", [], [...before, insisted, handing(second)]));
    expect(bill.filter((thing) => thing === one!.thing)).toHaveLength(1);
  });

  it("serves nothing that somebody brings, had once or dreamt of", () => {
    const told = [`${counter.brings[0]} ${two!.thing}`, `${counter.recalls[0]} ${two!.thing}`];
    for (const text of told)
      expect(askOf(self, text, ["order"]).reading!.clauses.map(({ intent }) => intent)).not.toContain("order");
    expect(askOf(self, two!.thing, ["order"]).reading!.clauses.map(({ intent }) => intent)).toContain("order");
  });

  it("says what something is like, and no yes to it", () => {
    const [words] = places.tasteWords;
    const text = tag === "en" ? `${words!.join(" ")} ${two!.thing}?` : `${two!.thing}${words![0]}？`;
    const found = underWay(askOf(self, text, ["ask-menu"], [], true))!;
    expect(found.kind).toBe("menu");
    for (const yes of places.haveIt) expect(found.line).not.toContain(yes.slice(0, 3));
  });

  it("tells whoever has forgotten to pay what it comes to", () => {
    const served = handing(asUnderstood(askOf(self, both, ["order"]))!);
    const text = tag === "en" ? "Oh, I forgot to pay!" : "哎呀，我忘了付钱";
    expect(underWay(askOf(self, text, [], [served]))?.line).toContain(mouth.amount(currency, sum));
  });

  it("lets a room with what is eaten, and takes what was just offered", () => {
    const bed = tag === "en" ? "a room for the night" : "客房一晚";
    const inn: Self = {
      ...self,
      town: {
        ...self.town,
        map: {
          ...self.town.map,
          places: new Map(
            [...self.town.map.places].map(([id, place]) => [
              id,
              id === self.persona.work!.spot.place
                ? {
                    ...place,
                    offers: [
                      ...place.offers,
                      { thing: bed, words: [], how: "have" as const, price: 30, per: null, says: null },
                    ],
                  }
                : place,
            ]),
          ),
        },
      },
    };
    const meal = tag === "en" ? `${bed} and ${one!.thing}, please` : `${bed}，再来${one!.thing}`;
    const found = asUnderstood(askOf(inn, meal, ["order"]))!;
    expect([found.offer, ...(found.also ?? [])].map((offer) => offer?.kind === "service" && offer.thing)).toEqual([
      one!.thing,
      bed,
    ]);
    const what = { kind: "service", thing: bed, place: self.persona.work!.spot.place } as const;
    const offered = line(keeper, mouth.theThing(bed), [
      { act: "propose", what, proposal: null },
    ] as unknown as SpeechAct[]);
    const takes = tag === "en" ? "ok I'll take it" : "行，我要了";
    expect(asUnderstood(askOf(inn, takes, [], [offered]))?.offer).toMatchObject({ thing: bed });
    const coffee = line(keeper, mouth.theThing(one!.thing));
    expect(asUnderstood(askOf(self, takes, ["pay"], [coffee]))?.offer).toMatchObject({ thing: one!.thing });
  });
});

describe("what is said at an English counter", () => {
  const self = selfIn("en", keeper);
  const [one] = self.town.map.places.get(self.persona.work!.spot.place)!.offers.filter(({ price }) => price);
  const served = handing({
    line: "Here.",
    kind: "serve",
    known: true,
    rests: [],
    offer: { kind: "service", thing: one!.thing, place: self.persona.work!.spot.place },
  });

  it.each([
    "I've been here since 2019.",
    "See you here tomorrow at 8.",
    "I brought a present for you.",
    "Keep it a secret.",
    "I've been here twenty years.",
    "There, at 8 then.",
  ])("%s is no payment", (text) => {
    expect(isHandedOver(askOf(self, text, []), text)).toBe(false);
  });

  it.each([
    "Here's 6.",
    "here, 6 then",
    "Here you go, 10. Keep the change!",
    "There, 8.40 exactly",
    "Here's a twenty for the coffee",
    "Here, ten dollars",
    "keep the change",
    "The rest is yours.",
  ])("%s is one", (text) => {
    expect(isHandedOver(askOf(self, text, []), text)).toBe(true);
  });

  it("gives change on what was handed over, whatever hour is named after it", () => {
    const found = asUnderstood(askOf(self, "Here's 50. See you at 8.", ["pay"], [served]))!;
    expect(found.line).toContain(mouthOf(self).amount(self.town.currency, 50 - one!.price!));
  });

  it("takes what was named only by words that say no more", () => {
    const named = line(keeper, `How about ${one!.thing}?`);
    const orders = (text: string, intents: readonly Intent[] = []) =>
      askOf(self, text, intents, [named]).reading!.clauses.some(({ intent }) => intent === "order");
    for (const text of ["Sold!", "Fine, I'll take it.", "I'll take it then"]) expect(orders(text)).toBe(true);
    expect(orders("They sold the boat.")).toBe(false);
    expect(orders("I'll take it", ["farewell"])).toBe(false);
  });

  it("asks after what was ordered, and not for another day", () => {
    const asks = (text: string) => underWay(askOf(self, text, [], [served], true))?.kind;
    expect(asks(`Where's my ${one!.thing.replace(/^an? /, "")}?`)).toBe("serve");
    expect(asks(`What about ${one!.thing} tomorrow?`)).not.toBe("serve");
  });
});

/** Sentences at a counter where one thing was served and another is only on the list, by language; {one} and {two} are what they are called. */
const said = {
  en: {
    objects: ["I didn't order the {one}", "Sorry, I never asked for that.", "This isn't what I ordered"],
    other: [
      "My cousin never asked for any money.",
      "I never asked for an easy road.",
      "She didn't order it",
      "I didn't order the {two}",
      "Didn't I say so? I never asked for it?",
      "The judge never ordered a search",
    ],
    packs: ["Wrap it up for me, would you?", "Could you bag it?"],
    packsNot: ["Don't wrap it on my account", "My ankle is wrapped in three bandages", "There's no need to wrap it"],
    brings: ["I baked you a lemon cake", "We brought some bread"],
    bringsNot: [
      "I made a fool of myself over a cake",
      "We brought my uncle here to eat bread",
      "I bring sad tidings about the pie",
    ],
    recounts: "You gave me the wrong change",
    recountsNot: ["A change is as good as a rest"],
  },
  "zh-CN": {
    objects: ["{one}我没点", "不好意思，我没要这个", "你上错了吧"],
    other: ["我奶奶没要过彩礼", "他没点名", "我没点儿本事", "我没要{two}", "我没点{one}吗？", "老师没要我们交作业"],
    packs: ["能不能打包", "麻烦帮我包好"],
    packsNot: ["别打包", "这面包好软", "我书包好沉", "我可不敢打包票", "用不着，不用包起来"],
    brings: ["我带了一盒茶", "给你带了几个自家蒸的馒头"],
    bringsNot: ["我带孩子来喝茶", "自己做的选择，喝茶也苦", "我带学生去摘茶"],
    recounts: "你少找我钱了",
    recountsNot: ["晚上有人找我", "我去找我舅舅", "今年多收了三担粮"],
  },
} as const;

describe.each(languageTags)("what is meant for the counter, and what only sounds like it, in %s", (tag) => {
  const self = selfIn(tag, keeper);
  const lines = said[tag];
  const { counter } = mouthOf(self).lines;
  const [one, two] = self.town.map.places.get(self.persona.work!.spot.place)!.offers.filter(({ price }) => price);
  const bare = (thing: string) => thing.replace(/^(?:an?|the|some) |^一./u, "");
  const filled = (text: string) => text.replace("{one}", bare(one!.thing)).replace("{two}", bare(two!.thing));
  const offer = { kind: "service", thing: one!.thing, place: self.persona.work!.spot.place } as const;
  const served = handing({ line: "...", kind: "serve", known: true, rests: [], offer });
  const bill = (text: string) => orderedIn(askOf(self, "", [], [served, line(guest.id, text)]));
  const under = (text: string, intents: readonly Intent[] = [], talk = [served]) =>
    underWay(askOf(self, filled(text), intents, talk));

  it.each(lines.objects)("%s takes it off the bill", (text) => {
    expect(under(text)?.kind).toBe("sorry");
    expect(bill(filled(text))).toEqual([]);
  });

  it.each(lines.other)("%s takes nothing off", (text) => {
    expect(under(text)).toBeNull();
    expect(bill(filled(text))).toEqual([one!.thing]);
  });

  it.each(lines.packs)("%s has it wrapped", (text) => {
    expect(counter.packed as readonly string[]).toContain(under(text, ["ask-help"])?.line);
  });

  it.each(lines.packsNot)("%s has nothing wrapped", (text) => {
    expect(under(text)).toBeNull();
  });

  it("has nothing wrapped where something else is surely told", () => {
    expect(under(lines.packs[0], ["tell-own-news"])).toBeNull();
  });

  it.each(lines.brings)("%s is thanked for", (text) => {
    expect(under(text, ["tell-own-doing"])?.kind).toBe("thanks");
  });

  it.each(lines.bringsNot)("%s brings nothing", (text) => {
    expect(under(text, ["tell-own-doing"])).toBeNull();
  });

  it("serves what is ordered beside what is brought", () => {
    const text = `${lines.brings[0]}. ${mouthOf(self).counted(two!.thing, 2)}`;
    expect(under(text, ["order"], [])).toBeNull();
  });

  it("reckons only what was paid, and only for whoever speaks of their change", () => {
    const money = line(guest.id, tag === "en" ? "Here's 50" : "给你五十");
    const thanks = line(keeper, "...", [{ act: "thank" }]);
    const later = handing({
      line: "....",
      kind: "serve",
      known: true,
      rests: [],
      offer: { ...offer, thing: two!.thing },
    });
    const talk = [served, money, thanks, later];
    const found = under(lines.recounts, ["complain"], talk)!;
    expect(found.line).toContain(mouthOf(self).amount(self.town.currency, one!.price!));
    expect(found.line).toContain(mouthOf(self).amount(self.town.currency, 50 - one!.price!));
    expect(found.line).not.toContain(two!.thing);
    for (const text of lines.recountsNot) expect(under(text, [], talk)).toBeNull();
    expect(under(lines.recounts, ["propose-meet"], talk)).toBeNull();
  });
});

describe("what is said at a Chinese counter", () => {
  const self = selfIn("zh-CN", keeper);
  const [first] = self.town.map.places.get(self.persona.work!.spot.place)!.offers.filter(({ price }) => price);
  const things = (text: string, talk: readonly Line[]) => asUnderstood(askOf(self, text, ["order"], talk))!;

  it.each(["来两个", "给我两份", "我要两个吧"])("%s takes so many of what was named, and of what was had", (text) => {
    const named = line(keeper, `有，${first!.thing}`);
    const found = things(text, [named]);
    expect(found.offer).toMatchObject({ thing: mouthOf(self).counted(first!.thing, 2) });
    for (const none of mouthOf(self).lines.counter.noneOf)
      expect(found.line).not.toContain(none.replace("{missing}", "个"));
    const had = handing({ ...found, line: "好了" });
    expect(things(text, [had]).offer).toMatchObject({ thing: mouthOf(self).counted(first!.thing, 2) });
  });

  it("asks which where a number is taken of several, and serves nothing that something is said not to be", () => {
    const offers = self.town.map.places.get(self.persona.work!.spot.place)!.offers.filter(({ price }) => price);
    const [tea, cocoa] = [offers.at(3)!, offers.at(4)!].map(({ thing }) => thing.replace(/^一./u, ""));
    const named = line(keeper, `有${offers.at(3)!.thing}，还有${offers.at(4)!.thing}`);
    expect(things("来两个", [named]).kind).toBe("ask-back");
    const found = things(`我要的不是${tea}，是${cocoa}`, []);
    expect(found.line).toContain(cocoa);
    expect(found.line).not.toContain(tea);
  });

  it("counts a ware by the piece, and takes it for no money", () => {
    const thing = first!.thing.replace(/^一./u, "");
    expect(isHandedOver(askOf(self, `给我两块${thing}`, []), `给我两块${thing}`)).toBe(false);
    expect(isHandedOver(askOf(self, `给你十块，${thing}的钱`, []), `给你十块，${thing}的钱`)).toBe(true);
  });

  it("serves what was told of where a number alone orders it", () => {
    const thing = first!.thing.replace(/^一./u, "");
    expect(things(`我小时候喝过${thing}，来两份吧`, []).offer).toMatchObject({
      thing: mouthOf(self).counted(first!.thing, 2),
    });
    const told = askOf(self, `我小时候喝过${thing}，真怀念`, ["order"]);
    expect(told.reading!.clauses.map(({ intent }) => intent)).not.toContain("order");
  });
});

describe.each([
  ["en", ["{} gives me headaches", "My friend bought {}"], "Don't put it on my tab"],
  ["zh-CN", ["{}喝多了我胀气", "我朋友刚买了{}"], "别给我记账上"],
] as const)("what is only spoken of, in %s", (tag, tells, untabbed) => {
  const self = selfIn(tag, keeper);
  const [first] = self.town.map.places.get(self.persona.work!.spot.place)!.offers.filter(({ price }) => price);

  it.each(tells)("%s orders nothing", (told) => {
    const text = told.replace("{}", first!.thing);
    const ask = askOf(self, text, ["order"]);
    expect(ask.reading!.clauses.map(({ intent }) => intent)).not.toContain("order");
    const asks = askOf(self, `${text}${tag === "en" ? ", please. Another" : "，给我来一份"} ${first!.thing}`, [
      "order",
    ]);
    expect(asks.reading!.clauses.map(({ intent }) => intent)).toContain("order");
  });

  it("opens no tab for whoever will have none", () => {
    const { tab } = mouthOf(self).lines.counter;
    expect(tab).not.toContain(asUnderstood(askOf(self, untabbed, ["pay"]))?.line);
  });
});

describe.each([
  [
    "en",
    {
      less: (things: string, sum: number) => `I'll have ${things}, cheaper, for ${sum} dollars`,
      extra: "Could you throw in one free?",
      free: "Do you have a seat for free?",
      fault: (thing: string) => `${thing} is cold`,
      kin: (thing: string) => `My mum's ${thing} is cold`,
    },
  ],
  [
    "zh-CN",
    {
      less: (things: string, sum: number) => `我买${things}，便宜点，${sum}块行不行`,
      extra: "送我一个行不行",
      free: "能搭个桌吗？",
      fault: (thing: string) => `${thing}凉了`,
      kin: (thing: string) => `我妈做的${thing}凉了`,
    },
  ],
] as const)("haggling and fault-finding, in %s", (tag, says) => {
  const self = selfIn(tag, keeper);
  const mouth = mouthOf(self);
  const { counter } = mouth.lines;
  const [first] = self.town.map.places.get(self.persona.work!.spot.place)!.offers.filter(({ price }) => price);
  const things = mouth.counted(first!.thing, 2);
  const offered = (sum: number) => underWay(askOf(self, says.less(things, sum), []))!;

  it("names the price to whoever offers less, and sells nothing to whoever only speaks of it", () => {
    expect(underWay(askOf(self, says.less(things, Math.ceil(first!.price! * 2)), []))?.offer).toBeUndefined();
    expect(counter.noExtra).not.toContain(underWay(askOf(self, says.free, ["ask-may"], [], true))?.line);
    const low = offered(1);
    expect(low.offer).toBeUndefined();
    expect(low.line).toContain(mouth.amount(self.town.currency, Math.round(first!.price! * 200) / 100));
  });

  it("gives nothing on top, and serves nothing to whoever asks for that", () => {
    const found = underWay(askOf(self, says.extra, ["order"], [], true))!;
    expect(counter.noExtra).toContain(found.line);
    expect(found.offer).toBeUndefined();
    expect(underWay(askOf(selfIn(tag, drinker), says.extra, ["order"], [], true))?.line).not.toBe(found.line);
  });

  it("is sorry for what is wrong with what is served here, and for nobody else's", () => {
    const found = underWay(askOf(self, says.fault(first!.thing), []))!;
    expect(found.kind).toBe("complaint");
    expect(found.offer).toBeUndefined();
    expect(underWay(askOf(self, says.kin(first!.thing), []))?.kind).not.toBe("complaint");
  });
});

describe.each([
  ["en", "what's in the oven?"],
  ["zh-CN", "锅里煮的是什么呀"],
] as const)("what is on the stove, in %s", (tag, text) => {
  const asked = (self: Self) => underWay(askOf(self, text, ["ask-thing"], [], true));
  const self = selfIn(tag, keeper);
  const { offers } = self.town.map.places.get(self.persona.work!.spot.place)!;

  it("is what is made there, said by whoever works there and by nobody else", () => {
    const found = asked(self)!;
    expect(offers.some(({ thing }) => found.line.toLowerCase().includes(thing.toLowerCase()))).toBe(true);
    expect(asked(selfIn(tag, drinker))?.line).not.toBe(found.line);
  });

  it("is the day's work where nothing is eaten", () => {
    const { places } = self.town.map;
    const here = self.persona.work!.spot.place;
    const bare = new Map(places).set(here, { ...places.get(here)!, purposes: [] });
    const found = asked({ ...self, town: { ...self.town, map: { ...self.town.map, places: bare } } })!;
    expect(offers.some(({ thing }) => found.line.toLowerCase().includes(thing.toLowerCase()))).toBe(false);
  });
});

describe.each([
  {
    tag: "en",
    that: "I'll have that, and a pot of tea please",
    tea: "pot of tea",
    sweet: "a pot of tea and something sweet",
    sweets: ["cake", "chocolate", "mocha", "pie", "croissant", "scone", "muffin", "toast with jam"],
    cola: "a fanta please",
    soft: ["coffee", "espresso", "cappuccino", "tea", "chocolate"],
    price: "how much?",
  },
  {
    tag: "zh-CN",
    that: "就要这个，再来一壶茶",
    tea: "壶茶",
    sweet: "来壶茶，再要个甜的",
    sweets: ["糕", "可可", "巧克力", "松饼", "曲奇", "可颂"],
    cola: "来瓶雪碧",
    soft: ["咖啡", "茶", "可可", "卡布奇诺"],
    price: "多少钱？",
  },
] as const)("an order in $tag", ({ tag, that, tea, sweet, sweets, cola, soft, price }) => {
  const self = selfIn(tag, keeper);
  const { offers } = self.town.map.places.get(self.persona.work!.spot.place)!;
  const named = (text: string) => offers.filter(({ thing }) => text.toLowerCase().includes(thing.toLowerCase()));
  const eggs = offers.find(({ thing }) => /eggs|鸡蛋/.test(thing))!;

  it("takes what was just named with what it names, and what came together is paid together", () => {
    const found = asUnderstood(askOf(self, that, ["order"], [line(keeper, `${eggs.thing}.`)]))!;
    expect(named(found.line)).toContain(eggs);
    expect(found.line).toContain(tea);
    const asked = asUnderstood(askOf(self, price, ["ask-price"], [handing(found)], true))!;
    const both = [found.offer!, ...found.also!].map((one) => ("thing" in one ? one.thing : ""));
    const sum = offers.filter(({ thing }) => both.some((one) => one?.includes(thing))).map((one) => one.price!);
    const all = Math.round(sum.reduce((a, b) => a + b, 0) * 100) / 100;
    expect(asked.line).toContain(mouthOf(self).amount(self.town.currency, all));
  });

  it("takes any of a sort with what it names", () => {
    for (const seed of ["1", "2", "3", "4"]) {
      const found = asUnderstood(askOf(self, sweet, ["order"], [], false, seed))!;
      expect(found.line).toContain(tea);
      expect(sweets.some((one) => found.line.includes(one))).toBe(true);
    }
  });

  it("is told of what is like it, where it names what is not to be had", () => {
    for (const seed of ["1", "2", "3", "4"]) {
      const found = asUnderstood(askOf(self, cola, ["order"], [], false, seed))!;
      expect(found.offer).toBeUndefined();
      expect(named(found.line)).not.toEqual([]);
      expect(named(found.line).filter(({ thing }) => !soft.some((one) => thing.includes(one)))).toEqual([]);
    }
  });
});

it.each([
  ["en", "you're Isabella, right?", true],
  ["en", "are you isabella?", true],
  ["en", "are you Isabella's sister?", false],
  ["en", "How are you, Isabella?", false],
  ["en", "What are you doing, Isabella?", false],
  ["en", "Isabella, are you there?", false],
  ["zh-CN", "您就是Isabella吧?", true],
  ["zh-CN", "你是伊莎贝拉对吧，久仰久仰", true],
  ["zh-CN", "你是伊莎贝拉的妹妹吧", false],
])("whoever is asked whether they are who they are says their name (%s: %s)", (tag, text, is) => {
  const self = selfIn(tag, keeper);
  const found = underWay(askOf(self, text, ["insult"], [], true));
  expect(found?.line.includes(self.persona.name) ?? false).toBe(is);
});

it.each([
  ["en", "a pot of tea, I don't want anything sweet", 1],
  ["en", "I need something to drink, a pot of tea please", 1],
  ["en", "that's it, a pot of tea", 1],
  ["en", "not that, a pot of tea please", 1],
  ["en", "a slice of orange cake and something to drink", 2],
  ["zh-CN", "来壶茶，不要甜的", 1],
  ["zh-CN", "有点渴，来壶茶", 1],
  ["zh-CN", "那个，来壶茶", 1],
  ["zh-CN", "来壶茶，再来个暖和的", 1],
  ["zh-CN", "来壶茶，再要个甜的", 2],
])("nothing is served that nobody takes (%s: %s)", (tag, text, things) => {
  const self = selfIn(tag, keeper);
  const eggs = self.town.map.places
    .get(self.persona.work!.spot.place)!
    .offers.find(({ thing }) => /eggs|鸡蛋/.test(thing))!;
  for (const seed of ["1", "2", "3"]) {
    const found = asUnderstood(askOf(self, text, ["order"], [line(keeper, `${eggs.thing}.`)], false, seed))!;
    expect([found.offer, ...(found.also ?? [])]).toHaveLength(things);
  }
});

it.each([
  ["en", "What would you have yourself?", true],
  ["en", "hi! what do you recommend", true],
  ["en", "What would you recommend for somebody with a sweet tooth?", true],
  ["en", "what would you have done in her place?", false],
  ["en", "Would you recommend living here?", false],
  ["zh-CN", "有什么推荐的？", true],
  ["zh-CN", "你推荐哪个", true],
  ["zh-CN", "你几点起床", false],
])("whoever asks at the counter what one would have is told one thing, and takes it (%s: %s)", (tag, text, asks) => {
  const self = selfIn(tag, keeper);
  const { offers } = self.town.map.places.get(self.persona.work!.spot.place)!;
  for (const seed of ["1", "2", "3"]) {
    const found = picked(askOf(self, text, ["ask-your-doing"], [], true, seed));
    expect(found !== null).toBe(asks);
    if (!found) continue;
    const named = offers.filter(({ thing }) => found.line.toLowerCase().includes(thing.toLowerCase()));
    expect(named).toHaveLength(1);
    const takes = tag === "en" ? "Go on then I'll have that" : "好，就它";
    const taken = asUnderstood(askOf(self, takes, ["yes"], [line(keeper, found.line)], false, seed))!;
    expect(taken.offer).toMatchObject({ kind: "service", thing: named[0]!.thing });
  }
});

it.each([
  ["en", "hi, can i get a coffee. actually no. if i drink coffee now i won't sleep", []],
  ["en", "A coffee. Actually no, a pot of tea please", ["tea"]],
  ["en", "A coffee. Actually no, two", ["coffee"]],
  ["zh-CN", "来杯咖啡。算了，来壶茶吧", ["茶"]],
  ["zh-CN", "来杯咖啡。不对，两杯", ["咖啡"]],
])("what is taken back is not served (%s: %s)", (tag, text, things) => {
  const self = selfIn(tag, keeper);
  const [first] = text.split(/[.。]/u);
  const clauses = [{ words: first! }, ...(things.length > 0 ? [{ words: text.slice(first!.length + 1).trim() }] : [])];
  const ask = askOf(self, text, ["order"]);
  const reading = {
    ...nothingRead,
    clauses: clauses.map((slots) => ({ act: { act: "chat" }, confidence: 0.9, intent: "order", slots }) as const),
  };
  const found = asUnderstood(askedIn({ ...ask, reading }, []));
  const served = [found?.offer, ...(found?.also ?? [])].flatMap((one) => (one && "thing" in one ? [one.thing] : []));
  expect(served).toHaveLength(things.length);
  for (const [i, thing] of things.entries()) expect(served[i]).toContain(thing);
});

it.each(["再给我来点花生米啥的", "我要一把螺丝刀,十字的。"])(
  "what only begins like something that is sold is not served for it: %s",
  (text) => {
    const self = selfIn("zh-CN", keeper);
    const place = self.town.map.places.get(self.persona.work!.spot.place)!;
    const offers = ["一束花", "一盒螺丝"].map(
      (thing) => ({ thing, words: [thing.slice(2)], how: "buy", price: 3, per: null, says: null }) as const,
    );
    const places = new Map(self.town.map.places).set(place.id, { ...place, offers });
    const there = { ...self, town: { ...self.town, map: { ...self.town.map, places } } };
    const found = asUnderstood(askOf(there, text, ["order"]));
    expect(found?.offer).toBeUndefined();
  },
);
