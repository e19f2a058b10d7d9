/**
 * What members of a server do all day, by chance and from outside, as Discord's own client lets them: they come, talk, reply, react, mend
 * and take back what they wrote, use commands rightly and wrongly, press buttons, and go.
 */
import type { TownDesk } from "../../src/town/desk/desk.ts";
import type { Random } from "../../src/world/chance.ts";
import type { Member, Message, TestDiscord } from "../discord/test-discord.ts";

/** What a member needs to live in a server. */
export interface MemberPorts {
  readonly discord: TestDiscord;
  readonly desk: TownDesk;
  readonly general: string;
  readonly channelOf: (place: string) => string | null;
  readonly random: Random;
  /** When the day is over. */
  readonly end: number;
  /** Something was done: counted by its kind. */
  readonly did: (kind: string) => void;
  /** A resident was spoken to by name. */
  readonly asked: (message: Message, name: string) => void;
  /** A command got no answer. */
  readonly unanswered: (what: string, since: number) => void;
}

const MINUTE = 60_000;
const wait = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));

const PHRASES = [
  "good to see you! What are you up to?",
  "I photograph birds. Have you seen any lately?",
  "is there anything going on in town this week?",
  "what did you have for breakfast?",
  "do you know what everybody is talking about?",
  "*waves* how has your day been?",
  "I brought you a book about lighthouses.",
  "look at this: https://example.com/picture",
];
const ACTS = [
  "*sits down and looks around*",
  "*plays a tune*",
  "Hello everybody!",
  "What a day.",
  "@everyone come here!",
];
const EMOJI = ["😂", "❤️", "👍", "😮", "🎉"];

/** One member's day: away for a while, in town for a while, and again. */
export async function memberLives(member: Member, ports: MemberPorts): Promise<void> {
  const { random, end, did, unanswered } = ports;
  const over = () => Date.now() >= end;
  const away = (most: number) => wait(Math.min(random.whole(0, most) * MINUTE, end - Date.now()));
  await away(20);
  while (!over()) {
    await command(member, ports, ["visit", { name: "", about: "I came to see the town" }]);
    const stays = Date.now() + random.whole(8, 40) * MINUTE;
    while (Date.now() < stays && !over()) {
      await wait(random.whole(12_000, 75_000));
      const since = Date.now();
      try {
        await something(member, ports);
      } catch (error) {
        unanswered(error instanceof Error ? error.message : String(error), since);
      }
    }
    if (random.chance(0.5)) await command(member, ports, ["leave", {}]);
    did("went");
    await away(90);
  }
}

async function something(member: Member, ports: MemberPorts): Promise<void> {
  const { random } = ports;
  const throwOf = random.next();
  if (throwOf < 0.5) return talk(member, ports);
  if (throwOf < 0.62) return react(member, ports);
  if (throwOf < 0.68) return press(member, ports);
  return command(member, ports, random.pick(commandsFor(ports)));
}

/** A place with somebody awake in it, or any. */
function somewhere({ desk, channelOf, random }: MemberPorts) {
  const { people, places } = desk.view();
  const awake = people.filter((one) => one.kind === "resident" && !one.asleep && !one.walk);
  const who = awake.length > 0 && random.chance(0.8) ? random.pick(awake) : null;
  const place = who?.place ?? random.pick(places).id;
  return { who, channel: channelOf(place) };
}

async function talk(member: Member, ports: MemberPorts): Promise<void> {
  const { random, did, asked, discord } = ports;
  const { who, channel } = somewhere(ports);
  if (!channel) return;
  const persona = latest(discord, channel);
  const reply = persona && random.chance(0.2) ? persona : undefined;
  const text = who && random.chance(0.8) ? `${who.name.split(" ")[0]}, ${random.pick(PHRASES)}` : random.pick(ACTS);
  const said = member.say(channel, text, reply ? { reply_to: reply } : {});
  did("said");
  if (who && !reply && text.startsWith(who.name.split(" ")[0]!)) asked(said, who.name);
  if (random.chance(0.1)) {
    await wait(random.whole(300, 4_000));
    member.edit(said, `${text} (I mean it)`);
    did("edited");
  }
  if (random.chance(0.08)) {
    await wait(random.whole(300, 40_000));
    member.remove(said);
    did("took back");
  }
}

const latest = (discord: TestDiscord, channel: string): Message | undefined =>
  discord.messages(channel).findLast(({ webhook_id }) => webhook_id && webhook_id !== discord.applicationId);

async function react(member: Member, ports: MemberPorts): Promise<void> {
  const { channel } = somewhere(ports);
  const persona = channel && latest(ports.discord, channel);
  if (!persona) return;
  member.react(persona, ports.random.pick(EMOJI));
  ports.did("reacted");
}

/** The first button of a board. */
async function press(member: Member, ports: MemberPorts): Promise<void> {
  const { channel } = somewhere(ports);
  const board = channel && ports.discord.pinned(channel)[0];
  const button = board && board.components[0]?.components?.[0]?.custom_id;
  if (!board || !button) return;
  ports.did("pressed");
  await member.press(board, button).reply();
}

type Typed = readonly [path: string, options: Readonly<Record<string, string | number>>];

/** Commands as members use them, some of them wrongly. */
function commandsFor({ desk, random }: MemberPorts): readonly Typed[] {
  const { people, places } = desk.view();
  const resident = random.pick(people.filter(({ kind }) => kind === "resident")).id;
  const place = random.pick(places).id;
  return [
    ["go", { place }],
    ["go", { place: "the moon" }],
    ["say", { text: "Good day to you all." }],
    ["say", { text: "How are you?", to: resident }],
    ["do", { act: "sweeps the floor" }],
    ["look", { place }],
    ["place", { place }],
    ["help", {}],
    ["resident who", { resident }],
    ["resident plan", { resident }],
    ["resident memories", { resident, about: "birds" }],
    ["resident who", { resident: "nobody of that name" }],
    ["whisper", { resident, text: "You would like to see the sea." }],
    ["object", { object: "stove", state: "burning" }],
    ["interview", { resident, question: "What do you wish for?", as: "a reporter" }],
    ["ask", { resident, question: "7" }],
    ["event list", {}],
    ["privacy about", {}],
    ["embody", { resident }],
    ["release", {}],
  ];
}

async function command(member: Member, ports: MemberPorts, [path, options]: Typed): Promise<void> {
  const { random, channelOf, general, desk, did, unanswered } = ports;
  const channel = random.chance(0.5) ? general : (channelOf(random.pick(desk.view().places).id) ?? general);
  did("commanded");
  const since = Date.now();
  try {
    if ("resident" in options && random.chance(0.3)) await member.autocomplete(channel, path, "resident", "a");
    await member.slash(channel, path, options).reply();
  } catch (error) {
    unanswered(`/${path}: ${error instanceof Error ? error.message : String(error)}`, since);
  }
}
