// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { permissionMatrix } from '#api/access/permissions/contract.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { ApiError } from '../../data/failures/failure.ts';
import { RoleForm } from './RoleForm.tsx';
import type { RoleValues } from './role-values.ts';

const matrix = answers(permissionMatrix, {
  data: {
    modules: [
      { key: 'auditoria', name: 'Auditoría' },
      { key: 'parametrizacion', name: 'Parametrización' },
    ],
    actions: [
      { key: 'ver', name: 'Ver' },
      { key: 'ejecutar', name: 'Ejecutar' },
    ],
  },
});
const start: RoleValues = { name: 'Tesorera', description: '', permissions: ['auditoria.ver'] };
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' });
const tick = (label: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: label });

function open({ read = start, failure = null }: { read?: RoleValues | null; failure?: Error | null } = {}) {
  const onSubmit = vi.fn();
  const form = (
    <RoleForm
      draft="role-x"
      start={start}
      read={read}
      submitLabel="Guardar"
      pending={false}
      failure={failure}
      onSubmit={onSubmit}
    />
  );
  return { onSubmit, ...show(form, { server: [matrix] }) };
}

describe('a role', () => {
  it('is saved once something changed, without the blanks around its name', async () => {
    const { user, onSubmit } = open();
    expect(save().disabled).toBe(true);
    await user.clear(name());
    await user.type(name(), ' Tesorería ');
    await user.click(await tick('Auditoría: Ejecutar'));
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]).toEqual([
      { name: 'Tesorería', description: '', permissions: ['auditoria.ver', 'auditoria.ejecutar'] },
    ]);
  });

  it('is kept through a reload until it is saved, and can be taken back', async () => {
    const first = open();
    await first.user.type(name(), ' de noche');
    await first.user.click(await tick('Auditoría: Ejecutar'));
    first.close();
    const { user } = open();
    expect(name().value).toBe('Tesorera de noche');
    expect((await tick('Auditoría: Ejecutar')).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Descartar lo mío' }));
    expect(name().value).toBe('Tesorera');
    expect((await tick('Auditoría: Ejecutar')).checked).toBe(false);
    expect(save().disabled).toBe(true);
  });

  it('gets or loses a whole module at once', async () => {
    const { user, onSubmit } = open();
    const all = await tick('Todo en Auditoría');
    expect(all.indeterminate).toBe(true);
    await user.click(all);
    await user.click(save());
    await waitFor(() =>
      expect(onSubmit.mock.calls[0]?.[0].permissions).toEqual(['auditoria.ver', 'auditoria.ejecutar']),
    );
    await user.click(all);
    await user.click(save());
    await waitFor(() => expect(onSubmit.mock.calls[1]?.[0].permissions).toEqual([]));
    expect(screen.getByText(/no permite nada/)).toBeDefined();
  });

  it('says what stays closed without the permission to see audits', async () => {
    const { user } = open();
    await user.click(await tick('Parametrización: Ver'));
    expect(screen.queryByText(/Sin ver auditorías/)).toBeNull();
    await user.click(await tick('Auditoría: Ver'));
    await screen.findByText(/Sin ver auditorías, este cargo no prueba/);
  });

  it('says beside its field what the server refuses', async () => {
    const errors = [{ field: 'description', message: 'Es demasiado larga.' }];
    open({ failure: new ApiError(422, { error: 'request.invalid', message: 'No se puede.', errors }) });
    await screen.findByText('Es demasiado larga.');
    expect(screen.getByRole('textbox', { name: 'Descripción' }).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('No se puede.')).toBeNull();
  });

  it('whose name is taken says so at the name', async () => {
    open({ failure: new ApiError(409, { error: 'job.name_taken', message: 'Ya hay un cargo con ese nombre.' }) });
    await screen.findByText('Ya hay un cargo con ese nombre.');
    expect(name().getAttribute('aria-invalid')).toBe('true');
  });
});
