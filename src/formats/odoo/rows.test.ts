/**
 * Rows of the six-column balance: accounts, third parties whose name begins with a number, no third party, the total.
 */
import { expect, it } from 'vitest';
import type { Cell } from '#core/reading/workbook.ts';
import { sixColumnRows } from './rows.ts';

const columns = { code: 0, opening: 1, debit: 3, credit: 4, closing: 5 };
const layout = { kind: 'six columns' as const, headerRow: 1, columns, credits: { opening: 2, closing: 6 }, score: 90 };

function rowsOf(...firsts: Cell[]) {
  const classify = sixColumnRows(layout);
  return firsts.map((first, index) => {
    const raw = classify({ number: index + 2, cells: [first, 0, 5, 0, 0, 0, 5] });
    return raw && [raw.kind, raw.code, raw.id, raw.thirdPartyName, raw.opening];
  });
}

it('tells accounts from third parties by order and indentation', () => {
  expect(
    rowsOf(
      '1 Activo',
      '  1305 Clientes',
      '    1810 Ferretería Ltda.',
      '    Total Repuestos - NIT 900123456',
      '    Desconocido',
    ),
  ).toEqual([
    ['unknown', '1', null, null, -5],
    ['unknown', '1305', null, null, -5],
    ['detail', '1305', '1810', 'Ferretería Ltda.', -5],
    ['detail', '1305', '900123456', 'Total Repuestos', -5],
    ['detail', '1305', null, null, -5],
  ]);
  expect(rowsOf('1305 Clientes', 1310, 'Total')?.map((row) => row?.slice(0, 2))).toEqual([
    ['unknown', '1305'],
    ['unknown', '1310'],
    ['grand_total', '1310'],
  ]);
});
