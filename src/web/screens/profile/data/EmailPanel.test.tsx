// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { askEmailChange, confirmEmailChange } from '#api/users/profile/contract.ts';
import { madeProfile } from '../../../../../tests/support/web/made-records.ts';
import { refuses, show } from '../../../../../tests/support/web/show.tsx';
import { EmailPanel } from './EmailPanel.tsx';

const profile = madeProfile({ pendingEmail: 'otra@ejemplo.co' });
const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string) => dialog().getByLabelText<HTMLInputElement>(name);
const isWrong = (name: string) => field(name).getAttribute('aria-invalid') === 'true';

async function ask(refusal: Parameters<typeof refuses>[2]) {
  const shown = show(<EmailPanel profile={profile} />, { server: [refuses(askEmailChange, 422, refusal)] });
  await shown.user.click(screen.getByRole('button', { name: 'Cambiar correo' }));
  await shown.user.type(field('Correo nuevo'), 'nueva@ejemplo.co');
  await shown.user.type(field('Contraseña'), 'mi clave');
  await shown.user.click(dialog().getByRole('button', { name: 'Enviar código' }));
  return shown;
}

async function confirm(refusal: Parameters<typeof refuses>[2]) {
  const shown = show(<EmailPanel profile={profile} />, { server: [refuses(confirmEmailChange, 422, refusal)] });
  await shown.user.click(screen.getByRole('button', { name: 'Escribir código' }));
  await shown.user.type(field('Código'), '123456{Enter}');
  return shown;
}

describe('a change of address', () => {
  it('shows a wrong password at the password, until it is typed again', async () => {
    const { user } = await ask({ error: 'password.wrong', message: 'La contraseña actual no es esa.' });
    await dialog().findByText('La contraseña actual no es esa.');
    expect([isWrong('Contraseña'), isWrong('Correo nuevo')]).toEqual([true, false]);
    await user.type(field('Contraseña'), 'x');
    expect(isWrong('Contraseña')).toBe(false);
    expect(dialog().queryByText('La contraseña actual no es esa.')).toBeNull();
  });

  it('shows a refused address at the address', async () => {
    const errors = [{ field: 'email', message: 'Ese correo no sirve.' }];
    await ask({ error: 'request.invalid', message: 'Revisa los datos.', errors });
    await dialog().findByText('Ese correo no sirve.');
    expect([isWrong('Contraseña'), isWrong('Correo nuevo')]).toEqual([false, true]);
    expect(dialog().queryByText('Revisa los datos.')).toBeNull();
  });

  it('shows a refusal of no field below the fields', async () => {
    await ask({ error: 'auth.locked', message: 'Espera 15 minutos.' });
    const notice = await dialog().findByText('Espera 15 minutos.');
    expect(notice.closest('form')?.lastElementChild?.contains(notice)).toBe(true);
  });
});

describe('the code of a new address', () => {
  it.each(['email.code_wrong', 'email.code_expired'])('shows %s at its field', async (error) => {
    await confirm({ error, message: 'Ese código no sirve.' });
    await dialog().findByText('Ese código no sirve.');
    expect(isWrong('Código')).toBe(true);
    expect(dialog().getAllByRole('alert')).toHaveLength(1);
  });

  it('shows a taken address below the field', async () => {
    await confirm({ error: 'user.email_in_use', message: 'Ese correo ya tiene cuenta.' });
    await dialog().findByText('Ese correo ya tiene cuenta.');
    expect(isWrong('Código')).toBe(false);
  });
});
