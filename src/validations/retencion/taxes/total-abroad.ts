/**
 * Purchases abroad whose withholding, of income tax or of VAT, is booked under the authority: an account that month after month
 * is credited with the same share of what one supplier abroad bills, or all of them. Where it has nothing this month and they
 * billed, it is missing.
 */
import type { AccountRole } from '#core/books/account-role.ts';
import { pastMonths } from '#core/books/past-months.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Cents, percentOf } from '#core/money/money.ts';
import { isForeignId } from '#core/reference/people/foreign-id.ts';
import { conceptKeys } from '../concepts.ts';
import { type Context, placesOf } from '../rules.ts';

/** Months looked back, and those with purchases that make a habit. */
const MONTHS = 12;
const FEWEST = 4;
/** How far the shares may lie apart, of the smallest: each invoice is rounded. */
const NEAR = 0.005;
/** Percent of what was always withheld from which it was withheld this month too. */
const NEARLY_ALL = 95;
const MILLION = 1_000_000n;

/** Also the cost of sales: services from abroad that are resold or part of what is sold. */
const BASES_ABROAD = [...conceptKeys.flatMap((key) => placesOf[key].bases), 'costos' as const];

export interface TotalAbroad {
  /** Account that is credited. */
  account: string;
  suppliers: readonly ThirdParty[];
  /** What they billed in the month. */
  base: Cents;
  /** Of it, what was always withheld. */
  percent: number;
  /** Nothing was withheld this month; else about as always. */
  isMissing: boolean;
}

export function withheldInTotal(withheld: readonly AccountRole[], context: Context): TotalAbroad[] {
  const { balance, history, period, tolerances } = context;
  const only = balance.thirdParties.keysWhere((number) => isForeignId(balance.thirdParties.keyOf(number)));
  const past = only.size === 0 ? [] : pastMonths(history, period, MONTHS).balances;
  if (past.length < FEWEST) return [];
  const now = boughtAbroad(balance, only, context).list.filter(({ debit }) => debit > tolerances.noise);
  if (now.length === 0) return [];
  const codes = new Set(past.flatMap((month) => month.codes(withheld.flatMap((role) => role.in(month).leaves()))));
  const inTotal = [...codes].sort().filter((code) => isByNobody(code, past, only));
  if (inTotal.length === 0) return [];
  const earlier = past.map((month) => ({ month, bought: boughtAbroad(month, only, context) }));
  return inTotal.flatMap((account): TotalAbroad[] => {
    const credit = creditOf(balance, account);
    for (const suppliers of now.length === 1 ? [now] : [...now.map((one) => [one]), now]) {
      const shares = earlier.flatMap(({ month, bought }) => {
        const base = sumOf(suppliers.map(({ key }) => bought.get(key)?.debit ?? 0n));
        return base > tolerances.noise ? [Number((creditOf(month, account) * MILLION) / base) / 10_000] : [];
      });
      const least = Math.min(...shares);
      if (shares.length < FEWEST || least <= 0 || Math.max(...shares) - least > least * NEAR) continue;
      const base = sumOf(suppliers.map(({ debit }) => debit));
      return credit === 0n || credit >= percentOf(percentOf(base, least), NEARLY_ALL)
        ? [{ account, suppliers, base, percent: least, isMissing: credit === 0n }]
        : [];
    }
    return [];
  });
}

function creditOf(month: TrialBalance, code: string): Cents {
  const leaf = month.accountIndex(code);
  return leaf < 0 ? 0n : month.leaf(leaf).sum.credit;
}

/** No supplier abroad has it under its own number: those are told one by one. */
function isByNobody(code: string, past: readonly TrialBalance[], only: ReadonlySet<string>): boolean {
  return past.every((month) => {
    const leaf = month.accountIndex(code);
    return leaf < 0 || month.people([leaf], { only }).list.every(({ credit }) => credit === 0n);
  });
}

export function boughtAbroad(month: TrialBalance, only: ReadonlySet<string>, { roles }: Context) {
  const leaves = [...new Set(BASES_ABROAD.flatMap((name) => roles[name].in(month).leaves()))].sort((a, b) => a - b);
  return month.people(leaves, { only });
}

export function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
