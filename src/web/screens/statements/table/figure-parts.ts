/** What a figure is made of where a part of its accounts was reclassified: their balances in the books, and what moved. */
import type { Cents } from '#core/money/money.ts';
import type { StatementNode } from '#core/statement/statement-tree.ts';
import { findNode } from '../find-node.ts';

export interface FigurePart {
  /** Of the account, or of the line that has the other part. */
  key: string;
  code: string | null;
  label: string;
  amount: Cents;
}

export interface FigureParts {
  /** As the books have them, with the sign of the figure. */
  books: FigurePart[];
  /** By line that holds it: together with `books` it is the figure. */
  moved: FigurePart[];
  total: Cents;
}

/** Accounts of a tree that stand in two lines, by code. */
type Twins = ReadonlyMap<string, readonly { line: StatementNode; amount: Cents }[]>;

/**
 * Null where nothing of the node was reclassified in the column: then its figure is that of its accounts. The two lines of
 * an account are on the two sides of the statement, each with the sign of its side, so that the books have the difference.
 */
export function figureParts(tree: readonly StatementNode[], node: StatementNode, column: number): FigureParts | null {
  if (!node.marks.includes('reclassified') && !node.children.some(isMoved)) return null;
  const total = node.amounts[column] ?? null;
  if (total === null) return null;
  const own = linesOf(tree).find((line) => findNode([line], node.key) !== null);
  const twins = twinsOf(
    linesOf(tree).filter((line) => line !== own),
    column,
  );
  const movedOf = (some: StatementNode) => leavesOf(some).flatMap(({ code }) => twins.get(code!) ?? []);
  const moved = movedOf(node);
  if (moved.length === 0) return null;
  const accounts = node.kind === 'account' ? [node] : node.children;
  return {
    books: accounts.map((account) => ({
      key: account.key,
      code: account.code,
      label: account.label,
      amount: (account.amounts[column] ?? 0n) - sumOf(movedOf(account)),
    })),
    moved: [...Map.groupBy(moved, ({ line }) => line)].map(([line, parts]) => ({
      key: line.key,
      code: line.code,
      label: line.label,
      amount: sumOf(parts),
    })),
    total,
  };
}

const sumOf = (parts: readonly { amount: Cents }[]) => parts.reduce((sum, { amount }) => sum + amount, 0n);

const isMoved = (node: StatementNode): boolean => node.marks.includes('reclassified') || node.children.some(isMoved);

function linesOf(nodes: readonly StatementNode[]): StatementNode[] {
  return nodes.flatMap((node) =>
    node.kind === 'section' ? linesOf(node.children) : node.kind === 'line' ? [node] : [],
  );
}

function leavesOf(node: StatementNode): StatementNode[] {
  if (node.kind === 'account' && node.children.length === 0) return [node];
  return node.children.flatMap(leavesOf);
}

function twinsOf(lines: readonly StatementNode[], column: number): Twins {
  const found = new Map<string, { line: StatementNode; amount: Cents }[]>();
  for (const line of lines)
    for (const { code, marks, amounts } of leavesOf(line)) {
      const amount = amounts[column] ?? 0n;
      if (code === null || amount === 0n || !marks.includes('reclassified')) continue;
      found.set(code, [...(found.get(code) ?? []), { line, amount }]);
    }
  return found;
}
