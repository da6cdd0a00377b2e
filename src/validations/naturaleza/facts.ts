/** Facts of contrary balances: severity, arithmetic, circumstances, entry. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { FactTerm } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, max } from '#core/money/money.ts';
import type { Circumstance, Explained } from './circumstances.ts';
import { type Contrary, inheritedOf, type Limits } from './contrary.ts';
import type { SuggestedEntry } from './entry.ts';

/** Maximum file rows of a fact. */
const MOST_ROWS = 1000;

export function factOf(
  contrary: Contrary,
  thirdParties: readonly Explained[],
  entry: SuggestedEntry,
  { balance, limits, month }: { balance: TrialBalance; limits: Limits; month: number },
): RuleFact {
  const { unit, total } = contrary;
  const sum = thirdParties.reduce((amount, thirdParty) => amount + thirdParty.amount, 0n);
  const amount = unit.treatment.scope === 'thirdParties' ? max(sum, total) : total;
  const closing = unit.nature === 'D' ? -amount : amount;
  return {
    severity: unit.treatment.severity(unexcused(contrary, thirdParties), limits.materiality, month, total > 0n),
    account: unit.code,
    // Taxes are judged in total: third parties come from the rows.
    ...(thirdParties.length === 0 && unit.treatment.scope === 'prefix'
      ? {}
      : {
          thirdParties: thirdParties.map(({ thirdParty, amount }) => ({
            thirdParty: thirdParty.entry,
            amount,
            rows: thirdParty.rows,
          })),
        }),
    amount,
    expected: 0n,
    found: closing,
    data: {
      role: unit.role,
      /** The wrong side. */
      side: unit.nature === 'D' ? 'credito' : 'debito',
      total,
      inherited:
        total > 0n && thirdParties.length !== 1
          ? inheritedOf(unit, contrary.amounts.opening, limits)
          : sumInherited(thirdParties),
      inheritedThirdParties: thirdParties.filter((thirdParty) => thirdParty.inherited > 0n).length,
      returns: count(thirdParties, 'returns'),
      unassigned: count(thirdParties, 'unassigned'),
      elsewhere: count(thirdParties, 'elsewhere'),
      target: entry.target ?? '',
      moved: entry.thirdParties,
    },
    formula: formulaOf(contrary, thirdParties, closing),
    entry: entry.lines,
    rows: rowsOf(balance, contrary, thirdParties),
  };
}

/**
 * Part without circumstances. A credit note or an unassigned opening is a matter of order; a pending crossing matters
 * at any size, so it counts as one cent.
 */
function unexcused({ unit, total }: Contrary, thirdParties: readonly Explained[]): Cents {
  if (unit.treatment.scope !== 'thirdParties' || thirdParties.length === 0) return total;
  const plain = thirdParties
    .filter(({ circumstance }) => circumstance.kind === 'none')
    .reduce((sum, { amount }) => sum + amount, 0n);
  return max(plain, count(thirdParties, 'elsewhere') > 0 ? 1n : 0n);
}

function count(thirdParties: readonly Explained[], kind: Circumstance['kind']): number {
  return thirdParties.filter(({ circumstance }) => circumstance.kind === kind).length;
}

function sumInherited(thirdParties: readonly Explained[]): Cents {
  return thirdParties.reduce((sum, { inherited }) => sum + inherited, 0n);
}

/** Opening + debits − credits = closing, of the contrary third parties or of the whole account. */
function formulaOf({ unit, amounts }: Contrary, thirdParties: readonly Explained[], closing: Cents): FactTerm[] {
  const ofThirdParties = unit.treatment.scope === 'thirdParties' && thirdParties.length > 0;
  const parts = ofThirdParties ? thirdParties.map(({ thirdParty }) => thirdParty) : [amounts];
  const sum = (field: 'opening' | 'debit' | 'credit' | 'closing') => parts.reduce((all, part) => all + part[field], 0n);
  return [
    { label: 'opening', amount: sum('opening'), kind: 'term' },
    { label: 'debits', amount: sum('debit'), kind: 'term' },
    { label: 'credits', amount: -sum('credit'), kind: 'term' },
    { label: closing > 0n ? 'closingDebit' : 'closingCredit', amount: sum('closing'), kind: 'total' },
  ];
}

function rowsOf(balance: TrialBalance, { unit }: Contrary, thirdParties: readonly Explained[]): number[] {
  if (thirdParties.length > 0) return thirdParties.flatMap(({ thirdParty }) => thirdParty.rows).slice(0, MOST_ROWS);
  return balance.rowsOf(unit.leaves).slice(0, MOST_ROWS);
}
