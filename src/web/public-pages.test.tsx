// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showPages } from '../../tests/support/web/show-pages.tsx';
import { session } from './data/session/session.ts';
import { routes } from './routes.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it.each(['/registro', '/terminos-condiciones', '/autorizacion'])(
  '%s has a simple header that leads to sign in, without menu, selector or footer',
  async (path) => {
    showPages(routes, path, { signedOut: true });
    const link = await screen.findByRole('link', { name: '¿Deseas iniciar sesión?' });
    expect(link.getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('navigation', { name: 'Menú principal' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Empresa' })).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  },
);

it('/login has neither menu nor footer', async () => {
  showPages(routes, '/login', { signedOut: true });
  await screen.findByRole('button', { name: 'Ingresar' });
  expect(screen.queryByRole('navigation', { name: 'Menú principal' })).toBeNull();
  expect(screen.queryByText(/Todos los derechos reservados/)).toBeNull();
});

it('/registro has no menu for who is signed in either', async () => {
  showPages(routes, '/registro');
  await screen.findByRole('link', { name: 'Volver a Cuadre' });
  expect(screen.queryByRole('navigation', { name: 'Menú principal' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Empresa' })).toBeNull();
  session.logout({ stay: true });
});
