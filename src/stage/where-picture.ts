/** The map with everybody where they are (`/map`): the town's map, names of places that read at the width of a chat, and faces. Pure. */
import { timeOfDay } from "../clock/units.ts";
import type { PersonView, TownView } from "../town/looking/views.ts";
import { FAINT, face, INK, PAPER, word, wrapped } from "./face.ts";
import { layoutOf, mapSvg } from "./map-picture.ts";

/** Names of places: size, longest line, distance of lines. */
const NAME = { size: 25, letters: 15, line: 26, below: 40 } as const;
/** Faces: size, how many before a place, distance. */
const FACE = { radius: 23, most: 4, apart: 45, above: 6 } as const;

/** Draws it. */
export function whereSvg(town: Pick<TownView, "id" | "places" | "roads" | "people" | "now" | "scenery">): string {
  const at = layoutOf(town.places, town.scenery.sea);
  const hour = timeOfDay(town.now) / 60;
  const night = hour < 6 || hour >= 21 ? 0.8 : hour >= 19 || hour < 7 ? 0.4 : 0;
  const names = town.places.map(({ id, name }) => {
    const { x, y } = at.get(id)!;
    return wrapped(name.charAt(0).toUpperCase() + name.slice(1), NAME.letters)
      .map((line, i) => word(line, { x, y: y + NAME.below + i * NAME.line }, NAME.size))
      .join("");
  });
  const people = town.places.map(({ id }) => {
    const { x, y } = at.get(id)!;
    const here = town.people
      .filter((person) => person.place === id)
      .sort((a, b) => Number(a.asleep) - Number(b.asleep));
    return before(here, x, y - FACE.above);
  });
  return mapSvg(town, { night, goingsOn: true }).replace(/<\/svg>$/, [...names, ...people, "</svg>"].join("\n"));
}

/** The faces before a place, in a row; who sleeps is faint; how many more there are. */
function before(here: readonly PersonView[], x: number, y: number): string {
  const shown = here.slice(0, here.length > FACE.most ? FACE.most - 1 : FACE.most);
  const more = here.length - shown.length;
  const left = x - ((shown.length + Number(more > 0) - 1) * FACE.apart) / 2;
  const faces = shown.map(
    (person, i) =>
      `<g opacity="${person.asleep ? 0.55 : 1}">${face(person, { x: left + i * FACE.apart, y }, FACE.radius, person.kind === "visitor" ? "#e0a34e" : PAPER)}</g>`,
  );
  if (more === 0) return faces.join("");
  const at = { x: left + shown.length * FACE.apart, y };
  const count = `<circle cx="${at.x}" cy="${at.y}" r="${FACE.radius}" fill="${PAPER}" stroke="${FAINT}" stroke-width="2"/><text x="${at.x}" y="${at.y + 8}" text-anchor="middle" font-family="sans-serif" font-size="23" font-weight="600" fill="${INK}">+${more}</text>`;
  return [...faces, count].join("");
}
