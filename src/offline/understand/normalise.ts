/**
 * A person's text as the classifier reads it: one case and width, look-alike letters folded, what cannot be seen taken out, digits that stand
 * for letters and letters s p e l t apart put right, elongations cut. Pure, and the same on every machine.
 */

/** Letters of other scripts, and signs, that are written for Latin ones. */
const alike: Readonly<Record<string, string>> = Object.fromEntries(
  `аa бb вb гr дd еe ёe жx зe иn йn кk лn мm нh оo пn рp сc тt уy хx ѕs іi їi јj һh ԁd ԛq ԝw αa βb εe ηn ιi κk νv οo ρp τt υu χx ωw ıi ɡg ⅼl`
    .split(" ")
    .map((pair) => [pair[0]!, pair.slice(1)]),
);
/** What stands for a letter within a word. */
const standing: Readonly<Record<string, string>> = Object.fromEntries(
  "0o 1i 3e 4a 5s 7t @a $s !i |l".split(" ").map((pair) => [pair[0]!, pair.slice(1)]),
);

/** How people spell what they type in a hurry. */
const hurried: ReadonlyMap<string, string> = new Map(
  `u=you ya=you yall=you all r=are ur=your youre=you are im=i am ive=i have ill=i will id=i would dont=do not doesnt=does not didnt=did not
cant=can not cannot=can not wont=will not isnt=is not arent=are not wasnt=was not wouldnt=would not couldnt=could not shouldnt=should not
aint=is not wanna=want to gonna=going to gotta=got to kinda=kind of dunno=do not know lemme=let me pls=please plz=please thx=thanks ty=thanks
tmrw=tomorrow tomorow=tomorrow bc=because cuz=because coz=because cos=because rn=right now ngl=not going to lie tbh=to be honest idk=i do not know
fr=for real irl=in real life abt=about w=with wo=without smth=something smb=somebody ppl=people bf=boyfriend gf=girlfriend b4=before
gr8=great m8=mate l8=late n=and hes=he is shes=she is theyre=they are theres=there is thats=that is whats=what is whos=who is its=it is
mom=mother mum=mother mommy=mother mama=mother dad=father daddy=father papa=father`
    .split(/\s(?=[a-z\d]+=)/)
    .map((pair) => pair.split("=") as [string, string]),
);
const endings: readonly (readonly [RegExp, string])[] = [
  [/n't$/, " not"],
  [/'m$/, " am"],
  [/'re$/, " are"],
  [/'ve$/, " have"],
  [/'ll$/, " will"],
  [/'d$/, " would"],
  [/'s$/, " is"],
];

/** The text in one form; marks between sentences stay. */
export function normalised(text: string): string {
  const folded = text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'");
  // Only beside Latin letters: words of another alphabet are words.
  const latin = /[a-z]/.test(folded) ? [...folded].map((sign) => alike[sign] ?? sign).join("") : folded;
  const letters = latin.replace(/(?<=[a-z])[\d@$!|]+(?=[a-z])|(?<![a-z\d@$])[\d@$]+(?=[a-z]{2})/g, (signs) =>
    /^\d+$/.test(signs) && signs.length > 1 ? signs : [...signs].map((sign) => standing[sign] ?? sign).join(""),
  );
  return letters
    .replace(/(?<![a-z'])[a-z](?:[ .\-_*]{1,2}[a-z](?![a-z'])){2,}/g, (apart) => apart.replace(/[^a-z]/g, ""))
    .replace(/(\p{L})\1{2,}/gu, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

/** The words of a normalised text, short forms spelt out; marks that end a sentence are words too. */
export function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}*]+(?:'\p{L}+)*|[?!]/gu) ?? []).flatMap((word) => {
    const known = hurried.get(word.replaceAll("'", "")) ?? (word === "can't" ? "can not" : undefined);
    if (known !== undefined) return known.split(" ");
    if (word === "won't") return ["will", "not"];
    for (const [ending, instead] of endings)
      if (ending.test(word)) return word.replace(ending, instead).split(" ").filter(Boolean);
    return [word];
  });
}

/** The clauses of a normalised text that may stand alone: its sentences, and what commas and "but" part. */
export const clausesOf = (text: string): string[] =>
  text
    .split(/[.!?;…\n。！？；，,、~—]+|\s-+\s|\b(?:but|though|because|cause)\b|但是?|不过|可是|其实/u)
    .map((clause) => clause.trim())
    .filter(Boolean);
