// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type CompanyPredefined, choosePredefined, getPredefined } from '#api/audits/predefined/contract.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { NewVersionNotice } from './NewVersionNotice.tsx';

const offered: CompanyPredefined = {
  applied: null,
  software: { id: 1, name: 'Siigo Nube' },
  version: 1,
  newest: 2,
  changes: [
    {
      validationId: 2,
      validationTitle: 'Naturaleza invertida',
      part: 'parameters',
      name: 'capital',
      label: 'Capital suscrito',
      kind: 'amount',
      before: '0.00',
      after: '5000000.00',
    },
  ],
};
const open = (of: CompanyPredefined, readOnly = false) =>
  show(<NewVersionNotice company={7} readOnly={readOnly} />, {
    server: [
      answers(getPredefined, { data: of }),
      answers(choosePredefined, { data: { ...of, version: of.newest, changes: [] } }),
    ],
  });
const see = () => screen.findByRole('button', { name: 'Ver qué cambiaría' });

it('says nothing to a company with the newest version', async () => {
  const { asked } = open({ ...offered, version: 2, changes: [] });
  await expect.poll(() => asked.length).toBe(1);
  expect(document.body.textContent).toBe('');
});

it('says how much a newer one would change, shows it, and is chosen', async () => {
  const { user, asked, notices } = open(offered);
  await screen.findByText(/para Siigo Nube, que a esta empresa le cambiaría 1 valor\.$/);
  await user.click(await see());
  const drawer = within(screen.getByRole('dialog', { name: 'Parametrización predefinida de Siigo Nube, versión 2' }));
  expect(drawer.getByText('Naturaleza invertida: Capital suscrito')).toBeDefined();
  expect(drawer.getByText(/5\.000\.000/)).toBeDefined();
  expect(drawer.getByText(/los meses firmados conservan la versión con la que se firmaron\.$/)).toBeDefined();
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  await user.click(drawer.getByRole('button', { name: 'Usar esta versión' }));
  await expect.poll(notices).toEqual(['Esta empresa usa ahora la versión nueva']);
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ version: 2 });
});

it('is only seen by those who may not change the parametrization', async () => {
  const { user } = open({ ...offered, changes: [] }, true);
  await screen.findByText(/A esta empresa no le cambia nada/);
  await user.click(await see());
  expect(screen.getByText('No cambia nada: lo que trae ya es lo que tiene la empresa.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Usar esta versión' })).toBeNull();
});
