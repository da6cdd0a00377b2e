/**
 * Geometry of the chart of a finding: the figure of its series by month, with what is missing from its month drawn as an
 * outline and what is usual as a level. What is paid the month after stands as credits above and debits below.
 */

import { monthsBetween, type Period, parsePeriod, periodKey } from '#core/calendar/period.ts';
import type { SeriesMeasure } from '#core/engine/finding-schema.ts';
import { seriesFigure } from '#core/engine/telling/series-figure.ts';
import { abs, type Cents, fromDecimal, max } from '#core/money/money.ts';

/** A month of the series; API amounts, debit positive. */
export interface AccountMonth {
  period: string;
  opening: string;
  debit: string;
  credit: string;
  closing: string;
}

/** What is drawn; `expected`: of the marked month, in the measure. */
export interface DrawnSeries {
  measure: SeriesMeasure;
  expected: Cents | null;
  isMissing: boolean;
}

/** Months to draw: the last ones up to `last`, the month of the finding marked. */
export interface DrawnMonths {
  last: string;
  marked: string;
  count: number;
}

/** A bar from `y` down, `height` in px. */
export interface Bar {
  y: number;
  height: number;
  value: Cents;
}

export interface ChartColumn {
  period: Period;
  x: number;
  /** Month of the finding. */
  marked: boolean;
  /** Its credits are what the marked month should have paid, or part of it. */
  owed: boolean;
  /** Its figure stands at its bar: of the month of the finding, and of the only one that it owes. */
  isFigured: boolean;
  /** Null: month not loaded. */
  up: Bar | null;
  down: Bar | null;
  /** What is missing, beyond the figure of the month. */
  outline: (Bar & { side: 'up' | 'down' }) | null;
}

export interface AccountDrawing {
  columns: ChartColumn[];
  barWidth: number;
  zero: number;
  /** Where the expected figure stands; null where nothing is usual, or it is drawn as missing. */
  level: number | null;
}

export interface ChartFrame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Sides {
  up: Cents;
  down: Cents;
}

/** Last `count` calendar months up to `last`; a closing period follows its December. */
function window(months: readonly AccountMonth[], last: string, count: number): Period[] {
  const end = parsePeriod(last);
  if (!end) return [];
  const calendar = monthsBetween({ year: end.year - 2, month: 1 }, end);
  const closings = months.map(({ period }) => parsePeriod(period)).filter((period) => period?.month === 13);
  const known = closings.filter((period): period is Period => period !== null && period.year >= end.year - 2);
  const keys = new Set([...calendar, ...known].map(periodKey));
  const all = [...keys].filter((key) => key <= last).sort();
  const first = months[0]?.period ?? last;
  return all
    .slice(-count)
    .filter((key) => key >= first)
    .flatMap((key) => parsePeriod(key) ?? []);
}

const sidesOf = (figure: Cents): Sides => (figure >= 0n ? { up: figure, down: 0n } : { up: 0n, down: -figure });

function values(month: AccountMonth, measure: SeriesMeasure): Sides {
  const [debit, credit, closing] = [month.debit, month.credit, month.closing].map(fromDecimal) as [Cents, Cents, Cents];
  if (measure === 'payment') return { up: credit, down: debit };
  return sidesOf(seriesFigure(measure, { debit, credit, closing }));
}

/** `months` oldest first, up to `last`. One scale for both sides of zero, with room for what is expected. */
export function drawAccount(
  months: readonly AccountMonth[],
  { measure, expected, isMissing }: DrawnSeries,
  { last, marked, count }: DrawnMonths,
  frame: ChartFrame,
): AccountDrawing {
  const byPeriod = new Map(months.map((month) => [month.period, values(month, measure)]));
  const periods = window(months, last, count);
  const shown = periods.map((period) => byPeriod.get(periodKey(period)));
  const due = expected === null ? null : measure === 'payment' ? { up: 0n, down: abs(expected) } : sidesOf(expected);
  const most = (side: 'up' | 'down') =>
    [...shown, due].reduce((top, value) => (value ? max(top, value[side]) : top), 0n);
  const [up, down] = [most('up'), most('down')];
  const height = frame.bottom - frame.top;
  // Pixels per cent of a peso; amounts become floats only as lengths.
  const scale = up + down === 0n ? 0 : height / Number(up + down);
  const zero = up + down === 0n ? frame.bottom : frame.top + Number(up) * scale;
  const step = (frame.right - frame.left) / Math.max(1, periods.length);
  const length = (cents: Cents) => Math.max(Number(cents) * scale, cents > 0n ? 1 : 0);
  const place = periods.findIndex((period) => periodKey(period) === marked);
  const owed =
    measure === 'payment' && isMissing && due
      ? owedMonths(shown.slice(0, Math.max(0, place)), due.down)
      : new Set<number>();
  const columns = periods.map((period, index): ChartColumn => {
    const value = shown[index];
    return {
      period,
      x: frame.left + step * (index + 0.5),
      marked: index === place,
      owed: owed.has(index),
      isFigured: index === place || (owed.has(index) && owed.size === 1),
      up: value ? { y: zero - length(value.up), height: length(value.up), value: value.up } : null,
      down: value ? { y: zero, height: length(value.down), value: value.down } : null,
      outline: index === place && isMissing && due && value ? outlineOf(value, due, zero, length) : null,
    };
  });
  const isUsual = due !== null && !isMissing && measure !== 'payment';
  const level = isUsual ? (due.up > 0n ? zero - length(due.up) : zero + length(due.down)) : null;
  return { columns, barWidth: Math.min(30, step * 0.66), zero, level };
}

/** The last months whose credits add up to what is due; none where those shown do not. */
function owedMonths(before: readonly (Sides | undefined)[], due: Cents): Set<number> {
  const owed = new Set<number>();
  let sum = 0n;
  for (let index = before.length - 1; index >= 0 && sum < due; index--) {
    const credited = before[index]?.up ?? 0n;
    if (credited > 0n) owed.add(index);
    sum += credited;
  }
  return sum >= due ? owed : new Set();
}

function outlineOf(value: Sides, due: Sides, zero: number, length: (cents: Cents) => number): ChartColumn['outline'] {
  const side = due.up > 0n ? 'up' : 'down';
  const [from, to] = [length(value[side]), length(due[side])];
  if (to <= from) return null;
  const y = side === 'up' ? zero - to : zero + from;
  return { side, y, height: to - from, value: due[side] - value[side] };
}
