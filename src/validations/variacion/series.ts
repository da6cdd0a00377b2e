/** What each account took or held, month after month: the material of every comparison. */
import type { AccountRole } from '#core/account-role.ts';
import type { Cents } from '#core/money.ts';
import { earnedIn, spentIn } from '#core/month-flow.ts';
import type { Period } from '#core/period.ts';
import type { Amounts, TrialBalance } from '#core/trial-balance.ts';

export type Kind = 'result' | 'balance';

/** One month of an account, on the account's usual side. */
export interface Month {
  /** What it took in the month: income, expense, or change of the balance. The closing of the year is not among it. */
  flow: Cents;
  opening: Cents;
  closing: Cents;
}

export interface Series {
  /** Four or six digits. */
  code: string;
  kind: Kind;
  /** Codes of the accounts of the company under it. */
  leaves: readonly string[];
  /** 1 where what it usually shows is debit, −1 where it is credit. */
  side: bigint;
  now: Month;
  /** The month before first; null where its balance is missing. */
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
  leaves: Set<string>;
  months: (Month | null)[];
}

/** A series for each account of `digits`, of the accounts of either role. */
export function seriesOf(
  { period, balance, past }: Months,
  roles: Readonly<Record<'resultado' | 'balance', AccountRole>>,
  digits: number,
): Series[] {
  const drafts = new Map<string, Draft>();
  const all = [balance, ...past];
  all.forEach((month, at) => {
    if (month === null) return;
    for (const leaf of month.leaves()) {
      const code = month.data.accounts.codes[leaf]!;
      const kind = isUnder(code, roles.resultado) ? 'result' : isUnder(code, roles.balance) ? 'balance' : null;
      if (kind === null) continue;
      const key = code.slice(0, digits);
      const draft = drafts.get(key) ?? { kind, leaves: new Set(), months: all.map((one) => one && NOTHING) };
      drafts.set(key, draft);
      draft.leaves.add(code);
      const amounts = month.sum({ from: leaf, to: leaf + 1 });
      draft.months[at] = plus(draft.months[at]!, monthOf(amounts, kind, month.data.period ?? period));
    }
  });
  return [...drafts].map(([code, { kind, leaves, months }]) => {
    const side = usualSide(kind, months);
    const [now, ...before] = months.map((month) => month && onSide(month, side));
    return { code, kind, side, leaves: [...leaves].sort(), now: now!, past: before };
  });
}

/** Whether a code is under a role's prefixes, whatever other roles say: here one account may be several things. */
export function isUnder(code: string, { prefixes }: AccountRole): boolean {
  return prefixes.some((prefix) => code.startsWith(prefix));
}

function monthOf(amounts: Amounts, kind: Kind, period: Period): Month {
  const { opening, debit, credit, closing } = amounts;
  if (kind === 'balance') return { flow: debit - credit, opening, closing };
  const spent = spentIn(amounts, period);
  // Whichever side the account has, the entry that closes it is on the other.
  return { flow: spent === debit - credit ? -earnedIn(amounts, period) : spent, opening, closing };
}

function plus(a: Month, b: Month): Month {
  return { flow: a.flow + b.flow, opening: a.opening + b.opening, closing: a.closing + b.closing };
}

/** The side that makes what the account usually shows positive, whatever the chart. */
function usualSide(kind: Kind, months: readonly (Month | null)[]): bigint {
  let total = 0n;
  for (const month of months) total += month === null ? 0n : kind === 'result' ? month.flow : month.closing;
  return total >= 0n ? 1n : -1n;
}

function onSide({ flow, opening, closing }: Month, side: bigint): Month {
  return { flow: flow * side, opening: opening * side, closing: closing * side };
}
