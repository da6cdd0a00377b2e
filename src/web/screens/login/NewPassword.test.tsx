// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPasswordLink, resetPassword } from '#api/access/passwords/contract.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { NewPassword } from './NewPassword.tsx';

const phrase = 'caballo azul grapadora';
const first = () => screen.getByLabelText<HTMLInputElement>('Contraseña nueva');
const again = () => screen.getByLabelText<HTMLInputElement>('Repite la contraseña');
const save = () => screen.getByRole('button', { name: 'Guardar contraseña' });

const noTokens = answers(openPasswordLink, { data: { tokens: [] } });

function open(...server: ReturnType<typeof answers>[]) {
  const told = { onUsed: vi.fn(), onAskAgain: vi.fn() };
  const shown = show(<NewPassword secret="s" {...told} />, { signedOut: true, server: [...server, noTokens] });
  const sent = () => shown.asked.filter(({ path }) => path === '/auth/reset-password').map(({ body }) => body);
  return { ...told, ...shown, sent };
}

/** Once the link has been opened. */
async function type(user: ReturnType<typeof open>['user'], repeated = phrase): Promise<void> {
  await waitFor(() => expect(save()).toHaveProperty('disabled', false));
  await user.type(first(), phrase);
  await user.type(again(), repeated);
}

describe('a new password', () => {
  it('must be written twice the same', async () => {
    const { user, sent } = open();
    await type(user, `${phrase}5`);
    await user.click(save());
    await screen.findByText('Las dos contraseñas no son iguales');
    expect(sent()).toEqual([]);
  });

  it('is saved with the secret of the link', async () => {
    const { user, sent, onUsed } = open(answers(resetPassword, undefined));
    await type(user);
    await user.click(save());
    await screen.findByRole('heading', { name: 'Contraseña guardada' });
    expect(sent()).toEqual([{ secret: 's', password: phrase }]);
    expect(onUsed).toHaveBeenCalledOnce();
  });

  it('that the server finds weak says so beside the field, which has the focus', async () => {
    const errors = [{ field: 'password', message: 'Es fácil de adivinar.' }];
    const refused = refuses(resetPassword, 422, { error: 'password.weak', message: 'No sirve.', errors });
    const { user } = open(refused);
    await type(user);
    await user.click(save());
    await screen.findByText('Es fácil de adivinar.');
    await waitFor(() => expect(document.activeElement).toBe(first()));
  });

  it('of a link that is spent asks for another', async () => {
    const refused = refuses(resetPassword, 410, { error: 'password.link_expired', message: 'El enlace ya se usó.' });
    const { user, onAskAgain } = open(refused);
    await type(user);
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Pedir otro enlace' }));
    expect(onAskAgain).toHaveBeenCalledOnce();
  });

  it('of a link that is spent already says so before anything is typed', async () => {
    const refused = refuses(openPasswordLink, 410, { error: 'password.link_expired', message: 'El enlace ya se usó.' });
    open(refused);
    await screen.findByRole('button', { name: 'Pedir otro enlace' });
  });

  it.each([
    ['Siguen vigentes: las conozco todas', false],
    ['Revocarlas: los programas que las usan dejan de entrar', true],
  ])('asks about the API tokens that live: %s', async (answer, endTokens) => {
    const tokens = [
      { id: 'a', name: 'Tablero', tail: 'x3Qz', lastUsedAt: '2026-03-02T10:00:00Z' },
      { id: 'b', name: 'Copia', tail: '81aB', lastUsedAt: null },
    ];
    const { user, sent } = open(answers(openPasswordLink, { data: { tokens } }), answers(resetPassword, undefined));
    await type(user);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Tablero …x3QzÚltima vez el .*2026$/),
      'Copia …81aBSin usar',
    ]);
    await user.click(save());
    await screen.findByText('Por favor ingresar qué pasa con tus llaves');
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: answer }));
    await user.click(save());
    await screen.findByRole('heading', { name: 'Contraseña guardada' });
    expect(sent()).toEqual([{ secret: 's', password: phrase, endTokens }]);
  });
});
