import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/call/app-error.ts';
import {
  createFairSemaphore,
  type FairLimits,
  type FairSemaphore,
  type Place,
  type WorkKind,
} from './fair-semaphore.ts';

const limits: FairLimits = {
  work: { places: 5, low: 2 },
  look: { places: 4, low: 2 },
  keptForAudits: 1,
  ofOne: 2,
  seatsOfOne: 12,
  waiting: 6,
  waitingOfOne: 4,
  patienceMs: 60_000,
};

let now: number;
let semaphore: FairSemaphore;
/** Seats in use, of accounts that have more than one. */
let seats: Map<string, number>;
/** Names of what has begun, in order. */
let begun: string[];

beforeEach(() => {
  now = 1_000_000;
  begun = [];
  seats = new Map();
  semaphore = create(limits);
});

const create = (given: FairLimits) =>
  createFairSemaphore(given, () => now, { of: (account) => seats.get(account) ?? 1 });

const turn = () => new Promise(setImmediate);

interface Started {
  done: Promise<void>;
  /** Ends it, and waits until its place has been given on. */
  end(): Promise<void>;
  place(): Place | undefined;
}

async function startAll(names: string, kind?: WorkKind, signal?: AbortSignal): Promise<Started[]> {
  const all: Started[] = [];
  for (const name of names.split(' ')) all.push(await start(name, kind, signal));
  return all;
}

/** Work of the account with the first letter of its name. */
async function start(name: string, kind: WorkKind = 'reading', signal?: AbortSignal): Promise<Started> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let place: Place | undefined;
  const done = semaphore.run({ account: name[0]!, kind, signal }, async (given) => {
    begun.push(name);
    place = given;
    await promise;
  });
  done.catch(() => {});
  const end = async () => {
    resolve();
    await done;
    await turn();
  };
  await turn();
  return { done, end, place: () => place };
}

/** An account works for this long, beside another one. */
async function use(account: string, milliseconds: number): Promise<void> {
  const [other, work] = [await start('~', 'audit'), await start(account)];
  now += milliseconds;
  await work.end();
  await other.end();
}

/** Work of the account that takes all the time it may. */
async function overrun(account: string, kind: WorkKind = 'reading'): Promise<void> {
  const work = await start(account, kind);
  work.place()?.overran();
  await work.end();
}

const isBusy = (code = 'server.busy') => expect.objectContaining({ code });

describe('places', () => {
  test('are two of one account, and leave one for a third', async () => {
    await startAll('a1 a2 a3 b1 b2 c1');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
  });

  test('are kept for audits, and those of looks are apart', async () => {
    await startAll('a1 a2 b1 c1 d1');
    expect(begun).not.toContain('d1');
    await start('d2', 'audit');
    await start('e1', 'preview');
    await startAll('a3 b3 d3', 'look');
    expect(begun.slice(4)).toEqual(['d2', 'a3', 'b3', 'd3']);
  });

  test('are given back by work that fails', async () => {
    const fails = ['a', 'a', 'b', 'c'].map((account) =>
      semaphore.run({ account, kind: 'reading' }, () => Promise.reject(new Error('no'))),
    );
    const next = start('d1');
    for (const one of fails) await expect(one).rejects.toThrow('no');
    await turn();
    expect(begun).toEqual(['d1']);
    await (await next).end();
  });
});

describe('the order', () => {
  test('goes by what accounts have had, not by arrival', async () => {
    await use('a', 3000);
    await use('b', 2000);
    const held = await startAll('x1 x2 y1 z1');
    begun = [];
    await startAll('a1 b1 b2 c1');
    expect(begun).toEqual([]);
    for (const one of held) await one.end();
    expect(begun).toEqual(['c1', 'b1', 'a1']);
  });

  test('starves nobody: what an account has had fades', async () => {
    await use('a', 60_000);
    const held = await startAll('x1 y1 y2 z1');
    await start('a1');
    for (let round = 0; round < 40 && !begun.includes('a1'); round++) {
      const next = await start(`${'mn'[round % 2]}${round}`);
      now += 10_000;
      const oldest = held.shift()!;
      held.push(next);
      await oldest.end();
    }
    expect(begun).toContain('a1');
  });
});

describe('priority', () => {
  test('is low above the average of those that work, and such accounts share a part of the places', async () => {
    const together = await startAll('a b c');
    now += 20_000;
    for (const one of together) await one.end();
    await use('d', 2000);
    const [a, b, c, d] = await startAll('a1 b1 c1 d1');
    expect([a!, b!, d!].map((one) => one.place()?.priority)).toEqual(['low', 'low', 'file']);
    expect(c!.place()).toBeUndefined();
    await a!.end();
    expect(c!.place()?.priority).toBe('low');
  });

  test('is usual for whoever works alone, and again once its share has faded', async () => {
    await use('a', 60_000);
    expect((await start('a1')).place()?.priority).toBe('file');
    await use('b', 2000);
    expect((await start('a2')).place()?.priority).toBe('low');
    now += 600_000;
    expect((await start('b2')).place()?.priority).toBe('file');
  });

  test('goes by what accounts want, whether they got it or wait', async () => {
    await startAll('a1 a2 b1 a3 a4');
    const audit = await start('b2', 'audit');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
    now += 20_000;
    await audit.end();
    expect((await start('b3', 'audit')).place()?.priority).toBe('usual');
    expect((await start('c1', 'audit')).place()?.priority).toBe('usual');
  });

  test('is by kind: opening comes first, then audits, then files and previews', async () => {
    const kinds: WorkKind[] = ['look', 'audit', 'reading', 'preview'];
    const places = [];
    for (const [index, kind] of kinds.entries()) places.push((await start('abcd'[index]!, kind)).place()?.priority);
    expect(places).toEqual(['look', 'usual', 'file', 'file']);
  });

  test('is usual after what an account used while nobody else did', async () => {
    const alone = await start('a1');
    now += 60_000;
    await alone.end();
    await use('b', 5000);
    expect((await start('a2')).place()?.priority).toBe('file');
  });

  test('low: a place rests twice as long as it was used before it is given on', async () => {
    await overrun('a');
    const first = await start('a1');
    const next = await start('a2');
    expect(first.place()?.priority).toBe('low');
    now += 300;
    await first.end();
    expect(next.place()).toBeUndefined();
    await vi.waitFor(() => expect(next.place()).toBeDefined(), { timeout: 60_000 });
  });
});

