/** Practices of a company on the command line: apart from findings and index, in the table and in the workbook. */
import { expect, it } from 'vitest';
import { readTables } from '#api/balances/read-tables.ts';
import { catalogue } from '#app/catalogue.ts';
import { reportsWithPractices } from '#app/cli/report/compare-reports.ts';
import { reportTable } from '#app/cli/report/report-table.ts';
import { reportWorkbook } from '#app/cli/report/report-workbook.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { runValidations } from '#core/engine/run-validations.ts';
import { balanceOfBooks } from '#core/engine/validation-case.ts';

/** A loan of the parent without interest, and a bank in the red from April on. */
const booksOf = (month: number) => `
  21959501 Préstamo casa matriz | 444444050 Global LLC | -208_500_000 | 0 | 0 | -208_500_000
  31050501 Capital | 900100200 Socia | 208_500_000 | 0 | 0 | 208_500_000
  11050501 Caja | | ${month < 4 ? '10_000 | 0 | 0 | 10_000' : '-10_000_000 | 0 | 0 | -10_000_000'}
`;
const periods = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'];

it('stand apart in every month, what is wrong in each of them does not', async () => {
  const reports = periods.map(
    (period, index) =>
      runValidations(
        { balance: balanceOfBooks(period, booksOf(index + 1)), period: parsePeriod(period)!, history: [], profile: {} },
        catalogue,
      ).report,
  );
  const apart = reportsWithPractices(reports);
  const rulesOf = ({ validations }: (typeof apart)[number]) =>
    validations.flatMap(({ findings }) => findings.map(({ rule }) => rule));
  expect(reports.every((report) => rulesOf(report).includes('OBL-1'))).toBe(true);
  expect(apart.some((report) => rulesOf(report).includes('OBL-1'))).toBe(false);
  expect(apart.map(({ practices }) => practices?.find(({ finding }) => finding.rule === 'OBL-1')?.months)).toEqual([
    1, 2, 3, 4, 5, 6,
  ]);
  expect(apart.map((report) => rulesOf(report).includes('NAT-1'))).toEqual([false, false, false, true, true, true]);
  expect(apart.every(({ healthIndex }, index) => healthIndex >= reports[index]!.healthIndex)).toBe(true);

  const table = reportTable(apart[5]!, { colour: false, width: 200 });
  expect(table).toContain('Prácticas de la empresa: no cuentan como hallazgos');
  expect(table.replaceAll(/\s+/g, ' ')).toContain('(OBL-1): desde enero de 2026, 6 meses');

  const bytes = await reportWorkbook(apart);
  const { sheets } = await readTables({ bytes, fileName: 'a.xlsx', mostRows: 5_000, mostColumns: 40 });
  const sheet = sheets.find(({ name }) => name === 'Prácticas')!;
  expect(sheet.rows.filter((row) => JSON.stringify(row).includes('OBL-1'))).toHaveLength(6);
});
