import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents, formatPercent, formatPesos, inWholePesos, writeBalance, writePesos } from './money.es.ts';
import { centsFromNumber, fromDecimal, percentOf, pesos, toDecimal } from './money.ts';

describe('money', () => {
  it('rounds a stored number to the nearest cent, whatever its float noise', () => {
    expect(centsFromNumber(0.89002)).toBe(89n);
    expect(centsFromNumber(-1234567.1)).toBe(-123456710n);
    expect(centsFromNumber(1.005 * 1000)).toBe(100500n);
    expect(centsFromNumber(Number.NaN)).toBeNull();
    expect(centsFromNumber(123_456_789_012_345_680)).toBe(12_345_678_901_234_568_000n);
  });

  it('formats and parses decimals without loss', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
        (cents) => fromDecimal(toDecimal(cents)) === cents,
      ),
    );
    expect(toDecimal(-5n)).toBe('-0.05');
    expect(() => fromDecimal('1.234,5')).toThrow(RangeError);
  });

  it('computes percentages exactly, half a cent away from zero', () => {
    expect(percentOf(pesos(80_000_000), 1.1)).toBe(pesos(880_000));
    expect(percentOf(50n, 1)).toBe(1n);
    expect(percentOf(-50n, 1)).toBe(-1n);
    expect(percentOf(49n, 1)).toBe(0n);
  });

  it('computes percentages of any amount as integers would', () => {
    const amount = fc.oneof(
      fc.bigInt({ min: -(2n ** 62n), max: 2n ** 62n }),
      fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }),
    );
    const millionths = fc.oneof(
      fc.integer({ min: -200_000_000, max: 200_000_000 }),
      fc.constantFrom(0, 10_000, 19_000_000, 100_000_000),
    );
    fc.assert(
      fc.property(amount, millionths, (cents, part) => {
        const product = cents * BigInt(part);
        const half = product < 0n ? -50_000_000n : 50_000_000n;
        return percentOf(cents, part / 1_000_000) === (product + half) / 100_000_000n;
      }),
    );
  });

  it('formats in Colombian notation', () => {
    expect(formatCents(-123456789n)).toBe('(1.234.567,89)');
    expect(formatPesos(123456789n)).toBe('1.234.568');
    expect(formatPesos(0n)).toBe('–');
    expect(writePesos(-150050n)).toBe('−\u2060$\u00a01.500,50');
  });
});

it('writes a signed balance with its side, and the amounts of a title without cents', () => {
  expect([writeBalance(90_000n), writeBalance(-90_000n)]).toEqual(['$\u00a0900', '$\u00a0900 crédito']);
  expect(inWholePesos('$\u00a04.676.622,80 no deducibles, $\u00a0999,49 y $\u00a012')).toBe(
    '$\u00a04.676.623 no deducibles, $\u00a0999 y $\u00a012',
  );
  expect([formatPercent(2627, 0), formatPercent(-1250.5), formatPercent(12.3)]).toEqual([
    '2.627 %',
    '-1.250,5 %',
    '12,3 %',
  ]);
});
