/** Budgets: the workbook there and back, each wrong cell by row and column, replacement, removal, tenancy. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { csvBalance } from '../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { deleteBudget, downloadBudget, listBudgets, loadBudget } from './contract.ts';

let service: TestService;
let user: TestUser;
let id: number;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  id = await newCompany(user);
  const books = csvBalance([
    ['11050501', 'Caja', '899999068', 'Propia', '0', '700', '0', '700'],
    ['41350501', 'Comercio', '899999068', 'Propia', '0', '0', '1000', '-1000'],
    ['51050601', 'Sueldos', '899999068', 'Propia', '0', '300', '0', '300'],
  ]);
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file: books });
  await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: data.uploadId, period: '2026-02' } }, 201);
});
afterAll(() => service.close());

const titles = ['Cuenta', 'Nombre', 'Enero', 'Febrero', 'Marzo', 'Abril', 'Mayo', 'Junio', 'Julio'];
const header = [...titles, 'Agosto', 'Septiembre', 'Octubre', 'Noviembre', 'Diciembre'];
const year = { id: 0, year: 2026 };
const params = () => ({ ...year, id });

async function book(rows: (string | number | null)[][]) {
  const bytes = Buffer.from(await writeWorkbook([{ name: 'Presupuesto', rows: [header, ...rows] }]));
  return { name: 'presupuesto.xlsx', bytes };
}

async function rowsOf(bytes: Uint8Array): Promise<unknown[][]> {
  const { sheets } = await openWorkbook(bytes, 'Presupuesto.xlsx');
  const rows: unknown[][] = [];
  await sheets[0]!.scan(({ cells }) => {
    rows.push([...cells]);
    return true;
  });
  return rows;
}

describe('the budget of a year', () => {
  test('begins as the accounts of results of the books, and is downloaded as it was loaded', async () => {
    const empty = await rowsOf((await user.send(downloadBudget, { params: params() })).bytes);
    expect(empty[0]).toEqual(header);
    expect(empty.slice(1).map(([code]) => String(code))).toEqual(['4135', '5105']);
    const file = await book([
      ['4135', 'Comercio', 1000, 1100.5],
      ['5105', 'Personal', 300, '(1.250,75)'],
    ]);
    const { data } = await user.ok(loadBudget, { params: params(), file });
    expect(data).toMatchObject({
      year: 2026,
      accounts: 2,
      fileName: 'presupuesto.xlsx',
      loadedBy: { id: user.userId },
    });
    expect([data.income, data.expenses]).toEqual(['2100.50', '-950.75']);
    expect(data.results.slice(0, 3)).toEqual(['700.00', '2351.25', '0.00']);
    const again = await rowsOf((await user.send(downloadBudget, { params: params() })).bytes);
    expect(again[2]?.slice(1, 4)).toEqual(['Personal', 300, -1250.75]);
  });

  test('is replaced by another file, listed newest first, and removed', async () => {
    await user.ok(loadBudget, { params: params(), file: await book([['4135', '', 10]]) });
    await user.ok(loadBudget, { params: { id, year: 2027 }, file: await book([['4135', '', 20]]) });
    const { data } = await user.ok(listBudgets, { params: { id } });
    expect(data.map((one) => [one.year, one.accounts, one.results[0]])).toEqual([
      [2027, 1, '20.00'],
      [2026, 1, '10.00'],
    ]);
    await user.ok(deleteBudget, { params: { id, year: 2027 } });
    await user.fails(deleteBudget, 'resource.not_found', { params: { id, year: 2027 } });
  });

  test('may name its months in short', async () => {
    const rows = [['CUENTA', 'Ene', 'feb.', 'MAR', 'Abril', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic']];
    const bytes = Buffer.from(await writeWorkbook([{ name: 'Hoja', rows: [...rows, ['4135', '10', '20']] }]));
    const { data } = await user.ok(loadBudget, { params: params(), file: { name: 'corto.xlsx', bytes } });
    expect(data.results.slice(0, 3)).toEqual(['10.00', '20.00', '0.00']);
  });

  test('is refused with the row and the column of each wrong cell, and stays as it was', async () => {
    const before = (await user.ok(listBudgets, { params: { id } })).data;
    const file = await book([
      ['1105', 'Caja', 10],
      ['51', 'Gastos', 10],
      ['5105', 'Personal', 'diez', 10],
      ['51', 'Gastos', 10],
      ['4135', 'Comercio', '1e20', 1e15, '-200.000.000.000.000'],
    ]);
    const { errors = [] } = await user.fails(loadBudget, 'request.invalid', { params: params(), file });
    expect(errors.map(({ field }) => field)).toEqual(['A2', 'A3', 'A4', 'C4', 'C6', 'D6', 'E6']);
    expect(errors[0]!.message).toMatch(/^Fila 2, columna A: «1105» no es una cuenta de resultados\./);
    expect(errors[3]!.message).toBe('Fila 4, columna C: «diez» no es un valor en pesos.');
    expect((await user.ok(listBudgets, { params: { id } })).data).toEqual(before);
  });

  test('is refused without its titles, and without any figure', async () => {
    const other = { name: 'otro.xlsx', bytes: Buffer.from(await writeWorkbook([{ name: 'Hoja', rows: [['Hola']] }])) };
    const refused = await user.fails(loadBudget, 'request.invalid', { params: params(), file: other });
    expect(refused.errors?.[0]?.message).toMatch(/no tiene la tabla/);
    const short = [header.slice(0, 8), ['4135', 'Comercio', 'diez'], ['1105', 'Caja']];
    const cut = { name: 'corto.xlsx', bytes: Buffer.from(await writeWorkbook([{ name: 'Hoja', rows: short }])) };
    const { errors = [] } = await user.fails(loadBudget, 'request.invalid', { params: params(), file: cut });
    // Each month that lacks, and each wrong cell, at once.
    expect(errors.map(({ field }) => field)).toEqual([...Array(6).fill('A1'), 'C2', 'A3']);
    const many = await book(Array.from({ length: 203 }, (_, row) => [`4${1000 + row}`, 'Cuenta', 'diez']));
    const told = await user.fails(loadBudget, 'request.invalid', { params: params(), file: many });
    expect(told.errors).toHaveLength(203);
    const empty = await user.fails(loadBudget, 'request.invalid', {
      params: params(),
      file: await book([['4135', '']]),
    });
    expect(empty.errors?.[0]?.message).toMatch(/ninguna cuenta/);
  });

  test('is nobody else’s', async () => {
    const stranger = await service.newUser();
    expect((await stranger.send(listBudgets, { params: { id } })).status).toBe(404);
    expect((await stranger.send(downloadBudget, { params: params() })).status).toBe(404);
    expect((await stranger.send(deleteBudget, { params: params() })).status).toBe(404);
  });
});
