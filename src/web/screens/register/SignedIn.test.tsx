// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logout } from '#api/access/auth/contract.ts';
import { useSession } from '#web/data/session/session.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { Register } from './Screen.tsx';

it('tells who is signed in that they have an account, and leaves it to create another', async () => {
  const { user, address } = show(<Register />, {
    address: '/registro?alianza=siigo',
    server: [answers(logout, undefined as never)],
  });
  await screen.findByRole('heading', { name: 'Ya tienes una cuenta' });
  await user.click(screen.getByRole('button', { name: 'Salir y crear otra cuenta' }));
  await screen.findByRole('heading', { name: 'Tus datos' });
  expect(address()).toContain('/registro');
  expect(useSession.getState()).toMatchObject({ isAuth: false, alliance: 'siigo' });
});
