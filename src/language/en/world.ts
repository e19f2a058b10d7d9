/** English: what the world itself says - why something is refused, what a body is seen doing, how odd things are dealt with. */
import { listed } from "./common.ts";
import { sights } from "./sights.ts";

/** What one remedy's state looks like, and what dealing with it is; "{object}" is the object's name. */
const remedies = {
  fire: {
    signs: /burn|fire|flame|smok|sizzl/i,
    doing: "turning off the {object} and putting out the fire",
  },
  boiling: { signs: /boiling over|overheat|overflow/i, doing: "turning off the {object}" },
  leak: { signs: /leak|drip|flood|burst|spray/i, doing: "fetching tools and repairing the {object}" },
  broken: {
    signs: /broken|cracked|jammed|stuck|out of order|unplugged/i,
    doing: "repairing the {object}",
  },
  empty: { signs: /empty|out of|bare/i, doing: "restocking the {object}" },
  dirty: { signs: /dirty|messy|spill|stain|mud|dust|covered|sticky/i, doing: "cleaning the {object}" },
  open: { signs: /open|ajar|unlocked|running|left on|^on$|ringing|blinking/i, doing: "seeing to the {object}" },
  /** Whatever else is amiss. */
  other: { signs: /^/, doing: "putting the {object} to rights" },
};

const { area } = sights.place;

/** Refusals, doings and remedies. */
export const world = {
  /** Why somebody may not enter a spot. */
  refusals: {
    closed: (place: string): string => `${place} is closed`,
    nobodyHome: (place: string): string => `nobody is home at ${place}`,
    private: (place: string): string => `${place} is private`,
    staffOnly: (areaName: string): string => `${area(areaName)} is for those who work there`,
    ownRoom: (areaName: string): string => `${area(areaName)} is somebody's own room`,
    taken: (areaName: string): string => `${area(areaName)} is taken`,
  },
  /** Why the world does not let an act happen. */
  cannot: {
    noObject: "no such object",
    notInTown: (who: string): string => `${who} is not in town`,
    awake: "already awake",
    alreadyAsleep: "already asleep",
    asleep: "asleep",
    inTalk: "in a talk",
    inAnotherTalk: "in another talk",
    onTheWay: "on the way",
    farFromBed: "too far from bed",
    noRoad: "no road leads there",
    notThere: "not there",
    talkOver: "that talk is over",
    nobodyToTalkTo: "nobody there to talk to",
  },
  /** What bodies are seen doing by themselves; each reads after "is". */
  doings: {
    lookingAround: "looking around",
    wakingUp: "waking up",
    sleeping: "sleeping",
    outside: (why: string): string => `standing outside, ${why}`,
    walkingTo: (place: string): string => `walking to ${place}`,
    talkingWith: (names: readonly string[]): string => `talking with ${names.length > 0 ? listed(names) : "nobody"}`,
  },
  /** A bed somebody lies in; an object nobody said anything about. */
  states: { occupied: "occupied", idle: "idle" },
  remedies,
};
