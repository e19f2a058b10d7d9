/** English: what residents do about news, and what becomes known of it. */
import { listed } from "./common.ts";

/** Whose a missing thing is, to whoever is not its owner. */
const missing = (thing: string, owner: string | null): string =>
  owner === null ? thing : `what ${owner} was missing, ${thing},`;

/** A missing thing as somebody's: "your parrot" of "the parrot"; one that is called by its name, or somebody's already, stays. */
const whosever = (whose: "my" | "your", thing: string): string =>
  /^(?:the|an?) /i.test(thing)
    ? thing.replace(/^\w+/, whose)
    : thing.replace(/^(?:his|her|their|my|your)(?= )/i, whose);

/** How the end of news is remembered, told and passed on. */
interface Ending {
  readonly memory: string;
  readonly tells: readonly string[];
  readonly passes: readonly string[];
}

/** Doing something about news. */
export const concerned = {
  /** Pieces of a day; each reads after "is". `owner` is null where it is one's own, or nobody's. */
  doings: {
    search: (thing: string, owner: string | null): string =>
      owner === null ? `looking for ${thing}` : `helping ${owner} find ${thing}`,
    secure: (place: string): string => `carrying what matters at ${place} out of harm's way`,
    /** `what` is what is done, or null where nobody says. */
    work: (what: string | null): string => (what === null ? "working at what is to be done" : `working at ${what}`),
    look: (place: string): string => `having a first look round ${place}`,
    lastLook: (place: string): string => `paying ${place} a last visit`,
    /** The same where only something at the place opens or closes. */
    lookAt: (place: string): string => `having a look at what is new at ${place}`,
    lastLookAt: (place: string): string => `seeing ${place} once more as it has always been`,
  },
  /** Whether news tells of something at a place, by one of its names, and not of the place itself. */
  isAt: (told: string, place: string): boolean => {
    const parts = told.toLowerCase().split(place.toLowerCase().replace(/^the /, ""));
    return parts
      .slice(1)
      .some(
        (after, i) =>
          !/^[\p{L}\p{N}]/u.test(after) &&
          (/\b(?:at|in|on|inside|near|by) (?:the )?$/.test(parts[i]!) || /^['’]s? \p{L}/u.test(after)),
      );
  },
  /** Why a day changes. */
  reasons: {
    search: (thing: string): string => `${thing} is still missing`,
    secure: (place: string): string => `${place} is in danger`,
    visit: (place: string): string => `wants to see ${place}`,
    work: (what: string | null): string => `wants to get on with ${what ?? "it"}`,
  },
  /** What is remembered of it. */
  notes: {
    searched: (who: string, doing: string, places: readonly string[]): string =>
      `${who} was ${doing} at ${listed(places)}, without any luck`,
    sawTo: (who: string, doing: string): string => `${who} was ${doing}`,
  },
  /** That somebody helped, said by themselves, to them by whom they helped, and by those to whoever knew of no need. */
  helped: {
    me: (who: string, what: string): string[] => [
      `I've helped ${who} out. That's ${what} taken care of.`,
      `${who} and I have managed it between us: that's ${what} taken care of.`,
    ],
    unheard: (by: string, what: string): string[] => [
      `I was looking for ${what}, and ${by} came and helped me.`,
      `${by} has been so good to me: I needed ${what}, and now that's taken care of.`,
    ],
    you: (what: string): string[] => [
      `You know how it went: that's ${what} taken care of, thanks to you.`,
      `Thanks to you that's ${what} taken care of.`,
    ],
  },
  /** News is over: how whoever sees it remembers and tells it, and how others pass it on. */
  over: {
    danger: (who: string, places: readonly string[]): Ending => {
      const there = places.length === 0 ? "" : ` at ${listed(places)}`;
      return {
        memory: `${who} saw that the danger${there} is past`,
        tells: [`It's over${there}. We can breathe again.`, `The danger${there} is past, and here we all are.`],
        passes: [`They say it's over${there}. The danger is past.`, `It's safe again${there}, from what I hear.`],
      };
    },
    need: (who: string, first: string, by: string, what: string): Ending => ({
      memory: `${who} has no more need of looking for ${what}: ${by} came to help`,
      tells: [
        `I needn't look any more for ${what}: ${by} came and helped.`,
        `You remember that I was looking for ${what}? ${by} has helped me out.`,
      ],
      passes: [
        `${first} needn't look any more for ${what}: ${by} went and helped.`,
        `${by} has helped ${first} out. That's ${what} taken care of.`,
      ],
    }),
    /** `what` is null where nobody says what it is. */
    project: (who: string, first: string, what: string | null): Ending => ({
      memory: `${who} has finished ${what ?? "what there was to do"}`,
      tells: [
        `It's finished! I've put down my tools${what === null ? "" : `, that's ${what} done`}.`,
        `I've done it. Nothing is left to do${what === null ? "" : ` on ${what}`}.`,
      ],
      passes: [
        what === null ? `${first} has finished, after all that work.` : `${first} has finished ${what}.`,
        `It's done! ${first} has put the last touch to ${what ?? "it"}.`,
      ],
    }),
    /** Somebody who was said to be dead; `first` is null where they say so themselves. */
    alive: (who: string, other: string, first: string | null): Ending =>
      first === null
        ? {
            memory: `${who} is alive and well, whatever is said`,
            tells: [`They say I'm dead. As you see, I'm not.`, `Whatever you've heard of me, I'm alive and well.`],
            passes: [
              `There's nothing in it: ${other} is alive and well.`,
              `${other} is alive and well, thank goodness.`,
            ],
          }
        : {
            memory: `${who} saw that ${first} is alive and well`,
            tells: [
              `There's nothing in it: ${other} is alive and well, I've seen as much myself.`,
              `I've seen ${other} with my own eyes, alive and well.`,
            ],
            passes: [
              `There's nothing in it: ${other} is alive and well.`,
              `${other} is alive and well, thank goodness.`,
            ],
          },
    /** The same of whoever was said to be hurt. */
    unhurt: (who: string, other: string, first: string | null): Ending =>
      first === null
        ? {
            memory: `${who} is not hurt at all, whatever is said`,
            tells: [`They say I've been hurt. As you see, I'm well.`, `Whatever you've heard of me, I'm not hurt.`],
            passes: [`There's nothing in it: ${other} is well.`, `${other} isn't hurt at all, thank goodness.`],
          }
        : {
            memory: `${who} saw that ${first} is well and not hurt`,
            tells: [
              `There's nothing in it: ${other} isn't hurt, I've seen as much myself.`,
              `I've seen ${other} up and about, and not hurt at all.`,
            ],
            passes: [`There's nothing in it: ${other} is well.`, `${other} isn't hurt at all, thank goodness.`],
          },
    quarrel: (who: string, first: string, other: string, over: string): Ending => ({
      memory: `${who} and ${other} have made it up, ${over} and all`,
      tells: [`${other} and I have made it up.`, `${other} and I are speaking again. So much for ${over}.`],
      passes: [
        `${first} and ${other} have made it up.`,
        `Have you heard? ${first} and ${other} are speaking again, ${over} or not.`,
      ],
    }),
    /** Of several nobody was ahead. */
    decided: (post: string): Ending => ({
      memory: `The day on which it was to be decided who is ${post} has passed, and nobody was ahead`,
      tells: [`Nobody came out ahead. We still don't know who'll be ${post}.`],
      passes: [`They couldn't agree on anybody as ${post}.`],
    }),
    /** `other` is null where whoever tells it was chosen. */
    chosen: (who: string, other: string | null, first: string, post: string): Ending => ({
      memory: `${who} was chosen as ${post}`,
      tells:
        other === null
          ? [`It's decided: I'm ${post} now.`, `They've chosen me as ${post}. I can hardly believe it.`]
          : [`It's decided: ${other} is ${post} now.`, `They've chosen ${other} as ${post}.`],
      passes: [`It's decided: ${first} is ${post} now.`, `Have you heard? They've chosen ${first} as ${post}.`],
    }),
  },
  /** A danger, to whoever lives or works where it comes; {who} saw it, nobody where the speaker did. */
  atYours: (who: string | null): readonly string[] =>
    who === null
      ? [
          "You're in danger where you are, I've seen it. See to your things while there's time.",
          "I came to warn you: it isn't safe at yours. I've seen it with my own eyes.",
        ]
      : [
          `You're in danger where you are, ${who} has seen it. See to your things while there's time.`,
          `I came to warn you: it isn't safe at yours, ${who} says.`,
        ],
  /** What was missing is there again: how the one who found it remembers and tells it, and how others pass it on. */
  found: {
    memory: (who: string, thing: string, owner: string | null, place: string): string =>
      `${who} found ${missing(thing, owner)} at ${place}`,
    tells: (_thing: string, owner: string | null, place: string): readonly string[] =>
      owner === null
        ? [
            `I can stop looking: it was at ${place} all along!`,
            `What I was missing has turned up, at ${place} of all places!`,
          ]
        : [
            `I've found what ${owner} was missing! It turned up at ${place}.`,
            `${owner} can stop looking: I came upon it at ${place}.`,
          ],
    /** To its owner by others, and as the owner tells it. */
    toOwnerOf: (thing: string, finder: string, place: string): readonly string[] => [
      `You can stop looking! ${finder} found ${whosever("your", thing)} at ${place}.`,
      `Good news: ${finder} has found ${whosever("your", thing)} for you, at ${place}.`,
    ],
    own: (thing: string, finder: string, place: string): readonly string[] => [
      `I needn't look any more: ${finder} found ${whosever("my", thing)} at ${place}.`,
      `I've got good news: ${whosever("my", thing)} turned up at ${place}, and ${finder} was the one to find it.`,
    ],
    toOwner: (thing: string, place: string): readonly string[] => [
      `You can stop looking! I found ${whosever("your", thing)} at ${place}.`,
      `Good news: ${whosever("your", thing)} has turned up, at ${place}!`,
    ],
    passes: (thing: string, owner: string | null, place: string): readonly string[] => [
      owner === null
        ? `They say ${thing} has turned up at ${place}.`
        : `${owner} can stop looking: ${thing} has turned up at ${place}.`,
      `Have you heard? ${owner === null ? "" : `What ${owner} was missing is there again: `}${thing} was found at ${place}.`,
    ],
  },
};
