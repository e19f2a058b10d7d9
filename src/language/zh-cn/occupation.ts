/** 简体中文: what somebody is by what a town file says they do: 咖啡馆老板 as it stands, 照管澡堂 is 照管澡堂的. */

/** Words for what somebody is end so. */
const IS = /[师傅员者家工人长手匠医生主官商贩夫板妇保民士星客倌妈爸公婆童徒授军警编导演的]$/u;
/** And so, where what they would do is one sign: 教练, 修女, 养猪大户, 打工仔 are no work at something. */
const IS_TOO =
  /(?:[练女父母事户仔任太汉佬爷叔伯哥姐弟妹嫂姨姑娘婶孩伙王皇宗卫佣仆奴兵厨役犯帅]|奶奶|小子|孩子|娘子|弟子|[工教巨丫把班]头|[园家壮]丁|掌柜|主管|总管|经理|总监|会计|出纳|顾问|秘书|助理|代表|领导|领班|保姆|代理|司机|裁缝|经纪|住持)$/u;
/** What somebody does begins so: longer words for it, and single signs. */
const DOES = /^(?:照[管看顾料]|看[管守着]|管着|负责|经营|打理|在)/u;
const DOES_SHORT = /^[管卖开做修打养种教帮跑烧撑守送摆酿烤织补]/u;

/** What somebody is, as it reads after 是. */
export const occupied = (occupation: string): string =>
  !IS.test(occupation) && (DOES.test(occupation) || (DOES_SHORT.test(occupation) && !IS_TOO.test(occupation)))
    ? `${occupation}的`
    : occupation;
