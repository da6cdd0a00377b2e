/** Third parties behind a variation: their changes against the reference of the account. */

import { ThirdPartyNumbering } from '#core/books/third-party-numbering.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { Compared } from './compare.ts';
import { flowOf, type Kind, type Series, sideTaken } from './series.ts';

/** Of one third party, by its number among all months. */
interface Moved {
  entry: number;
  rows: number[];
  now: Cents;
  /** Flow of each reference month in which it is. */
  before: Cents[];
  /** From a reference month, for those that the month's file does not contain. */
  naming: { nit: string; name: string } | null;
}

export class VaryingThirdParties {
  readonly #balance: TrialBalance;
  readonly #period: Period;
  /** Latest first; null for a missing balance. */
  readonly #past: readonly (TrialBalance | null)[];
  readonly #numbering = new ThirdPartyNumbering();
  readonly #numbers = new Map<TrialBalance, Uint32Array>();

  constructor(balance: TrialBalance, period: Period, past: readonly (TrialBalance | null)[]) {
    this.#balance = balance;
    this.#period = period;
    this.#past = past;
  }

  /**
   * All third parties whose part of the accounts changed, against the same reference as the account: largest first,
   * positive for an increase. Those without third party are left out.
   */
  of({ series, against, base, value }: Compared): FactThirdParty[] {
    const { kind, passesOn, leaves, side } = series;
    const moved = new Map<number, Moved>();
    const taken = { kind, passesOn, period: this.#period };
    const known = this.#numbersOf(this.#balance);
    eachRow(this.#balance, leaves, taken, (row, flow, rows) => {
      const entry = rows.thirdParty(row);
      const own = at(moved, known[entry]!, entry);
      own.now += flow;
      own.rows.push(rows.source(row));
    });
    // The change of a balance is its own movement; that of a result is against the months of reference.
    const months = kind === 'result' ? this.#reference(against) : [];
    for (const month of months) this.#takeOut(month, series, moved);
    const changes = [...moved.values()].map(({ now, before, ...one }) => {
      const usual = months.length > 1 ? averageOver(before, months.length) : (before[0] ?? 0n);
      return { ...one, amount: (now - usual) * side };
    });
    changes.sort((a, b) => (abs(a.amount) < abs(b.amount) ? 1 : -1));
    // What rounding each mean leaves over is of the largest.
    const rest = value - base - changes.reduce((sum, { amount }) => sum + amount, 0n);
    if (changes[0] !== undefined && abs(rest) <= BigInt(changes.length) * 100n) changes[0].amount += rest;
    return changes
      .filter(({ entry, naming, amount }) => amount !== 0n && (entry !== 0 || naming !== null))
      .map(({ entry, naming, amount, rows }) => ({
        thirdParty: entry,
        amount,
        rows,
        ...(entry === 0 && naming !== null ? { absent: naming } : {}),
      }));
  }

  #reference(against: Compared['against']): TrialBalance[] {
    const months = against === 'mean' ? this.#past : [this.#past[against === 'month' ? 0 : 11] ?? null];
    return months.filter((month) => month !== null);
  }

  /** Adds the flows of a month of reference. */
  #takeOut(month: TrialBalance, { kind, passesOn, leaves }: Series, moved: Map<number, Moved>): void {
    const numbers = this.#numbersOf(month);
    const flows = new Map<number, { entry: number; flow: Cents }>();
    eachRow(month, leaves, { kind, passesOn, period: month.period ?? this.#period }, (row, flow, rows) => {
      const entry = rows.thirdParty(row);
      const number = numbers[entry]!;
      flows.set(number, { entry, flow: (flows.get(number)?.flow ?? 0n) + flow });
    });
    const { thirdParties } = month;
    for (const [number, { entry, flow }] of flows) {
      const own = at(moved, number, 0);
      own.before.push(flow);
      if (entry !== 0) own.naming ??= { nit: thirdParties.id(entry), name: thirdParties.name(entry) };
    }
  }

  #numbersOf(balance: TrialBalance): Uint32Array {
    const known = this.#numbers.get(balance) ?? this.#numbering.of(balance);
    this.#numbers.set(balance, known);
    return known;
  }
}

function at(moved: Map<number, Moved>, number: number, entry: number): Moved {
  const known = moved.get(number);
  if (known !== undefined) return known;
  const made: Moved = { entry, rows: [], now: 0n, before: [], naming: null };
  moved.set(number, made);
  return made;
}

/** As `average`, of months in which it may be absent. */
function averageOver(flows: readonly Cents[], months: number): Cents {
  return (flows.reduce((sum, one) => sum + one, 0n) / BigInt(months * 100)) * 100n;
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
  visit: (row: number, flow: Cents, rows: TrialBalance['rows']) => void,
): void {
  const { rows } = balance;
  for (const code of leaves) {
    const account = balance.accountIndex(code);
    if (account < 0) continue;
    const { from, to } = balance.span(account);
    const side = sideTaken(balance.leaf(account), kind, passesOn, period);
    for (let row = from; row < to; row++) visit(row, flowOf(side, rows.amounts(row)), rows);
  }
}
