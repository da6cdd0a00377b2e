/** Geometry of the months of an account: what its nature adds above the line, the other side below, on one scale. */
import type { AccountMonthDocument } from '#api/audits/parametrization/chart/contract.ts';
import { type Cents, fromDecimal, max } from '#core/money/money.ts';
import type { Nature } from '#core/reference/chart/puc.ts';

/** px. */
export interface MonthBar {
  period: string;
  x: number;
  /** What its nature adds; the bar stands on the line. */
  added: Cents;
  addedHeight: number;
  taken: Cents;
  takenHeight: number;
}

export interface MonthBars {
  bars: MonthBar[];
  barWidth: number;
  /** Height of the line. */
  zero: number;
}

interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** `months`: oldest first; the last twelve are drawn. */
export function monthBars(months: readonly AccountMonthDocument[], nature: Nature, frame: Frame): MonthBars {
  const shown = months.slice(-12).map(({ period, debit, credit }) => {
    const [added, taken] = (nature === 'D' ? [debit, credit] : [credit, debit]).map((side) =>
      max(fromDecimal(side), 0n),
    ) as [Cents, Cents];
    return { period, added, taken };
  });
  const most = (side: 'added' | 'taken') => shown.reduce((top, month) => max(top, month[side]), 0n);
  const [up, down] = [most('added'), most('taken')];
  const height = frame.bottom - frame.top;
  // Amounts become floats only as lengths.
  const scale = up + down === 0n ? 0 : height / Number(up + down);
  const length = (cents: Cents) => (cents === 0n ? 0 : Math.max(1, Number(cents) * scale));
  const step = (frame.right - frame.left) / Math.max(1, shown.length);
  return {
    bars: shown.map(({ period, added, taken }, index) => ({
      period,
      x: frame.left + step * (index + 0.5),
      added,
      addedHeight: length(added),
      taken,
      takenHeight: length(taken),
    })),
    barWidth: Math.min(24, step * 0.66),
    zero: up + down === 0n ? frame.bottom : frame.top + Number(up) * scale,
  };
}
