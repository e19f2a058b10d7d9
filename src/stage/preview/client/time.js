// The time that the page plays in: real time, or faster with `?haste=8`, by which people walk, speak and wait so many times as fast.
const haste = Math.min(60, Math.max(1, Number(new URLSearchParams(location.search).get("haste")) || 1));

/** Milliseconds of played time. */
export const playNow = () => performance.now() * haste;

/** Calls `then` after so much played time; returns how to call it off. @param {number} ms @param {() => void} then */
export function after(ms, then) {
  const timer = setTimeout(then, Math.max(0, ms) / haste);
  return () => clearTimeout(timer);
}

/** Whether somebody asked for no movement. */
export const calm = matchMedia("(prefers-reduced-motion: reduce)");
