import { expect, test } from 'vitest';
import { isDeeperThan } from './json-depth.ts';

test.each([
  ['1', 0, false],
  ['[]', 0, true],
  ['[[1],{"a":[2]}]', 3, false],
  ['[[1],{"a":[2]}]', 2, true],
  ['{"a":"[[[["}', 1, false],
  ['{"a":"\\"[[[["}', 1, false],
  ['["\\\\",[[]]]', 2, true],
  ['[],[],[]', 1, false],
])('%s is deeper than %i: %s', (json, limit, expected) => {
  expect(isDeeperThan(limit, json)).toBe(expected);
});
