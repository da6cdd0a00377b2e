// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import type { Company } from '#api/companies/companies/contract.ts';
import { showPages } from '../../../tests/support/web/show-pages.tsx';
import { watchNavigation } from '../data/routes/pending-navigation.ts';
import { companyToResume, useCompanyOfAddress } from './use-company-of-address.ts';

const company = (id: number): Company => ({
  id,
  attributes: {
    comp_business_name: `Empresa ${id}`,
    comp_entity_id: '900481237',
    comp_check_digit: 6,
    comp_is_active: true,
    comp_city: null,
    comp_ica_regime: null,
    profile: {},
    comp_signers: {},
    comp_fiscal_year_end: 12,
    comp_logo: null,
    version: 1,
  },
  uses_siigo: false,
  accountable_software: { acso_id: 2, acso_name: 'Helisa' },
  regime_type: { rety_id: 3 },
  chart_accounts: null,
});

it('goes on with the company chosen before, if it is still one of theirs', () => {
  expect(companyToResume([company(1), company(2)], 2, true)?.id).toBe(2);
  expect(companyToResume([company(1), company(2)], 9, true)).toBeNull();
});

it('gives a user with one company that one, an administrator none', () => {
  expect(companyToResume([company(1)], 0, true)?.id).toBe(1);
  expect(companyToResume([company(1)], 0, false)).toBeNull();
  expect(companyToResume([company(1), company(2)], 0, true)).toBeNull();
});

function Follower() {
  useCompanyOfAddress(useLocation().pathname);
  return null;
}

/** A page without company, and another page whose code takes a moment to load. */
function openWithoutCompany() {
  const code = Promise.withResolvers<null>();
  const { router, setData } = showPages(
    [
      { path: '/empresa/:id/servicio/auditoria', element: <Follower /> },
      { path: '/licencia', loader: () => code.promise, element: null },
    ],
    '/empresa/0/servicio/auditoria',
  );
  watchNavigation(router);
  return {
    router,
    companiesArrive: () => setData(['companies'], [company(1)]),
    codeArrives: () => code.resolve(null),
  };
}

it('leads from no company to the only one', async () => {
  const { router, companiesArrive } = openWithoutCompany();
  act(companiesArrive);
  await waitFor(() => expect(router.state.location.pathname).toBe('/empresa/1/servicio/auditoria'));
});

it('does not bring back who has just left for another page', async () => {
  const { router, companiesArrive, codeArrives } = openWithoutCompany();
  act(() => {
    void router.navigate('/licencia');
    companiesArrive();
  });
  act(codeArrives);
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(router.state.location.pathname).toBe('/licencia');
});
