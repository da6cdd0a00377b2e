import { describe, expect, it } from 'vitest';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { pesos } from '#core/money/money.ts';
import { earnedIn, shareOver, spentIn, sumOver } from './month-flow.ts';

const amounts = (opening: number, debit: number, credit: number) => ({
  opening: pesos(opening),
  debit: pesos(debit),
  credit: pesos(credit),
  closing: pesos(opening + debit - credit),
});

describe('flow of a month', () => {
  it('is debits less credits, reversals included', () => {
    expect(spentIn(amounts(500, 100, 30), { year: 2026, month: 3 })).toBe(pesos(70));
    expect(earnedIn(amounts(-500, 30, 100), { year: 2026, month: 3 })).toBe(pesos(70));
  });

  it('excludes the closing entry in December and in month 13', () => {
    expect(spentIn(amounts(500, 100, 600), { year: 2025, month: 12 })).toBe(pesos(100));
    expect(spentIn(amounts(600, 0, 600), { year: 2025, month: 13 })).toBe(0n);
    expect(earnedIn(amounts(-500, 600, 100), { year: 2025, month: 12 })).toBe(pesos(100));
    // Returns in sales have a debit balance, closed by a credit.
    expect(earnedIn(amounts(381, 20, 401), { year: 2025, month: 12 })).toBe(pesos(-20));
    expect(earnedIn(amounts(381, 0, 381), { year: 2025, month: 12 })).toBe(0n);
    // Emptying the account in another month is a reclassification.
    expect(spentIn(amounts(500, 100, 600), { year: 2025, month: 6 })).toBe(pesos(-500));
  });

  it('excludes what January takes of its openings', () => {
    expect(spentIn(amounts(500, 40, 510), { year: 2026, month: 1 })).toBe(pesos(30));
    expect(earnedIn(amounts(-500, 505, 100), { year: 2026, month: 1 })).toBe(pesos(95));
    expect(spentIn(amounts(0, 40, 10), { year: 2026, month: 1 })).toBe(pesos(30));
    // Part of the opening is a reversal.
    expect(spentIn(amounts(500, 40, 100), { year: 2026, month: 1 })).toBe(pesos(-60));
    expect(spentIn(amounts(500, 40, 510), { year: 2026, month: 2 })).toBe(pesos(-470));
  });

  it('sums leaves, and groups several of them by third party', () => {
    const balance = balanceOfBooks(
      '2026-03',
      `
      51050601 Sueldos     | 1020 Ana  | 0 | 100 |  0 | 100
      51050601 Sueldos     | 1030 Beto | 0 | 200 |  0 | 200
      51051801 Comisiones  | 1020 Ana  | 0 |  50 | 10 |  40
    `,
    );
    const leaves = balance.leaves('5105');
    const spent = (each: { debit: bigint; credit: bigint }) => each.debit - each.credit;
    expect(sumOver(balance, leaves, spent)).toBe(pesos(340));
    expect([...shareOver(balance, leaves, spent).values()].map(({ amount, rows }) => [amount, rows])).toEqual([
      [pesos(140), [2, 4]],
      [pesos(200), [3]],
    ]);
    expect(balance.rowsOf(leaves)).toEqual([2, 3, 4]);
  });
});
