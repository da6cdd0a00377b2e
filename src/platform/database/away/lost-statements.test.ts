import { expect, test } from 'vitest';
import type { SeenClient } from './lasting-client.ts';
import { LostStatements } from './lost-statements.ts';

function waiting(more: Partial<SeenClient> = {}): SeenClient {
  return { waitsSince: 1000, serverPid: 7, received: 50, access: {}, cut: () => {}, ...more };
}

const idle = new Set([7]);

test('a client for which an idle process waits at two looks has lost its statement', () => {
  const lost = new LostStatements();
  const client = waiting();
  expect(lost.after([client], idle)).toEqual([]);
  expect(lost.after([client], idle)).toEqual([client]);
});

test.each<[string, Partial<SeenClient>, ReadonlySet<number>]>([
  ['that has received something meanwhile', { received: 51 }, idle],
  ['that waits for another statement by now', { waitsSince: 2000 }, idle],
  ['whose process works', {}, new Set()],
  ['that is not open', { serverPid: null }, idle],
])('none is lost of a client %s', (_, change, seen) => {
  const lost = new LostStatements();
  const client = waiting();
  lost.after([client], idle);
  Object.assign(client, change);
  expect(lost.after([client], seen)).toEqual([]);
});

test('a look that found the process at work begins anew', () => {
  const lost = new LostStatements();
  const client = waiting();
  lost.after([client], idle);
  lost.after([client], new Set());
  expect(lost.after([client], idle)).toEqual([]);
});
