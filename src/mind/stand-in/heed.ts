/** Offline replanning: what follows from a word of the inner voice, or from a closed door. */
import { clockText, later, type Minutes } from "../../clock/units.ts";
import type { Random } from "../../world/chance.ts";
import { placeOf } from "../../world/places.ts";
import { minutesBetween } from "../../world/walking.ts";
import { opensFor } from "../plan.ts";
import type { ReplanAnswer, ReplanInput } from "../prompts/replan.ts";

/** "You are going to run" as the resident's own words: "I am going to run". */
export function asOwnWords(text: string): string {
  return text
    .trim()
    .replace(/\byou are\b/gi, "I am")
    .replace(/\byou're\b/gi, "I'm")
    .replace(/\byou were\b/gi, "I was")
    .replace(/\byou have\b/gi, "I have")
    .replace(/\byou've\b/gi, "I've")
    .replace(/\byou will\b/gi, "I will")
    .replace(/\byou'll\b/gi, "I'll")
    .replace(/\byourself\b/gi, "myself")
    .replace(/\byours\b/gi, "mine")
    .replace(/\byour\b/gi, "my")
    .replace(/\b(to|with|for|at|of|about|from|against|near|tell|ask|gave|give|see|saw|told) you\b/gi, "$1 me")
    .replace(/\byou\b/gi, "I")
    .replace(/^i\b/, "I");
}

/** The same in the third person, for a memory: "He is going to run". */
export function asThirdPerson(text: string, name: string, pronouns: "she" | "he" | "they"): string {
  const their = { she: "her", he: "his", they: "their" }[pronouns];
  const them = { she: "her", he: "him", they: "them" }[pronouns];
  return text
    .trim()
    .replace(/\byou are\b/gi, `${name} is`)
    .replace(/\byou're\b/gi, `${name} is`)
    .replace(/\byou have\b/gi, `${name} has`)
    .replace(/\byour\b/gi, their)
    .replace(/\b(to|with|for|at|of|about|from|against|near) you\b/gi, `$1 ${them}`)
    .replace(/\byou\b/gi, name);
}

/** What the resident does about a thought, as it reads after "is". */
function doingOf(text: string): string {
  const bare = text.trim().replace(/[.!?]+$/, "");
  const verb =
    /^(?:please\s+)?(?:you\s+)?(?:(?:are|were)\s+going\s+to|should|must|will|want\s+to|need\s+to|have\s+to|ought\s+to|could)?\s*(.+)$/i.exec(
      bare,
    )?.[1] ?? bare;
  const own = asOwnWords(verb).replace(/^I /, "");
  const first = own.split(" ")[0]?.toLowerCase() ?? "";
  const decision = /^you (are|were) going to|^you (should|must|will|want to|need to|have to)/i.test(bare);
  const rest = own
    .split(" ")
    .slice(1)
    .join(" ")
    .replace(/\bmy\b/g, "their own");
  if (/^(go|walk|run|head|come)$/.test(first) && !decision)
    return `following a sudden thought: ${first}ing ${rest}`.replace(/runing/, "running").replace(/comeing/, "coming");
  if (!/^[a-z]+$/.test(first)) return `thinking over a sudden thought: "${bare}"`;
  return `working out how to ${first} ${rest}`.trim();
}

/** One piece of the day that follows. */
export function standInReplan(input: ReplanInput, random: Random): ReplanAnswer {
  const { persona, now, occasion, town, mind } = input;
  const home = persona.home.place;
  if (occasion.kind === "turned-away") {
    const open = [...persona.haunts, "johnson-park"].filter(
      (place) => town.map.places.has(place) && opensFor(town.map, place, persona.id, now, later(now, 60)),
    );
    const place = open.length > 0 ? random.pick(open) : home;
    return {
      change: true,
      why: `${occasion.why}, so something else for now`,
      doing: place === home ? "going back home to wait a while" : "passing the time until later",
      place,
      from: clockText(now),
      minutes: 30,
      emoji: "⏳",
    };
  }
  const text = occasion.text.toLowerCase();
  const named = [...town.map.places.values()].find((place) =>
    [place.name, ...place.aliases].some((name) => name.length > 3 && text.includes(name.toLowerCase())),
  );
  const goal =
    named && (named.id === home || opensFor(town.map, named.id, persona.id, now, later(now, 45))) ? named.id : null;
  const free = mind.plan?.chunks.find(
    (chunk) => chunk.to - Math.max(chunk.from, now) >= 40 && chunk.kind === "pastime" && chunk.from >= now - 30,
  );
  const from = goal ? now : Math.max(now, free?.from ?? now);
  const place = goal ?? (free ? free.place : (input.world.people.get(persona.id)?.spot.place ?? home));
  const reachable = Number.isFinite(minutesBetween(town.map, home, place)) ? place : home;
  return {
    change: true,
    why: `a thought that would not let go: ${asOwnWords(occasion.text)}`,
    doing: goal ? `being at ${placeOf(town.map, goal).name}, as something told them to` : doingOf(occasion.text),
    place: reachable,
    from: clockText(from as Minutes),
    minutes: goal ? 45 : 40,
    emoji: "💭",
  };
}
