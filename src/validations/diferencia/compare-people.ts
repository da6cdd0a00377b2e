/** Openings of a month against closings of the previous one, by account and third party, in one pass over both. */

import { PersonNumbers } from '#core/books/person-numbers.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { FactPerson } from '#core/engine/validation.ts';
import { abs, type Cents } from '#core/money/money.ts';

export interface Differing {
  account: string;
  /** Previous closing and current opening of the whole account. */
  expected: Cents;
  found: Cents;
  people: FactPerson[];
  /** Sum of the absolute differences of its third parties. */
  moved: Cents;
  /** Names of differing third parties that are absent from this month's file. */
  absent: string[];
  rows: number[];
}

/** Accounts with a difference beyond the tolerance, by code. A row in only one month counts as zero in the other. */
export function comparePeople(
  current: TrialBalance,
  previous: TrialBalance,
  tolerance: Cents,
  isSkipped: (account: string) => boolean,
): Differing[] {
  const compared = new ComparedPeople(current, previous);
  const codes = new Set<string>();
  for (const balance of [previous, current])
    for (const account of balance.leaves()) codes.add(balance.leaf(account).code);
  return [...codes]
    .sort()
    .filter((code) => !isSkipped(code))
    .flatMap((code) => compared.account(code, tolerance) ?? []);
}

class ComparedPeople {
  readonly #current: TrialBalance;
  readonly #previous: TrialBalance;
  readonly #currentPeople: Uint32Array;
  readonly #previousPeople: Uint32Array;
  /** Opening minus closing of each third party in the current account; zeroed between accounts. */
  readonly #differences: BigInt64Array;
  /** Current dictionary entry of each third party, or −1. */
  readonly #thirdParty: Int32Array;

  constructor(current: TrialBalance, previous: TrialBalance) {
    this.#current = current;
    this.#previous = previous;
    const people = new PersonNumbers();
    this.#currentPeople = people.of(current);
    this.#previousPeople = people.of(previous);
    this.#differences = new BigInt64Array(people.count);
    this.#thirdParty = new Int32Array(people.count).fill(-1);
    this.#currentPeople.forEach((person, entry) => {
      if (this.#thirdParty[person] === -1) this.#thirdParty[person] = entry;
    });
  }

  account(code: string, tolerance: Cents): Differing | null {
    const now = rowsOf(this.#current, code);
    const then = rowsOf(this.#previous, code);
    // With repetitions: only the first finds a difference.
    const touched: number[] = [];
    const { rows } = this.#current;
    const { rows: oldRows } = this.#previous;
    // If either month's report has no third parties, only totals are comparable.
    const isTotal = now.hasPeople !== then.hasPeople && now.to > now.from && then.to > then.from;
    let [found, expected] = [0n, 0n];
    for (let row = now.from; row < now.to; row++) {
      const person = isTotal ? 0 : this.#currentPeople[rows.thirdParty(row)]!;
      const opening = rows.opening(row);
      found += opening;
      this.#differences[person]! += opening;
      touched.push(person);
    }
    for (let row = then.from; row < then.to; row++) {
      const person = isTotal ? 0 : this.#previousPeople[oldRows.thirdParty(row)]!;
      const closing = oldRows.closing(row);
      expected += closing;
      this.#differences[person]! -= closing;
      touched.push(person);
    }
    const differences = new Map<number, Cents>();
    for (const person of touched) {
      const difference = this.#differences[person]!;
      if (difference === 0n) continue;
      if (abs(difference) > tolerance) differences.set(person, difference);
      this.#differences[person] = 0n;
    }
    if (differences.size === 0) return null;
    const named = isTotal ? { people: [], absent: [], rows: [] } : this.#named(differences, now, then);
    const moved = [...differences.values()].reduce((sum, difference) => sum + abs(difference), 0n);
    return { account: code, expected, found, moved, ...named };
  }

  #named(differences: ReadonlyMap<number, Cents>, now: Rows, then: Rows) {
    const { rows } = this.#current;
    const sources = new Map<number, number[]>();
    for (let row = now.from; row < now.to; row++) {
      const person = this.#currentPeople[rows.thirdParty(row)]!;
      if (!differences.has(person)) continue;
      const list = sources.get(person);
      if (list) list.push(rows.source(row));
      else sources.set(person, [rows.source(row)]);
    }
    const people = [...differences].flatMap(([person, amount]): FactPerson[] => {
      const thirdParty = this.#thirdParty[person]!;
      return thirdParty < 0 ? [] : [{ thirdParty, amount, rows: sources.get(person) ?? [] }];
    });
    return { people, absent: this.#absent(differences, then), rows: people.flatMap((person) => person.rows) };
  }

  #absent(differences: ReadonlyMap<number, Cents>, then: Rows): string[] {
    const { rows, parties } = this.#previous;
    const names = new Map<number, string>();
    for (let row = then.from; row < then.to; row++) {
      const entry = rows.thirdParty(row);
      const person = this.#previousPeople[entry]!;
      if (differences.has(person) && this.#thirdParty[person] === -1) names.set(person, parties.label(entry));
    }
    return [...names.values()];
  }
}

interface Rows {
  from: number;
  to: number;
  hasPeople: boolean;
}

function rowsOf(balance: TrialBalance, code: string): Rows {
  const account = balance.accountIndex(code);
  if (account < 0) return { from: 0, to: 0, hasPeople: false };
  return { ...balance.span(account), hasPeople: balance.leaf(account).hasThirdParties };
}
