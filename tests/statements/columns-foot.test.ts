/**
 * Every total of every statement of whole companies is the sum of its lines in every column, variations too, and every line
 * that of its accounts: in each unit, beside each comparison.
 */
import { describe, expect, it } from 'vitest';
import { abs, type Cents } from '#core/money/money.ts';
import { comparatives } from '#core/statement/comparatives.ts';
import { drawStatement } from '#core/statement/draw-statement.ts';
import { figuresOf, type MonthFigures } from '#core/statement/month-figures.ts';
import type { StatementNode, StatementTree } from '#core/statement/statement-tree.ts';
import { flat } from '#core/statement/unit/flow-nodes.ts';
import { statementUnits, unitStep } from '#core/statement/unit/statement-unit.ts';
import { statements, statementTexts } from '#statements/registry.gen.ts';
import { companies, simulate } from '../ruling/companies.ts';
import { balanceOf } from '../ruling/simulated-books.ts';
import { isDeep } from '../support/test-sizes.ts';

const few = ['tiny', 'migration'];
const chosen = companies.filter(({ name }) => isDeep || few.includes(name));
const views = [{}, { by: 'nature' }, { basis: 'year' }, { method: 'direct', basis: 'year' }] as const;

describe.each(chosen.map((company) => [company.name, company] as const))('%s', (_, company) => {
  const { company: own, months } = simulate(company, false);
  const figures = months.map((month) => figuresOf(balanceOf(own, month), month.period));
  const last = months.at(-1)!.period;
  const end = months.findLast(({ period }) => period.year < last.year)?.period;
  // What was planned: the months with every figure a third more, which rounds otherwise.
  const budget = figures.map(
    (month): MonthFigures => ({
      ...month,
      accounts: month.accounts.map((account) => ({ ...account, closing: (account.closing * 4n) / 3n })),
    }),
  );

  it('foots', { timeout: 600_000 }, () => {
    for (const period of isDeep && end ? [end, last] : [last])
      for (const declaration of statements)
        for (const view of isDeep ? views : views.slice(0, 2)) {
          const text = statementTexts[declaration.key as keyof typeof statementTexts];
          const draw = (unit: (typeof statementUnits)[number]) =>
            drawStatement({ declaration, text }, figures, {
              ...view,
              period,
              unit,
              budget,
              compare: [...comparatives],
            });
          const exact = draw('pesos');
          for (const unit of statementUnits) {
            const tree = draw(unit);
            expect(wrongSums(tree).map((said) => `${tree.key} ${unit} ${said}`)).toEqual([]);
            const step = unitStep[unit];
            if (step !== null && !tree.restated)
              expect(farFrom(tree, exact, step).map((said) => `${tree.key} ${unit} ${said}`)).toEqual([]);
          }
        }
  });
});

type Column = (node: StatementNode) => Cents | null;

function columnsOf({ columns }: StatementTree): Column[] {
  return columns.flatMap((_, at): Column[] => [({ amounts }) => amounts[at]!, ({ changes }) => changes?.[at] ?? null]);
}

function wrongSums(tree: StatementTree): string[] {
  const nodes = flat(tree.nodes);
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  return nodes.flatMap((node) =>
    columnsOf(tree).flatMap((of, at) => {
      const shown = of(node);
      if (shown === null || node.unit !== null) return [];
      const total = node.sum?.reduce((sum, { key, sign }) => sum + BigInt(sign) * (of(byKey.get(key)!) ?? 0n), 0n);
      const accounts = node.kind === 'section' ? [] : node.children;
      const below = node.children.reduce((sum, child) => sum + (of(child) ?? 0n), 0n);
      const wrong = [
        ...(total === undefined || total === shown ? [] : [`${total} is not the total ${shown}`]),
        ...(accounts.length === 0 || below === shown ? [] : [`accounts add to ${below}, not ${shown}`]),
      ];
      return wrong.map((said) => `${node.key}, column ${at}: ${said}`);
    }),
  );
}

/** Figures that are neither the nearest nor its neighbour, and what moved nothing but shows a movement. */
function farFrom(tree: StatementTree, exact: StatementTree, step: Cents): string[] {
  const before = new Map(flat(exact.nodes).map((node) => [node.key, node]));
  return flat(tree.nodes).flatMap((node) =>
    columnsOf(tree).flatMap((of, at) => {
      const [shown, own] = [of(node), of(before.get(node.key)!)];
      if (shown === null || own === null || node.unit !== null) return [];
      if (own === 0n) return shown === 0n ? [] : [`${node.key}, column ${at}: ${shown} of nothing`];
      return 2n * abs(shown - own) <= 3n * step ? [] : [`${node.key}, column ${at}: ${shown} of ${own}`];
    }),
  );
}
