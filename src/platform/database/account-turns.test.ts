import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { AccountTurns } from './account-turns.ts';

test('three transactions of an account run at once; others wait for theirs, in order, and nobody for another account', async () => {
  const turns = new AccountTurns();
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const begin = (account: string, name: string) =>
    turns.run(account, () => {
      began.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => begin('one', name));
  all.push(begin('other', 'x'));
  await sleep(0);
  expect(began).toEqual(['a', 'b', 'c', 'x']);
  ends[1]!();
  await sleep(0);
  expect(began).toEqual(['a', 'b', 'c', 'x', 'd']);
  for (let next = 0; next < ends.length; next++) {
    ends[next]!();
    await sleep(0);
  }
  await Promise.all(all);
  expect(began).toHaveLength(6);
});

test('a failure ends the turn', async () => {
  const turns = new AccountTurns();
  const fail = () => turns.run('one', () => Promise.reject(new Error('broken')));
  for (let time = 0; time < 5; time++) await expect(fail()).rejects.toThrow('broken');
  await expect(turns.run('one', () => Promise.resolve(7))).resolves.toBe(7);
});
