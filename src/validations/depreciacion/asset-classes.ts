/**
 * Fixed assets of one month by class: cost, accumulated depreciation and expense, matched through the pair tables. A
 * company with a single accumulated account has one class.
 */

import { type Measure, spending, sumOver } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { longestPrefix } from '#core/identity/account-code.ts';
import { contraByName, strayContra } from '#core/identity/contra-name.es.ts';
import { type Cents, max, percentOf } from '#core/money/money.ts';
import { longestMatch } from '#core/reference/chart/prefix-index.ts';
import { isDepreciationName, isLeasedName } from './asset-names.es.ts';
import type { Settings } from './roles.ts';

export interface AssetClass {
  /** Prefix of its accumulated depreciation; '' for all assets together. */
  key: string;
  cost: number[];
  accumulated: number[];
  expense: number[];
}

/** Amounts of a class in one month, in cents, positive on their normal side. */
export interface ClassMonth extends AssetClass {
  costOpening: Cents;
  costDebit: Cents;
  costCredit: Cents;
  costClosing: Cents;
  accumulatedOpening: Cents;
  accumulatedClosing: Cents;
  /** Debits and credits of the accumulated accounts. */
  withdrawn: Cents;
  credited: Cents;
  /** Expense of the month, and of the year to date. */
  charged: Cents;
  chargedThisYear: Cents;
  /** A twelfth of the yearly rate on the opening cost, limited to the remaining value. */
  expected: Cents;
}

export interface AssetMonth {
  balance: TrialBalance;
  period: Period;
  classes: ClassMonth[];
  total: ClassMonth;
  /** Whether every expense account can be assigned to a class. */
  isExpenseByClass: boolean;
  /** Accumulated depreciation under non-depreciable accounts. */
  misplaced: number[];
}

export function assetMonth(balance: TrialBalance, period: Period, settings: Settings): AssetMonth {
  const { roles, parameters } = settings;
  const isAccumulated = (leaf: number) =>
    contraByName(balance.leaf(leaf).code, balance.leaf(leaf).name) === 'accumulated';
  const costLeaves = roles.costo.in(balance).leaves();
  const produced = roles.produccion.in(balance).leaves();
  const fixed = roles.noDepreciables.in(balance).leaves();
  const all: AssetClass = {
    key: '',
    cost: costLeaves.filter((leaf) => !isAccumulated(leaf)),
    accumulated: [...roles.acumulada.in(balance).leaves(), ...costLeaves.filter(isAccumulated)],
    expense: [
      ...roles.gasto.in(balance).leaves(),
      ...[...roles.gastoPorNombre.in(balance).leaves(), ...produced].filter((leaf) =>
        isDepreciationName(balance.leaf(leaf).name),
      ),
    ],
  };
  const keyOf = (leaf: number): string | null => accumulatedOf(balance.leaf(leaf).code, parameters.pares);
  const expenseIndex = new Map(parameters.gastos);
  const expenseKey = (leaf: number): string | null => longestMatch(expenseIndex, balance.leaf(leaf).code);
  // A common account, or one without pair: classes cannot be separated.
  const isTogether = all.accumulated.some((leaf) => keyOf(leaf) === null);
  const keys = isTogether ? [] : [...new Set([...all.cost, ...all.accumulated].map((leaf) => keyOf(leaf) ?? ''))];
  const classes = keys.map((key) => ({
    key,
    cost: all.cost.filter((leaf) => (keyOf(leaf) ?? '') === key),
    accumulated: all.accumulated.filter((leaf) => keyOf(leaf) === key),
    expense: all.expense.filter((leaf) => expenseKey(leaf) === key),
  }));
  const joined = withoutStrays(balance, classes);
  const spent = spending(period, new Set(produced));
  const month = (one: AssetClass) => classMonth(balance, one, settings, spent);
  return {
    balance,
    period,
    classes: joined.map(month),
    total: month(all),
    isExpenseByClass: !isTogether && all.expense.every((leaf) => keys.includes(expenseKey(leaf) ?? ' ')),
    misplaced: fixed.filter(isAccumulated),
  };
}

