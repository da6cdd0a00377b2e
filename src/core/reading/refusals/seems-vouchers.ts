/**
 * Whether the rows of a table are vouchers and not balances: an auxiliar, whose columns may be those of a balance. The
 * account's balance runs from row to row, or every row has a day and a voucher of its own.
 */
import { daysIn } from '#core/calendar/days-in.es.ts';
import { plainText } from '../headers/header-row.ts';
import { isOfDays } from '../headers/side-headers.es.ts';
import type { RawRows } from '../rows/raw-rows.ts';
import type { SideColumn, SideColumns } from '../rows/side-columns.ts';

/** Rows that continue the row before, for a balance that runs. */
const LEAST_RUNNING = 3;
/** Share of the rows that repeat an account and third party. */
const LEAST_REPEATED = 0.2;
/** Different days and vouchers of a report of vouchers. */
const LEAST_DIFFERENT = 3;
/** Share of the different values of a column that must be days. */
const MOST = 0.8;
const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/;

export interface Vouchers {
  /** Columns that say so, for the sentence. */
  columns: readonly SideColumn[];
}

/** `saysSo`: the report's title is that of an auxiliar or a journal. Null where the rows are balances. */
export function seemsVouchers(raw: RawRows, sides: SideColumns, saysSo: boolean): Vouchers | null {
  const days = sides
    .of('date')
    .filter(({ filled, values, header }) => filled * 2 > sides.count && areDays(values, header));
  const vouchers = sides
    .of('voucher')
    .filter(({ filled, values }) => filled * 2 > sides.count && isNumbered(values, filled));
  const columns = [...days, ...vouchers];
  const runs = isRunning(raw);
  if (runs || (days.length > 0 && vouchers.length > 0)) return { columns };
  if (columns.length === 0 && !saysSo) return null;
  return repeatedShare(raw) >= LEAST_REPEATED ? { columns } : null;
}

function areDays(values: ReadonlyMap<string, number>, header: string): boolean {
  if (values.size < LEAST_DIFFERENT) return false;
  const written = [...values.keys()];
  // The month may be in the title alone.
  const isOfMonth = isOfDays(plainText(header));
  const isDay = (value: string) => (isOfMonth && DAY.test(value)) || daysIn(`fecha ${value}`).length > 0;
  return written.filter(isDay).length >= written.length * MOST;
}

/** Numbers of vouchers differ from row to row; kinds of documents do not. */
function isNumbered(values: ReadonlyMap<string, number>, filled: number): boolean {
  if (values.size < LEAST_DIFFERENT) return false;
  const written = [...values.keys()];
  return (
    written.filter((value) => /\d/.test(value)).length >= written.length * MOST &&
    values.size * 10 >= Math.min(filled, 200)
  );
}

/** Whether the opening of most rows is the closing of the row before, of the same account, after a movement. */
function isRunning({ count, code, amounts: { opening, closing } }: RawRows): boolean {
  let pairs = 0;
  let running = 0;
  for (let row = 1; row < count; row++) {
    if (code[row] !== code[row - 1]) continue;
    const before = closing.approximate(row - 1);
    if (before === opening.approximate(row - 1)) continue;
    pairs++;
    if (before !== 0 && before === opening.approximate(row)) running++;
    // Not even all that follow would make them most.
    if (pairs - 2 * running > count - row) return false;
  }
  return running >= LEAST_RUNNING && running * 2 > pairs;
}

/** Share of the rows whose account, third party and branch an earlier row has. */
function repeatedShare({ count, code, thirdParty, branch }: RawRows): number {
  const seen = new Set<number>();
  for (let row = 0; row < count; row++)
    seen.add((code[row]! * 4_194_304 + thirdParty[row]!) * 512 + (branch[row]! & 511));
  return count < LEAST_RUNNING ? 0 : 1 - seen.size / count;
}
