// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { madeAccess } from '../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { Screen } from './Screen.tsx';

const server = [answers(ownAccess, { data: madeAccess() }), answers(userCompanies, { data: [] })];

it('tells administrators who invites, where the address asks for an invitation', async () => {
  show(<Screen />, { address: '/usuarios?invitar=1', server, isStaff: true });
  await screen.findByText(/^A los usuarios los invita cada suscriptor desde su cuenta/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('tells who may not invite whom to ask', async () => {
  show(<Screen />, { address: '/usuarios?invitar=1', server, signedInAs: { isRootUser: false } });
  await screen.findByText(/Pídeselo a quien administra la suscripción/);
  expect(screen.queryByRole('dialog')).toBeNull();
});
