/** Every injected error is visible in its month only; books without errors show none. */
import { describe, expect, it } from 'vitest';
import { comparePeriods, periodKey } from '#core/calendar/period.ts';
import { hasGluedDv } from '#core/identity/nit.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { SimulatedMonth, Simulation } from '#simulator/model.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';
import { factsOf, monthOf, movementOf, sumOf } from '../../../tests/support/row-sums.ts';

interface Sign {
  month: string;
  account: string | null;
  thirdParty: string | null;
  amount: Cents | null;
}

const from = { year: 2025, month: 9 };

function signsOf(simulation: Simulation, validation: string): Sign[] {
  return simulation.truth
    .filter((error) => error.validation === validation)
    .map(({ period, account, thirdParty, amount }) => ({ month: periodKey(period), account, thirdParty, amount }));
}

/** What is visible in the report, computed from its rows alone. */
const detectors: Record<string, (month: SimulatedMonth, before: SimulatedMonth | undefined) => Omit<Sign, 'month'>[]> =
  {
    naturaleza: (month) =>
      factsOf(month)
        .filter(({ account, closing }) =>
          /^(1105|1110|1305)/.test(account) ? closing < 0n : /^(2105|2205)/.test(account) && closing > 0n,
        )
        .map(({ account, thirdParty, closing }) => ({ account, thirdParty: thirdParty!.id, amount: abs(closing) })),
    invertida: (month) =>
      factsOf(month)
        .filter(({ account, closing }) => /^(1592|1698)/.test(account) && closing > 0n)
        .map(({ account, thirdParty, closing }) => ({ account, thirdParty: thirdParty!.id, amount: closing })),
    terceros: (month) =>
      factsOf(month)
        .filter(
          ({ account, thirdParty }) =>
            thirdParty === null ||
            thirdParty.id === '222222222222' ||
            (account.startsWith('2404') && thirdParty.id !== '800197268'),
        )
        .map(({ account, thirdParty, closing }) => ({
          account,
          thirdParty: thirdParty?.id ?? '',
          amount: abs(closing),
        })),
    nit: (month) => {
      const named = new Map<string, Set<string>>();
      for (const { thirdParty } of factsOf(month)) {
        if (thirdParty) named.set(thirdParty.name, new Set([...(named.get(thirdParty.name) ?? []), thirdParty.id]));
      }
      const often = (id: string): number => factsOf(month).filter(({ thirdParty }) => thirdParty?.id === id).length;
      const copies = [...named.values()]
        .filter((ids) => ids.size > 1)
        .map((ids) => [...ids].sort((a, b) => often(a) - often(b))[0]!);
      return factsOf(month)
        .filter(({ account }) => /^2/.test(account))
        .filter(({ thirdParty }) => thirdParty && (copies.includes(thirdParty.id) || thirdParty.id.length < 8))
        .map(({ account, thirdParty, credit }) => ({ account, thirdParty: thirdParty!.id, amount: credit }));
    },
    diferencia: (month, before) => {
      const seen: Omit<Sign, 'month'>[] = [];
      const gap = sumOf(month, 'debit', '') - sumOf(month, 'credit', '');
      if (gap !== 0n) seen.push({ account: null, thirdParty: null, amount: abs(gap) });
      for (const row of factsOf(month)) {
        if (!before || (month.period.month === 1 && /^([4-7]|36)/.test(row.account))) continue;
        const moved = row.opening - sumOf(before, 'closing', row.account, row.thirdParty?.id);
        if (row.thirdParty && moved !== 0n) {
          seen.push({ account: row.account, thirdParty: row.thirdParty.id, amount: abs(moved) });
        }
      }
      return seen;
    },
    no_deducible: (month) =>
      factsOf(month)
        .filter(({ account, debit }) => account.startsWith('539520') && debit > 0n)
        .map(({ account, thirdParty, debit }) => ({ account, thirdParty: thirdParty!.id, amount: debit })),
    anticipo: (month) =>
      factsOf(month)
        .filter(({ account, closing }) => account.startsWith('1330') && closing > 0n)
        .map(({ account, thirdParty, closing }) => ({ account, thirdParty: thirdParty!.id, amount: closing })),
    depreciacion: (month) =>
      sumOf(month, 'credit', '1592') === 0n ? [{ account: '1592', thirdParty: null, amount: null }] : [],
    retencion: (month, before) => {
      const seen: Omit<Sign, 'month'>[] = [];
      for (const { account, thirdParty, debit } of factsOf(month)) {
        if (account.startsWith('5110') && sumOf(month, 'credit', '236515', thirdParty!.id) === 0n) {
          seen.push({ account: '236515', thirdParty: thirdParty!.id, amount: (debit * 11n) / 100n });
        }
      }
      if (before && sumOf(month, 'debit', '2365') === 0n) {
        seen.push({ account: '2365', thirdParty: null, amount: -sumOf(month, 'opening', '2365') });
      }
      return seen;
    },
  };

