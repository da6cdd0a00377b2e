import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

const size = { inside: 3, insideOfOne: 2, waiting: 4, waitingOfOne: 2 };

/** Work that lasts until it is released, and reports when it begins. */
function works() {
  const begun: string[] = [];
  const semaphore = createSemaphore(size);
  const start = (whose: string, name: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const done = semaphore.run(whose, async () => {
      begun.push(name);
      await promise;
    });
    const end = () => {
      resolve();
      return done;
    };
    return { done, end };
  };
  return { begun, start };
}

test('limits each account to a share, and serves waiting work in order', async () => {
  const { begun, start } = works();
  const [a1, a2] = [start('a', 'a1'), start('a', 'a2')];
  const a3 = start('a', 'a3');
  const b1 = start('b', 'b1');
  const c1 = start('c', 'c1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await b1.end();
  // a has waited longer, but has its share already.
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
  await a1.end();
  expect(begun.at(-1)).toBe('a3');
  await Promise.all([a2, a3, c1].map(({ end }) => end()));
});

test('refuses beyond a queue length, first per account', async () => {
  const { start } = works();
  const a = Array.from({ length: 5 }, (_, index) => start('a', `a${index}`));
  await expect(a[4]!.done).rejects.toMatchObject({ code: 'server.busy' });
  const others = ['b', 'c', 'd'].map((whose) => start(whose, whose));
  await expect(start('e', 'e').done).rejects.toMatchObject({ code: 'server.busy' });
  for (const { end } of [...a.slice(0, 4), ...others]) await end();
});

test('is released by work that fails', async () => {
  const semaphore = createSemaphore({ inside: 1, insideOfOne: 1, waiting: 1, waitingOfOne: 1 });
  const fails = semaphore.run('a', () => Promise.reject(new Error('no')));
  const next = semaphore.run('b', async () => 'in');
  await expect(fails).rejects.toThrow('no');
  expect(await next).toBe('in');
});
