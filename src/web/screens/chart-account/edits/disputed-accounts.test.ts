import { expect, test } from 'vitest';
import type { ChartAccountDocument } from '#api/audits/parametrization/chart/contract.ts';
import { madeChart } from '../../../../../tests/support/web/made-chart.ts';
import { disputedAccounts, editsWithout } from './disputed-accounts.ts';

const base = madeChart();
/** The chart with one account as somebody else left it. */
const changed = (code: string, to: Partial<ChartAccountDocument>) => ({
  ...base,
  accounts: base.accounts.map((account) => (account.code === code ? { ...account, ...to } : account)),
});

test('what another changed elsewhere, in another part of the account, or to the same, is no dispute', () => {
  const edits = [{ accounts: ['110505'], nature: 'C' as const }];
  expect(disputedAccounts(base, changed('248520', { nature: 'D' }), edits)).toEqual([]);
  expect(disputedAccounts(base, changed('110505', { marks: [4] }), edits)).toEqual([]);
  expect(disputedAccounts(base, changed('110505', { nature: 'C' }), edits)).toEqual([]);
});

test('the same part of the same account is told with what each wants', () => {
  const edits = [{ accounts: ['110505', '248520'], marks: [{ mark: 4 as const, isOn: true }], nature: 'D' as const }];
  expect(disputedAccounts(base, changed('110505', { nature: 'C' }), edits)).toEqual([
    { key: '110505', label: '110505 Caja general', mine: 'No deducible', theirs: 'Crédito' },
  ]);
  expect(editsWithout(edits, new Set(['110505']))).toEqual([{ ...edits[0], accounts: ['248520'] }]);
  expect(editsWithout(edits, new Set(['110505', '248520']))).toEqual([]);
});

test('roles are compared within their validation, and an equivalence with what uses the account', () => {
  const without = changed('110505', { uses: undefined } as never);
  const add = (id: number) => [{ accounts: ['110505'], add: [{ id, role: 'otra' }] }];
  expect(disputedAccounts(base, without, add(10)).map(({ key }) => key)).toEqual(['110505']);
  expect(disputedAccounts(base, without, add(15))).toEqual([]);
  const said = [{ accounts: ['248515'], equivalent: '236525' }];
  const confirmed = changed('248515', { inferred: undefined, uses: 0 } as never);
  expect(disputedAccounts(base, confirmed, said)).toEqual([
    {
      key: '248515',
      label: '248515 Servicios',
      mine: 'equivale a la 236525 del PUC',
      theirs: 'Retención en la fuente: Servicios',
    },
  ]);
});
