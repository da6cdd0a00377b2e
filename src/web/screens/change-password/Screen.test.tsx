// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiToken, listTokens } from '#api/access/api-tokens/contract.ts';
import { changePassword } from '#api/access/passwords/contract.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { ChangePassword } from './Screen.tsx';

const phrase = 'caballo azul grapadora';
const token = (name: string, state: ApiToken['attributes']['state']): ApiToken => ({
  id: name,
  attributes: {
    name,
    scopes: ['auditoria.ver'],
    tail: 'x3Qz',
    createdAt: '2026-01-02T10:00:00Z',
    expiresAt: '2027-01-02T10:00:00Z',
    lastUsedAt: null,
    state,
  },
});
const ended = [token('Vieja', 'vencida'), token('Perdida', 'revocada')];
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Cambiar contraseña' });

function open(...server: ReturnType<typeof answers>[]) {
  const shown = show(<ChangePassword />, { server });
  const sent = () => shown.asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...shown, sent };
}

async function type({ user }: ReturnType<typeof open>): Promise<void> {
  await waitFor(() => expect(save().disabled).toBe(false));
  await user.type(screen.getByLabelText('Contraseña actual'), 'mi clave');
  await user.type(screen.getByLabelText('Contraseña nueva'), phrase);
  await user.type(screen.getByLabelText('Repite la contraseña nueva'), phrase);
}

describe('changing the password', () => {
  it('asks nothing about API tokens when none lives', async () => {
    const shown = open(answers(listTokens, { data: ended }), answers(changePassword, undefined));
    await type(shown);
    expect(screen.queryByRole('radio')).toBeNull();
    await shown.user.click(save());
    await waitFor(() => expect(shown.notices()).toEqual(['Contraseña cambiada']));
    expect(shown.sent()).toEqual([{ currentPassword: 'mi clave', password: phrase }]);
  });

  it('says which API tokens live and asks whether they end', async () => {
    const data = [token('Tablero', 'vigente'), ...ended];
    const shown = open(answers(listTokens, { data }), answers(changePassword, undefined));
    await type(shown);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Tablero …x3QzSin usar']);
    await shown.user.click(save());
    await screen.findByText('Por favor ingresar qué pasa con tus llaves');
    expect(shown.sent()).toEqual([]);
    await shown.user.click(screen.getByRole('radio', { name: /^Revocarlas/ }));
    await shown.user.click(save());
    await waitFor(() => expect(shown.notices()).toEqual(['Contraseña cambiada']));
    expect(shown.sent()).toEqual([{ currentPassword: 'mi clave', password: phrase, endTokens: true }]);
  });

  it('asks about one that was made meanwhile', async () => {
    let made = false;
    const listed = answers(listTokens, () => ({ data: made ? [token('Tablero', 'vigente')] : [] }));
    const message = 'Tienes una llave de API vigente.';
    const shown = open(listed, refuses(changePassword, 422, { error: 'password.tokens_undecided', message }));
    await type(shown);
    made = true;
    await shown.user.click(save());
    await screen.findByText(message);
    await screen.findByRole('radio', { name: /^Siguen vigentes/ });
  });
});
