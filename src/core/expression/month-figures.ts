/** What the functions of an expression read of one month. The people of some accounts are summed once, however many are asked for. */

import { type Amounts, NOTHING, sumOfAmounts } from '#core/books/amounts.ts';
import type { People } from '#core/books/people.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Cents } from '#core/money/money.ts';
import type { Accounts, FigureName } from './syntax-tree.ts';

export class MonthFigures {
  readonly balance: TrialBalance;
  /** By the node's own list, then by what the list means: several parts of an expression look at the same accounts. */
  readonly #byList = new Map<Accounts, People>();
  readonly #byMeaning = new Map<string, People>();

  constructor(balance: TrialBalance) {
    this.balance = balance;
  }

  /** Of the accounts whose code starts with one of the prefixes, each once; of one person, or of all and of no one with null. */
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

  /** What each person has in the accounts, by key, those without a name or a number left out. */
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

/** `11` holds what is under `1105`: an account is counted once. */
function withoutOverlap(accounts: Accounts): string[] {
  const kept: string[] = [];
  // What a prefix covers follows it in order.
  for (const prefix of [...accounts].sort()) {
    const last = kept.at(-1);
    if (last === undefined || !prefix.startsWith(last)) kept.push(prefix);
  }
  return kept;
}
