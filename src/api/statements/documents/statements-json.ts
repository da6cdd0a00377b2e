/** Statements as JSON: amounts as decimal strings of pesos. */
import { formatNit } from '#core/identity/nit.ts';
import { toDecimal } from '#core/money/money.ts';
import type { StatementNode } from '#core/statement/statement-tree.ts';
import type { StatementsContent } from './statements-content.ts';

const amountOf = (cents: bigint | null) => (cents === null ? null : toDecimal(cents));

export function statementsJson({ company, trees, logo: _, seal, ...content }: StatementsContent): object {
  return {
    company: { ...company, written: formatNit(company.nit, company.dv) },
    ...content,
    verification: seal,
    statements: trees.map(({ nodes, checks, ...tree }) => ({
      ...tree,
      nodes: nodes.map(nodeJson),
      checks: checks.map((check) => ({ ...check, difference: amountOf(check.difference) })),
    })),
  };
}

function nodeJson({ amounts, changes, children, ...node }: StatementNode): object {
  const own = { amounts: amounts.map(amountOf), ...(changes && { changes: changes.map(amountOf) }) };
  return { ...node, ...own, children: children.map(nodeJson) };
}
