/** The form of a town with its past, as `export.ts` writes it: checked before anything is founded from a file that came from elsewhere. */
import { z } from "zod";
import { seeingTo } from "../../world/episodes.ts";
import { newsKinds } from "../../world/news.ts";
import { isPace } from "../pace.ts";
import type { TownDefinition } from "./definition.ts";
import type { Problem } from "./town-file.ts";

/** A seed that somebody typed, and the turns at which it was forked since. */
const MOST_SEED = 2000;

const text = z.string();
const id = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}/#:.-]*$/u, "an id");
const at = z.number().min(0);
const whole = z.int().min(0);
const many = z.array(z.unknown());
const ids = z.array(text);
const spot = z.looseObject({ place: id, area: id });
/** A map, as a snapshot writes it. */
const mapOf = <V extends z.ZodType>(value: V) => z.looseObject({ $map: z.array(z.tuple([text, value])) });
const setOf = <V extends z.ZodType>(value: V) => z.looseObject({ $set: z.array(value) });
const empty = z.looseObject({ $map: z.array(z.unknown()).max(0, "nobody: an export holds no visitors") });

const source = z.discriminatedUnion("how", [
  z.looseObject({ how: z.enum(["given", "saw", "did", "inner-voice", "concluded", "planned"]) }),
  z.looseObject({ how: z.literal("heard"), from: text, line: text, rests: ids }),
]);

/** What is missing of a memory is nothing: few have all of it, and a file is to be small. */
const memory = z.looseObject({
  id: text,
  kind: z.enum(["observation", "reflection", "plan"]),
  text,
  created: at.default(0),
  poignancy: z.number().min(1).max(10),
  subjects: ids.default([]),
  source,
  evidence: ids.default([]),
  depth: whole.default(0),
  stories: ids.default([]),
  scene: text.nullable().default(null),
  speaker: text.nullable().default(null),
  visitors: ids.max(0, "nobody: an export holds no visitors").default([]),
});

const chunk = z.looseObject({ from: at, to: at, doing: text, place: id, area: id.nullable(), kind: text });
const plan = z.looseObject({
  day: whole,
  chunks: z.array(chunk),
  actions: z.array(z.looseObject({ from: at, to: at, doing: text, spot })),
});

const inner = z.looseObject({
  id,
  whoIAm: z.looseObject({ core: text, occupation: text, feeling: text, renewed: at, evidence: ids }),
  ties: mapOf(z.looseObject({ kind: text, warmth: z.number(), text, renewed: at, talks: z.number(), evidence: ids })),
  plan: plan.nullable(),
  yesterday: text,
  commitments: z.array(z.looseObject({ id: text, what: text, with: ids })),
  intents: z.array(z.looseObject({ id: text, text, since: at })),
  habits: mapOf(z.looseObject({ day: z.number(), minutes: z.number(), pieces: many })),
  map: z.looseObject({
    places: setOf(text),
    objects: mapOf(text),
    seen: mapOf(z.looseObject({ place: id, at })),
  }),
  errands: z.array(
    z.union([
      z.looseObject({ kind: z.enum(["put-right", "seek"]), id: text }),
      z.looseObject({
        kind: z.literal("see-to"),
        id: text,
        news: text,
        how: z.enum(seeingTo),
        places: z.array(id),
        done: z.array(id),
        until: at.nullable(),
        since: at,
      }),
    ]),
  ),
  sum: z.number(),
  noticed: mapOf(z.number()),
  cooldowns: mapOf(z.number()),
  ratedAt: z.number(),
  looked: text,
  waitsUntil: z.number(),
});

const mind = z.looseObject({
  inner,
  memories: z.array(memory),
  accessed: z.array(z.number()),
  rated: mapOf(z.number()),
  vectors: z.null("no vectors: they are made anew"),
});

const person = z.looseObject({
  id,
  kind: z.literal("resident"),
  name: text,
  spot,
  walk: z.looseObject({ to: spot, legs: z.array(z.looseObject({ place: id, at })) }).nullable(),
  doing: z.looseObject({ text, emoji: text, object: text.nullable(), since: at }),
  asleep: z.boolean(),
  talk: text.nullable(),
  about: text,
});

const talk = z.looseObject({
  id: text,
  spot,
  members: ids,
  lines: z.array(
    z
      .looseObject({ id: text, who: text, text, at, stories: ids, rests: ids, visitors: ids })
      // A file of before has a word for it.
      .refine(({ acts, move }) => Array.isArray(acts) || typeof move === "string", { path: ["acts"], error: "a list" }),
  ),
  began: at,
  next: text.nullable(),
  withPerson: z.literal(false),
});

