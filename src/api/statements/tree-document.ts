/** Drawn statements as API documents. */
import { type Cents, toDecimal } from '#core/money/money.ts';
import type { StatementCheck, StatementNode, StatementTree } from '#core/statement/statement-tree.ts';
import type {
  StatementCheckDocument,
  StatementNodeDocument,
  StatementTreeDocument,
  statementDetails,
} from './statements/contract.ts';

export type Detail = (typeof statementDetails)[number];

/** Levels of accounts that are told below a line. */
const depths: Readonly<Record<Detail, number>> = { lines: 0, accounts: 1, leaves: 2 };

export function treeDocument({ nodes, checks, ...tree }: StatementTree, detail: Detail): StatementTreeDocument {
  return {
    ...tree,
    nodes: nodes.map((node) => nodeDocument(node, depths[detail])),
    checks: checks.map(checkDocument),
  };
}

const decimals = (amounts: readonly (Cents | null)[]) =>
  amounts.map((cents) => (cents === null ? null : toDecimal(cents)));

/** `depth`: levels of accounts below it. */
function nodeDocument({ amounts, changes, children, ...node }: StatementNode, depth: number): StatementNodeDocument {
  const told = node.kind === 'section' || depth > 0 ? children : [];
  return {
    ...node,
    amounts: decimals(amounts),
    ...(changes && { changes: decimals(changes) }),
    children: told.map((child) => nodeDocument(child, child.kind === 'account' ? depth - 1 : depth)),
  };
}

export function checkDocument({ difference, ...check }: StatementCheck): StatementCheckDocument {
  return { ...check, difference: difference === null ? null : toDecimal(difference) };
}
