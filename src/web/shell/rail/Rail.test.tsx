// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { getConfiguration } from '#api/service/configuration/contract.ts';
import { permissionKeys } from '#core/product/permission.ts';
import type { Configuration } from '#web/data/configuration.ts';
import { madeAccess } from '../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { Rail } from './Rail.tsx';

const configured: Configuration = {
  support: { whatsApp: 'https://wa.me/573001234567', phone: '+57 601 555 1234', email: 'soporte@cuadre.example' },
  showsRolesDrawer: false,
  upcoming: ['statements'],
  hasPartnerLogo: false,
  videos: [],
};

const server = (configuration = configured) => [
  answers(getConfiguration, { data: configuration }),
  answers(ownAccess, { data: madeAccess({ account: [...permissionKeys] }) }),
];
const rail = (narrow: boolean) => <Rail narrow={narrow} onToggle={() => undefined} />;
const link = (name: string) => screen.findByRole('link', { name });

it.each([false, true])('offers the contacts of support; with the narrow menu (%j) by their icons', async (narrow) => {
  show(rail(narrow), { server: server() });
  const whatsApp = await link('Soporte por WhatsApp');
  expect(whatsApp.getAttribute('href')).toBe('https://wa.me/573001234567');
  expect((await link('Soporte por teléfono: +57 601 555 1234')).getAttribute('href')).toBe('tel:+576015551234');
  const mail = await link('Soporte por correo: soporte@cuadre.example');
  expect(mail.getAttribute('href')).toBe('mailto:soporte@cuadre.example');
  expect(mail.textContent).toBe(narrow ? '' : 'soporte@cuadre.example');
});

it('offers no support to administrators', async () => {
  const { asked } = show(rail(false), { isStaff: true, server: server() });
  await expect.poll(() => asked.some(({ path }) => path === '/configuration')).toBe(true);
  await link('Licencias');
  expect(screen.queryByRole('link', { name: /^Soporte/ })).toBeNull();
});

it('shows on a phone only the contacts that the installation has', async () => {
  const support = { whatsApp: '', phone: '', email: 'soporte@cuadre.example' };
  show(<MenuDrawer open onClose={() => undefined} />, { server: server({ ...configured, support }) });
  await link('Soporte por correo: soporte@cuadre.example');
  expect(screen.queryByRole('link', { name: /WhatsApp|teléfono/ })).toBeNull();
});

it('says of a module that is only announced that it is being worked on, and closes the menu of a phone first', async () => {
  const onClose = vi.fn();
  const { user, notices, address } = show(<MenuDrawer open onClose={onClose} />, { server: server() });
  await user.click(await screen.findByRole('button', { name: 'Estados Financieros' }));
  expect(notices()).toEqual([
    'Estamos trabajando para mejorar tu experiencia en la plataforma. Te avisaremos cuando esté lista.',
  ]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(address()).toBe('/');
});

it('the logo goes to the audit', async () => {
  show(rail(false), { server: server() });
  expect((await link('Cuadre, ir a Auditoría')).getAttribute('href')).toBe('/empresa/0/servicio/auditoria');
});

it('closes the menu of a phone before it goes anywhere', async () => {
  const left: string[] = [];
  function Menu() {
    const [isOpen, setOpen] = useState(true);
    const close = () => {
      left.push(page.address());
      setOpen(false);
    };
    return <MenuDrawer open={isOpen} onClose={close} />;
  }
  const page = show(<Menu />, { server: server() });
  await page.user.click(await link('Empresas'));
  expect(left).toEqual(['/']);
  expect(page.address()).toBe('/empresas');
});

it('shows the drawer of roles only where the installation wants it, with its four pages', async () => {
  const { user } = show(rail(false), { server: server({ ...configured, showsRolesDrawer: true }) });
  await user.click(await screen.findByRole('button', { name: 'Permisos y Cargos' }));
  const pages = ['/permisos', '/crear-cargo', '/editar-cargo', '/asignacion-cargos'];
  await expect
    .poll(() => screen.getAllByRole('link').map((each) => each.getAttribute('href')))
    .toEqual(expect.arrayContaining(pages));
});

it('hides the drawer of roles where it is not configured', async () => {
  show(rail(false), { server: server() });
  await link('Soporte por WhatsApp');
  expect(screen.queryByRole('button', { name: 'Permisos y Cargos' })).toBeNull();
});
