/** Total lines under any label and in any column, by their figures alone. */
import { describe, expect, test } from 'vitest';
import type { Cell } from '#core/reading/workbook.ts';
import {
  amounts,
  exact,
  exactGeneral,
  type Fact,
  facts,
  general,
  headers,
  read,
  rowOf,
  type Table,
  title,
  totalOf,
  withLevels,
} from './own-book.ts';

const body = facts.map(rowOf);
const sums = totalOf(facts);
const book = (...last: Table) => [...title, headers, ...body, ...last];

describe.each(['#N/A', '***', 'Control', 'Saldo total', 'Gran suma', 'Total Compañía', 'Diferencia', '—', 'Σ'])(
  '%s',
  (label) => {
    test.each([0, 1, 2, 3])('in column %i', async (column) => {
      const line: Cell[] = [null, null, null, null, ...sums];
      line[column] = label;
      expect((await read(book(line))).told).toEqual(exact);
      expect((await read(book(line, [], ['Elaboró: Ana']))).told).toEqual(exact);
    });
  },
);

test.each<[string, Cell[]]>([
  ['without opening', [null, sums[1], sums[2], sums[3]]],
  ['of the movement only', [null, sums[1], sums[2], null]],
  ['as texts', ['0,00', '11.250.000,75', '11.250.000,75', '-']],
])('no label, %s', async (_, figures) => {
  expect((await read(book([null, null, null, null, ...figures]))).told).toEqual(exact);
});

test('of every class, under names of its own, and of all', async () => {
  const classes = ['1', '2', '3', '4', '5', '6'];
  const parts = classes.flatMap((first) => {
    const own = facts.filter(({ code }) => code.startsWith(first));
    return [...own.map(rowOf), [null, `Clase ${first}`, null, null, ...totalOf(own)]];
  });
  const last: Cell[] = ['Control', null, null, null, ...sums];
  expect((await read([...title, headers, ...parts, last])).told).toEqual(exact);
  expect((await read([...title, headers, ...parts])).told).toEqual(exact);
});

test('below the levels of the chart', async () => {
  const rows = withLevels(facts).map(rowOf);
  const last: Cell[] = ['Comprobación', null, null, null, ...sums];
  expect((await read([...title, headers, ...rows, last])).told).toEqual(exact);
});

test('in the column of third parties, below an account without any', async () => {
  const rows = [...facts].sort((a, b) => Number(a.id === null) - Number(b.id === null)).map(rowOf);
  expect((await read([...title, headers, ...rows, [null, null, null, 'Empresa', ...sums]])).told).toEqual(exact);
});

test('without third parties', async () => {
  const rows = general.map(({ code, name, figures }) => [code, name, ...figures]);
  const wide = ['Cuenta', 'Nombre', ...amounts];
  expect((await read([...title, wide, ...rows, ['Balance', null, ...sums]])).told).toEqual(exactGeneral);
});

test('a last row that is the sum of nothing is refused, and says what it has', async () => {
  const [opening, debit, credit, closing] = sums;
  const { refusal, told } = await read(book(['Control', null, null, null, opening, debit + 10, credit, closing]));
  expect(told).toBeNull();
  expect(refusal).toMatch(/«Control».*11\.250\.010,75.*no son la suma/);
  expect(refusal).not.toMatch(/[Cc]orrige esa celda/);
});

test('a fact that lost its code is no total', async () => {
  const lost: Fact = { ...facts[2]!, code: '' };
  for (const rows of [
    [lost, ...facts.slice(3)],
    [...facts.slice(0, 2), lost, ...facts.slice(3)],
  ])
    expect((await read([...title, headers, ...rows.map(rowOf)])).refusal).toMatch(/código de cuenta/);
});

test('footnotes below the total do not matter', async () => {
  const total: Cell[] = ['TOTALES', null, null, null, ...sums];
  const profit: Cell[] = [null, 'Utilidad antes de impuestos', null, null, null, null, 2_690_363.65, 690_000];
  expect((await read(book(total, profit))).told).toEqual(exact);
});
