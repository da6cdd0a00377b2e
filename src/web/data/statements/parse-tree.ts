/** A statement as the server sends it, with its amounts as cents. */
import type {
  getStatementTrend,
  StatementNodeDocument,
  StatementTreeDocument,
} from '#api/statements/statements/contract.ts';
import type { AnswerOf } from '#core/call/endpoint.ts';
import { type Cents, fromDecimal } from '#core/money/money.ts';
import type { StatementNode, StatementTree } from '#core/statement/statement-tree.ts';

const centsOf = (amounts: readonly (string | null)[]): (Cents | null)[] =>
  amounts.map((amount) => (amount === null ? null : fromDecimal(amount)));

function parseNode({ changes, ...node }: StatementNodeDocument): StatementNode {
  const own = { amounts: centsOf(node.amounts), ...(changes && { changes: centsOf(changes) }) };
  return { ...node, ...own, children: node.children.map(parseNode) };
}

export function parseTree(tree: StatementTreeDocument): StatementTree {
  const checks = tree.checks.map((check) => ({
    ...check,
    difference: check.difference === null ? null : fromDecimal(check.difference),
  }));
  return { ...tree, nodes: tree.nodes.map(parseNode), checks };
}

type StatementTrendDocument = AnswerOf<typeof getStatementTrend>['data'];

export interface ParsedTrend {
  columns: StatementTrendDocument['columns'];
  restated?: NonNullable<StatementTrendDocument['restated']>;
  nodes: (Omit<StatementTrendDocument['nodes'][number], 'amounts'> & { amounts: (Cents | null)[] })[];
}

export function parseTrend({ nodes, ...trend }: StatementTrendDocument): ParsedTrend {
  return { ...trend, nodes: nodes.map((node) => ({ ...node, amounts: centsOf(node.amounts) })) };
}
