/** Vertical scale of a chart of counts or minutes: from 0 to a round top, with few lines. */

export interface Scale {
  /** Values of the grid lines, 0 first. */
  lines: number[];
  y: (value: number) => number;
}

const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Two or three lines over 0. */
export function scaleTo(most: number, { top, bottom }: { top: number; bottom: number }): Scale {
  const wanted = Math.max(1, most) / 2;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = steps.map((one) => one * power).find((one) => one >= wanted && Number.isInteger(one)) ?? 10 * power;
  const high = step * Math.max(1, Math.ceil(most / step));
  const lines = Array.from({ length: Math.round(high / step) + 1 }, (_, index) => index * step);
  return { lines, y: (value) => bottom - (value / high) * (bottom - top) };
}
