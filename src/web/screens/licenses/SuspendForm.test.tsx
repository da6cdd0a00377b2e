// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { resumeLicense, suspendLicense } from '#api/subscription/licenses/contract.ts';
import { madeLicense } from '../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { SuspendForm } from './SuspendForm.tsx';

describe('suspending a license', () => {
  it('needs a reason that is more than blanks', async () => {
    const server = [answers(suspendLicense, { data: madeLicense({ state: 'suspendida' }) })];
    const { user, asked, notices } = show(<SuspendForm license={madeLicense()} />, { server });
    const suspend = screen.getByRole('button', { name: 'Suspender licencia' });
    await user.type(screen.getByRole('textbox', { name: 'Motivo' }), '  ');
    await user.click(suspend);
    await screen.findByText('Por favor ingresar motivo');
    expect(asked).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Factura sin pagar ');
    await user.click(suspend);
    await waitFor(() => expect(notices()).toEqual(['Licencia suspendida']));
    expect(asked[0]).toMatchObject({ method: 'POST', body: { note: 'Factura sin pagar' } });
    expect(asked[0]?.path).toMatch(/\/suspend$/);
  });

  it('ends without one', async () => {
    const suspended = madeLicense({ state: 'suspendida', suspendedAt: '2026-03-02T10:00:00Z' });
    const server = [answers(resumeLicense, { data: madeLicense() })];
    const { user, asked, notices } = show(<SuspendForm license={suspended} />, { server });
    expect(screen.getByText(/^Suspendida desde el/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Reactivar licencia' }));
    await waitFor(() => expect(notices()).toEqual(['Licencia reactivada']));
    expect(asked[0]).toMatchObject({ body: { note: '' } });
    expect(asked[0]?.path).toMatch(/\/resume$/);
  });
});
