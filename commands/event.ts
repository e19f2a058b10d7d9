/** `/event`: plants the seed of an event and nothing else; what comes of it is the residents' (paper section 7.1). */
import { languageOf } from "../src/language/language.ts";
import { type Command, townOf, type Use } from "../src/town/desk/command.ts";
import type { LookingDesk } from "../src/town/desk/looking.ts";
import type { VisitingDesk } from "../src/town/desk/visiting.ts";

const which = {
  name: "event",
  type: "text",
  description: "Which event, by a word of its name; the next one when left out",
  required: false,
} as const;

export default {
  name: "event",
  description: "Plant the seed of an event; what comes of it is up to the residents",
  subcommands: {
    plant: {
      description: "Put into a resident's mind what this town keeps ready; what comes of it is theirs",
      options: [
        {
          name: "what",
          type: "planting",
          description: "What, of those that the town offers; the first when left out",
          required: false,
        },
      ],
      needs: "anyone",
      where: "anywhere",
      run: async (use: Use<VisitingDesk>) => ({
        text: (await townOf(use).startEvent(use.member, use.options.what ?? "")).said,
      }),
    },
    plan: {
      description: "Plan something: give it yourself, or put it into a resident's mind",
      options: [
        {
          name: "what",
          type: "text",
          description: "What it is: a picnic, a chess evening",
          required: true,
        },
        {
          name: "place",
          type: "place",
          description: "Where it is to be",
          required: true,
        },
        {
          name: "when",
          type: "text",
          description: "A day and a time of the town: Saturday 18:00, tomorrow 15:30, 18:00",
          required: true,
        },
        {
          name: "host",
          type: "resident",
          description: "The resident who gives it; yourself when left out",
          required: false,
        },
        {
          name: "minutes",
          type: "minutes",
          description: "How long it takes, in minutes of the town; 120 when left out",
          required: false,
        },
      ],
      needs: "anyone",
      where: "anywhere",
      run: async (use: Use<VisitingDesk>) => {
        const { what = "", place = "", when = "", host, minutes = "120" } = use.options;
        const planning = { what, place, when, host: host ?? null, minutes: Number(minutes), announcedIn: use.place };
        return { text: (await townOf(use).planEvent(use.member, planning)).said };
      },
    },
    list: {
      description: "What is planned, going on and over",
      options: [],
      needs: "anyone",
      where: "anywhere",
      run: async (use: Use<LookingDesk>) => {
        const desk = townOf(use);
        const words = languageOf(desk.view().language).events;
        const lines = desk
          .events(use.member)
          .slice(-12)
          .map(
            (one) => `- ${words.shown(one.name, one.hostName, one.placeName, one.when)} (${words.states[one.state]})`,
          );
        return { text: lines.length > 0 ? [words.nextFirst, ...lines].join("\n") : words.none };
      },
    },
    report: {
      description: "Who heard of an event from whom, who came, and why others did not",
      options: [
        which,
        {
          name: "resident",
          type: "resident",
          description: "How it came to this one, line by line back to where it began",
          required: false,
        },
      ],
      needs: "anyone",
      where: "anywhere",
      run: async (use: Use<LookingDesk>) => {
        const report = await townOf(use).eventReport(use.member, use.options.event ?? "", use.options.resident ?? null);
        return { text: report.said, picture: { kind: "who-heard", report } };
      },
    },
    cancel: {
      description: "Call an event off; whoever meant to come hears of it only by talk",
      options: [which],
      needs: "anyone",
      where: "anywhere",
      run: async (use: Use<VisitingDesk>) => ({
        text: (await townOf(use).cancelEvent(use.member, use.options.event ?? "")).said,
      }),
    },
  },
} satisfies Command;
