/** Taxable income of the month, and the self-withholding that the law gives on it. */

import { earnedIn, sumOver } from '#core/books/month-flow.ts';
import { type Cents, max, min, percentOf, roundToPesos } from '#core/money/money.ts';
import { type SelfWithholdingRate, selfWithholdingInMonth } from '#core/reference/tax/self-withholding.ts';
import type { Context } from './rules.ts';

export interface Income {
  operating: Cents;
  /** With the other income that is taxed, as a rule. */
  all: Cents;
}

export function incomeOf({ balance, roles, period }: Context): Income {
  const earned = (leaves: readonly number[]) => sumOver(balance, leaves, (amounts) => earnedIn(amounts, period));
  const operating = earned(roles.operacionales.leaves());
  return { operating, all: operating + earned(roles.otrosIngresos.leaves()) };
}

export interface Expected {
  least: Cents;
  most: Cents;
  /** Rates in force in the month: two where a change of law splits it. */
  rates: readonly SelfWithholdingRate[];
}

/** Null where there is no rate for the activity in the month. Which other income is taxed is not in the books: both ends count. */
export function expectedOn({ operating, all }: Income, ciiu: string, { period }: Context): Expected | null {
  const rates = selfWithholdingInMonth(ciiu, period.year, period.month);
  const [first, ...others] = rates.flatMap(({ percent }) =>
    [operating, all].map((base) => roundToPesos(percentOf(max(0n, base), percent))),
  );
  return first === undefined ? null : { least: min(first, ...others), most: max(first, ...others), rates };
}

/** The identity of a rate of the table, for the sentence that cites it. */
export function rateKey(ciiu: string, { from }: SelfWithholdingRate): string {
  return `${ciiu}@${from}`;
}
