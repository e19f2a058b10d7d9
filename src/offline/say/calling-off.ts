/** Telling somebody, offline, that what was agreed is off: whoever cannot keep a promise says so when they next talk. */
import { gatheringOf } from "../../mind/persona.ts";
import { toCallOff } from "../../mind/plan/matters.ts";
import { offerOf } from "../../mind/talk/offers.ts";
import type { TalkInput } from "../../mind/talk/spoken.ts";
import type { Random } from "../../world/chance.ts";
import type { PersonId } from "../../world/places.ts";
import { isAtOnce, newsProposed } from "../../world/speech-acts.ts";
import { fill } from "./fill.ts";
import { capital, fresh, type Part } from "./spoken.ts";
import { talkWords } from "./words.ts";

/** What the speaker calls off before all else; null where there is nothing. */
export function callingOff(input: TalkInput, other: PersonId, random: Random): Part | null {
  const to = toCallOff(input, other);
  if (!to) return null;
  const { lines, when, placeName } = talkWords(input);
  const offer = "what" in to ? offerOf(to.what, input) : null;
  const news = "news" in to ? to.news : newsProposed(to.what);
  const kind = "news" in to ? "come" : isAtOnce(to.what) ? "atOnce" : to.what.kind === "meet" ? "meet" : "help";
  const values = {
    when: offer ? when(input, offer.from) : "",
    place: offer ? placeName(input, offer.place) : "",
    party: (news !== null && gatheringOf(input.stories.get(news))?.name) || "",
  };
  return {
    text: capital(fill(fresh(input, lines.callOff[kind], random), values)),
    acts: [{ act: "withdraw", to, with: other }],
    weighty: true,
  };
}
