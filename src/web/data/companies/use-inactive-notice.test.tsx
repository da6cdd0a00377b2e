// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { userCompanies } from '#api/companies/companies/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { madeAccess, madeCompany } from '../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { InactiveCompany } from '../../ui/page/InactiveCompany.tsx';

const company = (id: number, comp_is_active: boolean) => {
  const made = madeCompany();
  return { ...made, id, attributes: { ...made.attributes, comp_business_name: `Empresa ${id}`, comp_is_active } };
};

interface Known {
  active?: number[];
  inactive: number[];
  may?: PermissionKey[];
  isStaff?: boolean;
}

function open(address: number, { active = [], inactive, may = [], isStaff = false }: Known) {
  const of = (ids: number[], isActive: boolean) => ids.map((id) => company(id, isActive));
  const companies = [...active, ...inactive].map((companyId) => ({ companyId, permissions: may }));
  return show(<InactiveCompany company={address}>Nada</InactiveCompany>, {
    isStaff,
    signedInAs: { isRootUser: false },
    server: [
      answers(ownAccess, { data: madeAccess({ companies: isStaff ? [] : companies }) }),
      answers(userCompanies, ({ query }) => ({
        data: query.comp_is_active === 'true' ? of(active, true) : of(inactive, false),
      })),
    ],
  });
}

it('who has only inactive companies and may activate them reads how, and gets there', async () => {
  const may: PermissionKey[] = ['empresas.ver', 'empresas.editar'];
  const one = open(0, { inactive: [7], may });
  await screen.findByText(/^Tu única empresa, Empresa 7, está inactiva.*La activas al final de sus datos\.$/);
  await one.user.click(screen.getByRole('button', { name: 'Ver y activar' }));
  expect(one.address()).toBe('/empresa/7');
  one.close();
  const more = open(0, { inactive: [7, 8], may });
  await screen.findByText(/^Tus 2 empresas están inactivas/);
  await more.user.click(screen.getByRole('button', { name: 'Ver mis empresas' }));
  expect(more.address()).toBe('/empresas');
});

it('who may not activate it reads who does', async () => {
  open(0, { inactive: [7], may: ['auditoria.ver'] });
  await screen.findByText(/La puede activar quien administra la suscripción/);
  expect(screen.queryByRole('button')).toBeNull();
});

it('an address with an inactive company says so beside others that are active', async () => {
  open(7, { active: [1], inactive: [7] });
  await screen.findByText(/^Empresa 7 está inactiva/);
});

it('administrators read that its subscriber activates it, and nothing about other companies', async () => {
  const named = open(7, { inactive: [7], isStaff: true });
  await screen.findByText(/Solo su suscriptor la activa/);
  named.close();
  open(0, { inactive: [7], isStaff: true });
  await screen.findByText('Nada');
});

it.each([
  ['a foreign one', 9, [7]],
  ['none at all', 0, []],
] as const)('says nothing about %s', async (_, address, inactive) => {
  open(address, { inactive: [...inactive] });
  await screen.findByText('Nada');
});
