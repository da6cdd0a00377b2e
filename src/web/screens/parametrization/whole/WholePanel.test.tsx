// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SettingsChangeDocument } from '#api/audits/predefined/contract.ts';
import { copyParametrization, importParametrization } from '#api/audits/whole-parametrization/contract.ts';
import { userCompanies } from '#api/companies/companies/contract.ts';
import { madeCompany } from '../../../../../tests/support/web/made-records.ts';
import { answers, refuses, show } from '../../../../../tests/support/web/show.tsx';
import { WholePanel } from './WholePanel.tsx';

const change: SettingsChangeDocument = {
  validationId: 2,
  validationTitle: 'Naturaleza invertida',
  part: 'roles',
  name: 'acumulada',
  label: 'Depreciación acumulada',
  kind: null,
  before: ['1592', '1597'],
  after: ['1592', '=15990101'],
};
const companies = [7, 8, 9].map((id) => ({ ...madeCompany({ comp_business_name: `Empresa ${id}` }), id }));
const copies = answers(copyParametrization, {
  data: [
    { companyId: 8, name: 'Empresa 8', changes: [change] },
    { companyId: 9, name: 'Empresa 9', changes: [] },
  ],
});
const press = (name: string) => screen.getByRole('button', { name });
const open = (server: Parameters<typeof show>[1] = {}, readOnly = false) =>
  show(<WholePanel company={7} readOnly={readOnly} />, server);

it('offers those who may not change it only what changes nothing here', () => {
  open({}, true);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Copiar a otras empresas',
    'Descargar en Excel',
  ]);
});

it('copies to other companies only after what changes in each was seen', async () => {
  const { user, asked, notices } = open({ server: [answers(userCompanies, { data: companies }), copies] });
  await user.click(press('Copiar a otras empresas'));
  const drawer = within(screen.getByRole('dialog', { name: 'Copiar a otras empresas' }));
  expect(await drawer.findAllByRole('checkbox')).toHaveLength(2);
  expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Ver qué cambiaría' }).disabled).toBe(true);
  for (const id of [8, 9]) await user.click(drawer.getByRole('checkbox', { name: `Empresa ${id}` }));
  await user.click(drawer.getByRole('button', { name: 'Ver qué cambiaría' }));
  const there = within(await drawer.findByRole('region', { name: 'Empresa 8' }));
  expect(there.getByText('Naturaleza invertida: Depreciación acumulada')).toBeDefined();
  expect(there.getByText('1597*')).toBeDefined();
  expect(within(drawer.getByRole('region', { name: 'Empresa 9' })).getByText('No cambia nada.')).toBeDefined();
  // Another choice was not seen yet.
  await user.click(drawer.getByRole('checkbox', { name: 'Empresa 9' }));
  expect(drawer.queryByRole('region')).toBeNull();
  await user.click(drawer.getByRole('button', { name: 'Ver qué cambiaría' }));
  await user.click(await drawer.findByRole('button', { name: 'Copiar a 1 empresa' }));
  await expect.poll(notices).toEqual(['Parametrización copiada a 2 empresas']);
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { company_ids: [8, 9], preview: true },
    { company_ids: [8], preview: true },
    { company_ids: [8], preview: false },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says so where there is no other company', async () => {
  const { user } = open({ server: [answers(userCompanies, { data: companies.slice(0, 1) })] });
  await user.click(press('Copiar a otras empresas'));
  await screen.findByText('No tienes otras empresas a las que copiarla.');
});

const chosen = () => screen.getByLabelText<HTMLInputElement>(/^Suelta aquí la parametrización/);
const bring = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Traer estos cambios' });
const book = () => new File(['x'], 'libro.xlsx');

it('brings an Excel only after what it changes was seen, with what the audit does not use', async () => {
  const data = { changes: [change], keepsElse: true, unused: ['Hoja «Exógena»: La auditoría no la usa.'] };
  const { user, asked, notices } = open({ server: [answers(importParametrization, { data })] });
  await user.click(press('Traer de un Excel'));
  expect(bring().disabled).toBe(true);
  await user.upload(chosen(), book());
  await screen.findByText('=15990101');
  expect(screen.getByText('Hoja «Exógena»: La auditoría no la usa.')).toBeDefined();
  await user.click(bring());
  await expect.poll(notices).toEqual(['Parametrización traída del archivo']);
  expect(asked.map(({ query }) => query.preview)).toEqual(['true', 'false']);
});

it.each([
  [false, true, 'No cambia nada.'],
  [true, false, 'No cambia nada de la auditoría: solo observaciones, columnas o filas que guardamos como están.'],
])('an Excel without changes may bring observations: %s', async (keepsElse, isDisabled, sentence) => {
  const server = [answers(importParametrization, { data: { changes: [], keepsElse, unused: [] } })];
  const { user } = open({ server });
  await user.click(press('Traer de un Excel'));
  await user.upload(chosen(), book());
  await screen.findByText(sentence);
  expect(bring().disabled).toBe(isDisabled);
});

it('lists everything that is wrong in an Excel, and forgets it with the file', async () => {
  const lines = ['Hoja «Cuentas», fila 2: uno', 'Hoja «Cuentas», fila 3: dos'];
  const failure = { error: 'parametrization.invalid', message: 'El archivo tiene 2 errores.', accounts_errors: lines };
  const { user } = open({ server: [refuses(importParametrization, 422, failure)] });
  await user.click(press('Traer de un Excel'));
  await user.upload(chosen(), book());
  await screen.findByText('El archivo tiene 2 errores.');
  for (const line of lines) expect(screen.getByText(line)).toBeDefined();
  expect(bring().disabled).toBe(true);
  await user.click(press('Quitar libro.xlsx'));
  expect(screen.queryByText(lines[0]!)).toBeNull();
});

it('copies nothing where nothing would change', async () => {
  const same = answers(copyParametrization, { data: [{ companyId: 8, name: 'Empresa 8', changes: [] }] });
  const { user } = open({ server: [answers(userCompanies, { data: companies }), same] });
  await user.click(press('Copiar a otras empresas'));
  const drawer = within(screen.getByRole('dialog', { name: 'Copiar a otras empresas' }));
  await user.click(await drawer.findByRole('checkbox', { name: 'Empresa 8' }));
  await user.click(drawer.getByRole('button', { name: 'Ver qué cambiaría' }));
  expect(await drawer.findByRole('button', { name: 'Copiar a 1 empresa' })).toHaveProperty('disabled', true);
});
