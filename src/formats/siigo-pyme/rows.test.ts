/** Easily misread rows of Siigo Pyme: no third party, pages, totals, padded codes, breaks above accounts. */
import { describe, expect, it } from 'vitest';
import type { Cell } from '#core/reading/workbook.ts';
import { findLayout } from './layout.es.ts';
import { classifyRows } from './rows.ts';

const AMOUNTS = ['saldo anterior', 'debitos', 'creditos', 'nuevo saldo'];

function rowsOf(headers: string[], ...rows: Cell[][]) {
  const classify = classifyRows(findLayout([{ number: 1, headers: [...headers, ...AMOUNTS] }])!);
  return rows.map((cells, index) => {
    const raw = classify({ number: index + 2, cells });
    return raw && [raw.kind, raw.code, raw.id, raw.thirdPartyName];
  });
}

const oneCell = ['cuenta', 'nit', 'descripcion'];
const broken = ['rompimiento', 'cuenta', 'nit', 'descripcion'];

describe('one code cell', () => {
  it('reads rows without third party, and never drops an amount', () => {
    expect(
      rowsOf(
        oneCell,
        ['13  05  05', '', 'Clientes', 5, 0, 0, 5],
        ['', '0000860002964', 'Uno', 3, 0, 0, 3],
        ['', '0', 'SIN TERCERO', 1, 0, 0, 1],
        ['', '', '', 1, 0, 0, 1],
        ['', '', '', '', '', '', ''],
      ),
    ).toEqual([
      ['unknown', '130505', null, null],
      ['detail', '130505', '860002964', 'Uno'],
      ['detail', '130505', null, null],
      ['detail', '130505', null, null],
      null,
    ]);
  });

  it('skips page headers, and recognises the total', () => {
    expect(
      rowsOf(
        oneCell,
        ['1305', '', 'Clientes', 5, 0, 0, 5],
        ['SIIGO - ACME'],
        ['CUENTA', 'NIT', 'DESCRIPCION', 'SALDO ANTERIOR', 'DEBITOS', 'CREDITOS', 'NUEVO SALDO'],
        ['', '', 'TOTAL GENERAL', 0, 0, 0, 0],
      ),
    ).toEqual([['unknown', '1305', null, null], null, null, ['grand_total', '1305', null, null]]);
  });

  it.each([
    ['1305050000', '130505'],
    ['1300000000', '13'],
    ['1000000000', '1'],
    ['1305050100', '13050501'],
    ['13050501', '13050501'],
    ['11  00', '1100'],
  ])('%s is %s', (written, code) => {
    expect(rowsOf(oneCell, [written, '', 'x', 1, 0, 0, 1])).toEqual([['unknown', code, null, null]]);
  });

  it('never gives an account the name of the one above', () => {
    const classify = classifyRows(findLayout([{ number: 1, headers: [...oneCell, ...AMOUNTS] }])!);
    classify({ number: 2, cells: ['1105', '', 'Caja', 1, 0, 0, 1] });
    expect(classify({ number: 3, cells: ['1305', '860002964', 'Uno', 1, 0, 0, 1] })?.name).toBeNull();
  });
});

describe('breaks', () => {
  it('mark totals, whatever the id cell holds', () => {
    expect(
      rowsOf(
        broken,
        ['Cuenta', '0000000000', '0', 'TODAS LAS CUENTAS', 5, 0, 0, 5],
        ['Cuenta', '130505', '0', 'Clientes', 5, 0, 0, 5],
        ['NIT', '130505', '860002964', 'Uno', 4, 0, 0, 4],
        ['NIT', '130505', '0', '', 1, 0, 0, 1],
        ['Cuenta', '0000000000', '', 'SUBTOTAL', 5, 0, 0, 5],
      ),
    ).toEqual([
      null,
      ['title', '130505', null, null],
      ['detail', '130505', '860002964', 'Uno'],
      ['detail', '130505', null, null],
      null,
    ]);
  });
});
