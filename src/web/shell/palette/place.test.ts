// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { arrangePlaces } from './arrange-places.ts';
import { type Place, recentPlaces, rememberPlace } from './place.ts';

afterEach(() => localStorage.removeItem('recent-places'));

const place = (label: string, kind: Place['kind'] = 'company'): Place => ({
  kind,
  key: label,
  label,
  to: `/${encodeURIComponent(label)}`,
});

it('keeps the last six places, each once, newest first; acts are not kept', () => {
  for (const label of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b']) rememberPlace(place(label));
  rememberPlace({ kind: 'action', key: 'x', label: 'x', act: () => undefined });
  expect(recentPlaces().map(({ label }) => label)).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
});

it.each(['nada', '{}', '[1, null]', '[{"label":"x","to":"//otro.co"}]', '[{"label":"x","to":"javascript:0"}]'])(
  'takes nothing else from the storage: %s',
  (kept) => {
    localStorage.setItem('recent-places', kept);
    expect(recentPlaces()).toEqual([]);
  },
);

it('shows the group with the best hit first, six of each at most', () => {
  const many = Array.from({ length: 9 }, (_, index) => place(`Nueva caja ${index}`));
  const groups = arrangePlaces([...many, place('Caja', 'account'), place('Otra', 'screen')], 'caja');
  expect(groups.map(({ kind, places }) => [kind, places.length])).toEqual([
    ['account', 1],
    ['company', 6],
  ]);
});
