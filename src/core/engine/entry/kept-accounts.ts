/** How a company keeps its accounts, from the audited month and those before: which it has, and under which third parties. */

import type { History } from '#core/books/history.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Cents } from '#core/money/money.ts';

/** A third party by its naming in the newest month that has it. */
export interface Naming {
  /** Grouping key; empty for "no third party". */
  key: string;
  nit: string;
  name: string;
}

export type Side = 'debit' | 'credit';

/** Months searched, the audited one included: what was not booked in a year has no habit. */
const MONTHS = 13;

export class KeptAccounts {
  readonly balance: TrialBalance;
  readonly #months: readonly { readonly balance: TrialBalance }[];
  readonly #known = new Map<string, ReadonlyMap<string, Naming>>();

  constructor(balance: TrialBalance, history: History) {
    this.balance = balance;
    this.#months = [{ balance }, ...history.months.toReversed()].slice(0, MONTHS);
  }

  /** The code, if the company has that very account; else null. */
  known(code: string): string | null {
    return this.#months.some(({ balance }) => has(balance, code)) ? code : null;
  }

  /**
   * The account of the company behind a code: itself, else the one under it that moved most on that side in the newest
   * month that has one; null where no month has any.
   */
  account(code: string, side: Side): string | null {
    if (this.known(code) !== null) return code;
    for (const { balance } of this.#months) {
      const leaves = balance.leaves(code).map((leaf) => balance.leaf(leaf));
      const [first] = leaves.toSorted((a, b) => (a.sum[side] < b.sum[side] ? 1 : a.sum[side] > b.sum[side] ? -1 : 0));
      if (code !== '' && first !== undefined) return first.code;
    }
    return null;
  }

  /** Name of an account in the newest month that has it, or ''. */
  name(account: string): string {
    for (const { balance } of this.#months) {
      const name = balance.accountName(account);
      if (name !== '') return name;
    }
    return '';
  }

  /** Third parties of an account by key, "no third party" included, in the newest month that has rows of it. */
  thirdParties(account: string): ReadonlyMap<string, Naming> {
    const known = this.#known.get(account);
    if (known !== undefined) return known;
    const found = this.#newest(account, () => 1n) ?? [];
    const namings = new Map(found.map(({ naming }) => [naming.key, naming]));
    this.#known.set(account, namings);
    return namings;
  }

  /** Amounts on one side by third party, in the newest month in which the account moved on it; null without any. */
  moved(account: string, side: Side): Weight[] | null {
    return this.#newest(account, (sum) => sum[side]);
  }

  /** Signed balances of the audited month by third party. */
  balances(account: string, column: 'opening' | 'closing'): Weight[] {
    const { balance } = this;
    const leaf = balance.accountIndex(account);
    return leaf < 0 ? [] : weightsIn(balance, leaf, (sum) => sum[column]);
  }

  /** Naming of a dictionary entry of the audited month. */
  naming(entry: number): Naming {
    return namingIn(this.balance, entry);
  }

  #newest(account: string, of: Measure): Weight[] | null {
    for (const { balance } of this.#months) {
      const leaf = balance.accountIndex(account);
      if (leaf < 0) continue;
      const weights = weightsIn(balance, leaf, of).filter(({ amount }) => amount > 0n);
      if (weights.length > 0) return weights;
    }
    return null;
  }
}

/** Share of a third party. */
export interface Weight {
  naming: Naming;
  amount: Cents;
}

type Measure = (sum: { opening: Cents; debit: Cents; credit: Cents; closing: Cents }) => Cents;

function has(balance: TrialBalance, code: string): boolean {
  return balance.leaves(code).some((leaf) => balance.leaf(leaf).code === code);
}

function weightsIn(balance: TrialBalance, leaf: number, of: Measure): Weight[] {
  return balance
    .leaf(leaf)
    .people.map((thirdParty) => ({ naming: namingIn(balance, thirdParty.entry), amount: of(thirdParty) }))
    .filter(({ amount }) => amount !== 0n);
}

function namingIn({ thirdParties }: TrialBalance, entry: number): Naming {
  return { key: thirdParties.key(entry), nit: thirdParties.id(entry), name: thirdParties.name(entry) };
}
