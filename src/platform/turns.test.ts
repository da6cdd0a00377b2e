import { expect, test } from 'vitest';
import { takeTurn } from './turns.ts';

test('work under one key runs in order, also after a failure, and under another at the same time', async () => {
  const events: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      events.push(`${name} begins`);
      await new Promise(setImmediate);
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const done = await Promise.allSettled([
    takeTurn('a', work('first', true)),
    takeTurn('a', work('second')),
    takeTurn('b', work('other')),
  ]);
  expect(done.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(events.indexOf('second begins')).toBeGreaterThan(events.indexOf('first ends'));
  expect(events.indexOf('other begins')).toBeLessThan(events.indexOf('first ends'));
});
