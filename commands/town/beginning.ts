/** `/town found`, `remove`, `export`, `fork` and `import`: how a town begins and ends in a server, and its file. */
import { languageOf } from "../../src/language/language.ts";
import {
  type Answer,
  confirm,
  type Founding,
  type TakenOver,
  townOf,
  type Use,
  type Verbs,
  type Wanted,
  wordsOf,
} from "../../src/town/desk/command.ts";
import type { KeepingDesk } from "../../src/town/desk/keeping.ts";
import type { LookingDesk } from "../../src/town/desk/looking.ts";
import { UserError } from "../../src/world/user-error.ts";

const existing = {
  name: "existing",
  type: "text",
  description: "Your own channels that are called like a place: use them, or leave them alone (usual)",
  required: false,
  choices: [
    { name: "use", value: "use" },
    { name: "leave", value: "leave" },
  ],
} as const;

const joining = {
  name: "joining",
  type: "text",
  description: "Whether writing in a place is joining (open, usual), or people are asked to step in first",
  required: false,
  choices: [
    { name: "open", value: "open" },
    { name: "ask", value: "ask" },
  ],
} as const;

const homes = {
  name: "homes",
  type: "text",
  description: "Private homes: a channel each (usual), threads of one channel, or not shown",
  required: false,
  choices: [
    { name: "channels", value: "channels" },
    { name: "threads", value: "threads" },
    { name: "none", value: "none" },
  ],
} as const;

/** Removes a town whose file was given with the question, or cannot be. */
const NO_FILE = "no-file";

/** How a town begins and ends. */
export const beginning = {
  found: {
    description: "Founds a town of AI characters in this server, after a preview",
    options: [
      {
        name: "town",
        type: "town",
        description: "Which town",
        required: false,
      },
      {
        name: "file",
        type: "file",
        description: "A town file of your own instead (JSON, as in the towns folder)",
        required: false,
      },
      existing,
      joining,
      homes,
      confirm,
    ],
    needs: "keeper",
    where: "discord",
    async run(use: Use<LookingDesk>) {
      const { town = "", existing = "", joining = "", homes = "", file } = use.options;
      const mapped = existing === "use";
      const attached = use.files?.file ?? (file === "kept" ? "kept" : null);
      const wanted: Wanted = { town, attached, mapped, ...chosenIn(use) };
      if (use.options.confirm === "yes") return { text: await foundingOf(use).found(wanted, tellOf(use)) };
      const { text, ready } = await foundingOf(use).preview(wanted);
      if (!ready) return { text };
      const named = { file: attached ? "kept" : "", town: attached ? "" : town };
      const options = { ...filled({ ...named, existing: mapped ? existing : "", joining, homes }), confirm: "yes" };
      return { text, confirm: { label: use.desk ? wordsOf(use).mend : wordsOf(use).found, options } };
    },
  },
  remove: {
    description: "Removes the town, its channels and everything it remembers, after giving you its file",
    options: [
      {
        ...confirm,
        choices: [...confirm.choices, { name: "yes, and I need no file", value: NO_FILE }],
      },
    ],
    needs: "keeper",
    where: "discord",
    async run(use: Use<KeepingDesk>) {
      const { confirm: sure } = use.options;
      const removed = () => foundingOf(use).remove(tellOf(use));
      const button = { label: wordsOf(use).remove, options: { confirm: NO_FILE } };
      if (sure === NO_FILE || (sure === "yes" && !use.desk)) return { text: await removed() };
      const question = await foundingOf(use).removeQuestion();
      if (!use.desk) return { text: question, confirm: button };
      const { words, name } = fileWords(use);
      const file = await use.desk.export(use.member, false);
      const refused = tooLarge(use, file.text);
      if (refused !== null)
        return { text: `${question}\n${refused}`, confirm: { ...button, label: words.removeAnyway } };
      // They have the file before anything is gone.
      if (sure === "yes") return { text: words.kept(name), file, afterwards: async () => ({ text: await removed() }) };
      return { text: `${question}\n${words.kept(name)}`, file, confirm: button };
    },
  },
  export: {
    description: "Gives you the town as a file, memories included, visitors' data never",
    options: [],
    needs: "keeper",
    where: "anywhere",
    run: (use: Use<KeepingDesk>) => given(use, false),
  },
  fork: {
    description: "The same file with another seed: imported elsewhere, the same past has another future",
    options: [],
    needs: "keeper",
    where: "anywhere",
    run: (use: Use<KeepingDesk>) => given(use, true),
  },
  import: {
    description: "Founds a town here from the file of /town export, with its past, after a preview",
    options: [
      {
        name: "file",
        type: "file",
        description: "The file that /town export or /town fork gave",
        required: true,
      },
      {
        name: "seed",
        type: "text",
        description: "Another seed, for another future; without it, the file's",
        required: false,
      },
      existing,
      joining,
      homes,
      confirm,
    ],
    needs: "keeper",
    where: "discord",
    async run(use: Use<LookingDesk>) {
      const { existing = "", joining = "", homes = "", file, seed, confirm: sure } = use.options;
      const attached = use.files?.file ?? (file === "kept" ? ("kept" as const) : null);
      const { words } = fileWords(use);
      if (!attached) throw new UserError("no-file", words.noFile);
      const mapped = existing === "use";
      const taken: TakenOver = { mapped, attached, ...chosenIn(use), seed: seed?.trim() || null };
      if (sure === "yes") return { text: await foundingOf(use).import(taken, tellOf(use)) };
      const { text, ready } = await foundingOf(use).previewImport(taken);
      if (!ready) return { text };
      const chosen = filled({ existing: mapped ? existing : "", joining, homes });
      return { text, confirm: { label: words.import, options: { file: "kept", ...chosen, confirm: "yes" } } };
    },
  },
} satisfies Verbs;

