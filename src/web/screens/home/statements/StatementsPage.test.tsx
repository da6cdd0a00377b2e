// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listSummaries, type SummaryRow } from '#api/statements/portfolio/contract.ts';
import type { AnswerOf } from '#core/call/endpoint.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { StatementsPage } from './StatementsPage.tsx';

type Answer = AnswerOf<typeof listSummaries>;

const row = (id: number, name: string, more: Partial<SummaryRow['attributes']> = {}): SummaryRow => ({
  id,
  attributes: {
    ...{ name, nit: '900481237', checkDigit: 1, subscriber: null, state: 'draft', failing: 0 },
    figures: {
      assets: '3000000.00',
      liabilities: '1000000.00',
      equity: '2000000.00',
      revenue: '500000.00',
      result: '-20000.00',
      cash: '70000.00',
      taxPosition: null,
      liquidity: '1.85',
    },
    ...more,
  },
});

const meta: Answer['meta'] = {
  ...{ page: 1, pageSize: 25, total: 30, period: '2026-10', periods: ['2026-09', '2026-10'] },
  counts: { all: 30, failing: 1, draft: 28, signed: 1, missing: 1, pending: 0 },
};

function open(address: string, data: SummaryRow[], about = meta) {
  return show(<StatementsPage />, { address, server: [answers(listSummaries, { data, meta: about })] });
}

it('leads from each figure to the statement that has it, in its month', async () => {
  open('/home/estados', [
    row(7, 'Roble', { failing: 2 }),
    row(8, 'Cedro', { state: 'missing', figures: null, failing: null }),
  ]);
  const roble = (await screen.findByText('Roble')).closest('tr')!;
  const link = (name: string) => within(roble).getByRole('link', { name }).getAttribute('href');
  expect(link('3.000.000')).toBe('/empresa/7/servicio/estado-financiero/situacion-financiera?mes=2026-10');
  expect(link('(20.000)')).toBe('/empresa/7/servicio/estado-financiero/resultado-integral?mes=2026-10');
  expect(link('1,85')).toBe('/empresa/7/servicio/estado-financiero/indicadores?mes=2026-10');
  expect(link('2 pruebas que no se cumplen')).toBe('/empresa/7/servicio/estado-financiero?mes=2026-10');
  const cedro = screen.getByText('Cedro').closest('tr')!;
  expect(within(cedro).getByRole('link', { name: 'Cargar balance' }).getAttribute('href')).toBe(
    '/empresa/8/servicio/auditoria?mes=2026-10&cargar',
  );
  expect(screen.getByText('Octubre de 2026, en pesos. 1 firmado, 28 en borrador, 1 sin balance.')).toBeDefined();
});

it('keeps month, order, filter and page in its address', async () => {
  const { asked, user, address } = open('/home/estados?mes=2026-09&orden=-cash&grupo=no-cuadran&pagina=2', [
    row(7, 'Roble'),
  ]);
  await screen.findByText('Roble');
  expect(asked.find(({ path }) => path === '/statements/portfolio')?.query).toMatchObject({
    ...{ period: '2026-09', sort: '-cash', part: 'failing' },
  });
  await user.click(screen.getByRole('radio', { name: 'Del año' }));
  await waitFor(() => expect(address()).toBe('/home/estados?mes=2026-09&orden=-cash&grupo=no-cuadran&cifras=ano'));
});

it('says what is being computed, and what there will be', async () => {
  open('/home/estados', [row(7, 'Roble', { state: 'pending', figures: null, failing: null })], {
    ...meta,
    counts: { ...meta.counts, pending: 3 },
  });
  await screen.findByText(/^Estamos calculando las cifras de 3 empresas/);
  open('/home/estados', [], { ...meta, total: 0, period: null, periods: [] });
  await screen.findByText(/^Aquí verás las cifras principales/);
});
