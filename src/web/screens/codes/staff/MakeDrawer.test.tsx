// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createBatch } from '#api/subscription/codes/contract.ts';
import { listLicenses } from '#api/subscription/licenses/contract.ts';
import { answers, refuses, show } from '../../../../../tests/support/web/show.tsx';
import { MakeDrawer } from './MakeDrawer.tsx';

const made = {
  batch: {
    id: '01890000-0000-7000-8000-000000000002',
    attributes: {
      kind: 'licencia' as const,
      plan: 'empresa' as const,
      days: 365,
      companies: 0,
      users: 0,
      name: 'Feria',
      owner: null,
      expiresOn: '2030-01-01',
      createdAt: '2026-03-02T10:00:00Z',
      codes: { disponible: 1, usado: 0, vencido: 0, anulado: 0 },
    },
  },
  codes: ['AAAA-BBBB-CCCC-DDDD'],
};
const accounts = answers(listLicenses, { data: [], meta: { page: 1, pageSize: 50, total: 0 } });
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre del lote' });
const count = () => screen.getByLabelText<HTMLInputElement>('Cuántos códigos');
const make = () => screen.getByRole('button', { name: 'Generar' });

function open(...server: ReturnType<typeof answers>[]) {
  const onMade = vi.fn();
  return { onMade, ...show(<MakeDrawer open onClose={vi.fn()} onMade={onMade} />, { server: [accounts, ...server] }) };
}
const posts = (asked: readonly { method: string; body: unknown }[]) =>
  asked.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));

describe('making codes', () => {
  it('begins with what is usual, and hands over what was made', async () => {
    const { user, asked, onMade } = open(answers(createBatch, { data: made }));
    await user.type(name(), ' Feria ');
    await user.clear(count());
    await user.type(count(), '1');
    await user.click(make());
    await waitFor(() => expect(onMade).toHaveBeenCalledWith(made));
    expect(posts(asked)).toMatchObject([
      { kind: 'licencia', plan: 'empresa', companies: 0, users: 0, name: 'Feria', count: 1 },
    ]);
  });

  it('says what is missing or impossible, and asks nobody', async () => {
    const { user, asked } = open();
    await user.type(name(), 'F');
    await user.clear(count());
    await user.click(make());
    await screen.findByText('Nombre del lote debe tener mínimo 2 caracteres');
    expect(screen.getByText('Por favor ingresar cuántos códigos')).toBeDefined();
    expect(posts(asked)).toEqual([]);
  });

  it('of places needs some', async () => {
    const { user, asked } = open();
    await user.type(name(), 'Feria');
    await user.click(screen.getByText('Cupos'));
    await user.click(make());
    await screen.findByText(/^Escribe cuántas empresas o cuántos usuarios/);
    expect(screen.queryByLabelText('Días')).toBeNull();
    expect(posts(asked)).toEqual([]);
  });

  it('says beside its field what the server refuses', async () => {
    const errors = [{ field: 'expires_on', message: 'Esa fecha ya pasó.' }];
    const refused = refuses(createBatch, 422, { error: 'request.invalid', message: 'No se puede.', errors });
    const { user, onMade } = open(refused);
    await user.type(name(), 'Feria');
    await user.click(make());
    await screen.findByText('Esa fecha ya pasó.');
    expect(onMade).not.toHaveBeenCalled();
  });
});
