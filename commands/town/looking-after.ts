/** `/town check`, `why`, `mute`, `acts`, `log`, `ban` and what takes them back, `costs`: how keepers look after the town. */
import { languageOf } from "../../src/language/language.ts";
import {
  type Answer,
  confirm,
  type KeepersAct,
  type Keeping,
  keepAct,
  townOf,
  type Use,
  type Verbs,
  wordsOf,
} from "../../src/town/desk/command.ts";
import type { KeepingDesk } from "../../src/town/desk/keeping.ts";
import type { LookingDesk } from "../../src/town/desk/looking.ts";
import type { Named } from "../../src/town/desk/member.ts";
import { actsInWords, takeBack, type Undoing } from "../../src/town/keeping/undoing.ts";
import { UserError } from "../../src/world/user-error.ts";
import { told } from "./told.ts";

const channel = {
  name: "channel",
  type: "channel",
  description: "The channel of a place; without it, the one you are in",
  required: false,
} as const;

const member = {
  name: "member",
  type: "member",
  description: "Who",
  required: false,
} as const;

/** How keepers look after it. */
export const lookingAfter = {
  check: {
    description: "Looks the town over: permissions, webhooks, model, clock, what went wrong lately",
    options: [],
    needs: "keeper",
    where: "discord",
    run: async (use: Use<LookingDesk>) => ({ text: await keepingOf(use).check() }),
  },
  why: {
    description: "Says why nobody answered a message",
    options: [
      {
        name: "message",
        type: "text",
        description: "The message's link or id",
        required: true,
      },
    ],
    needs: "keeper",
    where: "discord",
    run: async (use: Use<LookingDesk>) => ({ text: await keepingOf(use).why(use.options.message ?? "") }),
  },
  mute: {
    description: "Posts nothing more in a place, for some minutes or until unmuted; the town lives on",
    options: [
      channel,
      {
        name: "minutes",
        type: "minutes",
        description: "For how long; without it, until /town unmute",
        required: false,
      },
    ],
    needs: "keeper",
    where: "discord",
    run: async (use: Use<KeepingDesk>) => {
      const { channel: named = null, minutes } = use.options;
      return unlessAlready(use, await keepingOf(use).mute(named, minutes === undefined ? null : Number(minutes)));
    },
  },
  unmute: {
    description: "Posts in a muted place again",
    options: [channel],
    needs: "keeper",
    where: "discord",
    run: async (use: Use<KeepingDesk>) => unlessAlready(use, await keepingOf(use).unmute(use.options.channel ?? null)),
  },
  acts: {
    description: "Lists what keepers did lately, and what of it can be undone",
    options: [],
    needs: "keeper",
    where: "anywhere",
    run: async (use: Use<KeepingDesk>) => ({ text: actsInWords(townOf(use), undoingAt(use)) }),
  },
  undo: {
    description: "Takes back what a keeper did: a ban, a mute, a setting, a pause",
    options: [
      {
        name: "act",
        type: "number",
        description: "Its number in /town acts; without it, the latest that can be undone",
        required: false,
      },
    ],
    needs: "keeper",
    where: "anywhere",
    run: async (use: Use<KeepingDesk>) => {
      const { said, told, back } = await takeBack(townOf(use), use.member, use.options.act ?? null, undoingAt(use));
      await keepAct(use, told, back);
      return { text: said };
    },
  },
  log: {
    description: "Chooses the private channel in which keepers are told of trouble, changes, reports",
    options: [
      {
        ...channel,
        description: "Which channel, one that only keepers see; without it, the town's own",
      },
      confirm,
    ],
    needs: "keeper",
    where: "discord",
    run: async (use: Use<KeepingDesk>): Promise<Answer> => {
      const { channel: named = null, confirm: sure } = use.options;
      const { said, done } = await keepingOf(use).logTo(named, sure === "yes");
      if (done) return told(use, said);
      const label = languageOf(townOf(use).view().language).keeping.log.anyway;
      return { text: said, confirm: { label, options: { ...use.options, confirm: "yes" } } };
    },
  },
  ban: {
    description: "Keeps a member out of the town; without one, lists who is kept out",
    options: [member],
    needs: "keeper",
    where: "discord",
    run: async (use: Use<KeepingDesk>) => {
      const desk = townOf(use);
      const who = use.members?.member;
      if (who) {
        keepingOf(use).mayBan(who);
        return told(use, (await desk.ban(use.member, who)).said, { kind: "ban", who: namedOf(who) });
      }
      const words = languageOf(desk.view().language).admission.ban;
      const banned = desk.banned().map(({ name }) => name);
      return { text: banned.length > 0 ? words.list(banned) : words.nobody };
    },
  },
  unban: {
    description: "Lets a member take part in the town again",
    options: [{ ...member, required: true }],
    needs: "keeper",
    where: "discord",
    run: async (use: Use<KeepingDesk>) => {
      const who = use.members?.member;
      if (!who) throw new UserError("missing-option", wordsOf(use).use.missing("member", member.description));
      return told(use, (await townOf(use).unban(use.member, who)).said, { kind: "unban", who: namedOf(who) });
    },
  },
  costs: {
    description: "What the town has cost today, by step, and what the day will come to",
    options: [],
    needs: "keeper",
    where: "anywhere",
    run: async (use: Use<LookingDesk>) => {
      const { costs, language } = townOf(use).view();
      return { text: languageOf(language).costs(costs) };
    },
  },
} satisfies Verbs;

/** Where it is undone: at a page nobody is called by a mention, and nothing is muted. */
const undoingAt = ({ keeping }: Use<LookingDesk>): Undoing =>
  keeping?.undoing ?? { call: ({ id, name }) => (id.startsWith("web:") ? null : name || null), remute: null };

/** What was done is told; where it was so already, only who asked for it is. */
const unlessAlready = async (use: Use<KeepingDesk>, { said, undo }: KeepersAct): Promise<Answer> =>
  undo === null ? { text: said } : told(use, said, undo);

const namedOf = ({ id, name }: Named): Named => ({ id, name });

/** How the town here is looked after. @throws UserError where there is none, or no server */
function keepingOf(use: Use<LookingDesk>): Keeping {
  if (use.keeping) return use.keeping;
  townOf(use);
  throw new UserError("only-discord", wordsOf(use).onlyDiscord);
}
