/** Flow and balance of each account by month: the input of every comparison. */

import type { AccountRole } from '#core/books/account-role.ts';
import type { Amounts } from '#core/books/amounts.ts';
import { isCarriedOut, isClosedIn } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import { natureOf } from '#core/reference/chart/puc.ts';

export type Kind = 'result' | 'balance';

/** One month of an account, on the account's usual side. */
export interface Month {
  /** Flow of the month: income, expense, or change of the balance, without the year's closing. */
  flow: Cents;
  opening: Cents;
  closing: Cents;
}

export interface Series {
  /** Four or six digits, or a whole code. */
  code: string;
  kind: Kind;
  /** Codes of the company's accounts under it. */
  leaves: readonly string[];
  /** 1 for a usual debit side, −1 for credit. */
  side: bigint;
  /** Whether its amounts are transferred, like production costs: then only debits count. */
  passesOn: boolean;
  now: Month;
  /** Latest first; null for a missing balance. */
  past: readonly (Month | null)[];
}

export interface Months {
  period: Period;
  balance: TrialBalance;
  past: readonly (TrialBalance | null)[];
}

const NOTHING: Month = { flow: 0n, opening: 0n, closing: 0n };

interface Draft {
  kind: Kind;
  passesOn: boolean;
  leaves: string[];
  months: (Month | null)[];
}

/** An account of the company and the series that it belongs to. */
interface Placed {
  draft: Draft;
  kind: Kind;
  passesOn: boolean;
}

/** A series for each account of `digits`, of the accounts of either role. */
export function seriesOf(
  { period, balance, past }: Months,
  roles: Readonly<Record<'resultado' | 'balance' | 'produccion', AccountRole>>,
  digits: number,
): Series[] {
  const drafts = new Map<string, Draft>();
  const all = [balance, ...past];
  // Every month repeats the accounts of the one before.
  const placed = new Map<string, Placed | null>();
  const place = (code: string): Placed | null => {
    const kind = isUnder(code, roles.resultado) ? 'result' : isUnder(code, roles.balance) ? 'balance' : null;
    if (kind === null) return null;
    const key = code.slice(0, digits);
    const passesOn = isUnder(code, roles.produccion);
    const draft = drafts.get(key) ?? { kind, passesOn, leaves: [], months: all.map((one) => one && NOTHING) };
    drafts.set(key, draft);
    draft.leaves.push(code);
    return { draft, kind, passesOn };
  };
  all.forEach((month, at) => {
    if (month === null) return;
    for (const leaf of month.leaves()) {
      const { code, sum } = month.leaf(leaf);
      let account = placed.get(code);
      if (account === undefined) {
        account = place(code);
        placed.set(code, account);
      }
      if (account === null) continue;
      const { draft, kind, passesOn } = account;
      draft.months[at] = plus(draft.months[at]!, monthOf({ code, sum }, kind, passesOn, month.period ?? period));
    }
  });
  return [...drafts].map(([code, { kind, passesOn, leaves, months }]) => {
    const side = usualSide(kind, months);
    const [now, ...before] = months.map((month) => month && onSide(month, side));
    return { code, kind, side, passesOn, leaves: leaves.sort(), now: now!, past: before };
  });
}

/** Whether a code is under a role's prefixes, regardless of other roles: an account may have several here. */
export function isUnder(code: string, { prefixes }: AccountRole): boolean {
  return prefixes.some((prefix) => code.startsWith(prefix));
}

function monthOf(account: { code: string; sum: Amounts }, kind: Kind, passesOn: boolean, period: Period): Month {
  const { opening, closing } = account.sum;
  return { flow: flowOf(sideTaken(account, kind, passesOn, period), account.sum), opening, closing };
}

/**
 * Side of a month that gives an account's flow: the difference of both, or one, when the other empties it; `carried`: both,
 * without what January takes of the opening.
 */
export type SideTaken = 'both' | 'debit' | 'credit' | 'carried';

/**
 * Production costs are transferred to inventories or cost of sales, and the year's results are closed in December or in
 * January.
 */
export function sideTaken(
  { code, sum }: { code: string; sum: Amounts },
  kind: Kind,
  passesOn: boolean,
  period: Period,
): SideTaken {
  if (passesOn && !isTransfer(sum)) return 'debit';
  if (kind === 'balance' || !isClosedIn(sum, period)) return 'both';
  if (period.month === 1) return 'carried';
  const isIncome = sum.opening === 0n ? natureOf(code) === 'C' : sum.opening < 0n;
  return isIncome ? 'credit' : 'debit';
}

/** An account that production costs are transferred by, beside those that hold them: its credits are its own. */
function isTransfer({ opening, debit, credit }: Readonly<Amounts>): boolean {
  return opening < 0n || (opening === 0n && debit === 0n && credit > 0n);
}

/** Flow of a month, debit positive. */
export function flowOf(side: SideTaken, amounts: Readonly<Amounts>): Cents {
  const { opening, debit, credit } = amounts;
  if (side === 'carried') return debit - credit + (isCarriedOut(amounts) ? opening : 0n);
  if (side === 'both') return debit - credit;
  return side === 'debit' ? debit : -credit;
}

function plus(a: Month, b: Month): Month {
  return { flow: a.flow + b.flow, opening: a.opening + b.opening, closing: a.closing + b.closing };
}

/** The side that makes the account's usual balance positive, in any chart. */
function usualSide(kind: Kind, months: readonly (Month | null)[]): bigint {
  let total = 0n;
  for (const month of months) total += month === null ? 0n : kind === 'result' ? month.flow : month.closing;
  return total >= 0n ? 1n : -1n;
}

function onSide({ flow, opening, closing }: Month, side: bigint): Month {
  return { flow: flow * side, opening: opening * side, closing: closing * side };
}
