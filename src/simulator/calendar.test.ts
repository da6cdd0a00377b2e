/** The books against the legal calendar: payment dates, and accounts that must be empty afterwards. */
import { describe, expect, it } from 'vitest';
import { monthOf, movementOf, sumOf } from '../../tests/support/row-sums.ts';
import type { SimulatedMonth } from './model.ts';
import { simulateCompany } from './simulate-company.ts';

const clean = simulateCompany({ seed: 3, from: { year: 2025, month: 9 }, months: 14, errors: 'none' });
const month = (key: string): SimulatedMonth => monthOf(clean, key);
const pairs = clean.months.slice(1).map((next, index) => ({ before: clean.months[index]!, next }));

describe('the year', () => {
  it('starts with classes 4 to 7 at zero and the result in 3605, which is retained in March', () => {
    const december = month('2025-12');
    const result = -sumOf(december, 'closing', ['4', '5', '6', '7']);
    expect(result > 0n).toBe(true);
    expect(sumOf(december, 'closing', '36')).toBe(0n);
    expect(sumOf(month('2026-01'), 'opening', ['4', '5', '6', '7'])).toBe(0n);
    expect(sumOf(month('2026-01'), 'opening', '3605')).toBe(-result);
    expect(sumOf(month('2026-02'), 'closing', '3605')).toBe(-result);
    expect(sumOf(month('2026-03'), 'closing', '3605')).toBe(0n);
    expect(movementOf(month('2026-03'), '3705')).toBe(-result);
  });

  it('leaves classes 4 to 7 and result accounts untouched by the closing in every other month', () => {
    for (const { next } of pairs) {
      if (next.period.month !== 3) expect(movementOf(next, ['36', '37'])).toBe(0n);
      expect(sumOf(next, 'closing', '59')).toBe(0n);
    }
  });

  it('provides for income tax in December, declares it in May and owes nothing after July', () => {
    const tax = -sumOf(month('2025-12'), 'closing', '2404');
    expect(tax).toBe(movementOf(month('2025-12'), '5405'));
    const credits = sumOf(month('2025-12'), 'closing', '1355');
    expect(sumOf(month('2026-04'), 'closing', '2404')).toBe(-tax);
    const may = month('2026-05');
    expect(sumOf(may, 'credit', '1355')).toBe(credits);
    expect(sumOf(may, 'closing', '2404') < 0n).toBe(true);
    expect(sumOf(may, 'closing', '2404') > -tax).toBe(true);
    expect(sumOf(month('2026-07'), 'closing', '2404')).toBe(0n);
  });

  it("leaves in 1355 after the return only this year's withholdings", () => {
    const thisYear = clean.months.filter(({ period }) => period.year === 2026 && period.month <= 5);
    const withheld = thisYear.reduce((sum, each) => sum + sumOf(each, 'debit', '1355'), 0n);
    expect(sumOf(month('2026-05'), 'closing', '1355')).toBe(withheld);
  });
});

describe('the employees', () => {
  it('are paid every month in full', () => {
    for (const each of clean.months) {
      expect(sumOf(each, 'credit', '2505') > 0n).toBe(true);
      expect(sumOf(each, 'closing', '2505')).toBe(0n);
    }
  });

  it('get the whole service bonus in June and December', () => {
    for (const each of clean.months) {
      const pays = each.period.month === 6 || each.period.month === 12;
      expect(sumOf(each, 'debit', '2520') > 0n).toBe(pays);
      expect(sumOf(each, 'closing', ['2520', '261020']) === 0n).toBe(pays);
    }
  });

  it('have severance and its interest consolidated in December, interest paid in January, severance in February', () => {
    const december = month('2025-12');
    expect(sumOf(december, 'closing', '2610')).toBe(0n);
    expect(sumOf(december, 'closing', '2510') < 0n).toBe(true);
    expect(sumOf(december, 'closing', '2515') < 0n).toBe(true);
    expect(sumOf(month('2026-01'), 'closing', '2515')).toBe(0n);
    expect(sumOf(month('2026-01'), 'closing', '2510')).toBe(sumOf(december, 'closing', '2510'));
    expect(sumOf(month('2026-02'), 'closing', '2510')).toBe(0n);
    const interest = sumOf(month('2026-01'), 'debit', '2515');
    const severance = sumOf(month('2026-02'), 'debit', '2510');
    expect(Number(interest) / Number(severance)).toBeCloseTo(0.12, 3);
  });

  it('take vacations out of the provision', () => {
    const taken = clean.months.map((each) => sumOf(each, 'debit', '2525'));
    expect(taken.filter((amount) => amount > 0n).length).toBeGreaterThan(4);
  });
});

describe('authorities, funds and banks', () => {
  it.each(['2365', '2370', '238030'])('are paid in the next month what %s owed', (prefix) => {
    for (const { before, next } of pairs) {
      expect(sumOf(before, 'closing', prefix) < 0n).toBe(true);
      expect(sumOf(next, 'debit', prefix)).toBe(-sumOf(before, 'closing', prefix));
      expect(-sumOf(next, 'closing', prefix)).toBe(sumOf(next, 'credit', prefix));
    }
  });

  it('close VAT at the end of April, August and December and are paid the month after', () => {
    for (const { before, next } of pairs) {
      const closes = before.period.month % 4 === 0;
      expect(sumOf(before, 'closing', ['240801', '240810']) === 0n).toBe(closes);
      expect(sumOf(before, 'closing', '240890') < 0n).toBe(closes);
      expect(sumOf(next, 'debit', '240890')).toBe(closes ? -sumOf(before, 'closing', '240890') : 0n);
    }
  });

  it('receive the industry and commerce tax every two months', () => {
    for (const { before, next } of pairs) {
      const due = next.period.month % 2 === 1 ? -sumOf(before, 'closing', '2412') : 0n;
      expect(sumOf(next, 'debit', '2412')).toBe(due);
    }
  });

  it('expense the insurance over twelve months and reduce the loan every month', () => {
    expect(sumOf(month('2026-01'), 'closing', '1705')).toBe(0n);
    expect(sumOf(month('2026-02'), 'debit', '1705')).toBe(12n * sumOf(month('2026-02'), 'credit', '1705'));
    for (const each of clean.months) expect(movementOf(each, '2105') > 0n).toBe(true);
  });
});
