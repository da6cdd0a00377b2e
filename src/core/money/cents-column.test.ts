import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CentsColumn } from './cents-column.ts';

const largest = 2n ** 62n;
const amounts = fc.array(fc.bigInt({ min: -largest / 256n, max: largest / 256n }), { maxLength: 200 });
const columnOf = (cents: readonly bigint[]) => new CentsColumn(BigInt64Array.from(cents));

test('stores safe integers as cents', () => {
  fc.assert(
    fc.property(fc.array(fc.maxSafeInteger()), (values) => {
      const column = new CentsColumn(1);
      column.grow(values.length + 1);
      values.forEach((value, row) => void column.set(row, value));
      expect([...column.cents]).toEqual([...values.map(BigInt), 0n]);
      values.forEach((value, row) => void expect(column.approximate(row)).toBe(value));
    }),
  );
});

test('sums exactly, far beyond 2^53', () => {
  fc.assert(
    fc.property(amounts, fc.nat(), fc.nat(), (cents, one, other) => {
      const [from, to] = [one % (cents.length + 1), other % (cents.length + 1)].sort((a, b) => a - b) as [
        number,
        number,
      ];
      const add = (sum: bigint, value: bigint) => sum + value;
      const column = columnOf(cents);
      expect(column.sum(from, to)).toBe(cents.slice(from, to).reduce(add, 0n));
      const odd = Uint32Array.from(cents.keys()).filter((row) => row % 2 === 1);
      expect(column.sumOf(odd)).toBe(cents.filter((_, row) => row % 2 === 1).reduce(add, 0n));
    }),
  );
});

test('gathers rows in the given order; beyond 2^53 amounts are close enough for comparisons', () => {
  fc.assert(
    fc.property(amounts, (cents) => {
      const column = columnOf(cents);
      const backwards = Uint32Array.from(cents.keys()).reverse();
      expect([...column.gather(backwards)]).toEqual(cents.toReversed());
      cents.forEach((value, row) => void expect(column.approximate(row)).toBe(Number(value)));
    }),
  );
});
