/** Settles all rows of a file with its total lines: a last row under a name without id is a total if it is the sum. */
import { type BuiltRows, buildRows, type KnownSign } from '../balance-builder.ts';
import type { AmountField } from '../format.ts';
import type { RowsInDoubt } from '../questions/question.ts';
import type { RawRows } from '../rows/raw-rows.ts';
import type { Aside, ReportTotals } from './report-totals.ts';

export interface SettledFile {
  built: BuiltRows;
  grandTotal: ReturnType<ReportTotals['settle']>['grandTotal'];
  /** Rows without account that are the sum of nothing. */
  lost: readonly Aside[];
}

/** Null when the file's own arithmetic proves no sign convention. */
export function settleFile(
  raw: RawRows,
  known: KnownSign,
  totals: ReportTotals,
  { companyNit, levels }: { companyNit: string | null; levels?: RowsInDoubt | undefined },
): SettledFile | null {
  const settle = (leavesOut: boolean): SettledFile | null => {
    const built = buildRows(raw, known, { companyNit, printed: totals.printed, leavesOut, levels });
    const sum = (field: AmountField) => raw.amounts[field].sum(0, raw.count);
    const everything = { opening: sum('opening'), debit: sum('debit'), credit: sum('credit'), closing: sum('closing') };
    return built && { built, ...totals.settle(built.rows.rows, everything) };
  };
  if (totals.tail === 0) return settle(false);
  const restore = raw.snapshot();
  raw.count--;
  const without = settle(true);
  if (totals.tailIsTotal || without?.lost.every(({ account }) => account < 0)) return without;
  raw.count++;
  restore();
  totals.takeTail();
  return settle(false);
}
