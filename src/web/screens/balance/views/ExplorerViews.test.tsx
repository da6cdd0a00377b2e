// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import {
  changeExplorerView,
  deleteExplorerView,
  listExplorerViews,
  type SavedExplorerView,
  saveExplorerView,
} from '#api/audits/explorer-views/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { madeAccess } from '../../../../../tests/support/web/made-records.ts';
import { answers, refuses, show } from '../../../../../tests/support/web/show.tsx';
import { useBalanceView } from '../use-balance-view.ts';
import { ExplorerViews } from './ExplorerViews.tsx';

const view = (id: number, attributes: Partial<SavedExplorerView['attributes']> = {}): SavedExplorerView => ({
  id,
  attributes: { name: `Vista ${id}`, query: { account: '13', moved: true }, owner: 'Marta Ríos', ...attributes },
});

function Page() {
  return <ExplorerViews company={7} period="2026-10" control={useBalanceView()} />;
}

const editing: PermissionKey[] = ['auditoria.ver', 'auditoria.editar'];

function open(views: SavedExplorerView[], { address = '/?mes=2026-10', permissions = editing, taken = '' } = {}) {
  const saved = taken
    ? refuses(saveExplorerView, 409, { error: 'explorer.view_name_taken', message: taken })
    : answers(saveExplorerView, { data: view(9) });
  return show(<Page />, {
    address,
    signedInAs: { isRootUser: false },
    server: [
      answers(ownAccess, { data: madeAccess({ companies: [{ companyId: 7, permissions }] }) }),
      answers(listExplorerViews, { data: views }),
      saved,
      answers(changeExplorerView, { data: view(1) }),
      answers(deleteExplorerView, undefined),
    ],
  });
}
const sent = (asked: ReturnType<typeof open>['asked']) =>
  asked.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

it('keeps what is shown under a name', async () => {
  const { user, asked } = open([], { address: '/?mes=2026-10&con=2025-10&cuenta=13&lista=tercero&orden=difference' });
  await user.click(await screen.findByRole('button', { name: 'Vistas guardadas' }));
  await user.type(await screen.findByRole('textbox', { name: 'Nombre de la vista' }), ' Cartera {Enter}');
  const query = { monthsBack: 12, list: 'thirdParties', account: '13', order: 'difference', descending: true };
  await waitFor(() => expect(sent(asked)).toEqual([['POST', '/explorer-views', { name: 'Cartera', query }]]));
});

it('says why a name is refused, and keeps what was typed', async () => {
  const { user } = open([], { taken: 'Tu firma ya tiene una vista que se llama «Cartera». Escribe otro nombre.' });
  await user.click(await screen.findByRole('button', { name: 'Vistas guardadas' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nombre de la vista' });
  await user.type(field, 'Cartera{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Escribe otro nombre');
  expect(field.value).toBe('Cartera');
});

it('leads to what one shows, and tells which is shown', async () => {
  const { user, address } = open([view(1), view(2, { query: { layout: 'months' }, owner: null })]);
  await user.click(await screen.findByRole('button', { name: 'Vistas guardadas' }));
  expect(screen.getByText('De Marta Ríos')).toBeDefined();
  expect(screen.getByText('La guardaste tú')).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Vista 1' }));
  expect(address()).toBe('/?mes=2026-10&cuenta=13&movidas');
  expect(screen.getByRole('button', { name: 'Vista: Vista 1' })).toBeDefined();
});

it('is changed, renamed and deleted by who may edit', async () => {
  const { user, asked } = open([view(1)], { address: '/?mes=2026-10&contrarias' });
  await user.click(await screen.findByRole('button', { name: 'Vistas guardadas' }));
  await user.click(await screen.findByRole('button', { name: 'Más acciones de la vista Vista 1' }));
  await user.click(screen.getByRole('button', { name: 'Actualizar con lo que se ve ahora' }));
  await user.click(screen.getByRole('button', { name: 'Cambiar el nombre' }));
  const field = screen.getByRole('textbox', { name: 'Nombre nuevo de la vista Vista 1' });
  await user.clear(field);
  await user.type(field, 'Contrarias{Enter}');
  await user.click(screen.getByRole('button', { name: 'Borrar para toda la firma' }));
  await waitFor(() => expect(sent(asked)).toHaveLength(3));
  expect(sent(asked)).toEqual([
    ['PUT', '/explorer-views/1', { name: 'Vista 1', query: { contrary: true } }],
    ['PUT', '/explorer-views/1', { name: 'Contrarias', query: { account: '13', moved: true } }],
    ['DELETE', '/explorer-views/1', undefined],
  ]);
});

it('is only opened by who may look, except what they saved', async () => {
  const { user } = open([view(1), view(2, { owner: null })], { permissions: ['auditoria.ver'] });
  await user.click(await screen.findByRole('button', { name: 'Vistas guardadas' }));
  await screen.findByRole('link', { name: 'Vista 1' });
  expect(screen.queryByRole('button', { name: /Vista 1/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Más acciones de la vista Vista 2' })).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});
