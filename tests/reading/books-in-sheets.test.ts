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
