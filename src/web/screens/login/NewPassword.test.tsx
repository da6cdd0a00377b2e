// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { resetPassword } from '#api/access/passwords/contract.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { NewPassword } from './NewPassword.tsx';

const phrase = 'caballo azul grapadora';
const first = () => screen.getByLabelText<HTMLInputElement>('Contraseña nueva');
const again = () => screen.getByLabelText<HTMLInputElement>('Repite la contraseña');
const save = () => screen.getByRole('button', { name: 'Guardar contraseña' });

function open(server: Parameters<typeof show>[1]) {
  const told = { onUsed: vi.fn(), onAskAgain: vi.fn() };
  return { ...told, ...show(<NewPassword secret="s" {...told} />, { signedOut: true, ...server }) };
}

describe('a new password', () => {
  it('must be written twice the same', async () => {
    const { user, asked } = open({});
    await user.type(first(), phrase);
    await user.type(again(), `${phrase}5`);
    await user.click(save());
    await screen.findByText('Las dos contraseñas no son iguales');
    expect(asked).toEqual([]);
  });

  it('is saved with the secret of the link', async () => {
    const { user, asked, onUsed } = open({ server: [answers(resetPassword, undefined)] });
    await user.type(first(), phrase);
    await user.type(again(), phrase);
    await user.click(save());
    await screen.findByRole('heading', { name: 'Contraseña guardada' });
    expect(asked[0]?.body).toEqual({ secret: 's', password: phrase });
    expect(onUsed).toHaveBeenCalledOnce();
  });

  it('that the server finds weak says so beside the field, which has the focus', async () => {
    const errors = [{ field: 'password', message: 'Es fácil de adivinar.' }];
    const refused = refuses(resetPassword, 422, { error: 'password.weak', message: 'No sirve.', errors });
    const { user } = open({ server: [refused] });
    await user.type(first(), phrase);
    await user.type(again(), phrase);
    await user.click(save());
    await screen.findByText('Es fácil de adivinar.');
    await waitFor(() => expect(document.activeElement).toBe(first()));
  });

  it('of a link that is spent asks for another', async () => {
    const refused = refuses(resetPassword, 410, { error: 'password.link_expired', message: 'El enlace ya se usó.' });
    const { user, onAskAgain } = open({ server: [refused] });
    await user.type(first(), phrase);
    await user.type(again(), phrase);
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Pedir otro enlace' }));
    expect(onAskAgain).toHaveBeenCalledOnce();
  });
});
