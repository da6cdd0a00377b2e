import { describe, expect, it } from 'vitest';
import { type EntryLine, entryForSpreadsheet, entryRows, entryTotals, sheetNumber } from './entry-table.ts';

const line = (changes: Partial<EntryLine>): EntryLine => ({
  account: '220505',
  accountName: 'Proveedores',
  nit: '900481237',
  thirdPartyName: 'El Roble',
  debit: '0.00',
  credit: '0.00',
  ...changes,
});
const lines = [
  line({ debit: '1925000.50' }),
  line({ account: '111005', nit: null, thirdPartyName: null, credit: '1925000.50' }),
];

const headers = ['Cuenta', 'Nombre', 'NIT', 'Tercero', 'Débito', 'Crédito', 'Nota'];

describe('the suggested entry', () => {
  it('adds up to the cent', () => {
    expect(entryTotals(lines)).toEqual({ debit: 192500050n, credit: 192500050n });
  });

  it('pastes into a spreadsheet as numbers', () => {
    expect(entryForSpreadsheet(lines, headers, 'No está').split('\r\n')).toEqual([
      'Cuenta\tNombre\tNIT\tTercero\tDébito\tCrédito',
      '220505\tProveedores\t900481237\tEl Roble\t1925000,50\t',
      '111005\tProveedores\t\t\t\t1925000,50',
    ]);
    expect(['8746000.00', '-0.05', '0.00'].map(sheetNumber)).toEqual(['8746000', '-0,05', '']);
  });

  it('notes in a column of its own the accounts that the company lacks', () => {
    const [first, ...rows] = entryForSpreadsheet(
      [{ ...lines[0]!, outsideChart: true }, lines[1]!],
      headers,
      'No está',
    ).split('\r\n');
    expect(first).toBe(headers.join('\t'));
    expect(rows.map((row) => row.split('\t').at(-1))).toEqual(['No está', '']);
  });

  it('shows the third parties of an account as one row in a long entry, until it is opened', () => {
    const wages = Array.from({ length: 8 }, (_, at) => line({ account: '510530', nit: `${at}`, debit: '100.00' }));
    const long = [...wages, line({ account: '261005', nit: null, credit: '800.00' })];
    const rows = entryRows(long, new Set());
    expect(rows.map(({ lines: own, debit, credit }) => [own.length, debit, credit])).toEqual([
      [8, '800.00', '0.00'],
      [1, '0.00', '800.00'],
    ]);
    expect(entryRows(long, new Set([rows[0]!.key]))).toHaveLength(9);
    expect(entryRows(wages, new Set())).toHaveLength(8);
  });

  it('lets no name break its cell or run as a formula', () => {
    const text = entryForSpreadsheet([line({ accountName: 'A\tB\n', thirdPartyName: '=HYPERLINK("x")' })], headers, '');
    expect(text.split('\r\n')[1]).toBe(`220505\tA B\t900481237\t'=HYPERLINK("x")\t\t`);
  });
});
