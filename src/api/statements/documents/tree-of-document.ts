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

function nodeOf({ amounts, children, ...node }: StatementNodeDocument): StatementNode {
  return { ...node, amounts: amounts.map(amountOf), children: children.map(nodeOf) };
}
