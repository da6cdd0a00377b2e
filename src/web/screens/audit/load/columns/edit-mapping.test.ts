import { describe, expect, it } from 'vitest';
import type { ColumnMapping } from '#core/columns/column-mapping.ts';
import { madeInspection } from '../../../../../../tests/support/made-inspection.ts';
import { canNameColumns } from '../can-name-columns.ts';
import { columnOptions, rolesByColumn, withCodeLayout, withPairs } from './edit-mapping.ts';

const mapping: ColumnMapping = {
  headerRow: 2,
  code: [0, 1],
  codeLayout: 'segments',
  name: 2,
  id: 3,
  dv: null,
  branch: null,
  thirdPartyName: 2,
  thirdParties: 'column',
  opening: 4,
  debit: 6,
  credit: 7,
  closing: 8,
  decimal: 'auto',
  sign: 'auto',
};

describe('a mapping that is being chosen', () => {
  it('says what each column is, also two things at once', () => {
    expect([...rolesByColumn(mapping)]).toEqual([
      [0, ['code']],
      [1, ['code']],
      [2, ['name', 'thirdPartyName']],
      [3, ['id']],
      [4, ['opening']],
      [6, ['debit']],
      [7, ['credit']],
      [8, ['closing']],
    ]);
    expect(rolesByColumn({ ...mapping, thirdParties: 'none' }).has(3)).toBe(false);
  });

  it('takes balances in two columns and back', () => {
    const pairs = withPairs(mapping, true);
    expect(pairs).toMatchObject({ opening: { debit: 4, credit: 5 }, closing: { debit: 8, credit: 9 } });
    expect(rolesByColumn(pairs).get(5)).toEqual(['openingCredit']);
    expect(withPairs(pairs, false)).toEqual(mapping);
    const unprinted = withPairs({ ...mapping, opening: null }, true);
    expect(unprinted).toMatchObject({ opening: null, closing: { debit: 8, credit: 9 } });
    expect(rolesByColumn(unprinted).has(4)).toBe(false);
  });

  it('keeps one column for a code in one', () => {
    expect(withCodeLayout(mapping, 'whole').code).toEqual([0]);
    expect(withCodeLayout(mapping, 'levels').code).toEqual([0, 1]);
  });
});

describe('the columns of a sheet', () => {
  it('are named by letter and title, or by their first value', () => {
    const rows = [
      { number: 1, cells: ['Acme', '', ''] },
      { number: 2, cells: ['Cta', '', ''] },
      { number: 3, cells: ['1105', 'Caja', ''] },
    ];
    expect(columnOptions({ rows, columns: 3 }, 2).map(({ label }) => label)).toEqual(['A · Cta', 'B · Caja', 'C']);
  });
});

describe('naming columns', () => {
  const refused = (code: string) =>
    madeInspection({ readable: false, uploadId: null, issues: [{ code, fatal: true, message: '' }] });

  it('is offered where it may help', () => {
    expect(canNameColumns(refused('format_unknown'))).toBe(true);
    expect(canNameColumns(refused('sign_unprovable'))).toBe(true);
    const totals = { ...madeInspection().totals, balanced: false };
    const format = { key: 'generico', name: 'Archivo plano', headerRow: 1, sheet: '' };
    expect(canNameColumns(madeInspection({ totals, format }))).toBe(true);
    expect(canNameColumns(madeInspection({ format }))).toBe(false);
    // The layout of a package is known: its books do not balance.
    expect(canNameColumns(madeInspection({ totals }))).toBe(false);
    expect(canNameColumns(madeInspection())).toBe(false);
    expect(canNameColumns(refused('file_password'))).toBe(false);
    expect(canNameColumns(refused('period_range'))).toBe(false);
  });
});
