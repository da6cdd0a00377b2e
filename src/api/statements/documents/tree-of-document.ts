/** A drawn statement from its API document: amounts as cents again. */
import { fromDecimal } from '#core/money/money.ts';
import type { StatementNode, StatementTree } from '#core/statement/statement-tree.ts';
import type { StatementNodeDocument, StatementTreeDocument } from '../statements/contract.ts';

const amountOf = (written: string | null) => (written === null ? null : fromDecimal(written));

export function treeOfDocument({ nodes, checks, ...tree }: StatementTreeDocument): StatementTree {
  return {
    ...tree,
    nodes: nodes.map(nodeOf),
    checks: checks.map((check) => ({ ...check, difference: amountOf(check.difference) })),
  };
}

function nodeOf({ amounts, changes, children, ...node }: StatementNodeDocument): StatementNode {
  const own = { amounts: amounts.map(amountOf), ...(changes && { changes: changes.map(amountOf) }) };
  return { ...node, ...own, children: children.map(nodeOf) };
}
