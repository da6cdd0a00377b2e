/** Gathers rows of the view by person, for the third parties and the rows of a fact. Branches and namings of one person add up. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { abs, type Cents, max } from '#core/money/money.ts';
import type { FactPerson } from './validation.ts';

export class FactPeople {
  readonly #balance: TrialBalance;
  readonly #people = new Map<number, { thirdParty: number; amount: Cents; rows: number[] }>();

  constructor(balance: TrialBalance) {
    this.#balance = balance;
  }

  get count(): number {
    return this.#people.size;
  }

  /** Adds a row (its index in the view) with what is at stake in it. */
  add(row: number, amount: Cents): void {
    const { thirdParty, source } = this.#balance.data.rows;
    const index = thirdParty[row]!;
    const number = this.#balance.persons.ofEntry[index]!;
    const person = this.#people.get(number);
    if (!person) this.#people.set(number, { thirdParty: index, amount, rows: [source[row]!] });
    else {
      person.amount += amount;
      person.rows.push(source[row]!);
    }
  }

  list(): FactPerson[] {
    return [...this.#people.values()];
  }

  /** Rows of the file, ascending. */
  rows(): number[] {
    return [...this.#people.values()].flatMap(({ rows }) => rows).sort((a, b) => a - b);
  }

  /** Sum of the amounts. */
  total(): Cents {
    let sum = 0n;
    for (const { amount } of this.#people.values()) sum += amount;
    return sum;
  }
}

/** What one naming has in the account at hand, and the most of any account before it. */
interface Naming {
  thirdParty: number;
  most: Cents;
  rows: number[];
  account: number;
  debit: Cents;
  credit: Cents;
  closing: Cents;
}

/**
 * The naming of each flagged entry of the third-party dictionary (one flag an entry), with its rows and the largest balance
 * or movement of an account among them: what is at stake when the master record itself is wrong. Branches add up; namings of
 * one person stay apart.
 */
export function stakesByNaming(balance: TrialBalance, flags: Uint8Array): FactPerson[] {
  const { account, thirdParty, source, debit, credit, closing } = balance.data.rows;
  const namings = new Map<number, Naming>();
  for (let row = 0; row < thirdParty.length; row++) {
    const entry = thirdParty[row]!;
    if (flags[entry] === 0) continue;
    let naming = namings.get(entry);
    if (!naming) {
      naming = { thirdParty: entry, most: 0n, rows: [], account: account[row]!, debit: 0n, credit: 0n, closing: 0n };
      namings.set(entry, naming);
    } else if (naming.account !== account[row]) {
      Object.assign(naming, { most: stakeOf(naming), account: account[row], debit: 0n, credit: 0n, closing: 0n });
    }
    naming.debit += debit[row]!;
    naming.credit += credit[row]!;
    naming.closing += closing[row]!;
    naming.rows.push(source[row]!);
  }
  return [...namings.values()].map((naming) => ({
    thirdParty: naming.thirdParty,
    amount: stakeOf(naming),
    rows: naming.rows,
  }));
}

function stakeOf({ most, debit, credit, closing }: Naming): Cents {
  return max(most, abs(closing), abs(debit), abs(credit));
}
