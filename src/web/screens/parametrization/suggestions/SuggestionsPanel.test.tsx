// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getValidation, type ParametrizedValidation, setValidation } from '#api/audits/parametrization/contract.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { SuggestionsPanel } from './SuggestionsPanel.tsx';

const said: ParametrizedValidation = {
  id: 0,
  attributes: {
    key: 'cuentas',
    title: 'Papel de las cuentas',
    summary: '',
    settings: { parameters: { equivalencias: [['1320', '1330']] } },
    isDefault: false,
    version: 4,
    changedAt: null,
    changedBy: null,
    problems: [],
    roles: [],
    parameters: [],
    rules: [],
    assetClasses: null,
  },
};
const suggestions = ['248540', '248541'].map((account) => ({
  account,
  accountName: `Servicios ${account}`,
  role: 'retención por servicios',
  equivalent: '236525',
  confidence: 0.85,
  why: 'lo dice el nombre de la 2485',
  isDoubtful: false,
}));
const open = (readOnly: boolean) =>
  show(<SuggestionsPanel company={1} suggestions={suggestions} readOnly={readOnly} />, {
    server: [answers(getValidation, { data: said }), answers(setValidation, { data: said })],
  });

it('one click accepts a suggestion for all its accounts, beside what was said before', async () => {
  const shown = open(false);
  expect(await screen.findByText(/Tus cuentas 248540, 248541 parecen retención por servicios/)).toBeDefined();
  await shown.user.click(await screen.findByRole('button', { name: 'Es así' }));
  const equivalencias = [
    ['1320', '1330'],
    ['248540', '236525'],
    ['248541', '236525'],
  ];
  await waitFor(() =>
    expect(shown.asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      settings: { parameters: { equivalencias } },
    }),
  );
});

it('another account of the PUC is said instead, of the same class', async () => {
  const shown = open(false);
  await shown.user.click(await screen.findByRole('button', { name: 'Es otra' }));
  const field = screen.getByRole('textbox', { name: 'Cuenta del PUC' });
  await shown.user.type(field, '1355');
  expect(screen.getByRole('button', { name: 'Guardar' }).hasAttribute('disabled')).toBe(true);
  await shown.user.clear(field);
  await shown.user.type(field, '236540');
  await shown.user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(JSON.stringify(shown.asked.find(({ method }) => method === 'PUT')?.body)).toContain('["248540","236540"]'),
  );
});

it('who may not edit sees it and cannot decide', async () => {
  open(true);
  expect(await screen.findByText(/Confianza del 85 %/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Es así' })).toBeNull();
});

it('shows the first ones of many, and the others on demand', async () => {
  const many = Array.from({ length: 7 }, (_, at) => ({
    ...suggestions[0]!,
    account: `2485${40 + at}`,
    equivalent: `2365${10 + at}`,
  }));
  const shown = show(<SuggestionsPanel company={1} suggestions={many} readOnly={false} />, {
    server: [answers(getValidation, { data: said })],
  });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Es así' })).toHaveLength(4));
  expect(screen.getByRole('link', { name: 'Confirmarlas en el plan de cuentas' })).toBeDefined();
  await shown.user.click(screen.getByRole('button', { name: 'Ver las otras 3' }));
  expect(screen.getAllByRole('button', { name: 'Es así' })).toHaveLength(7);
  expect(screen.queryByRole('button', { name: /^Ver las otras/ })).toBeNull();
});
