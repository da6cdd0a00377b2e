import { expect, test } from 'vitest';
import { groupHits } from './group-hits.ts';

const hit = (kind: 'validation' | 'term', key: string, id: string | null) => ({
  kind,
  key,
  title: key,
  section: id === null ? null : { id, title: id },
  excerpt: [],
});

test('places of one page are together; a word and a page of one name are not', () => {
  const hits = [hit('validation', 'NIT', null), hit('validation', 'NIT', 'nit-1'), hit('term', 'NIT', null)];
  expect(groupHits(hits).map(({ kind, hits: places }) => [kind, places.length])).toEqual([
    ['validation', 2],
    ['term', 1],
  ]);
  expect(groupHits([])).toEqual([]);
});
