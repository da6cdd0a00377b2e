/** Geometry of the monthly bars, with markers of the stored settings. */
import type { MonthPreview } from '#api/audits/parametrization/contract.ts';
import { type Period, parsePeriod } from '#core/calendar/period.ts';

export interface MonthBar {
  period: Period;
  /** Centre of the bar. */
  x: number;
  /** Findings; null: not evaluated. */
  count: number | null;
  /** px; 0 for none. */
  height: number;
  /** Findings with the stored settings and the height of the marker; null: unknown. */
  stored: { count: number; height: number } | null;
}

export interface MonthDrawing {
  bars: MonthBar[];
  barWidth: number;
}

const widest = 16;

/** `room` in px: months share the width, the maximum takes the height. */
export function drawMonths(
  months: readonly MonthPreview[],
  stored: readonly MonthPreview[],
  room: { width: number; height: number },
): MonthDrawing {
  const before = new Map(stored.map((month) => [month.period, countOf(month)]));
  const counts = [...months, ...stored].map((month) => countOf(month) ?? 0);
  const most = Math.max(1, ...counts);
  const scaled = (count: number) => Math.round((room.height * count) / most);
  const share = room.width / Math.max(1, months.length);
  const bars = months.flatMap((month, index): MonthBar[] => {
    const period = parsePeriod(month.period);
    const count = countOf(month);
    const was = before.get(month.period) ?? null;
    return period === null
      ? []
      : [
          {
            period,
            x: (index + 0.5) * share,
            count,
            height: scaled(count ?? 0),
            stored: was === null ? null : { count: was, height: scaled(was) },
          },
        ];
  });
  return { bars, barWidth: Math.min(widest, share * 0.7) };
}

function countOf({ outcome, findings }: MonthPreview): number | null {
  return outcome === 'no_evaluada' || outcome === 'error' ? null : findings;
}
