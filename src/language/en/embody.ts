/** English: a member who takes over a resident. */

const gerund = (verb: string): string => {
  if (verb === "has") return "having";
  const base = verb.endsWith("ies")
    ? `${verb.slice(0, -3)}y`
    : /(?:ch|sh|ss|x|z|o)es$/.test(verb)
      ? verb.slice(0, -2)
      : verb.replace(/([^s])s$/, "$1");
  if (base.endsWith("ie")) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
};

/** Begins with no verb. */
const NO_VERB =
  /^(?:a|an|the|with|without|in|at|on|to|from|by|for|of|after|before|while|when|still|then|just|never|almost|about|too|very|not)\b/i;

/** Words of it. */
export const embody = {
  already: (name: string): string => `You are ${name} already. Let go with /release first.`,
  taken: (name: string): string => `Somebody else is ${name} just now. Try again later.`,
  asleep: (name: string): string => `${name} is asleep. Try again when ${name} is up.`,
  begun: (name: string, place: string): string =>
    `You are ${name} now, at ${place}. Whatever you say or do is remembered as ${name}'s own. /release lets ${name} go, and so do ten minutes of silence.`,
  nobody: "You are nobody but yourself. /embody takes over a resident.",
  over: (name: string): string => `${name} goes on without you.`,
  elsewhere: (name: string, place: string): string =>
    `You are ${name}, who is at ${place}: write there, or lead ${name} here with /go.`,
  refused: (name: string, why: string): string => `${name} cannot do that now: ${why}.`,
  goes: (name: string, place: string): string => `${name} goes to ${place}.`,
  asSelf: (name: string): string => `You are ${name}; /visit is for when you are yourself. Let go with /release first.`,
  /** "plays the piano" as what somebody is doing: "playing the piano". */
  doing: (text: string): string => {
    const bare = text
      .replace(/(?<![.!])[.!]+$/u, "")
      .replace(/^i(?:'m|’m)? /i, "")
      .replace(/^(?:is|am|are) /i, "");
    // "with a wave, sits down" begins with no verb.
    if (NO_VERB.test(bare)) return bare;
    return bare.replace(/^((?:\w+ly )*)(\w+)/, (_, manner: string, verb: string) =>
      /^[^aeiouy]*[aeiouy].*ing$/i.test(verb) ? `${manner}${verb}` : `${manner}${gerund(verb.toLowerCase())}`,
    );
  },
};
