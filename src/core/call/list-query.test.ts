import { expect, it } from 'vitest';
import { readSort, sortsBy } from './list-query.ts';

it('parses every sort value that it offers', () => {
  const sorts = sortsBy(['name', 'endsOn']);
  expect(sorts).toEqual(['name', '-name', 'endsOn', '-endsOn']);
  expect(sorts.map(readSort)).toEqual([
    { field: 'name', descending: false },
    { field: 'name', descending: true },
    { field: 'endsOn', descending: false },
    { field: 'endsOn', descending: true },
  ]);
});
