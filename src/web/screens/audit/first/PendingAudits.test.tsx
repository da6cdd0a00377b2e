// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type AuditMonth, startAudits } from '#api/audits/audits/contract.ts';
import { madeAudit } from '../../../../../tests/support/web/made-audit.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { session, useSession } from '../../../data/session/session.ts';
import { PendingAudits } from './PendingAudits.tsx';

const loaded = (period: string, state: AuditMonth['state'] = 'cargado'): AuditMonth => ({
  period,
  state,
  version: 1,
  auditId: null,
  openFindings: 0,
  critical: 0,
  healthIndex: null,
});
const months = [loaded('2026-01'), loaded('2026-02'), loaded('2026-03'), loaded('2026-04', 'auditado')];

function open(mayAudit = true, list = months) {
  return show(<PendingAudits company={7} months={list} besides="2026-03" mayAudit={mayAudit} />, {
    server: [answers(startAudits, { data: [madeAudit()] })],
  });
}

it('names the months without audit besides the one shown, and audits them', async () => {
  const { user, asked } = open();
  await screen.findByText('Enero de 2026 y febrero de 2026 están cargados y no se han auditado.');
  await user.click(screen.getByRole('button', { name: 'Auditarlos' }));
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ periods: ['2026-01', '2026-02'], following: false }));
});

it('counts those after the third', async () => {
  open(
    true,
    ['2025-08', '2025-09', '2025-10', '2025-11', '2025-12'].map((period) => loaded(period)),
  );
  await screen.findByText(
    'Agosto de 2025, septiembre de 2025, octubre de 2025 y 2 meses más están cargados y no se han auditado.',
  );
});

it('stays away once it is put aside, until the user signs out', async () => {
  const { user } = open(false, [loaded('2026-01')]);
  await screen.findByText('Enero de 2026 está cargado y no se ha auditado.');
  expect(screen.queryByRole('button', { name: 'Auditarlo' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ahora no' }));
  expect(screen.queryByText(/no se ha auditado/)).toBeNull();
  expect(useSession.getState().showAuditPending).toBe(false);
  session.logout({ stay: true });
  expect(useSession.getState().showAuditPending).toBe(true);
});

it('says nothing when every month is audited', () => {
  open(true, [loaded('2026-04', 'auditado'), loaded('2026-05', 'sin_cargar')]);
  expect(screen.queryByRole('status')).toBeNull();
});
