// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { listNotifications } from '#api/users/notifications/contract.ts';
import { madeAccess, madeCompany } from '../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { TopBar } from './TopBar.tsx';

const server = [
  answers(ownAccess, { data: madeAccess() }),
  answers(userCompanies, { data: [madeCompany()] }),
  answers(listNotifications, { data: [] }),
];
const bar = <TopBar onOpenMenu={() => undefined} slot={() => undefined} keepRow={false} />;

it('on a phone the logo goes to the audit', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: true, media: query }) as never,
  );
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  show(bar, { server });
  const logo = screen.getByRole('link', { name: 'Cuadre, ir a Auditoría' });
  expect(logo.getAttribute('href')).toBe('/empresa/0/servicio/auditoria');
});

it('the info icon goes to the help', async () => {
  const { user, address } = show(bar, { server });
  await user.click(screen.getByRole('link', { name: 'Ayuda' }));
  expect(address()).toBe('/ayuda');
});

it('the menu of the user has the entries of the seed', async () => {
  const { user } = show(bar, { server });
  await user.click(screen.getByRole('button', { name: /^Cuenta de/ }));
  for (const [name, to] of [
    ['Editar perfil', '/editar-perfil'],
    ['Cambiar contraseña', '/cambiar-password'],
  ] as const)
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to);
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeDefined();
});

it('the company selector offers none as option 0, which leads to company 0', async () => {
  const { user, address } = show(bar, { server, address: '/empresa/7/servicio/auditoria' });
  const selector = await screen.findByRole('combobox', { name: 'Empresa' });
  expect(selector.getAttribute('placeholder')).toBe('Seleccione una empresa');
  await user.click(selector);
  await user.click(await screen.findByRole('option', { name: 'Ninguna empresa' }));
  expect(address()).toBe('/empresa/0/servicio/auditoria');
});

it('the company selector is searched by name', async () => {
  const { user } = show(bar, { server, address: '/empresas' });
  const selector = await screen.findByRole('combobox', { name: 'Empresa' });
  await screen.findByRole('combobox', { name: 'Empresa' });
  await user.click(selector);
  await screen.findByRole('option', { name: /^Distribuidora El Roble/ });
  await user.type(selector, 'guatavita');
  expect(screen.queryByRole('option', { name: /^Distribuidora/ })).toBeNull();
  expect(screen.getByText('Ninguna empresa coincide')).toBeDefined();
});
