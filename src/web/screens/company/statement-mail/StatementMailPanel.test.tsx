// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { getStatementMail, putStatementMail, type StatementMail } from '#api/statements/statement-mail/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { madeAccess } from '../../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { StatementMailPanel } from './StatementMailPanel.tsx';

const setting: StatementMail = {
  toEveryone: true,
  statements: [
    { key: 'situacion-financiera', name: 'Situación', isChosen: true },
    { key: 'notas', name: 'Notas', isChosen: true },
  ],
  people: [
    { id: 4, name: 'Ana Ruiz', isChosen: false, hasMailOff: false },
    { id: 5, name: 'Luis Gil', isChosen: false, hasMailOff: true },
  ],
};

function open(permissions: PermissionKey[]) {
  return show(<StatementMailPanel company={1} />, {
    signedInAs: { isRootUser: false },
    server: [
      answers(ownAccess, { data: madeAccess({ companies: [{ companyId: 1, permissions }] }) }),
      answers(getStatementMail, { data: setting }),
      answers(putStatementMail, { data: { ...setting, toEveryone: false } }),
    ],
  });
}

it('chooses people and statements, and says what nobody gets', async () => {
  const { user, asked, notices } = open(['estados_financieros.editar']);
  await user.click(await screen.findByRole('radio', { name: 'Solo a quienes elija' }));
  expect(screen.getByText('Nadie lo recibirá.')).toBeDefined();
  expect(screen.getByText('apagó este correo en su perfil')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Ana Ruiz' }));
  await user.click(screen.getByRole('checkbox', { name: 'Notas' }));
  await user.click(screen.getByRole('button', { name: 'Guardar aviso' }));
  await waitFor(() => expect(notices()).toEqual(['Aviso guardado']));
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    toEveryone: false,
    recipients: [4],
    statements: ['situacion-financiera'],
  });
  await user.click(screen.getByRole('checkbox', { name: 'Situación' }));
  expect(screen.getByText('Elige al menos un estado.')).toBeDefined();
  expect((screen.getByRole('button', { name: 'Guardar aviso' }) as HTMLButtonElement).disabled).toBe(true);
});

it('is not there for who may not edit statements', async () => {
  const { asked } = open(['estados_financieros.ver']);
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(screen.queryByText('Aviso de estados firmados')).toBeNull();
});
