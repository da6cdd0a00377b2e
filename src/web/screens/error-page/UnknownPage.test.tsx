// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../../tests/support/web/show.tsx';
import { showPages } from '../../../../tests/support/web/show-pages.tsx';
import { ErrorMessage } from './ErrorPage.tsx';
import { UnknownPage } from './UnknownPage.tsx';

it('keeps menu and footer for who is signed in', async () => {
  showPages([{ Component: UnknownPage, children: [{ path: '*', Component: ErrorMessage }] }], '/no-existe');
  expect(await screen.findByRole('heading', { name: 'No encontramos esta página' })).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'Menú principal' })).toBeDefined();
  await screen.findByText(/Todos los derechos reservados/, undefined, { timeout: 10_000 });
});

it('leads strangers to sign in, without a menu', () => {
  show(<UnknownPage />, { signedOut: true });
  expect(screen.getByText('Ir a ingresar')).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
});
