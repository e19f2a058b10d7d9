/**
 * No persona posts a link, an invite or a domain, whoever wrote it: links leave a text where it enters the town, and once more where it
 * leaves. Discord makes links of addresses with a scheme, of masked ones and of invites; a bare domain can only be copied. What is
 * surely one of these goes. What may as well be a full stop without its space ("evil.me", "I like it.so do you") gets the space: it is
 * an address no more, and prose as it was. Every ending there is counts (`tlds` lists them);
 * what looks like a letter or a dot is read as one, and what Discord does not show is not read.
 */
import tlds from "tlds" with { type: "json" };
import { literal } from "./literal.ts";
import { plainLetter } from "./look-alike.ts";

/** Endings that are hardly ever a word after a full stop: a domain wherever they stand. */
const ENDINGS =
  "com|net|org|edu|gov|mil|info|biz|io|gg|co|ru|cn|jp|kr|uk|de|fr|es|nl|pl|se|ch|eu|ca|au|br|mx|ar|cl|tv|cc|ws|ly|gl|xyz|dev|app|ai|tk|ml|ga|cf|gq|pw|su|ua|by|kz|ir|tr|gr|cz|sk|hu|ro|bg|fi|dk|ee|lv|lt|pt|ie|ae|sa|hk|tw|sg|vn|th|nz|za|ng|ke|pk|bd|lk|np|eg|icu|vip|zip|mov|quest|cyou|sbs|cfd|bond|lol|xxx|porn|casino|wtf|onion|eth|i2p";
/** Endings that are words as well, but hardly after a full stop: only in small letters, as in an address, not at the head of a sentence. */
const WORDS =
  "online|site|shop|store|link|club|website|tech|email|click|bid|zone|blog|cloud|digital|network|agency|studio|systems|solutions|services|download|stream|pizza|wiki|sexy|cam|dating|loan|finance|bet|poker|gift|gifts|hosting|uno|monster|makeup|crypto";
/** Endings of files too: with something after a slash, or their dot gets a space. */
const FILES = "md|py|sh";
/** What files are called in talk; a label of a domain has no underscore. */
const FILE_NAMES =
  "readme|changelog|contributing|license|security|notes?|todo|index|main|app|tests?|setup|install|deploy|build|run|start|script|hello|[\\p{L}\\d]{1,40}_[\\p{L}\\d_]{1,40}";
const OWN: ReadonlySet<string> = new Set(`${ENDINGS}|${WORDS}|${FILES}`.split("|"));
/** All other endings there are. Many are words as well: with something after a slash, or after a known host; elsewhere their dot gets a space. */
const DOUBTFUL = tlds
  .filter((ending) => /^[a-z]+$/.test(ending) && !OWN.has(ending))
  .map(literal)
  .join("|");
/** Endings in other scripts, as their letters look. Nothing ends with a full stop before them that is no address or lacks its space. */
const FOREIGN = tlds
  .filter((ending) => /[^a-z\d-]/.test(ending))
  .map((ending) => [...ending].map(plainLetter).join(""))
  .map(literal)
  .join("|");

/** Letters that spaces part from other words. */
const LETTER = "\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\d";
const LABEL = `[${LETTER}](?:[${LETTER}_-]{0,61}[${LETTER}])?`;
const PATH = '[^\\s<>"“”「」，。！？、；：（）|\\p{Script=Han}]';
const TAIL = `(?:\\.${LABEL}){0,5}(?::\\d{1,5})?(?:[/?#\\\\]${PATH}{0,2000})?`;
const SCHEME =
  "(?:(?:h(?:tt|xx)ps?|ftps?|discord|steam|tg)\\s{0,3}:\\s{0,3}[/\\\\]\\s{0,3}[/\\\\]{0,3}\\s{0,3}|www\\d?\\s{0,2}\\.\\s{0,2})";
/** A dot in brackets, which nothing else is; and one that is spelled out or set apart. */
const BRACKETED = "\\s{0,2}[[({<]\\s?(?:\\.|dot|point|点)\\s?[\\])}>]\\s{0,2}";
const DOT = `(?:${BRACKETED}|\\s{1,2}\\.\\s{0,2}|\\s{1,2}d[o0]t\\s{1,2}|\\s?[_-]{1,2}d[o0]t[_-]{1,2}\\s?|\\s{0,2}[点點]\\s{0,2})`;
const SLASH = "\\s{0,2}(?:[/\\\\]|\\bslash\\b|[[({]\\s?(?:/|slash)\\s?[\\])}])\\s{0,2}";
/** A word that ours stands between, however it is taken apart: "dis cord". */
const DISCORD = "d\\s?[i1!l]\\s?s\\s?c\\s?[o0]\\s?r\\s?d(?:\\s?app)?";
const HOSTS = "(?:t|telegram|discord|fb|wa|goo|ow|bit|tiny|cutt|git|youtu|redd|is|s|v|tinyurl|linktr|rb|invite)";

