// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createToken, listTokens } from '#api/access/api-tokens/contract.ts';
import { answers, refuses, show } from '../../../../../tests/support/web/show.tsx';
import { NewToken } from './NewToken.tsx';

const token = 'cua_0123456789';
const made = {
  token,
  apiToken: {
    id: '01890000-0000-7000-8000-000000000003',
    attributes: {
      name: 'Hoja de cálculo',
      scopes: ['empresas.ver' as const],
      tail: '6789',
      createdAt: '2026-03-02T10:00:00Z',
      expiresAt: '2026-05-31T10:00:00Z',
      lastUsedAt: null,
      state: 'vigente' as const,
    },
  },
};
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
const password = () => screen.getByLabelText<HTMLInputElement>('Contraseña');
const make = () => screen.getByRole('button', { name: 'Crear llave' });
const box = (label: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: label });
const posts = (asked: readonly { method: string; body: unknown }[]) =>
  asked.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));

function open(...server: ReturnType<typeof answers>[]) {
  const onClose = vi.fn();
  return {
    onClose,
    ...show(<NewToken onClose={onClose} />, { server: [answers(listTokens, { data: [] }), ...server] }),
  };
}

describe('a new API token', () => {
  it('begins with reading, and takes the scopes that are ticked', async () => {
    const { user, asked } = open(answers(createToken, { data: made }));
    expect(box('Empresas: Ver').checked).toBe(true);
    await user.click(box('Auditoría: Ver'));
    await user.type(name(), 'Hoja de cálculo');
    await user.type(password(), 'una clave');
    await user.click(make());
    await screen.findByText(token);
    expect(posts(asked)).toEqual([
      { name: 'Hoja de cálculo', scopes: ['empresas.ver'], days: 90, password: 'una clave' },
    ]);
  });

  it('says what stays closed without the permission to see audits', async () => {
    const { user } = open();
    await user.click(box('Auditoría: Ejecutar'));
    expect(screen.queryByText(/Sin ver auditorías/)).toBeNull();
    await user.click(box('Auditoría: Ver'));
    await screen.findByText(/Sin ver auditorías la llave no carga balances/);
  });

  it('needs a name, a scope and the password, and asks nobody before', async () => {
    const { user, asked } = open();
    await user.click(box('Empresas: Ver'));
    await user.click(box('Auditoría: Ver'));
    await user.click(make());
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3));
    expect(document.activeElement).toBe(name());
    expect(posts(asked)).toEqual([]);
  });

  it('says a wrong password beside it, and what is wrong with the name beside the name', async () => {
    const refused = { error: 'password.wrong', message: 'La contraseña no es esa.' };
    const { user } = open(refuses(createToken, 422, refused));
    await user.type(name(), 'Hoja');
    await user.type(password(), 'otra');
    await user.click(make());
    await screen.findByText(refused.message);
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(name().value).toBe('Hoja');
  });

  it('that the server refuses for its name says so at the name', async () => {
    const errors = [{ field: 'name', message: 'Ya tienes una llave así.' }];
    const { user } = open(refuses(createToken, 422, { error: 'request.invalid', message: 'No se puede.', errors }));
    await user.type(name(), 'Hoja');
    await user.type(password(), 'una clave');
    await user.click(make());
    await screen.findByText('Ya tienes una llave así.');
    expect(name().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('No se puede.')).toBeNull();
  });

  it('is lost by nobody: what is shown once is left by its button or the cross', async () => {
    const { user, onClose } = open(answers(createToken, { data: made }));
    await user.type(name(), 'Hoja');
    await user.type(password(), 'una clave');
    await user.click(make());
    await screen.findByText(token);
    await user.click(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /guard/i }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
