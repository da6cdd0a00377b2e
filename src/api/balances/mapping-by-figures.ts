/**
 * Column mapping of a file whose columns were found by their figures, so that the company's next one is read without
 * asking. Only a mapping that reads the same books is given.
 */
import { TrialBalance } from '#core/books/trial-balance.ts';
import type { ColumnMapping } from '#core/columns/column-mapping.ts';
import { mappedFormat } from '#core/columns/mapped-format.ts';
import { mappingOfColumns } from '#core/columns/mapping-of-columns.ts';
import { readBalance } from '#core/reading/read-balance.ts';
import type { FileReading } from '#platform/workbook/read-file.ts';

/** Null where the headers named the columns, or the mapping would read other books. */
export async function mappingByFigures(reading: FileReading): Promise<ColumnMapping | null> {
  const { foundColumns, format, workbook, view } = reading;
  if (foundColumns === undefined || format === null || workbook === null || view === null) return null;
  const sheet = workbook.sheets.find(({ name }) => name === format.sheet);
  if (sheet === undefined) return null;
  const mapping = mappingOfColumns(sheet, format.headerRow, foundColumns);
  const { balance } = await readBalance({ ...workbook, sheets: [sheet] }, [mappedFormat(mapping, '')]);
  return balance !== null && sameBooks(new TrialBalance(balance), view) ? mapping : null;
}

function sameBooks(one: TrialBalance, other: TrialBalance): boolean {
  const [a, b] = [one.sum(''), other.sum('')];
  return (
    one.rowCount === other.rowCount &&
    one.thirdParties.count === other.thirdParties.count &&
    (['opening', 'debit', 'credit', 'closing'] as const).every((column) => a[column] === b[column])
  );
}
