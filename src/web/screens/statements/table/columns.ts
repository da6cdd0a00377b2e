/** Columns of the table: each figure of the statement in a group with what is derived from it. */
import { changePercent } from '#core/money/change-percent.ts';
import { formatPercent } from '#core/money/money.es.ts';
import { abs, type Cents } from '#core/money/money.ts';
import { baseColumn, isCompared } from '#core/statement/analysis/analysis.ts';
import { eliminationsColumn } from '#core/statement/group/group-columns.ts';
import type { StatementColumn, StatementNode } from '#core/statement/statement-tree.ts';
import type { StatementUnit } from '#core/statement/unit/statement-unit.ts';
import { inUnit } from '../in-unit.ts';
import { columnText } from '../text.es.ts';

export interface TableCell {
  key: string;
  title: string;
  kind: 'amount' | 'share' | 'difference' | 'percent';
  /** Figure of the statement. */
  column: number;
  /** The figure that it is compared with. */
  against: number;
}

export interface CellGroup {
  key: string;
  title: string;
  cells: TableCell[];
}

/**
 * `share`: title of the vertical analysis; null for none. Columns that are not months stand alone, as those of equity. Of a
 * group its companies come first, and what is compared is the group.
 */
export function cellGroups(columns: readonly StatementColumn[], share: string | null): CellGroup[] {
  const base = baseColumn(columns);
  if (!isCompared(columns))
    return columns.map(({ key, label }, column) => ({
      key,
      title: '',
      cells: [{ key, title: label, kind: 'amount', column, against: column }],
    }));
  const yearBefore = columns.findIndex(({ key }) => key === 'acumulado-anterior');
  return columns.flatMap(({ key, label }, column): CellGroup[] => {
    // Told as a percentage of the year to date.
    if (column === yearBefore && columns.some((other) => other.key === 'acumulado')) return [];
    const cell = (kind: TableCell['kind'], title: string, at = column, against = at): TableCell => ({
      key: `${key} ${kind}`,
      title,
      kind,
      column: at,
      against,
    });
    const amount = cell('amount', columnText.amount);
    const shares = share === null ? [] : [cell('share', share)];
    if (key === eliminationsColumn) return [{ key, title: label, cells: [amount] }];
    const change = cell('percent', columnText.percent, base, column);
    if (column <= base) return [{ key, title: label, cells: [amount, ...shares] }];
    if (key === 'acumulado') {
      const against =
        yearBefore < 0 ? [] : [cell('percent', columnText.against(columns[yearBefore]!.label), column, yearBefore)];
      return [{ key, title: label, cells: [amount, ...shares, ...against] }];
    }
    const difference = key === 'ano-anterior' ? [] : [cell('difference', columnText.difference, base, column)];
    return [{ key, title: label, cells: [amount, ...difference, change] }];
  });
}

export interface Told {
  unit: StatementUnit;
  /** Of which shares are, by column: the sales, or all assets. */
  whole: readonly (Cents | null)[] | null;
  /** Amounts before rounding, by key. */
  exact: ReadonlyMap<string, readonly (Cents | null)[]>;
}

type Amounts = readonly (Cents | null)[];

/** Of rounded amounts; percentages are of what they were before. Empty where a month has no figure. */
export function cellText(
  { key, amounts, changes, unit: own }: Pick<StatementNode, 'key' | 'amounts' | 'changes' | 'unit'>,
  cell: TableCell,
  { unit, whole, exact }: Told,
): string {
  const { kind, column, against } = cell;
  const amount = amounts[column] ?? null;
  if (amount === null) return '';
  const tell = (cents: Cents) => (own === null ? inUnit(cents, unit) : columnText.ratio(cents, own));
  if (kind === 'amount') return tell(amount);
  if (kind === 'share') return shareText(exact.get(key)!, whole!, column);
  const change = changes?.[against] ?? null;
  if (change === null) return '';
  if (kind === 'difference') return own === 'percent' ? columnText.points(change) : tell(change);
  return percentText(exact.get(key)!, cell);
}

/** What a variation is of a figure that should grow: of results, where costs are negative. Null where nothing varied. */
export function directionOf({ changes }: Pick<StatementNode, 'changes'>, { against }: TableCell): 'up' | 'down' | null {
  const change = changes?.[against] ?? 0n;
  return change === 0n ? null : change > 0n ? 'up' : 'down';
}

/** Whether a percentage is of a negative figure. */
export function isOfNegative(
  { key, unit }: Pick<StatementNode, 'key' | 'unit'>,
  { kind, column, against }: TableCell,
  { exact }: Pick<Told, 'exact'>,
): boolean {
  if (kind !== 'percent') return false;
  const [before, now] = [against, column].map((at) => exact.get(key)?.[at] ?? null);
  return unit === null && now !== null && before !== null && before! < 0n && now !== before;
}

function shareText(amounts: Amounts, whole: Amounts, column: number): string {
  const [amount, base] = [amounts[column]!, whole[column] ?? 0n];
  // Tenths of a percent before the division: exact for any size.
  return base === 0n ? '' : formatPercent(Number((abs(amount) * 100_000n) / abs(base)) / 1000);
}

function percentText(amounts: Amounts, { column, against }: TableCell): string {
  const [before, after] = [amounts[against]!, amounts[column]!];
  if (before === 0n && after === 0n) return columnText.none;
  const percent = changePercent(before, after);
  if (percent === null) return columnText.fresh;
  const words = formatPercent(Math.abs(percent));
  // Less than half a tenth is told as none.
  return percent < 0 && /[1-9]/.test(words) ? `(${words})` : words;
}
