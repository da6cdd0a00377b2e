/** Column mapping of a table whose columns are known: of the headers that were found by their figures. */
import type { Columns } from '#core/reading/format.ts';
import type { Sheet } from '#core/reading/workbook.ts';
import type { ColumnMapping } from './column-mapping.ts';
import { headerWords } from './header-words.es.ts';

/** `columns` must have the code and the four amounts. `headerRow` is 1-based. */
export function mappingOfColumns(sheet: Sheet, headerRow: number, columns: Columns): ColumnMapping {
  const hasThirdParties = columns.id !== undefined || columns.thirdPartyName !== undefined;
  const titles = sheet.head.find(({ number }) => number === headerRow);
  return {
    headerRow,
    headers: headerWords(titles?.cells ?? []),
    code: [columns.code!],
    codeLayout: 'whole',
    name: columns.name ?? null,
    id: columns.id ?? null,
    dv: columns.dv ?? null,
    branch: columns.branch ?? null,
    thirdPartyName: columns.thirdPartyName ?? null,
    thirdParties: hasThirdParties ? 'column' : 'none',
    opening: columns.opening!,
    debit: columns.debit!,
    credit: columns.credit!,
    closing: columns.closing!,
    decimal: 'auto',
    sign: 'auto',
    found: true,
  };
}
