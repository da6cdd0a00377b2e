// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type CompanyPredefined, choosePredefined, getPredefined } from '#api/audits/predefined/contract.ts';
import { listMovedCompanies } from '#api/audits/predefined/runs/contract.ts';
import { answers, late, show } from '../../../../../tests/support/web/show.tsx';
import { useMovedCompanies } from '../../../data/audits/predefined.ts';
import { AppliedNotice } from './AppliedNotice.tsx';

const capital = {
  validationId: 2,
  validationTitle: 'Naturaleza invertida',
  part: 'parameters' as const,
  name: 'capital',
  label: 'Capital suscrito',
  kind: 'amount',
  before: '0.00',
  after: '5000000.00',
};
const debt = { ...capital, name: 'deuda', label: 'Deuda', before: '7000000.00', after: '9000000.00' };
const applied = { at: '2026-11-05T15:00:00Z', previous: 1, changes: [capital], kept: [debt], signedMonths: 2 };
const moved: CompanyPredefined = {
  software: { id: 1, name: 'Siigo Nube' },
  version: 2,
  newest: 2,
  changes: [],
  applied,
};
/** Also of other companies: read again with the choice, and answered after it. */
function Moved() {
  useMovedCompanies();
  return null;
}

/** After a choice there is nothing more to choose, as the server has it. */
const open = (of: CompanyPredefined, readOnly = false) => {
  let held = of;
  const page = (
    <>
      <AppliedNotice company={7} readOnly={readOnly} />
      <Moved />
    </>
  );
  return show(page, {
    server: [
      late(answers(listMovedCompanies, { data: [] })),
      answers(getPredefined, () => ({ data: held })),
      answers(choosePredefined, ({ body }) => {
        held = { ...of, version: (body as { version: number }).version, applied: null };
        return { data: held };
      }),
    ],
  });
};
const see = () => screen.findByRole('button', { name: 'Ver qué cambió' });

it('says nothing where nothing was applied', async () => {
  const { asked } = open({ ...moved, applied: null });
  await expect.poll(() => asked.length).toBe(2);
  expect(document.body.textContent).toBe('');
});

it('says what changed and what stays, and the version before may be kept', async () => {
  const { user, asked, notices } = open(moved);
  await screen.findByText(
    /^El 5 nov 2026, 15:00 .* Siigo Nube: a esta empresa le cambió 1 valor y conserva 1 valor propio\.$/,
  );
  await user.click(await see());
  const drawer = within(screen.getByRole('dialog', { name: 'Parametrización predefinida de Siigo Nube, versión 2' }));
  expect(drawer.getByText('Naturaleza invertida: Capital suscrito')).toBeDefined();
  expect(drawer.getByText(/Los 2 meses firmados conservan la versión/)).toBeDefined();
  // Its own value holds over that of the version.
  expect(drawer.getByText(/9\.000\.000/).tagName).toBe('S');
  await user.click(drawer.getByRole('button', { name: 'Conservar la anterior' }));
  await expect.poll(notices).toEqual(['Esta empresa conserva la versión anterior']);
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ version: 1 });
});

it('is acknowledged by choosing the version that it has', async () => {
  const { user, asked, notices } = open(moved);
  await user.click(await see());
  await user.click(screen.getByRole('button', { name: 'Entendido' }));
  await expect.poll(notices).toEqual(['La versión nueva queda en esta empresa']);
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ version: 2 });
});

it('has nothing to keep where a version was taken back, nor for those who only read', async () => {
  const { user } = open({ ...moved, version: 1, newest: 1, applied: { ...applied, previous: null } });
  await screen.findByText(/se deshizo una versión .* 1 valor de esta empresa volvió a lo que había antes\.$/);
  await user.click(await see());
  expect(screen.queryByRole('button', { name: 'Conservar la anterior' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Entendido' })).toBeDefined();
});

it('opens by itself for who asks which values changed', async () => {
  show(<AppliedNotice company={7} readOnly />, {
    address: '/?cambios',
    server: [answers(getPredefined, { data: moved })],
  });
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText('Naturaleza invertida: Capital suscrito')).toBeDefined();
});
