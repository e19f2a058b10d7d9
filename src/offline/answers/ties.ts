/**
 * What people are to each other, whichever of the two a town file says it of: whoever is called "mother of Tobi" has Tobi for a son, and who
 * has a teacher is her pupil. Words for it are closed lists of each language.
 */
import type { Self } from "../../mind/self.ts";
import type { PersonId } from "../../world/places.ts";
import type { Asked } from "./answerer.ts";
import type { Banks, Mouth } from "./mouth.ts";
import { mouthOf } from "./mouths.ts";
import { names } from "./naming.ts";

/** What one can be to another, and what the other is then. */
const CONVERSE = {
  spouse: "spouse",
  parent: "child",
  child: "parent",
  grandparent: "grandchild",
  grandchild: "grandparent",
  elder: "younger",
  younger: "elder",
  sibling: "sibling",
  cousin: "cousin",
  master: "pupil",
  pupil: "master",
  landlord: "lodger",
  lodger: "landlord",
  friend: "friend",
  neighbour: "neighbour",
  colleague: "colleague",
  classmate: "classmate",
  housemate: "housemate",
} as const;

/** A kind of tie by what one of the two is to the other. */
export type Role = keyof typeof CONVERSE;

const roles = Object.keys(CONVERSE) as readonly Role[];

const KIN: ReadonlySet<Role | null> = new Set<Role | null>([
  "spouse",
  "parent",
  "child",
  "grandparent",
  "grandchild",
  "elder",
  "younger",
  "sibling",
  "cousin",
]);

const NEAR: ReadonlySet<Role> = new Set<Role>([
  "spouse",
  "parent",
  "child",
  "grandparent",
  "grandchild",
  "sibling",
  "cousin",
  "master",
  "pupil",
]);

/** Whether it is kin, or who taught one or is taught: anybody is told so, and knows whom they have. */
export const isNear = (role: Role): boolean => NEAR.has(role);

/** Whether it is kin, a spouse among them. */
export const isFamily = (role: Role): boolean => KIN.has(role);

/** What somebody is to whom they are this. */
export const converse = (role: Role): Role => CONVERSE[role];

/** The role that a word or phrase ends with, by its longest name. */
function roleOfWord({ ties }: Banks, word: string): Role | null {
  const bare = word.toLowerCase().trim();
  const ends = (role: Role) => (one: string) =>
    bare === one || (role !== "spouse" && bare.endsWith(ties.between[0] + one));
  const found = roles
    .flatMap((role) => ties.roles[role].filter(ends(role)).map((one) => ({ role, length: one.length })))
    .sort((a, b) => b.length - a.length)[0];
  return found?.role ?? null;
}

/** Whether what stands before "'s" or 的 is somebody: 小军, 她丈夫, a name of the town; 要好 only tells more of whoever follows. */
function isSomebody({ ties }: Banks, owner: string, everybody: readonly string[], ofKin: boolean): boolean {
  const last = owner.trim().split(" ").at(-1) ?? "";
  // What owns in English is somebody, unless it is "he's his brother".
  if (ties.between[0] === " ") return !ties.contracted.includes(last.toLowerCase());
  if (everybody.some((name) => last.endsWith(name) || (name.length > 2 && last.endsWith(name.slice(1))))) return true;
  const kin = roles.some((role) => ties.roles[role].some((one) => last.endsWith(one)));
  // Whoever has kin and a family name is somebody, though nobody in town: 赵军的妹妹.
  if (ofKin && ties.familyNames.includes(last[0] ?? "") && /^\p{Script=Han}{2,3}$/u.test(last)) return true;
  return kin || (last.length === 2 && ties.familiar.includes(last[0]!) && !ties.notFamiliar.includes(last));
}

/** Whether what follows "of" is somebody else: "of his brother", "of Tom Reed"; not "of 40 years", "of hers". */
function ofSomebody({ ties }: Banks, text: string): boolean {
  const after = ties.ofWhom.map((one) => text.split(one)[1]).find((one) => one !== undefined);
  if (after === undefined) return false;
  const [first = "", ...rest] = after.split(" ");
  return ties.theirs.includes(first)
    ? rest.some((word) => roles.some((role) => ties.roles[role].includes(word)))
    : /^\p{Lu}/u.test(first);
}

/**
 * What a tie of somebody's makes the other to them; `theirs` is that other's name, `own` that of whoever has the tie. Null where it says
 * nothing of the kind.
 */
