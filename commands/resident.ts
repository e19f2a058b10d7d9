/**
 * `/resident`: who somebody is, what they plan, think and remember, whom they know - looking changes nothing in town - and, for keepers, who
 * lives there.
 */
import { languageOf } from "../src/language/language.ts";
import {
  type Answer,
  type Command,
  confirm,
  keepAct,
  messageOf,
  type Option,
  townOf,
  type Undo,
  type Use,
  type Words,
  wordsOf,
} from "../src/town/desk/command.ts";
import type { KeepingDesk } from "../src/town/desk/keeping.ts";
import type { LookingDesk } from "../src/town/desk/looking.ts";
import type { MemoryView, ResidentView } from "../src/town/looking/resident-view.ts";
import type { RollWish } from "../src/town/roll/roll.ts";
import { UserError } from "../src/world/user-error.ts";

const resident: Option = {
  name: "resident",
  type: "resident",
  description: "Which resident",
  required: true,
};

const file = {
  name: "file",
  type: "file",
  required: false,
} as const;

/** A line of a form that may be left out. */
const short = { required: false, long: false } as const;

/** Bytes of a file with one resident. */
const MOST_BYTES = 100_000;

/** How far back the ground of a reflection is looked for. */
const MOST_MEMORIES = 5000;

export default {
  name: "resident",
  description: "Get to know a resident",
  subcommands: {
    who: {
      description: "Who they are and what they are doing",
      options: [resident],
      needs: "anyone",
      where: "anywhere",
      run: async (use: Use<LookingDesk>) => ({
        text: who(townOf(use).resident(use.options.resident ?? "", use.member), wordsOf(use)),
      }),
    },
    plan: {
      description: "What they plan for today",
      options: [resident],
      needs: "anyone",
      where: "anywhere",
      run: async (use: Use<LookingDesk>) => ({
        text: plan(townOf(use).resident(use.options.resident ?? "", use.member), wordsOf(use)),
      }),
    },
    mind: {
      description: "What is on their mind: who they think they are, and what they concluded from what",
      options: [resident],
      needs: "anyone",
      where: "anywhere",
      async run(use: Use<LookingDesk>) {
        const desk = townOf(use);
        const view = desk.resident(use.options.resident ?? "", use.member);
        return { text: mind(view, await desk.memories(view.id, { most: MOST_MEMORIES }, use.member), wordsOf(use)) };
      },
    },
    people: {
      description: "Whom they know and what they think of them; of you too, when you have met",
      options: [resident],
      needs: "anyone",
      where: "anywhere",
      run: async (use: Use<LookingDesk>) => ({
        text: people(
          townOf(use).resident(use.options.resident ?? "", use.member),
          `visitor:${use.member.id}`,
          wordsOf(use),
        ),
      }),
    },
    memories: {
      description: "What they remember, newest first, or about something",
      options: [
        resident,
        {
          name: "about",
          type: "text",
          description: "What about: the memories that fit best come first",
          required: false,
        },
      ],
      needs: "anyone",
      where: "anywhere",
      async run(use: Use<LookingDesk>) {
        const desk = townOf(use);
        const named = use.options.resident ?? "";
        const about = use.options.about?.trim();
        const found = await desk.memories(named, about ? { about, most: 10 } : { most: 10 }, use.member);
        return { text: memories(desk.resident(named).name, about ?? null, found, wordsOf(use)) };
      },
    },
    add: {
      description: "Somebody new moves in: fill in a form, or attach a file",
      options: [
        {
          name: "home",
          type: "home",
          description: "Where they live: a place with a free bed; without it, the first there is",
          required: false,
        },
        {
          name: "pronouns",
          type: "text",
          description: "How they are spoken of",
          required: false,
          choices: [
            { name: "she", value: "she" },
            { name: "he", value: "he" },
            { name: "they", value: "they" },
          ],
        },
        { ...file, description: "A resident as a town file has them (JSON), instead of the form" },
      ],
      needs: "keeper",
      where: "anywhere",
      form: {
        title: "Somebody new in town",
        unless: "file",
        filled: (desk, { home }) => {
          const { name, language } = desk.view();
          const words = languageOf(language).roll;
          const free = desk.choices("home", "");
          if (free.length === 0) throw new UserError("no-bed", words.noBed(name));
          const place = desk.view().places.find(({ id }) => id === home)?.name ?? home;
          if (home && place && desk.choices("home", home).length === 0)
            throw new UserError(
              "no-bed-there",
              words.noBedThere(
                place,
                free.map(({ label }) => label),
              ),
            );
          return {};
        },
        fields: [
          { ...short, name: "name", label: "Name", placeholder: "Ada Quill - nobody real", required: true, most: 60 },
          { ...short, name: "age", label: "Age", placeholder: "34", required: true, most: 3 },
          { ...short, name: "occupation", label: "Occupation", placeholder: "bookbinder", required: true, most: 100 },
          { ...short, name: "traits", label: "Traits", placeholder: "patient, curious", required: true, most: 200 },
          {
            name: "about",
            label: "What they know of themselves",
            placeholder: "Ada Quill binds books by hand. She has never been in a boat.",
            required: true,
            long: true,
            most: 2000,
          },
        ],
      },
      async run(use: Use<KeepingDesk>) {
        const { home = null, pronouns = "they" } = use.options;
        const typed = use.form && { ...filledIn(use.form, ["name", "age", "occupation", "traits", "about"]), pronouns };
        const wish = { kind: "add", home, form: typed, file: await attached(use) } as const;
        return changed(use, wish);
      },
    },
    edit: {
      description: "Somebody changes: their age, occupation, traits, what occupies them, how they speak",
      options: [
        resident,
        { ...file, description: "The same as a file (JSON, the fields of a town file), instead of the form" },
      ],
      needs: "keeper",
      where: "anywhere",
      form: {
        title: "What is different now?",
        unless: "file",
        filled: (desk, { resident }) => {
          const one = desk.resident(resident ?? "");
          return {
            age: String(one.age),
            occupation: one.occupation,
            traits: one.traits.join(", "),
            currently: one.currently.join("; "),
            speech: one.register,
          };
        },
        fields: [
          { ...short, name: "age", label: "Age", placeholder: "Leave empty what stays as it is", most: 3 },
          { ...short, name: "occupation", label: "Occupation", placeholder: "harbour master", most: 100 },
          { ...short, name: "traits", label: "Traits", placeholder: "patient, curious", most: 200 },
          {
            name: "currently",
            label: "What occupies them these days",
            placeholder: "She is learning to sail; she saves for a boat",
            required: false,
            long: true,
            most: 1000,
          },
          { ...short, name: "speech", label: "How they speak", placeholder: "dry, in short sentences", most: 200 },
        ],
      },
      async run(use: Use<KeepingDesk>) {
        const typed = use.form && filledIn(use.form, ["age", "occupation", "traits", "currently", "speech"]);
        const named = use.options.resident ?? "";
        return changed(use, { kind: "edit", resident: named, form: typed, file: await attached(use) });
      },
    },
    "move-out": {
      description: "A resident moves away, after a question; the others remember them",
      options: [resident, confirm],
      needs: "keeper",
      where: "anywhere",
      async run(use: Use<KeepingDesk>) {
        const desk = townOf(use);
        const { id, name } = desk.resident(use.options.resident ?? "");
        const words = languageOf(desk.view().language).roll;
        if (use.options.confirm === "yes")
          return changed(use, { kind: "move-out", resident: id }, { kind: "move-out", who: { id, name } });
        const confirm = { label: words.moveOut, options: { resident: id, confirm: "yes" } };
        return { text: words.asksToMoveOut(name, use.keeping !== undefined), confirm };
      },
    },
  },
  menu: {
    name: "Who is this?",
    needs: "anyone",
    run: async (use: Use<LookingDesk>) => ({ text: whoIs(use) }),
  },
} satisfies Command;

