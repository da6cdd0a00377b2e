// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { OfCompany } from './OfCompany.tsx';

const open = (company: number) =>
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
    { address: `/empresa/${company}`, server: [answers(userCompanies, { data: [] })] },
  );

it('leads from a company of others, for which the selector hides, to the own ones', async () => {
  open(7);
  expect(await screen.findByText('Esa empresa no está entre las tuyas.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver mis empresas' }).getAttribute('href')).toBe('/empresas');
});

it('asks for a company while none is chosen', async () => {
  open(0);
  expect(await screen.findByText('Elige una empresa.')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
