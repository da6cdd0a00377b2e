import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATA } from '#core/books/balance-data.ts';
import { TrialBalance } from '#core/books/trial-balance.ts';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { madeBooks } from '../../../tests/support/expression-books.ts';
import { compileExpression } from './compile-expression.ts';
import { EvaluationBudget, evaluate } from './evaluate.ts';
import { amount, calculate, number } from './exact.ts';
import { MonthFigures } from './month-figures.ts';
import { tryExpression } from './try-expression.ts';

/** Evaluates an expression in March. */
function march(source: string, balances = madeBooks()) {
  return tryExpression(source, balances).at(-1)!;
}

describe('figures of the books', () => {
  it.each([
    ['saldo("1105") = 1_300_000.50', true],
    ['saldo_inicial("1105") = 300_000', true],
    ['debitos("11*") = 1_000_000.50', true],
    ['creditos("41") = 1_300_000', true],
    ['movimiento("41") = -1_300_000', true],
    ['saldo("41") = -4_300_000', true],
    ['saldo_natural("41") = 4_300_000', true],
    ['saldo_natural("11") = saldo("11")', true],
    ['saldo_natural("41", "11") = saldo("11") - saldo("41")', true],
    ['tercero("1305", saldo_natural("1305") = saldo("1305"))', true],
    ['saldo("13", "1305", "11") = saldo(["11", "13"])', true],
    ['(saldo("11") - saldo("11")) = 0', true],
    ['saldo("1105") > 1_300_000.50', false],
    ['saldo("1105") >= 1_300_000.50 y saldo("1105") != 1', true],
    ['saldo("1105") < 0 o saldo("41") < 0', true],
    ['no saldo("1105") < 0', true],
    ['absoluto(saldo("41")) - 300_000 = 4 * 1_000_000', true],
    ['promedio(saldo("1305"), 2 meses) = 1_750_000', true],
    ['promedio(debitos("13") / absoluto(movimiento("41")), 2 meses) = 1', true],
    ['saldo("13") / saldo("41") < -12 y saldo("13") / saldo("41") > -13', true],
    ['saldo("1105") * 5% = 65_000.03', true],
    ['1_300_000.50 / saldo("1105") = 1', true],
    ['saldo("1105") / 3 = 433_333.50', true],
  ])('%s is %s', (source, holds) => {
    expect(march(source).outcome).toBe(holds ? 'se_cumple' : 'no_se_cumple');
  });

  it('lists the figures it read, without duplicates, and the difference', () => {
    expect(march('saldo("1105") + saldo("1105") <= promedio(saldo("1105"), 2 meses)').terms).toEqual([
      { label: 'saldo("1105")', amount: 130_000_050n, kind: 'term' },
      { label: 'promedio(saldo("1105"), 2 meses)', amount: 30_000_000n, kind: 'term' },
      { label: 'diferencia', amount: 230_000_100n, kind: 'total' },
    ]);
  });
});

describe('third parties', () => {
  it('are evaluated one by one: with and without DV is the same one, and "no third party" is none', () => {
    const { outcome, thirdParties } = march('tercero("1305", saldo("1305") <= 750_000)');
    expect(outcome).toBe('no_se_cumple');
    expect(thirdParties).toEqual([
      { nit: '800200300', name: 'Textiles', amount: 225_000_000n },
      { nit: '900100200', name: 'Papeles', amount: 5_000_000n },
    ]);
    expect(march('tercero("1305", saldo("1305") <= 3_000_000)')).toMatchObject({
      outcome: 'se_cumple',
      thirdParties: [],
    });
  });

  it('have their own averages, zero in months without them', () => {
    const { thirdParties } = march('tercero("1305", saldo("1305") <= promedio(saldo("1305"), 2 meses))');
    expect(thirdParties.map(({ nit, amount: more }) => [nit, more])).toEqual([
      ['800200300', 125_000_000n],
      ['900100200', 80_000_000n],
    ]);
  });

  it('may satisfy a condition that none should', () => {
    expect(march('no tercero("1305", saldo("1305") >= 0)')).toMatchObject({
      outcome: 'no_se_cumple',
      thirdParties: [],
    });
  });
});

describe('unknown values', () => {
  it('are not false: a division by zero, a missing month', () => {
    expect(march('saldo("1105") / (saldo("11") - saldo("11")) > 1')).toMatchObject({
      outcome: 'no_evaluada',
      reason: { reason: 'division', data: { part: 'saldo("1105") / (saldo("11") - saldo("11"))' } },
    });
    expect(march('saldo("11") > promedio(saldo("11"), 4 meses)', madeBooks('2026-02')).reason).toEqual({
      reason: 'faltan_meses',
      data: { months: ['2025-11', '2025-12', '2026-02'] },
    });
    expect(march('tercero("1305", (saldo("11") - saldo("11")) / (saldo("11") - saldo("11")) = 0)').outcome).toBe(
      'no_evaluada',
    );
  });

  it.each([
    ['saldo("11") < 0 y 1 / (saldo("11") - saldo("11")) > 1', 'no_se_cumple'],
    ['1 / (saldo("11") - saldo("11")) > 1 y saldo("11") < 0', 'no_se_cumple'],
    ['1 / (saldo("11") - saldo("11")) > 1 o saldo("11") > 0', 'se_cumple'],
    ['1 / (saldo("11") - saldo("11")) > 1 o saldo("11") < 0', 'no_evaluada'],
    ['no 1 / (saldo("11") - saldo("11")) > 1', 'no_evaluada'],
  ])('%s: %s', (source, outcome) => {
    expect(march(source).outcome).toBe(outcome);
  });
});

