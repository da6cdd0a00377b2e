/** Colours and styles of PDF documents, and the cells that their parts share. */
import type { Content, CustomTableLayout, Style, TableCell } from 'pdfmake';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { formatCents, formatPesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';

/** The light theme of the product. */
export const colour = {
  ink: '#14211d',
  second: '#42504a',
  muted: '#5c6b66',
  line: '#e4e6e1',
  sunken: '#f4f5f1',
  primary: '#0b6b57',
  primary2: '#7fb3a6',
} as const;

/** Points: Letter, less its margins. */
export const page = { width: 612, left: 54, right: 54, top: 70, bottom: 62 } as const;
export const contentWidth = page.width - page.left - page.right;

export const styles: Record<string, Style> = {
  section: { fontSize: 17, bold: true, margin: [0, 0, 0, 10] },
  part: { fontSize: 11.5, bold: true, margin: [0, 14, 0, 6] },
  muted: { color: colour.muted },
  small: { fontSize: 8 },
  head: { fontSize: 8, color: colour.muted },
};

/** Digits of one width: only figures have them, as they are slower to set. */
const tabular: Style = { alignment: 'right', fontFeatures: ['tnum'], noWrap: true };

/** Whole pesos, as in the summaries of the screen. */
export const pesos = (amount: string, more: object = {}): TableCell => ({
  text: formatPesos(fromDecimal(amount)),
  ...tabular,
  ...more,
});

/** To the cent. */
export const cents = (amount: string, more: object = {}): TableCell => ({
  text: formatCents(fromDecimal(amount)),
  ...tabular,
  ...more,
});

export const count = (number: number, more: object = {}): TableCell => ({ text: `${number}`, ...tabular, ...more });

export const head = (texts: readonly string[], right: readonly number[] = []): TableCell[] =>
  texts.map((text, column) => ({
    text,
    style: 'head',
    ...(right.includes(column) && { alignment: 'right' as const }),
  }));

/** `23 de noviembre de 2026`, of `2026-11-23`. */
export function writtenDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return `${date} de ${formatPeriod({ year, month })}`;
}

/** Thin lines between rows, none at the sides. */
export const lined: CustomTableLayout = {
  hLineWidth: (row, node) => (row === 0 || row === node.table.body.length ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => colour.line,
  paddingLeft: (column) => (column === 0 ? 0 : 5),
  paddingRight: (column, node) => (column === (node.table.widths?.length ?? 0) - 1 ? 0 : 5),
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

/** A section on a new page, in the index and among the bookmarks. */
export const section = (title: string): Content => ({
  text: title,
  style: 'section',
  tocItem: true,
  outline: true,
  pageBreak: 'before',
});

/** A part of a section, in the index below it. */
export const part = (title: string): Content => ({
  text: title,
  style: 'part',
  tocItem: true,
  tocMargin: [12, 0, 0, 0],
  outline: true,
});

export const note = (text: string): Content => ({ text, style: 'muted', margin: [0, 4, 0, 4] });
