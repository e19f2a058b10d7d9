/** The arrows of the rooms (style section 2), read from the import lines: main -> adapters -> town -> mind -> world -> units. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const top = fileURLToPath(new URL("../", import.meta.url));

interface Import {
  readonly from: string;
  /** A path from the top ("src/world/places.ts"), or a package's name. */
  readonly to: string;
  readonly typesOnly: boolean;
  readonly names: readonly string[];
}

/** Files of a folder, tests and what serves only tests left out. */
function filesIn(folder: string): string[] {
  return readdirSync(join(top, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$|\.contract\.ts$|\.d\.ts$/.test(name))
    .sort();
}

const code = (file: string): string => readFileSync(join(top, file), "utf8");

/** A file without its comments and the words in its strings: what it names is then code. */
const bare = (file: string): string =>
  code(file)
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(?<![:"'`])\/\/.*$/gm, "")
    .replace(/"(?:[^"\\\n]|\\.)*"/g, '""');

function importsOf(file: string): Import[] {
  const text = code(file).replace(/\/\*[\s\S]*?\*\//g, "");
  const statements = text.matchAll(
    /^(?:import|export)\s+(?:(type\s+)?([\w*\s{},]+?)\s+from\s+)?"([^"]+)"(?: with \{[^}]*\})?;/gm,
  );
  return [...statements].map(([, type, what = "", to = ""]) => {
    const braced = /\{([^}]*)\}/.exec(what)?.[1] ?? "";
    const names = braced
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean);
    const onlyBraces = /^\{[^}]*\}$/.test(what.trim());
    return {
      from: file,
      to: to.startsWith(".") ? relative(top, join(top, dirname(file), to)).replaceAll("\\", "/") : to,
      typesOnly: type !== undefined || (onlyBraces && names.length > 0 && names.every((name) => /^type\s/.test(name))),
      names: type === undefined ? names.filter((name) => !/^type\s/.test(name)) : [],
    };
  });
}

const sources = filesIn("src");
const commands = filesIn("commands");
const all = [...sources, ...commands].flatMap(importsOf);
const inside = (folder: string) => sources.filter((file) => file.startsWith(`${folder}/`));
const ours = (one: Import) => one.to.startsWith("src/") || one.to.startsWith("commands/");

const units = "src/clock/units.ts";
/** Where the program's own files are; it knows nothing else. */
const files = /^src\/package-files\.ts$/;
// The record of an upgrade is data of the store's port, apart for its form.
const ports = [
  "src/clock/clock.ts",
  "src/model/model.ts",
  "src/stage/stage.ts",
  "src/store/store.ts",
  "src/store/upgraded.ts",
];

