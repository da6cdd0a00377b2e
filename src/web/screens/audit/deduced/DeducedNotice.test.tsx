// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownAccess } from '#api/access/permissions/contract.ts';
import type { ValidationSummary } from '#api/audits/audits/contract.ts';
import { updateCompany, userCompanies } from '#api/companies/companies/contract.ts';
import { madeAccess, madeCompany } from '../../../../../tests/support/web/made-records.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { DeducedNotice } from './DeducedNotice.tsx';

const agent = {
  field: 'agenteRetencion',
  value: true,
  said: 'Es agente de retención',
  evidence: 'abona retención en la fuente (2365) en 11 de 12 meses',
};
const exempt = { ...agent, field: 'exonerado1141', said: 'Está exonerada de aportes (114-1)' };

const validation = (id: number, deduced: ValidationSummary['deduced']): ValidationSummary => ({
  id,
  key: `v${id}`,
  title: 'Retención',
  outcome: 'sin_hallazgos',
  reason: null,
  notEvaluated: [],
  ...(deduced && { deduced }),
  findings: 0,
  worst: null,
  amount: '0.00',
  toExplain: '0.00',
});

const validations = [validation(7, [agent]), validation(17, [exempt, agent]), validation(8, undefined)];

it('tells each fact once with its evidence, and keeps all that is confirmed beside what was stated', async () => {
  const company = madeCompany({ profile: { ciiu: '4620' } });
  const { user, asked, notices } = show(<DeducedNotice company={company.id} validations={validations} />, {
    server: [
      answers(ownAccess, { data: madeAccess({ companies: [{ companyId: 7, permissions: ['empresas.editar'] }] }) }),
      answers(userCompanies, { data: [company] }),
      answers(updateCompany, { data: company }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Está exonerada de aportes (114-1): abona retención en la fuente (2365) en 11 de 12 meses.',
    'Es agente de retención: abona retención en la fuente (2365) en 11 de 12 meses.',
  ]);
  await waitFor(() => expect(notices()).toEqual(['Guardamos lo que confirmaste en los datos de la empresa.']));
  expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({
    profile: { ciiu: '4620', exonerado1141: true, agenteRetencion: true },
  });
});

it('is silent about what the profile says, whatever it says', async () => {
  const company = madeCompany({ profile: { agenteRetencion: false, exonerado1141: true } });
  const { asked } = show(<DeducedNotice company={company.id} validations={validations} />, {
    server: [answers(ownAccess, { data: madeAccess() }), answers(userCompanies, { data: [company] })],
  });
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('asks nobody who may not change the company', async () => {
  const company = madeCompany({ profile: {} });
  show(<DeducedNotice company={company.id} validations={validations} />, {
    server: [
      answers(ownAccess, { data: madeAccess({ companies: [{ companyId: 7, permissions: ['auditoria.ver'] }] }) }),
      answers(userCompanies, { data: [company] }),
    ],
  });
  await screen.findAllByRole('listitem');
  expect(screen.queryByRole('button')).toBeNull();
});
