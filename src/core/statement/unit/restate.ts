/**
 * A statement in UVT, each column by that of its year, or in pesos of one month by the consumer price index: balances by the
 * index of their month, what flowed in several months by that of each of them. It is exact until the end, where it is rounded
 * as thousands are, so that totals add up.
 */
import { comparePeriods, type Period, samePeriod } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import { priceIndex } from '#core/reference/tax/price-index.ts';
import { uvtYear } from '#core/reference/tax/uvt.ts';
import { flat } from '../flat.ts';
import { roundTree } from '../rounding/round-tree.ts';
import type { StatementNode, StatementTree } from '../statement-tree.ts';
import { type ColumnTime, hasSeveralMonths, monthsOf } from './column-time.ts';
import type { MonthlyFlows } from './monthly-flows.ts';
import {
  type ColumnTold,
  constantNotes,
  constantWords,
  restatedChecks,
  uvtMissing,
  uvtWords,
} from './restate-words.es.ts';
import { type RestatedUnit, unitStep } from './statement-unit.ts';

export interface Restating {
  /** Month of constant pesos. */
  base: Period;
  /** One a column. */
  times: readonly ColumnTime[];
  /** Of a date; else of a time. */
  isAtDate: boolean;
  /** Keys of the nodes that flow (`flowNodes`). */
  flows: () => ReadonlySet<string>;
  /** What they were in each month; null where it is not known. */
  monthly: (column: number) => MonthlyFlows | null;
}

/** How a column is taken to the measure. */
interface Scale {
  /** What numerators are divided by. */
  divide: bigint;
  /** Null: nothing to restate it by. */
  numerator(node: StatementNode, amount: Cents): bigint | null;
}

export function restateTree(tree: StatementTree, unit: RestatedUnit, restating: Restating): StatementTree {
  const { scales, ...told } = unit === 'uvt' ? inUvt(tree, restating) : inPesosOf(tree, restating);
  const scaled = tree.nodes.map((node) => withAmounts(node, (own, amount, at) => scales[at]!.numerator(own, amount)));
  const step = unitStep[unit]!;
  const { nodes } = roundTree(
    { ...tree, nodes: scaled },
    scales.map(({ divide }) => divide * step),
  );
  return {
    ...tree,
    nodes: nodes.map((node) => withAmounts(node, (_, amount, at) => amount / scales[at]!.divide)),
    restated: { ...told, unit, notes: [...told.notes, restatedChecks] },
  };
}

/** Amounts of a node and below by column; ratios stay as they are. Variations are made of what comes out. */
function withAmounts(
  { changes: _, ...node }: StatementNode,
  change: (node: StatementNode, amount: Cents, column: number) => Cents | null,
): StatementNode {
  const children = node.children.map((child) => withAmounts(child, change));
  if (node.unit !== null) return { ...node, children };
  const amounts = node.amounts.map((amount, at) => (amount === null ? null : change(node, amount, at)));
  return { ...node, amounts, children };
}

interface Measured {
  scales: Scale[];
  words: string;
  notes: string[];
  missing: string[];
}

const unknown: Scale = { divide: 1n, numerator: () => null };

function inUvt({ columns }: StatementTree, { times }: Restating): Measured {
  const years = times.map(({ period }) => ({ year: period.year, row: uvtYear(period.year) }));
  return {
    scales: years.map(({ row }) =>
      row === null ? unknown : { divide: row.uvt, numerator: (_, amount) => amount * 100n },
    ),
    words: uvtWords(years),
    notes: [],
    missing: uvtMissing(columns.map(({ label }, at) => ({ label, ...years[at]! }))),
  };
}

function inPesosOf(tree: StatementTree, { base, times, monthly, isAtDate, ...restating }: Restating): Measured {
  const flows = restating.flows();
  const flowing = flat(tree.nodes).filter((node) => node.unit === null && flows.has(node.key) && hasFigure(node));
  const restated = tree.columns.map(({ label }, at) => {
    const time = times[at]!;
    if (flowing.length === 0 || !hasSeveralMonths(time)) return atOnce(label, time, base, isAtDate);
    const known = monthly(at);
    const addsUp = known !== null && flowing.every(({ key, amounts }) => isSum(amounts[at] ?? null, known.get(key)));
    return overMonths(label, time, base, { flows, monthly: addsUp ? known : null });
  });
  return {
    scales: restated.map(({ scale }) => scale),
    words: constantWords(base, priceIndex(base)),
    ...constantNotes(
      restated.map(({ told }) => told),
      base,
    ),
  };
}

