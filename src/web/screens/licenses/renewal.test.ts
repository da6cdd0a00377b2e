import { expect, it } from 'vitest';
import type { License } from '#api/subscription/licenses/contract.ts';
import { renewalOf, startOf } from './renewal.ts';

const today = '2026-03-10';
const license: License['attributes'] = {
  account: 'Cuenta',
  ownerName: null,
  ownerEmail: null,
  state: 'activa',
  plan: 'contador',
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  daysLeft: 296,
  suspendedAt: null,
  companies: { used: 2, included: 12 },
  users: { used: 1, included: 4 },
  storage: { used: 0, included: 1 },
  version: 3,
};

it('begins with the license as it is', () => {
  expect(startOf(license, today)).toEqual({ plan: 'contador', until: '2026-12-31', companies: 12, users: 4 });
});

it('offers a term from today where the license has ended, and a year to whoever has none', () => {
  expect(startOf({ ...license, endsOn: '2026-03-09' }, today).until).toBe('2027-03-10');
  expect(startOf({ ...license, plan: null, endsOn: null }, today)).toEqual({
    plan: 'empresa',
    until: '2027-03-10',
    companies: 1,
    users: 3,
  });
});

it('sends a note only when there is one', () => {
  const values = startOf(license, today);
  expect(renewalOf({ ...values, note: ' ' })).toEqual({
    plan: 'contador',
    ends_on: '2026-12-31',
    companies: 12,
    users: 4,
  });
  expect(renewalOf({ ...values, note: ' Factura 12 ' })).toMatchObject({ note: 'Factura 12' });
});
