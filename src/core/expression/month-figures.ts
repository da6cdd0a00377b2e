/**
 * Figures of one month for the functions of an expression. Third parties of a list of accounts are summed once, however
 * many are read.
 */

import { type Amounts, NOTHING, sumOfAmounts } from '#core/books/amounts.ts';
import type { ThirdParties } from '#core/books/third-parties.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Cents } from '#core/money/money.ts';
import { natureOf } from '#core/reference/chart/puc.ts';
import type { Accounts, FigureName } from './syntax-tree.ts';

export class MonthFigures {
  readonly balance: TrialBalance;
  /** By the node's own list, then by its normalised content: several nodes read the same accounts. */
  readonly #byList = new Map<Accounts, ThirdParties>();
  readonly #byMeaning = new Map<string, ThirdParties>();
  readonly #single = new Map<string, Accounts>();

  constructor(balance: TrialBalance) {
    this.balance = balance;
  }

  /** A figure of the accounts under the prefixes, each account once; of one third party, or of all rows with null. */
  figure(name: FigureName, accounts: Accounts, thirdParty: string | null): Cents {
    if (name === 'saldo_natural') return this.#natural(accounts, thirdParty);
    const amounts = this.#amounts(accounts, thirdParty);
    switch (name) {
      case 'saldo':
        return amounts.closing;
      case 'saldo_inicial':
        return amounts.opening;
      case 'debitos':
        return amounts.debit;
      case 'creditos':
        return amounts.credit;
      case 'movimiento':
        return amounts.debit - amounts.credit;
    }
  }

  /** Third parties of the accounts, by key, without "no third party". */
  people(accounts: Accounts): ThirdParties {
    const known = this.#byList.get(accounts);
    if (known) return known;
    const prefixes = withoutOverlap(accounts);
    const meaning = prefixes.join(' ');
    const thirdParties =
      this.#byMeaning.get(meaning) ?? this.balance.people(prefixes.flatMap((prefix) => this.balance.leaves(prefix)));
    this.#byMeaning.set(meaning, thirdParties);
    this.#byList.set(accounts, thirdParties);
    return thirdParties;
  }

  /** Closing balance, positive on the side of the nature of each account: income and liabilities in credit. */
  #natural(accounts: Accounts, thirdParty: string | null): Cents {
    return withoutOverlap(accounts).reduce((sum, prefix) => {
      const { closing } = this.#amounts(this.#alone(prefix), thirdParty);
      return natureOf(prefix) === 'C' ? sum - closing : sum + closing;
    }, 0n);
  }

  /** One list by prefix, as third parties are kept by their list. */
  #alone(prefix: string): Accounts {
    const known = this.#single.get(prefix) ?? [prefix];
    this.#single.set(prefix, known);
    return known;
  }

  #amounts(accounts: Accounts, thirdParty: string | null): Amounts {
    return thirdParty === null ? this.#sum(accounts) : (this.people(accounts).get(thirdParty) ?? NOTHING);
  }

  #sum(accounts: Accounts): Amounts {
    return sumOfAmounts(withoutOverlap(accounts).map((prefix) => this.balance.sum(prefix)));
  }
}

/** Drops prefixes covered by others: `11` covers `1105`, and an account counts once. */
function withoutOverlap(accounts: Accounts): string[] {
  const kept: string[] = [];
  // In sorted order, covered prefixes directly follow the covering one.
  for (const prefix of [...accounts].sort()) {
    const last = kept.at(-1);
    if (last === undefined || !prefix.startsWith(last)) kept.push(prefix);
  }
  return kept;
}
