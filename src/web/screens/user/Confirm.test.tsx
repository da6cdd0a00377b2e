// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endUserSessions, listUserSessions, resetSecondFactor, updateUser } from '#api/users/users/contract.ts';
import { madeMember } from '../../../../tests/support/web/made-records.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { ActiveButton } from './ActiveButton.tsx';
import { SecurityPanel } from './SecurityPanel.tsx';
import { useUserChanges } from './use-user-changes.ts';

const user = madeMember({ status: 'activo', invitationExpiresAt: null, hasSecondFactor: true });
const session = {
  id: 'a',
  attributes: {
    createdAt: '2026-03-02T10:00:00Z',
    expiresAt: '2026-03-02T22:00:00Z',
    address: '190.85.1.2',
    userAgent: 'Firefox',
  },
};
const server = [
  answers(listUserSessions, { data: [session] }),
  answers(updateUser, { data: user }),
  answers(endUserSessions, undefined),
  answers(resetSecondFactor, undefined),
];

function Page() {
  const changes = useUserChanges(user.id);
  return (
    <>
      <ActiveButton user={user} changes={changes} />
      <SecurityPanel user={user} canEdit canSee changes={changes} />
    </>
  );
}

const dialog = () => within(screen.getByRole('dialog'));

describe('what ends the access of a user', () => {
  it.each([
    ['Desactivar', 'Usuario desactivado', 'PATCH /users/2', { user_is_active: false, password: 'mi clave' }],
    ['Restablecer', 'Segundo factor restablecido', 'DELETE /users/2/second-factor', { password: 'mi clave' }],
    ['Cerrar todas', 'Sesiones cerradas', 'DELETE /users/2/sessions', { password: 'mi clave' }],
  ])('takes the password of who presses %s', async (label, said, call, body) => {
    const shown = show(<Page />, { server });
    await shown.user.click(await screen.findByRole('button', { name: label }));
    await shown.user.click(dialog().getByRole('button', { name: label }));
    expect(shown.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
    await shown.user.type(dialog().getByLabelText('Contraseña'), 'mi clave');
    await shown.user.click(dialog().getByRole('button', { name: label }));
    await waitFor(() => expect(shown.notices()).toEqual([said]));
    const sent = shown.asked.filter(({ method }) => method !== 'GET');
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([call]);
    expect(sent[0]?.body).toEqual(body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says in the dialog that the password is wrong, and forgets it when opened again', async () => {
    const wrong = { error: 'password.wrong', message: 'La contraseña actual no es esa.' };
    const shown = show(<Page />, { server: [refuses(endUserSessions, 422, wrong), ...server] });
    const open = async () => shown.user.click(await screen.findByRole('button', { name: 'Cerrar todas' }));
    await open();
    await shown.user.type(dialog().getByLabelText('Contraseña'), 'otra{Enter}');
    await dialog().findByText(wrong.message);
    expect(shown.notices()).toEqual([]);
    await shown.user.click(dialog().getByRole('button', { name: 'Cancelar' }));
    await open();
    expect(dialog().queryByText(wrong.message)).toBeNull();
  });

  it('says why sessions are not shown, without offering to try again', async () => {
    const refused = { error: 'auth.forbidden', message: 'No.' };
    show(<Page />, { server: [refuses(listUserSessions, 403, refused), ...server] });
    await screen.findByText(/quien puede dar todos los permisos/);
    expect(screen.queryByRole('button', { name: 'Cerrar todas' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Reintentar|de nuevo/ })).toBeNull();
  });
});