/** Who may see what of ours: a file's own room, and these. */
const sees: readonly {
  readonly room: string;
  readonly may: readonly RegExp[];
  readonly packages: readonly RegExp[];
}[] = [
  { room: "src/clock", may: [], packages: [/^node-cron$/] },
  { room: "src/language", may: [/^src\/clock\/units\.ts$/], packages: [] },
  { room: "src/world", may: [/^src\/language\//, /^src\/clock\/units\.ts$/], packages: [] },
  {
    room: "src/mind",
    may: [/^src\/world\//, /^src\/language\//, /^src\/clock\/units\.ts$/, /^src\/model\/model\.ts$/],
    packages: [/^zod$/, /^data\/[\w-]+\.json$/],
  },
  {
    room: "src/town",
    may: [
      /^src\/mind\//,
      /^src\/world\//,
      /^src\/language\//,
      /^src\/clock\/(units|steady)\.ts$/,
      /^src\/store\/(patient|read-sound)\.ts$/,
      files,
      ...ports.map((port) => new RegExp(`^${port}$`)),
    ],
    packages: [/^zod$/, /^node:(url|path|crypto|zlib)$/],
  },
  {
    room: "src/evaluation",
    may: [
      /^src\/(town|mind|world)\//,
      files,
      /^src\/language\/literal\.ts$/,
      /^src\/clock\/units\.ts$/,
      /^src\/model\/model\.ts$/,
    ],
    packages: [/^zod$/, /^node:/],
  },
  { room: "src/model", may: [files], packages: [/^(openai|zod)$/, /^openai\//, /^node:/, /^wink-/] },
  {
    // The mind without a model: an adapter of the mind, handed in.
    room: "src/offline",
    may: [/^src\/(mind|world|language)\//, /^src\/clock\/units\.ts$/, files],
    packages: [/^node:(fs|url)$/],
  },
  { room: "src/store", may: [], packages: [/^(keyv|@keyv\/sqlite|zod)$/, /^node:/] },
  {
    room: "src/stage",
    may: [
      /^src\/town\//,
      /^src\/world\//,
      /^src\/language\//,
      /^src\/clock\//,
      /^src\/store\/(store|read-sound)\.ts$/,
      /^src\/log\.ts$/,
      files,
    ],
    packages: [/^(discord\.js|zod|ws|pino|@resvg\/resvg-js)$/, /^@dicebear\//, /^@discordjs\//, /^node:/],
  },
];

/** What a room may see against the rule, with why. */
const allowed: readonly {
  readonly from: string;
  readonly to: RegExp;
  readonly types: boolean;
  readonly why: string;
}[] = [
  {
    from: "src/town/host.ts",
    to: /^src\/model\/(provider|with-budget|with-circuit|with-tiers|with-foresight)\.ts$/,
    types: false,
    why: "the host keeps what a town has spent and how dearly it thinks, and asks the one model that main built",
  },
  {
    from: "src/model/word-filter.ts",
    to: /^src\/language\/literal\.ts$/,
    types: false,
    why: "there is one way to put a text into a pattern",
  },
  {
    from: "src/config.ts",
    to: /^src\/(model\/providers|store\/stores)\.ts$/,
    types: false,
    why: "which providers and stores there are stands in one table of each",
  },
  {
    from: "src/town/file/definition.ts",
    to: /^node:fs\/promises$/,
    types: false,
    why: "town files are found by listing",
  },
  {
    from: "src/language/links.ts",
    to: /^tlds$/,
    types: false,
    why: "which words end a domain is a long list that grows",
  },
  {
    from: "src/town/roll/newcomer.ts",
    to: /^data\/well-known-people\.json$/,
    types: false,
    why: "names that no resident may have are a list that people can add to",
  },
  {
    from: "src/town/file/names.ts",
    to: /^data\/reserved-names\.json$/,
    types: false,
    why: "names that nobody may have are a list that people can add to",
  },
  {
    from: "src/language/look-alike.ts",
    to: /^data\/simplified\.json$/,
    types: false,
    why: "which characters are one in two forms is a long list",
  },
  {
    from: "src/stage/preview/client-files.ts",
    to: /^esbuild$/,
    types: false,
    why: "a browser gets the page's files without their comments",
  },
  {
    from: "src/town/desk/load-commands.ts",
    to: /^node:fs\/promises$/,
    types: false,
    why: "commands are found by listing",
  },
  { from: "src/town/simulation.ts", to: /^node:fs$/, types: false, why: "the log goes to its file line by line" },
];

const isAllowed = (one: Import): boolean =>
  allowed.some((rule) => rule.from === one.from && rule.to.test(one.to) && (!rule.types || one.typesOnly));
const told = ({ from, to }: Import): string => `${from} -> ${to}`;

describe("the rooms and their arrows (style, section 2)", () => {
  it("reads import lines at all", () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(all.map(told)).toContain("src/mind/step.ts -> src/model/model.ts");
    expect(all.find((one) => told(one) === "src/mind/step.ts -> src/model/model.ts")?.typesOnly).toBe(true);
    expect(all.find((one) => told(one) === "src/world/actions.ts -> src/world/walking.ts")?.typesOnly).toBe(false);
    expect(all.map(told)).toContain("src/town/patch.ts -> src/mind/memory/stream.ts");
  });

  it.each(sees)("$room sees only what it may", ({ room, may, packages }) => {
    const wrong = inside(room)
      .flatMap(importsOf)
      .filter((one) =>
        ours(one)
          ? !one.to.startsWith(`${room}/`) && !may.some((rule) => rule.test(one.to))
          : !packages.some((rule) => rule.test(one.to)),
      )
      .filter((one) => !isAllowed(one));
    expect(wrong.map(told)).toEqual([]);
  });

  it.each(allowed)("the exception for $from is still needed: $why", ({ from, to }) => {
    expect(all.filter((one) => one.from === from).some((one) => to.test(one.to))).toBe(true);
  });

  it.each([
    ["src/clock/units.ts", []],
    ["src/clock/clock.ts", [units]],
    ["src/model/model.ts", ["zod"]],
    ["src/store/store.ts", []],
    ["src/stage/stage.ts", ["src/world/events.ts"]],
  ])("%s is a port and sees nothing but %j", (port, seen) => {
    expect([...new Set(importsOf(port).map((one) => one.to))]).toEqual(seen);
    expect(importsOf(port).filter((one) => one.to !== units && !one.typesOnly)).toEqual([]);
  });

  it("adapters know nothing of each other, and nobody but main knows an adapter", () => {
    const adapters =
      /^src\/(offline\/|model\/(openai|offline|provider)|store\/((keyv|memory)-store|stores)|clock\/(cron|manual)|stage\/(discord|preview)\/)/;
    const room = (path: string) =>
      path
        .split("/")
        .slice(0, path.startsWith("src/stage/") ? 3 : 2)
        .join("/");
    const wrong = all
      .filter((one) => adapters.test(one.to) && room(one.from) !== room(one.to))
      .filter(
        (one) =>
          !/^src\/(main|terminal|simulate|recall|evaluate|prompt|bench|bench-page|bench-snapshot|rehearse)\.ts$|^src\/evaluation\//.test(
            one.from,
          ),
      )
      .filter((one) => !isAllowed(one));
    expect(wrong.map(told)).toEqual([]);
  });

  it("a command sees types, `townOf`, `confirm`, `hereOf`, `livesUnseen`, `stageOf`, `messageOf`, `keepAct`, UserError, words, what is typed, what keepers did, its own folder, and nothing else", () => {
    const wrong = commands
      .flatMap(importsOf)
      .filter(
        (one) =>
          !(
            one.to.startsWith(`${one.from.replace(/(?:\.ts|\/[\w-]+\.ts)$/, "")}/`) ||
            (one.to.startsWith("src/town/") && one.typesOnly) ||
            (one.to === "src/town/desk/command.ts" &&
              one.names.every((name) =>
                ["townOf", "confirm", "hereOf", "livesUnseen", "stageOf", "messageOf", "wordsOf", "keepAct"].includes(
                  name,
                ),
              )) ||
            (one.to === "src/world/user-error.ts" && one.names.join() === "UserError") ||
            (one.to === "src/language/language.ts" && one.names.join() === "languageOf") ||
            one.to === "src/language/capital.ts" ||
            (one.to === "src/town/keeping/settings.ts" && one.names.join() === "settingNames") ||
            (one.to === "src/town/pace.ts" && one.names.join() === "paceTyped") ||
            /^src\/town\/keeping\/(undoing|hands)\.ts$/.test(one.to)
          ),
      );
    expect(commands.length).toBeGreaterThan(5);
    expect(wrong.map(told)).toEqual([]);
  });
});

describe("what a pure room never names (design, sections 2.5, 2.9)", () => {
  const thinking = inside("src/offline").filter((file) => !file.startsWith("src/offline/understand/"));
  const rooms = ["src/language", "src/world", "src/mind", "src/town"].flatMap(inside);
  const pure = [...rooms, ...thinking, units];

  it.each([
    ["discord.js, openai, keyv, node-cron", /\b(discord\.js|openai|keyv|node-cron)\b/, code],
    ["the environment", /\bprocess\s*\.\s*(env|argv|cwd)\b/, bare],
    ["the wall clock", /\bDate\.now\b|\bnew Date\(\s*\)|\bprocess\.hrtime\b/, bare],
    ["chance", /\bMath\.random\b|\brandomUUID\b|\brandomBytes\b|\bgetRandomValues\b/, bare],
    ["a timer", /\bset(Timeout|Interval)\s*\(/, bare],
  ] as const)("never %s", (_, words, text) => {
    const without = (file: string) => text(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
    expect(pure.filter((file) => words.test(without(file)))).toEqual([]);
  });

  it("takes no time of the machine in world and mind; the host and the simulator measure how long they were at it", () => {
    expect(pure.filter((file) => /\bperformance\./.test(bare(file)))).toEqual([
      "src/town/host.ts",
      "src/town/simulation.ts",
    ]);
  });
});

/**
 * Who reads what people and models write, by the reader's name: the door at which it comes in, else with why it still does.
 * Whatever reads similarity alone (retrieval, looking things up by words, forgetting by words) decides nothing and is not here.
 */
const readers: readonly { readonly reads: RegExp; readonly at: readonly string[] }[] = [
  { reads: /\b(?:plainAnswer|newsTold|understanding|address\.(?:calls|only|alike|asksAbout))\b/, at: ["src/offline"] },
  { reads: /\breportedIn\b/, at: ["src/offline/understand/understand.ts"] },
  { reads: /\breadingOf\b/, at: ["src/town/acts/understood.ts"] },
  {
    // Of what a resident says: when it is made, with the acts of its model or stand-in.
    reads: /\b(?:placesNamed|saidToBe)\b/,
    at: ["src/offline/understand/understand.ts", "src/mind/talk/converse.ts", "src/town/acts/acts.ts"],
  },
  {
    reads: /\b(?:personSought|thoughtIn|openedStory)\b/,
    at: ["src/town/acts/understood.ts", "src/town/acts/whisper.ts"],
  },
  { reads: /\bgainsaid\b/, at: ["src/mind/questions/acts.ts"] },
  // Serious things first, at every door.
  {
    reads: /\brecognised\(/,
    at: ["src/offline", "src/town/acts/in-earnest.ts", "src/mind/talk/interview.ts"],
  },
  // The rules that answer take the words of a question as well as its reading, until answers are made of readings alone.
  {
    reads: /\btongue\.answer\(/,
    at: ["src/offline/say/talk.ts", "src/offline/say/answering.ts", "src/offline/offline.ts"],
  },
  // The piece of a day that follows from a whispered thought, until the thought's own deed makes it.
  { reads: /\bgist\(/, at: ["src/town/acts/understood.ts", "src/town/acts/whisper.ts", "src/offline/day/heed.ts"] },
];

describe("what people say", () => {
  it.each(readers)("is read by $reads at its door, and by no other file than those that are named", ({ reads, at }) => {
    // Where a reader is declared it is not used.
    const declares = new RegExp(`(?:function|const|interface) (?:${reads.source})`);
    const reading = sources
      .filter((file) => !file.startsWith("src/language/") && !file.startsWith("src/evaluation/"))
      .filter((file) => reads.test(bare(file)) && !declares.test(bare(file)));
    const elsewhere = reading.filter((file) => !at.some((one) => file === one || file.startsWith(`${one}/`)));
    expect(elsewhere).toEqual([]);
    for (const one of at)
      expect(
        reading.some((file) => file === one || file.startsWith(`${one}/`)),
        one,
      ).toBe(true);
  });
});

describe("the environment (design, section 9)", () => {
  it("is handed to readConfig by main and the terminal's commands, and read by nobody else", () => {
    const naming = [...sources, ...commands].filter((file) => /\bprocess\s*\.\s*env\b/.test(bare(file)));
    expect(naming).toEqual(["src/main.ts", "src/terminal.ts"]);
    for (const file of naming) {
      expect(bare(file), file).toMatch(/\breadConfig\(/);
      expect(bare(file).match(/\bprocess\.env\s*(\.|\[)/g), `${file} picks a variable by itself`).toBeNull();
    }
  });
});

describe("files that come with the program", () => {
  it("are found by package-files.ts alone: a path from a module's own place is another in the bundle", () => {
    // What is run from its source, never bundled.
    const bySource = [
      "src/model/make-word-vectors.ts",
      "src/model/make-chinese-words.ts",
      "src/model/make-english-words.ts",
      "src/offline/understand/make-intents.ts",
      "src/offline/understand/make-sentence-encoder.ts",
    ];
    const finding = [...sources, ...commands, ...filesIn("test")].filter((file) =>
      /import\.meta\.(?:url|dirname|filename)/.test(code(file)),
    );
    expect(finding.sort()).toEqual(
      [...bySource, "src/package-files.ts", "test/page/make-movie.ts", "test/patterns/source.ts"].sort(),
    );
  });
});
