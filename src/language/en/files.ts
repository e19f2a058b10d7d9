/** English: a town as a file - given away with its past, taken over, and kept before it is removed. */

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

/** Words about a town's file. */
export const files = {
  /** Stands at the top of the file, for whoever opens it. */
  about: (town: string): string =>
    `${town} as it was: the town, and all that its residents remember; nothing of visitors. /town import in another server, with this file, lets it live on there.`,
  exported: (town: string, when: string): string =>
    `Here is **${town}** as it is now (${when}): the town and all that its residents remember, without anything its visitors said or did. \`/town import\` in another server, with this file, lets it live on there.`,
  forked: (town: string, when: string): string =>
    `Here is **${town}** as it is now (${when}), with another seed: imported elsewhere, it has the same past and another future.`,
  tooLarge: (town: string, bytes: number, most: number): string =>
    most === 0
      ? `I may not attach files in this channel, so I cannot give you ${town} as a file: use the command where I may, or give my role Attach Files here.`
      : `The file of ${town} has ${megabytes(bytes)} MB, and here it may have ${megabytes(most)}: a server with a higher boost level takes larger files, and whoever runs me has the whole town in the database.`,
  /** `/town remove`. */
  kept: (town: string): string =>
    `Here is **${town}** as a file, to keep: with it, /town import founds the town again, here or elsewhere.`,
  removeAnyway: "Remove it without a file",
  notHere: "This channel goes with the town, and the file with it: use /town remove in a channel that stays.",
  /** `/town import`. */
  import: "Let it live on here",
  noFile: "Attach the file that /town export or /town fork gave.",
  stands: (town: string): string =>
    `${town} stands here already. Remove it first with /town remove, which gives you its file.`,
  townFile: (name: string): string => `${name} is a town file, without a past: found it with /town found and \`file\`.`,
  noExport: (name: string): string =>
    `${name} is no town with its past: attach the file that /town export or /town fork gave.`,
  newer: (name: string): string =>
    `${name} was written by a newer version of this program: update the one that runs here, then import it again.`,
  gone: "The file you attached is no longer here: use /town import with it again.",
  /** A line of the preview. */
  past: (residents: number, memories: number, when: string): string =>
    `It comes with its past: it is ${when} there, and its ${residents} residents bring ${memories} memories.`,
  /** Another, where members are called as residents of the file. */
  namesakes: (names: readonly string[]): string =>
    `Members of this server are called, or look as if they were called, ${names.join(", ")}. The residents of that name are nobody real, and not them: tell them so before you found the town. They can speak in it under another name, which /visit gives them.`,
};
