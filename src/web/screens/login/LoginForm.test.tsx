// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { login } from '#api/access/auth/contract.ts';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { madeCompany, madeUser } from '../../../../tests/support/web/made-records.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { rememberPlace } from '../../data/session/login-return.ts';
import { isSignedIn, session } from '../../data/session/session.ts';
import { LoginForm } from './LoginForm.tsx';

const form = <LoginForm door="users" title="Ingresar" context="Entra a revisar." />;
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Correo electrónico' });
const password = () => screen.getByLabelText<HTMLInputElement>('Contraseña');
const enter = () => screen.getByRole('button', { name: 'Ingresar' });

describe('signing in', () => {
  it('says what is missing, in our words, and asks nobody', async () => {
    const { user, asked } = show(form, { signedOut: true });
    await user.click(enter());
    await screen.findByText('Por favor ingresar correo electrónico');
    expect(screen.getByText('Por favor ingresar contraseña')).toBeDefined();
    await user.type(email(), 'camila@');
    await user.click(enter());
    await screen.findByText('Correo electrónico no es un correo válido');
    expect(asked).toEqual([]);
  });

  it('keeps what was typed when it is refused, with the password marked to be typed over', async () => {
    const message = 'El correo o la contraseña no son correctos. Te quedan 4 intentos.';
    const server = [refuses(login, 401, { error: 'auth.invalid_credentials', message })];
    const { user } = show(form, { signedOut: true, server });
    await user.type(email(), 'camila@ejemplo.co');
    await user.type(password(), 'otra');
    await user.click(enter());
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect([email().value, password().value]).toEqual(['camila@ejemplo.co', 'otra']);
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(password().selectionEnd).toBe(4);
    expect(isSignedIn()).toBe(false);
  });

  it('opens the session and leads to the audit', async () => {
    const server = [answers(login, { data: { token: 'a.e30.c', user: madeUser() } })];
    const { user, asked, address } = show(form, { signedOut: true, server });
    await user.type(email(), 'camila@ejemplo.co');
    await user.type(password(), 'una clave{Enter}');
    await waitFor(() => expect(address()).toMatch(/servicio\/auditoria/));
    expect(asked[0]?.body).toEqual({ email: 'camila@ejemplo.co', password: 'una clave' });
    expect(isSignedIn()).toBe(true);
  });

  it('leads to the portfolio who has several companies, and to the page asked for before', async () => {
    const companies = [madeCompany(), { ...madeCompany(), id: 8 }];
    const server = [
      answers(login, { data: { token: 'a.e30.c', user: madeUser() } }),
      answers(userCompanies, { data: companies }),
    ];
    for (const [asked, arrived] of [
      [null, '/home'],
      ['/codigos', '/codigos'],
    ]) {
      if (asked) rememberPlace(asked);
      const { user, address } = show(form, { signedOut: true, server });
      await user.type(email(), 'camila@ejemplo.co');
      await user.type(password(), 'una clave{Enter}');
      await waitFor(() => expect(address()).toBe(arrived));
      cleanup();
      session.logout({ stay: true });
    }
  });

  it('asks who has a second factor for its code', async () => {
    const server = [answers(login, { data: { ticket: 'x' } })];
    const { user } = show(form, { signedOut: true, server });
    await user.type(email(), 'camila@ejemplo.co');
    await user.type(password(), 'una clave{Enter}');
    await screen.findByLabelText(/código/i);
    expect(isSignedIn()).toBe(false);
  });
});
