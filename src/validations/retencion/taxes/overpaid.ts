/**
 * RET-13: more was debited in the month than was owed when it began. A form is paid after its month: the excess was
 * charged twice, or is another tax, interest or sanction. Reversals under suppliers are not payments.
 */

import { nobodies } from '#core/checks/third-party-convention.ts';
import { commonAccount } from '#core/checks/unpaid-tax.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, max, min, percentOf } from '#core/money/money.ts';
import { conceptKeys } from '../concepts.ts';
import type { Role } from '../default-roles.ts';
import { type Context, placesOf } from '../rules.ts';

/** All accounts of the form: one of them may have taken the payment of another. */
const FORM: readonly Role[] = [
  'retSalarios',
  'retDividendos',
  ...conceptKeys.map((key) => placesOf[key].withheld),
  'retExterior',
  'otrasRetenciones',
  'reteIva',
  'autorretencion',
];
/** Part of the debt above which the excess is no rounding, and above which it is no interest either. */
const ROUNDING_PERCENT = 2;
const LARGE_PERCENT = 10;

export function overpaid(context: Context): RuleFact[] {
  const { balance, roles, tolerances } = context;
  const leaves = [...new Set(FORM.flatMap((role) => roles[role].leaves()))].sort((a, b) => a - b);
  const { opening, debit } = balance.sumOf(leaves);
  const owed = max(0n, -opening);
  const least = max(tolerances.noise * 5n, percentOf(owed, ROUNDING_PERCENT));
  if (owed === 0n || debit - owed <= least) return [];
  const reversed = reversedIn(leaves, context);
  const excess = debit - owed - reversed;
  if (excess <= least) return [];
  const over = leaves
    .map((leaf) => ({ leaf, amount: balance.leaf(leaf).sum.debit - max(0n, -balance.leaf(leaf).sum.opening) }))
    .filter(({ amount }) => amount > tolerances.noise)
    .sort((a, b) => (a.amount < b.amount ? 1 : -1));
  const account = over[0] ? balance.leaf(over[0].leaf).code : commonAccount(balance.codes(leaves));
  const isNobody = nobodies(balance);
  const payers = over[0]
    ? balance.leaf(over[0].leaf).people.filter(({ entry, debit: paid }) => isNobody(entry) && paid > 0n)
    : [];
  return [
    {
      ...(excess <= percentOf(owed, LARGE_PERCENT) ? { severity: 'baja' as const } : {}),
      account,
      thirdParties: payers.map(({ entry: thirdParty, debit: amount, rows }) => ({ thirdParty, amount, rows })),
      amount: excess,
      expected: owed,
      found: debit,
      data: { owed, paid: debit },
      formula: [
        { label: 'debited', amount: debit, kind: 'term' },
        { label: 'lessOwed', amount: -owed, kind: 'term' },
        { label: 'lessReversed', amount: -reversed, kind: 'term' },
        { label: 'overpaid', amount: excess, kind: 'total' },
      ],
      rows: balance.rowsOf(over.map(({ leaf }) => leaf)),
    },
  ];
}

/** Debits under suppliers beyond what they were owed, and up to what was withheld of them now: annulled invoices. */
function reversedIn(leaves: readonly number[], { balance }: Context): Cents {
  const isNobody = nobodies(balance);
  return balance.people(leaves).list.reduce((sum, { entry, opening, debit, credit }) => {
    if (isNobody(entry)) return sum;
    return sum + min(credit, max(0n, debit - max(0n, -opening)));
  }, 0n);
}
