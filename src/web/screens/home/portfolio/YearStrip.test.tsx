// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PortfolioRow } from '#api/audits/portfolio/contract.ts';
import { show } from '../../../../../tests/support/web/show.tsx';
import { YearStrip } from './columns.tsx';

const month = (period: string, state: 'sin_cargar' | 'auditado') => ({
  period,
  state,
  openFindings: 0,
  critical: 0,
  healthIndex: null,
});

it('lists the months before the first balance, and those after the last, as one item each', () => {
  const months = ['2026-01', '2026-02', '2026-03'].map((period) => month(period, 'sin_cargar'));
  const after = ['2026-05', '2026-06'].map((period) => month(period, 'sin_cargar'));
  const attributes = { name: 'El Roble', months: [...months, month('2026-04', 'auditado'), ...after] };
  show(<YearStrip row={{ id: 1, attributes } as PortfolioRow} />);
  const strip = within(screen.getByRole('navigation', { name: 'Meses de El Roble' }));
  const said = strip.getAllByRole('listitem', { hidden: false });
  expect(said.map((item) => within(item).getByRole('link').getAttribute('aria-label'))).toEqual([
    'El Roble, ene 2026 a mar 2026: sin cargar',
    expect.stringMatching(/^El Roble, abr 2026/),
    'El Roble, may 2026 a jun 2026: sin cargar',
  ]);
  expect(strip.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});