/** What was typed into these fields. */
const filledIn = <F extends string>(form: Readonly<Record<string, string>>, fields: readonly F[]): Record<F, string> =>
  Object.fromEntries(fields.map((field) => [field, form[field] ?? ""])) as Record<F, string>;

/** The file that was attached, or null. */
async function attached({ files }: Use<LookingDesk>): Promise<{ name: string; text: string } | null> {
  const given = files?.file;
  return given ? { name: given.name, text: await given.text(MOST_BYTES) } : null;
}

/** Who lives in town is different from now on, and the other keepers are told. */
async function changed(use: Use<KeepingDesk>, wish: RollWish, undo: Undo | null = null): Promise<Answer> {
  const isMember = async (name: string) => (await use.keeping?.isMember(name)) ?? false;
  const { said } = await townOf(use).changeRoll(use.member, wish, isMember);
  return { text: said, ...(await keepAct(use, said, undo)) };
}

/** The card of whoever said a message. */
function whoIs(use: Use<LookingDesk>): string {
  const { people, places } = townOf(use).view(use.member);
  const { who: id, byMember } = messageOf(use);
  const person = people.find((one) => one.id === id);
  if (!person && byMember) return wordsOf(use).menus.leftTown;
  if (person?.kind !== "visitor") return who(townOf(use).resident(id, use.member), wordsOf(use));
  const place = places.find((one) => one.id === person.place)?.name ?? "";
  return wordsOf(use).menus.visitor(person.name, place);
}

