import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDigit, formatNit, hasGluedDv, parseNit, thirdPartyKey } from './nit.ts';

const vectors = readFileSync(new URL('../../../data/nit_dv_vectors.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const cells = line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)!.map((cell) => cell.replace(/,$/, ''));
    return { nit: cells[0]!, published: Number(cells[1]), computed: Number(cells[3]), result: cells[4]! };
  });

describe('check digit', () => {
  it('agrees with every published pair and rejects every wrong one', () => {
    expect(vectors.length).toBe(75);
    for (const { nit, published, computed, result } of vectors) {
      expect(checkDigit(nit), nit).toBe(computed);
      expect(checkDigit(nit) === published, nit).toBe(result === 'PASS');
    }
  });

  it('refuses what is not a number', () => {
    for (const wrong of ['', '90012A456', '1234567890123456', '900-1'])
      expect(() => checkDigit(wrong)).toThrow(RangeError);
  });
});

describe('reading a NIT', () => {
  it.each([
    ['900.481.237-6', '900481237', 6],
    ['900481237 - 6', '900481237', 6],
    ['NIT: 900481237-6', '900481237', 6],
    ['900481237.0', '900481237', null],
    ['C.C. 52.123.456', '52123456', null],
    ['MX-AB 12', 'MX-AB 12', null],
    [' 9004812376 ', '9004812376', null],
  ])('%s', (text, id, dv) => {
    expect(parseNit(text)).toEqual({ id, dv });
  });

  it('takes a glued DV for the same third party only where it is one', () => {
    expect(checkDigit('900481237')).toBe(6);
    expect(hasGluedDv('9004812376')).toBe(true);
    expect(thirdPartyKey('9004812376')).toBe('900481237');
    expect(thirdPartyKey('9004812377')).toBe('9004812377');
    expect(thirdPartyKey('1023456789')).toBe('1023456789');
    expect(formatNit('900481237', 6)).toBe('900.481.237-6');
  });
});
