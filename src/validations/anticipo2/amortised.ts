/** Contract advances and the part of each bill that usually amortises them. */
import { earnedIn, shareOver, type ThirdPartyShare } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { type Cents, min, roundToPesos } from '#core/money/money.ts';
import type { Roles } from './roles.ts';

/** A customer who was billed in the month, and whose contract advance stayed. */
export interface Unamortised {
  key: string;
  thirdParty: number;
  /** Account with the largest part of the advance. */
  leaf: number;
  /** What the usual share of the bill would have amortised, at most the advance. */
  amount: Cents;
  billed: Cents;
  rows: readonly number[];
}

/** Months that show the company's share, at least. */
const LEAST_MONTHS = 2;

/** Empty where no earlier month shows how the company amortises. `past`: latest first. */
export function unamortised(
  balance: TrialBalance,
  period: Period,
  past: readonly TrialBalance[],
  roles: Roles,
  noise: Cents,
): Unamortised[] {
  const leaves = roles.anticiposDeContratos.leaves();
  const still = balance
    .people(leaves)
    .list.filter(({ opening, debit, closing }) => opening < -noise && closing < -noise && debit === 0n);
  if (still.length === 0) return [];
  const billed = earned(balance, period, roles);
  const usual = past.flatMap((month) => sharesOf(month, month.period ?? period, roles, noise));
  return still.flatMap((advance): Unamortised[] => {
    const bill = billed.get(advance.key)?.amount ?? 0n;
    const own = usual.filter(({ key }) => key === advance.key);
    const shares = own.length >= LEAST_MONTHS ? own : usual;
    if (bill <= noise || shares.length < LEAST_MONTHS) return [];
    const { parts } = advance;
    const main = parts.reduce((most, part) => (part.closing < most.closing ? part : most));
    return [
      {
        key: advance.key,
        thirdParty: advance.entry,
        leaf: main.leaf,
        amount: min(-advance.closing, roundToPesos((bill * medianOf(shares.map(({ share }) => share))) / UNIT)),
        billed: bill,
        rows: advance.rows,
      },
    ];
  });
}

function earned(balance: TrialBalance, period: Period, roles: Roles): Map<string, ThirdPartyShare> {
  return shareOver(balance, roles.ingresos.in(balance).leaves(), (amounts) => earnedIn(amounts, period));
}

/** Shares are in ten-thousandths of the bill. */
const UNIT = 10_000n;

/** Share of the bill that amortised the advance, of each customer with both. */
function sharesOf(month: TrialBalance, period: Period, roles: Roles, noise: Cents): { key: string; share: bigint }[] {
  const used = month.people(roles.anticiposDeContratos.in(month).leaves()).list.filter(({ debit }) => debit > noise);
  if (used.length === 0) return [];
  const billed = earned(month, period, roles);
  return used.flatMap(({ key, debit }) => {
    const bill = billed.get(key)?.amount ?? 0n;
    return bill >= debit ? [{ key, share: (debit * UNIT) / bill }] : [];
  });
}

function medianOf(shares: readonly bigint[]): bigint {
  return shares.toSorted((a, b) => (a < b ? -1 : 1))[shares.length >>> 1] ?? 0n;
}
