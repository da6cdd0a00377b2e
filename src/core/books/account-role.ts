/** Account roles of a validation: prefixes and exact codes of the company's chart. No rule names a code in its logic. */

import { EntryIndex, entryCode } from '#core/identity/account-code.ts';
import type { Amounts } from './amounts.ts';
import type { TrialBalance } from './trial-balance.ts';

export class AccountRole {
  readonly #indexed: IndexedRole;
  readonly #all: EntryIndex;
  readonly #balance: TrialBalance;
  /** In the books of other months. */
  readonly #elsewhere = new WeakMap<TrialBalance, AccountRole>();
  #leaves: readonly number[] | null = null;

  /** `all`: of every role of the validation; the exact code, or else the longest prefix, decides. */
  constructor(indexed: IndexedRole, all: EntryIndex, balance: TrialBalance) {
    this.#indexed = indexed;
    this.#all = all;
    this.#balance = balance;
  }

  /** Prefixes, and exact codes without their mark: where accounts of the role may be. */
  get prefixes(): readonly string[] {
    return this.#indexed.prefixes;
  }

  has(code: string): boolean {
    const own = this.#indexed.own.rank(code);
    return own >= 0 && this.#all.rank(code) <= own;
  }

  /** Indexes of the leaf accounts of this role, by code. */
  leaves(): number[] {
    this.#leaves ??= this.#findLeaves();
    return this.#leaves.slice();
  }

  #findLeaves(): number[] {
    const { prefixes, divided } = this.#indexed;
    const found = prefixes.flatMap((prefix) => {
      const leaves = this.#balance.leaves(prefix);
      if (!divided.has(prefix)) return leaves;
      return leaves.filter((index) => this.has(this.#balance.leaf(index).code));
    });
    const isSorted = found.every((leaf, place) => place === 0 || found[place - 1]! < leaf);
    return isSorted ? found : [...new Set(found)].sort((a, b) => a - b);
  }

  /** The same role in the books of another month. */
  in(balance: TrialBalance): AccountRole {
    if (balance === this.#balance) return this;
    let role = this.#elsewhere.get(balance);
    if (role === undefined) {
      role = new AccountRole(this.#indexed, this.#all, balance);
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
  /** Of the prefixes, those with longer or exact entries below them: some of their accounts may be of another role. */
  divided: ReadonlySet<string>;
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
    const all = new EntryIndex(Object.values(entries).flat());
    const roles = Object.entries(entries).map(([role, own]) => {
      const prefixes = own.map(entryCode);
      const divided = new Set(prefixes.filter((prefix) => all.divides(prefix)));
      return [role, { prefixes, own: new EntryIndex(own), divided }] as const;
    });
    indexes = { all, roles };
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
  return Object.fromEntries(roles.map(([role, own]) => [role, new AccountRole(own, all, balance)]));
}
