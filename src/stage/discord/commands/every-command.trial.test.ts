/**
 * Every command there is, found by listing `commands/`, taken through one table in each language (issue 4, point 11): used rightly and
 * wrongly, by those who may not, where no place is, and where no town stands. A new command is tried the day it is written: what fits
 * its options follows from their types, and where that is not enough from `examples`; one that never succeeds makes the test fail.
 */
import { PermissionFlagsBits } from "discord.js";
import { expect, test } from "vitest";
import type { OptionValue } from "../../../../test/discord/command-options.ts";
import type { Interaction } from "../../../../test/discord/interaction.ts";
import type { Member } from "../../../../test/discord/member.ts";
import { server, stageOn, wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { living, seldomDrawn } from "../../../../test/discord-town/with-living-town.ts";
import { clockText, later } from "../../../clock/units.ts";
import { languageOf, spokenIn } from "../../../language/language.ts";
import type { Command, Option, OptionType, Verb } from "../../../town/desk/command.ts";
import type { TownDesk } from "../../../town/desk/desk.ts";
import { loadCommands, verbsOf } from "../../../town/desk/load-commands.ts";
import { UserError } from "../../../world/user-error.ts";
import { channelName } from "../keeping/founding.ts";
import { isLookedUp } from "./declare.ts";

/** How long a reply is waited for; how soon it is acknowledged is for `wellBehaved` to say. */

/** What is typed into an option. */
type Given = OptionValue;

const notATown = { field: "file", name: "town.json", bytes: Buffer.from("{}"), type: "application/json" };

/** What examples are taken from. */
interface Here {
  readonly desk: TownDesk;
  readonly mia: Member;
  /** A message that Mia wrote in a place. */
  readonly message: string;
}

/** What fits an option of a type; undefined where it is left out, since what fits is for the tests of that command. */
const fits: Readonly<Record<OptionType, (here: Here) => Given | undefined>> = {
  resident: ({ desk }) => desk.view().people.find((one) => one.kind === "resident" && !one.asleep)?.id,
  place: ({ desk }) => desk.choices("place", "")[0]?.id,
  object: ({ desk }) => desk.choices("object", "")[0]?.id,
  area: ({ desk }) => {
    const place = desk.choices("place", "")[0]?.id;
    return place && desk.choices("area", "", place)[0]?.id;
  },
  home: ({ desk }) => desk.choices("home", "")[0]?.id,
  value: () => undefined,
  moment: () => undefined,
  planting: () => undefined,
  text: () => "the weather",
  number: () => 3,
  minutes: () => 30,
  file: () => undefined,
  channel: () => undefined,
  town: () => undefined,
  member: ({ mia }) => ({ id: mia.id }),
};

/** What fits an option where its type does not say it, by "command option". */
const examples: Readonly<Record<string, (here: Here) => Given | undefined>> = {
  "event plan when": () => "18:00",
  "event report event": () => undefined,
  "event cancel event": () => "the weather",
  "interview goes-on": () => undefined,
  "object state": () => "warm",
  "resident add home": () => undefined,
  "town import file": () => notATown,
  "town settings value": () => "quiet",
  "town skip day": () => undefined,
  "town skip until": ({ desk }) => clockText(later(desk.view().now, 10)),
  "town why message": ({ message }) => message,
};

/** What is filled into a field of a form where words do not fit, by its name. */
const fields: Readonly<Record<string, string>> = { age: "41" };

/** What puts right what a command did to all that come after it. */
const undone: Readonly<Record<string, string>> = { "town pause": "town resume", embody: "release" };

/** Commands after which there is nothing left to use, and that are used in a channel that stays: last. */
const closing = ["town remove"];
/** Commands that come right only in another server: `files.test.ts` has one. */
const elsewhere = ["town import"];

/** A use of a verb as it ended: null, or the code of what the person got wrong. */
interface Outcome {
  readonly path: string;
  readonly code: string | null;
}

const pathOf = (command: Command, name: string | null) => (name === null ? command.name : `${command.name} ${name}`);

/** The commands, with every use of a verb written down. */
function watched(commands: readonly Command[], outcomes: Outcome[]): readonly Command[] {
  const watch = (path: string, verb: Verb): Verb => ({
    ...verb,
    async run(use) {
      try {
        const answer = await verb.run(use);
        outcomes.push({ path, code: null });
        return answer;
      } catch (error) {
        outcomes.push({ path, code: error instanceof UserError ? error.code : `a bug: ${error}` });
        throw error;
      }
    },
  });
  return commands.map((command) => ({
    ...command,
    ...(command.verb ? { verb: watch(command.name, command.verb) } : {}),
    ...(command.subcommands
      ? {
          subcommands: Object.fromEntries(
            Object.entries(command.subcommands).map(([name, verb]) => [name, watch(pathOf(command, name), verb)]),
          ),
        }
      : {}),
  }));
}

const loaded = await loadCommands();
const rows = loaded
  .flatMap((command) => verbsOf(command).map(([name, verb]) => ({ path: pathOf(command, name), verb })))
  .sort((a, b) => Number(closing.includes(a.path)) - Number(closing.includes(b.path)));

function fitting(path: string, option: Option, here: Here): Given | undefined {
  const example = examples[`${path} ${option.name}`];
  if (example) return example(here);
  return option.choices ? option.choices[0]?.value : fits[option.type](here);
}

/** What does not fit an option; undefined where Discord lets nothing else through. */
function nonsense(option: Option): Given | undefined {
  if (option.choices || option.type === "town") return undefined;
  if (option.type === "number" || option.type === "minutes") return 999_999;
  return option.type === "text" || isLookedUp(option.type) ? "zzz `@everyone` <@1> **" : undefined;
}

const given = (options: readonly Option[], value: (option: Option) => Given | undefined): Record<string, Given> =>
  Object.fromEntries(
    options.flatMap((option) => {
      const one = value(option);
      return one === undefined ? [] : [[option.name, one] as const];
    }),
  );

const least = (verb: Verb) => verb.options.filter((option) => option.required);

/** A text without what is the same in every language: links, commands, mentions, ids. */
const bare = (text: string): string => text.replace(/https?:\S+|`[^`]*`|[/<][\w#@!:-]+>?|\b[a-z]+(-[a-z]+)+\b/g, " ");

/** What came back: the reply, or that of the form that was asked for, filled in with `typed`. */
async function answered(member: Member, asked: Interaction, typed: string, form: Verb["form"]): Promise<string> {
  if ((await asked.acknowledged()) !== 9) return said(asked);
  const filled = (form?.fields ?? []).map(({ name, most }) => [name, fields[name] ?? typed.slice(0, most)] as const);
  return said(member.submitModal(asked, Object.fromEntries(filled)));
}

async function said(asked: Interaction): Promise<string> {
  const { content, attachments, components } = await asked.reply();
  expect(asked.ephemeral).toBe(true);
  expect(content.length).toBeLessThanOrEqual(2000);
  expect(content !== "" || attachments.length > 0 || components.length > 0).toBe(true);
  return content;
}

const outcomes: Outcome[] = [];

// The second language goes the same way once; what is the same in all languages is tried in the first.
for (const [file, thorough] of [
  ["pellow-cove", true],
  ["smallville.zh-CN", false],
] as const)
  test(`every command in ${file}: rightly, wrongly, and by those who may not`, async () => {
    const town = await living({
      town: file,
      timing: seldomDrawn,
      commands: watched(loaded, outcomes),
    });
    const { discord, guild, desk, kim, general, logged } = town;
    const view = desk.view();
    const mia = discord.addMember(guild.id, {
      name: "Ann",
      locale: view.language === "zh-CN" ? "zh-CN" : "en-US",
    });
    const words = languageOf(view.language);
    const here = town.channelOf(channelName(view.places.find((place) => !place.home)!));
    const message = mia.say(here, view.language === "zh-CN" ? "你好！" : "Hello!").id;
    const names = [
      ...view.people.map((one) => one.name),
      ...view.places.flatMap((one) => [one.name, one.id]),
      ...["Ann", "Kim", view.name, "Discord", "webhook", "the weather"],
    ];
    /** One clear text in the town's language: nobody called, nothing of the machinery, no half of a markup. */
    const check = (what: string, text: string) => {
      expect.soft(spokenIn(view.language, bare(text), names), `${what}: ${text}`).toBe(true);
      expect.soft(text, what).not.toMatch(/@(?:everyone|here)/);
      expect.soft(text, what).not.toMatch(/undefined|\[object|NaN|\n\s+at |Error:/);
      expect.soft((text.replace(/\\./g, "").match(/\*\*/g) ?? []).length % 2, `${what}: ${text}`).toBe(0);
    };
    const mood = () => JSON.stringify([desk.settings(), desk.view().pace, desk.view().state]);

    for (const { path, verb } of rows) {
      const who = verb.needs === "keeper" ? kim : mia;
      const use = async (member: Member, channel: string, options: Record<string, Given>, typed = "the weather") => {
        // Nobody types faster than the town listens.
        town.clock.advance(4_000);
        return answered(member, member.slash(channel, path, options, { hidden: true }), typed, verb.form);
      };
      const right = (option: Option) => fitting(path, option, { desk, mia, message });
      const lacking = least(verb).filter((option) => right(option) === undefined);
      expect(lacking, `/${path} needs an example of an option: see \`examples\``).toEqual([]);

      if (verb.needs === "keeper") {
        const before = mood();
        expect(await use(mia, here, given(least(verb), right)), path).toBe(words.commands.use.notKeeper);
        expect(mood(), path).toBe(before);
      }
      if (closing.includes(path)) {
        check(`/${path}`, await use(who, general, given(least(verb), right)));
        continue;
      }
      if (thorough) check(`/${path} in no place`, await use(who, general, given(least(verb), right)));
      if (thorough) check(`/${path}`, await use(who, here, given(least(verb), right)));
      check(`/${path} in full`, await use(who, here, given(verb.options, right)));
      const open = verb.options.filter((option) => nonsense(option) !== undefined);
      for (const option of thorough ? open : open.slice(0, 1)) {
        const others = { ...given(verb.options, right), ...given([option], nonsense) };
        check(`/${path} with a nonsensical ${option.name}`, await use(who, here, others, "zzz"));
      }
      if (undone[path]) await who.slash(here, undone[path]).reply();
    }

    expect(outcomes.filter(({ code }) => code?.startsWith("a bug"))).toEqual([]);
    expect(logged.filter((line) => /^(could not answer|a command failed)/.test(line))).toEqual([]);
    await town.stage.idle();
    wellBehaved(discord);
  });

