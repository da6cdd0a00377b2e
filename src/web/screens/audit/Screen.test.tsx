// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { type AuditMonth, newestMonths } from '#api/audits/audits/contract.ts';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { madeCompany } from '../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { Screen } from './Screen.tsx';

const named = (id: number, name: string) => {
  const company = madeCompany();
  return { ...company, id, attributes: { ...company.attributes, comp_business_name: name } };
};
const october: AuditMonth = {
  period: '2026-10',
  state: 'auditado',
  version: 1,
  auditId: '01890000-0000-7000-8000-000000000010',
  openFindings: 15,
  critical: 1,
  healthIndex: 59,
};

const page = (
  <Routes>
    <Route path="/empresa/:company/servicio/auditoria" element={<Screen />} />
  </Routes>
);

it('without a company lists those of the user, with their last month, index and open findings', async () => {
  show(page, {
    address: '/empresa/0/servicio/auditoria',
    server: [
      answers(userCompanies, { data: [named(7, 'El Roble S.A.S.'), named(8, 'Guatavita Ltda.')] }),
      answers(newestMonths, { data: [{ companyId: 7, month: october }] }),
      answers(ownAccess, { data: { account: [], companies: [], license: null } as never }),
    ],
  });
  const roble = within(await screen.findByRole('row', { name: /^El Roble/ }));
  expect(roble.getByRole('link').getAttribute('href')).toBe('/empresa/7/servicio/auditoria');
  await roble.findByText('octubre de 2026');
  expect(roble.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'octubre de 2026',
    '59',
    '15',
    '1',
  ]);
  const guatavita = within(screen.getByRole('row', { name: /^Guatavita/ }));
  expect(guatavita.getByText('Sin balances')).toBeDefined();
});

it('of a company that is not theirs, nobody reads that they have none', async () => {
  const inactive = named(7, 'El Roble S.A.S.');
  show(page, {
    address: '/empresa/999/servicio/auditoria',
    server: [
      answers(userCompanies, ({ query }) => ({ data: query.comp_is_active === 'true' ? [] : [inactive] })),
      answers(ownAccess, { data: { account: [], companies: [], license: null } as never }),
    ],
  });
  await screen.findByText('No encontramos esta empresa entre las tuyas.');
  expect(screen.queryByText(/primero creas/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver mis empresas' })).toBeDefined();
});
