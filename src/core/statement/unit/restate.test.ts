import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Period } from '#core/calendar/period.ts';
import type { LoadedRate } from '#core/reference/dated/loaded-rate.ts';
import { usingRates } from '#core/reference/dated/tables-in-force.ts';
import { daysOfMonth } from '#core/reference/in-force.ts';
import { cases } from '../../../../tests/support/test-sizes.ts';
import type { StatementNode, StatementTree } from '../statement-tree.ts';
import type { MonthlyFlows } from './monthly-flows.ts';
import { type Restating, restateTree } from './restate.ts';
import { type RestatedUnit, statementUnits } from './statement-unit.ts';

const october = { year: 2026, month: 10 };
const pesos = (amount: number) => BigInt(Math.round(amount * 100));

function node(key: string, amounts: (bigint | null)[], changed: Partial<StatementNode> = {}): StatementNode {
  const none = { code: null, from: null, sum: null, unit: null, note: null };
  return { key, label: key, kind: 'line', amounts, children: [], marks: [], ...none, ...changed };
}

const total = (key: string, amounts: bigint[], parts: readonly string[]) =>
  node(key, amounts, { kind: 'total', sum: parts.map((part) => ({ key: part, sign: 1 })) });

function tree(nodes: StatementNode[], labels: readonly string[]): StatementTree {
  const columns = labels.map((label) => ({ key: label, label, kind: 'amount' as const }));
  return { key: 'made', title: '', period: '2026-10', columns, nodes, checks: [] };
}

const at = (period: Period, basis: 'month' | 'year' = 'month') => ({ period, basis });

function restate(
  unit: RestatedUnit,
  nodes: StatementNode[],
  { times, ...rest }: Partial<Restating> & Pick<Restating, 'times'>,
): StatementTree {
  const labels = times.map(({ period }) => `${period.month}/${period.year}`);
  const usual = { base: october, isAtDate: true, flows: () => new Set<string>(), monthly: () => null };
  return restateTree(tree(nodes, labels), unit, { ...usual, ...rest, times });
}

const ipc = (year: number, month: number, index: number): LoadedRate => {
  const { first: from, last: to } = daysOfMonth(year, month);
  return { table: 'ipc', key: '', from, to, values: { index }, norm: 'DANE' };
};
const amountsOf = ({ nodes }: StatementTree) => nodes.map(({ amounts }) => amounts);

describe('UVT', () => {
  it('is that of the year of each column, named with its resolution', () => {
    const { nodes, restated } = restate('uvt', [node('cash', [pesos(5_237_400), pesos(4_979_900)])], {
      times: [at(october), at({ year: 2025, month: 12 })],
    });
    expect(nodes[0]!.amounts).toEqual([100_00n, 100_00n]);
    expect(restated!.words).toBe(
      'En la UVT del año de cada columna. De 2026: $\u00a052.374 (Res. DIAN 000238 de 2025); de 2025: $\u00a049.799 (Res. DIAN 000193 de 2024)',
    );
    const alone = restate('uvt', [node('cash', [pesos(1)])], { times: [at(october)] });
    expect(alone.restated!.words).toBe('En UVT de 2026: $\u00a052.374 (Res. DIAN 000238 de 2025)');
  });

  it('of a year without one gives no figure, and says so', () => {
    const { nodes, restated } = restate('uvt', [node('cash', [pesos(52_374), pesos(9)])], {
      times: [at(october), at({ year: 2009, month: 12 })],
    });
    expect(nodes[0]!.amounts).toEqual([100n, null]);
    expect(restated!.missing[0]).toBe('12/2009: sin cifras, porque no está la UVT de 2009.');
  });

  it('leaves ratios as they are, and names the line that took the cent of a total', () => {
    const half = pesos(52_374 / 2 / 100);
    const { nodes } = restate(
      'uvt',
      [
        node('a', [half - 1n]),
        node('b', [half - 1n]),
        total('sum', [2n * half - 2n], ['a', 'b']),
        node('ratio', [185n], { kind: 'ratio', unit: 'times' }),
      ],
      { times: [at(october)] },
    );
    expect(nodes.map(({ amounts, marks }) => [amounts[0], ...marks])).toEqual([[1n, 'adjusted'], [0n], [1n], [185n]]);
  });
});

