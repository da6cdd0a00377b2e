/** Contrary balances: of a whole unit and, if judged so, of its third parties. */

import type { Amounts } from '#core/books/amounts.ts';
import type { Person } from '#core/books/person.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Cents, max } from '#core/money/money.ts';
import type { Unit } from './units.ts';

/** A third party with a contrary balance. Amounts are positive on the wrong side. */
export interface ContraryPerson {
  person: Person;
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
  people: ContraryPerson[];
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
  const people =
    treatment.scope === 'people' || (total > 0n && treatment.names) ? contraryPeople(balance, unit, total, limits) : [];
  return total > 0n || people.length > 0 ? { unit, amounts, total, people } : null;
}

/** The amount on the wrong side; negative when the balance is on its normal side. */
export function wrongSide({ nature }: Unit, amount: Cents): Cents {
  return nature === 'D' ? -amount : amount;
}

function contraryPeople(balance: TrialBalance, unit: Unit, total: Cents, limits: Limits): ContraryPerson[] {
  const { scope, softPeople, ownNitIsNormal } = unit.treatment;
  const floor = softPeople && total === 0n ? max(limits.materiality, limits.noise) : limits.noise;
  return unit.leaves
    .filter((leaf) => hasWrongRow(balance, unit, leaf))
    .flatMap((leaf) => balance.leaf(leaf).people)
    .flatMap((person) => {
      const amount = wrongSide(unit, person.closing);
      if (amount <= floor) return [];
      const isNobody = person.key === '' || person.key === limits.ownKey;
      if (scope === 'people' && ownNitIsNormal && total === 0n && isNobody) return [];
      return [{ person, amount, inherited: inheritedOf(unit, person.opening, limits) }];
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
