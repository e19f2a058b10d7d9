/** `/relations`: who knows whom and how, as a picture and in words; of one resident, their circle (paper section 7.1.1). */
import { languageOf } from "../src/language/language.ts";
import { type Command, townOf, type Use } from "../src/town/desk/command.ts";
import type { LookingDesk } from "../src/town/desk/looking.ts";
import type { Bond, RelationsView } from "../src/town/looking/relations.ts";

/** Bonds that are told pair by pair, and how many of each. */
const TOLD: readonly Bond[] = ["family", "close", "strained", "friendly", "acquainted"];
const MOST_PAIRS = 6;

export default {
  name: "relations",
  description: "Who knows whom, and what they are to each other, as a picture",
  verb: {
    description: "Who knows whom, and what they are to each other, as a picture",
    options: [
      {
        name: "resident",
        type: "resident",
        description: "Whose circle; without it, the whole town",
        required: false,
      },
    ],
    needs: "anyone",
    where: "anywhere",
    async run(use: Use<LookingDesk>) {
      const desk = townOf(use);
      const { name, language } = desk.view();
      const relations = desk.relations(use.options.resident ?? null, use.member);
      const text = relations.of === null ? whole(relations, name, language) : circle(relations, language);
      return { text, picture: { kind: "relations", relations } };
    },
  },
} satisfies Command;

const namesOf = ({ people }: RelationsView) => {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (id: string): string => names.get(id) ?? id;
};

/** The bonds by their kind, with the first pairs of each, and who knows the most. */
function whole(relations: RelationsView, town: string, language: string): string {
  const { pictures } = languageOf(language);
  const { whole: words, bonds: bondWords } = pictures;
  const name = namesOf(relations);
  const { bonds, people } = relations;
  const counts = people.map(({ id }) => ({ id, count: bonds.filter(({ between }) => between.includes(id)).length }));
  const most = counts.sort((a, b) => b.count - a.count)[0];
  return [
    words.heading(town),
    ...TOLD.flatMap((kind) => {
      const all = bonds.filter(({ bond }) => bond === kind);
      if (all.length === 0) return [];
      const pairs = all.slice(0, MOST_PAIRS).map(({ between: [one, other] }) => words.pair(name(one), name(other)));
      return [words.bond(bondWords[kind], all.length, pairs)];
    }),
    ...(most && most.count > 0 ? [words.most(name(most.id), most.count)] : []),
  ].join("\n");
}

/** One sentence for everybody in it, the nearest first. */
function circle(relations: RelationsView, language: string): string {
  const { circle: words, bonds } = languageOf(language).pictures;
  const name = namesOf(relations);
  const who = name(relations.of ?? "");
  if (relations.bonds.length === 0) return words.nobody(who);
  return [
    words.heading(who),
    ...relations.bonds.map(({ between: [, other], bond, text }) => words.tie(name(other), bonds[bond], text)),
  ].join("\n");
}
