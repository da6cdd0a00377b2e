/** Compares two versions of a month: accounts with different figures, and their third parties. */

import { type Amounts, less, NOTHING } from '#core/books/amounts.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { abs, type Cents, max } from '#core/money/money.ts';

export interface ChangedThirdParty {
  key: string;
  /** In the new version; zero where it is no longer there. */
  opening: Cents;
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
  thirdParties: ChangedThirdParty[];
}

const COLUMNS = ['opening', 'debit', 'credit', 'closing'] as const;

/**
 * Accounts with a third party whose figures differ by more than the tolerance in some column, by code. If one version
 * has no third parties at all, account totals are compared.
 */
export function changedAccounts(earlier: TrialBalance, now: TrialBalance, tolerance: Cents): ChangedAccount[] {
  const areThirdPartiesKnown = [earlier, now].every(({ thirdParties }) => thirdParties.count > 1);
  const codes = new Set([...earlier.codes(earlier.leaves()), ...now.codes(now.leaves())]);
  return [...codes].sort().flatMap((account) => {
    const [from, to] = [earlier.accountIndex(account), now.accountIndex(account)];
    if (from >= 0 && to >= 0 && haveSameRows(earlier, from, now, to)) return [];
    const [before, after] = [sumOf(earlier, from), sumOf(now, to)];
    const change = less(after, before);
    const thirdParties = areThirdPartiesKnown
      ? changedThirdParties(thirdPartiesOf(earlier, from), thirdPartiesOf(now, to), earlier, tolerance)
      : [
          { key: '', opening: after.opening, thirdParty: 0, name: '', change, rows: to < 0 ? [] : now.rowsOf([to]) },
        ].filter((everybody) => largest(everybody.change) > tolerance);
    return thirdParties.length === 0 ? [] : [{ account, before, now: after, change, thirdParties }];
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

function thirdPartiesOf(balance: TrialBalance, account: number): readonly ThirdParty[] {
  return account < 0 ? [] : balance.leaf(account).people;
}

/** Identical rows in the same order: the common case. */
function haveSameRows(earlier: TrialBalance, from: number, now: TrialBalance, to: number): boolean {
  const [a, b] = [earlier.span(from), now.span(to)];
  if (a.to - a.from !== b.to - b.from) return false;
  for (let offset = 0; offset < a.to - a.from; offset++) {
    const [one, other] = [a.from + offset, b.from + offset];
    if (COLUMNS.some((column) => earlier.rows.amount(one, column) !== now.rows.amount(other, column))) return false;
    const key = earlier.thirdParties.key(earlier.rows.thirdParty(one));
    if (key !== now.thirdParties.key(now.rows.thirdParty(other))) return false;
  }
  return true;
}

function changedThirdParties(
  before: readonly ThirdParty[],
  now: readonly ThirdParty[],
  earlier: TrialBalance,
  tolerance: Cents,
): ChangedThirdParty[] {
  const known = new Map(before.map((thirdParty) => [thirdParty.key, thirdParty]));
  const changed: ChangedThirdParty[] = [];
  for (const thirdParty of now) {
    changed.push({
      key: thirdParty.key,
      opening: thirdParty.opening,
      thirdParty: thirdParty.entry,
      name: '',
      change: less(thirdParty, known.get(thirdParty.key) ?? NOTHING),
      rows: thirdParty.rows,
    });
    known.delete(thirdParty.key);
  }
  for (const thirdParty of known.values()) {
    const name = earlier.thirdParties.label(thirdParty.entry);
    const change = less(NOTHING, thirdParty);
    changed.push({ key: thirdParty.key, opening: 0n, thirdParty: null, name, change, rows: [] });
  }
  return changed.filter(({ change }) => largest(change) > tolerance);
}
