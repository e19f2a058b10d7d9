/**
 * How a name looks (Unicode's confusables, a table of our own): two names that a reader takes for one have the same look, whatever letters
 * they are written in. Kept small on purpose: what a glance cannot tell apart, and nothing that merely sounds alike.
 */

import simplified from "../../data/simplified.json" with { type: "json" };

/** Letters of other scripts by the Latin letter they look like; capitals and small letters apart, for they look unlike. */
const ALIKE: Readonly<Record<string, string>> = {
  // Cyrillic, small and capital
  ...pairs("аеоресухіјѕһԁԛԝѵӏкмнтвьгпёєґүғ", "aeopecyxijshdqwvlkmhtbbrneeryf"),
  ...pairs("АВЕКМНОРСТУХІЈЅӀԚԜҒЬГҮ", "ABEKMHOPCTYXIJSIQWFbrY"),
  ...pairs("ҫқҳҭңұѡѳөӎҽцчшбъл", "ckxthywoomeuywbbn"),
  ...pairs("ѴԌԀҺЄҪҚҲҬҢҰѠѲӨӍҼЦШБЪИЯД", "VGdhECKXTHYWOOMEUWBbNRA"),
  ...{ ӕ: "ae", Ӕ: "AE" },
  // Greek
  ...pairs("αβεικνορτυχηγωμζδσς", "abeikvoptuxnywuzdos"),
  ...pairs("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),
  ...pairs("ϲϳͿϹϺΛΞξϜ", "cjJCMAEEF"),
  // Hebrew, a Chinese nought, and Latin letters that look like others
  ...pairs("ס〇ſẞß", "oofBb"),
  // Cherokee, Lisu and Coptic
  ...pairs("ᎠᎡᎢᎥᎪᎫᎬᎳᎷᎻᏀᏃᏆᏎᏒᏔᏚᏞᏟᏢᏦᏴ", "DRTiAJEWMHGZISRWSLCPKB"),
  ...pairs("ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓤꓦꓧꓨꓪꓫꓬꓮꓰꓲꓳꓴ", "BPdDTGKJCZFMNLSRRVHGWXYAEIOU"),
  ...pairs("ⲁⲃⲉⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ", "abeikmnopctyx"),
  ...pairs("ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬ", "ABEHIKMNOPCTYX"),
  // Armenian, and Latin letters of another shape
  ...pairs("օոսհզցՕՍ", "onuhqgOU"),
  ...pairs("յցքՏԼ", "jgpSL"),
  ...pairs(
    "ƀƁƂɃɓƇƈȻȼɕƉƊɖɗɐȺⱥƎǝƐɛɘɆɇƑƒƓɠǤǥɦɧƗɨƖƘƙꝀƚɫɬɭⱠⱡŁɱɯƝƞɲɳ",
    "bBBBbCcCccDDddaAaEeEeeEeFfGgGghhIiIKkKllllLlLmmNnnn",
  ),
  ...pairs("ƟɵǾǿƤƥⱣɊɋƦɌɍɹɾɼɽⱤƧƨʂȿƫƬƭƮʈȾŦŧɄʉƲʋʍƳƴɎɏƵƶʐʑɀ", "OoOoPpPQqRRrrrrrRSssstTtTtTTtUuVvwYyYyZzzzz"),
  // Canadian syllabics and runes, as fancy lettering takes them
  ...pairs("ᗩᗅᐱᗷᑲᖯᑕᑢᗪᗡᗞᑯᗴᘿᙓᖴᘜᕼᖺᒍᒎᒪᗰᙢᘻᑎᗝᑭᕵᑫᖇᔕᔑᔓᑌᐯᗯᙡᘺ᙭ᖻᘔ", "AAABbbCCDDDdEEEFGHhJjLMMMnOPPqRSSSUVWWWXYZ"),
  ...pairs("ᚱᛒᚺᛁᛕᚷᛗ", "RBHIKXM"),
  ...pairs("ᏀᎶᏙᎩᏂᏩᎾ", "GGVYhGO"),
  ...pairs("℮əә⊤⟙†∪∩", "eeeTTtun"),
  ...pairs("ᥲᥴძᥱᥣᥒ᥆⍴ᥙ᥎ᥕ᥊ᥡ", "acdelnopuvwxy"),
  // In black circles, in black boxes, and as flags are written
  ...pairs("🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
  ...pairs("🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
  ...pairs("🇦🇧🇨🇩🇪🇫🇬🇭🇮🇯🇰🇱🇲🇳🇴🇵🇶🇷🇸🇹🇺🇻🇼🇽🇾🇿", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
  ...pairs("ꭰꭱꭲꭺꭻꭼꮃꮇꮋꮐꮓꮖꮞꮢꮤꮪꮮꮯꮲꮶꮩꭹ", "driajewmhgzisrwslcpkvy"),
  ...pairs("ıɩɪłøđħɑɡʟɴʀᴀʙᴄᴅᴇꜰɢʜᴊᴋᴍᴏᴘꜱᴛᴜᴠᴡʏᴢŁØĐĦƖǀ", "iiilodhaglnrabcdefghjkmopstuvwyzLODHII"),
};

/** Chinese characters in one form; pairs, as `ALIKE` has them. */
const SIMPLIFIED: ReadonlyMap<string, string> = new Map(pairsIn(simplified.pairs));
/** The same, and the kana and strokes that look like some. */
const HAN: ReadonlyMap<string, string> = new Map([
  ...SIMPLIFIED,
  ...pairsIn(
    "エ工ェ工ロ口囗口カ力ヵ力タ夕ニ二ハ八ト卜オ才ォ才チ千ヌ又ー一ㄧ一㇐一へヘべヘぺヘりリ己已巳已曰日末未土士槑梅楳梅菈拉啦拉",
  ),
]);

/** Signs that stand for letters between letters: "1sabe11a". */
const LEET: Readonly<Record<string, string>> = { 0: "o", 3: "e", 4: "a", 5: "s", 7: "t", 8: "b", "@": "a", $: "s" };

function pairs(from: string, to: string): Record<string, string> {
  const letters = [...to];
  return Object.fromEntries([...from].map((letter, i) => [letter, letters[i] ?? letter]));
}

function pairsIn(text: string): [string, string][] {
  const letters = [...text];
  return letters.flatMap((letter, i) => (i % 2 === 0 ? [[letter, letters[i + 1]!] as [string, string]] : []));
}

/** A letter as it looks: of one width, in Latin letters, without marks; nothing for what cannot be seen. */
export const plainLetter = (letter: string): string => (/^[ -~]$/.test(letter) ? letter : plainOf(letter));

// Some that decompose look unlike what they are made of: "ϲ" is a sigma.
const plainOf = (letter: string): string =>
  [...(ALIKE[letter] ?? letter).normalize("NFKD").replace(/[\p{M}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, "")]
    .map((one) => ALIKE[one] ?? (/\p{Nd}/u.test(one) ? digitOf(one) : one))
    .join("");

/** A digit of any script as ours: everywhere ten of them stand in a row. */
function digitOf(digit: string): string {
  const at = digit.codePointAt(0)!;
  let zero = at;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((at - zero) % 10);
}

const looksOf = (words: string): string[] =>
  words.split(/\s+/).map((word) => [...word.normalize("NFC")].map(plainLetter).join(""));
/** Titles, which tell one from the other where both have one: each with other ways to write it. */
const TITLES: ReadonlyMap<string, string> = new Map(
  `mr mister,mrs missus,ms,miss,mx,dr doctor,prof professor,sir,lord,lady,dame,madam madame mme,mlle,monsieur,herr,frau,dona,señor,señora,
signor,signora,captain capt,jr junior,sr senior,esq`
    .split(/,\s*/)
    .map(looksOf)
    .flatMap((ways) => ways.map((way): [string, string] => [way, ways[0]!])),
);
/** What stands beside a name and makes it no other: "the real". */
const BESIDE = new Set(
  looksOf("ai app bot resident the real official true original 真 真的 真人 真身 官方 正版 本人 本尊 居民 机器人"),
);
/** The same in Chinese, where they follow the name without a space. */
const FOLLOWING =
  /(?<=\p{Script=Han}[·•・ ]?\p{Script=Han})(?:先生|女士|小姐|太太|夫人|老师|老師|医生|醫生|大夫|教授|博士|真人|官方|正版|本人|本尊|居民)$/u;
const SELF = ["真人", "官方", "正版", "本人", "本尊", "居民"];
const LEADING = /^(?:真正的|真的|真|官方|正版)(?=\p{Script=Han}{2})/u;
/** Where a name in Chinese ends beside Latin letters: "林梅AI". */
const SCRIPTS = /(?<=\p{Script=Han})(?=\p{Script=Latin})|(?<=\p{Script=Latin})(?=\p{Script=Han})/gu;

/** Strokes that may be an I or an l: "1sabe11a", "IsabeIIa", "lsabella", "ISABEllA". */
const STROKE =
  /(?<=\p{Ll}I{0,3})I|(?<=\p{Lu})I(?=\p{Ll})|(?<!\p{L})l(?=\p{L})|(?<=\p{Lu}l{0,3})l(?=l{0,3}\p{Lu})|(?<=\p{Lu}{2}l{0,3})l(?!\p{Ll})|[1|!](?=[1|!]{0,3}\p{L})|(?<=\p{L}[1|!]{0,3})[1|!]/gu;
const SIGN = /[034578@$](?=[034578@$]{0,3}\p{L})|(?<=\p{L}[034578@$]{0,3})[034578@$]/gu;

/** Strokes at the edge of a word, which may be no letters: "Carlos!". */
const EDGE = /(?<![\p{L}\d|!])[|!]+|(?<![|!])[|!]+(?![\p{L}\d|!])/gu;

/** A name as it is spelt, in whatever form of its letters: plain ones without marks, small, Chinese in one form; what stands between them stays. */
export const spelt = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\u3000-\u9fff]/g, (sign) => SIMPLIFIED.get(sign) ?? sign);

/** Letters as they are written out where a keyboard lacks them. */
const OUT: Readonly<Record<string, string>> = {
  ß: "ss",
  ẞ: "SS",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "oe",
  Ø: "OE",
};
/** What has such a mark is written out in two letters: ä, ö, ü and å. */
const MARKED = /(\p{L})([\u0308\u030a])|[ßẞæÆœŒøØ]/gu;

/** A name with its umlauts written out, as people do for themselves: "Mueller" for "Müller". */
export const writtenOut = (name: string): string =>
  name
    .normalize("NFD")
    .replace(MARKED, (whole: string, letter: string | undefined, mark: string) => {
      if (letter === undefined) return OUT[whole] ?? whole;
      const plain = plainLetter(letter);
      if (mark === "\u030a") return /^a$/i.test(plain) ? plain + plain : whole;
      if (!/^[aou]$/i.test(plain)) return whole;
      return plain + (plain === plain.toLowerCase() ? "e" : "E");
    })
    .normalize("NFC");

/** A name with each letter as it looks. */
export const plainName = (name: string): string => [...name.normalize("NFC")].map(plainLetter).join("");

/** A name without what may be letters of it or stand around them: strokes at the edges of its words, and pictures. */
export const unadorned = (name: string): string => plainName(name.replace(/[\p{So}†⊤⟙∪∩]/gu, "")).replace(EDGE, "");

/** The same names are compared with every other one: what was made of so many of the last ones is kept. */
const KEPT = 4000;
function kept<Made>(make: (name: string, merged: boolean) => Made): (name: string, merged: boolean) => Made {
  const known = new Map<string, Made>();
  return (name, merged) => {
    const key = `${merged} ${name}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= KEPT) known.clear();
    const made = make(name, merged);
    known.set(key, made);
    return made;
  };
}

/** A name as it looks, letters and digits alone; with `merged`, an l is an i. */
const lookOf = kept((name, merged): { readonly look: string; readonly doubtful: boolean } => {
  const plain = plainName(name);
  const read = plain
    .replace(STROKE, "l")
    .replace(SIGN, (sign) => LEET[sign] ?? sign)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replace(/[\u3000-\u9fff]/g, (sign) => HAN.get(sign) ?? sign);
  return { look: merged ? read.replaceAll("l", "i") : read, doubtful: plain.search(STROKE) >= 0 };
});

/** The words of a name as they look, in whatever order they stand, and its titles. */
const wordsOf = kept((name, merged): { readonly own: string; readonly titles: string } => {
  const whole = plainName(name).replace(SCRIPTS, " ").replace(LEADING, "");
  const following = FOLLOWING.exec(whole)?.[0] ?? "";
  const words = whole.slice(0, whole.length - following.length).split(/[^\p{L}\p{N}$@!|]+/u);
  const looking = words.map((word) => lookOf(word, merged).look).filter((look) => look !== "");
  const { titles: known, beside } = merged ? MERGED : { titles: TITLES, beside: BESIDE };
  const own = looking.filter((look) => !known.has(look) && !beside.has(look));
  const titles = looking.flatMap((look) => known.get(look) ?? []);
  if (following !== "" && !SELF.includes(following)) titles.push(lookOf(following, merged).look);
  const some = own.length > 0;
  return { own: (some ? own : looking).sort().join(" "), titles: some ? titles.sort().join(" ") : "" };
});
const MERGED = {
  titles: new Map([...TITLES].map(([word, title]) => [lookOf(word, true).look, title])),
  beside: new Set([...BESIDE].map((word) => lookOf(word, true).look)),
};

/** Whether two names are the same words: a title falls away only beside a name without one, as Mr Webb is not Mrs Webb. */
function sameWords(one: string, other: string, merged: boolean): boolean {
  const [a, b] = [wordsOf(one, merged), wordsOf(other, merged)];
  return a.own === b.own && (a.titles === b.titles || a.titles === "" || b.titles === "");
}

/** Whether a name has letters of another script that look Latin, or something beside its letters that cannot be seen and is no part of a picture. */
export const isDisguised = (name: string): boolean =>
  /\p{L}[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?<!\p{Extended_Pictographic})[\p{Cf}\p{Default_Ignorable_Code_Point}]\p{L}/u.test(
    name,
  ) ||
  [...name.normalize("NFD").replace(/\p{M}/gu, "")].some(
    (letter) => /[^\p{Script=Latin}\p{Script=Common}]/u.test(letter) && /^[ -~]+$/.test(plainLetter(letter)),
  );

/**
 * Whether a word of a name mixes Latin letters with Cyrillic or Greek ones: no language writes so, and whatever letters look like, such a word
 * is made to be taken for another. Each word may be of a script of its own: "Саша_Smith"; and μ is a sign as well.
 */
export const mixesScripts = (name: string): boolean =>
  name
    .normalize("NFKC")
    .replaceAll("μ", "")
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));

/** A name as it looks at a glance, to be compared with others: letters and digits alone, an l an i. */
export const looks = (name: string): string => lookOf(name, true).look;

/** Whether a reader would take one name for the other: they look alike, with a title or without one, and whichever word comes first. */
export const lookAlike = (one: string, other: string): boolean =>
  readingsOf(one, false).some((a) => readingsOf(other, false).some((b) => readAlike(a, b)));

/** What is shown from right to left because a sign before it says so. */
const TURNED = /\u202e([^\u202c\u202e\n]+)/gu;

/** The ways in which a name may be read. */
const readingsOf = kept((written: string): readonly string[] => {
  const name = written.replace(TURNED, (_, turned: string) => [...turned].reverse().join(""));
  const ways = [name, unadorned(name)];
  if (/^[ -~]*$/.test(name)) return ways;
  const out = writtenOut(name);
  return out === name.normalize("NFC") ? ways : [...ways, out, unadorned(out)];
});

function readAlike(one: string, other: string): boolean {
  const [a, b] = [lookOf(one, false), lookOf(other, false)];
  if (a.look === "" || b.look === "") return false;
  const same = (merged: boolean) =>
    lookOf(one, merged).look === lookOf(other, merged).look || sameWords(one, other, merged);
  return same(false) || ((a.doubtful || b.doubtful) && same(true));
}
