/** Settles all rows of a file with its total lines: a last row under a name without id is a total if it is the sum. */
import { type BuiltRows, buildRows, type KnownSign } from '../balance-builder.ts';
import type { AmountField } from '../format.ts';
import type { RowsInDoubt } from '../questions/question.ts';
import type { RawRows } from '../rows/raw-rows.ts';
import { sumOfFacts } from '../whole-book.ts';
import { withoutCopies } from './copied-book.ts';
import { unpadCodes } from './padded-codes.ts';
import type { Aside, ReportTotals } from './report-totals.ts';
import { dropTotalsByParty } from './totals-by-party.ts';

/** In fewer rows one may equal the others by chance. */
const LEAST_ROWS = 3;

export interface SettledFile {
  built: BuiltRows;
  grandTotal: ReturnType<ReportTotals['settle']>['grandTotal'];
  /** Rows without account that are the sum of nothing. */
  lost: readonly Aside[];
  /** Where a report that stands in its file several times begins again, and how often it does. */
  copied?: { row: number; data: { times: number } };
}

/** Null when the file's own arithmetic proves no sign convention. */
export function settleFile(...given: Parameters<typeof settleRead>): SettledFile | null {
  const settled = settleRead(...given);
  const copies = settled && withoutCopies(settled.built.rows, settled.grandTotal);
  if (settled === null || copies === null) return settled;
  const { rows, row, times } = copies;
  return { ...settled, built: { ...settled.built, rows }, copied: { row, data: { times } } };
}

function settleRead(
  raw: RawRows,
  known: KnownSign,
  totals: ReportTotals,
  { companyNit, levels }: { companyNit: string | null; levels?: RowsInDoubt | undefined },
): SettledFile | null {
  unpadCodes(raw);
  if (totals.tail === 0) dropTotalsByParty(raw);
  const settle = (leavesOut: boolean): SettledFile | null => {
    const built = buildRows(raw, known, { companyNit, printed: totals.printed, leavesOut, levels });
    const sum = (field: AmountField) => raw.amounts[field].sum(0, raw.count);
    const sums = () => ({
      opening: sum('opening'),
      debit: sum('debit'),
      credit: sum('credit'),
      closing: sum('closing'),
    });
    return built && { built, ...totals.settle(built.rows.rows, sums, built.rows.accounts.codes) };
  };
  if (totals.tail === 0) return lastIsSum(raw) ? settleWithSum(raw, settle) : settle(false);
  const restore = raw.snapshot();
  raw.count--;
  const without = settle(true);
  if (totals.tailIsTotal || without?.lost.every(({ account }) => account < 0)) return without;
  raw.count++;
  restore();
  totals.takeTail();
  return settle(false);
}

type Settle = (leavesOut: boolean) => SettledFile | null;

/** Whether the last row, of no third party, may be the sum of all others under a number that looks like a code. */
function lastIsSum({ count, thirdParty, amounts: { opening, debit, credit, closing } }: RawRows): boolean {
  const last = count - 1;
  if (count <= LEAST_ROWS || thirdParty[last] !== 0 || debit.isZero(last) || debit.cents[last] !== credit.cents[last])
    return false;
  return opening.isZero(last) && closing.isZero(last) && debit.sum(0, last) >= debit.cents[last]!;
}

/** The row is left out where it is the sum of the facts above it, as a total is and no account. */
function settleWithSum(raw: RawRows, settle: Settle): SettledFile | null {
  const [restore, last] = [raw.snapshot(), raw.count - 1];
  raw.count--;
  const without = settle(true);
  const facts = without && sumOfFacts(without.built.rows);
  const [debit, credit] = [raw.amounts.debit.cents[last]!, raw.amounts.credit.cents[last]!];
  if (facts && facts.debit === debit && facts.credit === credit) {
    const printed = { opening: 0n, debit, credit, closing: 0n, row: raw.source[last]! };
    return { ...without, grandTotal: without.grandTotal ?? printed };
  }
  raw.count++;
  restore();
  return settle(false);
}
