/**
 * Presence detection: background requests (notifications, progress) long after the last user input are marked
 * unattended, so that they do not keep the session of an abandoned computer open. Whether the user has acted on the page
 * is noted here too: Chromium carries `navigator.userActivation` over from the page before.
 */

/** Equal to the notification interval: a user who only reads is noticed by that request. */
const attentionMs = 5 * 60_000;

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
const acts = ['pointerdown', 'keydown'] as const;

export interface Presence {
  /** Listens for user input. */
  watch(page: Pick<EventTarget, 'addEventListener'>): void;
  isAttended(): boolean;
  /** Whether a key or a pointer was pressed since the page was opened. */
  hasActed(): boolean;
}

/** Starts as present: pages are opened by users. `now` in milliseconds. */
export function createPresence(now: () => number = Date.now): Presence {
  let lastSign = now();
  let acted = false;
  const note = () => {
    lastSign = now();
  };
  const noteAct = () => {
    acted = true;
  };
  return {
    watch: (page) => {
      for (const sign of signs) page.addEventListener(sign, note, { capture: true, passive: true });
      for (const act of acts) page.addEventListener(act, noteAct, { capture: true, passive: true });
    },
    isAttended: () => now() - lastSign <= attentionMs,
    hasActed: () => acted,
  };
}

/** Of this page; the entry point starts it. */
export const presence = createPresence();
