/** What a page shows, watched from within it second by second: who walks, who speaks, what bubbles cover. */

/** What was seen in one played second: whether somebody walked, and whether a bubble was there. */
export interface Second {
  walks: boolean;
  speaks: boolean;
}
/** A bubble that was shown: how long, in played time, its letters, and what it covered. */
export interface Bubble {
  letters: number;
  ms: number;
  faces: number;
  bubbles: number;
}
export interface Watch {
  seconds: Second[];
  bubbles: Bubble[];
  /** How many lines the feed had, each time it had more. */
  told: number[];
  /** From the first person on the map to the first step or word. */
  firstMs: number;
  /** The longest time between two frames: nothing is known more exactly. */
  gapMs: number;
}

/** Watches from within the page: everybody's place frame by frame, and bubbles as they come and go. */
export function watch(haste: number): void {
  const seen: Watch = { seconds: [], bubbles: [], told: [], firstMs: Number.POSITIVE_INFINITY, gapMs: 0 };
  Object.assign(window, { seen });
  const now = (): number => performance.now() * haste;
  const people = () => [...document.querySelectorAll<HTMLElement>(".person")];
  const meets = (a: DOMRect, b: DOMRect, by: number): boolean =>
    a.left + by < b.right && a.right - by > b.left && a.top + by < b.bottom && a.bottom - by > b.top;

  const faceOf = (one: Element): DOMRect => (one.querySelector(".look") ?? one).getBoundingClientRect();

  const shown = new Map<Element, Bubble>();
  new MutationObserver(() => {
    const told = document.querySelectorAll("#feed .line").length;
    if (told > (seen.told.at(-1) ?? 0)) seen.told.push(told);
    for (const [bubble, it] of shown)
      if (!bubble.isConnected || bubble.lastElementChild?.textContent?.length !== it.letters) {
        shown.delete(bubble);
        seen.bubbles.push({ ...it, ms: now() - it.ms });
      }
    const bubbles = [...document.querySelectorAll<HTMLElement>(".bubble.shown")];
    for (const bubble of bubbles) {
      if (shown.has(bubble)) continue;
      const box = bubble.getBoundingClientRect();
      const others = bubbles.filter((one) => one !== bubble && meets(box, one.getBoundingClientRect(), 1));
      const faces = people().filter((one) => !one.classList.contains("walking") && meets(box, faceOf(one), 1));
      const letters = bubble.lastElementChild?.textContent?.length ?? 0;
      shown.set(bubble, { ms: now(), letters, faces: faces.length, bubbles: others.length });
    }
  }).observe(document, { childList: true, subtree: true });

  const stood = new Map<Element, string>();
  let began = 0;
  let last = 0;
  const look = (): void => {
    const at = now();
    if (!began && people().length > 0) began = last = at;
    let walks = false;
    for (const one of people()) {
      const { transform } = one.style;
      if (stood.has(one) && stood.get(one) !== transform && one.classList.contains("walking")) walks = true;
      stood.set(one, transform);
    }
    const speaks = shown.size > 0;
    if (walks || speaks) seen.firstMs = Math.min(seen.firstMs, at - began);
    // on a busy machine frames are rare: what moved since the last one moved in between
    for (let i = Math.floor((last - began) / 1000); began && i <= (at - began) / 1000; i += 1) {
      const before = seen.seconds[i];
      seen.seconds[i] = { walks: walks || Boolean(before?.walks), speaks: speaks || Boolean(before?.speaks) };
    }
    if (began) seen.gapMs = Math.max(seen.gapMs, at - last);
    last = at;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A letter a second: b for a bubble, w for somebody who walks. */
export const strip = (seconds: readonly Second[]): string =>
  seconds.map(({ walks, speaks }) => (speaks ? "b" : walks ? "w" : ".")).join("");

/** Whether anything goes on in a second. */
export const isLively = ({ walks, speaks }: Second): boolean => walks || speaks;

/** The least that any ninety seconds hold. */
export function leastLively(seconds: readonly Second[]): number {
  const lively = seconds.map((one): number => (isLively(one) ? 1 : 0));
  const windows = lively.slice(0, -89).map((_, i) => lively.slice(i, i + 90).reduce((sum, one) => sum + one, 0));
  return Math.min(...windows);
}
