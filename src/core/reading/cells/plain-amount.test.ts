import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../../../tests/support/test-sizes.ts';
import { amountShape, parseAmount } from './amount-text.ts';
import { PlainAmount } from './plain-amount.ts';

const plain = new PlainAmount();

test.each([
  ['0', 0, null],
  ['1234', 123_400, null],
  ['-1234,5', -123_450, ','],
  ['1.234.567,89', 123_456_789, ','],
  ['1,234,567.8', 123_456_780, '.'],
  ['1,234,567', 123_456_700, '.'],
  ['12.345,00', 1_234_500, ','],
  ['0.07', 7, '.'],
])('%s is plain', (text, cents, mark) => {
  expect(plain.read(text)).toBe(true);
  expect(plain).toMatchObject({ cents, mark });
});

test.each([
  '',
  '-',
  ',',
  '1.234',
  '1234,567',
  '1,23,456',
  '.5',
  '5.',
  '1.234.56,7',
  '(5)',
  '5-',
  '$ 5',
  '1 000',
  '1e5',
  '1.2.3',
  '90071992547409.93',
])('%j is not', (text) => {
  expect(plain.read(text)).toBe(false);
});

test('agrees with the full parser on everything that it accepts', () => {
  const runs = cases(5000);
  let taken = 0;
  const pieces = fc.array(fc.constantFrom('1', '23', '456', '000', '7890', ',', '.', '.', ',', '-', ' '), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join('');
      if (!plain.read(text)) return;
      taken++;
      const shape = amountShape(text);
      expect(shape).toEqual(plain.mark === null ? { kind: 'plain' } : { kind: 'certain', mark: plain.mark });
      expect(BigInt(plain.cents)).toBe(parseAmount(text, plain.mark ?? ','));
    }),
    { numRuns: runs },
  );
  expect(taken).toBeGreaterThan(runs / 25);
});