describe('a trial of an expression', () => {
  it('covers each month, oldest first', () => {
    const trials = tryExpression('saldo("1305") < promedio(saldo("1305"), 1 mes) * 3', madeBooks().reverse());
    expect(trials.map(({ period, outcome }) => [period.month, outcome])).toEqual([
      [1, 'no_evaluada'],
      [2, 'se_cumple'],
      [3, 'no_se_cumple'],
    ]);
  });
});

it('compares with earlier months through a change of codes', () => {
  const books = (suffix: string, cash: number) =>
    ['11050501 Caja', '11100501 Bancos', '13050501 Clientes', '15240501 Muebles', '31050501 Capital', '41350501 Ventas']
      .map((account, index) =>
        account.replace(' ', `${suffix} `).concat(` | | 0 | ${cash + index} | 0 | ${cash + index}`),
      )
      .join('\n');
  const months = [balanceOfBooks('2026-02', books('', 5)), balanceOfBooks('2026-03', books('00', 5))];
  expect(march('promedio(saldo("1105050100"), 1 mes) = 5', months).outcome).toBe('se_cumple');
});

describe('exact arithmetic', () => {
  const cents = fc.bigInt(-(10n ** 18n), 10n ** 18n);

  it('is exact: an undone sum restores the value, shares add up to the whole', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const sum = calculate('+', amount(a), amount(b))!;
        expect(calculate('-', sum, amount(b))).toEqual(amount(a));
        expect(calculate('*', amount(a), number(1_000_000n))).toEqual(amount(a));
        if (a !== 0n) expect(calculate('/', amount(a), amount(a))).toEqual(number(1_000_000n));
      }),
    );
  });

  it('rounds once, half away from zero, symmetric around zero', () => {
    expect(calculate('/', amount(5n), number(2_000_000n))).toEqual(amount(3n));
    expect(calculate('/', amount(-5n), number(2_000_000n))).toEqual(amount(-3n));
    expect(calculate('/', amount(1n), amount(3n))).toEqual(number(333_333n));
    expect(calculate('*', amount(10n), number(50_000n))).toEqual(amount(1n));
    expect(calculate('/', number(1n), number(0n))).toBeNull();
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        fc.pre(b !== 0n);
        const there = calculate('/', amount(a), amount(b)) as { millionths: bigint };
        const back = calculate('/', amount(-a), amount(b)) as { millionths: bigint };
        expect(there.millionths).toBe(-back.millionths);
        const error = 2n * (there.millionths * b - a * 1_000_000n);
        expect(error <= (b < 0n ? -b : b) && -error <= (b < 0n ? -b : b)).toBe(true);
      }),
    );
  });
});

class CountedBalance extends TrialBalance {
  sums = 0;
  passes = 0;
  override sum(where: Parameters<TrialBalance['sum']>[0]) {
    this.sums++;
    return super.sum(where);
  }
  override people(...asked: Parameters<TrialBalance['people']>) {
    this.passes++;
    return super.people(...asked);
  }
}

describe('cost of evaluation', () => {
  it('is bounded: beyond its budget a condition is not evaluated, and says so', () => {
    const months = { current: new MonthFigures(madeBooks().at(-1)!), before: () => ({ months: [], missing: [] }) };
    const condition = compileExpression('tercero("1305", saldo("1305") + saldo("1305") > 0)').tree;
    expect(evaluate(condition, months, new EvaluationBudget(20))).toMatchObject({ holds: false });
    const verdict = evaluate(condition, months, new EvaluationBudget(10));
    expect(verdict).toMatchObject({ holds: null, unknown: { reason: 'costly', most: 10 } });
    // Shared by the months of a trial: what the first ones spent the last ones lack.
    const shared = new EvaluationBudget(20);
    evaluate(condition, months, shared);
    expect(evaluate(condition, months, shared)).toMatchObject({ holds: null, unknown: { reason: 'costly' } });
  });

  it('is one sum per figure, and one pass per list of accounts however many third parties there are', () => {
    const last = new CountedBalance(madeBooks().at(-1)![DATA]);
    const many = 100;
    march(`saldo("11")${' + saldo("11")'.repeat(many - 1)} > 0`, [last]);
    // Once to decide, and once for each distinct line of the formula.
    expect(last.sums).toBe(2 * many);
    last.sums = 0;
    march(`tercero("1305", saldo("1305")${' + saldo("1305")'.repeat(many - 1)} < 0 y saldo("13") > 0)`, [last]);
    expect(last.passes).toBe(2);
    expect(last.sums).toBe(0);
  });
});
