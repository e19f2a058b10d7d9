/** Why one did a thing, by the reason that one remembers: the larder was bare, a door was closed, something had come to one's mind. */
import { doingIn } from "../../mind/memory/episode.ts";
import { memoriesOf } from "../../mind/memory/stream.ts";
import type { Memory } from "../../world/events.ts";
import type { Answer } from "../tongue.ts";
import { type Asked, said, understoodIn } from "./answerer.ts";
import { contentOf, sharing } from "./content.ts";
import { names } from "./naming.ts";

/** Whether what one did is kept with its reason. */
const hasReason = ({ source, episode }: Memory): boolean =>
  source.how === "did" &&
  episode !== undefined &&
  (episode.kind === "made shift" || episode.kind === "followed" || ("why" in episode && !!episode.why));

/** So many minutes after a reason at most one does what it is for. */
const SOON = 180;

/** What one did for a reason: what is kept with it, and what one did soon after at its place. */
function deedOf({ self }: Asked, reason: Memory): string {
  const { episode, created } = reason;
  const place = episode && "place" in episode ? episode.place : reason.place;
  const deeds = memoriesOf(self.mind.stream).filter(
    (one) =>
      one.episode?.kind === "did" && one.place === place && one.created >= created && one.created < created + SOON,
  );
  return [reason.text, ...deeds.map((one) => doingIn(one) ?? "")].join("\n");
}

/** The reason one remembers for what one is asked why one did; null where that is not asked, or none is kept. */
export function reasonOf(ask: Asked): Answer | null {
  const { self, mouth, lines, text } = ask;
  const asks = names(lines.whyWords, text) || understoodIn(ask)[0]?.slots?.form === "why";
  const words = contentOf(ask, text).filter((word) => !contentOf(ask, lines.whyWords.join(" ")).includes(word));
  if (!asks || !ask.question || words.length === 0 || !names(lines.bearing.ofYou, text)) return null;
  const others = ask.people.flatMap(({ ids }) => ids.slice(0, 1)).filter((id) => id !== self.persona.id);
  const [best] = memoriesOf(self.mind.stream)
    .filter((one) => hasReason(one) && !mouth.isPrivate(self, one) && others.every((id) => one.subjects.includes(id)))
    .map((reason) => ({ reason, count: sharing(words, deedOf(ask, reason)) }))
    .filter(({ count }) => count > 0 && count * 2 >= words.length)
    .sort((a, b) => b.count - a.count || b.reason.created - a.reason.created);
  return best
    ? said("why", mouth.sentence(mouth.retold(self, best.reason, ask.asker.id)), { rests: [best.reason] })
    : null;
}
