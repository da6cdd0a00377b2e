import { describe, expect, it } from 'vitest';
import { periodKey } from '#core/calendar/period.ts';
import { periodsIn } from '#core/calendar/periods-in.es.ts';
import type { Cell } from '../workbook.ts';
import { isoDay } from './covered-days.es.ts';
import { readReportTitle } from './report-title.es.ts';

const keysIn = (text: string) => periodsIn(text).map(periodKey);
const titleOf = (...rows: Cell[][]) => readReportTitle(rows.map((cells, index) => ({ number: index + 1, cells })));
const monthsOf = (...rows: Cell[][]) => {
  const { from, to } = titleOf(...rows);
  return [from && periodKey(from), to && periodKey(to)];
};

describe('one month', () => {
  it.each([
    'Marzo de 2026',
    'A 31 de marzo de 2026',
    'Marzo 31 de 2026',
    'MARZO DEL AÑO 2026',
    'De Marzo 2026 a Marzo 2026 ',
    'De : MAR 1/2026 A : MAR 31/2026',
    'Desde Mar-01-2026 Hasta Mar-31-2026',
    'Del 1 de marzo al 31 de marzo de 2026',
    'Del 01/03/2026 al 31/03/2026',
    '2026-03-01 - 2026-03-31',
    'Periodo: 03/2026',
    'Lapso 202603',
    'Saldo inicial a 2026/03',
    'mar. 2026',
    'Mar-26',
    'Periodo: Mar-26',
    'Lapso:202603 a 202603',
    '01.03.2026 - 31.03.2026',
    '01.03.26 - 31.03.26',
    '1/03/26 - 31/03/26',
    '20260301 - 20260331',
    '01MAR2026 - 31MAR2026',
    '01-MAR-26 AL 31-MAR-26',
    'Corte: 31/03/26',
    'Corte a Mar 31/26',
    '31 de marzo del 26',
    'Fecha de corte 20260331',
    'Período contable: 202603',
    'Período fiscal 2026 mes 3',
    'Ejercicio: 2026 Período: 003',
    'Período 003.2026',
    'Período: 2026/003',
    'FY2026 P03',
    'March 2026',
    'As of March 31st, 2026',
    'From 03/01/2026 to 03/31/2026',
    'Year 2026 Month 3',
    '2026.03',
    '03.2026',
    'MES: 03/26',
    'marzo de 2.026',
    'marzo (2026)',
    'Marzo 1 al 31 de 2026',
    '31 de marzo de dos mil veintiséis',
  ])('%s', (text) => {
    expect(keysIn(text)).toEqual(['2026-03']);
  });

  it.each(['Cierre de 2025', 'Mes 13 de 2025', 'De Cierre 2025 a Cierre 2025 ', 'Periodo 13 - 2025', '2025/13'])(
    'the closing month: %s',
    (text) => {
      expect(keysIn(text)).toEqual(['2025-13']);
    },
  );

  it.each(['Cierre a diciembre 31 de 2025', 'Balance de cierre diciembre 2025'])('December, not 13: %s', (text) => {
    expect(keysIn(text)).toEqual(['2025-12']);
  });

  it.each([
    'Del 01 al Mar-25',
    'Cuentas 200101 a 209912',
    'Hotel del Lago 2026 S.A.S.',
    'NIT 900481237-6',
    '900.202.603-1',
    'Total 1.202.603',
    'Versión 2026.03',
    'v 10.12.26',
    'Código 11.05.26',
    'Tel 601 2026003',
    'Carrera 10.12.26',
  ])('none: %s', (text) => {
    expect(keysIn(text)).toEqual([]);
  });
});