function who(view: ResidentView, { resident: words, isDoing }: Words): string {
  // Whom they have talked with of those who visit is nobody else's business: it may have been where not everybody reads.
  const ties = view.ties.filter(({ id }) => !id.startsWith("visitor:")).slice(0, 8);
  const lines = [
    `${view.emoji} ${words.heading(view.name, view.age, view.occupation)}`,
    isDoing(view.name, view.doing, view.areaName),
    view.summary.core || view.paragraph,
    view.summary.feeling,
    ...(ties.length > 0 ? [words.knows(ties.map((tie) => [tie.name, tie.kind] as const))] : []),
    words.isAi(view.name),
  ];
  return lines.filter((line) => line !== "").join("\n");
}

function plan(view: ResidentView, { resident: words }: Words): string {
  if (view.plan.length === 0) return words.noPlan(view.name);
  const chunks = view.plan.map((chunk) => {
    const line = `${chunk.clock} ${chunk.emoji} ${words.planned(chunk.doing, chunk.placeName)}`;
    return chunk.current ? `**${line}**` : line;
  });
  const promises = view.commitments.map((one) => words.promise(one.when, one.what, one.with));
  const promised = promises.length > 0 ? ["", `**${words.promised}**`, ...promises] : [];
  return [`**${words.day(view.name)}**`, ...chunks, ...promised].join("\n");
}

/** The newest reflections, each with what it rests on, and what that rests on in turn. */
function mind(view: ResidentView, found: readonly MemoryView[], { resident: words }: Words): string {
  const byId = new Map(found.map((memory) => [memory.id, memory]));
  const tree = (memory: MemoryView, depth: number): string[] => [
    `${"  ".repeat(depth)}- ${memory.text}`,
    ...(depth === 2 ? [] : memory.evidence.slice(0, 3)).flatMap((id) => {
      const ground = byId.get(id);
      return ground ? tree(ground, depth + 1) : [];
    }),
  ];
  const reflections = found.filter((memory) => memory.kind === "reflection").slice(0, 3);
  const { core, occupation, feeling } = view.summary;
  return [
    `${view.emoji} **${words.mind(view.name)}**`,
    ...[core || view.paragraph, occupation, feeling].filter((line) => line !== ""),
    "",
    ...(reflections.length > 0
      ? [`**${words.reflections}**`, ...reflections.flatMap((memory) => tree(memory, 0))]
      : [words.noReflections(view.name, view.pronouns)]),
  ].join("\n");
}

/** Ties in words: first the asker's own, which nobody else is shown; then neighbours. */
function people(view: ResidentView, asker: string, { resident: words }: Words): string {
  const own = view.ties.filter((tie) => tie.id === asker).map((tie) => ({ ...tie, name: words.you }));
  const neighbours = view.ties.filter((tie) => !tie.id.startsWith("visitor:"));
  const ties = [...own, ...neighbours].map((tie) => words.tie(tie.name, tie.kind, tie.text));
  return ties.length > 0 ? [`**${words.people(view.name)}**`, ...ties].join("\n") : words.nobody(view.name);
}

function memories(
  name: string,
  about: string | null,
  found: readonly MemoryView[],
  { resident: words }: Words,
): string {
  if (found.length === 0) return words.nothing(name, about);
  const heading = `**${words.remembers(name, about)}**`;
  return [
    heading,
    ...found.map((memory) => words.memory(memory.when, memory.kind, memory.poignancy, memory.text)),
  ].join("\n");
}
