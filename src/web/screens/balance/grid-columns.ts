/** Columns of the grid, and what their cells say and copy. */
import type { ExplorerLine, ExplorerPage } from '#api/audits/explorer/contract.ts';
import { changePercent } from '#core/money/change-percent.ts';
import { formatPercent, formatPesos } from '#core/money/money.es.ts';
import { abs, type Cents, fromDecimal } from '#core/money/money.ts';
import type { Unit } from './balance-view.ts';
import { gridText } from './text.es.ts';

export interface GridColumn {
  key: string;
  title: string;
  label: string;
  kind: 'figure' | 'difference' | 'percent';
  /** Of a figure, among those of the server. */
  index: number;
  /** Lines are sorted by it. */
  order: 'before' | 'debit' | 'credit' | 'after' | 'difference' | null;
  /** The month has no balance. */
  isMissing: boolean;
  isLast: boolean;
  /** First month of a year, in twelve months. */
  year: string | null;
}

type Told = Pick<ExplorerLine, 'figures' | 'difference'>;

/** Columns that a page has, of a comparison or of twelve months. */
export function gridColumns({ columns }: Pick<ExplorerPage, 'columns'>): GridColumn[] {
  const isYear = columns.length > 4;
  const last = columns.length - 1;
  const orders = ['before', 'debit', 'credit', 'after'] as const;
  const figures = columns.map((column, index): GridColumn => {
    const isNewYear = index === 0 || gridText.year(columns[index - 1]!.period) !== gridText.year(column.period);
    return {
      key: `${column.period} ${column.figure}`,
      title: isYear ? gridText.month(column.period) : gridText.column(column),
      label: gridText.columnLabel(column),
      kind: 'figure',
      index,
      order: isYear ? (index === last ? 'after' : null) : orders[index]!,
      isMissing: !column.isStored,
      isLast: index === last,
      year: isYear && isNewYear ? gridText.year(column.period) : null,
    };
  });
  const common = { index: -1, isMissing: false, isLast: false, year: null };
  const { difference, percent } = gridText;
  const change: GridColumn = {
    ...common,
    key: 'difference',
    title: difference,
    label: difference,
    kind: 'difference',
    order: 'difference',
  };
  const before = columns[isYear ? last - 1 : 0]!;
  const share = isYear ? gridText.percentOf(before.period, columns[last]!.period) : percent;
  const ratio: GridColumn = {
    ...common,
    key: 'percent',
    title: share,
    label: percent,
    kind: 'percent',
    order: isYear ? 'difference' : null,
  };
  return isYear ? [...figures, ratio] : [...figures, change, ratio];
}

/** Closing balances that the variation is of. */
export function comparedFigures({ figures }: Told): [before: Cents, after: Cents] {
  const last = figures.length - 1;
  return [fromDecimal(figures[figures.length > 4 ? last - 1 : 0]!), fromDecimal(figures[last]!)];
}

/** Cents of a cell; null for a percent. */
export function centsOf(line: Told, { kind, index }: GridColumn): Cents | null {
  if (kind === 'percent') return null;
  return fromDecimal(kind === 'difference' ? line.difference : line.figures[index]!);
}

export function cellText(line: Told, column: GridColumn, unit: Unit): string {
  const cents = centsOf(line, column);
  if (cents !== null) return inUnit(cents, unit);
  const percent = changePercent(...comparedFigures(line));
  if (percent === null) return gridText.fresh;
  if (percent === 0) return '–';
  return percent < 0 ? `(${formatPercent(-percent)})` : formatPercent(percent);
}

/** Whole pesos, whole thousands, or millions with one decimal; never zero for what is not. */
export function inUnit(cents: Cents, unit: Unit): string {
  if (unit === 'pesos' || cents === 0n) return formatPesos(cents);
  const size = unit === 'miles' ? 100_000n : 10_000_000n;
  const rounded = (abs(cents) + size / 2n) / size;
  const text = formatPesos(unit === 'miles' ? rounded * 100n : (rounded / 10n) * 100n).replace('–', '0');
  const said = unit === 'miles' ? text : `${text},${rounded % 10n}`;
  return cents < 0n ? `(${said})` : said;
}

/** A plain number, as programs in Spanish read it: `-2150000,5`. */
export function plainNumber(line: Told, column: GridColumn): string {
  const cents = centsOf(line, column);
  if (cents === null) {
    const percent = changePercent(...comparedFigures(line));
    return percent === null ? '' : String(percent).replace('.', ',');
  }
  const magnitude = abs(cents);
  const fraction = magnitude % 100n;
  const decimals = fraction === 0n ? '' : `,${fraction.toString().padStart(2, '0')}`;
  return `${cents < 0n ? '-' : ''}${magnitude / 100n}${decimals}`;
}
