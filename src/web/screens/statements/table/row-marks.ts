/** Findings on a row: of its account, and of those that are closed below it. */
import type { AccountMark } from '#api/statements/statements/contract.ts';
import { severities } from '#core/engine/severity.ts';
import type { StatementNode } from '#core/statement/statement-tree.ts';
import type { StatementRow } from './rows.ts';

/** The worst of them, told with all; null for none. */
export function rowMark({ node, isOpen }: StatementRow, marks: readonly AccountMark[]): AccountMark | null {
  if (isOpen || marks.length === 0) return null;
  const codes = node.kind === 'account' ? [node.code!] : node.children.flatMap(codesOf);
  const own = marks.filter(({ account }) => codes.some((code) => account.startsWith(code)));
  const [worst] = own.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  return worst === undefined ? null : { ...worst, count: own.reduce((sum, { count }) => sum + count, 0) };
}

function codesOf({ kind, code, children }: StatementNode): string[] {
  return kind === 'account' && code !== null ? [code] : children.flatMap(codesOf);
}
