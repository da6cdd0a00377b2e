// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { inviteUser } from '#api/users/invitations/contract.ts';
import { listRoles } from '#api/users/roles/contract.ts';
import { madeMember, madeRole } from '../../../../tests/support/web/made-records.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { InviteDrawer } from './InviteDrawer.tsx';

const choices = [answers(userCompanies, { data: [] }), answers(listRoles, { data: [madeRole('Cliente')] })];
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Correo electrónico' });
const send = () => screen.getByRole('button', { name: 'Enviar invitación' });
async function chooseRole(user: ReturnType<typeof show>['user'], role: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: 'Cargo' }));
  await user.click(await screen.findByRole('option', { name: role }));
}
const invitations = (asked: readonly { method: string; body: unknown }[]) =>
  asked.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));

function open(...server: ReturnType<typeof answers>[]) {
  const onClose = vi.fn();
  const shown = show(<InviteDrawer open onClose={onClose} />, { server: [...choices, ...server] });
  return { ...shown, onClose };
}

describe('inviting somebody', () => {
  it('says what is missing and leads to it', async () => {
    const { user, asked } = open();
    await user.click(send());
    await screen.findByText('Por favor ingresar nombre');
    expect(screen.getByText('Por favor ingresar correo electrónico')).toBeDefined();
    expect(screen.getByText('Por favor ingresar cargo')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect(invitations(asked)).toEqual([]);
  });

  it('says what is wrong once a field is left, not while it is typed', async () => {
    const { user } = open();
    await user.type(email(), 'clara.rey@');
    expect(screen.queryByText(/no es un correo válido/)).toBeNull();
    await user.tab();
    await screen.findByText(/no es un correo válido/);
    await user.type(name(), 'C');
    await user.tab();
    await screen.findByText('Nombre debe tener mínimo 2 caracteres');
  });

  it('sends what was typed without the blanks around it, tells it, and closes', async () => {
    const { user, asked, notices, onClose } = open(answers(inviteUser, { data: madeMember() }));
    await user.type(name(), 'Clara Rey ');
    await user.type(email(), ' clara.rey@ejemplo.co');
    await chooseRole(user, 'Cliente');
    await user.click(send());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const body = {
      user_name: 'Clara Rey',
      user_email: 'clara.rey@ejemplo.co',
      company_ids: [],
      jobs: [{ job_id: madeRole('Cliente').id, company_id: null }],
    };
    expect(invitations(asked)).toEqual([body]);
    expect(notices()).toEqual(['Invitación enviada']);
  });

  it('keeps everything when the address is taken, and says it beside the field', async () => {
    const message = 'Ese correo ya tiene un usuario.';
    const { user, onClose } = open(refuses(inviteUser, 409, { error: 'user.email_taken', message }));
    await user.type(name(), 'Clara Rey');
    await user.type(email(), 'clara.rey@ejemplo.co');
    await chooseRole(user, 'Cliente');
    await user.click(send());
    await screen.findByText(message);
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect([name().value, email().value]).toEqual(['Clara Rey', 'clara.rey@ejemplo.co']);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says above the buttons what belongs to no field', async () => {
    const message = 'Tu licencia no tiene más cupos de usuarios.';
    const { user } = open(refuses(inviteUser, 403, { error: 'license.limit', message }));
    await user.type(name(), 'Clara Rey');
    await user.type(email(), 'clara.rey@ejemplo.co');
    await chooseRole(user, 'Cliente');
    await user.click(send());
    await waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(message));
  });

  it('is left by the cross and by the button', async () => {
    const { user, onClose } = open();
    const drawer = within(screen.getByRole('dialog', { name: 'Invitar usuario' }));
    await user.click(drawer.getByRole('button', { name: 'Cerrar' }));
    await user.click(drawer.getByRole('button', { name: 'Cancelar' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
