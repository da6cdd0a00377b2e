/** The report of electronic documents as it comes: spellings, kinds, repeats, and why one is refused. */
import { describe, expect, test } from 'vitest';
import type { Cell } from '#core/reading/workbook.ts';
import { sheetFile } from '../../../../tests/support/second-files/sheet-file.ts';
import { source } from '../source.ts';

const titles = [
  'Tipo de documento',
  'CUFE/CUDE',
  'Folio',
  'Prefijo',
  'Divisa',
  'Fecha Emisión',
  'NIT Emisor',
  'Nombre Emisor',
  'NIT Receptor',
  'Nombre Receptor',
  'IVA',
  'Total',
  'Estado',
  'Grupo',
];

type Row = Partial<
  Record<'type' | 'cufe' | 'folio' | 'prefix' | 'day' | 'other' | 'vat' | 'total' | 'state' | 'group', Cell>
>;

const own = '900.481.237-6';

function cellsOf(row: Row, index: number): Cell[] {
  const group = row.group ?? 'Recibido';
  const other = row.other ?? '900731118-1';
  const [issuer, receiver] = group === 'Emitido' ? [own, other] : [other, own];
  return [
    row.type ?? 'Factura electrónica',
    row.cufe ?? `cufe${index}`,
    row.folio ?? String(100 + index),
    row.prefix ?? 'FE',
    'COP',
    row.day ?? '2026-03-15',
    issuer,
    'Emisor',
    receiver,
    'Receptor',
    row.vat ?? 19000,
    row.total ?? 119000,
    row.state ?? 'Aprobado con notificación',
    group,
  ];
}

const read = (rows: readonly Row[], header: readonly Cell[] = titles) =>
  source.read(sheetFile([header, ...rows.map(cellsOf)]));

describe('a report', () => {
  test('is recognised by its titles in any order and row, and a balance is not', () => {
    expect(source.recognises(sheetFile([['Reporte'], [], titles.toReversed()]))).toBe(true);
    expect(
      source.recognises(sheetFile([['Cuenta', 'Nombre', 'NIT', 'Saldo anterior', 'Débito', 'Crédito', 'Saldo']])),
    ).toBe(false);
  });

  test('is of the company on every row; support documents and payroll are of its own side', async () => {
    const { table } = await read([
      {},
      { type: 'Documento soporte con no obligados', group: 'Emitido', other: '41233987' },
      { type: 'Factura electrónica', group: 'Emitido', other: '222222222222' },
      { type: 'Nomima Individual De Ajustes', group: 'Emitido', other: '1055247066' },
      { type: 'Nota de crédito electrónica' },
      { type: 'Application response', total: 0 },
      { type: 'Factura electrónica', state: 'Rechazado' },
    ]);
    expect(table!.nit).toBe('900481237');
    expect(table!.rows).toBe(7);
    expect(table!.documents.map(({ kind, side, nit, total }) => [kind, side, nit, total])).toEqual([
      ['invoice', 'received', '900731118', 11900000n],
      ['support', 'received', '41233987', 11900000n],
      ['invoice', 'issued', '222222222222', 11900000n],
      ['payroll_adjustment', 'payroll', '1055247066', 11900000n],
      ['credit_note', 'received', '900731118', -11900000n],
    ]);
  });

  test('has days as the cell of a date or as text, amounts as numbers or as text, and folios with their prefix or without', async () => {
    const { table } = await read([
      { day: '05-03-2026', total: '1.119.000,50', vat: '19.000,00' },
      { day: '2026-03-06 14:20:11', folio: 'BOG77', prefix: '' },
      { day: '07/03/2026 09:00:00 a. m.', folio: '12', prefix: 'FE2-' },
    ]);
    expect(table!.documents.map(({ day, folio, prefix, number }) => [day, folio, prefix, number])).toEqual([
      ['2026-03-05', 'FE100', 'FE', 100],
      ['2026-03-06', 'BOG77', 'BOG', 77],
      ['2026-03-07', 'FE2-12', 'FE2-', 12],
    ]);
    expect(table!.documents[0]).toMatchObject({ total: 111900050n, vat: 1900000n });
  });

  test('counts a document once, in one file or in two', async () => {
    const first = await read([{ cufe: 'a' }, { cufe: 'A' }]);
    const second = await read([{ cufe: 'a' }, { cufe: 'b', day: '2026-04-01' }]);
    const joined = source.joined([first.table!, second.table!]);
    expect([first.table!.documents.length, joined.documents.length, joined.rows]).toEqual([1, 2, 4]);
    expect([joined.from, joined.to]).toEqual(['2026-03', '2026-04']);
  });
});

describe('a report is refused', () => {
  test('without a column that is needed', async () => {
    const header = titles.map((title) => (title === 'Total' ? 'Valor' : title));
    expect((await read([{}], header)).problems).toEqual([expect.stringMatching(/no trae «total»/)]);
  });

  test('with a day or an amount that is none, told by row and column, the first five in full', async () => {
    const { table, problems } = await read([{ day: '31-02-2026' }, {}, { total: 'mil' }]);
    expect(table).toBeNull();
    expect(problems).toEqual([
      'Fila 2, columna «Fecha Emisión»: se esperaba una fecha (31-03-2026) y hay «31-02-2026».',
      'Fila 4, columna «Total»: se esperaba un valor en pesos y hay «mil».',
    ]);
    const many = await read(Array.from({ length: 9 }, () => ({ day: 'hoy' })));
    expect(many.problems).toHaveLength(6);
    expect(many.problems.at(-1)).toBe('Y 4 filas más con problemas.');
  });

  test('of nobody, or of several companies', async () => {
    expect((await read([])).problems).toEqual(['El reporte de documentos electrónicos no trae ningún documento.']);
    const rows = [cellsOf({}, 0), cellsOf({}, 1), cellsOf({}, 2)];
    rows[1]![8] = '800197268';
    expect((await source.read(sheetFile([titles, ...rows]))).problems[0]).toMatch(
      /varias empresas \(900481237, 800197268\)/,
    );
  });
});

test('a document of another company, and a kind that nobody knows, are told and left out', async () => {
  const rows = Array.from({ length: 6 }, (_, index) => cellsOf({}, index));
  rows[5]![8] = '800197268';
  rows[4]![0] = 'Certificado de bananos';
  const { table, problems } = await source.read(sheetFile([titles, ...rows]));
  expect(table!.documents).toHaveLength(4);
  expect(problems).toEqual([
    'Fila 6, columna «Tipo de documento»: «Certificado de bananos» no es un tipo que se conozca; no se cruza con los libros.',
    'Un documento está a nombre de otra empresa y no se cruza con los libros.',
  ]);
});
