/** One or two third parties are errors; most of the tax is a booking habit. */
import { expect, it } from 'vitest';
import { isBaseElsewhere } from './kept-elsewhere.ts';

it.each([
  [2, 100n, 100n, false],
  [3, 50n, 100n, false],
  [3, 51n, 100n, true],
])('%d third parties with %d of %d', (thirdParties, tax, all, expected) => {
  expect(isBaseElsewhere(thirdParties, tax, all)).toBe(expected);
});
