/** PAR-12: occupational risk against its own rate, whatever the class of the profile. */

import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, roundToPesos } from '#core/money/money.ts';
import type { ContributionMonth } from './contribution-month.ts';
import type { Context } from './roles.ts';

const LEAST_MONTHS = 3;
/** Share of the usual rate below which workers were reported in another class: a change of staff moves it less. */
const LEAST_PERCENT = 50n;

/** A charge below half of what the median rate of the months before gives. */
export function riskRateFacts(
  { balance, tolerances }: Context,
  month: ContributionMonth,
  past: () => readonly ContributionMonth[],
): RuleFact[] {
  const charged = month.charged('riesgos');
  const base = month.base('riesgos')?.least ?? 0n;
  if (base <= tolerances.noise || charged <= 0n) return [];
  const usual = past()
    .map((before) => ({ charged: before.charged('riesgos'), base: before.base('riesgos')?.least ?? 0n }))
    .filter((before) => before.base > tolerances.noise && before.charged > 0n)
    .map((before): Cents => (before.charged * base) / before.base)
    .sort((a, b) => (a < b ? -1 : 1));
  const expected = roundToPesos(usual[usual.length >>> 1] ?? 0n);
  if (usual.length < LEAST_MONTHS || charged * 100n >= expected * LEAST_PERCENT) return [];
  const amount = expected - charged;
  if (amount <= tolerances.noise) return [];
  return [
    {
      severity: amount * 10n >= tolerances.materiality ? 'media' : 'baja',
      account: largestOf(balance, month),
      amount,
      expected,
      found: charged,
      data: { base, rate: share(charged, base), usual: share(expected, base), months: usual.length },
      formula: [
        { label: 'charged', amount: charged, kind: 'term' },
        { label: 'usualRate', amount: -expected, kind: 'term' },
        { label: 'apart', amount: -amount, kind: 'total' },
      ],
      rows: balance.rowsOf(month.leaves.riesgos),
    },
  ];
}

/** Expense account with the largest part of the year. */
function largestOf(balance: Context['balance'], { leaves }: ContributionMonth): string | null {
  const closing = (leaf: number) => balance.leaf(leaf).sum.closing;
  const [first] = leaves.riesgos.toSorted((a, b) => (closing(a) > closing(b) ? -1 : 1));
  return first === undefined ? null : balance.leaf(first).code;
}

/** Percent, three decimals. */
function share(amount: Cents, base: Cents): number {
  return Number((amount * 100_000n) / base) / 1000;
}
