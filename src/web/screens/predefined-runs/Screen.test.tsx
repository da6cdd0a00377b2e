// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choosePredefined } from '#api/audits/predefined/contract.ts';
import {
  listMovedCompanies,
  listPredefinedRuns,
  listRunResults,
  type PredefinedRun,
  undoPredefinedRun,
} from '#api/audits/predefined/runs/contract.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { Screen } from './Screen.tsx';

const siigo = { id: 1, name: 'Siigo Nube' };
const run: PredefinedRun = {
  ...{ software: siigo, number: 3, kind: 'load', version: 2, undoneVersion: null, fileName: 'Parametrizacion.xlsx' },
  ...{ madeBy: 'Camila Rojas', madeAt: '2026-11-05T15:00:00Z', companies: 40, changed: 37, keeping: 5 },
  ...{ isUndone: false, mayUndo: true },
};
const earlier: PredefinedRun = { ...run, number: 1, version: 1, isUndone: true, mayUndo: false };
const meta = { page: 1, pageSize: 20, total: 2 };
const result = { companyId: 7, name: 'Acme S.A.S.', nit: '900394374', subscriber: 'Firma', from: 1, version: 2 };
const results = [
  { ...result, changed: 2, kept: 1, clashing: 1, keepsVersion: false, held: 1 },
  { ...result, companyId: 8, name: 'Beta', version: 1, changed: 0, kept: 3, clashing: 0, keepsVersion: true, held: 1 },
];

it('shows staff every run, its result by company, and takes the last one back', async () => {
  const { user, asked, notices } = show(<Screen />, {
    isStaff: true,
    server: [
      answers(listPredefinedRuns, { data: [run, earlier], meta }),
      answers(listRunResults, { data: results, meta }),
      answers(undoPredefinedRun, { data: { ...run, isUndone: true, mayUndo: false } }),
    ],
  });
  expect(await screen.findByText('Parametrizacion.xlsx · Camila Rojas · deshecha')).toBeDefined();
  const row = within(screen.getByRole('row', { name: /versión 2/ }));
  expect(row.getByText('37')).toBeDefined();
  await user.click(row.getByRole('link', { name: 'Siigo Nube, versión 2' }));
  const acme = within(await screen.findByRole('row', { name: /Acme/ }));
  for (const words of [
    '1 → 2',
    'Cambió y conserva lo propio',
    'Ahora tiene la versión 1',
    /1 validación lo propio ya no encaja/,
  ])
    expect(acme.getByText(words)).toBeDefined();
  expect(
    within(screen.getByRole('row', { name: /Beta/ })).getByText('Conserva su versión: así lo eligió'),
  ).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Deshacer la versión/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Deshacer la versión 2 de Siigo Nube' }));
  await user.click(screen.getByRole('button', { name: 'Sí, deshacer' }));
  await expect.poll(notices).toEqual(['Se deshizo la versión 2 de Siigo Nube']);
  expect(asked.find(({ method }) => method === 'POST')?.path).toBe(
    '/predefined-parametrization/accountable-software/1/runs/3/undo',
  );
});

it('shows a subscriber the changed companies, each with its choice', async () => {
  const moved = { companyId: 7, name: 'Acme S.A.S.', software: siigo, from: 1, version: 2, changed: 2, kept: 1 };
  const row = { ...moved, clashing: 0, held: 2, at: run.madeAt, mayKeep: true };
  const { user, asked, notices } = show(<Screen />, {
    server: [
      answers(listMovedCompanies, { data: [row, { ...row, companyId: 8, name: 'Beta', held: 1 }] }),
      answers(choosePredefined, {
        data: { software: siigo, version: 1, newest: 2, changes: [], applied: null },
      }),
    ],
  });
  await screen.findByRole('link', { name: 'Acme S.A.S.' });
  expect(screen.getByText('La nueva, la versión 2')).toBeDefined();
  expect(screen.getByText('Conserva la versión 1')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Usar la nueva en Beta' })).toBeDefined();
  const which = screen.getByRole('link', { name: 'Ver cuáles cambian en Acme S.A.S.' });
  expect(which.getAttribute('href')).toBe('/empresa/7/servicio/edicion-plan-cuentas/0?cambios');
  await user.click(screen.getByRole('button', { name: 'Conservar la anterior en Acme S.A.S.' }));
  await expect.poll(notices).toEqual(['Acme S.A.S. conserva la versión anterior']);
  const sent = asked.find(({ method }) => method === 'PUT');
  expect([sent?.path, sent?.body]).toEqual(['/companies/7/predefined', { version: 1 }]);
});
