/** A balance in thousands or millions becomes one in pesos, exactly; it keeps the unit of its file. */
import type { BalanceData } from '#core/books/balance-data.ts';
import type { FileUnit } from './question.ts';
import { unitFactors } from './question.ts';

/** `unit`: of the file; null or pesos leave it as it is. */
export function inPesos(balance: BalanceData, unit: FileUnit | null | undefined): BalanceData {
  if (!unit || unit === 'pesos') return balance;
  const factor = unitFactors[unit];
  const times = (cents: BigInt64Array) => cents.map((amount) => amount * factor);
  const { rows, accounts, grandTotal } = balance;
  return {
    ...balance,
    unit,
    accounts: { ...accounts, declared: times(accounts.declared) },
    rows: {
      ...rows,
      opening: times(rows.opening),
      debit: times(rows.debit),
      credit: times(rows.credit),
      closing: times(rows.closing),
    },
    grandTotal: grandTotal && {
      row: grandTotal.row,
      opening: grandTotal.opening * factor,
      debit: grandTotal.debit * factor,
      credit: grandTotal.credit * factor,
      closing: grandTotal.closing * factor,
    },
  };
}
