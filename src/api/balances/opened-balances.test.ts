import { zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DATA } from '#core/books/balance-data.ts';
import { encodeBalance } from '#core/books/trial-balance-blob.ts';
import { UnreadableBalance } from '#core/call/unreadable-balance.ts';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { failureOf } from '#platform/database/away/failure-of.ts';
import { rebuilt } from '#platform/worker/worker-pool.ts';
import { OpenedBalances } from './opened-balances.ts';

/** A month of some rows of 100 pesos each. */
function month(id: string, rows: number) {
  const lines = Array.from({ length: rows }, (_, row) => `1105050${row} Caja | | 100 | 0 | 0 | 100`);
  const { [DATA]: data } = balanceOfBooks('2026-03', lines.join('\n'));
  return { id, stored: { id, period: '2026-03', balance: zstdCompressSync(encodeBalance(data)) } };
}

test('a balance is opened once, for as long as there is room', () => {
  const opened = new OpenedBalances(32);
  const first = opened.open(month('a', 2));
  expect(first.sum('1105').closing).toBe(20_000n);
  expect(first.period).toEqual({ year: 2026, month: 3 });
  for (let other = 0; other < 15; other++) opened.open(month(`b${other}`, 2));
  expect(opened.open(month('a', 2))).toBe(first);
  expect(opened.rows).toBe(32);
});

test('one whose bytes are damaged is an error with its id, also after it crossed threads', () => {
  const { id, stored } = month('a-damaged-one', 2);
  const halves = [stored.balance.subarray(0, stored.balance.length / 2), zstdCompressSync(Buffer.from('no books'))];
  for (const balance of [...halves, new Uint8Array()]) {
    const error = thrownBy(() => new OpenedBalances(32).open({ id, stored: { ...stored, balance } }));
    expect(error).toBeInstanceOf(UnreadableBalance);
    const { name, message, stack = '' } = error as Error;
    expect(failureOf(rebuilt({ name, message, stack }))).toMatchObject({ code: 'balance.damaged', data: { id } });
  }
});

function thrownBy(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

test('the least recently used one goes first', () => {
  const opened = new OpenedBalances(32);
  const views = Array.from({ length: 16 }, (_, place) => opened.open(month(String(place), 2)));
  opened.open(month('0', 2));
  opened.open(month('one more', 2));
  expect(opened.rows).toBe(32);
  expect(opened.open(month('0', 2))).toBe(views[0]);
  expect(opened.open(month('2', 2))).toBe(views[2]);
  expect(opened.open(month('1', 2))).not.toBe(views[1]);
});

test('a large balance is not kept', () => {
  const opened = new OpenedBalances(32);
  const view = opened.open(month('a', 3));
  expect(view.rowCount).toBe(3);
  expect(opened.rows).toBe(0);
  expect(opened.open(month('a', 3))).not.toBe(view);
});
