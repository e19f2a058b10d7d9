/** English: what happened since somebody was last here (`/news`). */

/** Words of the news. */
export const news = {
  heading: (town: string, since: string | null): string =>
    since === null ? `**The last day in ${town}**` : `**${town} since you were last here** (${since})`,
  nothing: "Nothing worth telling has happened.",
  ahead: "**Still to come**",
  line: (clock: string, text: string): string => `- ${clock} ${text}`,
  more: (count: number): string => `${count} more`,
  you: {
    view: (who: string, text: string): string => `What you are to ${who} now: ${text}`,
    /** What somebody decided against, as they remember it. */
    off: (text: string): string => `Nothing will come of what you had agreed on: ${text}.`,
    of: (who: string, to: string, words: string): string => `${who} spoke of you to ${to}: “${words}”`,
    /** News that one brought oneself. */
    passed: (who: string, to: string, words: string): string => `${who} told ${to} what you had told: “${words}”`,
  },
  party: {
    on: (what: string, host: string, place: string): string =>
      `${host} opened ${what} at ${place}; it is still going on.`,
    over: (what: string, host: string, place: string, guests: string | null): string =>
      guests === null
        ? `${what[0]?.toUpperCase()}${what.slice(1)} at ${place} ended; ${host} waited in vain.`
        : `${what[0]?.toUpperCase()}${what.slice(1)} at ${place} ended. ${host} had ${guests} there.`,
    /** Of one that had begun before the news does: who came for it is not known. */
    ended: (what: string, place: string): string => `${what[0]?.toUpperCase()}${what.slice(1)} at ${place} ended.`,
    withoutHost: (what: string, host: string, place: string, guests: string | null): string =>
      `${what[0]?.toUpperCase()}${what.slice(1)} at ${place} came to nothing: ${host} was not there${guests === null ? "" : `, but ${guests} came`}.`,
  },
  answers: (what: string, yes: string | null, no: string | null): string =>
    [yes && `${yes} said yes to ${what}`, no && `${no} declined${yes ? "" : ` to come to ${what}`}`]
      .filter(Boolean)
      .join("; ")
      .concat("."),
  /** `from` is null where several heard it from several. */
  toldOf: (who: string, from: string | null, what: string): string =>
    from === null ? `Word of ${what} went round and reached ${who}.` : `${who} heard of ${what} from ${from}.`,
  toldThat: (who: string, from: string | null, what: string): string =>
    `${from === null ? `It went round, and reached ${who}` : `${from} told ${who}`}: ${what.replace(/\.?$/, ".")}`,
  thing: (object: string, area: string, place: string): string => `the ${object} (${place}, ${area})`,
  odd: (thing: string, state: string): string => `Something is not right: ${thing} is ${state}.`,
  putRight: (who: string, thing: string, was: string): string => `${who} saw to ${thing}, which had been ${was}.`,
  met: (who: string, others: string, place: string | null): string =>
    `${who} got to know ${others}${place === null ? "" : ` at ${place}`}.`,
  joined: (who: string, place: string): string => `${who} stood together at ${place} and talked.`,
  gathered: (count: number, place: string, who: string): string => `${count} people were at ${place} at once: ${who}.`,
  guest: (host: string, guest: string): string => `${host} asked ${guest} in.`,
  turnedAway: (who: string, place: string, why: string): string =>
    `${who} knocked at ${place} and was not let in: ${why}.`,
  thought: (who: string, text: string): string => `What ${who} came to think: ${text}`,
  agreed: (when: string, who: string, what: string): string => `${when} ${who} is ${what}`,
  now: (clock: string, place: string, who: string): string => `Now, at ${clock}, most is going on at ${place}: ${who}.`,
};
