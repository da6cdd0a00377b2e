import { describe, expect, it } from 'vitest';
import { fixedCells, fixedColumns } from './fixed-width.ts';

const line = (code: string, name: string, id: string, ...amounts: string[]) =>
  `${code.padEnd(10)}${name.padEnd(26)}${id.padEnd(12)}${amounts.map((amount) => amount.padStart(16)).join('')}`;
const HEADER = line('CUENTA', 'NOMBRE', 'TERCERO', 'SALDO ANTERIOR', 'DEBITOS', 'CREDITOS', 'NUEVO SALDO');
const ROWS = [
  line('110505', 'CAJA GENERAL', '', '3,000.00', '0.00', '0.00', '3,000.00'),
  line('111005', 'BANCOS MONEDA NACIONAL', '890903938', '70,000.00', '5,000.00', '1,000.00', '74,000.00'),
  line('130505', 'CLIENTES NACIONALES', '900123456', '1,500.00', '0.00', '500.00', '1,000.00'),
  line('133005', 'A PROVEEDORES', '900123457', '250.00', '0.00', '0.00', '250.00'),
  line('220505', 'PROVEEDORES NACIONALES', '900123458', '9,000.00-', '0.00', '750.00', '9,750.00-'),
  line('233525', 'HONORARIOS', '79345678', '500.00-', '500.00', '0.00', '0.00'),
  line('310505', 'CAPITAL', '79345678', '65,250.00-', '0.00', '0.00', '65,250.00-'),
  line('413505', 'VENTAS', '900123456', '0.00', '0.00', '3,250.00', '3,250.00-'),
];
const REPORT = [
  'ACME S.A.S.          FECHA: 15/07/2026',
  '',
  HEADER,
  '-'.repeat(90),
  ...ROWS,
  'TOTAL GENERAL DEL BALANCE DE PRUEBA        0.00   5,500.00  5,500.00  0.00',
];

describe('a report printed in fixed columns', () => {
  const columns = fixedColumns(REPORT)!;

  it('has the columns of its header', () => {
    expect(fixedCells(HEADER, columns)).toEqual([
      'CUENTA',
      'NOMBRE',
      'TERCERO',
      'SALDO ANTERIOR',
      'DEBITOS',
      'CREDITOS',
      'NUEVO SALDO',
    ]);
  });

  it('has its rows in them, blanks included', () => {
    expect(fixedCells(ROWS[0]!, columns)).toEqual([
      '110505',
      'CAJA GENERAL',
      '',
      '3,000.00',
      '0.00',
      '0.00',
      '3,000.00',
    ]);
    expect(fixedCells(ROWS[4]!, columns).slice(3)).toEqual(['9,000.00-', '0.00', '750.00', '9,750.00-']);
  });

  it('splits no word where a figure is wider than any before', () => {
    const wide = line('420505', 'VENTA', '900123456', '11,111,111.00', '0.00', '999,999,999.00', '100,000,000.00-');
    expect(fixedCells(wide, columns).slice(3)).toEqual(['11,111,111.00', '0.00', '999,999,999.00', '100,000,000.00-']);
  });

  it('leaves a title in its phrases, and a line that never ends as it is', () => {
    expect(fixedCells(REPORT[0]!, columns)).toEqual(['ACME S.A.S.', 'FECHA: 15/07/2026']);
    const endless = 'x 1 2 3 4 '.repeat(1000);
    expect(fixedCells(endless, columns)).toEqual([endless]);
  });
});

it.each([
  ['prose', Array.from({ length: 20 }, (_, at) => `El mes ${at} fue bueno`)],
  ['a table of a comma', Array.from({ length: 20 }, (_, at) => `11050${at},Caja,1,2,3,4`)],
  ['too few rows', [HEADER, ...ROWS.slice(0, 3)]],
  ['nothing', []],
])('%s is none', (_, lines) => {
  expect(fixedColumns(lines)).toBeNull();
});
