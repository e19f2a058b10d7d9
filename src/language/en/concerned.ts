/** English: what residents do about news, and what becomes known of it. */
import { listed } from "./common.ts";

/** Whose a missing thing is, to whoever is not its owner. */
const missing = (thing: string, owner: string | null): string =>
  owner === null ? thing : `what ${owner} was missing, ${thing},`;

/** Doing something about news. */
export const concerned = {
  /** Pieces of a day; each reads after "is". `owner` is null where it is one's own, or nobody's. */
  doings: {
    search: (thing: string, owner: string | null): string =>
      owner === null ? `looking for ${thing}` : `helping ${owner} find ${thing}`,
    secure: (place: string): string => `carrying what matters at ${place} out of harm's way`,
    look: (place: string): string => `having a first look round ${place}`,
    lastLook: (place: string): string => `paying ${place} a last visit`,
  },
  /** Why a day changes. */
  reasons: {
    search: (thing: string): string => `${thing} is still missing`,
    secure: (place: string): string => `${place} is in danger`,
    visit: (place: string): string => `wants to see ${place}`,
  },
  /** What is remembered of it. */
  notes: {
    searched: (who: string, doing: string, places: readonly string[]): string =>
      `${who} was ${doing} at ${listed(places)}, without any luck`,
    sawTo: (who: string, doing: string): string => `${who} was ${doing}`,
  },
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
    /** To whoever was missing it. */
    toOwner: (place: string): readonly string[] => [
      `You can stop looking! I found it at ${place}.`,
      `Good news: what you were missing has turned up, at ${place}!`,
    ],
    passes: (thing: string, owner: string | null, place: string): readonly string[] => [
      owner === null
        ? `They say ${thing} has turned up at ${place}.`
        : `${owner} can stop looking: ${thing} has turned up at ${place}.`,
      `Have you heard? ${owner === null ? "" : `What ${owner} was missing is there again: `}${thing} was found at ${place}.`,
    ],
  },
};
