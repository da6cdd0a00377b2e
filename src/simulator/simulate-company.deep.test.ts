import { describe, expect, it } from 'vitest';
import { periodKey } from '#core/calendar/period.ts';
import { accountLevel } from '#core/identity/account-code.ts';
import { checkDigit } from '#core/identity/nit.ts';
import { pucAccount } from '#core/reference/chart/puc.ts';
import { isKnownAs } from '#core/reference/people/special-nits.ts';
import { factsOf, monthOf, sumOf } from '../../tests/support/row-sums.ts';
import type { SimulatedMonth, SimulationOptions } from './model.ts';
import { simulateCompany } from './simulate-company.ts';

const options: SimulationOptions = { seed: 7, from: { year: 2025, month: 9 }, months: 14, errors: 'none' };
const clean = simulateCompany(options);

function text(months: SimulatedMonth[]): string {
  return JSON.stringify(months, (_key, value) => (typeof value === 'bigint' ? value.toString() : value));
}

describe('the written months', () => {
  it('are the fourteen requested, each of a readable size', () => {
    expect(clean.months.map(({ period }) => periodKey(period))).toEqual([
      ...['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'],
      ...['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'],
    ]);
    for (const { rows } of clean.months) {
      expect(rows.length).toBeGreaterThan(400);
      expect(rows.length).toBeLessThan(900);
    }
  });

  it('are equal for equal seeds, and differ for others', () => {
    expect(text(simulateCompany(options).months)).toBe(text(clean.months));
    expect(text(simulateCompany({ ...options, seed: 8 }).months)).not.toBe(text(clean.months));
  });

  it('do not depend on the number of later months, except for the purchases of the last ones', () => {
    const shorter = simulateCompany({ ...options, months: 6 });
    expect(text(shorter.months.slice(0, 4))).toBe(text(clean.months.slice(0, 4)));
  });

  it('are refused beyond the rate tables', () => {
    expect(() => simulateCompany({ ...options, from: { year: 2024, month: 12 } })).toThrow(RangeError);
    expect(() => simulateCompany({ ...options, months: 0 })).toThrow(RangeError);
    expect(() => simulateCompany({ ...options, months: 49 })).toThrow(RangeError);
    expect(() => simulateCompany({ ...options, from: { year: 2026, month: 12 }, months: 2 })).toThrow(RangeError);
  });
});

describe.each([1, 2, 3, 20_260_101])('double entry with seed %d', (seed) => {
  const { months } = simulateCompany({ ...options, seed });

  it('balances every month, in opening, movement and closing', () => {
    for (const month of months) {
      expect(sumOf(month, 'opening', '')).toBe(0n);
      expect(sumOf(month, 'debit', '')).toBe(sumOf(month, 'credit', ''));
      expect(sumOf(month, 'closing', '')).toBe(0n);
    }
  });

  it('closes every row at opening plus debit less credit, with non-negative movements', () => {
    for (const row of months.flatMap(({ rows }) => rows)) {
      expect(row.closing).toBe(row.opening + row.debit - row.credit);
      expect(row.debit >= 0n && row.credit >= 0n).toBe(true);
    }
  });

  it('gives every title the sum of the facts below it, and every fact a title at each level', () => {
    for (const month of months) {
      const titles = new Map(month.rows.filter((row) => row.title).map((row) => [row.account, row]));
      for (const [code, title] of titles) {
        for (const column of ['opening', 'debit', 'credit', 'closing'] as const) {
          expect(title[column], `${code} ${column}`).toBe(sumOf(month, column, code));
        }
        expect(title.level).toBe(accountLevel(code));
      }
      for (const { account } of factsOf(month)) {
        for (const length of [1, 2, 4, 6, 8]) expect(titles.has(account.slice(0, length))).toBe(true);
      }
    }
  });

  it('opens every month with the previous closing, except at the start of a year', () => {
    for (const [index, month] of months.slice(1).entries()) {
      const before = new Map(
        factsOf(months[index]!).map((row) => [`${row.account}/${row.thirdParty?.id}`, row.closing]),
      );
      const opening = new Map(factsOf(month).map((row) => [`${row.account}/${row.thirdParty?.id}`, row.opening]));
      const restarts = (key: string): boolean => month.period.month === 1 && /^([4-7]|36)/.test(key);
      for (const key of new Set([...before.keys(), ...opening.keys()])) {
        if (!restarts(key))
          expect(opening.get(key) ?? 0n, `${periodKey(month.period)} ${key}`).toBe(before.get(key) ?? 0n);
      }
    }
  });

  it("never overdraws bank, cash or warehouse, nor inverts a customer's or supplier's balance", () => {
    for (const month of months) {
      for (const account of ['1105', '1110', '1120', '14']) expect(sumOf(month, 'closing', account) >= 0n).toBe(true);
      for (const row of factsOf(month)) {
        if (row.account.startsWith('1305')) expect(row.closing >= 0n).toBe(true);
        if (/^(22|23|25|26|24)/.test(row.account) && !row.account.startsWith('240810')) {
          expect(row.closing <= 0n, `${row.account} ${row.thirdParty?.name}`).toBe(true);
        }
      }
    }
  });
});

describe('third parties in the books', () => {
  const parties = new Map(clean.months.flatMap(factsOf).map((row) => [row.thirdParty!.id, row.thirdParty!.name]));

  it('have one name per id and one id per name', () => {
    const pairs = new Set(clean.months.flatMap(factsOf).map((row) => `${row.thirdParty!.id} ${row.thirdParty!.name}`));
    expect(pairs.size).toBe(parties.size);
    expect(new Set(parties.values()).size).toBe(parties.size);
  });

  it('have NITs of nine digits that start with 8 or 9, and cédulas of eight or ten', () => {
    for (const id of parties.keys()) expect(id).toMatch(/^([89]\d{8}|[5-8]\d{7}|1\d{9})$/);
    expect(clean.company.dv).toBe(checkDigit(clean.company.nit));
  });

  it('include the real DIAN, municipality, banks and funds in their accounts', () => {
    const december = monthOf(clean, '2025-12');
    const all = (prefix: string) => factsOf(december).filter((row) => row.account.startsWith(prefix));
    for (const row of all('2404')) expect(isKnownAs(row.thirdParty!.id, 'tax_authority_national')).toBe(true);
    for (const row of all('2412')) expect(isKnownAs(row.thirdParty!.id, 'tax_authority_municipal')).toBe(true);
    for (const row of [...all('1110'), ...all('1120'), ...all('2105')]) {
      expect(isKnownAs(row.thirdParty!.id, 'bank')).toBe(true);
    }
    for (const row of all('237005')) expect(isKnownAs(row.thirdParty!.id, 'eps')).toBe(true);
    for (const row of all('237006')) expect(isKnownAs(row.thirdParty!.id, 'arl')).toBe(true);
    for (const row of all('238030')) expect(isKnownAs(row.thirdParty!.id, 'pension_fund')).toBe(true);
  });

  it('are on accounts of the decree, with own subaccounts only where the decree leaves them free', () => {
    const free = ['143501', '152005', '163505', '220505', '250505', '251505', '252005', '252505', '370505'];
    const practice = ['135519', '240801', '240810', '240890'];
    for (const row of clean.months.flatMap(({ rows }) => rows)) {
      const known = pucAccount(row.account.slice(0, 6)) !== null;
      expect(known || [...free, ...practice].includes(row.account.slice(0, 6)), row.account).toBe(true);
    }
  });
});
