/** English: what the world itself says - why something is refused, what a body is seen doing, how odd things are dealt with. */
import { listed } from "./common.ts";
import { sights } from "./sights.ts";

/** What dealing with something amiss is; "{object}" is the object's name. */
const remedies = {
  /** Fire at what can be turned off. */
  stoveFire: "turning off the {object} and putting out the fire",
  fire: "putting out the fire at the {object}",
  boiling: "turning off the {object}",
  leak: "repairing the {object}",
  broken: "repairing the {object}",
  /** A refrigerator with nothing or little in it. */
  bareLarder: "putting the shopping away in the {object}",
  empty: "restocking the {object}",
  dirty: "cleaning the {object}",
  open: "seeing to the {object}",
  /** Whatever else is amiss. */
  other: "putting the {object} to rights",
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
