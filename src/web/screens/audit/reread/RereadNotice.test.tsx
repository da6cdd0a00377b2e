// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AuditMonth } from '#api/audits/audits/contract.ts';
import { rereadTrialBalance } from '#api/audits/rereadings/contract.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { RereadNotices } from './RereadNotice.tsx';

const balanceId = '01890000-0000-7000-8000-000000000010';
const march: AuditMonth = {
  period: '2026-03',
  state: 'auditado',
  version: 2,
  auditId: null,
  openFindings: 0,
  critical: 0,
  healthIndex: 59,
  reread: {
    balanceId,
    differences: ['totals', 'rows'],
    before: { debits: '2000.00', credits: '1000.00', rows: 4 },
    after: { debits: '1000.00', credits: '1000.00', rows: 2 },
  },
};

const open = (months: AuditMonth[], onKept: ((original: unknown) => void) | null) =>
  show(<RereadNotices company={7} months={months} onKept={onKept} />, {
    server: [
      answers(rereadTrialBalance, { data: { id: 'f1', fileName: 'marzo.xlsx', size: 9, readAs: { unit: 'miles' } } }),
    ],
  });

it('tells both totals, and takes the original to be read again with what was answered', async () => {
  const onKept = vi.fn();
  const { user } = open([{ ...march, period: '2026-02', reread: undefined } as never, march], onKept);
  await screen.findByText(/el de marzo de 2026 \(versión 2\) hoy se lee distinto/);
  screen.getByText(/Cambian los totales y las filas/);
  screen.getByText('débitos $ 2.000 · créditos $ 1.000 · 4 filas');
  screen.getByText('débitos $ 1.000 · créditos $ 1.000 · 2 filas');
  await user.click(screen.getByRole('button', { name: 'Volver a leer el archivo de marzo de 2026' }));
  const source = { kind: 'kept', fileId: 'f1', company: 7 };
  await waitFor(() =>
    expect(onKept).toHaveBeenCalledWith({ source, name: 'marzo.xlsx', size: 9, answers: { unit: 'miles' } }),
  );
});

it('says why a file would not be stored today', async () => {
  const reason = 'Parece un libro auxiliar.';
  open([{ ...march, reread: { ...march.reread!, differences: ['refused'], after: null, reason } }], () => {});
  await screen.findByText(/Con las reglas de hoy no se guardaría así: Parece un libro auxiliar\./);
});

it('only says it of a signed month, and to who may not load', async () => {
  open([{ ...march, signOff: 'closed' }], () => {});
  await screen.findByText('El mes está cerrado y se queda como se firmó.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers nothing to who may not load, and of many months tells the newest', async () => {
  open(
    ['2025-11', '2025-12', '2026-01', '2026-02', '2026-03'].map((period) => ({ ...march, period })),
    null,
  );
  await screen.findByText(/Otros 2 meses guardados también se leen distinto hoy/);
  expect(screen.queryByText(/noviembre de 2025/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
