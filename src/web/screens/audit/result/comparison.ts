/** Sums of «Qué cambió»: open now, and the unexplained difference. */
import type { Audit, CountAndAmount } from '#api/audits/audits/contract.ts';
import { type Cents, fromDecimal } from '#core/money/money.ts';

export type AuditResult = NonNullable<Audit['attributes']['result']>;

export interface OpenSums {
  count: number;
  atRisk: Cents;
  toExplain: Cents;
}

/** A sum of the API as figures. */
export function sumsOf({ count, amount, toExplain }: CountAndAmount): OpenSums {
  return { count, atRisk: fromDecimal(amount), toExplain: fromDecimal(toExplain) };
}

/** All open findings that count; informative ones do not. */
export function openTotal(severities: AuditResult['severities']): OpenSums {
  return severities
    .filter(({ severity }) => severity !== 'informativa')
    .map(sumsOf)
    .reduce(plus, { count: 0, atRisk: 0n, toExplain: 0n });
}

/**
 * before − corrected − no longer applicable + new + reopened − set aside + returned ≠ open now if a persisting finding changes its amount (or starts or stops
 * counting): the difference is a step of its own, so that the columns add up.
 */
export function reconcile(comparison: NonNullable<AuditResult['comparison']>, now: OpenSums): OpenSums {
  const { openBefore, corrected, unseen, fresh, reopened, setAside, returned } = comparison;
  const steps = [
    sumsOf(openBefore),
    opposite(sumsOf(corrected)),
    opposite(sumsOf(unseen)),
    sumsOf(fresh),
    sumsOf(reopened),
    opposite(sumsOf(setAside)),
    sumsOf(returned),
  ];
  return plus(now, opposite(steps.reduce(plus)));
}

export function opposite({ count, atRisk, toExplain }: OpenSums): OpenSums {
  return { count: -count, atRisk: -atRisk, toExplain: -toExplain };
}

function plus(a: OpenSums, b: OpenSums): OpenSums {
  return { count: a.count + b.count, atRisk: a.atRisk + b.atRisk, toExplain: a.toExplain + b.toExplain };
}
