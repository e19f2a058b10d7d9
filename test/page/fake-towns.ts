/** A host with one fake town, the commands the page's tests type, and the page itself on a free port. */

import { type Preview, startPreview } from "../../src/stage/preview/preview.ts";
import type { Stage } from "../../src/stage/stage.ts";
import type { Command } from "../../src/town/desk/command.ts";
import type { Towns } from "../../src/town/host-port.ts";
import { FakeTown } from "./fake-town.ts";

/** Commands of every shape: one verb, subcommands, choices, a form, Discord only. */
export const fakeCommands: readonly Command[] = [
  {
    name: "whisper",
    description: "Give a resident an inner voice",
    verb: {
      description: "Give a resident an inner voice",
      needs: "anyone",
      where: "anywhere",
      options: [
        { name: "resident", type: "resident", description: "Who hears it", required: true },
        { name: "text", type: "text", description: "What they think", required: false },
      ],
      form: {
        title: "An inner voice",
        fields: [
          {
            name: "text",
            label: "The thought",
            placeholder: "You want to learn the harp.",
            required: true,
            long: true,
            most: 300,
          },
        ],
      },
      run: async ({ desk, member, options, form }) => ({
        text: (await desk!.whisper(member, options.resident!, form?.text ?? options.text ?? "")).said,
      }),
    },
  },
  {
    name: "object",
    description: "Set the state of an object",
    verb: {
      description: "Set the state of an object",
      needs: "anyone",
      where: "anywhere",
      options: [
        { name: "object", type: "object", description: "Which object", required: true },
        { name: "state", type: "text", description: "Its new state; leave out for its usual one", required: false },
      ],
      run: async ({ desk, member, options }) => ({
        text: (await desk!.setObject(member, options.object!, options.state ?? null)).said,
      }),
    },
  },
  ...["embody", "release", "interview"].map(
    (name): Command => ({
      name,
      description: `To ${name}`,
      verb: {
        description: `To ${name}`,
        needs: "anyone",
        where: "anywhere",
        options:
          name === "release" ? [] : [{ name: "resident", type: "resident", description: "Whom", required: true }],
        run: async ({ desk, member, options }) => ({
          text: (await (name === "embody" ? desk!.embody(member, options.resident!) : desk!.release(member))).said,
        }),
      },
    }),
  ),
  {
    name: "news",
    description: "What happened",
    verb: {
      description: "What happened",
      needs: "anyone",
      where: "anywhere",
      options: [],
      run: async () => ({
        text: "## Lately\n**Sam** met <@123> in <#45> at <t:1700000000:t>.\n\n- ||a secret||\n- [a link](https://example.org)\n> *quoted* and __under__ and ~~gone~~\n-# Resume it with /town pace, not \\*here\\*.",
      }),
    },
  },
  {
    name: "town",
    description: "The town itself",
    subcommands: {
      cost: {
        description: "What the town costs today",
        needs: "keeper",
        where: "anywhere",
        options: [],
        run: async () => ({ text: "Nothing: it lives offline." }),
      },
      pace: {
        description: "How fast time passes",
        needs: "keeper",
        where: "anywhere",
        options: [
          {
            name: "beats",
            type: "number",
            description: "Beats per turn",
            required: true,
            choices: [
              { name: "fast", value: "1" },
              { name: "slow", value: "10" },
            ],
          },
        ],
        run: async ({ desk, member, options }) => ({ text: (await desk!.setPace(member, Number(options.beats))).said }),
      },
      found: {
        description: "Found a town in this server",
        needs: "keeper",
        where: "discord",
        options: [],
        run: async () => ({ text: "" }),
      },
      break: {
        description: "A bug",
        needs: "anyone",
        where: "anywhere",
        options: [],
        run: async () => Promise.reject(new Error("secret detail")),
      },
    },
  },
];

/** What `openFake` gives. */
export interface Fake {
  readonly preview: Preview;
  readonly town: FakeTown;
  readonly errors: string[];
  /** The program ends, and is started again with the town as it was. `meanwhile` happens while there is none. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Opens the page on a fake town (or on none); `also` are ids of further towns, which stand still, `unread` says why others cannot be opened. */
export async function openFake(
  options: {
    start?: number;
    answerMs?: number;
    turnMs?: number;
    party?: string;
    empty?: boolean;
    port?: number;
    also?: readonly string[];
    unread?: Readonly<Record<string, string>>;
  } = {},
): Promise<Fake> {
  const stages: Stage[] = [];
  const errors: string[] = [];
  const town = new FakeTown({
    ...(options.start === undefined ? {} : { start: options.start }),
    ...(options.answerMs === undefined ? {} : { answerMs: options.answerMs }),
    ...(options.turnMs === undefined ? {} : { turnMs: options.turnMs }),
    ...(options.party === undefined ? {} : { party: options.party }),
    show: (shown) => {
      for (const stage of stages) stage.show(shown);
    },
  });
  const all = options.empty ? [] : [town, ...(options.also ?? []).map((id) => new FakeTown({ id, show: () => {} }))];
  const towns: Towns = {
    ids: () => all.map(({ id }) => id),
    desk: (id) => all.find((one) => one.id === id) ?? null,
    found: async () => town,
    unread: (id) => {
      const why = options.unread?.[id];
      return why === undefined ? null : { language: "en", why };
    },
    concerns: () => [],
    rest: () => {},
    remove: async () => {},
    join: (stage) => void stages.push(stage),
  };
  const log = { info: () => {}, error: (_details: object, text: string) => void errors.push(text) };
  const start = async (port: number) => {
    const localTown = options.empty ? null : town.id;
    const preview = await startPreview({ port, towns, commands: fakeCommands, log, localTown });
    towns.join(preview);
    return preview;
  };
  let preview = await start(options.port ?? 0);
  return {
    get preview() {
      return preview;
    },
    town,
    errors,
    async restart(meanwhile) {
      stages.splice(0);
      await preview.close();
      await meanwhile?.();
      preview = await start(Number(new URL(preview.url).port));
    },
    close: () => preview.close(),
  };
}
