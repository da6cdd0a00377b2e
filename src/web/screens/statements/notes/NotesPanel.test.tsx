// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { getStatementNotes, setStatementNotes } from '#api/statements/notes/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { madeAccess } from '../../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { NotesPanel } from './NotesPanel.tsx';

const notes = [{ title: 'Nota 1. La empresa', text: 'Vende aves.\nY plumas.' }];
const carried = { period: '2026-10', notes, from: '2026-08', version: 0 };

function open(permissions: PermissionKey[]) {
  return show(<NotesPanel company={7} period="2026-10" />, {
    signedInAs: { isRootUser: false },
    server: [
      answers(ownAccess, { data: madeAccess({ companies: [{ companyId: 7, permissions }] }) }),
      answers(getStatementNotes, { data: carried }),
      answers(setStatementNotes, { data: { ...carried, from: '2026-10', version: 1 } }),
    ],
  });
}

it('writes carried notes for this month on, over what was read', async () => {
  const { user, asked, notices } = open(['estados_financieros.editar']);
  expect(await screen.findByText(/Vienen de agosto de 2026/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Guardar notas' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Agregar nota' }));
  await user.click(screen.getByRole('button', { name: 'Guardar notas' }));
  expect(screen.getByText('Cada nota necesita título y texto.')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Título de la nota 2' }), 'Efectivo');
  await user.type(screen.getByRole('textbox', { name: 'Texto de la nota 2' }), 'En el banco.');
  await user.click(screen.getByRole('button', { name: 'Guardar notas' }));
  await waitFor(() => expect(notices()).toEqual(['Notas guardadas']));
  const added = { title: 'Nota 2. Efectivo', text: 'En el banco.' };
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ notes: [...notes, added] });
});

it('is only read by who may not edit', async () => {
  open(['estados_financieros.ver']);
  expect(await screen.findByText('Y plumas.')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});
