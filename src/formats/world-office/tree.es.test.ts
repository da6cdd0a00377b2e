/** Ambiguous third parties of the tree layout: names that begin with the word total, no third party, short ids. */
import { expect, it } from 'vitest';
import type { Cell } from '#core/reading/workbook.ts';
import { treeRows } from './tree.es.ts';

const columns = { code: 0, thirdPartyName: 0, opening: 1, debit: 2, credit: 3, closing: 4 };

function rowsOf(...cells: Cell[][]) {
  const classify = treeRows(columns);
  return cells.map((line, index) => {
    const raw = classify({ number: index + 1, cells: line });
    if (raw?.kind === 'grand_total') return raw.kind;
    return raw && [raw.kind, raw.code, raw.id, raw.thirdPartyName];
  });
}

it('reads third parties below their account until its total', () => {
  expect(
    rowsOf(
      ['1 ACTIVO', 9, 0, 0, 9],
      ['13 DEUDORES', 9, 0, 0, 9],
      ['1305 CLIENTES', 9, 0, 0, 9],
      ['TOTAL REPUESTOS S.A.S.', 3, 0, 0, 3],
      ['1305 Jairo Mensajero', 2, 0, 0, 2],
      [null, 4, 0, 0, 4],
      [null, null, null, null, null],
      ['Total 1305 CLIENTES', 9, 0, 0, 9],
      ['Total 13 DEUDORES', 9, 0, 0, 9],
      ['Total general', 0, 0, 0, 0],
    ),
  ).toEqual([
    ['unknown', '1', null, null],
    ['unknown', '13', null, null],
    ['unknown', '1305', null, null],
    ['detail', '1305', null, 'TOTAL REPUESTOS S.A.S.'],
    ['detail', '1305', '1305', 'Jairo Mensajero'],
    ['detail', '1305', null, null],
    null,
    null,
    null,
    'grand_total',
  ]);
});
