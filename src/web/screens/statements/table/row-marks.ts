/** Findings on a row: of its account, and of those that are closed below it. */
import type { AccountMark } from '#api/statements/statements/contract.ts';
import { severities } from '#core/engine/severity.ts';
import type { StatementNode } from '#core/statement/statement-tree.ts';
import type { StatementRow } from './rows.ts';

/** After every code with the same beginning. */
const LAST = '\uffff';

/** Findings by account: those of a row are found by bisection, for there may be thousands of both. */
export class RowMarks {
  readonly #marks: readonly AccountMark[];

  constructor(marks: readonly AccountMark[]) {
    this.#marks = marks.toSorted((a, b) => (a.account < b.account ? -1 : a.account > b.account ? 1 : 0));
  }

  /** The worst of them, told with all; null for none. */
  of({ node, isOpen }: StatementRow): AccountMark | null {
    if (isOpen || this.#marks.length === 0) return null;
    const codes = node.kind === 'account' ? [node.code!] : node.children.flatMap(codesOf);
    const own = [...new Set(codes)].flatMap((code) => this.#marks.slice(this.#at(code), this.#at(code + LAST)));
    const [worst] = own.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
    return worst === undefined ? null : { ...worst, count: own.reduce((sum, { count }) => sum + count, 0) };
  }

  /** Position of the first mark whose account is not before a code. */
  #at(code: string): number {
    let [low, high] = [0, this.#marks.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#marks[middle]!.account < code) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function codesOf({ kind, code, children }: StatementNode): string[] {
  return kind === 'account' && code !== null ? [code] : children.flatMap(codesOf);
}
