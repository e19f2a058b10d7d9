/** What residents do when asked to do something (issue 3, 7; paper section 7.2: they agreed too much): a no has its cause, a counter-proposal its free hour. */

import { beforeAll, describe, expect, it } from "vitest";
import { at, cafe, facts, mindOf, offline, personas, remembering, thinkingIn } from "../../../../test/mind/minds.ts";
import type { Minutes } from "../../../clock/units.ts";
import type { Mind } from "../../../mind/mind.ts";
import { busyAt } from "../../../mind/plan/free.ts";
import { planIfNeeded } from "../../../mind/plan/live-plan.ts";
import { opensFor } from "../../../mind/plan/plan.ts";
import { selfOf } from "../../../mind/self.ts";
import { nextLine } from "../../../mind/talk/converse.ts";
import { offerOf } from "../../../mind/talk/offers.ts";
import type { Line, Talk } from "../../../world/people.ts";
import { does, proposedIn, repliesSo } from "../../../world/speech-acts.ts";
import { understanding } from "../../understand/understand.ts";
import { doings } from "../doings.ts";

const visitor = "visitor:web:alex";
const lineBy = (text: string, n: number, who = visitor, more: Partial<Line> = {}): Line => ({
  id: `talk-1/${n}`,
  who,
  text,
  at: at(11),
  acts: [],
  stories: [],
  rests: [],
  visitors: [],
  ...more,
});
const talkOf = (who: string, lines: readonly Line[]): Talk => ({
  id: "talk-1",
  spot: cafe,
  members: [who, visitor],
  lines,
  began: at(11),
  next: who,
  withPerson: true,
});

/** Requests that do not fit: the day (mid-morning of a working day), shy or grave natures, sour ones, and people they dislike. */
const unfitting = [
  "Would you sing a song for everybody here, right now?",
  "Will you come for a five mile run with me?",
  "Would you get drunk with me and stay up all night?",
  "Leave your work and come to the pub with me for two hours.",
  "Let's meet at the park today at eleven at night.",
  "Will you dance on the table?",
  "Would you help Sam Moore with his campaign?",
  "Can you volunteer and be nice to everybody today?",
  "Let's sit in silence for an hour, you and me.",
  "Would you come to the park with me now for two hours?",
];
/** Requests that suit anybody, outside their work. */
const fitting = [
  "Would you have a coffee with me at Hobbs Cafe tomorrow at seven in the evening?",
  "Do you want to come for a walk in Johnson Park today at half past six?",
  "Could you tell me something about your work?",
];

const minds = new Map<string, Mind>();
const scene = (who: string, now = at(11)) => ({
  now,
  model: offline(),
  people: { [who]: {}, [visitor]: { name: "Alex" } },
});
beforeAll(async () => {
  for (const persona of personas) {
    const { mind } = await planIfNeeded(mindOf(persona.id), persona, thinkingIn(scene(persona.id, at(8))));
    minds.set(persona.id, mind);
  }
});

/** What a visitor's words to somebody are understood to be. */
function read(id: string, text: string, lines: readonly Line[]) {
  const { world, now, stories } = selfOf(minds.get(id)!, facts.personas.get(id)!, thinkingIn(scene(id)));
  const by = world.people.get(visitor)!;
  const talk = { town: facts, world, now, by, to: id, lines, stories: [...stories.values()], tells: [], agreed: [] };
  return understanding(doings)(text, talk);
}

const asked = async (id: string, text: string, thought = "t1") => {
  const persona = facts.personas.get(id)!;
  const thinking = thinkingIn(scene(id), thought);
  const reading = read(id, text, []);
  return nextLine(minds.get(id)!, persona, talkOf(id, [lineBy(text, 1, visitor, { reading })]), thinking, "a1", 1);
};
type Turned = Awaited<ReturnType<typeof asked>>;
const proposes = ({ said }: Turned) => does(said.acts, "propose");
const refuses = ({ said }: Turned) => said.acts.some((one) => one.act === "answer" && one.answer === "no");
const allAsked = (texts: readonly string[]) =>
  Promise.all(
    personas.flatMap((persona) =>
      texts.map(async (text, i) => ({ persona, text, turn: await asked(persona.id, text, `t${i}`) })),
    ),
  );
