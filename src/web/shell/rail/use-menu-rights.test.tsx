// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { madeAccess } from '../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import type { MenuRights } from './menu.ts';
import { useMenuRights } from './use-menu-rights.ts';

function Rights() {
  const rights = useMenuRights(7);
  const names = Object.keys(rights) as (keyof MenuRights)[];
  return <output>{names.filter((name) => rights[name]).join(' ')}</output>;
}

const rights = () => screen.getByRole('status').textContent;
const access = (permissions: ('auditoria.ver' | 'estados_financieros.ver' | 'parametrizacion.ver')[]) =>
  answers(ownAccess, { data: madeAccess({ companies: [{ companyId: 7, permissions }] }) });

it('shows Usuarios to the root user and to administrators, and to nobody else', async () => {
  const server = [access([])];
  const root = show(<Rights />, { server });
  expect(rights()).toContain('users');
  root.close();
  const staff = show(<Rights />, { server, isStaff: true, signedInAs: { isRootUser: false } });
  expect(rights()).toMatch(/users staff/);
  staff.close();
  show(<Rights />, { server, signedInAs: { isRootUser: false } });
  expect(rights()).not.toContain('users');
});

it('shows Estados Financieros and Auditoría to whom the permissions of the company allow them', async () => {
  const all = show(<Rights />, {
    server: [access(['auditoria.ver', 'estados_financieros.ver', 'parametrizacion.ver'])],
    signedInAs: { isRootUser: false },
  });
  await waitFor(() => expect(rights()).toBe('statements audit setUp'));
  all.close();
  const auditor = show(<Rights />, { server: [access(['auditoria.ver'])], signedInAs: { isRootUser: false } });
  await waitFor(() => expect(rights()).toBe('audit'));
  auditor.close();
  show(<Rights />, { server: [access(['estados_financieros.ver'])], signedInAs: { isRootUser: false } });
  await waitFor(() => expect(rights()).toBe('statements'));
});
