/**
 * What somebody says who has no answer: modest, in the form of what was asked, by their temper, and of what it is about where a known thing is
 * named. Nobody says twice in a day what the asker has heard of it.
 */
import { SURE } from "../../world/reading.ts";
import type { AskedFor } from "../../world/speech-acts.ts";
import { capital, grumpy, kindly } from "../say/spoken.ts";
import type { Answer } from "../tongue.ts";
import { type Asked, joined, oneOf, said, type Understood, understoodIn } from "./answerer.ts";
import { choose } from "./ask.ts";
import { hereOf, staffAt } from "./here.ts";
import { warmth } from "./manner.ts";
import { mightKnow } from "./might-know.ts";
import { names } from "./naming.ts";

/** How somebody takes people: with few words, kindly, or neither. */
type Temper = keyof Asked["lines"]["modest"]["remark"];

/** Warmth from which anybody is kind to somebody. */
const CLOSE = 2;
function temperTo(ask: Asked): Temper {
  const { persona } = ask.self;
  if (grumpy(persona) || warmth(ask) < 0) return "short";
  return kindly(persona) || warmth(ask) >= CLOSE ? "warm" : "plain";
}

/** How often an answer begins with what was asked about; goes on with a word of the one who gives it; names who might know. */
const OFTEN = { about: 0.6, after: 0.5, friend: 0.5 } as const;

/** What a wording is filled with that is about a thing. */
const filled = (it: string) => ({ it, It: capital(it) });

/** What of the town or the known words is spoken of, filled in so. */
function aboutIn({ self, mouth }: Asked, text: string): Readonly<Record<"it" | "It", string>> | null {
  const offers = [...self.town.map.places.values()].flatMap((place) => place.offers);
  const it = mouth.spokenOf(
    text,
    offers.map(({ thing }) => thing),
  );
  return it === null ? null : filled(it);
}

/** A line that nobody has an answer to and that asks nothing: taken up by what it is about, else by the temper of whoever hears it. */
export function remarked(ask: Asked, text: string): Answer {
  const { remark, remarkOn } = ask.lines.modest;
  const temper = temperTo(ask);
  const about = aboutIn(ask, text);
  return about
    ? oneOf(ask, "remark", remarkOn[temper], about)
    : oneOf(ask, "acknowledge", remark[temper], {}, { known: false });
}

/** A light view of what one has never been asked about, of a thing by its name where it has one, by temper. */
export function leaning(ask: Asked, thing?: string): Answer {
  const { asked, opinion } = ask.lines.modest;
  const first = thing !== undefined && choose(ask, asked, filled(thing));
  return said("leaning", joined(ask, first, choose(ask, opinion[temperTo(ask)])), { known: false });
}

/** Whether something is asked for rather than about. */
export const asksFor = ({ lines, text }: Asked): boolean => names(lines.modest.wantWords, text);

/** What one says to a wish that one has no answer to: what it would take. */
export const wanted = (ask: Asked): Answer => oneOf(ask, "dont-know", ask.lines.modest.wants, {}, { known: false });

/** What is asked for: as it was read, and where that is no more than whether, by the form of all the words: "Whose is it, would you say?" */
const formIn = ({ mouth, text }: Asked, slots: Understood["slots"]): AskedFor =>
  slots?.form && slots.form !== "whether" ? slots.form : mouth.form(text);

/** To a question nobody has an answer to: in its form, of what it is about, with whoever at hand might know or a word of one's own. */
export function modestly(ask: Asked, slots: Understood["slots"]): Answer {
  const { self, lines, mouth, random } = ask;
  const form = formIn(ask, slots);
  if (form === "opinion") return leaning(ask);
  const [best] = understoodIn(ask);
  if (form === "whether" && asksFor(ask) && !(best && best.confidence >= SURE && best.slots?.form)) return wanted(ask);
  const banks: Readonly<Partial<Record<AskedFor, readonly string[]>>> = lines.modest.unknown;
  const line = choose(ask, banks[form] ?? lines.modest.unknown.what);
  const knows = mightKnow(ask, ask.text === "" ? ask.whole : ask.text);
  const persona = knows && self.town.personas.get(knows);
  if (persona) {
    const values = { ...mouth.of(self, persona.id), job: mouth.trade(persona) };
    return said("dont-know", joined(ask, line, choose(ask, lines.modest.field, values)), { known: false });
  }
  const about = random.chance(OFTEN.about) ? aboutIn(ask, ask.text) : null;
  const first = about && choose(ask, lines.modest.asked, about);
  const here = hereOf(self);
  const friend = here ? staffAt(self, here) : null;
  const other = friend !== null && friend !== ask.asker.id && random.chance(OFTEN.friend) ? friend : null;
  const after = other
    ? choose(ask, lines.bearing.ask, mouth.of(self, other))
    : !about && random.chance(OFTEN.after) && choose(ask, lines.modest.after[temperTo(ask)]);
  return said("dont-know", joined(ask, first, line, after), { known: false });
}
