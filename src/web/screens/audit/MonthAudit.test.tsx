// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { type AuditMonth, auditChanges, getAudit, startAudits } from '#api/audits/audits/contract.ts';
import { auditFindings } from '#api/audits/audits/findings/contract.ts';
import { downloadReport } from '#api/audits/audits/report/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { madeAudit } from '../../../../tests/support/web/made-audit.ts';
import { madeAccess } from '../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { MonthAudit } from './MonthAudit.tsx';
import { useAuditView } from './use-audit-view.ts';

const audit = madeAudit();
const result = {
  healthIndex: 59,
  uncappedHealthIndex: 80,
  unbalanced: true,
  unbalancedBy: ['diferencia'],
  severities: [],
  justified: { count: 0, amount: '0.00', toExplain: '0.00' },
  snoozed: { count: 0, amount: '0.00', toExplain: '0.00' },
  validations: [],
  comparison: null,
  correctedInVersion: { count: 0, amount: '0.00', toExplain: '0.00' },
  trend: [],
};
const months = ['2026-02', '2026-03'].map(
  (period): AuditMonth => ({
    period,
    state: 'auditado',
    version: 1,
    auditId: audit.id,
    openFindings: 0,
    critical: 0,
    healthIndex: 59,
  }),
);

interface PageProps {
  why: string | null;
  signOff?: AuditMonth['signOff'];
}

function Page({ why, signOff }: PageProps) {
  const month = { ...months[0]!, ...(signOff && { signOff }) };
  const control = useAuditView({ year: 2026, month: 2 });
  const period = { year: 2026, month: 2 };
  return <MonthAudit {...{ company: 7, month, months, period, control, why, onKept: () => {} }} />;
}

function open(
  sentence: string | null,
  why: string | null = null,
  permissions: PermissionKey[] = [],
  signOff?: AuditMonth['signOff'],
) {
  const { attributes } = audit;
  const { attributes: balance } = attributes.balance;
  const debits = { ...attributes.balance, attributes: { ...balance, debits: '777010.00', credits: '10.00' } };
  const changes = sentence === null ? [] : [{ kind: 'profile' as const, words: 'el perfil' }];
  return show(<Page why={why} signOff={signOff} />, {
    signedInAs: { isRootUser: false },
    server: [
      answers(getAudit, { data: { ...audit, attributes: { ...attributes, balance: debits, result } } }),
      answers(auditFindings, { data: [] }),
      answers(auditChanges, { data: { sentence, changes, following: ['2026-03'] } }),
      answers(startAudits, { data: [audit] }),
      answers(downloadReport, {} as never),
      answers(ownAccess, { data: madeAccess({ companies: [{ companyId: 7, permissions }] }) }),
    ],
  });
}

const sent = (asked: readonly { method: string; body: unknown }[]) =>
  asked.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));

describe('an audited month', () => {
  it('says what changed since, and is audited again by itself', async () => {
    const { user, asked } = open('El perfil de la empresa cambió después de esta auditoría.');
    await screen.findByText('El perfil de la empresa cambió después de esta auditoría.');
    await user.click(screen.getByRole('button', { name: 'Volver a auditar febrero' }));
    await waitFor(() => expect(sent(asked)).toEqual([{ periods: ['2026-02'], following: false }]));
  });

  it('is audited again with the months after it', async () => {
    const { user, asked } = open('El perfil de la empresa cambió después de esta auditoría.');
    await user.click(
      await screen.findByRole('button', { name: 'Volver a auditar febrero de 2026 y los meses siguientes' }),
    );
    await waitFor(() => expect(sent(asked)).toEqual([{ periods: ['2026-02'], following: true }]));
  });

  it('has it in its menu although nothing changed', async () => {
    const { user, asked } = open(null);
    await user.click(await screen.findByRole('button', { name: 'Más acciones' }));
    expect(screen.queryByText(/después de esta auditoría/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Volver a auditar febrero y el mes siguiente' }));
    await waitFor(() => expect(sent(asked)).toEqual([{ periods: ['2026-02'], following: true }]));
  });

  it.each([
    ['auditoria.editar', 'Cerrar febrero'],
    ['auditoria.aprobar', 'Cerrar febrero'],
    ['auditoria.exportar', 'Cierre de febrero'],
  ] as const)('with %s its closing is called «%s»', async (permission, name) => {
    open(null, null, [permission]);
    expect(await screen.findByRole('button', { name })).toBeDefined();
  });

  it('says by how much it does not balance', async () => {
    open(null);
    const said = await screen.findByText(/^Febrero no cuadra/);
    expect(said.textContent).toContain('hay $ 777.000 más en débitos que en créditos.');
  });

  it('saves its report for whoever may export, also without permission to audit', async () => {
    const { user, asked } = open(null, 'Tu cargo no lo incluye.', ['auditoria.exportar']);
    await user.click(await screen.findByRole('button', { name: 'Informe' }));
    await user.click(screen.getByRole('button', { name: 'Excel' }));
    const path = `/companies/7/audits/${audit.id}/report`;
    await waitFor(() => expect(asked.find((one) => one.path === path)?.query).toEqual({ format: 'xlsx' }));
    expect(screen.queryByRole('button', { name: /Volver a auditar/ })).toBeNull();
  });

  it('offers nothing without permission, and says what changed all the same', async () => {
    const { user } = open('El perfil de la empresa cambió después de esta auditoría.', 'Tu cargo no lo incluye.');
    await screen.findByText('El perfil de la empresa cambió después de esta auditoría.');
    expect(screen.queryByRole('button', { name: /Volver a auditar/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Más acciones' }));
    expect(screen.getByRole('button', { name: 'Cierre de febrero' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /informe|auditar/i })).toBeNull();
  });

  it('is not audited again once it is closed, and leads to its sign-off', async () => {
    open('El perfil de la empresa cambió después de esta auditoría.', null, [], 'closed');
    await screen.findByText(/Febrero está cerrado y firmado/);
    expect(screen.getByRole('link', { name: 'Ver el cierre' }).getAttribute('href')).toBe(
      '/empresa/7/servicio/auditoria/cierre/2026-02',
    );
    expect(screen.queryByRole('button', { name: /Volver a auditar/ })).toBeNull();
  });
});
