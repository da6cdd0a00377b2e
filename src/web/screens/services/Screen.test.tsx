// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { auditMonths } from '#api/audits/audits/contract.ts';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { getConfiguration } from '#api/service/configuration/contract.ts';
import type { UpcomingModule } from '#core/product/upcoming.ts';
import { madeAccess, madeCompany } from '../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { Screen } from './Screen.tsx';

const month = (period: string, state: 'sin_cargar' | 'auditado') => ({
  ...{ period, state, version: null, auditId: null, openFindings: 0, critical: 0, healthIndex: null },
});
type Key = 'auditoria.ver' | 'auditoria.ejecutar' | 'parametrizacion.ver' | 'estados_financieros.ver';
const all: Key[] = ['auditoria.ver', 'auditoria.ejecutar', 'parametrizacion.ver', 'estados_financieros.ver'];

function open({
  permissions = all,
  months = [month('2026-10', 'sin_cargar')],
  upcoming = [] as UpcomingModule[],
} = {}) {
  const access = madeAccess({ companies: [{ companyId: 7, permissions }] });
  const configuration = {
    ...{ support: { whatsApp: '', phone: '', email: '' }, showsRolesDrawer: false, upcoming },
    ...{ hasPartnerLogo: false, videos: [] },
  };
  const server = [
    answers(ownAccess, { data: access }),
    answers(userCompanies, { data: [madeCompany()] }),
    answers(auditMonths, { data: months }),
    answers(getConfiguration, { data: configuration }),
  ];
  const routes = createElement(
    Routes,
    null,
    createElement(Route, { path: '/empresa/:company/servicios', element: <Screen /> }),
  );
  return show(routes, { address: '/empresa/7/servicios', signedInAs: { isRootUser: false }, server });
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('says of each module what there is, and leads there', async () => {
  open({ months: [month('2026-09', 'auditado'), month('2026-10', 'auditado')] });
  const audit = await card('Auditoría');
  expect(audit.getByText('2 meses con balance en los últimos dos años; el último, octubre de 2026.')).toBeDefined();
  expect(audit.getByRole('link', { name: 'Ir a Auditoría' }).getAttribute('href')).toBe(
    '/empresa/7/servicio/auditoria',
  );
  const chart = await card('Plan de cuentas');
  expect(chart.getByRole('link').getAttribute('href')).toBe('/empresa/7/servicio/plan-cuentas');
});

it('says what is missing without a balance, with the next step', async () => {
  open();
  const audit = await card('Auditoría');
  expect(audit.getByText('Falta algo')).toBeDefined();
  const next = audit.getByRole('link', { name: 'Cargar balance' });
  expect(next.getAttribute('href')).toBe('/empresa/7/servicio/auditoria?cargar');
});

it('offers nothing that the role of the user does not include, and asks nothing about it', async () => {
  const { asked } = open({ permissions: ['estados_financieros.ver'] });
  const audit = await card('Auditoría');
  expect(audit.getByText(/^Tu cargo no incluye/)).toBeDefined();
  expect(audit.queryByRole('link')).toBeNull();
  expect(asked.some(({ path }) => path.endsWith('/audit-months'))).toBe(false);
});

it('announces the statements where the installation does not offer them yet', async () => {
  open({ upcoming: ['statements'] });
  const statements = await card('Estados financieros');
  expect(await statements.findByText(/^Estamos trabajando para mejorar tu experiencia/)).toBeDefined();
  expect(statements.queryByRole('link')).toBeNull();
});
