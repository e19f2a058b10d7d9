/**
 * A member's visit, from a file: `npx tsx test/talk/session.ts visit.txt [--why]`. What stands in it is typed line by line into a town that lives
 * offline, and what comes back is printed; with `--why` also what each line was read as. Lines that begin with "@" are not typed:
 *
 *   @town pellow-cove en  a town of towns/ or test/talk/towns/, founded anew, in a language (zh-CN)
 *   @name Robin           whoever types from here on
 *   @until 2 09:30        lives on to a day and hour
 *   @where                who is where
 *   @go tern-quay         walks to a place, by its id
 *   @wait 3               lets three ticks go by
 *
 * With "-" for the file the lines come from standard input as they are typed, and a line with "~" alone says that everybody has answered: so
 * anybody may visit, and go on from what they hear.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { clockText, dayOf, minutes, parseClock, timeOfDay } from "../../src/clock/units.ts";
import { readMessage } from "../../src/stage/discord/hearing/said.ts";
import { visitorId } from "../../src/town/acts/take-act.ts";
import type { TownDesk } from "../../src/town/desk/desk.ts";
import type { Member } from "../../src/town/desk/member.ts";
import { Town } from "../../src/town/town.ts";
import type { TownEvent } from "../../src/world/events.ts";
import { type PersonId, type PlaceId, placeOf } from "../../src/world/places.ts";
import { UserError } from "../../src/world/user-error.ts";
import { townOf } from "./invented-town.ts";
import type { TalkLanguage } from "./lines.ts";
import { deskOf, ground, lastRead, livedUntil } from "./scene.ts";

const { values, positionals } = parseArgs({ options: { why: { type: "boolean" } }, allowPositionals: true });
const [file] = positionals;
if (!file) {
  console.error(
    "session.ts FILE [--why]: a file of lines to type, or - to type them; what may stand in it is said at the head of session.ts",
  );
  process.exit(2);
}

/** A town of ours, or one that the writers of the lines made up, in the first hours of its life. */
async function founded(id: string, language: TalkLanguage): Promise<Town> {
  const town = await Town.found({ ...ground(await townOf(id, language)), store: null }, "1", 5);
  await town.commit("switch", (state) => ({ state: { ...state, opened: true }, events: [] }));
  return town;
}

/** A member's visit to a town. */
class Visit {
  readonly #town: Town;
  readonly #desk: TownDesk;
  readonly #events: TownEvent[] = [];
  #member: Member = { id: "robin", name: "Robin", keeper: false };
  #place = "" as PlaceId;
  #typed = 0;

  constructor(town: Town) {
    this.#town = town;
    this.#desk = deskOf(town);
    town.watch(({ events }) => void this.#events.push(...events));
  }

  /** Does what a line of the file asks for. @throws UserError where the town refuses */
  async does(line: string): Promise<void> {
    const [, order, rest = ""] = /^@(\w+) ?(.*)$/.exec(line) ?? [];
    switch (order) {
      case undefined:
        return this.#types(line);
      case "name":
        this.#member = { id: rest, name: rest, keeper: false };
        return;
      case "until": {
        const [day, hour] = rest.split(" ");
        await livedUntil(this.#town, minutes((Number(day) - 1) * 1440 + parseClock(hour ?? "")!));
        this.#events.length = 0;
        return;
      }
      case "where":
        for (const { name, spot, asleep } of this.#town.state.world.people.values())
          print(`${name}: ${spot.place}${asleep ? ", asleep" : ""}`);
        return;
      case "go":
        return this.#goes(rest as PlaceId);
      case "wait":
        for (let i = 0; i < Number(rest); i++) await this.#town.tick();
        return this.#shows();
      default:
        throw new Error(`"@${order}" is nothing that session.ts knows: see its head.`);
    }
  }

  async #goes(place: PlaceId): Promise<void> {
    const { world } = this.#town.state;
    this.#place = place;
    console.log(`--- ${this.#when()}, to ${placeOf(this.#town.definition.map, place).name}`);
    for (const { name, spot, asleep, doing } of world.people.values())
      if (spot.place === place) print(`(here: ${name}, ${asleep ? "asleep" : doing.text})`);
    await this.#desk.visit(this.#member, { place });
    this.#shows();
  }

  /** Types as a member does, and lets the town answer. */
  async #types(text: string): Promise<void> {
    console.log(`${this.#when()} ${this.#member.name}: ${text}`);
    const key = `typed-${++this.#typed}`;
    const { language } = this.#town.definition;
    const { acts, speech } = readMessage({ text, attached: [], stickers: [] }, language);
    const earnest = await this.#desk.inEarnest(this.#member, this.#place, [...acts, speech, text], null, key);
    if (earnest) return print(`(to you alone: ${earnest.said})`);
    let met = false;
    for (const [i, act] of acts.entries()) {
      const done = await this.#desk.act(this.#member, this.#place, act, `${key}/act-${i}`, met);
      met ||= done.met !== undefined;
    }
    if (speech) {
      const done = await this.#desk.say(this.#member, this.#place, speech, null, key);
      if (done.unheard) print(`(to you alone: ${done.unheard.why})`);
      await this.#town.answersGiven(this.#place);
      if (values.why) print(`<${lastRead().join(", ")}>`);
    }
    await this.#town.idle();
    this.#shows();
    // What is only done is answered by whoever notices it, a moment later.
    await this.#town.tick();
    this.#shows();
  }

  #when(): string {
    const { now } = this.#town.state;
    return `day ${dayOf(now)}, ${clockText(timeOfDay(now))}`;
  }

  /** What was said and done in the place since, but by whoever types. */
  #shows(): void {
    const me = visitorId(this.#member.id);
    const named = (who: string) => this.#town.state.world.people.get(who as PersonId)?.name ?? who;
    for (const event of this.#events.splice(0)) {
      if (!event.who || event.who === me) continue;
      const here = this.#town.state.world.people.get(event.who)?.spot.place === this.#place;
      if (event.kind === "comfort-said") print(`${named(event.who)}: ${event.text} [help]`);
      else if (event.kind === "line-said" && here) {
        const to = event.to.includes(me) || event.to.length === 0 ? "" : `(to ${event.to.map(named).join(", ")}) `;
        print(`${named(event.who)}: ${to}${event.text}`);
      } else if (event.kind === "resident-acted" && here) print(`*${named(event.who)}: ${event.doing}*`);
    }
  }
}

const print = (text: string) => console.log(`    ${text}`);

const typed = file === "-";
let visit: Visit | null = null;
for await (const raw of typed ? createInterface({ input: process.stdin }) : readFileSync(file, "utf8").split("\n")) {
  const line = raw.trim();
  if (!line) {
    if (typed) console.log("~");
    continue;
  }
  const [, id, language = "en"] = /^@town (\S+) ?(\S*)$/.exec(line) ?? [];
  if (id) visit = new Visit(await founded(id, (language || "en") as TalkLanguage));
  else if (!visit) throw new Error('The first line is "@town" and the id of a town.');
  else
    await visit.does(line).catch((error: unknown) => {
      if (!(error instanceof UserError)) throw error;
      print(`(refused: ${error.message})`);
    });
  if (typed) console.log("~");
}
