// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { getCompany } from '#api/companies/companies/contract.ts';
import { getStatementNotes, setStatementNotes } from '#api/statements/notes/contract.ts';
import { getStatement } from '#api/statements/statements/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { madeAccess, madeCompany } from '../../../../../tests/support/web/made-records.ts';
import { madeNodeDocument, madeTreeDocument } from '../../../../../tests/support/web/made-statement.ts';
import { answers, refuses, show } from '../../../../../tests/support/web/show.tsx';
import { NotesPanel } from './NotesPanel.tsx';

const notes = [{ title: 'Nota 1. La empresa', text: 'Vende aves.\nY plumas.' }];
const carried = { period: '2026-10', notes, from: '2025-08', version: 0 };

const stores = [
  answers(getStatementNotes, { data: carried }),
  answers(setStatementNotes, { data: { ...carried, from: '2026-10', version: 1 } }),
];

function open(permissions: PermissionKey[], server = stores) {
  return show(<NotesPanel company={7} period="2026-10" />, {
    signedInAs: { isRootUser: false },
    server: [answers(ownAccess, { data: madeAccess({ companies: [{ companyId: 7, permissions }] }) }), ...server],
  });
}

it('writes carried notes for this year, over what was read', async () => {
  const { user, asked, notices } = open(['estados_financieros.editar']);
  expect(await screen.findByText(/Vienen de 2025: si las cambias, quedan para 2026/)).toBeDefined();
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

const write = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Agregar nota' }));
  await user.type(screen.getByRole('textbox', { name: 'Texto de la nota 2' }), 'En el banco.');
};
const secondNote = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Texto de la nota 2' });

it('keeps what is written through a reload without a server, until it is discarded', async () => {
  const { user, close } = open(['estados_financieros.editar']);
  await write(user);
  close();
  const again = open(['estados_financieros.editar']);
  await screen.findByText('Recuperamos lo que habías escrito y no guardaste.');
  expect(secondNote()?.value).toBe('En el banco.');
  await again.user.click(screen.getByRole('button', { name: 'Descartar lo mío' }));
  expect(secondNote()).toBeNull();
  again.close();
  open(['estados_financieros.editar']);
  expect(await screen.findByRole('textbox', { name: 'Texto de la nota 1' })).toBeDefined();
  expect(secondNote()).toBeNull();
});

it('keeps what is written when somebody else saves first, and says whose is on the page', async () => {
  let isTheirs = false;
  const theirs = { ...carried, from: '2026-10', version: 1, notes: [{ title: 'Nota 1. La empresa', text: 'Otra.' }] };
  const refused = { error: 'resource.conflict', message: 'Otra persona las cambió.' };
  const { user } = open(
    ['estados_financieros.editar'],
    [
      answers(getStatementNotes, () => ({ data: isTheirs ? theirs : carried })),
      refuses(setStatementNotes, 409, refused),
    ],
  );
  await write(user);
  await user.type(screen.getByRole('textbox', { name: 'Título de la nota 2' }), 'Efectivo');
  isTheirs = true;
  await user.click(screen.getByRole('button', { name: 'Guardar notas' }));
  await screen.findByText(/Otra persona guardó mientras escribías/);
  expect(secondNote()?.value).toBe('En el banco.');
  await user.click(screen.getByRole('button', { name: 'Descartar lo mío' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texto de la nota 1' }).value).toBe('Otra.');
});

it('is only read by who may not edit', async () => {
  open(['estados_financieros.ver']);
  expect(await screen.findByText('Y plumas.')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('proposes notes to a company without any, which are saved as they are left', async () => {
  const none = { ...carried, notes: [], from: null };
  const position = madeTreeDocument({
    key: 'situacion-financiera',
    columns: [{ key: 'actual', label: 'Octubre 2026', kind: 'amount' }],
    nodes: [madeNodeDocument('cash', ['100.00'])],
  });
  const { user, asked } = open(
    ['estados_financieros.editar'],
    [
      answers(getStatementNotes, { data: none }),
      answers(setStatementNotes, { data: { ...none, from: '2026-10', version: 1 } }),
      answers(getCompany, { data: madeCompany({ profile: { grupoNiif: 3 } }) }),
      answers(getStatement, { data: position, marks: [] }),
    ],
  );
  await user.click(await screen.findByRole('button', { name: 'Proponer textos' }));
  expect(screen.queryByRole('button', { name: 'Proponer textos' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Quitar la nota 3' }));
  await user.click(screen.getByRole('button', { name: 'Guardar notas' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      notes: [
        { title: 'Nota 1. Entidad que informa', text: expect.stringContaining('NIT 900.481.237-6') },
        { title: 'Nota 2. Bases de preparación', text: expect.stringContaining('anexo 3') },
      ],
    }),
  );
});
