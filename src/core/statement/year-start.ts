/**
 * How the year of a month began: the balances with which January opened, or those at the end of the year before. Accounts
 * that the month no longer has are among them, as a change of software leaves them.
 */
import type { Cents } from '#core/money/money.ts';
import { isOfResult } from './account-side.ts';
import type { AccountFigures, MonthFigures } from './month-figures.ts';

/** An account with the balance at the beginning of a column. */
export interface StartedAccount {
  account: AccountFigures;
  start: Cents;
  /** Only the beginning has it. */
  isGone: boolean;
}

/** Accounts of a month and of the beginning of its year; null where nobody knows how it began. */
export function sinceYearStart(
  month: MonthFigures,
  january: MonthFigures | null,
  lastYear: MonthFigures | null,
): StartedAccount[] | null {
  const from = january ?? lastYear;
  if (from === null) return null;
  const starts = new Map(
    from.accounts.map((account) => [account.code, january ? account.opening : account.closing] as const),
  );
  const present = new Set(month.accounts.map(({ code }) => code));
  const gone = from.accounts.filter(({ code }) => !present.has(code) && starts.get(code) !== 0n);
  return [
    ...month.accounts.map((account) => ({ account, start: starts.get(account.code) ?? 0n, isGone: false })),
    ...gone.map((account) => ({ account: emptied(account), start: starts.get(account.code)!, isGone: true })),
  ];
}

function emptied(account: AccountFigures): AccountFigures {
  return { ...account, opening: 0n, debit: 0n, credit: 0n, closing: 0n, creditSide: 0n, closingEntry: 0n };
}

/** Results with which January opened, and which no closing entry of January took away, by code. */
export function carriedInto(january: MonthFigures | null): ReadonlyMap<string, Cents> {
  const left = january?.accounts.flatMap((account): [string, Cents][] => {
    const carried = account.opening + account.closingEntry;
    return isOfResult(account) && carried !== 0n ? [[account.code, carried]] : [];
  });
  return new Map(left);
}
