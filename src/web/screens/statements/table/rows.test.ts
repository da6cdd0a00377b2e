import { expect, it } from 'vitest';
import { madeNode } from '../../../../../tests/support/web/made-statement.ts';
import { statementRows, turn } from './rows.ts';

const leaf = madeNode('cash.11050501', [50n], { kind: 'account', code: '11050501' });
const account = madeNode('cash.1105', [50n], { kind: 'account', code: '1105', children: [leaf] });
const cash = madeNode('cash', [50n], { children: [account] });
const stock = madeNode('stock', [0n]);
const total = madeNode('current', [0n], { kind: 'total' });
const nodes = [madeNode('currentAssets', [], { kind: 'section', children: [cash, stock, total] })];
const shown = { level: 'grupo' as const, turned: [], zeros: false };
const keys = (changed: Partial<Parameters<typeof statementRows>[1]> = {}) =>
  statementRows(nodes, { ...shown, ...changed }).map(({ node, depth }) => `${depth} ${node.key}`);

it('opens sections, and lines as deep as the level says', () => {
  expect(keys()).toEqual(['0 currentAssets', '1 cash', '1 current']);
  expect(keys({ level: 'cuenta' })).toEqual(['0 currentAssets', '1 cash', '2 cash.1105', '1 current']);
  expect(keys({ level: 'auxiliar' })).toContain('3 cash.11050501');
});

it('turns what the user turned', () => {
  expect(keys({ turned: ['cash'] })).toContain('2 cash.1105');
  expect(keys({ turned: ['cash'], level: 'cuenta' })).not.toContain('2 cash.1105');
  expect(keys({ turned: ['currentAssets'] })).toEqual(['0 currentAssets']);
  expect(turn(turn([], 'cash'), 'cash')).toEqual([]);
});

it('shows lines without figures when asked; totals always', () => {
  expect(keys({ zeros: true })).toContain('1 stock');
  const [row] = statementRows([madeNode('lone', [1n], { children: [stock] })], shown);
  expect(row?.isOpen).toBeUndefined();
});
