/** A place where two canals meet, with news of every kind: a goose that is gone, a bank that may give way, a lock to be kept and a race of model boats. */
import { minutes } from "../../src/clock/units.ts";
import type { TownDefinition } from "../../src/town/file/definition.ts";
import { village } from "./village.ts";

const day = (n: number) => minutes(n * 1440);

export const brickfen = (): TownDefinition =>
  village({
    name: "Brickfen",
    language: "en",
    words: { house: "'s cottage", room: "room", bed: "bed", works: "at the day's work", stroll: "sitting in the sun" },
    places: [
      ["basin", "The Basin"],
      ["pub", "The Windlass"],
      ["yard", "Tanner's Yard"],
      ["lock", "Kiln Lock"],
    ],
    people: {
      mags: {
        name: "Mags Doyle",
        pronouns: "she",
        traits: ["warm", "talkative"],
        does: "publican",
        at: 1,
        ties: { ned: 2, ivo: 1, perpetua: 1, odd: -1 },
      },
      ned: {
        name: "Ned Farrow",
        pronouns: "he",
        traits: ["quiet", "kind"],
        does: "boat builder",
        at: 2,
        ties: { mags: 2, tilda: 3, ivo: 1 },
      },
      tilda: {
        name: "Tilda Farrow",
        pronouns: "she",
        traits: ["lively"],
        does: "baker",
        at: 0,
        ties: { ned: 3, perpetua: 2, mags: 1, yusuf: 1 },
      },
      ivo: {
        name: "Ivo Petrov",
        pronouns: "he",
        traits: ["grumpy"],
        does: "lock keeper",
        at: 3,
        ties: { odd: -2, mags: 1, ned: 1 },
      },
      odd: {
        name: "Odd Haugen",
        pronouns: "he",
        traits: ["proud"],
        does: "coal merchant",
        at: 2,
        ties: { ivo: -2, mags: -1, yusuf: 1, perpetua: 0 },
      },
      perpetua: {
        name: "Perpetua Lane",
        pronouns: "she",
        traits: ["caring"],
        does: "nurse",
        at: null,
        ties: { tilda: 2, mags: 1, odd: 0, yusuf: 2 },
      },
      yusuf: {
        name: "Yusuf Demir",
        pronouns: "he",
        traits: ["cheerful"],
        does: "ferryman",
        at: 0,
        ties: { perpetua: 2, tilda: 1, odd: 1, ned: 0, mags: 1 },
      },
    },
    stories: {
      goose: {
        holder: "mags",
        memory: "Mags Doyle's goose Admiral has not come home since yesterday and was last seen at Kiln Lock",
        tells: ["Admiral's gone. My goose. He was at Kiln Lock yesterday and hasn't come home."],
        passes: ["Mags has lost her goose, Admiral. He was at Kiln Lock when he was last seen."],
        of: { kind: "loss", owner: "mags", thing: "her goose Admiral", lastSeen: "lock" },
      },
      bank: {
        holder: "yusuf",
        memory: "Yusuf Demir has seen that the bank above Ivo Petrov's cottage is giving way",
        tells: ["The bank above Ivo's cottage is giving way. A good rain and it's in his kitchen."],
        passes: ["Yusuf says the bank above Ivo's cottage won't hold."],
        of: { kind: "danger", where: ["home-ivo"], from: day(1) },
      },
      mooring: {
        holder: "ivo",
        memory: "Ivo Petrov and Odd Haugen have fallen out over a mooring",
        tells: ["Odd and I don't speak. He took my mooring."],
        passes: ["Ivo and Odd have fallen out, over a mooring of all things."],
        of: { kind: "quarrel", two: ["ivo", "odd"], over: "the mooring" },
      },
      keeper: {
        holder: "odd",
        memory: "Odd Haugen is standing for wharfinger, which is decided on Thursday",
        tells: ["I'm standing for wharfinger. Thursday's the day."],
        passes: ["Odd is standing for wharfinger."],
        of: { kind: "office", post: "wharfinger", candidates: ["odd"], day: day(3) },
      },
      skiff: {
        holder: "ned",
        memory: "Ned Farrow is building a skiff in Tanner's Yard",
        tells: ["I'm building a skiff. The ribs are in, the planks come next."],
        passes: ["Ned is building a skiff in the yard."],
        of: {
          kind: "project",
          owner: "ned",
          stages: ["the planks", "the caulking", "the paint"],
          due: null,
          what: "the skiff",
          place: "yard",
        },
      },
      flour: {
        holder: "tilda",
        memory: "Tilda Farrow's oven door has cracked and she needs somebody to help her mend it",
        tells: ["My oven door has cracked right across. I need somebody who can mend it with me."],
        passes: ["Tilda's oven door has cracked. She could do with a hand."],
        of: { kind: "need", who: "tilda", what: "a hand with the oven door" },
      },
      leaving: {
        holder: "perpetua",
        memory: "Perpetua Lane is leaving Brickfen on Friday for a hospital in the city",
        tells: ["I'm leaving on Friday. A hospital in the city wants me."],
        passes: ["Perpetua is leaving on Friday, for the city."],
        of: { kind: "change", change: "leaves", who: "perpetua", place: null, day: day(4) },
      },
      heart: {
        holder: "yusuf",
        secret: true,
        memory: "Yusuf Demir has fallen in love with Mags Doyle",
        tells: ["Keep it to yourself: I can't stop thinking of Mags."],
        passes: ["Yusuf is sweet on Mags."],
        of: { kind: "feeling", of: "yusuf", about: "mags" },
      },
      wrist: {
        holder: "ivo",
        memory: "Ivo Petrov has broken his wrist on the lock gate",
        tells: ["I've broken my wrist on the gate. Don't fuss."],
        passes: ["Ivo has broken his wrist on the lock gate."],
        of: { kind: "happening", who: "ivo", report: "hurt" },
      },
      race: {
        holder: "tilda",
        memory: "Tilda Farrow wants to hold a race of model boats at The Basin tomorrow from 16:00 to 18:00",
        tells: ["I'm holding a race of model boats at The Basin, tomorrow at four. Bring whatever floats."],
        passes: ["Tilda is holding a race of model boats at The Basin, tomorrow at four."],
        of: {
          kind: "gathering",
          host: "tilda",
          name: "the model boat race",
          spot: { place: "basin", area: "a1" },
          from: minutes(1440 + 960),
          to: minutes(1440 + 1080),
        },
      },
    },
  });