/** The classes with accumulated depreciation under the code of others where it belongs. */
function withoutStrays(balance: TrialBalance, classes: readonly AssetClass[]): AssetClass[] {
  const found = strayContra(classes, (leaf) => balance.leaf(leaf).name);
  if (found === null) return [...classes];
  const { stray, bare } = found;
  const expense = [...stray.expense, ...bare.expense].sort((a, b) => a - b);
  return classes
    .filter((one) => one !== stray)
    .map((one) => (one === bare ? { ...bare, accumulated: stray.accumulated, expense } : one));
}

/** Owned and leased assets of a class apart, where names tell them on both sides: each has its own useful life. */
export function partsOf({ balance, period }: AssetMonth, one: ClassMonth, settings: Settings): ClassMonth[] {
  const isLeased = (leaf: number) => isLeasedName(balance.leaf(leaf).name);
  const [leased, owned] = [true, false].map((is): AssetClass => {
    const own = (leaves: readonly number[]) => leaves.filter((leaf) => isLeased(leaf) === is);
    return { key: one.key, cost: own(one.cost), accumulated: own(one.accumulated), expense: own(one.expense) };
  });
  const isApart = [leased!, owned!].every(({ cost, accumulated }) => cost.length > 0 && accumulated.length > 0);
  if (!isApart) return [one];
  const spent = spending(period, new Set(settings.roles.produccion.in(balance).leaves()));
  return [owned!, leased!].map((part) => classMonth(balance, part, settings, spent));
}

/** Prefix of the accumulated account for a cost or accumulated code; null without a pair. */
function accumulatedOf(code: string, pairs: Settings['parameters']['pares']): string | null {
  const own = longestPrefix(
    code,
    pairs.map(([accumulated]) => accumulated),
  );
  if (own !== null) return own;
  const cost = longestPrefix(
    code,
    pairs.map(([, prefix]) => prefix),
  );
  return cost === null ? null : pairs.find(([, prefix]) => prefix === cost)![0];
}

function classMonth(balance: TrialBalance, one: AssetClass, settings: Settings, spent: Measure): ClassMonth {
  const over = (leaves: readonly number[], of: Measure) => sumOver(balance, leaves, of);
  const costOpening = over(one.cost, ({ opening }) => opening);
  const accumulatedOpening = -over(one.accumulated, ({ opening }) => opening);
  const charged = over(one.expense, spent);
  const rates = new Map(settings.parameters.tasas);
  const monthly = monthOfRates(balance, one.cost, rates);
  const left = max(costOpening - accumulatedOpening, 0n);
  return {
    ...one,
    costOpening,
    costDebit: over(one.cost, ({ debit }) => debit),
    costCredit: over(one.cost, ({ credit }) => credit),
    costClosing: over(one.cost, ({ closing }) => closing),
    accumulatedOpening,
    accumulatedClosing: -over(one.accumulated, ({ closing }) => closing),
    withdrawn: over(one.accumulated, ({ debit }) => debit),
    credited: over(one.accumulated, ({ credit }) => credit),
    charged,
    chargedThisYear: over(one.expense, ({ opening }) => opening) + charged,
    expected: monthly < left ? monthly : left,
  };
}

/** Yearly percentage of a cost account; NaN or 0 without one. */
function rateOf(code: string, rates: ReadonlyMap<string, string>): number {
  return Number((longestMatch(rates, code) ?? '').replace(',', '.'));
}

/** A twelfth of the yearly rate of each cost account on its opening balance. Non-numeric rates are ignored. */
function monthOfRates(balance: TrialBalance, cost: readonly number[], rates: ReadonlyMap<string, string>): Cents {
  let sum = 0n;
  for (const leaf of cost) {
    const rate = rateOf(balance.leaf(leaf).code, rates);
    const { opening } = balance.leaf(leaf).sum;
    if (rate > 0 && opening > 0n) sum += percentOf(opening, rate) / 12n;
  }
  return sum;
}

/** Cost at the opening by yearly rate, of the accounts that have one. */
export function costByRate(balance: TrialBalance, cost: readonly number[], settings: Settings): Map<number, Cents> {
  const rates = new Map(settings.parameters.tasas);
  const byRate = new Map<number, Cents>();
  for (const leaf of cost) {
    const rate = rateOf(balance.leaf(leaf).code, rates);
    const { opening } = balance.leaf(leaf).sum;
    if (rate > 0 && opening > 0n) byRate.set(rate, (byRate.get(rate) ?? 0n) + opening);
  }
  return byRate;
}
