/** What the inner voice has put into a resident's mind (paper section 3.1.2), asked after: done or not yet, or what they are set on. */
import { deedKey } from "../../mind/memory/episode.ts";
import { memoriesWith } from "../../mind/memory/stream.ts";
import type { Story } from "../../mind/persona.ts";
import type { Memory } from "../../world/events.ts";
import type { Intent } from "../../world/intents.ts";
import type { Answer } from "../tongue.ts";
import { type Asked, mayBeTold, oneOf, said, understoodIn } from "./answerer.ts";
import { choose } from "./ask.ts";
import { contentOf, sharing } from "./content.ts";

/** A thought that came to a resident, as news of theirs, and how it came. */
interface Thought {
  readonly story: Story;
  readonly came: Memory;
}

/** The thoughts that came to the resident and are no secret, the latest first. */
const thoughts = ({ self }: Asked): readonly Thought[] =>
  [...self.stories.values()]
    .flatMap((story) => {
      const mine = story.holder === self.persona.id && !story.secret;
      const came = mine && memoriesWith(self.mind.stream, { story: story.id }).find(isThought);
      return came ? [{ story, came }] : [];
    })
    .sort((a, b) => b.came.created - a.came.created);

const isThought = ({ episode }: Memory): boolean => episode?.kind === "thought";

/** What asks for what somebody wants or means to do, and not whether it is done. */
const WISHED: ReadonlySet<Intent> = new Set(["ask-your-wish", "ask-your-plan", "ask-event-going"]);

/** So many words at least a thought shares with what it is of, and a question after it has. */
const OF_IT = 2;

/** A thought of one's own about a post that others are up for; null where none has come to one. */
export function thoughtOfPost(ask: Asked, post: Story): Thought | null {
  const words = contentOf(ask, post.memory);
  return thoughts(ask).find(({ story }) => sharing(words, story.memory) >= OF_IT) ?? null;
}

/** A thought as one says it oneself. */
export const thoughtTold = ({ self, mouth }: Asked, { story }: Thought): string =>
  mouth.sentence(mouth.asMe(self, story.memory));

/** Whether one has done, or means to do, what has come to one's mind; null where words ask for nothing of it. */
export function onMind(ask: Asked): Answer | null {
  const { self, lines, mouth, text } = ask;
  const clause = understoodIn(ask).find(({ slots }) => slots?.form === "whether");
  const words = contentOf(ask, text);
  // "Any milk?" asks for milk, and not whether it was bought.
  if (!ask.question || !clause || words.length < OF_IT) return null;
  const news = clause.slots?.news;
  const named = news === undefined ? undefined : self.stories.get(news);
  const post = named?.of.kind === "office" && named.holder !== self.persona.id ? named : null;
  const ofPost = post && thoughtOfPost(ask, post);
  const thought = ofPost ?? thoughts(ask).find(({ story }) => story.id === news);
  // All that is asked of is in the thought: "Do you sell milk?" is not whether it was bought.
  if (!thought || sharing(words, `${thought.story.memory} ${ofPost ? post.memory : ""}`) < words.length) return null;
  // What is only suspected of somebody is nothing to be done with: it is told as what it is.
  if (thought.story.suspects) {
    const felt = said("recalled", choose(ask, thought.story.tells), { rests: [thought.came] });
    return mayBeTold(ask, felt) ? felt : null;
  }
  const told = thoughtTold(ask, thought);
  const still = self.mind.intents.find(({ id }) => id === thought.story.id);
  const became = memoriesWith(self.mind.stream, { key: deedKey(thought.story.id) }).at(-1);
  const rests = [became ?? thought.came];
  // What one is set on, or only wishes, is not done with being done once.
  const set = became?.episode?.kind !== "let go" && (still?.lasting || WISHED.has(clause.intent));
  const answer =
    set || !became
      ? oneOf(ask, "plan", set ? lines.onMindYes : lines.onMindNotYet, { told }, { rests })
      : oneOf(
          ask,
          "recalled",
          became.episode?.kind === "let go" ? lines.onMindNo : lines.onMindYes,
          { told: mouth.sentence(mouth.retold(self, became, ask.asker.id)) },
          { rests },
        );
  return mayBeTold(ask, answer) ? answer : null;
}
