/** Rows that may be totals or movements: asked where nothing in the file tells, with the totals of both readings. */
import { expect, test } from 'vitest';
import { toDecimal } from '#core/money/money.ts';
import type { ReadAnswers } from '#core/reading/questions/question.ts';
import { formats } from '#formats/registry.gen.ts';
import { readFile } from '#platform/workbook/read-file.ts';

type Row = readonly (string | number)[];

const top: Row[] = [
  ['Acme S.A.S.'],
  ['NIT 900394374-4'],
  ['Marzo de 2026'],
  ['Cuenta', 'Nombre', 'NIT', 'Tercero', 'Saldo anterior', 'Débitos', 'Créditos', 'Nuevo saldo'],
];
const account = (code: string, debit: number, credit = 0): Row => [code, 'x', '', '', 0, debit, credit, debit - credit];

async function read(rows: readonly Row[], answers: ReadAnswers = {}) {
  const bytes = Buffer.from([...top, ...rows].map((row) => row.join(';')).join('\n'));
  const open = () => Promise.resolve({ bytes, fileName: 'balance.csv' });
  const { view, issues, question } = await readFile(open, formats, undefined, answers);
  const codes = issues.flatMap(({ code, fatal }) => (fatal ? [code] : []));
  return { codes, debits: view && toDecimal(view.sum('').debit), question };
}

/** Clientes with figures of its own above another account, and sales. */
const doubted = (sales: number) => [account('1305', 100), account('130505', 60), account('4135', 0, sales)];

test('are asked with the four totals of both readings, and read as answered', async () => {
  const found = await read(doubted(70));
  expect(found.codes).toEqual(['levels_asked']);
  const totals = found.question?.choices.map((choice) => [
    choice.value,
    ...Object.values(choice.totals ?? {}).map(toDecimal),
  ]);
  expect(totals).toEqual([
    ['totales', '0.00', '60.00', '70.00', '-10.00'],
    ['movimientos', '0.00', '160.00', '70.00', '90.00'],
  ]);
  expect((await read(doubted(70), { levels: 'totales' })).debits).toBe('60.00');
  expect((await read(doubted(70), { levels: 'movimientos' })).debits).toBe('160.00');
});

test.each([160, 60])('are not asked where the double entry tells what they are', async (sales) => {
  expect(await read(doubted(sales))).toMatchObject({ codes: [], debits: `${sales}.00` });
});

test('are totals where the other levels of the file are', async () => {
  const levels = ['1105', '1110', '1120'].flatMap((code) => [
    account(code, 5),
    account(`${code}05`, 2),
    account(`${code}10`, 3),
  ]);
  expect(await read([...levels, ...doubted(7)])).toMatchObject({ codes: [], debits: '75.00' });
});
