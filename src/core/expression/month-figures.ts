/**
 * Figures of one month for the functions of an expression. Third parties of a list of accounts are summed once, however
 * many are read.
 */

import { type Amounts, NOTHING, sumOfAmounts } from '#core/books/amounts.ts';
import type { People } from '#core/books/people.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Cents } from '#core/money/money.ts';
import type { Accounts, FigureName } from './syntax-tree.ts';

export class MonthFigures {
  readonly balance: TrialBalance;
  /** By the node's own list, then by its normalised content: several nodes read the same accounts. */
  readonly #byList = new Map<Accounts, People>();
  readonly #byMeaning = new Map<string, People>();

  constructor(balance: TrialBalance) {
    this.balance = balance;
  }

  /** A figure of the accounts under the prefixes, each account once; of one third party, or of all rows with null. */
  figure(name: FigureName, accounts: Accounts, person: string | null): Cents {
    const amounts = person === null ? this.#sum(accounts) : (this.people(accounts).get(person) ?? NOTHING);
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
  people(accounts: Accounts): People {
    const known = this.#byList.get(accounts);
    if (known) return known;
    const prefixes = withoutOverlap(accounts);
    const meaning = prefixes.join(' ');
    const people =
      this.#byMeaning.get(meaning) ?? this.balance.people(prefixes.flatMap((prefix) => this.balance.leaves(prefix)));
    this.#byMeaning.set(meaning, people);
    this.#byList.set(accounts, people);
    return people;
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
