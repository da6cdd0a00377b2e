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

it.each(['/registro', '/terminos-condiciones', '/autorizacion', '/redireccionar'])(
  '%s keeps the simple header for who is signed in, with the footer and without menu or selector',
  async (path) => {
    const { router } = showPages(routes, path);
    const link = await screen.findByRole('link', { name: 'Volver a Cuadre' });
    expect(link.getAttribute('href')).toBe('/');
    const footer = await screen.findByRole('contentinfo', undefined, { timeout: 10_000 });
    expect(footer.textContent).toContain('Todos los derechos reservados');
    expect(screen.queryByRole('navigation', { name: 'Menú principal' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Empresa' })).toBeNull();
    expect(router.state.location.pathname).toBe(path);
    session.logout({ stay: true });
  },
);

it('/recuperar-clave has menu and footer for who is signed in, and neither for strangers', async () => {
  showPages(routes, '/recuperar-clave');
  await screen.findByRole('heading', { level: 1, name: 'Recuperar contraseña' });
  expect(screen.getByRole('navigation', { name: 'Menú principal' })).toBeDefined();
  await screen.findByRole('contentinfo', undefined, { timeout: 10_000 });
  session.logout({ stay: true });
  cleanup();
  showPages(routes, '/recuperar-clave', { signedOut: true });
  await screen.findByRole('heading', { level: 1, name: 'Recuperar contraseña' });
  expect(screen.queryByRole('navigation', { name: 'Menú principal' })).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});
