// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { documentTypes } from '#api/kernel/catalogues/contract.ts';
import { updateProfile } from '#api/users/profile/contract.ts';
import { madeProfile } from '../../../../../tests/support/web/made-records.ts';
import { answers, refuses, show } from '../../../../../tests/support/web/show.tsx';
import { UserForm } from './UserForm.tsx';

const types = answers(documentTypes, { data: [{ code: '13', name: 'Cédula de ciudadanía', short_name: 'CC' }] });
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre completo' });
const phone = () => screen.getByLabelText<HTMLInputElement>('Celular o teléfono');
const save = () => screen.getByRole('button', { name: 'Guardar cambios' });
const changes = (asked: readonly { method: string; body: unknown }[]) =>
  asked.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []));

function open(...server: ReturnType<typeof answers>[]) {
  return show(<UserForm profile={madeProfile({ phone: '3001234567' })} />, { server: [types, ...server] });
}

describe('what somebody says of themselves', () => {
  it('sends what was left empty as nothing', async () => {
    const { user, asked, notices } = open(answers(updateProfile, { data: madeProfile() }));
    await user.clear(phone());
    await user.click(save());
    await waitFor(() => expect(notices()).toHaveLength(1));
    expect(changes(asked)).toEqual([
      { name: 'Camila Rojas', documentType: null, documentNumber: null, phone: null, professionalCard: null },
    ]);
  });

  it('asks for the kind of a document that has a number', async () => {
    const { user, asked } = open();
    await user.type(screen.getByLabelText('Número de documento'), '52.123.456');
    await user.click(save());
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
    expect(changes(asked)).toEqual([]);
  });

  it('says beside its field what the server refuses, and keeps what was typed', async () => {
    const errors = [{ field: 'phone', message: 'Ese número no existe.' }];
    const { user } = open(refuses(updateProfile, 422, { error: 'request.invalid', message: 'No se puede.', errors }));
    await user.clear(name());
    await user.type(name(), 'Camila R.');
    await user.click(save());
    await screen.findByText('Ese número no existe.');
    expect(phone().getAttribute('aria-invalid')).toBe('true');
    expect(name().value).toBe('Camila R.');
    expect(screen.queryByText('No se puede.')).toBeNull();
  });
});
