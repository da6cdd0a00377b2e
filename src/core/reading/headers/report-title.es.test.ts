import { describe, expect, it } from 'vitest';
import { periodKey } from '#core/calendar/period.ts';
import { periodsIn } from '#core/calendar/periods-in.es.ts';
import type { Cell } from '../workbook.ts';
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
