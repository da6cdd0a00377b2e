// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import { getAlertSetting, putAlertSetting } from '#api/audits/alerts/contract.ts';
import { madeAccess } from '../../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { AlertsPanel } from './AlertsPanel.tsx';

const setting = answers(getAlertSetting, { data: { severity: 'alta' } });
const box = () => screen.findByRole('combobox', { name: 'Hallazgos que avisan' });

describe('the alerts of a company', () => {
  it('are chosen by severity and stored at once', async () => {
    const put = answers(putAlertSetting, { data: { severity: 'critica' } });
    const access = answers(ownAccess, {
      data: madeAccess({
        companies: [{ companyId: 1, permissions: ['parametrizacion.ver', 'parametrizacion.editar'] }],
      }),
    });
    const { user, asked, notices } = show(<AlertsPanel company={1} />, { server: [access, setting, put] });
    const select = await box();
    expect((select as HTMLInputElement).value).toBe('Críticos y altos');
    await user.click(select);
    await user.click(screen.getByRole('option', { name: 'Solo críticos' }));
    await waitFor(() => expect(notices()).toEqual(['Alertas guardadas']));
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ severity: 'critica' });
  });

  it('are read-only for who may not change the parametrization', async () => {
    const reader = { signedInAs: { isRootUser: false } };
    const seeing = answers(ownAccess, {
      data: madeAccess({ companies: [{ companyId: 1, permissions: ['parametrizacion.ver'] }] }),
    });
    show(<AlertsPanel company={1} />, { ...reader, server: [seeing, setting] });
    const select = await box();
    expect(select.getAttribute('aria-disabled') ?? select.hasAttribute('disabled')).toBeTruthy();
  });
});
