/** Title blocks of many programs: month and company, among telephone numbers and print dates. */
import { describe, expect, test } from 'vitest';
import { amounts, facts, figuresOf, flat, read, title } from './small-books.ts';

const header = `Cuenta;Nombre;Nit;Tercero;${amounts}`;
const rows = flat.map(
  ({ account, accountName, id, name, figures }) => `${account};${accountName};${id};${name};${figuresOf(figures)}`,
);

describe('month and company of a title', () => {
  const months: readonly (string | string[])[] = [
    'De Febrero 2026 a Febrero 2026',
    'A: Febrero 28 de 2026',
    'Periodo 202602',
    'Del 01/02/2026 al 28/02/2026',
    'Período: 02 - 2026',
    'Mes 2 de 2026',
    'Año 2026 Mes 02',
    'Año: 2026 Mes: Febrero',
    '2026 FEBRERO',
    'Mes: Febrero;Año: 2026',
    'Mes;2;Año;2026',
    'Rango de fechas: 20260201 - 20260228',
    'Desde 01/02/2026 00:00 hasta 28/02/2026 23:59',
    'From 02/01/2026 to 02/28/2026',
    '202602',
    'Ejercicio 2026 Periodo 2',
    'Fecha Inicial:;01/02/2026;Fecha Final:;28/02/2026',
    '20260201-20260228',
    '2026-02-01-2026-02-28',
    '01/02/2026-28/02/2026',
    'Del 01/02/2026 al 28/02/2026 Impreso 03/03/2026',
    'Período: Febrero de 2026 - Generado el 12 de marzo de 2026',
  ];
  test.each(months)('%s', async (month) => {
    const { balance, refusal } = await read([
      title[0]!,
      title[1]!,
      String(month),
      'Impreso: 05/03/2026 10:22',
      header,
      ...rows,
    ]);
    expect(refusal).toBeNull();
    expect(balance?.period).toEqual({ year: 2026, month: 2 });
  });

  test.each([
    'NIT 900.394.374 DV 4',
    'N.I.T. No. 900.394.374-4',
    'NIT 900 394 374-4',
    'NIT;900394374-4',
    '900.394.374 - 4',
  ])('%s', async (nit) => {
    const telephone = 'Calle 100 # 8A-55 Tel 6012345678';
    const { balance } = await read([
      title[0]!,
      telephone,
      'Cuenta inicial: 1105050101',
      nit,
      title[2]!,
      header,
      ...rows,
    ]);
    expect(balance?.company).toEqual({ nit: '900394374', dv: 4, name: 'Acme S.A.S.' });
  });
});

test.each(['01/02/2026-15/02/2026', '2026-02-01-2026-02-15', '20260201-20260215'])('half a month: %s', async (days) => {
  const { issues } = await read([title[0]!, title[1]!, days, header, ...rows]);
  expect(issues).toMatchObject([{ code: 'period_partial' }]);
});

describe('a second report below the first', () => {
  const first = [...title, header, ...rows];
  test.each<[string, string[], string]>([
    ['of another month', ['Marzo de 2026', header, ...rows], 'period_several'],
    ['of another month, where only a number changes', ['Periodo 2026-03', header, ...rows], 'period_several'],
    ['of another company', ['Otra S.A.S.', 'NIT 800111222-1', title[2]!, header, ...rows], 'company_several'],
  ])('%s is never added to it', async (_name, second, code) => {
    const { balance, issues } = await read([...first, ...second]);
    expect(balance).toBeNull();
    expect(issues[0]).toMatchObject({ code, fatal: true });
  });

  test('is not confused with print dates or signatures in footers', async () => {
    const printed = [
      ...title,
      'Fecha: 05/03/2026',
      header,
      ...rows.slice(0, 2),
      'Fecha: 05/03/2026',
      header,
      ...rows.slice(2),
    ];
    const { facts: found } = await read([...printed, '', 'Bogotá, 10 de abril de 2026']);
    expect(found).toEqual(facts);
  });
});

test('negative credits are made positive', async () => {
  const turned = flat.map(({ account, accountName, id, name, figures: [opening, debit, credit, closing] }) =>
    [account, accountName, id, name, opening, debit, -credit, closing].join(';'),
  );
  const { facts: found, total } = await read([...title, header, ...turned, 'Total general;;;;0;100;-100;0']);
  expect(found).toEqual(facts);
  expect(total).toMatchObject({ debit: 10_000n, credit: 10_000n, closing: 0n });
});
