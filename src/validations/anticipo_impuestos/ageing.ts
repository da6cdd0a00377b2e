/**
 * How much of a balance is older than some months: what its debits since then do not explain. Credits take the oldest first,
 * as a return does.
 */
import type { AccountRole } from '#core/books/account-role.ts';
import { pastMonths } from '#core/books/past-months.ts';
import { type Cents, max } from '#core/money/money.ts';
import type { Context } from './rules.ts';

export interface Age {
  /** Older than the months asked for; at most this where some are missing. */
  old: Cents;
  closing: Cents;
  /** Keys of the months that are missing, and that could change the answer. */
  missing: readonly string[];
}

/** `months` counts the audited one. */
export function ageOf(role: AccountRole, months: number, { history, period }: Context): Age {
  const { closing, debit } = role.sum();
  const past = pastMonths(history, period, months - 1);
  const debits = past.balances.reduce((sum, balance) => sum + role.in(balance).sum().debit, debit);
  const old = max(0n, closing - debits);
  return { old, closing, missing: old > 0n ? past.missing : [] };
}
