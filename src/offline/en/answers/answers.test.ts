import { describe, expect, it } from "vitest";
import {
  alex,
  ask,
  asking,
  did,
  facts,
  hasAnswersForAll,
  jane,
  klaus,
  mei,
  NOW,
  own,
  said,
  saw,
  selfOf,
  table,
  town,
} from "../../../../test/mind/asked.ts";
import type { Remembered } from "../../../../test/mind/noted.ts";
import { isQuestion } from "../../../language/en/sentences.ts";
import { memoryOf, type Note } from "../../../mind/memory/remember.ts";
import type { Self } from "../../../mind/self.ts";
import { asMe, inFirstPerson } from "./voice.ts";

describe("answers of the stand-in", () => {
  it.each(table.map(([name, self, question, has, not, who]) => ({ name, self, question, has, not, who })))(
    "$name: $question",
    ({ self, question, has, not, who }) => {
      const answer = asking(self, question, who);
      for (const key of ["a", "b", "c", "d", "e", "f"]) {
        const { line, rests } = answer(key);
        expect(line, line).toMatch(has);
        if (not) expect(line, line).not.toMatch(not);
        expect(line).not.toMatch(/undefined|null|[{}]|NaN/);
        expect(line.length).toBeLessThanOrEqual(300);
        for (const id of rests) expect(id).toMatch(new RegExp(`^${self.persona.id}#\\d+$`));
      }
    },
  );

  // Each question by one of them; by four of them is a trial.
  it("has an answer for everybody and everything, within 300 characters", () => hasAnswersForAll(town.personas.length));

  it("gives the same answer for the same key, and varies with it", () => {
    expect(ask(klaus, "Who is Tamara Taylor?", alex, "k")).toEqual(ask(klaus, "Who is Tamara Taylor?", alex, "k"));
    const wordings = new Set(
      ["a", "b", "c", "d", "e", "f", "g", "h"].map((key) => ask(klaus, "Who is Tamara Taylor?", alex, key).line),
    );
    expect(wordings.size).toBeGreaterThan(2);
  });

  it("says no line twice to the same person while it has others", () => {
    const persona = facts.personas.get("eddy-lin")!;
    const topic = persona.topics[0]!;
    const told = topic.says.slice(1).map((text) => own("eddy-lin", alex.id, text));
    const line = ask(selfOf("eddy-lin", { notes: told }), `Tell me about your ${topic.label}`).line;
    expect(line).toContain(topic.says[0]!.slice(0, 30));
  });
});

describe("telling memories", () => {
  const told = (self: Self, note: Remembered) =>
    inFirstPerson(self, memoryOf(self.mind, { subjects: [], source: { how: "given" }, ...note } as Note, NOW));
  it("turns the third person into the first", () => {
    expect(told(klaus, said("isabella-rodriguez", "klaus-mueller", "Come in!"))).toBe('Isabella told me, "Come in!"');
    expect(told(klaus, own("klaus-mueller", "maria-lopez", "Not now."))).toBe('I told Maria, "Not now."');
    expect(told(mei, saw("klaus-mueller", "reading", NOW))).toMatch(
      /^(?:I (?:saw|noticed) Klaus reading|Klaus was reading when I saw him)$/,
    );
    expect(told(klaus, did("klaus-mueller", "reading", NOW))).toBe("I was reading");
    expect(
      asMe(
        jane,
        "Jane Moreno gets up at six, plans the day on the back of an envelope and likes to have it all ticked off",
      ),
    ).toBe("I get up at six, plan the day on the back of an envelope and like to have it all ticked off");
    expect(asMe(mei, "Mei Lin is married to John Lin, the pharmacist, whose calm she leans on")).toBe(
      "I'm married to John Lin, the pharmacist, whose calm I lean on",
    );
    expect(asMe(klaus, "Klaus Mueller and Maria Lopez share a devotion to research")).toBe(
      "Maria Lopez and I share a devotion to research",
    );
  });
  it("knows a question without its mark", () => {
    for (const text of ["who is klaus", "whos that", "Is there a party", "tell me about the pond", "what r u doing"])
      expect(isQuestion(text), text).toBe(true);
    for (const text of ["I saw a heron.", "What a lovely day!", "Thanks"]) expect(isQuestion(text), text).toBe(false);
  });
});
