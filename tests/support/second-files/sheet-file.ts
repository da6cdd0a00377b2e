/** A second file of rows of cells, opened as the platform opens one. */
import type { SecondFile } from '#core/engine/sources/source.ts';
import type { Cell, SheetRow, Workbook } from '#core/reading/workbook.ts';

const HEAD = 60;

export function sheetFile(rows: readonly (readonly Cell[])[], fileName = 'archivo.xlsx'): SecondFile {
  const numbered: SheetRow[] = rows.map((cells, index) => ({ number: index + 1, cells }));
  const workbook: Workbook = {
    kind: 'xlsx',
    fileName,
    sheets: [
      {
        name: 'Hoja1',
        hidden: false,
        head: numbered.slice(0, HEAD),
        scan: async (visit) => {
          for (const row of numbered) if (visit(row) === false) return;
        },
      },
    ],
  };
  return { workbook, bytes: new Uint8Array() };
}
