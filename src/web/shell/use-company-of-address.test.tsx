// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Company } from '#api/companies/companies/contract.ts';
import { madeCompany, madeUser } from '../../../tests/support/web/made-records.ts';
import { installPopovers } from '../../../tests/support/web/popovers.ts';
import { showPages } from '../../../tests/support/web/show-pages.tsx';
import { watchNavigation } from '../data/routes/pending-navigation.ts';
import { session, useSession } from '../data/session/session.ts';
import { CompanySelector } from './top-bar/CompanySelector.tsx';
import { companyToSelect, useCompanyOfAddress } from './use-company-of-address.ts';

// The selector's list is a popover.
installPopovers();

const company = (id: number): Company => {
  const made = madeCompany();
  return { ...made, id, attributes: { ...made.attributes, comp_business_name: `Empresa ${id}` } };
};

describe('the company to select', () => {
  const two = [company(1), company(2)];
  const chosen = (companyGlobal: number) => ({ companyGlobal, hadCompany: companyGlobal > 0 });
  const idOf = (one: Company | null | undefined) => (one ? one.id : one);

  it('is the one of the address, none at 0, and stays at addresses without', () => {
    expect(idOf(companyToSelect(two, 2, chosen(1)))).toBe(2);
    expect(companyToSelect(two, 0, chosen(1))).toBeNull();
    expect(companyToSelect(two, null, chosen(1))).toBeUndefined();
  });
  it('is none once the selected one is no longer of the user', () => {
    expect(companyToSelect(two, null, chosen(9))).toBeNull();
    expect(companyToSelect(two, 9, chosen(9))).toBeNull();
    expect(companyToSelect(two, 9, chosen(1))).toBeUndefined();
  });
  it('is the only one of who had none yet', () => {
    expect(idOf(companyToSelect([company(1)], 0, chosen(0)))).toBe(1);
    expect(idOf(companyToSelect([company(1)], null, chosen(0)))).toBe(1);
    expect(companyToSelect(two, 0, chosen(0))).toBeNull();
    expect(companyToSelect([company(1)], 0, { companyGlobal: 0, hadCompany: true })).toBeNull();
  });
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

/** The screens that the selector rewrites, without their id. */
const screens = [
  '',
  '/servicio/plan-cuentas',
  '/servicio/edicion-plan-cuentas/4',
  '/servicio/edicion-informe-financiero/0',
  '/servicio/auditoria',
  '/servicio/estado-financiero',
];

/** A page with the selector; `ids`: the companies of the user, `claims`: of the token. */
async function openWithSelector(address: string, ids: readonly number[], claims?: object) {
  const bar = (
    <>
      <Follower />
      <CompanySelector />
    </>
  );
  // Pages take a moment, in which the address left and the company chosen differ.
  const { router, setData } = showPages(
    [{ path: '*', loader: () => Promise.resolve(null), element: bar, HydrateFallback: () => null }],
    address,
  );
  watchNavigation(router);
  if (claims) act(() => session.login(`a.${btoa(JSON.stringify(claims))}.b`, madeUser()));
  act(() => setData(['companies'], ids.map(company)));
  await screen.findByRole('combobox', { name: 'Empresa' });
  const user = userEvent.setup();
  const choose = async (name: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Empresa' }));
    await user.click(screen.getByRole('option', { name: new RegExp(`^${name}`) }));
  };
  const place = () => [router.state.location.pathname, useSession.getState().companyGlobal];
  return { router, choose, place };
}

it.each(screens)('/empresa/{c}%s follows the choice of a company and of none, back and forward', async (rest) => {
  const at = (id: number) => [`/empresa/${id}${rest}`, id];
  const { router, choose, place } = await openWithSelector(`/empresa/1${rest}`, [1, 2]);
  await waitFor(() => expect(place()).toEqual(at(1)));
  await choose('Empresa 2');
  await waitFor(() => expect(place()).toEqual(at(2)));
  await choose('Ninguna empresa');
  await waitFor(() => expect(place()).toEqual(at(0)));
  for (const [delta, id] of [
    [-1, 2],
    [1, 0],
    [-2, 1],
    [2, 0],
  ] as const) {
    await act(() => router.navigate(delta));
    await waitFor(() => expect(place()).toEqual(at(id)));
  }
});

it('the only company is given once per sign-in', async () => {
  const { choose, place } = await openWithSelector('/empresa/0/servicio/auditoria', [1]);
  await waitFor(() => expect(place()).toEqual(['/empresa/1/servicio/auditoria', 1]));
  await choose('Ninguna empresa');
  await waitFor(() => expect(place()).toEqual(['/empresa/0/servicio/auditoria', 0]));
});

it('administrators are given none', async () => {
  const { place } = await openWithSelector('/empresa/0/servicio/auditoria', [1], { admn_id: 1 });
  await act(() => Promise.resolve());
  expect(place()).toEqual(['/empresa/0/servicio/auditoria', 0]);
});
