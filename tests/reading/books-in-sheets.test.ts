/** Books in several sheets of one workbook: which is asked, unless they are one book or views of one. */
import { expect, test } from 'vitest';
import { toDecimal } from '#core/money/money.ts';
import type { ReadAnswers } from '#core/reading/questions/question.ts';
import { formats } from '#formats/registry.gen.ts';
import { readFile } from '#platform/workbook/read-file.ts';
import { type HardCell, hardXlsx } from './hard-books.ts';

const header = ['Cuenta', 'Nombre', 'NIT', 'Tercero', 'Saldo anterior', 'Débitos', 'Créditos', 'Nuevo saldo'];

/** A whole book that moves an amount, with the lines of a title. */
const book = (moved: number, ...title: string[]): HardCell[][] => [
  ...[...title, 'Balance de prueba', 'Marzo de 2026'].map((line) => [line]),
  header,
  ['11050501', 'Caja', '', '', 1000, moved, 0, 1000 + moved],
  ['31050501', 'Capital', '890903938', 'Socio', -1000, 0, 0, -1000],
  ['41350501', 'Ventas', '860002964', 'Andina S.A.S.', 0, 0, moved, -moved],
];
const acme = ['Acme S.A.S.', 'NIT 900394374-4'];

async function read(sheets: Record<string, HardCell[][]>, answers: ReadAnswers = {}) {
  const bytes = hardXlsx(...Object.entries(sheets).map(([name, rows]) => ({ name, rows })));
  const open = () => Promise.resolve({ bytes, fileName: 'balance.xlsx' });
  const { view, issues, question } = await readFile(open, formats, undefined, answers);
  return {
    codes: issues.flatMap(({ code, fatal }) => (fatal ? [code] : [])),
    debits: view && toDecimal(view.sum('').debit),
    choices: question?.choices.map(({ label, totals }) => [label, totals && toDecimal(totals.debits)]),
  };
}

test('are asked with the totals of each, and read as answered', async () => {
  const sheets = { Fiscal: book(500, ...acme), NIIF: book(700, ...acme) };
  const choices = [
    ['Fiscal', '500.00'],
    ['NIIF', '700.00'],
  ];
  expect(await read(sheets)).toEqual({ codes: ['book_asked'], debits: null, choices });
  expect((await read(sheets, { book: 'niif' })).debits).toBe('700.00');
  expect((await read(sheets, { book: 'Fiscal' })).debits).toBe('500.00');
  expect((await read(sheets, { book: 'Otro' })).codes).toEqual(['book_asked']);
});

test('of two months in the names of their sheets are two months', async () => {
  const untitled = (moved: number) => book(moved, ...acme).filter(([line]) => line !== 'Marzo de 2026');
  const sheets = { 'FEBRERO 2026': untitled(500), 'MARZO 2026': untitled(500) };
  expect((await read(sheets)).codes).toEqual(['period_several']);
});

test('with a cover that states their unit are asked for it', async () => {
  const sheets = { Portada: [['Estados e informes'], ['Cifras en miles de pesos']], Balance: book(500, ...acme) };
  expect((await read(sheets)).codes).toEqual(['unit_asked']);
});

test('of two companies are asked by sheet and company', async () => {
  const sheets = { Norte: book(500, ...acme), Sur: book(700, 'Beta S.A.S.', 'NIT 899999068-1') };
  expect((await read(sheets)).choices?.map(([label]) => label)).toEqual(['Norte (Acme S.A.S.)', 'Sur (Beta S.A.S.)']);
});

test('are not asked where the second is a view of the first, or does not add up', async () => {
  expect((await read({ Balance: book(500, ...acme), Copia: book(500, ...acme) })).debits).toBe('500.00');
  const part = book(700, ...acme).slice(0, -1);
  expect((await read({ Balance: book(500, ...acme), Caja: part })).debits).toBe('500.00');
});

