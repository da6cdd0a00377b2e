// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { type FirstStep, firstSteps, getFirstSteps, putFirstStepsAside } from '#api/audits/first-steps/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { madeAccess } from '../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../tests/support/web/show.tsx';
import { FirstSteps } from './FirstSteps.tsx';

const all: PermissionKey[] = ['empresas.editar', 'auditoria.ejecutar', 'parametrizacion.editar'];

function open(done: readonly FirstStep[], { permissions = all, isSiigo = true, isAside = false } = {}) {
  let kept = isAside;
  return show(<FirstSteps company={{ id: 7, uses_siigo: isSiigo }} />, {
    signedInAs: { isRootUser: false },
    server: [
      answers(ownAccess, { data: madeAccess({ companies: [{ companyId: 7, permissions }] }) }),
      answers(getFirstSteps, () => ({
        data: { isAside: kept, steps: firstSteps.map((step) => ({ step, isDone: done.includes(step) })) },
      })),
      answers(putFirstStepsAside, ({ body }) => {
        kept = (body as { isAside: boolean }).isAside;
        return { data: { isAside: kept } };
      }),
    ],
  });
}

it('leads to what is not done yet, as far as the user may', async () => {
  open(['profile']);
  const panel = within(await screen.findByRole('region', { name: 'Primeros pasos' }));
  panel.getByText('1 de 6 hechos');
  await panel.findByRole('link', { name: 'Conecta Siigo Nube' });
  expect(panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Conecta Siigo Nube', '/empresa/7'],
    ['Carga el primer balance', '/empresa/7/servicio/auditoria?cargar'],
    ['Revisa y acepta las cuentas y parámetros', '/empresa/7/servicio/edicion-plan-cuentas/0'],
    ['Haz la primera auditoría', '/empresa/7/servicio/auditoria'],
  ]);
  expect(panel.getAllByText('Hecho')).toHaveLength(1);
  panel.getByText('Invita a alguien de tu equipo');
});

it('names the package of companies that load files', async () => {
  open(['software'], { isSiigo: false });
  await screen.findByText('Elige el programa contable');
});

it('is put aside and taken up again', async () => {
  const { user, asked } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Dejar para después' }));
  await user.click(await screen.findByRole('button', { name: 'Ver los primeros pasos' }));
  await screen.findByRole('region', { name: 'Primeros pasos' });
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { isAside: true },
    { isAside: false },
  ]);
});

it('goes away with the first audit', async () => {
  const { asked } = open(['audit']);
  await waitFor(() => expect(asked.some(({ path }) => path === '/user/first-steps/7')).toBe(true));
  expect(screen.queryByText('Primeros pasos')).toBeNull();
});