test("every command was used rightly at least once", () => {
  const succeeded = new Set(outcomes.filter(({ code }) => code === null).map(({ path }) => path));
  const never = rows.map(({ path }) => path).filter((path) => !succeeded.has(path) && !elsewhere.includes(path));
  expect(
    never.map((path) => outcomes.filter((one) => one.path === path)),
    "see `examples`",
  ).toEqual([]);
});

test("every command where no town stands is answered in the person's own language", async () => {
  const { discord, guild, general, towns, store } = await server();
  const { logged } = await stageOn(discord, towns, store);
  const permissions = PermissionFlagsBits.ManageGuild;
  const mei = discord.addMember(guild.id, { name: "Mei", locale: "zh-CN", permissions });
  for (const { path, verb } of rows) {
    const options = given(least(verb), (option) => {
      if (option.type === "member") return { id: mei.id };
      return option.type === "file" ? notATown : (nonsense(option) ?? option.choices?.[0]?.value);
    });
    const text = await answered(mei, mei.slash(general, path, options), "zzz", verb.form);
    expect
      .soft(spokenIn("zh-CN", bare(text), ["Mei", "Smallville", "Hobbs Cafe", "town.json"]), `/${path}: ${text}`)
      .toBe(true);
  }
  const preview = await mei.slash(general, "town found").reply();
  expect(JSON.stringify(preview.components)).toContain("建立小镇");
  discord.setBotPermissions(guild.id, PermissionFlagsBits.ViewChannel);
  const refused = await mei.slash(general, "town found", { confirm: "yes" }).reply();
  expect(refused.content).toMatch(/^我缺少“管理频道”、“管理webhook”/);
  expect(towns.ids()).toEqual([]);
  expect(logged.filter((line) => line.startsWith("a command failed"))).toEqual([]);
  wellBehaved(discord);
});
