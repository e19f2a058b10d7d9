/** What cannot be kept is said to the other when they next talk, and is then off for both. */

import { describe, expect, it } from "vitest";
import { at, cafe, mindOf, personaOf, remembering, stories, thinkingIn } from "../../../test/mind/minds.ts";
import type { Line, Talk } from "../../world/people.ts";
import type { Matter } from "../../world/speech-acts.ts";
import { memoriesOf } from "../memory/stream.ts";
import type { Chunk, Commitment, Mind } from "../mind.ts";
import { answered } from "../news/stories.ts";
import { gatheringOf } from "../persona.ts";
import { selfOf } from "../self.ts";
import { chanceToTalk } from "../talk/company.ts";
import { nextLine } from "../talk/converse.ts";
import { heardAgreed } from "./agreements.ts";
import { callsOff } from "./calling-off.ts";
import { toCallOff } from "./matters.ts";
import { letGo } from "./promises.ts";

const klaus = personaOf("klaus-mueller");
const maria = personaOf("maria-lopez");
const now = at(14, 0, 2);
const people = { [klaus.id]: { talk: "talk-1" }, [maria.id]: { talk: "talk-1" } };
const thinking = () => thinkingIn({ now, people });
const what = { kind: "meet", place: "johnson-park", from: at(19, 0, 2) } as const;
const spot = { place: "johnson-park", area: "park" };
const meeting = (other: typeof klaus): Commitment => ({
  id: `meet:${other.id}:${what.from}`,
  what: `meeting ${other.name}`,
  story: null,
  spot,
  from: what.from,
  to: at(19, 45, 2),
  with: [other.id],
});
const talk: Talk = {
  id: "talk-1",
  spot: cafe,
  members: [klaus.id, maria.id],
  lines: [],
  began: now,
  next: klaus.id,
  withPerson: false,
};
/** Klaus, who had agreed to meet Maria, and has decided against it. */
const torn = async (): Promise<Mind> => {
  const mind = { ...mindOf(klaus.id), commitments: [meeting(maria)] };
  return (await letGo(mind, klaus, meeting(maria), "his paper is due", thinking())).mind;
};
const owed = (mind: Mind, who = maria.id) => toCallOff({ ...selfOf(mind, klaus, thinking()), lines: [] }, who);

describe("a promise that was decided against", () => {
  it("is still to be told to the one it was made to, and to nobody else", async () => {
    const mind = await torn();
    expect(owed(mind)).toEqual({ what });
    expect(owed(mind, "isabella-rodriguez")).toBeNull();
    expect(owed(mindOf(klaus.id))).toBeNull();
  });

  it("is said in the next talk with them, offline, and once", async () => {
    const turn = await nextLine(await torn(), klaus, talk, thinking(), null, 1);
    expect(turn.said.acts).toContainEqual({ act: "withdraw", to: { what }, with: maria.id });
    expect(turn.said.text).toMatch(/19:00|seven|Johnson Park/);
    const told = remembering(turn.mind, {
      text: turn.said.text,
      subjects: [klaus.id, maria.id],
      speaker: klaus.id,
      scene: "talk-1",
      episode: { kind: "said", acts: turn.said.acts ?? [] },
      at: now,
    });
    expect(owed(told)).toBeNull();
  });

  it("is no more to be told when its hour has come, or it was agreed to again", async () => {
    const mind = await torn();
    const late = { ...selfOf(mind, klaus, thinkingIn({ now: at(19, 1, 2) })), lines: [] };
    expect(toCallOff(late, maria.id)).toBeNull();
    expect(owed({ ...mind, commitments: [meeting(maria)] })).toBeNull();
  });

  it("of a gathering is declined, and its host is still to hear it", async () => {
    const event = gatheringOf(stories.get("party"));
    const guest: Commitment = {
      id: `party:${klaus.id}`,
      what: "at the party",
      story: "party",
      spot: event!.spot,
      from: event!.from,
      to: event!.to,
      with: [event!.host],
    };
    const knowing = remembering(mindOf(klaus.id), {
      text: "Isabella told Klaus of a party",
      stories: ["party"],
      source: { how: "heard", from: event!.host, line: "talk-0/1", rests: [] },
    });
    const { mind } = await letGo({ ...knowing, commitments: [guest] }, klaus, guest, "he is tired", thinking());
    expect(answered(mind, "party")).toBe("declined");
    expect(owed(mind, event!.host)).toEqual({ news: "party" });
  });

  it("of help with a gathering that is off is nothing to tell its host", async () => {
    const party = stories.get("party")!;
    const helping: Commitment = {
      ...meeting(maria),
      id: `help:party:${klaus.id}`,
      story: "party",
      spot: gatheringOf(party)!.spot,
      with: [gatheringOf(party)!.host],
    };
    const { mind } = await letGo({ ...mindOf(klaus.id), commitments: [helping] }, klaus, helping, "tired", thinking());
    expect(owed(mind, gatheringOf(party)!.host)).toMatchObject({ what: { kind: "help" } });
    const heard = remembering(mind, { text: "The party is off", stories: ["off"] });
    const known = new Map([...stories, ["party", { ...party, off: "off" }] as const]);
    const self = { ...selfOf(heard, klaus, thinking()), stories: known, lines: [] };
    expect(toCallOff(self, gatheringOf(party)!.host)).toBeNull();
  });

  it("of several helpers is called off with the one who is told, and with no other", async () => {
    const host = personaOf(gatheringOf(stories.get("party"))!.host);
    const helpedBy = (who: typeof klaus): Commitment => ({
      ...meeting(who),
      id: `help:party:${who.id}`,
      story: "party",
      spot: gatheringOf(stories.get("party"))!.spot,
    });
    const mind = { ...mindOf(host.id), commitments: [helpedBy(klaus), helpedBy(maria)] };
    const to = { what: { kind: "help", news: "party", from: what.from } } as const;
    const off = await callsOff(mind, host, [{ act: "withdraw", to }], [maria.id], thinking());
    expect(off.mind.commitments).toEqual([helpedBy(klaus)]);
    const none = await callsOff(mind, host, [{ act: "withdraw", to }], ["sam-moore"], thinking());
    expect(none.mind.commitments).toHaveLength(2);
  });
});

