import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";

/** A log and the lines it wrote. */
function written(level = "info", secrets: (string | null)[] = []) {
  const lines: string[] = [];
  return { log: createLog(level, secrets, { write: (line) => void lines.push(line) }), lines };
}

describe("the log", () => {
  it("writes one JSON object a line, from its level up", () => {
    const { log, lines } = written("warn");
    log.info("unseen");
    log.warn({ town: "smallville", turn: 7 }, "a stand-in answered");
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: "warn",
        time: expect.stringMatching(/^20.*Z$/),
        town: "smallville",
        turn: 7,
        msg: "a stand-in answered",
      },
    ]);
    expect(lines[0]).toMatch(/\n$/);
  });

  it("hides secrets, whether under their names, in addresses or in plain sight", () => {
    const { log, lines } = written("info", ["hunter2-hunter2", null]);
    log.info({ token: "a-secret", config: { apiKey: "a-secret" }, request: { authorization: "a-secret" } });
    log.info({ url: "https://discord.com/api/v10/webhooks/123/a-secret_x-Y?wait=true" });
    log.info("POST /interactions/9/a-secret.b/callback with Bot a-secret.or.so");
    log.info({ err: new Error("401 for key hunter2-hunter2 or sk-proj-a-secret") });
    log.info(`login as ${"MTk4NjIyNDgzNDcxOTI1MjQ4"}.Cl2FMQ.${"a-secret".repeat(4)}`);
    const text = lines.join("");
    expect(text).not.toMatch(/a-secret|hunter2/);
    expect(text).toContain("/webhooks/123/[hidden]?wait=true");
    for (const line of lines) JSON.parse(line);
  });

  it("hides what was said, also inside a library's error", () => {
    const { log, lines } = written();
    const error = Object.assign(new Error("Missing Permissions"), {
      code: 50013,
      requestBody: { json: { content: "good morning, Maria" } },
    });
    log.error({ err: error, event: { text: "good morning, Maria" } }, "not shown");
    expect(lines.join("")).not.toContain("good morning");
    expect(JSON.parse(lines[0]!)).toMatchObject({ err: { message: "Missing Permissions", code: 50013 } });
  });
});
