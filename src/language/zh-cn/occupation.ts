/** 简体中文: what somebody is by what a town file says they do: 咖啡馆老板 as it stands, 照管澡堂 is 照管澡堂的. */

/** Words for what somebody is end so. */
const IS = /[师员者家工人长手匠医生主官商贩夫板妇保民士星客倌妈爸公婆童徒授军警编导演的]$/u;
/** What somebody does begins so. */
const DOES =
  /^(?:照[管看顾料]|看[管守着]|管着?|卖|开|做|修|打|养|种|教|帮|跑|烧|撑|守|送|摆|酿|烤|织|补|负责|经营|打理|在)/u;

/** What somebody is, as it reads after 是. */
export const occupied = (occupation: string): string =>
  DOES.test(occupation) && !IS.test(occupation) ? `${occupation}的` : occupation;
