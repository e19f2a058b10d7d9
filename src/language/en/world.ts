/** English: what the world itself says - why something is refused, what a body is seen doing, how odd things are dealt with. */
import { listed } from "./common.ts";
import { sights } from "./sights.ts";

/** What a remedy's state looks like, the objects it is for (absent: any), and what dealing with it is; "{object}" is the object's name. */
interface Words {
  readonly signs: RegExp;
  readonly objects?: RegExp;
  readonly doing: string;
}

const fire = /burn|fire|flame|smok|sizzl/i;

const words = {
  /** Fire at what can be turned off. */
  stoveFire: {
    signs: fire,
    objects: /stove|oven|cook|hot plate|range|toaster|kettle|microwave|machine|heater|computer|grill/i,
    doing: "turning off the {object} and putting out the fire",
  },
  fire: { signs: fire, doing: "putting out the fire at the {object}" },
  boiling: { signs: /boiling over|overheat|overflow/i, doing: "turning off the {object}" },
  leak: { signs: /leak|drip|flood|burst|spray/i, doing: "repairing the {object}" },
  broken: {
    signs: /broken|cracked|jammed|stuck|out of order|unplugged/i,
    doing: "repairing the {object}",
  },
  /** A refrigerator with nothing or little in it. */
  bareLarder: {
    signs: /empty|out of|bare|nothing in/i,
    objects: /fridge|refrigerator|larder|pantry/i,
    doing: "putting the shopping away in the {object}",
  },
  empty: { signs: /empty|out of|bare/i, doing: "restocking the {object}" },
  dirty: { signs: /dirty|messy|spill|stain|mud|dust|covered|sticky/i, doing: "cleaning the {object}" },
  open: { signs: /open|ajar|unlocked|running|left on|^on$|ringing|blinking/i, doing: "seeing to the {object}" },
  /** Whatever else is amiss. */
  other: { signs: /^/, doing: "putting the {object} to rights" },
};
const remedies: { readonly [kind in keyof typeof words]: Words } = words;

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
    full: (areaName: string): string => `${area(areaName)} is full`,
    nobodyOpens: (place: string): string => `nobody opened the door at ${place}`,
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
    nobodyToAsk: "nobody to ask in",
    notTheirs: "not theirs to ask in",
    nobodyAtDoor: "nobody at the door",
  },
  /** What bodies are seen doing by themselves; each reads after "is". */
  doings: {
    lookingAround: "looking around",
    wakingUp: "waking up",
    sleeping: "sleeping",
    outside: (why: string): string => `standing outside, ${why}`,
    knocking: (place: string): string => `knocking at the door of ${place}`,
    comingIn: "coming in",
    walkingTo: (place: string): string => `walking to ${place}`,
    talkingWith: (names: readonly string[]): string => `talking with ${names.length > 0 ? listed(names) : "nobody"}`,
  },
  /** A bed somebody lies in; an object nobody said anything about; a refrigerator after many meals. */
  states: { occupied: "occupied", idle: "idle", nearlyEmpty: "nearly empty", empty: "empty" },
  /** Why a guest goes. */
  leaving: { timeToGo: "it was time to go", gotLate: "it had got late", hostOff: "their host was off" },
  remedies,
};
