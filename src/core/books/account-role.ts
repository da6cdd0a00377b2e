/** Account roles of a validation: prefixes of the company's chart. No rule names a code in its logic. */

import { longestPrefix } from '#core/identity/account-code.ts';
import type { Amounts } from './amounts.ts';
import type { TrialBalance } from './trial-balance.ts';

export class AccountRole {
  readonly prefixes: readonly string[];
  readonly #balance: TrialBalance;
  readonly #others: readonly string[];
  #leaves: readonly number[] | null = null;

  /** `others`: prefixes of the validation's other roles; the longest matching prefix decides the role of an account. */
  constructor(prefixes: readonly string[], others: readonly string[], balance: TrialBalance) {
    this.prefixes = prefixes;
    this.#others = others;
    this.#balance = balance;
  }

  has(code: string): boolean {
    const own = longestPrefix(code, this.prefixes);
    if (own === null) return false;
    const other = longestPrefix(code, this.#others);
    return other === null || other.length <= own.length;
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
    return new AccountRole(this.prefixes, this.#others, balance);
  }

  /** Sum over the accounts of this role. */
  sum(): Amounts {
    return this.#balance.sumOf(this.leaves());
  }
}

/** All roles of a validation from their prefixes. */
export function accountRoles(
  prefixes: Readonly<Record<string, readonly string[]>>,
  balance: TrialBalance,
): Record<string, AccountRole> {
  const all = Object.entries(prefixes);
  return Object.fromEntries(
    all.map(([role, own]) => {
      const others = all.flatMap(([other, theirs]) => (other === role ? [] : theirs));
      return [role, new AccountRole(own, others, balance)];
    }),
  );
}
