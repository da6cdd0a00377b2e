/** The parts of every reclassified figure of some companies, of all in the deep tests: what the books have of its accounts, and together the figure. */
import { expect, it } from 'vitest';
import { abs } from '#core/money/money.ts';
import { drawStatement } from '#core/statement/draw-statement.ts';
import { figuresOf } from '#core/statement/month-figures.ts';
import type { StatementNode } from '#core/statement/statement-tree.ts';
import { statements, statementTexts } from '#statements/registry.gen.ts';
import { figureParts } from '#web/screens/statements/table/figure-parts.ts';
import { companies, simulate } from '../ruling/companies.ts';
import { balanceOf } from '../ruling/simulated-books.ts';
import { spread } from '../support/test-sizes.ts';

const declaration = statements.find(({ key }) => key === 'situacion-financiera')!;
const statement = { declaration, text: statementTexts['situacion-financiera'] };

const allNodes = (nodes: readonly StatementNode[]): StatementNode[] =>
  nodes.flatMap((node) => [node, ...allNodes(node.children)]);

it('are the balances of its accounts in the books and what stands on the other side', () => {
  let seen = 0;
  for (const one of spread(companies, 3)) {
    const { company, months } = simulate(one, false);
    const month = months.at(-1)!;
    const figures = figuresOf(balanceOf(company, month), month.period);
    const { nodes } = drawStatement(statement, [figures], { period: month.period });
    for (const node of allNodes(nodes)) {
      const parts = figureParts(nodes, node, 0);
      if (parts === null) continue;
      seen += 1;
      const sum = [...parts.books, ...parts.moved].reduce((all, { amount }) => all + amount, 0n);
      expect(sum, `${one.name} ${node.key}`).toBe(node.amounts[0]);
      if (node.kind !== 'account' || node.children.length > 0) continue;
      const closing = figures.accounts.find(({ code }) => code === node.code)!.closing;
      expect(abs(parts.books[0]!.amount), `${one.name} ${node.key}`).toBe(abs(closing));
    }
  }
  expect(seen).toBeGreaterThan(3);
});
