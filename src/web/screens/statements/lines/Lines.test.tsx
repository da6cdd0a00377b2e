// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import {
  getStatementLines,
  type LineAccounts,
  listLineAccounts,
  listLineChanges,
  restoreStatementLines,
  type StatementLinesDocument,
  setStatementLines,
} from '#api/statements/statement-lines/contract.ts';
import { madeAccess } from '../../../../../tests/support/web/made-records.ts';
import { answers, refuses, show } from '../../../../../tests/support/web/show.tsx';
import { CompanyLines } from './LinesScreen.tsx';

const lines: StatementLinesDocument['lines'] = [
  { key: 'cash', name: 'Efectivo y equivalentes', section: 'activo' },
  { key: 'otherAssets', name: 'Otros activos', section: 'activo' },
];
const made = (assignments: Record<string, string>, version: number): StatementLinesDocument => ({
  lines,
  assignments,
  isDefault: Object.keys(assignments).length === 0,
  version,
  changedAt: null,
  changedBy: null,
});

const byCode = { standing: 'code' as const, assignedBy: null };
const defaults: LineAccounts['accounts'] = [
  { code: '11050501', name: 'Caja', closing: '50.00', byDefault: 'cash', line: 'cash', ...byCode },
  ...['17700101', '17700102'].map((code) => ({
    code,
    name: `Activo ${code.at(-1)}`,
    closing: '10.00',
    byDefault: 'otherAssets',
    line: 'otherAssets',
    standing: 'proposed' as const,
    assignedBy: null,
  })),
  {
    code: '88010101',
    name: 'Cuenta rara',
    closing: '1.00',
    byDefault: null,
    line: null,
    standing: 'none',
    assignedBy: null,
  },
];

/** Stores what it is told. */
function open({ permissions }: { permissions?: ('estados_financieros.ver' | 'auditoria.ver')[] } = {}) {
  let stored = made({}, 0);
  return show(<CompanyLines company={1} />, {
    address: '/?mes=2026-10',
    ...(permissions && { signedInAs: { isRootUser: false } }),
    server: [
      ...(permissions
        ? [answers(ownAccess, { data: madeAccess({ companies: [{ companyId: 1, permissions }] }) })]
        : []),
      answers(getStatementLines, () => ({ data: stored })),
      answers(setStatementLines, ({ body }) => {
        stored = made((body as { assignments: Record<string, string> }).assignments, stored.version + 1);
        return { data: stored };
      }),
      answers(listLineAccounts, () => ({
        data: {
          period: '2026-10',
          accounts: defaults.map((account) => {
            const own = stored.assignments[account.code];
            return own === undefined
              ? account
              : { ...account, line: own === 'none' ? null : own, assignedBy: account.code };
          }),
        },
      })),
    ],
  });
}

const row = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr')!;

it('shows the line of each account, what is proposed, and what has none', async () => {
  const { user } = open();
  expect((await row('17700101 Activo 1')).textContent).toContain('Otros activospropuesta');
  expect((await row('88010101 Cuenta rara')).textContent).toContain('Ninguna línea');
  await user.click(screen.getByRole('radio', { name: 'Sin línea 1' }));
  expect(screen.queryByRole('rowheader', { name: '11050501 Caja' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Todas 4' }));
  await user.type(screen.getByRole('textbox', { name: 'Buscar cuenta' }), 'activo 2');
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
});

it('accepts one proposal, then all, and takes one back', async () => {
  const { user, asked, notices } = open();
  await user.click(
    within(await row('17700101 Activo 1')).getByRole('button', { name: 'Aceptar la línea de 17700101' }),
  );
  await waitFor(() => expect(notices()).toEqual(['Línea de 17700101 cambiada']));
  await user.click(await screen.findByRole('button', { name: 'Aceptar 1 propuesta' }));
  await screen.findByRole('radio', { name: 'Propuestas 0' });
  const undo = 'Deshacer: 17700101 vuelve a su línea predefinida';
  await user.click(within(await row('17700101 Activo 1')).getByRole('button', { name: undo }));
  await screen.findByRole('radio', { name: 'Propuestas 1' });
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { assignments: { '17700101': 'otherAssets' } },
    { assignments: { '17700101': 'otherAssets', '17700102': 'otherAssets' } },
    { assignments: { '17700102': 'otherAssets' } },
  ]);
});

it('says the line of an account without one', async () => {
  const { user } = open();
  await user.click(
    within(await row('88010101 Cuenta rara')).getByRole('button', { name: 'Cambiar la línea de 88010101' }),
  );
  await user.click(screen.getByRole('combobox', { name: 'Línea de 88010101' }));
  await user.click(screen.getByRole('option', { name: 'Efectivo y equivalentes' }));
  await waitFor(async () =>
    expect((await row('88010101 Cuenta rara')).textContent).toContain('Efectivo y equivalentespropia'),
  );
});

it('lets nobody change lines without the permission', async () => {
  open({ permissions: ['estados_financieros.ver', 'auditoria.ver'] });
  await row('11050501 Caja');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Cambiar/ })).toBeNull());
  expect(screen.queryByRole('button', { name: /^Aceptar/ })).toBeNull();
});

it('reads the lines again when somebody else stored some meanwhile', async () => {
  const { user, asked } = show(<CompanyLines company={1} />, {
    server: [
      answers(getStatementLines, { data: made({}, 0) }),
      answers(listLineAccounts, { data: { period: '2026-10', accounts: defaults } }),
      refuses(setStatementLines, 409, { error: 'resource.conflict', message: 'Otra persona guardó cambios.' }),
    ],
  });
  const read = () => asked.filter(({ method, path }) => method === 'GET' && path.endsWith('/statement-lines')).length;
  await user.click(await screen.findByRole('button', { name: 'Aceptar 2 propuestas' }));
  await waitFor(() => expect(read()).toBe(2));
});

it('restores the lines of an earlier change', async () => {
  const person = { id: 1, name: 'Camila Rojas' };
  const change = {
    action: 'set' as const,
    restoredVersion: null,
    changedAt: '2026-11-02T10:00:00Z',
    changedBy: person,
  };
  const { user, asked } = show(<CompanyLines company={1} />, {
    server: [
      answers(getStatementLines, { data: made({ '8801*': 'cash' }, 2) }),
      answers(listLineAccounts, { data: { period: '2026-10', accounts: defaults } }),
      answers(listLineChanges, {
        data: [
          { ...change, version: 2, before: {}, after: { '8801*': 'cash' } },
          { ...change, version: 1, before: { '8801*': 'none' }, after: {} },
        ],
        meta: { page: 1, pageSize: 50, total: 2 },
      }),
      answers(restoreStatementLines, { data: made({}, 3) }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Historial' }));
  const changes = await screen.findAllByRole('listitem');
  expect(
    changes.some(({ textContent }) => textContent?.includes('8801*: lo predefinido Efectivo y equivalentes')),
  ).toBe(true);
  await user.click(screen.getByRole('button', { name: /^Volver a esto/ }));
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/history/1/restore'))).toBe(true));
});
