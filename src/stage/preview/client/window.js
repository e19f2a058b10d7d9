// The window as it is really seen: a keyboard on the screen takes its lower half, and the box to speak stays over it.

/** So little height that only the talk and the box stay, in pixels, and as a part of what was seen before the keyboard came. */
const KEYS = { high: 430, part: 0.8 };

/** Keeps the page as high as what is seen of it. */
export function fitWindow() {
  const seen = window.visualViewport;
  /** The most that was seen of the page, by the width of the window. @type {Map<number, number>} */
  const tallest = new Map();
  const fit = () => {
    const high = Math.round(seen && seen.scale === 1 ? seen.height : window.innerHeight);
    document.documentElement.style.setProperty("--high", `${high}px`);
    tallest.set(window.innerWidth, Math.max(high, tallest.get(window.innerWidth) ?? 0));
    const shrunk = high < KEYS.high && high < KEYS.part * (tallest.get(window.innerWidth) ?? 0);
    const { activeElement: at } = document;
    const typing = at instanceof HTMLTextAreaElement || at instanceof HTMLInputElement;
    document.body.classList.toggle("keys", shrunk && typing && Boolean(at.closest("#say")));
    // a browser that pushes the page up for its keyboard is asked to leave it
    if (seen && seen.scale === 1 && (window.scrollY > 0 || seen.offsetTop > 0)) window.scrollTo(0, 0);
  };
  const top = document.getElementById("top");
  if (top)
    new ResizeObserver(() => {
      document.documentElement.style.setProperty("--under", `${top.offsetHeight + 4}px`);
    }).observe(top);
  fit();
  window.addEventListener("resize", fit);
  seen?.addEventListener("resize", fit);
  seen?.addEventListener("scroll", fit);
  document.addEventListener("focusin", fit);
  document.addEventListener("focusout", () => requestAnimationFrame(fit));
}
