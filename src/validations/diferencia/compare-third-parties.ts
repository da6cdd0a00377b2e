/** Openings of a month against closings of the previous one, by account and third party, in one pass over both. */

import { ThirdPartyNumbering } from '#core/books/third-party-numbering.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import { abs, type Cents } from '#core/money/money.ts';

export interface Differing {
  account: string;
  /** Previous closing and current opening of the whole account. */
  expected: Cents;
  found: Cents;
  thirdParties: FactThirdParty[];
  /** Sum of the absolute differences of its third parties. */
  moved: Cents;
  /** Names of differing third parties that are absent from this month's file. */
  absent: string[];
  rows: number[];
}

/** Accounts with a difference beyond the tolerance, by code. A row in only one month counts as zero in the other. */
export function compareThirdParties(
  current: TrialBalance,
  previous: TrialBalance,
  tolerance: Cents,
  isSkipped: (account: string) => boolean,
): Differing[] {
  const compared = new ComparedThirdParties(current, previous);
  const codes = new Set<string>();
  for (const balance of [previous, current])
    for (const account of balance.leaves()) codes.add(balance.leaf(account).code);
  return [...codes]
    .sort()
    .filter((code) => !isSkipped(code))
    .flatMap((code) => compared.account(code, tolerance) ?? []);
}

class ComparedThirdParties {
  readonly #current: TrialBalance;
  readonly #previous: TrialBalance;
  readonly #currentNumbers: Uint32Array;
  readonly #previousNumbers: Uint32Array;
  /** Opening minus closing of each third party in the current account; zeroed between accounts. */
  readonly #differences: BigInt64Array;
  /** Current dictionary entry of each third party, or −1. */
  readonly #entries: Int32Array;

  constructor(current: TrialBalance, previous: TrialBalance) {
    this.#current = current;
    this.#previous = previous;
    const numbering = new ThirdPartyNumbering();
    this.#currentNumbers = numbering.of(current);
    this.#previousNumbers = numbering.of(previous);
    this.#differences = new BigInt64Array(numbering.count);
    this.#entries = new Int32Array(numbering.count).fill(-1);
    this.#currentNumbers.forEach((number, entry) => {
      if (this.#entries[number] === -1) this.#entries[number] = entry;
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
    const isTotal = now.hasThirdParties !== then.hasThirdParties && now.to > now.from && then.to > then.from;
    let [found, expected] = [0n, 0n];
    for (let row = now.from; row < now.to; row++) {
      const number = isTotal ? 0 : this.#currentNumbers[rows.thirdParty(row)]!;
      const opening = rows.opening(row);
      found += opening;
      this.#differences[number]! += opening;
      touched.push(number);
    }
    for (let row = then.from; row < then.to; row++) {
      const number = isTotal ? 0 : this.#previousNumbers[oldRows.thirdParty(row)]!;
      const closing = oldRows.closing(row);
      expected += closing;
      this.#differences[number]! -= closing;
      touched.push(number);
    }
    const differences = new Map<number, Cents>();
    for (const number of touched) {
      const difference = this.#differences[number]!;
      if (difference === 0n) continue;
      if (abs(difference) > tolerance) differences.set(number, difference);
      this.#differences[number] = 0n;
    }
    if (differences.size === 0) return null;
    const named = isTotal ? { thirdParties: [], absent: [], rows: [] } : this.#named(differences, now, then);
    const moved = [...differences.values()].reduce((sum, difference) => sum + abs(difference), 0n);
    return { account: code, expected, found, moved, ...named };
  }

  #named(differences: ReadonlyMap<number, Cents>, now: Rows, then: Rows) {
    const { rows } = this.#current;
    const sources = new Map<number, number[]>();
    for (let row = now.from; row < now.to; row++) {
      const number = this.#currentNumbers[rows.thirdParty(row)]!;
      if (!differences.has(number)) continue;
      const list = sources.get(number);
      if (list) list.push(rows.source(row));
      else sources.set(number, [rows.source(row)]);
    }
    const thirdParties = [...differences].flatMap(([number, amount]): FactThirdParty[] => {
      const thirdParty = this.#entries[number]!;
      return thirdParty < 0 ? [] : [{ thirdParty, amount, rows: sources.get(number) ?? [] }];
    });
    return {
      thirdParties,
      absent: this.#absent(differences, then),
      rows: thirdParties.flatMap((thirdParty) => thirdParty.rows),
    };
  }

  #absent(differences: ReadonlyMap<number, Cents>, then: Rows): string[] {
    const { rows, thirdParties } = this.#previous;
    const names = new Map<number, string>();
    for (let row = then.from; row < then.to; row++) {
      const entry = rows.thirdParty(row);
      const number = this.#previousNumbers[entry]!;
      if (differences.has(number) && this.#entries[number] === -1) names.set(number, thirdParties.label(entry));
    }
    return [...names.values()];
  }
}

interface Rows {
  from: number;
  to: number;
  hasThirdParties: boolean;
}

function rowsOf(balance: TrialBalance, code: string): Rows {
  const account = balance.accountIndex(code);
  if (account < 0) return { from: 0, to: 0, hasThirdParties: false };
  return { ...balance.span(account), hasThirdParties: balance.leaf(account).hasThirdParties };
}
