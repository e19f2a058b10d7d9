/** English: what minds note, plan and give as reasons where code and not a stand-in writes it. */
import { occupied } from "./occupation.ts";

const meals = { breakfast: "breakfast", lunch: "lunch", dinner: "dinner" };

/** Without a name (or its first part) in front: "Isabella's Valentine's party" of Isabella is "Valentine's party". */
function withoutHost(name: string, host: readonly string[]): string {
  const lower = name.toLowerCase();
  for (const one of host)
    for (const owner of [`${one}'s `, `${one} `])
      if (lower.startsWith(owner.toLowerCase())) return name.slice(owner.length);
  return name;
}

/** Memories, plans, reasons. */
export const mind = {
  meals,
  /** Traits of whoever likes company. */
  sociable: /friendly|outgoing|energetic|enthusiastic|cheerful|hospitable|warm|loud|generous|humorous|kind/,
  /** What the mind searches its memories with when it asks who it is (paper appendix A). */
  aboutMe: (who: string): string[] => [
    `${who}'s core characteristics`,
    `${who}'s current daily occupation`,
    `${who}'s feeling about recent progress in life`,
  ],
  /** First memories and ties, from the town file. */
  first: {
    isOccupied: (who: string, occupation: string): string => `${who} is ${occupied(occupation)}.`,
    tie: (other: string, who: string, kind: string): string => `${other}, as ${who} would put it: ${kind}.`,
    bySight: (who: string, other: string): string => `${who} knows ${other} by sight.`,
  },
  /** What somebody is to a resident whom the town file says nothing about. */
  ties: {
    bySight: "knows by sight",
    visitor: "a visitor",
    met: "met in town",
    onceMet: (name: string): string => `${name} is a visitor met here once, a while ago.`,
  },
  /** Memories of what was agreed and decided; `hours` as "17:00 to 19:00". */
  notes: {
    hours: (from: string, to: string): string => `${from} to ${to}`,
    wouldCome: (who: string, inviter: string, event: string, place: string, hours: string): string =>
      `${who} told ${inviter} they would come to ${event} at ${place}, ${hours}`,
    /** `why` reads after the name: "has to work". */
    decidedAgainst: (who: string, first: string, event: string, why: string): string =>
      `${who} decided against going to ${event}, because ${first} ${why}`,
    promisedHelp: (who: string, host: string, event: string, at: string): string =>
      `${who} promised ${host} to help with ${event} at ${at}`,
    promisedAHand: (who: string, other: string, date: string, at: string): string =>
      `${who} promised ${other} to come and help on ${date} at ${at}`,
    /** An event of which only half was heard. */
    wouldLikeToCome: (who: string, inviter: string, event: string): string =>
      `${who} told ${inviter} they would like to come to ${event}, but does not know yet when it is`,
    served: (who: string, other: string, thing: string, place: string): string =>
      `${who} served ${other} ${thing} at ${place}`,
    wasServed: (who: string, other: string, thing: string, place: string): string =>
      `${who} had ${thing} from ${other} at ${place}`,
    /** `what` reads after "is". */
    agreedTo: (who: string, other: string, what: string): string => `${who} told ${other} yes: ${what}`,
    agreedToMeet: (who: string, other: string, place: string, day: string, at: string): string =>
      `${who} and ${other} agreed to meet at ${place} on ${day} at ${at}`,
  },
  /** What a commitment is; reads after "is". */
  commitments: {
    meeting: (name: string): string => `meeting ${name}`,
    atEvent: (host: string, first: string, event: string): string =>
      `at ${first}'s ${withoutHost(event, [host, first]).replace(/^the /i, "")}`,
    helping: (first: string, place: string, decorated: boolean): string =>
      decorated ? `helping ${first} decorate ${place}` : `helping ${first} get ${place} ready`,
    helpedBy: (first: string, place: string, decorated: boolean): string =>
      `${decorated ? `decorating ${place}` : `getting ${place} ready`} with ${first}'s help`,
    lendingAHand: (first: string): string => `giving ${first} a hand`,
    lentAHand: (first: string): string => `getting a hand from ${first}`,
  },
  /** What was asked of somebody and is done at once; each reads after "is". */
  atOnce: {
    serving: (first: string, thing: string): string => `serving ${first} ${thing}`,
    having: (first: string, thing: string): string => `having ${thing} from ${first}`,
    go: (first: string, place: string): string => `going to ${place}, as ${first} asked`,
    come: (first: string, place: string): string => `going to ${place} with ${first}`,
    wait: (first: string): string => `waiting for ${first}`,
    fetch: (first: string, thing: string): string => `fetching ${thing} for ${first}`,
    stop: (first: string): string => `leaving it be, as ${first} asked`,
    leave: (first: string): string => `going away, as ${first} asked`,
    vote: (first: string): string => `voting as ${first} asked`,
  },
  /** Pieces of a day that code writes; each reads after "is". */
  doings: {
    inHand: "getting something ready",
    deepInThought: "deep in thought, making notes now and then",
    waitingFor: (areaName: string | null): string => `waiting until the ${areaName ?? "room"} is free`,
    onTheWayOut: "on the way out",
    /** What a meal's chunk says, made into its second try. */
    makingAgain: (meal: string): string =>
      `clearing up and making ${meal.replace(/^(making|cooking|having) (and having )?/, "")} again`,
    airing: "airing the room and wiping up",
    cookingAgain: "cooking once more, with an eye on the stove",
    eatingAtLast: "eating at last",
  },
  /** What an object is while it is used so. */
  states: { cooking: "cooking" },
  /** Why a plan was repaired by code. `doing` reads after "is"; times as "07:05". */
  repairs: {
    noEntrySoHome: (doing: string, place: string): string => `${doing}: ${place} will not let them in, so at home`,
  },
  /** Why a plan changes, a talk ends, an invitation is declined, nothing is done. */
  reasons: {
    objectIs: (object: string, state: string): string => `the ${object} is ${state}`,
    spoilt: (object: string, state: string): string => `the ${object} was ${state}, so it has to be made again`,
    /** Why somebody comes to an event, or has to stay away; each reads after a name. */
    attending: {
      likes: (host: string): string => `likes ${host}`,
      likesThePlace: "likes to be there anyway",
      company: "feels like company",
      dislikes: (host: string): string => `does not get on with ${host}`,
      works: (doing: string): string => `is ${doing} then`,
    },
    /** Reads after a name. */
    someQuiet: "would rather have some quiet",
    cannotWait: "it cannot wait",
    somebodyHasTo: "somebody has to",
    notMine: "not mine to deal with",
    aWord: "a word with them",
    seeTo: (object: string): string => `went to see to the ${object}`,
    closingTime: "it was closing time",
    goneQuiet: "it had gone quiet",
    hadToHost: "was expected elsewhere",
    saidGoodbye: "they said goodbye",
    left: "left",
    leftTown: "left town",
    turnedAway: "turned to somebody else",
    wentQuiet: "had gone quiet and went on their way",
  },
};
