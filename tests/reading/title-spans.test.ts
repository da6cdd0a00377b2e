/** Titles that state another span than a month: refused in their own words, with or without year and month. */
import { describe, expect, test } from 'vitest';
import { describeReadIssue } from '#core/reading/read-issue.es.ts';
import { amounts, figuresOf, flat, read, title } from './small-books.ts';

const rows = flat.map(
  ({ account, accountName, id, name, figures }) => `${account};${accountName};${id};${name};${figuresOf(figures)}`,
);
const titled = (...lines: string[]) =>
  read([...title.slice(0, 2), ...lines, `Cuenta;Nombre;Nit;Tercero;${amounts}`, ...rows]);

test.each([
  'Del 1 al 15 de junio',
  'Junio 16 al 30',
  'Del 2 al 31 de julio',
  'Semana 23',
  'Semana No. 23 - junio 2025',
  'Semanas 23 a 26 de 2025',
  'Tercera semana de junio de 2025',
  'Quincena 11',
  'Segunda quincena',
  'Primera década de junio de 2025',
  'Primeros 10 días de junio de 2025',
  'Últimos treinta días',
  'Movimiento del día 15/06/2025',
  'Medio mes, junio de 2025',
  'Primera mitad de junio de 2025',
  'Periodicidad: Semanal',
])('part of a month: %s', async (line) => {
  const { balance, issues } = await titled(line);
  expect(balance).toBeNull();
  expect(issues).toMatchObject([{ code: 'period_partial', data: { said: line } }]);
  expect(describeReadIssue(issues[0]!)).toContain(`el título dice «${line}»`);
});

test.each([
  'Primer semestre',
  'II Trimestre',
  'Bimestre 3',
  'Acumulado 2025',
  'Balance acumulado',
  'Anual 2025',
  'Balance de prueba semestral',
  'Año completo 2025',
  'Lo corrido del año 2025',
  'Últimos 12 meses a junio de 2025',
  'Doce meses terminados en junio de 2025',
  'Período: enero de 2025 - a la fecha',
  'Bienio 2024-2025',
  'Vigencias 2024 y 2025',
])('more than a month: %s', async (line) => {
  const { balance, issues } = await titled(line);
  expect(balance).toBeNull();
  expect(issues).toMatchObject([{ code: 'period_range', data: { said: line } }]);
  expect(describeReadIssue(issues[0]!)).toContain(`el título dice «${line}»`);
});

test.each([
  ['Año corrido a junio de 2025', '2025-01', '2025-06'],
  ['YTD junio 2025', '2025-01', '2025-06'],
  ['Segundo cuatrimestre de 2025', '2025-05', '2025-08'],
  ['Cuatrimestre 1 - 2025', '2025-01', '2025-04'],
  ['S2 2025', '2025-07', '2025-12'],
  ['Mayo, junio 2025', '2025-05', '2025-06'],
])('several months: %s', async (line, from, to) => {
  expect((await titled(line)).issues).toMatchObject([{ code: 'period_range', data: { from, to } }]);
});

test.each(['Año 2025', 'Vigencia fiscal 2025', '2025'])('a year without its month is told: %s', async (line) => {
  const { balance, issues } = await titled(line);
  expect(balance?.period).toBeNull();
  const missing = issues.find(({ code }) => code === 'period_missing')!;
  expect(describeReadIssue(missing)).toContain('El título dice 2025 y no el mes');
});

describe('a month stays one', () => {
  test.each([
    'Periodicidad: mensual, junio de 2025',
    'Junio de 2025 (saldos acumulados: No)',
    'Publicaciones Semana 7 S.A.S. - junio de 2025',
    'IVA bimestral. Junio de 2025',
    'Al día 30 de junio de 2025',
    'Del 1 al 30 de junio de 2025',
    'Bogotá, junio de 2025',
  ])('%s', async (line) => {
    const { balance, refusal } = await titled(line);
    expect(refusal).toBeNull();
    expect(balance?.period).toEqual({ year: 2025, month: 6 });
  });

  test('Del 1 al 30 de junio, with the year elsewhere or nowhere', async () => {
    const { balance, refusal } = await titled('Del 1 al 30 de junio');
    expect([refusal, balance?.period]).toEqual([null, null]);
  });
});
