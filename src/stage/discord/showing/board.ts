/**
 * The board of a place: who is here and what is odd, in one message that is edited only when it reads differently (design
 * section 7). Pure. The clock is a part of the day, not a minute, or it would be edited all the time.
 */
import { timeOfDay } from "../../../clock/units.ts";
import { capital } from "../../../language/capital.ts";
import { languageOf } from "../../../language/language.ts";
import { withoutLinks } from "../../../language/links.ts";
import type { PlaceView, TownView } from "../../../town/looking/views.ts";
import { cut } from "../speaking/persona-name.ts";
import { MOST_CHARACTERS, plain } from "../speaking/script.ts";

/**
 * The board's text, or null when the town has no such place. `listening`: plain messages can be read here; `muted`: nothing is posted
 * here, until a real moment or (null) until a keeper says so; `notes`: what is planned here; `asks`: nobody is heard who has not stepped in.
 */
export function boardText(
  view: TownView,
  id: string,
  listening: boolean,
  muted: { readonly until: number | null } | null = null,
  notes: readonly string[] = [],
  asks = false,
): string | null {
  const place = view.places.find((one) => one.id === id);
  if (!place) return null;
  const { board: words, acts } = languageOf(view.language).stage;
  const open = place.hours === null ? "" : ` · ${words.hours(place.open, place.hours)}`;
  const lines = [
    `## ${place.emoji} ${plain(capital(place.name))}`,
    ...(place.about ? [plain(place.about)] : []),
    "",
    `${words.day(plain(view.date), view.day, partOfDay(view))}${open}${pausedNote(view)}`,
    ...(view.costs.troubles.length > 0 ? [`⚠️ ${languageOf(view.language).outage.model.people}`] : []),
    ...(muted ? [`🤫 ${words.muted(muted.until && Math.ceil(muted.until / 1000))}`] : []),
    ...notes,
    ...whoIsHere(place, view),
    ...whatIsOdd(place, view),
    "",
    `-# ${words.footer(plain(view.name), listening, asks)}`,
  ];
  // A town's file, or its past, may be a stranger's: what everybody sees of it links nowhere.
  return cut(withoutLinks(lines.join("\n"), acts.aLink), MOST_CHARACTERS);
}

/** "morning": how exactly a board tells the time. */
export function partOfDay({ now, language }: Pick<TownView, "now" | "language">): string {
  const hour = Math.floor(timeOfDay(now) / 60);
  const { parts } = languageOf(language).stage.board;
  return parts.find(([before]) => hour < before)?.[1] ?? "";
}

function pausedNote(view: TownView): string {
  const words = languageOf(view.language).stage.board;
  switch (view.state) {
    case "paused":
    case "stopped":
      return `\n⏸️ ${words.still(plain(view.why))}`;
    case "waiting":
      return `\n⏳ ${plain(view.why)}`;
    case "dozing":
      return `\n💤 ${words.dozing}`;
    default:
      return "";
  }
}

function whoIsHere(place: PlaceView, { people, language }: TownView): readonly string[] {
  const words = languageOf(language).stage.board;
  // Whoever is inside after closing is not there for anybody who comes.
  if (!place.open) return place.opens === null ? [] : [words.closed(place.opens)];
  const here = people.filter((person) => person.place === place.id && !person.walk);
  if (here.length === 0) return [words.nobody];
  const shown = here.slice(0, 40).map((person) => {
    const face = person.asleep ? "💤" : person.kind === "visitor" ? "🧳" : person.emoji || "🙂";
    const name = plain(person.name);
    if (person.kind === "visitor") return `${face} ${words.visitor(name)}`;
    const room = person.ownRoom ? null : plain(person.areaName);
    return `${face} ${person.apart ? words.apart(name, room, person.asleep) : name}${person.talking ? " 💬" : ""}`;
  });
  return here.length > 40 ? [...shown, words.more(here.length - 40)] : shown;
}

function whatIsOdd(place: PlaceView, { language }: TownView): readonly string[] {
  const words = languageOf(language).stage.board;
  const odd = place.areas.flatMap((area) =>
    area.objects.filter((object) => object.odd).map((object) => ({ area, object })),
  );
  return odd
    .slice(0, 10)
    .map(({ area, object }) => `⚠️ ${words.odd(plain(object.name), plain(area.name), plain(object.state))}`);
}
