/**
 * Words for ranking by BM25: lower case, without the commonest, cut to a light stem, so that "invited" meets "invitation" half-way
 * and "parties" meets "party". Chinese and other text without spaces is cut by `Intl.Segmenter`.
 */
import { dateText, dayOf, isoDate, type Minutes } from "../../clock/units.ts";

const common = new Set(
  `a an the and or but if so as at by for from in into of off on onto out over to up with about after before during than then that this these
those there here it its is are was were be been being am do does did done have has had having will would shall should can could may might must
i me my mine we us our ours you your yours he him his she her hers they them their theirs who whom whose which what when where why how not no
yes very just too also only own same s t re ve ll d m said says say told tell tells asked ask get got go going
的 了 是 在 有 说 说过 吗 呢 吧 啊 我 你 您 他 她 它 们 我们 你们 他们 她们 和 与 跟 也 都 就 不 没 没有 这 那 这个 那个 个 对 谁 什么 什么时候 何时 哪 哪里
哪儿 怎么 怎样 为什么 去 来 要 会 能 很 还 又 把 被 从 到 给 让 着 过 地 得 之 时候`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words whose forms no ending tells: each line's first stands for the others. */
const irregular = new Map(
  `be;become became;begin began begun;bite bit bitten;blow blew blown;break broke broken;bring brought;build built;burn burnt;buy bought
catch caught;choose chose chosen;come came;cut;deal dealt;dig dug;draw drew drawn;dream dreamt;drink drank drunk;drive drove driven;eat ate eaten
fall fell fallen;feed fed;feel felt;fight fought;find found;fly flew flown;forget forgot forgotten;forgive forgave forgiven;freeze froze frozen
give gave given;grow grew grown;hang hung;hear heard;hide hid hidden;hold held;keep kept;know knew known;lay laid;lead led;learn learnt
leave left;lend lent;lie lay lain;light lit;lose lost;make made;mean meant;meet met;pay paid;read;ride rode ridden;ring rang rung;rise rose risen
run ran;see saw seen;sell sold;send sent;shake shook shaken;shine shone;shoot shot;sing sang sung;sink sank sunk;sit sat;sleep slept
speak spoke spoken;spend spent;stand stood;steal stole stolen;stick stuck;strike struck;swear swore sworn;swim swam swum;take took taken
teach taught;tear tore torn;think thought;throw threw thrown;understand understood;wake woke woken;wear wore worn;weep wept;win won
write wrote written;child children;foot feet;goose geese;knife knives;leaf leaves;loaf loaves;man men;mouse mice;person people
shelf shelves;tooth teeth;wife wives;wolf wolves;woman women;die dying died;tie tying tied;decide decision;marry marriage;grief grieve
injury injure;choice choose;advice advise;belief believe;proof prove;death dead die;birth born;argue argument;exhibit exhibition
color colour;favorite favourite;gray grey;theater theatre;center centre;neighbor neighbour;honor honour;humor humour;harbor harbour
behavior behaviour;flavor flavour;labor labour;program programme
jewelry jewellery;cozy cosy;pajama pyjama;license licence;mold mould;tire tyre;travel travelled travelling traveled traveling
cancel cancelled cancelling canceled;counsel counselling;marvelous marvellous;skeptic sceptic;catalog catalogue;meter metre;liter litre;airplane aeroplane`
    .split(/[;\n]/)
    .flatMap((line) => {
      const [first = "", ...forms] = line.trim().split(" ");
      return forms.map((form) => [form, first] as const);
    }),
);

/** Words that only look as if they had an ending. */
const whole = new Set(
  `letter dinner summer better matter winter weather mother father brother sister daughter computer number river paper water other together
remember september october november december butter hammer thing wedding evening morning during something anything nothing everything
family hospital festival animal sibling building meeting city university`.split(/\s+/),
);

/** What others spell with a z. */
const british =
  /^(apolog|author|character|critic|emphas|energ|fantas|final|general|hospital|maxim|memor|minim|modern|organ|personal|prior|real|recogn|social|special|summar|symbol|visual)is(?=e[drs]?$|ing$|ations?$)/;

const vowel = /[aeiouy]/;

/** Endings that fall away, with what takes their place, where that many letters with a vowel stay before it. */
const endings: readonly (readonly [ending: string, least: number, instead: string])[] = [
  ["ization", 3, "ize"],
  ["ational", 3, "ate"],
  ["fulness", 3, "ful"],
  ["ousness", 3, "ous"],
  ["iveness", 3, "ive"],
  ["ation", 4, ""],
  ["ition", 4, ""],
  ["ement", 4, ""],
  ["ments", 4, ""],
  ["ment", 4, ""],
  ["ness", 3, ""],
  ["tion", 4, "t"],
  ["sion", 4, "s"],
  ["ance", 4, ""],
  ["ence", 4, ""],
  ["able", 4, ""],
  ["ible", 4, ""],
  ["ist", 4, ""],
  ["ism", 4, ""],
  ["ful", 3, ""],
  ["ity", 4, ""],
  ["ive", 4, ""],
  ["ing", 3, ""],
  ["acy", 4, "ate"],
  ["ate", 4, ""],
  ["at", 5, ""],
  ["ed", 3, ""],
  ["ly", 4, ""],
  ["er", 4, ""],
  ["or", 5, ""],
  ["al", 5, ""],
];

/** A word's stem: irregular forms by their first, then plural and other endings off, so that "invited" meets "invitation". */
export function stem(word: string): string {
  let w = irregular.get(word) ?? word.replace(british, "$1iz");
  if (w.length > 4 && w.endsWith("ies")) w = `${w.slice(0, -3)}y`;
  else if (w.length > 4 && /(?:ss|sh|ch|x)es$/.test(w)) w = w.slice(0, -2);
  else if (w.length > 3 && w.endsWith("s") && !/(?:ss|us|is)$/.test(w)) w = w.slice(0, -1);
  w = irregular.get(w) ?? w;
  // Twice: "celebrations" by way of "celebrate".
  for (let round = 0; round < 2 && !whole.has(w); round++) {
    const found = endings.find(
      ([ending, least]) =>
        w.length - ending.length >= least && w.endsWith(ending) && vowel.test(w.slice(0, -ending.length)),
    );
    if (!found) break;
    w = `${w.slice(0, -found[0].length)}${found[2]}`;
    if (w.length > 3 && w.at(-1) === w.at(-2) && !/[ls]$/.test(w)) w = w.slice(0, -1);
  }
  if (w.length > 3 && w.endsWith("e")) w = w.slice(0, -1);
  if (w.length > 3 && w.endsWith("y")) w = `${w.slice(0, -1)}i`;
  return w;
}

const unspaced = /[぀-ヿ㐀-䶿一-鿿]/;

/** Made once: making one takes longer than cutting a sentence. */
const cutter = new Intl.Segmenter("zh", { granularity: "word" });

/** Every piece that is cut off carries a copy of the whole text, so a long one is parted first, where no word goes on. */
const LONG = 400;
const parted = (text: string): readonly string[] =>
  text.length > LONG ? text.split(/(?<=[\s"。!?])|(?<=[,;:])(?!\d)/u) : [text];

/** Whether a text is of a script that puts no spaces between words (Chinese, Japanese). */
export const isUnspaced = (text: string): boolean => unspaced.test(text);

/** What a function came to, kept for the texts it was lately asked for: a town's words are few and come again and again. */
export function remembered<T>(most: number, make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const had = known.get(text);
    if (had !== undefined) return had;
    if (known.size > most) known.clear();
    const made = make(text);
    known.set(text, made);
    return made;
  };
}

const knownStem = remembered(20_000, stem);

/** The words of a text without spaces. */
const cutWords = (text: string): readonly string[] =>
  parted(text).flatMap((part) => [...cutter.segment(part)].flatMap((one) => (one.isWordLike ? [one.segment] : [])));

/** The stems of a text, in order, repetitions kept. Kept for a while: everybody who is by remembers the same sentence. */
export const stems: (text: string) => readonly string[] = remembered(5000, stemsOf);

function stemsOf(text: string): readonly string[] {
  // The month, not the verb: inside a sentence only the month has a capital.
  const plain = text
    .replace(/(?<=\S\s)May\b/g, "maymonth")
    .toLowerCase()
    .normalize("NFKC");
  const words = unspaced.test(plain) ? cutWords(plain) : (plain.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? []);
  const kept: string[] = [];
  for (const raw of words) {
    const word = raw.replace(/['’].*/, "");
    if (word.length > 0 && !common.has(word)) kept.push(knownStem(word));
  }
  return kept;
}

/** The words of each day lately asked for: a day's memories are many. */
const datesKnown = new Map<string, readonly string[]>();

/** The stems of a moment's date in words, in the language of a text: "tuesday 14 february 2023", "2023年2月14日星期二". */
export function dateWords(start: string, at: Minutes, text: string): readonly string[] {
  const language = unspaced.test(text) ? "zh-CN" : "en";
  const key = `${language} ${start} ${dayOf(at)}`;
  const known = datesKnown.get(key);
  if (known) return known;
  if (datesKnown.size > 1000) datesKnown.clear();
  const date = dateText(start, at, language);
  const words = stems(language === "en" ? `${date} ${isoDate(start, at).slice(0, 4)}` : date);
  datesKnown.set(key, words);
  return words;
}

const times = new RegExp(
  `\\b(?:yesterday|today|tonight|tomorrow|ago|last|next|this (?:week|month|year|morning|weekend)|(?:mon|tues|wednes|thurs|fri|satur|sun)day
|january|february|march|april|may|june|july|august|september|october|november|december|week|month|year|weekend|since|until|morning|evening
|summer|winter|spring|autumn|fall|christmas|easter|\\d{1,2}(?:st|nd|rd|th)|20\\d\\d)s?\\b|[昨今明前后]天|[上下这本]个?(?:周|星期|礼拜|月)|[今去明前]年
|(?:周|星期|礼拜)[一二三四五六日天]|(?<![\\d一二三四五六七八九十])[\\d一二三四五六七八九十]+[月日号点年]`.replaceAll(
    "\n",
    "",
  ),
  "iu",
);

const eachTime = new RegExp(times.source, "giu");

/** The words by which a text says when something is or was. */
export const timesIn = (text: string): readonly string[] =>
  (text.match(eachTime) ?? []).map((one) => one.toLowerCase());

/** Whether a text says when something is or was. */
export const tellsTime = (text: string): boolean => times.test(text);

/** Whether a text asks when. */
export const asksWhen = (text: string): boolean =>
  /\b(?:when|how long|since|(?:what|which) (?:date|day|month|year|time))\b|什么时候|何时|几[点月号时]|哪[天年]|多久/iu.test(
    text,
  );

/** Whether a text ends as a question, be it quoted. */
export const asks = (text: string): boolean => /[?？]["”』」’]?\s*$/u.test(text);

/** Whether a text speaks of somebody or something by a word that was named before: "she", "it". */
export const pointsBack = (text: string): boolean =>
  /\b(?:he|him|his|she|hers?|they|them|theirs?|its?)\b|[他她它]/iu.test(text);
