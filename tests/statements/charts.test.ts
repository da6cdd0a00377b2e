/** Books with every account of a chart: whatever the chart, no statement loses an amount, and what has no line is said. */
import { describe, expect, it } from 'vitest';
import { catalogue, statementsOf } from '#api/statements/catalogue.ts';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import type { StatementText } from '#core/statement/declaration.ts';
import { drawStatement } from '#core/statement/draw-statement.ts';
import { figuresOf } from '#core/statement/month-figures.ts';
import type { StatementNode } from '#core/statement/statement-tree.ts';
import { statements, statementTexts } from '#statements/registry.gen.ts';
import { chartBooks, listedCharts } from './chart-books.ts';

const texts: Readonly<Record<string, StatementText>> = statementTexts;
const period = { year: 2026, month: 3 };
const frameworks = [1, 2, 3] as const;

function allOf(nodes: readonly StatementNode[]): StatementNode[] {
  return nodes.flatMap((node) => [node, ...allOf(node.children)]);
}

it('names the results and the tax as each framework does', () => {
  const month = figuresOf(balanceOfBooks('2026-03', chartBooks('puc')), period);
  const declaration = statements.find(({ key }) => key === 'resultado-integral')!;
  const said = frameworks.map((framework) => {
    const { title, nodes } = drawStatement({ declaration, text: texts[declaration.key]! }, [month], {
      period,
      framework,
    });
    return [title, nodes.find(({ key }) => key === 'incomeTax')?.label];
  });
  expect(said).toEqual([
    ['Estado del resultado y otro resultado integral', 'Gasto por impuesto a las ganancias'],
    ['Estado de resultado integral', 'Impuesto a las ganancias'],
    ['Estado de resultados', 'Impuesto de renta'],
  ]);
});

it('asks micro-entities for their position, results and notes only', () => {
  expect(frameworks.map((framework) => statementsOf(framework).join(' '))).toEqual([
    ...[1, 2].map(() => catalogue.map(({ declaration }) => declaration.key).join(' ')),
    'situacion-financiera resultado-integral notas posicion-fiscal indicadores',
  ]);
});

describe.each(listedCharts)('%s', (chart) => {
  const month = figuresOf(balanceOfBooks('2026-03', chartBooks(chart)), period);
  const of = (classes: RegExp, amount: (account: (typeof month.accounts)[number]) => bigint) =>
    month.accounts.reduce((sum, account) => (classes.test(account.place) ? sum + amount(account) : sum), 0n);
  const drawn = (key: string, options: Partial<Parameters<typeof drawStatement>[2]> = {}) => {
    const declaration = statements.find((statement) => statement.key === key)!;
    return drawStatement({ declaration, text: texts[key]! }, [month], { period, ...options });
  };
  const amountIn = (key: string, node: string, options?: Parameters<typeof drawn>[1]) =>
    allOf(drawn(key, options).nodes).find((one) => one.key === node)?.amounts[0] ?? 0n;

  it('has all of its balances in the statement of position', () => {
    const held = of(/^[123]/, ({ closing }) => closing);
    const left = amountIn('situacion-financiera', 'totalAssets') - amountIn('situacion-financiera', 'totalLiabilities');
    const own = amountIn('situacion-financiera', 'totalEquity') - amountIn('situacion-financiera', 'openResult');
    expect(left - own).toBe(held);
  });

  it('has all income and expenses in the results, by function and by nature', () => {
    const earned = of(/^[4-7]/, ({ debit, credit }) => credit - debit);
    for (const by of ['function', 'nature'] as const)
      expect(amountIn('resultado-integral', 'result', { by })).toBe(earned);
  });

  it('has every change in the cash flow, by both methods', () => {
    for (const method of ['indirect', 'direct'] as const)
      expect(drawn('flujos-efectivo', { method }).checks[0]).toMatchObject({ key: 'endsInCash', difference: 0n });
  });

  it('has names under every framework, and says what has no line', () => {
    const without = month.accounts.filter(({ line, place }) => line === null && /^[1-7]/.test(place));
    for (const { key } of statements)
      for (const framework of frameworks) {
        const { nodes, checks } = drawn(key, { framework });
        expect(allOf(nodes).filter(({ label }) => label.trim() === '')).toEqual([]);
        const said = checks.find((check) => check.key === 'mapped');
        if (said && without.length > 0) expect(said.holds).toBe(false);
      }
  });
});