const gathering = z.looseObject({ host: text, name: text, spot, from: at, to: at });
/** What news is of. A file of before has the gathering or nothing in its place. */
const matter = z.union([
  gathering.extend({ kind: z.literal("gathering") }),
  z.looseObject({ kind: z.enum(newsKinds).exclude(["gathering"]) }),
]);
const story = z.intersection(
  z.looseObject({
    id: text,
    holder: text,
    memory: text,
    tells: ids,
    passes: ids,
    secret: z.boolean(),
    poignancy: z.number(),
  }),
  z.union([z.looseObject({ of: matter }), z.looseObject({ event: gathering.nullable() })]),
);

/** What of such a file is checked here; the town in it is checked as every town file is. */
export const pastForm = z.looseObject({
  seed: text.min(1, "some words or a number").max(MOST_SEED, `at most ${MOST_SEED} characters`),
  step: z.int().min(1).max(15),
  past: z.looseObject({
    rest: z.looseObject({
      now: at,
      ticks: whole,
      acts: whole,
      opened: z.boolean(),
      paused: z.null("null: whoever takes it over lets it run"),
      pace: z.number().refine(isPace, "a pace of the town: beats per tick, or 1/3 or 1/10 of a beat"),
      pending: mapOf(z.array(z.looseObject({ event: z.looseObject({ kind: text, at, audience: text }) }))),
      engaged: empty,
      stories: mapOf(story),
      asked: mapOf(z.looseObject({ day: z.number(), calls: z.number() })),
      embodied: empty,
      known: empty,
      handled: empty,
      roll: z.looseObject({ gone: mapOf(text) }).nullish(),
    }),
    moving: z.looseObject({
      people: mapOf(person),
      objects: mapOf(z.looseObject({ text, odd: z.boolean(), by: text.nullable(), since: at })),
      talks: mapOf(talk),
      guests: mapOf(z.looseObject({ place: id, host: text.nullable(), inside: z.boolean(), since: at, until: at })),
      // What was proposed before there were proposals, nobody waits for.
      proposals: mapOf(z.looseObject({ by: id, to: ids, what: z.looseObject({ kind: text }), until: at })).optional(),
      talkCount: whole,
    }),
    space: z.null("null: no vectors are kept"),
    minds: z.array(z.tuple([text, mind])),
  }),
});

/** What in a past of the right form does not fit the town it is the past of. */
export function misfitsOfPast({ past }: z.output<typeof pastForm>, { personas, map }: TownDefinition): Problem[] {
  const residents = new Set(personas.map((one) => one.id));
  const known = ({ place, area }: { place: string; area: string }) =>
    map.places.get(place)?.areas.some((one) => one.id === area) ?? false;
  const people = new Map(past.moving.people.$map);
  const talks = new Map(past.moving.talks.$map);
  const minds = new Map(past.minds);
  const NOBODY = "is nobody of this town; expected residents only";
  const missing = (one: string) => `"${one}" is missing; expected every resident of the town`;
  return [
    ...[...residents].flatMap((one) => [
      unless(people.has(one), "past.moving.people", missing(one)),
      unless(minds.has(one), "past.minds", missing(one)),
    ]),
    ...[...people].flatMap(([one, { spot: where, walk, talk: in_ }]) => {
      const path = `past.moving.people.${one}`;
      return [
        unless(residents.has(one), path, NOBODY),
        unless(known(where) && (!walk || known(walk.to)), `${path}.spot`, "is nowhere in this town"),
        unless(in_ === null || talks.get(in_)?.members.includes(one), `${path}.talk`, `"${in_}" is no talk of theirs`),
      ];
    }),
    ...[...talks].flatMap(([one, { spot: where, members }]) => {
      const path = `past.moving.talks.${one}`;
      const astray = members.find((member) => people.get(member)?.talk !== one);
      return [
        unless(known(where), `${path}.spot`, "is nowhere in this town"),
        unless(!astray, `${path}.members`, `"${astray}" is not in it`),
      ];
    }),
    ...past.moving.objects.$map.map(([object]) =>
      unless(map.objects.has(object), `past.moving.objects.${object}`, "is no object of this town"),
    ),
    ...[...minds].flatMap(([one, { memories, accessed, inner: self }]) => {
      const path = `past.minds.${one}`;
      const [have, need] = [accessed.length, memories.length];
      const lost = self.plan?.actions.find((action) => !known(action.spot));
      return [
        unless(residents.has(one) && self.id === one, path, NOBODY),
        unless(have === need, `${path}.accessed`, `has ${have} minutes for ${need} memories; expected one each`),
        unless(
          new Set(memories.map((memory) => memory.id)).size === need,
          `${path}.memories`,
          "has an id twice; expected each memory once",
        ),
        unless(!lost, `${path}.inner.plan.actions`, `"${lost?.doing}" is nowhere in this town`),
      ];
    }),
  ].flat();
}

/** A problem where something does not fit. */
const unless = (fits: boolean | undefined, path: string, text: string): Problem[] => (fits ? [] : [{ path, text }]);