interface RestatedColumn {
  scale: Scale;
  told: ColumnTold;
}

/** Everything by the index of the month. */
function atOnce(label: string, time: ColumnTime, base: Period, isAtDate: boolean): RestatedColumn {
  const own = fractionOf(time.period, base);
  const method = hasSeveralMonths(time) && !isAtDate ? 'whole' : 'month';
  return {
    scale: own === null ? unknown : { divide: own.divide, numerator: (_, amount) => amount * own.times },
    told: { label, time, method, index: priceIndex(time.period), missing: missingOf([time.period], base) },
  };
}

/** Balances by the index of the month; what flowed by that of each month, or by their mean where that is not known. */
function overMonths(
  label: string,
  time: ColumnTime,
  base: Period,
  { flows, monthly }: { flows: ReadonlySet<string>; monthly: MonthlyFlows | null },
): RestatedColumn {
  const months = monthsOf(time);
  const own = fractionOf(time.period, base);
  const each = months.map((month) => fractionOf(month, base));
  const mean = meanOf(months, base);
  const divide = [own, mean, ...each].reduce((all, one) => (one === null ? all : leastCommon(all, one.divide)), 1n);
  const by = (fraction: Fraction | null, amount: Cents) =>
    fraction && amount * fraction.times * (divide / fraction.divide);
  const flow = (key: string, amount: Cents) =>
    monthly === null ? by(mean, amount) : sumOf(each.map((one, at) => by(one, monthly.get(key)?.[at] ?? 0n)));
  return {
    scale: { divide, numerator: ({ key }, amount) => (flows.has(key) ? flow(key, amount) : by(own, amount)) },
    told: {
      label,
      time,
      method: monthly === null ? 'mean' : 'byMonth',
      index: meanIndex(months),
      missing: missingOf(months, base),
    },
  };
}

interface Fraction {
  times: bigint;
  divide: bigint;
}

/** What pesos of a month are multiplied by; null without its index or that of the base. Pesos of the base stay as they are. */
function fractionOf(month: Period, base: Period): Fraction | null {
  if (samePeriod(calendarMonth(month), calendarMonth(base))) return { times: 1n, divide: 1n };
  const [times, divide] = [priceIndex(base), priceIndex(month)];
  return times === null || divide === null ? null : { times, divide };
}

function meanOf(months: readonly Period[], base: Period): Fraction | null {
  const times = priceIndex(base);
  const sum = sumOf(months.map(priceIndex));
  return times === null || sum === null ? null : { times: times * BigInt(months.length), divide: sum };
}

/** To hundredths of a point. */
function meanIndex(months: readonly Period[]): bigint | null {
  const sum = sumOf(months.map(priceIndex));
  const count = BigInt(months.length);
  return sum && (2n * sum + count) / (2n * count);
}

/** Months whose index is not in the table. */
function missingOf(months: readonly Period[], base: Period): Period[] {
  const needed = months.every((month) => fractionOf(month, base) !== null) ? [] : [...months, base];
  const absent = needed.map(calendarMonth).filter((month) => priceIndex(month) === null);
  return absent
    .filter((month, at) => absent.findIndex((other) => samePeriod(other, month)) === at)
    .sort(comparePeriods);
}

/** Month 13 is December. */
const calendarMonth = ({ year, month }: Period): Period => ({ year, month: Math.min(month, 12) });

/** Sections have none. */
const hasFigure = ({ amounts }: StatementNode) => amounts.some((amount) => amount !== null);

/** Whether what flowed in the months is what flowed in all of them; a line that none of them has had nothing. */
function isSum(amount: Cents | null, months: readonly (Cents | null)[] | undefined): boolean {
  return amount === null || sumOf(months ?? []) === amount;
}

/** Null where a part is not known. */
function sumOf(parts: readonly (bigint | null)[]): bigint | null {
  return parts.reduce((sum, part) => (sum === null || part === null ? null : sum + part), 0n);
}

function leastCommon(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}
