import { expect, it } from 'vitest';
import { madeMark, madeNode } from '../../../../../tests/support/web/made-statement.ts';
import { rowMark } from './row-marks.ts';

const account = madeNode('fees.5110', [1n], { kind: 'account', code: '5110' });
const line = madeNode('fees', [1n], { children: [account] });
const marks = [
  madeMark({ account: '51100501', severity: 'media', rule: 'VAR-1' }),
  madeMark({ account: '51101001', severity: 'critica', rule: 'RET-2', count: 2 }),
  madeMark({ account: '5120', severity: 'critica' }),
];

it('tells on a closed line the worst finding of its accounts, and how many there are', () => {
  expect(rowMark({ node: line, depth: 0, isOpen: false }, marks)).toMatchObject({ rule: 'RET-2', count: 3 });
  expect(rowMark({ node: account, depth: 1, isOpen: undefined }, marks)).toMatchObject({ rule: 'RET-2', count: 3 });
});

it('leaves them to the accounts where the line is open', () => {
  expect(rowMark({ node: line, depth: 0, isOpen: true }, marks)).toBeNull();
  expect(rowMark({ node: madeNode('total', [1n], { kind: 'total' }), depth: 0, isOpen: undefined }, marks)).toBeNull();
});
