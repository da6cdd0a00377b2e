/** What flowed in each month of the year of a column: so that each takes the index of its own month. */
import { samePeriod } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import type { StatementItem, StatementText } from '../declaration.ts';
import { Drawing } from '../drawing.ts';
import { flat } from '../flat.ts';
import { Ledger } from '../ledger.ts';
import type { MonthFigures } from '../month-figures.ts';
import type { Framework } from '../statement-lines.ts';
import { type ColumnTime, monthsOf } from './column-time.ts';

/** By the key of the node, one a month of `monthsOf`. */
export type MonthlyFlows = ReadonlyMap<string, readonly (Cents | null)[]>;

interface Drawn {
  items: readonly StatementItem[];
  text: StatementText;
  framework: Framework;
  closing: 'before' | 'after';
}

/** Null where the books of a month are not there. `months`: with their accounts in their lines. */
export function monthlyFlows(
  months: readonly MonthFigures[],
  time: ColumnTime,
  { items, text, framework, closing }: Drawn,
): MonthlyFlows | null {
  const found = monthsOf(time).map((period) => months.find((month) => samePeriod(month.period, period)));
  if (!found.every((month) => month !== undefined)) return null;
  const options = {
    basis: 'month',
    closing,
    january: null,
    lastYear: null,
    yearMonths: [],
    itemAssignments: {},
  } as const;
  const columns = found.map((month) => ({ key: '', label: '', ledger: new Ledger(month, options) }));
  const nodes = new Drawing(columns, text, framework).nodes(items);
  return new Map(flat(nodes).map(({ key, amounts }) => [key, amounts]));
}
