// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AuditMonth } from '#api/audits/audits/contract.ts';
import { auditChanges, auditMonths, startAudits } from '#api/audits/audits/contract.ts';
import { madeAudit } from '../../../tests/support/web/made-audit.ts';
import { answers, show } from '../../../tests/support/web/show.tsx';
import { session } from '../data/session/session.ts';
import { RecalculateNotice } from './RecalculateNotice.tsx';

const month = (period: string, auditId: string, openFindings = 3): AuditMonth => ({
  period,
  state: 'auditado',
  version: 1,
  auditId,
  openFindings,
  critical: 0,
  healthIndex: 80,
});
const [first, second] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const changes = [
  { kind: 'parameters', words: '2 parámetros' },
  { kind: 'profile', words: 'el perfil de la empresa' },
] as const;

function open() {
  let changed: { kind: 'parameters' | 'profile'; words: string }[] = [];
  let months = [month('2026-01', first), month('2026-02', first)];
  const shown = show(<RecalculateNotice company={1} />, {
    server: [
      answers(auditMonths, () => {
        const data = months;
        // Being audited when it is first read again, done after that.
        months = months.map((one) => (one.state === 'auditando' ? month(one.period, second, 1) : one));
        return { data };
      }),
      answers(auditChanges, ({ path }) => ({
        data: { sentence: null, changes: path.includes(first) ? changed : [], following: [] },
      })),
      answers(startAudits, ({ body }) => {
        months = months.map((one) => ({ ...one, state: 'auditando' }));
        return { data: (body as { periods: string[] }).periods.map(() => madeAudit()) };
      }),
    ],
  });
  return {
    ...shown,
    change: () => {
      changed = [...changes];
      act(() => session.chartChanged());
    },
  };
}

it('asks once what was changed makes the newest audit out of date, and audits the month again', async () => {
  const { user, asked, change } = open();
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/changes'))).toBe(true));
  expect(screen.queryByText(/¿recalcular\?/)).toBeNull();
  change();
  expect(await screen.findByText('Datos cambiaron, ¿recalcular?')).toBeDefined();
  expect(screen.getByText(/febrero de 2026 hay otros datos: 2 parámetros y el perfil de la empresa\./)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Recalcular febrero de 2026' }));
  expect(await screen.findByText('Recalculando 1 mes. Puedes seguir aquí.')).toBeDefined();
  expect(await screen.findByText('La auditoría de febrero de 2026 está al día: 1 hallazgo abierto.')).toBeDefined();
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ periods: ['2026-02'] });
  expect(screen.getByRole('link', { name: 'Ver la auditoría' }).getAttribute('href')).toContain('?mes=2026-02');
});

it('audits all the months that were audited, if asked to', async () => {
  const { user, asked, change } = open();
  change();
  await user.click(await screen.findByRole('button', { name: 'o los 2 meses auditados' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ periods: ['2026-01', '2026-02'] }),
  );
});
