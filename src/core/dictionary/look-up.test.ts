import { expect, test } from 'vitest';
import { dictionary, lookUp } from './look-up.ts';

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

test.each(inherited)('%s is no entry of a plain object, unless it is its own', (key) => {
  expect(lookUp({ iva: 1 }, key)).toBeUndefined();
  expect(lookUp(Object.fromEntries([[key, 1]]), key)).toBe(1);
  expect(lookUp(undefined, key)).toBeUndefined();
});

test.each(inherited)('%s is kept and found in a dictionary', (key) => {
  const entries = dictionary<number>();
  expect(entries[key]).toBeUndefined();
  entries[key] = 2;
  expect(Object.entries(entries)).toEqual([[key, 2]]);
});
