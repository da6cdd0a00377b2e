// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { exportStatements } from '#api/statements/documents/contract.ts';
import { getSignedStatements } from '#api/statements/signed/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { madeAccess } from '../../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { readView } from '../statement-view.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { SignedChanges } from './SignedChanges.tsx';

const periods = ['2026-08', '2026-09', '2026-10', '2025-10'];

function open(permissions: PermissionKey[], { signedOff = false, view = '' } = {}) {
  return show(
    <ExportMenu
      {...{ company: 7, period: '2026-10', periods, signedOff }}
      view={readView(new URLSearchParams(view))}
    />,
    {
      signedInAs: { isRootUser: false },
      server: [
        answers(ownAccess, { data: madeAccess({ companies: [{ companyId: 7, permissions }] }) }),
        answers(exportStatements, {} as never),
      ],
    },
  );
}

it('downloads all statements as they are looked at, beside months that there are', async () => {
  const { user, asked } = open(['estados_financieros.exportar'], { view: 'cifras=ano&por-naturaleza&directo' });
  await user.click(await screen.findByRole('button', { name: 'Descargar' }));
  expect(screen.getByText(/salen como borrador/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'PDF de lo que se firmó' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Excel con fórmulas' }));
  const sent = () => asked.find(({ path }) => path === '/companies/7/statements/export');
  await waitFor(() =>
    expect(sent()?.query).toEqual({
      ...{ format: 'xlsx', period: '2026-10', compare: 'ano-anterior', by: 'nature', method: 'direct', basis: 'year' },
    }),
  );
});

it('has the year to date beside that of the year before, as the screen', async () => {
  const { user, asked } = open(['estados_financieros.exportar'], { view: 'comparar=acumulado' });
  await user.click(await screen.findByRole('button', { name: 'Descargar' }));
  await user.click(screen.getByRole('button', { name: 'PDF para firmar' }));
  const sent = () => asked.find(({ path }) => path === '/companies/7/statements/export');
  await waitFor(() => expect(sent()?.query.compare).toBe('acumulado,acumulado-anterior'));
});

it('has the month and the year beside the same of the year before, where nobody chose others', async () => {
  const { user, asked } = open(['estados_financieros.exportar']);
  await user.click(await screen.findByRole('button', { name: 'Descargar' }));
  await user.click(screen.getByRole('button', { name: 'PDF para firmar' }));
  const sent = () => asked.find(({ path }) => path === '/companies/7/statements/export');
  await waitFor(() => expect(sent()?.query.compare).toBe('ano-anterior,acumulado,acumulado-anterior'));
});

it('has what was signed once the month is closed', async () => {
  const { user, asked } = open(['estados_financieros.exportar'], { signedOff: true });
  await user.click(await screen.findByRole('button', { name: 'Descargar' }));
  await user.click(screen.getByRole('button', { name: 'PDF de lo que se firmó' }));
  const sent = () => asked.find(({ path }) => path === '/companies/7/statements/export');
  await waitFor(() =>
    expect(sent()?.query).toEqual({ format: 'pdf', period: '2026-10', figures: 'signed', unit: 'pesos' }),
  );
});

it('is not there for who may not export', async () => {
  const { asked } = open(['estados_financieros.ver']);
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(screen.queryByRole('button', { name: 'Descargar' })).toBeNull();
});

it('tells figure by figure what differs from what was signed', async () => {
  const difference = { statement: 'resultado-integral', key: 'result', label: 'Utilidad', column: 'Octubre 2026' };
  const data = {
    ...{ period: '2026-10', signedAt: '2026-11-02T10:00:00Z', madeAt: '2026-11-02T10:00:01Z', digest: 'a'.repeat(64) },
    differences: [{ ...difference, signed: '1000.00', now: null }],
    ...{ count: 2, notesChanged: true },
  };
  show(<SignedChanges company={7} period="2026-10" signedOff />, { server: [answers(getSignedStatements, { data })] });
  expect((await screen.findByText('Utilidad')).closest('tr')?.textContent).toBe('UtilidadOctubre 20261.000,00–');
  expect(screen.getByText('2 cifras distintas. Las notas también cambiaron.')).toBeDefined();
  expect(screen.getByText(/^Y 1 más/)).toBeDefined();
});
