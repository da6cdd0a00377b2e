// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listLegalRates, loadLegalRate, withdrawLegalRate } from '#api/audits/legal-rates/contract.ts';
import { answers, refuses, show } from '../../../../tests/support/web/show.tsx';
import type { LegalTable } from '../../data/audits/legal-rates.ts';
import { Screen } from './Screen.tsx';

const nobody = { source: null, normDay: null, loadedBy: null, loadedAt: null };
const may = {
  id: 4,
  key: '',
  from: '2026-05-01',
  to: '2026-05-31',
  figures: { ibc: 18, usury: 27 },
  norm: 'Resolución 800 de 2026',
  source: 'https://norma.example/800',
  normDay: '2026-04-30',
  loadedBy: 'Camila Rojas',
  loadedAt: '2026-05-02T15:00:00Z',
};
const april = { ...may, ...nobody, id: null, from: '2026-04-01', to: '2026-04-30', norm: '' };
const table = (id: LegalTable['id'], attributes: Partial<LegalTable['attributes']> = {}): LegalTable => ({
  id,
  attributes: { until: null, endsSoon: false, isOver: false, concepts: [], rows: [], ...attributes },
});
const tables = [
  table('interest', { until: '2026-05-31', endsSoon: true, isOver: true, rows: [may, april] }),
  table('withholding', {
    concepts: [
      { key: 'COMPRAS_DECL', name: 'Compras generales' },
      { key: 'SERV_DECL', name: 'Servicios en general' },
    ],
  }),
];
const open = (address: string, ...server: ReturnType<typeof answers>[]) =>
  show(<Screen />, { address, server: [answers(listLegalRates, { data: tables }), ...server] });
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const sent = (asked: readonly { method: string; body: unknown }[]) =>
  asked.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));

async function fillMonth(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Cargar tarifa' }));
  expect(field('Mes').value).toBe('2026-06');
  await user.type(field('Interés bancario corriente (%)'), '18,2');
  await user.type(field('Usura (%)'), '27,3');
  await user.type(field('Norma'), 'Resolución 900 de 2026');
  await user.type(field('Enlace o número de la norma'), '900');
  await user.type(field('Fecha de la norma'), '29/05/2026');
}
const submit = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

describe('the tables of the law', () => {
  it('say which one ended, and where each figure comes from', async () => {
    open('/tablas-de-ley');
    await screen.findByText('Interés corriente y usura: terminó el 31 de mayo de 2026');
    const row = within(screen.getByRole('row', { name: /mayo de 2026/ }));
    expect(row.getByText('27 %')).toBeDefined();
    expect(row.getByRole('link', { name: 'Resolución 800 de 2026' }).getAttribute('href')).toBe(may.source);
    expect(within(screen.getByRole('row', { name: /abril de 2026/ })).queryByRole('button')).toBeNull();
  });

  it('take the next month with its norm', async () => {
    const { user, asked } = open('/tablas-de-ley', answers(loadLegalRate, { data: may }));
    await fillMonth(user);
    await user.click(submit('Cargar tarifa'));
    await waitFor(() => expect(sent(asked)).toHaveLength(1));
    expect(sent(asked)[0]).toEqual({
      table: 'interest',
      key: '',
      from: '2026-06-01',
      to: '2026-06-30',
      figures: { ibc: 18.2, usury: 27.3 },
      norm: 'Resolución 900 de 2026',
      source: '900',
      normDay: '2026-05-29',
    });
  });

  it('need a norm, and show what the service objects to at its field', async () => {
    const message = 'La usura es una vez y media el interés corriente: con ese interés es 27,3 %.';
    const refusal = refuses(loadLegalRate, 400, {
      error: 'request.invalid',
      message: 'Revisa los datos.',
      errors: [{ field: 'figures.usury', message }],
    });
    const { user, asked } = open('/tablas-de-ley', refusal);
    await user.click(await screen.findByRole('button', { name: 'Cargar tarifa' }));
    await user.click(submit('Cargar tarifa'));
    await screen.findByText('Por favor ingresar norma');
    expect(sent(asked)).toEqual([]);
    await user.click(submit('Cancelar'));
    await fillMonth(user);
    await user.click(submit('Cargar tarifa'));
    await screen.findByText(message);
  });

  it('ask before they replace a row that is known with other figures', async () => {
    const message = 'Ya hay una fila de esos días con otras cifras.';
    const { user, asked } = open('/tablas-de-ley', refuses(loadLegalRate, 409, { error: 'rate.known', message }));
    await fillMonth(user);
    await user.click(submit('Cargar tarifa'));
    await screen.findByText(message);
    await user.click(submit('Reemplazar la que hay'));
    await waitFor(() => expect(sent(asked)).toHaveLength(2));
    expect(sent(asked)[1]).toMatchObject({ replace: true });
  });

  it('withdraw a loaded row after a question', async () => {
    const { user, asked } = open('/tablas-de-ley', answers(withdrawLegalRate, undefined));
    await user.click(await screen.findByRole('button', { name: /^Retirar la fila/ }));
    await user.click(await screen.findByRole('button', { name: 'Sí, retirar' }));
    await waitFor(() =>
      expect(asked.some(({ method, path }) => method === 'DELETE' && path === '/legal-rates/4')).toBe(true),
    );
  });

  it('take a concept from a day on', async () => {
    const { user, asked } = open('/tablas-de-ley?tabla=withholding', answers(loadLegalRate, { data: may }));
    await user.click(await screen.findByRole('button', { name: 'Cargar tarifa' }));
    await user.click(screen.getByRole('combobox', { name: 'Concepto' }));
    await user.keyboard('Servicios{Enter}');
    await user.type(field('Rige desde'), '01/01/2027');
    await user.type(field('Base mínima en UVT'), '2');
    await user.type(field('Tarifa (%)'), '4');
    await user.type(field('Norma'), 'Decreto 1 de 2027');
    await user.type(field('Enlace o número de la norma'), '0001');
    await user.type(field('Fecha de la norma'), '30/12/2026');
    await user.click(submit('Cargar tarifa'));
    await waitFor(() => expect(sent(asked)).toHaveLength(1));
    expect(sent(asked)[0]).toMatchObject({
      table: 'withholding',
      key: 'SERV_DECL',
      from: '2027-01-01',
      to: null,
      figures: { minBaseUvt: 2, percent: 4 },
    });
  });
});
