/** What commands show as pictures, drawn: one hand for every stage (design section 8). */
import { languageOf } from "../language/language.ts";
import type { Picture } from "../town/desk/command.ts";
import type { TownView } from "../town/looking/views.ts";
import { latinName } from "./face.ts";
import { heardSvg } from "./heard-picture.ts";
import { relationsSvg } from "./relations-picture.ts";
import { whereSvg } from "./where-picture.ts";

/** A picture as it is drawn: a file's name without its ending, the SVG, and what it shows in words. */
export interface Drawing {
  readonly name: string;
  readonly svg: string;
  readonly alt: string;
  /** The same with names in Latin letters, for where there is no font for others; null where its words would be lost. */
  readonly latin: (() => string) | null;
}

/** Draws what a command shows, with words in the town's language. */
export function drawn(picture: Picture, language: string): Drawing {
  const words = languageOf(language);
  const { kind: name } = picture;
  switch (picture.kind) {
    case "who-heard": {
      const { report } = picture;
      return {
        name,
        svg: heardSvg(report, words.pictures.heard),
        alt: words.events.report.alt(report.event.name),
        latin: null,
      };
    }
    case "map": {
      const { view } = picture;
      return {
        name,
        svg: whereSvg(view),
        alt: words.pictures.map(view.name, view.clock),
        latin: () => whereSvg(latinPlaces(view)),
      };
    }
    case "relations": {
      const { relations } = picture;
      const { bonds, relations: alt } = words.pictures;
      const names = new Map(relations.people.map((one) => [one.id, one.name]));
      const called = (id: string) => names.get(id) ?? id;
      return {
        name,
        svg: relationsSvg(relations, bonds, called),
        alt: alt(relations.of === null ? null : called(relations.of)),
        latin: () => relationsSvg(relations, languageOf("en").pictures.bonds, latinName),
      };
    }
  }
}

/** A town whose places are called by their ids. */
const latinPlaces = (view: TownView): TownView => ({
  ...view,
  places: view.places.map((place) => ({ ...place, name: latinName(place.id) })),
});
