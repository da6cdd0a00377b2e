/** Numbers parsed from bytes are bit-identical to JavaScript's parse of the same text. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexFromBytes, numberFromBytes } from './number-bytes.ts';

const read = (text: string) => numberFromBytes(Buffer.from(`>${text}<`), 1, 1 + Buffer.byteLength(text));

test.each([
  '0',
  '7',
  '-4000000',
  '81180690779',
  '1234567.89',
  '-0.01',
  '0.1',
  '0.30000000000000004',
  '123456789012345',
  '1234567890123456',
  '1.5E+10',
  '2e-7',
  '999999999999.99',
  '00012',
  '.5',
  '5.',
  '+3',
  ' 12 ',
])('%s is parsed exactly', (text) => {
  expect(read(text)).toBe(Number(text));
});

test.each(['1.250.00O,00', '1,250.00', '-', '.', '1e', '0x10', 'Infinity', 'NaN', '1e999', '12 000', '--1', 'ñ'])(
  '%s is not a number and stays as it is',
  (text) => {
    expect(read(text)).toBe(text);
  },
);

test('blank is null', () => {
  expect(read('')).toBeNull();
  expect(read('  ')).toBeNull();
});

test('any amount in pesos and cents', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
      fc.integer({ min: 0, max: 6 }),
      (units, decimals) => {
        const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
        const whole = digits.slice(0, digits.length - decimals);
        const text = `${units < 0n ? '-' : ''}${whole}${decimals > 0 ? `.${digits.slice(-decimals)}` : ''}`;
        expect(read(text)).toBe(Number(text));
      },
    ),
  );
});

test("any double in JavaScript's notation", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(read(String(value))).toBe(Number(String(value)));
    }),
  );
});

test.each([
  ['0', 0],
  ['36931', 36_931],
  ['', -1],
  ['-1', -1],
  ['1.0', -1],
  ['99999999999', -1],
])('index «%s»', (text, index) => {
  expect(indexFromBytes(Buffer.from(text), 0, text.length)).toBe(index);
});
