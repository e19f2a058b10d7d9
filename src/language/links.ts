/**
 * No persona posts a link, an invite or a domain, whoever wrote it: links leave a text where it enters the town, and once more where it
 * leaves. Which words are domains is a closed list of endings; what looks like a letter or a dot is read as one.
 */
import { plainLetter } from "./look-alike.ts";

/** Endings that are hardly ever a word after a full stop: a domain wherever they stand. */
const ENDINGS =
  "com|net|org|edu|gov|mil|info|biz|io|gg|co|ru|cn|jp|kr|uk|de|fr|es|nl|pl|se|ch|eu|ca|au|br|mx|ar|cl|tv|cc|ws|ly|gl|xyz|dev|app|ai|tk|ml|ga|cf|gq|pw|su|ua|by|kz|ir|tr|gr|cz|sk|hu|ro|bg|fi|dk|ee|lv|lt|pt|ie|ae|sa|hk|tw|sg|vn|th|nz|za|ng|ke|pk|bd|lk|np|eg|icu|vip|zip|mov|quest|cyou|sbs|cfd|bond|lol|xxx|porn|casino|wtf|onion";
/** Endings that are words as well: only in small letters, as in an address, not at the head of a sentence. */
const WORDS =
  "news|live|online|site|shop|store|link|club|website|tech|cafe|email|click|bid|group|chat|social|games|zone|page|blog|cloud|digital|media|network|company|agency|studio|community|systems|solutions|services|support|download|stream|video|pizza|wiki|sexy|cam|dating|loan|money|finance|bet|poker|buzz|gift|gifts|host|hosting|press|review|sale|trade|uno|monster|beauty|makeup|space|fun|pro|win|top";
/** Endings that are short words: only with something after a slash, or after a known host. */
const SHORT =
  "in|to|me|so|it|is|at|be|my|do|no|us|as|am|id|ma|pa|la|st|sh|md|py|pm|world|life|today|work|one|run|show|best|art|town";

const LABEL = "[a-z\\d](?:[\\w-]{0,61}[a-z\\d])?";
const PATH = '[^\\s<>"“”「」，。！？、；：（）|\\p{Script=Han}]';
const TAIL = `(?:\\.${LABEL}){0,5}(?::\\d{1,5})?(?:[/?#\\\\]${PATH}{0,2000})?`;
const SCHEME =
  "(?:(?:h(?:tt|xx)ps?|ftps?|discord|steam|tg)\\s{0,3}:\\s{0,3}[/\\\\]\\s{0,3}[/\\\\]{0,3}\\s{0,3}|www\\d?\\s{0,2}\\.\\s{0,2})";
/** A dot that is spelled out, bracketed or set apart. */
const DOT = "(?:\\s{0,2}[[({]\\s?(?:\\.|dot|点)\\s?[\\])}]\\s{0,2}|\\s{1,2}\\.\\s{0,2}|\\s{1,2}dot\\s{1,2})";
const SLASH = "\\s{0,2}(?:[/\\\\]|\\bslash\\b)\\s{0,2}";
const HOSTS = "(?:t|telegram|discord|fb|wa|goo|ow|bit|tiny|cutt|git|youtu|redd|is|s|v|tinyurl|linktr|rb|invite)";

