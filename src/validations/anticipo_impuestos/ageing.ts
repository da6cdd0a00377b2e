/**
 * Ageing of a balance: the part older than some months, not explained by later debits. Credits settle the oldest first,
 * as a return does.
 */
import type { AccountRole } from '#core/books/account-role.ts';
import { pastMonths } from '#core/books/past-months.ts';
import { type Cents, max } from '#core/money/money.ts';
import type { Context } from './rules.ts';

export interface Age {
  /** Part older than the limit; an upper bound when months are missing. */
  old: Cents;
  closing: Cents;
  /** Keys of missing months that could change the answer. */
  missing: readonly string[];
}

/** `months` includes the audited one. */
export function ageOf(role: AccountRole, months: number, { history, period }: Context): Age {
  const { closing, debit } = role.sum();
  const past = pastMonths(history, period, months - 1);
  const debits = past.balances.reduce((sum, balance) => sum + role.in(balance).sum().debit, debit);
  const old = max(0n, closing - debits);
  return { old, closing, missing: old > 0n ? past.missing : [] };
}
