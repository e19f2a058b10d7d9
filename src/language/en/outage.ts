/** English: what is said when something outside fails - the disk, a damaged record, the model - and what to do about it. */

/** Why the store is waited for. */
export type DiskTrouble = "held" | "full" | "unwritable" | "unusable";

/** A small record beside a town that could not be read. */
export type Beside = "settings" | "budget" | "bans";

const goesOn = "Nothing is lost, and it goes on by itself";

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
    over: "The town's memory can be written again; the town goes on where it waited.",
    /** To somebody whose words or act are kept waiting. */
    held: "The town's memory cannot be written just now. What you did is kept in order and happens as soon as it can; you need not do it again.",
    /** To somebody whose act was not kept. */
    notKept: "That could not be kept, and has not happened: try again in a minute.",
  },
  /** A town that is left out at the start; `why` names the damage. */
  unread: (why: string): string =>
    `This town cannot be opened and is left as it is, untouched: ${why} Restore a copy of the database or update the program, then start it again; or erase the town with /town remove.`,
  /** A small record of a town that was damaged: it lives on without. */
  beside: (what: Beside): string =>
    ({
      settings: "The town's settings could not be read and are as usual again: look them over with /town settings.",
      budget: "What the town had spent today could not be read and counts as nothing: look at /town costs.",
      bans: "The list of who is banned could not be read and is empty now: ban them again with /town ban.",
    })[what],
};
