/** English: who lives in a town, as its keepers change it - moving in, changing, moving away. */

/** A place's name inside a sentence. */
const at = (place: string): string => place.replace(/^The /, "the ");

const list = (names: readonly string[]): string => names.join(", ");

/** Words about it. Memories are in the third person, as all are. */
export const roll = {
  /** What somebody is to those they live with. */
  housemate: "housemate",
  /** What one does in free hours who was given nothing to do, by what a place is for; reads after "is". */
  pastimes: {
    walk: "taking a walk",
    coffee: "having a coffee",
    reading: "reading for a while",
    drinks: "having something to drink",
    games: "playing a game with whoever is in",
    garden: "looking after the plants",
    company: "seeing who is about",
    music: "listening to some music",
  } as Readonly<Record<string, string>>,
  /** How somebody speaks of whom nobody said it. "{name}" is the other's first name. */
  speech: {
    register: "plain and friendly",
    kin: "more relaxed",
    strangers: "a little more polite",
    greetings: {
      close: ["Hi {name}!", "{name}! Good to see you.", "Oh, {name}, there you are."],
      distant: ["Hello.", "Good day.", "Oh, hello there."],
    },
    farewells: ["See you.", "I'd better be going.", "Until next time."],
  },
  /** Memories. */
  notes: {
    movedIn: (name: string, town: string, place: string): string =>
      `${name} has just moved to ${town} and lives at ${at(place)} now`,
    newHousemate: (name: string, place: string): string => `${name} has moved in at ${at(place)} and lives there now`,
    movedAway: (name: string, town: string): string => `${name} has said goodbye and moved away from ${town} for good`,
    wasAway: (name: string, town: string, date: string, place: string): string =>
      `${name} moved away from ${town} on ${date}, and has come back to live at ${at(place)}`,
    cameBack: (name: string, town: string, place: string): string =>
      `${name}, who had moved away, has come back to ${town} and lives at ${at(place)}`,
    willBe: (who: string, what: string, name: string): string =>
      `${who} will be ${what} as agreed, because ${name} has come back`,
    /** `what` reads after "is". */
    willNotBe: (who: string, what: string, name: string): string =>
      `${who} will not be ${what} after all, because ${name} has moved away`,
    age: (name: string, age: number): string => `${name} is ${age} years old now`,
    occupation: (name: string, occupation: string): string => `${name} is now: ${occupation}`,
    traits: (name: string, traits: readonly string[]): string => `${name} has become ${list(traits)}`,
    currently: (_name: string, what: string): string => what,
    speech: (name: string, register: string): string => `${name} has got used to speaking like this: ${register}`,
  },
  /** Why a plan changes. */
  reason: (name: string): string => `${name} has moved away`,
  /** Replies. */
  added: (name: string, place: string): string =>
    `${name} lives at ${at(place)} from now on. Whoever lives there knows already; everybody else meets them as a stranger.`,
  edited: (name: string): string => `${name} knows, and lives by it from now on.`,
  nothingToEdit: "Nothing was changed: fill in what is to be different, and leave the rest empty.",
  /** `undoable`: where it is asked a keeper can undo it. */
  asksToMoveOut: (name: string, undoable: boolean): string =>
    `Shall ${name} move away? What they remember goes with them; the others remember them, and what was planned with them comes to nothing. ${
      undoable
        ? "For 70 days of the town (about a week at the usual pace) /town undo brings them back with all they remember; after that they are gone for good."
        : "It can't be undone from here: /town export keeps the town as it is."
    }`,
  moveOut: "Let them move away",
  movedOut: (name: string, town: string): string =>
    `${name} has moved away from ${town}. Whoever knew them has heard of it. For 70 days of the town keepers can bring them back, with all they remember.`,
  movedBack: (name: string, place: string, sameBed: boolean): string =>
    sameBed
      ? `${name} is back at ${at(place)}, and remembers all they did. Whoever knew them has heard of it.`
      : `${name} is back, and remembers all they did. Their own bed is taken: they live at ${at(place)} now. Whoever knew them has heard of it.`,
  livesHere: (name: string): string => `${name} lives here: there is nobody to bring back.`,
  goneForGood: (name: string): string =>
    `${name} has been away for too long and is gone for good. /resident add lets somebody new move in.`,
  /** What can be mended. */
  noForm: "Fill in the form, or attach a file with the resident as a town file has them.",
  badAge: (least: number, most: number): string =>
    `The age is a whole number of years from ${least} to ${most}: children who walk and talk may live here, babies may not.`,
  /** Whether what somebody is can be said of a small child. */
  isChilds: (occupation: string): boolean =>
    /\b(?:child|children|kid|toddler|girl|boy|pupil|(?:pre|nursery |primary |elementary )?school(?:child|children|boy|girl|er)|at school|preschooler|student|kindergart\w{1,8}|nursery|learner|daughter|son|sister|brother|twin|grand(?:child|daughter|son)|niece|nephew|little|youngest)\b/i.test(
      occupation,
    ),
  notAChilds: (age: number, occupation: string): string =>
    `"${occupation}" is no occupation at the age of ${age}: write what a child is, such as "kindergarten child" or "pupil".`,
  freeBeds: (n: number): string => (n === 1 ? "1 free bed" : `${n} free beds`),
  badName:
    'That name will not do: a name is up to 60 letters of any script, with spaces, apostrophes, hyphens and dots between them, no link, and nothing that Discord refuses (such as "everyone").',
  livedHere: (name: string): string => `${name} lived here and is remembered: choose another name.`,
  membersName: (name: string): string =>
    `A member of this server is called ${name}: residents are nobody real. Choose another name.`,
  /** The same of a whole file. */
  membersNames: (names: readonly string[]): string =>
    `Members of this server are called, or look as if they were called, ${list(names)}: residents are nobody real. Give them other names in the file, and attach it again.`,
  wellKnown: (name: string): string =>
    `${name} is a well-known person: residents are nobody real. Choose another name.`,
  nameStays: "A name stays: it is how everybody remembers them.",
  noBed: (town: string): string =>
    `Every bed in ${town} is taken. Somebody has to move out first (/resident move-out), or found a town whose file has another bed.`,
  noBedThere: (place: string, homes: readonly string[]): string =>
    `There is no free bed at ${at(place)}. There is one at: ${list(homes)}.`,
  full: (town: string, most: number): string => `${town} has ${most} residents, and no town may have more.`,
  lastOne: (name: string): string =>
    `${name} is one of the last two who live here; a town needs somebody to talk to. /town remove ends it.`,
  embodied: (name: string): string => `A member lives as ${name} just now. /release lets go of them.`,
  /** Acts as they are posted: after a name, in italics. */
  movesIn: "moves in",
  movesBack: "comes back with bag and baggage",
  movesAway: "says goodbye and moves away",
};