describe("a person's yes", () => {
  const ann = "visitor:ann";
  const agreed = { act: "reply", to: { proposal: "talk-1/1.1", by: klaus.id, what }, answer: "yes" } as const;
  const off = { act: "withdraw", to: { what } } as const;
  const lineOf = (id: string, acts: Line["acts"]): Line => ({
    id,
    who: ann,
    text: "...",
    at: now,
    to: [klaus.id],
    acts,
    stories: [],
    rests: [],
    visitors: [ann],
  });
  const heard = (mind: Mind, { id, acts }: Line) =>
    remembering(mind, {
      text: "Ann said so",
      subjects: [klaus.id, ann],
      source: { how: "heard", from: ann, line: id, rests: [] },
      speaker: ann,
      scene: "talk-1",
      episode: { kind: "said", acts },
      at: now,
    });
  const own = (mind: Mind) =>
    remembering(mind, {
      text: "Klaus said so",
      speaker: klaus.id,
      scene: "talk-1",
      episode: { kind: "said", acts: [] },
    });
  const here = () => thinkingIn({ now, people: { [klaus.id]: { talk: "talk-1" }, [ann]: { talk: "talk-1" } } });
  const answersTo = async (mind: Mind, lines: Line[]) => {
    const members = [klaus.id, ann];
    const turn = await nextLine(mind, klaus, { ...talk, members, lines, withPerson: true }, here(), null, 1);
    return turn.mind;
  };

  it("binds as soon as it is answered, rests on its line, and is not lived again when the talk is over", async () => {
    const yes = lineOf("talk-1/2", [agreed]);
    const bound = await answersTo(heard(mindOf(klaus.id), yes), [yes]);
    expect(bound.commitments).toMatchObject([{ with: [ann], line: yes.id }]);
    const note = memoriesOf(bound.stream).findLast(({ episode }) => episode?.kind === "agreed")!;
    const line = memoriesOf(bound.stream).find(({ speaker }) => speaker === ann)!;
    expect(note.evidence).toEqual([line.id]);

    const no = lineOf("talk-1/4", [off]);
    const answer = { ...yes, id: "talk-1/3", who: klaus.id, acts: [] };
    const freed = await answersTo(heard(own(bound), no), [yes, answer, no]);
    expect(freed.commitments).toEqual([]);
    const over = own(freed);
    const again = await heardAgreed(over, klaus, memoriesOf(over.stream), here());
    expect(again.mind).toEqual(over);
    expect(again.events).toEqual([]);
  });

  it("of several that wait is heard whoever spoke last, and one that nobody answered when the talk is over", async () => {
    const yes = lineOf("talk-1/2", [agreed]);
    const more = lineOf("talk-1/3", []);
    const bound = await answersTo(heard(heard(mindOf(klaus.id), yes), more), [yes, more]);
    expect(bound.commitments).toMatchObject([{ with: [ann] }]);
    const unanswered = heard(own(mindOf(klaus.id)), yes);
    const over = await heardAgreed(unanswered, klaus, memoriesOf(unanswered.stream), here());
    expect(over.mind.commitments).toMatchObject([{ with: [ann] }]);
  });
});