describe('several months are never reduced to one', () => {
  it.each([
    ['De Enero 2026 a Marzo 2026', '2026-01', '2026-03'],
    ['De enero a marzo de 2026', '2026-01', '2026-03'],
    ['1 de enero al 31 de marzo de 2026', '2026-01', '2026-03'],
    ['Enero 1 a Marzo 31 de 2026', '2026-01', '2026-03'],
    ['ENE-MAR 2026', '2026-01', '2026-03'],
    ['ENERO / MARZO 2026', '2026-01', '2026-03'],
    ['Enero y febrero de 2026', '2026-01', '2026-02'],
    ['De : ENE 1/2025 A : DIC 31/2025', '2025-01', '2025-12'],
    ['Desde Ene-01-2025 Hasta Dic-31-2025', '2025-01', '2025-12'],
    ['Desde 2026/01/01 hasta 2026/03/31', '2026-01', '2026-03'],
    ['De Diciembre 2025 a Cierre 2025', '2025-12', '2025-13'],
    ['Primer trimestre de 2026', '2026-01', '2026-03'],
    ['Ene-25 a Dic-25', '2025-01', '2025-12'],
    ['202501 a 202512', '2025-01', '2025-12'],
    ['Periodo: 202501 - 202512', '2025-01', '2025-12'],
    ['Lapso:202501 a 202512', '2025-01', '2025-12'],
    ['Periodo 01 a 12 de 2025', '2025-01', '2025-12'],
    ['Segundo semestre 2025', '2025-07', '2025-12'],
    ['Balance acumulado a marzo de 2026', '2026-01', '2026-03'],
    ['Q1 2026', '2026-01', '2026-03'],
    ['1Q26', '2026-01', '2026-03'],
    ['I Trimestre de 2026', '2026-01', '2026-03'],
    ['Trimestre: I Año: 2026', '2026-01', '2026-03'],
    ['1er trimestre 2026', '2026-01', '2026-03'],
    ['first quarter 2026', '2026-01', '2026-03'],
    ['Sexto bimestre de 2025', '2025-11', '2025-12'],
    ['01.01.26 - 28.02.26', '2026-01', '2026-02'],
  ])('%s', (text, from, to) => {
    expect(monthsOf([text])).toEqual([from, to]);
  });

  it('nor when the words are in separate cells', () => {
    expect(monthsOf(['Desde', 'Enero', 2026, 'Hasta', 'Marzo', 2026])).toEqual(['2026-01', '2026-03']);
    expect(monthsOf(['Saldos acumulados'], ['Marzo de 2026'])).toEqual(['2026-01', '2026-03']);
  });
});

describe('the print date', () => {
  it('is not a month of the report', () => {
    expect(monthsOf(['Marzo de 2026'], ['Fecha: 10/04/2026'])).toEqual(['2026-03', '2026-03']);
    expect(monthsOf(['Marzo de 2026', '2026-04-10 08:12'])).toEqual(['2026-03', '2026-03']);
    expect(monthsOf(['Procesado en: 2026/04/10'])).toEqual([null, null]);
  });

  it.each([['Fecha: 31/03/2026'], ['31/03/2026 09:48:01'], ['Fecha', '31/03/2026']])(
    'never gives the month by itself: %s',
    (...row) => {
      expect(monthsOf(row)).toEqual([null, null]);
    },
  );
});

describe('days', () => {
  const daysOf = (...rows: Cell[][]) => {
    const { days } = titleOf(...rows);
    return days && [days.first && isoDay(days.first), days.last && isoDay(days.last)];
  };

  it.each([
    [[['Del 1 al 15 de marzo de 2026']], ['2026-03-01', '2026-03-15']],
    [[['16.03.2026 - 31.03.2026']], ['2026-03-16', '2026-03-31']],
    [[['Corte: 15/03/26']], [null, '2026-03-15']],
    [[['A 15 de marzo de 2026']], [null, '2026-03-15']],
    [
      [
        ['FECHA INICIO', '2026-03-01'],
        ['FECHA FIN', '2026-03-20'],
      ],
      ['2026-03-01', '2026-03-20'],
    ],
    [
      [
        ['Fecha desde', 'Fecha hasta'],
        ['01/03/2026', '15/03/2026'],
      ],
      ['2026-03-01', '2026-03-15'],
    ],
    [[['Primera quincena de marzo de 2026']], ['2026-03-01', '2026-03-15']],
  ] as const)('that are less than the month: %j', (rows, days) => {
    expect(daysOf(...(rows as unknown as Cell[][]))).toEqual(days);
  });

  it.each([
    [
      [
        ['FECHA INICIO', '2026-03-01'],
        ['FECHA FIN', '2026-03-31'],
      ],
    ],
    [[['Fecha inicial: 01/03/2026'], ['Fecha final: 30/03/2026']]],
    [[['Del 01/02/2026 al 28/02/2026']]],
    [[['Del 01/03/2026 al 31/03/2026'], ['Fecha de impresión: 10/04/2026']]],
    [[['Marzo de 2026'], ['Bogotá, 15 de abril de 2026']]],
    [
      [
        ['Ejercicio', 2026],
        ['Período', 3],
      ],
    ],
  ])('of the whole month: %j', (rows) => {
    expect(daysOf(...(rows as Cell[][]))).toBeUndefined();
    expect(new Set(monthsOf(...(rows as Cell[][]))).size).toBe(1);
    expect(titleOf(...(rows as Cell[][])).from).not.toBeNull();
  });
});

