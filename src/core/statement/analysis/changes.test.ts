import { expect, it } from 'vitest';
import { madeNode } from '../../../../tests/support/web/made-statement.ts';
import { roundTree } from '../rounding/round-tree.ts';
import { missesChange, withChanges } from './changes.ts';

const columns = ['actual', 'mes-anterior'].map((key) => ({ key, label: key, kind: 'amount' as const }));
const treeOf = (pairs: readonly (readonly [bigint | null, bigint | null])[]) => {
  const lines = pairs.map((amounts, at) => madeNode(`l${at}`, [...amounts]));
  const sums = [0, 1].map((at) => pairs.reduce((sum, amounts) => sum + (amounts[at] ?? 0n), 0n));
  const sum = lines.map(({ key }) => ({ key, sign: 1 as const }));
  return withChanges({
    ...{ key: 'made', title: '', period: '2026-10', columns, checks: [] },
    nodes: [...lines, madeNode('all', sums, { kind: 'total', sum })],
  });
};
const changesOf = ({ nodes }: { nodes: ReturnType<typeof treeOf>['nodes'] }) =>
  nodes.map(({ changes }) => changes?.[1]);

it('subtracts with the sign, whatever the signs of both figures', () => {
  const tree = treeOf([
    [-150n, -100n],
    [-50n, -100n],
    [0n, -30_940n],
    [20n, -10n],
    [null, 10n],
  ]);
  expect(changesOf(tree)).toEqual([-50n, 50n, 30_940n, 30n, null, 30_960n]);
});

it('rounds them from pesos so that they add up; what did not move in pesos stays nothing', () => {
  const tree = treeOf([
    [149_000n, 50_000n],
    [140_000n, 140_000n],
    [145_000n, 99_000n],
  ]);
  const rounded = roundTree(tree, 100_000n);
  const [first, still, last, all] = changesOf(rounded) as bigint[];
  expect(still).toBe(0n);
  expect(first! + last!).toBe(all);
  expect(all).toBe(100_000n);
  expect(missesChange(rounded)).toBe(
    rounded.nodes.some(({ amounts, changes }) => changes![1] !== amounts[0]! - amounts[1]!),
  );
  expect(missesChange(tree)).toBe(false);
});
