import { describe, expect, it } from 'vitest';
import { type EntryLine, entryForSpreadsheet, entryTotals, sheetNumber } from './entry-table.ts';

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

describe('the suggested entry', () => {
  it('adds up to the cent', () => {
    expect(entryTotals(lines)).toEqual({ debit: 192500050n, credit: 192500050n });
  });

  it('pastes into a spreadsheet as numbers', () => {
    expect(
      entryForSpreadsheet(lines, ['Cuenta', 'Nombre', 'NIT', 'Tercero', 'Débito', 'Crédito']).split('\r\n'),
    ).toEqual([
      'Cuenta\tNombre\tNIT\tTercero\tDébito\tCrédito',
      '220505\tProveedores\t900481237\tEl Roble\t1925000,50\t',
      '111005\tProveedores\t\t\t\t1925000,50',
    ]);
    expect(['8746000.00', '-0.05', '0.00'].map(sheetNumber)).toEqual(['8746000', '-0,05', '']);
  });

  it('lets no name break its cell or run as a formula', () => {
    const text = entryForSpreadsheet([line({ accountName: 'A\tB\n', thirdPartyName: '=HYPERLINK("x")' })], ['h']);
    expect(text.split('\r\n')[1]).toBe(`220505\tA B\t900481237\t'=HYPERLINK("x")\t\t`);
  });
});