describe('opening', () => {
  test('waits for no import of its own account, and is never of low priority', async () => {
    await use('a', 60_000);
    await use('b', 2000);
    await startAll('a1 a2 a3 a4');
    expect((await start('a5', 'audit')).place()).toBeUndefined();
    for (const name of ['a6', 'a7']) expect((await start(name, 'look')).place()?.priority).toBe('look');
    await overrun('c');
    expect((await start('c1', 'look')).place()?.priority).toBe('look');
  });

  test('of accounts that open more than the average leaves places to others', async () => {
    const much = await startAll('a b', 'look');
    now += 20_000;
    const little = await start('c', 'look');
    now += 2000;
    for (const one of [...much, little]) await one.end();
    await vi.waitFor(async () => expect((await start('a1', 'look')).place()).toBeDefined(), { timeout: 60_000 });
    begun = [];
    await startAll('b1 a2 c1 d1', 'look');
    expect(begun).toEqual(['b1', 'c1', 'd1']);
  });
});

describe('seats', () => {
  test('give an account more places', async () => {
    seats.set('a', 24);
    await startAll('a1 a2 a3 b1 b2', 'look');
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1']);
    await startAll('a4 a5 a6 b3');
    expect(begun.slice(4)).toEqual(['a4', 'a5', 'a6', 'b3']);
  });

  test('count in what an account has had and wants', async () => {
    seats.set('a', 24);
    const [first, other] = [await start('a1'), await start('b1')];
    const [second] = await startAll('a2');
    now += 20_000;
    for (const one of [first, other, second!]) await one.end();
    expect((await start('a3')).place()?.priority).toBe('file');
    expect((await start('b2')).place()?.priority).toBe('low');
  });
});

describe('the queue', () => {
  test('is bounded for one account and for all', async () => {
    await startAll('a1 a2 a3 a4 a5 a6');
    await expect((await start('a7')).done).rejects.toEqual(isBusy());
    await startAll('b1 c1 b2 c2');
    await expect((await start('d1')).done).rejects.toEqual(isBusy());
  });

  test('is left by whoever waits too long, but for audits, which are jobs', async () => {
    semaphore = create({ ...limits, patienceMs: 20 });
    const held = await startAll('a1 a2');
    const [waiting, audit] = [await start('a3'), await start('a4', 'audit')];
    await expect(waiting.done).rejects.toEqual(isBusy());
    expect(audit.place()).toBeUndefined();
    await held[0]!.end();
    expect(audit.place()?.priority).toBe('usual');
  });

  test('is left by whoever is gone', async () => {
    const gone = new AbortController();
    const [first, , waiting, next] = await startAll('a1 a2 a3 a4', 'reading', gone.signal);
    await start('a5');
    gone.abort();
    await expect(waiting!.done).rejects.toBeInstanceOf(AppError);
    await expect(next!.done).rejects.toEqual(isBusy());
    await expect((await start('b1', 'reading', gone.signal)).done).rejects.toEqual(isBusy());
    await first!.end();
    expect(begun).toEqual(['a1', 'a2', 'a5']);
  });
});

describe('an account whose work ran out of time', () => {
  test('has one place at a time, at a low priority, until that fades', async () => {
    await overrun('a');
    const [first] = await startAll('a1 a2');
    expect(first!.place()?.priority).toBe('low');
    expect(begun).toEqual(['a', 'a1']);
    const other = await start('b1');
    expect(other.place()?.priority).toBe('file');
    await other.end();
    now += 121_000;
    await first!.end();
    await vi.waitFor(() => expect(begun.at(-1)).toBe('a2'), { timeout: 60_000 });
    expect((await start('a4')).place()?.priority).toBe('file');
  });

  test('pauses longer each time that it repeats, between files and previews alone', async () => {
    const pauses: number[] = [];
    for (let times = 0; times < 4; times++) {
      await overrun('a');
      const next = await start('a', 'preview');
      const refused = next.place() ? next.end() : next.done;
      pauses.push(
        await refused.then(
          () => 0,
          ({ data }: AppError) => Number(data.seconds),
        ),
      );
      for (const kind of ['audit', 'look'] as const) await (await start('a', kind)).end();
      now += pauses.at(-1)! * 1000;
    }
    expect(pauses[0]).toBe(0);
    expect(pauses.slice(1).every((seconds, index) => seconds > pauses[index]!)).toBe(true);
    await overrun('a');
    await expect((await start('a')).done).rejects.toEqual(isBusy('account.slowed'));
    await (await start('b')).end();
    now += 3_600_000;
    await (await start('a')).end();
  });
});
