import { describe, expect, test } from 'vitest';
import { periodKey } from '#core/calendar/period.ts';
import type { AppError } from '#core/call/app-error.ts';
import { type AskedMonths, chosenMonths } from './chosen-months.ts';

const now = { year: 2026, month: 3 };
const chosen = (asked: AskedMonths) => chosenMonths(asked, now).map(periodKey);
const fieldOf = (asked: AskedMonths) => {
  try {
    return chosen(asked);
  } catch (error) {
    return (error as AppError).fields[0]?.field;
  }
};

describe('the months of a pull request', () => {
  test('are one, or a range, oldest first', () => {
    expect(chosen({ year: 2026, month: 3 })).toEqual(['2026-03']);
    expect(chosen({ from: '2025-11', to: '2026-02' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  });

  test('may be the closing period of a past year', () => {
    expect(chosen({ year: 2025, month: 13 })).toEqual(['2025-13']);
    expect(fieldOf({ year: 2026, month: 13 })).toBe('month');
    expect(chosenMonths({ year: 2026, month: 13 }, { year: 2026, month: 12 })).toHaveLength(1);
  });

  test('have exactly one notation', () => {
    for (const asked of [
      {},
      { year: 2026 },
      { from: '2026-01' },
      { year: 2026, month: 1, from: '2026-01', to: '2026-02' },
    ])
      expect(fieldOf(asked)).toBe('month');
  });

  test('have begun, are in order, and are limited in number', () => {
    expect(fieldOf({ year: 2026, month: 4 })).toBe('month');
    expect(fieldOf({ from: '2026-02', to: '2026-04' })).toBe('to');
    expect(fieldOf({ from: '2026-02', to: '2026-01' })).toBe('from');
    expect(fieldOf({ from: '2024-03', to: '2026-03' })).toBe('from');
    expect(chosen({ from: '2024-04', to: '2026-03' })).toHaveLength(24);
    expect(fieldOf({ from: '1900-01', to: '2026-03' })).toBe('from');
  });
});
