/**
 * Duplicate rows, equal cell by cell: a report joined twice, or two genuinely equal postings. Both rows count, and both
 * are reported.
 */
import type { BalanceData } from '#core/books/balance-data.ts';
import type { ReadIssue } from '../read-issue.ts';
import type { Cell, Sheet } from '../workbook.ts';

/** Maximum number of listed issues. */
const MOST = 100;
/** Maximum number of pairs with equal figures that are compared cell by cell. */
const MOST_PAIRS = 10_000;
/**
 * Maximum number of rows of one third party in one account that are compared: beyond it they are branches and cost
 * centres.
 */
const FARTHEST = 64;

/** Non-fatal issues in file order. The sheet is scanned again only if figures repeat. */
export async function repeatedRows(
  sheet: Sheet,
  rows: BalanceData['rows'],
  thirdParties: number,
): Promise<ReadIssue[]> {
  const pairs = equalFigures(rows, thirdParties);
  if (pairs.length === 0) return [];
  const wanted = new Set(pairs.flat());
  const written = new Map<number, readonly Cell[]>();
  await sheet.scan(({ number, cells }) => {
    if (wanted.has(number)) written.set(number, [...cells]);
    return undefined;
  });
  const told = new Set<number>();
  const issues: ReadIssue[] = [];
  for (const [row, other] of pairs) {
    if (told.has(row) || !sameCells(written.get(row)!, written.get(other)!)) continue;
    told.add(row);
    issues.push({ code: 'duplicate_row', fatal: false, sheet: sheet.name, row, data: { otherRow: other } });
  }
  return issues.sort((a, b) => a.row! - b.row!).slice(0, MOST);
}

/** Pairs [row, earlier row] with equal account, third-party entry, branch and amounts. */
function equalFigures(rows: BalanceData['rows'], entries: number): [number, number][] {
  const { account, thirdParty, branch, source, opening, debit, credit, closing } = rows;
  // Linked lists, 1-based: last row of each third-party entry, and predecessor of each row.
  const last = new Uint32Array(entries);
  const before = new Uint32Array(account.length);
  const pairs: [number, number][] = [];
  for (let row = 0; row < account.length; row++) {
    const entry = thirdParty[row]!;
    let other = last[entry]! - 1;
    before[row] = last[entry]!;
    last[entry] = row + 1;
    for (let steps = 0; steps < FARTHEST && other >= 0 && account[other] === account[row]; steps++) {
      const equal =
        branch[other] === branch[row] &&
        closing[other] === closing[row] &&
        opening[other] === opening[row] &&
        debit[other] === debit[row] &&
        credit[other] === credit[row];
      const says = closing[row] !== 0n || debit[row] !== 0n || credit[row] !== 0n || opening[row] !== 0n;
      if (equal && says && pairs.length < MOST_PAIRS) pairs.push([source[row]!, source[other]!]);
      other = before[other]! - 1;
    }
  }
  return pairs;
}

function sameCells(one: readonly Cell[], other: readonly Cell[]): boolean {
  return one.length === other.length && one.every((cell, column) => cell === other[column]);
}
