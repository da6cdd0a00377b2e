/** Contrary balances: of a whole unit and, if judged so, of its third parties. */

import type { Amounts } from '#core/books/amounts.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Cents, max } from '#core/money/money.ts';
import type { Unit } from './units.ts';

/** A third party with a contrary balance. Amounts are positive on the wrong side. */
export interface ContraryThirdParty {
  thirdParty: ThirdParty;
  amount: Cents;
  /** Part already contrary at the opening; 0 when it appeared in the month. */
  inherited: Cents;
}

export interface Contrary {
  unit: Unit;
  /** Of the whole unit, debit positive. */
  amounts: Amounts;
  /** The unit's own contrary balance, or 0. */
  total: Cents;
  thirdParties: ContraryThirdParty[];
}

export interface Limits {
  noise: Cents;
  materiality: Cents;
  /** Grouping key of the audited company as a third party, or null. */
  ownKey: string | null;
}

/** Contrary balances of a unit, or null. */
export function findContrary(balance: TrialBalance, unit: Unit, limits: Limits): Contrary | null {
  const amounts = balance.sumOf(unit.leaves);
  const wrong = wrongSide(unit, amounts.closing);
  const total = wrong > limits.noise ? wrong : 0n;
  const { treatment } = unit;
  const thirdParties =
    treatment.scope === 'thirdParties' || (total > 0n && treatment.names)
      ? contraryThirdParties(balance, unit, total, limits)
      : [];
  return total > 0n || thirdParties.length > 0 ? { unit, amounts, total, thirdParties } : null;
}

/** The amount on the wrong side; negative when the balance is on its normal side. */
export function wrongSide({ nature }: Unit, amount: Cents): Cents {
  return nature === 'D' ? -amount : amount;
}

function contraryThirdParties(balance: TrialBalance, unit: Unit, total: Cents, limits: Limits): ContraryThirdParty[] {
  const { scope, softThirdParties, ownNitIsNormal } = unit.treatment;
  const floor = softThirdParties && total === 0n ? max(limits.materiality, limits.noise) : limits.noise;
  return unit.leaves
    .filter((leaf) => hasWrongRow(balance, unit, leaf))
    .flatMap((leaf) => balance.leaf(leaf).people)
    .flatMap((thirdParty) => {
      const amount = wrongSide(unit, thirdParty.closing);
      if (amount <= floor) return [];
      const isNobody = thirdParty.key === '' || thirdParty.key === limits.ownKey;
      if (scope === 'thirdParties' && ownNitIsNormal && total === 0n && isNobody) return [];
      return [{ thirdParty, amount, inherited: inheritedOf(unit, thirdParty.opening, limits) }];
    });
}

/** Contrary amount at the opening, or 0. */
export function inheritedOf(unit: Unit, opening: Cents, { noise }: Limits): Cents {
  const before = wrongSide(unit, opening);
  return before > noise ? before : 0n;
}

/** Prefilter: a third party's sum is contrary only if some row is; most accounts need no sums. */
function hasWrongRow(balance: TrialBalance, unit: Unit, leaf: number): boolean {
  const { from, to } = balance.span(leaf);
  for (let row = from; row < to; row++) if (wrongSide(unit, balance.rows.closing(row)) > 0n) return true;
  return false;
}
