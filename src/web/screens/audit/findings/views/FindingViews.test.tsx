// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import {
  changeFindingView,
  chooseDefaultFindingView,
  deleteFindingView,
  type FindingView,
  listFindingViews,
  saveFindingView,
} from '#api/audits/finding-views/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { madeAccess } from '../../../../../../tests/support/web/made-records.ts';
import { answers, refuses, show } from '../../../../../../tests/support/web/show.tsx';
import { useAuditView } from '../../use-audit-view.ts';
import { FindingViews } from './FindingViews.tsx';
import { forgetOpened } from './use-default-view.ts';

const view = (id: number, attributes: Partial<FindingView['attributes']> = {}): FindingView => ({
  id,
  attributes: {
    name: `Vista ${id}`,
    query: { severities: ['critica'] },
    isShared: false,
    owner: null,
    isDefault: false,
    ...attributes,
  },
});

function Page() {
  return <FindingViews company={7} control={useAuditView()} />;
}

function open(
  views: readonly FindingView[],
  {
    address = '/?mes=2026-10',
    permissions = ['auditoria.ver', 'auditoria.editar'] as PermissionKey[],
    taken = '',
  } = {},
) {
  const saved = taken
    ? refuses(saveFindingView, 409, { error: 'finding.view_name_taken', message: taken })
    : answers(saveFindingView, { data: view(9) });
  return show(<Page />, {
    address,
    signedInAs: { isRootUser: false },
    server: [
      answers(ownAccess, { data: madeAccess({ companies: [{ companyId: 7, permissions }] }) }),
      answers(listFindingViews, { data: [...views] }),
      saved,
      answers(changeFindingView, { data: view(1) }),
      answers(deleteFindingView, undefined),
      answers(chooseDefaultFindingView, undefined),
    ],
  });
}
const sent = (asked: ReturnType<typeof open>['asked']) =>
  asked.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

beforeEach(forgetOpened);

describe('saved views of findings', () => {
  it('keep the filters of the address under a name, shared if so wished', async () => {
    const { user, asked } = open([], { address: '/?mes=2026-10&ver=todos&severidad=alta&asignado=0&buscar=roble' });
    await user.click(await screen.findByRole('button', { name: 'Más opciones de la lista' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Compartir con los usuarios de la empresa' }));
    await user.type(screen.getByRole('textbox', { name: 'Nombre de la vista' }), 'Altas{Enter}');
    const query = { listing: 'todos', severities: ['alta'], assignee: 0, search: 'roble' };
    await waitFor(() =>
      expect(sent(asked)).toEqual([['POST', '/companies/7/finding-views', { name: 'Altas', query, isShared: true }]]),
    );
  });

  it('say when a name is taken, and keep what was typed', async () => {
    const taken = 'Ya tienes una vista que se llama «Altas». Escribe otro nombre.';
    const { user } = open([], { taken });
    await user.click(await screen.findByRole('button', { name: 'Más opciones de la lista' }));
    await user.type(screen.getByRole('textbox', { name: 'Nombre de la vista' }), 'Altas{Enter}');
    await screen.findByText(taken);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre de la vista' }).value).toBe('Altas');
  });

  it('are applied by their address, and named while they are shown', async () => {
    const { user, address } = open([view(1)], { address: '/?mes=2026-10&ver=todos&buscar=x' });
    await user.click(await screen.findByRole('button', { name: 'Más opciones de la lista' }));
    await user.click(await screen.findByRole('link', { name: 'Vista 1' }));
    expect(address()).toBe('/?mes=2026-10&severidad=critica');
    await screen.findByRole('button', { name: 'Vista: Vista 1' });
  });

  it('are updated, renamed, shared, chosen to open with, and deleted by their owner', async () => {
    const { user, asked } = open([view(1)], { address: '/?mes=2026-10&ver=todos' });
    await user.click(await screen.findByRole('button', { name: 'Más opciones de la lista' }));
    await user.click(await screen.findByRole('button', { name: 'Más acciones de la vista Vista 1' }));
    await user.click(screen.getByRole('button', { name: 'Actualizar con los filtros de ahora' }));
    await user.click(screen.getByRole('button', { name: 'Compartir con la empresa' }));
    await user.click(screen.getByRole('button', { name: 'Abrir siempre con esta vista' }));
    await user.click(screen.getByRole('button', { name: 'Cambiar el nombre' }));
    const field = screen.getByRole('textbox', { name: 'Nombre nuevo de la vista Vista 1' });
    await user.clear(field);
    await user.type(field, 'Críticos{Enter}');
    await user.click(screen.getByRole('button', { name: 'Borrar' }));
    const query = { severities: ['critica'] };
    await waitFor(() => expect(sent(asked)).toHaveLength(5));
    expect(sent(asked)).toEqual([
      ['PUT', '/companies/7/finding-views/1', { name: 'Vista 1', query: { listing: 'todos' }, isShared: false }],
      ['PUT', '/companies/7/finding-views/1', { name: 'Vista 1', query, isShared: true }],
      ['PUT', '/companies/7/default-finding-view', { viewId: 1 }],
      ['PUT', '/companies/7/finding-views/1', { name: 'Críticos', query, isShared: false }],
      ['DELETE', '/companies/7/finding-views/1', undefined],
    ]);
  });

  it('of others can be opened with, and nothing else', async () => {
    const { user } = open([view(1, { owner: 'Marta Ríos', isShared: true })], { permissions: ['auditoria.ver'] });
    await user.click(await screen.findByRole('button', { name: 'Más opciones de la lista' }));
    await screen.findByText('De Marta Ríos');
    await user.click(screen.getByRole('button', { name: 'Más acciones de la vista Vista 1' }));
    expect(screen.getByRole('button', { name: 'Abrir siempre con esta vista' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Borrar' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /^Compartir/ })).toBeNull();
  });
});

describe('the view that the findings open with', () => {
  it('is applied once to an address without filters', async () => {
    const { address } = open([view(1, { isDefault: true })]);
    await waitFor(() => expect(address()).toBe('/?mes=2026-10&severidad=critica'));
  });

  it('gives way to an address that asks for something', async () => {
    const { address } = open([view(1, { isDefault: true })], { address: '/?mes=2026-10&ver=corregidos' });
    await screen.findByRole('button', { name: 'Más opciones de la lista' });
    expect(address()).toBe('/?mes=2026-10&ver=corregidos');
  });
});
