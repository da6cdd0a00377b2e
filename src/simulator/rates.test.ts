/** The books against legal rates, by month and third party. */
import { describe, expect, it } from 'vitest';
import { interestRates } from '#core/reference/tax/interest.ts';
import { factsOf, monthOf, movementOf, ratio, sumOf } from '../../tests/support/row-sums.ts';
import { simulateCompany } from './simulate-company.ts';

const { months, ...rest } = simulateCompany({ seed: 11, from: { year: 2025, month: 3 }, months: 20, errors: 'none' });
const simulation = { months, ...rest };

describe('taxes on sales and purchases', () => {
  it('generate 19 % of every sale', () => {
    for (const month of months)
      expect(ratio(sumOf(month, 'credit', '240801'), -movementOf(month, '41'))).toBeCloseTo(0.19, 6);
  });

  it("deduct 19 % or nothing of each third party's charges, and nothing on fixed assets", () => {
    for (const month of months) {
      for (const id of new Set(factsOf(month).map((row) => row.thirdParty!.id))) {
        const vat = sumOf(month, 'debit', '240810', id);
        if (vat === 0n) continue;
        expect(ratio(vat, sumOf(month, 'debit', ['14', '51', '52', '53'], id))).toBeCloseTo(0.19, 4);
        expect(sumOf(month, 'debit', '15', id)).toBe(0n);
      }
    }
  });

  it('withhold each concept at its rate', () => {
    const concepts: [string, string[], number[]][] = [
      ['236515', ['5110'], [0.1, 0.11]],
      ['236525', ['5135', '5145'], [0.01, 0.04]],
      ['236530', ['5120'], [0.035]],
      ['236540', ['14'], [0.025]],
    ];
    for (const month of months) {
      for (const [account, bases, rates] of concepts) {
        const rows = factsOf(month).filter((row) => row.account.startsWith(account) && row.credit > 0n);
        expect(rows.length).toBeGreaterThan(0);
        for (const row of rows) {
          const actual = ratio(row.credit, sumOf(month, 'debit', bases, row.thirdParty!.id));
          expect(Math.min(...rates.map((rate) => Math.abs(rate - actual))), row.thirdParty!.name).toBeLessThan(0.0005);
        }
      }
    }
  });

  it('never have a customer withhold more than 2.5 %', () => {
    for (const row of months.flatMap((month) => factsOf(month).map((fact) => ({ month, fact })))) {
      if (row.fact.account.slice(0, 6) !== '135515' || row.fact.debit === 0n) continue;
      const revenue = sumOf(row.month, 'credit', '41', row.fact.thirdParty!.id);
      expect(ratio(row.fact.debit, revenue)).toBeLessThan(0.02505);
    }
  });

  it('self-withhold at the rate of each day, so that May and June 2026 drop', () => {
    const rateOf = (key: string): number => {
      const month = monthOf(simulation, key);
      expect(sumOf(month, 'debit', '135519')).toBe(sumOf(month, 'credit', '236575'));
      return ratio(sumOf(month, 'credit', '236575'), -movementOf(month, ['41', '42']));
    };
    expect(rateOf('2025-05')).toBeCloseTo(0.0055, 5);
    expect(rateOf('2025-06')).toBeCloseTo(0.012, 5);
    expect(rateOf('2026-04')).toBeCloseTo(0.012, 5);
    expect(rateOf('2026-05')).toBeGreaterThan(0.0058);
    expect(rateOf('2026-05')).toBeLessThan(0.0115);
    expect(rateOf('2026-06')).toBeCloseTo(0.0055, 5);
    expect(rateOf('2026-07')).toBeCloseTo(0.012, 5);
  });
});

describe('payroll', () => {
  it('accrues benefits at their percentages of wages and transport', () => {
    for (const month of months) {
      const withTransport = movementOf(month, ['510506', '510518', '510527']);
      const wages = movementOf(month, ['510506', '510518']);
      for (const [expense, base, rate] of [
        ['510530', withTransport, 0.0833],
        ['510533', withTransport, 0.01],
        ['510536', withTransport, 0.0833],
        ['510539', wages, 0.0417],
      ] as const) {
        expect(Math.abs(ratio(movementOf(month, expense), base) / rate - 1)).toBeLessThan(0.12);
      }
      expect(movementOf(month, ['510530', '510533', '510536', '510539'])).toBe(sumOf(month, 'credit', '2610'));
    }
  });

  it('contributes pension, risk class I and family fund, without what ET 114-1 exempts', () => {
    for (const month of months) {
      const wages = movementOf(month, ['510506', '510518']);
      for (const [expense, rate] of [
        ['510570', 0.12],
        ['510568', 0.00522],
        ['510572', 0.04],
      ] as const) {
        expect(Math.abs(ratio(movementOf(month, expense), wages) / rate - 1)).toBeLessThan(0.12);
      }
      expect(sumOf(month, 'debit', ['510569', '510575', '510578'])).toBe(0n);
    }
  });
});

describe('assets, loans and the bank', () => {
  it('depreciates each class at its yearly rate, and amortises the licenses', () => {
    for (const month of months) {
      for (const [cost, accumulated, expense, rate] of [
        ['1520', '159210', '516010', 0.1],
        ['1524', '159215', '516015', 0.1],
        ['1528', '159220', '516020', 0.2],
        ['1540', '159235', '516035', 0.1],
        ['1635', '169840', '516510', 0.2],
      ] as const) {
        const base = sumOf(month, 'opening', cost);
        if (base === 0n) continue;
        expect(ratio(movementOf(month, expense) * 12n, base)).toBeCloseTo(rate, 5);
        expect(movementOf(month, accumulated)).toBe(-movementOf(month, expense));
      }
    }
  });

  it('pays interest above half of the current bank interest and below usury', () => {
    for (const month of months) {
      const average = -(sumOf(month, 'opening', '2105') + sumOf(month, 'closing', '2105')) / 2n;
      const yearly = ratio(movementOf(month, '530520') * 12n, average) * 100;
      const known = interestRates(month.period.year, month.period.month);
      if (!known) continue;
      expect(yearly).toBeGreaterThan(known.ibc / 2);
      expect(yearly).toBeLessThan(known.usury);
    }
  });

  it('pays four per thousand of bank withdrawals', () => {
    for (const month of months) {
      const rate = ratio(movementOf(month, '530595'), sumOf(month, 'credit', '1110'));
      expect(rate).toBeGreaterThan(0.0035);
      expect(rate).toBeLessThan(0.0042);
    }
  });
});
