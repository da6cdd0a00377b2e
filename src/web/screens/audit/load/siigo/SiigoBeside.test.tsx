// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { madeAccess } from '../../../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../../../tests/support/web/show.tsx';
import { SiigoBeside } from './SiigoBeside.tsx';
import type { SiigoNube } from './use-siigo.ts';

function open(permissions: PermissionKey[]) {
  const siigo = { company: 7, credential: { exists: false }, pulls: [] } as unknown as SiigoNube;
  show(
    <SiigoBeside siigo={siigo} asked={null}>
      zona
    </SiigoBeside>,
    {
      signedInAs: { isRootUser: false },
      server: [answers(ownAccess, { data: madeAccess({ companies: [{ companyId: 7, permissions }] }) })],
    },
  );
}

it('offers to connect Siigo Nube to who may edit the company', async () => {
  open(['auditoria.ejecutar', 'empresas.editar']);
  expect(await screen.findByRole('button', { name: 'Conectar con Siigo Nube' })).toBeDefined();
});

it('says to who may only load by whom it is connected', async () => {
  open(['auditoria.ejecutar']);
  await screen.findByText('La conecta quien puede editar los datos de la empresa.');
  expect(screen.queryByRole('button')).toBeNull();
});
