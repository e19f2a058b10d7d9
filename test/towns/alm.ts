/** A mountain village with news of every kind: a lost dog, a slope that may slide, a quarrel over a path, a school that closes and a day of chess. */
import { minutes } from "../../src/clock/units.ts";
import type { TownDefinition } from "../../src/town/file/definition.ts";
import { village } from "./village.ts";

const spot = { place: "inn", area: "a1" };

export const alm = (): TownDefinition =>
  village({
    name: "Sankt Veit",
    language: "en",
    words: {
      house: "'s house",
      room: "room",
      bed: "bed",
      works: "seeing to the day's work",
      stroll: "drinking coffee with the others",
    },
    places: [
      ["green", "Church Green"],
      ["inn", "The Chamois"],
      ["school", "Upper School"],
      ["mill-lane", "Mill Lane"],
    ],
    people: {
      resi: {
        name: "Resi Gruber",
        pronouns: "she",
        traits: ["warm", "talkative"],
        does: "innkeeper",
        at: 1,
        ties: { vroni: 2, toni: 1, lois: -1, leni: 1 },
      },
      toni: {
        name: "Toni Hofer",
        pronouns: "he",
        traits: ["quiet", "kind"],
        does: "shepherd",
        at: null,
        ties: { resi: 1, vroni: 3, hias: 2 },
      },
      vroni: {
        name: "Vroni Hofer",
        pronouns: "she",
        traits: ["lively"],
        does: "teacher",
        at: 2,
        ties: { toni: 3, resi: 2, kathi: 1 },
      },
      lois: {
        name: "Lois Pichler",
        pronouns: "he",
        traits: ["grumpy"],
        does: "miller",
        at: 3,
        ties: { hias: -2, resi: 0, kathi: 1 },
      },
      hias: {
        name: "Hias Brunner",
        pronouns: "he",
        traits: ["proud"],
        does: "farmer",
        at: null,
        ties: { lois: -2, toni: 2, kathi: 1 },
      },
      kathi: {
        name: "Kathi Moser",
        pronouns: "she",
        traits: ["caring"],
        does: "nurse",
        at: 0,
        ties: { vroni: 1, hias: 1, lois: 1, leni: 2 },
      },
      leni: {
        name: "Leni Egger",
        pronouns: "she",
        traits: ["curious"],
        does: "baker",
        at: 0,
        ties: { kathi: 2, resi: 1, lois: 0 },
      },
    },
    stories: {
      dog: {
        holder: "toni",
        of: { kind: "loss", owner: "toni", thing: "his dog Flocke", lastSeen: "mill-lane" },
        memory: "Toni Hofer has lost his dog Flocke",
        tells: [
          "Flocke is gone. I've whistled all night and nothing comes.",
          "Have you seen my dog? Flocke hasn't come home.",
        ],
        passes: [
          "Toni's dog Flocke has run off and not come home.",
          "Flocke's gone, Toni's dog. He's been out calling all night.",
        ],
      },
      slide: {
        holder: "hias",
        of: { kind: "danger", where: ["mill-lane", "home-lois"], from: null },
        memory: "Hias Brunner has seen a crack in the slope above Mill Lane, which may come down with the rain",
        tells: [
          "There's a crack in the slope above Mill Lane. One good rain and it comes down.",
          "I was up above Mill Lane. The slope is moving.",
        ],
        passes: [
          "Hias says the slope above Mill Lane is moving.",
          "There's a crack above Mill Lane, Hias saw it. It may all come down.",
        ],
      },
      path: {
        holder: "lois",
        of: { kind: "quarrel", two: ["lois", "hias"], over: "the path across the meadow" },
        memory: "Lois Pichler has fallen out with Hias Brunner over the path across the meadow",
        tells: [
          "Hias has put a fence across my path. We've done with each other.",
          "Hias and I aren't on speaking terms. He's fenced off the path.",
        ],
        passes: [
          "Lois and Hias have fallen out over the path across the meadow.",
          "Hias has fenced off the path, and now he and Lois don't speak.",
        ],
      },
      school: {
        holder: "vroni",
        of: { kind: "change", change: "closes", who: null, place: "school", day: null },
        memory: "Vroni Hofer has heard that the Upper School is to close",
        tells: [
          "They're closing the school. I had the letter yesterday.",
          "The Upper School closes after this year. I've got it in writing.",
        ],
        passes: ["They're closing the Upper School, Vroni had a letter.", "The school is to close, Vroni says."],
      },
      lamb: {
        holder: "toni",
        of: { kind: "need", who: "toni", what: "milk and a warm corner for an orphaned lamb" },
        memory: "Toni Hofer needs milk and a warm corner for an orphaned lamb",
        tells: [
          "I've a lamb without a mother. It wants milk every three hours and a warm corner.",
          "There's an orphaned lamb in my kitchen, and I'm out of milk.",
        ],
        passes: [
          "Toni has an orphaned lamb and needs milk for it.",
          "Toni's looking for a warm corner for a lamb without a mother.",
        ],
      },
      chess: {
        holder: "resi",
        of: { kind: "gathering", host: "resi", name: "the chess day", spot, from: minutes(0), to: minutes(0) },
        memory: "Resi Gruber gives a chess day at The Chamois on Tuesday from 16:00 to 18:00",
        tells: [
          "Tuesday at four is chess day at the Chamois. Bring a board if you have one.",
          "I'm giving a chess day at the Chamois, Tuesday, four till six.",
        ],
        passes: [
          "Resi gives a chess day at the Chamois, Tuesday at four.",
          "There's a chess day at the Chamois on Tuesday, Resi is giving it.",
        ],
      },
      reeve: {
        holder: "hias",
        of: { kind: "office", post: "head of the valley council", candidates: ["hias"], day: null },
        memory: "Hias Brunner wants to be head of the valley council",
        tells: [
          "I'm putting myself forward as head of the valley council.",
          "Somebody has to lead the valley council. I've said I will.",
        ],
        passes: [
          "Hias wants to be head of the valley council.",
          "Hias is putting himself forward for the valley council.",
        ],
      },
      organ: {
        holder: "kathi",
        of: { kind: "project", owner: "kathi", stages: ["the pipes", "the bellows"], due: null },
        memory: "Kathi Moser is mending the old chapel organ",
        tells: [
          "I'm mending the old chapel organ, pipe by pipe.",
          "I've begun on the chapel organ. It hasn't played in thirty years.",
        ],
        passes: ["Kathi is mending the old chapel organ.", "Kathi's taken on the chapel organ, pipe by pipe."],
      },
      bakery: {
        holder: "leni",
        of: { kind: "change", change: "opens", who: "leni", place: null, day: null },
        memory: "Leni Egger is going to open a tea room beside the bakery",
        tells: ["I'm opening a tea room beside the bakery.", "Next to the bakery there'll be a tea room. Mine!"],
        passes: ["Leni is opening a tea room beside the bakery.", "There'll be a tea room next to the bakery, Leni's."],
      },
      birth: {
        holder: "kathi",
        of: { kind: "happening", who: "leni", report: "born" },
        memory: "Leni Egger's sister has had a little girl",
        tells: [
          "Leni's sister has had a little girl, in the middle of the night.",
          "There's a little girl at the Eggers'. Leni's an aunt!",
        ],
        passes: [
          "Leni's an aunt! Her sister has had a little girl.",
          "They've a little girl at the Eggers', Kathi says.",
        ],
      },
      heart: {
        holder: "leni",
        secret: true,
        of: { kind: "feeling", of: "leni", about: "toni" },
        memory: "Leni Egger is in love with Toni Hofer and has told nobody",
        tells: ["Don't tell anybody. It's Toni I think of all day."],
        passes: ["Leni is in love with Toni."],
      },
    },
  });
