/** Facts of contrary balances: severity, arithmetic, circumstances, entry. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Fact, FactTerm } from '#core/engine/validation.ts';
import { type Cents, max } from '#core/money/money.ts';
import type { Circumstance, Explained } from './circumstances.ts';
import { type Contrary, inheritedOf, type Limits } from './contrary.ts';
import type { SuggestedEntry } from './entry.ts';
import type { Rule } from './treatments.ts';

/** Maximum file rows of a fact. */
const MOST_ROWS = 1000;

export function factOf(
  contrary: Contrary,
  people: readonly Explained[],
  entry: SuggestedEntry,
  { balance, limits, month }: { balance: TrialBalance; limits: Limits; month: number },
): Fact<Rule> {
  const { unit, total } = contrary;
  const sum = people.reduce((amount, person) => amount + person.amount, 0n);
  const amount = unit.treatment.scope === 'people' ? max(sum, total) : total;
  const closing = unit.nature === 'D' ? -amount : amount;
  return {
    rule: unit.treatment.rule,
    severity: unit.treatment.severity(unexcused(contrary, people), limits.materiality, month, total > 0n),
    account: unit.code,
    // Taxes are judged in total: third parties come from the rows.
    ...(people.length === 0 && unit.treatment.scope === 'prefix'
      ? {}
      : {
          people: people.map(({ person, amount }) => ({ thirdParty: person.thirdParty, amount, rows: person.rows })),
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
        total > 0n && people.length !== 1 ? inheritedOf(unit, contrary.amounts.opening, limits) : sumInherited(people),
      inheritedPeople: people.filter((person) => person.inherited > 0n).length,
      returns: count(people, 'returns'),
      unassigned: count(people, 'unassigned'),
      elsewhere: count(people, 'elsewhere'),
      target: entry.target ?? '',
      moved: entry.people,
    },
    formula: formulaOf(contrary, people, closing),
    entry: entry.lines,
    rows: rowsOf(balance, contrary, people),
  };
}

/**
 * Part without circumstances. A credit note or an unassigned opening is a matter of order; a pending crossing matters
 * at any size, so it counts as one cent.
 */
function unexcused({ unit, total }: Contrary, people: readonly Explained[]): Cents {
  if (unit.treatment.scope !== 'people' || people.length === 0) return total;
  const plain = people
    .filter(({ circumstance }) => circumstance.kind === 'none')
    .reduce((sum, { amount }) => sum + amount, 0n);
  return max(plain, count(people, 'elsewhere') > 0 ? 1n : 0n);
}

function count(people: readonly Explained[], kind: Circumstance['kind']): number {
  return people.filter(({ circumstance }) => circumstance.kind === kind).length;
}

function sumInherited(people: readonly Explained[]): Cents {
  return people.reduce((sum, { inherited }) => sum + inherited, 0n);
}

/** Opening + debits − credits = closing, of the contrary third parties or of the whole account. */
function formulaOf({ unit, amounts }: Contrary, people: readonly Explained[], closing: Cents): FactTerm[] {
  const ofPeople = unit.treatment.scope === 'people' && people.length > 0;
  const parts = ofPeople ? people.map(({ person }) => person) : [amounts];
  const sum = (field: 'opening' | 'debit' | 'credit' | 'closing') => parts.reduce((all, part) => all + part[field], 0n);
  return [
    { label: 'opening', amount: sum('opening'), kind: 'term' },
    { label: 'debits', amount: sum('debit'), kind: 'term' },
    { label: 'credits', amount: -sum('credit'), kind: 'term' },
    { label: closing > 0n ? 'closingDebit' : 'closingCredit', amount: sum('closing'), kind: 'total' },
  ];
}

function rowsOf(balance: TrialBalance, { unit }: Contrary, people: readonly Explained[]): number[] {
  if (people.length > 0) return people.flatMap(({ person }) => person.rows).slice(0, MOST_ROWS);
  return balance.rowsOf(unit.leaves).slice(0, MOST_ROWS);
}
