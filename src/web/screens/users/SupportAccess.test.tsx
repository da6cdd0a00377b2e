// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { endSupport, grantSupport, listSupportGrants } from '#api/access/support-grants/contract.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { SupportAccess } from './SupportAccess.tsx';

const grant = {
  id: '01890000-0000-7000-8000-000000000001',
  reason: 'Revisar enero',
  grantedBy: 'Ana Ruiz',
  grantedAt: '2026-11-28T15:00:00Z',
  endsAt: '2026-12-01T15:00:00Z',
  endedAt: null,
  isInForce: true,
};

it('gives access for some days and a reason, which it asks for', async () => {
  const { user, asked } = show(<SupportAccess />, {
    server: [answers(listSupportGrants, { data: [] }), answers(grantSupport, { data: [grant] })],
  });
  await user.click(await screen.findByRole('button', { name: 'Dar acceso' }));
  await user.click(screen.getAllByRole('button', { name: 'Dar acceso' }).at(-1)!);
  await screen.findByText(/Por favor ingresar para qué/);
  await user.type(screen.getByRole('textbox', { name: 'Para qué' }), 'Revisar enero');
  await user.click(screen.getAllByRole('button', { name: 'Dar acceso' }).at(-1)!);
  await screen.findByText('Abierto hasta el 1 dic 2026');
  expect(asked.find(({ method }) => method === 'POST')!.body).toEqual({ days: 3, reason: 'Revisar enero' });
});

it('takes it back', async () => {
  const ended = { ...grant, isInForce: false, endedAt: '2026-11-29T15:00:00Z' };
  const { user } = show(<SupportAccess />, {
    server: [answers(listSupportGrants, { data: [grant] }), answers(endSupport, { data: [ended] })],
  });
  await screen.findByText(/Para: Revisar enero/);
  await user.click(screen.getByRole('button', { name: 'Quitar acceso' }));
  await screen.findByText('Nadie del soporte puede abrir tus libros');
});
