/** What is asked on about what one has just said of oneself: why it is so, and what more there is to it. */
import { readFileSync } from "node:fs";
import type { PersonalQuestion } from "../../mind/personal.ts";
import { packageFile } from "../../package-files.ts";
import type { Answer } from "../tongue.ts";
import { situationsOf } from "../understand/nearest.ts";
import { type Asked, oneOf, understoodIn } from "./answerer.ts";
import { OWN_KIND } from "./at-hand.ts";
import { contentOf } from "./content.ts";
import { lastOwn } from "./manner.ts";

/** What holds of all that is said to some questions: why it is so, and what else there is. */
interface Further {
  readonly of: readonly PersonalQuestion[];
  readonly why: readonly string[];
  readonly more: readonly string[];
}

const known = new Map<string, readonly Further[]>();

/** What there is to say further in a language (`data/situations/<tag>.then.jsonl`). @throws the file system's error where it is gone */
export function furtherOf(language: string): readonly Further[] {
  const read =
    known.get(language) ??
    readFileSync(packageFile(`data/situations/${language}.then.jsonl`), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Further);
  known.set(language, read);
  return read;
}

/** The question about oneself that one answered last, to whoever asks now; null where one answered none. */
function answeredLast({ self, ...ask }: Asked): PersonalQuestion | null {
  const line = lastOwn({ self, ...ask })?.text;
  if (line === undefined) return null;
  const own = Object.entries(self.persona.answers).find(([, says]) => says.some((one) => line.includes(one)));
  if (own) return own[0] as PersonalQuestion;
  const anybody = situationsOf(self.town.language).find(
    ({ own, replies }) => own !== undefined && replies.some((one) => line.includes(one)),
  );
  return anybody?.own ?? null;
}

/** So sure it must be that somebody asks on. */
const ASKS = 0.5;

/** Why what one has just said of oneself is so, and what more there is, for whoever asks no more than that; null for others. */
export function askedOn(ask: Asked): Answer | null {
  const [best] = understoodIn(ask);
  const of = best?.intent === "follow-why" ? "why" : best?.intent === "follow-more" ? "more" : null;
  if (!of || best!.confidence < ASKS || contentOf(ask, ask.text).length > 1) return null;
  const question = answeredLast(ask);
  if (!question) return null;
  const fresh = (self: readonly string[] = []) => self.filter((one) => !ask.said.includes(one));
  const own = of === "more" ? fresh(ask.self.persona.answers[question]) : [];
  const further = furtherOf(ask.self.town.language).find((one) => one.of.includes(question));
  return own.length > 0 ? oneOf(ask, OWN_KIND, own) : further ? oneOf(ask, OWN_KIND, further[of]) : null;
}
