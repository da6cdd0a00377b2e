import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountShape, parseAmount } from './amount-text.ts';

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
    ['1.5E+08', '.', 15_000_000_000n],
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
  ] as const)('shape of %s', (text, kind, mark) => {
    const shape = amountShape(text);
    expect(shape.kind).toBe(kind);
    expect('mark' in shape ? shape.mark : 'thousands' in shape ? shape.thousands : undefined).toBe(mark);
  });

  it('reads back whatever is written, in either convention', () => {
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
