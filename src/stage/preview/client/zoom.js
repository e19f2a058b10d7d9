// Closer and farther on the map: a wheel towards the pointer, two fingers between them, a double click; and a mouse that pulls it about.

/**
 * @param {HTMLElement} scroller
 * @param {(factor: number, at: { x: number, y: number }) => void} zoom `at` in the window
 */
export function zoomed(scroller, zoom) {
  /** What came since the last frame: the picture is laid out once for it. */
  let due = 1;
  let at = { x: 0, y: 0 };
  const soon = (/** @type {number} */ factor, /** @type {{ x: number, y: number }} */ where) => {
    at = where;
    if (due === 1)
      requestAnimationFrame(() => {
        const by = due;
        due = 1;
        zoom(by, at);
      });
    due *= factor;
  };
  scroller.addEventListener(
    "wheel",
    (event) => {
      // a sideways wheel pulls, as everywhere
      if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
      const step = Math.max(-240, Math.min(240, event.deltaY * lines));
      soon(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0018)), { x: event.clientX, y: event.clientY });
    },
    { passive: false },
  );
  scroller.addEventListener("dblclick", (event) => {
    if (/** @type {HTMLElement} */ (event.target).closest(".person")) return;
    event.preventDefault();
    soon(event.shiftKey ? 1 / 1.6 : 1.6, { x: event.clientX, y: event.clientY });
  });
  /** @param {TouchEvent} event */
  const pinch = (event) => {
    const [a, b] = event.touches;
    return a && b && event.touches.length === 2
      ? {
          far: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
          middle: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
        }
      : null;
  };
  /** @type {ReturnType<typeof pinch>} */
  let held = null;
  scroller.addEventListener(
    "touchstart",
    (event) => {
      held = pinch(event);
      if (held) event.preventDefault();
    },
    { passive: false },
  );
  scroller.addEventListener(
    "touchmove",
    (event) => {
      const now = pinch(event);
      if (!now) return;
      event.preventDefault();
      if (held && held.far > 0 && now.far > 0) {
        scroller.scrollBy(held.middle.x - now.middle.x, held.middle.y - now.middle.y);
        soon(now.far / held.far, now.middle);
      }
      held = now;
    },
    { passive: false },
  );
  scroller.addEventListener("touchend", () => {
    held = null;
  });
}

/**
 * Lets a mouse pull the map about; fingers scroll it anyway.
 * @param {HTMLElement} scroller
 */
export function dragged(scroller) {
  /** @type {{ x: number, y: number, left: number, top: number } | null} */
  let held = null;
  scroller.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    held = { x: event.clientX, y: event.clientY, left: scroller.scrollLeft, top: scroller.scrollTop };
  });
  window.addEventListener("pointermove", (event) => {
    if (!held) return;
    if (event.buttons === 0) {
      held = null;
      return;
    }
    scroller.scrollTo(held.left + held.x - event.clientX, held.top + held.y - event.clientY);
  });
  // a pull that ends on a face or a house is no click on it
  scroller.addEventListener(
    "click",
    (event) => {
      if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > 6) event.stopPropagation();
      held = null;
    },
    { capture: true },
  );
}