type Asked = Awaited<ReturnType<typeof allAsked>>;
const share = (all: Asked) => all.filter(({ turn }) => refuses(turn) || proposes(turn)).length / all.length;
const selfAt = (mind: Mind) => selfOf(mind, facts.personas.get(mind.id)!, thinkingIn(scene(mind.id)));

describe("requests of a visitor", () => {
  let off: Asked = [];
  beforeAll(async () => {
    off = await allAsked(unfitting);
  });

  it("that do not fit are refused, or answered with another time, in 15-60 % of cases", () => {
    expect(share(off)).toBeGreaterThanOrEqual(0.15);
    expect(share(off)).toBeLessThanOrEqual(0.6);
    // Nobody refuses everything, and hardly anybody nothing.
    for (const persona of personas) expect(share(off.filter((one) => one.persona === persona))).toBeLessThan(1);
    const meek = personas.filter((persona) => share(off.filter((one) => one.persona === persona)) === 0);
    expect(meek.length).toBeLessThanOrEqual(3);
  });

  it("that fit are seldom refused", async () => {
    expect(share(await allAsked(fitting))).toBeLessThan(0.2);
  });

  it("are refused with a cause: one's nature, one's day, one's mood, or whom it is for", () => {
    const no = off.filter(({ turn }) => refuses(turn));
    expect(no.length).toBeGreaterThan(15);
    for (const { persona, turn } of no) {
      const cause = new RegExp(
        `${persona.traits.join("|")}|not in the mood|Not now|I can't just leave|I('m| am|'ll be| shall be) \\w+ing|bedtime|asleep|closed|shut|not in my nature|Not my line|not who I am|being good|to anybody|\\bSam\\b`,
        "i",
      );
      expect(turn.said.text).toMatch(cause);
    }
  });

  it("are countered with an hour that is free, and taken up it binds the resident", async () => {
    const countered = off.filter(({ turn }) => proposes(turn));
    expect(countered.length).toBeGreaterThan(10);
    for (const { persona, turn } of countered.slice(0, 12)) {
      const mind = minds.get(persona.id)!;
      const [what] = proposedIn(turn.said.acts);
      const offer = what ? offerOf(what, selfAt(mind)) : null;
      expect(offer, turn.said.text).not.toBeNull();
      const until = (offer!.from + 45) as Minutes;
      expect(busyAt(selfAt(mind), offer!.from, until, offer!.place), turn.said.text).toBeNull();
      expect(opensFor(facts.map, offer!.place, persona.id, offer!.from, until)).toBe(true);
      const heard = remembering(turn.mind, {
        text: `${persona.name} said to Alex: "${turn.said.text}"`,
        speaker: persona.id,
        subjects: [persona.id, visitor],
        episode: { kind: "said", acts: turn.said.acts },
        source: { how: "did" },
        scene: "talk-1",
        at: at(11),
      });
      const before = [lineBy("?", 1), lineBy(turn.said.text, 2, persona.id, turn.said)];
      const reading = read(persona.id, "Yes, let's do that!", before);
      const lines = [...before, lineBy("Yes, let's do that!", 3, visitor, { reading })];
      const yes = await nextLine(heard, persona, talkOf(persona.id, lines), thinkingIn(scene(persona.id)), "a2", 1);
      expect(repliesSo(yes.said.acts, "yes"), yes.said.text).toBe(true);
      expect(yes.mind.commitments.at(-1)).toMatchObject({ from: offer!.from, with: [visitor] });
      expect(yes.mind.commitments.at(-1)!.spot?.place).toBe(offer!.place);
    }
  });
});
