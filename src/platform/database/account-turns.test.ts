import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountTurns } from './account-turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Transactions that end when told, and the order in which they began. `utilization`: of the event loop. */
function madeTurns(utilization = 0.45, seats: Readonly<Record<string, number>> = {}) {
  const of = (account: string) => new Map(Object.entries(seats)).get(account) ?? 1;
  const turns = new AccountTurns(() => utilization, { of });
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const runs: Promise<void>[] = [];
  const begin = (account: string, name: string) => {
    const work = () => {
      began.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    };
    runs.push(turns.run(account, work));
  };
  const passed = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
  const end = async (...names: string[]) => {
    for (const name of names) ends.get(name)!();
    await passed();
  };
  return { began, begin, end, passed, runs };
}

test('three transactions of an account alone run at once; others wait for theirs, in order', async () => {
  const { began, begin, end, passed, runs } = madeTurns();
  for (const name of ['a', 'b', 'c', 'd', 'e']) begin('one', name);
  await passed();
  expect(began).toEqual(['a', 'b', 'c']);
  await end('b');
  expect(began).toEqual(['a', 'b', 'c', 'd']);
  await passed(10_000);
  expect(began).toHaveLength(4);
  await end('a', 'c', 'd');
  await end('e');
  await Promise.all(runs);
  expect(began).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('an account has more of them with its seats in use, alone and among others', async () => {
  const { began, begin, passed } = madeTurns(0.45, { one: 24 });
  for (let index = 0; index < 8; index++) begin('one', `a${index}`);
  await passed();
  expect(began).toHaveLength(6);
  const among = madeTurns(0.45, { one: 24 });
  among.begin('other', 'x');
  for (let index = 0; index < 8; index++) among.begin('one', `a${index}`);
  await among.passed();
  expect(among.began).toEqual(['x', 'a0', 'a1', 'a2', 'a3']);
});

test('nobody waits for another account, and among others each account runs one after another', async () => {
  const { began, begin, end, passed, runs } = madeTurns();
  begin('one', 'a');
  begin('other', 'x');
  for (const name of ['b', 'c']) begin('one', name);
  await passed();
  expect(began).toEqual(['a', 'x']);
  await end('a');
  expect(began).toEqual(['a', 'x', 'b']);
  // Alone again.
  await end('x');
  expect(began).toEqual(['a', 'x', 'b', 'c']);
  await end('b', 'c');
  await Promise.all(runs);
});

test('a request that waited long goes beside a slow one of its account', async () => {
  const { began, begin, end, passed, runs } = madeTurns();
  begin('other', 'x');
  for (const name of ['slow', 'b', 'c', 'd']) begin('one', name);
  await passed(249);
  expect(began).toEqual(['x', 'slow']);
  await passed(1);
  expect(began).toEqual(['x', 'slow', 'b']);
  await end('b');
  expect(began).toEqual(['x', 'slow', 'b', 'c']);
  await end('c');
  expect(began).toEqual(['x', 'slow', 'b', 'c', 'd']);
  await end('x', 'slow', 'd');
  await Promise.all(runs);
});

test('turns of an account that wants more than the average rest, those of another do not', async () => {
  const { began, begin, end, passed, runs } = madeTurns();
  begin('other', 'x');
  for (const name of ['a', 'b', 'c', 'd']) begin('busy', name);
  await passed(3000);
  expect(began).toEqual(['x', 'a', 'b']);
  begin('other', 'y');
  await end('x');
  expect(began).toEqual(['x', 'a', 'b', 'y']);
  await end('a');
  await passed(499);
  expect(began.at(-1)).toBe('y');
  await passed(1);
  expect(began.at(-1)).toBe('c');
  await end('y', 'b', 'c');
  await passed(1000);
  await end('d');
  await Promise.all(runs);
});

test('a rest is some times as long as a short transaction, and there is none for an account alone', async () => {
  const { began, begin, end, passed, runs } = madeTurns();
  begin('other', 'x');
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) begin('busy', name);
  await passed(3000);
  await end('a');
  await passed(500);
  expect(began.at(-1)).toBe('c');
  await passed(10);
  await end('c');
  await passed(39);
  expect(began.at(-1)).toBe('c');
  await passed(1);
  expect(began.at(-1)).toBe('d');
  await end('x');
  await passed(1000);
  await end('b', 'd');
  expect(began.slice(-2)).toEqual(['e', 'f']);
  await end('e', 'f');
  await Promise.all(runs);
});

test('on a calm server nobody rests', async () => {
  const { began, begin, end, passed, runs } = madeTurns(0.2);
  begin('other', 'x');
  for (const name of ['a', 'b', 'c']) begin('busy', name);
  await passed(3000);
  await end('a');
  expect(began).toEqual(['x', 'a', 'b', 'c']);
  await end('x', 'b', 'c');
  await Promise.all(runs);
});

test('a failure ends the turn', async () => {
  const turns = new AccountTurns();
  const fail = () => turns.run('one', () => Promise.reject(new Error('broken')));
  for (let time = 0; time < 5; time++) await expect(fail()).rejects.toThrow('broken');
  await expect(turns.run('one', () => Promise.resolve(7))).resolves.toBe(7);
});
