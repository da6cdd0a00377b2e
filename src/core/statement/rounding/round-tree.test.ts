import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases } from '../../../../tests/support/test-sizes.ts';
import type { StatementNode, StatementTree } from '../statement-tree.ts';
import { roundTo, roundTree } from './round-tree.ts';

const size = 100_000n;

function node(key: string, amount: bigint | null, changed: Partial<StatementNode> = {}): StatementNode {
  return {
    key,
    code: null,
    label: key,
    kind: 'line',
    amounts: [amount],
    children: [],
    from: null,
    sum: null,
    unit: null,
    marks: [],
    note: null,
    ...changed,
  };
}
const total = (key: string, amount: bigint, parts: readonly string[], sign: 1 | -1 = 1) =>
  node(key, amount, { kind: 'total', sum: parts.map((part) => ({ key: part, sign })) });
const tree = (nodes: StatementNode[]): StatementTree => ({
  key: 'made',
  title: '',
  period: '2026-10',
  columns: [{ key: 'actual', label: '', kind: 'amount' }],
  nodes,
  checks: [],
});
const rounded = (nodes: StatementNode[]) =>
  roundTree(tree(nodes), size).nodes.map(({ amounts, marks }) => [amounts[0], ...marks]);

it('rounds half away from zero', () => {
  expect(roundTo(50_000n, size)).toBe(100_000n);
  expect(roundTo(-50_000n, size)).toBe(-100_000n);
  expect(roundTo(49_999n, size)).toBe(0n);
});

it('gives the unit that is missing to the part that was cut most, and says so', () => {
  expect(rounded([node('a', 140_000n), node('b', 145_000n), total('sum', 285_000n, ['a', 'b'])])).toEqual([
    [100_000n],
    [200_000n, 'adjusted'],
    [300_000n],
  ]);
});

it('leaves what other statements show too at its nearest', () => {
  const parts = [node('openResult', 145_000n), node('b', 140_000n)];
  expect(rounded([...parts, total('sum', 285_000n, ['openResult', 'b'])])).toEqual([
    [100_000n],
    [200_000n, 'adjusted'],
    [300_000n],
  ]);
  expect(rounded([node('openResult', 145_000n), total('sum', 145_000n, ['openResult'])])).toEqual([
    [100_000n],
    [100_000n],
  ]);
});

it('takes a unit too many from what was rounded up most; subtracted parts go the other way', () => {
  expect(rounded([node('a', 160_000n), node('b', 155_000n), total('sum', 315_000n, ['a', 'b'])])).toEqual([
    [200_000n],
    [100_000n, 'adjusted'],
    [300_000n],
  ]);
  expect(rounded([node('a', 160_000n), node('b', 155_000n), total('sum', -315_000n, ['a', 'b'], -1)])).toEqual([
    [200_000n],
    [100_000n, 'adjusted'],
    [-300_000n],
  ]);
});

it('follows totals of totals, and lines to their accounts', () => {
  const accounts = [140_000n, 145_000n].map((amount, at) => node(`a.${at}`, amount, { kind: 'account' }));
  const [line, , all] = roundTree(
    tree([
      node('a', 285_000n, { children: accounts }),
      total('first', 285_000n, ['a']),
      total('all', 285_000n, ['first']),
    ]),
    size,
  ).nodes;
  expect(all?.amounts).toEqual([300_000n]);
  expect(line?.children.map(({ amounts }) => amounts[0])).toEqual([100_000n, 200_000n]);
});

it('leaves alone what is not the sum of its parts, what has no figure, and ratios', () => {
  expect(rounded([node('a', 140_000n), total('sum', 900_000n, ['a'])])).toEqual([[100_000n], [900_000n]]);
  expect(rounded([node('a', null), node('r', 185n, { kind: 'ratio', unit: 'times' })])).toEqual([[null], [185n]]);
});

it('adds up for any amounts, each within a unit of its own', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), { minLength: 1, maxLength: 30 }),
      (amounts) => {
        const half = Math.ceil(amounts.length / 2);
        const sum = (some: readonly bigint[]) => some.reduce((all, amount) => all + amount, 0n);
        const lines = amounts.map((amount, at) => node(`l${at}`, amount));
        const keys = lines.map(({ key }) => key);
        const { nodes } = roundTree(
          tree([
            ...lines,
            total('first', sum(amounts.slice(0, half)), keys.slice(0, half)),
            total('all', sum(amounts), ['first', ...keys.slice(half)]),
          ]),
          size,
        );
        const values = nodes.map((one) => one.amounts[0]!);
        const [first, all] = values.slice(-2) as [bigint, bigint];
        expect(all).toBe(roundTo(sum(amounts), size));
        expect(first).toBe(sum(values.slice(0, half)));
        expect(all).toBe(first + sum(values.slice(half, -2)));
        amounts.forEach((amount, at) => {
          const off = values[at]! - amount;
          expect(off < 2n * size && off > -2n * size).toBe(true);
        });
      },
    ),
    { numRuns: cases(100) },
  );
});
