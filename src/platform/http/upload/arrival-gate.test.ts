import { expect, test } from 'vitest';
import { type ArrivalLimits, createArrivalGate, type Sender } from './arrival-gate.ts';

const limits: ArrivalLimits = {
  bySession: 2,
  byAccount: 3,
  inAll: 6,
  bytesByAccount: 1000,
  bytesInAll: 2000,
  waiting: 10,
  waitingByAccount: 2,
};
const of = (accountId: string, sessionId = accountId): Sender => ({ accountId, sessionId });

/** Whether it is settled, without waiting. */
const state = async (promise: Promise<unknown>) => {
  let found = 'waiting';
  promise.then(
    () => {
      found = 'in';
    },
    () => {
      found = 'out';
    },
  );
  await new Promise(setImmediate);
  return found;
};

test('a session and an account have few at once; what waits enters as others leave, and the rest is refused', async () => {
  const gate = createArrivalGate(limits);
  const first = await gate.enter(of('a', '1'), 1);
  await gate.enter(of('a', '1'), 1);
  const third = gate.enter(of('a', '1'), 1);
  expect(await state(third)).toBe('waiting');
  await gate.enter(of('a', '2'), 1);
  const fifth = gate.enter(of('a', '3'), 1);
  expect(await state(fifth)).toBe('waiting');
  await expect(gate.enter(of('a', '3'), 1)).rejects.toMatchObject({ code: 'server.busy' });
  expect(await state(gate.enter(of('b'), 1))).toBe('in');
  // A file that waits for a reader is no arrival any more.
  first.arrived();
  expect([await state(third), await state(fifth)]).toEqual(['in', 'waiting']);
});

test("the bytes of an account are counted from their declared size until the file is gone, never another's", async () => {
  const gate = createArrivalGate(limits);
  const first = await gate.enter(of('a'), 900);
  const second = gate.enter(of('a'), 200);
  expect(await state(second)).toBe('waiting');
  expect(await state(gate.enter(of('b'), 900))).toBe('in');
  first.wrote(850);
  first.arrived();
  expect(await state(second)).toBe('waiting');
  first.leave();
  expect(await state(second)).toBe('in');
});

test('one file larger than the share of an account comes in alone', async () => {
  const gate = createArrivalGate(limits);
  await gate.enter(of('a'), 5000);
  expect(await state(gate.enter(of('a'), 1))).toBe('waiting');
});

test('when all places are taken, the account with most of them gives up its oldest upload', async () => {
  const gate = createArrivalGate(limits);
  const hostile = [];
  for (const session of ['1', '1', '2']) hostile.push(await gate.enter(of('a', session), 1));
  for (const account of ['b', 'b', 'c']) await gate.enter(of(account), 1);
  expect(await state(gate.enter(of('d'), 1))).toBe('in');
  expect(await state(hostile[0]!.givenUp)).toBe('out');
  expect(await state(hostile[1]!.givenUp)).toBe('waiting');
  await expect(hostile[0]!.givenUp).rejects.toMatchObject({ code: 'server.busy' });
});

test('when the disk has its share, the account with most bytes gives way, and an account alone is refused', async () => {
  const gate = createArrivalGate(limits);
  const large = await gate.enter(of('a'), 1000);
  large.wrote(1500);
  const small = await gate.enter(of('b'), 10);
  small.wrote(400);
  expect(await state(large.givenUp)).toBe('waiting');
  small.wrote(200);
  expect(await state(large.givenUp)).toBe('out');
  expect(await state(small.givenUp)).toBe('waiting');
  expect(() => small.wrote(3000)).toThrow(expect.objectContaining({ code: 'server.busy' }));
});
