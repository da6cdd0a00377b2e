/** What the functions of an expression read of one month. The people of some accounts are summed once, however many are asked for. */

import type { Amounts, PersonAmounts, TrialBalance } from '#core/books/trial-balance.ts';
import type { Cents } from '#core/money/money.ts';
import type { Accounts, FigureName } from './syntax-tree.ts';

/** What each person has, by key. */
export type People = ReadonlyMap<string, PersonAmounts>;

const NOTHING: Amounts = { opening: 0n, debit: 0n, credit: 0n, closing: 0n };

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
    const people = this.#byMeaning.get(meaning) ?? this.#peopleUnder(prefixes);
    this.#byMeaning.set(meaning, people);
    this.#byList.set(accounts, people);
    return people;
  }

  #peopleUnder(prefixes: readonly string[]): People {
    const people = new Map<string, PersonAmounts>();
    for (const prefix of prefixes) {
      for (const person of this.balance.byPerson(prefix)) {
        if (person.key === '') continue;
        const sum = people.get(person.key);
        if (sum) add(sum, person);
        else people.set(person.key, person);
      }
    }
    return people;
  }

  #sum(accounts: Accounts): Amounts {
    const total = { ...NOTHING };
    for (const prefix of withoutOverlap(accounts)) {
      const part = this.balance.sum(prefix);
      total.opening += part.opening;
      total.debit += part.debit;
      total.credit += part.credit;
      total.closing += part.closing;
    }
    return total;
  }
}

function add(sum: PersonAmounts, person: PersonAmounts): void {
  sum.opening += person.opening;
  sum.debit += person.debit;
  sum.credit += person.credit;
  sum.closing += person.closing;
  sum.rows.push(...person.rows);
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
