/** Taxable income of the month, and its legal self-withholding. */

import { earnedIn, sumOver } from '#core/books/month-flow.ts';
import { type Cents, max, min, percentOf, roundToPesos } from '#core/money/money.ts';
import { type SelfWithholdingRate, selfWithholdingInMonth } from '#core/reference/tax/self-withholding.ts';
import type { Context } from './rules.ts';
import { outOfBase } from './special-base.ts';

export interface Income {
  operating: Cents;
  /** With other, generally taxed income. */
  all: Cents;
  /** Least and most that may be the base: operating and all income, less what has a base of its own. */
  base: { least: Cents; most: Cents };
}

export function incomeOf(context: Context): Income {
  const { balance, roles, period } = context;
  const earned = (leaves: readonly number[]) => sumOver(balance, leaves, (amounts) => earnedIn(amounts, period));
  const operating = earned(roles.operacionales.leaves());
  const all = operating + earned(roles.otrosIngresos.leaves());
  const out = outOfBase(context, operating);
  return { operating, all, base: { least: operating - out.most, most: all - out.least } };
}

export interface Expected {
  least: Cents;
  most: Cents;
  /** Rates in force in the month: two where the law changed. */
  rates: readonly SelfWithholdingRate[];
}

/** Null when the activity has no rate in the month. The books do not tell which other income is taxed: a range. */
export function expectedOn({ base: { least, most } }: Income, ciiu: string, { period }: Context): Expected | null {
  const rates = selfWithholdingInMonth(ciiu, period.year, period.month);
  const [first, ...others] = rates.flatMap(({ percent }) =>
    [least, most].map((base) => roundToPesos(percentOf(max(0n, base), percent))),
  );
  return first === undefined ? null : { least: min(first, ...others), most: max(first, ...others), rates };
}

/** Key of a table row, for the sentence that cites it. */
export function rateKey(ciiu: string, { from }: SelfWithholdingRate): string {
  return `${ciiu}@${from}`;
}
