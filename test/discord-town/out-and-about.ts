/** Residents whom one can meet in a living town: awake, not on their way, in places where people go. */
import type { TownDesk } from "../../src/town/desk/desk.ts";

/** The part of a living town that is asked. */
interface Lived {
  readonly desk: TownDesk;
  readonly until: (holds: () => boolean) => Promise<void>;
}

function outAndAbout(desk: TownDesk) {
  const { people, places } = desk.view();
  const homes = new Set(places.flatMap((one) => (one.home ? [one.id] : [])));
  return people.filter((one) => one.kind === "resident" && !one.asleep && !one.walk && !homes.has(one.place));
}

/** Lives on until somebody is about, other than `not`. */
export async function somebodyAbout({ desk, until }: Lived, not = "") {
  const one = () => outAndAbout(desk).find(({ id }) => id !== not);
  await until(() => one() !== undefined);
  return one()!;
}

/** Lives on until two are about in one place. */
export async function pairAbout({ desk, until }: Lived) {
  const pair = () => {
    const about = outAndAbout(desk);
    return about
      .map((one) => [one, about.find((other) => other.id !== one.id && other.place === one.place)] as const)
      .find(([, other]) => other);
  };
  await until(() => pair() !== undefined);
  const [one, other] = pair()!;
  return [one, other!] as const;
}
