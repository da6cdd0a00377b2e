// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { newestMonths } from '#api/audits/audits/contract.ts';
import type { CompanyBatch } from '#api/audits/company-batches/contract.ts';
import { undoCompanyBatch } from '#api/audits/company-batches/undo/contract.ts';
import { answers, show } from '../../../../../../tests/support/web/show.tsx';
import { BatchResult } from './BatchResult.tsx';

const row = (number: number, name: string, companyId: number | null, state: 'created' | 'refused' = 'created') => ({
  ...{ row: number, state, companyId, comp_business_name: name, comp_entity_id: `90000000${number}`, months: [] },
  error: state === 'refused' ? { code: 'license.limit', message: 'Sin lugar.', errors: [] } : null,
});
const made: CompanyBatch = {
  id: '01890000-0000-7000-8000-000000000001',
  attributes: {
    ...{ created: 2, existing: 0, refused: 1, stored: 3 },
    rows: [row(1, 'Limpia', 11), row(2, 'Grave', 12), row(3, 'Ajena', null, 'refused')],
  },
};
const month = (openFindings: number, critical: number) => ({
  ...{
    period: '2026-03',
    state: 'auditado' as const,
    version: 1,
    auditId: 'a',
    openFindings,
    critical,
    healthIndex: 70,
  },
});
const months = answers(newestMonths, {
  data: [
    { companyId: 11, month: month(0, 0) },
    { companyId: 12, month: month(4, 2) },
  ],
});

it('names what was refused, then the companies worst first, with totals that add up', async () => {
  show(<BatchResult made={made} runs={[]} onUndone={() => {}} />, { server: [months] });
  await screen.findByText('1 con críticos · 1 limpia');
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names.map((name) => name?.replace(/9.*/, ''))).toEqual(['Ajena', 'Grave', 'Limpia']);
  expect(screen.getByText(/No se creó: Sin lugar\./)).toBeDefined();
});

it('is taken back after a question, and what stays is named', async () => {
  const onUndone = vi.fn();
  const kept = [{ companyId: 12, comp_business_name: 'Grave', acts: ['Cambió hallazgos'] }];
  const { user, notices } = show(<BatchResult made={made} runs={[]} onUndone={onUndone} />, {
    server: [months, answers(undoCompanyBatch, { data: { companies: 1, months: 0, kept } })],
  });
  await user.click(screen.getByRole('button', { name: 'Deshacer la carga' }));
  await user.click(await screen.findByRole('button', { name: 'Sí, deshacer la carga' }));
  await vi.waitFor(() => expect(onUndone).toHaveBeenCalled());
  expect(notices()).toContain('1 empresa se queda porque alguien trabajó en ella');
});
