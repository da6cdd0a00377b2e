/** A book that does not balance: what the file shows of why goes before storing it as it is. */
import { expect, test } from 'vitest';
import { describeReadIssue } from '#core/reading/read-issue.es.ts';
import { formats } from '#formats/registry.gen.ts';
import { readFile } from '#platform/workbook/read-file.ts';
import { type HardCell, hardXlsx } from './hard-books.ts';

const top: HardCell[][] = [
  ['Acme S.A.S.'],
  ['NIT 900394374-4'],
  ['Marzo de 2026'],
  ['Cuenta', 'Nombre', 'NIT', 'Tercero', 'Saldo anterior', 'Débitos', 'Créditos', 'Nuevo saldo'],
];
const cash = ['11050501', 'Caja', '', '', 1000, 500, 0, 1500];
const customers = ['13050501', 'Clientes', '900123456', 'Valle S.A.S.', 200, 300, 0, 500];
const capital = ['31050501', 'Capital', '890903938', 'Socio', -1200, 0, 0, -1200];
const sales = ['41350501', 'Ventas', '860002964', 'Andina S.A.S.', 0, 0, 800, -800];
const total = ['', 'TOTAL', '', '', 0, 800, 800, 0];

async function said(...sheets: HardCell[][][]): Promise<string> {
  const bytes = hardXlsx(...sheets.map((rows, at) => ({ name: `Hoja${at + 1}`, rows })));
  const { issues } = await readFile(() => Promise.resolve({ bytes, fileName: 'balance.xlsx' }), formats);
  const issue = issues.find(({ code }) => code.endsWith('differs') || code.endsWith('differ'));
  return issue === undefined ? '' : describeReadIssue(issue).replaceAll('\u00a0', ' ');
}

test('a total that is printed and balances', async () => {
  const words = await said([...top, cash, capital, sales, total]);
  expect(words).toContain('El total que imprime el archivo (fila 8) sí cuadra, con débitos por $ 800');
  expect(words).not.toContain('de todos modos');
});

test('a row that is there twice', async () => {
  const words = await said([...top, cash, customers, customers, capital, sales]);
  expect(words).toContain('La fila 7 repite exactamente otra, y sin ella cuadra');
  expect(words).not.toContain('de todos modos');
});

test('whole classes that are missing', async () => {
  const words = await said([...top, cash, customers, capital]);
  expect(words).toContain('El archivo no trae ninguna cuenta de ingresos, gastos ni costos (clases 4 a 7)');
  expect(words).not.toContain('de todos modos');
});

test('nothing: it may be stored as it is', async () => {
  expect(await said([...top, cash, capital, sales])).toContain('guárdalo de todos modos');
  expect(await said([...top, cash, customers, capital, sales])).toBe('');
  // The printed total is that of the rows.
  const own = ['', 'TOTAL', '', '', -200, 500, 800, -500];
  expect(await said([...top, cash, capital, sales, own])).toContain('guárdalo de todos modos');
});

test('sheets of one table whose printed total says that a sheet between them is missing', async () => {
  const words = await said([...top, cash], [sales, ['', 'TOTAL', '', '', 0, 800, 800, 0]]);
  expect(words).toContain('a sus filas les faltan débitos por $ 300');
  expect(words).toContain('Leímos juntas esta hoja y «Hoja2»');
  expect(words).not.toContain('de todos modos');
});

test('rows that the printed total proves to be missing are told with their sum', async () => {
  expect(await said([...top, cash, capital, sales, total])).toContain('a sus filas les faltan débitos por $ 300');
});

test('a total of rows that balance without those that are missing', async () => {
  const more = ['', 'TOTAL', '', '', 0, 950, 950, 0];
  const words = await said([...top, cash, customers, capital, sales, more]);
  expect(words).toContain('fila 9. Las filas cuadran, pero el total que imprime el archivo no es su suma');
  expect(words).toContain('débitos por $ 950 y créditos por $ 950, y las filas suman $ 800 y $ 800');
  expect(words).not.toContain('de todos modos');
  const text = ['', 'TOTAL', '', '', '', '$ 950,00', '950,00', ''];
  expect(await said([...top, cash, customers, capital, sales, text])).toContain('no es su suma');
});

test.each([
  ['their sum', 800],
  ['their sum, rounded', 801],
  ['their sum with each level', 2400],
])('a total that is %s is of the rows', async (_, sum) => {
  expect(await said([...top, cash, customers, capital, sales, ['', 'TOTAL', '', '', 0, sum, sum, 0]])).toBe('');
});

test('a total without order accounts is of the rows', async () => {
  const orders = [
    ['81050501', 'Deudoras', '', '', 0, 70, 0, 70],
    ['91050501', 'Acreedoras', '', '', 0, 0, 70, -70],
  ];
  expect(await said([...top, cash, customers, capital, sales, ...orders, total])).toBe('');
});

test('totals of accounts that balance and have more than their rows', async () => {
  const title = (of: HardCell[], ...figures: number[]) => [of[0]!, of[1]!, '', '', ...figures];
  const figuresOf = (row: HardCell[]) => row.slice(4).map(Number);
  const titled = (row: HardCell[]) => [title(row, ...figuresOf(row)), row];
  const own = ['11050501', 'Caja', '900111222', 'Norte S.A.S.', 1000, 500, 0, 1500];
  const other = ['13050501', 'Clientes', '860002964', 'Andina S.A.S.', 50, 40, 0, 90];
  // Of two customers one has no third party: its figures are in the total of the account only.
  const customersOf = [title(customers, 250, 340, 0, 590), customers];
  const rest = [titled(capital), titled(['41350501', 'Ventas', '860002964', 'Andina S.A.S.', 0, 0, 840, -840])].flat();
  const equity = title(capital, -1250, 0, 0, -1250);
  const all = [
    ...top,
    ...titled(own),
    ...customersOf,
    equity,
    [...capital.slice(0, 4), -1250, 0, 0, -1250],
    ...rest.slice(2),
  ];
  const words = await said(all);
  expect(words).toContain('en la cuenta 13050501 (fila 7), a sus filas les faltan débitos por $ 40');
  expect(words).not.toContain('de todos modos');
  expect(await said([...all.slice(0, 8), other, ...all.slice(8)])).toBe('');
});
