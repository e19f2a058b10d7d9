/**
 * The board of a place: who is here and what is odd, in one message that is edited only when it reads differently (design
 * section 7). Pure. The clock is a part of the day, not a minute, or it would be edited all the time.
 */
import { timeOfDay } from "../../clock/units.ts";
import type { PersonView, PlaceView, TownView } from "../../town/desk.ts";
import { cut } from "./persona-name.ts";
import { MOST_CHARACTERS, plain } from "./script.ts";

/** The board's text, or null when the town has no such place. `listening`: plain messages can be read here. */
export function boardText(view: TownView, id: string, listening: boolean): string | null {
  const place = view.places.find((one) => one.id === id);
  if (!place) return null;
  const lines = [
    `## ${place.emoji} ${plain(place.name)}`,
    ...(place.about ? [plain(place.about)] : []),
    "",
    `**${plain(view.date)}**, day ${view.day}, ${partOfDay(view)}${hours(place)}${pausedNote(view)}`,
    ...whoIsHere(place, view.people),
    ...whatIsOdd(place),
    "",
    `-# ${plain(view.name)} is lived in by AI characters. ${
      listening
        ? "Write here and you are in town: they notice you and may answer. *Italics* are something you do."
        : "Use /say, /do or the button to be in town, or mention me: they notice you and may answer."
    }`,
  ];
  return cut(lines.join("\n"), MOST_CHARACTERS);
}

/** "morning": how exactly a board tells the time. */
export function partOfDay(view: Pick<TownView, "now">): string {
  const hour = Math.floor(timeOfDay(view.now) / 60);
  if (hour < 5) return "night";
  if (hour < 8) return "early morning";
  if (hour < 12) return "morning";
  if (hour < 14) return "around noon";
  if (hour < 18) return "afternoon";
  if (hour < 22) return "evening";
  return "late evening";
}

function hours(place: PlaceView): string {
  if (place.hours === null) return "";
  return ` · ${place.open ? "open" : "closed"} (${place.hours})`;
}

function pausedNote(view: TownView): string {
  switch (view.state) {
    case "paused":
    case "stopped":
      return `\n⏸️ The town stands still. ${plain(view.why)}`.trimEnd();
    case "dozing":
      return "\n💤 The town is dozing. Say something and it wakes.";
    default:
      return "";
  }
}

function whoIsHere(place: PlaceView, people: readonly PersonView[]): readonly string[] {
  const here = people.filter((person) => person.place === place.id && !person.walk);
  if (here.length === 0) return ["Nobody is here."];
  const shown = here.slice(0, 40).map((person) => {
    const face = person.asleep ? "💤" : person.kind === "visitor" ? "🧳" : person.emoji || "🙂";
    return `${face} ${plain(person.name)}${person.kind === "visitor" ? " (visitor)" : person.talking ? " 💬" : ""}`;
  });
  return here.length > 40 ? [...shown, `and ${here.length - 40} more`] : shown;
}

function whatIsOdd(place: PlaceView): readonly string[] {
  const odd = place.areas.flatMap((area) =>
    area.objects.filter((object) => object.odd).map((object) => ({ area, object })),
  );
  return odd
    .slice(0, 10)
    .map(({ area, object }) => `⚠️ The ${plain(object.name)} in the ${plain(area.name)} is ${plain(object.state)}.`);
}
