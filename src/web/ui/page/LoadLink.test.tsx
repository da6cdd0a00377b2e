// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { madeAccess } from '../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { LoadLink } from './LoadLink.tsx';

const open = (permissions: string[]) =>
  show(
    <LoadLink company={4} period="2026-02">
      Cargar balance
    </LoadLink>,
    {
      address: '/',
      server: [
        answers(ownAccess, {
          data: madeAccess({ account: [], companies: [{ companyId: 4, permissions }] as never }),
        }),
      ],
    },
  );

it('leads to the load of the month', async () => {
  open(['auditoria.ver', 'auditoria.ejecutar']);
  const link = await screen.findByRole('link', { name: 'Cargar balance' });
  expect(link.getAttribute('href')).toBe('/empresa/4/servicio/auditoria?mes=2026-02&cargar');
});

it('is not there for who may only look', async () => {
  const { asked } = open(['auditoria.ver']);
  await expect.poll(() => asked.length).toBe(1);
  await expect.poll(() => screen.queryByRole('link')).toBeNull();
});
