/** Cells of the horizontal and vertical analysis: formulas over the figures of their sheet. */
import type { AnalysisColumn } from '#core/statement/analysis/analysis.ts';
import { columnLetters, shownOf, type WrittenCell } from '#platform/workbook/xlsx/write-workbook.ts';
import { documentText } from '../text.es.ts';

const { none, fresh } = documentText.analysis;

/** Figures of a row, which begin at the column `before`. */
export interface FigureRow {
  figures: readonly WrittenCell[];
  /** What each is compared by, as it is shown: from pesos, then rounded. */
  changes: readonly (number | null)[];
  row: number;
  before: number;
}

/** Null where a month has no figure. `whole`: the row of which others are shares. */
export function analysisCell(
  { kind, column, against }: AnalysisColumn,
  line: FigureRow,
  whole: FigureRow | null,
): WrittenCell {
  const [now, before] = [figureAt(line, column), figureAt(line, against)];
  if (now === null || before === null) return null;
  const at = (of: number) => `${columnLetters(line.before + of)}${line.row + 1}`;
  const [after, from] = [at(column), at(against)];
  switch (kind) {
    case 'difference': {
      const change = line.changes[against] ?? null;
      const isShown = change === Math.round((now - before) * 100) / 100;
      return isShown ? { formula: `ROUND(${after}-${from},2)`, result: change } : change;
    }
    case 'percent':
      return {
        formula: `IF(${from}=0,IF(${after}=0,"${none}","${fresh}"),(${after}-${from})/ABS(${from}))`,
        result: before === 0 ? (now === 0 ? none : fresh) : (now - before) / Math.abs(before),
      };
    case 'share': {
      const base = whole === null ? null : figureAt(whole, column);
      if (whole === null || base === null) return null;
      const cell = `${columnLetters(whole.before + column)}$${whole.row + 1}`;
      const result = base === 0 ? '' : Math.abs(now) / Math.abs(base);
      return { formula: `IF(${cell}=0,"",ABS(${after})/ABS(${cell}))`, result };
    }
  }
}

function figureAt({ figures }: FigureRow, column: number): number | null {
  const value = shownOf(figures[column] ?? null);
  return typeof value === 'number' ? value : null;
}
