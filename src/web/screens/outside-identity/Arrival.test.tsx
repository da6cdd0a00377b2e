// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../../tests/support/web/show.tsx';
import { Arrival } from './Arrival.tsx';

it('without anything brought asks nothing, and leads who is signed in back to the product', async () => {
  const { asked } = show(<Arrival />, { address: '/redireccionar' });
  await screen.findByText(/no trajo nada\. Tu sesión sigue abierta\.$/);
  expect(screen.getByRole('button', { name: 'Volver a Cuadre' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ingresar con contraseña' })).toBeNull();
  expect(asked).toEqual([]);
});

it('offers the password to strangers', async () => {
  show(<Arrival />, { address: '/redireccionar', signedOut: true });
  await screen.findByText(/Empieza de nuevo o ingresa con tu contraseña\.$/);
  expect(screen.getByRole('button', { name: 'Ingresar con contraseña' })).toBeDefined();
});
