/**
 * Every total of every statement of whole companies is the sum of its lines in every column, variations too, and every line
 * that of its accounts: in each unit, beside each comparison.
 */
import { describe, expect, it } from 'vitest';
import { abs, type Cents } from '#core/money/money.ts';
import { comparatives } from '#core/statement/comparatives.ts';
import { drawStatement } from '#core/statement/draw-statement.ts';
import { flat } from '#core/statement/flat.ts';
import { figuresOf, type MonthFigures } from '#core/statement/month-figures.ts';
import type { StatementNode, StatementTree } from '#core/statement/statement-tree.ts';
import { statementUnits, unitStep } from '#core/statement/unit/statement-unit.ts';
import { statements, statementTexts } from '#statements/registry.gen.ts';
import { companies, simulate } from '../ruling/companies.ts';
import { balanceOf } from '../ruling/simulated-books.ts';
import { isDeep } from '../support/test-sizes.ts';

const few = ['tiny'];
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

  it('has one value for one thing, in statements and notes', { timeout: 600_000 }, () => {
    for (const period of isDeep && end ? [end, last] : [last])
      for (const by of ['function', 'nature'] as const)
        for (const unit of ['miles', 'millones'] as const) {
          const values = new Map<string, Map<Cents, string[]>>();
          for (const declaration of statements.filter(({ key }) => ofSet.includes(key))) {
            const statement = { declaration, text: statementTexts[declaration.key as keyof typeof statementTexts] };
            const options = { period, by, basis: 'year', compare: ['mes-anterior', 'ano-anterior'] } as const;
            const [exact, shown] = [{}, { unit }].map((own) =>
              drawStatement(statement, figures, { ...options, ...own }),
            );
            const all = flat(exact!.nodes);
            flat(shown!.nodes).forEach((node, row) => {
              for (const [name, from, to] of valuesOf(shown!, all[row]!, node)) {
                const found = values.get(`${name} ${from}`) ?? new Map<Cents, string[]>();
                found.set(to, [...(found.get(to) ?? []), `${exact!.key} ${node.key}`]);
                values.set(`${name} ${from}`, found);
              }
            });
          }
          const several = [...values].filter(([, found]) => found.size > 1);
          expect(several.map(([name, found]) => `${unit} ${name}: ${[...found].join(' / ')}`)).toEqual([]);
        }
  });
});

/** Indicators and the tax position add up by themselves: other sums than those of the statements. */
const ofSet = ['situacion-financiera', 'resultado-integral', 'cambios-patrimonio', 'notas'];

/** Figures of a node that other statements may show, by what they are: of equity, those at the end. */
function valuesOf({ columns, key }: StatementTree, exact: StatementNode, shown: StatementNode) {
  // Accounts of results: each presentation of them adds up by itself.
  if (exact.kind === 'account' && key !== 'situacion-financiera' && /^[4-7]/.test(exact.code!)) return [];
  if (key === 'cambios-patrimonio' && exact.key.startsWith('ano-anterior')) return [];
  return columns.flatMap((column, at): [string, Cents, Cents][] => {
    const own = key === 'cambios-patrimonio' ? (column.key === 'saldo-final' ? 'actual' : null) : column.key;
    const [from, to] = [exact.amounts[at] ?? null, shown.amounts[at] ?? null];
    return own === null || from === null || to === null ? [] : [[`${own} ${exact.key}`, from, to]];
  });
}

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
