/**
 * Rows that may be totals or movements, balances that may have either sign, columns of one header: asked where nothing in
 * the file tells, with the totals of both readings.
 */
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

async function read(rows: readonly Row[], answers: ReadAnswers = {}, above: readonly Row[] = top) {
  const bytes = Buffer.from([...above, ...rows].map((row) => row.join(';')).join('\n'));
  const open = () => Promise.resolve({ bytes, fileName: 'balance.csv' });
  const { view, issues, question } = await readFile(open, formats, undefined, answers);
  const codes = issues.flatMap(({ code, fatal }) => (fatal ? [code] : []));
  const sums = view?.sum('');
  return {
    codes,
    debits: sums ? toDecimal(sums.debit) : null,
    closing: sums ? toDecimal(sums.closing) : null,
    view,
    question,
  };
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

/** What each choice of a question gives, in its order: opening and closing. */
const balancesOf = ({ question }: Awaited<ReturnType<typeof read>>) =>
  question?.choices.map(({ value, totals }) => [
    value,
    totals && toDecimal(totals.opening),
    totals && toDecimal(totals.closing),
  ]);

/** Positive by class, or each account on its own side: depreciation did not move. `error`: what unbalances the books. */
const quiet = (depreciation: number, error = 0): Row[] => [
  ['110505', 'Caja', '', '', 100 + error, 50, 20, 130 + error],
  ['159205', 'Depreciación', '', '', depreciation, 0, 0, depreciation],
  ['220505', 'Proveedores', '', '', 60, 20, 0, 40],
  ['413505', 'Ventas', '', '', 10, 0, 50, 60],
];

test('balances that no movement proves have the sign with which the books add up', async () => {
  expect(await read(quiet(-30))).toMatchObject({ codes: [], closing: '0.00' });
  expect(await read(quiet(30))).toMatchObject({ codes: [], closing: '0.00' });
});

test('balances that no movement proves are asked where the books add up with neither sign', async () => {
  const found = await read(quiet(30, 7));
  expect(found.codes).toEqual(['sign_asked']);
  expect(balancesOf(found)).toEqual([
    ['por-naturaleza', '7.00', '7.00'],
    ['por-clase', '67.00', '67.00'],
  ]);
  expect((await read(quiet(30, 7), { sign: 'por-naturaleza' })).closing).toBe('7.00');
  expect((await read(quiet(30, 7), { sign: 'por-clase' })).closing).toBe('67.00');
});

test('the levels of the report say the sign of balances that do not move', async () => {
  // 15 is what is left of the furniture.
  const levels = (depreciation: number, left: number): Row[] => [
    ['15', 'Activos fijos', '', '', left, 0, 0, left],
    ['152405', 'Muebles', '', '', 80, 0, 0, 80],
    ...quiet(depreciation, 7),
  ];
  expect(await read(levels(30, 50))).toMatchObject({ codes: [], closing: '87.00' });
  expect(await read(levels(-30, 50))).toMatchObject({ codes: [], closing: '87.00' });
});

test('liabilities that all lie on their own side need no movement', async () => {
  const still: Row[] = quiet(-30, 7).map(([code, name, id, person, opening]) => {
    const signed = /^[24]/.test(String(code)) ? -Number(opening) : Number(opening);
    return [code!, name!, id!, person!, signed, 0, 0, signed];
  });
  expect(await read(still)).toMatchObject({ codes: [], closing: '7.00' });
});

test('credits printed as negative numbers, with reversals among them, are proved by the rows', async () => {
  const rows: Row[] = [
    ['110505', 'Caja', '', '', 0, 30, 10, 40],
    ['220505', 'Proveedores', '', '', 0, 0, -15, -15],
    ['413505', 'Ventas', '', '', 0, 0, -25, -25],
  ];
  expect(await read(rows)).toMatchObject({ codes: [], debits: '30.00', closing: '0.00' });
});

/** A table whose header names the closing twice. */
const twice: Row[] = [...top.slice(0, 3), [...top[3]!, 'Nuevo saldo']];

test('of two columns with one header, the one that adds up is read', async () => {
  const rows: Row[] = [
    ['110505', 'Caja', '', '', 0, 30, 0, 99, 30],
    ['413505', 'Ventas', '', '', 0, 0, 30, -98, -30],
  ];
  expect(await read(rows, {}, twice)).toMatchObject({ codes: [], closing: '0.00' });
});

test('of two columns with one header that add up alike, which one is asked', async () => {
  const rows: Row[] = [
    ['110505', 'Caja', '', '', 0, 30, 0, 99, 30],
    ['413505', 'Ventas', '', '', 0, 0, 30, -30, -98],
  ];
  const found = await read(rows, {}, twice);
  expect(found.codes).toEqual(['columns_asked']);
  expect(balancesOf(found)).toEqual([
    ['H', '0.00', '69.00'],
    ['I', '0.00', '-68.00'],
  ]);
  expect((await read(rows, { columns: 'I' }, twice)).closing).toBe('-68.00');
});

test('columns that no header names are not read backwards', async () => {
  const header: Row = ['Cuenta', 'Nombre', 'Uno', 'Dos', 'Tres', 'Cuatro'];
  const rows: Row[] = [
    ['110505', 'Caja', 130, 20, 50, 100],
    ['220505', 'Proveedores', -40, 0, 20, -60],
    ['413505', 'Ventas', -90, 50, 0, -40],
    ['513505', 'Servicios', 10, 0, 0, 10],
    ['311505', 'Aportes', -10, 0, 0, -10],
  ];
  const found = await read(rows, {}, [...top.slice(0, 3), header]);
  expect(found.codes).toEqual([]);
  expect(toDecimal(found.view!.sum('4').credit)).toBe('50.00');
});
