// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkCode } from '#api/subscription/codes/contract.ts';
import { answers, refuses, show } from '../../../../../tests/support/web/show.tsx';
import { Redeem } from './Redeem.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Código de activación');
const gift = { kind: 'cupos', plan: null, days: null, companies: 2, users: 0, expiresOn: '2030-01-01' } as const;
const license = { plan: 'empresa', companies: 3, users: 3, endsOn: '2027-01-31' } as const;

async function look(answer: ReturnType<typeof answers>) {
  const shown = show(<Redeem />, { server: [answer] });
  await shown.user.type(field(), 'ABCD-EFGH-2345{Enter}');
  return shown;
}

describe('an activation code', () => {
  it('is looked at prominently once there is one', async () => {
    const { user } = show(<Redeem />);
    const look = screen.getByRole('button', { name: 'Ver qué da' });
    expect(look.className).not.toContain('primary');
    await user.type(field(), 'A');
    expect(look.className).toContain('primary');
  });

  it('shows what it gives before it is used', async () => {
    const { asked } = await look(answers(checkCode, { data: { ...gift, license } }));
    await screen.findByRole('button', { name: 'Activar código' });
    expect(asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
      ['/codes/check', { code: 'ABCD-EFGH-2345' }],
    ]);
  });

  it('that does not exist is refused at its field, until it is typed again', async () => {
    const { user } = await look(refuses(checkCode, 422, { error: 'code.invalid', message: 'Este código no existe.' }));
    await screen.findByText('Este código no existe.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await user.type(field(), '6');
    expect(screen.queryByText('Este código no existe.')).toBeNull();
  });

  it('of an account that may not use it is refused below the field', async () => {
    await look(refuses(checkCode, 403, { error: 'account.closing', message: 'La cuenta está cerrada.' }));
    await screen.findByText('La cuenta está cerrada.');
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });
});
