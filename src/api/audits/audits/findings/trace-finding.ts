/** Evidence of a finding, computed in a worker thread: its file rows, and its series month by month. */

import { type IdentifiedBalance, OpenedBalances } from '#api/balances/opened-balances.ts';
import { rowDocument } from '#api/balances/stored-balance.ts';
import type { TrialBalanceRowDocument } from '#api/balances/trial-balances/contract.ts';
import type { Amounts } from '#core/books/amounts.ts';
import { inCodesOf } from '#core/books/chart-change.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type FindingSeries, seriesAmounts } from '#core/engine/telling/series.ts';
import { toDecimal } from '#core/money/money.ts';
import type { FindingDetail, FindingItem } from './contract.ts';

export interface TraceTask {
  /** Months, oldest first; the last one is audited. */
  months: IdentifiedBalance[];
  /** Balance in which it was found, one of `months` or another: for a corrected finding, that of the month before. */
  foundIn: IdentifiedBalance;
  /** Row numbers of that balance's file. */
  rows: number[];
  /** Accounts and third parties of its series; null where it has none. */
  series: Pick<FindingSeries, 'accounts' | 'nits'> | null;
}

/** Details of a finding besides its list item. */
export type Trace = Omit<FindingDetail, keyof FindingItem>;

const mostRows = 200;

/** Whoever opens a finding opens others of the same months. Some 60 MB. */
const opened = new OpenedBalances(250_000);

export async function traceFinding({ months, foundIn, rows, series }: TraceTask): Promise<Trace> {
  const found = opened.open(foundIn);
  // Large months are not kept.
  const open = (one: IdentifiedBalance) => (one.id === foundIn.id ? found : opened.open(one));
  const latest = months.at(-1);
  return {
    sourceRows: sourceRows(found, rows),
    months:
      series === null || latest === undefined
        ? []
        : months.map((one) => month(one.stored.period, seriesAmounts(inCodesOf(open(latest), open(one)), series))),
  };
}

function sourceRows(view: TrialBalance, rows: readonly number[]): TrialBalanceRowDocument[] {
  const wanted = new Set(rows.slice(0, mostRows));
  const found: TrialBalanceRowDocument[] = [];
  for (let index = 0; index < view.rowCount && found.length < wanted.size; index++) {
    if (wanted.has(view.rows.source(index))) found.push(rowDocument(view, index));
  }
  return found.sort((a, b) => a.row - b.row);
}

function month(
  period: string,
  { opening, debit, credit, closing }: Readonly<Amounts>,
): FindingDetail['months'][number] {
  return {
    period,
    opening: toDecimal(opening),
    debit: toDecimal(debit),
    credit: toDecimal(credit),
    closing: toDecimal(closing),
  };
}
