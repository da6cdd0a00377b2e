/** Account roles of a validation: prefixes and exact codes of the company's chart. No rule names a code in its logic. */

import { EntryIndex, entryCode } from '#core/identity/account-code.ts';
import type { Amounts } from './amounts.ts';
import type { TrialBalance } from './trial-balance.ts';

export class AccountRole {
  /** Prefixes, and exact codes without their mark: where accounts of the role may be. */
  readonly prefixes: readonly string[];
  readonly #own: EntryIndex;
  readonly #all: EntryIndex;
  readonly #balance: TrialBalance;
  /** In the books of other months. */
  readonly #elsewhere = new WeakMap<TrialBalance, AccountRole>();
  #leaves: readonly number[] | null = null;

  private constructor(prefixes: readonly string[], own: EntryIndex, all: EntryIndex, balance: TrialBalance) {
    this.prefixes = prefixes;
    this.#own = own;
    this.#all = all;
    this.#balance = balance;
  }

  /** `all`: of every role of the validation; the exact code, or else the longest prefix, decides. */
  static of({ prefixes, own }: IndexedRole, all: EntryIndex, balance: TrialBalance): AccountRole {
    return new AccountRole(prefixes, own, all, balance);
  }

  has(code: string): boolean {
    const own = this.#own.rank(code);
    return own >= 0 && this.#all.rank(code) <= own;
  }

  /** Indexes of the leaf accounts of this role, by code. */
  leaves(): number[] {
    this.#leaves ??= this.#findLeaves();
    return this.#leaves.slice();
  }

  #findLeaves(): number[] {
    const found = this.prefixes
      .flatMap((prefix) => this.#balance.leaves(prefix))
      .filter((index) => this.has(this.#balance.leaf(index).code));
    return [...new Set(found)].sort((a, b) => a - b);
  }

  /** The same role in the books of another month. */
  in(balance: TrialBalance): AccountRole {
    if (balance === this.#balance) return this;
    let role = this.#elsewhere.get(balance);
    if (role === undefined) {
      role = new AccountRole(this.prefixes, this.#own, this.#all, balance);
      this.#elsewhere.set(balance, role);
    }
    return role;
  }

  /** Sum over the accounts of this role. */
  sum(): Amounts {
    return this.#balance.sumOf(this.leaves());
  }
}

interface IndexedRole {
  prefixes: readonly string[];
  own: EntryIndex;
}

interface IndexedRoles {
  all: EntryIndex;
  roles: readonly (readonly [string, IndexedRole])[];
}

/** By entries, which do not change: every month of a history asks for the same ones. */
const indexed = new WeakMap<object, IndexedRoles>();

function indexesOf(entries: Readonly<Record<string, readonly string[]>>): IndexedRoles {
  let indexes = indexed.get(entries);
  if (indexes === undefined) {
    const roles = Object.entries(entries).map(
      ([role, own]) => [role, { prefixes: own.map(entryCode), own: new EntryIndex(own) }] as const,
    );
    indexes = { all: new EntryIndex(Object.values(entries).flat()), roles };
    indexed.set(entries, indexes);
  }
  return indexes;
}

/** All roles of a validation from their entries. */
export function accountRoles(
  entries: Readonly<Record<string, readonly string[]>>,
  balance: TrialBalance,
): Record<string, AccountRole> {
  const { all, roles } = indexesOf(entries);
  return Object.fromEntries(roles.map(([role, own]) => [role, AccountRole.of(own, all, balance)]));
}
