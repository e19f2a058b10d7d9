// Ids. discord.js sorts and buckets by them, so they must be 17 to 19 digits, grow with time and never repeat.

const discordEpoch = 1_420_070_400_000;
// A test's clock may stand at the epoch; ids would then be too short for discord.js to recognise as ids.
const earliest = 1_600_000_000_000;

/** A source of snowflakes that follow the given clock and only ever grow. */
export function snowflakes(now: () => number): () => string {
  let last = 0n;
  return () => {
    const next = BigInt(Math.max(Math.floor(now()), earliest) - discordEpoch) << 22n;
    last = next > last ? next : last + 1n;
    return last.toString();
  };
}

/** Whether a text has the form of an id. */
export const isSnowflake = (text: string) => /^\d{17,19}$/.test(text);