const patterns: readonly RegExp[] = [
  // Any scheme, its address whatever it is: "https://...", "hxxp : // ...".
  new RegExp(`(?<![a-z])(?:[a-z][a-z\\d+]{1,15}://|${SCHEME})${PATH}{1,2000}`, "giu"),
  // An invite, however it is taken apart.
  new RegExp(
    `(?<![a-z\\d])d[i1!l]sc[o0]rd(?:app)?\\s{0,2}(?:[.·•]|[[({]\\s?(?:\\.|dot|点)\\s?[\\])}]|\\bdot\\b|\\s)\\s{0,2}(?:gg|(?:com|me|io|li)${SLASH}(?:invite${SLASH})?)(?![a-z])(?:${SLASH}[\\w-]{1,60})?`,
    "giu",
  ),
  new RegExp(`(?<![a-z\\d.])\\.\\s?gg${SLASH}[\\w-]{1,60}`, "giu"),
  // An address of mail, or a domain.
  new RegExp(
    `(?<![a-z\\d@-])(?:[\\w.+-]{1,64}@)?(?:${LABEL}\\.){1,6}(?:${ENDINGS})(?![a-z\\d-]|_[a-z\\d])${TAIL}`,
    "giu",
  ),
  new RegExp(`(?<![a-z\\d@-])(?:[\\w.+-]{1,64}@)?(?:${LABEL}\\.){1,6}(?:${WORDS})(?![a-z\\d-]|_[a-z\\d])${TAIL}`, "gu"),
  new RegExp(
    `(?<![a-z\\d@-])(?:[\\w.+-]{1,64}@)?(?:${LABEL}\\.){1,6}(?:${SHORT})(?::\\d{1,5})?/${PATH}{1,2000}`,
    "giu",
  ),
  new RegExp(`(?<![a-z\\d@.-])[\\w.+-]{1,64}@(?:${LABEL}\\.){1,6}[a-z]{2,12}(?![a-z\\d-]|_[a-z\\d])`, "giu"),
  new RegExp(`(?<![a-z\\d@.-])${HOSTS}\\.(?:me|be|it|gd|id|com|ly)(?![a-z\\d-]|_[a-z\\d])${TAIL}`, "gu"),
  // The same with its dot spelled out: "example dot com", "example [.] com".
  new RegExp(
    `(?<![\\w.-])(?!(?:the|a|an|that|this|every|old|whole|of)\\b)${LABEL}${DOT}(?:com|net|org|gg|ru|info|xyz|io|link|me|club|site|online)(?![a-z\\d-]|_[a-z\\d])(?!\\s(?:boom|bubble|crash|era))(?:${SLASH}[\\w-]{1,60}){0,3}`,
    "giu",
  ),
  // A numbered host.
  /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5}|\/)[^\s<>"]{0,200}/gu,
  // Of the endings in other scripts, the one in use, as its letters look.
  /(?<![\p{L}\d])[\p{L}\d-]{1,63}\.pф(?!\p{L})(?:\/[^\s<>"]{0,200})?/giu,
];

/** A text as it is read for links, and where each of its letters stands in the text itself. */
interface Plain {
  readonly text: string;
  readonly at: readonly number[];
}

function plainOf(text: string): Plain {
  const letters = [...text];
  const read: string[] = [];
  const at: number[] = [];
  let offset = 0;
  const plain = letters.map((letter) => (letter === "\n" || letter === "\t" ? letter : plainLetter(letter)));
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

/** The parts of a text that are links, from and to, in order. */
function linksIn(text: string): readonly (readonly [number, number])[] {
  const plain = plainOf(text);
  const spans = patterns.flatMap((pattern) =>
    [...plain.text.matchAll(pattern)].map(({ index, 0: found }): readonly [number, number] => {
      const kept = found.replace(END, "");
      return [plain.at[index]!, plain.at[index + kept.length]!];
    }),
  );
  const merged: [number, number][] = [];
  for (const [from, to] of spans.sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = merged.at(-1);
    if (last && from < last[1]) last[1] = Math.max(last[1], to);
    else if (to > from) merged.push([from, to]);
  }
  return merged;
}

/** Words that stand for an address: `[words](address)`. */
const MASKED =
  /\[((?:[^[\]\n]|\[[^[\]\n]{0,100}\]){0,300})\]\s?\(\s{0,3}<?([^()\n]{1,500}(?:\([^()\n]{0,100}\)[^()\n]{0,200})?)>?\s{0,3}\)/gu;

/** Whether there is a link in a text. */
export const hasLink = (text: string): boolean => linksIn(text).length > 0;

/** A text without its links: of a masked one its words stay, for any other stands `aLink`. What has none stays as it is. */
export function withoutLinks(text: string, aLink: string): string {
  const bare = text.replace(MASKED, (whole, words: string, address: string) =>
    hasLink(address) || /^\s*[\w+.-]{2,20}:\S/.test(address) ? words : whole,
  );
  let kept = "";
  let at = 0;
  for (const [from, to] of linksIn(bare)) {
    const before = bare.slice(at, from).replace(/<$/, "");
    kept += before + aLink;
    at = bare[to] === ">" ? to + 1 : to;
  }
  return at === 0 ? bare : kept + bare.slice(at);
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