describe('a company whose name has a word of reports', () => {
  const names = [
    'New Balance Colombia S.A.S.',
    'New Balance Colombia',
    'Laboratorio de Pruebas Andinas Ltda.',
    'Librería El Libro Mayor S.A.S.',
    'Libro Mayor Consultores S.A.S.',
    'Balance S.A.S.',
    'Informes y Datos SAS',
    'Cifras & Conceptos S.A.',
    'Fundación Libros para Todos',
    'Acumuladores del Valle S.A.S.',
    'Hoja Verde S.A.S.',
    'Horacio Pérez y Cía. Ltda.',
    'Cuentas Claras S.A.S.',
    'Usuario Digital SAS',
  ];
  it.each(names)('keeps it, wherever it stands: %s', (name) => {
    const rest: Cell[][] = [['Balance de prueba por tercero'], ['Marzo de 2026']];
    for (const rows of [
      [[name], ['NIT 900481237-6'], ...rest],
      [...rest, [name], ['NIT 900481237-6']],
      [...rest, [`${name} - 900481237-6`]],
      [[`Empresa: ${name}`], ['NIT 900481237-6'], ...rest],
    ])
      expect(titleOf(...rows)).toMatchObject({ company: { name, nit: '900481237' }, to: { year: 2026, month: 3 } });
  });

  it.each([
    ['BALANCE DE PRUEBA ACME S.A.S.', 'ACME S.A.S.'],
    ['Acme S.A.S. - Balance de prueba', 'Acme S.A.S.'],
    ['BALANCE DE COMPROBACION DETALLADO A NIVEL 5', null],
    ['Zeus Contabilidad - Balance de prueba', null],
    ['Reporte de balance por terceros generado por Ana', null],
    ['Libro mayor y balances', null],
    ['Estado de situación financiera', null],
  ])('%s', (line, name) => {
    expect(titleOf([line]).company.name).toBe(name);
  });
});

it("separates the company from its NIT and from the report's name", () => {
  expect(titleOf(['BALANCE ACUMULADO'], ['SIIGO - ACME S.A.S.'], ['Enero de 2026']).company.name).toBe('ACME S.A.S.');
  expect(titleOf(['Acme S.A.S. - 900481237-6']).company).toEqual({ nit: '900481237', dv: 6, name: 'Acme S.A.S.' });
});

it('reads a row of labels over a row of values', () => {
  const rows: Cell[][] = [
    ['PERIODO', 'FECHA', 'USUARIO', 'EMPRESA'],
    ['Ene-25', '11/02/2025 09:48:01', 'ana', 'ACME S.A.S.'],
  ];
  expect(monthsOf(...rows)).toEqual(['2025-01', '2025-01']);
  expect(titleOf(...rows).company.name).toBe('ACME S.A.S.');
});

it('reads a month and its year in rows of their own', () => {
  expect(monthsOf(['Mes:', 'Marzo'], ['Año:', 2026])).toEqual(['2026-03', '2026-03']);
});

it.each([
  [['Filtro de rango de fechas', 'Desde: 01/03/2026 a: 31/03/2026'], null],
  [['Instrucciones'], null],
  [['CU:   Todos los C.'], null],
  [['Empresa:Acme S.A.S.'], 'Acme S.A.S.'],
  [['Balance de sumas y saldos - EMPRESA DEMO SAS - COP'], 'EMPRESA DEMO SAS'],
])('takes no label for the company: %j', (row, name) => {
  expect(titleOf(row).company.name).toBe(name);
});
