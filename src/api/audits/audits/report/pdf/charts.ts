/** Charts of the PDF: bars beside their figures, and the health index by month as a line. */
import type { Content, TableCell } from 'pdfmake';
import { formatShortPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { colour, contentWidth } from '#platform/pdf/look.ts';

/** A bar of a share (0 to 1) of a width in points; never none for what is not zero. */
export function bar(share: number, { width, fill }: { width: number; fill: string }): TableCell {
  const length = share <= 0 ? 0 : Math.max(1.5, share * width);
  return {
    canvas: [
      { type: 'rect', x: 0, y: 3, w: width, h: 6, r: 2, color: colour.sunken },
      ...(length === 0
        ? []
        : [{ type: 'rect' as const, x: 0, y: 3, w: length, h: 6, r: Math.min(2, length / 2), color: fill }]),
    ],
  };
}

/** Largest of some amounts in cents, at least one, for shares of it. */
export const largest = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((most, one) => (one > most ? one : most), 1n);

export const shareOf = (amount: bigint, most: bigint): number => Number((amount * 10_000n) / most) / 10_000;

const height = 60;

/** Each month with its figure above and its name below: no axis is needed to read it. */
export function trendChart(trend: readonly { period: string; healthIndex: number }[]): Content {
  const step = contentWidth / trend.length;
  const points = trend.map(({ healthIndex }, index) => ({
    x: step * (index + 0.5),
    y: 4 + ((height - 8) * (100 - healthIndex)) / 100,
  }));
  const row = (texts: readonly string[], look: object): Content => ({
    columns: texts.map((text) => ({ text, width: step, alignment: 'center', ...look })),
  });
  return {
    stack: [
      row(
        trend.map(({ healthIndex }) => `${healthIndex}`),
        { bold: true },
      ),
      {
        canvas: [
          { type: 'polyline', points, lineWidth: 1.5, lineColor: colour.primary },
          ...points.map(({ x, y }) => ({ type: 'ellipse' as const, x, y, r1: 2.2, r2: 2.2, color: colour.primary })),
          { type: 'line', x1: 0, y1: height, x2: contentWidth, y2: height, lineWidth: 0.5, lineColor: colour.line },
        ],
      },
      row(
        trend.map(({ period }) => formatShortPeriod(parsePeriod(period)!)),
        { fontSize: 7.5, color: colour.muted, margin: [0, 3, 0, 0] },
      ),
    ],
    unbreakable: true,
  };
}
