/**
 * Geometry of the account chart. Accounts paid in the month after accrual show the movement (credits up, debits down);
 * all others the closing balance (debit up, credit down).
 */

import { monthsBetween, type Period, parsePeriod, periodKey } from '#core/calendar/period.ts';
import type { AccountChart as ChartKind } from '#core/engine/finding-schema.ts';
import { type Cents, fromDecimal } from '#core/money/money.ts';

/** A month of the account; API amounts, debit positive. */
export interface AccountMonth {
  period: string;
  opening: string;
  debit: string;
  credit: string;
  closing: string;
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
  /** Null: month not loaded. */
  up: Bar | null;
  down: Bar | null;
}

export interface AccountDrawing {
  columns: ChartColumn[];
  barWidth: number;
  zero: number;
}

export interface ChartFrame {
  left: number;
  right: number;
  top: number;
  bottom: number;
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

function values(month: AccountMonth, kind: ChartKind): { up: Cents; down: Cents } {
  if (kind === 'movement') return { up: fromDecimal(month.credit), down: fromDecimal(month.debit) };
  const closing = fromDecimal(month.closing);
  return closing >= 0n ? { up: closing, down: 0n } : { up: 0n, down: -closing };
}

/** `months` oldest first, up to `last`; `marked`: month of the finding. One scale for both sides of zero. */
export function drawAccount(
  months: readonly AccountMonth[],
  last: string,
  marked: string,
  kind: ChartKind,
  frame: ChartFrame,
  count: number,
): AccountDrawing {
  const byPeriod = new Map(months.map((month) => [month.period, values(month, kind)]));
  const periods = window(months, last, count);
  const shown = periods.map((period) => byPeriod.get(periodKey(period)));
  const most = (side: 'up' | 'down') =>
    shown.reduce((top, value) => (value && value[side] > top ? value[side] : top), 0n);
  const [up, down] = [most('up'), most('down')];
  const height = frame.bottom - frame.top;
  // Pixels per cent of a peso; amounts become floats only as lengths.
  const scale = up + down === 0n ? 0 : height / Number(up + down);
  const zero = up + down === 0n ? frame.bottom : frame.top + Number(up) * scale;
  const step = (frame.right - frame.left) / Math.max(1, periods.length);
  const barWidth = Math.min(30, step * 0.66);
  const columns = periods.map((period, index): ChartColumn => {
    const value = shown[index];
    const length = (cents: Cents) => Math.max(Number(cents) * scale, cents > 0n ? 1 : 0);
    return {
      period,
      x: frame.left + step * (index + 0.5),
      marked: periodKey(period) === marked,
      up: value ? { y: zero - length(value.up), height: length(value.up), value: value.up } : null,
      down: value ? { y: zero, height: length(value.down), value: value.down } : null,
    };
  });
  return { columns, barWidth, zero };
}
