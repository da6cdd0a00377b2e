import { describe, expect, test } from 'vitest';
import { contrastOf, leastContrast } from './contrast.ts';

describe('contrast', () => {
  test('of black on white is 21, of a colour on itself 1, and the order does not matter', () => {
    expect(contrastOf('#FFFFFF', '#000000')).toBe(21);
    expect(contrastOf('#0B6B57', '#0B6B57')).toBe(1);
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
  });
  test('is that of other tools', () => {
    expect(contrastOf('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
    expect(contrastOf('#777777', '#FFFFFF')).toBeLessThan(leastContrast);
    expect(contrastOf('#F9F2DB', '#14211D')).toBeCloseTo(14.8, 1);
  });
});
