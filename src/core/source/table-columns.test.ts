import { expect, test } from 'vitest';
import type { DocumentTable } from './electronic-document.ts';
import type { PlanillaTable } from './planilla.ts';
import { tableColumns, tableOfColumns } from './table-columns.ts';

const documents: DocumentTable = {
  nit: '900481237',
  rows: 2,
  from: '2026-02',
  to: '2026-03',
  documents: [
    {
      kind: 'invoice',
      side: 'received',
      cufe: 'abc',
      prefix: 'FE',
      number: 12,
      folio: 'FE12',
      day: '2026-02-03',
      currency: 'COP',
      nit: '900731118',
      name: 'Ñáñez "y" Cía.',
      vat: 1900n,
      taxes: 1900n,
      total: 90_071_992_547_409_931n,
      row: 2,
    },
    {
      kind: 'credit_note',
      side: 'issued',
      cufe: '',
      prefix: '',
      number: null,
      folio: 'x',
      day: '2026-03-01',
      currency: 'USD',
      nit: '',
      name: '',
      vat: 0n,
      taxes: 0n,
      total: -5n,
      row: 3,
    },
  ],
};

const planilla: PlanillaTable = {
  nit: '900481237',
  rows: 1,
  from: '2026-03',
  to: '2026-03',
  people: [
    {
      month: '2026-03',
      key: '1055247066',
      name: '',
      base: 300_000_000n,
      days: 30,
      isIntegral: false,
      paid: { pension: 48_000_000n, health: 12_000_000n, risk: 0n, fund: 12_000_000n },
      solidarity: 0n,
      entities: { pension: '230301', health: 'EPS010', risk: '14-11', fund: 'CCF22' },
      row: 2,
    },
  ],
};

test('tables come back as they were, with names of members in the file that objects inherit', () => {
  expect(tableOfColumns<'documentos'>(tableColumns<'documentos'>(documents))).toEqual(documents);
  expect(tableOfColumns<'planilla'>(tableColumns<'planilla'>(planilla))).toEqual(planilla);
  const strange = {
    ...documents,
    documents: [{ ...documents.documents[0]!, name: '__proto__', prefix: 'constructor' }],
  };
  expect(tableOfColumns<'documentos'>(tableColumns<'documentos'>(strange))).toEqual(strange);
});
