/** Statements of whole companies in UVT and in constant pesos, against an independent computation over their rows. */
import { describe, expect, it } from 'vitest';
import type { Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import type { LoadedRate } from '#core/reference/dated/loaded-rate.ts';
import { usingRates } from '#core/reference/dated/tables-in-force.ts';
import { daysOfMonth } from '#core/reference/in-force.ts';
import { uvt } from '#core/reference/tax/uvt.ts';
import type { StatementText } from '#core/statement/declaration.ts';
import { drawStatement, type StatementOptions } from '#core/statement/draw-statement.ts';
import { figuresOf } from '#core/statement/month-figures.ts';
import type { StatementNode, StatementTree } from '#core/statement/statement-tree.ts';
import { statements, statementTexts } from '#statements/registry.gen.ts';
import { companies, simulate } from '../ruling/companies.ts';
import { balanceOf } from '../ruling/simulated-books.ts';
import { naiveResult } from './naive-statements.ts';

const texts: Readonly<Record<string, StatementText>> = statementTexts;

/** Hundredths of a point: a made index that no two months share. */
const indexOf = ({ year, month }: Period) => 12_000n + BigInt((year - 2024) * 12 + Math.min(month, 12)) * 137n;

const rates = [2024, 2025, 2026, 2027].flatMap((year) =>
  Array.from({ length: 12 }, (_, at): LoadedRate => {
    const { first: from, last: to } = daysOfMonth(year, at + 1);
    return {
      table: 'ipc',
      key: '',
      from,
      to,
      values: { index: Number(indexOf({ year, month: at + 1 })) / 100 },
      norm: '',
    };
  }),
);

function flat(nodes: readonly StatementNode[]): StatementNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)]);
}

/** Totals of a column that are not the sum of what they name. */
function brokenIn(tree: StatementTree, column: number): string[] {
  const all = flat(tree.nodes);
  const amountOf = (key: string) => all.find((node) => node.key === key)?.amounts[column] ?? 0n;
  return all.flatMap(({ key, sum, amounts }) => {
    const amount = amounts[column] ?? null;
    if (sum === null || amount === null) return [];
    const parts = sum.reduce((added, part) => added + BigInt(part.sign) * amountOf(part.key), 0n);
    return parts === amount ? [] : [`${tree.columns[column]!.key} ${key}`];
  });
}

const broken = (tree: StatementTree) => tree.columns.flatMap((_, column) => brokenIn(tree, column));

const isNear = (one: Cents, other: Cents, most: Cents) => (one > other ? one - other : other - one) <= most;

describe.each(companies.map((company) => [company.name, company] as const))('%s', (_, company) => {
  const simulation = simulate(company, true);
  const months = simulation.months.map((month) => figuresOf(balanceOf(simulation.company, month), month.period));
  const last = simulation.months.at(-1)!;
  const draw = (key: string, options: Partial<StatementOptions>) =>
    usingRates(rates, () =>
      drawStatement({ declaration: statements.find((one) => one.key === key)!, text: texts[key]! }, months, {
        period: last.period,
        ...options,
      }),
    );
  const compare = ['mes-anterior', 'ano-anterior', 'acumulado', 'acumulado-anterior', 'diciembre'] as const;

  it.each(statements.map(({ key }) => key))(
    '%s: totals add up, and every figure is the nominal one over the UVT',
    (key) => {
      const [nominal, restated] = [draw(key, { compare }), draw(key, { compare, unit: 'uvt' })];
      const found = new Map(flat(restated.nodes).map((node) => [node.key, node]));
      for (const node of flat(nominal.nodes)) {
        node.amounts.forEach((amount, column) => {
          const own = found.get(node.key)!.amounts[column] ?? null;
          if (amount === null || node.unit !== null) {
            expect(own).toBe(amount);
            return;
          }
          // Every statement here is of the year of the last month or of the one before.
          const years = [last.period.year, last.period.year - 1].map((year) => uvt(year)!);
          expect(
            years.some((value) => isNear(own! * value, amount * 100n, 3n * value)),
            node.key,
          ).toBe(true);
        });
      }
      const before = new Set(broken(nominal));
      expect(broken(restated).filter((one) => !before.has(one))).toEqual([]);
      expect(restated.checks).toEqual(nominal.checks);
    },
  );

  it.each(statements.map(({ key }) => key))('%s: totals add up in constant pesos', (key) => {
    for (const basis of ['month', 'year'] as const) {
      const tree = draw(key, { compare, basis, unit: 'constantes' });
      const before = new Set(broken(draw(key, { compare, basis })));
      expect(broken(tree).filter((one) => !before.has(one))).toEqual([]);
      expect(tree.restated!.words).toContain('En pesos constantes de');
    }
  });

  const yearUntil = ({ year, month }: Period) =>
    simulation.months.filter(({ period }) => period.year === year && period.month <= month);
  /** The last month that has all of its year before it. */
  const whole = simulation.months.findLast(
    ({ period }) => period.month > 1 && period.month < 13 && yearUntil(period).length === period.month,
  );

  it.runIf(whole)('what was earned in the year is the sum of its months, each by its index', () => {
    const { period } = whole!;
    const year = yearUntil(period);
    const tree = draw('resultado-integral', { period, basis: 'year', unit: 'constantes' });
    expect(tree.restated!.notes[0]).toContain('lo de cada mes, con el IPC de su mes');
    const drawn = new Map(flat(tree.nodes).map((node) => [node.key, node.amounts[0]]));
    const ofMonths = year.map((month) => ({ index: indexOf(month.period), figures: naiveResult([month.rows]) }));
    for (const key of new Set(ofMonths.flatMap(({ figures }) => Object.keys(figures)))) {
      // In floating point, to the peso.
      const expected = ofMonths.reduce(
        (sum, { index, figures }) => sum + (Number(figures[key] ?? 0n) * Number(indexOf(period))) / Number(index),
        0,
      );
      expect(Math.abs(Number(drawn.get(key) ?? 0n) - expected), key).toBeLessThan(200);
    }
  });
});
