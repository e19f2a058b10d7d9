/** 一个煮盐的小镇，各样的新闻都有：走失的骡子、要塌的井棚、争一口灶、斗蟋蟀的局。 */
import { minutes } from "../../src/clock/units.ts";
import type { TownDefinition } from "../../src/town/file/definition.ts";
import { village } from "./village.ts";

const day = (n: number) => minutes(n * 1440);

export const saltWell = (): TownDefinition =>
  village({
    name: "白井",
    language: "zh-CN",
    words: { house: "家", room: "里屋", bed: "床", works: "忙活计", stroll: "坐着晒太阳" },
    places: [
      ["square", "晒盐坝"],
      ["tea", "一壶茶铺"],
      ["pan", "老灶房"],
      ["bridge", "风雨桥"],
    ],
    people: {
      cui: {
        name: "马翠莲",
        pronouns: "she",
        traits: ["热心", "健谈"],
        does: "茶铺老板",
        at: 1,
        ties: { gui: 2, shi: 1, hui: 1, da: -1 },
      },
      gui: {
        name: "段桂生",
        pronouns: "he",
        traits: ["安静", "善良"],
        does: "木匠",
        at: 2,
        ties: { cui: 2, xiu: 3, shi: 1 },
      },
      xiu: {
        name: "段秀禾",
        pronouns: "she",
        traits: ["活泼"],
        does: "糕饼师傅",
        at: 0,
        ties: { gui: 3, hui: 2, cui: 1, jun: 1 },
      },
      shi: {
        name: "杨世昌",
        pronouns: "he",
        traits: ["暴躁"],
        does: "看桥人",
        at: 3,
        ties: { da: -2, cui: 1, gui: 1 },
      },
      da: {
        name: "赖大有",
        pronouns: "he",
        traits: ["骄傲"],
        does: "盐贩子",
        at: 2,
        ties: { shi: -2, cui: -1, jun: 1, hui: 0 },
      },
      hui: {
        name: "和慧珍",
        pronouns: "she",
        traits: ["体贴"],
        does: "护士",
        at: null,
        ties: { xiu: 2, cui: 1, da: 0, jun: 2 },
      },
      jun: {
        name: "木俊才",
        pronouns: "he",
        traits: ["开朗"],
        does: "赶马人",
        at: 0,
        ties: { hui: 2, xiu: 1, da: 1, gui: 0, cui: 1 },
      },
    },
    stories: {
      mule: {
        holder: "cui",
        memory: "马翠莲的骡子灰灰从昨天起就没回来，最后是在风雨桥看见的",
        tells: ["我家灰灰不见了，那头骡子。昨天还在风雨桥，到现在没回来。"],
        passes: ["翠莲的骡子灰灰走丢了，最后有人在风雨桥见过它。"],
        of: { kind: "loss", owner: "cui", thing: "她的骡子灰灰", lastSeen: "bridge" },
      },
      slope: {
        holder: "jun",
        memory: "木俊才看见杨世昌家后头的坡要塌了",
        tells: ["世昌家后头那面坡裂了口子，下一场雨就得塌进他家灶间。"],
        passes: ["俊才说世昌家后头的坡撑不住了。"],
        of: { kind: "danger", where: ["home-shi"], from: day(1) },
      },
      stove: {
        holder: "shi",
        memory: "杨世昌和赖大有为一口盐灶翻了脸",
        tells: ["我跟大有不说话了，他占了我的灶。"],
        passes: ["世昌跟大有翻脸了，就为一口盐灶。"],
        of: { kind: "quarrel", two: ["shi", "da"], over: "那口盐灶" },
      },
      chief: {
        holder: "da",
        memory: "赖大有要竞选灶头，星期四定下来",
        tells: ["我要竞选灶头，星期四就定。"],
        passes: ["大有要竞选灶头。"],
        of: { kind: "office", post: "灶头", candidates: ["da"], day: day(3) },
      },
      cart: {
        holder: "gui",
        memory: "段桂生在老灶房打一辆新马车",
        tells: ["我在打一辆马车，车架子好了，该上轮子了。"],
        passes: ["桂生在打一辆新马车。"],
        of: {
          kind: "project",
          owner: "gui",
          stages: ["轮子", "车篷", "上漆"],
          due: null,
          what: "那辆马车",
          place: "pan",
        },
      },
      oven: {
        holder: "xiu",
        memory: "段秀禾的烤炉裂了，要找人帮忙修",
        tells: ["我那烤炉裂了条大缝，得找个人帮我一块儿修。"],
        passes: ["秀禾的烤炉裂了，正找人帮忙呢。"],
        of: { kind: "need", who: "xiu", what: "修烤炉的帮手" },
      },
      leaving: {
        holder: "hui",
        memory: "和慧珍星期五要离开白井，去城里的医院",
        tells: ["我星期五就走了，城里的医院要我去。"],
        passes: ["慧珍星期五要走了，去城里。"],
        of: { kind: "change", change: "leaves", who: "hui", place: null, day: day(4) },
      },
      heart: {
        holder: "jun",
        secret: true,
        memory: "木俊才喜欢上了马翠莲",
        tells: ["你可别往外说，我老想着翠莲。"],
        passes: ["俊才对翠莲有意思。"],
        of: { kind: "feeling", of: "jun", about: "cui" },
      },
      wrist: {
        holder: "shi",
        memory: "杨世昌在桥上摔断了手腕",
        tells: ["我在桥上把手腕摔断了，别大惊小怪的。"],
        passes: ["世昌在桥上摔断了手腕。"],
        of: { kind: "happening", who: "shi", report: "hurt" },
      },
      crickets: {
        holder: "xiu",
        memory: "段秀禾明天16:00到18:00想在晒盐坝办一场斗蟋蟀",
        tells: ["明天下午四点，我在晒盐坝办斗蟋蟀，你把你那只带来。"],
        passes: ["秀禾明天下午四点在晒盐坝办斗蟋蟀。"],
        of: {
          kind: "gathering",
          host: "xiu",
          name: "斗蟋蟀",
          spot: { place: "square", area: "a1" },
          from: minutes(1440 + 960),
          to: minutes(1440 + 1080),
        },
      },
    },
  });
