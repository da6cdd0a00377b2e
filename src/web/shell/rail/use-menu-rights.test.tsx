// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { builtInRoles, permissionModules } from '#core/product/permission.ts';
import { madeAccess } from '../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { companyOfPath } from '../../data/routes/company-route.ts';
import { allows } from '../../data/users/access.ts';
import { signedInRoutes } from '../../signed-in-routes.ts';
import type { ScreenHandle } from '../Shell.tsx';
import { type MenuRights, mainMenu } from './menu.ts';
import { menuRights, useMenuRights } from './use-menu-rights.ts';

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

it.each([
  [],
  ...permissionModules.map((module) => [`${module}.ver` as const]),
  builtInRoles.flatMap(({ permissions }) => permissions),
])('no entry leads to the missing-permission page: %s', (...permissions) => {
  const known = { hasRole: true, account: permissions, companies: [{ companyId: 7, permissions }] };
  const leads = (company: number, pathname: string) => {
    const rights = menuRights({ isRoot: false, isStaff: false, access: known }, company);
    return mainMenu({ pathname, company, rights, upcoming: [] }).flatMap(({ entries }) => entries.map(({ to }) => to));
  };
  const paths = [...leads(0, '/home'), ...leads(7, '/home'), ...leads(7, '/empresa/7')];
  expect(paths).toContain('/empresas');
  const refused = paths.filter((path) => {
    const { needs } = (matchRoutes(signedInRoutes, path)?.at(-1)?.route.handle ?? {}) as ScreenHandle;
    return needs !== undefined && !allows(known, needs, companyOfPath(path));
  });
  expect(refused).toEqual([]);
});

it('shows who has no role neither books nor their set-up, whatever company is chosen', () => {
  const access = { hasRole: false, account: [], companies: [] };
  for (const company of [0, 7])
    expect(Object.values(menuRights({ isRoot: false, isStaff: false, access }, company))).not.toContain(true);
});
