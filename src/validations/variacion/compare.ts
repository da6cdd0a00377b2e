/**
 * Detects variations of an account (domain.md V6): against the month before, the mean of up to twelve, the same month
 * of last year, and its own deviation; accounts that appear or stop. `beyond` separates unprecedented variations from
 * occasional ones.
 */
import { abs, type Cents, max, percentOf } from '#core/money/money.ts';
import type { Month, Series } from './series.ts';

export interface Thresholds {
  /** In percent. */
  month: number;
  mean: number;
  year: number;
  /** Standard deviations. */
  deviations: number;
  materiality: Cents;
  noise: Cents;
}

export type Variation = 'change' | 'new' | 'gone';

export interface Compared {
  series: Series;
  variation: Variation;
  /** Reference value and current value. */
  base: Cents;
  value: Cents;
  /** Kind of reference: month before, mean, or last year's month. */
  against: 'month' | 'mean' | 'year';
  previous: Cents | null;
  mean: Cents | null;
  /** Number of months in the mean. */
  months: number;
  lastYear: Cents | null;
  /**
   * Distance of the month's flow from the range of earlier flows, widened by the month's threshold; 0 with a precedent.
   */
  beyond: Cents;
  /** It is again what it was before the month before, whose change has been told. */
  returns: boolean;
}

/** Minimum months of a mean, and of a deviation. */
const FEWEST = 3;
const FEWEST_FOR_DEVIATION = 6;
/** Percent of the usual flow. */
const LEAST_DEVIATION = 5;

/** The variation of the account, or null. */
export function compare(series: Series, thresholds: Thresholds): Compared | null {
  const { kind, now, past } = series;
  const known = past.filter((month) => month !== null);
  if (known.length === 0) return null;
  const flows = known.map(({ flow }) => flow);
  const shown = (month: Month) => (kind === 'result' ? month.flow : month.closing);
  const previous = past[0] ? shown(past[0]) : kind === 'balance' ? now.opening : null;
  const lastYear = past[11] ? shown(past[11]) : null;
  const mean = known.length >= FEWEST ? average(known.map(shown)) : null;
  const value = shown(now);
  const found = {
    series,
    value,
    previous,
    mean,
    months: known.length,
    lastYear,
    beyond: beyondRange(now.flow, flows, thresholds),
    returns: returnsFrom(series, thresholds),
  };
  const isIdle = known.every((month) => abs(shown(month)) <= thresholds.noise);
  if (isIdle) {
    const isNew = abs(value) > thresholds.materiality && abs(now.flow) > thresholds.materiality;
    return isNew ? { ...found, variation: 'new', base: 0n, against: previous === null ? 'mean' : 'month' } : null;
  }
  if (isGone(series, value, thresholds)) {
    return { ...found, variation: 'gone', base: mean ?? previous ?? 0n, against: mean === null ? 'month' : 'mean' };
  }
  const against = whichVaries({ value, previous, mean, lastYear, flows }, series, thresholds);
  if (against === null || (kind === 'balance' && found.beyond === 0n)) return null;
  const base = against === 'month' ? previous : against === 'mean' ? mean : lastYear;
  return { ...found, variation: 'change', base: base ?? 0n, against };
}

/** Whether this month takes back what the month before brought, as when what was bought then is paid. */
function returnsFrom({ kind, now, past: [last, earlier] }: Series, { month, materiality }: Thresholds): boolean {
  if (!last || !earlier) return false;
  const of = (one: Month) => (kind === 'result' ? one.flow : one.closing);
  const [brought, taken] = [of(last) - of(earlier), of(now) - of(last)];
  const rest = abs(of(now) - of(earlier));
  const isOpposite = brought !== 0n && taken < 0n !== brought < 0n;
  return isOpposite && rest < abs(brought) && (rest <= materiality || rest <= percentOf(abs(of(earlier)), month));
}

/** Zero after three months or more with use in every one. */
function isGone({ kind, past }: Series, value: Cents, { noise }: Thresholds): boolean {
  const recent = past.slice(0, FEWEST);
  if (abs(value) > noise || recent.length < FEWEST) return false;
  const values = recent.map((month) => (month === null ? 0n : kind === 'result' ? month.flow : month.closing));
  return values.every((one) => abs(one) > noise);
}

interface Values {
  value: Cents;
  previous: Cents | null;
  mean: Cents | null;
  lastYear: Cents | null;
  flows: readonly Cents[];
}

/** The first failed comparison, or null. Balances are compared with the month before: most of them accumulate. */
function whichVaries(
  { value, previous, mean, lastYear, flows }: Values,
  { kind, now }: Series,
  thresholds: Thresholds,
): Compared['against'] | null {
  const differs = (base: Cents | null, percent: number) =>
    base !== null && abs(value - base) > thresholds.materiality && abs(value - base) > percentOf(abs(base), percent);
  if (differs(previous, thresholds.month)) return 'month';
  // Like the month before and with precedents: the mean was moved by an extraordinary month.
  const isUsual = previous !== null && beyondRange(now.flow, flows, thresholds) === 0n;
  if (kind === 'result' && !isUsual && differs(mean, thresholds.mean)) return 'mean';
  if (kind === 'result' && differs(lastYear, thresholds.year)) return 'year';
  // Unusual, but a small part of the total: not reported.
  const from = kind === 'result' ? mean : previous;
  const isSmall = from !== null && abs(value - from) <= percentOf(abs(from), thresholds.month / 3);
  if (isSmall || !deviates(now.flow, flows, thresholds)) return null;
  return kind === 'result' ? 'mean' : 'month';
}

function deviates(flow: Cents, flows: readonly Cents[], { deviations, materiality }: Thresholds): boolean {
  if (flows.length < FEWEST_FOR_DEVIATION) return false;
  const mean = average(flows);
  const difference = abs(flow - mean);
  if (difference <= materiality) return false;
  const variance = flows.reduce((sum, one) => sum + Number(one - mean) ** 2, 0) / (flows.length - 1);
  // A constant rent has no deviation: a few percent are not news.
  const least = (Number(average(flows.map(abs))) * LEAST_DEVIATION) / 100;
  return Number(difference) > deviations * Math.max(Math.sqrt(variance), least);
}

/** Distance from the range of flows of the months before. */
function beyondRange(flow: Cents, flows: readonly Cents[], { month }: Thresholds): Cents {
  const most = flows.reduce((a, b) => (b > a ? b : a));
  const least = flows.reduce((a, b) => (b < a ? b : a));
  const slack = percentOf(max(abs(most), abs(least)), month);
  if (flow > most + slack) return flow - most;
  if (flow < least - slack) return least - flow;
  return 0n;
}

/** To the peso: a mean is not more exact than its input. */
export function average(values: readonly Cents[]): Cents {
  return (values.reduce((sum, one) => sum + one, 0n) / BigInt(values.length * 100)) * 100n;
}

/** Percentage change as it is written, half away from zero: with a decimal below 100 %; null from zero. */
export function percentChange(from: Cents, to: Cents): number | null {
  if (from === 0n) return null;
  const tenths = nearest((to - from) * 1000n, abs(from));
  return abs(tenths) < 1000n ? Number(tenths) / 10 : Number(nearest((to - from) * 100n, abs(from)));
}

/** Quotient of a positive divisor, half away from zero. */
function nearest(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + (dividend < 0n ? -divisor : divisor)) / (2n * divisor);
}
