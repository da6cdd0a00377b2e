import { expect, it } from 'vitest';
import { readView, viewAddress } from '../balance-view.ts';
import { changeTo, isSameQuery, queryOf } from './saved-query.ts';

const viewOf = (address: string) => readView(new URLSearchParams(address));
/** Address of `period` with the view that another address shows. */
const moved = (from: string, shown: string, to: string, period: string) =>
  viewAddress(viewOf(to), changeTo(queryOf(viewOf(from), shown), period));

it('a view is the same in another month, without what belongs to its own', () => {
  const from =
    '?mes=2026-02&version=3&cuenta=13&lista=tercero&buscar=roble&movidas&contrarias&nuevas&minimo=500&orden=debit&asc&fila=13~9&hallazgo=f1&versiones';
  expect(moved(from, '2026-02', '?mes=2026-05&tercero=800197268&nivel=4', '2026-05')).toBe(
    '?mes=2026-05&lista=tercero&cuenta=13&buscar=roble&movidas&contrarias&nuevas&minimo=500&orden=debit&asc',
  );
});

it('columns of twelve months keep their figure and unit', () => {
  expect(moved('?mes=2026-02&vista=meses&cifra=movimiento&unidad=miles', '2026-02', '?mes=2025-11', '2025-11')).toBe(
    '?mes=2025-11&vista=meses&cifra=movimiento&unidad=miles',
  );
});

it.each([
  ['2025-12', '2026-02', '2026-01', '2025-11'],
  ['2025-02', '2026-02', '2026-12', '2025-12'],
  ['2026-04', '2026-02', '2025-11', '2026-01'],
  ['2025-02', '2026-02', '2025-13', '2024-12'],
])('the month compared with keeps its distance: %s of %s is, of %s, %s', (other, shown, opened, compared) => {
  const address = moved(`?mes=${shown}&con=${other}`, shown, `?mes=${opened}`, opened);
  expect(address).toBe(`?mes=${opened}&con=${compared}`);
});

it('a closing period has no distance: the nearest month is compared with', () => {
  expect(queryOf(viewOf('?mes=2026-02&con=2025-13'), '2026-02')).toEqual({});
});

it('shows itself, in whatever order its parts were stored', () => {
  const query = queryOf(viewOf('?cuenta=13&movidas&tercero=-'), '2026-02');
  expect(isSameQuery(query, { thirdParty: '-', moved: true, account: '13' })).toBe(true);
  expect(isSameQuery(query, { thirdParty: '-', account: '13' })).toBe(false);
});
