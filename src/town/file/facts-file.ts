/** The form of what a town file says beyond who lives where: what is offered and known, the weather, the calendar, what may be planted. */
import { z } from "zod";
import { seasons, skies, warmths, winds } from "../../language/almanac.ts";
import { companies, levels, tones, views } from "../../mind/character.ts";
import { activities } from "../../world/kinds.ts";
import { offerings } from "../../world/offers.ts";
import { purposes } from "../../world/places.ts";
import { hemispheres } from "../../world/seasons.ts";
import { atLeastOne, day, hours, id, said, text, weekdays, words, yearly } from "./forms.ts";
import { stocks } from "./stock.ts";

const offer = z.strictObject({
  thing: text.describe('Reads after "I would like": "a cup of coffee"; of what is done there: "throw darts"'),
  words,
  how: z
    .enum(offerings)
    .optional()
    .describe("Whether it is there to have, bought, borrowed or done; left out: bought where it has a price, else had"),
  price: z.number().min(0).nullable().default(null).describe("In the town's money; null where it costs nothing"),
  per: text.nullable().default(null).describe('What the price is for, where it is not one: "a pound", "an hour"'),
  says: said.nullable().default(null).describe("What whoever offers it says of it"),
});

/** What there is to have, buy, borrow or do. */
export const offers = z
  .array(offer)
  .default([])
  .describe("What there is to have, buy, borrow or do, and what it costs");

/** The kinds of shop a place is, whose usual stock it has. */
export const stock = z
  .array(z.enum(stocks))
  .default([])
  .describe(
    "What kinds of shop it is: whatever such a shop usually has can be bought there, besides what it offers, at prices as they are in dollars or pounds",
  );

/** What somebody does for a living. */
export const trade = z.strictObject({
  id: id.describe("By which residents name it"),
  name: text.describe('Who does it: "baker"'),
  words,
  offers,
  knows: z
    .array(
      z.strictObject({
        about: text.describe('What one may ask them: "sharpening a knife"'),
        words,
        says: said.describe("As they would tell it"),
      }),
    )
    .default([])
    .describe("What people of the trade know how to do, each told in a sentence or two"),
});

/** What somebody can do. */
export const skill = z.strictObject({
  doing: text.describe('Reads after "is good at": "playing the piano"'),
  level: z.enum(levels).default("good").describe("How well they do it"),
  words,
  says: said.nullable().default(null).describe("What they say of it themselves"),
});

/** What somebody makes of a small thing. */
export const opinion = z.strictObject({
  about: text.describe('What it is about: "tea before noon"'),
  words,
  view: z.enum(views).default("mixed").describe("For it, against it, or both"),
  says: said.describe("In their own voice"),
});

/** Something that somebody likes to say. */
export const saying = z.strictObject({
  text: said.describe("In their own voice"),
  tone: z.enum(tones).default("plain").describe("How it is meant to sound"),
  about: text.nullable().default(null).describe("What it is about; null is nothing in particular"),
  when: z
    .strictObject({
      skies: z.array(z.enum(skies)).default([]).describe("Under one of these skies"),
      warmth: z.array(z.enum(warmths)).default([]).describe("When it is as warm as one of these"),
      seasons: z.array(z.enum(seasons)).default([]).describe("In one of these seasons"),
      hours: hours.nullable().default(null).describe("Between these hours"),
      places: z.array(id).default([]).describe("At one of these places"),
      company: z.array(z.enum(companies)).default([]).describe("With somebody who is one of these to them"),
    })
    .prefault({})
    .describe("What must be so for it to be said; what is left out may be as it likes"),
});

/** A town's money. */
export const currency = z
  .strictObject({
    written: text.includes("{n}", "some words with {n} in it").describe('As on a menu: "£{n}"'),
    one: text.describe('Of one, spoken: "a pound"'),
    many: text.includes("{n}", "some words with {n} in it").describe('Of more, spoken: "{n} pounds"'),
  })
  .nullable()
  .default(null)
  .describe("The money of the town; null is what is usual in its language");

/** What the weather is usually like in some months. */
export const climate = z
  .array(
    z.strictObject({
      months: z.array(z.int().min(1).max(12)).min(1, atLeastOne).describe("1 is January"),
      low: z.number().min(-60).max(50).describe("Degrees Celsius of a usual night"),
      high: z.number().min(-60).max(50).describe("Degrees Celsius of a usual afternoon"),
      skies: z
        .partialRecord(z.enum(skies), z.number().min(0))
        .refine((often) => Object.values(often).some((one) => one > 0), "a sky that is seen at least sometimes")
        .describe("How often each sky is seen, by weight"),
      wind: z.enum(winds).default("breeze").describe("How windy it usually is"),
    }),
  )
  .default([])
  .describe("The weather by months; those left out are mild, with four seasons");

/** What days are. */
export const calendar = z
  .strictObject({
    hemisphere: z.enum(hemispheres).default("north").describe("On which half of the earth the town lies"),
    weekly: z
      .array(
        z.strictObject({
          name: text.describe('What is on: "market day"'),
          weekdays: weekdays.min(1, atLeastOne).describe("0 is Sunday"),
          place: id.nullable().default(null).describe("Where; null is nowhere in particular"),
          hours: hours.nullable().default(null).describe("When; null is all day"),
          about: said.describe("What it is, as somebody from there would say"),
        }),
      )
      .default([])
      .describe("What is on every week"),
    holidays: z
      .array(
        z.strictObject({
          name: text.describe('What it is called: "Midsummer"'),
          on: z
            .union([yearly, z.array(day).min(1, atLeastOne)], 'a month and a day such as "02-14", or calendar days')
            .describe('The same day every year ("02-14"), or days of the calendar ["2024-02-10"]'),
          about: said.describe("What one does on it, as somebody from there would say"),
        }),
      )
      .default([])
      .describe("The days that are kept"),
  })
  .prefault({})
  .describe("What is on every week, and the days that are kept");

/** What the town does that no other does. */
export const activity = z.strictObject({
  id: id.describe("By which gatherings name it"),
  name: text.describe('What it is called: "net mending"'),
  like: z.enum(activities).default("other").describe("Which of the usual activities it is most like"),
  doing: z.array(text).min(1, atLeastOne).describe('What somebody at it does; each reads after "is"'),
  things: z.array(text).default([]).describe('What it needs, which a host sets out: "chess boards"'),
  needs: z.enum(purposes).nullable().default(null).describe("What the place must be for; null is any place"),
  words,
});

/** What a command may plant. */
export const planting = z.strictObject({
  id: id.describe("By which a command names it"),
  name: text.max(100, "at most 100 characters").describe('What it is called in the list: "Valentine\'s party"'),
  about: text.max(100, "at most 100 characters").describe("What comes of it, in a few words"),
  wishes: z
    .array(
      z.strictObject({
        story: id.describe("The story that somebody gets into their head"),
        text: said
          .nullable()
          .default(null)
          .describe('Their inner voice, to themselves: "You want to ..."; null is the story as its holder knows it'),
      }),
    )
    .min(1, atLeastOne)
    .describe("What is planted, each in the holder of its story"),
});
