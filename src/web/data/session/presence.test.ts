import { expect, it } from 'vitest';
import { createPresence } from './presence.ts';

it('takes somebody to be there until five minutes after the last sign of them', () => {
  let now = 0;
  const page = new EventTarget();
  const { isAttended, watch } = createPresence(() => now);
  watch(page);
  now = 5 * 60_000;
  expect(isAttended()).toBe(true);
  now += 1;
  expect(isAttended()).toBe(false);
  page.dispatchEvent(new Event('message'));
  expect(isAttended()).toBe(false);
  page.dispatchEvent(new Event('keydown'));
  expect(isAttended()).toBe(true);
  now += 4 * 60_000;
  page.dispatchEvent(new Event('wheel'));
  now += 4 * 60_000;
  expect(isAttended()).toBe(true);
});

it('takes keys and pointers pressed on the page for acts, and nothing else', () => {
  const page = new EventTarget();
  const { hasActed, watch } = createPresence();
  watch(page);
  for (const sign of ['pointermove', 'wheel', 'touchmove']) page.dispatchEvent(new Event(sign));
  expect(hasActed()).toBe(false);
  page.dispatchEvent(new Event('pointerdown'));
  expect(hasActed()).toBe(true);
});
