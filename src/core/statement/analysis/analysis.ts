/** Horizontal and vertical analysis: which figures of a statement are compared with which. */
import { comparatives } from '../comparatives.ts';
import { eliminationsColumn, groupColumn } from '../group/group-columns.ts';
import type { StatementColumn } from '../statement-tree.ts';

/** Line of which the others are shares, by statement: all assets, or the sales. */
export const wholes: Readonly<Record<string, string>> = {
  'situacion-financiera': 'totalAssets',
  'resultado-integral': 'netRevenue',
};

/** A derived column: of `column`, compared with `against`. */
export interface AnalysisColumn {
  kind: 'share' | 'difference' | 'percent';
  column: number;
  against: number;
}

const compared: ReadonlySet<string> = new Set(comparatives);

/** The column that is compared with others: the month, or of several companies their group. */
export function baseColumn(columns: readonly StatementColumn[]): number {
  return Math.max(
    0,
    columns.findIndex(({ key }) => key === groupColumn),
  );
}

/** Whether its columns are a month, of one company or of a group, and what it is compared with; those of equity are not. */
export function isCompared(columns: readonly StatementColumn[]): boolean {
  return columns.slice(baseColumn(columns) + 1).every(({ key }) => compared.has(key));
}

/**
 * Shares of the month, of each company of a group too, and of the year to date; the month against each other one, and the year
 * against the year before.
 */
export function analysisOf(columns: readonly StatementColumn[], hasShares: boolean): AnalysisColumn[] {
  if (!isCompared(columns)) return [];
  const at = (wanted: string) => columns.findIndex(({ key }) => key === wanted);
  const yearBefore = at('acumulado-anterior');
  const base = baseColumn(columns);
  return columns.flatMap(({ key }, column): AnalysisColumn[] => {
    const shares =
      hasShares && (column <= base || key === 'acumulado') ? [{ kind: 'share' as const, column, against: column }] : [];
    const pair = (of: number, against: number): AnalysisColumn[] => [
      { kind: 'difference', column: of, against },
      { kind: 'percent', column: of, against },
    ];
    if (key === eliminationsColumn) return [];
    if (column <= base) return shares;
    if (key === 'acumulado') return [...shares, ...(yearBefore < 0 ? [] : pair(column, yearBefore))];
    return key === 'acumulado-anterior' ? [] : pair(base, column);
  });
}
