import { expect, it } from 'vitest';
import { madeMark, madeNode } from '../../../../../tests/support/web/made-statement.ts';
import { RowMarks } from './row-marks.ts';

const account = madeNode('fees.5110', [1n], { kind: 'account', code: '5110' });
const line = madeNode('fees', [1n], { children: [account] });
const marks = [
  madeMark({ account: '51100501', severity: 'media', rule: 'VAR-1' }),
  madeMark({ account: '51101001', severity: 'critica', rule: 'RET-2', count: 2 }),
  madeMark({ account: '5120', severity: 'critica' }),
  madeMark({ account: '5109', severity: 'critica' }),
];
const rowMarks = new RowMarks(marks);

it('tells on a closed line the worst finding of its accounts, and how many there are', () => {
  expect(rowMarks.of({ node: line, depth: 0, isOpen: false })).toMatchObject({ rule: 'RET-2', count: 3 });
  expect(rowMarks.of({ node: account, depth: 1, isOpen: undefined })).toMatchObject({ rule: 'RET-2', count: 3 });
});

it('leaves them to the accounts where the line is open', () => {
  expect(rowMarks.of({ node: line, depth: 0, isOpen: true })).toBeNull();
  expect(rowMarks.of({ node: madeNode('total', [1n], { kind: 'total' }), depth: 0, isOpen: undefined })).toBeNull();
});
