/** The total that a file prints against the sum of its rows. */
import type { Amounts } from '#core/books/amounts.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { abs } from '#core/money/money.ts';
import { toleranceOf } from '../evidence/sums.ts';

type Movement = Pick<Amounts, 'debit' | 'credit'>;

/** Levels that a sum over a whole column would count. */
const MOST_TIMES = 12n;

/**
 * Whether a printed total is of the rows: their sum, that without order accounts, or a multiple where it adds levels up
 * with them. Only movements are compared: programs print the balances of a total with any sign.
 */
export function isOfRows(printed: Movement, balance: TrialBalance): boolean {
  const tolerance = 5n * toleranceOf(balance.rowCount);
  const whole = balance.sum('');
  const orders = ['8', '9'].map((prefix) => balance.sum(prefix));
  const withoutOrders = {
    debit: orders.reduce((sum, { debit }) => sum - debit, whole.debit),
    credit: orders.reduce((sum, { credit }) => sum - credit, whole.credit),
  };
  return [whole, withoutOrders].some((sum) => isEqual(printed, sum, tolerance) || isMultiple(printed, sum));
}

function isEqual(one: Movement, other: Movement, tolerance: bigint): boolean {
  return [abs(one.debit) - abs(other.debit), abs(one.credit) - abs(other.credit)].every((gap) => abs(gap) <= tolerance);
}

function isMultiple(printed: Movement, sum: Movement): boolean {
  if (sum.debit === 0n || abs(printed.debit) % abs(sum.debit) !== 0n) return false;
  const times = abs(printed.debit) / abs(sum.debit);
  return times <= MOST_TIMES && abs(printed.credit) === times * abs(sum.credit);
}
