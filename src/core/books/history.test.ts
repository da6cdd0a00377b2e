import { expect, it } from 'vitest';
import { parsePeriod, periodKey } from '#core/calendar/period.ts';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { DATA } from './balance-data.ts';
import { History, type HistoryMonth } from './history.ts';
import { TrialBalance } from './trial-balance.ts';

const books = '1105 Caja | | 0 | 10 | 0 | 10\n3105 Capital | | 0 | 0 | 10 | -10';

/** Months that record when they are opened. */
function lazily(keys: readonly string[]): { months: HistoryMonth[]; opened: string[] } {
  const opened: string[] = [];
  const months = keys.map((key) => ({
    period: parsePeriod(key)!,
    get balance(): TrialBalance {
      opened.push(key);
      return balanceOfBooks(key, books);
    },
  }));
  return { months, opened };
}

it('opens only the months that are accessed', () => {
  const { months, opened } = lazily(['2026-02', '2025-12', '2026-03', '2026-01']);
  const history = new History({ year: 2026, month: 3 }, months);
  expect(history.months.map(({ period }) => periodKey(period))).toEqual(['2025-12', '2026-01', '2026-02']);
  expect(history.at({ year: 2025, month: 11 })).toBeNull();
  expect(opened).toEqual([]);
  expect(history.before()!.balance.period).toEqual({ year: 2026, month: 2 });
  expect(opened).toEqual(['2026-02']);
});

it('accepts opened balances too, except those without a period', () => {
  const known = balanceOfBooks('2025-13', books);
  const unknown = new TrialBalance({ ...balanceOfBooks('2026-01', books)[DATA], period: null });
  const history = new History({ year: 2026, month: 1 }, [known, unknown, balanceOfBooks('2025-12', books)]);
  expect(history.months).toHaveLength(2);
  // January opens with the closing period.
  expect(history.before()!.balance).toBe(known);
  expect(history.missingBefore()).toBe('2025-12');
});
