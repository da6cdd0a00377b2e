// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { madeAccess, madeCompany } from '../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { OfCompany } from './OfCompany.tsx';

const open = (company: number, { companies = [madeCompany()], access = madeAccess(), isStaff = false } = {}) =>
  show(
    <Routes>
      <Route
        path="/empresa/:company"
        element={
          <OfCompany title="Plan de cuentas" choose="Elige una empresa.">
            {() => 'nunca'}
          </OfCompany>
        }
      />
    </Routes>,
    {
      address: `/empresa/${company}`,
      isStaff,
      server: [
        answers(userCompanies, ({ query }) => ({ data: query.comp_is_active === 'true' ? companies : [] })),
        answers(ownAccess, { data: access }),
      ],
    },
  );

it('leads from a company of others, for which the selector hides, to the own ones', async () => {
  open(9);
  expect(await screen.findByText('Esa empresa no está entre las tuyas.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver mis empresas' }).getAttribute('href')).toBe('/empresas');
});

it('asks for a company while none is chosen', async () => {
  open(0);
  expect(await screen.findByText('Elige una empresa.')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

describe('who has no company', () => {
  it('creates the first, where they may', async () => {
    const { user, address } = open(0, { companies: [], access: madeAccess({ account: ['empresas.editar'] }) });
    await user.click(await screen.findByRole('button', { name: 'Crear empresa' }));
    expect(address()).toBe('/empresa');
  });
  it('reads who creates it, where they may not', async () => {
    open(0, { companies: [] });
    await screen.findByText(/^Las empresas nuevas las crea quien administra la suscripción/);
    expect(screen.queryByText('Elige una empresa.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Crear empresa' })).toBeNull();
  });
  it('reads whom to ask for a role, without one', async () => {
    const subscriber = { name: 'Ana Ruiz', email: 'ana@ejemplo.co' };
    open(0, { companies: [], access: madeAccess({ hasRole: false, subscriber }) });
    await screen.findByText(/pídele un cargo a Ana Ruiz \(ana@ejemplo\.co\)/);
  });
  it('reads that no subscription lets the support in, as staff', async () => {
    open(0, { companies: [], isStaff: true });
    await screen.findByText(/^Ninguna suscripción da acceso al soporte ahora/);
  });
});
