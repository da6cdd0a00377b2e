import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountShape, hasSide, parseAmount } from './amount-text.ts';

describe('amounts as text', () => {
  it.each([
    ['1.234.567,89', ',', 123456789n],
    ['1,234,567.89', '.', 123456789n],
    ['1.234.567', ',', 123456700n],
    ['(1.234,50)', ',', -123450n],
    ['1.234,50-', ',', -123450n],
    ['-$ 1.234,50', ',', -123450n],
    ['$ 1.234,50', ',', 123450n],
    ['COP 1.234,50', ',', 123450n],
    ['', ',', 0n],
    ['-', ',', 0n],
    ['0,005', ',', 1n],
    ['1.5E8', '.', 15_000_000_000n],
    ['1.50000001E+08', '.', 15_000_000_100n],
    ['1,23456789E+06', ',', 123_456_789n],
    ['1.5E+08', '.', null],
    ['1,23E+09', ',', null],
    ['1.234,50 CR', ',', -123450n],
    ['1.234,50 Db', ',', 123450n],
    ['$ 1.234,50C', ',', -123450n],
    ['-1.234,50 CR', ',', null],
    ['(1.234,50)-', ',', null],
    ['(-1.234,50)', ',', null],
    ['(1.234,50', ',', null],
    ['CR', ',', null],
    ['()', ',', null],
    ['$ -', ',', 0n],
    ['($ 1.234,50)', ',', -123450n],
    ['-1.234,50 $', ',', -123450n],
    ["'1.234,50", ',', 123450n],
    ["1'234'567.89", '.', 123_456_789n],
    ['1 234 567,89', ',', 123_456_789n],
    ["1'200.000,00", ',', 120_000_000n],
    ["-25'000.000,75", ',', -2_500_000_075n],
    ['25’000,000.75', '.', 2_500_000_075n],
    ['1´200.000', ',', 120_000_000n],
    ["1'234'567.890,5", ',', 123_456_789_050n],
    ["3.001'200.000,00", ',', 300_120_000_000n],
    ["1'200,50", ',', 120_050n],
    ["1'20.000,00", ',', null],
    ["1200'000,00", ',', null],
    ['1\u00a0234\u202f567,89', ',', 123_456_789n],
    ['12 34', ',', null],
    ['150 2000', ',', null],
    ['–1.234', ',', -123400n],
    ['#¡VALOR!', ',', null],
    ['12,345', '.', 1234500n],
    ['12,345', ',', 1235n],
    ['1250,00', '.', null],
    ['1.250.00O,00', ',', null],
    ['1.23.456', ',', null],
    ['(5-', ',', null],
    ['12 345,6', ',', 1234560n],
  ] as const)('%s with decimal %s', (text, mark, cents) => {
    expect(parseAmount(text, mark)).toBe(cents);
  });

  it.each([
    ['1.234,5', 'certain', ','],
    ['1,234.5', 'certain', '.'],
    ['1.234.567', 'certain', ','],
    ['1234.5', 'certain', '.'],
    ['0.123', 'certain', '.'],
    ['1.234', 'doubtful', '.'],
    ['1234', 'plain', undefined],
    ['12a', 'bad', undefined],
    ['1.23.456', 'bad', undefined],
  ] as const)('kind of %s', (text, kind, mark) => {
    const shape = amountShape(text);
    expect(shape.kind).toBe(kind);
    expect('mark' in shape ? shape.mark : 'thousands' in shape ? shape.thousands : undefined).toBe(mark);
  });

  it('ignores the side printed in a column of credits', () => {
    expect(parseAmount('1.234,50 CR', ',', true)).toBe(123450n);
    expect(parseAmount('1.234,50 DB', ',', true)).toBe(-123450n);
    expect(parseAmount('-1.234,50', ',', true)).toBe(-123450n);
    expect(['1 CR', '1,50 db.', '1', 'CR', 'BCR'].map(hasSide)).toEqual([true, true, false, false, false]);
  });

  it('parses what it formats, in both conventions', () => {
    const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    const group = (digits: string, mark: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, mark);
    fc.assert(
      fc.property(amount, fc.constantFrom(',' as const, '.' as const), (cents, mark) => {
        const size = cents < 0n ? -cents : cents;
        const text = `${group(String(size / 100n), mark === ',' ? '.' : ',')}${mark}${String(size % 100n).padStart(2, '0')}`;
        return (
          parseAmount(cents < 0n ? `(${text})` : text, mark) === cents &&
          parseAmount(cents < 0n ? `${text}-` : text, mark) === cents
        );
      }),
    );
  });
});
