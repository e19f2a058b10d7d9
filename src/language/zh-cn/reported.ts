/** 简体中文: what people say has happened in lives that nobody simulates, by kind; the first that fits is meant. Read at the door alone. */
import type { reported as english } from "../en/reported.ts";

/** What is said to die and was never alive. */
const LIFELESS =
  "手机|电池|电脑|笔记本|平板|充电器|网|网络|信号|服务器|网站|车|汽车|引擎|发动机|摩托|收音机|电视|相机|手电|灯|灯泡|水壶|烤箱|冰箱|暖气|锅炉|水泵|花|草|树|盆栽|番茄|西红柿|仙人掌|火|风";
/** The same as a list. */
export const lifeless = LIFELESS.split("|");

export const reported: Readonly<Record<keyof typeof english, RegExp>> = {
  died: new RegExp(
    `(?<!没有?|别|不|自)(?:杀了|杀死|杀害|害死|毒死|打死|掐死|砍死|捅死)(?!\\s*[一两几]?[只条口头个]?(?:鸡|鸭|鱼|猪|鹅|羊|虫|蚊|苍蝇|价|青|时间))|去世|过世|死亡|葬礼|不在了|走了，?享年|(?<!(?:${LIFELESS})(?:都|也|又|就|已经|突然|刚刚?|全|快)?)(?<!气|累|吓|困|饿|笑|烦|热|冷|急|忙|没有?|不会|爱|想|美|香|恨|丑|笨|帅|羡慕|无聊|高兴|开心|担心|尴尬|好吃|可爱|讨厌)死了(?!心|这条心)`,
    "u",
  ),
  born: /怀孕|要生孩子|生了个?(?:孩子|女儿|儿子|宝宝)|出生/u,
  parted: /分手|离婚|离开了我/u,
  wed: /结婚|求婚|婚礼|订婚|嫁给/u,
  recovered: /康复|出院|痊愈|病好了|好多了/u,
  hurt: /车祸|事故|昏倒|晕倒|受伤|摔断|骨折/u,
  ill: /中风|癌|住院|医生|诊断|生病|病了|发烧|手术|感冒/u,
  got: /奖学金|录取|赢了|夺冠|获奖|得奖|中奖|中了(?:头|大)?奖|中了.{0,4}(?:彩票|头彩)|选中|升职|找到(?:了)?工作|考上|通过了考试/u,
  lost: /开除|解雇|失业|丢了|弄丢|不见了|偷|小偷|抢劫|空了|被拒/u,
  made: /出版|展览|写完|画完|毕业|开了(?:一)?家/u,
  moved: /搬家|搬到|搬走|搬进|搬来/u,
  travelled: /旅行|旅游|出差|度假|刚从.{1,8}回来/u,
  fears: /害怕|恐惧|担心|紧张|焦虑|发愁|欠债/u,
  "looks forward": /期待|盼着|等不及|激动/u,
  "other, bad":
    /着火|火灾|烧毁|爆炸|紧急|发洪水|漏水|坏了|砸|吵架|争吵|打架|大吼|愤怒|侮辱|背叛|撒谎|骗了|心碎|失望|哭|孤独|寂寞|绝望|拒绝|嫉妒|后悔|秘密|坦白/u,
  "other, good": /派对|聚会|庆祝|邀请|生日|音乐会|比赛|竞赛|选举|爱上|喜欢上|暗恋|接吻|骄傲|自豪|惊喜|礼物|感激|答应/u,
};
