// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { checkVerificationCode, requestVerificationCode } from '#api/access/registration/contract.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { CodeStep } from './CodeStep.tsx';

const registered = {
  name: 'Camila Rojas',
  email: 'camila@ejemplo.co',
  documentType: '13',
  documentNumber: '52123456',
  phone: '3001234567',
};
const registration = { secret: 'r'.repeat(43), person: registered, verified: false, company: null };
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Código' });
const confirm = () => screen.getByRole('button', { name: /^Confirmar/ });

function open(...server: ReturnType<typeof answers>[]) {
  const told = { onBack: vi.fn(), onDone: vi.fn(() => Promise.resolve()) };
  return { ...told, ...show(<CodeStep registration={registration} {...told} />, { signedOut: true, server }) };
}

describe('the code of the mail', () => {
  it('is taken as it is pasted, and leads on', async () => {
    const { user, asked, onDone } = open(answers(checkVerificationCode, { data: { verified: true } }));
    await user.click(code());
    await user.paste(' 123-456 ');
    expect(code().value).toBe('123456');
    await user.click(confirm());
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(asked[0]?.body).toEqual({ registration: registration.secret, code: '123456' });
  });

  it('has six digits', async () => {
    const { user, asked } = open();
    await user.click(confirm());
    await screen.findByText('Por favor ingresar código');
    await user.type(code(), '12');
    await user.click(confirm());
    await screen.findByText('El código tiene 6 dígitos');
    expect(asked).toEqual([]);
  });

  it('that is wrong is said, kept and selected', async () => {
    const refused = { error: 'registration.code_wrong', message: 'Ese no es el código.' };
    const { user, onDone } = open(refuses(checkVerificationCode, 422, refused));
    await user.type(code(), '123456');
    await user.click(confirm());
    await screen.findByText(refused.message);
    expect(document.activeElement).toBe(code());
    expect(code().value).toBe('123456');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('is mailed again, and the one that was typed is gone', async () => {
    const { user, asked, notices } = open(
      answers(requestVerificationCode, { data: { registration: registration.secret } }),
    );
    await user.type(code(), '12');
    await user.click(screen.getByRole('button', { name: 'Enviar otro código' }));
    await waitFor(() => expect(notices()).toEqual(['Código enviado']));
    expect(code().value).toBe('');
    expect(asked[0]?.body).toEqual({ registration: registration.secret });
  });

  it('is left to correct what was given', async () => {
    const { user, onBack } = open();
    await user.click(screen.getByRole('button', { name: 'Corregir mis datos' }));
    expect(onBack).toHaveBeenCalledOnce();
  });
});
