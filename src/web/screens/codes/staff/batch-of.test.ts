import { describe, expect, it } from 'vitest';
import type { Batch } from '#api/subscription/codes/contract.ts';
import { type BatchValues, batchOf, fileOf, noBatch } from './batch-of.ts';

const values: BatchValues = {
  name: ' Feria ',
  kind: 'licencia',
  plan: 'firma',
  days: 30,
  companies: 0,
  users: 0,
  count: 2,
  expires: '2026-06-01',
  owner: null,
};

describe('batchOf', () => {
  it('asks for licenses with plan and days, and for places without', () => {
    expect(batchOf(values)).toEqual({
      name: 'Feria',
      kind: 'licencia',
      plan: 'firma',
      days: 30,
      companies: 0,
      users: 0,
      count: 2,
      expires_on: '2026-06-01',
    });
    const places = batchOf({ ...values, kind: 'cupos', users: 4, owner: 'a' });
    expect(places).toMatchObject({ kind: 'cupos', users: 4, owner_account: 'a' });
    expect(places).not.toHaveProperty('plan');
    expect(places).not.toHaveProperty('days');
  });
  it('begins with a year of the smallest plan that is paid for', () => {
    expect(noBatch('2026-03-03')).toMatchObject({ plan: 'empresa', days: 365, expires: '2026-06-01' });
  });
});

describe('fileOf', () => {
  const batch: Batch = {
    id: 'b',
    attributes: {
      name: '=HYPERLINK("x")',
      kind: 'licencia',
      plan: 'firma',
      days: 30,
      companies: 0,
      users: 0,
      owner: null,
      expiresOn: '2026-06-01',
      createdAt: '2026-03-03T10:00:00Z',
      codes: { disponible: 1, usado: 0, vencido: 0, anulado: 0 },
    },
  };
  it('has a row a code and no cell that runs as a formula', () => {
    const [, head, row] = /^(.*)\r\n(.*)\r\n$/.exec(fileOf(batch, ['AAAA-BBBB'])) ?? [];
    expect(head).toContain('Código');
    expect(row).toBe(`"'=HYPERLINK(""x"")";AAAA-BBBB;Licencia Firma por 30 días;2026-06-01`);
  });
});
