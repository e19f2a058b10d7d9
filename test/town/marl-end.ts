/** A hamlet made for tests of who hears whom: a home that two share, each with a room of their own, a shop with a back room, a green. */
import { readTown, type TownDefinition } from "../../src/town/file/definition.ts";

/** The words of the hamlet in a language; people, places and hours are the same in all of them. */
const words = {
  en: {
    town: "Marl End",
    about: "A shared cottage, a shop and a green.",
    cottage: "Marl Cottage",
    shop: "The Corner Shop",
    green: "The Green",
    flat: "Cora's flat",
    kitchen: "kitchen",
    bath: "bathroom",
    room: (name: string) => `${name}'s room`,
    floor: "shop floor",
    back: "back room",
    lawn: "lawn",
    bed: "bed",
    people: { ada: "Ada Finch", ben: "Ben Okoro", cora: "Cora Diaz", dev: "Dev Rao" },
    work: { ada: "bookbinder", ben: "night baker", cora: "shopkeeper", dev: "shop hand" },
    selling: "selling what people need",
    reading: "reading a long novel",
    like: (name: string) => `${name} likes a quiet day; ${name} drinks tea without sugar`,
    trait: "calm",
    tie: "housemate",
  },
  "zh-CN": {
    town: "石桥村",
    about: "一座合住的小屋、一家小店和一片草地。",
    cottage: "泥灰小屋",
    shop: "街角小店",
    green: "村中草地",
    flat: "方可的小屋",
    kitchen: "厨房",
    bath: "浴室",
    room: (name: string) => `${name}的房间`,
    floor: "店面",
    back: "里间",
    lawn: "草坪",
    bed: "床",
    people: { ada: "范雅达", ben: "欧本", cora: "方可", dev: "饶德夫" },
    work: { ada: "装订匠", ben: "夜班面包师", cora: "店主", dev: "店员" },
    selling: "卖东西",
    reading: "看一本厚小说",
    like: (name: string) => `${name}喜欢清静；${name}喝茶不放糖`,
    trait: "沉静",
    tie: "室友",
  },
} as const;

/** The hamlet. Ada is up from seven and in bed at ten in the evening, and reads in her room; Ben bakes at night and sleeps until noon. */
export function marlEnd(language: keyof typeof words = "en"): TownDefinition {
  const say = words[language];
  const room = (id: string, name: string, owners: readonly string[]) => ({
    id,
    name,
    owners,
    enclosed: true,
    purposes: ["sleep", "reading"],
    objects: [{ name: say.bed, state: "made" }],
  });
  const bath = { id: "bath", name: say.bath, enclosed: true, capacity: 1, purposes: ["wash"] };
  const kitchen = { id: "kitchen", name: say.kitchen, purposes: ["meal", "cook", "company"] };
  const one = (id: keyof typeof say.people, place: string, area: string, more: object = {}) => ({
    id,
    name: say.people[id],
    pronouns: id === "ada" || id === "cora" ? "she" : "he",
    age: 33,
    traits: [say.trait],
    occupation: say.work[id],
    paragraph: say.like(say.people[id]),
    home: { place, area },
    ...more,
  });
  const sells = {
    place: "shop",
    area: "floor",
    hours: [{ from: "09:00", to: "17:00" }],
    doing: say.selling,
  };
  return readTown(
    {
      format: 1,
      name: say.town,
      language,
      start: "2024-05-06",
      about: say.about,
      places: [
        {
          id: "green",
          name: say.green,
          about: say.about,
          position: { x: 50, y: 50 },
          purposes: ["walk", "company", "exercise"],
          areas: [{ id: "lawn", name: say.lawn, purposes: ["walk", "company", "exercise"] }],
        },
        {
          id: "cottage",
          name: say.cottage,
          about: say.about,
          position: { x: 40, y: 50 },
          access: "household",
          purposes: ["sleep", "meal", "wash", "reading"],
          areas: [
            kitchen,
            room("adas-room", say.room(say.people.ada), ["ada"]),
            room("bens-room", say.room(say.people.ben), ["ben"]),
            bath,
          ],
        },
        {
          id: "shop",
          name: say.shop,
          about: say.about,
          position: { x: 55, y: 50 },
          hours: { from: "09:00", to: "17:00" },
          purposes: ["shopping", "trade", "groceries", "meal"],
          areas: [
            { id: "floor", name: say.floor, purposes: ["shopping", "trade", "groceries", "meal"] },
            { id: "back", name: say.back, access: "staff", enclosed: true, purposes: ["trade"] },
          ],
        },
        {
          id: "flat",
          name: say.flat,
          about: say.about,
          position: { x: 60, y: 50 },
          access: "household",
          purposes: ["sleep", "meal", "wash"],
          areas: [
            { ...kitchen, id: "flat-kitchen" },
            room("coras-room", say.room(say.people.cora), ["cora"]),
            room("devs-room", say.room(say.people.dev), ["dev"]),
            { ...bath, id: "flat-bath" },
          ],
        },
      ],
      roads: [
        ["green", "cottage"],
        ["green", "shop"],
        ["shop", "flat"],
      ],
      residents: [
        one("ada", "cottage", "adas-room", {
          wake: "07:00",
          sleep: "22:00",
          pastimes: [{ doing: say.reading, purpose: "reading" }],
          ties: [{ to: "ben", kind: say.tie, warmth: 2 }],
        }),
        one("ben", "cottage", "bens-room", {
          wake: "12:00",
          sleep: "04:00",
          meals: {
            breakfast: { at: "12:20" },
            lunch: { at: "15:00" },
            dinner: { at: "20:00" },
          },
          ties: [{ to: "ada", kind: say.tie, warmth: 2 }],
        }),
        one("cora", "flat", "coras-room", { work: sells, ties: [{ to: "dev", kind: say.tie, warmth: 2 }] }),
        one("dev", "flat", "devs-room", { work: sells, ties: [{ to: "cora", kind: say.tie, warmth: 2 }] }),
      ],
    },
    "marl-end.json",
  );
}
