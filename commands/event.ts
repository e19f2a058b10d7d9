/** `/event`: plants the seed of an event and nothing else; what comes of it is the residents' (paper section 7.1). */
import { languageOf } from "../src/language/language.ts";
import { type Command, townOf, type Use } from "../src/town/command.ts";
import type { LookingDesk } from "../src/town/desk/looking.ts";
import type { VisitingDesk } from "../src/town/desk/visiting.ts";

const which = {
  name: "event",
  type: "text",
  description: "Which event, by a word of its name; the next one when left out",
  required: false,
  localised: { "zh-CN": { name: "活动", description: "哪场活动，写名字里的一个词；不写就是下一场" } },
} as const;

export default {
  name: "event",
  description: "Plant the seed of an event; what comes of it is up to the residents",
  localised: { "zh-CN": { name: "事件", description: "种下一个事件的种子，结果由居民自己决定" } },
  subcommands: {
    valentine: {
      description: "Somebody wants to throw a Valentine's party, and somebody has a crush",
      localised: { "zh-CN": { name: "情人节", description: "有人想办情人节聚会，也有人暗恋着谁" } },
      options: [],
      needs: "anyone",
      where: "anywhere",
      run: async (use: Use<VisitingDesk>) => ({ text: (await townOf(use).startEvent(use.member, "valentine")).said }),
    },
    plan: {
      description: "Plan something: give it yourself, or put it into a resident's mind",
      localised: { "zh-CN": { name: "安排", description: "安排一场活动：自己办，或者让某位居民起意" } },
      options: [
        {
          name: "what",
          type: "text",
          description: "What it is: a picnic, a chess evening",
          required: true,
          localised: { "zh-CN": { name: "什么", description: "什么活动：野餐、下棋之夜" } },
        },
        {
          name: "place",
          type: "place",
          description: "Where it is to be",
          required: true,
          localised: { "zh-CN": { name: "地点", description: "在哪里" } },
        },
        {
          name: "when",
          type: "text",
          description: "A day and a time of the town: Saturday 18:00, tomorrow 15:30, 18:00",
          required: true,
          localised: { "zh-CN": { name: "时间", description: "镇上的日期和时间：星期六 18:00、明天 15:30、18:00" } },
        },
        {
          name: "host",
          type: "resident",
          description: "The resident who gives it; yourself when left out",
          required: false,
          localised: { "zh-CN": { name: "主人", description: "由哪位居民来办；不写就是你自己" } },
        },
        {
          name: "minutes",
          type: "minutes",
          description: "How long it takes, in minutes of the town; 120 when left out",
          required: false,
          localised: { "zh-CN": { name: "分钟", description: "多长，镇上的分钟数；不写就是120" } },
        },
      ],
      needs: "anyone",
      where: "anywhere",
      run: async (use: Use<VisitingDesk>) => {
        const { what = "", place = "", when = "", host, minutes = "120" } = use.options;
        const planning = { what, place, when, host: host ?? null, minutes: Number(minutes) };
        return { text: (await townOf(use).planEvent(use.member, planning)).said };
      },
    },
    list: {
      description: "What is planned, going on and over",
      localised: { "zh-CN": { name: "列表", description: "有什么安排，什么正在进行，什么已经结束" } },
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
      localised: { "zh-CN": { name: "报告", description: "谁从谁那里听说，谁来了，别人为什么没来" } },
      options: [
        which,
        {
          name: "resident",
          type: "resident",
          description: "How it came to this one, line by line back to where it began",
          required: false,
          localised: { "zh-CN": { name: "居民", description: "怎样传到这位居民，一句一句追到开头" } },
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
      localised: { "zh-CN": { name: "取消", description: "取消一场活动；想来的人要听人说才会知道" } },
      options: [which],
      needs: "anyone",
      where: "anywhere",
      run: async (use: Use<VisitingDesk>) => ({
        text: (await townOf(use).cancelEvent(use.member, use.options.event ?? "")).said,
      }),
    },
  },
} satisfies Command;
