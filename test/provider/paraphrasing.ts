/**
 * A model that talks as people do, for tests: it decides by the codes of a question and words it as it likes, never with the words by
 * which the town's file tells its news. It asks back before it says yes, answers two lines later, says "count me in", and
 * orders at counters.
 */

import { randomOf } from "./synthesise.ts";
import type { ChatBody } from "./test-provider.ts";

interface Coded {
  readonly code: string;
  readonly text: string;
  /** Place, date and hours of a gathering; null for other news. */
  readonly gathering: { readonly place: string; readonly date: string; readonly from: string } | null;
  readonly own: boolean;
  readonly secret: boolean;
  readonly decided: boolean;
  readonly knownToOther: boolean;
}

const newsIn = (text: string): Coded[] =>
  [...text.matchAll(/^(N\d+): (.*?)(?: \(([^()]*)\))?$/gm)].map(([, code = "", told = "", notes = ""]) => {
    const [, place = "", date = "", from = ""] =
      / gives .+? at (.+), ([^,]+), (\d\d:\d\d) to \d\d:\d\d\.$/.exec(told) ?? [];
    return {
      code,
      text: told,
      gathering: place ? { place, date, from } : null,
      own: /it is their own/.test(notes),
      secret: /a secret/.test(notes),
      decided: /has said (?:yes|no)/.test(notes),
      knownToOther: /knows it/.test(notes),
    };
  });

const hours = ["twelve", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"];
const spoken = (clock: string): string => {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return `${minute >= 30 ? "half past " : ""}${hours[hour % 12]}${hour >= 12 ? "" : " in the morning"}`;
};

const tellings: readonly ((where: string, day: string, hour: string) => string)[] = [
  (where, day, hour) => `Keep ${day} free, will you? ${where}, from ${hour}. You won't be sorry.`,
  (where, day, hour) => `So. ${day}, ${hour}, at ${where}. Everybody's going to drop in, you know how it is.`,
  (where, day, hour) => `I can hardly wait for ${day}. We all get together at ${where} around ${hour}.`,
  (where, day, hour) =>
    `You'll find half the street at ${where} on ${day}. It starts at ${hour}, bring nothing but yourself.`,
];
const yeses = [
  "Count me in!",
  "Try and keep me away.",
  "Oh, you'll see me there all right.",
  "Lovely. I'll put it on the calendar.",
];
const noes = ["That's no good for me, I'm afraid.", "Not this time, it's not my sort of evening."];
const asks = [
  "Oh? And who all will be there?",
  "Really? What should one wear to that?",
  "Goodness, whose idea was it?",
];
const chat = [
  "The light is lovely at this hour, isn't it?",
  "I keep meaning to sleep more and never do.",
  "My knees say it will rain before the week is out.",
  "I had the best bread this morning.",
  "There's a draught in here, or is it me?",
];

const orders = ["One of those with the plums, if there's any left.", "I could murder a slice of the usual."];
const served = ["Mind, it's hot.", "The last one, and it had your name on it."];

const none = { code: null, what: null, how: null, answer: null, place: null, day: null, at: null };

/** An answer to a question of talk; undefined for every other question, which the test provider then answers as usual. */
export function paraphrased({ messages, response_format }: ChatBody): unknown {
  const fields = response_format?.json_schema?.schema.properties as Record<string, unknown> | undefined;
  if (!fields?.acts) return undefined;
  const text = messages.at(-1)?.content ?? "";
  const random = randomOf(text);
  const pick = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)]!;
  const opens = "choice" in fields;
  if (opens && !/"talk"/.test(text)) return { choice: "carry-on", why: "not mine", line: null, acts: [], drewOn: [] };
  const talk = /The talk so far:\n([\s\S]*?)\n(?:What |Write |They )/.exec(text)?.[1] ?? "";
  const lines = talk.startsWith("(") ? 0 : talk.split("\n").length;
  const said = (line: string, ...acts: object[]) => ({
    ...(opens ? { choice: "talk", why: "a word" } : { ends: lines >= 7 }),
    drewOn: [],
    acts: acts.map((act) => ({ ...none, ...act })),
    line,
  });
  const news = newsIn(text);
  const waiting = /^(P\d+): /m.exec(text)?.[1];
  if (/^P1: .+ asks for /m.test(text)) return said(pick(served), { act: "reply", code: "P1", answer: "yes" });
  if (waiting) return said(pick(["Gladly, see you then.", ...yeses]), { act: "reply", code: waiting, answer: "yes" });
  const [, keeper] = /^(.+) serves at .+: what is had there/m.exec(text) ?? [];
  const [, me = ""] = /Write what (\S+) says next/.exec(text) ?? [];
  if (keeper && me && !keeper.startsWith(me) && lines <= 2 && random() < 0.4)
    return said(pick(orders), { act: "propose", what: "service", code: "plum cake" });
  const open = news.find((one) => one.gathering && !one.own && !one.decided && one.knownToOther);
  if (open && lines > 0) {
    if (random() < 0.4) return said(pick(asks), { act: "ask", what: "who", code: open.code });
    const yes = random() < 0.75;
    return said(pick(yes ? yeses : noes), { act: "reply", code: open.code, answer: yes ? "yes" : "no" });
  }
  const untold = news.find((one) => one.gathering && !one.secret && !one.knownToOther);
  if (untold?.gathering && random() < (untold.own ? 0.8 : 0.4)) {
    const { place, date, from } = untold.gathering;
    return said(pick(tellings)(place, date, spoken(from)), { act: "tell", code: untold.code });
  }
  return said(pick(chat), { act: "chat" });
}
