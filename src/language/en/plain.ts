/** English: the form in which all patterns look at a text. */

/** Lower case, plain quotes, short forms spelt out. */
export function plain(text: string): string {
  return ` ${text} `
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\b(who|what|where|when|how|why|that|there|here)'?s\b(?!')/g, "$1 is")
    .replace(/\b(who|what|where|when|how)'?re\b/g, "$1 are")
    .replace(/\bwhat'?ll\b/g, "what will")
    .replace(/\b(what|where|how|who)'?d\b/g, "$1 did")
    .replace(/\bcan'?t\b|\bcannot\b/g, "can not")
    .replace(/\bwon'?t\b/g, "will not")
    .replace(/\b(do|does|did|is|are|was|were|have|has|had|would|could|should)n'?t\b/g, "$1 not")
    .replace(/\bi'?m\b/g, "i am")
    .replace(/\bi've\b/g, "i have")
    .replace(/\bi'll\b/g, "i will")
    .replace(/\byou're\b|\bur\b|\byoure\b/g, "you are")
    .replace(/\byou've\b/g, "you have")
    .replace(/\byou'll\b/g, "you will")
    .replace(/\b(u|ya)\b/g, "you")
    .replace(/\byou (?:all|guys|folks|two|both)\b(?! (?:the|that|i|we|of))/g, "you")
    .replace(/\br\b/g, "are")
    .replace(/\b(tmrw|tmr|tomorow|tommorow|tommorrow)\b/g, "tomorrow")
    .replace(/\b(pls|plz)\b/g, "please")
    .replace(/\b(wat|wht)\b/g, "what")
    .replace(/\b(gonna)\b/g, "going to")
    .replace(/\b(wanna)\b/g, "want to")
    .replace(/[^\p{L}\p{N}'":.?!,-]+/gu, " ")
    .replace(/\s+/g, " ");
}
