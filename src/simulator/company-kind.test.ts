/** Each kind of company has balanced books, and the accounting of its kind. */
import { describe, expect, it } from 'vitest';
import { pucAncestor } from '#core/reference/chart/puc.ts';
import type { KindKey, SimulatedMonth, SimulationOptions } from '#simulator/model.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';
import { factsOf, monthOf, movementOf, ratio, sumOf } from '../../tests/support/row-sums.ts';

const options: SimulationOptions = { seed: 4, from: { year: 2025, month: 1 }, months: 16, errors: 'none' };
const KINDS: readonly KindKey[] = ['services', 'construction', 'simple', 'esal', 'importer'];

function simulateKind(kind: KindKey, more: Partial<SimulationOptions> = {}) {
  return simulateCompany({ ...options, kind, ...more });
}

function balances(month: SimulatedMonth): void {
  expect(sumOf(month, 'opening', '')).toBe(0n);
  expect(sumOf(month, 'debit', '')).toBe(sumOf(month, 'credit', ''));
  expect(sumOf(month, 'closing', '')).toBe(0n);
}

describe.each(KINDS)('%s', (kind) => {
  const { months } = simulateKind(kind);

  it('balances every month, and never overdraws its bank', () => {
    for (const month of months) {
      balances(month);
      expect(sumOf(month, 'closing', '1110') > 0n).toBe(true);
    }
  });

  it('has receivables and payables with the right sign', () => {
    for (const row of months.flatMap(factsOf)) {
      if (/^(2[1-8](?!081|0820))/.test(row.account))
        expect(row.closing <= 0n, `${row.account} ${row.thirdParty?.name}`).toBe(true);
      if (/^13/.test(row.account)) expect(row.closing >= 0n, `${row.account} ${row.thirdParty?.name}`).toBe(true);
    }
  });

  it('posts to accounts of the decree', () => {
    const codes = new Set(months.flatMap(factsOf).map(({ account }) => account));
    for (const code of codes) expect(pucAncestor(code)!.code.length, code).toBeGreaterThanOrEqual(4);
  });

  it('is the same for the same seed', () => {
    expect(simulateKind(kind, { months: 2 })).toEqual(simulateKind(kind, { months: 2 }));
  });
});

it('a service company has VAT withheld until its period closes, and ICA withheld until it is paid', () => {
  const simulation = simulateKind('services');
  expect(sumOf(monthOf(simulation, '2025-03'), 'closing', '135517') > 0n).toBe(true);
  expect(sumOf(monthOf(simulation, '2025-04'), 'closing', '135517')).toBe(0n);
  expect(sumOf(monthOf(simulation, '2025-02'), 'closing', '135518') > 0n).toBe(true);
  expect(sumOf(monthOf(simulation, '2025-03'), 'opening', '135518')).toBe(
    sumOf(monthOf(simulation, '2025-03'), 'credit', '135518'),
  );
});

describe('a construction company', () => {
  const simulation = simulateKind('construction');

  it('transfers the cost of its works every month', () => {
    for (const month of simulation.months) {
      expect(sumOf(month, 'closing', '7')).toBe(0n);
      expect(sumOf(month, 'debit', '6130')).toBe(sumOf(month, 'credit', '7'));
    }
  });

  it('amortises client advances with each bill, and withholds two per cent from its subcontractors', () => {
    for (const month of simulation.months) {
      expect(ratio(sumOf(month, 'debit', '280510'), -movementOf(month, '4130'))).toBeCloseTo(0.25, 4);
      const subcontractors = new Set(
        factsOf(month)
          .filter(({ account }) => account.startsWith('74'))
          .map((row) => row.thirdParty!.id),
      );
      for (const id of subcontractors) {
        expect(ratio(sumOf(month, 'credit', '236540', id), sumOf(month, 'debit', '74', id))).toBeCloseTo(0.02, 3);
      }
    }
  });
});

it('a company in SIMPLE has no withholding in either direction, and its advances are its tax', () => {
  const simulation = simulateKind('simple');
  for (const month of simulation.months)
    expect(factsOf(month).some(({ account }) => /^(2365|135515)/.test(account))).toBe(false);
  const tax = sumOf(monthOf(simulation, '2025-12'), 'debit', '540505');
  const advances = ['2025-05', '2025-06', '2025-07', '2025-09', '2025-11', '2026-01'].map((month) =>
    sumOf(monthOf(simulation, month), 'debit', '135595'),
  );
  expect(advances.reduce((all, one) => all + one)).toBe(tax);
  expect(sumOf(monthOf(simulation, '2026-04'), 'closing', ['135595', '2404'])).toBe(0n);
});

it('a foundation charges no VAT, contributes in full, and withholds on payments', () => {
  for (const month of simulateKind('esal').months) {
    expect(factsOf(month).some(({ account }) => /^(2408|2412|236575)/.test(account))).toBe(false);
    const wages = movementOf(month, '510506');
    for (const [expense, rate] of [
      ['510569', 0.085],
      ['510575', 0.03],
      ['510578', 0.02],
    ] as const) {
      expect(ratio(movementOf(month, expense), wages)).toBeCloseTo(rate, 1);
    }
    expect(sumOf(month, 'credit', '2365') > 0n).toBe(true);
  }
});

it('an importer owes to foreign ids, and goods in transit arrive within the month', () => {
  for (const month of simulateKind('importer').months) {
    for (const row of factsOf(month).filter(({ account }) => account.startsWith('2210'))) {
      expect(row.thirdParty!.id).toMatch(/^[A-Z]{2}/);
    }
    expect(sumOf(month, 'closing', '1465')).toBe(0n);
    expect(sumOf(month, 'debit', '240820') > 0n).toBe(true);
  }
});

it('the closing month empties income, costs and expenses into the result, and January opens with it', () => {
  const simulation = simulateKind('services', { closingMonths: true });
  const closing = monthOf(simulation, '2025-13');
  balances(closing);
  for (const group of ['4', '5', '6']) expect(sumOf(closing, 'closing', group)).toBe(0n);
  expect(sumOf(monthOf(simulation, '2026-01'), 'opening', '3605')).toBe(sumOf(closing, 'closing', '3605'));
  expect(simulation.months.length).toBe(17);
});
