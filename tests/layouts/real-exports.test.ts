/** Layouts met in real exports, all of the same books: read to the cent, or refused with the reason. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TrialBalance } from '#core/books/trial-balance.ts';
import { periodKey } from '#core/calendar/period.ts';
import { readBalance } from '#core/reading/read-balance.ts';
import { formats } from '#formats/registry.gen.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { fixturesFolder } from '../ruling/audit-folder.ts';

/** Debits and credits of every file, in cents. */
const movement = 2_713_000_000n;

const folder = join(fixturesFolder, 'layouts');
const [, ...expected] = readFileSync(join(folder, 'expected.csv'), 'utf8').trim().split(/\r?\n/);

async function read(file: string) {
  return readBalance(await openWorkbook(readFileSync(join(folder, file)), file), formats);
}

/** The file name gives the month where the title does not. */
const monthInName = (file: string) => /\d{4}-\d{2}/.exec(file)?.[0] ?? null;

it.each(expected.map((line) => line.split(',')))('%s: read: %s, month %s', async (...cells) => {
  const [file, isRead, month, company, thirdParties] = cells as [string, string, string, string, string];
  const { balance, issues } = await read(file);
  expect(balance === null, issues.map(({ code }) => code).join(', ')).toBe(isRead === 'no');
  if (balance === null) return;
  const { opening, debit, credit, closing } = new TrialBalance(balance).sum('');
  expect({ opening, debit, credit, closing }).toEqual({ opening: 0n, debit: movement, credit: movement, closing: 0n });
  expect(
    new Set(balance.thirdParties.ids.slice(1).map((id, at) => id || balance.thirdParties.names[at + 1])).size,
  ).toBe(Number(thirdParties));
  if (month !== '') expect(balance.period && periodKey(balance.period)).toBe(month);
  else if (monthInName(file) === null && file.startsWith('P')) expect(balance.period).toBeNull();
  if (company !== '') expect(balance.company.name).toBe(company);
  expect(balance.company.name ?? '').not.toMatch(/Filtro|Instrucc|PERIODO/);
});

it('columns without a known header are told, for the user to check', async () => {
  const { issues } = await read('D2-leaf-only-unlabelled-total-2026-03.xlsx');
  expect(issues).toContainEqual({
    code: 'columns_by_figures',
    fatal: false,
    sheet: 'Page 001',
    data: {
      code: 'A (MCNCUENTA)',
      name: 'B (CTANOMBRE)',
      id: 'C (NIT)',
      thirdPartyName: 'D (NOMBRE)',
      telling: 15,
      explained: 15,
      opening: 'F (SALDOANT)',
      debit: 'G (SALDO DEBITO)',
      credit: 'H (SALDO CREDITO)',
      closing: 'I (NEWSALDO)',
    },
  });
});

it('a total without label is proved by its figures, and anything else is a lost row', async () => {
  const { balance } = await read('D2-leaf-only-unlabelled-total-2026-03.xlsx');
  expect(balance?.grandTotal).toMatchObject({ debit: movement, credit: movement, row: 21 });
  const text = [
    'Cuenta;Nombre;NIT;Tercero;Saldo inicial;Débitos;Créditos;Saldo final',
    '11050501;Caja;900111222;Ana;100;60;10;150',
    '31050501;Capital;800197268;Luis;-100;0;50;-150',
  ];
  const readText = async (last: string) =>
    readBalance(await openWorkbook(Buffer.from([...text, last].join('\n')), 'a.csv'), formats);
  const lost = await readText(';;;;0;61;61;0');
  expect(lost.issues).toContainEqual(expect.objectContaining({ code: 'code_unreadable', row: 4 }));
});
