import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allocate } from './allocate.ts';
import { pesos } from './money.ts';

const of = (...amounts: number[]) => amounts.map((whole, index) => ({ index, amount: pesos(whole) }));

it('gives the remainder to the largest', () => {
  const parts = allocate(pesos(100), of(1, 2, 1));
  expect(parts.map(({ index, amount }) => [index, amount])).toEqual([
    [1, pesos(50)],
    [0, pesos(25)],
    [2, pesos(25)],
  ]);
  expect(allocate(pesos(100), of(3, 3, 3)).map(({ amount }) => amount)).toEqual([pesos(34), pesos(33), pesos(33)]);
});

it('keeps weights that are the parts already, cents and all', () => {
  const weights = [
    { index: 0, amount: 5050n },
    { index: 1, amount: 101n },
  ];
  expect(allocate(5151n, weights)).toEqual(weights);
});

it('leaves out who gets nothing', () => {
  expect(allocate(pesos(10), of(0, 1_000_000, 1)).map(({ index }) => index)).toEqual([1]);
  expect(allocate(pesos(10), of(0, -5))).toEqual([]);
});

it('adds up to the amount', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 14n }),
      fc.array(fc.integer({ min: 0, max: 1_000_000 })),
      (amount, weights) => {
        const parts = allocate(amount, of(...weights));
        const sum = parts.reduce((all, part) => all + part.amount, 0n);
        expect(sum).toBe(weights.some((weight) => weight > 0) ? amount : 0n);
      },
    ),
  );
});
