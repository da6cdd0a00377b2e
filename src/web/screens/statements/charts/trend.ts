/** Geometry of figures by month: the first series as bars, the others as lines, on one scale that has zero. */
import type { Cents } from '#core/money/money.ts';

export interface TrendSeries {
  key: string;
  label: string;
  /** By month, oldest first; null: the month has no balance. */
  amounts: readonly (Cents | null)[];
}

export interface TrendFrame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface TrendPoint {
  /** Of the month. */
  index: number;
  x: number;
  y: number;
}

export interface StatementTrend {
  bars: { index: number; x: number; y: number; height: number }[];
  /** A line breaks where a month has no balance. */
  lines: { series: TrendSeries; runs: TrendPoint[][]; last: TrendPoint | null }[];
  barWidth: number;
  zero: number;
  /** Middle of a month. */
  x: (index: number) => number;
}

export function drawStatementTrend(series: readonly TrendSeries[], months: number, frame: TrendFrame): StatementTrend {
  const all = series.flatMap(({ amounts }) => amounts).filter((amount) => amount !== null);
  const most = all.reduce((high, amount) => (amount > high ? amount : high), 0n);
  const least = all.reduce((low, amount) => (amount < low ? amount : low), 0n);
  const height = frame.bottom - frame.top;
  // Amounts become floats only as lengths.
  const y = (cents: Cents) =>
    most === least ? frame.bottom : frame.top + (Number(most - cents) / Number(most - least)) * height;
  const step = (frame.right - frame.left) / Math.max(1, months);
  const x = (index: number) => frame.left + step * (index + 0.5);
  const zero = y(0n);
  const [first, ...others] = series;
  const bars = (first?.amounts ?? []).flatMap((amount, index) => {
    if (amount === null) return [];
    const end = y(amount);
    return [{ index, x: x(index), y: Math.min(end, zero), height: Math.abs(end - zero) }];
  });
  const lines = others.map((one) => {
    const runs: TrendPoint[][] = [[]];
    one.amounts.forEach((amount, index) => {
      if (amount === null) runs.push([]);
      else runs.at(-1)!.push({ index, x: x(index), y: y(amount) });
    });
    const drawn = runs.filter((run) => run.length > 0);
    return { series: one, runs: drawn, last: drawn.at(-1)?.at(-1) ?? null };
  });
  return { bars, lines, barWidth: Math.min(28, step * 0.66), zero, x };
}
