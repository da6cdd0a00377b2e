/** Compares two versions of a month: accounts with different figures, and their third parties. */

import { type Amounts, less, NOTHING } from '#core/books/amounts.ts';
import type { Person } from '#core/books/person.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { abs, type Cents, max } from '#core/money/money.ts';

export interface ChangedPerson {
  /** Entry in the new version's third-party dictionary, or null for a third party no longer there. */
  thirdParty: number | null;
  /** Name of a third party no longer there. */
  name: string;
  /** New less earlier, in each column. */
  change: Amounts;
  /** Rows of the new file. */
  rows: readonly number[];
}

export interface ChangedAccount {
  account: string;
  before: Readonly<Amounts>;
  now: Readonly<Amounts>;
  /** New less earlier. */
  change: Amounts;
  people: ChangedPerson[];
}

const COLUMNS = ['opening', 'debit', 'credit', 'closing'] as const;

/**
 * Accounts with a third party whose figures differ by more than the tolerance in some column, by code. If one version
 * has no third parties at all, account totals are compared.
 */
export function changedAccounts(earlier: TrialBalance, now: TrialBalance, tolerance: Cents): ChangedAccount[] {
  const arePeopleKnown = [earlier, now].every(({ parties }) => parties.count > 1);
  const codes = new Set([...earlier.codes(earlier.leaves()), ...now.codes(now.leaves())]);
  return [...codes].sort().flatMap((account) => {
    const [from, to] = [earlier.accountIndex(account), now.accountIndex(account)];
    if (from >= 0 && to >= 0 && haveSameRows(earlier, from, now, to)) return [];
    const [before, after] = [sumOf(earlier, from), sumOf(now, to)];
    const change = less(after, before);
    const people = arePeopleKnown
      ? changedPeople(peopleOf(earlier, from), peopleOf(now, to), earlier, tolerance)
      : [{ thirdParty: 0, name: '', change, rows: to < 0 ? [] : now.rowsOf([to]) }].filter(
          (everybody) => largest(everybody.change) > tolerance,
        );
    return people.length === 0 ? [] : [{ account, before, now: after, change, people }];
  });
}

/** The largest change of a column. */
export function largest({ opening, debit, credit, closing }: Amounts): Cents {
  return max(abs(closing), abs(opening), abs(debit), abs(credit));
}

/** An account absent from a version counts as zero. */
function sumOf(balance: TrialBalance, account: number): Readonly<Amounts> {
  return account < 0 ? NOTHING : balance.leaf(account).sum;
}

function peopleOf(balance: TrialBalance, account: number): readonly Person[] {
  return account < 0 ? [] : balance.leaf(account).people;
}

/** Identical rows in the same order: the common case. */
function haveSameRows(earlier: TrialBalance, from: number, now: TrialBalance, to: number): boolean {
  const [a, b] = [earlier.span(from), now.span(to)];
  if (a.to - a.from !== b.to - b.from) return false;
  for (let offset = 0; offset < a.to - a.from; offset++) {
    const [one, other] = [a.from + offset, b.from + offset];
    if (COLUMNS.some((column) => earlier.rows.amount(one, column) !== now.rows.amount(other, column))) return false;
    const key = earlier.parties.key(earlier.rows.thirdParty(one));
    if (key !== now.parties.key(now.rows.thirdParty(other))) return false;
  }
  return true;
}

function changedPeople(
  before: readonly Person[],
  now: readonly Person[],
  earlier: TrialBalance,
  tolerance: Cents,
): ChangedPerson[] {
  const known = new Map(before.map((person) => [person.key, person]));
  const changed: ChangedPerson[] = [];
  for (const person of now) {
    changed.push({
      thirdParty: person.thirdParty,
      name: '',
      change: less(person, known.get(person.key) ?? NOTHING),
      rows: person.rows,
    });
    known.delete(person.key);
  }
  for (const person of known.values()) {
    const name = earlier.parties.label(person.thirdParty);
    changed.push({ thirdParty: null, name, change: less(NOTHING, person), rows: [] });
  }
  return changed.filter(({ change }) => largest(change) > tolerance);
}
