// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { type BalanceVersion, listVersions } from '#api/audits/audits/versions/contract.ts';
import { madeAccess } from '../../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { VersionsDrawer } from './VersionsDrawer.tsx';

const version = (number: number, withdrawn = false, obstacle: string | null = null): BalanceVersion => ({
  id: `01890000-0000-7000-8000-00000000000${number}`,
  version: number,
  fileName: `enero ${number}.xlsx`,
  size: 1,
  formatName: 'Siigo Nube',
  rows: 3,
  debits: '1.00',
  credits: '1.00',
  uploadedAt: new Date(2026, 1, 4, 9, 14).toISOString(),
  uploadedBy: 'Ana Peña',
  isInForce: !withdrawn && number > 2,
  withdrawn: withdrawn ? { reason: 'Era otra', at: new Date(2026, 1, 5, 16, 30).toISOString(), by: 'Luis Mora' } : null,
  obstacle,
});

function showDrawer(versions: BalanceVersion[]) {
  return show(<VersionsDrawer company={7} period="2026-01" mayExport={false} onSee={() => {}} onClose={() => {}} />, {
    signedInAs: { isRootUser: false },
    server: [
      answers(listVersions, { data: versions }),
      answers(ownAccess, { data: madeAccess({ companies: [{ companyId: 7, permissions: ['auditoria.editar'] }] }) }),
    ],
  });
}

/** The withdrawal form of the newest version. */
async function open(versions: BalanceVersion[]) {
  const shown = showDrawer(versions);
  await shown.user.click((await screen.findAllByRole('button', { name: 'Retirar' }))[0]!);
  return shown;
}

it('says to which version the month returns, when each was stored, and why it cannot be withdrawn yet', async () => {
  const { user } = await open([version(3), version(2, true), version(1)]);
  expect(screen.getByText(/^El mes vuelve a la versión 1,/)).toBeDefined();
  expect(screen.getAllByText(/La guardó Ana Peña el 4 feb 2026, 9:14/)).toHaveLength(3);
  expect(screen.getByText(/La retiró Luis Mora el 5 feb 2026, 16:30/)).toBeDefined();
  const withdraw = screen.getByRole('button', { name: 'Retirar la versión 3' });
  expect(withdraw.hasAttribute('disabled')).toBe(true);
  const why = document.getElementById(withdraw.getAttribute('aria-describedby')!)!;
  expect(within(why).getByText('Escribe primero por qué la retiras.')).toBeDefined();
  await user.type(screen.getByRole('textbox'), 'Salió con filtro');
  expect(withdraw.hasAttribute('disabled')).toBe(false);
  expect(screen.queryByText('Escribe primero por qué la retiras.')).toBeNull();
});

it('says that the month is left without a balance', async () => {
  await open([version(3), version(2, true)]);
  expect(screen.getByText(/^El mes queda sin balance/)).toBeDefined();
});

it('says why a version is neither withdrawn nor restored before anybody tries', async () => {
  const [signed, stored] = ['Enero de 2026 está cerrado y firmado.', 'El mismo archivo ya está guardado.'];
  showDrawer([version(3, false, signed), version(2, true, stored), version(1)]);
  const [closed, free] = await screen.findAllByRole('button', { name: 'Retirar' });
  const restore = screen.getByRole('button', { name: 'Restaurar' });
  const told = [closed!, restore].map((button) => [
    button.hasAttribute('disabled'),
    document.getElementById(button.getAttribute('aria-describedby')!)!.textContent,
  ]);
  expect(told).toEqual([
    [true, signed],
    [true, stored],
  ]);
  expect(free!.hasAttribute('disabled')).toBe(false);
});
