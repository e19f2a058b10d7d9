/** English: what is said when something outside fails - the disk, a damaged record, the model - and what to do about it. */

/** Why the store is waited for. */
export type DiskTrouble = "held" | "full" | "unwritable" | "unusable";

/** A small record beside a town that could not be read. */
export type Beside = "settings" | "budget" | "bans" | "acts";

const goesOn = "Nothing is lost, and it goes on by itself";

/** What keeps the model from being asked: by cause, at which server, and for which of the two tiers (null: for both). */
export interface ModelTold {
  readonly cause: "key" | "forbidden" | "quota" | "model" | "page" | "rate-limit" | "rejected" | "shape" | "down";
  readonly server: string;
  readonly tier: "routine" | "deep" | null;
}

/** Words about what fails outside the town. */
export const outage = {
  disk: {
    /** Said on boards and by the status. */
    waits: (why: DiskTrouble): string =>
      ({
        held: `The town waits for its memory, which another program holds just now, as a backup does. ${goesOn}.`,
        full: `The town waits for its disk, which is full. ${goesOn} once there is room.`,
        unwritable: `The town waits for its disk, which cannot be written. ${goesOn} once it can.`,
        unusable: `The town waits for its disk, which cannot be used just now. ${goesOn} once it can.`,
      })[why],
    /** To keepers, when it lasts. */
    keepers: (why: DiskTrouble): string =>
      `The town's memory cannot be written: ${
        {
          held: "another program holds the database. Let it finish, or stop it",
          full: "the disk is full. Make room",
          unwritable: "the database or its folder may not be written. Give the program that right",
          unusable: "the disk fails. Look at it, and at the program's log",
        }[why]
      }. ${goesOn} as soon as it can.`,
    /** Before any town is there. */
    opening: (why: DiskTrouble): string =>
      why === "held"
        ? "Another program holds the towns' database. Let it finish, or stop it: the towns open by themselves as soon as it is free."
        : why === "full"
          ? "The disk of the towns' database is full, or has no room for the copy that is kept of it before an upgrade. Make room: the towns open by themselves as soon as there is enough."
          : "The towns' database cannot be used just now. Look at its disk: the towns open by themselves as soon as it can.",
    over: "The town's memory can be written again; the town goes on where it waited.",
    /** To somebody whose words or act are kept waiting. */
    held: "The town's memory cannot be written just now. What you did is kept in order and happens as soon as it can; you need not do it again.",
    /** To somebody whose act was not kept. */
    notKept: "That could not be kept, and has not happened: try again in a minute.",
  },
  model: {
    /** To keepers and on the page: what is wrong, the variable, what to do. */
    keepers: ({ cause, server, tier }: ModelTold): string =>
      `${
        {
          key: `${server} refuses the key in OPENAI_API_KEY: set a valid one and start again.`,
          forbidden: `${server} does not allow the key in OPENAI_API_KEY what it is asked for: give it access to the models, or set another key and start again.`,
          quota: `The credit at ${server} for OPENAI_API_KEY is used up: add some there, or set another key and start again.`,
          model: `${server} does not have the model named in ${tier === "deep" ? "MODEL_DEEP" : "MODEL_ROUTINE"}: name one that it has (or mend OPENAI_BASE_URL) and start again.`,
          page: `OPENAI_BASE_URL leads to a web page at ${server}, not to a model: set the address that the provider gives, which often ends in /v1, and start again.`,
          "rate-limit": `${server} says again and again that OPENAI_API_KEY asks too much: raise its limit there, slow the town with /town pace, or set another OPENAI_BASE_URL.`,
          rejected: `${server} refuses one request after another: see that OPENAI_BASE_URL and the model in ${tier === "deep" ? "MODEL_DEEP" : "MODEL_ROUTINE"} are right (the log says what it answers) and start again.`,
          shape: `${server} answers, but for a while nothing that can be read has come of it: name another model in ${tier === "deep" ? "MODEL_DEEP" : "MODEL_ROUTINE"} and start again.`,
          down: `${server} (OPENAI_BASE_URL) does not answer: see whether it runs and can be reached.`,
        }[cause]
      } Until then ${tier === "deep" ? "talk and reflection go" : "the residents think"} by simple rules; I try again every ${cause === "down" ? "minute" : "ten minutes"}.`,
    /** On boards. */
    people: "The residents think by simple rules for a while; their model cannot be asked.",
  },
  /** A town that is left out at the start, to its keepers; `why` names the damage. */
  unread: (why: string): string =>
    `This town cannot be opened and is left as it is, untouched: ${/[.!?]$/.test(why) ? why : `${why}.`} Restore a copy of the database (every town in it goes back to the day of the copy) or update the program, then start it again; or erase this town alone with /town remove.`,
  /** The same to everybody else. */
  leftOut: "This town cannot be opened just now; whoever manages this server can see why with /town status.",
  /** The damage, where no more is known of it than the record. */
  damaged: {
    town: "The record of its founding is damaged.",
    channels: "The record of which channels are its own is damaged.",
    lived: "What it has lived cannot be read; the program's log says more.",
  },
  /** What the program keeps is kept otherwise since this start; `copy` is the file of before, where there is one. */
  upgraded: (copy: string | null): string =>
    copy === null
      ? "This town was brought up to date with the program; of the database as it was no copy is kept."
      : `This town was brought up to date with the program; the database as it was stays beside it as ${copy} for seven days, or until somebody asks for something to be forgotten.`,
  /** The record of what was still to be taken out of the channels was damaged. */
  staysPosted:
    "Which messages were still to be taken out of the channels could not be read: what was forgotten may stay posted there. Remove it by its menu.",
  /** A small record of a town that was damaged: it lives on without. */
  beside: (what: Beside): string =>
    ({
      settings: "The town's settings could not be read and are as usual again: look them over with /town settings.",
      budget: "What the town had spent today could not be read and counts as nothing: look at /town costs.",
      bans: "The list of who is banned could not be read and is empty now: ban them again with /town ban.",
      acts: "The list of what keepers did could not be read and is empty now: what they did before can't be undone with /town undo.",
    })[what],
};
