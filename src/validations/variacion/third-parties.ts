/** Third parties behind a variation: current less previous flow or balance. */

import { ThirdPartyNumbering } from '#core/books/third-party-numbering.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import { abs, type Cents } from '#core/money/money.ts';
import { flowOf, type Kind, type Series, sideTaken } from './series.ts';

/** Maximum third parties of a variation. */
const MOST = 10;

export class VaryingThirdParties {
  readonly #balance: TrialBalance;
  readonly #period: Period;
  readonly #previous: TrialBalance | null;
  #numbers: { count: number; now: Uint32Array; before: Uint32Array } | null = null;

  constructor(balance: TrialBalance, period: Period, previous: TrialBalance | null) {
    this.#balance = balance;
    this.#period = period;
    this.#previous = previous;
  }

  /** Third parties with the largest change in the accounts of a series; positive for an increase of the account. */
  of({ kind, passesOn, leaves, side }: Series, least: Cents): FactThirdParty[] {
    const { count, now: current, before } = this.#numbered();
    const changes = new BigInt64Array(count);
    const entries = new Uint32Array(count);
    const rowsOf = new Map<number, number[]>();
    const { rows } = this.#balance;
    const taken = { kind, passesOn, period: this.#period };
    eachRow(this.#balance, leaves, taken, (row, flow) => {
      const thirdParty = current[rows.thirdParty(row)]!;
      changes[thirdParty]! += flow;
      entries[thirdParty] = rows.thirdParty(row);
      const own = rowsOf.get(thirdParty);
      if (own) own.push(rows.source(row));
      else rowsOf.set(thirdParty, [rows.source(row)]);
    });
    const previous = this.#previous;
    // The change of a balance is its own movement; that of a result is against the previous month's.
    if (kind === 'result' && previous !== null)
      eachRow(previous, leaves, { ...taken, period: previous.period ?? this.#period }, (row, flow) => {
        changes[before[previous.rows.thirdParty(row)]!]! -= flow;
      });
    return [...rowsOf]
      .filter(([thirdParty]) => entries[thirdParty] !== 0 && abs(changes[thirdParty]!) > least)
      .sort(([a], [b]) => (abs(changes[a]!) < abs(changes[b]!) ? 1 : -1))
      .slice(0, MOST)
      .map(([thirdParty, rows]) => ({ thirdParty: entries[thirdParty]!, amount: changes[thirdParty]! * side, rows }));
  }

  #numbered() {
    if (this.#numbers === null) {
      const numbers = new ThirdPartyNumbering();
      const now = numbers.of(this.#balance);
      const before = this.#previous ? numbers.of(this.#previous) : new Uint32Array();
      this.#numbers = { count: numbers.count, now, before };
    }
    return this.#numbers;
  }
}

interface Taken {
  kind: Kind;
  passesOn: boolean;
  period: Period;
}

/** Every row of some accounts, with its flow. */
function eachRow(
  balance: TrialBalance,
  leaves: readonly string[],
  { kind, passesOn, period }: Taken,
  visit: (row: number, flow: Cents) => void,
): void {
  const { rows } = balance;
  for (const code of leaves) {
    const account = balance.accountIndex(code);
    if (account < 0) continue;
    const { from, to } = balance.span(account);
    const side = sideTaken(balance.leaf(account).sum, kind, passesOn, period);
    for (let row = from; row < to; row++) visit(row, flowOf(side, rows.amounts(row)));
  }
}