describe("a visitor who says nothing more", () => {
  it("is spoken to about it as soon as they are here again", async () => {
    const ann = "visitor:ann";
    const promise = { ...meeting(maria), id: `meet:${ann}:${what.from}`, with: [ann] };
    const mind = { ...mindOf(klaus.id), commitments: [promise] };
    const here = thinkingIn({ now, people: { [klaus.id]: {}, [ann]: {} } });
    const visitor = here.world.people.get(ann)!;
    const off = (await letGo(mind, klaus, promise, "his paper is due", here)).mind;
    expect(chanceToTalk(off, klaus, visitor, here)).toBe(0.9);
    expect(chanceToTalk(mind, klaus, visitor, here)).toBeLessThan(0.5);
  });
});

describe("what another calls off", () => {
  const hears = (to: Matter, mind: Mind, other?: string) => {
    const heard = remembering(mind, {
      text: "Klaus Mueller told Maria Lopez that he cannot come",
      subjects: [klaus.id, maria.id],
      speaker: klaus.id,
      scene: "talk-1",
      episode: { kind: "said", acts: [{ act: "withdraw", to, ...(other ? { with: other } : {}) }] },
      at: now,
    });
    return heardAgreed(heard, maria, memoriesOf(heard.stream).slice(-1), thinking());
  };
  const chunk: Chunk = {
    from: what.from,
    to: at(19, 45, 2),
    doing: "meeting Klaus Mueller",
    activity: "other",
    place: spot.place,
    area: spot.area,
    emoji: "🤝",
    kind: "commitment",
    serves: `meet:${klaus.id}:${what.from}`,
  };
  const waiting = (): Mind => ({
    ...mindOf(maria.id),
    commitments: [meeting(klaus)],
    plan: { day: 2, chunks: [chunk], actions: [] },
  });

  it("is off one's mind and out of one's plan, and one knows why", async () => {
    const { mind, events } = await hears({ what }, waiting());
    expect(mind.commitments).toEqual([]);
    expect(mind.plan?.chunks).toMatchObject([
      { from: chunk.from, place: maria.home.place, kind: "pastime", serves: null },
    ]);
    expect(events.map(({ kind }) => kind)).toEqual(["commitment-dropped", "plan-changed", "memory-kept"]);
    expect(memoriesOf(mind.stream).at(-1)!.text).toContain(`${klaus.name} told ${maria.name}`);
    // Whoever was told owes nobody the news of it.
    expect(toCallOff({ ...selfOf(mind, maria, thinking()), lines: [] }, klaus.id)).toBeNull();
  });

  it("is the meeting that was agreed, and no other", async () => {
    const other = { ...what, from: at(11, 0, 3) };
    expect((await hears({ what: other }, waiting())).mind.commitments).toHaveLength(1);
  });

  it("is, in a talk of three, off for the one whom it was agreed with alone", async () => {
    expect((await hears({ what }, waiting(), "sam-moore")).mind.commitments).toHaveLength(1);
    expect((await hears({ what }, waiting(), maria.id)).mind.commitments).toEqual([]);
    // And is still to be told to another who shares it.
    const said = remembering(await torn(), {
      text: "Klaus told Sam that it is off",
      subjects: [klaus.id, "sam-moore", maria.id],
      speaker: klaus.id,
      episode: { kind: "said", acts: [{ act: "withdraw", to: { what }, with: "sam-moore" }] },
      at: now,
    });
    expect(owed(said)).toEqual({ what });
  });
});