/** What a link looks like, and a part that all of its kind have, which is sought first: it is found in a fraction of the time, and rarely. */
const patterns: readonly (readonly [part: RegExp, whole: RegExp])[] = [
  // Any scheme, its address whatever it is: "https://...", "hxxp : // ...".
  [/[/\\]|www/iu, new RegExp(`(?<![a-z])(?:[a-z][a-z\\d+]{1,15}://|${SCHEME})${PATH}{1,2000}`, "giu")],
  // A telephone, or mail to somebody: Discord makes links of them in angle brackets.
  [/<\s?\+\d|(?:tel|sms|mailto):/iu, /<\s?(?:\+\d[\d\s().-]{2,40}|(?:tel|sms|mailto):[^<>\n]{1,300})>/giu],
  [
    /(?:tel|sms|mailto):\S/iu,
    new RegExp(`(?<![a-z\\d])(?:(?:tel|sms):\\+?\\d[\\d().-]{1,40}|mailto:[\\w.+-]{1,64}(?:@${PATH}{1,300})?)`, "giu"),
  ],
  // An invite, however it is taken apart.
  [
    /s\s?c\s?[o0]\s?r\s?d/iu,
    new RegExp(
      `(?<![a-z\\d])${DISCORD}\\s{0,2}(?:[.·•]|[[({]\\s?(?:\\.|dot|点)\\s?[\\])}]|\\bdot\\b|\\s|[-_,](?=\\s{0,2}g\\s?g${SLASH}))\\s{0,2}(?:g\\s?g(?![a-z])(?:${SLASH}[\\w-]{1,60}|\\s{1,2}(?=[a-z]{0,20}\\d)[a-z\\d]{4,60})?|(?:com|me|io|li)${SLASH}(?:invite(?![a-z])(?:${SLASH}[\\w-]{1,60})?|[\\w-]{1,60})?)`,
      "giu",
    ),
  ],
  [/\.\s?gg/iu, new RegExp(`(?<![a-z\\d.])\\.\\s?gg${SLASH}[\\w-]{1,60}`, "giu")],
  [/gg\//iu, /(?:(?<=\bjoin\s{1,2}|[加进進入]\s{0,2})|(?<![a-z\d./])(?=gg\/[a-z_-]{0,20}\d))gg\/[\w-]{4,60}/giu],
  // An address of mail, or a domain.
  [
    new RegExp(`\\.(?:${ENDINGS})(?![a-z\\d-])`, "iu"),
    new RegExp(
      `(?<![a-z\\d@-])(?:[\\w.+-]{1,64}@)?(?:${LABEL}\\.){1,6}(?:${ENDINGS})(?![a-z\\d-]|_[a-z\\d])${TAIL}`,
      "giu",
    ),
  ],
  [
    new RegExp(`\\.(?:${WORDS})(?![a-z\\d-])`, "u"),
    new RegExp(
      `(?<![a-z\\d@-])(?:[\\w.+-]{1,64}@)?(?:${LABEL}\\.){1,6}(?:${WORDS})(?![a-z\\d-]|_[a-z\\d])${TAIL}`,
      "gu",
    ),
  ],
  [
    /\.[a-z]{2,24}(?::\d{1,5})?\//iu,
    new RegExp(
      `(?<![a-z\\d@-])(?:[\\w.+-]{1,64}@)?(?:${LABEL}\\.){1,6}(?:${DOUBTFUL}|${FILES})(?::\\d{1,5})?/${PATH}{1,2000}`,
      "giu",
    ),
  ],
  [/@/u, new RegExp(`(?<![a-z\\d@.-])[\\w.+-]{1,64}@(?:${LABEL}\\.){1,6}[a-z]{2,12}(?![a-z\\d-]|_[a-z\\d])`, "giu")],
  [
    /\.(?:me|be|it|gd|id|com|ly)(?![a-z\d-])/u,
    new RegExp(`(?<![a-z\\d@.-])${HOSTS}\\.(?:me|be|it|gd|id|com|ly)(?![a-z\\d-]|_[a-z\\d])${TAIL}`, "gu"),
  ],
  // The same with its dot spelled out: "example dot com", "example [.] com".
  [
    new RegExp(DOT, "iu"),
    new RegExp(
      `(?<![\\w.-])(?!(?:the|a|an|that|this|every|old|whole|of|pre|post)\\b)${LABEL}${DOT}(?:com|net|org|gg|ru|info|xyz|io|link|me|club|site|online)(?![a-z\\d-]|_[a-z\\d])(?!\\s(?:boom|bubble|crash|era))(?:${SLASH}[\\w-]{1,60}){0,3}`,
      "giu",
    ),
  ],
  // In other tongues, and letter by letter.
  [
    /punkt|punto|point/iu,
    new RegExp(
      `(?<![\\w.-])${LABEL}\\s{1,2}(?:punkt\\s{1,2}(?:de|com|net|org)|punto\\s{1,2}(?:com|net|org)|point\\s{1,2}com)(?![a-z\\d-]|_[a-z\\d])`,
      "giu",
    ),
  ],
  [/[点點]/u, /(?<![\w.-])[a-z][a-z\d-]{1,61}[a-z\d]\s{0,2}[点點]\s{0,2}(?:top|cn|cc|icu)(?![a-z\d-])/giu],
  [
    /\s\.\s/u,
    /(?<![\p{L}\d])(?:[a-z\d]\s){2,40}\.\s(?:c\so\sm|n\se\st|o\sr\sg|g\sg|x\sy\sz|i\so|r\su)(?:\s\/(?:\s[a-z\d](?![a-z\d])){1,40})?(?![a-z\d]|\s[a-z\d](?![a-z\d]))/giu,
  ],
  // Of endings that are words, where a slash follows.
  [
    new RegExp(SLASH, "iu"),
    new RegExp(`(?<![\\w.-])${LABEL}${DOT}(?:${ENDINGS}|${WORDS})(?![a-z\\d-])(?:${SLASH}[\\w-]{1,60}){1,3}`, "giu"),
  ],
  [
    /[点點]/u,
    new RegExp(
      `(?<=(?![一二三四五六七八九十两几有差早])\\p{Script=Han})[点點](?:com|net|org|cn)(?![a-z\\d])${TAIL}`,
      "giu",
    ),
  ],
  [
    new RegExp(BRACKETED, "iu"),
    new RegExp(
      `(?<![\\w.-])${LABEL}${BRACKETED}(?:${ENDINGS}|${WORDS}|${DOUBTFUL})(?![a-z\\d-]|_[a-z\\d])${TAIL}`,
      "giu",
    ),
  ],
  // A domain of any script in letters of this one.
  [
    /xn--/iu,
    new RegExp(
      `(?<![a-z\\d@-])(?:(?:${LABEL}\\.){1,6}xn--[a-z\\d-]{1,59}|xn--[a-z\\d-]{1,59}\\.${LABEL})${TAIL}`,
      "giu",
    ),
  ],
  // A numbered host.
  [/\d\.\d/u, /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5}|\/)[^\s<>"]{0,200}/gu],
  // Of the endings in other scripts, the one in use, as its letters look.
  [/\.pф/iu, /(?<![\p{L}\d])[\p{L}\d-]{1,63}\.pф(?!\p{L})(?:\/[^\s<>"]{0,200})?/giu],
];

/** What a domain may end with before its dot besides letters: "🇪🇻🇮🇱.com". */
const PICTURE = "\\p{So}\\p{Emoji_Modifier}";
/** The dot before an ending that may as well be a word of the next sentence: sought first, so that what stands before it is looked at there alone. */
const DOUBT = new RegExp(
  `\\.(?<=(?:[\\p{L}\\d][\\p{L}\\d-]|(?<![\\p{L}\\d.])[a-z]|[${PICTURE}])\\.)(?:(${DOUBTFUL})|(?<!(?<![\\p{L}\\d.-])(?:${FILE_NAMES})\\.)(?:${FILES}))(?![a-z\\d_-])`,
  "giu",
);
const FOREIGN_DOUBT = new RegExp(`\\.(?<=[\\p{L}\\d${PICTURE}]\\.)(?:${FOREIGN})`, "gu");
/** What no sentence begins with, behind a name in another script, or with a capital: "百度.com", "Evil.Site". */
const NO_HEAD = new RegExp(`\\.(?<=[\\p{L}\\d${PICTURE}]\\.)(?:${ENDINGS}|${WORDS})(?![a-z\\d_-])`, "giu");

/** A word that begins a sentence: behind a Chinese full stop, which lacks no space. */
const HEAD = /^\p{Lu}(?!\p{Lu})/u;

/** Signs that Discord makes something of, or takes away, at a dot between letters: "evil**.**com", "evil\\.com". */
const HIDDEN = /(?<=[\p{L}\d])(?:[*_~|`\\]{1,6}\.[*_~|`]{0,6}|\.[*_~|`]{1,6})(?=[\p{L}\d])/gu;
/** The same between any letters: "ev||il.c||om". */
const WITHIN = /(?<=[\p{L}\d])(?:[*~|`]{1,6}|__)(?=[\p{L}\d])/gu;

/** A text as it is read for links, and where each of its letters stands in the text itself. */
interface Plain {
  readonly text: string;
  readonly at: readonly number[];
}

/** Letters, signs and pictures that are what they look like, with nothing between them that cannot be seen; a dot in the middle parts two things. */
const SEEN =
  /^(?:[ -~\n’‘“”–—…\u4e00-\u9fff，。！？、；：（）《》「」]|(?<=\s)[·•](?=\s)|[\u2600-\u27bf\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1faff}]\ufe0f?)*$/u;
/** Full stops that end a sentence, or begin and end nothing: behind what they end, before a space. */
const STOPS = /(?<=[\p{L}\d"'’”)!?])\.+(?=$|[\s"'’”)])/gu;
/** What every link has some of besides, and what may hide some of it: signs between letters that are not shown. */
const LEADS =
  /[.@]|[:：]\s{0,3}[/\\]|(?:tel|sms|mailto):|<\s?\+|d[o0]t|point|punkt|punto|s\s?c\s?[o0]\s?r\s?d|www|gg|(?<=[a-z\d])。(?=[a-z\d])|(?<=[\p{L}\d])(?:[*~|`]{1,6}|__)(?=[\p{L}\d])/iu;

/** Whether a text is surely none but sentences, which most are: it needs no closer look. A dot that is spelled 点 stands beside letters. */
const isProse = (text: string): boolean =>
  SEEN.test(text) && !LEADS.test(text.replace(STOPS, "")) && !(/[点點]/u.test(text) && /[a-z\d]/i.test(text));

/** A text in the one or two ways it may be read: what stands between letters parts them, or does not. */
function readingsOf(text: string): readonly Plain[] {
  if (isProse(text)) return [];
  const plain = plainOf(text);
  if (!TELLING.test(plain.text)) return [];
  const apart = without(plain, HIDDEN);
  return apart.text.search(WITHIN) < 0 ? [apart] : [apart, without(apart, WITHIN)];
}

/** A text as it is read where some signs are not. */
function without({ text, at }: Plain, signs: RegExp): Plain {
  const hidden = new Set(
    [...text.matchAll(signs)].flatMap(({ index, 0: found }) =>
      [...found].flatMap((sign, i) => (sign === "." ? [] : [index + i])),
    ),
  );
  if (hidden.size === 0) return { text, at };
  return {
    text: text
      .split("")
      .filter((_, i) => !hidden.has(i))
      .join(""),
    at: at.filter((_, i) => !hidden.has(i)),
  };
}

function plainOf(text: string): Plain {
  const letters = [...text];
  const read: string[] = [];
  const at: number[] = [];
  let offset = 0;
  const plain = letters.map((letter) => (/[\n\t\p{RI}]/u.test(letter) ? letter : plainLetter(letter)));
  const ascii = (one: string | undefined) => one !== undefined && /^[a-z\d]/i.test(one);
  const seen = (from: number, step: 1 | -1): string | undefined => {
    let i = from + step;
    while (plain[i] === "") i += step;
    return plain[i];
  };
  letters.forEach((letter, i) => {
    const dot = /^[。｡．․‧·•∙⋅]$/u.test(letter) && ascii(seen(i, -1)) && ascii(seen(i, 1));
    const shown = dot ? "." : letter === "⁄" || letter === "∕" ? "/" : plain[i]!;
    for (const unit of shown.split("")) {
      read.push(unit);
      at.push(offset);
    }
    offset += letter.length;
  });
  at.push(text.length);
  return { text: read.join(""), at };
}

/** What may stand at the end of a sentence that ends with a link. */
const END = /(?<![.,!?;:'")\]}*_~。！？，、])[.,!?;:'")\]}*_~。！？，、]+$/u;

/** What every link has some of: most texts have none of it, and need no closer look. */
const TELLING = /[.:@/\\点點]|<\s?\+|d[o0]t|point|punkt|punto|s\s?c\s?[o0]\s?r\s?d/iu;

/** The parts of a text, read so, that are links, from and to, in order. */
function linksIn(readings: readonly Plain[]): readonly (readonly [number, number])[] {
  const spans = readings.flatMap((plain) =>
    patterns.flatMap(([part, whole]) =>
      [...(part.test(plain.text) ? plain.text.matchAll(whole) : [])].map(
        ({ index, 0: found }): readonly [number, number] => {
          const kept = found.replace(END, "");
          return [plain.at[index]!, plain.at[index + kept.length]!];
        },
      ),
    ),
  );
  const merged: [number, number][] = [];
  for (const [from, to] of spans.sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = merged.at(-1);
    if (last && from < last[1]) last[1] = Math.max(last[1], to);
    else if (to > from) merged.push([from, to]);
  }
  return merged;
}

/** Where a text, read so, lacks a space after a full stop, if it is one: behind these. */
function dotsIn(text: string, readings: readonly Plain[]): readonly number[] {
  const found = readings.flatMap((plain) =>
    [DOUBT, FOREIGN_DOUBT, NO_HEAD].flatMap((pattern) =>
      [...plain.text.matchAll(pattern)].flatMap(({ index, 1: ending = "" }) => {
        const dot = plain.at[index]!;
        return text[dot] === "。" && HEAD.test(ending) ? [] : [dot + 1];
      }),
    ),
  );
  return [...new Set(found)].sort((a, b) => a - b);
}

/** Words that stand for an address: `[words](address)`. */
const MASKED =
  /\[((?:[^[\]\n]|\[[^[\]\n]{0,100}\]){0,300})\]\s?\(\s{0,3}<?([^()\n]{1,500}(?:\([^()\n]{0,100}\)[^()\n]{0,200})?)>?\s{0,3}\)/gu;

/** The same at the end of a text that was cut off in the address. */
const TORN =
  /\[((?:[^[\]\n]|\[[^[\]\n]{0,100}\]){0,300})\]\((<?[^\s()]{0,500}(?:\([^\s()]{0,100}\)?[^\s()]{0,200})?)$/u;
/** As much as is left of an address where it is no address any more. */
const STUMP = /^<?(?:h(?:t(?:tp?)?)?|https?:?\/{0,2})?$/iu;

/** A text with the words of masked links in their stead, and how many there were. */
export function unmasked(text: string): { readonly text: string; readonly links: number } {
  let links = 0;
  const words = (whole: string, shown: string, address: string): string => {
    if (!hasLink(address) && !/^\s*<?[\w+.-]{2,20}:\S/.test(address)) return whole;
    links++;
    return shown;
  };
  const bare = text.replace(MASKED, words);
  const whole = bare.replace(TORN, (torn, shown: string, address: string) => {
    if (!STUMP.test(address)) return words(torn, shown, address);
    links++;
    return shown;
  });
  return { text: whole, links };
}

/** Whether there is a link in a text, or what may be one. */
export function hasLink(text: string): boolean {
  const readings = readingsOf(text);
  return linksIn(readings).length > 0 || dotsIn(text, readings).length > 0;
}

/**
 * A text without its links: of a masked one its words stay, for any other stands `aLink`, and what may be one is taken apart. What has none
 * stays as it is.
 */
export const withoutLinks = (text: string, aLink: string): string =>
  isProse(text) && !text.includes("[") ? text : taken(text, aLink);

/** The same, thought through. */
function taken(text: string, aLink: string): string {
  const bare = unmasked(text).text;
  const readings = readingsOf(bare);
  let kept = "";
  let at = 0;
  for (const [from, to] of linksIn(readings)) {
    const before = bare.slice(at, from).replace(/<$/, "");
    kept += before + aLink;
    at = bare[to] === ">" ? to + 1 : to;
  }
  if (at === 0) return apart(bare, readings);
  const whole = kept + bare.slice(at);
  return apart(whole, readingsOf(whole));
}

/** A text, read so, with a space behind every full stop that may lack one. */
function apart(text: string, readings: readonly Plain[]): string {
  const dots = dotsIn(text, readings);
  if (dots.length === 0) return text;
  return [0, ...dots].map((from, i) => text.slice(from, dots[i])).join(" ");
}

/** Whatever holds texts, each without its links. */
export function unlinked<T>(value: T, aLink: string): T {
  // The same shape comes back: only texts are changed.
  const bare = (one: unknown): unknown => {
    if (typeof one === "string") return withoutLinks(one, aLink);
    if (Array.isArray(one)) return one.map(bare);
    if (typeof one !== "object" || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, field]) => [key, bare(field)]));
  };
  return bare(value) as T;
}
