// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { summarizeLicenses } from '#api/subscription/licenses/contract.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { LicenseCharts } from './LicenseCharts.tsx';

const months = (first: number) =>
  Array.from({ length: 12 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    accounts: first + index,
  }));

it('counts accounts by state and plan beside the months', async () => {
  const data = {
    states: [
      { state: 'activa' as const, accounts: 561 },
      { state: 'vencida' as const, accounts: 12 },
    ],
    plans: [{ plan: 'firma' as const, accounts: 40 }],
    created: months(1),
    ending: months(20),
  };
  show(<LicenseCharts />, { signedInAs: { isAdmin: true }, server: [answers(summarizeLicenses, { data })] });
  const accounts = within(await screen.findByRole('region', { name: 'Cuentas' }));
  expect(accounts.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'EstadoCuentas',
    'Activa561',
    'Vencida12',
    'PlanCuentas',
    'Firma40',
  ]);
  expect(screen.getByRole('region', { name: 'Cuentas nuevas por mes' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Licencias que terminan por mes' })).toBeDefined();
});

it('says that they could not be counted', async () => {
  const server = [refuses(summarizeLicenses, 500, { error: 'server.error', message: 'x' })];
  show(<LicenseCharts />, { signedInAs: { isAdmin: true }, server });
  await screen.findByRole('button', { name: 'Reintentar' });
});
