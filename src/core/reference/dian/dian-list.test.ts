/** Memberships in the DIAN's lists, and the five years of a fictitious supplier by its date. */
import { expect, test } from 'vitest';
import { type DianEntry, fictitiousOn, fictitiousUntil, type ListsInForce, membershipsOf } from './dian-list.ts';
import { describeLookUp } from './dian-words.es.ts';

const entry = (day: string | null): DianEntry => ({ nit: '900534356', name: 'Prueba S.A.S.', day, resolution: '8812' });

test('the five years end on the day of the resolution, in February too', () => {
  expect(fictitiousUntil('2026-11-17')).toBe('2031-11-17');
  expect(fictitiousUntil('2024-02-29')).toBe('2029-02-28');
});

test.each([
  ['2026-11-16', 'future'],
  ['2026-11-17', 'current'],
  ['2031-11-17', 'current'],
  ['2031-11-18', 'ended'],
])('of 17 November 2026, on %s: %s', (day, state) => {
  expect(fictitiousOn(entry('2026-11-17'), day)).toEqual({ state, until: '2031-11-17' });
});

test('a month counts if one of its days does', () => {
  expect(fictitiousOn(entry('2026-11-17'), '2026-11-01', '2026-11-30').state).toBe('current');
  expect(fictitiousOn(entry('2026-11-17'), '2031-11-01', '2031-11-30').state).toBe('current');
  expect(fictitiousOn(entry('2026-11-17'), '2031-12-01', '2031-12-31').state).toBe('ended');
});

test('an unknown date is to be reviewed, never dropped', () => {
  expect(fictitiousOn(entry(null), '2026-11-17')).toEqual({ state: 'review', until: null });
});

test('memberships come in the order of the lists', () => {
  const load = (list: 'ficticios' | 'grandes', day: string | null) =>
    ({ list, number: 1, from: '2026-01-01', entries: new Map([['900534356', entry(day)]]) }) as const;
  const lists: ListsInForce = { grandes: load('grandes', null), ficticios: load('ficticios', '2026-11-17') };
  const found = membershipsOf(lists, '900534356', '2026-11-22');
  expect(found.map(({ list, state }) => [list, state])).toEqual([
    ['ficticios', 'current'],
    ['grandes', 'current'],
  ]);
  expect(membershipsOf(lists, '890903938', '2026-11-22')).toEqual([]);
  const read = { nit: '900534356', dv: 3, givenDv: 4, lacks: 0, isSteady: false };
  expect(describeLookUp(read, found, '2026-11-17')).toEqual([
    'Desde el 17 nov 2026 hasta el 17 nov 2031. Sus compras no se aceptan.',
    'Pegaste 900.534.356-4; el dígito correcto es 3.',
  ]);
});
