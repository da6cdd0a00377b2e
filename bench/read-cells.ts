/**
 * Reads every cell of a workbook with one reader, for `readers.ts`. Prints CPU milliseconds, peak memory and number of
 * cells.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [, , reader = '', file = '', folder = ''] = process.argv;
/** Types of the libraries in the temporary folder, as far as used here. */
interface ExcelRow {
  eachCell(visit: (cell: unknown) => void): void;
}
interface ExcelJs {
  Workbook: new () => {
    xlsx: { readFile(path: string): Promise<unknown> };
    eachSheet(visit: (sheet: { eachRow(visit: (row: ExcelRow) => void): void }) => void): void;
  };
  stream: { xlsx: { WorkbookReader: new (path: string, options: object) => AsyncIterable<AsyncIterable<ExcelRow>> } };
}
interface SheetJs {
  read(bytes: Buffer, options: object): { SheetNames: string[]; Sheets: Record<string, { '!data': unknown[][] }> };
}
const other = createRequire(`${folder}/`);
const filled = (cells: readonly unknown[]) =>
  cells.reduce((sum: number, cell) => sum + (cell === null || cell === undefined || cell === '' ? 0 : 1), 0);

const readers: Record<string, () => Promise<number>> = {
  async cuadre() {
    const { openWorkbook } = await import('#platform/workbook/open-workbook.ts');
    let cells = 0;
    for (const sheet of (await openWorkbook(readFileSync(file), file)).sheets) {
      await sheet.scan((row) => {
        cells += filled(row.cells);
        return undefined;
      });
    }
    return cells;
  },
  async hucre() {
    const { readXlsx } = await import('hucre/xlsx');
    const { sheets } = await readXlsx(readFileSync(file));
    return sheets.flatMap((sheet) => sheet.rows).reduce((sum, row) => sum + filled(row), 0);
  },
  async 'hucre-rows'() {
    const { streamXlsxRows } = await import('hucre/xlsx');
    let cells = 0;
    for await (const { values } of streamXlsxRows(readFileSync(file))) cells += filled(values);
    return cells;
  },
  async exceljs() {
    const { Workbook } = other('exceljs') as ExcelJs;
    const workbook = new Workbook();
    await workbook.xlsx.readFile(file);
    let cells = 0;
    workbook.eachSheet((sheet) => sheet.eachRow((row) => row.eachCell(() => cells++)));
    return cells;
  },
  async 'exceljs-rows'() {
    const { stream } = other('exceljs') as ExcelJs;
    let cells = 0;
    const options = { sharedStrings: 'cache', worksheets: 'emit', styles: 'cache', hyperlinks: 'ignore' };
    for await (const sheet of new stream.xlsx.WorkbookReader(file, options))
      for await (const row of sheet) row.eachCell(() => cells++);
    return cells;
  },
  async sheetjs() {
    const { read } = other('xlsx') as SheetJs;
    const workbook = read(readFileSync(file), { dense: true, cellHTML: false, cellFormula: false, cellText: false });
    const rows = workbook.SheetNames.flatMap((name) => {
      const sheet = workbook.Sheets[name]!;
      return sheet['!data'] ?? (sheet as unknown as unknown[][]);
    });
    return rows.reduce((sum, row) => sum + filled(Array.from(row)), 0);
  },
};

const cells = await readers[reader]!();
const { user, system } = process.cpuUsage();
process.stdout.write(JSON.stringify({ ms: (user + system) / 1000, peakKb: process.resourceUsage().maxRSS, cells }));
