/** Groups of amortised assets: cost and the accumulated amortisation that belongs to it. */

import { type Measure, spending, sumOver } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { longestPrefix } from '#core/identity/account-code.ts';
import { strayContra } from '#core/identity/contra-name.es.ts';
import type { Cents } from '#core/money/money.ts';
import { isAmortisationName } from './amortisation-names.es.ts';
import type { Settings } from './roles.ts';

export interface AssetGroup {
  /** Prefix of its accumulated amortisation. */
  key: string;
  cost: number[];
  accumulated: number[];
  costOpening: Cents;
  costClosing: Cents;
  costDebit: Cents;
  costCredit: Cents;
  /** Positive. */
  accumulatedOpening: Cents;
  withdrawn: Cents;
  credited: Cents;
}

export interface AmortisationMonth {
  balance: TrialBalance;
  period: Period;
  groups: AssetGroup[];
  accumulated: number[];
  expense: number[];
  charged: Cents;
  chargedThisYear: Cents;
  credited: Cents;
  withdrawn: Cents;
  /** Direct credits to intangibles, deferred charges and prepaid expenses. */
  consumed: Cents;
  /** Prepaid expenses, and the expenses by nature that they are charged to. */
  prepaid: number[];
  natural: number[];
}

export function amortisationMonth(
  balance: TrialBalance,
  period: Period,
  { roles, parameters }: Settings,
): AmortisationMonth {
  const leavesOf = (role: keyof Settings['roles']) => roles[role].in(balance).leaves();
  const codeOf = (leaf: number) => balance.leaf(leaf).code;
  const accumulated = leavesOf('acumulada');
  const produced = leavesOf('produccion');
  const cost = [...leavesOf('intangibles'), ...leavesOf('otrosActivos'), ...leavesOf('diferidos')];
  const expense = [
    ...leavesOf('gasto'),
    ...[...leavesOf('gastoPorNombre'), ...produced].filter((leaf) => isAmortisationName(balance.leaf(leaf).name)),
  ];
  const keyOfAccumulated = (leaf: number) =>
    longestPrefix(
      codeOf(leaf),
      parameters.pares.map(([key]) => key),
    );
  const used = new Set(accumulated.map(keyOfAccumulated));
  // Its own accumulated account if the books have one, else the common one.
  const keyOfCost = (leaf: number): string | null => {
    const fitting = parameters.pares
      .filter(([, prefix]) => codeOf(leaf).startsWith(prefix))
      .toSorted((a, b) => b[1].length - a[1].length);
    return (fitting.find(([key]) => used.has(key)) ?? fitting[0])?.[0] ?? null;
  };
  const keys = [...new Set([...cost.map(keyOfCost), ...used])].filter((key) => key !== null);
  const pairs = keys.map((key) => ({
    key,
    cost: cost.filter((leaf) => keyOfCost(leaf) === key),
    accumulated: accumulated.filter((leaf) => keyOfAccumulated(leaf) === key),
  }));
  const over = (leaves: readonly number[], of: Measure) => sumOver(balance, leaves, of);
  const charged = over(expense, spending(period, new Set(produced)));
  return {
    balance,
    period,
    accumulated,
    expense,
    charged,
    chargedThisYear: over(expense, ({ opening }) => opening) + charged,
    credited: over(accumulated, ({ credit }) => credit),
    withdrawn: over(accumulated, ({ debit }) => debit),
    prepaid: leavesOf('pagadosPorAnticipado'),
    natural: leavesOf('gastoNatural'),
    consumed: over([...cost, ...leavesOf('pagadosPorAnticipado')], ({ credit }) => credit),
    groups: withoutStrays(balance, pairs).map(({ key, cost: own, accumulated: contra }) => ({
      key,
      cost: own,
      accumulated: contra,
      costOpening: over(own, ({ opening }) => opening),
      costClosing: over(own, ({ closing }) => closing),
      costDebit: over(own, ({ debit }) => debit),
      costCredit: over(own, ({ credit }) => credit),
      accumulatedOpening: -over(contra, ({ opening }) => opening),
      withdrawn: over(contra, ({ debit }) => debit),
      credited: over(contra, ({ credit }) => credit),
    })),
  };
}

type Pair = Pick<AssetGroup, 'key' | 'cost' | 'accumulated'>;

/** The groups with accumulated amortisation under the code of others where it belongs, under its key. */
function withoutStrays(balance: TrialBalance, pairs: readonly Pair[]): readonly Pair[] {
  const found = strayContra(pairs, (leaf) => balance.leaf(leaf).name);
  if (found === null) return pairs;
  const { stray, bare } = found;
  return pairs.filter((one) => one !== stray).map((one) => (one === bare ? { ...stray, cost: bare.cost } : one));
}

/** Code of the leaf with the most movement, or the first prefix. */
export function largest(balance: TrialBalance, leaves: readonly number[], prefixes: readonly string[]): string {
  const moved = (leaf: number): Cents => {
    const { debit, credit } = balance.leaf(leaf).sum;
    return debit + credit;
  };
  const [first] = leaves.toSorted((a, b) => Number(moved(b) - moved(a)));
  return first === undefined ? (prefixes[0] ?? '') : balance.leaf(first).code;
}
