/** Rows below the line of their account, in a table without a column of codes. */
import type { Columns, RawRow } from '#core/reading/format.ts';
import { type AccountLine, accountLine } from '#core/reading/headers/account-lines.ts';
import { emptyRow } from '#core/reading/rows/raw-row.ts';
import { text } from '#core/reading/rows/raw-rows.ts';
import type { SheetRow } from '#core/reading/workbook.ts';

type Classify = (row: SheetRow) => RawRow | null;

/** A row without third party is a total of its account or a fact of nobody, as its figures say. */
export function underAccountLines(classify: Classify, columns: Columns): Classify {
  const heading: RawRow = { ...emptyRow(), kind: 'heading' };
  let current: AccountLine | null = null;
  return (row) => {
    const line = accountLine(row.cells, columns);
    if (line !== null) {
      current = line;
      return heading;
    }
    const raw = classify(row);
    if (raw?.kind !== 'unknown' || current === null) return raw;
    raw.code = current.code;
    raw.name = current.name;
    raw.codeFrom = 'title';
    if (text(raw.id) !== '' || text(raw.thirdPartyName) !== '') raw.kind = 'detail';
    return raw;
  };
}