function detect(simulation: Simulation, validation: string): Sign[] {
  return simulation.months.flatMap((month, index) =>
    detectors[validation]!(month, simulation.months[index - 1]).map((sign) => ({
      month: periodKey(month.period),
      ...sign,
    })),
  );
}

describe.each([1, 42, 20_260_101])('with seed %d', (seed) => {
  const wrong = simulateCompany({ seed, from, months: 14, errors: 'instructive' });
  const clean = simulateCompany({ seed, from, months: 14, errors: 'none' });

  it.each(Object.keys(detectors))('%s is visible where it was injected, and only there', (validation) => {
    const expected = signsOf(wrong, validation);
    expect(expected.length).toBeGreaterThan(0);
    const found = detect(wrong, validation);
    expect(found).toHaveLength(expected.length);
    expect(found).toEqual(expect.arrayContaining(expected));
    expect(detect(clean, validation)).toEqual([]);
  });

  it('names every validation for which it injects an error', () => {
    expect(new Set(wrong.truth.map(({ validation }) => validation))).toEqual(new Set(Object.keys(detectors)));
    expect(clean.truth).toEqual([]);
  });

  it('injects few errors a month, and between eight and twelve in the last', () => {
    for (const { period } of wrong.months) {
      const count = wrong.truth.filter((error) => comparePeriods(error.period, period) === 0).length;
      const isLast = periodKey(period) === '2026-10';
      expect(count).toBeGreaterThanOrEqual(isLast ? 8 : 0);
      expect(count).toBeLessThanOrEqual(isLast ? 12 : 2);
    }
  });

  it('stays in double entry, except for the entry that lost its credit', () => {
    for (const month of wrong.months) {
      if (periodKey(month.period) === '2026-04') continue;
      expect(sumOf(month, 'debit', '')).toBe(sumOf(month, 'credit', ''));
      expect(sumOf(month, 'closing', '')).toBe(0n);
    }
  });

  it('catches up on an omitted month', () => {
    expect(movementOf(monthOf(wrong, '2026-04'), '516015')).toBe(2n * movementOf(monthOf(clean, '2026-04'), '516015'));
    const unpaid = monthOf(wrong, '2026-09');
    expect(sumOf(monthOf(wrong, '2026-10'), 'debit', '2365')).toBe(-sumOf(unpaid, 'closing', '2365'));
  });
});

it('the NIT with its DV glued on copies a real one', () => {
  const { truth } = simulateCompany({ seed: 1, from, months: 14, errors: 'instructive' });
  const glued = truth.find(({ validation }) => validation === 'nit')!;
  expect(hasGluedDv(glued.thirdParty!)).toBe(true);
});

it('injects only the last errors into a short history', () => {
  const { truth } = simulateCompany({ seed: 1, from, months: 1, errors: 'instructive' });
  expect(truth.length).toBeGreaterThanOrEqual(8);
  for (const error of truth) expect(error.period).toEqual(from);
});
