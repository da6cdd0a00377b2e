/** Account roles of a validation: prefixes and exact codes of the company's chart. No rule names a code in its logic. */

import { entryCode, entryRank } from '#core/identity/account-code.ts';
import type { Amounts } from './amounts.ts';
import type { TrialBalance } from './trial-balance.ts';

export class AccountRole {
  /** Prefixes, and exact codes without their mark: where accounts of the role may be. */
  readonly prefixes: readonly string[];
  readonly #entries: readonly string[];
  readonly #balance: TrialBalance;
  readonly #others: readonly string[];
  #leaves: readonly number[] | null = null;

  /** `others`: entries of the validation's other roles; the exact code, or else the longest prefix, decides. */
  constructor(entries: readonly string[], others: readonly string[], balance: TrialBalance) {
    this.prefixes = entries.map(entryCode);
    this.#entries = entries;
    this.#others = others;
    this.#balance = balance;
  }

  has(code: string): boolean {
    const own = entryRank(code, this.#entries);
    return own >= 0 && entryRank(code, this.#others) <= own;
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
    return new AccountRole(this.#entries, this.#others, balance);
  }

  /** Sum over the accounts of this role. */
  sum(): Amounts {
    return this.#balance.sumOf(this.leaves());
  }
}

/** All roles of a validation from their entries. */
export function accountRoles(
  entries: Readonly<Record<string, readonly string[]>>,
  balance: TrialBalance,
): Record<string, AccountRole> {
  const all = Object.entries(entries);
  return Object.fromEntries(
    all.map(([role, own]) => {
      const others = all.flatMap(([other, theirs]) => (other === role ? [] : theirs));
      return [role, new AccountRole(own, others, balance)];
    }),
  );
}
