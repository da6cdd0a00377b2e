/** Whether the rows of a balance are a whole book. */
import type { Amounts } from '#core/books/amounts.ts';
import type { BalanceData } from '#core/books/balance-data.ts';
import { CentsColumn } from '#core/money/cents-column.ts';
import { abs } from '#core/money/money.ts';
import { totalsAgree } from './notices/totals-agree.ts';

/** The four totals, in cents; credit balances are negative. */
export function sumOfFacts({ rows }: Pick<BalanceData, 'rows'>): Amounts {
  const sum = (field: keyof Amounts) => new CentsColumn(rows[field]).sum(0, rows[field].length);
  return { opening: sum('opening'), debit: sum('debit'), credit: sum('credit'), closing: sum('closing') };
}

/** Whether a book adds up, by its double entry or by the total that it prints. */
export function isWhole(balance: BalanceData | null): boolean {
  if (balance === null) return false;
  const { grandTotal } = balance;
  const sums = sumOfFacts(balance);
  if (grandTotal) return grandTotal.debit === sums.debit && abs(grandTotal.credit) === abs(sums.credit);
  return totalsAgree(sums);
}
