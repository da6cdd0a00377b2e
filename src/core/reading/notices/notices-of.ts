/**
 * What a file that can be read should be asked about before it is stored: sides that differ, a year under the name of a
 * month, accounts that are not of the PUC.
 */
import { DATA } from '#core/books/balance-data.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { periodKey } from '#core/calendar/period.ts';
import { abs, toDecimal } from '#core/money/money.ts';
import type { ReadResult } from '../read-balance.ts';
import type { ReadIssue } from '../read-issue.ts';
import { foreignChart } from './foreign-chart.es.ts';
import { isOfRows } from './printed-total.ts';
import { totalsAgree } from './totals-agree.ts';
import { whyUnbalanced } from './why-unbalanced.ts';
import { yearInFile } from './year-in-file.ts';

/** `read`: other problems of the file, and the sheets that it joins. */
export function noticesOf(
  balance: TrialBalance,
  { issues = [], joinedSheets = [] }: Partial<Pick<ReadResult, 'issues' | 'joinedSheets'>> = {},
): ReadIssue[] {
  const place = { fatal: false, sheet: balance[DATA].sheet } as const;
  const notices: ReadIssue[] = [];
  const total = balance.sum('');
  if (!totalsAgree(total)) {
    const { opening, debit, credit, closing } = total;
    const data = {
      opening: toDecimal(opening),
      debits: toDecimal(debit),
      credits: toDecimal(credit),
      closing: toDecimal(closing),
      ...whyUnbalanced(balance, issues, joinedSheets),
    };
    notices.push({ code: 'totals_differ', ...place, data });
  } else {
    const printed = printedTotalDiffers(balance, issues);
    if (printed !== null) {
      const { row } = printed;
      const data = {
        cause: 'printed',
        debits: toDecimal(total.debit),
        credits: toDecimal(total.credit),
        printedDebits: toDecimal(printed.debit),
        printedCredits: toDecimal(abs(printed.credit)),
        ...(joinedSheets.length > 0 ? { sheets: joinedSheets.join('\n') } : {}),
      };
      notices.push({ code: 'printed_total_differs', ...place, ...(joinedSheets.length > 0 ? {} : { row }), data });
    }
  }
  const year = yearInFile(balance, balance.period);
  if (year !== null)
    notices.push({ code: 'year_in_file', ...place, data: { from: year, period: periodKey(balance.period!) } });
  const chart = foreignChart(balance);
  if (chart !== null) {
    const examples = chart.examples.map(({ code, name, puc }) => [code, name.trim(), puc ?? ''].join('\t'));
    const data = { ...(chart.chart === null ? {} : { chart: chart.chart }), examples: examples.join('\n') };
    notices.push({ code: 'foreign_chart', ...place, data });
  }
  return notices;
}

/** The printed total that is not of the rows; null where it is, or where the rows below it are told already. */
function printedTotalDiffers(
  balance: TrialBalance,
  issues: readonly ReadIssue[],
): NonNullable<TrialBalance['grandTotal']> | null {
  const { grandTotal } = balance;
  if (grandTotal === null || issues.some(({ code }) => code === 'rows_after_total')) return null;
  return isOfRows(grandTotal, balance) ? null : grandTotal;
}