const rows = {
  cash: ['11050501', 'Caja', '', '', 1000, 500, 0, 1500],
  customers: ['13050501', 'Clientes', '900123456', 'Valle S.A.S.', 200, 300, 0, 500],
  suppliers: ['22050501', 'Proveedores', '901234567', 'Café S.A.S.', -700, 0, 0, -700],
  capital: ['31050501', 'Capital', '890903938', 'Socio', -500, 0, 0, -500],
  sales: ['41350501', 'Ventas', '860002964', 'Andina S.A.S.', 0, 0, 800, -800],
} satisfies Record<string, HardCell[]>;
const top = [...book(0, ...acme).slice(0, -3)];

test('of which one is missing between the others are refused, with titles repeated or not', async () => {
  const first = [...top, rows.cash, rows.customers];
  expect((await read({ Hoja1: first, Hoja3: [rows.capital, rows.sales] })).codes).toEqual(['sheets_incomplete']);
  expect((await read({ Hoja1: first, Hoja3: [...top, rows.capital, rows.sales] })).codes).toEqual([
    'sheets_incomplete',
  ]);
  // None is missing.
  const whole = { Hoja1: first, Hoja2: [rows.suppliers, rows.capital, rows.sales] };
  expect((await read(whole)).debits).toBe('800.00');
});

test('that are all of a book that does not balance are read, where levels from one into the next prove it', async () => {
  const level = (code: string, ...of: HardCell[][]): HardCell[] => [
    code,
    `Nivel ${code}`,
    '',
    '',
    ...[4, 5, 6, 7].map((at) => of.reduce((sum, row) => sum + Number(row[at]), 0)),
  ];
  const { cash, customers, suppliers, sales } = rows;
  const first = [...top, level('1', cash, customers), level('11', cash), cash];
  const rest = [level('13', customers), customers, level('2', suppliers), suppliers, level('4', sales), sales];
  expect((await read({ Hoja1: first, Hoja2: rest })).debits).toBe('800.00');
  // The level of class 1 is not the sum of what is left of it.
  expect((await read({ Hoja1: first, Hoja2: rest.slice(2) })).codes).toEqual(['sheets_incomplete']);
});

test('a view of the rows of a book that does not balance is no part of it', async () => {
  const { cash, customers, suppliers, sales } = rows;
  const all = [cash, customers, suppliers, sales];
  expect((await read({ Hoja1: [...top, ...all], Resumen: [customers, sales] })).debits).toBe('800.00');
});

test.each([
  ['begins with what the page before carried', ['VIENEN', '', '', '', 1000, 500, 0, 1500]],
  ['goes on at once', null],
])('a book that %s in a sheet without headers, visible or hidden', async (_, carried) => {
  const whole = book(500, ...acme);
  const more = [...(carried ? [carried] : []), ...whole.slice(-2)];
  expect(await read({ Hoja1: whole.slice(0, -2), Hoja2: more })).toMatchObject({ codes: [], debits: '500.00' });
  const sheets = [
    { name: 'Hoja1', rows: whole.slice(0, -2) },
    { name: 'Hoja2', rows: more, state: 'hidden' as const },
  ];
  const open = () => Promise.resolve({ bytes: hardXlsx(...sheets), fileName: 'balance.xlsx' });
  const { view } = await readFile(open, formats);
  expect(view && toDecimal(view.sum('').debit)).toBe('500.00');
});

test('of one book by account and by third party, the one by third party is read', async () => {
  const whole = book(500, ...acme);
  const byAccount = whole.map((row) => (row.length > 4 ? [...row.slice(0, 2), ...row.slice(4)] : row));
  const open = () =>
    Promise.resolve({
      bytes: hardXlsx({ name: 'Cuentas', rows: byAccount }, { name: 'Terceros', rows: whole }),
      fileName: 'balance.xlsx',
    });
  const { view } = await readFile(open, formats);
  expect(view).toMatchObject({ thirdParties: { count: 3 } });
});

test('whose title is on a sheet of text beside them', async () => {
  const [company, nit, , month, ...rows] = book(500, ...acme);
  const open = () =>
    Promise.resolve({
      bytes: hardXlsx({ name: 'Datos', rows: [company!, nit!, month!] }, { name: 'Balance', rows }),
      fileName: 'balance.xlsx',
    });
  const { view } = await readFile(open, formats);
  expect(view).toMatchObject({ company: { nit: '900394374', name: 'Acme S.A.S.' }, period: { year: 2026, month: 3 } });
});
