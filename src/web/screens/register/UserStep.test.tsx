// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { requestVerificationCode } from '#api/access/registration/contract.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import { readSecret } from './registration-secret.ts';
import { UserStep } from './UserStep.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const next = () => screen.getByRole('button', { name: 'Continuar' });
const registered = { name: 'Ana Peña', email: 'ana@ejemplo.co' };

function open(...server: ReturnType<typeof answers>[]) {
  const onDone = vi.fn(async () => undefined);
  const step = <UserStep user={undefined} onDone={onDone} />;
  return { onDone, ...show(step, { signedOut: true, server }) };
}

async function fill({ user }: Pick<ReturnType<typeof show>, 'user'>): Promise<void> {
  await user.type(field('Nombre completo'), registered.name);
  await user.type(field('Correo electrónico'), registered.email);
  await user.type(field('Contraseña'), 'caballo azul grapadora');
}

describe('who registers', () => {
  it('hears of a wrong address when they leave it, in our words', async () => {
    const { user } = open();
    await user.type(field('Correo electrónico'), 'ana@');
    await user.tab();
    await screen.findByText('Correo electrónico no es un correo válido');
  });

  it('is asked for three things, and goes on with the secret', async () => {
    const shown = open(answers(requestVerificationCode, { data: { registration: 'secreto' } }));
    await fill(shown);
    await shown.user.click(next());
    await waitFor(() => expect(shown.onDone).toHaveBeenCalledOnce());
    const sent = shown.asked.find(({ method }) => method === 'POST')?.body;
    expect(sent).toMatchObject({ person: registered, password: 'caballo azul grapadora' });
    expect(document.querySelectorAll('input')).toHaveLength(3);
    expect(readSecret()).toBe('secreto');
  });

  it('hears of a short password with the rest', async () => {
    const { user, asked } = open();
    await user.type(field('Contraseña'), 'corta');
    await user.click(next());
    await screen.findByText('Contraseña debe tener mínimo 10 caracteres');
    await screen.findByText('Por favor ingresar correo electrónico');
    expect(asked).toEqual([]);
  });

  it('finds what they typed after a reload, and never the password', async () => {
    const shown = open();
    await fill(shown);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('grapadora');
    expect(JSON.parse(sessionStorage.getItem('registration-person') ?? '{}')).toMatchObject({ name: 'Ana Peña' });
  });

  it('hears beside the field what the server says of it', async () => {
    const errors = [{ field: 'password', message: 'Es fácil de adivinar.' }];
    const refused = refuses(requestVerificationCode, 422, { error: 'password.weak', message: 'No sirve.', errors });
    const shown = open(refused);
    await fill(shown);
    await shown.user.click(next());
    await screen.findByText('Es fácil de adivinar.');
    expect(shown.onDone).not.toHaveBeenCalled();
    expect(field('Nombre completo').value).toBe('Ana Peña');
  });
});
