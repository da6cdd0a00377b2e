import { expect, test } from 'vitest';
import { LruCache } from './lru-cache.ts';

const texts = (heaviest?: number) =>
  new LruCache<string>({ capacity: 6, weigh: ({ length }) => length, ...(heaviest ? { heaviest } : {}) });

test('the least recently used entries go first, until the rest fits', () => {
  const cache = texts();
  for (const text of ['a', 'bb', 'ccc']) cache.set(text, text);
  expect(cache.get('a')).toBe('a');
  cache.set('dddd', 'dddd');
  expect(['a', 'bb', 'ccc', 'dddd'].map((key) => cache.get(key))).toEqual(['a', undefined, undefined, 'dddd']);
  expect(cache.weight).toBe(5);
});

test('what is too heavy is not kept, and what it replaces is gone', () => {
  const cache = texts(3);
  cache.set('key', 'aaa');
  cache.set('key', 'aaaa');
  expect(cache.get('key')).toBeUndefined();
  expect(cache.weight).toBe(0);
});

test('an entry that is set again weighs once', () => {
  const cache = texts();
  cache.set('key', 'aa');
  cache.set('key', 'aaa');
  expect(cache.get('key')).toBe('aaa');
  expect(cache.weight).toBe(3);
});