describe('constant pesos', () => {
  const index = [ipc(2026, 10, 160), ipc(2026, 9, 150), ipc(2026, 8, 128), ipc(2025, 12, 125)];

  it('take a balance by the index of its month to the month of the statement, in whole pesos', () => {
    usingRates(index, () => {
      const { nodes, restated } = restate('constantes', [node('cash', [pesos(100.4), pesos(300), pesos(100.9)])], {
        times: [at(october), at({ year: 2026, month: 9 }), at({ year: 2025, month: 12 }, 'year')],
      });
      expect(nodes[0]!.amounts).toEqual([pesos(100), pesos(320), pesos(129)]);
      expect(restated!.words).toBe('En pesos constantes de octubre de 2026 (IPC del DANE: 160,00)');
      expect(restated!.notes.slice(0, -1)).toEqual([
        '9/2026: con el IPC de septiembre de 2026 (150,00).',
        '12/2025: con el IPC de diciembre de 2025 (125,00).',
      ]);
      expect(restated!.notes.at(-1)).toContain('sin convertir');
    });
  });

  it('need no index for the month itself; without it every other column is empty, with the reason', () => {
    const { nodes, restated } = restate('constantes', [node('cash', [pesos(7), pesos(8)])], {
      times: [at(october), at({ year: 2026, month: 1 })],
    });
    expect(nodes[0]!.amounts).toEqual([pesos(7), null]);
    expect(restated!.words).toBe('En pesos constantes de octubre de 2026');
    expect(restated!.missing[0]).toBe('1/2026: sin cifras, porque falta el IPC de octubre de 2026.');
  });

  const march = { year: 2026, month: 3 };
  const quarter = [ipc(2026, 1, 100), ipc(2026, 2, 110), ipc(2026, 3, 120)];
  const flows = () => new Set(['sales', 'all']);
  const ofYear = { base: march, isAtDate: false, flows, times: [at(march, 'year')] } as const;
  const sales = [node('sales', [pesos(300)]), total('all', [pesos(300)], ['sales']), node('cash', [pesos(300)])];

  it('take what flowed by the index of each month, and balances by that of the last one', () => {
    const byMonth: MonthlyFlows = new Map([
      ['sales', [pesos(100), pesos(110), pesos(90)]],
      ['all', [pesos(100), pesos(110), pesos(90)]],
    ]);
    usingRates(quarter, () => {
      const made = restate('constantes', sales, { ...ofYear, monthly: () => byMonth });
      expect(amountsOf(made)).toEqual([[pesos(120 + 120 + 90)], [pesos(330)], [pesos(300)]]);
      expect(made.restated!.notes[0]).toBe('3/2026: lo de cada mes, con el IPC de su mes.');
    });
  });

  it('take it by the mean of its months where they are not known, or do not add up to it', () => {
    usingRates(quarter, () => {
      for (const monthly of [null, new Map([['sales', [pesos(1), pesos(2), pesos(3)]]])]) {
        const made = restate('constantes', sales, { ...ofYear, monthly: () => monthly });
        expect(amountsOf(made)).toEqual([[pesos(327)], [pesos(327)], [pesos(300)]]);
        expect(made.restated!.notes[0]).toContain('con el IPC promedio de sus meses (110,00)');
      }
    });
  });

  it('keep what moved beside the balances around it: the column by the index of its last month', () => {
    usingRates([ipc(2026, 10, 120), ...quarter], () => {
      const { restated } = restate('constantes', sales, { ...ofYear, base: october, flows: () => new Set() });
      expect(restated!.notes[0]).toContain('completa con el IPC de su último mes (120,00)');
    });
  });

  it('without the index of one month leave what flowed empty, and the balance of the month as it is', () => {
    usingRates([ipc(2026, 2, 110), ipc(2026, 3, 120)], () => {
      const absent = { ...ofYear, base: { year: 2027, month: 3 }, times: [at({ year: 2027, month: 3 }, 'year')] };
      const made = restate('constantes', sales, absent);
      expect(amountsOf(made)).toEqual([[null], [null], [pesos(300)]]);
      expect(made.restated!.missing[0]).toContain('falta el IPC de enero de 2027, febrero de 2027 y marzo de 2027');
    });
  });
});

test('restated totals add up, and are the nominal ones within the rounding', () => {
  const amount = fc.bigInt({ min: -(10n ** 11n), max: 10n ** 11n });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(amount, amount), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 9000, max: 40_000 }),
      fc.integer({ min: 9000, max: 40_000 }),
      (amounts, then, now) => {
        const times = [at(october), at({ year: 2025, month: 6 })];
        const lines = amounts.map(([first, second], index) => node(`l${index}`, [first, second]));
        const sums = [0, 1].map((column) => amounts.reduce((sum, pair) => sum + pair[column]!, 0n));
        const nodes = [
          ...lines,
          total(
            'all',
            sums,
            lines.map(({ key }) => key),
          ),
        ];
        const exact: Record<RestatedUnit, [times: bigint, divide: bigint, step: bigint][]> = {
          uvt: [
            [100n, pesos(52_374), 1n],
            [100n, pesos(49_799), 1n],
          ],
          constantes: [
            [1n, 1n, 100n],
            [BigInt(now), BigInt(then), 100n],
          ],
        };
        usingRates([ipc(2026, 10, now / 100), ipc(2025, 6, then / 100)], () => {
          for (const unit of ['uvt', 'constantes'] as const) {
            const restated = restate(unit, nodes, { times });
            for (const column of [0, 1]) {
              const [times, divide, step] = exact[unit][column]!;
              const drawn = restated.nodes.map((one) => one.amounts[column]!);
              expect(drawn.at(-1)).toBe(drawn.slice(0, -1).reduce((sum, one) => sum + one, 0n));
              nodes.forEach((one, index) => {
                const off = drawn[index]! * divide - one.amounts[column]! * times;
                expect(off < 2n * step * divide && off > -2n * step * divide).toBe(true);
                expect(drawn[index]! % step).toBe(0n);
              });
            }
          }
        });
      },
    ),
    { numRuns: cases(60) },
  );
});

test('every unit has its place in the chooser', () => {
  expect(statementUnits).toEqual(['pesos', 'miles', 'millones', 'uvt', 'constantes']);
});