function roleIn(
  { lines, isPartner }: Mouth,
  kind: string,
  theirs: string,
  own: string,
  pronouns: "she" | "he" | "they",
  everybody: readonly string[],
): Role | null {
  const { like, of, and, ofOther, owners } = lines.ties;
  const [first = ""] = kind.split(/[,，;；、]/);
  if (like.some((one) => first.startsWith(one))) return null;
  // "His sister", told of a woman, is somebody else's.
  const others = (Object.keys(owners) as (keyof typeof owners)[]).filter((one) => one !== pronouns);
  if (pronouns !== "they" && others.some((one) => owners[one].some((word) => first.startsWith(word)))) return null;
  // "Grandmother of Tobi", 何亮的师父, 和白芷是好姐妹: what whoever has the tie is.
  for (const form of of) {
    const [before = "", after = ""] = form.replace("{name}", theirs).split("{role}");
    if (first.startsWith(before) && first.endsWith(after) && first.includes(theirs)) {
      const role = roleOfWord(lines, first.slice(before.length, first.length - after.length));
      return role && CONVERSE[role];
    }
  }
  if (first.includes(theirs)) return null;
  // "Husband's colleague", 丈夫的同事 is somebody else's.
  const [owner = "", rest] = first.split(ofOther[0]!);
  const mine = own === owner || own.split(" ")[0] === owner;
  if (rest !== undefined && !mine && isSomebody(lines, owner, everybody, KIN.has(roleOfWord(lines, rest)))) return null;
  // "Teacher of French" is no kin of French.
  const ofOthers =
    ofSomebody(lines, first) && !lines.ties.ofWhom.some((one) => first.includes(one + own.split(" ")[0]));
  if (isPartner(rest ?? first)) return ofOthers ? null : "spouse";
  const head = lines.ties.more.reduce((text, one) => text.split(one)[0] ?? "", rest ?? first);
  for (const part of and.reduce<string[]>((parts, one) => parts.flatMap((part) => part.split(one)), [head])) {
    // 贺爷爷 is what a child calls any old man of that name.
    const role = theirs[0] === part[0] ? null : roleOfWord(lines, part);
    if (role) return ofOthers && role !== "master" && role !== "pupil" ? null : role;
  }
  return null;
}

/** What somebody is to the resident: as the resident's own tie has it, else as theirs does; null where neither tells. */
export function roleTo(self: Self, id: PersonId): Role | null {
  const other = self.town.personas.get(id);
  if (!other) return null;
  const mouth = mouthOf(self);
  const everybody = [...self.town.personas.values()].map(({ name }) => name);
  const me = self.persona.name;
  const mine = self.mind.ties.get(id)?.kind ?? self.persona.ties.find(({ to }) => to === id)?.kind;
  const own = mine === undefined ? null : roleIn(mouth, mine, other.name, me, self.persona.pronouns, everybody);
  if (own) return own;
  const theirs = other.ties.find(({ to }) => to === self.persona.id)?.kind;
  const role = theirs === undefined ? null : roleIn(mouth, theirs, me, other.name, other.pronouns, everybody);
  return role && CONVERSE[role];
}

/** Everybody of the town who is one of these to the resident. */
export const peopleWho = (self: Self, wanted: readonly string[]): readonly PersonId[] =>
  [...self.town.personas.keys()].filter((id) => {
    const role = id === self.persona.id ? null : roleTo(self, id);
    return role !== null && wanted.includes(role);
  });

/** What of one's own people a text names: "your son"; null where it names none. */
export function roleAsked({ lines }: Pick<Asked, "lines">, text: string): Role | null {
  const { ties } = lines;
  const also: Readonly<Partial<Record<Role, readonly string[]>>> = ties.also;
  const stands = (one: string) =>
    names(
      ties.yours.map((form) => form.replace("{role}", one)),
      text,
    );
  const found = roles
    .flatMap((role) =>
      [...ties.roles[role], ...(also[role] ?? [])].filter(stands).map((one) => ({ role, length: one.length })),
    )
    .sort((a, b) => b.length - a.length)[0];
  return found?.role ?? null;
}

/** The plain word for what somebody is: "son", "daughter". */
export function wordFor({ self, lines }: Pick<Asked, "self" | "lines">, id: PersonId, role: Role): string {
  const [she = "", he = "", they = ""] = lines.ties.called[role];
  return { she, he, they }[self.town.personas.get(id)?.pronouns ?? "they"];
}
