/** Sums of «Qué cambió»: open now, and the unexplained difference. */
import type { Audit } from '#api/audits/audits/contract.ts';
import { type Cents, fromDecimal } from '#core/money/money.ts';

export type AuditResult = NonNullable<Audit['attributes']['result']>;

export interface CountAndAmount {
  count: number;
  amount: Cents;
}

/** All open findings that count; informative ones do not. */
export function openTotal(severities: AuditResult['severities']): CountAndAmount {
  const counted = severities.filter(({ severity }) => severity !== 'informativa');
  return {
    count: counted.reduce((sum, { count }) => sum + count, 0),
    amount: counted.reduce((sum, { amount }) => sum + fromDecimal(amount), 0n),
  };
}

/**
 * before − corrected + new + reopened ≠ open now if a persisting finding changes its amount (or starts or stops
 * counting): the difference is a step of its own, so that the column adds up.
 */
export function reconcile(comparison: NonNullable<AuditResult['comparison']>, now: CountAndAmount): CountAndAmount {
  const { openBefore, corrected, fresh, reopened } = comparison;
  const amount = (part: { amount: string }) => fromDecimal(part.amount);
  return {
    count: now.count - (openBefore.count - corrected.count + fresh.count + reopened.count),
    amount: now.amount - (amount(openBefore) - amount(corrected) + amount(fresh) + amount(reopened)),
  };
}
