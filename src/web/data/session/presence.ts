/**
 * Whether somebody is at the page. What it asks by itself (notifications, progress) must not keep a session open on a
 * computer that was left, so calls made long after the last movement of a hand say that nobody is there.
 */

/** As often as the page asks for notifications: whoever reads without opening anything is noticed by that call. */
const attentionMs = 5 * 60_000;

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

export interface Presence {
  /** Listens for signs of somebody. */
  watch(page: Pick<EventTarget, 'addEventListener'>): void;
  isAttended(): boolean;
}

/** Begins with somebody there: pages are opened by people. `now` in milliseconds. */
export function createPresence(now: () => number = Date.now): Presence {
  let lastSign = now();
  const note = () => {
    lastSign = now();
  };
  return {
    watch: (page) => {
      for (const sign of signs) page.addEventListener(sign, note, { capture: true, passive: true });
    },
    isAttended: () => now() - lastSign <= attentionMs,
  };
}

/** Of this page; the entry point lets it watch. */
export const presence = createPresence();