function foundingOf(use: Use<LookingDesk>): Founding {
  if (use.founding) return use.founding;
  throw new UserError("only-discord", wordsOf(use).onlyDiscord);
}

/** What was chosen for a town that is to be founded, and by whom. */
function chosenIn({ options: { joining, homes }, member }: Use<LookingDesk>): Pick<Wanted, "joining" | "homes" | "by"> {
  return {
    joining: joining === "open" || joining === "ask" ? joining : null,
    homes: homes === "channels" || homes === "threads" || homes === "none" ? homes : null,
    by: member.id.replace(/^discord:/, ""),
  };
}

/** Options that were given. */
const filled = (options: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== ""));

/** Tells whoever asked how far it is. */
const tellOf =
  ({ tell }: Use<LookingDesk>) =>
  (sentence: string): void =>
    tell?.(sentence);

/** What is said of a town's file, and what the town is called. */
function fileWords(use: Use<LookingDesk>) {
  const view = use.desk?.view();
  return { words: languageOf(view?.language ?? use.locale ?? "en").files, name: view?.name ?? "" };
}

/** Why a file cannot be given here, or null. */
function tooLarge(use: Use<LookingDesk>, text: string): string | null {
  const bytes = Buffer.byteLength(text);
  const most = use.mostFileBytes ?? Number.POSITIVE_INFINITY;
  const { words, name } = fileWords(use);
  return bytes > most ? words.tooLarge(name, bytes, most) : null;
}

/** The town's file, for its keeper. @throws UserError when it is too large for where it is asked for */
async function given(use: Use<KeepingDesk>, fork: boolean): Promise<Answer> {
  const { words, name } = fileWords(use);
  const desk = townOf(use);
  const file = await desk.export(use.member, fork);
  const refused = tooLarge(use, file.text);
  if (refused !== null) throw new UserError("file-too-large", refused);
  const { when } = desk.view();
  return { text: fork ? words.forked(name, when) : words.exported(name, when), file };
}
