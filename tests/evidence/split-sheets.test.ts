/** A book split over several sheets is one book, where one sheet alone does not balance. */
import { expect, test } from 'vitest';
import type { Cell } from '#core/reading/workbook.ts';
import { exact, facts, headers, read, rowOf, type Table, title, totalOf } from './own-book.ts';

const body = facts.map(rowOf);
const total: Cell[] = ['TOTALES', null, null, null, ...totalOf(facts)];

test.each<[string, Table[]]>([
  ['without titles', [[...title, headers, ...body.slice(0, 9)], body.slice(9)]],
  [
    'with its headers again',
    [
      [...title, headers, ...body.slice(0, 9)],
      [headers, ...body.slice(9)],
    ],
  ],
  [
    'with all its titles again',
    [
      [...title, headers, ...body.slice(0, 9)],
      [...title, headers, ...body.slice(9)],
    ],
  ],
  ['over three', [[...title, headers, ...body.slice(0, 4)], body.slice(4, 12), body.slice(12)]],
  [
    'with its total at the end',
    [
      [...title, headers, ...body.slice(0, 9)],
      [...body.slice(9), total],
    ],
  ],
  [
    'beside a sheet of notes',
    [[...title, headers, ...body.slice(0, 9)], [['Notas'], ['Elaboró', 'Ana']], body.slice(9)],
  ],
])('%s', async (_, sheets) => {
  expect((await read(...sheets)).told).toEqual(exact);
});

test('a whole book is not added to its copy', async () => {
  const book = [...title, headers, ...body];
  expect((await read(book, book)).told).toEqual(exact);
});

test('the sheet of another company does not go on with the book', async () => {
  const other = [['Otra S.A.S.'], ['NIT 900111222-1'], ['Abril de 2026'], headers, ...body.slice(9)];
  const { told } = await read([...title, headers, ...body.slice(0, 9)], other);
  expect(told?.rows ?? 9).toBe(9);
});
